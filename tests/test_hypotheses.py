"""Hypotheses: how they are said, which of them matter, how values are completed and checked, the witness form."""

from __future__ import annotations

import pytest
from hypothesis import given
from sympy import Integer, Symbol

from blueprint_sym import Prover, Status, TransformerSpec, derive
from blueprint_sym.errors import HypothesisError
from blueprint_sym.expr.evaluate import evaluate
from blueprint_sym.hypotheses import AtLeast, Counts, Defines, Divides, Fact, Hypotheses, Hypothesis, Within
from blueprint_sym.ir.node import digest
from blueprint_sym.proof.obligation import equal
from blueprint_sym.symbols import B, F, H, P, S, c, d, d_h, e, ep, h, index, q, t, w, witness
from blueprint_sym.ways_out import nearest
from tests.strategies import points
from tests.support_prover import law

HEADS = Defines(H, h * d_h, solved=d_h)
T_H, T_F, T_S, T_HIDDEN = Divides(t, h), Divides(t, F), Divides(t, S), Divides(t, H)
TWO = AtLeast(t, 2)
ALL = Hypotheses((HEADS, TWO, T_H, T_F, T_S))


def of(*items: Hypothesis) -> Hypotheses:
    return Hypotheses(items)


# --- statements -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "statement"),
    [
        (T_H, "t | h"),
        (Divides(d, H), "d | H"),
        (HEADS, "H = h*d_h"),
        (Defines(q, c, solved=q), "q = c"),
        (Defines(t, Integer(1), solved=t), "t = 1"),
        (Defines(F, 4 * H, solved=F), "F = 4*H"),
        (TWO, "t >= 2"),
    ],
)
def test_a_hypothesis_is_said_in_the_symbols_of_the_user(item: Hypothesis, statement: str) -> None:
    assert item.statement == statement


def test_statements_keep_their_order() -> None:
    assert ALL.statements == ("H = h*d_h", "t >= 2", "t | h", "t | F", "t | S")


def test_a_hypothesis_that_is_added_twice_stands_once() -> None:
    assert (of(TWO, T_H) + of(T_H, T_F)).statements == ("t >= 2", "t | h", "t | F")


@pytest.mark.parametrize(
    ("item", "symbols"), [(T_H, {t, h}), (HEADS, {H, h, d_h}), (Defines(q, Integer(1), solved=q), {q}), (TWO, {t})]
)
def test_a_hypothesis_knows_its_symbols(item: Hypothesis, symbols: set[Symbol]) -> None:
    assert item.symbols == symbols


@pytest.mark.parametrize(
    ("phase", "statements"), [("prefill", ("q = c", "H = h*d_h")), ("decode", ("q = 1", "H = h*d_h"))]
)
def test_inference_fixes_the_query_tokens_of_its_phase(phase: str, statements: tuple[str, ...]) -> None:
    assert TransformerSpec().inference_hypotheses(phase).statements == statements


def test_a_model_with_free_head_width_assumes_nothing() -> None:
    assert TransformerSpec(divided_heads=False).hypotheses.statements == ()


# --- violations -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "values", "violation"),
    [
        (T_H, {t: 8, h: 96}, None),
        (T_H, {t: 5, h: 96}, "t = 5 does not divide h = 96"),
        (T_H, {t: 8, h: 4}, "t = 8 does not divide h = 4"),
        (HEADS, {H: 64, h: 4, d_h: 16}, None),
        (HEADS, {H: 64, h: 4, d_h: 15}, "H = h*d_h does not hold: H = 64, h = 4, d_h = 15"),
        (Defines(q, c, solved=q), {q: 2, c: 3}, "q = c does not hold: q = 2, c = 3"),
        (TWO, {t: 2}, None),
        (TWO, {t: 1}, "t = 1, but t >= 2 is assumed"),
    ],
)
def test_a_violation_names_symbols_and_values(
    item: Hypothesis, values: dict[Symbol, int], violation: str | None
) -> None:
    assert item.violation(values) == violation


def test_the_first_violation_in_order_is_raised() -> None:
    with pytest.raises(HypothesisError, match="t = 3 does not divide h = 4") as caught:
        ALL.check({H: 64, h: 4, d_h: 16, t: 3, F: 7, S: 8})
    assert caught.value.symbol == "t"


