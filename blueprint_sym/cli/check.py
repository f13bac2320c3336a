"""``blueprint-sym check`` and ``check-function``: formulas of papers and programs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .common import REPORT_FORMAT, TASK, guarded, main, pairs, worst
from .running import Running

if TYPE_CHECKING:
    from ..claims.check import Checked
    from ..claims.claim import Claim

HTML = click.option(
    "--html", "page", type=click.Path(dir_okay=False, path_type=Path), help="Also write a page to send."
)


def judges(command: Callable[..., None]) -> Callable[..., None]:
    """Options of a command that judges claims one by one, in this process; they reach it as its first argument."""

    @click.option("--cvc5", is_flag=True, help="Ask cvc5 as well, about every claim.")
    @click.option("--store/--no-store", default=True, help="Remember what is proved (default; never in CI).")
    @wraps(command)
    def run(cvc5: bool, store: bool, **others: Any) -> None:
        command(Running(1, cvc5, store), **others)

    return run


@main.command()
@click.argument(
    "files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="FILE..."
)
@REPORT_FORMAT
@HTML
@guarded
@judges
def check(run: Running, files: tuple[Path, ...], form: str, page: Path | None) -> None:
    """Prove or refute the claims of FILEs: TOML claims files, and LaTeX papers with marked equations.

    Exit codes are those of prove; a claim that meets its `expect` counts as proved.
    """
    from ..claims.check import check_all
    from ..claims.file import bibliography, without_doubles
    from ..claims.problem import Bench
    from ..proof.prover import Prover
    from ..views.common import progress

    claims = [claim for path in files for claim in _claims(path)]
    without_doubles(claims)
    with progress(len(claims)) as tell, run.prover() as prover:
        deriver = Prover(store=prover.store)
        checks = check_all(claims, Bench(prover, deriver), tell)
    folders = dict.fromkeys(path.parent for path in files if path.suffix == ".toml")
    known = {key: entry for folder in folders for key, entry in bibliography(folder).items()}
    _report(checks, form, page, known)


def _claims(path: Path) -> tuple[Claim, ...]:
    from ..claims.file import read_file
    from ..claims.paper import read_paper

    return read_paper(path) if path.suffix in (".tex", ".ltx") else read_file(path)


def _report(checks: tuple[Checked, ...], form: str, page: Path | None, known: Any) -> None:
    from ..views.claims import CLAIM_REPORTS
    from ..views.claims_page import claims_page

    if page is not None:
        try:
            page.write_text(claims_page(checks, known), encoding="utf-8")
        except OSError as error:
            raise click.UsageError(f"--html: {error}") from error
    click.echo(CLAIM_REPORTS[form](checks), nl=False)
    sys.exit(worst(item.standing for item in checks))


@main.command("check-function")
@click.argument("source", metavar="FILE.py:NAME")
@click.option("--quantity", required=True, help="What it computes, such as model.flops.matmul.model.")
@click.option("--arg", "given", multiple=True, metavar="NAME=VALUE", help="A symbol, a formula, or a concrete value.")
@click.option("--task", type=TASK, default="training", show_default=True)
@click.option("--scope", type=click.Choice(["block", "model"]), default="block", show_default=True)
@click.option("--model", "words", multiple=True, metavar="NAME or KEY=VALUE", help="Its structure, such as mlp=swiglu.")
@click.option("--strategy", "choices", multiple=True, metavar="KEY=VALUE", help="Such as recompute=full.")
@click.option("--assume", multiple=True, metavar="RELATION", help="Such as 'F = 4*H'.")
@click.option("--relation", type=click.Choice(["=", "<=", ">="]), default="=", show_default=True)
@click.option("--expect", type=click.Choice(["proved", "refuted", "unknown"]), default=None)
@REPORT_FORMAT
@HTML
@guarded
@judges
def check_function(
    run: Running,
    source: str,
    quantity: str,
    given: tuple[str, ...],
    words: tuple[str, ...],
    choices: tuple[str, ...],
    assume: tuple[str, ...],
    expect: str | None,
    form: str,
    page: Path | None,
    **options: str,
) -> None:
    """Prove or refute that a Python function computes a quantity. The file is Python and is run.

    The function runs on symbols. Where it cannot, it is compared at many points, which is told and is no proof.
    """
    from ..claims.code import check_function as checked
    from ..claims.code import load_function
    from ..claims.problem import Bench
    from ..proof.prover import Prover

    structure = _structure(words)
    with run.prover() as prover:
        found = checked(
            load_function(source),
            quantity,
            arguments={name: _value(text) for name, text in pairs(given, "--arg").items()},
            model=structure,
            strategy={name: _flag(text) for name, text in pairs(choices, "--strategy").items()},
            assume=assume,
            expect=expect or "",
            bench=Bench(prover, Prover(store=prover.store)),
            **options,
        )
    _report((found,), form, page, {})


def _structure(words: tuple[str, ...]) -> str | dict[str, Any]:
    if len(words) == 1 and "=" not in words[0]:
        return words[0]
    return {name: _flag(text) for name, text in pairs(words, "--model").items()}


def _flag(text: str) -> str | bool:
    return {"true": True, "false": False}.get(text.lower(), text)


def _value(text: str) -> Any:
    """An argument: true, false, none, a number, a quoted word, or a formula in our letters."""
    from ..claims.code import argument

    return argument(text)
