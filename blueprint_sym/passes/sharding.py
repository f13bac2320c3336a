"""Where a tensor lies on the ranks, and which collective moves it."""

from __future__ import annotations

from attrs import frozen
from sympy import Expr

from ..expr.algebra import ONE
from ..ir.model import Axis, Placement, Tensor, Work
from ..symbols import ep, t

COLLECTIVES: dict[tuple[str, str], str] = {
    ("partial", "replicated"): "all_reduce",
    ("partial", "sharded"): "reduce_scatter",
    ("sharded", "replicated"): "all_gather",
}
"""The collective that takes a tensor from one state to another; equal states take none."""


@frozen
class Sharding:
    """The tensor-parallel placement of a strategy, and whether experts are spread over ranks as well."""

    tensor_parallel: bool
    sequence_parallel: bool
    expert_parallel: bool = False

    @property
    def degree(self) -> Expr:
        """t, or 1 on a single rank."""
        return t if self.tensor_parallel else ONE

    @property
    def groups(self) -> Expr:
        """The ranks over which experts are spread, each with a microbatch of its own; or 1."""
        return ep if self.expert_parallel else ONE

    def extent(self, axis: Axis) -> Expr:
        """The extent of an axis on one rank."""
        if axis.expert:
            return axis.extent / self.groups
        return axis.extent / self.degree if axis.parallel else axis.extent

    def splits(self, thing: Tensor | Work) -> bool:
        """Whether the tensor or the points of the work are split over the ranks."""
        if isinstance(thing, Work):
            stream, parallel = thing.stream, any(axis.parallel for axis in thing.axes)
        else:
            stream, parallel = thing.placement is Placement.STREAM, thing.parallel
        return self.tensor_parallel and (parallel or (stream and self.sequence_parallel))

    def elements(self, tensor: Tensor) -> Expr:
        """Elements of a tensor on one rank."""
        elements = tensor.elements / self.groups if tensor.of_experts else tensor.elements
        return elements / self.degree if self.splits(tensor) else elements

    def size(self, tensor: Tensor) -> Expr:
        """Bytes of a tensor on one rank."""
        return self.elements(tensor) * tensor.width

    def state(self, tensor: Tensor, *, gradient: bool = False) -> str:
        """One of "sharded", "replicated" and "partial".

        A gradient has the state of its tensor, except that what every rank reads gets a contribution from every rank,
        and what every rank contributes to hands the same gradient to all.
        """
        if self.splits(tensor):
            return "sharded"
        if not self.tensor_parallel or tensor.placement is Placement.STREAM:
            return "replicated"
        partial = tensor.placement is Placement.PARTIAL
        return "partial" if partial != gradient else "replicated"

    def collective(self, source: Tensor, target: Tensor, *, gradient: bool = False) -> str | None:
        """The collective from one tensor's place to another's, or None where there is nothing to move."""
        if self.expert_parallel and source.routed != target.routed:
            return "all_to_all"
        before, after = self.state(source, gradient=gradient), self.state(target, gradient=gradient)
        return None if before == after else COLLECTIVES[before, after]
