"""A judge that lies, gives up, dies or hangs never gets a false law proved, and costs a true one at most its verdict.

Section by section: z3 in this process, whatever runs behind an executor, and the child processes of the further solver.
A false law here is one of the corpus of known-bad laws, or `HIDDEN`, whose only counterexample no search looks at.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from sympy import Integer

from blueprint_sym.errors import BlueprintError
from blueprint_sym.proof.certificate import statement
from blueprint_sym.proof.cvc5 import Cvc5
from blueprint_sym.proof.judges import Answer, Finding, Question, certified, judge_all
from blueprint_sym.proof.obligation import Natural, Some, at_most, below, equal
from blueprint_sym.proof.prover import Prover
from blueprint_sym.proof.report import ProofReport, Status, Verdict
from blueprint_sym.symbols import B, H, S, t
from tests.support_prover import HARD, HEADS, T_H, law
from tests.test_known_bad import LAWS, obligation

HIDDEN = law(Some((below(B, Integer(1_000_003)), below(Integer(1_000_003), B))), name="hidden")
"""B ≠ 1000003: false at one point, which only a solver finds."""
TRUE = (
    law(equal(t * (B * S / t), B * S), name="identity"),
    law(Natural(B * H / t), HEADS, T_H, name="whole"),
    law(at_most(B, B * S), name="sign"),
)
FALSE = (*(obligation(item) for item in LAWS), HIDDEN)


def judged(prover: Prover) -> tuple[ProofReport, ProofReport]:
    """The verdicts on what is true and on what is false."""
    report = prover.prove_all((*TRUE, *FALSE))
    return ProofReport(report.verdicts[: len(TRUE)]), ProofReport(report.verdicts[len(TRUE) :])


def by_two(report: ProofReport) -> list[Verdict]:
    return [verdict for verdict in report.verdicts if verdict.status is Status.PROVED and len(verdict.judges) > 1]


# --- z3 in this process -----------------------------------------------------------------------------------------------

LIES: dict[str, Callable[[str, int], Any]] = {
    "always unsat": lambda body, limit: Answer("unsat"),
    "always sat": lambda body, limit: Answer("sat", (("v_B", 1), ("v_S", 7))),
    "always unknown": lambda body, limit: Answer("unknown", reason="canceled"),
    "always an error": lambda body, limit: Answer("error", reason="out of memory"),
    "raises": lambda body, limit: 1 // 0,
    "nothing": lambda body, limit: None,
    "a bare word": lambda body, limit: "unsat",
    "true": lambda body, limit: True,
    "its opposite": lambda body, limit: Answer("sat" if "(not" in body else "unsat"),
}


@pytest.mark.parametrize("lie", LIES)
def test_no_lie_of_z3_proves_a_false_law_with_two_judges(lie: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blueprint_sym.proof.judges.ask_z3", LIES[lie])
    _, false = judged(Prover(workers=1, certificates=True))
    assert not by_two(false)
    assert {v.status for v in false.verdicts} <= {Status.REFUTED, Status.ERROR, Status.UNKNOWN, Status.PROVED}
    proved = [v.obligation.id for v in false.verdicts if v.status is Status.PROVED]
    assert proved == (["hidden"] if lie == "always unsat" else [])


@pytest.mark.parametrize(
    ("lie", "expected"),
    [
        ("always sat", Status.ERROR),
        ("always unknown", Status.UNKNOWN),
        ("always an error", Status.ERROR),
        ("raises", Status.ERROR),
        ("nothing", Status.ERROR),
        ("a bare word", Status.ERROR),
        ("true", Status.ERROR),
    ],
)
def test_a_true_law_is_in_error_or_unknown_where_z3_is_of_no_use(
    lie: str, expected: Status, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("blueprint_sym.proof.judges.ask_z3", LIES[lie])
    prover = Prover(workers=1, certificates=True)
    assert {verdict.status for verdict in prover.prove_all(TRUE).verdicts} == {expected}
    assert not prover.proved


def test_a_solver_that_gives_up_does_not_disagree_with_the_checker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blueprint_sym.proof.judges.ask_z3", LIES["always unknown"])
    verdict = Prover(workers=1, certificates=True).prove(TRUE[0])
    assert verdict.status is Status.UNKNOWN
    assert "z3 gave up (canceled)" in verdict.reason


def test_a_solver_that_contradicts_the_checker_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blueprint_sym.proof.judges.ask_z3", LIES["always sat"])
    verdict = Prover(workers=1, certificates=True).prove(TRUE[0])
    assert verdict.reason == "the judges disagree: the checker accepts a certificate, but z3 says sat"


# --- executors --------------------------------------------------------------------------------------------------------


class Saboteur(Executor):
    """An executor that answers as it pleases."""

    def __init__(self, answer: Callable[[tuple[Question, ...]], Any]) -> None:
        self.answer = answer

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(self.answer(args[0]))
        except Exception as error:
            future.set_exception(error)
        return future


STOLEN = certified(statement(TRUE[0]))
UNSAT = Answer("unsat")

ANSWERS: dict[str, Callable[[tuple[Question, ...]], Any]] = {
    "unsat to all": lambda questions: tuple(Finding(UNSAT) for _ in questions),
    "unsat with a forged certificate": lambda questions: tuple(Finding(UNSAT, "accepted") for _ in questions),
    "unsat with another law's certificate": lambda questions: tuple(Finding(UNSAT, STOLEN) for _ in questions),
    "unsat with a cut certificate": lambda questions: tuple(Finding(UNSAT, STOLEN[:-9]) for _ in questions),
    "unsat with a certificate of JSON": lambda questions: tuple(Finding(UNSAT, "[[]]") for _ in questions),
    "answers in the wrong order": lambda questions: tuple(reversed(judge_all(questions))),
    "one answer too few": lambda questions: judge_all(questions)[:-1],
    "one answer too many": lambda questions: (*judge_all(questions), Finding(UNSAT)),
    "a list": lambda questions: list(judge_all(questions)),
    "words": lambda questions: tuple("unsat" for _ in questions),
    "findings of words": lambda questions: tuple(Finding("unsat") for _ in questions),  # type: ignore[arg-type]
    "nothing": lambda questions: None,
    "an exception": lambda questions: 1 // 0,
}


@pytest.mark.parametrize("answer", ANSWERS)
def test_no_answer_of_an_executor_proves_a_false_law_with_two_judges(answer: str) -> None:
    true, false = judged(Prover(executor=Saboteur(ANSWERS[answer]), certificates=True))
    assert not by_two(false)
    assert {v.obligation.id for v in false.verdicts if v.status is Status.PROVED} <= {"hidden"}
    if "unsat" not in answer and answer != "answers in the wrong order":
        assert {v.status for v in true.verdicts} == {Status.ERROR}


@pytest.mark.parametrize("answer", [name for name in ANSWERS if "certificate" in name])
def test_a_certificate_that_is_not_accepted_here_is_an_error(answer: str) -> None:
    verdict = Prover(executor=Saboteur(ANSWERS[answer]), certificates=True).prove(HIDDEN)
    assert verdict.status is Status.ERROR
    assert "the executor's certificate is not accepted here" in verdict.reason


class Dying(Executor):
    """Real processes, of which the first ends itself in the midst of its work."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self.pool, self.first = pool, True

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        if self.first:
            self.first = False
            return self.pool.submit(os._exit, 1)
        return self.pool.submit(fn, *args, **kwargs)


