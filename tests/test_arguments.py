"""What is no argument of a public function is refused by its name, with what was given and what is expected."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any

import numpy as np
import pytest

import blueprint_sym as bs
from blueprint_sym.errors import ArgumentError, UnknownNameError

POINT = {"B": 1, "S": 2048, "H": 12288, "F": 49152, "h": 96, "t": 8, "e": 2}


@cache
def training() -> bs.Derivation:
    return bs.derive("training")


def q(name: str = "flops.qkv") -> bs.Quantity:
    return training().quantities[name]


# --- names ------------------------------------------------------------------------------------------------------------


def test_a_quantity_that_is_misspelt_is_told_with_the_closest_and_where_all_are() -> None:
    with pytest.raises(UnknownNameError) as caught:
        training().quantities["flops.qvk"]
    words = str(caught.value)
    assert words.startswith("no quantity 'flops.qvk'; the closest: flops.qkv")
    assert words.endswith(f"list(derivation.quantities) lists all {len(training().quantities)}")
    assert caught.value.close[0] == "flops.qkv"
    assert isinstance(caught.value, KeyError)
    assert isinstance(caught.value, bs.BlueprintError)


def test_a_number_that_is_misspelt_is_told_with_the_closest_and_where_all_are() -> None:
    with pytest.raises(UnknownNameError, match=r"^no quantity 'flops\.qvk'; the closest: flops\.qkv") as caught:
        training().instantiate(**POINT)["flops.qvk"]
    assert "list(instance.quantities) lists all" in str(caught.value)


def test_a_name_that_is_like_none_has_no_closest() -> None:
    with pytest.raises(UnknownNameError, match=r"^no quantity 'zzz'; list\(derivation\.quantities\) lists all"):
        training().quantities["zzz"]
    with pytest.raises(UnknownNameError, match=r"^no quantity 3; list"):
        training().quantities[3]  # type: ignore[index]


def test_asking_whether_a_name_is_there_is_no_error() -> None:
    assert "flops.qvk" not in training().quantities
    assert training().quantities.get("flops.qvk") is None


# --- operators --------------------------------------------------------------------------------------------------------


def test_the_sum_of_several_quantities_is_a_quantity() -> None:
    """6BSH²/t and 4BSHF/t at 2048 tokens."""
    together = sum([q(), q("flops.mlp")])
    assert isinstance(together, bs.Quantity)
    assert together.name == "flops.qkv + flops.mlp"
    expected = 6 * 2048 * 12288**2 // 8 + 4 * 2048 * 12288 * 49152 // 8
    assert together.worked(B=1, S=2048, H=12288, F=49152, t=8).value == expected


@pytest.mark.parametrize(
    ("made", "given"),
    [
        (lambda: q() + 1, "1, an int"),  # type: ignore[operator]
        (lambda: 1 + q(), "1, an int"),
        (lambda: q() - 1.5, "1.5, a float"),  # type: ignore[operator]
        (lambda: 0 - q(), "0, an int"),
        (lambda: q() + "flops.mlp", "'flops.mlp', a str"),  # type: ignore[operator]
        (lambda: False + q(), "False, a bool"),
    ],
)
def test_only_quantities_add(made: Callable[[], Any], given: str) -> None:
    with pytest.raises(ArgumentError) as caught:
        made()
    assert str(caught.value) == f"flops.qkv: expected another quantity to add or to subtract, got {given}"
    assert isinstance(caught.value, TypeError)


def test_a_limit_may_be_an_integer_of_numpy() -> None:
    assert (q() <= np.int64(5)) == (q() <= 5)


# --- arguments --------------------------------------------------------------------------------------------------------


WRONG: list[tuple[Callable[[], Any], str]] = [
    (
        lambda: bs.crossover("flops.qkv", q(), "S"),  # type: ignore[arg-type]
        "first: expected a quantity, got 'flops.qkv', a str; look it up: derivation.quantities['flops.qkv']",
    ),
    (lambda: bs.crossover(q(), 3, "S"), "second: expected a quantity, got 3, an int"),  # type: ignore[arg-type]
    (
        lambda: bs.crossover(q(), q("flops.mlp"), 3),  # type: ignore[arg-type]
        "symbol: expected a symbol or its name, got 3, an int",
    ),
    (lambda: bs.limit(None, "S"), "quantity: expected a quantity, got None, a NoneType"),  # type: ignore[arg-type]
    (lambda: bs.limit(q(), "S", over=3), "over: expected a quantity, got 3, an int"),  # type: ignore[arg-type]
    (lambda: bs.elasticity(3, "S"), "quantity: expected a quantity, got 3, an int"),  # type: ignore[arg-type]
    (
        lambda: bs.smallest("t", subject_to=3),  # type: ignore[arg-type]
        "subject_to: expected conditions such as quantity <= 2**30, got 3, an int",
    ),
    (
        lambda: bs.largest("t", subject_to=[q() <= 3, True]),  # type: ignore[list-item]
        "subject_to: expected conditions such as quantity <= 2**30, got True, a bool",
    ),
    (lambda: bs.smallest("t", subject_to=()), "subject_to: expected conditions such as quantity <= 2**30, got none"),
]


@pytest.mark.parametrize(("asked", "message"), WRONG)
def test_what_a_question_is_not_about_is_refused_by_its_argument(asked: Callable[[], Any], message: str) -> None:
    with pytest.raises(ArgumentError) as caught:
        asked()
    assert str(caught.value) == message
    assert caught.value.argument == message.partition(":")[0]


REFUSED: list[tuple[Callable[[], Any], str]] = [
    (
        lambda: bs.sweep(3, {"t": 2}),  # type: ignore[arg-type]
        "derivation: expected what derive gives, or several of them, got 3, an int",
    ),
    (
        lambda: bs.sweep(["training"], {"t": 2}),  # type: ignore[list-item]
        "derivation: expected what derive gives, or several of them, got 'training', a str",
    ),
    (
        lambda: bs.sweep(training(), 3),  # type: ignore[arg-type]
        "axes: expected a mapping from symbols and choices to values, got 3, an int",
    ),
    (
        lambda: bs.sweep(training(), POINT, where=3),  # type: ignore[arg-type]
        "where: expected functions of the columns, got 3, an int",
    ),
    (
        lambda: bs.sweep(training(), POINT, at_most=3),  # type: ignore[arg-type]
        "at_most: expected a mapping from columns to integers, got 3, an int",
    ),
    (
        lambda: bs.sweep(training(), POINT, at_least={"t": 1.5}),  # type: ignore[dict-item]
        "at_least t: expected an integer, got 1.5, a float",
    ),
    (lambda: bs.load(3), "model: expected a name or a file, got 3, an int"),  # type: ignore[arg-type]
    (
        lambda: bs.views.roofline(training(), device=3),
        "device: expected a name, a TOML file or a description, got 3, an int",
    ),
    (lambda: bs.views.roofline(3), "derivation: expected the derivation of a block, got 3, an int"),
    (
        lambda: training().compile(3),  # type: ignore[arg-type]
        "names: expected names of quantities, got 3, an int",
    ),
]


@pytest.mark.parametrize(("asked", "message"), REFUSED)
def test_what_is_no_argument_is_refused_by_its_field(asked: Callable[[], Any], message: str) -> None:
    with pytest.raises(bs.SpecError) as caught:
        asked()
    assert str(caught.value) == message
    assert caught.value.field == message.partition(":")[0]


def test_answers_are_evaluated_at_points_that_are_read_as_all_others() -> None:
    """Scores pass the MLP's products at S = F."""
    where = bs.crossover(q("flops.attention_matmul"), q("flops.mlp"), "S").where
    assert where is not None
    assert where.at(F=np.int64(7)) == 7
    with pytest.raises(bs.BindingError, match=r"no value for F \(F: feed-forward width\)"):
        where.at(H=3)
    with pytest.raises(bs.BindingError, match=r"F = 1\.5 is a float; an integer is needed"):
        where.at(F=1.5)  # type: ignore[arg-type]
    with pytest.raises(bs.BindingError, match="X is no symbol"):
        bs.elasticity(q(), "S").doubling(X=3)


# --- from other processes ---------------------------------------------------------------------------------------------


def misspelt() -> int:
    return training().instantiate(**POINT)["flops.qvk"]


def unfitting() -> bs.Instance:
    return training().instantiate(**{**POINT, "t": 5})


def untyped() -> bs.Quantity:
    return q() + 1  # type: ignore[operator]


@pytest.mark.parametrize(
    ("task", "kind", "field", "value"),
    [
        (misspelt, UnknownNameError, "name", "flops.qvk"),
        (unfitting, bs.HypothesisError, "symbol", "t"),
        (untyped, ArgumentError, "argument", "flops.qkv"),
    ],
)
def test_an_error_arrives_from_another_process_as_it_was_raised_there(
    task: Callable[[], Any], kind: type[bs.BlueprintError], field: str, value: str
) -> None:
    with pytest.raises(kind) as here:
        task()
    with ProcessPoolExecutor(1) as pool, pytest.raises(kind) as there:
        pool.submit(task).result()
    assert str(there.value) == str(here.value)
    assert getattr(there.value, field) == getattr(here.value, field) == value
