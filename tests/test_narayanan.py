"""Equations 2 and 3 and Table 1 of Narayanan et al. 2021 (arXiv 2104.04473), from blocks."""

from __future__ import annotations

import json
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sympy import Expr

from blueprint_sym import Derivation, derive
from blueprint_sym.expr.algebra import Rules, normal
from blueprint_sym.expr.text import read
from blueprint_sym.symbols import F, H, L, e

FOUR_WIDE: Rules = ((F, 4 * H),)
VOCABULARY, SEQUENCE = 51200, 2048
ROWS = json.loads((Path(__file__).parent / "data" / "narayanan_table1.json").read_text())["rows"]
TABLE_1 = pytest.mark.parametrize("row", ROWS, ids=[f"{row['parameters_billion']} billion" for row in ROWS])

EQUATION_2 = read("12*L*H**2*(1 + 13/(12*H) + (V + S)/(12*L*H))")
EQUATION_3 = read("96*B*S*L*H**2*(1 + S/(6*H) + V/(16*L*H))")

BIASES = read("9*H")
"""Of Q, K, V and the output projection 4H, of the MLP 4H and H: the block has none of them."""
EMBEDDINGS = read("(V + S)*H")
LOGITS = read("6*B*S*H*V")
"""2BSHV forward and twice that backward; the logits are not recomputed."""


@cache
def training(**choices: Any) -> Derivation:
    return derive("training", **choices)


def of_one_rank(name: str, recompute: str = "none") -> Expr:
    return normal(training(tensor_parallel=False, recompute=recompute).quantities[name].expr, FOUR_WIDE)


def parameters() -> Expr:
    return normal(of_one_rank("memory.weights") / e)


# Equation 2


def test_a_block_has_the_parameters_of_equation_2_but_its_biases() -> None:
    assert parameters() == read("12*H**2 + 13*H") - BIASES


def test_blocks_biases_and_embeddings_are_equation_2() -> None:
    assert normal(L * (parameters() + BIASES) + EMBEDDINGS) == EQUATION_2


@TABLE_1
def test_the_billions_of_parameters_that_table_1_prints(row: dict[str, Any]) -> None:
    width, degree = row["H"], row["t"]
    block = training(tensor_parallel=degree > 1)
    point = block.instantiate(B=1, S=SEQUENCE, H=width, F=4 * width, h=row["h"], t=degree, e=2)

    held_once_more = (degree - 1) * 4 * width
    global_block = degree * point["memory.weights"] // 2 - held_once_more
    total = row["L"] * (global_block + 9 * width) + (VOCABULARY + SEQUENCE) * width

    assert round(Fraction(total, 10**8)) == round(10 * row["parameters_billion"])


# Equation 3


@pytest.mark.parametrize(
    ("recompute", "products"),
    [
        ("none", "72*B*S*H**2*(1 + S/(6*H))"),
        ("selective", "72*B*S*H**2*(1 + S/(6*H)) + 4*B*S**2*H"),
        ("full", "96*B*S*H**2*(1 + S/(6*H))"),
    ],
)
def test_products_of_a_block_in_a_training_step(recompute: str, products: str) -> None:
    assert of_one_rank("flops.matmul", recompute) == read(products)


def test_recomputed_blocks_and_logits_are_equation_3() -> None:
    assert normal(L * of_one_rank("flops.matmul", "full") + LOGITS) == EQUATION_3
