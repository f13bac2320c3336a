"""The prover: true laws are proved, false ones refuted with a point, and each claim is discharged once."""

from __future__ import annotations

from functools import cache

import pytest
from sympy import Integer, Rational, ceiling

from blueprint_sym.expr.algebra import ONE, ZERO, largest
from blueprint_sym.hypotheses import Defines, Divides, Hypotheses
from blueprint_sym.proof.judges import Answer
from blueprint_sym.proof.obligation import FALSE, Every, Formula, Laws, Natural, Some, at_most, below, equal
from blueprint_sym.proof.prover import Prover
from blueprint_sym.proof.report import ProofReport, Status
from blueprint_sym.symbols import B, F, H, S, h, index, p, q, t
from tests.support_prover import HARD, HEADS, T_F, T_H, TENSOR_PARALLEL, TWO, law

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
    monkeypatch.setattr("blueprint_sym.proof.judges.ask_z3", lambda body, limit: Answer("unknown"))
    assert prover.prove(HARD).status is Status.PROVED
    assert prover.discharged == 1


def test_provers_do_not_share_what_they_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    Prover(workers=1).prove(HARD)
    monkeypatch.setattr("blueprint_sym.proof.judges.ask_z3", lambda body, limit: Answer("unknown"))
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
