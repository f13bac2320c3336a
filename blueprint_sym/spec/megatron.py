"""Models from arguments of Megatron-LM (megatron/training/arguments.py), by name or as a shell passes them.

Those of the model are read; those of a strategy, which changes the formulas too, are noted, as `derive` takes the
strategy by itself; those of a run change nothing; any other is an error.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import Any

from ..errors import SpecError
from . import parts as p
from .config import Config
from .described import MOST_LAYERS, Description
from .reading import short

STRATEGY = frozenset(
    [
        *("tensor_model_parallel_size", "pipeline_model_parallel_size", "context_parallel_size", "sequence_parallel"),
        *("expert_model_parallel_size", "expert_tensor_parallel_size", "num_layers_per_virtual_pipeline_stage"),
        *("recompute_granularity", "recompute_method", "recompute_num_layers", "recompute_activations"),
        *("use_distributed_optimizer", "micro_batch_size", "global_batch_size", "use_flash_attn", "fp16", "bf16"),
        *("moe_token_dispatcher_type", "moe_grouped_gemm", "overlap_grad_reduce", "overlap_param_gather"),
        *("tp_comm_overlap", "transformer_impl", "use_mcore_models", "attention_backend", "cross_entropy_loss_fusion"),
    ]
)
"""Arguments of how a model is spread, kept and carried out."""

UNCHANGING = frozenset(
    [
        *("lr", "min_lr", "lr_decay_style", "lr_decay_iters", "lr_decay_samples", "lr_warmup_fraction", "weight_decay"),
        *("lr_warmup_iters", "lr_warmup_samples", "clip_grad", "adam_beta1", "adam_beta2", "adam_eps", "optimizer"),
        *("train_iters", "train_samples", "eval_iters", "eval_interval", "log_interval", "save_interval", "save"),
        *("load", "exit_duration_in_mins", "exit_interval", "data_path", "split", "vocab_file", "merge_file", "seed"),
        *(
            "tokenizer_type",
            "tokenizer_model",
            "num_workers",
            "distributed_backend",
            "tensorboard_dir",
            "log_throughput",
        ),
        *("no_load_optim", "no_load_rng", "no_save_optim", "no_save_rng", "init_method_std", "norm_epsilon"),
        *("rotary_base", "attention_softmax_in_fp32", "apply_query_key_layer_scaling", "no_masked_softmax_fusion"),
        *("no_rope_fusion", "no_bias_gelu_fusion", "no_bias_swiglu_fusion", "no_bias_dropout_fusion", "ckpt_format"),
        *("no_gradient_accumulation_fusion", "no_async_tensor_model_parallel_allreduce", "moe_aux_loss_coeff"),
        *("moe_z_loss_coeff", "moe_router_load_balancing_type", "mock_data", "data_cache_path", "wandb_project"),
        *("wandb_exp_name", "log_params_norm", "log_num_zeros_in_grad", "use_rope_scaling", "rope_scaling_factor"),
        *(
            "openai_gelu",
            "apply_layernorm_1p",
            "rotary_scaling_factor",
            "rotary_seq_len_interpolation_factor",
            "mscale",
            "mscale_all_dim",
        ),
    ]
)
"""Arguments of a run: rates, data, files, precision of a step, angles of rotation, losses beside the model."""

NORM_WORDS = {"LayerNorm": "layer", "RMSNorm": "rms"}
POSITION_WORDS = {"learned_absolute": "learned", "rope": "rope", "none": "none"}
DROPOUT = p.dropout("attention_dropout", "hidden_dropout", 0.1, 0.1)


def recognised(table: Mapping[str, Any]) -> bool:
    """Whether a table holds arguments of this kind."""
    return any(key in table for key in ("num_layers", "num-layers", "--num-layers"))


def arguments(text: str, file: str) -> dict[str, Any]:
    """The arguments of a shell's text by name; an option without a value is True. Raises SpecError."""
    try:
        words = shlex.split(text.replace("\\\n", " "), comments=True)
    except ValueError as error:
        raise SpecError(f"is no list of arguments: {error}", file=file) from None
    table: dict[str, Any] = {}
    name = ""
    for word in words:
        if word.startswith("--"):
            option, separator, value = word[2:].partition("=")
            name = option.replace("-", "_")
            if name in table:
                raise SpecError("this argument stands twice", file=file, field=short(name))
            table[name] = _value(value) if separator else True
        elif not name or table[name] is not True:
            raise SpecError(f"expected an argument that starts with --, got {word[:40]!r}", file=file)
        else:
            table[name] = _value(word)
    return table


