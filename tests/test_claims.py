"""Claims are proved, refuted with the exact difference, its origin and a counterexample, or unknown."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from blueprint_sym.claims import parts
from blueprint_sym.claims.claim import Claim
from blueprint_sym.claims.parts import Part
from blueprint_sym.claims.showing import factored_text
from blueprint_sym.claims.sources import multiple, sources
from blueprint_sym.errors import ProofError, SpecError
from blueprint_sym.expr.algebra import normal
from blueprint_sym.expr.evaluate import evaluate
from blueprint_sym.expr.text import read
from tests.strategies import expressions, points
from tests.support_claims import BENCH, NARAYANAN, block, iteration, judged

# --- verdicts ---------------------------------------------------------------------------------------------------------


def test_equation_3_of_narayanan_is_proved_by_z3_for_every_size() -> None:
    found = judged(iteration())
    assert found.verdict == "proved"
    assert "z3" in found.judges
    assert found.difference is None
    assert found.counterexample is None
    assert found.holds_when == ()


@pytest.mark.parametrize(
    "changed",
    [
        NARAYANAN.replace("96", "95"),
        NARAYANAN.replace("6*h", "7*h"),
        NARAYANAN.replace("16*l", "12*l"),
        NARAYANAN.replace("h**2", "h"),
        NARAYANAN.replace("1 + s", "1 - s"),
    ],
)
def test_a_proved_formula_is_refuted_when_it_is_changed(changed: str) -> None:
    assert judged(iteration(claimed=changed)).verdict == "refuted"


def test_a_difference_is_factored_in_the_letters_of_the_claim() -> None:
    """96Bslh² has 64Bslh² for an MLP of 16BslhF: without F = 4h they differ by 16Bslh(4h − F)."""
    found = judged(iteration(assume=()))
    assert found.verdict == "refuted"
    assert found.difference_text == "16*B*h*l*s*(4*h - F)"


def test_a_counterexample_is_the_smallest_and_has_both_values() -> None:
    """Without F = 4h at ones: claimed 96 + 16 + 6, derived 2·(16 + 8 + 8 + 3)."""
    point = judged(iteration(assume=())).counterexample
    assert point is not None
    assert point.at == dict.fromkeys(("B", "s", "l", "h", "F", "V"), 1)
    assert (point.claimed, point.derived) == (118, 70)


def test_values_that_are_no_integers_are_told_exactly() -> None:
    """72(1 + 1/6 + 1/16) against 72 + 12 + 6."""
    claim = iteration(claimed=NARAYANAN.replace("96", "72"), strategy={"tensor_parallel": False})
    point = judged(claim).counterexample
    assert point is not None
    assert (point.claimed, point.derived) == (Fraction(177, 2), 90)


def test_a_claim_whose_assumptions_contradict_each_other_is_unknown_and_not_proved() -> None:
    found = judged(block(assume=("F <= H", "F >= H + 1")))
    assert found.verdict == "unknown"
    assert found.reason == "its hypotheses and premises contradict each other"


def test_the_relation_says_on_which_side_the_quantity_stands() -> None:
    """quantity <= claimed: 6 is at most 8 and not at most 4."""
    assert judged(block(relation="<=", claimed="8*B*S*H**2/t")).verdict == "proved"
    assert judged(block(relation="<=", claimed="4*B*S*H**2/t")).verdict == "refuted"
    assert judged(block(relation=">=", claimed="4*B*S*H**2/t")).verdict == "proved"
    assert judged(block(relation=">=", claimed="8*B*S*H**2/t")).verdict == "refuted"


def test_what_is_expected_is_success_whatever_it_is() -> None:
    wrong = block(claimed="7*B*S*H**2/t")
    assert not judged(wrong).met
    assert judged(evolve(wrong, expect="refuted")).met
    assert not judged(block(expect="refuted")).met
    assert judged(block()).met


# --- letters and assumptions ------------------------------------------------------------------------------------------


def test_letters_are_replaced_all_at_once() -> None:
    """A source that calls the hidden width h and the heads H."""
    swapped = judged(block(claimed="6*B*S*h**2/t", symbols={"h": "H", "H": "h"}))
    assert swapped.verdict == "proved"


def test_a_letter_of_ours_that_the_source_uses_otherwise_is_marked() -> None:
    found = judged(block(quantity="flops.attention_core", claimed="h", symbols={"h": "H"}))
    assert "h_ours" in factored_text(found.derived or read("0"))


def test_a_letter_may_stand_for_a_quantity() -> None:
    claim = block(
        quantity="memory.weights + memory.gradients + memory.optimizer",
        symbols={"Psi": "memory.weights/e"},
        assume=("e = 2",),
        claimed="16*Psi",
    )
    assert judged(claim).verdict == "proved"
    assert judged(evolve(claim, assume=())).difference_text == "-4*H*(e - 2)*(2*H + F + 2*t)/t"


@pytest.mark.parametrize(
    ("assume", "claimed", "verdict"),
    [
        (("F = 4*H",), "16*B*S*H**2/t", "proved"),
        (("4*H = F",), "16*B*S*H**2/t", "proved"),
        (("3*F = 8*H",), "32*B*S*H**2/(3*t)", "proved"),
        (("F = 8*H/3",), "32*B*S*H**2/(3*t)", "proved"),
        (("F = 8*H/3",), "31*B*S*H**2/(3*t)", "refuted"),
        (("H = 128*h", "F = 512*h"), "262144*B*S*h**2/t", "proved"),
        (("H = 128", "h = 2", "F = 512", "t = 2"), "131072*B*S", "proved"),
        (("F >= H",), "4*B*S*H**2/t", "refuted"),
    ],
)
def test_assumptions_are_hypotheses(assume: tuple[str, ...], claimed: str, verdict: str) -> None:
    """The MLP's products are 4BSHF/t."""
    assert judged(block(quantity="flops.mlp", assume=assume, claimed=claimed)).verdict == verdict


