"""Proofs that are proposed to Coq, by the shape of a goal. Nothing here has to be right: Coq judges.

An equation is left to ``ring``. An inequality is given as a sum without a negative term, where a few symbols are their
bound plus a rest, or with multiples of its premises; a natural number is given by name. What has another shape is left
to a search in Coq.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from attrs import frozen
from sympy import Expr, Integer, Max, Mul, Pow, Symbol, ceiling

from ..expr.algebra import ONE, ZERO, Rules, free_symbols, from_polynomial, normal, polynomial
from ..symbols import rest
from .coq_maxima import Maxima, alternatives, bound, maxima
from .coq_statement import Translation, name
from .obligation import Compare, Formula, Natural, Some
from .smt import MOST_SHIFTED, NoWitnessError, integer_witness


def propose(translation: Translation, goal: Formula) -> str:
    """The tactics for a goal that the translation has stated."""
    put = [f"subst {' '.join(name(symbol) for symbol, _ in translation.values)}."] if translation.values else []
    proposal = _Proposal(translation, goal)
    if not any(expr.has(Max) for expr in goal.expressions):
        return " ".join([*put, proposal.proof(goal)])
    found = None if translation.ceilings or translation.premises else maxima(translation, goal)
    facts, proof = proposal.about_maxima(found) if found is not None else ([], None)
    if found is None or proof is None:
        return " ".join([*put, "by_cases."])
    return " ".join([*found.named_steps(facts), *put, proof])


@frozen
class _Proposal:
    """The proofs of one goal; what they prove may be the goal with names for its maxima."""

    translation: Translation
    goal: Formula

    @property
    def identity(self) -> str:
        """The tactic for equations between polynomials."""
        many = len(self.translation.elimination.equations)
        return f"ring [{' '.join(f'equation_{n}' for n in range(1, many + 1))}]" if many else "ring"

    def proof(self, goal: Formula) -> str:
        """The tactics for a goal without a maximum, after its defined symbols are put away."""
        if isinstance(goal, Natural):
            return self.natural(goal)
        if isinstance(goal, Compare) and goal.relation == "=":
            if self.translation.elimination.equations or self.gap(goal) == ZERO:
                return "reflexivity." if goal.left == goal.right else f"{self.identity}."
        elif isinstance(goal, Compare) and not self.translation.ceilings:
            between = self.between(self.gap(goal))
            if between is not None:
                return self.ordered(goal, between)
        return "arithmetic."

    def about_maxima(self, found: Maxima) -> tuple[list[str], str | None]:
        """What is needed of the maxima, and the proof, if there is one."""
        goal = found.goal
        if isinstance(goal, Natural):
            return [], self.natural(goal)
        if isinstance(goal, Compare) and goal.relation == "=" and self.gap(goal) == ZERO:
            return [], f"{self.identity}."
        if isinstance(goal, Compare) and goal.relation != "=":
            gap = self.gap(goal)
            for item in found.named:
                factor = _coefficient(gap, item.symbol)
                for place, arg in enumerate(item.args):
                    rest_of_it = self.above_bounds(normal(gap - factor * (item.symbol - arg)))
                    if rest_of_it is not None:
                        between = f"{self.multiple(factor, arg, item.symbol)} + {rest_of_it}"
                        return [bound(item, place)], self.ordered(goal, between)
        if isinstance(goal, Some) and len(found.named) == 1:
            item = found.named[0]
            return [alternatives(item)], self.one_of(goal, [((item.symbol, arg),) for arg in item.args])
        return [], None

    def one_of(self, goal: Some, cases: list[Rules]) -> str | None:
        """For each case the part of the goal that is then true."""
        last, proofs = len(goal.parts) - 1, []
        for case in cases:
            place = next((place for place, part in enumerate(goal.parts) if self.same(part, case)), None)
            if place is None:
                return None
            proofs.append("; ".join([*["right"] * place, *["left"] * (place < last), "ring"]))
        pattern = "[-> | " * (len(cases) - 1) + "->" + "]" * (len(cases) - 1)
        return f"destruct cases as {pattern}; [{' | '.join(proofs)}]."

    def same(self, part: Formula, case: Rules) -> bool:
        """Whether a part is an equation that is an identity in a case."""
        if not isinstance(part, Compare) or part.relation != "=":
            return False
        difference = normal(part.left - part.right, self.translation.elimination.values)
        return not polynomial(normal(difference, case))

    def natural(self, goal: Natural) -> str:
        """The natural number by name, as a sum without a negative term."""
        try:
            found = integer_witness(goal.expr, self.translation.elimination)
        except NoWitnessError:
            return "eexists; nia."
        whole = self.above_bounds(found) or self.text(found)
        signs = [
            f"assert (0 <= {introduced}) by (refine (ceiling_natural _ _ _ _ _ ceiling_{place}); natural)."
            for place, (introduced, _) in enumerate(self.translation.ceilings.values(), 1)
        ]
        return " ".join([*signs, f"exists ({whole}); split; [natural | {self.identity}]."])

    def ordered(self, goal: Compare, between: str) -> str:
        """An inequality, given what lies between its sides."""
        return f"apply ({'at_most_by' if goal.relation == '<=' else 'below_by'} ({between})); [ring | natural]."

    def gap(self, goal: Compare) -> Expr:
        """What a true comparison leaves non-negative, or zero, as the lemma states it: over no denominator."""
        assert isinstance(self.goal, Compare), "what is compared is the goal or the goal with names for its maxima"
        sides = [self.translation.quotient(side) for side in self.goal.expressions]
        _, number, under = self.translation.over_common_denominator(sides)
        cleared = Mul(Integer(number), *(Pow(symbol, n) for symbol, n in under.items()))
        strict = ONE if goal.relation == "<" else ZERO
        return normal(normal((goal.right - goal.left) * cleared) - strict, self.translation.elimination.values)

    def between(self, gap: Expr) -> str | None:
        """What lies between the sides of an inequality, with multiples of the premises and without a negative term.

        A premise takes those negative terms that its smaller side, a single term, divides, and for which the gap has as
        much of the larger side.
        """
        if not self.translation.premises:
            return self.above_bounds(gap)
        for shift in self.shifts(gap):
            left, parts = normal(gap, shift), []
            for premise in self.translation.premises:
                if premise.relation == "=":
                    continue
                low, high = (
                    normal(normal(side, self.translation.elimination.values), shift) for side in premise.expressions
                )
                factor = _multiple_of(left, low, high)
                if factor != ZERO:
                    left = normal(left - factor * (high - low))
                    parts.append(self.multiple(factor, low, high))
            above = self.above_bounds(left) if not shift else self.text(left) if _is_sum_of_naturals(left) else None
            if above is not None:
                return " + ".join([*parts, above])
        return None

    def multiple(self, factor: Expr, low: Expr, high: Expr) -> str:
        """A multiple of what lies between two expressions."""
        return f"({self.text(factor)}) * ({self.text(high)} - ({self.text(low)}))"

    def above_bounds(self, expr: Expr) -> str | None:
        """The expression without a negative term, a few symbols written as their bound plus a rest, or None."""
        for shift in self.shifts(expr):
            shifted = normal(expr, shift)
            if _is_sum_of_naturals(shifted):
                return self.text(shifted)
        return None

    def shifts(self, expr: Expr) -> Iterator[Rules]:
        """A few symbols, each as its bound plus a rest; the fewest first."""
        for many in range(1 if expr.has(Max, ceiling) else MOST_SHIFTED + 1):
            for chosen in combinations(self.translation.elimination.bounds, many):
                shift = tuple((symbol, rest(symbol) + bound) for symbol, bound in chosen)
                self.translation.shifted.update(
                    {rest(symbol): f"({name(symbol)} - {bound})" for symbol, bound in chosen}
                )
                yield shift

    def text(self, expr: Expr) -> str:
        """A polynomial as Coq reads it."""
        return self.translation.quotient(expr).above


def _coefficient(expr: Expr, symbol: Symbol) -> Expr:
    others = {m: tuple(pair for pair in m if pair != (symbol, 1)) for m in polynomial(expr)}
    return from_polynomial({others[m]: c for m, c in polynomial(expr).items() if others[m] != m})


def _is_sum_of_naturals(expr: Expr) -> bool:
    return all(coefficient > 0 for coefficient in polynomial(expr).values())


def _multiple_of(left: Expr, low: Expr, high: Expr) -> Expr:
    if any(symbol.is_positive is not True for symbol in free_symbols(low)) or len(polynomial(low)) != 1:
        return ZERO
    quotients, terms = polynomial(normal(left * Pow(low, -1))), polynomial(left)
    whole = {m: -c for m, c in quotients.items() if c < 0 and c.denominator == 1 and all(n > 0 for _, n in m)}
    made = {m: polynomial(normal(from_polynomial({m: c}) * high)) for m, c in whole.items()}
    return from_polynomial(
        {m: c for m, c in whole.items() if all(terms.get(term, 0) >= n for term, n in made[m].items())}
    )
