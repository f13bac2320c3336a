"""``blueprint-sym latex``: formulas for a paper."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import click

from .common import guarded, main, parse_point
from .derive import derive, derived

OWN = frozenset({"form", "target", "capacity"})
"""Options of ``derive`` that say nothing about a formula."""


@main.command()
@click.option("--quantities", default=None, metavar="NAME,…", help="Such as flops.qkv,flops.mlp; by default all.")
@click.option("-o", "--output", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", help="Write files.")
@click.option("--standalone", is_flag=True, help="Make it compile as it is.")
@click.option("--steps", is_flag=True, help="Add the derivation of each quantity, line by line.")
@click.option("--siunitx", is_flag=True, help="Write numbers with siunitx.")
@click.option("--cleveref", is_flag=True, help="Refer to equations with cleveref.")
@guarded
def latex(
    task: str,
    point: str | None,
    model: str | None,
    head_width: str | None,
    quantities: str | None,
    output: Path | None,
    standalone: bool,
    steps: bool,
    siunitx: bool,
    cleveref: bool,
    **choices: Any,
) -> None:
    """Derive a block or a whole model, prove it, and print its formulas as LaTeX.

    -o DIR writes them as files for a paper.
    """
    from ..export import paper

    derivation = derived(task, model, head_width, **choices)
    names = None if quantities is None else [name.strip() for name in quantities.split(",") if name.strip()]
    made = paper(
        derivation,
        names,
        at=None if point is None else derivation.instantiate(**parse_point(point)),
        siunitx=siunitx,
        cleveref=cleveref,
        steps=steps,
        command=_command(click.get_current_context()),
    )
    if output is None:
        click.echo(made.text(standalone=standalone), nl=False)
        return
    try:
        for path in made.write(output, standalone=standalone):
            click.echo(path)
    except OSError as error:
        raise click.UsageError(f"--output: {error}") from error


latex.params[:0] = [item for item in derive.params if item.name not in OWN]


def _command(context: click.Context) -> str:
    """What makes the same text again: the options that were given, in their declared order, without the folder."""
    words = ["blueprint-sym", "latex"]
    for item in context.command.params:
        value = context.params[item.name or ""]
        if isinstance(item, click.Argument):
            words.append(str(value))
        elif item.name != "output" and value not in (item.get_default(context), None):
            positive = item.opts[-1]
            words += [item.secondary_opts[-1] if value is False else positive]
            words += [] if isinstance(value, bool) else [str(value)]
    return shlex.join(words)
