"""Proofs about maxima for Coq: each maximum becomes a multiple of a named one, and the named one is described.

Two maxima whose arguments are multiples of the same ones, in whatever order, get one name. What is said of a name is
what a proof needs: that it is not negative, that it is at least one of its arguments, or that it is one of them. The
rest of a proof then has no maximum in it. Nothing here has to be right: Coq judges.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import gcd

from attrs import evolve, frozen
from sympy import Expr, Max, Mul, Pow, Symbol

from ..expr.algebra import ONE, Polynomial, common_monomial, from_monomial, normal, polynomial
from .coq_statement import Maximum, Translation, largest, name
from .obligation import Compare, Formula, Natural


@frozen
class Named:
    """A maximum with a name; ``args`` have no common factor, ``texts`` are what Coq reads for them."""

    symbol: Symbol
    args: tuple[Expr, ...]
    texts: tuple[str, ...]

    @property
    def text(self) -> str:
        """The maximum, as Coq reads it."""
        return largest(list(self.texts))


@frozen
class Maxima:
    """The maxima of a goal: the goal with their names, and the steps by which Coq gets there."""

    goal: Formula
    named: tuple[Named, ...]
    steps: tuple[str, ...]

    def named_steps(self, facts: Iterable[str]) -> list[str]:
        """All steps: rewriting, then the facts about the maxima, and from there on only their names."""
        natural = [f"assert (natural_{n} : 0 <= {item.text}) by natural." for n, item in enumerate(self.named, 1)]
        names = [f"remember ({item.text}) as {name(item.symbol)} eqn:meaning; clear meaning." for item in self.named]
        return [*self.steps, *natural, *facts, *names]


def maxima(translation: Translation, goal: Formula) -> Maxima | None:
    """The maxima of a goal that has been stated, or None where one is within another or all its arguments are one."""
    named: dict[tuple[Expr, ...], Named] = {}
    replaced: dict[Expr, Expr] = {}
    steps: list[str] = []
    rewritten: set[str] = set()
    for found in tuple(translation.maxima.values()):
        scaled = [normal(arg * found.scale, translation.elimination.values) for arg in found.expr.args]
        if any(arg.has(Max) for arg in scaled):
            return None
        factor = common_factor([polynomial(arg) for arg in scaled])
        parts = [normal(arg / factor) for arg in scaled]
        args = tuple(sorted(set(parts), key=str))
        if len(args) == 1:
            return None
        symbol = Symbol(f"max_{len(named) + 1}", integer=True, nonnegative=True)
        texts = tuple(translation.quotient(arg).above for arg in args)
        item = named.setdefault(args, Named(symbol, args, texts))
        if found.text not in rewritten:
            steps += _equal(found, translation, factor, item, [args.index(part) for part in parts])
        rewritten.add(found.text)
        replaced[found.expr] = Mul(factor, Pow(found.scale, -1), item.symbol)
    return Maxima(_with(goal, replaced), tuple(named.values()), tuple(steps))


def common_factor(tables: list[Polynomial]) -> Expr:
    """The largest monomial of positive symbols with an integer coefficient that divides integer polynomials."""
    terms = [term for table in tables for term in table.items()]
    if not terms:
        return ONE
    number = gcd(*(int(coefficient) for _, coefficient in terms))
    shared = common_monomial(monomial for monomial, _ in terms)
    return from_monomial(tuple(pair for pair in shared if pair[0].is_positive), Fraction(number))


def _equal(found: Maximum, translation: Translation, factor: Expr, item: Named, places: list[int]) -> list[str]:
    """Rewrites a maximum as the multiple of a named one: each argument of one side is at a place of the other."""
    if factor == ONE and found.text == item.text:
        return []
    whole = f"({translation.quotient(factor).above}) * ({item.text})" if factor != ONE else item.text
    put = [f"subst {' '.join(name(symbol) for symbol, _ in translation.values)}"] if translation.values else []
    pushed = ["rewrite <- ?Z.mul_max_distr_nonneg_l by natural"] if factor != ONE else []
    there = at_most_largest(places, len(item.args))
    back = at_most_largest([places.index(place) for place in range(len(item.args))], len(places))
    proof = "; ".join([*put, *pushed, f"apply Z.le_antisymm; [{there} | {back}]"])
    return [f"assert (same : {found.text} = {whole}) by ({proof}).", "rewrite same; clear same."]


def at_most_largest(places: list[int], many: int) -> str:
    """Each argument of the maximum on the left equals the one at its place on the right."""
    (first, *others) = [at_most_place(place, many) for place in places]
    return first if not others else f"apply Z.max_lub; [{first} | {at_most_largest(places[1:], many)}]"


def at_most_place(place: int, many: int) -> str:
    """What is on the left equals the argument at a place on the right."""
    later = [f"do {place} apply largest_later"] if place else []
    here = "apply largest_here" if place < many - 1 else "apply Z.eq_le_incl"
    return "; ".join([*later, here, "ring"])


def bound(item: Named, place: int) -> str:
    """The fact that a maximum is at least the argument at a place."""
    return f"assert (bound : {item.texts[place]} <= {item.text}) by ({at_most_place(place, len(item.args))})."


def alternatives(item: Named) -> str:
    """The fact that a maximum is one of its arguments."""
    cases = " \\/ ".join(f"{item.text} = {text}" for text in item.texts)
    return f"assert (cases : {cases}) by attained."


def _with(goal: Formula, replaced: Mapping[Expr, Expr]) -> Formula:
    if isinstance(goal, Compare):
        return evolve(goal, left=goal.left.xreplace(replaced), right=goal.right.xreplace(replaced))
    if isinstance(goal, Natural):
        return evolve(goal, expr=goal.expr.xreplace(replaced))
    return evolve(goal, parts=tuple(_with(part, replaced) for part in goal.parts))
