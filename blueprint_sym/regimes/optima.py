"""The smallest or largest size that meets conditions: z3's optimizer finds it, exact integers check it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

import z3
from attrs import define, field, frozen
from sympy import Add, Expr, Integer, Max, Mul, Pow, Rational, Symbol, ceiling

from ..errors import BindingError, RegimeError
from ..expr.algebra import normal
from ..expr.evaluate import evaluate
from ..hypotheses import AtLeast, Defines, Divides, Hypotheses, Within
from ..proof.judges import RESOURCE_LIMIT
from ..quantities import Bound
from ..symbols import INFO, SYMBOLS, rank
from .forms import symbol_of

EXHAUSTIVE = 100_000
"""Candidates that are tried one by one, beside what the solver says of them."""


@frozen
class Optimum:
    """The answer: the value of ``symbol``, and what each condition's two sides come to there."""

    symbol: Symbol
    value: int
    sides: tuple[tuple[Bound, int, int], ...]
    values: tuple[tuple[str, int], ...]

    def __int__(self) -> int:
        return self.value

    def __str__(self) -> str:
        told = "; ".join(
            f"{bound.quantity.name} = {left} {bound.relation} {right}" for bound, left, right in self.sides
        )
        return f"{self.symbol.name} = {self.value}: {told}"


def smallest(symbol: Symbol | str, *, subject_to: Bound | Iterable[Bound], **values: int) -> Optimum:
    """The least value of a symbol at which every condition and every hypothesis holds.

    Args:
        symbol: what is sought, ``t`` or ``"t"``.
        subject_to: conditions such as ``d.quantities["memory.weights"] <= 40 * 2**30``.
        values: a positive integer for every other symbol; those that an equation yields may be left out.

    Raises:
        BindingError: for a missing or unknown symbol, or a value that is no positive integer.
        RegimeError: where no value meets the conditions, or the solver gives up.

    """
    return _optimum(symbol, subject_to, values, largest=False)


def largest(symbol: Symbol | str, *, subject_to: Bound | Iterable[Bound], **values: int) -> Optimum:
    """The largest value of a symbol at which every condition of ``subject_to`` and every hypothesis holds.

    ``symbol``, ``subject_to`` and ``values`` are as in `smallest`.

    Raises RegimeError also where the conditions leave it unbounded.
    """
    return _optimum(symbol, subject_to, values, largest=True)


def _optimum(
    symbol: Symbol | str, subject_to: Bound | Iterable[Bound], given: Mapping[str, int], *, largest: bool
) -> Optimum:
    at = symbol_of(symbol)
    bounds = (subject_to,) if isinstance(subject_to, Bound) else tuple(subject_to)
    hypotheses = Hypotheses()
    for bound in bounds:
        for part in bound.parts:
            hypotheses = hypotheses + part.hypotheses
    used = {s for bound in bounds for s in bound.symbols}
    known = {*used, at, *(SYMBOLS[name] for name in given if name in SYMBOLS)}
    facts = tuple(item for item in hypotheses.facts if isinstance(item, Within) and item.symbols <= known)
    hypotheses = Hypotheses(hypotheses.relevant(known).items, facts)
    values = _values(given, at, used, hypotheses)
    problem = _Problem(at, values, bounds, hypotheses)
    found = problem.optimize(largest)
    problem.check(found, largest)
    point = problem.point(found)
    assert point is not None, "check has looked at it"
    sides = tuple((bound, _whole(bound.sides[0], point), _whole(bound.sides[1], point)) for bound in bounds)
    return Optimum(at, found, sides, tuple((s.name, point[s]) for s in sorted(point, key=rank)))


