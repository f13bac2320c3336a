"""Exact evaluation at integer points: integers and fractions, never a float, never sympy's own rewriting."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import ceil
from typing import cast

from sympy import Add, Expr, Integer, Max, Mul, Pow, Rational, Symbol, ceiling

from ..errors import ExpressionError


def evaluate(expr: Expr, values: Mapping[Symbol, int]) -> Fraction:
    """The exact value of ``expr`` where each symbol has its integer value.

    Raises ExpressionError for a symbol without a value, a division by zero, or a node outside the algebra.
    """
    return Fraction(value(expr, values))


def value(expr: Expr, values: Mapping[Symbol, int]) -> int | Fraction:
    """Like `evaluate`, but an int while no division leaves a fraction: integers are several times as fast.

    Raises ExpressionError for what `evaluate` does.
    """
    if isinstance(expr, Symbol):
        if expr not in values:
            raise ExpressionError(f"{expr.name} has no value")
        return values[expr]
    if isinstance(expr, Integer):
        return int(expr.p)
    args = cast("tuple[Expr, ...]", expr.args)
    if isinstance(expr, Mul):
        result: int | Fraction = 1
        for arg in args:
            result = result * value(arg, values)
        return result
    if isinstance(expr, Add):
        return sum(value(arg, values) for arg in args)
    if isinstance(expr, Pow) and isinstance(args[1], Integer):
        base, exponent = value(args[0], values), int(args[1].p)
        if exponent >= 0:
            return base**exponent
        if base == 0:
            raise ExpressionError(f"{expr}: division by zero")
        return Fraction(1) / base**-exponent
    if isinstance(expr, Rational):
        return Fraction(int(expr.p), int(expr.q))
    if isinstance(expr, Max):
        return max(value(arg, values) for arg in args)
    if isinstance(expr, ceiling):
        return ceil(value(args[0], values))
    raise ExpressionError(f"{expr}: a {type(expr).__name__} is not part of the exact algebra")


def evaluate_integer(expr: Expr, values: Mapping[Symbol, int]) -> int:
    """Like `evaluate`, for an expression whose value is an integer.

    Raises ExpressionError when it is not.
    """
    found = evaluate(expr, values)
    if found.denominator != 1:
        raise ExpressionError(f"{expr} is {found}, which is not an integer")
    return found.numerator
