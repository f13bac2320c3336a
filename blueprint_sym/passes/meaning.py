"""What an operation costs over all ranks, counted from the ModelIR alone: the other side of conservation.

Nothing here knows a law. Points of the global iteration space times operations per point; elements of the global
tensors times bytes per element times the number of ranks that hold them; for a boundary, the state of the tensor
before and after. All results are sums over the ranks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from attrs import field, frozen
from sympy import Add, Expr, Integer

from ..expr.algebra import ONE, ZERO, product
from ..ir.model import Layer, ModelIR, Operation, Placement, Tensor, Work, primal
from ..ir.node import Phase

STATES_OF_ONE_PARAMETER = 4 + 4 + 4
"""Bytes of the fp32 master weight, the first and the second moment."""


@frozen
class Spent:
    """FLOPs, FLOPs of contractions, bytes read and written, and payload, summed over the ranks."""

    flops: Expr = ZERO
    matmul: Expr = ZERO
    read: Expr = ZERO
    written: Expr = ZERO
    message: Expr = ZERO


def altogether(parts: Iterable[Spent]) -> Spent:
    """The sum, component by component."""
    columns = list(zip(*((s.flops, s.matmul, s.read, s.written, s.message) for s in parts), strict=True))
    return Spent(*(Add(*column) for column in columns)) if columns else Spent()


@frozen(slots=False)
class Meaning:
    """The ModelIR read under a placement: ``degree`` ranks, the residual stream split or not, activations fused or not.

    ``shards`` data-parallel ranks share the optimizer states. Experts are spread over ``groups`` times as many ranks,
    each group of ``degree`` with a microbatch of its own; a sum over the ranks then is one over all their microbatches.
    """

    model: ModelIR
    degree: Expr
    sequence_parallel: bool = False
    fused: bool = False
    shards: Expr = ONE
    groups: Expr = ONE
    tensors: dict[str, Tensor] = field(init=False, repr=False, eq=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "tensors", self.model.tensor_table)

    def split(self, thing: Tensor | Work) -> bool:
        """Whether the ranks divide the tensor, or the points of the work, among them."""
        on_stream = thing.stream if isinstance(thing, Work) else thing.placement is Placement.STREAM
        return any(axis.parallel for axis in thing.axes) or (on_stream and self.sequence_parallel)

    def spent(self, layer: Layer, operation: Operation) -> Spent:
        """What one operation of a layer costs on all ranks together."""
        if layer.primitive == "boundary":
            return self._moved(operation)
        if operation.view:
            return Spent()
        flops = self._flops(operation.work)
        matmul = self._flops([work for work in operation.work if work.contraction])
        if operation.phase is Phase.OPTIMIZER:
            return Spent(flops, matmul, self._updated(operation.reads), self._updated(operation.writes))
        if self.fused and layer.fusable:
            again = layer.operation(Phase.FORWARD) if operation.phase is Phase.ACTIVATION_GRADIENT else None
            return Spent(flops + self._flops(again.work if again else ()), matmul)
        return Spent(flops, matmul, self._bytes(operation.reads), self._bytes(operation.writes))

    def _flops(self, works: Iterable[Work]) -> Expr:
        return cast(
            Expr,
            Add(*(product([work.count, *(axis.extent for axis in work.axes), self._copies(work)]) for work in works)),
        )

    def _copies(self, thing: Tensor | Work) -> Expr:
        """How many ranks hold each element, or visit each point: a group has all but the experts of other groups."""
        inside = ONE if self.split(thing) else self.degree
        return inside if any(axis.expert for axis in thing.axes) else inside * self.groups

    def _bytes(self, names: Iterable[str]) -> Expr:
        return Add(*(self._size(self.tensors[primal(name)]) for name in names))

    def _size(self, tensor: Tensor) -> Expr:
        return product([self._copies(tensor), tensor.elements, tensor.width])

    def _updated(self, names: Iterable[str]) -> Expr:
        """Bytes of gradients, weights and states that a step touches: each data-parallel rank takes its share."""
        sizes: list[Expr] = []
        for name in names:
            tensor = self.tensors[primal(name)]
            width = Integer(STATES_OF_ONE_PARAMETER) if name.startswith("state:") else tensor.width
            sizes.append(product([self._copies(tensor), tensor.elements, width]))
        return Add(*sizes)

    def contributed(self, layer: Layer) -> bool:
        """Whether each rank has only a part of the gradients of a layer's parameters, all of which it holds.

        So it is where the layer's result is split over the ranks, or where only a part of its users is on a rank.
        """
        if self.degree == ONE or not layer.parameters or self.split(self.tensors[layer.parameters[0]]):
            return False
        return any(self.split(self.tensors[name]) or self._used_in_part(name) for name in layer.outputs)

    def _used_in_part(self, name: str) -> bool:
        """Whether a whole tensor has users of which a rank sees its part of the points, or of the sums."""
        if self.tensors[name].placement is not Placement.REPLICATED or self.split(self.tensors[name]):
            return False
        users = [layer for layer in self.model.layers if name in layer.inputs]
        made = [(item, self.tensors[item]) for layer in users for item in layer.outputs]
        return any(
            self.split(tensor) or tensor.placement is Placement.PARTIAL or self._used_in_part(item)
            for item, tensor in made
        )

    def _moved(self, operation: Operation) -> Spent:
        """A boundary: additions where every rank contributes, bytes as they lie before and after."""
        (source, *_), (target, *_) = operation.reads, operation.writes
        before, after = self.tensors[primal(source)], self.tensors[primal(target)]
        logical = product([self.groups, before.elements, before.width])
        if self.groups != ONE and before.routed != after.routed:
            everywhere = self.degree * logical
            return Spent(read=everywhere, written=everywhere, message=everywhere)
        if before.placement is after.placement:
            return Spent()
        contributed = Placement.REPLICATED if source.startswith("grad:") else Placement.PARTIAL
        reduces = before.placement is contributed
        if self.degree == ONE or (not reduces and self.split(before) == self.split(after)):
            return Spent()
        return Spent(
            flops=(self.degree - 1) * self.groups * before.elements if reduces else ZERO,
            read=logical if self.split(before) else self.degree * logical,
            written=logical if self.split(after) else self.degree * logical,
            message=self.degree * logical,
        )
