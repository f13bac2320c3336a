"""Records: verdicts as plain data, to be kept, listed, compared and reported."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from attrs import field, frozen

from ..errors import ExpressionError, HypothesisError
from .certificate import digest
from .obligation import Formula, Obligation
from .report import ALWAYS_COUNTED, Status, Verdict, several, shown


@frozen
class Failure:
    """A counterexample as data: values of the user's symbols, and both sides of what fails there."""

    at: dict[str, int]
    failures: tuple[str, ...]

    def __str__(self) -> str:
        where = ", ".join(f"{name} = {value}" for name, value in self.at.items())
        return f"at {where or 'every point'}: {several(self.failures)}"


@frozen
class Record:
    """What was claimed, in words, formulas and as a digest; and what was found of it.

    ``example`` are values that meet the hypotheses and premises; ``claim`` is the digest of what z3 read.
    """

    id: str
    pass_name: str
    kind: str
    sentence: str
    source: str
    hypotheses: tuple[str, ...]
    premises: tuple[str, ...]
    goal: str
    digest: str
    status: Status
    claim: str = ""
    judges: tuple[str, ...] = ()
    reason: str = ""
    counterexample: Failure | None = None
    example: dict[str, int] = field(factory=dict)
    seconds: float = field(default=0, eq=False)

    def __str__(self) -> str:
        head = f"{self.status.value.upper()}  {self.id}: {self.sentence}"
        why = str(self.counterexample) if self.counterexample is not None else self.reason
        return f"{head}\n  {why}" if why else head


def record(verdict: Verdict) -> Record:
    """A verdict as data."""
    obligation, found = verdict.obligation, verdict.counterexample
    failure = Failure({s.name: n for s, n in found.values}, found.failures) if found is not None else None
    return Record(
        id=obligation.id,
        pass_name=obligation.pass_name,
        kind=obligation.kind,
        sentence=obligation.sentence,
        source=obligation.source,
        hypotheses=obligation.hypotheses.statements,
        premises=tuple(_said(premise) for premise in obligation.premises),
        goal=_said(obligation.goal),
        digest=digest_of(obligation),
        status=verdict.status,
        claim=verdict.claim,
        judges=verdict.judges,
        reason=verdict.reason,
        counterexample=failure,
        example={symbol.name: value for symbol, value in shown(verdict.example)},
        seconds=verdict.seconds,
    )


def _said(formula: Formula) -> str:
    """A formula as text; one with a node outside the algebra, which nobody can prove, as sympy writes it."""
    try:
        return formula.show()
    except ExpressionError:
        return ", ".join(str(expr) for expr in formula.expressions)


def digest_of(obligation: Obligation) -> str:
    """The digest of what is claimed, or "" where it cannot be stated."""
    try:
        return digest(obligation)
    except (ExpressionError, HypothesisError):
        return ""


def counts(records: Sequence[Record]) -> dict[str, int]:
    """Number of records by verdict; those that should not be are left out where there are none."""
    found = Counter(item.status.value for item in records)
    return {s.value: found[s.value] for s in Status if found[s.value] or s.value in ALWAYS_COUNTED}


def by_judges(records: Sequence[Record]) -> dict[str, int]:
    """Number of proved records by the judges that accepted them."""
    return dict(sorted(Counter(" + ".join(r.judges) for r in records if r.status is Status.PROVED).items()))


def folded(records: Sequence[Record]) -> tuple[tuple[Record, int], ...]:
    """What is not proved, refutations first: of claims that differ in their variant the first, and how many follow."""
    groups: dict[tuple[str, Status], list[Record]] = {}
    for item in failures(records):
        groups.setdefault((item.id.partition("@")[0], item.status), []).append(item)
    return tuple((group[0], len(group) - 1) for group in groups.values())


def more_variants(number: int) -> str:
    """A line that says in how many more variants, or nothing."""
    return f"\n  and in {number} more variant{'s' * (number > 1)}" if number else ""


def failures(records: Sequence[Record]) -> tuple[Record, ...]:
    """What is not proved, refutations first."""
    bad = [item for item in records if item.status is not Status.PROVED]
    return tuple(sorted(bad, key=lambda item: item.status is not Status.REFUTED))
