"""Structural words: what can be asked for, what is refused and how."""

from __future__ import annotations

from typing import Any

import pytest

from blueprint_sym import LayerKind, SpecError, Structure, TransformerSpec
from blueprint_sym.spec.structure import MLP, Attention, Mask, Norm, Positions

ISSUE = {"attention": "grouped-query", "mlp": "swiglu", "norm": "rms", "mask": "causal", "bias": True}


def test_the_default_of_every_choice_is_the_specifications_block() -> None:
    plain = Structure()
    assert (plain.attention, plain.mlp, plain.norm, plain.mask) == (
        Attention.MULTI_HEAD,
        MLP.GELU,
        Norm.LAYER,
        Mask.FULL,
    )
    assert (plain.bias, plain.dropout, plain.window, plain.positions) == ((), True, False, Positions.NONE)
    assert plain.name == "default"


def test_words_make_a_structure() -> None:
    found = Structure.of(ISSUE)
    assert (found.attention, found.mlp, found.norm) == (Attention.GROUPED_QUERY, MLP.SWIGLU, Norm.RMS)
    assert (found.mask, found.bias) == (Mask.CAUSAL, ("qkv", "output", "mlp"))
    assert found.name == "grouped-query.swiglu.rms.causal.bias-qkv-output-mlp"


def test_latent_attention_rotates_and_has_a_free_head_width() -> None:
    found = TransformerSpec.of({"attention": "latent"})
    assert found.structure.positions is Positions.ROPE
    assert not found.divided_heads


@pytest.mark.parametrize(
    ("words", "field"),
    [
        ({"attention": "linear"}, "attention"),
        ({"attention": 3}, "attention"),
        ({"window": True}, "window"),
        ({"window": 4096, "mask": "causal"}, "window"),
        ({"shared_experts": True}, "shared_experts"),
        ({"capacity": "fixed"}, "capacity"),
        ({"mlp": "experts", "expert_mlp": "experts"}, "expert_mlp"),
        ({"expert_mlp": "gelu"}, "expert_mlp"),
        ({"absorbed": True}, "absorbed"),
        ({"query_latent": False}, "query_latent"),
        ({"attention": "latent", "positions": "none"}, "positions"),
        ({"partial_rotary": True}, "partial_rotary"),
        ({"attention": "latent", "partial_rotary": True}, "partial_rotary"),
        ({"attention": "latent", "qk_norm": "head"}, "qk_norm"),
        ({"attention": "latent", "bias": "qkv"}, "bias"),
        ({"bias": "router"}, "bias"),
        ({"bias": ["everything"]}, "bias"),
        ({"bias": 1}, "bias"),
        ({"parallel": "own-norms", "norm_position": "post"}, "parallel"),
        ({"attention": "latent", "head_width": "divided"}, "head_width"),
        ({"tied": "yes"}, "tied"),
        ({"layers": 3}, "layers"),
        ({"layers": [({}, 0)]}, "layers"),
        ({"layers": [({"mlp": "experts"}, True)]}, "layers"),
        ({"layers": [{"mlp": "experts"}]}, "layers"),
    ],
)
def test_a_combination_that_cannot_exist_is_refused_by_the_word_that_is_wrong(
    words: dict[str, Any], field: str
) -> None:
    with pytest.raises(SpecError) as caught:
        TransformerSpec.of(words)
    assert caught.value.field == field


def test_biases_may_be_named() -> None:
    assert Structure.of({"bias": ["output", "qkv"]}).bias == ("qkv", "output")
    assert Structure.of({"bias": "mlp"}).bias == ("mlp",)
    assert Structure.of({"bias": False}).bias == ()
    assert Structure.of({"bias": True, "mlp": "experts"}).bias == ("qkv", "output", "mlp", "router")
    assert Structure.of({"bias": True, "attention": "latent"}).bias == ("output", "mlp")


def test_a_record_takes_biases_in_their_order_only() -> None:
    with pytest.raises(SpecError):
        Structure(bias=("output", "qkv"))


def test_layers_of_several_kinds_have_their_numbers() -> None:
    found = TransformerSpec.of({"norm": "rms", "layers": [({"mlp": "swiglu"}, 3), ({"mlp": "experts"}, 58)]})
    assert [kind.count for kind in found.kinds] == [3, 58]
    assert [kind.structure.mlp for kind in found.kinds] == [MLP.SWIGLU, MLP.EXPERTS]
    assert {kind.structure.norm for kind in found.kinds} == {Norm.RMS}


def test_layers_of_one_kind_are_all_of_the_model() -> None:
    assert TransformerSpec().kinds == (LayerKind(Structure(), None),)
    assert TransformerSpec(dimensions=(("L", 12),)).kinds == (LayerKind(Structure(), 12),)


def test_the_numbers_of_layers_must_add_up_to_l() -> None:
    kinds = (LayerKind(Structure(), 3), LayerKind(Structure(dropout=False), 4))
    with pytest.raises(SpecError, match="layers: there are 7 layers of all kinds, but L = 8"):
        TransformerSpec(dimensions=(("L", 8),), layers=kinds)


@pytest.mark.parametrize(("name", "size"), [("heads", 4), ("h", 0), ("h", True), ("h", 1.5)])
def test_a_dimension_is_a_symbol_with_a_positive_integer(name: str, size: Any) -> None:
    with pytest.raises(SpecError) as caught:
        TransformerSpec(dimensions=((name, size),))
    assert caught.value.field == name


@pytest.mark.parametrize(
    ("words", "statements"),
    [
        ({"attention": "grouped-query"}, ("H = h*d_h", "h_kv | h")),
        ({"attention": "multi-query"}, ("H = h*d_h",)),
        ({"mask": "causal"}, ("H = h*d_h", "P = S*(S + 1)/2")),
        ({"mask": "causal", "window": True}, ("H = h*d_h", "P = w*(2*S - w + 1)/2", "w <= S")),
        ({"mlp": "experts"}, ("H = h*d_h", "k <= E")),
        ({"attention": "latent"}, ()),
    ],
)
def test_a_structure_states_what_it_assumes(words: dict[str, Any], statements: tuple[str, ...]) -> None:
    assert TransformerSpec.of(words).hypotheses.statements == statements


def test_only_a_prefill_counts_the_pairs_of_its_context() -> None:
    spec = TransformerSpec.of({"mask": "causal"})
    assert spec.inference_hypotheses("prefill").statements == ("q = c", "H = h*d_h", "P = c*(c + 1)/2")
    assert spec.inference_hypotheses("decode").statements == ("q = 1", "H = h*d_h")
