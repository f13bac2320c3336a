"""ModelIR: what a block computes, in global shapes, before it is spread over ranks.

A layer names its primitive and the tensors that it reads and writes, and says for each phase what the mathematics does:
which points it visits and how many operations each point takes. That meaning is one statement of the cost; the laws of
`blueprint_sym.laws` are another, and the distribution passes prove that the two agree.
"""

from __future__ import annotations

import enum

from attrs import field, frozen
from sympy import Expr

from ..errors import StructureError
from ..expr.algebra import product
from ..hypotheses import Hypotheses
from ..shown import Shown
from .node import Phase, check_resolved, check_unique


def primal(name: str) -> str:
    """The tensor id in a name that may be marked ``grad:`` or ``state:``."""
    return name.rpartition(":")[2]


class Placement(enum.Enum):
    """How a tensor without a tensor-parallel axis lies on the ranks."""

    REPLICATED = "replicated"
    STREAM = "residual stream"
    PARTIAL = "partial sums"


class Repeat(enum.Enum):
    """Which policy repeats a layer's forward work in the backward pass."""

    FULL = "full"
    CORE = "attention core"
    GATHER = "gather"


class Drop(enum.Enum):
    """When a layer's own account of stored bytes is taken off again."""

    NEVER = "never"
    ALWAYS = "always"
    CORE_REPEATED = "attention core repeated"
    GATHERED_AGAIN = "gathered again"
    NOT_GATHERED_AGAIN = "not gathered again"
    FUSED = "fused activation"


@frozen
class Axis:
    """A named axis and its global extent.

    ``parallel`` axes are split over the tensor-parallel ranks, ``expert`` axes over the expert-parallel ones.
    """

    name: str
    extent: Expr
    parallel: bool = False
    expert: bool = False


@frozen
class Tensor:
    """A logical tensor.

    ``width`` is bytes per element. An alias is the same storage under another name. ``placement`` matters for
    activations without a parallel axis; ``persistent`` tensors outlive a step (parameters, caches). ``routed`` rows
    lie on the ranks of their experts.
    """

    id: str
    axes: tuple[Axis, ...]
    width: Expr
    placement: Placement = Placement.REPLICATED
    alias_of: str | None = None
    parameter: bool = False
    routed: bool = False

    @property
    def elements(self) -> Expr:
        """Number of elements of the global tensor."""
        return product(axis.extent for axis in self.axes)

    @property
    def parallel(self) -> bool:
        """Whether an axis is split over the tensor-parallel ranks."""
        return any(axis.parallel for axis in self.axes)

    @property
    def of_experts(self) -> bool:
        """Whether an axis is split over the expert-parallel ranks."""
        return any(axis.expert for axis in self.axes)


@frozen
class Work:
    """``count`` operations at every point of the product of ``axes``.

    ``stream`` points lie in the residual stream. ``steps`` itemises the count: (name of the operation, how often).
    """

    axes: tuple[Axis, ...]
    steps: tuple[tuple[str, int], ...]
    contraction: bool = False
    stream: bool = False

    @property
    def count(self) -> int:
        """Operations per point."""
        return sum(number for _, number in self.steps)


@frozen
class Operation:
    """What a layer does in one phase.

    ``reads`` and ``writes`` are tensor ids; ``grad:`` before an id is the tensor's gradient, ``state:`` a parameter's
    optimizer states. A ``view`` hands values on under another name and touches no memory.
    """

    phase: Phase
    reads: tuple[str, ...]
    writes: tuple[str, ...]
    work: tuple[Work, ...] = ()
    view: bool = False


@frozen
class Saved:
    """A layer's account of what the backward pass needs, as in the specification's activation sum.

    ``activation`` are the tensors of A_ℓ and ``output`` those of O_ℓ; ``drop_*`` says when each is taken off.
    """

    activation: tuple[str, ...] = ()
    output: tuple[str, ...] = ()
    drop_activation: Drop = Drop.NEVER
    drop_output: Drop = Drop.NEVER


