"""Formulas over arrays: rows that break a hypothesis, input that is refused, libraries that are missing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from attrs import evolve

from blueprint_sym import (
    BindingError,
    HypothesisError,
    MissingExtraError,
    ProofError,
    SpecError,
)
from blueprint_sym.extras import library
from blueprint_sym.proof.report import ProofReport, Status, Verdict
from tests.test_arrays import POINT, training

# Rows that break a hypothesis


def test_the_first_row_that_breaks_a_hypothesis_is_named() -> None:
    with pytest.raises(
        HypothesisError, match=r"^row 1: t = 5 does not divide h = 96; the nearest that fits: t = 4 or t = 6$"
    ):
        training().compile()(**{**POINT, "t": [8, 5, 7]})


def test_one_point_that_breaks_a_hypothesis_is_told_without_a_row() -> None:
    with pytest.raises(HypothesisError, match=r"^t = 5 does not divide h = 96; the nearest that fits: t = 4 or t = 6$"):
        training().compile()(**{**POINT, "t": 5})


def test_an_equation_is_checked_where_one_side_is_the_same_in_all_rows() -> None:
    """H = 64 is one number, h an array: 64 = 8·8, and 12 divides no 64."""
    with pytest.raises(
        HypothesisError,
        match=r"row 1: .* has no integer solution for d_h at H = 64, h = 12 \(d_h would be 16/3\); choose values",
    ):
        training().compile()(B=1, S=16, H=64, F=256, h=[8, 12], t=4, e=2)


def test_a_head_width_that_is_given_must_fit() -> None:
    compiled = training().compile("flops.qkv")

    assert int(compiled(**POINT, d_h=128)["flops.qkv"]) == 6 * 2048 * 12288**2 // 8
    with pytest.raises(
        HypothesisError, match=r"row 1: H = h\*d_h does not hold: H = 12288, h = 96, d_h = 64; leave d_h out, or choose"
    ):
        compiled(**POINT, d_h=[128, 64])


def test_a_single_rank_sends_to_the_other_derivation() -> None:
    with pytest.raises(HypothesisError, match="t = 1, but t >= 2 is assumed: derive with tensor_parallel=False"):
        training().compile()(**{**POINT, "t": 1})
    with pytest.raises(HypothesisError, match="derive with tensor_parallel=True for t >= 2"):
        training(tensor_parallel=False).compile()(**{**POINT, "t": 2})


def test_masked_rows_are_those_that_break_a_hypothesis() -> None:
    found = training().compile("flops.qkv", rows="mask")(**{**POINT, "t": [8, 5, 0, 1, 96]})["flops.qkv"]

    assert np.ma.getmaskarray(found).tolist() == [False, True, True, True, False]
    assert found.compressed().tolist() == [6 * 2048 * 12288**2 // ranks for ranks in (8, 96)]
    assert found.data[found.mask].tolist() == [0, 0, 0], "what stands behind a mask is the same in every run"


def test_a_hypothesis_that_no_row_meets_masks_all() -> None:
    found = training().compile("flops.qkv", rows="mask")(**{**POINT, "t": 5, "S": [1, 2]})["flops.qkv"]

    assert np.ma.getmaskarray(found).all()


def test_masked_rows_of_wide_numbers_leave_the_others_exact() -> None:
    found = training().compile("flops.qkv", rows="mask")(**{**POINT, "B": 10**12, "t": [0, 8]})["flops.qkv"]

    assert np.ma.getmaskarray(found).tolist() == [True, False]
    assert found[1] == 10**12 * 6 * 2048 * 12288**2 // 8


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("B", 1.5, "B = 1.5 is a float; an integer is needed"),
        ("B", np.array([1.0, 2.0]), "B is an array of float64; integers are needed"),
        ("B", True, "B = True is a bool; an integer is needed"),
        ("B", [1, 2.0], "B has 2.0, a float; integers are needed"),
        ("B", "1", "B = '1' is a str; an integer is needed"),
        ("B", 0, "B = 0 must be at least 1"),
        ("B", [3, -4], "B = -4 must be at least 1"),
        ("X", 1, "X is no symbol of this derivation; its symbols are B, S, H, F, h, d_h, e, t"),
        ("B", np.ma.masked_array([1, 2], mask=[False, True]), "B has masked rows; give values for all of them"),
    ],
)
def test_what_is_no_positive_integer_is_refused(name: str, value: Any, message: str) -> None:
    with pytest.raises(BindingError, match=message.replace("(", r"\(")):
        training().compile()(**{**POINT, name: value})


def test_missing_values_and_shapes_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BindingError, match=r"no value for S, t \(S: sequence length; t: tensor-parallel degree\)"):
        training().compile("flops.qkv")(B=1, H=64, h=8)
    with pytest.raises(BindingError, match="the arrays do not broadcast"):
        training().compile()(**{**POINT, "B": [1, 2], "S": [1, 2, 3]})


def test_unknown_quantities_and_choices_are_refused() -> None:
    with pytest.raises(SpecError, match=r"no quantity 'flops'; there are flops\.qkv"):
        training().compile("flops")
    with pytest.raises(SpecError, match="unknown choice 'drop'; choose one of refuse, mask"):
        training().compile(rows="drop")
    with pytest.raises(SpecError, match="unknown choice 'wrap'; choose one of exact, refuse"):
        training().compile(beyond="wrap")


def test_what_is_not_proved_yields_no_function() -> None:
    derivation = training()
    first = derivation.checkpoints[0]
    doubt = Verdict(first.report.verdicts[0].obligation, Status.UNKNOWN)
    broken = evolve(derivation, checkpoints=(evolve(first, report=ProofReport((doubt,))), *derivation.checkpoints[1:]))

    with pytest.raises(ProofError):
        broken.compile()


# Without the libraries


@pytest.mark.parametrize(("name", "extra"), [("numpy", "arrays"), ("polars", "polars"), ("matplotlib.pyplot", "plots")])
def test_a_library_that_is_not_installed_is_named_with_its_extra(
    name: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name.partition(".")[0])

    monkeypatch.setattr("blueprint_sym.extras.import_module", missing)

    with pytest.raises(MissingExtraError, match=rf"pip install 'blueprint-sym\[{extra}\]'") as caught:
        library(name)
    assert caught.value.extra == extra
    if name == "numpy":
        with pytest.raises(MissingExtraError):
            training().compile("flops.qkv")(**POINT)


def test_an_error_within_a_library_is_not_taken_for_its_absence(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> Any:
        raise ModuleNotFoundError("No module named 'six'", name="six")

    monkeypatch.setattr("blueprint_sym.extras.import_module", broken)

    with pytest.raises(ModuleNotFoundError, match="six"):
        library("numpy")
