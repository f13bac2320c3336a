"""One constructor per primitive: a layer with its meaning in every phase.

The meaning is written from the mathematics: the points that an operation visits, the operations at each, the tensors it
reads and writes. It repeats no formula of `blueprint_sym.laws`; that both agree is proved by the distribution passes.
"""

from __future__ import annotations

from attrs import evolve

from ..ir.model import Axis, Layer, Operation, Placement, Repeat, Saved, Tensor, Work
from ..ir.node import Phase

MULTIPLY_ADD = (("multiply", 1), ("add", 1))
SOFTMAX_STEPS = (("max", 1), ("subtract", 1), ("exponential", 1), ("sum", 1), ("divide", 1))
SOFTMAX_GRADIENT = ("softmax gradient, as Calculon counts it", 8)
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


def points(tensor: Tensor, *steps: tuple[str, int]) -> tuple[Work, ...]:
    """The steps at every element of a tensor."""
    return (Work(tensor.axes, steps, stream=tensor.placement is Placement.STREAM),)


def union(*tensors: Tensor) -> tuple[Axis, ...]:
    """The axes of tensors, each once."""
    return tuple(dict.fromkeys(axis for tensor in tensors for axis in tensor.axes))


def optimizer(*parameters: Tensor) -> Operation:
    """The step of some parameters."""
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
    grouped: bool = False,
    effects: tuple[tuple[str, str], ...] = (),
) -> Layer:
    """``y = x · w`` for each pair (w, y), all in one product.

    Every point of the joint axes takes a multiply and an add; so does each of the two gradients. ``grouped``: each row
    of x passes one of many matrices, that of its expert or of its head.
    """
    weights = tuple(w for w, _ in products)
    results = tuple(y for _, y in products)
    weight_ids, result_ids = tuple(w.id for w in weights), tuple(y.id for y in results)
    result_grads = tuple(grad(y) for y in results)
    work = tuple(Work(_visited(x, w), MULTIPLY_ADD, contraction=True) for w in weights)
    return Layer(
        name,
        "grouped_gemm" if grouped else "gemm",
        (x.id,),
        result_ids,
        weight_ids,
        operations=(
            Operation(Phase.FORWARD, (x.id, *weight_ids), result_ids, work),
            Operation(Phase.ACTIVATION_GRADIENT, (*result_grads, *weight_ids), (grad(x),), work),
            Operation(Phase.WEIGHT_GRADIENT, (x.id, *result_grads), tuple(grad(w) for w in weights), work),
            optimizer(*weights),
        ),
        saved=saved or Saved(),
        repeat=repeat,
        role=role,
        effects=effects,
    )


def _visited(x: Tensor, w: Tensor) -> tuple[Axis, ...]:
    """The points of a product: a row meets the matrix of its own expert and no other."""
    return tuple(axis for axis in union(x, w) if not axis.expert)


def batched_matmul(name: str, x: Tensor, y: Tensor, z: Tensor, *, saved: Saved | None = None, role: str) -> Layer:
    """``z = x · y`` of two activations: one contraction forward, two backward."""
    work = Work(union(x, y), MULTIPLY_ADD, contraction=True)
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


def softmax(
    name: str, x: Tensor, y: Tensor, *, saved: Saved | None = None, repeat: Repeat = Repeat.CORE, role: str
) -> Layer:
    """Softmax over the last axis; the gradient uses the output."""
    return Layer(
        name,
        "softmax",
        (x.id,),
        (y.id,),
        operations=(
            Operation(Phase.FORWARD, (x.id,), (y.id,), points(y, *SOFTMAX_STEPS)),
            Operation(Phase.ACTIVATION_GRADIENT, (grad(y), y.id), (grad(x),), points(y, SOFTMAX_GRADIENT)),
        ),
        saved=saved or Saved(),
        repeat=repeat,
        role=role,
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
    multiply = points(y, ("multiply by the mask", 1))
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
            Operation(Phase.FORWARD, (x.id, y.id), (z.id,), points(z, ("add", 1))),
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
                points(x, *(("add", 1) for _ in users[1:])),
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


def forward_only(layer: Layer) -> Layer:
    """The layer as inference runs it: no gradients, no optimizer, nothing kept or repeated for them."""
    return evolve(layer, operations=layer.operations[:1], saved=Saved(), repeat=Repeat.FULL)
