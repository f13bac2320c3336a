"""The prover: discharges obligations with z3, on exactly the text that `smt.scripts` writes.

The order is: a point that meets the hypotheses, a short exact search for a counterexample, z3, and, where z3 does not
say ``unsat``, a longer search. A model of z3 counts as a counterexample only after it was evaluated again in exact
integers in the original goal. Where asked, further judges have their say: a certificate, which the checker accepts on
its own, and cvc5. Judges that disagree prove nothing.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial

from attrs import define, evolve, field, frozen
from sympy import Symbol

from ..errors import ExpressionError, HypothesisError
from ..expr.evaluate import evaluate_integer
from ..symbols import rest
from .certificate import digest
from .judges import PATIENCE, RESOURCE_LIMIT, Answer, Desk, Finding, Question, Solver, answer_of, ask_all, stated
from .obligation import FALSE, Content, Obligation, states_nothing
from .report import Counterexample, ProofReport, Status, Verdict
from .search import search, violates, witness
from .smt import NoWitnessError, scripts
from .store import Store, source_digest

QUICK_POINTS = 2
SECOND_LOOK = 2_000
"""Points at which a claim is tried that z3 alone accepts."""
LONG_POINTS = 20_000


@frozen
class _Attempt:
    """An obligation on its way: the texts that z3 must refute, or the verdict that came before any text."""

    obligation: Obligation
    content: Content
    bodies: tuple[str, ...] = ()
    claim: str = ""
    example: dict[Symbol, int] = field(factory=dict)
    verdict: Verdict | None = None


@define
class Prover:
    """Keeps the claims that it has proved: a claim is its text, so two obligations of one text are proved once.

    What was claimed before in the same words is not even written out again (``settled``).

    Attributes:
        resource_limit: z3's own count for each text.
        workers: threads that ask z3 at a time where there is no executor; verdicts do not depend on how many.
        certificates: whether what z3 proves is certified as well, where a certificate is found.
        executor: where z3 and the checker run; any `concurrent.futures.Executor`.
        solver: a further solver that is asked what z3 proves.
        store: keeps what is proved between runs.
        patience: seconds until an executor that does not answer is given up.
        proved: digests of the texts that z3 has found unsatisfiable.
        discharged: how many claims z3 was asked.

    """

    resource_limit: int = RESOURCE_LIMIT
    workers: int = 2
    certificates: bool = False
    executor: Executor | None = None
    solver: Solver | None = None
    store: Store | None = None
    patience: float = PATIENCE
    proved: set[str] = field(factory=set, repr=False)
    settled: dict[Content, Verdict] = field(factory=dict, repr=False)
    discharged: int = 0

    def prove(self, obligation: Obligation) -> Verdict:
        """The verdict on one obligation."""
        return self.prove_all((obligation,)).verdicts[0]

    def prove_all(self, obligations: Iterable[Obligation]) -> ProofReport:
        """The verdicts on obligations, in their order.

        They may be made on the way: an executor judges the first while the last are not yet derived.
        """
        desk = Desk(self.executor, self.workers, self.patience)
        written: dict[Content, _Attempt] = {}
        asked: set[str] = set()
        claimed: list[tuple[Obligation, Content]] = []
        for obligation in obligations:
            content = obligation.content
            claimed.append((obligation, content))
            if content not in written:
                attempt = written[content] = self._prepare(obligation, content)
                if attempt.verdict is None:
                    self._hand_in(attempt, desk, asked)
        findings = desk.findings()
        self.discharged += len(asked)
        answers = {claim: findings[claim, True].answer for claim in asked}
        self.proved.update(claim for claim, answer in answers.items() if answer.word == "unsat")
        second = self._second_answers([item for item in written.values() if item.claim in self.proved])
        verdicts: dict[Content, Verdict] = {}
        for content, attempt in written.items():
            found = findings.get((content, False)) or findings.get((attempt.claim, True))
            answer = Answer("unsat") if attempt.claim in self.proved else answers.get(attempt.claim)
            verdicts[content] = attempt.verdict or self._conclude(attempt, answer, found, second.get(attempt.claim))
        self._keep(verdicts)
        return ProofReport(tuple(evolve(verdicts[content], obligation=item) for item, content in claimed))

    def _prepare(self, obligation: Obligation, content: Content) -> _Attempt:
        """An obligation as far as it goes without z3."""
        started = time.perf_counter()
        if content in self.settled:
            return _Attempt(obligation, content, verdict=evolve(self.settled[content], seconds=0))
        if states_nothing(obligation.goal):
            return _Attempt(obligation, content, verdict=Verdict(obligation, Status.VACUOUS, "it states nothing"))
        try:
            example = self._example(obligation)
            if isinstance(example, Verdict):
                return _Attempt(obligation, content, verdict=example)
            bodies = scripts(obligation)
        except NoWitnessError as error:
            return _Attempt(obligation, content, verdict=_without_witness(obligation, str(error), started))
        except (ExpressionError, HypothesisError) as error:
            return _Attempt(obligation, content, verdict=Verdict(obligation, Status.UNKNOWN, str(error)))
        claim = claim_of(bodies)
        attempt = _Attempt(obligation, content, bodies, claim, example)
        if claim not in self.proved:
            point = search(obligation, QUICK_POINTS)
            if point is not None:
                refuted = _refuted(obligation, point, claim, started)
                return evolve(attempt, verdict=evolve(refuted, example=example))
        return evolve(attempt, verdict=self._stored(attempt))

    def _hand_in(self, attempt: _Attempt, desk: Desk, asked: set[str]) -> None:
        """Asks z3 about a text that it has not seen, and for a certificate of what nobody has certified."""
        unseen = attempt.claim not in self.proved and attempt.claim not in asked
        said = stated(attempt.obligation) if self.certificates else None
        if unseen:
            asked.add(attempt.claim)
            desk.ask((attempt.claim, True), Question(attempt.bodies, said, self.resource_limit))
        elif said is not None:
            desk.ask((attempt.content, False), Question((), said, self.resource_limit))

    def _example(self, obligation: Obligation) -> dict[Symbol, int] | Verdict:
        """A point that meets hypotheses and premises, or the verdict where there is none or none is found."""
        point = witness(obligation, QUICK_POINTS) or witness(obligation, LONG_POINTS)
        if point is not None:
            return point
        contradiction = evolve(obligation, goal=FALSE)
        answer = ask_all(scripts(contradiction), self.resource_limit)
        if answer.word == "unsat":
            return Verdict(obligation, Status.VACUOUS, "its hypotheses and premises contradict each other")
        if answer.word == "sat" and (found := _checked(contradiction, dict(answer.model))) is not None:
            return found
        return Verdict(
            obligation, Status.UNKNOWN, f"no point is found that meets its premises; {LONG_POINTS} were tried"
        )

    def _second_answers(self, attempts: list[_Attempt]) -> dict[str, Answer]:
        """What the further solver says of each claim that z3 proved."""
        if self.solver is None:
            return {}
        claims = {item.claim: item.bodies for item in attempts if item.verdict is None}
        with ThreadPoolExecutor(self.workers) as pool:
            return dict(zip(claims, pool.map(partial(answer_of, self.solver), claims.values()), strict=True))

    def _conclude(
        self, attempt: _Attempt, answer: Answer | None, found: Finding | None, second: Answer | None
    ) -> Verdict:
        assert answer is not None, "a claim is proved or was asked"
        certificate = found.certificate if found is not None else ""
        seconds = found.answer.seconds if found is not None else 0
        verdict = Verdict(attempt.obligation, Status.ERROR, claim=attempt.claim, seconds=seconds)
        if answer.word != "unsat":
            return _unproved(attempt, answer, bool(certificate), verdict)
        if second is not None and second.word == "sat":
            return evolve(verdict, reason="the judges disagree: z3 says unsat, the other solver says sat")
        judges = ("z3",) + ("certificate",) * bool(certificate)
        judges += ("cvc5",) * (second is not None and second.word == "unsat")
        if len(judges) == 1 and self.certificates:
            point = search(attempt.obligation, SECOND_LOOK)
            if point is not None:
                found_at = Counterexample.at(attempt.obligation, point)
                return evolve(verdict, reason=f"the judges disagree: z3 says unsat, but {found_at}")
        return evolve(verdict, status=Status.PROVED, judges=judges, example=attempt.example)

    def _stored(self, attempt: _Attempt) -> Verdict | None:
        """The verdict that an earlier run kept, if it asked as many judges as this one."""
        if self.store is None:
            return None
        kept = self.store.read(self._entry(attempt.obligation, attempt.claim))
        if kept is None:
            return None
        self.proved.add(attempt.claim)
        verdict = Verdict(attempt.obligation, Status.PROVED, claim=attempt.claim, example=attempt.example)
        return evolve(verdict, judges=tuple(kept.split()), stored=True)

    def _entry(self, obligation: Obligation, claim: str) -> str:
        """The name of a claim in the store: what is claimed, who was asked, and what judges them."""
        asked = f"limit={self.resource_limit} certificates={self.certificates} solver={self.solver is not None}"
        return f"claim {claim} {digest(obligation)} {asked} {source_digest('proof')}"

    def _keep(self, verdicts: dict[Content, Verdict]) -> None:
        proved = {content: item for content, item in verdicts.items() if item.status is Status.PROVED}
        self.settled.update(proved)
        if self.store is not None:
            fresh = [item for item in proved.values() if not item.stored]
            self.store.write_all({self._entry(v.obligation, v.claim): " ".join(v.judges) for v in fresh})


def claim_of(bodies: tuple[str, ...]) -> str:
    """The digest of the texts of a claim."""
    return hashlib.sha256("\n".join(bodies).encode()).hexdigest()


def _unproved(attempt: _Attempt, answer: Answer, certified: bool, verdict: Verdict) -> Verdict:
    """The verdict where z3 does not say unsat: refuted by a point, or in error, or unknown with what was tried."""
    started = time.perf_counter() - verdict.seconds
    obligation = attempt.obligation
    point = search(obligation, LONG_POINTS) or _checked(obligation, dict(answer.model))
    spent = time.perf_counter() - started
    if certified and (point is not None or answer.word == "sat"):
        other = "a counterexample is found" if point is not None else "z3 says sat"
        return evolve(
            verdict, seconds=spent, reason=f"the judges disagree: the checker accepts a certificate, but {other}"
        )
    if point is not None:
        return _refuted(obligation, point, attempt.claim, started)
    tried = f"{LONG_POINTS} points tried"
    if answer.word == "sat":
        return evolve(verdict, seconds=spent, reason=f"z3's model does not break the law; {tried}")
    if answer.word == "error":
        return evolve(verdict, seconds=spent, reason=f"z3 failed ({answer.reason}); {tried}")
    reason = f"z3 gave up ({answer.reason or answer.word}); {tried}"
    return evolve(verdict, status=Status.UNKNOWN, seconds=spent, reason=reason)


def _refuted(obligation: Obligation, point: dict[Symbol, int], claim: str, started: float) -> Verdict:
    found = Counterexample.at(obligation, point)
    return Verdict(obligation, Status.REFUTED, "", found, claim, seconds=time.perf_counter() - started)


def _without_witness(obligation: Obligation, reason: str, started: float) -> Verdict:
    point = search(obligation, LONG_POINTS)
    if point is not None:
        return _refuted(obligation, point, "", started)
    reason = f"{reason}; {LONG_POINTS} points tried"
    return Verdict(obligation, Status.UNKNOWN, reason, seconds=time.perf_counter() - started)


def _checked(obligation: Obligation, model: dict[str, int]) -> dict[Symbol, int] | None:
    """z3's model as values of all symbols, if they break the goal in exact integers."""
    elimination = obligation.elimination
    free = {}
    for symbol, bound in elimination.bounds:
        above = model.get(f"v_{rest(symbol).name}")
        free[symbol] = model.get(f"v_{symbol.name}", bound) if above is None else bound + above
    values = {**free, **{symbol: evaluate_integer(value, free) for symbol, value in elimination.values}}
    return values if violates(obligation, values) else None


SHARED = Prover()
"""The prover of this process, so that what one derivation has proved another need not prove again."""