def test_a_process_that_dies_is_an_error_and_takes_nobody_with_it() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        prover = Prover(executor=Dying(pool), certificates=True)
        verdicts = prover.prove_all((*TRUE, HIDDEN, *(law(equal(n * B, B * n), name=f"{n}") for n in range(40))))
    assert {verdict.status for verdict in verdicts.verdicts} == {Status.ERROR}
    assert "the prover crashed: BrokenProcessPool" in verdicts.verdicts[0].reason
    assert not prover.proved


class Silent(Executor):
    """Takes everything and answers nothing."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


def test_an_executor_that_never_answers_is_given_up_and_leaves_everything_unknown() -> None:
    true, false = judged(Prover(executor=Silent(), certificates=True, patience=0.05))
    assert {verdict.status for verdict in true.verdicts} == {Status.UNKNOWN}
    assert "no answer within 0.05 s" in true.verdicts[0].reason
    assert {verdict.status for verdict in false.verdicts} == {Status.UNKNOWN, Status.REFUTED}


def test_a_process_that_hangs_is_given_up() -> None:
    pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
    hanging = pool.submit(time.sleep, 3600)
    try:
        verdict = Prover(executor=pool, certificates=True, patience=0.2).prove(TRUE[0])
        assert verdict.status is Status.UNKNOWN
    finally:
        processes = list(pool._processes.values())
        for process in processes:
            process.kill()
        pool.shutdown(cancel_futures=True)
    assert isinstance(hanging.exception(), Exception)
    assert not any(process.is_alive() for process in processes)


# --- the further solver and its children ------------------------------------------------------------------------------

READ = "import sys,os,time\nopen(sys.argv[1],'a').write(f'{os.getpid()}\\n')\nread=sys.stdin.buffer\n"
LOOP = READ + "while h := read.readline():\n    read.read(int(h))\n    "
CHILDREN = {
    "unsat": LOOP + "print('unsat', flush=True)",
    "sat": LOOP + "print('sat', flush=True)",
    "unknown": LOOP + "print('unknown TIMEOUT', flush=True)",
    "garbage": LOOP + "print('proved unsat', flush=True)",
    "bytes": LOOP + "sys.stdout.buffer.write(b'\\xff\\x00unsat\\n'); sys.stdout.flush()",
    "two lines at once": LOOP + "sys.stdout.write('unsat\\nunsat\\n'); sys.stdout.flush()",
    "an endless line": LOOP + "sys.stdout.write('unsat' * 100_000); sys.stdout.flush()",
    "half a line": LOOP + "sys.stdout.write('unsat'); sys.stdout.flush(); os._exit(0)",
    "dies at once": READ + "os._exit(3)",
    "dies when asked": LOOP + "os._exit(3)",
    "aborts": LOOP + "os.abort()",
    "silent": LOOP + "time.sleep(3600)",
    "reads nothing": READ + "time.sleep(3600)",
    "answers before it has read": READ + "print('unsat', flush=True); time.sleep(3600)",
}
WORDS = {"unsat": "unsat", "sat": "sat", "unknown": "unknown", "silent": "unknown", "reads nothing": "unknown"}
LONG = ("(declare-const v_B Int)\n" + "(assert (>= v_B 1))\n" * 20_000,)
"""More than a pipe holds."""


@contextmanager
def child(name: str, place: Path, seconds: float = 20) -> Iterator[Cvc5]:
    """A solver with a fake child; afterwards no process of it may be left."""
    pids = place / "pids"
    command = (sys.executable, "-c", CHILDREN[name], str(pids))
    with Cvc5(children=2, seconds=seconds, command=command) as solver:
        yield solver
    for pid in pids.read_text().split() if pids.exists() else []:
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


HANGS = ("silent", "reads nothing")
LATE = (*HANGS, "answers before it has read")


@pytest.mark.parametrize("name", CHILDREN)
def test_whatever_a_child_does_its_word_is_told_or_it_is_no_judge(name: str, tmp_path: Path) -> None:
    with child(name, tmp_path, seconds=0.5 if name in LATE else 20) as solver:
        said = [solver(("(assert false)\n",)).word for _ in range(2)]
        if name != "answers before it has read":
            assert said == [WORDS.get(name, "error")] * 2


@pytest.mark.parametrize("name", CHILDREN)
def test_a_long_text_hangs_nobody(name: str, tmp_path: Path) -> None:
    with child(name, tmp_path, seconds=0.5 if name in LATE else 20) as solver:
        assert solver(LONG).word == WORDS.get(name, "error")


@pytest.mark.parametrize("name", [name for name in CHILDREN if name not in HANGS])
def test_no_child_proves_a_false_law_and_sat_against_unsat_is_an_error(name: str, tmp_path: Path) -> None:
    with child(name, tmp_path, seconds=0.5 if name in LATE else 20) as solver:
        *verdicts, false = Prover(workers=2, certificates=True, solver=solver).prove_all((*TRUE, HIDDEN)).verdicts
    true = ProofReport(tuple(verdicts))
    assert false.status is Status.REFUTED
    if name == "sat":
        assert {verdict.status for verdict in true.verdicts} == {Status.ERROR}
        assert "z3 says unsat, the other solver says sat" in true.verdicts[0].reason
    elif name != "answers before it has read":
        judges = ("z3", "certificate", "cvc5") if name == "unsat" else ("z3", "certificate")
        assert {(verdict.status, verdict.judges) for verdict in true.verdicts} == {(Status.PROVED, judges)}


def test_a_solver_that_raises_is_no_judge() -> None:
    def crash(bodies: tuple[str, ...]) -> Answer:
        raise OSError("gone")

    verdict = Prover(workers=1, solver=crash).prove(HARD)
    assert (verdict.status, verdict.judges) == (Status.PROVED, ("z3",))


def test_a_command_that_is_not_there_is_an_error_and_no_judge() -> None:
    with Cvc5(command=("/no/such/solver",)) as solver:
        assert solver(("(assert false)",)).word == "error"


def test_cvc5_that_is_not_installed_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cvc5, "available", staticmethod(lambda: False))
    with pytest.raises(BlueprintError, match=r"cvc5 is not installed: pip install"), Cvc5():
        pass


def test_cvc5_finds_the_law_that_a_lying_z3_proves(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("cvc5", reason="cvc5 is not installed")
    monkeypatch.setattr("blueprint_sym.proof.judges.ask_z3", LIES["always unsat"])
    with Cvc5(children=1) as solver:
        verdict = Prover(workers=1, certificates=True, solver=solver).prove(HIDDEN)
    assert verdict.status is Status.ERROR
    assert verdict.reason == "the judges disagree: z3 says unsat, the other solver says sat"


def test_cvc5_agrees_with_what_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("cvc5", reason="cvc5 is not installed")
    with Cvc5(children=1) as solver:
        report = Prover(workers=1, certificates=True, solver=solver).prove_all(TRUE)
        broken = solver(("(assert (= v_B 1))",))
    assert {verdict.judges for verdict in report.verdicts} == {("z3", "certificate", "cvc5")}
    assert broken.word == "error"
