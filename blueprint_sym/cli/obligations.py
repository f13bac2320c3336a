"""``blueprint-sym obligations`` and ``explain``: what is claimed, as a list and one by one."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..errors import BindingError, BlueprintError
from ..proof.report import ProofReport
from .common import FILES, FORMAT, exit_code, guarded, main

if TYPE_CHECKING:
    from ..proof.obligation import Obligation
    from ..proof.record import Record

NAMED = 12
"""Ids of the same claim in other variants that are written out."""


@main.command()
@FILES
@click.option("--pass", "pass_name", default=None, help="Only those of a pass, such as plan_training.")
@click.option("--kind", default=None, help="Only those of a kind, such as integrality.")
@FORMAT
@guarded
def obligations(files: tuple[Path, ...], pass_name: str | None, kind: str | None, form: str) -> None:
    """List what every pass claims over every structural variant; nothing is proved.

    With FILEs, list what they declare instead. The files are Python and are run.
    """
    from ..audit import KINDS

    own = declared_in(files)
    passes = {row.pass_name for row in own} if files else set(_passes())
    kinds = {row.kind for row in own} if files else set(KINDS)
    for option, word, known in (("--pass", pass_name, passes), ("--kind", kind, kinds)):
        if word is not None and word not in known:
            raise BindingError(word, f"{option}: unknown {word[:80]!r}; known are {', '.join(sorted(known))}")
    listed = own if files else _listed(pass_name)
    rows = [row for row in listed if pass_name in (None, row.pass_name) and kind in (None, row.kind)]
    if form == "json":
        click.echo(json.dumps([_fields(row) for row in rows], indent=2))
        return
    for row in rows:
        click.echo(f"{row.id}\n    {row.sentence}")
    click.echo(f"{len(rows)} obligations")


def declared_in(files: Sequence[Path]) -> tuple[Obligation, ...]:
    """The obligations of a user's files, in their order; raises BlueprintError where one cannot be had."""
    from ..declared import load
    from ..declared import obligations as claimed_by

    return tuple(row for path in files for item in load(path) for row in claimed_by(item))


def _fields(row: Obligation | Record) -> dict[str, Any]:
    from ..proof.record import Record, record
    from ..proof.report import Status, Verdict

    said = row if isinstance(row, Record) else record(Verdict(row, Status.UNKNOWN))
    return {
        "id": said.id,
        "pass": said.pass_name,
        "kind": said.kind,
        "sentence": said.sentence,
        "source": said.source,
        "hypotheses": list(said.hypotheses),
        "premises": list(said.premises),
        "goal": said.goal,
        "digest": said.digest,
    }


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
@FILES
@guarded
def explain(obligation: str, files: tuple[Path, ...]) -> None:
    """Show one obligation of `blueprint-sym obligations`: what it claims, its hypotheses, verdict, judges and query.

    Of a quantity such as flops.qkv or model.parameters: how its formula came about. With FILEs, an obligation that they
    declare; the files are Python and are run.
    """
    from .quantity import told

    derivation = told(obligation) if not files else None
    if derivation is not None:
        click.echo(derivation)
        return
    from ..proof.explain import explain as run
    from ..proof.prover import Prover

    found, others = _declared(obligation, files) if files else _found(obligation)
    explanation = run(found, Prover(certificates=True))
    click.echo(str(explanation))
    if others:
        click.echo("\nclaimed under other choices as")
        for name in others[:NAMED]:
            click.echo(f"  {name}")
    if len(others) > NAMED:
        where = " ".join(map(str, files)) if files else f"--pass {found.pass_name}"
        click.echo(f"  and {len(others) - NAMED} more: `blueprint-sym obligations {where}`")
    sys.exit(exit_code(ProofReport((explanation.verdict,))))


def _declared(name: str, files: Sequence[Path]) -> tuple[Obligation, tuple[str, ...]]:
    """The obligation of an id that files declare, or the first of a theorem, and its ids in other variants."""
    from ..declared import load
    from ..declared import obligations as claimed_by

    rows: dict[str, Obligation] = {}
    faults: list[str] = []
    for item in (item for path in files for item in load(path)):
        try:
            rows.update({row.id: row for row in claimed_by(item)})
        except BlueprintError as error:
            faults.append(f"; {error}")
    same = [other for other in rows if other.partition("@")[0] == name.partition("@")[0]]
    chosen = name if name in rows else next(iter(same), None)
    if chosen is None:
        known = ", ".join(rows)[:400] or "none"
        raise BindingError(name, f"no obligation {name[:80]!r} is declared; there are {known}{''.join(faults)}")
    return rows[chosen], tuple(other for other in same if other != chosen)


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
