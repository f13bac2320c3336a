"""Where a tensor lies on the ranks, and which collective moves it."""

from __future__ import annotations

from attrs import frozen
from sympy import Expr

from ..expr.algebra import ONE
from ..ir.model import Axis, Placement, Tensor, Work
from ..symbols import t

COLLECTIVES: dict[tuple[str, str], str] = {
    ("partial", "replicated"): "all_reduce",
    ("partial", "sharded"): "reduce_scatter",
    ("sharded", "replicated"): "all_gather",
}
"""The collective that takes a tensor from one state to another; equal states take none."""


@frozen
class Sharding:
    """The tensor-parallel placement of a strategy."""

    tensor_parallel: bool
    sequence_parallel: bool

    @property
    def degree(self) -> Expr:
        """t, or 1 on a single rank."""
        return t if self.tensor_parallel else ONE

    def extent(self, axis: Axis) -> Expr:
        """The extent of an axis on one rank."""
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
        return tensor.elements / self.degree if self.splits(tensor) else tensor.elements

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

    def collective(self, source: str, target: str) -> str | None:
        """The collective from one state to another, or None where there is nothing to move."""
        return None if source == target else COLLECTIVES[source, target]
