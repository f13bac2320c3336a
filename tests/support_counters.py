"""Three public FLOPs counters: their arithmetic, written anew from what they compute. The tests run it on symbols."""

from __future__ import annotations

from typing import Any


def megatron(
    batch: Any,
    sequence: Any,
    layers: Any,
    hidden: Any,
    ffn: Any,
    heads: Any,
    groups: Any,
    channels: Any,
    vocabulary: Any,
    swiglu: bool = False,
    experts: Any = None,
    topk: Any = 1,
) -> Any:
    """Megatron-LM's ``num_floating_point_operations`` of 2024: twelve times a sum of terms over H²."""
    projected = channels * heads / hidden
    gate = 3 / 2 if swiglu else 1
    routed = 1 if experts is None else topk
    attention = (1 + groups / heads + sequence / hidden) * projected
    mlp = ffn / hidden * routed * gate
    logits = vocabulary / (2 * layers * hidden)
    return 3 * 2 * 2 * batch * sequence * layers * hidden * hidden * (attention + mlp + logits)


def nanogpt(
    parameters: Any, positions: Any, n_layer: Any, n_head: Any, n_embd: Any, block_size: Any, batch: Any
) -> Any:
    """nanoGPT's ``estimate_mfu``: PaLM's formula with all parameters but those of positions."""
    n = parameters - positions
    per_token = 6 * n + 12 * n_layer * n_head * (n_embd // n_head) * block_size
    return per_token * block_size * batch


def gpt_neox(batch: Any, sequence: Any, layers: Any, hidden: Any, vocabulary: Any, checkpointing: bool = False) -> int:
    """GPT-NeoX's ``get_flops`` since December 2023: a whole number for each product."""
    factor = 4 if checkpointing else 3
    tokens = batch * sequence
    qkv = int(factor * 2 * 3 * layers * tokens * hidden * hidden)
    scores = int(factor * 2 * layers * tokens * sequence * hidden)
    values = int(factor * 2 * layers * tokens * sequence * hidden)
    output = int(factor * 2 * layers * tokens * hidden * hidden)
    ffn = int(factor * 16 * layers * tokens * hidden * hidden)
    return qkv + scores + values + output + ffn + int(6 * tokens * hidden * vocabulary)
