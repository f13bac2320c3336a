"""The command line: ``blueprint-sym derive | prove | export | models``.

stdout is the result, stderr the progress. Exit codes: 0 everything proved, 1 something refuted, 2 wrong usage or input,
3 something unknown.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from . import __version__
from .errors import BindingError, BlueprintError, ProofError
from .proof.report import ProofReport, Status
from .spec.strategy import Recompute

EXIT_REFUTED, EXIT_USAGE, EXIT_UNKNOWN = 1, 2, 3


def exit_code(report: ProofReport) -> int:
    """0, 1 or 3, as the report deserves."""
    if report.count(Status.REFUTED):
        return EXIT_REFUTED
    return 0 if report.proved else EXIT_UNKNOWN


def _guarded(command: Callable[..., None]) -> Callable[..., None]:
    """Turns the package's errors into one line on stderr and an exit code."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> None:
        try:
            command(*args, **kwargs)
        except ProofError as error:
            click.echo(f"error: {error}", err=True)
            sys.exit(exit_code(error.report) or EXIT_REFUTED)
        except BlueprintError as error:
            click.echo(f"error: {error}", err=True)
            sys.exit(EXIT_USAGE)

    return run


def parse_point(text: str) -> dict[str, int]:
    """The values of ``B=1,t=8,e=2``; raises BindingError that names what is wrong."""
    values: dict[str, int] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        name, separator, number = (piece.strip() for piece in part.partition("="))
        if not separator or not re.fullmatch(r"[A-Za-z_]\w{0,20}", name, re.ASCII):
            raise BindingError(part, f"--at: expected NAME=INTEGER, got {part[:40]!r}")
        if name in values:
            raise BindingError(name, f"--at: {name} is given twice")
        if not re.fullmatch(r"-?[0-9]{1,100}", number):
            raise BindingError(name, f"--at: {name} = {number[:40]!r} is not an integer of at most 100 digits")
        values[name] = int(number)
    return values


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="blueprint-sym")
def main() -> None:
    """Closed forms of what a Transformer block costs, proved before a number is put in."""


_FORMAT = click.option("--format", "form", type=click.Choice(["table", "json"]), default="table", show_default=True)


@main.command()
@click.argument("task", type=click.Choice(["training", "prefill", "decode"]))
@click.option("--model", help="A name of `blueprint-sym models`, or a .toml or .json file.")
@click.option(
    "--recompute", type=click.Choice([policy.value for policy in Recompute]), default="none", show_default=True
)
@click.option("--tensor-parallel/--no-tensor-parallel", default=True, help="t >= 2 (default) or t = 1.")
@click.option("--sequence-parallel", is_flag=True, help="Split the residual stream along the sequence.")
@click.option("--regather/--no-regather", default=None, help="Gather inputs again instead of storing them (default).")
@click.option("--fused-activation", is_flag=True, help="Run the activation inside the products around it.")
@click.option("--shard-optimizer", is_flag=True, help="Split optimizer states over d data-parallel ranks.")
@click.option(
    "--head-width", type=click.Choice(["divided", "free"]), default=None, help="Whether H = h*d_h is assumed."
)
@click.option(
    "--target", type=click.Choice(["queue", "slot"]), default=None, help="Bind the plan to a reference target."
)
@click.option("--capacity", type=int, default=None, help="Bytes of the device that the layout must fit.")
@click.option("--at", "point", default=None, metavar="B=1,t=8,…", help="Also give numbers at this point.")
@_FORMAT
@_guarded
def derive(task: str, point: str | None, form: str, model: str | None, head_width: str | None, **choices: Any) -> None:
    """Derive one block through all passes, prove it, and print its closed forms."""
    from .derivation import derive as run
    from .views import derivation_data, print_derivation

    if model is not None and head_width is not None:
        raise BindingError(
            "head_width", "--head-width: the model says whether H = h*d_h; give one of --model, --head-width"
        )
    structure = model if head_width is None else {"head_width": head_width}
    derivation = run(task, model=structure, **choices)
    instance = None if point is None else derivation.instantiate(**parse_point(point))
    if form == "json":
        click.echo(json.dumps(derivation_data(derivation, instance), indent=2))
    else:
        print_derivation(derivation, instance)


