"""The prover: discharges obligations with z3, on exactly the text that `smt.scripts` writes.

The order is: a short exact search for a counterexample, z3 in a fresh context under a resource limit, and, where z3
does not say ``unsat``, a longer search. A model of z3 counts as a counterexample only after it was evaluated again in
exact integers in the original goal. Where asked, a proved claim gets a second judge: a certificate, which the checker
accepts on its own.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from attrs import define, evolve, field, frozen
from sympy import Symbol

from ..errors import ExpressionError, HypothesisError
from ..expr.evaluate import evaluate_integer
from ..hypotheses import Hypotheses
from .certificate import NoCertificateError, certify
from .check import Rejected, check
from .obligation import FALSE, Compare, Formula, Obligation
from .report import Counterexample, ProofReport, Status, Verdict
from .search import search, violates, witness
from .smt import NoWitnessError, scripts

RESOURCE_LIMIT = 2_000_000
"""z3's own deterministic count; the hardest obligation needs a hundredth of it."""
WALL_LIMIT_MS = 60_000
"""A guard for the machine. It never decides a verdict that counts: what stops here is unknown."""
QUICK_POINTS = 2
LONG_POINTS = 20_000


@frozen
class Answer:
    """What z3 says: "unsat", "sat" with its integers by name, or the reason of its unknown."""

    word: str
    model: tuple[tuple[str, int], ...] = ()
    seconds: float = field(default=0, eq=False)


@frozen
class _Attempt:
    """An obligation on its way: the texts that z3 must refute, or the verdict that came before any text."""

    obligation: Obligation
    bodies: tuple[str, ...] = ()
    claim: str = ""
    verdict: Verdict | None = None


Content = tuple[Formula, tuple[Compare, ...], Hypotheses]
"""What an obligation claims: goal, premises, hypotheses."""


@define
class Prover:
    """Keeps the claims that it has proved: a claim is its text, so two obligations of one text are proved once.

    What was claimed before in the same words is not even written out again (``settled``).

    ``workers`` threads ask z3 at a time, each query in a context of its own; verdicts do not depend on how many. With
    ``certificates``, what z3 proves is certified as well where a certificate is found.
    """

    resource_limit: int = RESOURCE_LIMIT
    workers: int = 2
    certificates: bool = False
    proved: set[str] = field(factory=set, repr=False)
    certified: dict[str, bool] = field(factory=dict, repr=False)
    settled: dict[Content, str] = field(factory=dict, repr=False)
    discharged: int = 0

    def prove(self, obligation: Obligation) -> Verdict:
        """The verdict on one obligation."""
        return self.prove_all((obligation,)).verdicts[0]

    def prove_all(self, obligations: Iterable[Obligation]) -> ProofReport:
        """The verdicts on obligations, in their order."""
        attempts = self._prepared(obligations)
        waiting = (item for item in attempts if item.verdict is None and item.claim not in self.proved)
        pending = {item.claim: item.bodies for item in waiting}
        answers = dict(zip(pending, self._ask(list(pending.values())), strict=True))
        self.proved.update(claim for claim, answer in answers.items() if answer.word == "unsat")
        self.discharged += len(answers)
        return ProofReport(tuple(item.verdict or self._conclude(item, answers.get(item.claim)) for item in attempts))

    def _prepared(self, obligations: Iterable[Obligation]) -> list[_Attempt]:
        """Every obligation as far as it goes without z3; what is claimed twice in one wording is written out once."""
        written: dict[Content, _Attempt] = {}
        attempts: list[_Attempt] = []
        for obligation in obligations:
            content = (obligation.goal, obligation.premises, obligation.hypotheses)
            same = written.get(content)
            attempt = evolve(same, obligation=obligation) if same else self._prepare(obligation, content)
            if attempt.verdict is None:
                written[content] = attempt
            attempts.append(attempt)
        return attempts

    def _prepare(self, obligation: Obligation, content: Content) -> _Attempt:
        started = time.perf_counter()
        if content in self.settled:
            return _Attempt(obligation, claim=self.settled[content])
        try:
            empty = self._without_cases(obligation)
            if empty is not None:
                return _Attempt(obligation, verdict=empty)
            bodies = scripts(obligation)
        except NoWitnessError as error:
            return _Attempt(obligation, verdict=_without_witness(obligation, str(error), started))
        except (ExpressionError, HypothesisError) as error:
            return _Attempt(obligation, verdict=Verdict(obligation, Status.UNKNOWN, str(error)))
        claim = hashlib.sha256("\n".join(bodies).encode()).hexdigest()
        if claim not in self.proved:
            point = search(obligation, QUICK_POINTS)
            if point is not None:
                return _Attempt(obligation, bodies, claim, _refuted(obligation, point, claim, started))
        return _Attempt(obligation, bodies, claim)

    def _without_cases(self, obligation: Obligation) -> Verdict | None:
        """The verdict where no point meets hypotheses and premises, or where none is found; None where there is one."""
        if witness(obligation, QUICK_POINTS) or witness(obligation, LONG_POINTS):
            return None
        answer = ask_all(scripts(evolve(obligation, goal=FALSE)), self.resource_limit)
        if answer.word == "unsat":
            return Verdict(obligation, Status.VACUOUS, "its hypotheses and premises contradict each other")
        if answer.word == "sat" and _checked(evolve(obligation, goal=FALSE), dict(answer.model)) is not None:
            return None
        return Verdict(
            obligation, Status.UNKNOWN, f"no point is found that meets its premises; {LONG_POINTS} were tried"
        )

    def _ask(self, queries: list[tuple[str, ...]]) -> list[Answer]:
        """z3's answers, once all texts are written: threads that wait for the interpreter slow the writing."""
        if self.workers < 2 or len(queries) < 2:
            return [ask_all(query, self.resource_limit) for query in queries]
        with ThreadPoolExecutor(self.workers) as pool:
            return list(pool.map(lambda query: ask_all(query, self.resource_limit), queries))

    def _conclude(self, attempt: _Attempt, answer: Answer | None) -> Verdict:
        obligation, claim = attempt.obligation, attempt.claim
        if claim in self.proved:
            self.settled[obligation.goal, obligation.premises, obligation.hypotheses] = claim
            judges = ("z3", "certificate") if self._certified(obligation, claim) else ("z3",)
            seconds = answer.seconds if answer else 0
            return Verdict(obligation, Status.PROVED, claim=claim, judges=judges, seconds=seconds)
        assert answer is not None, "a claim is proved or was asked"
        started = time.perf_counter() - answer.seconds
        point = search(obligation, LONG_POINTS) or _checked(obligation, dict(answer.model))
        if point is not None:
            return _refuted(obligation, point, claim, started)
        why = "its model does not break the law" if answer.word == "sat" else f"gave up ({answer.word})"
        return Verdict(
            obligation,
            Status.UNKNOWN,
            f"z3 {why}; {LONG_POINTS} points tried",
            claim=claim,
            seconds=time.perf_counter() - started,
        )

    def _certified(self, obligation: Obligation, claim: str) -> bool:
        """Whether the stand-alone checker accepts a certificate of the claim."""
        if not self.certificates:
            return False
        if claim not in self.certified:
            self.certified[claim] = certified(obligation)
        return self.certified[claim]


