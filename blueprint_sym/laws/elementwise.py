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
RMS_NORM = 4
"""Square, add, scale, gain."""
RMS_NORM_GRADIENT = 9
"""Mean square again 2, x̂ 1, gain·dy 1, its mean with x̂ 2, x̂ times that mean 1, difference 1, scale 1."""
RMS_NORM_WEIGHT_GRADIENT = 3
"""The normalised input x̂ 1, times the output gradient 1, sum 1."""
RELU = 1
"""One maximum."""
RELU_GRADIENT = 1
"""One choice by the input's sign."""
SWIGLU = 5
"""SiLU of the gate (exponential, add, divide, multiply) and one product."""
SWIGLU_GRADIENT = 10
"""Sigmoid 3, SiLU 1, its derivative 3, three products with the output gradient."""
GEGLU = GELU + 1
"""GELU of the gate and one product."""
GEGLU_GRADIENT = GELU + GELU_GRADIENT + 2
"""GELU again, its gradient, and a product on either side."""
ROTATION = 3
"""Two products and one addition per rotated element, forward and backward."""
SOFTCAP = 3
"""Divide, tanh, multiply."""
SOFTCAP_GRADIENT = 3
"""Square, subtract, multiply."""
SINK_GRADIENT = 2
"""Of the learned score of a head: a product and an addition per query."""
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


def rms_norm_forward(x: Expr, width: Expr, e: Expr) -> Cost:
    """RMS norm of x elements with a gain of ``width``."""
    return Cost(RMS_NORM * x, (x + width) * e, x * e)


def rms_norm_gradient(x: Expr, width: Expr, e: Expr) -> Cost:
    """Reads input, output gradient and gain."""
    return Cost(RMS_NORM_GRADIENT * x, (2 * x + width) * e, x * e)


def rms_norm_weight_gradient(x: Expr, width: Expr, e: Expr) -> Cost:
    """Reads input and output gradient, writes the gradient of the gain."""
    return Cost(RMS_NORM_WEIGHT_GRADIENT * x, 2 * x * e, width * e)


def plain_norm_forward(x: Expr, width: Expr, e: Expr) -> Cost:
    """Layer norm without a bias."""
    return Cost(LAYER_NORM * x, (x + width) * e, x * e)


def plain_norm_gradient(x: Expr, width: Expr, e: Expr) -> Cost:
    """Like layer norm, of one parameter."""
    return Cost(LAYER_NORM_GRADIENT * x, (2 * x + width) * e, x * e)


def plain_norm_weight_gradient(x: Expr, width: Expr, e: Expr) -> Cost:
    """Like layer norm, of one parameter."""
    return Cost(LAYER_NORM_WEIGHT_GRADIENT * x, 2 * x * e, width * e)


def bias_forward(x: Expr, width: Expr, e: Expr) -> Cost:
    """One addition per element of a vector of ``width`` parameters; the gradient is handed on."""
    return Cost(x, (x + width) * e, x * e)


def bias_weight_gradient(x: Expr, width: Expr, e: Expr) -> Cost:
    """The sum of the output gradient: one addition per element."""
    return Cost(x, x * e, width * e)


def relu_forward(x: Expr, e: Expr) -> Cost:
    """ReLU of x elements."""
    return Cost(RELU * x, x * e, x * e)


def relu_gradient(x: Expr, e: Expr) -> Cost:
    """Reads input and output gradient."""
    return Cost(RELU_GRADIENT * x, 2 * x * e, x * e)


def fused_relu_forward(x: Expr, e: Expr) -> Cost:
    """ReLU inside the products around it."""
    return Cost(RELU * x)


def fused_relu_gradient(x: Expr, e: Expr) -> Cost:
    """The output is made again before its gradient."""
    return Cost((RELU_GRADIENT + RELU) * x)


def swiglu_forward(x: Expr, e: Expr) -> Cost:
    """SiLU of x gates times x elements."""
    return Cost(SWIGLU * x, 2 * x * e, x * e)


def swiglu_gradient(x: Expr, e: Expr) -> Cost:
    """Reads both inputs and the output gradient, writes two gradients."""
    return Cost(SWIGLU_GRADIENT * x, 3 * x * e, 2 * x * e)


def fused_swiglu_forward(x: Expr, e: Expr) -> Cost:
    """SwiGLU inside the products around it."""
    return Cost(SWIGLU * x)


def fused_swiglu_gradient(x: Expr, e: Expr) -> Cost:
    """The output is made again before its gradient."""
    return Cost((SWIGLU_GRADIENT + SWIGLU) * x)


def geglu_forward(x: Expr, e: Expr) -> Cost:
    """GELU of x gates times x elements."""
    return Cost(GEGLU * x, 2 * x * e, x * e)


def geglu_gradient(x: Expr, e: Expr) -> Cost:
    """Reads both inputs and the output gradient, writes two gradients."""
    return Cost(GEGLU_GRADIENT * x, 3 * x * e, 2 * x * e)


def fused_geglu_forward(x: Expr, e: Expr) -> Cost:
    """GEGLU inside the products around it."""
    return Cost(GEGLU * x)


def fused_geglu_gradient(x: Expr, e: Expr) -> Cost:
    """The output is made again before its gradient."""
    return Cost((GEGLU_GRADIENT + GEGLU) * x)


