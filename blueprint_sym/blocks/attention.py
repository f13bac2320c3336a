"""Attention: projections, what is done to queries and keys, and the core.

Multi-head and multi-query: Vaswani et al. 2017 (arXiv 1706.03762), Shazeer 2019 (arXiv 1911.02150); grouped-query:
Ainslie et al. 2023 (arXiv 2305.13245). `latent` has the projections of latent attention.
"""

from __future__ import annotations

from attrs import frozen

from ..ir.model import Axis, Drop, Repeat, Saved, Tensor
from ..spec.structure import Positions, QKNorm
from ..symbols import w
from . import core, pointwise
from . import layers as make
from .draft import BYTE, HEAD_WIDTH, HIDDEN, ROTARY, Draft

SHARED = Drop.ALWAYS
"""What another layer keeps is not counted again."""


@frozen
class Operands:
    """What the core works on: the parts of queries and keys that are multiplied with each other, and the values."""

    queries: tuple[Tensor, ...]
    keys: tuple[Tensor, ...]
    values: Tensor


def projected(d: Draft, gathered: Tensor, others: tuple[str, ...] = ()) -> tuple[Operands, tuple[Tensor, ...]]:
    """Queries, keys and values of a training block; ``others`` names further users of the part's input."""
    site = d.site
    of_keys = (site.batch, site.key, HIDDEN)
    named = [("attention.query_in", None), ("attention.key_in", of_keys), ("attention.value_in", of_keys)]
    inputs = d.fork(
        "attention.qkv_fork",
        gathered,
        [*named, *((name, None) for name in others)],
        saved=Saved((gathered.id,), (), Drop.GATHERED_AGAIN),
        repeat=Repeat.GATHER,
    )
    shapes = heads(d, site.key)
    made: list[Tensor] = []
    for x, (word, axes) in zip(inputs, shapes, strict=False):
        weight = d.parameter(f"attention.w_{word}", HIDDEN, *axes[2:])
        y = d.tensor(f"attention.{plural(word)}", axes)
        d.add(make.gemm(f"attention.{word}", x, (weight, y), saved=Saved((gathered.id,), (), SHARED), role="qkv"))
        made.append(y)
    queries, keys, values = made
    return finished(d, queries, keys, values), inputs[3:]


def heads(d: Draft, key: Axis) -> tuple[tuple[str, tuple[Axis, ...]], ...]:
    """The axes of queries, keys and values."""
    entries = (d.site.batch, key, *d.kv_heads, HEAD_WIDTH)
    return (("query", (d.site.batch, d.site.query, *d.heads, HEAD_WIDTH)), ("key", entries), ("value", entries))


def plural(word: str) -> str:
    """``queries``, ``keys``, ``values``."""
    return "queries" if word == "query" else f"{word}s"


def finished(d: Draft, queries: Tensor, keys: Tensor, values: Tensor) -> Operands:
    """Biases, norms and rotation of queries and keys."""
    queries = d.bias("qkv", "attention.query_bias", queries, queries.axes[2:])
    keys = d.bias("qkv", "attention.key_bias", keys, keys.axes[2:])
    values = d.bias("qkv", "attention.value_bias", values, values.axes[2:])
    if d.structure.qk_norm is not QKNorm.NONE:
        whole = d.structure.qk_norm is QKNorm.ALL
        queries = d.inner_norm("attention.query_norm", queries, queries.axes[2:] if whole else (HEAD_WIDTH,))
        keys = d.inner_norm("attention.key_norm", keys, keys.axes[2:] if whole else (HEAD_WIDTH,))
    if d.structure.rotated:
        queries, keys = rotated(d, queries, "query"), rotated(d, keys, "key")
    return Operands((queries,), (keys,), values)


def rotated(d: Draft, x: Tensor, word: str) -> Tensor:
    """Queries or keys, rotated by their positions."""
    y = d.tensor(f"{x.id}_rotated", x.axes)
    part = ROTARY if d.structure.partial_rotary else None
    d.add(pointwise.rope(f"attention.{word}_rope", x, y, part, saved=Saved((x.id,), (), SHARED)))
    return y


def attended(d: Draft, operands: Operands) -> Tensor:
    """The context of a training block: scores, softmax, dropout, values; repeated by selective recomputation."""
    queries, keys, values = operands.queries, operands.keys, operands.values
    scores = d.tensor("attention.scores", d.scores)
    needs = Saved(tuple(item.id for item in (*queries, *keys)))
    pairs = d.site.counted or len(queries) > 1
    if pairs:
        d.add(core.pair_scores("attention.query_key", queries, keys, scores, saved=needs, role="attention"))
    else:
        d.add(make.batched_matmul("attention.query_key", queries[0], keys[0], scores, saved=needs, role="attention"))
    probabilities = normalised(d, adjusted(d, scores))
    kept = dropped(d, probabilities)
    context = d.tensor("attention.context", (*queries[0].axes[:-1], values.axes[-1]))
    needs = Saved((kept.id, values.id))
    if pairs:
        d.add(core.pair_context("attention.probability_value", kept, values, context, saved=needs, role="attention"))
    else:
        d.add(make.batched_matmul("attention.probability_value", kept, values, context, saved=needs, role="attention"))
    return context


