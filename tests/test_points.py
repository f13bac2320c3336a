"""The values of a point, which are hostile until checked."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
import sympy

from blueprint_sym.derivation import Derivation, derive
from blueprint_sym.errors import BindingError, HypothesisError, ProofError
from blueprint_sym.passes.manager import Checkpoint
from blueprint_sym.proof.prover import Prover
from blueprint_sym.proof.report import ProofReport, Status, Verdict

POINT = {"B": 1, "S": 2048, "H": 12288, "F": 49152, "h": 96, "t": 8, "e": 2}
KNOWN = "its symbols are B, S, H, F, h, d_h, e, t"


@cache
def training(model: str | None = None, **strategy: Any) -> Derivation:
    return derive("training", model=model, **strategy)


def at(**changes: Any) -> dict[str, Any]:
    """The point with changes; a change to ... leaves the symbol out."""
    return {name: value for name, value in {**POINT, **changes}.items() if value is not ...}


def test_values_are_exact_and_complete() -> None:
    instance = training().instantiate(**POINT)
    assert dict(instance.values) == {**POINT, "d_h": 128}
    assert instance["flops.qkv"] == 6 * 2048 * 12288**2 // 8
    assert type(instance["flops.qkv"]) is int


@pytest.mark.parametrize("kind", [np.int64, np.uint8, np.array, sympy.Integer])
def test_an_integer_of_any_library_is_one(kind: Any) -> None:
    """Values that come from arrays and from formulas: 6BSH²/t at B = 3."""
    instance = training().instantiate(**at(B=kind(3)))
    assert instance["flops.qkv"] == 3 * 6 * 2048 * 12288**2 // 8
    assert type(dict(instance.values)["B"]) is int


def test_a_number_is_printed_with_its_unit() -> None:
    assert str(training().instantiate(**POINT).quantities["flops.qkv"]) == f"{6 * 2048 * 12288**2 // 8} FLOP"


def test_values_beyond_all_machine_words_are_exact() -> None:
    assert training().instantiate(**at(B=10**50))["flops.qkv"] == 10**50 * 6 * 2048 * 12288**2 // 8


REFUSED: dict[str, tuple[dict[str, Any], type[BindingError], str, str]] = {
    "a missing symbol": (
        {"B": ...},
        BindingError,
        "B",
        "no value for B (B: microbatch size (training))",
    ),
    "two missing symbols": (
        {"B": ..., "S": ...},
        BindingError,
        "B",
        "no value for B, S (B: microbatch size (training); S: sequence length)",
    ),
    "an unknown symbol": ({"X": 1}, BindingError, "X", f"X is no symbol of this derivation; {KNOWN}"),
    "a symbol of inference": ({"b": 1}, BindingError, "b", f"b is no symbol of this derivation; {KNOWN}"),
    "a symbol that does not occur": ({"L": 96}, BindingError, "L", f"L is no symbol of this derivation; {KNOWN}"),
    "zero": ({"B": 0}, BindingError, "B", "B = 0 must be at least 1"),
    "a negative number": ({"t": -8}, BindingError, "t", "t = -8 must be at least 1"),
    "a float": ({"B": 1.0}, BindingError, "B", "B = 1.0 is a float; an integer is needed"),
    "a boolean": ({"B": True}, BindingError, "B", "B = True is a bool; an integer is needed"),
    "text": ({"B": "1"}, BindingError, "B", "B = '1' is a str; an integer is needed"),
    "nothing": ({"B": None}, BindingError, "B", "B = None is a NoneType; an integer is needed"),
    "a whole float of NumPy": (
        {"B": np.float64(1)},
        BindingError,
        "B",
        "B = np.float64(1.0) is a float64; an integer is needed",
    ),
    "a boolean of NumPy": ({"B": np.bool_(True)}, BindingError, "B", "B = np.True_ is a bool; an integer is needed"),
    "a fraction of sympy": (
        {"B": sympy.Rational(3, 2)},
        BindingError,
        "B",
        "B = 3/2 is a Rational; an integer is needed",
    ),
    "several values": (
        {"B": [1, 2]},
        BindingError,
        "B",
        "B = [1, 2] is a list; an integer is needed",
    ),
    "ranks that do not divide the heads": (
        {"t": 5},
        HypothesisError,
        "t",
        "t = 5 does not divide h = 96; the nearest that fits: t = 4 or t = 6",
    ),
    "ranks that do not divide the feed-forward width": (
        {"F": 49153},
        HypothesisError,
        "t",
        "t = 8 does not divide F = 49153; no t of at least 2 divides all of h = 96, F = 49153",
    ),
    "one rank": (
        {"t": 1},
        HypothesisError,
        "t",
        "t = 1, but t >= 2 is assumed: derive with tensor_parallel=False for t = 1",
    ),
    "a width that the heads do not divide": (
        {"H": 12289},
        HypothesisError,
        "d_h",
        "H = h*d_h has no integer solution for d_h at H = 12289, h = 96 (d_h would be 12289/96); choose values that "
        "divide, or give d_h and derive with model={'head_width': 'free'}",
    ),
    "a head width that is another": (
        {"d_h": 127},
        HypothesisError,
        "H",
        "H = h*d_h does not hold: H = 12288, h = 96, d_h = 127; leave d_h out, or choose values that divide, or give "
        "d_h and derive with model={'head_width': 'free'}",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_point_that_cannot_be_put_in_is_refused_by_its_symbol(case: str) -> None:
    changes, kind, symbol, message = REFUSED[case]
    with pytest.raises(BindingError) as caught:
        training().instantiate(**at(**changes))
    assert type(caught.value) is kind
    assert str(caught.value) == message
    assert caught.value.symbol == symbol


def test_a_head_width_that_is_right_may_be_given() -> None:
    assert training().instantiate(**at(d_h=128)) == training().instantiate(**POINT)


def test_sequence_parallelism_needs_a_sequence_that_the_ranks_divide() -> None:
    with pytest.raises(HypothesisError, match="t = 8 does not divide S = 2047"):
        training(sequence_parallel=True).instantiate(**at(S=2047))


def test_sharded_states_need_a_number_of_shards() -> None:
    with pytest.raises(BindingError, match=r"no value for d \(d: data-parallel degree\)"):
        training(shard_optimizer=True).instantiate(**POINT)


def test_one_rank_is_the_value_of_t_without_tensor_parallelism() -> None:
    assert dict(training(tensor_parallel=False).instantiate(**at(t=...)).values)["t"] == 1


def test_many_ranks_without_tensor_parallelism_name_the_other_derivation() -> None:
    with pytest.raises(HypothesisError) as caught:
        training(tensor_parallel=False).instantiate(**POINT)
    assert str(caught.value).endswith("derive with tensor_parallel=True for t >= 2")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"H": 5}, "H = 5, but the model gpt3-175B has H = 12288"),
        ({"d_h": 64}, "d_h = 64, but the model gpt3-175B has d_h = 128"),
        ({"L": 5}, "L = 5, but the model gpt3-175B has L = 96"),
        ({"F": 1}, "F = 1, but the model gpt3-175B has F = 49152"),
    ],
)
def test_a_size_that_contradicts_the_model_is_refused(changes: dict[str, int], message: str) -> None:
    with pytest.raises(BindingError) as caught:
        training("gpt3-175B").instantiate(B=1, t=8, e=2, **changes)
    assert str(caught.value) == message


def test_a_size_that_agrees_with_the_model_may_be_given() -> None:
    derivation = training("gpt3-175B")
    assert derivation.instantiate(B=1, t=8, e=2, H=12288, L=96) == derivation.instantiate(B=1, t=8, e=2)


def test_the_sequence_length_of_a_model_is_a_default() -> None:
    values = training("gpt3-175B").instantiate(B=1, t=8, e=2, S=1024).values
    assert dict(values)["S"] == 1024


def test_a_model_with_free_heads_needs_ranks_that_divide_its_width() -> None:
    with pytest.raises(HypothesisError, match="t = 8 does not divide H = 5140"):
        training("gpt3-13B").instantiate(B=1, t=8, e=2)


def test_the_query_tokens_of_a_phase_are_fixed() -> None:
    point = {"b": 8, "c": 64, "H": 64, "F": 256, "h": 4, "t": 2, "e": 2}
    assert dict(derive("prefill").instantiate(**point).values)["q"] == 64
    assert dict(derive("decode").instantiate(**point).values)["q"] == 1
    with pytest.raises(HypothesisError, match=r"q = c does not hold: q = 2, c = 64; leave q out$"):
        derive("prefill").instantiate(**point, q=2)
    with pytest.raises(HypothesisError, match=r"q = 1 does not hold: q = 2; leave q out$"):
        derive("decode").instantiate(**point, q=2)


def test_a_derivation_that_is_not_proved_yields_no_numbers() -> None:
    proved = training()
    first = proved.checkpoints[0]
    doubtful = Verdict(first.report.verdicts[0].obligation, Status.UNKNOWN, "not tried")
    report = ProofReport((doubtful, *first.report.verdicts[1:]))
    unproved = Derivation(
        proved.session,
        proved.model,
        (Checkpoint(first.pass_name, first.ir, first.digest, report), *proved.checkpoints[1:]),
    )
    with pytest.raises(ProofError, match="this derivation is not proved and yields no numbers") as caught:
        unproved.instantiate(**POINT)
    assert caught.value.report.counts["unknown"] == 1


def test_a_solver_that_may_do_nothing_lets_no_derivation_pass() -> None:
    with pytest.raises(ProofError, match="is refused: not every obligation is proved") as caught:
        derive("decode", prover=Prover(resource_limit=1))
    assert caught.value.report.count(Status.UNKNOWN) > 0
    assert caught.value.report.count(Status.REFUTED) == 0
