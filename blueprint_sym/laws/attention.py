"""The attention core as one fused view, and the cache of keys and values (inference).

Source: specification, inference distribution (Vaswani et al. 2017, arXiv 1706.03762; Dao et al. 2022, arXiv
2205.14135).
"""

from __future__ import annotations

from sympy import Expr

from .base import Cost, Law
from .elementwise import SOFTMAX
from .matmul import MULTIPLY_ADD

PRODUCTS = 2
"""Matrix products of the core: queries × keys, probabilities × values."""


def core_forward(b: Expr, q: Expr, c: Expr, h: Expr, h_kv: Expr, d_h: Expr, e: Expr) -> Cost:
    """Attention of q queries over c keys for b sequences, h query heads and h_kv key/value heads of width d_h.

    Both products and the softmax; reads queries, keys and values once, writes the context once.
    """
    matmul = PRODUCTS * MULTIPLY_ADD * b * q * c * h * d_h
    read = (b * q * h + 2 * b * c * h_kv) * d_h * e
    return Cost(matmul + SOFTMAX * b * h * q * c, read, b * q * h * d_h * e, matmul=matmul)


def kv_save_forward(x: Expr, e: Expr) -> Cost:
    """Appends x new elements of keys and values to the cache."""
    return Cost(0, x * e, x * e)


LAWS = (
    Law(
        "attention_core",
        "forward",
        ("b", "q", "c", "h", "h_kv", "d_h", "e"),
        core_forward,
        "specification: W_attention",
    ),
    Law("kv_save", "forward", ("x", "e"), kv_save_forward, "specification: KV effects"),
)
