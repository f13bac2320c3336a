"""The prover: nothing unknown is ever called proved."""

from __future__ import annotations

import pytest
from sympy import Float, Integer, Min, Symbol, ceiling, floor, nan, zoo

from blueprint_sym.expr.algebra import ONE, ZERO, largest
from blueprint_sym.hypotheses import AtLeast, Defines, Hypothesis
from blueprint_sym.proof.judges import Answer, ask_z3
from blueprint_sym.proof.obligation import FALSE, Compare, Formula, Natural, Some, at_most, below, equal
from blueprint_sym.proof.prover import Prover
from blueprint_sym.proof.report import Status
from blueprint_sym.proof.smt import scripts
from blueprint_sym.symbols import B, H, S, h, index, t
from tests.support_prover import HARD, TENSOR_PARALLEL, TWO, law, status


def test_a_law_that_needs_work_is_proved_within_the_ordinary_limit() -> None:
    assert Prover(workers=1).prove(HARD).status is Status.PROVED


def test_the_same_law_is_unknown_where_the_solver_may_do_nothing() -> None:
    verdict = Prover(resource_limit=1, workers=1).prove(HARD)
    assert verdict.status is Status.UNKNOWN
    assert "z3 gave up" in verdict.reason
    assert "20000 points tried" in verdict.reason


def test_what_is_unknown_is_asked_again_and_not_remembered_as_proved() -> None:
    prover = Prover(resource_limit=1, workers=1)
    prover.prove(HARD)
    assert not prover.proved
    assert prover.prove(HARD).status is Status.UNKNOWN


@pytest.mark.parametrize(
    ("goal", "reason"),
    [
        (equal(floor(B / t), ceiling(B / t, evaluate=False)), "a floor cannot be translated"),
        (at_most(Min(B, S), B), "a Min cannot be translated"),
        (equal(B * Float("1.5"), B), "a Float cannot be translated"),
        (at_most(B, B**S), "a Pow cannot be translated"),
        (equal(nan, B), "a NaN cannot be translated"),
        (equal(zoo, B), "a ComplexInfinity cannot be translated"),
        (at_most(ZERO, 1 / index("r")), "a denominator must be a product of positive symbols"),
        (at_most(ZERO, 1 / (B + S)), "a denominator must be a product of positive symbols"),
        (at_most(ZERO, 1 / largest(B - S, ZERO)), "a denominator must be a product of positive symbols"),
        (Compare(B, "!=", S), "'!=' is no relation"),
        (Compare(B, ">=", B), "'>=' is no relation"),
    ],
)
def test_what_the_translator_does_not_know_is_unknown_with_its_name(goal: Formula, reason: str) -> None:
    verdict = Prover(workers=1).prove(law(goal))
    assert verdict.status is Status.UNKNOWN
    assert reason in verdict.reason


def test_an_integrality_without_a_witness_of_its_form_is_unknown() -> None:
    verdict = Prover(workers=1).prove(law(Natural(B * (B + 1) / 2)))
    assert verdict.status is Status.UNKNOWN
    assert "no integer witness" in verdict.reason


def test_a_disjunction_of_nothing_is_false() -> None:
    assert status(Some(())) is Status.REFUTED


