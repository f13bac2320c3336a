"""Arguments of Megatron-LM: by name and as a shell passes them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blueprint_sym import SpecError, Structure, TransformerSpec, derive, load
from blueprint_sym.spec.megatron import arguments, described
from blueprint_sym.spec.structure import Attention, QKNorm

GPT3 = """
# as in Megatron-LM's examples of GPT-3
--num-layers 96 --hidden-size 12288 --num-attention-heads 96 \\
--seq-length 2048 --max-position-embeddings=2048 --vocab-size 50257 --make-vocab-size-divisible-by 1
--tensor-model-parallel-size 8 --pipeline-model-parallel-size 16
--lr 6.0e-5 --train-iters 500000 --fp16
"""
LLAMA = {
    "num_layers": 32,
    "hidden_size": 4096,
    "ffn_hidden_size": 11008,
    "num_attention_heads": 32,
    "seq_length": 4096,
    "normalization": "RMSNorm",
    "position_embedding_type": "rope",
    "swiglu": True,
    "disable_bias_linear": True,
    "untie_embeddings_and_output_weights": True,
    "attention_dropout": 0.0,
    "hidden_dropout": 0.0,
    "padded_vocab_size": 32000,
}
SMALL: dict[str, Any] = {"num_layers": 4, "hidden_size": 64, "num_attention_heads": 8, "seq_length": 32}
EXPERTS = {**SMALL, "num_experts": 8, "moe_router_topk": 2, "disable_bias_linear": True}
LATENT = {**SMALL, "multi_latent_attention": True, "qk_layernorm": True, "disable_bias_linear": True}


def read(table: dict[str, Any], **changes: Any) -> TransformerSpec:
    return described({**table, **changes}, "model.json").spec("mine", "")


def refused(table: dict[str, Any], **changes: Any) -> str:
    with pytest.raises(SpecError) as caught:
        read(table, **changes)
    assert caught.value.file == "model.json"
    assert caught.value.field
    return str(caught.value).removeprefix("model.json: ")


# --- what is read -----------------------------------------------------------------------------------------------------


def test_a_shells_arguments_are_the_specifications_block_with_biases_under_a_causal_mask(tmp_path: Path) -> None:
    file = tmp_path / "gpt3.args"
    file.write_text(GPT3)
    spec = load(file)
    assert spec.name == "gpt3"
    assert spec.structure == Structure.of({"positions": "learned", "bias": True, "mask": "causal"})
    assert spec.sizes == {
        "S": 2048, "S_p": 2048, "L": 96, "H": 12288, "F": 49152, "h": 96, "d_h": 128, "V": 50264
    }  # fmt: skip
    assert spec.notes == (
        "tensor_model_parallel_size, pipeline_model_parallel_size, fp16: derive takes the strategy by itself",
    )


def test_llama_from_megatron_has_the_parameters_of_its_checkpoint(tmp_path: Path) -> None:
    file = tmp_path / "model.json"
    file.write_text(json.dumps(LLAMA))
    model = derive("training", model=file, scope="model")
    assert model.instantiate(B=1, t=8)["model.parameters"] == 6_738_415_616


def test_names_may_be_written_as_in_a_shell_in_a_file_too(tmp_path: Path) -> None:
    for start, join in (("--", "-"), ("", "-"), ("", "_")):
        file = tmp_path / "mine.json"
        file.write_text(json.dumps({f"{start}{key.replace('_', join)}": value for key, value in SMALL.items()}))
        assert load(file) == described(SMALL, "a file").spec("mine", "")


def test_a_sequence_is_as_long_as_the_table_of_positions_where_nothing_else_is_said() -> None:
    table = {key: value for key, value in SMALL.items() if key != "seq_length"}
    rows = read(table, max_position_embeddings=48).sizes
    assert (rows["S"], rows["S_p"]) == (48, 48)
    longer = read(SMALL, max_position_embeddings=48).sizes
    assert (longer["S"], longer["S_p"]) == (32, 48)
    assert "S" not in read(table, position_embedding_type="rope").sizes


def test_names_may_be_written_as_in_a_shell() -> None:
    assert read({f"--{key.replace('_', '-')}": value for key, value in LLAMA.items()}) == read(LLAMA)
    assert "stands twice" in refused(SMALL, **{"num-layers": 4})


def test_groups_of_queries_count_where_they_are_asked_for() -> None:
    assert read(SMALL, num_query_groups=2).structure.attention is Attention.MULTI_HEAD
    grouped = read(SMALL, num_query_groups=2, group_query_attention=True)
    assert (grouped.structure.attention, grouped.sizes["h_kv"]) == (Attention.GROUPED_QUERY, 2)
    assert read(SMALL, group_query_attention=True).structure.attention is Attention.MULTI_QUERY


def test_a_gated_mlp_has_two_thirds_of_the_width_in_steps_of_64() -> None:
    """int(4·256·2/3/64)·64 = int(10.67)·64 = 640."""
    assert read(SMALL, hidden_size=256, swiglu=True).sizes["F"] == 640
    assert read(SMALL, hidden_size=256).sizes["F"] == 1024


def test_the_vocabulary_is_padded_so_that_ranks_divide_it() -> None:
    """50257 to a multiple of 128·8 = 1024: 50·1024 = 51200; of 128: 393·128 = 50304."""
    assert read(SMALL, vocab_size=50257, tensor_model_parallel_size=8).sizes["V"] == 51200
    assert read(SMALL, vocab_size=50257).sizes["V"] == 50304
    assert "V" not in read(SMALL).sizes
    assert "padded_vocab_size: expected at least vocab_size, 100, got 99" in refused(
        SMALL, vocab_size=100, padded_vocab_size=99
    )


def test_experts_stand_in_every_so_many_layers_from_the_first_on() -> None:
    spec = read(EXPERTS, moe_layer_freq=2, moe_ffn_hidden_size=48, moe_shared_expert_intermediate_size=96)
    assert [(kind.structure.routed, kind.count) for kind in spec.kinds] == [(True, 2), (False, 2)]
    assert (spec.sizes["F"], spec.sizes["F_e"], spec.sizes["F_s"], spec.sizes["k"]) == (256, 48, 96, 2)
    assert spec.structure.shared_experts
    assert not read(EXPERTS).structure.shared_experts
    assert read(EXPERTS).sizes["F_e"] == 256
    assert "F" not in read(EXPERTS).sizes
    assert "moe_router_topk: expected an integer from 1 to 8, got 9" in refused(EXPERTS, moe_router_topk=9)
    shared = {"moe_shared_expert_intermediate_size": 96, "disable_bias_linear": False}
    assert "disable_bias_linear: expected true" in refused(EXPERTS, **shared)


def test_latent_attention_has_its_own_widths() -> None:
    spec = read(LATENT, q_lora_rank=24, kv_lora_rank=16, qk_head_dim=12, qk_pos_emb_head_dim=4, v_head_dim=8)
    assert spec.structure.latent
    assert {name: spec.sizes[name] for name in ("d_q", "d_c", "d_h", "d_r", "d_v")} == {
        "d_q": 24, "d_c": 16, "d_h": 12, "d_r": 4, "d_v": 8
    }  # fmt: skip
    assert "S_p" not in spec.sizes
    assert not read(LATENT).structure.query_latent
    defaults = {name: read(LATENT).sizes[name] for name in ("d_c", "d_h", "d_r", "d_v")}
    assert defaults == {"d_c": 32, "d_h": 128, "d_r": 64, "d_v": 128}
    assert "qk_layernorm: expected true" in refused(LATENT, qk_layernorm=False)
    assert "disable_bias_linear: expected true" in refused(LATENT, disable_bias_linear=False)


def test_dropout_of_results_alone_is_a_block_of_its_own() -> None:
    assert read(SMALL).structure.drops_probabilities
    assert not read(SMALL, attention_dropout=0.0).structure.drops_probabilities
    assert read(SMALL, attention_dropout=0.0).structure.dropout
    assert "attention_dropout: expected 0.0, as hidden_dropout is 0" in refused(SMALL, hidden_dropout=0.0)


def test_norms_and_rotation_are_those_that_are_named() -> None:
    rms = {"normalization": "RMSNorm", "qk_layernorm": True}
    assert read(SMALL, **rms).structure.qk_norm is QKNorm.HEAD
    assert read(SMALL, position_embedding_type="rope", rotary_percent=0.5).sizes["d_r"] == 4
    assert "S_p" not in read(SMALL, use_rotary_position_embeddings=True).sizes
    assert read(SMALL, disable_bias_linear=True, add_qkv_bias=True).structure.bias == ("qkv",)


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"some_new_layers": 2}, "some_new_layers: not understood of Megatron, got 2"),
        ({"squared_relu": True}, "squared_relu: expected false, got true"),
        ({"window_size": [128, 0]}, "window_size: expected null, got [128, 0]"),
        ({"normalization": "BatchNorm"}, "normalization: expected one of LayerNorm, RMSNorm, got 'BatchNorm'"),
        ({"position_embedding_type": "relative"}, "position_embedding_type: expected one of learned_absolute, rope"),
        ({"qk_layernorm": True}, "qk_layernorm: expected false"),
        (
            {"apply_residual_connection_post_layernorm": True},
            "apply_residual_connection_post_layernorm: expected false",
        ),
        ({"num_layers": 0}, "num_layers: expected an integer from 1 to 10000, got 0"),
        ({"num_layers": 10**9}, "num_layers: expected an integer from 1 to 10000"),
        ({"hidden_size": "64"}, "hidden_size: expected an integer from 1 to 2^63 - 1, got '64'"),
        ({"hidden_size": 2**70}, "hidden_size: expected an integer from 1 to 2^63 - 1"),
        ({"swiglu": 1}, "swiglu: expected true or false, got 1"),
        ({"num_attention_heads": 7}, "kv_channels: expected a width of heads: 7 do not divide 64"),
        ({"group_query_attention": True, "num_query_groups": 3}, "num_query_groups: expected a divisor of the 8"),
        (
            {"position_embedding_type": "rope", "rotary_percent": 0.3},
            "rotary_percent: expected a whole part of a head of 8",
        ),
        ({"moe_layer_freq": [1, 0, 1, 0]}, "moe_layer_freq: expected an integer from 1"),
    ],
)
def test_an_argument_that_is_not_understood_is_refused(changes: dict[str, Any], message: str) -> None:
    assert refused(SMALL, **changes).startswith(message)


def test_a_learned_table_of_positions_needs_its_rows() -> None:
    table = {key: value for key, value in SMALL.items() if key != "seq_length"}
    assert refused(table).startswith("max_position_embeddings: this argument is missing")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("num-layers 4", "expected an argument that starts with --, got 'num-layers'"),
        ("--num-layers 4 5", "expected an argument that starts with --, got '5'"),
        ("--num-layers 4 --num_layers 4", "num_layers: this argument stands twice"),
        ("--num-layers '4", "is no list of arguments: No closing quotation"),
        ("", "num_layers: this key is missing; expected an integer from 1 to 10000"),
        ("--num-layers", "num_layers: expected an integer from 1 to 10000, got true"),
        ("--num-layers four", "num_layers: expected an integer from 1 to 10000, got 'four'"),
        ("--num-layers 1e3", "num_layers: expected an integer from 1 to 10000, got 1000.0"),
        ("--num-layers $(reboot)", "num_layers: expected an integer from 1 to 10000, got '$(reboot)'"),
        ("--num-layers " + "9" * 5000, "num_layers: expected an integer from 1 to 10000, got '999"),
    ],
)
def test_a_text_that_is_no_list_of_arguments_is_refused(text: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "model.args"
    file.write_text(text)
    with pytest.raises(SpecError) as caught:
        load(file)
    assert str(caught.value).startswith(f"{file}: {message}")


def test_an_option_without_a_value_is_true_and_numbers_are_numbers() -> None:
    table = arguments("--swiglu --num-layers 4 --lr=1e-4 --seed -1 --split '99 1'", "a file")
    assert table == {"swiglu": True, "num_layers": 4, "lr": 1e-4, "seed": -1, "split": "99 1"}


@given(st.text(max_size=80))
def test_no_text_at_all_makes_another_error(text: str) -> None:
    with pytest.raises(SpecError):
        described(arguments(text, "a file"), "a file")


@given(st.sampled_from(sorted(LLAMA)), st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5))
def test_any_value_of_any_argument_is_a_model_or_one_error_with_the_file(key: str, value: Any) -> None:
    try:
        found: TransformerSpec | SpecError = read(LLAMA, **{key: value})
    except SpecError as error:
        found = error
    if isinstance(found, SpecError):
        assert found.file == "model.json"
    else:
        assert min(found.sizes.values()) >= 1
