"""Configurations of Hugging Face: nothing of them is ignored which could change a formula."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blueprint_sym import SpecError, TransformerSpec, catalogue, load
from blueprint_sym.spec.families import FAMILIES
from blueprint_sym.spec.unchanging import REASONS
from tests.support_models import CONFIGS, DEEPSEEK, GPT2, LLAMA, MPT, QWEN_MOE, read, refused

# --- nothing is ignored -----------------------------------------------------------------------------------------------


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