def _value(word: str) -> Any:
    """A number where a word is one."""
    for kind in (int, float):
        try:
            return kind(word) if len(word) <= 40 else word
        except ValueError:
            continue
    return word


def described(table: Mapping[str, Any], file: str) -> Description:
    """What the arguments say; raises SpecError for what is not understood."""
    config = Config(file, _by_name(table, file))
    d = Description(config, words={"mask": "causal"})
    d.sizes["L"] = config.size("num_layers", most=MOST_LAYERS)
    d.sizes |= {"H": config.size("hidden_size"), "h": config.size("num_attention_heads")}
    for part in (_lengths, _vocabulary, _attention, _norms, _mlp, _biases, DROPOUT, _experts):
        part(d)
    d.whole["tied"] = not config.flag("untie_embeddings_and_output_weights", default=False)
    noted = [key for key in config.table if key in STRATEGY and key not in config.read]
    if noted:
        d.notes.append(f"{', '.join(noted)}: derive takes the strategy by itself")
    config.finish(STRATEGY | UNCHANGING, "Megatron")
    return d


def _by_name(table: Mapping[str, Any], file: str) -> dict[str, Any]:
    """The arguments under the names that Python has for them."""
    result: dict[str, Any] = {}
    for key, value in table.items():
        name = key.removeprefix("--").replace("-", "_")
        if name in result:
            raise SpecError("this argument stands twice", file=file, field=short(name))
        result[name] = value
    return result


def _lengths(d: Description) -> None:
    """S, and the rows of a learned table of positions."""
    length = d.config.size("seq_length", default=None)
    rows = d.config.size("max_position_embeddings", default=length)
    if length or rows:
        d.sizes["S"] = length or rows
    rotated = d.config.flag("use_rotary_position_embeddings", default=False)
    kind = d.config.word("position_embedding_type", choices=tuple(POSITION_WORDS), default="learned_absolute")
    d.words["positions"] = "rope" if rotated else POSITION_WORDS[kind]
    if d.words["positions"] == "learned":
        if rows is None:
            raise d.config.refuse("max_position_embeddings", "this argument is missing; expected the rows of positions")
        d.sizes["S_p"] = rows


