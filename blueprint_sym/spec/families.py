"""Families of Hugging Face configurations: a row for each model_type.

A row says which keys have the sizes, which parts the block has, and which keys cannot change a formula. Masks are
causal, as the models' are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import field, frozen

from . import layering
from . import parts as p
from .config import REQUIRED
from .described import Words
from .unchanging import GATE_LIMITS, ROUTING

ROUTER_NOTE = "how a router's scores become weights is counted as one softmax over all experts"


@frozen
class Family:
    """A row: keys of sizes by symbol, words of the block and of the whole model, parts, keys that change nothing.

    ``notes`` say what the block counts by a convention; ``tied`` is whether the logits have the embedding's matrix
    where the file does not say it.
    """

    sizes: Mapping[str, tuple[str, ...]]
    words: Words
    parts: tuple[p.Part, ...]
    tied: bool = False
    whole: Mapping[str, bool] = field(factory=dict)
    unchanging: frozenset[str] = frozenset()
    notes: tuple[str, ...] = ()


SIZES = {
    "H": ("hidden_size",),
    "L": ("num_hidden_layers",),
    "h": ("num_attention_heads",),
    "V": ("vocab_size",),
    "S": ("max_position_embeddings",),
}
GPT_SIZES = {
    "H": ("n_embd", "hidden_size"),
    "L": ("n_layer", "num_hidden_layers"),
    "h": ("n_head", "num_attention_heads"),
    "V": ("vocab_size",),
    "S": ("n_positions", "n_ctx", "max_position_embeddings"),
}
BLOOM_SIZES = {
    "H": ("hidden_size", "n_embed"),
    "L": ("n_layer", "num_hidden_layers"),
    "h": ("n_head", "num_attention_heads"),
    "V": ("vocab_size",),
    "S": ("seq_length",),
}
MPT_SIZES = {"H": ("d_model",), "L": ("n_layers",), "h": ("n_heads",), "V": ("vocab_size",), "S": ("max_seq_len",)}

RMS: Words = {"norm": "rms", "mask": "causal"}
LAYER: Words = {"norm": "layer", "mask": "causal"}
PLAIN: Words = {**LAYER, "norm_bias": False}

GATED = p.activation("hidden_act", gated=True)
GPT_GELU = p.activation("activation_function", gated=False, default="gelu_new")
WIDTH = p.feed_forward("n_inner")
INTERMEDIATE = p.inner_width("intermediate_size")
ALL = ("qkv", "output", "mlp")
ATTENTION_BIAS = (False, ("qkv", "output"))


def llama_like(*further: p.Part, tied: bool = False, act: p.Part = GATED, words: Words = RMS, **row: Any) -> Family:
    """Grouped queries, gated MLP, RMS norms, rotation: what most families have in common."""
    return Family(SIZES, words, (act, INTERMEDIATE, *further), tied, **row)


BARE = (p.biases(), p.dropout(), p.rope())
BIASED = (p.biases(attention_bias=ATTENTION_BIAS), p.dropout(), p.rope())
GEMMA_GATE = p.activation("hidden_activation", "hidden_act", gated=True, default="gelu_pytorch_tanh")
OLMO = (p.heads(own=True), *BIASED, p.fixed(qk_norm="all"))
MIXTURE = (("num_local_experts", "num_experts"), ("num_experts_per_tok", "experts_per_token"))
DEEPSEEK = (
    p.latent,
    p.fixed(("attention_bias", False), ("mlp_bias", False)),
    *BARE,
    layering.experts(
        ("n_routed_experts", "num_local_experts", "num_experts"),
        ("num_experts_per_tok",),
        "moe_intermediate_size",
        layering.after_dense,
    ),
    layering.shared_experts,
    layering.predicted_further,
    p.fixed(
        ("topk_method", "greedy", "group_limited_greedy", "noaux_tc"),
        ("scoring_func", "softmax", "sigmoid"),
    ),
)

FAMILIES: dict[str, Family] = {
    "gpt2": Family(
        GPT_SIZES,
        {**LAYER, "positions": "learned"},
        (
            p.own_heads,
            GPT_GELU,
            WIDTH,
            p.biases(ALL),
            p.dropout("attn_pdrop", "resid_pdrop", 0.1, 0.1),
            p.table_of_positions(0),
            p.fixed(("scale_attn_by_inverse_layer_idx", False)),
        ),
        tied=True,
    ),
    "gpt_bigcode": Family(
        GPT_SIZES,
        {**LAYER, "positions": "learned"},
        (
            p.one_head("multi_query", "num_key_value_heads"),
            p.activation("activation_function", gated=False, default="gelu_pytorch_tanh"),
            WIDTH,
            p.biases(ALL),
            p.dropout("attn_pdrop", "resid_pdrop", 0.1, 0.1),
            p.table_of_positions(0),
        ),
        tied=True,
    ),
    "gptj": Family(
        GPT_SIZES,
        {**LAYER, "positions": "rope", "parallel": "shared-norm"},
        (
            p.own_heads,
            GPT_GELU,
            WIDTH,
            p.biases(("mlp",)),
            p.dropout("attn_pdrop", "resid_pdrop"),
            p.rotary_size("rotary_dim"),
            p.fixed(("rotary", True), ("scale_attn_weights", True)),
        ),
        whole={"head_bias": True},
    ),
    "opt": Family(
        SIZES,
        {**LAYER, "positions": "learned"},
        (
            p.own_heads,
            p.activation("activation_function", gated=False, relu=True, default="relu"),
            p.inner_width("ffn_dim"),
            p.biases(enable_bias=(True, ALL)),
            p.dropout("attention_dropout", "dropout", 0.0, 0.1),
            p.table_of_positions(2),
            p.norms_before("do_layer_norm_before", "_remove_final_layer_norm"),
            p.equal_width("word_embed_proj_dim"),
            p.fixed(("layer_norm_elementwise_affine", True), ("layerdrop", 0.0, 0), ("activation_dropout", 0.0, 0)),
        ),
        tied=True,
    ),
    "bloom": Family(
        BLOOM_SIZES,
        {**LAYER, "positions": "alibi"},
        (
            p.own_heads,
            p.feed_forward(),
            p.biases(ALL),
            p.fixed(("apply_residual_connection_post_layernorm", False), mlp="gelu"),
            p.dropout("attention_dropout", "hidden_dropout"),
        ),
        tied=True,
        whole={"embedding_norm": True},
    ),
    "falcon": Family(
        {**SIZES, "L": ("num_hidden_layers", "n_layer"), "h": ("num_attention_heads", "n_head")},
        LAYER,
        (
            p.falcon_heads,
            p.activation("activation", gated=False, default="gelu"),
            p.feed_forward("ffn_hidden_size"),
            p.biases(bias=(False, ALL)),
            p.dropout("attention_dropout", "hidden_dropout"),
            p.falcon_places,
        ),
        tied=True,
    ),
    "mpt": Family(
        MPT_SIZES,
        {**PLAIN, "positions": "alibi"},
        (p.own_heads, p.mpt_block, p.biases()),
        tied=True,
    ),
    "gpt_neox": Family(
        SIZES,
        LAYER,
        (
            p.own_heads,
            p.activation("hidden_act", gated=False),
            INTERMEDIATE,
            p.biases(("mlp",), attention_bias=(True, ("qkv", "output"))),
            p.dropout("attention_dropout", "hidden_dropout"),
            p.rope(("rotary_pct", "partial_rotary_factor"), default="0.25"),
            p.parallel("use_parallel_residual", True, "own-norms"),
        ),
    ),
    "llama": llama_like(
        p.heads(own=True), p.biases(attention_bias=ATTENTION_BIAS, mlp_bias=(False, ("mlp",))), p.dropout(), p.rope()
    ),
    "mistral": llama_like(p.heads(), *BARE, layering.windows(layering.everywhere, required=True)),
    "mixtral": llama_like(
        p.heads(),
        *BARE,
        layering.windows(layering.everywhere),
        layering.experts(*MIXTURE, "intermediate_size", layering.all_routed),
        notes=(ROUTER_NOTE,),
    ),
    "qwen2": llama_like(
        p.heads(),
        p.biases(("qkv",)),
        p.dropout(),
        p.rope(),
        layering.windows(layering.above, used=False),
        p.fixed(("use_mrope", False)),
    ),
    "mimo": llama_like(
        p.heads(),
        p.biases(attention_bias=(REQUIRED, ("qkv",))),
        p.dropout(),
        p.rope(),
        layering.windows(layering.above, used=False),
        layering.predicted_further,
        p.fixed(("use_mrope", False)),
    ),
    "qwen3": llama_like(
        p.heads(width=128),
        *BIASED,
        layering.windows(layering.above, used=False),
        p.fixed(qk_norm="head"),
    ),
    "qwen3_moe": llama_like(
        p.heads(),
        *BIASED,
        layering.windows(layering.everywhere, used=False),
        layering.experts(*MIXTURE, "moe_intermediate_size", layering.sparse_steps),
        p.fixed(qk_norm="head"),
        unchanging=ROUTING | {"max_window_layers"},
        notes=(ROUTER_NOTE,),
    ),
    "gemma": llama_like(
        p.heads(width=256),
        *BIASED,
        p.fixed(("use_bidirectional_attention", False)),
        tied=True,
        act=GEMMA_GATE,
    ),
    "gemma2": llama_like(
        p.heads(width=256),
        *BIASED,
        layering.windows(layering.alternating, required=True),
        p.softcap(50.0),
        p.fixed(("use_bidirectional_attention", False), norm_position="sandwich"),
        tied=True,
        act=GEMMA_GATE,
    ),
    "gemma3_text": llama_like(
        p.heads(width=256),
        *BIASED,
        layering.windows(layering.but_every(6, "sliding_window_pattern", "_sliding_window_pattern"), required=True),
        p.softcap(None),
        p.fixed(("use_bidirectional_attention", False), norm_position="sandwich", qk_norm="head"),
        tied=True,
        act=GEMMA_GATE,
    ),
    "phi": Family(
        SIZES,
        {**LAYER, "parallel": "shared-norm"},
        (
            p.heads(own=True),
            p.activation("hidden_act", gated=False, default="gelu_new"),
            INTERMEDIATE,
            p.biases(ALL),
            p.dropout("attention_dropout", "resid_pdrop"),
            p.rope(("partial_rotary_factor",), default="0.5"),
            p.fixed(("qk_layernorm", False)),
        ),
        whole={"head_bias": True},
    ),
    "phi3": llama_like(
        p.heads(own=True),
        p.biases(),
        p.dropout("attention_dropout", "resid_pdrop"),
        p.rope(("partial_rotary_factor",)),
        layering.windows(layering.everywhere),
        p.fixed(("attention_bias", False), ("mlp_bias", False)),
    ),
    "olmo2": llama_like(*OLMO, p.fixed(norm_position="reordered")),
    "olmo3": llama_like(
        *OLMO, layering.windows(layering.but_every(4), required=True), p.fixed(norm_position="reordered")
    ),
    "olmoe": llama_like(
        *OLMO,
        layering.experts(*MIXTURE, "intermediate_size", layering.all_routed),
        p.fixed(("clip_qkv", None)),
        unchanging=ROUTING,
        notes=(ROUTER_NOTE,),
    ),
    "starcoder2": Family(
        SIZES,
        LAYER,
        (
            p.heads(),
            p.activation("hidden_act", gated=False, default="gelu_pytorch_tanh"),
            INTERMEDIATE,
            p.biases(use_bias=(True, ALL)),
            p.dropout("attention_dropout", "residual_dropout"),
            p.rope(),
            layering.windows(layering.everywhere),
            p.fixed(("mlp_type", "default"), ("norm_type", "layer_norm")),
        ),
        tied=True,
    ),
    "stablelm": llama_like(
        p.heads(own=True),
        p.biases(use_qkv_bias=(False, ("qkv",))),
        p.dropout("attention_dropout", "hidden_dropout"),
        p.rope(("partial_rotary_factor",), default="0.25"),
        p.parallel("use_parallel_residual", False, "shared-norm"),
        p.fixed(("qk_layernorm", False)),
        words=LAYER,
    ),
    "cohere": llama_like(
        p.heads(own=True),
        *BIASED,
        p.fixed(("use_qk_norm", False), parallel="shared-norm"),
        words=PLAIN,
        tied=True,
    ),
    "smollm3": llama_like(
        p.heads(),
        p.biases(attention_bias=ATTENTION_BIAS, mlp_bias=(False, ("mlp",))),
        p.dropout(),
        p.rope(),
        layering.unrotated("no_rope_layers", "no_rope_layer_interval"),
        layering.windows(layering.nowhere, used=False),
        tied=True,
    ),
    "deepseek_v2": llama_like(*DEEPSEEK, unchanging=ROUTING, notes=(ROUTER_NOTE,)),
    "deepseek_v3": llama_like(*DEEPSEEK, unchanging=ROUTING, notes=(ROUTER_NOTE,)),
    "gpt_oss": llama_like(
        p.heads(),
        p.biases(("mlp", "router"), attention_bias=(True, ("qkv", "output"))),
        p.dropout(),
        p.rope(),
        layering.windows(layering.alternating, required=True),
        layering.experts(*MIXTURE, "intermediate_size", layering.all_routed),
        p.fixed(sinks=True),
        unchanging=GATE_LIMITS,
        notes=(ROUTER_NOTE, "limits and constants of the experts' gates are not counted"),
    ),
}
"""The families that are understood, by model_type."""
