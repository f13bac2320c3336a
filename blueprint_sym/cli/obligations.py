"""``blueprint-sym obligations`` and ``explain``: what is claimed, as a list and one by one."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from ..errors import BindingError
from ..proof.report import ProofReport
from .common import FORMAT, exit_code, guarded, main

if TYPE_CHECKING:
    from ..proof.obligation import Obligation
    from ..proof.record import Record

NAMED = 12
"""Ids of the same claim in other variants that are written out."""


@main.command()
@click.option("--pass", "pass_name", default=None, help="Only those of a pass, such as plan_training.")
@click.option("--kind", default=None, help="Only those of a kind, such as integrality.")
@FORMAT
@guarded
def obligations(pass_name: str | None, kind: str | None, form: str) -> None:
    """List what every pass claims over every structural variant; nothing is proved."""
    from ..audit import KINDS

    for option, word, known in (("--pass", pass_name, _passes()), ("--kind", kind, KINDS)):
        if word is not None and word not in known:
            raise BindingError(word, f"{option}: unknown {word[:80]!r}; known are {', '.join(sorted(known))}")
    rows = [row for row in _listed(pass_name) if pass_name in (None, row.pass_name) and kind in (None, row.kind)]
    if form == "json":
        fields = [{"id": row.id, "pass": row.pass_name, "kind": row.kind, "sentence": row.sentence} for row in rows]
        click.echo(json.dumps(fields, indent=2))
        return
    for row in rows:
        click.echo(f"{row.id}\n    {row.sentence}")
    click.echo(f"{len(rows)} obligations")


def _passes() -> tuple[str, ...]:
    from ..derivation import PASSES

    return tuple(item.name for item in PASSES)


def _listed(pass_name: str | None) -> Sequence[Obligation | Record]:
    """What is claimed, from an audit of the same sources where this machine remembers one."""
    from ..audit import every_obligation
    from .summaries import remembered

    return remembered() or tuple(every_obligation(pass_name=pass_name))


@main.command()
@click.argument("obligation")
@guarded
def explain(obligation: str) -> None:
    """Show one obligation of `blueprint-sym obligations`: what it claims, its hypotheses, verdict, judges and query.

    Of a quantity such as flops.qkv or model.parameters: how its formula came about.
    """
    from .quantity import told

    derivation = told(obligation)
    if derivation is not None:
        click.echo(derivation)
        return
    from ..proof.explain import explain as run
    from ..proof.prover import Prover

    found, others = _found(obligation)
    explanation = run(found, Prover(certificates=True))
    click.echo(str(explanation))
    if others:
        click.echo("\nclaimed under other choices as")
        for name in others[:NAMED]:
            click.echo(f"  {name}")
    if len(others) > NAMED:
        click.echo(f"  and {len(others) - NAMED} more: `blueprint-sym obligations --pass {found.pass_name}`")
    sys.exit(exit_code(ProofReport((explanation.verdict,))))


def _found(name: str) -> tuple[Obligation, tuple[str, ...]]:
    """The obligation of an id, and the ids of the same law about the specification's block under other choices."""
    from ..audit import every_obligation, variants
    from ..spec.structure import Structure

    law = name.partition("@")[0]
    pass_name = name.partition(".")[0]
    if pass_name not in _passes():
        known = ", ".join(_passes())
        raise BindingError(name, f"no obligation {name[:80]!r}: expected a quantity, or an id that begins with {known}")
    specified = [item for item in variants() if item.workload.model.structure == Structure()]
    same = {row.id: row for row in every_obligation(specified, pass_name) if row.id.partition("@")[0] == law}
    found = same.pop(name, None) or next((row for row in every_obligation(None, pass_name) if row.id == name), None)
    if found is None:
        raise BindingError(
            name, f"no obligation {name[:80]!r}; `blueprint-sym obligations --pass {pass_name}` lists them"
        )
    return found, tuple(same)
