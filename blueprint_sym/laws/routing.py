"""A mixture of experts: tokens to rows, rows through the experts' matrices, rows back to tokens.

A row is one token for one of its k experts. All rows of a rank pass g matrices, each row one of them (Shazeer et al.
2017, arXiv 1701.06538; Lepikhin et al. 2020, arXiv 2006.16668). Every matrix is read once, as every expert has rows.
"""

from __future__ import annotations

from sympy import Expr

from .base import Cost, Law
from .matmul import MULTIPLY_ADD

WEIGHT_AND_SUM = 2
"""Each element of a row: times its weight, added to its token."""
WEIGHT_AND_SUM_GRADIENT = 3
"""Of the row a product, of the weight a product and an addition."""

SOURCE = "W_gemm = 2mnk, each row by one of g matrices"


def grouped_forward(rows: Expr, n: Expr, k: Expr, g: Expr, e: Expr) -> Cost:
    """Rows of n elements, each through one of g matrices ``[n,k]``."""
    flops = MULTIPLY_ADD * rows * n * k
    return Cost(flops, (rows * n + g * n * k) * e, rows * k * e, matmul=flops)


def grouped_activation_gradient(rows: Expr, n: Expr, k: Expr, g: Expr, e: Expr) -> Cost:
    """Each row's gradient through the transpose of its matrix."""
    flops = MULTIPLY_ADD * rows * n * k
    return Cost(flops, (rows * k + g * n * k) * e, rows * n * e, matmul=flops)


def grouped_weight_gradient(rows: Expr, n: Expr, k: Expr, g: Expr, e: Expr) -> Cost:
    """Each matrix's gradient from its rows."""
    flops = MULTIPLY_ADD * rows * n * k
    return Cost(flops, (rows * n + rows * k) * e, g * n * k * e, matmul=flops)


def select_forward(x: Expr, y: Expr, e: Expr) -> Cost:
    """The y largest of x probabilities, k for each token: comparisons, no arithmetic."""
    return Cost(0, x * e, y * e)


def select_gradient(x: Expr, y: Expr, e: Expr) -> Cost:
    """The gradients at the places chosen, zero elsewhere."""
    return Cost(0, y * e, x * e)


def permute_forward(x: Expr, y: Expr, e: Expr) -> Cost:
    """Tokens of x elements copied to rows of y, sorted by expert."""
    return Cost(0, x * e, y * e)


def permute_gradient(x: Expr, y: Expr, e: Expr) -> Cost:
    """The gradient of every row added to its token."""
    return Cost(y, y * e, x * e)


def mix_forward(x: Expr, weights: Expr, y: Expr, e: Expr) -> Cost:
    """Rows of x elements times their weights, summed to tokens of y."""
    return Cost(WEIGHT_AND_SUM * x, (x + weights) * e, y * e)


def mix_gradient(x: Expr, weights: Expr, y: Expr, e: Expr) -> Cost:
    """The gradients of rows and weights; reads both again."""
    return Cost(WEIGHT_AND_SUM_GRADIENT * x, (x + weights + y) * e, (x + weights) * e)


_GROUPED = ("rows", "n", "k", "g", "e")
_MOVED = ("x", "y", "e")
_MIXED = ("x", "weights", "y", "e")

LAWS = (
    Law("grouped_gemm", "forward", _GROUPED, grouped_forward, SOURCE),
    Law("grouped_gemm", "activation gradient", _GROUPED, grouped_activation_gradient, SOURCE),
    Law("grouped_gemm", "weight gradient", _GROUPED, grouped_weight_gradient, SOURCE),
    Law("select", "forward", _MOVED, select_forward, "comparisons are no operations"),
    Law("select", "activation gradient", _MOVED, select_gradient, "comparisons are no operations"),
    Law("permute", "forward", _MOVED, permute_forward, "one addition per element of a row, backward"),
    Law("permute", "activation gradient", _MOVED, permute_gradient, "one addition per element of a row, backward"),
    Law("mix", "forward", _MIXED, mix_forward, "itemised at its constant"),
    Law("mix", "activation gradient", _MIXED, mix_gradient, "itemised at its constant"),
)
