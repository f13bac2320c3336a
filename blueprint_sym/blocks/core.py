"""Layers of the attention core: products at the visible pairs, the fused view of inference, the cache."""

from __future__ import annotations

from ..ir.model import Axis, Layer, Operation, Repeat, Saved, Tensor, Work
from ..ir.node import Phase
from .layers import MULTIPLY_ADD, SOFTMAX_STEPS, grad, points, union

PAIR = "pair"
"""The name of the axis of visible pairs."""
READ, WRITE = ("read", "kv_cache"), ("write", "kv_cache")
"""The effects on the cache of keys and values."""


def _product(left: Tensor, right: Tensor, scores: Tensor, width: Axis) -> Work:
    """A contraction over ``width`` at each score: at all pairs of the operands' rows, or at the visible ones."""
    counted = any(axis.name == PAIR for axis in scores.axes)
    axes = (*scores.axes, width) if counted else union(left, right)
    return Work(axes, MULTIPLY_ADD, contraction=True)


def pair_scores(
    name: str,
    queries: tuple[Tensor, ...],
    keys: tuple[Tensor, ...],
    scores: Tensor,
    *,
    saved: Saved | None = None,
    role: str,
) -> Layer:
    """A score for each visible pair: the sum of the products of each part of the query with that part of the key."""
    work = tuple(_product(part, key, scores, part.axes[-1]) for part, key in zip(queries, keys, strict=True))
    operands = (*queries, *keys)
    names = tuple(item.id for item in operands)
    return Layer(
        name,
        "pair_scores",
        names,
        (scores.id,),
        operations=(
            Operation(Phase.FORWARD, names, (scores.id,), work),
            Operation(
                Phase.ACTIVATION_GRADIENT,
                (grad(scores), *names),
                tuple(grad(item) for item in operands),
                (*work, *work),
            ),
        ),
        saved=saved or Saved(),
        repeat=Repeat.CORE,
        role=role,
    )


def pair_context(
    name: str, probabilities: Tensor, values: Tensor, context: Tensor, *, saved: Saved | None = None, role: str
) -> Layer:
    """The context of each query: the sum of the values that it sees, each times its probability."""
    work = _product(context, values, probabilities, values.axes[-1])
    names = (probabilities.id, values.id)
    return Layer(
        name,
        "pair_context",
        names,
        (context.id,),
        operations=(
            Operation(Phase.FORWARD, names, (context.id,), (work,)),
            Operation(
                Phase.ACTIVATION_GRADIENT,
                (grad(context), *names),
                (grad(probabilities), grad(values)),
                (work, work),
            ),
        ),
        saved=saved or Saved(),
        repeat=Repeat.CORE,
        role=role,
    )


def kv_save(name: str, new: tuple[Tensor, ...], entries: tuple[Tensor, ...], visible: tuple[Tensor, ...]) -> Layer:
    """Appends what is new to the cache; what is visible afterwards is the cache itself."""
    reads, writes = tuple(tensor.id for tensor in new), tuple(tensor.id for tensor in entries)
    return Layer(
        name,
        "kv_save",
        reads,
        (*writes, *(tensor.id for tensor in visible)),
        operations=(Operation(Phase.FORWARD, reads, writes),),
        effects=(WRITE,),
    )


def attention_core(
    name: str,
    queries: tuple[Tensor, ...],
    keys: tuple[Tensor, ...],
    values: Tensor,
    scores: Tensor,
    context: Tensor,
    *,
    sinks: Tensor | None = None,
    primitive: str = "attention_core",
    extra: tuple[tuple[str, int], ...] = (),
    effects: tuple[tuple[str, str], ...] = (READ,),
) -> Layer:
    """Attention in the fused view: two contractions, and the softmax of the scores between them.

    ``extra`` are steps at each score before the softmax, which make it another ``primitive``. Where the values are a
    part of the keys, as a latent may be, they are read once.
    """
    products = (*zip(queries, keys, strict=True), (context, values))
    work = tuple(_product(left, right, scores, left.axes[-1]) for left, right in products)
    softmax = points(scores, *extra, *SOFTMAX_STEPS)
    if sinks is not None:
        rows = tuple(axis for axis in queries[0].axes if axis != queries[0].axes[-1])
        softmax += (Work(rows, SOFTMAX_STEPS),)
    reads = tuple(dict.fromkeys(item.id for item in (*queries, *keys, values)))
    parameters = () if sinks is None else (sinks.id,)
    return Layer(
        name,
        primitive if sinks is None else "sink_core",
        reads,
        (context.id,),
        parameters,
        operations=(Operation(Phase.FORWARD, (*reads, *parameters), (context.id,), (*work, *softmax)),),
        effects=effects,
        alternatives=("dense", "flash", "paged"),
        role="attention",
        scratch=(scores.id,),
    )
