"""The catalogue beside what is published of its models: exact counts of parameters, bytes of the cache of a token."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from attrs import evolve

from blueprint_sym import HypothesisError, ModelDerivation, TransformerSpec, catalogue, derive, load
from blueprint_sym.expr.evaluate import evaluate_integer
from blueprint_sym.symbols import SYMBOLS

PUBLISHED = json.loads(Path(__file__).with_name("data").joinpath("published_parameters.json").read_text("utf-8"))
PARAMETERS: dict[str, int] = PUBLISHED["parameters"]
WITHOUT: dict[str, str] = PUBLISHED["without"]
"""Models without an exact published count, each with the reason."""
BESIDE: dict[str, str] = PUBLISHED["beside"]
"""What a checkpoint holds beside the model, each with the reason why it is not counted."""


@cache
def derived(structure: TransformerSpec) -> ModelDerivation:
    """The closed forms of a structure, which models of one family share."""
    return derive("decode", model=structure, scope="model", tensor_parallel=False)


def at(name: str, quantity: str, **further: int) -> int:
    """A quantity of a model of the catalogue at its own sizes."""
    spec = load(name)
    forms = derived(evolve(spec, name="any", dimensions=()))
    values = {SYMBOLS[symbol]: size for symbol, size in {**spec.sizes, **further}.items()}
    return evaluate_integer(forms.quantities[quantity].expr, values)


def test_every_model_of_the_catalogue_has_a_published_count_or_a_reason_why_it_has_none() -> None:
    assert set(PARAMETERS) | set(WITHOUT) == set(catalogue())
    assert not set(PARAMETERS) & set(WITHOUT)
    assert len(PARAMETERS) == 37
    assert all(WITHOUT.values())


@pytest.mark.parametrize("name", sorted(PARAMETERS))
def test_the_derived_parameters_are_exactly_those_of_the_checkpoint(name: str) -> None:
    assert at(name, "model.parameters") == PARAMETERS[name]


@pytest.mark.parametrize("name", sorted(BESIDE))
def test_what_a_checkpoint_holds_beside_the_model_is_noted(name: str) -> None:
    assert any("num_nextn_predict_layers" in note for note in load(name).notes)


def test_no_other_model_of_the_catalogue_predicts_further_tokens() -> None:
    noted = {name for name, spec in catalogue().items() if any("num_nextn" in note for note in spec.notes)}
    assert noted == set(BESIDE)


# --- numbers of papers ------------------------------------------------------------------------------------------------

CACHES = {
    "Llama-2-7b": 524_288,
    "Llama-2-70b": 327_680,
    "Llama-3.1-8B": 131_072,
    "Llama-3.1-405B": 516_096,
    "gpt3-175B": 4_718_592,
    "DeepSeek-V2": 69_120,
    "DeepSeek-V3": 70_272,
}
"""Bytes of keys and values of a token, two for each element."""


@pytest.mark.parametrize("name", CACHES)
def test_a_token_takes_the_published_bytes_of_the_cache(name: str) -> None:
    assert at(name, "model.kv_cache.per_token", e=2) == CACHES[name]


def test_a_token_of_mixtral_meets_the_13_billion_parameters_that_its_report_prints() -> None:
    """12.9B (arXiv 2401.04088); exactly: in each layer six of eight experts less, of three matrices each."""
    active = at("Mixtral-8x7B-v0.1", "model.parameters.active")
    assert active == 46_702_792_704 - 32 * 6 * 3 * 4096 * 14336
    assert round(active / 10**9, 1) == 12.9


@pytest.mark.parametrize(
    ("name", "billions"),
    [("DeepSeek-V2", 21), ("DeepSeek-V3", 37), ("Qwen3-30B-A3B", 3), ("Qwen3-235B-A22B", 22)],
)
def test_a_token_meets_the_parameters_that_reports_print_of_mixtures(name: str, billions: int) -> None:
    """21B and 37B activated (arXiv 2405.04434, 2412.19437); 3.3B and 22B (arXiv 2505.09388)."""
    assert at(name, "model.parameters.active") // 10**9 == billions


def test_a_forward_pass_of_gpt2_takes_the_products_of_the_full_square() -> None:
    """24BSH² + 4BS²H of a layer, 2BSHV of the logits (arXiv 2104.04473, appendix)."""
    model = derive("training", model=load("gpt2").over_full_square(), scope="model", tensor_parallel=False)
    point = model.instantiate(B=1, S=1024)
    layer = 24 * 1024 * 768**2 + 4 * 1024**2 * 768
    assert point["model.flops.matmul.forward"] == 12 * layer + 2 * 1024 * 768 * 50257 == 291_648_307_200


def test_a_causal_model_counts_visible_pairs_alone() -> None:
    """S(S + 1)/2 of S² pairs, each with two products of H multiply-adds in all heads."""
    model = derive("training", model="gpt2", scope="model", tensor_parallel=False)
    layer = 24 * 1024 * 768**2 + 4 * 1024 * 1025 // 2 * 768
    assert model.instantiate(B=1)["model.flops.matmul.forward"] == 12 * layer + 2 * 1024 * 768 * 50257


def test_a_sequence_that_is_shorter_than_the_window_of_its_model_has_a_window_of_its_own_length() -> None:
    """Mistral behind a window of S: as without one, S(S + 1)/2 visible pairs."""
    model = derive("training", model="Mistral-7B-v0.1", scope="model", tensor_parallel=False)
    with pytest.raises(HypothesisError, match="w = 4096 exceeds S = 2048; w = 2048 is the nearest that fits"):
        model.instantiate(B=1, S=2048)
    products = 2048 * (6_979_321_856 + 32000 * 4096) + 32 * 2 * 4096 * 2048 * 2049 // 2
    assert model.instantiate(B=1, S=2048, w=2048)["model.flops.matmul.forward"] == 2 * products
