"""Closed forms of what a Transformer block costs, derived pass by pass and proved before a number is put in.

import blueprint_sym as bs
d = bs.derive("training", recompute="selective", sequence_parallel=True)
print(d.quantities["flops.qkv"], d.report)
print(d.instantiate(B=1, S=2048, H=12288, F=49152, h=96, t=8, e=2)["memory.activations"])
"""

from .derivation import PASSES, Derivation, derive, derive_session
from .errors import (
    BindingError,
    BlueprintError,
    CapacityError,
    ExpressionError,
    HypothesisError,
    ParseError,
    ProofError,
    SpecError,
    StructureError,
)
from .numeric import Instance
from .proof.prover import Prover
from .proof.report import ProofReport, Status, Verdict
from .quantities import Quantity, Unit
from .spec.catalogue import catalogue, load
from .spec.model import TransformerSpec
from .spec.session import Deployment, Session, Workload
from .spec.strategy import Strategy
from .symbols import SYMBOLS
from .work import WorkVector

__version__ = "0.1.0"

__all__ = [
    "PASSES",
    "SYMBOLS",
    "BindingError",
    "BlueprintError",
    "CapacityError",
    "Deployment",
    "Derivation",
    "ExpressionError",
    "HypothesisError",
    "Instance",
    "ParseError",
    "ProofError",
    "ProofReport",
    "Prover",
    "Quantity",
    "Session",
    "SpecError",
    "Status",
    "Strategy",
    "StructureError",
    "TransformerSpec",
    "Unit",
    "Verdict",
    "WorkVector",
    "Workload",
    "catalogue",
    "derive",
    "derive_session",
    "load",
]
