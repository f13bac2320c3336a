"""Certificates: a proof that a reader without a solver can check, for what needs no case analysis.

An identity is certified by the normal forms of its sides, an integrality by its polynomial witness, a sign by the
symbols to write above their bounds, an inequality under premises by the multiples of the premises that it is the sum
of. `check.check` accepts nothing else. Goals with ``Max`` or ``ceiling`` have no certificate; solvers judge those.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from sympy import Add, Expr, Integer, Mul, Pow, Rational, Symbol

from ..expr.algebra import ONE, ZERO, Polynomial, from_polynomial, normal, polynomial
from ..hypotheses import AtLeast, Defines, Divides, Elimination
from ..symbols import witness
from .obligation import Compare, Every, Formula, Natural, Obligation
from .smt import NoWitnessError, integer_witness

MOST_SHIFTED = 3
MOST_PREMISES = 3


class NoCertificateError(Exception):
    """A goal that no certificate of this form proves."""


def tree(expr: Expr) -> Any:
    """An expression as the checker reads it; raises NoCertificateError for ``Max`` and ``ceiling``."""
    if isinstance(expr, Symbol):
        return expr.name
    if isinstance(expr, Integer):
        return int(expr)
    if isinstance(expr, Rational):
        return ["/", int(expr.p), int(expr.q)]
    if isinstance(expr, Add | Mul):
        return ["+" if isinstance(expr, Add) else "*", *(tree(arg) for arg in expr.args)]
    if isinstance(expr, Pow) and isinstance(expr.args[1], Integer):
        return ["^", tree(expr.args[0]), int(expr.args[1])]
    raise NoCertificateError(f"{expr} has no tree")


def statement(obligation: Obligation) -> dict[str, Any]:
    """What an obligation claims, as plain data in the user's symbols."""
    quotients = {witness(h.divisor, h.dividend) for h in obligation.hypotheses if isinstance(h, Divides)}
    free = [symbol for symbol, _ in obligation.elimination.bounds if symbol not in quotients]
    return {
        "bounds": [[symbol.name, 1 if symbol.is_positive else 0] for symbol in free],
        "hypotheses": [_hypothesis(item) for item in obligation.hypotheses],
        "premises": [[item.relation, tree(item.left), tree(item.right)] for item in obligation.premises],
        "goal": _goal(obligation.goal),
    }


def _hypothesis(item: Divides | Defines | AtLeast) -> list[Any]:
    if isinstance(item, Divides):
        return ["divides", item.divisor.name, item.dividend.name]
    if isinstance(item, Defines):
        return ["equals", item.symbol.name, tree(item.value)]
    return ["least", item.symbol.name, item.bound]


def _goal(goal: Formula) -> list[Any]:
    if isinstance(goal, Compare):
        return [goal.relation, tree(goal.left), tree(goal.right)]
    if isinstance(goal, Natural):
        return ["natural", tree(goal.expr)]
    return ["and" if isinstance(goal, Every) else "or", *(_goal(part) for part in goal.parts)]


def certify(obligation: Obligation) -> dict[str, Any]:
    """A certificate of an obligation, ready for the checker.

    Raises NoCertificateError where none of this form is found.
    """
    if obligation.elimination.floors:
        raise NoCertificateError("a defined symbol is bounded")
    said = statement(obligation)
    text = json.dumps(said, sort_keys=True, separators=(",", ":"))
    return {
        "claim": hashlib.sha256(text.encode()).hexdigest(),
        "statement": said,
        "witnesses": [witness(h.divisor, h.dividend).name for h in obligation.hypotheses if isinstance(h, Divides)],
        "proof": _prove(obligation.goal, obligation.elimination, obligation.premises),
    }


def _prove(goal: Formula, elimination: Elimination, premises: tuple[Compare, ...]) -> dict[str, Any]:
    if isinstance(goal, Every):
        return {"parts": [_prove(part, elimination, premises) for part in goal.parts]}
    if isinstance(goal, Natural):
        return _natural(goal.expr, elimination)
    if isinstance(goal, Compare):
        if goal.relation == "=":
            return {"cofactors": _cofactors(goal.left - goal.right, elimination)}
        return _inequality(goal, elimination, premises)
    for place, part in enumerate(goal.parts):
        try:
            return {"index": place, "part": _prove(part, elimination, premises)}
        except NoCertificateError:
            continue
    raise NoCertificateError("no alternative has a certificate")


