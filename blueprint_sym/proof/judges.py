"""Who judges a claim, and where they do it.

z3 reads SMT-LIB text, in a fresh context under a resource limit that is its own count and no clock. The checker reads a
certificate. Both are plain functions of plain data, so that any `concurrent.futures.Executor` can run them: threads,
processes, a cluster.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as LateError
from functools import partial
from typing import Any

from attrs import define, evolve, field, frozen

from .certificate import NoCertificateError, certify_statement, statement
from .check import Rejected, check
from .obligation import Obligation

RESOURCE_LIMIT = 2_000_000
"""z3's own deterministic count; the hardest obligation needs a hundredth of it."""
WALL_LIMIT_MS = 60_000
"""A guard for the machine. It never decides a verdict that counts: what stops here is unknown."""
PATIENCE = 600.0
"""Seconds until an executor that does not answer is given up."""
TOGETHER = 16
"""Questions that an executor is handed at a time."""


@frozen
class Answer:
    """What a solver says.

    ``word`` is "unsat", "sat" with its integers by name, "unknown", or "error" where it failed; ``reason`` is its own
    word on why.
    """

    word: str
    model: tuple[tuple[str, int], ...] = ()
    reason: str = ""
    seconds: float = field(default=0, eq=False)


Solver = Callable[[tuple[str, ...]], Answer]
"""A solver: the answer to the texts of a claim, "unsat" where it says so of every one."""

UNASKED = Answer("unknown", reason="it was not asked")


@frozen
class Question:
    """A claim: texts that z3 must find unsatisfiable (none where it was asked already), and a statement to certify.

    All of it is plain data, since sympy evaluates an expression again when another process unpacks it.
    """

    bodies: tuple[str, ...]
    statement: dict[str, Any] | None = None
    resource_limit: int = RESOURCE_LIMIT


@frozen
class Finding:
    """z3's answer, and the certificate that the checker accepted, as JSON; empty where there is none."""

    answer: Answer
    certificate: str = ""


def judge(question: Question) -> Finding:
    """What z3 and the checker say. A judge that raises has failed: its word is "error"."""
    answer = UNASKED
    if question.bodies:
        answer = answer_of(partial(ask_all, resource_limit=question.resource_limit), question.bodies)
    return Finding(answer, certified(question.statement) if question.statement is not None else "")


def judge_all(questions: tuple[Question, ...]) -> tuple[Finding, ...]:
    """`judge` for each."""
    return tuple(judge(question) for question in questions)


def answer_of(solver: Solver, bodies: tuple[str, ...]) -> Answer:
    """A solver's answer. One that raises has failed: its word is "error"."""
    try:
        answer = solver(bodies)
    except Exception as error:
        return Answer("error", reason=f"{type(error).__name__}: {error}")
    return answer if isinstance(answer, Answer) else Answer("error", reason=f"{answer!r:.40} is no answer")


def stated(obligation: Obligation) -> dict[str, Any] | None:
    """The statement to certify; None where there is none."""
    try:
        return statement(obligation)
    except NoCertificateError:
        return None


def certified(said: dict[str, Any]) -> str:
    """A certificate of a statement that the checker accepts as it would be read from a file; empty without one."""
    try:
        text = json.dumps(certify_statement(said), separators=(",", ":"), sort_keys=True)
        check(json.loads(text))
    except (NoCertificateError, Rejected):
        return ""
    return text


def confirms(certificate: str, said: dict[str, Any]) -> bool:
    """Whether the checker of this process accepts a certificate from elsewhere, and it is one of this statement."""
    try:
        found = json.loads(certificate)
        check(found)
    except (Rejected, ValueError, TypeError, RecursionError):
        return False
    return bool(found["statement"] == said)


def ask_all(bodies: tuple[str, ...], resource_limit: int = RESOURCE_LIMIT) -> Answer:
    """z3's answer to a claim of several texts: "unsat" when it says so of every one, else its first other answer."""
    seconds: float = 0
    answer = UNASKED
    for body in bodies:
        answer = ask_z3(body, resource_limit)
        seconds += answer.seconds
        if answer.word != "unsat":
            break
    return evolve(answer, seconds=seconds)


