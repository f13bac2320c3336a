"""Where one quantity passes another, how it grows, what the smallest degree is: answers that a pencil finds, proved."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import Expr, Integer

from blueprint_sym import (
    BindingError,
    ExpressionError,
    ProofError,
    Prover,
    Quantity,
    RegimeError,
    Unit,
    crossover,
    derive,
    elasticity,
    largest,
    limit,
    smallest,
)
from blueprint_sym.expr.algebra import align_up, normal
from blueprint_sym.expr.algebra import largest as maximum
from blueprint_sym.expr.text import read
from blueprint_sym.hypotheses import AtLeast, Divides, Hypotheses
from blueprint_sym.proof.obligation import Compare
from blueprint_sym.symbols import B, F, H, S, h, t

POINT = {"B": 1, "S": 2048, "H": 12288, "F": 49152, "h": 96, "e": 2}


@cache
def quantities(task: str = "training", **choices: Any) -> dict[str, Quantity]:
    return derive(task, **choices).quantities


def made(expr: Expr | int, *items: Any, name: str = "x", unit: Unit = Unit.FLOP) -> Quantity:
    return Quantity(name, normal(expr), unit, name, f"{name}, made up", hypotheses=Hypotheses(items))


# Crossings


def test_the_products_of_attention_pass_those_of_the_mlp_at_the_feed_forward_width() -> None:
    """4BS²H/t against 4BSHF/t."""
    found = crossover(quantities()["flops.attention_matmul"], quantities()["flops.mlp"], "S")

    assert str(found) == "flops.attention_matmul passes flops.mlp at S = F"
    assert found.rising
    assert found.report.proved


def test_attention_with_its_softmax_passes_the_mlp_earlier() -> None:
    """2BS²(2H + 3h)/t = 4BSHF/t at S = 2HF/(2H + 3h)."""
    found = crossover(quantities()["flops.attention_core"], quantities()["flops.mlp"], S)

    assert found.where is not None
    assert found.where.at(H=12288, F=49152, h=96) == Fraction(2 * 12288 * 49152, 2 * 12288 + 3 * 96)
    assert str(found.where) == "(2*H*F)/(2*H + 3*h)"


def test_the_other_way_round_it_falls_below() -> None:
    found = crossover(quantities()["flops.mlp"], quantities()["flops.attention_core"], S)

    assert not found.rising
    assert str(found) == "flops.mlp falls below flops.attention_core at S = (2*H*F)/(2*H + 3*h)"


@settings(max_examples=40, deadline=None)
@given(a=st.integers(1, 9), b=st.integers(1, 9), c=st.integers(-9, 9), s=st.integers(1, 20), k=st.integers(1, 20))
def test_around_a_crossing_the_quantities_compare_as_it_says(a: int, b: int, c: int, s: int, k: int) -> None:
    """a·S·(H + B) against (b·F + c)·(H + B): equal at S = (b·F + c)/a, whatever its sign."""
    first, second = made(a * S * (H + B)), made((b * F + c) * (H + B), name="y")

    found = crossover(first, second, "S")

    left, right = a * s, b * k + c
    if found.where is None:
        assert (left > right) - (left < right) == {"<": -1, "=": 0, ">": 1}[found.always]
        return
    where = found.where.at(F=k)
    assert found.rising
    assert (s > where) - (s < where) == (left > right) - (left < right)


def test_where_one_is_always_below_there_is_no_crossing_and_it_is_said_so() -> None:
    selective = quantities(recompute="selective", sequence_parallel=True)["memory.activations"]
    found = crossover(selective, quantities()["memory.activations"], "S")

    assert found.where is None
    assert found.always == "<"
    assert found.report.proved
    assert crossover(quantities()["memory.weights"], quantities()["memory.gradients"], "H").always == "="


def test_a_hypothesis_decides_the_sign_of_a_factor() -> None:
    """(t − 1)·S against (t − 1)·F: the factor is positive only because t ≥ 2."""
    first, second = (t - 1) * S, (t - 1) * F

    assert str(crossover(made(first, AtLeast(t, 2)), made(second, AtLeast(t, 2)), "S")).endswith("at S = F")
    with pytest.raises(RegimeError, match="t - 1 = 0"):
        crossover(made(first), made(second), "S")


@pytest.mark.parametrize(("small", "large"), [(F, h), (h, F)])
def test_a_factor_that_is_negative_for_all_sizes_turns_the_comparison(small: Any, large: Any) -> None:
    """F divides h, so that F − h − 1 < 0, and (F − h − 1)·S falls below (F − h − 1)·B."""
    factor, divides = small - large - 1, Divides(small, large)
    first, second = made(factor * S, divides), made(factor * B, divides, name="y")

    assert str(crossover(first, second, "S")) == "x falls below y at S = B"


@pytest.mark.parametrize(
    ("first", "second", "message"),
    [
        (S**2, B * S + H * F, "not linear in S"),
        ((S - B) * (S - H), Integer(0), "changes its sign where .* and where"),
        ((S - B) ** 2, Integer(0), "touches zero"),
        ((H - F) * S, B, "depends on the other sizes"),
        (maximum(S, B), Integer(7), "has S within max"),
        (F, B, "no single crossing in S"),
    ],
)
def test_what_has_no_single_crossing_is_refused(first: Expr, second: Expr, message: str) -> None:
    with pytest.raises(RegimeError, match=message):
        crossover(made(first), made(second, name="y"), "S")


def test_what_does_not_compare_is_refused() -> None:
    with pytest.raises(ExpressionError, match="they do not add"):
        crossover(quantities()["flops.mlp"], quantities()["memory.weights"], "S")
    with pytest.raises(RegimeError, match="X is no symbol of the glossary"):
        crossover(quantities()["flops.mlp"], quantities()["flops.qkv"], "X")


def test_what_is_not_proved_is_no_answer() -> None:
    weak = Prover(resource_limit=1)
    for ask in (
        lambda: crossover(quantities()["flops.attention_core"], quantities()["flops.mlp"], "S", prover=weak),
        lambda: limit(quantities()["flops.total"], "S", prover=weak),
        lambda: elasticity(quantities()["flops.total"], "S", prover=weak),
    ):
        with pytest.raises(ProofError, match="not proved"):
            ask()


# Growth


def test_all_work_is_attention_in_the_end() -> None:
    found = limit(quantities()["flops.attention_core"], "S", over=quantities()["flops.forward"])

    assert found.exponent == 0
    assert str(found.value) == "1"
    assert found.finite


def test_the_total_grows_with_the_square_of_the_sequence() -> None:
    """12BS²H/t of products and 15BS²h/t of softmax and dropout lead."""
    found = limit(quantities()["flops.total"], "S")

    assert found.exponent == 2
    assert found.value.numerator == read("(12*B*H + 15*B*h)/t")
    assert not found.finite


def test_a_share_that_vanishes_has_a_negative_power() -> None:
    """4BSHF/t over 2BS²(2H + 3h)/t is 2HF/(2H + 3h)/S."""
    found = limit(quantities()["flops.mlp"], "S", over=quantities()["flops.attention_core"])

    assert found.exponent == -1
    assert found.value.at(H=2, F=8, h=4) == Fraction(2 * 2 * 8, 2 * 2 + 3 * 4)


@settings(max_examples=30, deadline=None)
@given(c=st.lists(st.integers(-5, 5), min_size=1, max_size=4), lead=st.integers(1, 5), n=st.integers(-2, 2))
def test_a_limit_is_the_leading_term(c: list[int], lead: int, n: int) -> None:
    expr = lead * B * S ** (n + len(c)) + sum(k * H * S ** (n + place) for place, k in enumerate(c))

    found = limit(made(expr), "S")

    assert (found.exponent, found.value.numerator) == (n + len(c), lead * B)


def test_the_rest_of_a_limit_is_bounded_by_one_power_less() -> None:
    """S² + B is within B·S of S²."""
    bounds = [v.obligation.goal for v in limit(made(S**2 + B), "S").report.verdicts[1:]]

    assert [(normal(goal.left), normal(goal.right)) for goal in bounds if isinstance(goal, Compare)] == [
        (normal(S**2 + B), normal(S**2 + B * S)),
        (normal(S**2 - B * S), normal(S**2 + B)),
    ]


def test_doubling_the_sequence_multiplies_activations_by_two_to_four() -> None:
    """BS(2Se·h + Sh + 4He·t + 4He + 2Ht + 2Fe)/t: between S and S²."""
    found = elasticity(quantities()["memory.activations"], "S")

    assert (found.least, found.most) == (1, 2)
    width, score, rest = 1, 2 * 2 * 96 + 96, 4 * 12288 * 2 * 8 + 4 * 12288 * 2 + 2 * 12288 * 8 + 2 * 49152 * 2
    expected = Fraction(2 * width * (2 * 2048 * score + rest), 2048 * score + rest)
    assert found.doubling(**POINT, t=8) == expected
    assert found.value.at(**POINT, t=8) == Fraction(2 * 2048 * score + rest, 2048 * score + rest)
    assert 1 < found.value.at(**POINT, t=8) < 2


def test_one_power_has_one_elasticity() -> None:
    found = elasticity(quantities()["flops.qkv"], "H")

    assert (found.least, found.most) == (2, 2)
    assert str(found.value) == "2"
    assert str(found).startswith("elasticity of flops.qkv in H: 2; doubling H gives 24*B*S*H**2/t")


def test_bounds_that_a_negative_term_breaks_are_not_given() -> None:
    """S·d/dS (S² − S) over S² − S at S = 2 is 3, above the largest power."""
    with pytest.raises(ProofError):
        elasticity(made(S**2 - S + B), "S")
    with pytest.raises(RegimeError, match="x is zero"):
        elasticity(made(0), "S")


# The smallest and the largest


def memory(**choices: Any) -> Quantity:
    q = quantities(**choices)
    return q["memory.weights"] + q["memory.gradients"] + q["memory.optimizer"] + q["memory.activations"]


@settings(max_examples=25, deadline=None)
@given(budget=st.integers(2**28, 2**36))
def test_the_smallest_degree_is_the_first_that_fits(budget: int) -> None:
    derivation = derive("training")
    fits = []
    for ranks in (2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 96):
        point = derivation.instantiate(**POINT, t=ranks)
        total = sum(point[f"memory.{part}"] for part in ("weights", "gradients", "optimizer", "activations"))
        if total <= budget:
            fits.append((ranks, total))

    if not fits:
        with pytest.raises(RegimeError, match="no t meets"):
            smallest("t", subject_to=memory() <= budget, **POINT)
        return
    found = smallest(t, subject_to=memory() <= budget, **POINT)
    assert int(found) == fits[0][0]
    ((_, left, right),) = found.sides
    assert (left, right) == (fits[0][1], budget)


def test_the_largest_batch_is_the_last_that_fits() -> None:
    """C_KV = 2bcHe/t: 2·2048·12288·2/8 = 12582912 bytes a sequence, so 85 fit a GiB."""
    at = {"c": 2048, "H": 12288, "h": 96, "t": 8, "e": 2}
    found = largest("b", subject_to=quantities("decode")["memory.kv_cache"] <= 2**30, **at)

    assert found.value == 2**30 // 12_582_912 == 85
    assert str(found) == f"b = 85: memory.kv_cache = {85 * 12_582_912} <= {2**30}"


def test_a_maximum_is_optimized_over_as_it_is() -> None:
    """e·(bcH + max(bcF/t, 3bcH/t, bc²h/t)) with c large: 2·(12288c + 12c²) ≤ 2^30 up to c = 6196."""
    at = {"b": 1, "H": 12288, "F": 49152, "h": 96, "e": 2, "t": 8}
    found = largest("c", subject_to=quantities("prefill")["memory.workspace"] <= 2**30, **at)

    assert found.value == 6196
    assert 2 * (12288 * 6196 + 12 * 6196**2) <= 2**30 < 2 * (12288 * 6197 + 12 * 6197**2)


def test_quantities_bound_each_other_and_conditions_join() -> None:
    q = quantities()
    at = {"S": 2048, "H": 12288, "F": 49152, "h": 96, "e": 2, "t": 8}
    sequence = 2048 * (2 * 2048 * 96 * 2 + 2048 * 96 + 4 * 12288 * 2 * 9 + 2 * 12288 * 8 + 2 * 49152 * 2) // 8
    optimizer = 24 * 12288 * (2 * 12288 + 49152 + 2 * 8) // 8

    found = smallest("B", subject_to=[q["memory.activations"] >= q["memory.optimizer"], made(B) >= 2], **at)

    assert found.value == -(-optimizer // sequence)
    assert found.sides[0][1:] == (found.value * sequence, optimizer)


def test_a_ceiling_is_optimized_over_as_it_is() -> None:
    found = largest("B", subject_to=made(align_up(B * S, 256)) <= 1000, S=10)

    assert found.value == 76  # 760 is padded to 768; 770 would be 1024


def test_without_a_bound_there_is_no_largest() -> None:
    with pytest.raises(RegimeError, match="leaves B without a bound"):
        largest("B", subject_to=made(B * S) >= 10, S=3)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({}, "no value for S .S: sequence length"),
        ({"S": 0}, "S = 0 must be at least 1"),
        ({"S": 2.0}, "S = 2.0 is a float; an integer is needed"),
        ({"S": 1, "B": 2}, "B is sought and cannot be given"),
        ({"S": 1, "X": 2}, "X is no symbol of this derivation; its symbols are B, S"),
        ({"S": 1, "V": 2}, "V is no symbol of this derivation; its symbols are B, S"),
    ],
)
def test_values_that_cannot_be_used_are_refused(values: Any, message: str) -> None:
    with pytest.raises(BindingError, match=message):
        smallest("B", subject_to=made(B * S) >= 10, **values)


@pytest.mark.parametrize(
    ("said", "message"),
    [(5, "z3 says t = 5, which does not meet"), (12, "cannot show that no t beyond 12")],
)
def test_an_optimizer_that_errs_is_not_believed(said: int, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The least divisor of 96 from 7 on is 8: 5 is none, and 12 is not the least."""
    monkeypatch.setattr("blueprint_sym.regimes.optima._Problem.optimize", lambda self, largest: said)

    with pytest.raises(RegimeError, match=message):
        smallest("t", subject_to=made(t * S, Divides(t, h)) >= 7, S=1, h=96)


def test_divisibility_narrows_the_candidates() -> None:
    """The divisors of 96 from 7 on begin with 8."""
    found = smallest("t", subject_to=made(t * S, Divides(t, h)) >= 7, S=1, h=96)

    assert found.value == 8


def test_a_condition_is_no_truth_value() -> None:
    with pytest.raises(ExpressionError, match="depends on the sizes"):
        bool(quantities()["memory.weights"] <= 5)
    with pytest.raises(ExpressionError, match="expected an integer or a quantity"):
        _ = quantities()["memory.weights"] <= 5.0
    with pytest.raises(ExpressionError, match="they do not add"):
        _ = quantities()["memory.weights"] <= quantities()["flops.mlp"]