CULPRITS: list[tuple[Hypothesis | Fact, dict[Symbol, int], str, str]] = [
    (T_H, {t: 5, h: 96}, "t", "; the nearest that fits: t = 4 or t = 6"),
    (Divides(h, F), {h: 7, F: 16}, "h", "; the nearest that fits: h = 4 or h = 8"),
    (HEADS, {H: 64, h: 4, d_h: 15}, "H", "; leave d_h out"),
    (Defines(q, c, solved=q), {q: 3, c: 2}, "q", "; leave q out"),
    (Defines(q, Integer(1), solved=q), {q: 3}, "q", "; leave q out"),
    (Defines(t, Integer(1), solved=t), {t: 3}, "t", ": derive with tensor_parallel=True for t >= 2"),
    (
        Defines(F, 4 * H, solved=F, hint="take another mlp"),
        {F: 3, H: 1},
        "F",
        "; leave F out, or take another mlp",
    ),
    (TWO, {t: 1}, "t", ": derive with tensor_parallel=False for t = 1"),
    (AtLeast(ep, 2), {ep: 1}, "ep", ": derive with expert_parallel=False for ep = 1"),
    (AtLeast(S, 9), {S: 8}, "S", "S = 8, but S >= 9 is assumed"),
    (Counts(P, S**2), {P: 8, S: 3}, "P", "; leave P out"),
    (Within(w, S), {w: 5, S: 4}, "w", "; w = 4 is the nearest that fits"),
]


@pytest.mark.parametrize(("item", "values", "symbol", "end"), CULPRITS, ids=lambda item: getattr(item, "statement", ""))
def test_a_broken_hypothesis_blames_the_symbol_to_change_and_says_how(
    item: Hypothesis | Fact, values: dict[Symbol, int], symbol: str, end: str
) -> None:
    facts = (item,) if isinstance(item, Counts | Within) else ()
    with pytest.raises(HypothesisError) as caught:
        Hypotheses(() if isinstance(item, Counts | Within) else (item,), facts).check(values)
    assert caught.value.symbol == symbol
    assert str(caught.value).endswith(end)


def test_a_value_that_no_other_would_mend_is_told_as_an_equation_without_solution() -> None:
    """100/96 is no integer, so that leaving d_h out would not help."""
    with pytest.raises(HypothesisError) as caught:
        TransformerSpec().hypotheses.check({H: 100, h: 96, d_h: 1})
    assert "(d_h would be 25/24); choose values that divide" in str(caught.value)
    assert caught.value.symbol == "d_h"


# --- the nearest that fits --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "dividends", "least", "words"),
    [
        (5, {"h": 96, "F": 256}, 2, "; the nearest that fits: t = 4 or t = 8"),
        (9, {"h": 8}, 2, "; the nearest that fits: t = 8"),
        (5, {"h": 7}, 2, "; the nearest that fits: t = 7"),
        (8, {"h": 96, "F": 97}, 2, "; no t of at least 2 divides all of h = 96, F = 97"),
        (3 * 10**50, {"H": 4 * 10**50}, 2, "; the nearest that fits: t = 2" + "0" * 50 + " or t = 4" + "0" * 50),
        (5, {"H": 10**50 * 7}, 1, "; the nearest that fits: t = 4 or t = 7"),
        (10**8, {"H": (10**9 + 7) ** 2}, 2, ""),
    ],
)
def test_the_nearest_divisors_are_found_within_reach(
    value: int, dividends: dict[str, int], least: int, words: str
) -> None:
    assert nearest("t", value, dividends, least) == words


def test_a_hypothesis_without_all_its_values_is_not_checked() -> None:
    ALL.check({t: 4, h: 8})


