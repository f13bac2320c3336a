"""Training distribution: B microbatch, S sequence, H hidden, F feed-forward, h heads, t ranks, e bytes per element."""

from __future__ import annotations

from blueprint_sym import Derivation
from blueprint_sym.expr.algebra import total
from blueprint_sym.ir.node import Engine, Phase
from blueprint_sym.symbols import B, F, H, S, d_h, e, h, t
from blueprint_sym.theorem import Statements, theorem
from proofs.conditions import divided_heads, several_ranks

WHERE = "specification, training distribution"


@theorem("training", WHERE)
def W_gemm(d: Derivation) -> Statements:
    """A product [m,n] × [n,k] takes 2mnk: the expansion of the MLP is [BS,H] × [H,F/t]."""
    yield d.work(phase="forward", layer="mlp.expand").flops, 2 * (B * S) * H * (F / t)


@theorem("training", WHERE, when=divided_heads)
def W_QKV(d: Derivation) -> Statements:
    """The local attention projections take 6BSH²/t."""
    yield d.quantities["flops.qkv"].expr, 6 * B * S * H**2 / t


@theorem("training", WHERE)
def W_QKV_of_any_head_width(d: Derivation) -> Statements:
    """Whatever the width d_h of a head, the local attention projections take 6BSH·h·d_h/t."""
    yield d.quantities["flops.qkv"].expr, 6 * B * S * H * h * d_h / t


@theorem("training", WHERE, when=divided_heads)
def W_attn_matmul(d: Derivation) -> Statements:
    """Queries × keys and probabilities × values take 4BS²H/t."""
    yield d.quantities["flops.attention_matmul"].expr, 4 * B * S**2 * H / t


@theorem("training", WHERE)
def W_attn_matmul_of_any_head_width(d: Derivation) -> Statements:
    """Whatever the width d_h of a head, queries × keys and probabilities × values take 4BS²·h·d_h/t."""
    yield d.quantities["flops.attention_matmul"].expr, 4 * B * S**2 * h * d_h / t


@theorem("training", WHERE)
def W_MLP(d: Derivation) -> Statements:
    """The two products of the MLP take 4BSHF/t."""
    yield d.quantities["flops.mlp"].expr, 4 * B * S * H * F / t


@theorem("training", WHERE, when=several_ranks)
def M_TP(d: Derivation) -> Statements:
    """The logical payload of a tensor-parallel boundary is BSHe bytes, at every boundary and in every phase."""
    yield d.quantities["payload.boundary"].expr, B * S * H * e
    for task in d.distributed.tasks:
        if task.engine is Engine.NETWORK and task.phase is not Phase.WEIGHT_GRADIENT:
            yield task.work.message, B * S * H * e


@theorem("training", WHERE, when=several_ranks)
def W_reduce(d: Derivation) -> Statements:
    """Every reduction at a boundary makes BSH(t−1)/t local additions."""
    for task in d.distributed.tasks:
        if task.primitive in ("all_reduce", "reduce_scatter") and task.phase is not Phase.WEIGHT_GRADIENT:
            yield task.work.flops, B * S * H * (t - 1) / t


@theorem("training", WHERE, when=divided_heads)
def forward_products_of_a_block(d: Derivation) -> Statements:
    """All products of the forward pass take (8BSH² + 4BS²H + 4BSHF)/t."""
    yield d.quantities["flops.matmul.forward"].expr, (8 * B * S * H**2 + 4 * B * S**2 * H + 4 * B * S * H * F) / t


@theorem("training", WHERE)
def gradients_take_twice_the_forward_products(d: Derivation) -> Statements:
    """The products of both gradients together take twice those of the forward pass."""
    forward = total(task.matmul for task in d.distributed.tasks if task.phase is Phase.FORWARD)
    gradients = (Phase.ACTIVATION_GRADIENT, Phase.WEIGHT_GRADIENT)
    backward = total(task.matmul for task in d.distributed.tasks if task.phase in gradients)
    yield backward, 2 * forward