def _whole(expr: Expr, point: Mapping[Symbol, int]) -> int:
    found = evaluate(expr, point)
    return int(found) if found.denominator == 1 else int(found // 1)


def _values(given: Mapping[str, int], at: Symbol, used: set[Symbol], hypotheses: Hypotheses) -> dict[Symbol, int]:
    known = {*used, *(s for item in hypotheses for s in item.symbols)}
    solved = {item.solved for item in hypotheses if isinstance(item, Defines)}
    values: dict[Symbol, int] = {}
    for name, value in given.items():
        if name not in SYMBOLS:
            raise BindingError(name, f"{name} is no symbol of the glossary; symbols are {', '.join(SYMBOLS)}")
        if SYMBOLS[name] == at:
            raise BindingError(name, f"{name} is sought and cannot be given")
        if isinstance(value, bool) or not isinstance(value, int) or value < 1:
            raise BindingError(name, f"{name} = {value!r}; a positive integer is needed")
        values[SYMBOLS[name]] = value
    missing = sorted(known - solved - {at} - set(values), key=rank)
    if missing:
        meanings = "; ".join(f"{s.name}: {INFO[s].meaning}" for s in missing)
        raise BindingError(missing[0].name, f"no value for {', '.join(s.name for s in missing)} ({meanings})")
    return values


@define
class _Problem:
    at: Symbol
    values: dict[Symbol, int]
    bounds: tuple[Bound, ...]
    hypotheses: Hypotheses
    names: int = 0
    context: Any = field(factory=z3.Context)

    def optimize(self, largest: bool) -> int:
        """What z3's optimizer says; raises RegimeError where it has no answer."""
        solver = z3.Optimize(ctx=self.context)
        solver.set("rlimit", RESOURCE_LIMIT)
        sought = self._state(solver)
        goal = solver.maximize(sought) if largest else solver.minimize(sought)
        answer = solver.check()
        if answer == z3.unsat:
            raise RegimeError(f"no {self.at.name} meets {self._told()}")
        if answer != z3.sat:
            raise RegimeError(f"z3 gave up on {self._told()}: {solver.reason_unknown()}")
        edge = solver.upper(goal) if largest else solver.lower(goal)
        if not z3.is_int_value(edge):
            raise RegimeError(f"{self._told()} leaves {self.at.name} without a bound")
        return int(edge.as_long())

    def check(self, found: int, largest: bool) -> None:
        """Raises RegimeError unless exact integers confirm the answer and the solver finds no better one."""
        if not self._holds(found):
            raise RegimeError(f"z3 says {self.at.name} = {found}, which does not meet {self._told()}")
        solver = z3.Solver(ctx=self.context)
        solver.set("rlimit", RESOURCE_LIMIT)
        sought = self._state(solver)
        solver.add(sought > found if largest else sought < found)
        if solver.check() != z3.unsat:
            raise RegimeError(f"z3 cannot show that no {self.at.name} beyond {found} meets {self._told()}")
        beyond = range(found + 1, found + 1000) if largest else range(max(1, found - EXHAUSTIVE), found)
        for candidate in beyond:
            if self._holds(candidate):
                raise RegimeError(f"z3 says {self.at.name} = {found}, but {candidate} meets {self._told()} too")

    def point(self, candidate: int) -> dict[Symbol, int] | None:
        """All symbols at a candidate; None where the hypotheses do not hold."""
        known = {**self.values, self.at: candidate}
        needed = {s for item in self.hypotheses for s in item.symbols}
        try:
            known = self.hypotheses.complete(known, needed)
            self.hypotheses.check(known)
        except BindingError:
            return None
        return known

    def _holds(self, candidate: int) -> bool:
        point = self.point(candidate)
        return point is not None and all(bound.holds(point) for bound in self.bounds)

    def _told(self) -> str:
        return ", ".join((*map(str, self.bounds), *self.hypotheses.statements))

    def _state(self, solver: Any) -> Any:
        """Asserts conditions and hypotheses; the term of what is sought."""
        terms = {symbol: z3.IntVal(value, self.context) for symbol, value in self.values.items()}
        unknown = {self.at, *(s for item in self.hypotheses for s in item.symbols)} - set(terms)
        for symbol in sorted(unknown, key=rank):
            terms[symbol] = z3.Int(f"v_{symbol.name}", self.context)
            solver.add(terms[symbol] >= 1)
        for item in self.hypotheses.everything:
            if isinstance(item, Divides):
                quotient = self._fresh()
                solver.add(quotient >= 1, terms[item.dividend] == terms[item.divisor] * quotient)
            elif isinstance(item, Defines):
                above, under = self._term(item.value, terms, solver)
                solver.add(terms[item.symbol] * under == above)
            elif isinstance(item, AtLeast):
                solver.add(terms[item.symbol] >= item.bound)
            elif isinstance(item, Within):
                solver.add(terms[item.symbol] <= terms[item.bound])
            else:
                raise RegimeError(f"a hypothesis of kind {type(item).__name__} has no form for the optimizer")
        for bound in self.bounds:
            known = tuple((symbol, Integer(value)) for symbol, value in self.values.items())
            sides = (normal(side, known) for side in bound.sides)
            (left, below_l), (right, below_r) = (self._term(side, terms, solver) for side in sides)
            solver.add(
                left * below_r <= right * below_l if bound.relation == "<=" else left * below_r >= right * below_l
            )
        return terms[self.at]

    def _fresh(self) -> Any:
        self.names += 1
        return z3.Int(f"w_{self.names}", self.context)

    def _term(self, expr: Expr, terms: Mapping[Symbol, Any], solver: Any) -> tuple[Any, Any]:
        """Numerator and positive denominator of an expression."""
        one = z3.IntVal(1, self.context)
        if isinstance(expr, Symbol):
            return terms[expr], one
        if isinstance(expr, Rational):
            return z3.IntVal(int(expr.p), self.context), z3.IntVal(int(expr.q), self.context)
        parts = [self._term(arg, terms, solver) for arg in expr.args] if not isinstance(expr, Pow) else []
        if isinstance(expr, Mul):
            above, under = one, one
            for a, b in parts:
                above, under = above * a, under * b
            return above, under
        if isinstance(expr, Add | Max):
            above, under = parts[0]
            for a, b in parts[1:]:
                left, right = above * b, a * under
                above = left + right if isinstance(expr, Add) else z3.If(left >= right, left, right)
                under = under * b
            return above, under
        if isinstance(expr, ceiling):
            above, under = parts[0]
            whole = self._fresh()
            solver.add(whole * under >= above, whole * under < above + under)
            return whole, one
        assert isinstance(expr, Pow), "the algebra has no other nodes"
        above, under = self._term(cast(Expr, expr.args[0]), terms, solver)
        exponent = int(cast(Integer, expr.args[1]).p)
        if exponent < 0:
            above, under, exponent = under, above, -exponent
        top, bottom = one, one
        for _ in range(exponent):
            top, bottom = top * above, bottom * under
        return top, bottom
