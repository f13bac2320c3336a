"""Units for reading: GFLOP in powers of ten, GiB in powers of two. Only what is shown is ever scaled."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

DECIMAL = (("P", 10**15), ("T", 10**12), ("G", 10**9), ("M", 10**6), ("k", 10**3))
BINARY = (("PiB", 2**50), ("TiB", 2**40), ("GiB", 2**30), ("MiB", 2**20), ("KiB", 2**10))


def steps(unit: str) -> tuple[tuple[str, int], ...]:
    """The larger units of a unit, the largest first, and itself."""
    if unit == "byte":
        return (*BINARY, ("byte", 1))
    return (*((f"{prefix}{unit}", size) for prefix, size in DECIMAL), (unit, 1))


def fitting(largest: Any, unit: str) -> tuple[str, int]:
    """The unit in which the largest of some numbers reads well, and its size in the plain unit."""
    return next((step for step in steps(unit) if largest >= step[1]), (unit, 1))


def default(unit: str) -> tuple[str, int]:
    """The unit of an axis that spans many sizes: GFLOP or GiB."""
    return {"byte": ("GiB", 2**30), "FLOP": ("GFLOP", 10**9)}.get(unit, (unit, 1))


def scaled(value: int | Fraction, unit: str) -> str:
    """A number with a unit that suits it, to four digits; whole numbers below a thousand as they are."""
    name, size = fitting(abs(value), unit)
    if size == 1 and Fraction(value).denominator == 1:
        return f"{value} {name}"
    return f"{float(Fraction(value) / size):.4g} {name}"


def axis_label(words: str, unit: str) -> str:
    """``work [GFLOP]``."""
    return f"{words} [{unit}]"
