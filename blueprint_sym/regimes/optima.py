"""The smallest or largest size that meets conditions: z3's optimizer finds it, exact integers check it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

import z3
from attrs import define, field, frozen
from sympy import Add, Expr, Integer, Max, Mul, Pow, Rational, Symbol, ceiling

from ..errors import ArgumentError, BindingError, RegimeError
from ..expr.algebra import normal
from ..expr.evaluate import evaluate
from ..given import Setting, kind, require, shortened
from ..hypotheses import AtLeast, Defines, Divides, Hypotheses, Within
from ..proof.judges import RESOURCE_LIMIT
from ..quantity import Bound
from ..symbols import SYMBOLS, rank
from .forms import joint_hypotheses, symbol_of

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
        values: a positive integer for every other symbol; those that an equation yields, and the sizes of a named
            model, may be left out.

    Raises:
        ArgumentError: for conditions that are none.
        BindingError: for a missing or unknown symbol, a value that is no positive integer, or one that contradicts a
            named model.
        HypothesisError: for values that break a hypothesis whatever is sought.
        RegimeError: where no value meets them, or the solver gives up.

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
    at, bounds = symbol_of(symbol), _conditions(subject_to)
    parts = [part for bound in bounds for part in bound.parts]
    setting = sum((part.asked for part in parts), Setting())
    hypotheses = joint_hypotheses(parts)
    given_values = _given(given, at, setting)
    used = {s for bound in bounds for s in bound.symbols}
    known = {*used, at, *given_values}
    facts = tuple(item for item in hypotheses.facts if isinstance(item, Within) and item.symbols <= known)
    hypotheses = Hypotheses(hypotheses.relevant(known).items, facts)
    needed = {*used, *(s for item in hypotheses for s in item.symbols)}
    solved = {item.solved for item in hypotheses if isinstance(item, Defines)}
    require((s.name for s in needed - solved - {at}), (s.name for s in given_values))
    hypotheses.check(hypotheses.complete(given_values, needed - {at}))
    of_facts = {s for item in facts for s in item.symbols}
    values = {s: value for s, value in given_values.items() if s in needed | of_facts}
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


def _conditions(given: Any) -> tuple[Bound, ...]:
    """The conditions of a user; raises ArgumentError for what is none."""
    several = tuple(given) if isinstance(given, Iterable) and not isinstance(given, str) else (given,)
    wrong = [item for item in several if not isinstance(item, Bound)]
    if wrong or not several:
        got = f"{shortened(wrong[0])}, {kind(wrong[0])}" if wrong else "none"
        raise ArgumentError("subject_to", f"expected conditions such as quantity <= 2**30, got {got}")
    return several


def _given(given: Mapping[str, int], at: Symbol, setting: Setting) -> dict[Symbol, int]:
    """The values of all symbols but the one that is sought."""
    setting.check_name(at.name)
    if at.name in given:
        raise BindingError(at.name, f"{at.name} is sought and cannot be given")
    if at.name in setting.fixed:
        message = f"{at.name} is sought, but {setting.whose} has {at.name} = {setting.fixed[at.name]}"
        raise BindingError(at.name, message)
    return {SYMBOLS[name]: value for name, value in setting.values(given).items() if name != at.name}


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
