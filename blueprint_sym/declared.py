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
from .errors import BlueprintError, SpecError
from .hypotheses import Hypotheses
from .passes.base import AnyPass, PassContext
from .passes.manager import replayed
from .proof.obligation import Content, Every, Obligation
from .proof.prover import SHARED, Prover
from .proof.report import ProofReport, Status, Verdict
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
    """What a declaration claims: a theorem in every variant to which it applies, each with an id of its own.

    Raises SpecError for a theorem that applies to no variant, and for claims of nothing.
    """
    claimed_any = False
    for obligation in _obligations(item, prover):
        claimed_any = True
        yield obligation
    if not claimed_any:
        what = "it applies to no variant" if isinstance(item, Theorem) else "it claims nothing"
        raise SpecError(f"{what}, so there is nothing to be proved", field=item.name)


def _obligations(item: Declared, prover: Prover) -> Iterator[Obligation]:
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
    """The verdicts on everything that is declared, each claim once.

    A declaration that cannot be run, that claims nothing, or whose claims have the id of others has a verdict of its
    own: an error, which costs the other declarations nothing.
    """
    known: dict[str, Content] = {}
    claimed: list[Obligation] = []
    faults: list[Verdict] = []
    for item in items:
        try:
            own = {found.id: found for found in _with_own_ids(obligations(item, prover), known)}
        except Exception as error:
            told = str(error) if isinstance(error, BlueprintError) else f"{type(error).__name__}: {error}"
            faults.append(Verdict(_nothing(item), Status.ERROR, told))
            continue
        claimed += [found for name, found in own.items() if name not in known]
        known.update({name: found.content for name, found in own.items()})
    return prover.prove_all(claimed) + ProofReport(tuple(faults))


def _with_own_ids(made: Iterable[Obligation], known: dict[str, Content]) -> Iterator[Obligation]:
    """The obligations; raises SpecError for an id that another claim has already."""
    seen = dict(known)
    for found in made:
        if seen.setdefault(found.id, found.content) != found.content:
            raise SpecError("another claim has this id: give one of them another subject", field=found.id)
        yield found


def _nothing(item: Declared) -> Obligation:
    """What stands in a report for a declaration that yields no obligations."""
    sentence = item.sentence if isinstance(item, Theorem) else item.name.replace("_", " ")
    return Obligation(
        f"declared.{item.name}", "declared", "declaration", sentence, "a user's file", Hypotheses(), Every(())
    )