def _natural(expr: Expr, elimination: Elimination) -> dict[str, Any]:
    try:
        found = integer_witness(expr, elimination)
    except NoWitnessError as error:
        raise NoCertificateError(str(error)) from None
    shifted = _shift(polynomial(normal(found)), elimination)
    if shifted is None:
        raise NoCertificateError(f"the sign of {expr} is not plain")
    return {"witness": tree(found), "cofactors": _cofactors(expr - found, elimination), "shifted": shifted}


def _cofactors(difference: Expr, elimination: Elimination) -> list[Any]:
    """Multiples of the remaining equations whose sum is the difference."""
    table = polynomial(normal(difference, elimination.values))
    if not table:
        return []
    for place, (left, right) in enumerate(elimination.equations):
        quotient = _quotient(table, polynomial(normal(left - right)))
        if quotient is not None:
            return [[place, tree(quotient)]]
    raise NoCertificateError("the sides differ")


def _quotient(table: Polynomial, divisor: Polynomial) -> Expr | None:
    """table / divisor, if it is a Laurent polynomial: long division by the divisor's first term."""
    (lead, leading), *_ = sorted(divisor.items(), key=lambda item: str(item[0]))
    inverse = from_polynomial({tuple((atom, -n) for atom, n in lead): 1 / leading})
    rest, result, whole = from_polynomial(table), ZERO, from_polynomial(divisor)
    for _ in range(2 * len(table) + 2):
        terms = polynomial(normal(rest))
        if not terms:
            return normal(result)
        powers = dict(lead)
        chosen = max(terms, key=lambda term: sum(dict(term).get(atom, 0) * n for atom, n in powers.items()))
        step = normal(from_polynomial({chosen: terms[chosen]}) * inverse)
        result, rest = normal(result + step), normal(rest - step * whole)
    return None


def _shift(table: Polynomial, elimination: Elimination) -> list[str] | None:
    """The symbols to write above their bounds so that no negative term is left, as few as possible."""
    expr = from_polynomial(table)
    for many in range(MOST_SHIFTED + 1):
        for chosen in combinations(elimination.bounds, many):
            shifted = normal(expr, tuple((symbol, symbol + bound) for symbol, bound in chosen))
            if all(coefficient > 0 for coefficient in polynomial(shifted).values()):
                return [symbol.name for symbol, _ in chosen]
    return None


def _inequality(goal: Compare, elimination: Elimination, premises: tuple[Compare, ...]) -> dict[str, Any]:
    gap = normal(goal.right - goal.left - (ONE if goal.relation == "<" else ZERO), elimination.values)
    for multipliers in _combinations(elimination, premises):
        rest = gap
        for place, factor in multipliers:
            premise = premises[place]
            slack = premise.right - premise.left - (ONE if premise.relation == "<" else ZERO)
            rest = normal(rest - factor * normal(slack, elimination.values))
        shifted = _shift(polynomial(rest), elimination)
        if shifted is not None:
            return {"shifted": shifted, "multipliers": [[place, tree(factor), []] for place, factor in multipliers]}
    raise NoCertificateError("the inequality is no sum of its premises")


def _combinations(elimination: Elimination, premises: tuple[Compare, ...]) -> Iterator[list[tuple[int, Expr]]]:
    """Choices of premises with a factor of one or of one symbol each, fewest first."""
    usable = [place for place, premise in enumerate(premises) if premise.relation in ("<=", "<")]
    factors = [ONE, *(symbol for symbol, _ in elimination.bounds)]
    for many in range(min(MOST_PREMISES, len(usable)) + 1):
        for chosen in combinations(usable, many):
            for scales in product(factors, repeat=many):
                yield list(zip(chosen, scales, strict=True))
