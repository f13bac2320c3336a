"""The attention core as one fused view, and the cache of keys and values (inference).

The fused (tiled) execution stands beside it: the same FLOPs, other traffic. Its bytes are those of the loop order of
FlashAttention-2 (Dao 2023, arXiv 2307.08691, Algorithms 1 and 2) at tiles of one size; arXiv 2205.14135, Theorem 2
gives their order of growth.

Source: specification, inference distribution (Vaswani et al. 2017, arXiv 1706.03762; Dao et al. 2022, arXiv
2205.14135).
"""

from __future__ import annotations

from sympy import Expr

from .base import Cost, Law
from .elementwise import SOFTCAP, SOFTMAX
from .matmul import MULTIPLY_ADD


def core_forward(p: Expr, d: Expr, x: Expr, y: Expr, e: Expr) -> Cost:
    """Attention over p scores of all sequences and heads.

    A score is a product over the width of a key, and its probability scales a value: d is both widths together (2·d_h
    where keys and values have one). Reads x elements of queries, keys and values, each once, writes y of context.
    """
    matmul = MULTIPLY_ADD * p * d
    return Cost(matmul + SOFTMAX * p, x * e, y * e, matmul=matmul)


def sink_core_forward(p: Expr, d: Expr, x: Expr, y: Expr, rows: Expr, width: Expr, e: Expr) -> Cost:
    """The same with one learned score of a head beside those of each of ``rows`` queries; ``width`` learned scores."""
    matmul = MULTIPLY_ADD * p * d
    return Cost(matmul + SOFTMAX * (p + rows), (x + width) * e, y * e, matmul=matmul)


def biased_core_forward(p: Expr, d: Expr, x: Expr, y: Expr, e: Expr) -> Cost:
    """The same with a bias of the distance added to each score."""
    matmul = MULTIPLY_ADD * p * d
    return Cost(matmul + (1 + SOFTMAX) * p, x * e, y * e, matmul=matmul)


def capped_core_forward(p: Expr, d: Expr, x: Expr, y: Expr, e: Expr) -> Cost:
    """The same with a scaled tanh of each score."""
    matmul = MULTIPLY_ADD * p * d
    return Cost(matmul + (SOFTCAP + SOFTMAX) * p, x * e, y * e, matmul=matmul)


def scores_forward(p: Expr, d: Expr, x: Expr, e: Expr) -> Cost:
    """The p scores of visible pairs over a width d, from x elements of queries and keys."""
    flops = MULTIPLY_ADD * p * d
    return Cost(flops, x * e, p * e, matmul=flops)


def scores_gradient(p: Expr, d: Expr, x: Expr, e: Expr) -> Cost:
    """The gradients of queries and of keys: two products of the same points."""
    flops = 2 * MULTIPLY_ADD * p * d
    return Cost(flops, (p + x) * e, x * e, matmul=flops)


def context_forward(p: Expr, d: Expr, x: Expr, y: Expr, e: Expr) -> Cost:
    """The p probabilities times values of width d: reads x elements of values, writes y of context."""
    flops = MULTIPLY_ADD * p * d
    return Cost(flops, (p + x) * e, y * e, matmul=flops)


def context_gradient(p: Expr, d: Expr, x: Expr, y: Expr, e: Expr) -> Cost:
    """The gradients of probabilities and of values."""
    flops = 2 * MULTIPLY_ADD * p * d
    return Cost(flops, (p + x + y) * e, (p + x) * e, matmul=flops)


def kv_save_forward(x: Expr, y: Expr, e: Expr) -> Cost:
    """Appends to the cache what it keeps, y elements, of x new ones: all of them but behind a window."""
    return Cost(0, x * e, y * e)


STATISTIC = 4
"""Bytes of one statistic of a row of scores: a maximum, a sum or the logarithm of a sum, in fp32."""


def tile_bytes(rows: Expr, columns: Expr, tiles: Expr | int, e: Expr) -> Expr:
    """Some tiles of ``rows`` by ``columns`` scores at width e; maximum and sum of each row.

    Source: arXiv 2205.14135, Algorithm 1.
    """
    return rows * (tiles * columns * e + 2 * STATISTIC)


def kept_statistics(rows: Expr) -> Expr:
    """The logarithm of each row's sum, kept for the backward pass (arXiv 2307.08691, Algorithm 1)."""
    return STATISTIC * rows


def tiled_core_forward(f: Expr, x: Expr, z: Expr, n: Expr, e: Expr) -> Cost:
    """Attention in tiles: x queries are read and as many results written once, z keys and values by n tiles of queries.

    The f FLOPs are those of any execution (arXiv 2205.14135, Theorem 1; 2307.08691, Algorithm 1).
    """
    return Cost(f, (x + n * z) * e, x * e)


def tiled_scores_forward(f: Expr, x: Expr, z: Expr, n: Expr, e: Expr) -> Cost:
    """Queries (x elements) once, z keys by each of n tiles of queries; the scores stay in the tile."""
    return Cost(f, (x + n * z) * e, 0)


def tiled_softmax_forward(f: Expr, rows: Expr) -> Cost:
    """A statistic of each row is written."""
    return Cost(f, 0, STATISTIC * rows)


def tiled_context_forward(f: Expr, x: Expr, z: Expr, n: Expr, e: Expr) -> Cost:
    """Values (z elements) are read by each of n tiles of queries, x elements of context written once."""
    return Cost(f, n * z * e, x * e)


def tiled_context_gradient(f: Expr, x: Expr, z: Expr, n: Expr, e: Expr) -> Cost:
    """Each of n tiles of keys reads the context's gradient; values are read, their gradients written once."""
    return Cost(f, (n * x + z) * e, z * e)


def tiled_softmax_gradient(f: Expr, x: Expr, rows: Expr, n: Expr, e: Expr) -> Cost:
    """Context and its gradient give a sum of each row, once; n tiles of keys read it and the kept statistic.

    Source: arXiv 2307.08691, Algorithm 2, lines 4, 8 and 14.
    """
    return Cost(f, 2 * x * e + 2 * STATISTIC * n * rows, STATISTIC * rows)


def tiled_scores_gradient(f: Expr, x: Expr, z: Expr, n: Expr, e: Expr) -> Cost:
    """Each of n tiles of keys reads the queries, and reads and writes their gradients; keys and theirs pass once."""
    return Cost(f, (2 * n * x + z) * e, (n * x + z) * e)


def inside_tile(f: Expr) -> Cost:
    """What is done to the scores of a tile touches no memory."""
    return Cost(f, 0, 0)


_SCORES = ("p", "d", "x", "e")
_CONTEXT = ("p", "d", "x", "y", "e")
PAIRS = "W_gemm = 2mnk at the visible pairs of queries and keys"

LAWS = (
    Law("attention_core", "forward", _CONTEXT, core_forward, "specification: W_attention"),
    Law("biased_core", "forward", _CONTEXT, biased_core_forward, "W_attention, and one addition per score"),
    Law("capped_core", "forward", _CONTEXT, capped_core_forward, "W_attention, and a scaled tanh per score"),
    Law("sink_core", "forward", ("p", "d", "x", "y", "rows", "width", "e"), sink_core_forward, "W_attention"),
    Law("pair_scores", "forward", _SCORES, scores_forward, PAIRS),
    Law("pair_scores", "activation gradient", _SCORES, scores_gradient, PAIRS),
    Law("pair_context", "forward", _CONTEXT, context_forward, PAIRS),
    Law("pair_context", "activation gradient", _CONTEXT, context_gradient, PAIRS),
    Law("kv_save", "forward", ("x", "y", "e"), kv_save_forward, "specification: KV effects"),
)