def certified(obligation: Obligation) -> bool:
    """Whether a certificate is found and the checker accepts it as it would be read from a file."""
    try:
        check(json.loads(json.dumps(certify(obligation))))
    except (NoCertificateError, Rejected):
        return False
    return True


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
    free = {symbol: model.get(f"v_{symbol.name}", bound) for symbol, bound in elimination.bounds}
    values = {**free, **{symbol: evaluate_integer(value, free) for symbol, value in elimination.values}}
    return values if violates(obligation, values) else None


def ask_all(bodies: tuple[str, ...], resource_limit: int = RESOURCE_LIMIT) -> Answer:
    """z3's answer to a claim of several texts: "unsat" when it says so of every one, else its first other answer."""
    seconds: float = 0
    answer = Answer("nothing was asked")
    for body in bodies:
        answer = ask_z3(body, resource_limit)
        seconds += answer.seconds
        if answer.word != "unsat":
            break
    return evolve(answer, seconds=seconds)


def ask_z3(body: str, resource_limit: int = RESOURCE_LIMIT) -> Answer:
    """z3's answer to one text, in a fresh context."""
    import z3

    started = time.perf_counter()
    solver = z3.SimpleSolver(ctx=z3.Context())
    solver.set("rlimit", resource_limit)
    solver.set("timeout", WALL_LIMIT_MS)
    try:
        solver.from_string(body)
        verdict = solver.check()
    except z3.Z3Exception as error:
        return Answer(f"z3 failed: {error}", (), time.perf_counter() - started)
    seconds = time.perf_counter() - started
    if verdict == z3.unsat:
        return Answer("unsat", (), seconds)
    if verdict == z3.sat:
        model = solver.model()
        numbers = ((decl.name(), model[decl]) for decl in model.decls())
        return Answer("sat", tuple((n, v.as_long()) for n, v in numbers if z3.is_int_value(v)), seconds)
    return Answer(solver.reason_unknown() or "unknown", (), seconds)


SHARED = Prover()
"""The prover of this process, so that what one derivation has proved another need not prove again."""
