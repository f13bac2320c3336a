"""What a user gives for sizes is read in one way, whoever asks: the same is accepted, and refused in the same words."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

from blueprint_sym import BindingError, Derivation, HypothesisError, derive, largest, smallest, sweep
from blueprint_sym.given import Setting

POINT = {"B": 1, "S": 2048, "H": 12288, "F": 49152, "h": 96, "t": 8, "e": 2}
MISTRAL, GPT3 = "Mistral-7B-v0.1", "gpt3-175B"
NAME = "flops.attention_matmul"


@cache
def training(model: str | None = None) -> Derivation:
    return derive("training", model=model)


def by_point(derivation: Derivation, values: dict[str, Any]) -> int:
    return derivation.instantiate(**values)[NAME]


def by_line(derivation: Derivation, values: dict[str, Any]) -> int:
    return derivation.quantities[NAME].worked(**values).value


def by_arrays(derivation: Derivation, values: dict[str, Any]) -> int:
    return int(derivation.compile()(**values)[NAME])


def by_formula(derivation: Derivation, values: dict[str, Any]) -> int:
    return int(derivation.quantities[NAME].compile()(**values)[NAME])


def by_sweep(derivation: Derivation, values: dict[str, Any]) -> int:
    return int(sweep(derivation, values, quantities=NAME).to_pandas()[NAME][0])


def by_optimum(derivation: Derivation, values: dict[str, Any]) -> int:
    """The quantity where B is the least that is at least the one that is wanted."""
    others = {name: value for name, value in values.items() if name != "B"}
    per_sequence = derivation.quantities[NAME] >= 1
    return smallest("B", subject_to=per_sequence, **others).sides[0][1]


EVERYWHERE = [by_point, by_line, by_arrays, by_formula, by_sweep, by_optimum]
ASKED = pytest.mark.parametrize("asked", EVERYWHERE)
Asked = Callable[[Derivation, dict[str, Any]], int]


@ASKED
def test_a_window_may_be_as_short_as_a_shorter_sequence(asked: Asked) -> None:
    """Behind a window of S all S(S + 1)/2 pairs are visible: two products of 2 FLOPs over H = 4096 on 8 ranks."""
    values = {"B": 1, "S": 2048, "w": 2048, "t": 8, "e": 2}
    assert asked(training(MISTRAL), values) == 4 * 2048 * 2049 // 2 * 4096 // 8


@pytest.mark.parametrize("asked", [by_point, by_line, by_arrays, by_formula, by_optimum])
def test_a_window_that_exceeds_the_sequence_is_refused_with_one_that_fits(asked: Asked) -> None:
    with pytest.raises(HypothesisError) as caught:
        asked(training(MISTRAL), {"B": 1, "S": 2048, "t": 8, "e": 2})
    assert str(caught.value) == "w = 4096 exceeds S = 2048; w = 2048 is the nearest that fits"
    assert caught.value.symbol == "w"


def test_a_sweep_leaves_out_windows_that_exceed_the_sequence() -> None:
    space = sweep(training(MISTRAL), {"B": 1, "S": [1024, 2048], "w": [1024, 2048], "t": 8, "e": 2}, quantities=NAME)
    assert space.count() == {"points": 4, "lawful": 3, "kept": 3}


KNOWN = "its symbols are B, S, H, F, h, d_h, e, t"
REFUSED: list[tuple[str | None, dict[str, Any], str]] = [
    (None, {"S": 2048.0}, "S = 2048.0 is a float; an integer is needed"),
    (None, {"S": np.float64(2)}, "S = np.float64(2.0) is a float64; an integer is needed"),
    (None, {"S": True}, "S = True is a bool; an integer is needed"),
    (None, {"S": "2"}, "S = '2' is a str; an integer is needed"),
    (None, {"S": None}, "S = None is a NoneType; an integer is needed"),
    (None, {"V": 5}, f"V is no symbol of this derivation; {KNOWN}"),
    (None, {"w": 3}, f"w is no symbol of this derivation; {KNOWN}"),
    (GPT3, {"H": 4096}, "H = 4096, but the model gpt3-175B has H = 12288"),
    (GPT3, {"L": 95}, "L = 95, but the model gpt3-175B has L = 96"),
    (GPT3, {"d_h": 64}, "d_h = 64, but the model gpt3-175B has d_h = 128"),
]


@ASKED
@pytest.mark.parametrize(("model", "change", "message"), REFUSED, ids=str)
def test_a_value_that_cannot_be_used_is_refused_in_the_same_words(
    asked: Asked, model: str | None, change: dict[str, Any], message: str
) -> None:
    values = POINT if model is None else {"B": 1, "t": 8, "e": 2}
    with pytest.raises(BindingError) as caught:
        asked(training(model), {**values, **change})
    assert str(caught.value) == message
    assert caught.value.symbol == next(iter(change))


@pytest.mark.parametrize("asked", [by_point, by_line, by_arrays, by_formula, by_optimum])
@pytest.mark.parametrize(
    ("change", "symbol", "message"),
    [
        ({"X": 3}, "X", f"X is no symbol of this derivation; {KNOWN}"),
        ({"S": 0}, "S", "S = 0 must be at least 1"),
        ({"t": 5}, "t", "t = 5 does not divide h = 96; the nearest that fits: t = 4 or t = 6"),
        ({"F": 49153}, "t", "t = 8 does not divide F = 49153; no t of at least 2 divides all of h = 96, F = 49153"),
        ({"t": 1}, "t", "t = 1, but t >= 2 is assumed: derive with tensor_parallel=False for t = 1"),
        (
            {"d_h": 127},
            "H",
            "H = h*d_h does not hold: H = 12288, h = 96, d_h = 127; leave d_h out, or choose values that divide, or "
            "give d_h and derive with model={'head_width': 'free'}",
        ),
        (
            {"H": 100},
            "d_h",
            "H = h*d_h has no integer solution for d_h at H = 100, h = 96 (d_h would be 25/24); choose values that "
            "divide, or give d_h and derive with model={'head_width': 'free'}",
        ),
    ],
    ids=str,
)
def test_a_point_that_is_none_is_refused_in_the_same_words(
    asked: Asked, change: dict[str, int], symbol: str, message: str
) -> None:
    with pytest.raises(BindingError) as caught:
        asked(training(), {**POINT, **change})
    assert str(caught.value) == message
    assert caught.value.symbol == symbol


@ASKED
def test_what_is_missing_is_named_with_its_meaning(asked: Asked) -> None:
    with pytest.raises(BindingError) as caught:
        asked(training(), {name: value for name, value in POINT.items() if name not in ("S", "t")})
    assert str(caught.value) == "no value for S, t (S: sequence length; t: tensor-parallel degree)"
    assert caught.value.symbol == "S"


@ASKED
@pytest.mark.parametrize("kind", [np.int64, np.int8, np.uint64, np.array])
def test_an_integer_of_numpy_is_an_integer(asked: Asked, kind: Any) -> None:
    """Two products of 2 FLOPs over H at S² pairs."""
    assert asked(training(), {**POINT, "t": kind(8)}) == 4 * 2048**2 * 12288 // 8


@ASKED
def test_a_size_of_the_model_that_no_formula_has_may_be_given_where_it_agrees(asked: Asked) -> None:
    values = {"B": 1, "t": 8, "e": 2, "L": 96, "H": 12288}
    assert asked(training(GPT3), values) == 4 * 2048**2 * 12288 // 8


@ASKED
def test_a_symbol_of_other_quantities_may_be_given(asked: Asked) -> None:
    """No product of scores has F or e."""
    assert asked(training(), {**POINT, "F": 96, "e": 4}) == 4 * 2048**2 * 12288 // 8


def test_prefill_says_that_the_query_tokens_may_be_left_out() -> None:
    derivation = derive("prefill")
    values = {"b": 1, "q": 3, "c": 2, "H": 64, "F": 256, "h": 4, "t": 2, "e": 2}
    for asked in (by_point, by_line, by_arrays, by_formula):
        with pytest.raises(HypothesisError, match=r"^q = c does not hold: q = 3, c = 2; leave q out$") as caught:
            asked(derivation, values)
        assert caught.value.symbol == "q"


# --- arrays -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("values", [[12288, 4096, 5], np.array([[12288], [4096]]), 4096])
def test_an_array_that_is_not_the_models_is_refused_by_its_first_other_element(values: Any) -> None:
    with pytest.raises(BindingError) as caught:
        training(GPT3).compile()(B=1, t=8, e=2, H=values)
    assert str(caught.value) == "H = 4096, but the model gpt3-175B has H = 12288"


def test_an_axis_that_is_not_the_models_is_refused_before_anything_runs() -> None:
    with pytest.raises(BindingError) as caught:
        sweep(training(GPT3), {"B": 1, "t": [2, 4, 8], "e": 2, "h": [96, 48, 24]})
    assert str(caught.value) == "h = 48, but the model gpt3-175B has h = 96"


def test_an_axis_that_only_some_derivations_have_is_an_axis() -> None:
    """With sharded states d divides what the optimizer keeps; without them it changes nothing."""
    axes = {"B": 1, "S": 16, "H": 64, "F": 256, "h": 4, "t": 2, "e": 2, "d": [1, 2]}
    several = [derive("training"), derive("training", shard_optimizer=True)]
    frame = sweep(several, axes, quantities="memory.optimizer").to_pandas()
    first = frame["memory.optimizer"][0]
    assert frame["memory.optimizer"].tolist() == [first, first, first, first // 2]
    with pytest.raises(BindingError, match="d is no symbol of this derivation"):
        sweep(derive("training"), axes)


def test_rows_that_are_none_break_no_hypothesis() -> None:
    found = training().compile(NAME)(**{**POINT, "B": np.array([], dtype=np.int64), "t": 5})
    assert found[NAME].shape == (0,)


# --- named models -----------------------------------------------------------------------------------------------------


def test_a_quantity_of_a_named_model_and_a_sum_of_them_keep_its_sizes() -> None:
    """6BSH²/t and 4BSHF/t at gpt3's S = 2048, H = 12288, F = 4H."""
    found = training(GPT3).quantities
    both = found["flops.qkv"] + found["flops.mlp"]
    expected = 6 * 2048 * 12288**2 // 8 + 4 * 2048 * 12288 * 4 * 12288 // 8

    assert int(both.compile()(B=1, t=8)[both.name]) == expected
    assert both.worked(B=1, t=8).value == expected
    with pytest.raises(BindingError, match="F = 1, but the model gpt3-175B has F = 49152"):
        both.worked(B=1, t=8, F=1)


