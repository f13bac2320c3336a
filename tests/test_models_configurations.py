"""Configurations of Hugging Face: what they mean, and that nothing of them is ignored which could change a formula."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blueprint_sym import SpecError, Structure, TransformerSpec, catalogue, derive, load
from blueprint_sym.spec.families import FAMILIES
from blueprint_sym.spec.huggingface import described
from blueprint_sym.spec.structure import Attention, Mask, NormPosition, Parallel, Positions, QKNorm
from blueprint_sym.spec.unchanging import REASONS

LLAMA: dict[str, Any] = {
    "model_type": "llama",
    "hidden_size": 64,
    "num_hidden_layers": 4,
    "num_attention_heads": 8,
    "num_key_value_heads": 2,
    "intermediate_size": 160,
    "vocab_size": 1000,
    "max_position_embeddings": 128,
    "hidden_act": "silu",
}
GPT2: dict[str, Any] = {
    "model_type": "gpt2",
    "n_embd": 64,
    "n_layer": 2,
    "n_head": 4,
    "n_positions": 32,
    "vocab_size": 100,
}
QWEN_MOE = {
    **LLAMA,
    "model_type": "qwen3_moe",
    "head_dim": 16,
    "num_experts": 8,
    "num_experts_per_tok": 2,
    "moe_intermediate_size": 24,
}
DEEPSEEK = {
    **{key: value for key, value in LLAMA.items() if key != "num_key_value_heads"},
    "model_type": "deepseek_v3",
    "kv_lora_rank": 32,
    "q_lora_rank": 48,
    "qk_nope_head_dim": 16,
    "qk_rope_head_dim": 8,
    "v_head_dim": 24,
    "n_routed_experts": 16,
    "n_shared_experts": 2,
    "num_experts_per_tok": 4,
    "moe_intermediate_size": 40,
    "first_k_dense_replace": 1,
}


def read(table: dict[str, Any], **changes: Any) -> TransformerSpec:
    """The model of a table with changes; a change to ... leaves the key out."""
    merged = {key: value for key, value in {**table, **changes}.items() if value is not ...}
    return described(merged, "config.json").spec("mine", "")


def refused(table: dict[str, Any], **changes: Any) -> SpecError:
    with pytest.raises(SpecError) as caught:
        read(table, **changes)
    assert caught.value.file == "config.json"
    return caught.value


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


MPT: dict[str, Any] = {
    "model_type": "mpt",
    "d_model": 64,
    "n_layers": 2,
    "n_heads": 4,
    "vocab_size": 100,
    "max_seq_len": 32,
}


def test_mpt_has_biases_of_the_distance_no_other_biases_and_no_dropout() -> None:
    spec = read(MPT, expansion_ratio=4, attn_config={"alibi": True, "attn_impl": "torch", "attn_pdrop": 0.0})
    words = {"positions": "alibi", "norm_bias": False, "mask": "causal", "dropout": False}
    assert spec.structure == Structure.of(words)
    assert spec.sizes == {"S": 32, "L": 2, "H": 64, "F": 256, "h": 4, "d_h": 16, "V": 100}


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"expansion_ratio": 3}, "expansion_ratio"),
        ({"no_bias": False}, "no_bias"),
        ({"norm_type": "rmsnorm"}, "norm_type"),
        ({"resid_pdrop": 0.1}, "resid_pdrop"),
        ({"attn_config": {"attn_pdrop": 0.1}}, "attn_config.attn_pdrop"),
        ({"attn_config": {"attn_type": "multiquery_attention"}}, "attn_config.attn_type"),
        ({"attn_config": {"qk_ln": True}}, "attn_config.qk_ln"),
        ({"attn_config": {"alibi": False}}, "attn_config.alibi"),
        ({"attn_config": {"prefix_lm": True}}, "attn_config.prefix_lm"),
        ({"attn_config": {"attn_uses_sequence_id": True}}, "attn_config.attn_uses_sequence_id"),
        ({"attn_config": {"clip_qkv": 8}}, "attn_config.clip_qkv"),
        ({"attn_config": {"kv_n_heads": 8}}, "attn_config.kv_n_heads"),
    ],
)
def test_what_no_block_has_of_mpt_is_refused(changes: dict[str, Any], field: str) -> None:
    assert refused(MPT, **changes).field == field


@pytest.mark.parametrize("act", ["gelu", "gelu_new", "gelu_fast", "gelu_python", "gelu_accurate", "gelu_pytorch_tanh"])
def test_gelu_has_several_names_and_is_counted_alike(act: str) -> None:
    assert read(GPT2, activation_function=act).structure == read(GPT2).structure


FALCON: dict[str, Any] = {
    "model_type": "falcon",
    "hidden_size": 64,
    "num_hidden_layers": 2,
    "num_attention_heads": 8,
    "vocab_size": 100,
}


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


# --- nothing is ignored -----------------------------------------------------------------------------------------------


def _published() -> dict[str, dict[str, Any]]:
    import tomllib

    folder = Path(__file__).parents[1] / "blueprint_sym" / "spec" / "models"
    tables = [tomllib.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*.toml"))]
    return {table["name"]: json.loads(table["config"]) for table in tables if "config" in table}


CONFIGS = _published()


def unchanging(name: str) -> set[str]:
    """The keys that are listed as changing nothing, of any family and of that of a model."""
    listed = {key for keys in REASONS.values() for key in keys.split()}
    return listed | FAMILIES[CONFIGS[name]["model_type"]].unchanging | {"quantization_config"}


@pytest.mark.parametrize("name", sorted(CONFIGS))
def test_every_key_of_a_published_configuration_is_read_or_is_listed_as_changing_nothing(name: str) -> None:
    """A value that means nothing is refused of a key that is read, and changes nothing of one that is listed."""
    table = CONFIGS[name]
    for key in table:
        changed = {**table, key: {"nonsense": [1]}}
        if key in unchanging(name) - {"model_type"}:
            assert read(changed) == read(table)
        else:
            with pytest.raises(SpecError) as caught:
                read(changed)
            assert caught.value.field.startswith(key)


@pytest.mark.parametrize("name", sorted(CONFIGS))
def test_a_key_that_nobody_knows_is_refused(name: str) -> None:
    words = "it might change the formulas: expected a file without it"
    kind = CONFIGS[name]["model_type"]
    error = refused(CONFIGS[name], some_new_layers=2)
    assert str(error) == f"config.json: some_new_layers: not understood of {kind}, got 2; {words}"


def test_no_key_changes_nothing_for_two_reasons() -> None:
    keys = [key for keys in REASONS.values() for key in keys.split()]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize(
    ("table", "changes", "message"),
    [
        (LLAMA, {"qk_norm": True}, "qk_norm: not understood of llama, got true"),
        (LLAMA, {"num_experts": 8}, "num_experts: not understood of llama, got 8"),
        (LLAMA, {"sliding_window": 64}, "sliding_window: not understood of llama, got 64"),
        (LLAMA, {"hidden_act": "relu2"}, "hidden_act: expected one of gelu, "),
        (
            LLAMA,
            {"rope_scaling": {"type": "linear", "mrope_section": [1]}},
            "rope_scaling.mrope_section: not understood",
        ),
        (
            LLAMA,
            {"rope_parameters": {"partial_rotary_factor": 0.5}},
            "rope_parameters.partial_rotary_factor: expected 1.0",
        ),
        (LLAMA, {"rope_scaling": "linear"}, "rope_scaling: expected an object, got 'linear'"),
        (LLAMA, {"attention_dropout": 0.1}, "attention_dropout: expected 0.0, got 0.1"),
        (LLAMA, {"is_encoder_decoder": True}, "is_encoder_decoder: expected false, got true"),
        (GPT2, {"add_cross_attention": True}, "add_cross_attention: expected false, got true"),
        (GPT2, {"scale_attn_by_inverse_layer_idx": True}, "scale_attn_by_inverse_layer_idx: expected false, got true"),
        (GPT2, {"resid_pdrop": 0.0}, "attn_pdrop: expected 0.0, as resid_pdrop is 0, got 0.1"),
        (GPT2, {"hidden_size": 65}, "hidden_size: expected 64 as in n_embd, got 65"),
        (GPT2, {"activation_function": "silu"}, "activation_function: expected one of gelu, "),
        (DEEPSEEK, {"attention_bias": True}, "attention_bias: expected false, got true"),
        (DEEPSEEK, {"scoring_func": "tanh"}, "scoring_func: expected 'softmax' or 'sigmoid', got 'tanh'"),
        (DEEPSEEK, {"num_key_value_heads": 4}, "num_key_value_heads: expected 8, got 4"),
        (QWEN_MOE, {"num_experts_per_tok": 9}, "num_experts_per_tok: expected an integer from 1 to 8, got 9"),
        (QWEN_MOE, {"mlp_only_layers": [4]}, "mlp_only_layers: expected a list of integers from 0 to 3, got [4]"),
        (QWEN_MOE, {"moe_intermediate_size": ...}, "moe_intermediate_size: this key is missing"),
    ],
)
def test_what_would_change_the_formulas_and_is_not_understood_is_refused(
    table: dict[str, Any], changes: dict[str, Any], message: str
) -> None:
    assert str(refused(table, **changes)).startswith(f"config.json: {message}")


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("hidden_size", 0, "expected an integer from 1 to 2^63 - 1, got 0"),
        ("hidden_size", -64, "expected an integer from 1 to 2^63 - 1, got -64"),
        ("hidden_size", 64.0, "expected an integer from 1 to 2^63 - 1, got 64.0"),
        ("hidden_size", "64", "expected an integer from 1 to 2^63 - 1, got '64'"),
        ("hidden_size", True, "expected an integer from 1 to 2^63 - 1, got true"),
        ("hidden_size", [64], "expected an integer from 1 to 2^63 - 1, got [64]"),
        ("hidden_size", None, "this key is missing; expected an integer from 1 to 2^63 - 1"),
        ("hidden_size", ..., "this key is missing; expected an integer from 1 to 2^63 - 1"),
        ("vocab_size", 2**63, f"expected an integer from 1 to 2^63 - 1, got {2**63}"),
        ("num_hidden_layers", 10**6, "expected an integer from 1 to 10000, got 1000000"),
        ("num_key_value_heads", 3, "expected a divisor of the 8 attention heads, got 3"),
        ("num_key_value_heads", 16, "expected a divisor of the 8 attention heads, got 16"),
        ("num_attention_heads", 10, "expected a width of heads: 10 do not divide 64"),
        ("attention_bias", 1, "expected true or false, got 1"),
        ("attention_dropout", 1.5, "expected a number from 0 to 1, got 1.5"),
        ("tie_word_embeddings", "no", "expected true or false, got 'no'"),
        ("hidden_act", 5, "expected one of gelu, "),
    ],
)
def test_a_value_that_is_none_is_refused_with_what_was_expected(key: str, value: Any, message: str) -> None:
    changes = {key: value} if key != "num_attention_heads" else {key: value, "num_key_value_heads": 2}
    error = refused(LLAMA, **changes)
    assert message in str(error)
    assert error.field in (key, "head_dim")


@pytest.mark.parametrize("kind", ["bert", "", None, 5, ["llama"], "LLAMA", "t5"])
def test_a_family_that_is_not_known_is_answered_with_those_that_are(kind: Any) -> None:
    error = refused(LLAMA, model_type=kind)
    assert error.field == "model_type"
    assert f"expected one of {', '.join(FAMILIES)}" in str(error)


def test_a_configuration_with_images_names_the_file_that_is_needed() -> None:
    assert "gemma3_text" in str(refused(LLAMA, model_type="gemma3"))


def test_files_that_claim_to_be_configurations_are_hostile_until_parsed(tmp_path: Path) -> None:
    for text, message in (
        ('{"model_type": "llama", "model_type": "gpt2"}', "model_type: this key stands twice"),
        ('{"model_type": "llama"', "is not JSON: "),
        ('{"model_type": "llama", "hidden_size": ' + "9" * 5000 + "}", "has a number of more than 4300 digits"),
        ('{"model_type": "llama", "rope_scaling": ' + "[" * 9000 + "}", "is nested too deeply"),
        ('{"model_type": "llama", "x": "' + "y" * 70_000 + '"}', "is larger than 65536 bytes"),
        ('{"model_type": "llama", "hidden_size": NaN}', "hidden_size: expected an integer"),
        ('{"architectures": ["LlamaForCausalLM"], "hidden_size": 64}', "model_type: expected one of "),
    ):
        file = tmp_path / "config.json"
        file.write_text(text)
        with pytest.raises(SpecError) as caught:
            load(file)
        assert str(caught.value).startswith(f"{file}: {message}")


def test_a_name_from_a_file_stays_on_one_line() -> None:
    error = refused(LLAMA, **{"a\nb" * 50: 1})
    assert "\n" not in str(error)
    assert len(str(error)) < 300


def test_a_file_with_a_configuration_in_it_must_hold_an_object(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("config = '[1]'")
    with pytest.raises(SpecError, match="config: expected an object, got list"):
        load(file)
    file.write_text("config = '{}'\nsizes = 5")
    with pytest.raises(SpecError, match="sizes: unknown key"):
        load(file)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(CONFIGS)), st.data())
def test_any_value_of_any_key_is_a_model_or_one_error_with_the_file(name: str, data: st.DataObject) -> None:
    table = dict(CONFIGS[name])
    table[data.draw(st.sampled_from(sorted(table)))] = data.draw(JSON)
    try:
        found: TransformerSpec | SpecError = read(table)
    except SpecError as error:
        found = error
    if isinstance(found, SpecError):
        assert (found.file, bool(found.field)) == ("config.json", True)
    else:
        assert min(found.sizes.values()) >= 1


def test_a_model_of_the_catalogue_is_what_its_published_text_says() -> None:
    for name, table in CONFIGS.items():
        assert read(table).sizes == catalogue()[name].sizes