@pytest.mark.parametrize(
    "answer",
    [
        Answer("unknown"),
        Answer("canceled"),
        Answer("timeout"),
        Answer(""),
        Answer("UNSAT"),
        Answer("unsat "),
    ],
    ids=lambda answer: repr(answer.word),
)
def test_whatever_else_the_solver_says_a_true_law_is_unknown(answer: Answer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blueprint_sym.proof.judges.ask_z3", lambda body, limit: answer)
    prover = Prover(workers=1)
    verdict = prover.prove(law(at_most(2 * B * S, B**2 + S**2)))
    assert verdict.status is Status.UNKNOWN
    assert not prover.proved


@pytest.mark.parametrize(
    "model",
    [(), (("v_B", 7), ("v_S", 7)), (("v_B", -1),), (("someone_else", 3),)],
    ids=["none", "true", "low", "other"],
)
def test_a_model_that_breaks_nothing_is_an_error(
    model: tuple[tuple[str, int], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("blueprint_sym.proof.judges.ask_z3", lambda body, limit: Answer("sat", model))
    prover = Prover(workers=1)
    verdict = prover.prove(law(at_most(2 * B * S, B**2 + S**2)))
    assert verdict.status is Status.ERROR
    assert verdict.reason == "z3's model does not break the law; 20000 points tried"
    assert not prover.proved


def test_a_model_outside_the_hypotheses_is_no_counterexample(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blueprint_sym.proof.judges.ask_z3", lambda body, limit: Answer("sat", (("v_t", 1),)))
    assert status(below(ONE, t), TWO) is Status.ERROR


def test_a_point_that_breaks_a_law_counts_more_than_a_solver_that_proves_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blueprint_sym.proof.judges.ask_z3", lambda body, limit: Answer("unsat"))
    assert status(equal(2 * B, 3 * B)) is Status.REFUTED


def test_a_claim_of_two_texts_is_proved_only_when_both_are(monkeypatch: pytest.MonkeyPatch) -> None:
    obligation = law(Natural(6 * B * S * H**2 / t - B * S * H / t), *TENSOR_PARALLEL)
    bodies = scripts(obligation)
    assert len(bodies) == 2
    for refused in bodies:
        monkeypatch.setattr(
            "blueprint_sym.proof.judges.ask_z3",
            lambda body, limit, refused=refused: Answer("unknown" if body == refused else "unsat"),
        )
        assert Prover(workers=1).prove(obligation).status is Status.UNKNOWN


def test_a_solver_that_crashes_is_an_error_and_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(body: str, limit: int) -> Answer:
        raise OSError("the solver is gone")

    monkeypatch.setattr("blueprint_sym.proof.judges.ask_z3", crash)
    prover = Prover(workers=1)
    verdict = prover.prove(HARD)
    assert verdict.status is Status.ERROR
    assert "OSError: the solver is gone" in verdict.reason
    assert not prover.proved


@pytest.mark.parametrize("body", ["(garbage", "(assert (= v_B 1))", "(declare-const x Foo)", "\x00"])
def test_text_that_the_solver_cannot_read_is_not_unsatisfiable(body: str) -> None:
    assert ask_z3(body).word != "unsat"


def test_text_without_an_assertion_is_satisfiable() -> None:
    assert ask_z3("").word == "sat"


@pytest.mark.parametrize(
    ("goal", "items"),
    [
        (equal(t, Integer(2)), (TWO, Defines(t, ONE, solved=t))),
        (below(ONE, h), (Defines(h, ONE, solved=h), AtLeast(h, 2))),
    ],
)
def test_a_bound_that_contradicts_a_definition_proves_nothing(goal: Formula, items: tuple[Hypothesis, ...]) -> None:
    assert status(goal, *items) is Status.VACUOUS


@pytest.mark.parametrize(
    "premises",
    [
        (below(B, B),),
        (below(B, S), below(S, B)),
        (equal(B, Integer(2)), equal(B, Integer(3))),
        (at_most(B, ZERO),),
    ],
)
def test_premises_that_contradict_each_other_prove_nothing(premises: tuple[Compare, ...]) -> None:
    assert status(FALSE, premises=premises) is Status.VACUOUS


def test_premises_that_can_hold_together_do_not_prove_a_contradiction() -> None:
    assert status(FALSE, premises=(below(B, S), below(S, H))) is Status.REFUTED


def test_two_symbols_of_one_name_are_not_proved_equal() -> None:
    assert status(equal(t, Symbol("t"))) is not Status.PROVED


@pytest.mark.parametrize("name", ["max_0", "ceil_0", "max_1"])
def test_an_index_with_the_name_of_a_fresh_integer_proves_nothing_false(name: str) -> None:
    clash = index(name)
    goals = (
        equal(largest(B, S), clash),
        equal(ceiling(B / t, evaluate=False), clash),
        Natural(t * B - B - clash),
    )
    assert Status.PROVED not in {status(goal) for goal in goals}
