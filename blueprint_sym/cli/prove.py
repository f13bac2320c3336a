"""``blueprint-sym prove`` and ``export``."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from .common import EXIT_REFUTED, FILES, REPORT_FORMAT, exit_code, guarded, main, worst
from .obligations import declared_in
from .running import Running, running


@main.command()
@FILES
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
@FILES
@click.option("-o", "--output", type=click.Path(file_okay=False, path_type=Path), required=True, metavar="DIR")
@guarded
def coq(files: tuple[Path, ...], output: Path) -> None:
    """Write every claim of every variant for Coq: DIR/tactics.v, DIR/claims_PASS.v and DIR/induction.v.

    With FILEs, write what they declare instead. The files are Python and are run.
    """
    from ..audit import audit, variants
    from ..proof.coq import write
    from ..proof.prover import Prover
    from ..views.common import progress

    try:
        output.mkdir(parents=True, exist_ok=True)
        if files:
            report = Prover().prove_all(declared_in(files))
        else:
            with progress(len(variants())) as tell:
                report = audit(prover=Prover(), progress=tell).report
        for path in write(output, (verdict.obligation for verdict in report.verdicts)):
            click.echo(path)
    except OSError as error:
        raise click.UsageError(f"--output: {error}") from error
    sys.exit(exit_code(report))
