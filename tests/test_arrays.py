"""Formulas over arrays are the formulas at every point, exactly, or they say why not."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import Rational

from blueprint_sym import (
    BindingError,
    Derivation,
    HypothesisError,
    RangeError,
    derive,
)
from blueprint_sym.expr.algebra import align_up, largest, normal
from blueprint_sym.hypotheses import AtLeast, Defines, Divides, Hypotheses
from blueprint_sym.numeric.compiled import Compiled
from blueprint_sym.numeric.execute import blocks
from blueprint_sym.numeric.lowering import program
from blueprint_sym.numeric.program import intervals
from blueprint_sym.quantity import Quantity, Unit
from blueprint_sym.symbols import B, F, H, S, d_h, e, h, t

POINT = {"B": 1, "S": 2048, "H": 12288, "F": 49152, "h": 96, "t": 8, "e": 2}


@cache
def training(**choices: Any) -> Derivation:
    return derive("training", **choices)


def quantity(expr: Any, hypotheses: Hypotheses | None = None) -> Quantity:
    return Quantity("x", normal(expr), Unit.BYTE, "x", "a made-up size", hypotheses=hypotheses or Hypotheses())


# The same numbers as at a point

SIZES = st.fixed_dictionaries(
    {name: st.integers(1, 40) for name in ("B", "S_per_t", "e", "h_per_t", "d_h", "F_per_t", "d")}
    | {"t": st.integers(2, 40)}
)


def row(sizes: dict[str, int]) -> dict[str, int]:
    heads = sizes["h_per_t"] * sizes["t"]
    return {
        "B": sizes["B"],
        "S": sizes["S_per_t"] * sizes["t"],
        "H": heads * sizes["d_h"] * sizes["d"],
        "F": sizes["F_per_t"] * sizes["t"],
        "h": heads,
        "t": sizes["t"],
        "e": sizes["e"],
        "d": sizes["d"],
    }


@pytest.mark.parametrize(
    "choices",
    [
        {},
        {"recompute": "full", "sequence_parallel": True, "shard_optimizer": True},
        {"recompute": "selective", "sequence_parallel": True, "regather": False, "fused_activation": True},
    ],
    ids=repr,
)
@settings(max_examples=25, deadline=None)
@given(rows=st.lists(SIZES.map(row), min_size=1, max_size=5))
def test_every_quantity_over_arrays_is_its_value_at_each_point(choices: Any, rows: list[dict[str, int]]) -> None:
    derivation = training(**choices)
    names = [name for name in rows[0] if name != "d" or "shard_optimizer" in choices]

    found = derivation.compile()(**{name: np.array([item[name] for item in rows]) for name in names})

    for place, item in enumerate(rows):
        point = derivation.instantiate(**{name: item[name] for name in names})
        assert {name: int(array[place]) for name, array in found.items()} == {
            name: point[name] for name in derivation.quantities
        }


STRUCTURES: list[tuple[str, dict[str, Any], dict[str, int]]] = [
    ("training", {"attention": "grouped-query", "mlp": "swiglu", "mask": "causal"}, {"h_kv": 4}),
    ("training", {"mask": "causal", "window": True, "positions": "rope"}, {"w": 3}),
    ("training", {"attention": "multi-query", "norm": "rms"}, {}),
    ("decode", {"attention": "grouped-query", "mask": "causal"}, {"h_kv": 2}),
    ("prefill", {"attention": "latent"}, {"d_h": 2, "d_v": 3, "d_r": 1, "d_c": 5, "d_q": 6}),
    ("training", {"mlp": "experts"}, {"E": 4, "k": 2, "F_e": 12}),
]


@pytest.mark.parametrize(("task", "words", "sizes"), STRUCTURES, ids=lambda item: str(item)[:60])
def test_other_structures_are_their_values_at_each_point(task: str, words: Any, sizes: dict[str, int]) -> None:
    derivation = derive(task, model=words)
    free = {"B": 2, "S": 4} if task == "training" else {"b": 3, "c": 10}
    base = {**free, "H": 8, "h": 4, "e": 2, **({"F": 16} if "F_e" not in sizes else {}), **sizes}
    rows = [{**base, "t": 2}, {**base, "t": 2, next(iter(free)): 7}, {**base, "t": 4 if sizes.get("h_kv") != 2 else 2}]

    found = derivation.compile()(**{name: [row[name] for row in rows] for name in rows[0]})

    for place, row in enumerate(rows):
        point = derivation.instantiate(**row)
        assert {name: int(array[place]) for name, array in found.items()} == {
            name: point[name] for name in derivation.quantities
        }


def test_a_window_that_exceeds_the_sequence_is_refused() -> None:
    compiled = derive("training", model={"mask": "causal", "window": True}).compile("flops.attention_matmul")

    with pytest.raises(HypothesisError, match=r"^row 1: w = 5 exceeds S = 4; w = 4 is the nearest that fits$"):
        compiled(B=1, S=4, H=8, F=16, h=4, e=2, t=2, w=[4, 5])


def test_whole_models_compile_as_blocks_do() -> None:
    model = derive("training", model="gpt3-175B", scope="model")
    symbols = {"B": 1, "e": 2, "V": 51200, "t": 8}
    given_ = {name: symbols[name] for name in model.compile().symbols}

    found = model.compile()(**{name: [value, value] for name, value in given_.items()})

    point = model.instantiate(**given_)
    assert {name: int(array[1]) for name, array in found.items()} == {name: point[name] for name in model.quantities}


def test_the_workspace_of_prefill_with_its_maximum_is_found_over_arrays() -> None:
    """D + e·max(...): with b = 1, c = 16, H = 64, F = 256, t = 2, h = 8: 2·16·64 + 2·max(16·128, 3·16·32, 256·4)."""
    found = derive("prefill").compile("memory.workspace")(b=1, c=[16, 32], H=64, F=256, h=8, t=2, e=2)

    assert found["memory.workspace"].tolist() == [2 * 16 * 64 + 2 * 16 * 128, 2 * 32 * 64 + 2 * 32**2 * 4]


def test_arrays_broadcast_as_in_numpy() -> None:
    found = training().compile(["flops.qkv"])(**{**POINT, "S": np.arange(1, 4), "t": np.array([[2], [8]])})

    assert found["flops.qkv"].tolist() == [[6 * s * 12288**2 // ranks for s in (1, 2, 3)] for ranks in (2, 8)]


def test_one_point_is_an_array_without_dimensions() -> None:
    found = training().compile("flops.qkv")(**POINT)["flops.qkv"]

    assert found.shape == ()
    assert int(found) == 6 * 2048 * 12288**2 // 8


def test_a_named_model_fills_in_its_sizes_and_keeps_them() -> None:
    compiled = training(model="gpt3-175B").compile("flops.qkv")

    assert set(compiled.symbols) == {"B", "t"}
    assert int(compiled(B=1, t=8)["flops.qkv"]) == 6 * 2048 * 12288**2 // 8
    assert int(compiled(B=1, t=8, S=1)["flops.qkv"]) == 6 * 12288**2 // 8
    with pytest.raises(BindingError, match="H = 4096, but the model gpt3-175B has H = 12288"):
        compiled(B=1, t=8, H=4096)


def test_a_sum_and_a_difference_of_quantities_compile_under_their_hypotheses() -> None:
    quantities = training().quantities
    total = quantities["memory.weights"] + quantities["memory.gradients"] - quantities["memory.weights"]

    sizes = {name: POINT[name] for name in ("H", "F", "h", "t", "e")}

    found = total.compile()(**sizes)

    assert int(found[total.name]) == training().instantiate(**POINT)["memory.gradients"]
    with pytest.raises(HypothesisError, match="t = 5 does not divide h = 96"):
        total.compile()(**{**sizes, "t": 5})


def test_no_rows_give_no_numbers() -> None:
    found = training().compile("flops.qkv")(**{**POINT, "S": np.array([], dtype=np.int64)})

    assert found["flops.qkv"].shape == (0,)


@given(shape=st.lists(st.integers(1, 9), max_size=4).map(tuple), size=st.integers(1, 40))
def test_blocks_cover_every_row_once(shape: tuple[int, ...], size: int) -> None:
    seen = np.zeros(shape, dtype=int)
    for block in blocks(shape, size):
        seen[block] += 1

    assert (seen == 1).all()


# Widths


def test_beyond_64_bits_the_numbers_are_exact() -> None:
    found = training().compile(["flops.qkv", "payload.boundary"])(**{**POINT, "B": np.array([1, 10**9])})

    assert found["flops.qkv"].dtype == object
    assert found["flops.qkv"].tolist() == [b * 6 * 2048 * 12288**2 // 8 for b in (1, 10**9)]
    assert found["payload.boundary"].dtype == np.int64


def test_values_that_no_machine_word_holds_are_taken() -> None:
    found = training().compile("flops.qkv")(**{**POINT, "B": [1, 10**50]})

    assert found["flops.qkv"].tolist() == [b * 6 * 2048 * 12288**2 // 8 for b in (1, 10**50)]


def test_a_large_partial_sum_counts_although_the_result_is_small() -> None:
    """B·S − B·H is computed as B·(S − H) or as two products: with B = 2^40 and S = H + 1 = 2^30 no form may wrap."""
    compiled = quantity(B * S * 2**10 - B * H * 2**10).compile()

    assert compiled(B=[2**40], S=[2**30], H=[2**30 - 1])["x"].tolist() == [2**50]
    assert compiled.fits(B=2**40, S=(1, 2**30), H=(1, 2**30)) == {"x": False}


def test_numbers_far_below_zero_are_exact() -> None:
    compiled = quantity(S - B * H).compile()

    assert compiled.fits(S=1, B=2**40, H=2**40) == {"x": False}
    assert compiled(S=[1], B=[2**40], H=[2**40])["x"].tolist() == [1 - 2**80]


def test_a_number_that_is_only_negative_has_its_own_limit() -> None:
    compiled = quantity(-4 * B).compile()

    assert compiled.fits(B=(2**62, 2**62)) == {"x": False}
    assert compiled(B=[2**62])["x"].tolist() == [-(2**64)]


def test_a_quotient_of_numbers_beyond_64_bits_is_exact() -> None:
    compiled = quantity(B * S / 3).compile()

    assert compiled(B=[2**62, 3], S=[3, 2])["x"].tolist() == [2**62, 2]
    assert compiled.fits(B=2**62, S=3) == {"x": False}, "what it is computed from does not fit"


def test_the_limit_is_the_largest_word() -> None:
    compiled = quantity(B * S).compile()

    assert compiled.fits(B=(1, 2**31), S=(1, 2**31)) == {"x": True}
    assert compiled.fits(B=2**63 - 1, S=1) == {"x": True}
    assert compiled.fits(B=2**62, S=2) == {"x": False}
    assert compiled(B=np.array([2**62]), S=np.array([2]))["x"].tolist() == [2**63]


def test_where_nothing_larger_is_wanted_it_is_refused_before_it_runs() -> None:
    compiled = training().compile(beyond="refuse")

    with pytest.raises(RangeError, match=r"flops.* may need more than 64 bits at these ranges") as caught:
        compiled(**{**POINT, "B": np.array([1, 10**9])})
    assert "flops.qkv" in caught.value.quantities
    assert "payload.boundary" not in caught.value.quantities
    assert compiled(**POINT)["flops.qkv"].dtype == np.int64


SMALL = st.integers(-3, 3)
TERMS = st.lists(st.tuples(SMALL, st.integers(0, 3), st.integers(0, 3), st.integers(0, 2)), min_size=1, max_size=6)


@settings(max_examples=60, deadline=None)
@given(terms=TERMS, low=st.integers(1, 50), spread=st.integers(0, 9))
def test_the_interval_of_a_formula_holds_every_value_and_every_partial_sum(terms: Any, low: int, spread: int) -> None:
    expr = normal(sum(c * B**i * S**j * H**k for c, i, j, k in terms))
    made = program({"x": expr, "y": normal(largest(expr, B * S))}, Hypotheses())
    bounds = intervals(made, dict.fromkeys(made.inputs, (low, low + spread)))

    values: list[int] = []
    at = {name: low + place * spread // 2 for place, name in enumerate(made.inputs)}
    for op in made.ops:
        if op.word in ("const", "input"):
            values.append(op.left if op.word == "const" else at[made.inputs[op.left]])
        else:
            a, b = values[op.left], values[op.right]
            results = {"add": a + b, "sub": a - b, "mul": a * b, "max": max(a, b)}
            values.append(results[op.word])
    point = {"B": at.get("B", 1), "S": at.get("S", 1), "H": at.get("H", 1)}

    assert all(bound is not None and bound[0] <= v <= bound[1] for bound, v in zip(bounds, values, strict=True))
    by_hand = sum(c * point["B"] ** i * point["S"] ** j * point["H"] ** k for c, i, j, k in terms)
    assert values[dict(made.outputs)["x"]] == by_hand
    assert values[dict(made.outputs)["y"]] == max(by_hand, point["B"] * point["S"])


# Denominators


def test_a_ceiling_and_a_half_are_exact() -> None:
    padded = quantity(align_up(B * S, 256) + Rational(1, 2) * S * (S + 1)).compile()

    found = padded(B=3, S=np.array([1, 85, 86]))

    assert found["x"].tolist() == [256 + 1, 256 + 85 * 43, 512 + 43 * 87]


def test_a_formula_that_is_no_integer_is_refused_at_its_first_row() -> None:
    with pytest.raises(HypothesisError, match=r"row 2: x = S/3 is no integer at S = 7"):
        quantity(S / 3).compile()(S=[3, 6, 7, 8])


def test_a_maximum_of_fractions_is_exact() -> None:
    found = quantity(e * largest(B * F / t, 3 * B * H / t), Hypotheses((Divides(t, F), Divides(t, H)))).compile()

    assert found(e=2, B=5, F=[8, 96], H=16, t=4)["x"].tolist() == [2 * 5 * 3 * 4, 2 * 5 * 24]


def test_a_power_of_a_maximum_of_fractions_is_exact() -> None:
    """t²·max(B/t, S/t)² = max(B, S)², where t divides neither."""
    found = quantity(t**2 * largest(B / t, S / t) ** 2).compile()(B=[5, 3], S=[3, 7], t=2)

    assert found["x"].tolist() == [25, 49]


# The program


def test_hypotheses_make_the_quotients_so_that_nothing_else_is_divided() -> None:
    """t | h, t | F and H = h·d_h are three divisions, of which every quantity is a polynomial."""
    words = [op.word for op in training().compile().program.ops]

    assert words.count("div") == 3


def test_common_factors_are_multiplied_once() -> None:
    made = program({"x": 6 * B * S * H**2, "y": 2 * B * S * H**2, "z": 4 * B * S * H * F}, Hypotheses())

    assert sum(op.word == "mul" for op in made.ops) == 3 + 3 + 1


def test_a_program_is_the_same_under_every_order_of_the_same_terms() -> None:
    one = program({"x": normal(B * S + H * F + B * F)}, Hypotheses())
    other = program({"x": normal(B * F + B * S + F * H)}, Hypotheses())

    assert one == other


def test_a_bound_by_a_hypothesis_is_used_for_quotients_written_as_products() -> None:
    """H/t = (h/t)·d_h is at most max(H)/min(t), whatever the ranges of h and d_h are."""
    made = program({"x": normal(H / t)}, Hypotheses((Defines(H, h * d_h, solved=d_h), Divides(t, h), AtLeast(t, 2))))

    bounds = intervals(made, {"H": (64, 4096), "h": (1, 64), "t": (2, 8)})

    assert bounds[dict(made.outputs)["x"]] == (8, 2048)


def test_a_compiled_function_crosses_to_another_process_as_plain_data() -> None:
    import cloudpickle

    compiled = training().compile("flops.qkv")
    again = cloudpickle.loads(cloudpickle.dumps(compiled))

    assert isinstance(again, Compiled)
    assert again == compiled
    assert int(again(**POINT)["flops.qkv"]) == 6 * 2048 * 12288**2 // 8