@frozen
class Layer:
    """One layer of a block.

    ``saved`` is its row in the activation sum, ``role`` the sum of the block to which its products belong ("qkv",
    "attention", "output", "mlp"). ``fusable`` layers run inside their neighbours where the strategy fuses activations.
    ``effects`` are states read or written, such as ``("write", "kv_cache")``; ``alternatives`` name implementations
    between which nothing here chooses; ``scratch`` are tensors that an unfused one materialises inside.
    """

    id: str
    primitive: str
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    parameters: tuple[str, ...] = ()
    operations: tuple[Operation, ...] = ()
    saved: Saved = field(factory=Saved)
    repeat: Repeat = Repeat.FULL
    fusable: bool = False
    role: str = ""
    effects: tuple[tuple[str, str], ...] = ()
    alternatives: tuple[str, ...] = ()
    scratch: tuple[str, ...] = ()

    def operation(self, phase: Phase) -> Operation | None:
        """The operation of a phase, or None."""
        return next((item for item in self.operations if item.phase is phase), None)

    @property
    def needs(self) -> tuple[str, ...]:
        """The tensors of the forward pass that its gradients read."""
        read = [
            name
            for operation in self.operations
            if operation.phase in (Phase.ACTIVATION_GRADIENT, Phase.WEIGHT_GRADIENT)
            for name in operation.reads
            if ":" not in name and name not in self.parameters
        ]
        return tuple(dict.fromkeys(read))


