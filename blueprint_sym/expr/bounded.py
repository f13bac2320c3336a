"""Arithmetic for readers of text from outside: every step is bounded before it is taken.

Small exponents alone are not enough, since powers nest: the bits of every number, the degree of every monomial and the
terms that arise over the whole text are counted. What is beyond a bound is a ParseError with the column.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from attrs import define
from sympy import Expr, Integer, Mul, Pow, Rational, ceiling

from ..errors import ExpressionError, ParseError
from .algebra import Monomial, largest, normal, polynomial, product

MAX_LENGTH = 10_000
"""Characters of a text."""
MAX_DEPTH = 64
"""Levels of nesting."""
MAX_EXPONENT = 64
MAX_DEGREE = 256
MAX_BITS = 4_096
"""Of every number that arises."""
MAX_TERMS = 4_096
"""Terms of one product or power."""
MAX_BUDGET = 20_000
"""Terms that may arise over the whole text."""


@define
class Arithmetic:
    """The operations of one text; ``spent`` counts the terms that arose in it.

    Every method raises ParseError, at the column that it is given, for what is beyond a bound or not in the algebra.
    """

    spent: int = 0

    def number(self, value: int, column: int) -> Expr:
        """An integer."""
        if value.bit_length() > MAX_BITS:
            raise ParseError(f"a number of more than {MAX_BITS} bits", column)
        return Integer(value)

    def negative(self, expr: Expr, column: int) -> Expr:
        """``-expr``."""
        return self._made(lambda: product([-1, expr]), column)

    def sum(self, left: Expr, right: Expr, column: int) -> Expr:
        """``left + right``."""
        self._spend(1 + _size(left) + _size(right), column)
        return self._made(lambda: normal(left + right), column)

    def product(self, left: Expr, right: Expr, column: int) -> Expr:
        """``left · right``."""
        self._multiplied(left, right, column)
        return self._made(lambda: normal(product([left, right])), column)

    def quotient(self, left: Expr, right: Expr, column: int) -> Expr:
        """``left / right``; the divisor must be a monomial of positive symbols."""
        self._multiplied(left, right, column)
        if not _size(right):
            raise ParseError("division by zero", column)
        # Inverted first: sympy would cancel it against the dividend before anyone sees that it may be 0.
        return self._made(lambda: normal(Mul(left, normal(Pow(right, -1)))), column)

    def power(self, base: Expr, exponent: int, column: int) -> Expr:
        """``base`` to an integer exponent."""
        if abs(exponent) > MAX_EXPONENT:
            raise ParseError(f"an exponent beyond {MAX_EXPONENT}", column)
        terms = _size(base) ** abs(exponent)
        if terms > MAX_TERMS:
            raise ParseError(f"a power with more than {MAX_TERMS} terms", column)
        self._spend(terms * max(1, abs(exponent)), column)
        if exponent < 0 and not _size(base):
            raise ParseError("division by zero", column)
        if _bits(base) * abs(exponent) > MAX_BITS or _degree(base) * abs(exponent) > MAX_DEGREE:
            raise ParseError(f"a power beyond {MAX_BITS} bits or degree {MAX_DEGREE}", column)
        return self._made(lambda: normal(Pow(base, exponent)), column)

    def largest(self, args: Callable[[], Sequence[Expr]], column: int) -> Expr:
        """The maximum; its arguments are made once it is known that they may be."""
        self._spend(MAX_BUDGET // 64, column)
        found = args()
        return self._made(lambda: largest(*found), column)

    def ceiling(self, arg: Expr, column: int) -> Expr:
        """The ceiling."""
        return self._made(lambda: normal(ceiling(arg, evaluate=False)), column)

    def _multiplied(self, left: Expr, right: Expr, column: int) -> None:
        terms = _size(left) * _size(right)
        if terms > MAX_TERMS:
            raise ParseError(f"a product with more than {MAX_TERMS} terms", column)
        self._spend(terms, column)

    def _spend(self, terms: int, column: int) -> None:
        self.spent += terms
        if self.spent > MAX_BUDGET:
            raise ParseError(f"the text makes more than {MAX_BUDGET} terms", column)

    def _made(self, make: Callable[[], Expr], column: int) -> Expr:
        try:
            result = make()
            beyond = _bits(result) > MAX_BITS or _degree(result) > MAX_DEGREE
        except ExpressionError as error:
            raise ParseError(str(error), column) from None
        if beyond:
            raise ParseError(f"a number beyond {MAX_BITS} bits or a degree beyond {MAX_DEGREE}", column)
        return result


def _size(expr: Expr) -> int:
    return len(polynomial(normal(expr)))


def _bits(expr: Expr) -> int:
    numbers = [cast(Rational, number) for number in expr.atoms(Rational)]
    return max((max(int(n.p).bit_length(), int(n.q).bit_length()) for n in numbers), default=0)


def _degree(expr: Expr) -> int:
    def size(monomial: Monomial) -> int:
        return sum(abs(exponent) for _, exponent in monomial)

    return max((size(monomial) for monomial in polynomial(normal(expr))), default=0)
