"""Models that transformers builds from a configuration: the same parameters, and the products that PyTorch counts.

Attention and experts run in their unfused form, as the counter sees nothing of the others. That form fills the square
of queries and keys and masks it, so the model is counted over the full square.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from blueprint_sym import TransformerSpec, derive, load

REASON = "needs torch and transformers: pip install 'blueprint-sym[compare]'"
torch = pytest.importorskip("torch", reason=REASON)
transformers = pytest.importorskip("transformers", reason=REASON)

BATCH, TOKENS, VOCABULARY = 2, 12, 104

GPT = {"n_embd": 32, "n_layer": 2, "n_head": 4, "n_positions": 20}
WIDE = {"hidden_size": 40, "num_hidden_layers": 2, "num_attention_heads": 4, "max_position_embeddings": 20}
GROUPED = {**WIDE, "num_key_value_heads": 2, "intermediate_size": 56, "pad_token_id": 0}
FREE = {**GROUPED, "head_dim": 16}
EXPERTS = {"num_experts_per_tok": 3}
LATENT = {
    **WIDE,
    "num_hidden_layers": 3,
    "num_key_value_heads": 4,
    "intermediate_size": 56,
    "moe_intermediate_size": 24,
    "n_routed_experts": 6,
    "n_shared_experts": 2,
    "first_k_dense_replace": 1,
    "kv_lora_rank": 18,
    "q_lora_rank": 22,
    "qk_nope_head_dim": 14,
    "qk_rope_head_dim": 8,
    "v_head_dim": 12,
    **EXPERTS,
}

CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "GPT-2": ("gpt2", GPT),
    "GPT-2 with an MLP of its own width": ("gpt2", {**GPT, "n_inner": 72}),
    "GPT-BigCode": ("gpt_bigcode", GPT),
    "GPT-BigCode with all heads": ("gpt_bigcode", {**GPT, "multi_query": False}),
    "GPT-J": ("gptj", {**GPT, "rotary_dim": 4}),
    "OPT": ("opt", {**WIDE, "ffn_dim": 72, "word_embed_proj_dim": 40}),
    "OPT with norms behind": (
        "opt",
        {**WIDE, "ffn_dim": 72, "word_embed_proj_dim": 40, "do_layer_norm_before": False},
    ),
    "OPT without biases": ("opt", {**WIDE, "ffn_dim": 72, "word_embed_proj_dim": 40, "enable_bias": False}),
    "BLOOM": ("bloom", {"hidden_size": 32, "n_layer": 2, "n_head": 4}),
    "MPT": ("mpt", {"d_model": 32, "n_layers": 2, "n_heads": 4, "max_seq_len": 20}),
    "GPT-NeoX": ("gpt_neox", {**WIDE, "hidden_size": 64, "intermediate_size": 72}),
    "GPT-NeoX in sequence": (
        "gpt_neox",
        {**WIDE, "hidden_size": 64, "intermediate_size": 72, "use_parallel_residual": False, "attention_bias": False},
    ),
    "Falcon with one head of keys": ("falcon", {**WIDE, "ffn_hidden_size": 72}),
    "Falcon with groups": ("falcon", {**WIDE, "new_decoder_architecture": True, "num_kv_heads": 2}),
    "Falcon with groups behind one norm": (
        "falcon",
        {**WIDE, "new_decoder_architecture": True, "num_kv_heads": 2, "num_ln_in_parallel_attn": 1},
    ),
    "Falcon in sequence with biases of the distance": (
        "falcon",
        {**WIDE, "parallel_attn": False, "multi_query": False, "alibi": True, "bias": True},
    ),
    "Llama": ("llama", FREE),
    "Llama with all heads and biases": (
        "llama",
        {**FREE, "num_key_value_heads": 4, "attention_bias": True, "mlp_bias": True},
    ),
    "Llama with tied logits": ("llama", {**FREE, "tie_word_embeddings": True}),
    "Mistral": ("mistral", {**FREE, "sliding_window": 8}),
    "Mixtral": ("mixtral", {**FREE, "num_local_experts": 6, **EXPERTS}),
    "Qwen2": ("qwen2", GROUPED),
    "Qwen2 with windows": (
        "qwen2",
        {**GROUPED, "use_sliding_window": True, "sliding_window": 8, "max_window_layers": 1},
    ),
    "Qwen3": ("qwen3", FREE),
    "Qwen3 with experts": (
        "qwen3_moe",
        {
            **FREE,
            "num_hidden_layers": 3,
            "moe_intermediate_size": 24,
            "num_experts": 6,
            "mlp_only_layers": [1],
            **EXPERTS,
        },
    ),
    "Gemma": ("gemma", {**FREE, "num_key_value_heads": 1}),
    "Gemma 2": ("gemma2", {**FREE, "num_hidden_layers": 3, "sliding_window": 8}),
    "Gemma 3": ("gemma3_text", {**FREE, "num_hidden_layers": 7, "sliding_window": 8}),
    "Phi": ("phi", {**WIDE, "hidden_size": 64, "intermediate_size": 72}),
    "Phi-3": ("phi3", GROUPED),
    "OLMo 2": ("olmo2", GROUPED),
    "OLMo 3": ("olmo3", {**GROUPED, "num_hidden_layers": 5, "sliding_window": 8}),
    "OLMoE": ("olmoe", {**GROUPED, "num_experts": 6, **EXPERTS}),
    "StarCoder2": ("starcoder2", {**GROUPED, "sliding_window": 8}),
    "StableLM": ("stablelm", {**GROUPED, "hidden_size": 64, "use_qkv_bias": True}),
    "StableLM in parallel": ("stablelm", {**GROUPED, "hidden_size": 64, "use_parallel_residual": True}),
    "Command R": ("cohere", GROUPED),
    "SmolLM3": ("smollm3", {**GROUPED, "num_hidden_layers": 5}),
    "DeepSeek-V2": ("deepseek_v2", LATENT),
    "DeepSeek-V2 without a latent of queries": (
        "deepseek_v2",
        {**LATENT, "q_lora_rank": None},
    ),
    "DeepSeek-V3": ("deepseek_v3", {**LATENT, "n_group": 2, "topk_group": 1}),
    "gpt-oss": ("gpt_oss", {**FREE, "num_local_experts": 6, "sliding_window": 8, **EXPERTS}),
}
"""A family, and sizes no two of which can be mistaken for each other where the family leaves that free."""


def built(kind: str, choices: dict[str, Any]) -> Any:
    """A model of small sizes, all of it in operations that the counter sees."""
    logging.getLogger("transformers").setLevel(logging.ERROR)
    config = transformers.AutoConfig.for_model(kind, vocab_size=VOCABULARY, **choices)
    torch.manual_seed(0)
    model = transformers.AutoModelForCausalLM.from_config(config, attn_implementation="eager")
    if any("expert" in key for key in choices):
        model.set_experts_implementation("eager")
    return model.train()


def read(model: Any, folder: Path) -> TransformerSpec:
    """What is read of the configuration that the model itself saves."""
    model.config.save_pretrained(folder)
    return load(folder / "config.json")


def counted(model: Any, *, backward: bool) -> int:
    """FLOPs of the products that PyTorch sees."""
    from torch.utils.flop_counter import FlopCounterMode

    tokens = torch.randint(1, VOCABULARY, (BATCH, TOKENS), generator=torch.Generator().manual_seed(1))
    with FlopCounterMode(display=False) as counter:
        logits = model(tokens, use_cache=False).logits
        if backward:
            logits.sum().backward()
    return int(counter.get_total_flops())


@pytest.mark.parametrize("case", CASES)
def test_parameters_and_products_are_those_that_pytorch_counts(case: str, tmp_path: Path) -> None:
    model = built(*CASES[case])
    spec = read(model, tmp_path).over_full_square()
    point = derive("training", model=spec, scope="model", tensor_parallel=False).instantiate(B=BATCH, S=TOKENS)
    assert point["model.parameters"] == sum(tensor.numel() for tensor in model.parameters())
    assert point["model.flops.matmul.forward"] == counted(model, backward=False)
    assert point["model.flops.matmul.model"] == counted(model, backward=True)


PUBLISHED = {"gpt2": 124_439_808, "Qwen2.5-0.5B": 494_032_768, "DeepSeek-V2-Lite": 15_706_484_224}


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_model_without_weights_has_the_published_parameters_of_the_catalogue(name: str) -> None:
    """The counts of `tests/data/published_parameters.json` were found in this way."""
    import json
    import tomllib

    file = Path(__file__).parents[1] / "blueprint_sym" / "spec" / "models" / f"{name}.toml"
    table = json.loads(tomllib.loads(file.read_text("utf-8"))["config"])
    config = transformers.AutoConfig.for_model(table.pop("model_type"), **table)
    with torch.device("meta"):
        model = transformers.AutoModelForCausalLM.from_config(config)
    assert sum(tensor.numel() for tensor in model.parameters()) == PUBLISHED[name]
