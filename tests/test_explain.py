from __future__ import annotations

import json

import pytest
from click.testing import CliRunner
from sympy import Integer

from blueprint_sym.cli import main
from blueprint_sym.hypotheses import AtLeast, Defines, Divides, Hypotheses
from blueprint_sym.proof.explain import explain, steps
from blueprint_sym.proof.obligation import Natural, Obligation, at_most, below, equal
from blueprint_sym.proof.prover import Prover
from blueprint_sym.symbols import B, H, S, d_h, h, index, t

PROVER = Prover(certificates=True)
RANKS = Hypotheses((Defines(H, h * d_h, solved=d_h), Divides(t, h), AtLeast(t, 2)))


def lines(obligation: Obligation) -> list[str]:
    return str(explain(obligation, PROVER)).splitlines()


def law(goal: Natural | object, hypotheses: Hypotheses = RANKS, **rest: object) -> Obligation:
    return Obligation("a.law", "a pass", "a kind", "what it says", "where from", hypotheses, goal, **rest)  # type: ignore[arg-type]


def test_a_proved_law_is_told_with_its_sentence_and_judges() -> None:
    told = lines(law(Natural(B * H / t), origin="left: here; right: there"))
    assert told[:2] == ["a.law", "  what it says"]
    assert "  sides     left: here; right: there" in told
    assert "  B*H/t is a non-negative integer" in told
    assert "proved by z3 and certificate" in told


def test_a_hypothesis_that_the_proof_does_not_need_is_marked() -> None:
    told = lines(law(Natural(B * H / t)))
    assert "  t | h" in told
    assert "  H = h*d_h" in told
    assert "  t >= 2   (the proof does not need it)" in told


def test_a_point_that_meets_the_hypotheses_is_shown() -> None:
    told = lines(law(Natural(B * H / t)))
    assert "for example B = 1, H = 2, h = 2, d_h = 1, t = 2" in told


def test_the_query_is_shown_as_z3_reads_it() -> None:
    told = lines(law(equal(B * S, S * B), Hypotheses()))
    place = told.index("query 1 of 1, which z3 must find unsatisfiable")
    assert told[place + 1 : place + 3] == ["  (declare-const v_B Int)", "  (assert (>= v_B 1))"]
    assert told[-1] == "  (assert (not (= (* v_B v_S) (* v_B v_S))))"


def test_premises_are_told() -> None:
    told = lines(law(below(index("j"), index("n")), Hypotheses(), premises=(below(index("j"), index("n")),)))
    assert told[told.index("where") + 1] == "  j < n"


def test_a_refuted_law_is_told_step_by_step_with_the_difference() -> None:
    told = lines(law(equal(t * (9 * B * S * H), 9 * B * S * H + S)))
    place = next(number for number, line in enumerate(told) if line.startswith("refuted"))
    assert told[place + 1 : place + 10] == [
        "at B = 1, S = 1, H = 2, h = 2, d_h = 1, t = 2",
        "  left",
        "    9*B*S*H*t = 36",
        "      9·1·2·1·2",
        "  right",
        "    S*(9*B*H + 1) = 19",
        "      S = 1 = 1",
        "      9*B*S*H = 9·1·2·1 = 18",
        "  = does not hold; left − right = S*(9*B*H*t - 9*B*H - 1) = 17",
    ]


def test_steps_of_a_sum_are_its_terms() -> None:
    assert steps(2 * B + S, {B: 3, S: 4}) == ["2*B + S = 10", "  S = 4 = 4", "  2*B = 2·3 = 6"]


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, list(arguments))
    return result.exit_code, result.stdout, result.stderr


def test_explain_shows_an_obligation_by_its_id() -> None:
    code, out, _ = run("explain", "distribute_training.named_equation.W_QKV")
    assert code == 0
    assert "W_QKV is the work of the qkv tasks of one rank" in out
    assert "proved by z3 and certificate" in out


def test_explain_of_nothing_is_an_error() -> None:
    code, out, err = run("explain", "distribute_training.named_equation.W_XYZ")
    assert (code, out) == (2, "")
    assert err == (
        "error: no obligation 'distribute_training.named_equation.W_XYZ'; `blueprint-sym obligations` lists them\n"
    )


def test_obligations_are_listed_by_pass_and_kind() -> None:
    code, out, _ = run("obligations", "--pass", "bind_slot", "--kind", "issue order", "--format", "json")
    found = json.loads(out)
    assert code == 0
    assert {row["pass"] for row in found} == {"bind_slot"}
    assert {row["kind"] for row in found} == {"issue order"}
    assert "bind_slot.issue_order.any_layers.within" in {row["id"] for row in found}


@pytest.mark.parametrize(("option", "word"), [("--pass", "bind_tape"), ("--kind", "wishes")])
def test_an_unknown_pass_or_kind_is_named_with_what_is_known(option: str, word: str) -> None:
    code, _, err = run("obligations", option, word)
    assert code == 2
    assert err.startswith(f"error: {option}: unknown '{word}'; known are ")


def test_an_inequality_tells_both_sides() -> None:
    told = lines(law(at_most(B, Integer(2)), Hypotheses()))
    assert "  <= does not hold; left − right = B - 2 = 1" in told
