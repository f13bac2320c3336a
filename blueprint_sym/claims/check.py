"""Judges claims: proved, refuted with all that a person needs to see why, or unknown."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from fractions import Fraction

from attrs import evolve, field, frozen
from sympy import Expr, Symbol

from ..expr.algebra import free_symbols
from ..expr.evaluate import evaluate
from ..proof.report import Status, Verdict
from ..shown import Shown
from ..symbols import INFO, rank
from .claim import Claim
from .problem import Bench, Problem, problem
from .repair import Repair, repairs
from .showing import factored_text
from .sources import differing, multiple, sources


@frozen
class Point:
    """A counterexample: values by the source's letters, and what is claimed and derived there, exactly."""

    at: dict[str, int]
    claimed: Fraction
    derived: Fraction

    def __str__(self) -> str:
        where = ", ".join(f"{name} = {value}" for name, value in self.at.items())
        return f"at {where or 'every point'}: claimed {self.claimed}, derived {self.derived}"


@frozen
class Accounted:
    """A source of the difference: in words, and its formula in the source's letters."""

    words: str
    formula: str

    def __str__(self) -> str:
        return f"{self.words} ({self.formula})"


@frozen(kw_only=True)
class Checked(Shown):
    """A claim with its verdict.

    Formulas are in the source's letters: ``claimed`` and ``derived``, and of a refuted claim the ``difference`` claimed
    less derived, ``ratio`` claimed over derived where that is a monomial, where the difference comes from, a
    counterexample, and what it would hold under. ``reason`` says why it is unknown; ``hypotheses`` what is assumed;
    ``letters`` what the letters mean; ``agreed`` at how many points a function was seen to agree, None where
    it was not tried that way.
    """

    claim: Claim
    status: Status
    claimed: Expr | None = None
    derived: Expr | None = None
    unit: str = ""
    difference: Expr | None = None
    ratio: Expr | None = None
    counterexample: Point | None = None
    sources: tuple[Accounted, ...] = ()
    holds_when: tuple[Repair, ...] = ()
    reason: str = ""
    judges: tuple[str, ...] = ()
    hypotheses: tuple[str, ...] = ()
    letters: dict[str, str] = field(factory=dict)
    agreed: int | None = None
    seconds: float = field(default=0, eq=False)

    @property
    def verdict(self) -> str:
        """``proved``, ``refuted`` or ``unknown``: a claim about nothing, or one that judges disagree on, is unknown."""
        return self.status.value if self.status in (Status.PROVED, Status.REFUTED) else Status.UNKNOWN.value

    @property
    def met(self) -> bool:
        """Whether the verdict is the expected one, by default ``proved``."""
        return self.verdict == (self.claim.expect or "proved")

    @property
    def standing(self) -> Status:
        """What an exit code is made of: an expected verdict counts as proved, another as refuted, unless unknown."""
        if self.met:
            return Status.PROVED
        return Status.UNKNOWN if self.verdict == "unknown" else Status.REFUTED

    @property
    def difference_text(self) -> str | None:
        """The difference, factored; None where there is none to tell."""
        return None if self.difference is None else factored_text(self.difference)


def check(claim: Claim, bench: Bench) -> Checked:
    """The verdict on a claim.

    Raises SpecError that names the claim's field where it cannot be understood, ProofError where what it is about is
    not proved itself.
    """
    started = time.perf_counter()
    found = problem(claim, bench)
    checked = judged(found, bench.prover.prove(found.obligation), bench)
    return evolve(checked, seconds=time.perf_counter() - started)


def check_all(
    claims: Iterable[Claim], bench: Bench | None = None, tell: Callable[[str], None] = lambda name: None
) -> tuple[Checked, ...]:
    """The verdicts on claims, in their order; ``tell`` hears each id before it is judged. Raises like `check`."""
    used = bench or Bench()
    result = []
    for claim in claims:
        tell(claim.id)
        result.append(check(claim, used))
    return tuple(result)


def judged(found: Problem, verdict: Verdict, bench: Bench) -> Checked:
    """A verdict with its circumstances."""
    theirs = found.letters.theirs
    result = Checked(
        claim=found.claim,
        status=verdict.status,
        claimed=theirs(found.simplified(found.claimed)),
        derived=theirs(found.simplified(found.found)),
        unit=found.quantity.unit,
        reason=verdict.reason,
        judges=verdict.judges,
        hypotheses=_hypotheses(found),
        letters={**found.letters.explained(found.claimed), **found.letters.explained(found.found)},
    )
    if verdict.status is not Status.REFUTED:
        return result
    assert verdict.counterexample is not None, "a refuted obligation has a counterexample"
    ratio = multiple(found.simplified(found.claimed), found.simplified(found.found))
    holds = repairs(found, bench)
    return evolve(
        result,
        difference=theirs(found.difference),
        ratio=None if ratio is None else theirs(ratio),
        counterexample=_point(found, verdict.counterexample.point),
        sources=_sources(found, ratio, holds, bench),
        holds_when=holds,
    )


def _sources(found: Problem, ratio: Expr | None, holds: tuple[Repair, ...], bench: Bench) -> tuple[Accounted, ...]:
    """Where the difference comes from.

    Groups of parts where a few whole ones account for it; else the parts that another structure, under which the claim
    holds, has otherwise; else one factor for everything; else what groups there are.
    """
    items = sources(found.difference, found.parts.parts)
    theirs, formula = found.letters.theirs, factored_text(found.letters.theirs(found.difference))
    plain = bool(items) and all(
        item.group and max(abs(item.factor.numerator), item.factor.denominator) < 4 for item in items
    )
    if plain:
        return tuple(Accounted(item.words, factored_text(theirs(item.value))) for item in items)
    session = next((repair.session for repair in holds if repair.session is not None), None)
    if session is not None:
        other = problem(found.claim, bench, session)
        words = next(repair.words for repair in holds if repair.session is session)
        changed = differing(found.parts.parts, other.parts.parts)
        if changed:
            return (Accounted(f"{changed}, counted as with {words}", formula),)
    if ratio is not None and (not items or any(not item.group for item in items)):
        return (Accounted(f"all of it, {factored_text(theirs(ratio))} times", formula),)
    return tuple(Accounted(item.words, factored_text(theirs(item.value))) for item in items)


def _hypotheses(found: Problem) -> tuple[str, ...]:
    """What is assumed: of the derivation in our letters, of the claim in its own."""
    return (*found.derived.hypotheses.statements, *found.claim.assume)


def _point(found: Problem, values: dict[Symbol, int]) -> Point:
    shown = {symbol for expr in (found.claimed, found.found) for symbol in free_symbols(expr)}
    assumed = {s for premise in found.assumed.premises for expr in premise.expressions for s in free_symbols(expr)}
    symbols = sorted((shown | assumed) & set(values) & set(INFO), key=rank)
    return Point(
        {found.letters.name(symbol): values[symbol] for symbol in symbols},
        evaluate(found.claimed, values),
        evaluate(found.found, values),
    )