def rope(x: Expr, r: Expr, e: Expr) -> Cost:
    """Rotation of r of x elements by their positions; forward and gradient alike."""
    return Cost(ROTATION * r, x * e, x * e)


def softcap_forward(x: Expr, e: Expr) -> Cost:
    """A scaled tanh of x scores."""
    return Cost(SOFTCAP * x, x * e, x * e)


def softcap_gradient(x: Expr, e: Expr) -> Cost:
    """Reads its own output and the output's gradient."""
    return Cost(SOFTCAP_GRADIENT * x, 2 * x * e, x * e)


def score_bias_forward(x: Expr, e: Expr) -> Cost:
    """A bias of the distance, made on the fly, added to x scores; the gradient is handed on."""
    return Cost(x, x * e, x * e)


def sink_softmax_forward(x: Expr, rows: Expr, width: Expr, e: Expr) -> Cost:
    """Softmax over x scores and one learned score beside each of ``rows`` queries; ``width`` learned scores."""
    return Cost(SOFTMAX * (x + rows), (x + width) * e, x * e)


def sink_softmax_gradient(x: Expr, rows: Expr, width: Expr, e: Expr) -> Cost:
    """Reads its own output and the output's gradient."""
    return Cost(SOFTMAX_GRADIENT * (x + rows), 2 * x * e, x * e)


def sink_softmax_weight_gradient(x: Expr, rows: Expr, width: Expr, e: Expr) -> Cost:
    """What each query adds to the gradient of its head's learned score."""
    return Cost(SINK_GRADIENT * rows, 2 * x * e, width * e)


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
_ROTATED = ("x", "r", "e")
_SINK = ("x", "rows", "width", "e")
ITEMISED = "itemised at its constant"
SHAZEER = "Shazeer 2020 (arXiv 2002.05202); itemised at its constant"
ROFORMER = "Su et al. 2021 (arXiv 2104.09864): two products and one addition per element"

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
    Law("rms_norm", "forward", _NORM, rms_norm_forward, ITEMISED),
    Law("rms_norm", "activation gradient", _NORM, rms_norm_gradient, ITEMISED),
    Law("rms_norm", "weight gradient", _NORM, rms_norm_weight_gradient, ITEMISED),
    Law("plain_norm", "forward", _NORM, plain_norm_forward, CALCULON),
    Law("plain_norm", "activation gradient", _NORM, plain_norm_gradient, CALCULON),
    Law("plain_norm", "weight gradient", _NORM, plain_norm_weight_gradient, CALCULON),
    Law("bias", "forward", _NORM, bias_forward, "one addition per element"),
    Law("bias", "weight gradient", _NORM, bias_weight_gradient, "one addition per element"),
    Law("relu", "forward", _PLAIN, relu_forward, ITEMISED),
    Law("relu", "activation gradient", _PLAIN, relu_gradient, ITEMISED),
    Law("fused_relu", "forward", _PLAIN, fused_relu_forward, ITEMISED),
    Law("fused_relu", "activation gradient", _PLAIN, fused_relu_gradient, ITEMISED),
    Law("swiglu", "forward", _PLAIN, swiglu_forward, SHAZEER),
    Law("swiglu", "activation gradient", _PLAIN, swiglu_gradient, SHAZEER),
    Law("fused_swiglu", "forward", _PLAIN, fused_swiglu_forward, SHAZEER),
    Law("fused_swiglu", "activation gradient", _PLAIN, fused_swiglu_gradient, SHAZEER),
    Law("geglu", "forward", _PLAIN, geglu_forward, SHAZEER),
    Law("geglu", "activation gradient", _PLAIN, geglu_gradient, SHAZEER),
    Law("fused_geglu", "forward", _PLAIN, fused_geglu_forward, SHAZEER),
    Law("fused_geglu", "activation gradient", _PLAIN, fused_geglu_gradient, SHAZEER),
    Law("rope", "forward", _ROTATED, rope, ROFORMER),
    Law("rope", "activation gradient", _ROTATED, rope, ROFORMER),
    Law("partial_rope", "forward", _ROTATED, rope, ROFORMER),
    Law("partial_rope", "activation gradient", _ROTATED, rope, ROFORMER),
    Law("softcap", "forward", _PLAIN, softcap_forward, ITEMISED),
    Law("softcap", "activation gradient", _PLAIN, softcap_gradient, ITEMISED),
    Law("score_bias", "forward", _PLAIN, score_bias_forward, "Press et al. 2022 (arXiv 2108.12409): one addition"),
    Law("sink_softmax", "forward", _SINK, sink_softmax_forward, "specification: 5 per score"),
    Law("sink_softmax", "activation gradient", _SINK, sink_softmax_gradient, CALCULON),
    Law("sink_softmax", "weight gradient", _SINK, sink_softmax_weight_gradient, ITEMISED),
    Law("dropout", "forward", _PLAIN, dropout_forward, CALCULON),
    Law("dropout", "activation gradient", _PLAIN, dropout_gradient, CALCULON),
    Law("residual", "forward", _PLAIN, residual_forward, "one addition per element"),
    Law("fork", "activation gradient", ("x", "users", "e"), fork_gradient, "u − 1 additions per element"),
)
