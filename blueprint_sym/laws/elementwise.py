"""Element-wise primitives: x elements of e bytes.

The specification states softmax; the other counts are conventions, those of Calculon (Isaev et al., SC'23) unless said
otherwise. Each is one named constant here and is itemised once more in `blueprint_sym.blocks.layers`, so that a slip in
either is refuted.
"""

from __future__ import annotations

from sympy import Expr

from .base import Cost, Law

SOFTMAX = 5
"""Max, subtract, exponential, sum, divide (specification: the explicit softmax model)."""
SOFTMAX_GRADIENT = 8
"""Calculon."""
LAYER_NORM = 9
"""Calculon."""
LAYER_NORM_GRADIENT = 14
"""Calculon: gradient with respect to the input."""
LAYER_NORM_WEIGHT_GRADIENT = 7
"""Calculon: gradients of gain and bias."""
GELU = 8
"""Calculon, tanh form."""
GELU_GRADIENT = 13
"""Calculon, tanh form."""
DROPOUT = 1
"""One multiplication by the scaled mask, forward and backward."""
MASK_BYTES = 1
"""A dropout mask is one byte per element (Korthikanti et al. 2022, arXiv 2205.05198)."""

CALCULON = "Calculon (Isaev et al., SC'23)"


def softmax_forward(x: Expr, e: Expr) -> Cost:
    """Softmax over x scores."""
    return Cost(SOFTMAX * x, x * e, x * e)


def softmax_gradient(x: Expr, e: Expr) -> Cost:
    """Reads its own output and the output's gradient."""
    return Cost(SOFTMAX_GRADIENT * x, 2 * x * e, x * e)


def layer_norm_forward(x: Expr, width: Expr, e: Expr) -> Cost:
    """Layer norm of x elements with a gain and a bias of ``width`` each."""
    return Cost(LAYER_NORM * x, (x + 2 * width) * e, x * e)


def layer_norm_gradient(x: Expr, width: Expr, e: Expr) -> Cost:
    """Reads input, output gradient and both parameters."""
    return Cost(LAYER_NORM_GRADIENT * x, (2 * x + 2 * width) * e, x * e)


def layer_norm_weight_gradient(x: Expr, width: Expr, e: Expr) -> Cost:
    """Reads input and output gradient, writes the gradients of gain and bias."""
    return Cost(LAYER_NORM_WEIGHT_GRADIENT * x, 2 * x * e, 2 * width * e)


def gelu_forward(x: Expr, e: Expr) -> Cost:
    """GELU of x elements."""
    return Cost(GELU * x, x * e, x * e)


def gelu_gradient(x: Expr, e: Expr) -> Cost:
    """Reads input and output gradient."""
    return Cost(GELU_GRADIENT * x, 2 * x * e, x * e)


def fused_gelu_forward(x: Expr, e: Expr) -> Cost:
    """GELU inside the matrix products around it: no memory traffic of its own."""
    return Cost(GELU * x)


def fused_gelu_gradient(x: Expr, e: Expr) -> Cost:
    """The output is made again before its gradient, both inside the products around."""
    return Cost((GELU_GRADIENT + GELU) * x)


def dropout_forward(x: Expr, e: Expr) -> Cost:
    """Writes the result and its mask."""
    return Cost(DROPOUT * x, x * e, x * e + MASK_BYTES * x)


def dropout_gradient(x: Expr, e: Expr) -> Cost:
    """Reads the output gradient and the mask."""
    return Cost(DROPOUT * x, x * e + MASK_BYTES * x, x * e)


def residual_forward(x: Expr, e: Expr) -> Cost:
    """One addition per element of two operands; the gradient is handed on and costs nothing."""
    return Cost(x, 2 * x * e, x * e)


def fork_gradient(x: Expr, users: Expr, e: Expr) -> Cost:
    """The sum of the gradients of ``users`` users; forward nothing happens."""
    return Cost((users - 1) * x, users * x * e, x * e)


_PLAIN = ("x", "e")
_NORM = ("x", "width", "e")

LAWS = (
    Law("softmax", "forward", _PLAIN, softmax_forward, "specification: 5 per score"),
    Law("softmax", "activation gradient", _PLAIN, softmax_gradient, CALCULON),
    Law("layer_norm", "forward", _NORM, layer_norm_forward, CALCULON),
    Law("layer_norm", "activation gradient", _NORM, layer_norm_gradient, CALCULON),
    Law("layer_norm", "weight gradient", _NORM, layer_norm_weight_gradient, CALCULON),
    Law("gelu", "forward", _PLAIN, gelu_forward, CALCULON),
    Law("gelu", "activation gradient", _PLAIN, gelu_gradient, CALCULON),
    Law("fused_gelu", "forward", _PLAIN, fused_gelu_forward, CALCULON),
    Law("fused_gelu", "activation gradient", _PLAIN, fused_gelu_gradient, CALCULON),
    Law("dropout", "forward", _PLAIN, dropout_forward, CALCULON),
    Law("dropout", "activation gradient", _PLAIN, dropout_gradient, CALCULON),
    Law("residual", "forward", _PLAIN, residual_forward, "one addition per element"),
    Law("fork", "activation gradient", ("x", "users", "e"), fork_gradient, "u − 1 additions per element"),
)
