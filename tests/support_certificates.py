"""Laws with certificates of every form, and an evaluator of statements that shares nothing with the checker."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice, product
from math import ceil
from typing import Any

from sympy import Max, ceiling

from blueprint_sym.hypotheses import AtLeast, Defines, Divides, Hypotheses, Hypothesis
from blueprint_sym.proof.check import claim
from blueprint_sym.proof.obligation import Compare, Every, Formula, Natural, Obligation, Some, at_most, below, equal
from blueprint_sym.symbols import B, F, H, S, d, d_h, e, h, index, t

RANKS = (Defines(H, h * d_h, solved=d_h), Divides(t, h), Divides(t, F), AtLeast(t, 2))
I, J, K, L, N = (index(name) for name in ("i", "j", "kept", "l", "n"))
UP = t * ceiling(B / t, evaluate=False)


def law(goal: Formula, *items: Hypothesis, premises: tuple[Compare, ...] = ()) -> Obligation:
    return Obligation("a.law", "a pass", "a kind", "a sentence", "a source", Hypotheses(items), goal, premises)


def largest(*args: Any) -> Any:
    return Max(*args, evaluate=False)


CERTIFIED = {
    "an identity": law(equal(t * (6 * B * S * H**2 / t), 6 * B * S * H**2)),
    "an identity under a definition": law(equal(H**2 / t, H * h * d_h / t), *RANKS),
    "a natural number": law(Natural(6 * B * S * H**2 / t), *RANKS),
    "a natural number with a negative term": law(Natural(B * S * H * (t - 1) / t), *RANKS),
    "a symbol constrained twice": law(Natural(12 * H**2 / (t * d)), *RANKS, Divides(d, H)),
    "an inequality": law(at_most(B * S, B * S * t)),
    "an inequality of fractions": law(at_most(B / (2 * t), B / 2)),
    "a strict inequality": law(below(B, B * t), AtLeast(t, 2)),
    "a sum of premises": law(below(I * N + J, L * N + K), premises=(below(I, L), below(J, N))),
    "a premise about fractions": law(at_most(I + 1, L), premises=(below(I / 2, L / 2),)),
    "a bounded symbol that is defined": law(at_most(2 * S, H * S), Defines(H, h * d_h, solved=d_h), AtLeast(H, 2)),
    "several goals": law(Every((equal(B + S, S + B), Natural(B)))),
    "an alternative": law(Some((equal(B, S), at_most(B, B * S)))),
    "an alternative by cases": law(Some((at_most(I, J), at_most(J + 1, I)))),
    "an equation in two directions": law(equal(I, J), premises=(at_most(I, J), at_most(J, I))),
    "a premise that is an equation": law(at_most(I + K, J), premises=(equal(K, index("zero")), equal(J, I + K))),
    "no two sums of one index": law(
        equal(J, K), premises=(below(J, N), below(K, N), equal(I * N + J, L * N + K), at_most(I, L))
    ),
    "a ceiling is not below": law(at_most(B, UP)),
    "a ceiling is close": law(below(UP, B + t)),
    "a ceiling is a natural number": law(Natural(ceiling(B / t, evaluate=False))),
    "a ceiling is the least": law(at_most(UP, t * K), premises=(at_most(B, t * K),)),
    "a ceiling of a ceiling": law(at_most(B, 4 * ceiling(ceiling(B / 2, evaluate=False) / 2, evaluate=False))),
    "ceilings of equal numbers": law(equal(ceiling(H / t), ceiling(h * d_h / t)), Defines(H, h * d_h, solved=d_h)),
    "a ceiling of a whole number": law(equal(ceiling(H / t), H / t), Divides(t, H)),
    "a maximum is not below": law(Every((at_most(B * e, e * largest(B, S)), at_most(S, largest(B, S))))),
    "a maximum is one of its arguments": law(
        Some((equal(largest(I, J, K), I), equal(largest(I, J, K), largest(J, K))))
    ),
    "a maximum is monotone": law(at_most(largest(B * S, B * F), largest(B * S * t, B * F * t))),
    "a maximum of fractions": law(equal(2 * largest(B / 2, S / 2), largest(S, B))),
    "a maximum that is a natural number": law(Natural(largest(H / t, F / t)), *RANKS),
    "a maximum of negative numbers": law(
        at_most(index("zero"), 2 * largest(I - J, J - I)), premises=(equal(index("zero"), K - K),)
    ),
}

FALSE = {
    "a coefficient": law(equal(t * (8 * B * S * H**2 / t), 6 * B * S * H**2)),
    "no divisibility": law(Natural(6 * B * S * H**2 / t)),
    "one rank": law(below(B, B * t)),
    "a sign": law(Natural(B - S)),
    "a strict inequality of equals": law(below(B, B)),
    "an alternative of none": law(Some((equal(B, S), below(B, B)))),
    "an alternative with a gap": law(Some((below(I, J), below(J, I)))),
    "a ceiling is exact": law(equal(UP, B)),
    "a ceiling is below": law(below(UP, B + t - 1)),
    "a ceiling of the other quotient": law(equal(ceiling(B / t, evaluate=False), ceiling(B / d, evaluate=False))),
    "a maximum is the first": law(equal(largest(B, S), B)),
    "a maximum is below the sum less one": law(at_most(largest(I, J), I + J - 1)),
    "a maximum of what may be negative": law(Natural(largest(I - J, K - L))),
    "a ceiling of what may be negative": law(Natural(ceiling((I - J) / 2, evaluate=False))),
}


def resigned(certificate: dict[str, Any]) -> dict[str, Any]:
    """The certificate of a changed statement, signed like an honest one."""
    return {**certificate, "claim": claim(certificate["statement"])}


def value(tree: Any, values: dict[str, int]) -> int:
    """A tree at a point."""
    if not isinstance(tree, list):
        return values[tree] if isinstance(tree, str) else tree
    head, first, *rest = (tree[0], *(value(part, values) for part in tree[1:]))
    for part in rest:
        first = first + part if head == "+" else first * part
    return first


def holds(goal: Any, values: dict[str, int]) -> bool:
    """Whether a goal is true at a point."""
    head, *parts = goal
    if head in ("and", "or"):
        return (all if head == "and" else any)(holds(part, values) for part in parts)
    left, right = (value(part, values) for part in parts)
    if head == "natural":
        return right != 0 and left % right == 0 and left // right >= 0
    return {"=": left == right, "<=": left <= right, "<": left < right}[head]


def meaning(given: Any, free: dict[str, int]) -> dict[str, int] | None:
    """The values of all names at a point, or None where what is given excludes it."""
    values: dict[str, int] = {}
    for head, name, *trees in given:
        if head in ("=", "<=", "<"):
            if not holds([head, name, *trees], values):
                return None
        elif head == "free":
            values[name] = free[name]
            if free[name] < trees[0]:
                return None
        else:
            parts = [value(tree, values) for tree in trees]
            values[name] = max(parts) if head in ("is", "max") else ceil(Fraction(parts[0], parts[1]))
    return values


def counterexamples(statement: Any, most: int = 1000) -> Iterator[dict[str, int]]:
    """Points at which a statement is false, among a few small ones."""
    names = [line[1] for line in statement["given"] if line[0] == "free"]
    bounds = [line[2] for line in statement["given"] if line[0] == "free"]
    for point in islice(product(range(4), repeat=len(names)), most):
        values = meaning(statement["given"], {n: b + p for n, b, p in zip(names, bounds, reversed(point), strict=True)})
        if values is not None and not holds(statement["goal"], values):
            yield values
