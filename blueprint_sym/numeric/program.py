"""Programs: straight-line integer arithmetic as plain data, and how large its numbers can become.

A program is what formulas are compiled to. Every step has operands that stand before it, so that the ranges of the
inputs bound every number that arises on the way, partial sums included: this decides, before anything is computed,
where 64 bits suffice. Programs hold words and integers only and can be sent to any process.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

INT64_MAX = 2**63 - 1
"""Also the bound of magnitudes below zero, so that every number can be negated."""

Interval = tuple[int, int]
"""Least and largest value, both included."""


@frozen
class Op:
    """One step: ``word`` is "input", "const", "mul", "add", "sub", "max", "div" (floor) or "ceil" (of a quotient).

    ``left`` and ``right`` are numbers of earlier steps; of a constant ``left`` is its value, of an input its place.
    """

    word: str
    left: int
    right: int = -1


@frozen
class Check:
    """A hypothesis as the program checks it.

    ``word`` is "exact" (``left`` is ``right`` times ``result``), "least" (``left`` is at least ``bound``), "equal"
    (``left`` equals ``right``) or "most" (``left`` is at most ``right``). ``statement`` is the hypothesis, ``names``
    are the symbols whose values a violation shows, ``blamed`` is the one whose value is wrong, ``way_out`` what to do
    about it. An exact quotient is that of two sizes, the divisor's name first; or, where ``solved`` is a symbol, the
    value that an equation gives it; or, where ``formula`` is true, the value of a formula.
    """

    word: str
    statement: str
    names: tuple[str, ...]
    left: int
    right: int = -1
    result: int = -1
    bound: int = 0
    blamed: str = ""
    way_out: str = ""
    solved: str = ""
    formula: bool = False

    @property
    def divides(self) -> bool:
        """Whether it says that one size divides another."""
        return self.word == "exact" and not (self.solved or self.formula)

    @property
    def steps(self) -> tuple[int, ...]:
        """The steps that it looks at."""
        return tuple(step for step in (self.left, self.right, self.result) if step >= 0)


@frozen
class Cap:
    """The step ``result`` is ``dividend / divisor`` wherever the hypotheses hold: a better bound than its operands'."""

    result: int
    dividend: int
    divisor: int


@frozen
class Program:
    """Steps, checks and results.

    ``inputs`` are names of symbols; those in ``required`` must have values. ``outputs`` are pairs (quantity, step).
    """

    inputs: tuple[str, ...]
    required: tuple[str, ...]
    ops: tuple[Op, ...]
    checks: tuple[Check, ...]
    caps: tuple[Cap, ...]
    outputs: tuple[tuple[str, int], ...]

    @property
    def size(self) -> int:
        """Number of steps that compute something."""
        return sum(op.word not in ("input", "const") for op in self.ops)


def intervals(program: Program, ranges: Mapping[str, Interval]) -> tuple[Interval | None, ...]:
    """Bounds of every step where each input is in its range; None for a step that has an input without one."""
    found: list[Interval | None] = []
    caps = {cap.result: cap for cap in program.caps}
    for number, op in enumerate(program.ops):
        bound = _interval(op, found, program.inputs, ranges)
        cap = caps.get(number)
        if bound is not None and cap is not None:
            dividend, divisor = found[cap.dividend], found[cap.divisor]
            if dividend is not None and divisor is not None:
                low, high = _quotient(dividend, divisor)
                bound = max(bound[0], low), max(max(bound[0], low), min(bound[1], high))
        found.append(bound)
    return tuple(found)


def _interval(
    op: Op, found: list[Interval | None], inputs: tuple[str, ...], ranges: Mapping[str, Interval]
) -> Interval | None:
    if op.word == "const":
        return op.left, op.left
    if op.word == "input":
        return ranges.get(inputs[op.left])
    left, right = found[op.left], found[op.right]
    if left is None or right is None:
        return None
    if op.word == "add":
        return left[0] + right[0], left[1] + right[1]
    if op.word == "sub":
        return left[0] - right[1], left[1] - right[0]
    if op.word == "mul":
        corners = [a * b for a in left for b in right]
        return min(corners), max(corners)
    if op.word == "max":
        return max(left[0], right[0]), max(left[1], right[1])
    return _quotient(left, right, up=op.word == "ceil")


def _quotient(left: Interval, right: Interval, *, up: bool = False) -> Interval:
    """Bounds of floors, or of ceilings, of quotients by positive numbers."""
    below = max(1, right[0]), max(1, right[1])
    corners = [-(-a // b) if up else a // b for a in left for b in below]
    return min(corners), max(corners)


def wide(program: Program, bounds: tuple[Interval | None, ...]) -> tuple[bool, ...]:
    """Which steps need more than 64 bits: those whose bound is larger, and those that use one of them."""
    found: list[bool] = []
    for op, bound in zip(program.ops, bounds, strict=True):
        large = bound is not None and max(-bound[0], bound[1]) > INT64_MAX
        if op.word not in ("input", "const"):
            large = large or found[op.left] or found[op.right]
        found.append(large)
    return tuple(found)
