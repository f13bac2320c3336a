"""From layers to the tasks of one rank: the part that training and inference share.

An `Expansion` collects tasks in execution order and knows who wrote each value last, so that dependencies are the
flow of the data and nothing else. A view that moves nothing is elided and hands its writers on.
"""

from __future__ import annotations

from attrs import define, field
from sympy import Expr

from ..expr.algebra import ONE, normal, total
from ..hypotheses import Hypotheses
from ..ir.distributed import DistributedTask
from ..ir.model import Layer, ModelIR, Operation, Tensor, primal
from ..ir.node import Elision, Engine, Kind, Lineage, Phase
from ..laws import law
from ..symbols import e
from .instance import SHAPES, Shape, updated
from .sharding import Sharding

LAW_ROLE = {
    Phase.FORWARD: "forward",
    Phase.RECOMPUTE: "forward",
    Phase.RECOMMUNICATION: "forward",
    Phase.ACTIVATION_GRADIENT: "activation gradient",
    Phase.WEIGHT_GRADIENT: "weight gradient",
    Phase.OPTIMIZER: "optimizer",
}


def task_id(phase: Phase, layer: str) -> str:
    """``activation_gradient.attention.query``."""
    return f"{phase.value.replace(' ', '_')}.{layer}"


@define
class Expansion:
    """Tasks in the making."""

    model: ModelIR
    sharding: Sharding
    hypotheses: Hypotheses
    fused: bool = False
    optimizer_shards: Expr = ONE
    tasks: list[DistributedTask] = field(factory=list)
    lineage: list[Lineage] = field(factory=list)
    elided: list[Elision] = field(factory=list)
    writers: dict[str, tuple[str, ...]] = field(factory=dict)
    tensors: dict[str, Tensor] = field(init=False)
    same_storage: dict[str, str] = field(factory=dict)

    def __attrs_post_init__(self) -> None:
        self.tensors = self.model.tensor_table

    def run(self, layer: Layer, meant: Phase, phase: Phase | None = None) -> None:
        """Appends the task of a layer's operation ``meant``, run in ``phase`` (by default its own), or elides it."""
        operation = layer.operation(meant)
        if operation is not None:
            self._invoke(layer, phase or meant, operation)

    def _invoke(self, layer: Layer, phase: Phase, operation: Operation) -> None:
        if operation.view:
            self._move(layer, phase, operation)
        elif phase is Phase.OPTIMIZER:
            shape = updated(layer, self.tensors, self.sharding, self.optimizer_shards)
            self._append(layer, phase, operation, "adam", shape, Engine.VECTOR)
        else:
            fused = self.fused and layer.fusable
            primitive = f"fused_{layer.primitive}" if fused else layer.primitive
            engine = Engine.MATRIX if any(work.contraction for work in operation.work) else Engine.VECTOR
            shape = SHAPES[primitive](layer, self.tensors, self.sharding)
            self._append(layer, phase, operation, primitive, shape, engine, fused=fused)

    def _move(self, layer: Layer, phase: Phase, operation: Operation) -> None:
        gradient = phase is Phase.ACTIVATION_GRADIENT
        (source, *_), (target, *_) = operation.reads, operation.writes
        first, second = self.tensors[primal(source)], self.tensors[primal(target)]
        collective = None
        if layer.primitive == "boundary":
            collective = self.sharding.collective(first, second, gradient=gradient)
        if collective is not None:
            shape = {"n": second.elements, "t": self.sharding.degree, "e": e}
            self._append(layer, phase, operation, collective, shape, Engine.NETWORK)
            return
        handed = self._needed(operation.reads)
        for name in operation.writes:
            self.writers[name] = handed
            if not gradient:
                self.same_storage[name] = source
        reason = "hands its tensor on" if self.sharding.tensor_parallel else "t = 1 has no collective"
        self.elided.append(Elision(layer.id, reason))

    def reduce_gradients(self, name: str, layers: tuple[Layer, ...], tensors: tuple[Tensor, ...]) -> None:
        """One all-reduce of the gradients to which every rank has contributed a part."""
        reads = tuple(f"grad:{tensor.id}" for tensor in tensors)
        shape = {"n": total(tensor.elements for tensor in tensors), "t": self.sharding.degree, "e": e}
        operation = Operation(Phase.WEIGHT_GRADIENT, reads, reads)
        stand_in = Layer(name, "boundary", (), ())
        self._append(stand_in, Phase.WEIGHT_GRADIENT, operation, "all_reduce", shape, Engine.NETWORK, origin=layers)

    def _append(
        self,
        layer: Layer,
        phase: Phase,
        operation: Operation,
        primitive: str,
        shape: Shape,
        engine: Engine,
        *,
        fused: bool = False,
        origin: tuple[Layer, ...] = (),
    ) -> None:
        network = engine is Engine.NETWORK
        cost = law(primitive, "forward" if network else LAW_ROLE[phase]).instance(shape)
        rules = self.hypotheses.rules
        task = DistributedTask(
            id=task_id(phase, layer.id),
            layer=layer.id,
            phase=phase,
            kind=Kind.COLLECTIVE if network else Kind.COMPUTE,
            engine=engine,
            primitive=primitive,
            shape=tuple(shape.items()),
            work=cost.work.under(rules),
            matmul=normal(cost.matmul, rules),
            sharded=self.sharding.tensor_parallel
            and (not operation.work or any(self.sharding.splits(work) for work in operation.work)),
            fused=fused,
            dependencies=self._needed(operation.reads),
            role=layer.role,
            effects=layer.effects,
            alternatives=layer.alternatives,
        )
        self.tasks.append(task)
        self.lineage.append(Lineage(task.id, tuple(item.id for item in origin) or (layer.id,)))
        written = operation.writes + (layer.outputs if operation.phase is Phase.FORWARD else ())
        for name in written:
            self.writers[name] = (task.id,)

    def _needed(self, values: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(writer for name in values for writer in self.writers.get(name, ())))

    def storage(self, name: str) -> str:
        """The tensor that holds the bytes of ``name`` on this rank: through aliases and elided boundaries."""
        while name in self.same_storage:
            name = self.same_storage[name]
        return name
