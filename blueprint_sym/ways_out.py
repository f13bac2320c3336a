"""What is said of numbers that break a hypothesis: which, and the nearest that fit or the derivation to use instead.

Words and integers alone, and no sympy: a formula at a point and a program over arrays say the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import gcd

WAYS_OUT = {
    "t >= 2": ": derive with tensor_parallel=False for t = 1",
    "t = 1": ": derive with tensor_parallel=True for t >= 2",
    "ep >= 2": ": derive with expert_parallel=False for ep = 1",
}
"""What else can be derived where a hypothesis on a degree does not hold."""

REACH = 100_000
"""Candidates that are tried on either side of a divisor that does not fit."""


def shown(values: Mapping[str, int]) -> str:
    """``H = 64, h = 12``."""
    return ", ".join(f"{name} = {value}" for name, value in values.items())


def undivided(divisor: str, value: int, dividend: str, size: int) -> str:
    """A divisibility that does not hold."""
    return f"{divisor} = {value} does not divide {dividend} = {size}"


def unequal(statement: str, values: Mapping[str, int]) -> str:
    """An equation that does not hold at the values of its symbols."""
    return f"{statement} does not hold: {shown(values)}"


def unsolved(statement: str, symbol: str, values: Mapping[str, int], solution: Fraction) -> str:
    """An equation that gives a symbol no integer value."""
    return f"{statement} has no integer solution for {symbol} at {shown(values)} ({symbol} would be {solution})"


def too_small(symbol: str, value: int, statement: str) -> str:
    """A lower bound that does not hold."""
    return f"{symbol} = {value}, but {statement} is assumed"


def too_large(symbol: str, value: int, bound: str, limit: int) -> str:
    """A size that exceeds another."""
    return f"{symbol} = {value} exceeds {bound} = {limit}"


def other_derivation(statement: str) -> str:
    """The derivation to use where a hypothesis does not hold, as the end of an error; empty where none is known."""
    return WAYS_OUT.get(statement, "")


def left_out(symbol: str, hint: str = "") -> str:
    """What to do about a value that an equation gives already, as the end of an error."""
    return f"; leave {symbol} out" + (f", or {hint}" if hint else "")


def at_the_bound(symbol: str, limit: int) -> str:
    """The nearest value of a size that may not exceed a limit, as the end of an error."""
    return f"; {symbol} = {limit} is the nearest that fits"


def nearest(symbol: str, value: int, dividends: Mapping[str, int], least: int = 1) -> str:
    """The nearest values of a divisor that divide all dividends, as the end of an error.

    ``least`` is the least value that the divisor may have. Empty where none is found within reach.
    """
    common = gcd(*dividends.values())
    below, complete_below = _below(common, value, least)
    above, complete_above = _above(common, value, least)
    found = [number for number in (below, above) if number is not None]
    if found:
        return "; the nearest that fits: " + " or ".join(f"{symbol} = {number}" for number in found)
    if complete_below and complete_above:
        return f"; no {symbol} of at least {least} divides all of {shown(dividends)}"
    return ""


def _below(common: int, value: int, least: int) -> tuple[int | None, bool]:
    """The largest divisor below a value, and whether every candidate was tried: itself, or by what it leaves."""
    first = min(value - 1, common)
    if first <= REACH:
        return _first(range(first, least - 1, -1), common), True
    start = -(-common // first)
    quotient = _first(range(start, start + REACH), common)
    return (None if quotient is None or common // quotient < least else common // quotient), False


def _above(common: int, value: int, least: int) -> tuple[int | None, bool]:
    """The least divisor above a value, and whether every candidate was tried: itself, or by what it leaves."""
    first = max(value + 1, least)
    if first > common:
        return None, True
    if common // first <= REACH:
        quotient = _first(range(common // first, 0, -1), common)
        return (None if quotient is None else common // quotient), True
    return _first(range(first, first + REACH), common), False


def _first(candidates: Iterable[int], common: int) -> int | None:
    return next((number for number in candidates if common % number == 0), None)
