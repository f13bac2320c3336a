"""Laws of the flow of data: a task waits for exactly those that wrote what it reads, and a stored tensor has its ends.

The expansion hands writers forward as it emits tasks. Here each value is traced backward instead, from the task that
reads it through aliases and views to the task that wrote it last.
"""

from __future__ import annotations

from collections.abc import Iterable

from attrs import field, frozen
from sympy import Integer

from ..expr.algebra import ONE
from ..ir.distributed import DistributedTask, DistributedTaskIR
from ..ir.model import Layer, ModelIR, Operation
from ..ir.node import Phase
from ..proof.obligation import Compare, Laws, Obligation, equal
from ..spec.strategy import Recompute, Strategy
from .conservation import SOURCE_PHASE
from .meaning import Meaning

GRADIENTS = (Phase.ACTIVATION_GRADIENT, Phase.WEIGHT_GRADIENT)


@frozen(slots=False)
class Flow:
    """Who writes what, and under which other names values go."""

    model: ModelIR
    target: DistributedTaskIR
    layers: dict[str, Layer] = field(init=False)
    handed: dict[str, str] = field(init=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "layers", {layer.id: layer for layer in self.model.layers})
        emitted = {(task.layer, task.phase) for task in self.target.tasks}
        handed = {tensor.id: tensor.alias_of for tensor in self.model.tensors if tensor.alias_of is not None}
        for layer in self.model.layers:
            for operation in layer.operations:
                if operation.view and (layer.id, operation.phase) not in emitted:
                    handed.update(dict.fromkeys(operation.writes, operation.reads[0]))
        object.__setattr__(self, "handed", handed)

    def operation(self, task: DistributedTask) -> Operation | None:
        """The layer's operation that a task runs, or None for a task of no layer."""
        layer = self.layers.get(task.layer)
        return layer.operation(SOURCE_PHASE.get(task.phase, task.phase)) if layer else None

    def reads(self, task: DistributedTask) -> tuple[str, ...]:
        """What a task reads; a task of no layer reads the gradients that its sources have written."""
        operation = self.operation(task)
        if operation is not None:
            return operation.reads
        sources = next(row.sources for row in self.target.lineage if row.target == task.id)
        return tuple(f"grad:{name}" for source in sources for name in self.layers[source].parameters)

    def writes(self, task: DistributedTask) -> set[str]:
        """What a task writes, the outputs of its layer that are views of a state included."""
        operation = self.operation(task)
        if operation is None:
            return set(self.reads(task))
        forward = operation.phase is Phase.FORWARD
        return set(operation.writes) | (set(self.layers[task.layer].outputs) if forward else set())

    def writer(self, name: str, before: Iterable[DistributedTask]) -> str | None:
        """The last task among ``before`` that wrote a value, under any of its names; None for what comes in."""
        earlier = list(before)
        while True:
            for task in reversed(earlier):
                if name in self.writes(task):
                    return task.id
            if name not in self.handed:
                return None
            name = self.handed[name]

    def storage(self, name: str) -> str:
        """The tensor that holds the bytes of a value."""
        while name in self.handed:
            name = self.handed[name]
        return name


def data_flow(laws: Laws, model: ModelIR, target: DistributedTaskIR) -> Obligation:
    """Dependencies are the flow of the data and nothing else."""
    flow = Flow(model, target)
    goals: list[Compare] = []
    for place, task in enumerate(target.tasks):
        expected = {flow.writer(name, target.tasks[:place]) for name in flow.reads(task)} - {None}
        goals.append(equal(Integer(set(task.dependencies) == expected), ONE, f"dependencies of {task.id}"))
    return laws.claim(
        "data flow",
        "dependencies",
        "every task waits for exactly the tasks that wrote last what it reads",
        goals,
        source="specification: executable lineage rules",
        origin="left: dependencies of the tasks; right: values traced backward through the ModelIR",
    )


