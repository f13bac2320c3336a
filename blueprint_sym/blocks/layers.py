"""One constructor per primitive: a layer with its meaning in every phase.

The meaning is written from the mathematics: the points that an operation visits, the operations at each, the tensors it
reads and writes. It repeats no formula of `blueprint_sym.laws`; that both agree is proved by the distribution passes.
"""

from __future__ import annotations

from attrs import evolve

from ..ir.model import Axis, Layer, Operation, Placement, Repeat, Saved, Tensor, Work
from ..ir.node import Phase

MULTIPLY_ADD = (("multiply", 1), ("add", 1))
ADAM_STEPS = (("Adam step of one parameter, as Calculon counts it", 11),)


def grad(tensor: Tensor) -> str:
    """The id of a tensor's gradient."""
    return f"grad:{tensor.id}"


def state(tensor: Tensor) -> str:
    """The id of a parameter's optimizer states."""
    return f"state:{tensor.id}"


def alias(tensor: Tensor, name: str, axes: tuple[Axis, ...] | None = None) -> Tensor:
    """The same storage under another name, and under other axis names of the same extents."""
    return evolve(tensor, id=name, alias_of=tensor.id, axes=axes or tensor.axes)


def _points(tensor: Tensor, *steps: tuple[str, int]) -> tuple[Work, ...]:
    return (Work(tensor.axes, steps, stream=tensor.placement is Placement.STREAM),)


def _union(*tensors: Tensor) -> tuple[Axis, ...]:
    return tuple(dict.fromkeys(axis for tensor in tensors for axis in tensor.axes))


def _optimizer(*parameters: Tensor) -> Operation:
    return Operation(
        Phase.OPTIMIZER,
        reads=tuple(name for p in parameters for name in (grad(p), state(p))),
        writes=tuple(name for p in parameters for name in (state(p), p.id)),
        work=tuple(Work(p.axes, ADAM_STEPS) for p in parameters),
    )


def gemm(
    name: str,
    x: Tensor,
    *products: tuple[Tensor, Tensor],
    saved: Saved | None = None,
    repeat: Repeat = Repeat.FULL,
    role: str,
) -> Layer:
    """``y = x · w`` for each pair (w, y), all in one product.

    Every point of the joint axes takes a multiply and an add; so does each of the two gradients.
    """
    weights = tuple(w for w, _ in products)
    results = tuple(y for _, y in products)
    weight_ids, result_ids = tuple(w.id for w in weights), tuple(y.id for y in results)
    result_grads = tuple(grad(y) for y in results)
    work = tuple(Work(_union(x, w), MULTIPLY_ADD, contraction=True) for w in weights)
    return Layer(
        name,
        "gemm",
        (x.id,),
        result_ids,
        weight_ids,
        operations=(
            Operation(Phase.FORWARD, (x.id, *weight_ids), result_ids, work),
            Operation(Phase.ACTIVATION_GRADIENT, (*result_grads, *weight_ids), (grad(x),), work),
            Operation(Phase.WEIGHT_GRADIENT, (x.id, *result_grads), tuple(grad(w) for w in weights), work),
            _optimizer(*weights),
        ),
        saved=saved or Saved(),
        repeat=repeat,
        role=role,
    )


def batched_matmul(name: str, x: Tensor, y: Tensor, z: Tensor, *, saved: Saved | None = None, role: str) -> Layer:
    """``z = x · y`` of two activations: one contraction forward, two backward."""
    work = Work(_union(x, y), MULTIPLY_ADD, contraction=True)
    return Layer(
        name,
        "batched_matmul",
        (x.id, y.id),
        (z.id,),
        operations=(
            Operation(Phase.FORWARD, (x.id, y.id), (z.id,), (work,)),
            Operation(Phase.ACTIVATION_GRADIENT, (grad(z), x.id, y.id), (grad(x), grad(y)), (work, work)),
        ),
        saved=saved or Saved(),
        repeat=Repeat.CORE,
        role=role,
    )


def softmax(name: str, x: Tensor, y: Tensor, *, saved: Saved | None = None, role: str) -> Layer:
    """Softmax over the last axis; the gradient uses the output."""
    steps = (("max", 1), ("subtract", 1), ("exponential", 1), ("sum", 1), ("divide", 1))
    return Layer(
        name,
        "softmax",
        (x.id,),
        (y.id,),
        operations=(
            Operation(Phase.FORWARD, (x.id,), (y.id,), _points(y, *steps)),
            Operation(
                Phase.ACTIVATION_GRADIENT,
                (grad(y), y.id),
                (grad(x),),
                _points(y, ("softmax gradient, as Calculon counts it", 8)),
            ),
        ),
        saved=saved or Saved(),
        repeat=Repeat.CORE,
        role=role,
    )


def layer_norm(name: str, x: Tensor, gain: Tensor, bias: Tensor, y: Tensor, *, saved: Saved | None = None) -> Layer:
    """Layer norm with gain and bias."""
    return Layer(
        name,
        "layer_norm",
        (x.id,),
        (y.id,),
        (gain.id, bias.id),
        operations=(
            Operation(
                Phase.FORWARD,
                (x.id, gain.id, bias.id),
                (y.id,),
                _points(y, ("layer norm, as Calculon counts it", 9)),
            ),
            Operation(
                Phase.ACTIVATION_GRADIENT,
                (grad(y), x.id, gain.id, bias.id),
                (grad(x),),
                _points(y, ("layer norm input gradient, as Calculon counts it", 14)),
            ),
            Operation(
                Phase.WEIGHT_GRADIENT,
                (grad(y), x.id),
                (grad(gain), grad(bias)),
                _points(y, ("layer norm parameter gradients, as Calculon counts them", 7)),
            ),
            _optimizer(gain, bias),
        ),
        saved=saved or Saved(),
    )