def ask_z3(body: str, resource_limit: int = RESOURCE_LIMIT) -> Answer:
    """z3's answer to one text, in a fresh context. A limit below 1 is an error: to z3 it is none."""
    import z3

    if resource_limit < 1:
        return Answer("error", reason=f"a resource limit of {resource_limit} is none")
    started = time.perf_counter()
    solver = z3.SimpleSolver(ctx=z3.Context())
    solver.set("rlimit", resource_limit)
    solver.set("timeout", WALL_LIMIT_MS)
    try:
        solver.from_string(body)
        verdict = solver.check()
    except z3.Z3Exception as error:
        return Answer("error", reason=str(error), seconds=time.perf_counter() - started)
    seconds = time.perf_counter() - started
    if verdict == z3.unsat:
        return Answer("unsat", seconds=seconds)
    if verdict == z3.sat:
        model = solver.model()
        numbers = ((decl.name(), model[decl]) for decl in model.decls())
        return Answer("sat", tuple((n, v.as_long()) for n, v in numbers if z3.is_int_value(v)), seconds=seconds)
    return Answer("unknown", reason=solver.reason_unknown(), seconds=seconds)


_Asked = tuple[tuple[Hashable, Question], ...]
_NO_ANSWER = Answer("error", reason="the executor's answer is not one to what it was asked")


@define
class Desk:
    """Takes questions as they are written and has them answered.

    An executor gets them in bundles at once, so that it works while more are written. Without one, ``workers`` threads
    answer when all are written: threads that wait for the interpreter would slow the writing.
    """

    executor: Executor | None = None
    workers: int = 2
    patience: float = PATIENCE
    _open: list[tuple[Hashable, Question]] = field(factory=list)
    _sent: list[tuple[_Asked, Future[tuple[Finding, ...]]]] = field(factory=list)

    def ask(self, key: Hashable, question: Question) -> None:
        """Takes a question; the answer will be found under the key."""
        self._open.append((key, question))
        if self.executor is not None and len(self._open) >= TOGETHER:
            self._send(self.executor)

    def findings(self) -> dict[Hashable, Finding]:
        """All answers. What an executor loses, or does not answer in time, is an "error" or "unknown"."""
        if self.executor is not None:
            self._send(self.executor)
            return dict(pair for asked, future in self._sent for pair in self._received(asked, future))
        keys, questions = [key for key, _ in self._open], [question for _, question in self._open]
        if self.workers < 2 or len(questions) < 2:
            return dict(zip(keys, judge_all(tuple(questions)), strict=True))
        with ThreadPoolExecutor(self.workers) as pool:
            return dict(zip(keys, pool.map(judge, questions), strict=True))

    def _send(self, executor: Executor) -> None:
        if not self._open:
            return
        asked, self._open = tuple(self._open), []
        try:
            future = executor.submit(judge_all, tuple(question for _, question in asked))
        except Exception as error:  # a broken pool takes nothing any more
            future = Future()
            future.set_exception(error)
        self._sent.append((asked, future))

    def _received(self, asked: _Asked, future: Future[tuple[Finding, ...]]) -> Iterator[tuple[Hashable, Finding]]:
        try:
            found = future.result(timeout=self.patience)
        except LateError:
            lost = Answer("unknown", reason=f"no answer within {self.patience:g} s")
        except Exception as error:
            lost = Answer("error", reason=f"the prover crashed: {type(error).__name__}: {error}")
        else:
            if isinstance(found, tuple) and len(found) == len(asked):
                yield from (
                    (key, _believed(item, question)) for (key, question), item in zip(asked, found, strict=True)
                )
                return
            lost = _NO_ANSWER
        yield from ((key, Finding(lost)) for key, _ in asked)


def _believed(found: object, question: Question) -> Finding:
    """A finding from elsewhere: a certificate in it counts where the checker accepts it here as well."""
    if not (isinstance(found, Finding) and isinstance(found.answer, Answer)):
        return Finding(_NO_ANSWER)
    if not found.certificate or (question.statement is not None and confirms(found.certificate, question.statement)):
        return found
    return Finding(Answer("error", reason="the executor's certificate is not accepted here"))