def adjusted(d: Draft, scores: Tensor) -> Tensor:
    """The scores with what stands between product and softmax."""
    if d.structure.positions is Positions.ALIBI:
        y = d.tensor("attention.biased_scores", scores.axes)
        d.add(
            pointwise.score_bias(
                "attention.position_bias", scores, y, saved=Saved((scores.id,), (), SHARED), role="attention"
            )
        )
        scores = y
    if d.structure.softcap:
        y = d.tensor("attention.capped_scores", scores.axes)
        saved = Saved((y.id,), (y.id,), Drop.NEVER, Drop.CORE_REPEATED)
        d.add(pointwise.softcap("attention.softcap", scores, y, saved=saved, role="attention"))
        scores = y
    return scores


def normalised(d: Draft, scores: Tensor) -> Tensor:
    """The probabilities. Without dropout the product with the values keeps them, else the softmax does."""
    y = d.tensor("attention.probabilities", scores.axes)
    drop = Drop.NEVER if d.structure.drops_probabilities else SHARED
    saved = Saved((y.id,), (y.id,), drop, Drop.CORE_REPEATED)
    if not d.structure.sinks:
        d.add(make.softmax("attention.softmax", scores, y, saved=saved, role="attention"))
        return y
    sinks = d.parameter("attention.sinks", *d.heads)
    rows = d.tensor("attention.normalisers", (d.site.batch, *d.heads, d.site.query))
    d.add(pointwise.sink_softmax("attention.softmax", scores, sinks, rows, y, saved=saved, role="attention"))
    return y


def dropped(d: Draft, probabilities: Tensor) -> Tensor:
    """The probabilities that dropout leaves."""
    if not d.structure.drops_probabilities:
        return probabilities
    kept = d.tensor("attention.kept_probabilities", probabilities.axes)
    mask = d.tensor("attention.mask", probabilities.axes, width=BYTE)
    d.add(
        make.dropout(
            "attention.probability_dropout",
            probabilities,
            kept,
            mask,
            saved=Saved((mask.id,), (kept.id,), Drop.CORE_REPEATED, Drop.CORE_REPEATED),
            repeat=Repeat.CORE,
            role="attention",
        )
    )
    return kept


def cached(d: Draft, new: tuple[Tensor, ...], words: tuple[str, ...]) -> tuple[tuple[Tensor, ...], tuple[str, ...]]:
    """Saves what is new in the cache: (what is visible to the core, ids of the cache's tensors).

    Behind a window the cache keeps w tokens. A prefill then attends to its own keys, all of which it has at hand.
    """
    site, window = d.site, d.structure.window
    own = window and site.counted
    kept = Axis("kept", w) if own else site.query
    held = Axis("context", w) if window else site.key
    entries = tuple(
        d.tensor(f"kv_cache.new_{word}", (site.batch, kept, *x.axes[2:])) for word, x in zip(words, new, strict=True)
    )
    cache = tuple(
        d.tensor(f"kv_cache.{word}", (site.batch, held, *x.axes[2:])) for word, x in zip(words, new, strict=True)
    )
    if own:
        d.add(core.kv_save("attention.kv_save", new, entries, ()))
        return new, tuple(tensor.id for tensor in cache)
    visible = tuple(d.alias(tensor, f"attention.visible_{word}") for word, tensor in zip(words, cache, strict=True))
    d.add(core.kv_save("attention.kv_save", new, entries, visible))
    return visible, tuple(tensor.id for tensor in cache)


def served(d: Draft, normed: Tensor) -> tuple[Tensor, tuple[str, ...]]:
    """Attention of an inference block: (context, ids of the cache's tensors)."""
    shapes = heads(d, d.site.query)
    weights = [d.parameter(f"attention.w_{word}", HIDDEN, *axes[2:]) for word, axes in shapes]
    made = [d.tensor(f"attention.{plural(word)}", axes) for word, axes in shapes]
    d.add(make.gemm("attention.qkv", normed, *zip(weights, made, strict=True), role="qkv"))
    operands = finished(d, *made)
    visible, cache = cached(d, (*operands.keys, operands.values), ("keys", "values"))
    context = d.tensor("attention.context", operands.queries[0].axes)
    fused(d, Operands(operands.queries, visible[:1], visible[1]), context, reads_cache=visible[0].alias_of is not None)
    return context, cache


CORES = {"score_bias": (("add the bias", 1),), "softcap": (("divide", 1), ("tanh", 1), ("multiply", 1))}
"""What stands between product and softmax in the fused view, at each score."""


def fused(d: Draft, operands: Operands, context: Tensor, *, reads_cache: bool) -> None:
    """The core of an inference block as one layer."""
    scores = d.tensor("attention.scores", d.scores)
    sinks = d.parameter("attention.sinks", *d.heads) if d.structure.sinks else None
    biased, capped = d.structure.positions is Positions.ALIBI, d.structure.softcap
    extra = "score_bias" if biased else "softcap" if capped else None
    d.add(
        core.attention_core(
            "attention.core",
            operands.queries,
            operands.keys,
            operands.values,
            scores,
            context,
            sinks=sinks,
            primitive={"score_bias": "biased_core", "softcap": "capped_core", None: "attention_core"}[extra],
            extra=CORES[extra] if extra else (),
            effects=(core.READ,) if reads_cache else (),
        )
    )


def output(d: Draft, context: Tensor) -> Tensor:
    """The output projection of the context: partial sums of the residual stream."""
    weight = d.parameter("attention.w_output", *context.axes[2:], HIDDEN)
    partial = d.partial("attention.partial")
    saved = Saved((context.id,))
    d.add(make.gemm("attention.output_projection", context, (weight, partial), saved=saved, role="output"))
    return partial
