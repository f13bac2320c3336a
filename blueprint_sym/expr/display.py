"""How a formula is laid out for reading: common factors in front, glossary order, one fraction.

Text and LaTeX printers share this shape and differ in spelling only.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import gcd, lcm

from attrs import frozen
from sympy import Add, Dummy, Expr, Mul, Poly, Pow, Symbol, factor_list

from .algebra import Monomial, atom_key, common_monomial, denominator, monomial_of, normal, polynomial

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
    front = common_monomial([_times(monomial, under) for monomial in table])
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


def _term_key(term: Term) -> tuple[tuple[tuple[int, str], int], ...]:
    """Lexicographic in the glossary's order, higher powers first, the constant last."""
    _, monomial = term
    return (*((atom_key(atom), -exponent) for atom, exponent in monomial), ((2_000_000, ""), 0))


def reading_order(args: Iterable[Expr]) -> list[Expr]:
    """Arguments of a maximum in the order in which their first terms would stand in a sum."""
    return sorted(args, key=lambda arg: (sorted(map(_term_key, _numbered(arg))), _text_key(arg)))


def _numbered(expr: Expr) -> list[Term]:
    return [(1, monomial) for monomial in polynomial(normal(expr))]


def _text_key(expr: Expr) -> str:
    """What tells apart two expressions of the same letters."""
    return str(expr)


MOST_TERMS = 24
"""Longer sums are not tried: nobody would see their factors."""

Factors = tuple[tuple[tuple[Term, ...], int], ...]
"""Sums with their exponents."""


@lru_cache(maxsize=16_384)
def factored(terms: tuple[Term, ...]) -> tuple[int, Factors]:
    """A sum without common factor as sign and product of sums with positive first terms, where a person would.

    That is: where the product takes fewer letters than the sum. ``1, ()`` for no terms.
    """
    if not terms:
        return 1, ()
    sign, alone = _positive(terms)
    if not 2 < len(terms) <= MOST_TERMS:
        return sign, ((alone, 1),)
    atoms = sorted({atom for _, monomial in terms for atom, _ in monomial}, key=atom_key)
    stand_ins = {atom: Dummy(f"x{number}") for number, atom in enumerate(atoms)}
    backwards = {stand_in: atom for atom, stand_in in stand_ins.items()}
    whole = Add(*(Mul(n, *(Pow(stand_ins[atom], power) for atom, power in monomial)) for n, monomial in alone))
    number, found = factor_list(whole, *stand_ins.values())
    parts = [(_positive(_terms(part.as_poly(*stand_ins.values()), backwards)), power) for part, power in found]
    sums = tuple(sorted(((part, power) for (_, part), power in parts), key=lambda item: (len(item[0]), _sum_key(item))))
    if abs(number) != 1 or sum(_letters(part) for part, _ in sums) >= _letters(alone):
        return sign, ((alone, 1),)
    return sign, sums


def _positive(terms: tuple[Term, ...]) -> tuple[int, tuple[Term, ...]]:
    """The sign of the first term, and the terms without it."""
    sign = 1 if terms[0][0] > 0 else -1
    return sign, tuple((sign * coefficient, monomial) for coefficient, monomial in terms)


def _terms(poly: Poly, backwards: dict[Symbol, Expr]) -> tuple[Term, ...]:
    generators = [backwards[generator] for generator in poly.gens]
    found = [
        (int(coefficient), monomial_of(dict(zip(generators, powers, strict=True))))
        for powers, coefficient in poly.terms()
    ]
    return tuple(sorted(found, key=_term_key))


def _letters(terms: tuple[Term, ...]) -> int:
    """How many numbers and powers a sum takes in print."""
    return sum(len(monomial) + (abs(coefficient) != 1 or not monomial) for coefficient, monomial in terms)


def _sum_key(item: tuple[tuple[Term, ...], int]) -> tuple[tuple[tuple[tuple[int, str], int], ...], ...]:
    return tuple(_term_key(term) for term in item[0])