def _vocabulary(d: Description) -> None:
    """V, padded so that ranks divide it; a symbol where only a tokenizer says it."""
    ranks = d.config.size("tensor_model_parallel_size", default=1)
    multiple = d.config.size("make_vocab_size_divisible_by", default=128) * ranks
    size = d.config.size("vocab_size", default=None)
    padded = d.config.size("padded_vocab_size", default=None)
    if size and padded and padded < size:
        raise d.config.wrong("padded_vocab_size", f"at least vocab_size, {size}", padded)
    if padded or size:
        d.sizes["V"] = padded or -(-size // multiple) * multiple
    d.config.read.discard("tensor_model_parallel_size")


def _attention(d: Description) -> None:
    """Heads and their width, latent or not, what is rotated, and a window."""
    if d.config.flag("multi_latent_attention", default=False):
        _latent(d)
    else:
        grouped = d.config.flag("group_query_attention", default=False)
        groups = d.config.size("num_query_groups", default=1)
        p.share_heads(d, groups if grouped else d.sizes["h"], "num_query_groups")
        p.head_width(d, "kv_channels")
        share = d.config.share("rotary_percent", default=1)
        if d.words["positions"] == "rope" and share != 1:
            rotated = share * d.sizes["d_h"]
            if rotated.denominator != 1:
                raise d.config.wrong("rotary_percent", f"a whole part of a head of {d.sizes['d_h']}", str(share))
            d.words["partial_rotary"] = True
            d.sizes["d_r"] = int(rotated)
    d.config.only("window_size", None)


def _latent(d: Description) -> None:
    """Widths of latents; a layer has no bias in them."""
    read = d.config.size
    d.words |= {"attention": "latent", "positions": "rope"}
    d.sizes.pop("S_p", None)
    d.sizes |= {"d_c": read("kv_lora_rank", default=32), "d_h": read("qk_head_dim", default=128)}
    d.sizes |= {"d_r": read("qk_pos_emb_head_dim", default=64), "d_v": read("v_head_dim", default=128)}
    query = read("q_lora_rank", default=None)
    d.words["query_latent"] = query is not None
    if query is not None:
        d.sizes["d_q"] = query
    if not d.config.flag("qk_layernorm", default=False):
        raise d.config.wrong("qk_layernorm", "true, as latents are normalised", False)


def _norms(d: Description) -> None:
    """Layer or RMS norms; of queries and keys RMS norms alone, as a norm there has a gain only."""
    kind = NORM_WORDS[d.config.word("normalization", choices=tuple(NORM_WORDS), default="LayerNorm")]
    d.words["norm"] = kind
    d.config.only("apply_residual_connection_post_layernorm", False)
    if d.config.flag("qk_layernorm", default=False) and d.words["attention"] != "latent":
        if kind != "rms":
            raise d.config.wrong("qk_layernorm", "false, as norms of heads have no bias here", True)
        d.words["qk_norm"] = "head"


def _mlp(d: Description) -> None:
    """GELU in two matrices, or SwiGLU in three, whose width is two thirds of 4H in steps of 64."""
    gated = d.config.flag("swiglu", default=False)
    d.config.only("squared_relu", False)
    d.words["mlp"] = "swiglu" if gated else "gelu"
    wide = 4 * d.sizes["H"]
    d.sizes["F"] = d.config.size("ffn_hidden_size", default=wide * 2 // 3 // 64 * 64 if gated else wide)


def _biases(d: Description) -> None:
    """Biases of all linear layers, of queries, keys and values alone, or of none."""
    none = d.config.flag("disable_bias_linear", default=False)
    own = d.config.flag("add_qkv_bias", default=False)
    if d.words["attention"] == "latent" and not none:
        raise d.config.wrong("disable_bias_linear", "true, as latent projections have no bias", none)
    d.words["bias"] = (("qkv",) if own else ()) if none else ("qkv", "output", "mlp")


def _experts(d: Description) -> None:
    """A mixture of experts, in every layer or every so many, with shared ones."""
    number = d.config.size("num_experts", default=None)
    chosen, width = ("moe_router_topk", "moe_ffn_hidden_size")
    shared = d.config.size("moe_shared_expert_intermediate_size", default=None)
    every = d.config.size("moe_layer_freq", default=1)
    d.config.read.update((chosen, width))
    if number is None:
        return
    d.notes.append("how a router's scores become weights is counted as one softmax over all experts")
    d.sizes |= {"E": number, "k": d.config.size(chosen, default=2, most=number)}
    d.sizes["F_e"] = d.config.size(width, default=d.sizes["F"])
    dense = d.words.pop("mlp")
    own: dict[str, Any] = {"mlp": "experts", "expert_mlp": dense}
    if shared is not None:
        if "mlp" in d.words["bias"]:
            raise d.config.wrong("disable_bias_linear", "true, as shared experts have no bias", False)
        d.sizes["F_s"] = shared
        own["shared_experts"] = True
    d.vary([own if layer % every == 0 else {"mlp": dense} for layer in range(d.layers)])
    if every == 1:
        d.sizes.pop("F", None)
