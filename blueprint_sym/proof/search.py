"""Exact bounded search for a counterexample: the free symbols take small values, smallest points first.

Defined symbols follow from the free ones, so hypotheses hold by construction; they are checked again all the same. The
search is the best refuter there is: it finds nearly every false law at once, and what it finds a person can read.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, product

from sympy import Symbol

from ..expr.evaluate import evaluate, evaluate_integer
from ..hypotheses import Elimination
from .obligation import Obligation

STEPS = (1, 2, 3, 5, 8, 15)
"""How far above its lower bound a symbol is moved."""


def points(elimination: Elimination, moved: int) -> Iterator[dict[Symbol, int]]:
    """Values of the free symbols, at most ``moved`` of them above their bound, and of all that follow."""
    free = elimination.bounds
    for many in range(min(moved, len(free)) + 1):
        for chosen in combinations(range(len(free)), many):
            for steps in sorted(product(STEPS, repeat=many), key=sum):
                values = dict(free)
                for place, step in zip(chosen, steps, strict=True):
                    values[free[place][0]] += step
                if _meets(elimination, values):
                    yield {**values, **{s: evaluate_integer(value, values) for s, value in elimination.values}}


def _meets(elimination: Elimination, values: dict[Symbol, int]) -> bool:
    equal = all(evaluate(left, values) == evaluate(right, values) for left, right in elimination.equations)
    return equal and all(evaluate(value, values) >= bound for value, bound in elimination.floors)


def witness(obligation: Obligation, limit: int) -> dict[Symbol, int] | None:
    """A point at which every hypothesis and premise holds, or None if no such point is among ``limit``."""
    for values in islice(points(obligation.elimination, 4), limit):
        if _admits(obligation, values):
            return values
    return None


def violates(obligation: Obligation, values: dict[Symbol, int]) -> bool:
    """Whether a point meets every hypothesis and premise and breaks the goal, in exact integers."""
    return _admits(obligation, values) and not obligation.goal.holds(values)


def _admits(obligation: Obligation, values: dict[Symbol, int]) -> bool:
    """Whether a point meets every hypothesis and premise, and no symbol is below what it may be."""
    if any(value < (1 if symbol.is_positive else 0) for symbol, value in values.items()):
        return False
    if any(item.violation(values) is not None for item in obligation.hypotheses):
        return False
    return all(premise.holds(values) for premise in obligation.premises)


def search(obligation: Obligation, limit: int, moved: int = 3) -> dict[Symbol, int] | None:
    """The first counterexample among ``limit`` points, or None."""
    for values in islice(points(obligation.elimination, moved), limit):
        if violates(obligation, values):
            return values
    return None
