"""``blueprint-sym sweep``: the rows of a design space, from a shell."""

from __future__ import annotations

import csv
import io
import json
import re
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click

from ..errors import SpecError
from .common import TASK, guarded, main, pairs

if TYPE_CHECKING:
    from ..space.design import Sweep

RANGE = re.compile(r"([0-9]{1,30})(?:\.\.([0-9]{1,30})(?::([0-9]{1,30}))?)?", re.ASCII)
MOST_VALUES = 1_000_000
"""Values of an axis that a shell may ask for."""


@main.command()
@click.argument("task", type=TASK)
@click.option("--model", help="A name of `blueprint-sym models`, or a .toml, .json or .args file.")
@click.option("--scope", type=click.Choice(["block", "model"]), default="block", show_default=True)
@click.option(
    "--axis", "axes", multiple=True, metavar="t=2,4,8", help="Values of a symbol (1..8, 512..4096:512) or of a choice."
)
@click.option("--quantity", "quantities", multiple=True, metavar="[NAME=]SUM", help="A quantity or a sum; all if none.")
@click.option("--at-most", "limits", multiple=True, metavar="NAME=INTEGER", help="The largest value that is wanted.")
@click.option("--top", type=click.IntRange(min=1), help="Only the best rows; needs --by.")
@click.option("--by", help="The column that --top compares.")
@click.option("--largest", is_flag=True, help="The largest values are the best.")
@click.option("--pareto", metavar="A,B,-C", help="Only rows that no other beats; a minus wants the largest.")
@click.option("--count", is_flag=True, help="Only how many rows there are.")
@click.option("--format", "form", type=click.Choice(["csv", "json"]), default="csv", show_default=True)
@guarded
def sweep(task: str, model: str | None, scope: Any, form: str, **asked: Any) -> None:
    """Enumerate every combination of sizes and choices that obeys the hypotheses; print one row for each."""
    from ..derivation import derive
    from ..space.design import sweep as run

    if (asked["top"] is None) != (asked["by"] is None):
        raise SpecError("--top and --by go together", field="by")
    given = {name: _values(name, text) for name, text in pairs(asked["axes"], "--axis", "NAME=VALUES").items()}
    wanted = pairs((item if "=" in item else f"{item}={item}" for item in asked["quantities"]), "--quantity")
    limits = pairs(asked["limits"], "--at-most", "NAME=INTEGER")
    space = run(
        derive(task, model=model, scope=scope, **_first(given)),
        given,
        quantities=wanted or None,
        at_most={name: _integer(name, text) for name, text in limits.items()},
        progress=sys.stderr.isatty(),
    )
    if asked["count"]:
        click.echo(json.dumps(space.count()))
        return
    frames: Iterable[Any]
    if asked["top"] is not None:
        frames = [space.top(asked["top"], asked["by"], largest=asked["largest"])]
    elif asked["pareto"] is not None:
        frames = [space.pareto(*(name.strip() for name in asked["pareto"].split(",")))]
    else:
        frames = space.chunks("pandas")
    if not _print(frames, space.columns, form):
        _tell_nothing(space)


def _first(given: dict[str, Any]) -> dict[str, Any]:
    """The choice of tensor parallelism that the sweep starts from: another would not go with the others."""
    return {"tensor_parallel": False} if given.get("tensor_parallel") == [False] else {}


def _integer(name: str, text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,100}", text, re.ASCII):
        raise SpecError(f"expected an integer, got {text[:40]!r}", field=f"--at-most {name}")
    return int(text)


def _values(name: str, text: str) -> list[Any]:
    """``1,2,4``, ``1..8``, ``512..4096:512``, ``true,false`` or words."""
    found: list[Any] = []
    for piece in (part.strip() for part in text.split(",")):
        numbers = RANGE.fullmatch(piece)
        if numbers is None:
            found.append({"true": True, "false": False}.get(piece, piece))
            continue
        first, last, step = (int(part) if part else None for part in numbers.groups())
        assert first is not None, "the pattern has it"
        several = range(first, (first if last is None else last) + 1, step or 1) if step != 0 else range(0)
        if not several or len(several) + len(found) > MOST_VALUES:
            raise SpecError(f"expected from 1 to {MOST_VALUES} values, got {piece!r}", field=f"--axis {name}")
        found += several
    return found


def _print(frames: Iterable[Any], columns: tuple[str, ...], form: str) -> int:
    """Prints every row and says how many there were; CSV has its header where there is none."""
    if form == "csv":
        out = io.StringIO()
        csv.writer(out, lineterminator="\n").writerow(columns)
        click.echo(out.getvalue(), nl=False)
    rows = 0
    for frame in frames:
        rows += len(frame)
        if form == "csv":
            click.echo(frame.to_csv(index=False, header=False), nl=False)
        else:
            for row in frame.to_dict("records"):
                click.echo(json.dumps({name: _plain(value) for name, value in row.items()}))
    return rows


def _tell_nothing(space: Sweep) -> None:
    """Says on stderr why there is no row."""
    found = space.count()
    if found["lawful"]:
        message = f"none of the {found['lawful']} lawful points of {found['points']} is within --at-most"
    else:
        message = f"none of {found['points']} points obeys the hypotheses ({', '.join(space.hypotheses)})"
    click.echo(message, err=True)


def _plain(value: Any) -> Any:
    return value if isinstance(value, str | bool | int) else value.item()