# --- relevance --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("symbols", "statements"),
    [
        ({B}, ()),
        ({B, S}, ()),
        ({t}, ("t >= 2",)),
        ({t, S}, ("t >= 2", "t | S")),
        ({t, F, B}, ("t >= 2", "t | F")),
        ({h}, ()),
        ({H}, ("H = h*d_h",)),
        ({d_h}, ("H = h*d_h",)),
        ({H, t}, ("H = h*d_h", "t >= 2", "t | h")),
    ],
)
def test_only_what_can_bear_on_the_symbols_of_a_claim_is_assumed(
    symbols: set[Symbol], statements: tuple[str, ...]
) -> None:
    assert ALL.relevant(symbols).statements == statements


def test_relevance_keeps_the_order_of_the_hypotheses() -> None:
    assert of(T_H, HEADS).relevant({H, t}).statements == ("t | h", "H = h*d_h")


# --- completion -------------------------------------------------------------------------------------------------------


def test_the_head_width_follows_from_width_and_heads() -> None:
    assert ALL.complete({H: 12288, h: 96}, {d_h})[d_h] == 128


def test_nothing_is_completed_that_is_not_needed() -> None:
    assert ALL.complete({H: 12288, h: 96}, {t}) == {H: 12288, h: 96}


def test_a_given_value_is_not_replaced() -> None:
    assert ALL.complete({H: 12288, h: 96, d_h: 5}, {d_h})[d_h] == 5


def test_a_value_that_cannot_follow_yet_is_left_out() -> None:
    assert ALL.complete({H: 12288}, {d_h}) == {H: 12288}


def test_the_query_tokens_of_decode_are_one() -> None:
    assert of(Defines(q, Integer(1), solved=q)).complete({}, {q}) == {q: 1}


def test_a_head_width_that_is_no_integer_is_refused_with_the_way_out() -> None:
    with pytest.raises(HypothesisError) as caught:
        TransformerSpec().hypotheses.complete({H: 100, h: 96}, {d_h})
    assert str(caught.value) == (
        "H = h*d_h has no integer solution for d_h at H = 100, h = 96 (d_h would be 25/24); choose values that divide, "
        "or give d_h and derive with model={'head_width': 'free'}"
    )
    assert caught.value.symbol == "d_h"


def test_the_way_out_can_be_taken() -> None:
    """The hint names a derivation that exists and takes the head width that it asks for."""
    free = derive("training", model={"head_width": "free"}, tensor_parallel=False)
    assert free.instantiate(B=1, S=2, H=100, F=4, h=96, d_h=3, e=2)["flops.qkv"] == 6 * 1 * 2 * 100 * 96 * 3


def test_a_hint_is_no_part_of_what_is_assumed() -> None:
    assert Defines(H, h * d_h, solved=d_h, hint="some words") == Defines(H, h * d_h, solved=d_h)
    assert digest(Defines(H, h * d_h, solved=d_h, hint="some words")) == digest(Defines(H, h * d_h, solved=d_h))


def test_another_equation_without_solution_says_where() -> None:
    with pytest.raises(HypothesisError) as caught:
        of(Defines(F, 4 * H, solved=H)).complete({F: 10}, {H})
    assert str(caught.value) == "F = 4*H has no integer solution for H at F = 10 (H would be 5/2)"


@pytest.mark.parametrize(
    ("item", "solution"),
    [(HEADS, H / h), (Defines(q, c, solved=q), c), (Defines(F, 4 * H, solved=H), F / 4)],
)
def test_an_equation_is_solved_for_the_symbol_that_it_names(item: Defines, solution: Symbol) -> None:
    assert item.solution == solution


def test_the_rules_write_formulas_without_the_solved_symbols() -> None:
    assert ALL.rules == ((d_h, H / h),)


# --- elimination ------------------------------------------------------------------------------------------------------


def test_a_divisible_symbol_becomes_a_product_with_its_witness() -> None:
    found = of(T_H).eliminate({h})
    assert found.values == ((h, t * witness(t, h)),)
    assert found.bounds == ((witness(t, h), 1), (t, 1))
    assert found.equations == ()


def test_witnesses_reach_through_definitions() -> None:
    found = of(HEADS, TWO, T_H).eliminate({H})
    assert dict(found.values) == {H: t * witness(t, h) * d_h, h: t * witness(t, h)}


def test_a_lower_bound_is_kept_for_a_free_symbol() -> None:
    assert dict(of(TWO).eliminate({B, t}).bounds) == {B: 1, t: 2}


