"""Fused attention at binding: what Dao et al. prove of their algorithm, about the specification's block, bound.

T is the tile: queries, and keys, that are worked on at once. Rows of scores are those of all sequences and heads.
"""

from __future__ import annotations

from blueprint_sym import Derivation
from blueprint_sym.expr.algebra import total
from blueprint_sym.symbols import B, H, S, T, b, c, e, h, t
from blueprint_sym.theorem import Statements, theorem
from proofs.conditions import divided_heads

FIRST = "Dao et al. 2022, arXiv 2205.14135"
SECOND = "Dao 2023, arXiv 2307.08691"


@theorem("training", f"{FIRST}, Theorem 1", target="queue", fused=True)
def fused_attention_does_the_operations_of_the_model(d: Derivation) -> Statements:
    """The bound tasks together do the FLOPs of the distributed tasks."""
    assert d.concrete is not None
    yield (
        total(task.work.operations for task in d.concrete.tasks),
        total(task.work.flops for task in d.distributed.tasks),
    )


@theorem("training", f"{SECOND}, Algorithm 2", target="queue", fused=True, when=divided_heads)
def R_fused_training(d: Derivation) -> Statements:
    """Forward Q, and K and V for each of S/T tiles; backward Q, dO and dQ for each, and O, dO, K and V once."""
    one, rows = B * S * H * e / t, B * S * h / t
    yield d.quantities["bytes.read.attention"].expr, one * (5 + 5 * S / T) + 8 * rows * S / T


@theorem("training", f"{SECOND}, Algorithm 1", target="queue", fused=True, when=divided_heads)
def C_statistics(d: Derivation) -> Statements:
    """One fp32 of each row is kept from the forward to the backward pass, 4BSh/t bytes."""
    yield d.quantities["memory.statistics.attention"].expr, 4 * B * S * h / t


@theorem("prefill", f"{FIRST}, Theorem 2", target="slot", fused=True, when=divided_heads)
def R_fused_prefill(d: Derivation) -> Statements:
    """Q once, K and V for each of c/T tiles: quadratic in c over T, as the paper's N²d²/M."""
    yield d.quantities["bytes.read.attention"].expr, b * c * H * e / t * (1 + 2 * c / T)


@theorem("decode", f"{FIRST}, Algorithm 1", target="slot", fused=True, when=divided_heads)
def R_fused_decode(d: Derivation) -> Statements:
    """The one query reads every key and value once, whatever the tile."""
    yield d.quantities["bytes.read.attention"].expr, b * H * e / t * (1 + 2 * c)
