"""How a formula is laid out for reading: common factors in front, glossary order, one fraction.

Text and LaTeX printers share this shape and differ in spelling only.
"""

from __future__ import annotations

from functools import lru_cache
from math import gcd, lcm

from attrs import frozen
from sympy import Expr

from .algebra import Monomial, atom_key, denominator, monomial_of, normal, polynomial

Term = tuple[int, Monomial]
"""An integer coefficient and the factors beside it."""


@frozen
class Layout:
    """``coefficient * front * (terms) / (divisor * under)``; all numbers are integers.

    ``terms`` is a sum of at least two terms without a common factor, or empty where the expression is one monomial.
    """

    coefficient: int
    front: Monomial
    terms: tuple[Term, ...]
    divisor: int
    under: Monomial


@lru_cache(maxsize=16_384)
def layout(expr: Expr) -> Layout:
    """The layout of an expression's normal form."""
    table = polynomial(normal(expr))
    if not table:
        return Layout(0, (), (), 1, ())
    divisor = lcm(*(coefficient.denominator for coefficient in table.values()))
    content = gcd(*(int(coefficient * divisor) for coefficient in table.values()))
    under = denominator(table)
    common = gcd(content, divisor)
    front = _common_factor([_times(monomial, under) for monomial in table])
    terms = sorted(
        (
            (int(coefficient * divisor) // content, _over(_times(monomial, under), front))
            for monomial, coefficient in table.items()
        ),
        key=_term_key,
    )
    if len(terms) == 1:
        return Layout(terms[0][0] * content // common, front, (), divisor // common, under)
    return Layout(content // common, front, tuple(terms), divisor // common, under)


def _times(left: Monomial, right: Monomial) -> Monomial:
    exponents = dict(left)
    for atom, exponent in right:
        exponents[atom] = exponents.get(atom, 0) + exponent
    return monomial_of(exponents)


def _over(left: Monomial, right: Monomial) -> Monomial:
    return _times(left, tuple((atom, -exponent) for atom, exponent in right))


def _common_factor(monomials: list[Monomial]) -> Monomial:
    exponents = dict(monomials[0])
    for monomial in monomials[1:]:
        other = dict(monomial)
        exponents = {atom: min(exponent, other.get(atom, 0)) for atom, exponent in exponents.items()}
    return monomial_of(exponents)


def _term_key(term: Term) -> tuple[tuple[tuple[int, str], int], ...]:
    """Lexicographic in the glossary's order, higher powers first, the constant last."""
    _, monomial = term
    return (*((atom_key(atom), -exponent) for atom, exponent in monomial), ((2_000_000, ""), 0))
