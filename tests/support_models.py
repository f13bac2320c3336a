"""Small configurations of Hugging Face, those of the catalogue, and how a test reads one."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from blueprint_sym import SpecError, TransformerSpec
from blueprint_sym.spec.huggingface import described

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
MPT: dict[str, Any] = {
    "model_type": "mpt",
    "d_model": 64,
    "n_layers": 2,
    "n_heads": 4,
    "vocab_size": 100,
    "max_seq_len": 32,
}
FALCON: dict[str, Any] = {
    "model_type": "falcon",
    "hidden_size": 64,
    "num_hidden_layers": 2,
    "num_attention_heads": 8,
    "vocab_size": 100,
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


def _published() -> dict[str, dict[str, Any]]:
    folder = Path(__file__).parents[1] / "blueprint_sym" / "spec" / "models"
    tables = [tomllib.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*.toml"))]
    return {table["name"]: json.loads(table["config"]) for table in tables if "config" in table}


CONFIGS = _published()
