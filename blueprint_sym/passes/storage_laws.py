"""Laws of what is kept: the rows of the activation sum, and that nothing is read which nobody has."""

from __future__ import annotations

from collections.abc import Iterator

from sympy import Expr, Integer

from ..expr.algebra import ONE, ZERO, product
from ..ir.distributed import DistributedTaskIR
from ..ir.model import Layer, ModelIR, Placement, Tensor
from ..ir.node import Phase
from ..proof.obligation import Compare, Laws, Obligation, equal
from ..spec.strategy import Strategy
from .flow import GRADIENTS, Flow
from .meaning import Meaning


def stored_rows(laws: Laws, model: ModelIR, target: DistributedTaskIR, meaning: Meaning) -> Iterator[Obligation]:
    """A_ℓ of every layer: what its gradient reads of the forward pass, or, where it reads nothing, what it handles.

    A boundary handles its tensor of the residual stream; any other layer without needs, its inputs.
    """
    layers = {layer.id: layer for layer in model.layers}
    for fact in target.facts:
        tensors = _account(model, layers[fact.layer])
        # A rank holds its share of a split tensor and a copy of any other.
        shares = [
            product([tensor.elements, tensor.width, ONE if meaning.split(tensor) else meaning.degree])
            for tensor in tensors
        ]
        yield laws.claim(
            "stored activations",
            f"row.{fact.layer}",
            f"the row of {fact.layer} accounts for what its gradient reads, or for what it handles",
            equal(meaning.degree * fact.activation, _sum(shares), "A"),
            source="specification: exact block memory",
            origin="left: the layer's own row; right: reads of its gradients in the ModelIR",
        )


def _account(model: ModelIR, layer: Layer) -> tuple[Tensor, ...]:
    table = model.tensor_table
    if layer.primitive == "boundary":
        return tuple(table[n] for n in (*layer.inputs, *layer.outputs) if table[n].placement is Placement.STREAM)
    return tuple(table[name] for name in layer.needs or layer.inputs)


def _sum(parts: list[Expr]) -> Expr:
    return sum(parts, ZERO)


def available(laws: Laws, model: ModelIR, target: DistributedTaskIR, strategy: Strategy) -> Obligation:
    """Whatever a gradient reads of the forward pass is kept, or its task waits for the task that makes it again."""
    flow = Flow(model, target)
    kept = {tensor.id for tensor in target.stored}
    makers = _makers(flow)
    goals: list[Compare] = []
    for task in target.tasks:
        operation = flow.operation(task)
        if operation is None or task.phase not in GRADIENTS:
            continue
        for name in operation.reads:
            if ":" in name or name in flow.layers[task.layer].parameters:
                continue
            storage = flow.storage(name)
            again = set(task.dependencies) & makers.get(storage, set())
            fine = storage in kept or bool(again) or _made_inside(model, storage, strategy)
            goals.append(equal(Integer(fine), ONE, f"{task.id} reads {name}"))
    return laws.claim(
        "stored activations",
        "available",
        "every tensor that a gradient reads is kept, or made again by a task on which it depends",
        goals,
        source="specification: recompute and recommunication invocations",
        origin="left: kept tensors and dependencies of the tasks; right: reads of the gradients in the ModelIR",
    )


def _makers(flow: Flow) -> dict[str, set[str]]:
    """The repeated tasks that write each tensor."""
    result: dict[str, set[str]] = {}
    for task in flow.target.tasks:
        if task.phase in (Phase.RECOMPUTE, Phase.RECOMMUNICATION):
            for name in flow.writes(task):
                result.setdefault(name, set()).add(task.id)
    return result


def _made_inside(model: ModelIR, storage: str, strategy: Strategy) -> bool:
    """Whether a fused activation makes the tensor again inside the product that reads it."""
    return strategy.fused_activation and any(layer.fusable and storage in layer.outputs for layer in model.layers)
