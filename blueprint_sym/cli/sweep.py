"""``blueprint-sym sweep``: the rows of a design space, from a shell."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from typing import Any

import click

from ..errors import SpecError
from .common import TASK, guarded, main

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
    chosen = dict(_pair(item, "axis") for item in asked["axes"])
    given = {name: _values(name, text) for name, text in chosen.items()}
    wanted = dict(item.partition("=")[::2] if "=" in item else (item, item) for item in asked["quantities"])
    space = run(
        derive(task, model=model, scope=scope, **_first(given)),
        given,
        quantities={name.strip(): text for name, text in wanted.items()} or None,
        at_most={name: _integer(name, text) for name, text in (_pair(item, "at-most") for item in asked["limits"])},
        progress=sys.stderr.isatty(),
    )
    if asked["count"]:
        click.echo(json.dumps(space.count()))
    elif asked["top"] is not None:
        _print((space.top(asked["top"], asked["by"], largest=asked["largest"]),), form)
    elif asked["pareto"] is not None:
        _print((space.pareto(*(name.strip() for name in asked["pareto"].split(","))),), form)
    else:
        _print(space.chunks("pandas"), form)


def _first(given: dict[str, Any]) -> dict[str, Any]:
    """The choice of tensor parallelism that the sweep starts from: another would not go with the others."""
    return {"tensor_parallel": False} if given.get("tensor_parallel") == [False] else {}


def _pair(text: str, option: str) -> tuple[str, str]:
    name, separator, value = (piece.strip() for piece in text.partition("="))
    if not separator or not name or not value:
        raise SpecError(f"expected NAME=VALUES, got {text[:40]!r}", field=f"--{option}")
    return name, value


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


def _print(frames: Iterable[Any], form: str) -> None:
    for number, frame in enumerate(frames):
        if form == "csv":
            click.echo(frame.to_csv(index=False, header=number == 0), nl=False)
        else:
            for row in frame.to_dict("records"):
                click.echo(json.dumps({name: _plain(value) for name, value in row.items()}))


def _plain(value: Any) -> Any:
    return value if isinstance(value, str | bool | int) else value.item()