@main.command()
@_FORMAT
@_guarded
def prove(form: str) -> None:
    """Prove every obligation of every pass over every structural variant."""
    from .audit import audit, variants
    from .views import audit_data, print_audit, progress

    with progress(len(variants())) as tell:
        result = audit(progress=tell)
    if form == "json":
        click.echo(json.dumps(audit_data(result), indent=2))
    else:
        print_audit(result)
    sys.exit(exit_code(result.report))


@main.group()
def export() -> None:
    """Write what is proved for another prover to judge."""


@export.command()
@click.option("-o", "--output", type=click.Path(file_okay=False, path_type=Path), required=True, metavar="DIR")
@_guarded
def coq(output: Path) -> None:
    """Write DIR/obligations.v, every claim of every variant, and DIR/induction.v."""
    from .audit import audit, variants
    from .proof.coq import write
    from .proof.prover import Prover
    from .views import progress

    with progress(len(variants())) as tell:
        report = audit(prover=Prover(), progress=tell).report
    try:
        for path in write(output, (verdict.obligation for verdict in report.verdicts)):
            click.echo(path)
    except OSError as error:
        raise click.UsageError(f"--output: {error}") from error
    sys.exit(exit_code(report))


@main.command()
@_FORMAT
@_guarded
def models(form: str) -> None:
    """List the models that can be named."""
    from .spec.catalogue import catalogue
    from .views import print_models

    if form == "json":
        rows = {spec.name: {**spec.sizes, "source": spec.source} for spec in catalogue().values()}
        click.echo(json.dumps(rows, indent=2))
    else:
        print_models(tuple(catalogue().values()))


@main.command()
@click.option("--pass", "pass_name", default=None, help="Only those of a pass, such as plan_training.")
@click.option("--kind", default=None, help="Only those of a kind, such as integrality.")
@_FORMAT
@_guarded
def obligations(pass_name: str | None, kind: str | None, form: str) -> None:
    """List what every pass claims over every structural variant; nothing is proved."""
    from .audit import every_obligation

    rows = list(every_obligation())
    for name, word, known in (
        ("--pass", pass_name, {row.pass_name for row in rows}),
        ("--kind", kind, {row.kind for row in rows}),
    ):
        if word is not None and word not in known:
            raise BindingError(word, f"{name}: unknown {word!r}; known are {', '.join(sorted(known))}")
    chosen = [row for row in rows if pass_name in (None, row.pass_name) and kind in (None, row.kind)]
    if form == "json":
        fields = [{"id": row.id, "pass": row.pass_name, "kind": row.kind, "sentence": row.sentence} for row in chosen]
        click.echo(json.dumps(fields, indent=2))
        return
    for row in chosen:
        click.echo(f"{row.id}\n    {row.sentence}")
    click.echo(f"{len(chosen)} obligations")


@main.command()
@click.argument("obligation")
@_guarded
def explain(obligation: str) -> None:
    """Show one obligation of `blueprint-sym obligations`: what it claims, its hypotheses, verdict, judges and query."""
    from .audit import every_obligation
    from .proof.explain import explain as run
    from .proof.prover import Prover

    found = next((row for row in every_obligation() if row.id == obligation), None)
    if found is None:
        raise BindingError(obligation, f"no obligation {obligation[:80]!r}; `blueprint-sym obligations` lists them")
    explanation = run(found, Prover(certificates=True))
    click.echo(str(explanation))
    sys.exit(exit_code(ProofReport((explanation.verdict,))))


if __name__ == "__main__":
    main()