def test_a_counterexample_meets_every_hypothesis_even_those_about_other_letters() -> None:
    """t divides F = 6 and is at least 2: then (t − 2)(t − 3)(t − 6) = 0, though no F stands in the claim."""
    claim = block(
        quantity="payload.total",
        assume=("F = 6",),
        claimed="4*B*S*H*e + (t - 2)*(t - 3)*(t - 6)",
    )
    assert judged(claim).verdict != "refuted"
    found = judged(evolve(claim, claimed="4*B*S*H*e + (t - 2)*(t - 3)"))
    assert found.counterexample is not None
    assert found.counterexample.at["t"] == 6


@pytest.mark.parametrize("assume", ["3*F = 8*H", "8*H = 3*F", "F = 8*H/3", "F/8 = H/3"])
def test_widths_in_proportion_have_a_common_unit(assume: str) -> None:
    claim = block(quantity="flops.mlp", model={"head_width": "free"}, assume=(assume,), claimed="32*B*S*H**2/(3*t)")
    assert judged(claim).verdict == "proved"
    wrong = judged(evolve(claim, claimed="31*B*S*H**2/(3*t)"))
    assert wrong.counterexample is not None
    assert 3 * wrong.counterexample.at["F"] == 8 * wrong.counterexample.at["H"]


def test_an_inequality_is_a_premise() -> None:
    claim = block(quantity="flops.mlp", assume=("F >= H",), relation=">=", claimed="4*B*S*H**2/t")
    assert judged(claim).verdict == "proved"
    assert judged(evolve(claim, assume=())).verdict == "refuted"


@pytest.mark.parametrize(
    ("assume", "claimed", "verdict"),
    [
        (("w = S",), "2*B*S*(S + 1)*H/t", "proved"),
        ((), "2*B*S*(S + 1)*H/t", "refuted"),
        ((), "4*B*(4096*S - 4096*4095/2)*H/t", "proved"),
        (("w = 1024",), "4*B*(1024*S - 1024*1023/2)*H/t", "proved"),
    ],
)
def test_the_window_of_a_named_model_is_assumed_unless_the_claim_equates_it(
    assume: tuple[str, ...], claimed: str, verdict: str
) -> None:
    """Two products of 2 FLOPs over H at each visible pair: S(S + 1)/2, or wS − w(w − 1)/2 behind a window of w."""
    claim = block(model="Mistral-7B-v0.1", quantity="flops.attention_matmul", assume=assume, claimed=claimed)
    assert judged(claim).verdict == verdict


def test_sizes_of_a_named_model_are_assumed() -> None:
    """GPT-3 175B: 2 · 96 layers · 12288 · 2 bytes."""
    claim = Claim(
        id="x",
        task="decode",
        scope="model",
        model="gpt3-175B",
        strategy={"tensor_parallel": False},
        quantity="model.kv_cache.per_token",
        assume=("e = 2",),
        claimed="4718592",
    )
    assert judged(claim).verdict == "proved"
    assert judged(evolve(claim, claimed="4718593")).verdict == "refuted"


