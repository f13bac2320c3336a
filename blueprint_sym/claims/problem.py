"""A claim beside the derivation that it is about: both sides in our letters, and the obligation that they are equal."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from attrs import define, evolve, field, frozen
from sympy import Expr

from ..derivation import STRATEGY_WORDS, as_spec, derive_session
from ..errors import BlueprintError
from ..expr.algebra import free_symbols, normal
from ..proof.obligation import Compare, Formula, Laws, Obligation, at_most, equal
from ..proof.prover import Prover
from ..spec.session import Session, Workload
from ..spec.strategy import Strategy
from .assumed import Assumed, assumed
from .claim import Claim
from .letters import Letters
from .parts import Derived
from .quantity import Combined, combined, simplified


@define
class Bench:
    """Derivations, each made once, and the prover that judges claims about them."""

    prover: Prover = field(factory=Prover)
    deriver: Prover = field(factory=Prover)
    derived: dict[tuple[Session, str], Derived] = field(factory=dict, repr=False)

    def derive(self, session: Session, scope: str) -> Derived:
        """The derivation of a session; raises SpecError or ProofError."""
        if (session, scope) not in self.derived:
            from ..whole import derive_model

            make: Any = derive_model if scope == "model" else derive_session
            self.derived[session, scope] = make(session, self.deriver)
        return self.derived[session, scope]


def session_of(claim: Claim) -> Session:
    """What a claim is about; raises SpecError that names the claim's field."""
    if claim.scope not in ("block", "model"):
        raise claim.error("scope", f"expected block or model, got {claim.scope[:40]!r}")
    for word in claim.strategy:
        if word not in STRATEGY_WORDS:
            raise claim.error("strategy", f"unknown choice {word[:40]!r}; choices are {', '.join(STRATEGY_WORDS)}")
    at = "model"
    try:
        spec = as_spec(claim.model)
        at = "strategy"
        strategy = Strategy.of(**claim.strategy)
        at = "task"
        return Session(Workload(claim.task, spec), strategy)
    except BlueprintError as error:
        raise claim.error(at, error) from None
    except (TypeError, RecursionError):
        raise claim.error(at, "expected words and their values") from None


@frozen(slots=False)
class Problem:
    """A claim that is understood: ``claimed`` and ``quantity`` in our letters, and what is assumed."""

    claim: Claim
    derived: Derived = field(repr=False)
    letters: Letters
    quantity: Combined
    claimed: Expr
    assumed: Assumed

    @property
    def found(self) -> Expr:
        """What is derived."""
        return self.quantity.expr

    @cached_property
    def difference(self) -> Expr:
        """Claimed less derived, under what is assumed."""
        return normal(self.claimed - self.found, self.assumed.rules)

    @property
    def goal(self) -> Compare:
        """What is claimed."""
        if self.claim.relation == "=":
            return equal(self.claimed, self.found)
        sides = (self.found, self.claimed) if self.claim.relation == "<=" else (self.claimed, self.found)
        return at_most(*sides)

    @property
    def obligation(self) -> Obligation:
        """The claim as an obligation."""
        return self.stated(self.goal, self.claim.id, self.claim.sentence)

    def stated(self, goal: Formula, subject: str, sentence: str, premises: Iterable[Compare] = ()) -> Obligation:
        """An obligation under what the claim assumes."""
        known = {symbol for expr in goal.expressions for symbol in free_symbols(expr)}
        asked = tuple(self.claim.assume)
        relevant = [
            premise
            for premise in self.assumed.premises
            if asked or all(set(free_symbols(expr)) <= known for expr in premise.expressions)
        ]
        laws = Laws("claims", self.assumed.hypotheses)
        source = " ".join(part for part in (self.claim.cite, self.claim.where) if part) or "a claim"
        return laws.claim("claim", subject, sentence, goal, source=source, premises=(*relevant, *premises))

    @cached_property
    def parts(self) -> Combined:
        """The quantity with its parts under what is assumed."""
        return evolve(self.quantity, parts=simplified(self.quantity.parts, self.assumed.rules))


def problem(claim: Claim, bench: Bench, session: Session | None = None, extra: Iterable[Compare] = ()) -> Problem:
    """The problem of a claim, for its own session or another, with further equations assumed.

    Raises SpecError that names the claim's field, ProofError where the derivation itself is not proved.
    """
    derived = bench.derive(session or session_of(claim), claim.scope)
    letters = Letters.of(claim, derived, bench.prover)
    try:
        quantity = combined(claim.quantity, derived, bench.prover)
    except BlueprintError as error:
        raise claim.error("quantity", error) from None
    name = "claimed_latex" if claim.claimed_latex else "claimed"
    try:
        claimed = letters.read_latex(claim.claimed_latex) if claim.claimed_latex else letters.read(claim.claimed)
    except BlueprintError as error:
        raise claim.error(name, error) from None
    return Problem(claim, derived, letters, quantity, claimed, assumed(claim, derived, letters, bench.prover, extra))
