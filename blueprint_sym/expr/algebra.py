"""The normal form of expressions: Laurent polynomials with rational coefficients over symbols and opaque atoms.

An expression is built from symbols, integers, rationals, sums, products, integer powers, ``Max`` (kept unevaluated) and
``ceiling``. Its normal form is the expanded sum of monomials; a ``Max`` or a ``ceiling`` is an atom whose arguments are
in normal form themselves. Denominators are products of positive symbols, so a normal form needs no side condition.
Every other node, floats among them, is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import cast

from sympy import Add, Expr, Integer, Max, Mul, Pow, Rational, Symbol, ceiling

from ..errors import ExpressionError
from ..symbols import rank

Monomial = tuple[tuple[Expr, int], ...]
"""Factors ``(atom, exponent)`` in the order of the glossary, no exponent zero."""

Polynomial = dict[Monomial, Fraction]
"""Coefficient of each monomial, none of them zero; equal as dicts iff equal as Laurent polynomials."""

Rules = tuple[tuple[Symbol, Expr], ...]
"""Replacements, all applied at once."""

ZERO: Expr = Integer(0)
ONE: Expr = Integer(1)


def total(terms: Iterable[Expr | int]) -> Expr:
    """The sum of the terms in normal form (one ``Add``: summing with ``+=`` is quadratic)."""
    return normal(Add(*terms))


def product(factors: Iterable[Expr | int]) -> Expr:
    """The product of the factors, as sympy writes it."""
    return Mul(*factors)


def largest(*args: Expr) -> Expr:
    """The largest of the arguments, kept as a ``Max`` node: which one it is, is for a proof to say."""
    return normal(Max(*args, evaluate=False))


def align_up(value: Expr | int, alignment: Expr | int) -> Expr:
    """The least multiple of ``alignment`` that is not below ``value``: ``alignment * ceiling(value / alignment)``."""
    return Mul(alignment, ceiling(Mul(value, Pow(alignment, -1)), evaluate=False))


def normal(expr: Expr | int, rules: Rules = ()) -> Expr:
    """The normal form of an expression, after the replacements of ``rules``.

    Raises ExpressionError for a node that the algebra does not know and for a denominator that is not a monomial.
    """
    return _normal(Integer(expr) if isinstance(expr, int) else expr, rules)


@lru_cache(maxsize=65_536)
def _normal(expr: Expr, rules: Rules) -> Expr:
    return from_polynomial(polynomial(expr, rules))


def atom_key(atom: Expr) -> tuple[int, str]:
    """Sort key of an atom: symbols in glossary order, then ``Max`` and ``ceiling`` nodes by their text."""
    return rank(atom) if isinstance(atom, Symbol) else (1_000_000, str(atom))


@lru_cache(maxsize=65_536)
def _polynomial(expr: Expr, rules: Rules) -> Polynomial:
    if isinstance(expr, Symbol):
        for symbol, value in rules:
            if symbol == expr:
                return _polynomial(value, ())
        return {((expr, 1),): Fraction(1)}
    if isinstance(expr, Rational):
        return {(): Fraction(int(expr.p), int(expr.q))} if expr.p else {}
    if isinstance(expr, Add):
        result: Polynomial = {}
        for arg in expr.args:
            for monomial, coefficient in _polynomial(arg, rules).items():
                _accumulate(result, monomial, coefficient)
        return result
    if isinstance(expr, Mul):
        result = {(): Fraction(1)}
        for arg in expr.args:
            result = multiply(result, _polynomial(arg, rules))
        return result
    if isinstance(expr, Pow):
        base, exponent = cast(tuple[Expr, Expr], expr.args)
        if not isinstance(exponent, Integer):
            raise ExpressionError(f"{expr}: an exponent must be an integer, not {exponent}")
        return power(_polynomial(base, rules), int(exponent), expr)
    if isinstance(expr, Max):
        distinct = {_normal(arg, rules) for arg in expr.args}
        args = sorted(distinct, key=_expr_key)
        if len(args) == 1:
            return _polynomial(args[0], ())
        return {((Max(*args, evaluate=False), 1),): Fraction(1)}
    if isinstance(expr, ceiling):
        arg = _normal(expr.args[0], rules)
        if isinstance(arg, Integer):
            return _polynomial(arg, ())
        return {((ceiling(arg, evaluate=False), 1),): Fraction(1)}
    raise ExpressionError(f"{expr}: a {type(expr).__name__} is not part of the exact algebra")


def polynomial(expr: Expr, rules: Rules = ()) -> Polynomial:
    """The normal form as a table of coefficients. The table is shared: it must not be changed.

    Raises ExpressionError like `normal`.
    """
    return _polynomial(expr, rules)


def _expr_key(expr: Expr) -> str:
    return str(expr)


def _accumulate(result: Polynomial, monomial: Monomial, coefficient: Fraction) -> None:
    value = result.get(monomial, Fraction(0)) + coefficient
    if value:
        result[monomial] = value
    else:
        result.pop(monomial, None)


def multiply(left: Polynomial, right: Polynomial) -> Polynomial:
    """The product of two polynomials."""
    result: Polynomial = {}
    for monomial_l, coefficient_l in left.items():
        for monomial_r, coefficient_r in right.items():
            _accumulate(result, _join(monomial_l, monomial_r), coefficient_l * coefficient_r)
    return result


@lru_cache(maxsize=65_536)
def _join(left: Monomial, right: Monomial) -> Monomial:
    exponents: dict[Expr, int] = dict(left)
    for atom, exponent in right:
        exponents[atom] = exponents.get(atom, 0) + exponent
    return monomial_of(exponents)


def monomial_of(exponents: Mapping[Expr, int]) -> Monomial:
    """The monomial with these exponents, its factors in order."""
    return tuple(sorted(((a, n) for a, n in exponents.items() if n), key=lambda factor: atom_key(factor[0])))


def power(base: Polynomial, exponent: int, shown: Expr) -> Polynomial:
    """An integer power; a negative one needs a base of one monomial.

    Raises ExpressionError otherwise, showing ``shown``.
    """
    if exponent < 0:
        if len(base) != 1:
            raise ExpressionError(f"{shown}: a denominator must be a product of symbols")
        ((monomial, coefficient),) = base.items()
        if not all(isinstance(atom, Symbol) and atom.is_positive for atom, _ in monomial):
            raise ExpressionError(f"{shown}: a denominator must be a product of positive symbols")
        base = {tuple((atom, -n) for atom, n in monomial): 1 / coefficient}
        exponent = -exponent
    result: Polynomial = {(): Fraction(1)}
    for _ in range(exponent):
        result = multiply(result, base)
    return result


def from_polynomial(table: Polynomial) -> Expr:
    """The sympy expression of a table of coefficients."""
    return Add(*(from_monomial(monomial, coefficient) for monomial, coefficient in table.items()))


def from_monomial(monomial: Monomial, coefficient: Fraction = Fraction(1)) -> Expr:
    """The sympy expression of one term."""
    number = Rational(coefficient.numerator, coefficient.denominator)
    return Mul(number, *(Pow(atom, exponent) for atom, exponent in monomial))


def denominator(table: Polynomial) -> Monomial:
    """The least monomial that, multiplied, leaves no negative exponent."""
    exponents: dict[Expr, int] = {}
    for monomial in table:
        for atom, exponent in monomial:
            if exponent < 0:
                exponents[atom] = max(exponents.get(atom, 0), -exponent)
    return monomial_of(exponents)


def common_monomial(monomials: Iterable[Monomial]) -> Monomial:
    """The largest monomial that divides each of one or more."""
    first, *others = map(dict, monomials)
    return monomial_of({atom: min(n, *(item.get(atom, 0) for item in others), n) for atom, n in first.items()})


@lru_cache(maxsize=65_536)
def free_symbols(expr: Expr) -> tuple[Symbol, ...]:
    """The symbols of an expression in glossary order (sympy's own set has no order)."""
    return tuple(sorted(cast("set[Symbol]", expr.free_symbols), key=rank))
