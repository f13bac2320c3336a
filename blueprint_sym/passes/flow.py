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
from .conservation import SOURCE_PHASE

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


def stated(
    laws: Laws,
    model: ModelIR,
    target: DistributedTaskIR,
    *,
    tensor_parallel: bool,
    sequence: bool = False,
    sharded: bool = False,
    checkpointed: bool = False,
) -> Obligation:
    """The derivation assumes what its model and its placement mean, no more and no less."""
    meant = {*model.hypotheses.statements, *(("t >= 2", "t | h", "t | F") if tensor_parallel else ("t = 1",))}
    if tensor_parallel and "H = h*d_h" not in meant:
        meant.add("t | H")
    meant |= ({"t | S"} if sequence else set()) | ({"d | H"} if sharded else set())
    found = set(target.hypotheses.statements)
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
        origin="left: hypotheses of the derivation; right: the words of the strategy",
    )