def gelu(name: str, x: Tensor, y: Tensor, *, saved: Saved | None = None) -> Layer:
    """GELU in its tanh form; the gradient uses the input."""
    return Layer(
        name,
        "gelu",
        (x.id,),
        (y.id,),
        operations=(
            Operation(Phase.FORWARD, (x.id,), (y.id,), _points(y, ("GELU, as Calculon counts it", 8))),
            Operation(
                Phase.ACTIVATION_GRADIENT,
                (grad(y), x.id),
                (grad(x),),
                _points(y, ("GELU gradient, as Calculon counts it", 13)),
            ),
        ),
        saved=saved or Saved(),
        fusable=True,
    )


def dropout(
    name: str,
    x: Tensor,
    y: Tensor,
    mask: Tensor,
    *,
    saved: Saved | None = None,
    repeat: Repeat = Repeat.FULL,
    role: str = "",
) -> Layer:
    """Dropout: one multiplication by the mask, which is kept for the gradient."""
    multiply = _points(y, ("multiply by the mask", 1))
    return Layer(
        name,
        "dropout",
        (x.id,),
        (y.id, mask.id),
        operations=(
            Operation(Phase.FORWARD, (x.id,), (y.id, mask.id), multiply),
            Operation(Phase.ACTIVATION_GRADIENT, (grad(y), mask.id), (grad(x),), multiply),
        ),
        saved=saved or Saved(),
        repeat=repeat,
        role=role,
    )


def residual(name: str, x: Tensor, y: Tensor, z: Tensor, *, saved: Saved | None = None) -> Layer:
    """``z = x + y``; the gradient is handed on to both."""
    return Layer(
        name,
        "residual",
        (x.id, y.id),
        (z.id,),
        operations=(
            Operation(Phase.FORWARD, (x.id, y.id), (z.id,), _points(z, ("add", 1))),
            Operation(Phase.ACTIVATION_GRADIENT, (grad(z),), (grad(x), grad(y)), view=True),
        ),
        saved=saved or Saved(),
    )


def fork(
    name: str, x: Tensor, users: tuple[Tensor, ...], *, saved: Saved | None = None, repeat: Repeat = Repeat.FULL
) -> Layer:
    """One tensor handed to several users; backward the sum of their gradients."""
    return Layer(
        name,
        "fork",
        (x.id,),
        tuple(user.id for user in users),
        operations=(
            Operation(Phase.FORWARD, (x.id,), tuple(user.id for user in users), view=True),
            Operation(
                Phase.ACTIVATION_GRADIENT,
                tuple(grad(user) for user in users),
                (grad(x),),
                _points(x, *(("add", 1) for _ in users[1:])),
            ),
        ),
        saved=saved or Saved(),
        repeat=repeat,
    )


def boundary(name: str, x: Tensor, y: Tensor, *, saved: Saved | None = None, repeat: Repeat = Repeat.FULL) -> Layer:
    """A semantic boundary: the same values, placed otherwise. Which collective that takes depends on the strategy."""
    return Layer(
        name,
        "boundary",
        (x.id,),
        (y.id,),
        operations=(
            Operation(Phase.FORWARD, (x.id,), (y.id,), view=True),
            Operation(Phase.ACTIVATION_GRADIENT, (grad(y),), (grad(x),), view=True),
        ),
        saved=saved or Saved(),
        repeat=repeat,
    )


def kv_save(name: str, new: tuple[Tensor, ...], entries: tuple[Tensor, ...], visible: tuple[Tensor, ...]) -> Layer:
    """Appends new keys and values to the cache; what is visible afterwards is the cache itself."""
    reads, writes = tuple(tensor.id for tensor in new), tuple(tensor.id for tensor in entries)
    return Layer(
        name,
        "kv_save",
        reads,
        (*writes, *(tensor.id for tensor in visible)),
        operations=(Operation(Phase.FORWARD, reads, writes),),
        effects=(("write", "kv_cache"),),
    )


def attention_core(name: str, queries: Tensor, keys: Tensor, values: Tensor, scores: Tensor, context: Tensor) -> Layer:
    """Attention in the fused view: two contractions, and the softmax of the scores between them."""
    steps = (("max", 1), ("subtract", 1), ("exponential", 1), ("sum", 1), ("divide", 1))
    work = (
        Work(_union(queries, keys), MULTIPLY_ADD, contraction=True),
        Work(_union(context, values), MULTIPLY_ADD, contraction=True),
        Work(scores.axes, steps),
    )
    reads = (queries.id, keys.id, values.id)
    return Layer(
        name,
        "attention_core",
        reads,
        (context.id,),
        operations=(Operation(Phase.FORWARD, reads, (context.id,), work),),
        effects=(("read", "kv_cache"),),
        alternatives=("dense", "flash", "paged"),
        role="attention",
        scratch=(scores.id,),
    )


def forward_only(layer: Layer) -> Layer:
    """The layer as inference runs it: no gradients and no optimizer."""
    return evolve(layer, operations=layer.operations[:1])