# --- quantities -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("quantity", "claimed"),
    [
        ("flops.qkv + flops.output", "8*B*S*H**2/t"),
        ("2*flops.qkv - flops.output/2", "11*B*S*H**2/t"),
        ("t*flops.qkv", "6*B*S*H**2"),
        ("flops.matmul.forward[mlp]", "4*B*S*H*F/t"),
        ("flops.matmul.forward[mlp.expand]", "2*B*S*H*F/t"),
        ("flops.matmul[forward.mlp]", "4*B*S*H*F/t"),
        ("flops.matmul[role qkv]", "18*B*S*H**2/t"),
        ("flops.matmul[role qkv in weight_gradient]", "6*B*S*H**2/t"),
    ],
)
def test_sums_multiples_and_parts_of_quantities(quantity: str, claimed: str) -> None:
    assert judged(block(quantity=quantity, claimed=claimed)).verdict == "proved"


@pytest.mark.parametrize(
    ("quantity", "message"),
    [
        ("flops.nothing", "unknown quantity 'flops.nothing'; this derivation has flops.qkv"),
        ("flops.qkv + B*S", "one quantity in every term"),
        ("flops.qkv*flops.mlp", "one quantity in every term"),
        ("flops.qkv**2", "one quantity in every term"),
        ("1/flops.qkv", "one quantity in every term"),
        ("flops.qkv - flops.qkv", "expected a quantity"),
        ("B*S", "expected sums, differences and multiples of quantities"),
        ("flops.qkv + memory.weights", "its terms have different units: FLOP, byte"),
        ("flops.matmul[nothing]", "no part 'nothing'; parts are forward.attention.query"),
        ("max(flops.qkv, flops.mlp)", "one quantity in every term"),
        ("import os", "not an expression"),
    ],
)
def test_what_is_no_quantity_is_refused(quantity: str, message: str) -> None:
    with pytest.raises(SpecError) as caught:
        judged(block(quantity=quantity))
    assert message in str(caught.value)
    assert "claim 'a claim': quantity" in str(caught.value)


def test_a_divisibility_is_not_forgotten_where_its_letter_is_defined() -> None:
    """t | F, and ceil(F/t)·t = F for that reason alone, whatever F is said to be."""
    claim = block(quantity="flops.mlp", model={"head_width": "free"}, assume=("F = 3*V",), claimed="4*B*S*H*ceil(F/t)")
    assert judged(claim).verdict == "proved"
    assert judged(evolve(claim, claimed="4*B*S*H*ceil(H/t)", assume=("F = H",))).verdict == "proved"


def test_parts_that_are_not_all_of_a_quantity_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    made = parts._model_parts
    monkeypatch.setattr(parts, "_model_parts", lambda *given: (p for p in made(*given) if "logits" not in p.id))
    with pytest.raises(
        ProofError, match=r"the parts of model\.flops\.matmul\.iteration are not proved to be all of it"
    ):
        judged(iteration())


# --- where a difference comes from ------------------------------------------------------------------------------------


def account(claim: Claim) -> list[str]:
    return [item.words for item in judged(claim).sources]


def test_a_missing_recomputation_is_named() -> None:
    """Selective recomputation repeats the core once; Korthikanti et al. add three times its forward work."""
    claim = iteration(
        strategy={"recompute": "selective", "tensor_parallel": False},
        claimed="72*B*l*s*h**2*(1 + s/(3*h) + V/(12*h*l))",
    )
    assert account(claim) == ["+2 × recompute"]


def test_lost_logits_are_named() -> None:
    claim = iteration(claimed=NARAYANAN.replace("96", "72"), strategy={"tensor_parallel": False})
    assert account(claim) == ["-1/4 × logits"]


def test_a_gate_that_was_forgotten_is_named() -> None:
    claim = block(model={"mlp": "swiglu"}, quantity="flops.matmul.forward", claimed="4*B*S*H*(2*H + F + S)/t")
    assert account(claim) == ["-1/3 × mlp"]


def test_a_cache_with_all_query_heads_is_off_by_one_factor() -> None:
    claim = Claim(
        id="x",
        task="decode",
        scope="model",
        model={"attention": "grouped-query"},
        strategy={"tensor_parallel": False},
        quantity="model.kv_cache.per_token",
        claimed="2*L*h*d_h*e",
    )
    found = judged(claim)
    assert str(found.ratio) == "h/h_kv"
    assert found.holds_when[0].words == "h_kv = h"
    assert found.holds_when[0].exact


def test_terms_that_nothing_has_are_said_to_be_so() -> None:
    assert account(block(claimed="6*B*S*H**2/t + V")) == ["in no layer or phase"]