@frozen(slots=False)
class ModelIR(Shown):
    """A block as a sequence of layers over tensors.

    ``inputs`` are the block's input tensor and the states that it reads; ``hypotheses`` hold of every model of this
    form; ``dimensions`` are the sizes of a named model, or empty. Raises StructureError for a doubled or dangling id, a
    tensor read before it is written, an output or a gradient that no operation writes, and sums placed wrongly.
    """

    name: str
    task: str
    tensors: tuple[Tensor, ...]
    layers: tuple[Layer, ...]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    hypotheses: Hypotheses
    dimensions: tuple[tuple[str, int], ...] = ()

    def __attrs_post_init__(self) -> None:
        check_unique((tensor.id for tensor in self.tensors), "tensors")
        check_unique((layer.id for layer in self.layers), "layers")
        known = {tensor.id: tensor for tensor in self.tensors}
        ready = set(self.inputs) | {tensor.id for tensor in self.tensors if tensor.parameter}
        earlier: dict[str, Tensor] = {}
        for tensor in self.tensors:
            self._check_alias(tensor, earlier)
            earlier[tensor.id] = tensor
        check_resolved(self.name, self.inputs + self.outputs, known, "tensor")
        for layer in self.layers:
            self._check_layer(layer, known, ready)
            self._check_operations(layer)
            self._check_sums(layer, known)
            ready.update(layer.outputs)
        self._check_parameters()
        for tensor_id in self.outputs:
            if tensor_id not in ready:
                raise StructureError(tensor_id, "is an output of the block, but no layer writes it")

    def _check_parameters(self) -> None:
        """There is something to compute, and every parameter belongs to one layer, once."""
        if not self.inputs or not self.outputs:
            raise StructureError(self.name, "needs an input and an output")
        check_unique((name for layer in self.layers for name in layer.parameters), "layers' parameters")
        owned = {name for layer in self.layers for name in layer.parameters}
        for tensor in self.tensors:
            if tensor.parameter and tensor.id not in owned:
                raise StructureError(tensor.id, "is a parameter of no layer")

    @staticmethod
    def _check_alias(tensor: Tensor, earlier: dict[str, Tensor]) -> None:
        if tensor.alias_of is None:
            return
        check_resolved(tensor.id, (tensor.alias_of,), earlier, "tensor")
        root = earlier[tensor.alias_of]
        if [axis.extent for axis in root.axes] != [axis.extent for axis in tensor.axes] or root.width != tensor.width:
            raise StructureError(tensor.id, f"is an alias of {root.id!r}, but their shapes differ")

    @staticmethod
    def _check_layer(layer: Layer, known: dict[str, Tensor], ready: set[str]) -> None:
        named = (*layer.inputs, *layer.outputs, *layer.parameters, *layer.scratch)
        named += (*layer.saved.activation, *layer.saved.output)
        for operation in layer.operations:
            named += tuple(primal(name) for name in (*operation.reads, *operation.writes))
        check_resolved(layer.id, named, known, "tensor")
        check_unique(layer.inputs, f"inputs of layer {layer.id}")
        for tensor_id in (*layer.inputs, *layer.parameters):
            if tensor_id not in ready:
                raise StructureError(layer.id, f"reads {tensor_id!r} before any layer has written it")
        for tensor_id in layer.outputs:
            if tensor_id in ready:
                raise StructureError(layer.id, f"writes {tensor_id!r}, which is written already")
        check_unique((operation.phase.value for operation in layer.operations), f"operations of layer {layer.id}")

    def _check_operations(self, layer: Layer) -> None:
        """A layer writes its outputs; in training also the gradients of what it reads, and its parameters."""
        forward = self._written(layer, Phase.FORWARD)
        operation = layer.operation(Phase.FORWARD)
        if operation is None or set(operation.reads) != {*layer.inputs, *layer.parameters}:
            raise StructureError(layer.id, "has no forward operation that reads its inputs and parameters, and no more")
        states = {tensor.id for tensor in self.tensors if tensor.alias_of in self.inputs[1:]}
        for name in layer.outputs:
            if name not in forward and name not in states:
                raise StructureError(layer.id, f"has the output {name!r}, which its forward operation does not write")
        for name in forward:
            if name not in layer.outputs:
                raise StructureError(layer.id, f"writes {name!r}, which is not among its outputs")
        if self.task != "training":
            return
        for phase, names in (
            (Phase.ACTIVATION_GRADIENT, [f"grad:{name}" for name in layer.inputs]),
            (Phase.WEIGHT_GRADIENT, [f"grad:{name}" for name in layer.parameters]),
            (Phase.OPTIMIZER, layer.parameters),
        ):
            for name in names:
                if name not in self._written(layer, phase):
                    raise StructureError(layer.id, f"has no {phase.value} operation that writes {name!r}")

    @staticmethod
    def _written(layer: Layer, phase: Phase) -> tuple[str, ...]:
        operation = layer.operation(phase)
        return () if operation is None else operation.writes

    @staticmethod
    def _check_sums(layer: Layer, known: dict[str, Tensor]) -> None:
        """A contraction along a parallel axis leaves partial sums, and so does whatever is made of partial sums."""
        operation = layer.operation(Phase.FORWARD)
        if operation is None or operation.view:
            return
        products = [work for work in operation.work if work.contraction]
        own = len(products) == len(operation.writes)
        for place, name in enumerate(operation.writes):
            tensor = known[name]
            contracted = [axis for work in (products[place : place + 1] if own else products) for axis in work.axes]
            summed = [axis.name for axis in contracted if axis.parallel and axis not in tensor.axes]
            carried = [item for item in layer.inputs if known[item].placement is Placement.PARTIAL]
            if bool(summed or carried) != (tensor.placement is Placement.PARTIAL):
                found = (
                    f"is summed along the parallel axis {summed[0]!r}"
                    if summed
                    else f"is made of the partial sums {carried[0]!r}"
                    if carried
                    else "is summed along no parallel axis"
                )
                raise StructureError(name, f"{found}, but its placement is {tensor.placement.value!r}")

    @property
    def tensor_table(self) -> dict[str, Tensor]:
        """Tensors by id."""
        return {tensor.id: tensor for tensor in self.tensors}

    def root(self, tensor_id: str) -> Tensor:
        """The tensor that holds the storage of ``tensor_id``."""
        table = self.tensor_table
        tensor = table[tensor_id]
        while tensor.alias_of is not None:
            tensor = table[tensor.alias_of]
        return tensor
