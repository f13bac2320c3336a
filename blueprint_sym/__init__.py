"""Closed forms of what a Transformer block costs, derived pass by pass and proved before a number is put in.

import blueprint_sym as bs
d = bs.derive("training", recompute="selective", sequence_parallel=True)
print(d.quantities["flops.qkv"], d.report)
print(d.instantiate(B=1, S=2048, H=12288, F=49152, h=96, t=8, e=2)["memory.activations"])
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import plots as plots
    from . import views as views
    from .claims.check import Checked
    from .claims.code import check_function
    from .derivation import PASSES, Derivation, derive, derive_session
    from .errors import (
        BindingError,
        BlueprintError,
        CapacityError,
        ExpressionError,
        HypothesisError,
        MissingExtraError,
        ParseError,
        ProofError,
        RangeError,
        RegimeError,
        SpecError,
        StructureError,
    )
    from .numeric import Compiled, Instance
    from .proof.prover import Prover
    from .proof.report import ProofReport, Status, Verdict
    from .quantities import Quantity, Unit
    from .regimes.crossings import Crossover, crossover
    from .regimes.forms import Ratio
    from .regimes.growth import Elasticity, Limit, elasticity, limit
    from .regimes.optima import Optimum, largest, smallest
    from .space.design import Sweep, sweep
    from .spec.catalogue import catalogue, load
    from .spec.model import LayerKind, TransformerSpec
    from .spec.session import Deployment, Session, Workload
    from .spec.strategy import Strategy
    from .spec.structure import Structure
    from .symbols import SYMBOLS
    from .whole import ModelDerivation
    from .work import WorkVector

__version__ = "0.1.0"

__all__ = [
    "PASSES",
    "SYMBOLS",
    "BindingError",
    "BlueprintError",
    "CapacityError",
    "Checked",
    "Compiled",
    "Crossover",
    "Deployment",
    "Derivation",
    "Elasticity",
    "ExpressionError",
    "HypothesisError",
    "Instance",
    "LayerKind",
    "Limit",
    "MissingExtraError",
    "ModelDerivation",
    "Optimum",
    "ParseError",
    "ProofError",
    "ProofReport",
    "Prover",
    "Quantity",
    "RangeError",
    "Ratio",
    "RegimeError",
    "Session",
    "SpecError",
    "Status",
    "Strategy",
    "Structure",
    "StructureError",
    "Sweep",
    "TransformerSpec",
    "Unit",
    "Verdict",
    "WorkVector",
    "Workload",
    "catalogue",
    "check_function",
    "crossover",
    "derive",
    "derive_session",
    "elasticity",
    "largest",
    "limit",
    "load",
    "smallest",
    "sweep",
]

_HOMES = {
    "BindingError": ".errors",
    "BlueprintError": ".errors",
    "CapacityError": ".errors",
    "Checked": ".claims.check",
    "Compiled": ".numeric.compiled",
    "Crossover": ".regimes.crossings",
    "Deployment": ".spec.session",
    "Derivation": ".derivation",
    "Elasticity": ".regimes.growth",
    "ExpressionError": ".errors",
    "HypothesisError": ".errors",
    "Instance": ".numeric.point",
    "LayerKind": ".spec.model",
    "Limit": ".regimes.growth",
    "ModelDerivation": ".whole",
    "MissingExtraError": ".errors",
    "Optimum": ".regimes.optima",
    "PASSES": ".derivation",
    "ParseError": ".errors",
    "ProofError": ".errors",
    "ProofReport": ".proof.report",
    "Prover": ".proof.prover",
    "Quantity": ".quantities",
    "RangeError": ".errors",
    "Ratio": ".regimes.forms",
    "RegimeError": ".errors",
    "SYMBOLS": ".symbols",
    "Session": ".spec.session",
    "SpecError": ".errors",
    "Status": ".proof.report",
    "Strategy": ".spec.strategy",
    "Structure": ".spec.structure",
    "StructureError": ".errors",
    "Sweep": ".space.design",
    "TransformerSpec": ".spec.model",
    "Unit": ".quantities",
    "Verdict": ".proof.report",
    "WorkVector": ".work",
    "Workload": ".spec.session",
    "catalogue": ".spec.catalogue",
    "check_function": ".claims.code",
    "crossover": ".regimes.crossings",
    "derive": ".derivation",
    "derive_session": ".derivation",
    "elasticity": ".regimes.growth",
    "largest": ".regimes.optima",
    "limit": ".regimes.growth",
    "load": ".spec.catalogue",
    "smallest": ".regimes.optima",
    "sweep": ".space.design",
}
"""Where each name lives. It is imported when it is first used, so that a part of the package can be used alone."""


_PARTS = ("plots", "views")
"""Packages that are names of their own."""


def __getattr__(name: str) -> Any:
    if name in _PARTS:
        return import_module(f".{name}", __name__)
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name], __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
