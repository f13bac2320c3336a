"""``blueprint-sym prove``, ``obligations``, ``explain`` and ``export``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from ..errors import BindingError
from ..proof.report import ProofReport
from .common import EXIT_REFUTED, FORMAT, REPORT_FORMAT, exit_code, guarded, main, worst
from .running import Running, running


@main.command()
@click.argument("files", nargs=-1, type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="[FILE]...")
@click.option(
    "--check",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Also fail when what is claimed differs from the index in DIR, such as proofs/artefacts.",
)
@REPORT_FORMAT
@click.option("--coq", is_flag=True, help="Have Coq's kernel check every claim as well; needs coqc, takes minutes.")
@guarded
@running
def prove(run: Running, files: tuple[Path, ...], check: Path | None, form: str, coq: bool) -> None:
    """Prove every obligation of every pass over every structural variant.

    With FILEs, prove what they declare instead: theorems and claims of your own. The files are Python and are run.
    """
    from ..proof.index import INDEX, compare, read
    from ..views.reports import REPORTS
    from .summaries import summarized

    index = read(check / INDEX) if check is not None else None
    summary = summarized(run, files, coq)
    click.echo(REPORTS[form](summary), nl=False)
    difference = compare(index, summary.records) if index is not None else None
    if difference:
        click.echo(f"{check}: the index is not what is claimed now\n{difference}", err=True)
    sys.exit(EXIT_REFUTED if difference else worst(item.status for item in summary.records))


@main.group()
def export() -> None:
    """Write what is proved for another prover to judge."""


@export.command()
@click.option("-o", "--output", type=click.Path(file_okay=False, path_type=Path), required=True, metavar="DIR")
@guarded
def coq(output: Path) -> None:
    """Write every claim of every variant for Coq: DIR/tactics.v, DIR/claims_PASS.v and DIR/induction.v."""
    from ..audit import audit, variants
    from ..proof.coq import write
    from ..proof.prover import Prover
    from ..views.common import progress

    with progress(len(variants())) as tell:
        report = audit(prover=Prover(), progress=tell).report
    try:
        for path in write(output, (verdict.obligation for verdict in report.verdicts)):
            click.echo(path)
    except OSError as error:
        raise click.UsageError(f"--output: {error}") from error
    sys.exit(exit_code(report))


@main.command()
@click.option("--pass", "pass_name", default=None, help="Only those of a pass, such as plan_training.")
@click.option("--kind", default=None, help="Only those of a kind, such as integrality.")
@FORMAT
@guarded
def obligations(pass_name: str | None, kind: str | None, form: str) -> None:
    """List what every pass claims over every structural variant; nothing is proved."""
    from ..audit import every_obligation

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
@guarded
def explain(obligation: str) -> None:
    """Show one obligation of `blueprint-sym obligations`: what it claims, its hypotheses, verdict, judges and query.

    Of a quantity such as flops.qkv: how its formula came about.
    """
    from .quantity import told

    derivation = told(obligation)
    if derivation is not None:
        click.echo(derivation)
        return
    from ..audit import every_obligation
    from ..proof.explain import explain as run
    from ..proof.prover import Prover

    found = next((row for row in every_obligation() if row.id == obligation), None)
    if found is None:
        raise BindingError(obligation, f"no obligation {obligation[:80]!r}; `blueprint-sym obligations` lists them")
    explanation = run(found, Prover(certificates=True))
    click.echo(str(explanation))
    sys.exit(exit_code(ProofReport((explanation.verdict,))))
