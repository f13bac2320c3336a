"""Numbers: a proved derivation at one point, and over arrays of points, in exact integers.

`point` has the derivation at one point; `lowering` makes a program of formulas, `program` says what it means and how
large its numbers can become, `execute` and `compiled` run it over arrays. The last three know no sympy, so that a
worker that only computes need not import it; for this reason the names below are imported when they are first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .compiled import Compiled
    from .lowering import compile_proved, compile_quantities
    from .point import ConcreteNumbers, Instance, Number, PlacedBuffer, instantiate

__all__ = [
    "Compiled",
    "ConcreteNumbers",
    "Instance",
    "Number",
    "PlacedBuffer",
    "compile_proved",
    "compile_quantities",
    "instantiate",
]

_HOMES = {
    "Compiled": ".compiled",
    "ConcreteNumbers": ".point",
    "Instance": ".point",
    "Number": ".point",
    "PlacedBuffer": ".point",
    "compile_proved": ".lowering",
    "compile_quantities": ".lowering",
    "instantiate": ".point",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name], __name__), name)
    globals()[name] = value
    return value
