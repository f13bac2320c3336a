r"""Collectives over t ranks on a logical tensor of n elements.

The payload is the logical tensor whatever the kind, \( M = n\,e \); a reduction adds t contributions, spread over the
ranks: \( n(t-1)/t \) additions each (specification: M_TP and W_reduce). What a rank hands in is read, what it gets is
written. No physical algorithm is chosen.
"""

from __future__ import annotations

from sympy import Expr

from .base import Cost, Law

SPECIFICATION = "specification: M_TP = BSH e, W_reduce = BSH (t−1)/t"


def all_reduce(n: Expr, t: Expr, e: Expr) -> Cost:
    """Every rank hands in n partial sums and gets the n totals."""
    return Cost(n * (t - 1) / t, n * e, n * e, n * e)


def reduce_scatter(n: Expr, t: Expr, e: Expr) -> Cost:
    """Every rank hands in n partial sums and gets its part of the totals."""
    return Cost(n * (t - 1) / t, n * e, n / t * e, n * e)


def all_gather(n: Expr, t: Expr, e: Expr) -> Cost:
    """Every rank hands in its part and gets the whole."""
    return Cost(0, n / t * e, n * e, n * e)


def all_to_all(n: Expr, t: Expr, e: Expr) -> Cost:
    """Every rank hands in n elements, a part for each other, and gets as many: under a balanced load."""
    return Cost(0, n * e, n * e, n * e)


_SHAPE = ("n", "t", "e")

LAWS = (
    Law("all_reduce", "forward", _SHAPE, all_reduce, SPECIFICATION),
    Law("reduce_scatter", "forward", _SHAPE, reduce_scatter, SPECIFICATION),
    Law("all_gather", "forward", _SHAPE, all_gather, SPECIFICATION),
    Law("all_to_all", "forward", _SHAPE, all_to_all, "GShard (arXiv 2006.16668): dispatch and combine"),
)