def stored_ends(laws: Laws, model: ModelIR, target: DistributedTaskIR) -> Obligation:
    """A kept tensor is written by the forward task of its layer and read by the later tasks that use its storage."""
    flow = Flow(model, target)
    goals: list[Compare] = []
    for tensor in target.stored:
        forward = [task for task in target.tasks if task.phase is Phase.FORWARD]
        later = [task for task in target.tasks if task.phase is not Phase.FORWARD]
        writers = [task.id for task in forward if tensor.id in flow.writes(task)]
        readers = [
            task.id
            for task in later
            if any(":" not in name and flow.storage(name) == tensor.id for name in flow.reads(task))
        ]
        goals.append(equal(Integer(list(tensor.producers) == writers), ONE, f"who writes {tensor.id}"))
        goals.append(equal(Integer(list(tensor.consumers) == readers), ONE, f"who reads {tensor.id}"))
    return laws.claim(
        "data flow",
        "stored",
        "every kept tensor names the task that writes it and all later tasks that read it",
        goals,
        source="specification: executable lineage rules",
        origin="left: stored tensors; right: values traced backward through the ModelIR",
    )


def stated(laws: Laws, meaning: Meaning, target: DistributedTaskIR, strategy: Strategy) -> Obligation:
    """The derivation assumes what its model and its placement mean, no more and no less."""
    meant = {*meaning.model.hypotheses.statements, *_divided(meaning, strategy)}
    found = set(target.hypotheses.statements)
    checkpointed = strategy.recompute is Recompute.FULL
    return laws.claim(
        "data flow",
        "hypotheses",
        "the hypotheses of the derivation are those of its model and its placement",
        [
            *(equal(Integer(item in found), ONE, f"assumes {item}") for item in sorted(meant)),
            equal(Integer(len(found)), Integer(len(meant)), "assumes nothing else"),
            equal(Integer(target.checkpointed), Integer(checkpointed), "keeps the block's input only"),
        ],
        source="regimes of the specification",
        origin="left: hypotheses of the derivation; right: axes of the model and the words of the strategy",
    )


def _divided(meaning: Meaning, strategy: Strategy) -> set[str]:
    """What ranks must divide: every axis that they split, and every parameter whose gradient or state they share.

    A parameter with a hidden axis is divided along that one; it is enough that the hidden width is.
    """
    layers, tensors = meaning.model.layers, meaning.tensors
    training = meaning.model.task == "training"
    meant = {"t >= 2"} if strategy.tensor_parallel else {"t = 1"}
    if strategy.tensor_parallel:
        meant |= {f"t | {axis.extent}" for tensor in tensors.values() for axis in tensor.axes if axis.parallel}
        meant |= set() if "H = h*d_h" in meaning.model.hypotheses.statements else {"t | H"}
        meant |= {"t | S"} if strategy.sequence_parallel else set()
        summed = [layer for layer in layers if training and meaning.contributed(layer)]
        meant |= {f"t | {size}" for size in _without_hidden(meaning, summed)}
    if strategy.expert_parallel:
        meant |= {"ep >= 2", *(f"ep | {axis.extent}" for w in tensors.values() for axis in w.axes if axis.expert)}
    if strategy.shard_optimizer:
        meant |= {"d | H", *(f"d | {size}" for size in _without_hidden(meaning, layers))}
        follows = "d | d_h" in meant and "H = h*d_h" in meaning.model.hypotheses.statements
        meant -= {"d | H"} if follows else set()
    return meant


def _without_hidden(meaning: Meaning, layers: Iterable[Layer]) -> set[str]:
    """The last axes of the layers' parameters that have no hidden axis; all heads where these are in groups."""
    parameters = [meaning.tensors[name] for layer in layers for name in layer.parameters]
    bare = [tensor for tensor in parameters if all(axis.name != "hidden" for axis in tensor.axes)]
    rows = [tensor for tensor in bare if not {"latent", "query_latent"} & {axis.name for axis in tensor.axes[:-1]}]
    grouped = [tensor for tensor in rows if tensor.axes[-1].name == "group"]
    return {str(tensor.axes[-1].extent) for tensor in rows if tensor not in grouped} | {
        str(tensor.elements) for tensor in grouped
    }
