"""The work vector of a task."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import field, frozen
from sympy import Expr

from .expr.algebra import ZERO, Rules, normal, total
from .shown import Shown


def _exact(value: Expr | int) -> Expr:
    return normal(value)


@frozen
class WorkVector(Shown):
    """What one rank spends: w = (F, R, W, M).

    ``flops`` in FLOP; ``read``, ``written`` and ``message`` in bytes. ``message`` is the logical payload of a
    collective or a transfer, before any physical algorithm is chosen. Components are kept in normal form.
    """

    flops: Expr = field(default=ZERO, converter=_exact)
    read: Expr = field(default=ZERO, converter=_exact)
    written: Expr = field(default=ZERO, converter=_exact)
    message: Expr = field(default=ZERO, converter=_exact)

    @property
    def components(self) -> tuple[tuple[str, Expr], ...]:
        """The components by their letters F, R, W, M."""
        return (("F", self.flops), ("R", self.read), ("W", self.written), ("M", self.message))

    @property
    def empty(self) -> bool:
        """Whether nothing is spent."""
        return all(value == ZERO for _, value in self.components)

    def under(self, rules: Rules) -> WorkVector:
        """The same vector after replacements, as `blueprint_sym.expr.algebra.normal` does them."""
        return WorkVector(*(normal(value, rules) for _, value in self.components))

    def __add__(self, other: WorkVector) -> WorkVector:
        return combined((self, other))


def combined(vectors: Iterable[WorkVector]) -> WorkVector:
    """The sum of work vectors, component by component."""
    columns = list(zip(*((v.flops, v.read, v.written, v.message) for v in vectors), strict=True))
    return WorkVector(*(total(column) for column in columns)) if columns else WorkVector()
