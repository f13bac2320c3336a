"""Verdicts and reports."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Sequence

from attrs import field, frozen
from sympy import Expr, Symbol

from ..expr.evaluate import evaluate
from ..expr.text import text
from ..shown import Shown
from ..symbols import INFO, rank
from .obligation import Compare, Every, Formula, Natural, Obligation, Some

MOST_TOLD = 4
"""Failures of one obligation that are told in a line."""


class Status(enum.Enum):
    """Only PROVED lets a pass commit.

    VACUOUS: no point meets the hypotheses, so that anything could be proved. ERROR: the judges disagree, a model breaks
    nothing, or a prover crashed; nothing is known then, and something is broken.
    """

    PROVED = "proved"
    REFUTED = "refuted"
    UNKNOWN = "unknown"
    VACUOUS = "vacuous"
    ERROR = "error"


@frozen
class Counterexample:
    """A point at which every hypothesis holds and the goal does not: values by symbol, user's symbols first.

    ``point`` has the values of all symbols, those of the witnesses included.
    """

    values: tuple[tuple[Symbol, int], ...]
    failures: tuple[str, ...]
    point: dict[Symbol, int] = field(factory=dict, repr=False)

    @classmethod
    def at(cls, obligation: Obligation, values: dict[Symbol, int]) -> Counterexample:
        """The counterexample at a point, with both sides of every comparison that fails there."""
        return cls(shown(values), tuple(_failures(obligation.goal, values)), values)

    def __str__(self) -> str:
        where = ", ".join(f"{symbol.name} = {value}" for symbol, value in self.values)
        return f"at {where or 'every point'}: {several(self.failures)}"


def several(failures: Sequence[str]) -> str:
    """What fails, each once, the first few of many."""
    distinct = list(dict.fromkeys(failures))
    more = [f"and {len(distinct) - MOST_TOLD} more"] if len(distinct) > MOST_TOLD else []
    return "; ".join([*distinct[:MOST_TOLD], *more])


def shown(values: dict[Symbol, int]) -> tuple[tuple[Symbol, int], ...]:
    """The values that a person is shown: those of the user's symbols and of indices, in order, no witnesses."""
    found = (item for item in values.items() if item[0] in INFO or "_per_" not in item[0].name)
    return tuple(sorted(found, key=lambda item: rank(item[0])))


def _failures(formula: Formula, values: dict[Symbol, int]) -> list[str]:
    if formula.holds(values):
        return []
    if isinstance(formula, Every):
        return [failure for part in formula.parts for failure in _failures(part, values)]
    if isinstance(formula, Some):
        return ["none of: " + " | ".join(failure for part in formula.parts for failure in _failures(part, values))]
    label = f"{formula.label}: " if formula.label else ""
    if isinstance(formula, Natural):
        return [f"{label}{text(formula.expr)} = {evaluate(formula.expr, values)}, not a non-negative integer"]
    return [label + _sides(formula, values)]


def _sides(formula: Compare, values: dict[Symbol, int]) -> str:
    left, right = (_value(expr, values) for expr in (formula.left, formula.right))
    return f"{left}, {right}; {formula.relation} does not hold"


def _value(expr: Expr, values: dict[Symbol, int]) -> str:
    formula, value = text(expr), str(evaluate(expr, values))
    return formula if formula == value else f"{formula} = {value}"


@frozen
class Verdict(Shown):
    """What was found about one obligation.

    ``reason`` says why it is not proved; ``claim`` is a digest of what z3 read; ``judges`` are those that accepted it;
    ``example`` is a point that meets its hypotheses and premises; ``stored`` says that an earlier run proved it.
    """

    obligation: Obligation
    status: Status
    reason: str = ""
    counterexample: Counterexample | None = None
    claim: str = ""
    judges: tuple[str, ...] = ()
    example: dict[Symbol, int] = field(factory=dict, repr=False, eq=False)
    seconds: float = field(default=0, eq=False)
    stored: bool = field(default=False, eq=False)

    def __str__(self) -> str:
        head = f"{self.status.value.upper()}  {self.obligation.id}: {self.obligation.sentence}"
        if self.counterexample is not None:
            return f"{head}\n  {self.counterexample}"
        return f"{head}\n  {self.reason}" if self.reason else head


ALWAYS_COUNTED = (Status.PROVED.value, Status.REFUTED.value, Status.UNKNOWN.value)


@frozen
class ProofReport(Shown):
    """The verdicts of a pass or of a derivation, in the order in which they were claimed."""

    verdicts: tuple[Verdict, ...] = ()

    def __add__(self, other: ProofReport) -> ProofReport:
        return ProofReport(self.verdicts + other.verdicts)

    def __len__(self) -> int:
        return len(self.verdicts)

    def count(self, status: Status) -> int:
        """How many obligations have a status."""
        return sum(verdict.status is status for verdict in self.verdicts)

    @property
    def counts(self) -> dict[str, int]:
        """``{"proved": …, "refuted": …, "unknown": …}``, and ``"vacuous"`` and ``"error"`` where there are any."""
        found = {status.value: self.count(status) for status in Status}
        return {word: number for word, number in found.items() if number or word in ALWAYS_COUNTED}

    @property
    def proved(self) -> bool:
        """Whether every obligation is proved."""
        return all(verdict.status is Status.PROVED for verdict in self.verdicts)

    @property
    def failures(self) -> tuple[Verdict, ...]:
        """What is not proved, refutations first."""
        bad = [verdict for verdict in self.verdicts if verdict.status is not Status.PROVED]
        return tuple(sorted(bad, key=lambda verdict: verdict.status is not Status.REFUTED))

    @property
    def by_judges(self) -> dict[str, int]:
        """Number of proved obligations by the judges that accepted them."""
        proved = (verdict for verdict in self.verdicts if verdict.status is Status.PROVED)
        return dict(sorted(Counter(" + ".join(verdict.judges) for verdict in proved).items()))

    @property
    def by_kind(self) -> dict[str, int]:
        """Number of obligations of each kind."""
        return dict(sorted(Counter(verdict.obligation.kind for verdict in self.verdicts).items()))

    def __str__(self) -> str:
        counts = self.counts
        line = ", ".join(f"{number} {word}" for word, number in counts.items())
        return "\n".join([*(str(verdict) for verdict in self.failures), line])
