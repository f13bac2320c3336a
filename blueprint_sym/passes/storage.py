"""Which tensors one rank keeps from the forward to the backward pass, found from the flow of the data.

Whatever a gradient reads and no layer makes again must be kept, once, in the storage where it lies. Repeated layers
need their own inputs instead. A gathered tensor that is gathered again is kept as its shard; an activation made again
inside a fused product is kept as its input. This is another way to the activation sum than the layers' own rows.
"""

from __future__ import annotations

from collections.abc import Callable

from ..expr.algebra import normal
from ..ir.distributed import StoredTensor
from ..ir.model import Layer, Repeat
from ..ir.node import Phase
from ..spec.strategy import Recompute, Strategy
from .expansion import Expansion, task_id


def stored_tensors(
    expansion: Expansion, repeated: Callable[[Layer], bool], strategy: Strategy
) -> tuple[StoredTensor, ...]:
    """The kept tensors of one rank in the order of the model, with the tasks that write and read them."""
    layers = expansion.model.layers
    if strategy.recompute is Recompute.FULL:
        kept = {expansion.storage(name) for name in expansion.model.inputs}
    else:
        again = [layer for layer in layers if repeated(layer) and layer.repeat is Repeat.CORE]
        made_again = {name for layer in again for name in layer.outputs}
        needed = [name for layer in layers if layer not in again for name in layer.needs]
        needed += [name for layer in again for name in layer.inputs if name not in made_again]
        substitutes = _substitutes(expansion, strategy)
        kept = {expansion.storage(name) for name in needed}
        kept = {expansion.storage(substitutes.get(name, name)) for name in kept}
    return tuple(_stored(expansion, tensor.id) for tensor in expansion.model.tensors if tensor.id in kept)


def _substitutes(expansion: Expansion, strategy: Strategy) -> dict[str, str]:
    """What is kept in place of a tensor that is made again from it."""
    result: dict[str, str] = {}
    for layer in expansion.model.layers:
        gathered = strategy.regather and layer.repeat is Repeat.GATHER and layer.primitive == "boundary"
        if gathered or (strategy.fused_activation and layer.fusable):
            result[expansion.storage(layer.outputs[0])] = layer.inputs[0]
    return result


def _stored(expansion: Expansion, tensor_id: str) -> StoredTensor:
    tensor = expansion.tensors[tensor_id]
    producers: list[str] = []
    consumers: list[str] = []
    emitted = {task.id for task in expansion.tasks}
    for layer in expansion.model.layers:
        for operation in layer.operations:
            forward = operation.phase is Phase.FORWARD
            own = task_id(operation.phase, layer.id)
            if forward and own in emitted and tensor_id in operation.writes:
                producers.append(own)
            readers = (Phase.RECOMPUTE, Phase.RECOMMUNICATION) if forward else (operation.phase,)
            if any(":" not in name and expansion.storage(name) == tensor_id for name in operation.reads):
                consumers += [task_id(p, layer.id) for p in readers if task_id(p, layer.id) in emitted]
    order = {task.id: place for place, task in enumerate(expansion.tasks)}
    return StoredTensor(
        tensor_id,
        normal(expansion.sharding.size(tensor), expansion.hypotheses.rules),
        tuple(producers),
        tuple(sorted(set(consumers), key=order.__getitem__)),
    )
