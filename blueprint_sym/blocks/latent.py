"""Latent attention: keys and values from a latent of width d_c, which is what the cache keeps, and a rotated part.

DeepSeek-AI 2024 (arXiv 2405.04434), section 2.1. ``absorbed``: the up-projections are applied to queries and context
instead of to every cached latent (the same section: "W^UK can be absorbed into W^Q, and W^UV into W^O").
"""

from __future__ import annotations

from ..ir.model import Drop, Repeat, Saved, Tensor
from . import layers as make
from .attention import SHARED, Operands, cached, fused, rotated
from .core import READ
from .draft import HEAD, HEAD_WIDTH, HIDDEN, LATENT, QUERY_LATENT, ROTARY, VALUE_WIDTH, Draft


def projected(d: Draft, gathered: Tensor, others: tuple[str, ...] = ()) -> tuple[Operands, tuple[Tensor, ...]]:
    """Queries, keys and values of a training block; ``others`` names further users of the part's input."""
    site = d.site
    named = [("attention.query_in", None), ("attention.latent_in", (site.batch, site.key, HIDDEN))]
    query_in, latent_in, *rest = d.fork(
        "attention.qkv_fork",
        gathered,
        [*named, *((name, None) for name in others)],
        saved=Saved((gathered.id,), (), Drop.GATHERED_AGAIN),
        repeat=Repeat.GATHER,
    )
    shared = Saved((gathered.id,), (), SHARED)
    queries = _queries(d, query_in, shared)
    latent, rotary = _compressed(d, latent_in, shared)
    content, values = _expanded(d, latent, ())
    return Operands(queries, (content, rotary), values), tuple(rest)


def served(d: Draft, normed: Tensor) -> tuple[Tensor, tuple[str, ...]]:
    """Attention of an inference block: (context, ids of the cache's tensors)."""
    site = d.site
    queries = _queries(d, normed, Saved())
    latent, rotary = _compressed(d, normed, Saved())
    (latent, rotary), cache = cached(d, (latent, rotary), ("latent", "rotary"))
    reads = latent.alias_of is not None
    context = d.tensor("attention.context", (site.batch, site.query, HEAD, VALUE_WIDTH))
    if d.structure.absorbed:
        absorbed = d.tensor("attention.absorbed_queries", (site.batch, site.query, HEAD, LATENT))
        weight = d.parameter("attention.w_key_content", LATENT, HEAD, HEAD_WIDTH)
        d.add(make.gemm("attention.absorb_key", queries[0], (weight, absorbed), role="qkv", grouped=True))
        mean = d.tensor("attention.latent_context", absorbed.axes)
        fused(d, Operands((absorbed, queries[1]), (latent, rotary), latent), mean, reads_cache=reads)
        weight = d.parameter("attention.w_value", LATENT, HEAD, VALUE_WIDTH)
        d.add(make.gemm("attention.absorb_value", mean, (weight, context), role="qkv", grouped=True))
        return context, cache
    content, values = _expanded(d, latent, (READ,) if reads else ())
    fused(d, Operands(queries, (content, rotary), values), context, reads_cache=reads)
    return context, cache


def _queries(d: Draft, x: Tensor, shared: Saved) -> tuple[Tensor, Tensor]:
    """The two parts of the queries, of which one is rotated."""
    rows = x.axes[:2]
    saved = shared
    if d.structure.query_latent:
        weight = d.parameter("attention.w_query_down", HIDDEN, QUERY_LATENT)
        latent = d.tensor("attention.query_latent", (*rows, QUERY_LATENT))
        d.add(make.gemm("attention.query_down", x, (weight, latent), saved=shared, role="qkv"))
        x = d.inner_norm("attention.query_latent_norm", latent, (QUERY_LATENT,))
        saved = Saved((x.id,))
    parts = tuple(
        (d.parameter(f"attention.w_query_{word}", x.axes[2], HEAD, width), d.tensor(f"attention.queries_{word}", axes))
        for word, width in (("content", HEAD_WIDTH), ("rotary", ROTARY))
        for axes in ((*rows, HEAD, width),)
    )
    d.add(make.gemm("attention.query", x, *parts, saved=saved, role="qkv"))
    return parts[0][1], rotated(d, parts[1][1], "query")


def _compressed(d: Draft, x: Tensor, shared: Saved) -> tuple[Tensor, Tensor]:
    """The latent of keys and values, normalised, and the rotated part of the keys, which all heads share."""
    rows = x.axes[:2]
    latent, rotary = d.tensor("attention.latent", (*rows, LATENT)), d.tensor("attention.key_rotary", (*rows, ROTARY))
    weights = d.parameter("attention.w_latent", HIDDEN, LATENT), d.parameter("attention.w_key_rotary", HIDDEN, ROTARY)
    pairs = zip(weights, (latent, rotary), strict=True)
    d.add(make.gemm("attention.latent_down", x, *pairs, saved=shared, role="qkv"))
    return d.inner_norm("attention.latent_norm", latent, (LATENT,)), rotated(d, rotary, "key")


def _expanded(d: Draft, latent: Tensor, effects: tuple[tuple[str, str], ...]) -> tuple[Tensor, Tensor]:
    """The keys' content and the values of all heads, from the latent."""
    rows = latent.axes[:2]
    content = d.tensor("attention.keys_content", (*rows, HEAD, HEAD_WIDTH))
    values = d.tensor("attention.values", (*rows, HEAD, VALUE_WIDTH))
    weights = (
        d.parameter("attention.w_key_content", LATENT, HEAD, HEAD_WIDTH),
        d.parameter("attention.w_value", LATENT, HEAD, VALUE_WIDTH),
    )
    pairs = zip(weights, (content, values), strict=True)
    saved = Saved((latent.id,))
    d.add(make.gemm("attention.latent_up", latent, *pairs, saved=saved, role="qkv", effects=effects))
    return content, values