def test_the_greatest_of_two_lower_bounds_counts() -> None:
    assert dict(of(AtLeast(t, 4), TWO).eliminate({t}).bounds) == {t: 4}


def test_an_index_starts_at_zero() -> None:
    r = index("r")
    assert of().eliminate({r, B}).bounds == ((B, 1), (r, 0))


def test_free_symbols_are_sorted_by_name_in_the_witness_form() -> None:
    names = [symbol.name for symbol, _ in ALL.eliminate({B, e}).bounds]
    assert names == sorted(names)


def test_a_symbol_defined_as_a_number_is_put_away() -> None:
    found = of(Defines(t, Integer(1), solved=t)).eliminate({t, B})
    assert found.values == ((t, Integer(1)),)
    assert found.bounds == ((B, 1),)


def test_a_width_that_is_constrained_twice_leaves_an_equation() -> None:
    found = of(HEADS, T_HIDDEN).eliminate({H})
    assert found.values == ((H, h * d_h),)
    assert found.equations == ((h * d_h, t * witness(t, H)),)


def test_the_remaining_equation_is_written_in_free_symbols() -> None:
    found = of(HEADS, T_H, T_HIDDEN).eliminate({H})
    assert found.equations == ((t * witness(t, h) * d_h, t * witness(t, H)),)


def test_two_divisors_of_one_symbol_leave_an_equation() -> None:
    found = of(T_HIDDEN, Divides(d, H)).eliminate({H})
    assert found.equations == ((t * witness(t, H), d * witness(d, H)),)


@pytest.mark.parametrize(
    "items",
    [
        (Divides(t, h), Divides(h, t)),
        (Divides(t, t),),
        (Defines(H, F, solved=F), Defines(F, 4 * H, solved=F)),
    ],
)
def test_hypotheses_that_define_a_symbol_by_itself_are_refused(items: tuple[Hypothesis, ...]) -> None:
    with pytest.raises(HypothesisError, match=r"the hypotheses define . by itself"):
        Hypotheses(items).eliminate({t})


@given(points("BSHFhte"))
def test_every_point_of_the_witness_form_meets_the_hypotheses(point: dict[Symbol, int]) -> None:
    elimination = of(HEADS, TWO, T_H, T_F, T_S).eliminate({B, S, H, F, e})
    free = {symbol: bound + value for (symbol, bound), value in zip(elimination.bounds, point.values(), strict=False)}
    values = dict(free)
    values.update({symbol: evaluate(value, free).numerator for symbol, value in elimination.values})
    ALL.check(values)
    assert all(symbol in values for symbol in (B, S, H, F, e, h, t, d_h))


@pytest.mark.parametrize("name", ["F_per_t", "h_per_t", "rest_S"])
def test_a_symbol_named_as_witnesses_are_would_say_more_than_is_assumed(name: str) -> None:
    """``F_per_t·t = F`` under t | F would be F = F to every judge; it is false at F = 4, t = 2, F_per_t = 1."""
    stranger = Symbol(name, integer=True, positive=True)
    with pytest.raises(HypothesisError, match=f"{name} is a name that is kept for witnesses: choose another"):
        of(T_F, T_H).eliminate({F, t, stranger})
    claim = law(equal(stranger * t, F), T_F, T_H)
    verdict = Prover(workers=1, certificates=True).prove(claim)
    assert verdict.status is Status.UNKNOWN
    assert "kept for witnesses" in verdict.reason


def test_a_hypothesis_about_a_witness_is_refused() -> None:
    with pytest.raises(HypothesisError, match="kept for witnesses"):
        of(T_F, AtLeast(witness(t, F), 5)).eliminate({F})


def test_two_symbols_of_one_name_are_refused() -> None:
    """To a solver they are one, and what holds of the positive one would be said of the other."""
    zero, one = Symbol("r", integer=True, nonnegative=True), Symbol("r", integer=True, positive=True)
    with pytest.raises(HypothesisError, match="two symbols are called r"):
        of().eliminate({zero, one})
    assert Prover(workers=1).prove(law(equal(zero, one))).status is Status.UNKNOWN