def test_the_smallest_degree_of_a_named_model_knows_its_sizes() -> None:
    """24H(2H + F + 2t)/t bytes: 3,624,468,480 at t = 6, above 4 GiB at t = 4, and t = 5 divides no 96."""
    found = smallest("t", subject_to=training(GPT3).quantities["memory.optimizer"] <= 4 * 2**30)
    assert int(found) == 6
    assert found.sides[0][1] == 24 * 12288 * (2 * 12288 + 49152 + 2 * 6) // 6


def test_a_size_that_the_model_has_is_not_sought() -> None:
    found = training(GPT3).quantities["flops.qkv"]
    with pytest.raises(BindingError, match="H is sought, but the model gpt3-175B has H = 12288"):
        smallest("H", subject_to=found >= 1, B=1, t=8)
    with pytest.raises(BindingError, match="V is no symbol of this derivation"):
        smallest("V", subject_to=found >= 1, B=1, t=8)


def test_the_longest_sequence_of_a_named_model_may_be_sought() -> None:
    """6BSH²/t is 6 · 2 · 12288²/8 for S = 2."""
    found = training(GPT3).quantities["flops.qkv"] <= 6 * 2 * 12288**2 // 8 + 1
    assert int(largest("S", subject_to=found, B=1, t=8)) == 2


def test_sizes_in_which_two_models_differ_are_those_of_none() -> None:
    one = Setting(frozenset("BH"), (("H", 8), ("h", 2)), "one")
    other = Setting(frozenset("BHF"), (("H", 16), ("h", 2), ("F", 4)), "other")

    both = one + other

    assert both.letters == frozenset("BHF")
    assert both.sizes == (("h", 2), ("F", 4))
    assert (both + one).sizes == (("h", 2), ("F", 4)), "what is disputed once stays so"
    assert both.model == ""
    assert (one + one).model == "one"
    assert (one + Setting(frozenset("V"))).known == {"H": 8}


def test_reading_values_needs_no_sympy() -> None:
    modules = ("given", "ways_out", "numeric.program", "numeric.compiled", "numeric.execute", "space.work")
    code = "; ".join(
        (*(f"import blueprint_sym.{name}" for name in modules), "import sys; print('sympy' in sys.modules)")
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
