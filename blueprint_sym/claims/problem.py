"""A claim beside the derivation that it is about: both sides in our letters, and the obligation that they are equal."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from attrs import define, evolve, field, frozen
from sympy import Expr

from ..derivation import STRATEGY_WORDS, Derivation, as_spec, block, derive_session, pipeline
from ..errors import BlueprintError, ProofError
from ..expr.algebra import free_symbols, normal
from ..hypotheses import Hypotheses
from ..passes.base import PassContext
from ..passes.manager import Checkpoint
from ..proof.obligation import Compare, Formula, Laws, Obligation, at_most, equal
from ..proof.prover import Prover
from ..proof.report import ProofReport
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
    sketched: dict[tuple[Session, str], Derived] = field(factory=dict, repr=False)

    def derive(self, session: Session, scope: str) -> Derived:
        """The derivation of a session; raises SpecError or ProofError."""
        if (session, scope) not in self.derived:
            from ..whole import derive_model

            make: Any = derive_model if scope == "model" else derive_session
            self.derived[session, scope] = make(session, self.deriver)
        return self.derived[session, scope]

    def sketch(self, session: Session, scope: str) -> Derived:
        """What the passes of a session emit, without a proof: to see what is worth deriving, never to be shown.

        Raises SpecError or StructureError.
        """
        if (session, scope) in self.derived:
            return self.derived[session, scope]
        if (session, scope) not in self.sketched:
            self.sketched[session, scope] = sketched(session, scope, self.deriver)
        return self.sketched[session, scope]


def sketched(session: Session, scope: str, prover: Prover) -> Derived:
    """A derivation whose passes were run and whose obligations were not looked at."""
    if scope == "model":
        from ..whole import LayerCost, ModelDerivation, kind_sessions

        kinds = tuple(LayerCost(kind, _sketched_block(own, prover)) for kind, own in kind_sessions(session))
        return ModelDerivation(session, kinds)
    return _sketched_block(session, prover)


def _sketched_block(session: Session, prover: Prover) -> Derivation:
    model = block(session)
    target: Any = model
    checkpoints = []
    for item in pipeline(session).passes:
        target = item.run(target, PassContext(session, prover))
        checkpoints.append(Checkpoint(item.name, target, "", ProofReport()))
    return Derivation(session, model, tuple(checkpoints))


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
        return self.simplified(self.claimed - self.found)

    def simplified(self, expr: Expr) -> Expr:
        """An expression in our letters under what is assumed."""
        return normal(expr, self.assumed.rules)

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

    @property
    def whole_obligation(self) -> Obligation:
        """The claim under all hypotheses and premises, those included that no letter of it is about."""
        return evolve(
            self.obligation, hypotheses=Hypotheses(self.assumed.hypotheses.items), premises=self.assumed.premises
        )

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


def problem(
    claim: Claim,
    bench: Bench,
    session: Session | None = None,
    extra: Iterable[Compare] = (),
    *,
    sketch: bool = False,
) -> Problem:
    """The problem of a claim, for its own session or another, with further equations assumed.

    A ``sketch`` is about a derivation that is not proved.

    Raises SpecError that names the claim's field, ProofError where the derivation itself is not proved.
    """
    make, judge = (bench.sketch, None) if sketch else (bench.derive, bench.prover)
    derived = make(session or session_of(claim), claim.scope)
    letters = Letters.of(claim, derived, judge)
    try:
        quantity = combined(claim.quantity, derived, judge)
    except ProofError:
        raise
    except BlueprintError as error:
        raise claim.error("quantity", error) from None
    name = "claimed_latex" if claim.claimed_latex else "claimed"
    try:
        claimed = letters.read_latex(claim.claimed_latex) if claim.claimed_latex else letters.read(claim.claimed)
    except BlueprintError as error:
        raise claim.error(name, error) from None
    return Problem(claim, derived, letters, quantity, claimed, assumed(claim, derived, letters, bench.prover, extra))
