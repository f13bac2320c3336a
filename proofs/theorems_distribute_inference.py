"""Inference distribution: b sequences, q query tokens, c visible context; q = c in prefill, q = 1 in decode."""

from __future__ import annotations

from blueprint_sym import Derivation
from blueprint_sym.symbols import F, H, b, c, d_h, e, h, q, t
from blueprint_sym.theorem import Statements, theorem
from proofs.conditions import divided_heads

WHERE = "specification, inference distribution"
PHASES = ("prefill", "decode")


@theorem(PHASES, WHERE, when=divided_heads)
def W_attention(d: Derivation) -> Statements:
    """The attention core takes 4bqcH/t + 5b(h/t)qc: two products and the softmax."""
    yield d.quantities["flops.attention_core"].expr, 4 * b * q * c * H / t + 5 * b * (h / t) * q * c


@theorem(PHASES, WHERE)
def W_attention_of_any_head_width(d: Derivation) -> Statements:
    """Whatever the width d_h of a head, the attention core takes 4bqc·h·d_h/t + 5b(h/t)qc."""
    yield d.quantities["flops.attention_core"].expr, 4 * b * q * c * h * d_h / t + 5 * b * (h / t) * q * c


@theorem(PHASES, WHERE, when=divided_heads)
def W_QKV(d: Derivation) -> Statements:
    """The projections take 6bqH²/t."""
    yield d.quantities["flops.qkv"].expr, 6 * b * q * H**2 / t


@theorem(PHASES, WHERE, when=divided_heads)
def W_out(d: Derivation) -> Statements:
    """The output projection takes 2bqH²/t."""
    yield d.quantities["flops.output"].expr, 2 * b * q * H**2 / t


@theorem(PHASES, WHERE)
def W_MLP(d: Derivation) -> Statements:
    """The MLP takes 4bqHF/t."""
    yield d.quantities["flops.mlp"].expr, 4 * b * q * H * F / t


@theorem(PHASES, WHERE, when=divided_heads)
def C_KV(d: Derivation) -> Statements:
    """A rank keeps 2bc(H/t)e bytes of keys and values."""
    yield d.quantities["memory.kv_cache"].expr, 2 * b * c * (H / t) * e


@theorem(PHASES, WHERE)
def C_KV_of_any_head_width(d: Derivation) -> Statements:
    """Whatever the width d_h of a head, a rank keeps 2bc(h/t)·d_h·e bytes of keys and values."""
    yield d.quantities["memory.kv_cache"].expr, 2 * b * c * (h / t) * d_h * e