@settings(max_examples=40)
@given(st.integers(1, 9), st.integers(1, 9), st.sampled_from(["mlp", "role qkv", "recompute", "weight_gradient"]))
def test_what_is_accounted_for_is_the_difference(above: int, below: int, group: str) -> None:
    from blueprint_sym.claims.problem import problem

    claim = block(quantity="flops.matmul", strategy={"recompute": "selective"}, claimed="B")
    found = problem(claim, BENCH)
    chosen = [item.value for item in found.parts.parts if item.under(group)]
    difference = normal(sum(chosen, read("0")) * above / below)
    items = sources(difference, found.parts.parts)
    assert normal(sum((item.value for item in items), read("0"))) == difference


def test_groups_of_the_same_terms_in_another_proportion_are_no_account() -> None:
    found = sources(read("B + 3*S"), (Part("a.x", read("B + 2*S")), Part("b.y", read("B"))))
    assert normal(sum((item.value for item in found), read("0"))) == read("B + 3*S")
    assert len(found) == 2


# --- under what it holds ----------------------------------------------------------------------------------------------


def holds(claim: Claim) -> list[str]:
    return [str(repair) for repair in judged(claim).holds_when]


def test_an_equation_between_sizes_is_found_and_proved_both_ways() -> None:
    assert holds(iteration(assume=())) == ["exactly when F = 4*h"]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"strategy": {"tensor_parallel": False}}, "when recompute = full"),
        ({"strategy": {"recompute": "selective", "tensor_parallel": False}}, "when recompute = full"),
        ({"model": {"mask": "causal"}}, "when mask = full"),
    ],
)
def test_another_policy_or_mask_is_found(changes: dict[str, Any], words: str) -> None:
    assert words in holds(iteration(**changes))


@pytest.mark.parametrize(
    ("claim", "words"),
    [
        (block(quantity="flops.mlp", model={"mlp": "swiglu"}, claimed="4*B*S*H*F/t"), "when mlp = gelu"),
        (block(quantity="flops.mlp", claimed="6*B*S*H*F/t"), "when mlp = swiglu"),
        (
            block(quantity="memory.activations", claimed="B*S*(4*H*e*t + 4*H*e + 2*F*e + S*h*e)/t"),
            "when dropout = false",
        ),
        (
            block(quantity="memory.activations", claimed="2*B*S*(4*H*e + F*e + H)/t + B*(h/t)*S**2*(2*e + 1)"),
            "when sequence_parallel = true",
        ),
        (block(claimed="3*B*S*H**2/t"), "when the quantity is half of it"),
        (block(claimed="2*B*S*H**2/t"), "when the quantity is flops.output"),
    ],
)
def test_another_structure_strategy_or_quantity_is_found(claim: Claim, words: str) -> None:
    assert words in holds(claim)


def test_a_condition_that_need_not_hold_where_the_claim_does_is_not_called_exact() -> None:
    """The difference is (F − 4H)(S − B): it vanishes where either factor does."""
    found = holds(block(quantity="flops.mlp", claimed="4*B*S*H*F/t + (F - 4*H)*(S - B)"))
    assert {"when F = 4*H", "when S = B"} <= set(found)


def test_nothing_is_suggested_that_contradicts_the_derivation() -> None:
    """The norms divided by t: the difference vanishes at t = 1, which tensor parallelism excludes."""
    found = holds(block(quantity="memory.weights", claimed="(4*H**2 + 2*H*F + 4*H)*e/t"))
    assert found == ["when tensor_parallel = false"]


def test_a_formula_that_nothing_makes_true_has_no_repair() -> None:
    assert holds(block(claimed="5*B*S*H**2/t")) == []


# --- formulas ---------------------------------------------------------------------------------------------------------


@settings(max_examples=60)
@given(expressions("BSHFh", 6), points("BSHFh"))
def test_a_factored_formula_reads_back_to_the_same_value(expr: Any, point: Any) -> None:
    assert evaluate(read(factored_text(normal(expr))), point) == evaluate(normal(expr), point)


@pytest.mark.parametrize(
    ("claimed", "derived", "ratio"),
    [
        ("2*L*h*e", "2*L*h_kv*e", "h/h_kv"),
        ("B*S + B*H", "2*S + 2*H", "B/2"),
        ("B*S + B*H", "S + 2*H", None),
        ("B", "B", None),
        ("B", "0", None),
    ],
)
def test_a_ratio_is_told_where_it_is_a_monomial(claimed: str, derived: str, ratio: str | None) -> None:
    found = multiple(read(claimed), read(derived))
    assert found == (None if ratio is None else normal(read(ratio)))
