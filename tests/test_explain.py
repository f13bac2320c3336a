from __future__ import annotations

import json
from pathlib import Path
from typing import NoReturn

import pytest
from click.testing import CliRunner
from sympy import Integer

from blueprint_sym import PASSES, Session, Structure, derive
from blueprint_sym.audit import KINDS, every_obligation, variants
from blueprint_sym.cli import main
from blueprint_sym.hypotheses import AtLeast, Defines, Divides, Hypotheses
from blueprint_sym.passes.base import AnyPass
from blueprint_sym.proof.explain import explain, steps
from blueprint_sym.proof.index import INDEX, read
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


def specified() -> list[Session]:
    return [item for item in variants() if item.workload.model.structure == Structure()]


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, list(arguments))
    return result.exit_code, result.stdout, result.stderr


def test_explain_shows_an_obligation_by_its_id() -> None:
    code, out, _ = run("explain", "distribute_training.named_equation.W_QKV")
    assert code == 0
    assert "W_QKV is the work of the qkv tasks of one rank" in out
    assert "proved by z3 and certificate" in out


def test_explain_names_the_same_law_under_other_choices() -> None:
    law = "plan_inference.workspace.bound"
    listed = [item.id for item in every_obligation(specified(), "plan_inference") if item.id.partition("@")[0] == law]
    assert len(listed) > 1

    for name in (listed[0], listed[-1]):
        code, out, _ = run("explain", name)

        others = [item for item in listed if item != name]
        assert code == 0
        assert out.splitlines()[0] == name
        assert out.endswith("\n\nclaimed under other choices as\n" + "".join(f"  {item}\n" for item in others))


def test_explain_counts_the_names_that_it_does_not_write_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blueprint_sym.cli.obligations.NAMED", 1)
    told = run("explain", "distribute_inference.named_equation.W_QKV")[1].splitlines()

    assert told[-2] == "  distribute_inference.named_equation.W_QKV@prefill.tp"
    assert told[-1] == "  and 6 more: `blueprint-sym obligations --pass distribute_inference`"


def test_explain_of_nothing_is_an_error() -> None:
    code, out, err = run("explain", "plan_inference.named_equation.W_XYZ")
    assert (code, out) == (2, "")
    assert err == (
        "error: no obligation 'plan_inference.named_equation.W_XYZ'; "
        "`blueprint-sym obligations --pass plan_inference` lists them\n"
    )


@pytest.fixture
def nothing_derived(monkeypatch: pytest.MonkeyPatch) -> None:
    """No variant may be derived."""

    def derived(*args: object) -> NoReturn:
        raise AssertionError("a variant was derived")

    monkeypatch.setattr("blueprint_sym.audit._claimed", derived)


@pytest.mark.usefixtures("nothing_derived")
def test_explain_of_an_unknown_pass_is_an_error_at_once() -> None:
    assert run("explain", "bind_tape.W_QKV") == (
        2,
        "",
        "error: no obligation 'bind_tape.W_QKV': expected a quantity, or an id that begins with distribute_training, "
        "distribute_inference, plan_training, plan_inference, bind_queue, bind_slot\n",
    )


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("flops.mpl", "no quantity 'flops.mpl' in the specification's block; the nearest: flops.mlp, flops."),
        (
            "bytes.read.attention",
            "block; the nearest: bytes.written, bytes.read; `blueprint-sym derive training` lists",
        ),
        ("memory", "block; the nearest: memory."),
        ("payload.", "block; the nearest: payload."),
        ("model.paramters", "model; the nearest: model.parameters, model.parameters.active; `blueprint-sym derive tra"),
    ],
)
@pytest.mark.usefixtures("nothing_derived")
def test_explain_of_a_mistyped_quantity_names_the_nearest(name: str, message: str) -> None:
    code, out, err = run("explain", name)
    assert (code, out) == (2, "")
    assert message in err


@pytest.mark.parametrize("name", ["model.parameters", "model.flops.matmul.iteration", "model.kv_cache"])
def test_explain_of_a_quantity_of_a_whole_model_shows_its_derivation(name: str) -> None:
    code, out, _ = run("explain", name)
    task = "decode" if name == "model.kv_cache" else "training"
    assert code == 0
    assert out == f"{derive(task, scope='model').quantities[name].derivation()}\n"


def test_obligations_are_listed_by_pass_and_kind() -> None:
    code, out, _ = run("obligations", "--pass", "bind_slot", "--kind", "issue order", "--format", "json")
    found = json.loads(out)
    assert code == 0
    assert {row["pass"] for row in found} == {"bind_slot"}
    assert {row["kind"] for row in found} == {"issue order"}
    assert "bind_slot.issue_order.any_layers.within" in {row["id"] for row in found}


@pytest.mark.parametrize(("option", "word"), [("--pass", "bind_tape"), ("--kind", "wishes")])
@pytest.mark.usefixtures("nothing_derived")
def test_an_unknown_pass_or_kind_is_named_at_once_with_what_is_known(option: str, word: str) -> None:
    code, _, err = run("obligations", option, word)
    assert code == 2
    assert err.startswith(f"error: {option}: unknown '{word}'; known are ")


def test_the_kinds_are_those_of_what_is_recorded() -> None:
    index = read(Path(__file__).parents[1] / "proofs" / "artefacts" / INDEX)
    assert {named.kind for entry in index.entries for named in entry.obligations} == set(KINDS)


@pytest.mark.parametrize("item", PASSES, ids=lambda item: item.name)
def test_what_one_pass_claims_is_that_part_of_what_all_claim(item: AnyPass) -> None:
    some = (variants()[0], variants()[-1], next(one for one in variants() if one.workload.task == "decode"))
    every = every_obligation(some)
    assert list(every_obligation(some, item.name)) == [claim for claim in every if claim.pass_name == item.name]


def test_obligations_are_listed_from_what_is_remembered_as_they_are_derived(monkeypatch: pytest.MonkeyPatch) -> None:
    some = variants()[:2]
    monkeypatch.setattr("blueprint_sym.audit.variants", lambda: some)
    asked = [("obligations", *rest) for rest in ((), ("--pass", "bind_slot"), ("--kind", "gate", "--format", "json"))]
    derived = [run(*words) for words in asked]
    assert run("prove", "--jobs", "1")[0] == 0

    def nothing(*args: object) -> NoReturn:
        raise AssertionError("a variant was derived")

    monkeypatch.setattr("blueprint_sym.audit._claimed", nothing)
    assert [run(*words) for words in asked] == derived


def test_an_inequality_tells_both_sides() -> None:
    told = lines(law(at_most(B, Integer(2)), Hypotheses()))
    assert "  <= does not hold; left − right = B - 2 = 1" in told
