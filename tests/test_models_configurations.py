"""Configurations of Hugging Face: what they mean of a block, of its sizes and of layers that differ."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from blueprint_sym import Structure, TransformerSpec, derive, load
from blueprint_sym.spec.structure import Attention, Mask, NormPosition, Parallel, Positions, QKNorm
from tests.support_models import DEEPSEEK, FALCON, GPT2, LLAMA, MPT, QWEN_MOE, read, refused

# --- what is read -----------------------------------------------------------------------------------------------------


def test_a_configuration_is_loaded_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "config.json"
    file.write_text(json.dumps(LLAMA))
    spec = load(file)
    assert spec.name == "config"
    assert spec.sizes == {"S": 128, "L": 4, "H": 64, "F": 160, "h": 8, "h_kv": 2, "d_h": 8, "V": 1000}
    assert derive("training", model=file).instantiate(B=1, t=2, e=2)["flops.mlp"] == 6 * 128 * 64 * 160 // 2


def test_llama_is_a_causal_block_of_grouped_queries_and_a_gated_mlp() -> None:
    words = {
        "attention": "grouped-query",
        "mlp": "swiglu",
        "norm": "rms",
        "mask": "causal",
        "positions": "rope",
        "dropout": False,
    }
    assert read(LLAMA).structure == Structure.of(words)
    assert (read(LLAMA).tied, read(LLAMA).final_norm, read(LLAMA).divided_heads) == (False, True, True)


def test_gpt2_has_biases_learned_positions_and_dropout_and_is_tied() -> None:
    spec = read(GPT2)
    assert spec.structure == Structure.of({"positions": "learned", "bias": True, "mask": "causal"})
    assert spec.sizes == {"S": 32, "S_p": 32, "L": 2, "H": 64, "F": 256, "h": 4, "d_h": 16, "V": 100}
    assert spec.tied


@pytest.mark.parametrize(
    ("heads", "attention"),
    [(8, Attention.MULTI_HEAD), (None, Attention.MULTI_HEAD), (1, Attention.MULTI_QUERY), (4, Attention.GROUPED_QUERY)],
)
def test_heads_of_keys_say_which_attention_it_is(heads: int | None, attention: Attention) -> None:
    assert read(LLAMA, num_key_value_heads=heads).structure.attention is attention


def test_a_head_may_be_wider_than_its_part_of_the_hidden_width() -> None:
    spec = read(LLAMA, head_dim=32)
    assert (spec.sizes["d_h"], spec.divided_heads) == (32, False)


@pytest.mark.parametrize("act", ["gelu", "gelu_new", "gelu_pytorch_tanh"])
def test_a_gate_of_gelu_is_another_mlp(act: str) -> None:
    assert read(LLAMA, hidden_act=act).structure.mlp.value == "geglu"


def test_biases_are_those_that_flags_name() -> None:
    assert read(LLAMA, attention_bias=True).structure.bias == ("qkv", "output")
    assert read(LLAMA, mlp_bias=True).structure.bias == ("mlp",)
    assert read(LLAMA, model_type="qwen2", max_window_layers=4).structure.bias == ("qkv",)


def test_opt_drops_results_and_keeps_probabilities_and_has_two_more_rows_of_positions() -> None:
    opt = {**LLAMA, "model_type": "opt", "ffn_dim": 256, "dropout": 0.1, "attention_dropout": 0.0}
    for key in ("num_key_value_heads", "intermediate_size", "hidden_act"):
        del opt[key]
    spec = read(opt)
    assert (spec.structure.dropout, spec.structure.attention_dropout) == (True, False)
    assert spec.sizes["S_p"] == 128 + 2
    assert read(opt, do_layer_norm_before=False).structure.norm_position is NormPosition.POST
    assert not read(opt, do_layer_norm_before=False).final_norm
    assert refused(opt, word_embed_proj_dim=32).field == "word_embed_proj_dim"


def test_a_quarter_of_a_head_is_rotated_in_gpt_neox() -> None:
    neox = {key: value for key, value in LLAMA.items() if key != "num_key_value_heads"}
    neox |= {"model_type": "gpt_neox", "hidden_act": "gelu", "hidden_size": 128}
    spec = read(neox, rotary_pct=0.25)
    assert (spec.sizes["d_r"], spec.structure.partial_rotary) == (4, True)
    assert spec.structure.parallel is Parallel.OWN_NORMS
    assert read(neox, use_parallel_residual=False).structure.parallel is Parallel.NONE
    assert not read(neox, rotary_pct=1.0).structure.partial_rotary
    assert str(refused(neox, rotary_pct=0.3)).endswith("rotary_pct: expected a whole part of a head of 16, got '3/10'")


def test_the_rotated_part_may_stand_in_the_table_of_rotation() -> None:
    phi3 = {**LLAMA, "model_type": "phi3", "hidden_size": 128}
    assert read(phi3, rope_parameters={"rope_theta": 1e4, "partial_rotary_factor": 0.75}).sizes["d_r"] == 12
    assert "d_r" not in read(phi3).sizes
    error = refused(phi3, partial_rotary_factor=0.5, rope_parameters={"partial_rotary_factor": 0.75})
    assert error.field == "partial_rotary_factor"


def test_mpt_has_biases_of_the_distance_no_other_biases_and_no_dropout() -> None:
    spec = read(MPT, expansion_ratio=4, attn_config={"alibi": True, "attn_impl": "torch", "attn_pdrop": 0.0})
    words = {"positions": "alibi", "norm_bias": False, "mask": "causal", "dropout": False}
    assert spec.structure == Structure.of(words)
    assert spec.sizes == {"S": 32, "L": 2, "H": 64, "F": 256, "h": 4, "d_h": 16, "V": 100}


@pytest.mark.parametrize("act", ["gelu", "gelu_new", "gelu_fast", "gelu_python", "gelu_accurate", "gelu_pytorch_tanh"])
def test_gelu_has_several_names_and_is_counted_alike(act: str) -> None:
    assert read(GPT2, activation_function=act).structure == read(GPT2).structure


def test_falcon_has_one_head_of_keys_or_groups_behind_two_norms_or_all_heads_in_sequence() -> None:
    one = read(FALCON).structure
    assert (one.attention, one.parallel, one.positions) == (
        Attention.MULTI_QUERY, Parallel.SHARED_NORM, Positions.ROPE
    )  # fmt: skip
    groups = read(FALCON, new_decoder_architecture=True, num_kv_heads=2)
    assert (groups.structure.attention, groups.structure.parallel) == (Attention.GROUPED_QUERY, Parallel.OWN_NORMS)
    assert groups.sizes["h_kv"] == 2
    first = read(FALCON, multi_query=False, parallel_attn=False, alibi=True, bias=True).structure
    assert (first.attention, first.parallel, first.positions) == (
        Attention.MULTI_HEAD, Parallel.NONE, Positions.ALIBI
    )  # fmt: skip
    assert first.bias == ("qkv", "output", "mlp")
    assert read(FALCON).sizes["F"] == 256
    assert refused(FALCON, new_decoder_architecture=True, parallel_attn=False).field == "parallel_attn"


def test_shared_experts_need_experts() -> None:
    dense = read(DEEPSEEK, first_k_dense_replace=4)
    assert dense.kinds[0].structure.mlp.value == "swiglu"
    assert (len(dense.kinds), "F_s" in dense.sizes) == (1, False)
    assert not read(DEEPSEEK, n_shared_experts=None).structure.shared_experts


# --- layers that differ -----------------------------------------------------------------------------------------------


def shown(spec: TransformerSpec, what: Callable[[Structure], object]) -> list[tuple[object, int | None]]:
    return [(what(kind.structure), kind.count) for kind in spec.kinds]


def test_every_layer_of_mistral_has_the_window() -> None:
    spec = read(LLAMA, model_type="mistral", sliding_window=32)
    assert shown(spec, lambda kind: kind.window) == [(True, 4)]
    assert spec.sizes["w"] == 32


def test_a_window_that_no_sequence_fills_is_none_and_noted() -> None:
    spec = read(LLAMA, model_type="mistral", sliding_window=128)
    assert not spec.structure.window
    assert spec.notes == ("sliding_window = 128: no sequence of up to 128 tokens is longer, so none is counted",)


def test_a_null_is_no_window() -> None:
    assert not read(LLAMA, model_type="mistral", sliding_window=None).structure.window


def test_windows_of_gemma_alternate_or_leave_out_every_sixth_layer() -> None:
    gemma = {**LLAMA, "hidden_act": ..., "hidden_activation": "gelu_pytorch_tanh", "sliding_window": 16, "head_dim": 8}
    second = read(gemma, model_type="gemma2", num_hidden_layers=5)
    third = read(gemma, model_type="gemma3_text", num_hidden_layers=14)
    assert shown(second, lambda kind: kind.window) == [(True, 3), (False, 2)]
    assert shown(third, lambda kind: kind.window) == [(True, 12), (False, 2)]
    assert (second.structure.softcap, third.structure.softcap) == (True, False)
    assert (second.structure.qk_norm, third.structure.qk_norm) == (QKNorm.NONE, QKNorm.HEAD)
    assert second.structure.norm_position is third.structure.norm_position is NormPosition.SANDWICH


def test_a_list_of_layers_is_taken_as_it_is() -> None:
    kinds = ["full_attention", "sliding_attention", "full_attention", "full_attention"]
    spec = read(
        LLAMA, model_type="qwen3", layer_types=kinds, use_sliding_window=True, sliding_window=8, max_window_layers=0
    )
    assert shown(spec, lambda kind: kind.window) == [(False, 3), (True, 1)]
    error = refused(LLAMA, model_type="qwen3", layer_types=kinds[:3])
    assert "layer_types: expected a list of 4 of full_attention, sliding_attention" in str(error)
    error = refused(LLAMA, model_type="qwen3", layer_types=["full_attention"] * 3 + ["linear_attention"])
    assert error.field == "layer_types"
    assert refused(LLAMA, model_type="qwen3", layer_types=kinds, sliding_window=8).field == "layer_types"


def test_windows_of_qwen_begin_at_a_layer_where_they_are_used() -> None:
    used = {"use_sliding_window": True, "sliding_window": 8, "max_window_layers": 3}
    assert shown(read(LLAMA, model_type="qwen2", **used), lambda kind: kind.window) == [(False, 3), (True, 1)]
    unused = {**used, "use_sliding_window": False}
    assert shown(read(LLAMA, model_type="qwen2", **unused), lambda kind: kind.window) == [(False, 4)]


def test_every_fourth_layer_of_smollm3_is_not_rotated() -> None:
    spec = read(LLAMA, model_type="smollm3", num_hidden_layers=7)
    assert shown(spec, lambda kind: kind.positions) == [(Positions.ROPE, 6), (Positions.NONE, 1)]
    spec = read(LLAMA, model_type="smollm3", no_rope_layers=[1, 0, 0, 0])
    assert shown(spec, lambda kind: kind.positions) == [(Positions.ROPE, 1), (Positions.NONE, 3)]


def test_experts_stand_in_the_layers_that_are_sparse() -> None:
    spec = read(QWEN_MOE, decoder_sparse_step=2, mlp_only_layers=[3])
    assert shown(spec, lambda kind: kind.routed) == [(False, 3), (True, 1)]
    assert (spec.sizes["F"], spec.sizes["F_e"], spec.sizes["E"], spec.sizes["k"]) == (160, 24, 8, 2)
    everywhere = read(QWEN_MOE)
    assert shown(everywhere, lambda kind: kind.routed) == [(True, 4)]
    assert "F" not in everywhere.sizes


def test_deepseek_has_latents_a_dense_layer_first_and_shared_experts_counted_together() -> None:
    spec = read(DEEPSEEK)
    assert shown(spec, lambda kind: (kind.routed, kind.shared_experts)) == [((False, False), 1), ((True, True), 3)]
    assert spec.structure.routed
    latents = {name: spec.sizes[name] for name in ("d_c", "d_q", "d_r", "d_v", "d_h", "F", "F_e", "F_s")}
    assert latents == {"d_c": 32, "d_q": 48, "d_r": 8, "d_v": 24, "d_h": 16, "F": 160, "F_e": 40, "F_s": 80}
    assert not read(DEEPSEEK, q_lora_rank=None).structure.query_latent
    assert refused(DEEPSEEK, q_lora_rank=...).field == "q_lora_rank"


def test_layers_that_predict_further_tokens_are_noted_and_not_counted() -> None:
    assert read(DEEPSEEK, num_nextn_predict_layers=1).layers == read(DEEPSEEK).layers
    assert any("num_nextn_predict_layers = 1" in note for note in read(DEEPSEEK, num_nextn_predict_layers=1).notes)


def test_a_model_over_the_full_square_has_no_mask_and_one_kind_where_windows_alone_differed() -> None:
    gemma = {**LLAMA, "model_type": "gemma2", "hidden_act": "gelu", "sliding_window": 16}
    spec = read(gemma).over_full_square()
    assert (spec.structure.mask, spec.structure.window, spec.layers) == (Mask.FULL, False, ())
    mixed = read(DEEPSEEK).over_full_square()
    assert shown(mixed, lambda kind: (kind.routed, kind.mask)) == [((False, Mask.FULL), 1), ((True, Mask.FULL), 3)]
