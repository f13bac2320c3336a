"""The protocol of a pass."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from attrs import field, frozen

from ..proof.obligation import Obligation
from ..proof.prover import SHARED, Prover
from ..spec.session import Session

Source = TypeVar("Source")
Target = TypeVar("Target")


@frozen
class PassContext:
    """What a pass may see besides its source: the session's bindings, and the prover of the commit gate."""

    session: Session
    prover: Prover = field(default=SHARED, repr=False)


class DerivationPass(Generic[Source, Target]):
    """A pure function from one IR to the next, with the laws that its target must obey.

    Before: the source IR is verified and its own pass committed. After: the target IR verifies, every target element
    has a lineage, a second run gives the same digest, and every obligation is proved. In between nothing need hold.
    """

    name: ClassVar[str]
    boundary: ClassVar[str]
    provenance: ClassVar[str]
    evidence: ClassVar[str]

    def run(self, ir: Source, context: PassContext) -> Target:
        """The target IR; raises StructureError or SpecError where there is none."""
        raise TypeError(f"{type(self).__name__} does not say how to run")

    def obligations(self, source: Source, target: Target, context: PassContext) -> tuple[Obligation, ...]:
        """The laws of this boundary, about this source and target."""
        raise TypeError(f"{type(self).__name__} does not say what it must prove")


AnyPass = DerivationPass[Any, Any]
