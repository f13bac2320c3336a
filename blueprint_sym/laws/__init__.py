"""The cost law of every primitive, one place each, whatever phase or task calls it.

A law is a pure function from the local shape of its operands to a `Cost`. It counts what the mathematics needs: each
operand read once, each result written once, whatever a kernel happens to do. `law` finds the law of a primitive.
"""

from __future__ import annotations

from ..errors import StructureError
from . import attention, collective, elementwise, matmul, optimizer, routing
from .base import Cost, Law

LAWS: tuple[Law, ...] = (
    *matmul.LAWS,
    *elementwise.LAWS,
    *attention.LAWS,
    *routing.LAWS,
    *collective.LAWS,
    *optimizer.LAWS,
)

_TABLE: dict[tuple[str, str], Law] = {(law.primitive, law.role): law for law in LAWS}
assert len(_TABLE) == len(LAWS), "two laws of one primitive and role"


def law(primitive: str, role: str) -> Law:
    """The law of a primitive in a role ("forward", "activation gradient", "weight gradient", "optimizer").

    Raises StructureError that names the primitive when there is none.
    """
    found = _TABLE.get((primitive, role))
    if found is None:
        raise StructureError(primitive, f"this primitive has no {role} law")
    return found


__all__ = ["LAWS", "Cost", "Law", "law"]
