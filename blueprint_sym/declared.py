"""What a file of one's own declares: theorems about derivations, and claims of passes and laws of one's own.

    @claims
    def gated_linear_unit() -> Iterator[Obligation]:
        yield from claimed(GatedLinearUnitPass(), source, context)

`blueprint-sym prove FILE` and the pytest plugin prove them like everything else. Such a file is Python: it is run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from attrs import evolve, frozen

from .audit import variant_name
from .derivation import derive_session
from .errors import SpecError
from .passes.base import AnyPass, PassContext
from .passes.manager import replayed
from .proof.obligation import Obligation
from .proof.prover import SHARED, Prover
from .proof.report import ProofReport
from .theorem import Theorem
from .user_file import module_of


@frozen
class Claims:
    """Obligations that a function yields."""

    name: str
    make: Callable[[], Iterable[Obligation]]

    def obligations(self, prover: Prover) -> Iterator[Obligation]:
        """The obligations; the prover is not needed to make them. Raises SpecError for anything else."""
        for item in self.make():
            if not isinstance(item, Obligation):
                raise SpecError(f"expected obligations, got {type(item).__name__}", field=self.name)
            yield item


Declared = Theorem | Claims


def claims(make: Callable[[], Iterable[Obligation]]) -> Claims:
    """Declares the obligations that a function yields."""
    return Claims(make.__name__, make)


def claimed(item: AnyPass, source: Any, context: PassContext) -> tuple[Obligation, ...]:
    """What a pass claims about its target; raises StructureError where a second run gives another target."""
    target, _ = replayed(item, source, context)
    return item.obligations(source, target, context)


def obligations(item: Declared, prover: Prover = SHARED) -> Iterator[Obligation]:
    """What a declaration claims: a theorem in every variant to which it applies, each with an id of its own."""
    if isinstance(item, Claims):
        yield from item.obligations(prover)
        return
    for session in item.sessions:
        found = item.obligation(derive_session(session, prover))
        yield evolve(found, id=f"{found.id}@{variant_name(session)}")


def load(path: Path) -> tuple[Declared, ...]:
    """The declarations of a file, in its order, after running it.

    Raises SpecError where it cannot be run, or declares nothing.
    """
    return declared(module_of(path), path)


def declared(module: ModuleType, path: Path) -> tuple[Declared, ...]:
    """The declarations of a module; raises SpecError where there are none."""
    found = tuple(value for value in vars(module).values() if isinstance(value, Theorem | Claims))
    if not found:
        raise SpecError("it declares nothing: expected functions under @theorem or @claims", field=str(path))
    return found


def verdicts(items: Iterable[Declared], prover: Prover) -> ProofReport:
    """The verdicts on everything that is declared."""
    return prover.prove_all(obligation for item in items for obligation in obligations(item, prover))
