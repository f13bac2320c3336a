"""The prover: true laws are proved, false ones refuted with a point, and nothing unknown is ever called proved."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import Expr, Float, Integer, Min, Mul, Rational, Symbol, ceiling, floor, nan, zoo

from blueprint_sym.derivation import derive
from blueprint_sym.errors import ExpressionError
from blueprint_sym.expr.algebra import ONE, ZERO, from_monomial, largest, normal, polynomial
from blueprint_sym.expr.evaluate import evaluate
from blueprint_sym.hypotheses import AtLeast, Defines, Divides, Hypotheses, Hypothesis
from blueprint_sym.proof.obligation import (
    FALSE,
    Compare,
    Every,
    Formula,
    Laws,
    Natural,
    Obligation,
    Some,
    at_most,
    below,
    equal,
)
from blueprint_sym.proof.prover import Answer, Prover, ask_z3
from blueprint_sym.proof.report import ProofReport, Status
from blueprint_sym.proof.smt import NoWitnessError, integer_witness, scripts
from blueprint_sym.symbols import B, F, H, L, S, d, d_h, e, h, index, p, q, t
from tests.strategies import expressions, linear, points

HEADS = Defines(H, h * d_h, solved=d_h)
T_H, T_F, TWO = Divides(t, h), Divides(t, F), AtLeast(t, 2)
TENSOR_PARALLEL = (HEADS, TWO, T_H, T_F)


def law(goal: Formula, *items: Hypothesis, premises: tuple[Compare, ...] = (), name: str = "a.law") -> Obligation:
    """An obligation under these hypotheses."""
    return Obligation(name, "some_pass", "some kind", "what it says", "a test", Hypotheses(items), goal, premises)


def status(goal: Formula, *items: Hypothesis, premises: tuple[Compare, ...] = ()) -> Status:
    return Prover(workers=1).prove(law(goal, *items, premises=premises)).status


# --- small true laws --------------------------------------------------------------------------------------------------

TRUE = {
    "what all ranks do is what one rank does, times t": law(equal(t * (2 * B * S * H / t), 2 * B * S * H)),
    "QKV work is whole": law(Natural(6 * B * S * H**2 / t), *TENSOR_PARALLEL),
    "MLP work is whole": law(Natural(4 * B * S * H * F / t), T_F),
    "reduction work is whole": law(Natural(B * S * H * (t - 1) / t), *TENSOR_PARALLEL),
    "reduction work is whole where t divides H itself": law(Natural(B * S * H * (t - 1) / t), Divides(t, H)),
    "what t divides, t divides through a chain": law(Natural(H / t), T_H, Divides(h, H)),
    "a width that is constrained twice": law(Natural(B * H / t), HEADS, Divides(t, H)),
    "a whole difference": law(Natural(t * B - B)),
    "a lower bound": law(below(ONE, t), TWO),
    "an off-by-one that is none": law(below(B, B + 1)),
    "two is the least": law(at_most(B + 1, B * t), TWO),
    "arithmetic and geometric mean": law(at_most(2 * B * S, B**2 + S**2)),
    "a maximum bounds its arguments": law(Every((at_most(B, largest(B, S)), at_most(S, largest(B, S))))),
    "a maximum is attained": law(Some((equal(largest(B, S), B), equal(largest(B, S), S)))),
    "a ceiling is close": law(
        Every((at_most(B / t, ceiling(B / t, evaluate=False)), below(ceiling(B / t, evaluate=False), B / t + 1)))
    ),
    "a premise is used": law(below(B, H), premises=(below(B, S), below(S, H))),
    "a sum under a defined symbol": law(equal(q * B, B), Defines(q, Integer(1), solved=q)),
    "numbers alone": law(equal(Rational(1, 3) + Rational(1, 6), Rational(1, 2))),
}


@pytest.mark.parametrize("name", TRUE)
def test_a_small_true_law_is_proved(name: str) -> None:
    verdict = Prover(workers=1).prove(TRUE[name])
    assert verdict.status is Status.PROVED, str(verdict)
    assert verdict.counterexample is None


# --- false laws -------------------------------------------------------------------------------------------------------

FALSE_LAWS = {
    "layer norm taken for sharded": (
        law(equal(t * (9 * B * S * H), 9 * B * S * H), *TENSOR_PARALLEL),
        "at B = 1, S = 1, H = 2, F = 2, h = 2, d_h = 1, t = 2: 9*B*S*H*t = 36, 9*B*S*H = 18; = does not hold",
    ),
    "integrality without t | h": (
        law(Natural(6 * B * S * H**2 / t), HEADS, TWO),
        "at B = 1, S = 1, H = 1, h = 1, d_h = 1, t = 4: 6*B*S*H**2/t = 3/2, not a non-negative integer",
    ),
    "integrality without t | F": (
        law(Natural(F / t), TWO),
        "at F = 1, t = 2: F/t = 1/2, not a non-negative integer",
    ),
    "without t >= 2": (
        law(below(ONE, t), T_H),
        "at h = 1, t = 1: 1, t = 1; < does not hold",
    ),
    "t divides h and not S": (
        law(Natural(S / t), TWO, T_H),
        "at S = 1, h = 2, t = 2: S/t = 1/2, not a non-negative integer",
    ),
    "a strict inequality, off by one": (
        law(below(B + 1, B * t), TWO),
        "at B = 1, t = 2: B + 1 = 2, B*t = 2; < does not hold",
    ),
    "one coefficient": (
        law(equal(6 * B * S * H**2 / t, 8 * B * S * H**2 / t)),
        "at B = 1, S = 1, H = 1, t = 1: 6*B*S*H**2/t = 6, 8*B*S*H**2/t = 8; = does not hold",
    ),
    "a negative number is no natural": (
        law(Natural(B - S)),
        "at B = 1, S = 2: B - S = -1, not a non-negative integer",
    ),
    "two divisors do not make their product one": (
        law(Natural(H / (t * p)), Divides(t, H), Divides(p, H)),
        "at H = 2, t = 2, p = 2: H/(t*p) = 1/2, not a non-negative integer",
    ),
    "a maximum without one argument": (
        law(equal(largest(B, S, H), largest(B, S))),
        "at B = 1, S = 1, H = 2: max(B, H, S) = 2, max(B, S) = 1; = does not hold",
    ),
    "a ceiling is no quotient": (
        law(equal(t * ceiling(H / t, evaluate=False), H)),
        "at H = 1, t = 2: t*ceil(H/t) = 2, H = 1; = does not hold",
    ),
    "an index may be zero": (
        law(below(ZERO, index("r"))),
        "at r = 0: 0, r = 0; < does not hold",
    ),
    "no symbol at all": (law(FALSE), "at every point: 0, 1; = does not hold"),
    "all of none of several": (
        law(Some((equal(B, Integer(2)), equal(B, Integer(3))))),
        "at B = 1: none of: B = 1, 2; = does not hold | B = 1, 3; = does not hold",
    ),
}


@pytest.mark.parametrize("name", FALSE_LAWS)
def test_a_false_law_is_refuted_with_the_smallest_point_in_the_symbols_of_the_user(name: str) -> None:
    obligation, expected = FALSE_LAWS[name]
    verdict = Prover(workers=1).prove(obligation)
    assert verdict.status is Status.REFUTED
    assert str(verdict.counterexample) == expected


@pytest.mark.parametrize("name", FALSE_LAWS)
def test_a_counterexample_meets_every_hypothesis_and_breaks_the_goal(name: str) -> None:
    obligation, _ = FALSE_LAWS[name]
    found = Prover(workers=1).prove(obligation).counterexample
    assert found is not None
    values = dict(found.values)
    assert [item.violation(values) for item in obligation.hypotheses] == [None] * len(obligation.hypotheses.items)
    assert not obligation.goal.holds(values)


def test_a_counterexample_names_the_part_that_fails() -> None:
    goal = Every((equal(B, B, "FLOPs"), equal(2 * B, 3 * B, "bytes read"), Natural(B / 2, "bytes written")))
    found = Prover(workers=1).prove(law(goal)).counterexample
    assert found is not None
    assert found.failures == (
        "bytes read: 2*B = 2, 3*B = 3; = does not hold",
        "bytes written: B/2 = 1/2, not a non-negative integer",
    )


def test_a_counterexample_that_only_the_solver_finds_is_checked_and_shown() -> None:
    verdict = Prover(workers=1).prove(law(Some((below(B, Integer(29)), below(Integer(29), B)))))
    assert verdict.status is Status.REFUTED
    assert (
        str(verdict.counterexample) == "at B = 29: none of: B = 29, 29; < does not hold | 29, B = 29; < does not hold"
    )


def test_a_premise_excludes_points_from_the_search() -> None:
    verdict = Prover(workers=1).prove(law(at_most(S, B), premises=(at_most(Integer(3), B),)))
    assert str(verdict.counterexample) == "at B = 3, S = 4: S = 4, B = 3; <= does not hold"


def test_a_verdict_is_printed_with_its_law_and_point() -> None:
    assert str(Prover(workers=1).prove(law(equal(B, S)))) == (
        "REFUTED  a.law: what it says\n  at B = 2, S = 1: B = 2, S = 1; = does not hold"
    )


# --- unknown is never proved ------------------------------------------------------------------------------------------

HARD = law(at_most(3 * B * S * H, B**3 + S**3 + H**3))


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
        Answer("sat", (("v_B", 7), ("v_S", 7))),
        Answer("sat"),
        Answer("sat", (("v_B", -1),)),
        Answer("sat", (("someone_else", 3),)),
        Answer("unknown"),
        Answer("canceled"),
        Answer("timeout"),
        Answer(""),
        Answer("UNSAT"),
        Answer("unsat "),
        Answer("z3 failed: out of memory"),
    ],
    ids=lambda answer: repr(answer.word),
)
def test_whatever_else_the_solver_says_a_true_law_is_unknown(answer: Answer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blueprint_sym.proof.prover.ask_z3", lambda body, limit: answer)
    prover = Prover(workers=1)
    verdict = prover.prove(law(at_most(2 * B * S, B**2 + S**2)))
    assert verdict.status is Status.UNKNOWN
    assert not prover.proved


def test_a_model_that_breaks_nothing_is_called_that(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blueprint_sym.proof.prover.ask_z3", lambda body, limit: Answer("sat", (("v_B", 7),)))
    assert Prover(workers=1).prove(law(at_most(B, 2 * B))).reason == (
        "z3 its model does not break the law; 20000 points tried"
    )


def test_a_model_outside_the_hypotheses_is_no_counterexample(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blueprint_sym.proof.prover.ask_z3", lambda body, limit: Answer("sat", (("v_t", 1),)))
    assert status(below(ONE, t), TWO) is Status.UNKNOWN


def test_a_point_that_breaks_a_law_counts_more_than_a_solver_that_proves_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blueprint_sym.proof.prover.ask_z3", lambda body, limit: Answer("unsat"))
    assert status(equal(2 * B, 3 * B)) is Status.REFUTED


def test_a_claim_of_two_texts_is_proved_only_when_both_are(monkeypatch: pytest.MonkeyPatch) -> None:
    obligation = law(Natural(6 * B * S * H**2 / t - B * S * H / t), *TENSOR_PARALLEL)
    bodies = scripts(obligation)
    assert len(bodies) == 2
    for refused in bodies:
        monkeypatch.setattr(
            "blueprint_sym.proof.prover.ask_z3",
            lambda body, limit, refused=refused: Answer("unknown" if body == refused else "unsat"),
        )
        assert Prover(workers=1).prove(obligation).status is Status.UNKNOWN


def test_a_solver_that_crashes_yields_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(body: str, limit: int) -> Answer:
        raise OSError("the solver is gone")

    monkeypatch.setattr("blueprint_sym.proof.prover.ask_z3", crash)
    prover = Prover(workers=1)
    with pytest.raises(OSError, match="the solver is gone"):
        prover.prove(HARD)
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


# --- what is proved once ----------------------------------------------------------------------------------------------


def test_two_obligations_of_one_text_are_discharged_once() -> None:
    prover = Prover(workers=1)
    goal = equal(t * (B * S / t), B * S)
    report = prover.prove_all((law(goal, name="first"), law(goal, name="second")))
    assert prover.discharged == 1
    assert [verdict.obligation.id for verdict in report.verdicts] == ["first", "second"]
    assert report.proved
    assert report.verdicts[0].claim == report.verdicts[1].claim


def test_what_was_proved_before_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    prover = Prover(workers=1)
    prover.prove(HARD)
    monkeypatch.setattr("blueprint_sym.proof.prover.ask_z3", lambda body, limit: Answer("unknown"))
    assert prover.prove(HARD).status is Status.PROVED
    assert prover.discharged == 1


def test_provers_do_not_share_what_they_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    Prover(workers=1).prove(HARD)
    monkeypatch.setattr("blueprint_sym.proof.prover.ask_z3", lambda body, limit: Answer("unknown"))
    assert Prover(workers=1).prove(HARD).status is Status.UNKNOWN


def test_one_goal_under_other_hypotheses_is_another_claim() -> None:
    prover = Prover(workers=1)
    report = prover.prove_all((law(below(ONE, t), TWO), law(below(ONE, t))))
    assert [verdict.status for verdict in report.verdicts] == [Status.PROVED, Status.REFUTED]


MIXED = [*TRUE.values(), *(obligation for obligation, _ in FALSE_LAWS.values()), law(Natural(B * (B + 1) / 2))]


@cache
def mixed_report() -> ProofReport:
    return Prover(workers=3).prove_all(MIXED)


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_verdicts_do_not_depend_on_the_number_of_workers(workers: int) -> None:
    assert Prover(workers=workers).prove_all(MIXED) == mixed_report()


def test_a_report_counts_verdicts_and_lists_refutations_first() -> None:
    report = mixed_report()
    assert report.counts == {"proved": len(TRUE), "refuted": len(FALSE_LAWS), "unknown": 1}
    assert not report.proved
    assert [verdict.status for verdict in report.failures] == [Status.REFUTED] * len(FALSE_LAWS) + [Status.UNKNOWN]
    assert str(report).endswith(f"{len(TRUE)} proved, {len(FALSE_LAWS)} refuted, 1 unknown")


# --- obligations ------------------------------------------------------------------------------------------------------


def test_a_claim_gets_the_hypotheses_that_bear_on_it() -> None:
    laws = Laws("some_pass", Hypotheses(TENSOR_PARALLEL))
    claim = laws.claim("some kind", "subject", "says", equal(F / t, F / t), source="a test")
    assert claim.id == "some_pass.some_kind.subject"
    assert claim.hypotheses.statements == ("t >= 2", "t | F")


def test_several_goals_are_joined() -> None:
    laws = Laws("some_pass", Hypotheses())
    claim = laws.claim("kind", "subject", "says", [equal(B, B), at_most(B, S)], source="a test")
    assert claim.goal.show() == "B = B and B <= S"


@pytest.mark.parametrize(
    ("formula", "shown"),
    [
        (equal(2 * B, S), "2*B = S"),
        (at_most(B, S), "B <= S"),
        (below(B, S), "B < S"),
        (Natural(H / t), "H/t is a non-negative integer"),
        (Some((equal(B, S), below(B, S))), "B = S or B < S"),
    ],
)
def test_a_goal_is_said_in_the_safe_text(formula: Formula, shown: str) -> None:
    assert formula.show() == shown


# --- the text that the solver reads -----------------------------------------------------------------------------------

PORTABLE = {"declare-const", "define-fun", "assert", "Int", "and", "or", "not", "=", "<", "<=", ">=", "+", "*", "-"}


@cache
def derived() -> tuple[Obligation, ...]:
    """All obligations of three derivations, both targets among them."""
    found = (
        derive("decode", target="slot"),
        derive("prefill", model={"head_width": "free"}, target="queue"),
        derive("training", sequence_parallel=True, recompute="selective", shard_optimizer=True),
    )
    return tuple(verdict.obligation for item in found for verdict in item.report.verdicts)


def words(body: str) -> list[str]:
    return re.findall(r"[^\s()]+", body)


def test_only_the_portable_core_is_written() -> None:
    found = {word for obligation in derived() for body in scripts(obligation) for word in words(body)}
    others = {word for word in found if not re.fullmatch(r"v_[A-Za-z0-9_]+|[0-9]+", word)}
    assert others <= PORTABLE
    assert {"declare-const", "assert", "not"} <= others


@pytest.mark.parametrize("word", ["div", "mod", "/", "^", "to_real", "pow", "**", "let", "Real", "forall", "exists"])
def test_a_word_that_solvers_read_differently_never_occurs(word: str) -> None:
    assert not any(word in words(body) for obligation in derived() for body in scripts(obligation))


def test_parentheses_are_balanced() -> None:
    assert all(body.count("(") == body.count(")") for obligation in derived() for body in scripts(obligation))


def test_symbols_are_declared_in_the_order_of_their_names() -> None:
    for obligation in derived():
        names = re.findall(r"\(declare-const v_(\S+) Int\)", scripts(obligation)[0])
        symbols = [name for name in names if not re.fullmatch(r"(max|ceil)_[0-9]+", name)]
        assert symbols == sorted(symbols)


def test_every_word_is_declared_before_it_is_used() -> None:
    for obligation in derived():
        for body in scripts(obligation):
            known: set[str] = set()
            for line in body.splitlines():
                name = re.match(r"\((?:declare-const|define-fun) (\S+) ", line)
                used = {word for word in words(line) if word.startswith("v_")}
                if name:
                    used.discard(name.group(1))
                    known.add(name.group(1))
                assert used <= known


def test_a_text_is_written_the_same_twice() -> None:
    assert all(scripts(obligation) == scripts(obligation) for obligation in derived())


def test_the_text_of_a_small_law_is_what_a_person_would_write() -> None:
    assert scripts(law(Natural(H / t), Divides(t, H), TWO)) == (
        "(declare-const v_H_per_t Int)\n"
        "(assert (>= v_H_per_t 1))\n"
        "(declare-const v_t Int)\n"
        "(assert (>= v_t 2))\n"
        "(assert (not (and (= (* v_H_per_t v_t) (* v_t v_H_per_t)) (>= v_H_per_t 0))))\n",
    )


def test_a_maximum_and_a_ceiling_become_integers_with_their_defining_constraints() -> None:
    (body,) = scripts(law(equal(largest(B, S), ceiling(B / t, evaluate=False))))
    assert "(assert (or (= v_max_0 v_B) (= v_max_0 v_S)))" in body
    assert "(assert (>= (* v_ceil_1 (* 1 v_t)) v_B))" in body
    assert "(assert (< (* v_ceil_1 (* 1 v_t)) (+ v_B (* 1 v_t))))" in body


def test_a_negative_number_is_written_with_a_unary_minus() -> None:
    (body,) = scripts(law(below(Integer(-3), B)))
    assert "(not (< (- 3) v_B))" in body


def test_a_translation_refuses_what_it_does_not_know() -> None:
    with pytest.raises(ExpressionError, match="a floor cannot be translated"):
        scripts(law(equal(floor(B / 2), B)))


def test_an_integer_witness_trades_factors_where_a_symbol_is_constrained_twice() -> None:
    elimination = Hypotheses((HEADS, Divides(t, H))).eliminate({H, t})
    found = integer_witness(H / t, elimination)
    assert {symbol.name for symbol in found.free_symbols} == {"H_per_t"}


def test_there_is_no_integer_witness_of_a_fraction() -> None:
    with pytest.raises(NoWitnessError, match="no integer witness for the term 1/2"):
        integer_witness(B / 2, Hypotheses().eliminate({B}))


# --- properties -------------------------------------------------------------------------------------------------------

prover = Prover(workers=1)


@given(st.lists(linear(), min_size=2, max_size=3))
def test_a_factored_polynomial_is_proved_equal_to_its_expansion(factors: list[Expr]) -> None:
    factored = Mul(*factors)
    assert prover.prove(law(equal(factored, normal(factored)))).status is Status.PROVED


@given(st.lists(linear(), min_size=2, max_size=3), st.integers(0, 30), st.sampled_from([-2, -1, 1, 2]))
def test_an_expansion_with_one_coefficient_changed_is_refuted(factors: list[Expr], place: int, change: int) -> None:
    factored = Mul(*factors)
    monomials = list(polynomial(factored))
    wrong = normal(factored) + change * from_monomial(monomials[place % len(monomials)])
    assert prover.prove(law(equal(factored, wrong))).status is Status.REFUTED


@given(st.lists(linear("BSH"), min_size=1, max_size=2))
def test_work_that_is_split_over_ranks_is_conserved(factors: list[Expr]) -> None:
    work = Mul(*factors)
    assert prover.prove(law(equal(t * (work * H / t), work * H), *TENSOR_PARALLEL)).status is Status.PROVED


def pinned(goal: Callable[[Expr], Formula], value: Expr, point: dict[Symbol, int]) -> Obligation:
    """A goal about a value, at one point alone."""
    return law(goal(value), premises=tuple(equal(symbol, Integer(number)) for symbol, number in point.items()))


@settings(max_examples=500)
@given(expressions("BSt", leaves=6), points("BSt"))
def test_the_translation_agrees_with_exact_evaluation(expr: Expr, point: dict[Symbol, int]) -> None:
    value = evaluate(expr, point)
    number = Rational(value.numerator, value.denominator)
    assert prover.prove(pinned(lambda right: equal(expr, right), number, point)).status is Status.PROVED
    assert prover.prove(pinned(lambda right: equal(expr, right), number + 1, point)).status is Status.REFUTED


@settings(max_examples=150)
@given(expressions("BSt", leaves=4), points("BSt"))
def test_the_translation_of_integrality_agrees_with_exact_evaluation(expr: Expr, point: dict[Symbol, int]) -> None:
    value = evaluate(expr, point)
    verdict = prover.prove(pinned(Natural, expr, point))
    natural = value.denominator == 1 and value >= 0
    assert verdict.status is not (Status.REFUTED if natural else Status.PROVED)


def test_a_definition_with_a_fraction_proves_nothing_false() -> None:
    goal = equal(S / q, S / B)
    assert status(goal, Defines(q, B / t, solved=q)) is not Status.PROVED


@pytest.mark.parametrize("symbol", [Symbol("x"), Symbol("x", real=True), Symbol("x", integer=True)])
def test_a_symbol_that_need_not_be_a_natural_number_is_not_proved_to_be_one(symbol: Symbol) -> None:
    assert status(Natural(symbol)) is not Status.PROVED


def test_unused_symbols_do_not_matter() -> None:
    assert status(equal(B * e * L * d, d * L * e * B)) is Status.PROVED
