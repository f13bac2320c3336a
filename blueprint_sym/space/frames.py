"""Rows as frames: pandas, polars or Arrow, every number as it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Any

from ..errors import RangeError, SpecError
from ..extras import library
from ..numeric.program import Interval
from .work import Array, Rows

FRAMES = ("pandas", "polars", "arrow")
DIGITS = (38, 76)
"""Digits of Arrow's two kinds of exact decimals."""


def made(rows: Rows, columns: Iterable[str], bounds: Mapping[str, Interval], kind: str) -> Any:
    """The rows as a frame.

    64-bit columns stay what they are. Larger integers are Python's in pandas, and decimals without a fraction in Arrow
    and polars, whose kind depends on the bounds only, so that all chunks of a sweep agree.
    Raises SpecError for an unknown kind, RangeError for a number of too many digits.
    """
    if kind not in FRAMES:
        raise SpecError(f"unknown frame {kind!r}; choose one of {', '.join(FRAMES)}", field="frame")
    chosen = {name: rows.columns[name] for name in columns}
    if kind == "pandas":
        return library("pandas").DataFrame(chosen)
    arrow = library("pyarrow")
    table = arrow.table({name: _arrow(arrow, name, column, bounds) for name, column in chosen.items()})
    return table if kind == "arrow" else library("polars").from_arrow(table)


def _arrow(arrow: Any, name: str, column: Array, bounds: Mapping[str, Interval]) -> Any:
    low, high = bounds.get(name, (0, 0))
    if column.dtype != object:
        return arrow.array(column)
    if name not in bounds:
        return arrow.array(column.tolist(), type=arrow.string())
    digits = len(str(max(-low, high)))
    if digits > DIGITS[1]:
        raise RangeError(f"{name} has up to {digits} digits; Arrow holds {DIGITS[1]}: ask for a pandas frame", (name,))
    kind = arrow.decimal128(DIGITS[0], 0) if digits <= DIGITS[0] else arrow.decimal256(DIGITS[1], 0)
    return arrow.array([Decimal(int(item)) for item in column], type=kind)
