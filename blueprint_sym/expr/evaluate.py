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
    if isinstance(expr, Symbol):
        if expr not in values:
            raise ExpressionError(f"{expr.name} has no value")
        return Fraction(values[expr])
    if isinstance(expr, Rational):
        return Fraction(int(expr.p), int(expr.q))
    args = [cast(Expr, arg) for arg in expr.args]
    if isinstance(expr, Add):
        return sum((evaluate(arg, values) for arg in args), Fraction(0))
    if isinstance(expr, Mul):
        result = Fraction(1)
        for arg in args:
            result *= evaluate(arg, values)
        return result
    if isinstance(expr, Pow) and isinstance(args[1], Integer):
        base = evaluate(args[0], values)
        if base == 0 and int(args[1]) < 0:
            raise ExpressionError(f"{expr}: division by zero")
        return base ** int(args[1])
    if isinstance(expr, Max):
        return max(evaluate(arg, values) for arg in args)
    if isinstance(expr, ceiling):
        return Fraction(ceil(evaluate(args[0], values)))
    raise ExpressionError(f"{expr}: a {type(expr).__name__} is not part of the exact algebra")


def evaluate_integer(expr: Expr, values: Mapping[Symbol, int]) -> int:
    """Like `evaluate`, for an expression whose value is an integer.

    Raises ExpressionError when it is not.
    """
    value = evaluate(expr, values)
    if value.denominator != 1:
        raise ExpressionError(f"{expr} is {value}, which is not an integer")
    return value.numerator
