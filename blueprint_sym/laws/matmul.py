r"""Matrix products: ``[m,n] × [n,k]``, and ``g`` of them at once.

A multiply and an add for each of the m·n·k points of a product: \[ W_{\mathrm{gemm}} = 2mnk. \] Both gradients of a
product are products of the same points (specification, training distribution; Narayanan et al. 2021, arXiv 2104.04473).
"""

from __future__ import annotations

from sympy import Expr

from .base import Cost, Law

MULTIPLY_ADD = 2
"""FLOPs of one multiply-add (specification: W_gemm = 2mnk)."""

SPECIFICATION = "specification: W_gemm = 2mnk"


def gemm_forward(m: Expr, n: Expr, k: Expr, e: Expr) -> Cost:
    """``[m,n] × [n,k]``, the right operand a parameter. Reads both operands, writes ``[m,k]``; bytes at width e."""
    flops = MULTIPLY_ADD * m * n * k
    return Cost(flops, (m * n + n * k) * e, m * k * e, matmul=flops)


def gemm_activation_gradient(m: Expr, n: Expr, k: Expr, e: Expr) -> Cost:
    """The input's gradient dX = dY·Wᵀ: reads ``[m,k]`` and ``[n,k]``, writes ``[m,n]``."""
    flops = MULTIPLY_ADD * m * n * k
    return Cost(flops, (m * k + n * k) * e, m * n * e, matmul=flops)


def gemm_weight_gradient(m: Expr, n: Expr, k: Expr, e: Expr) -> Cost:
    """The weights' gradient dW = Xᵀ·dY: reads ``[m,n]`` and ``[m,k]``, writes ``[n,k]``."""
    flops = MULTIPLY_ADD * m * n * k
    return Cost(flops, (m * n + m * k) * e, n * k * e, matmul=flops)


def batched_forward(g: Expr, m: Expr, n: Expr, k: Expr, e: Expr) -> Cost:
    """``g × [m,n] × [n,k]``, both operands activations."""
    flops = MULTIPLY_ADD * g * m * n * k
    return Cost(flops, g * (m * n + n * k) * e, g * m * k * e, matmul=flops)


def batched_activation_gradient(g: Expr, m: Expr, n: Expr, k: Expr, e: Expr) -> Cost:
    """The gradients of both operands: two products; the result's gradient is read once."""
    flops = 2 * MULTIPLY_ADD * g * m * n * k
    return Cost(flops, g * (m * k + m * n + n * k) * e, g * (m * n + n * k) * e, matmul=flops)


_GEMM = ("m", "n", "k", "e")
_BATCHED = ("g", *_GEMM)

LAWS = (
    Law("gemm", "forward", _GEMM, gemm_forward, SPECIFICATION),
    Law("gemm", "activation gradient", _GEMM, gemm_activation_gradient, SPECIFICATION),
    Law("gemm", "weight gradient", _GEMM, gemm_weight_gradient, SPECIFICATION),
    Law("batched_matmul", "forward", _BATCHED, batched_forward, SPECIFICATION),
    Law("batched_matmul", "activation gradient", _BATCHED, batched_activation_gradient, SPECIFICATION),
)
