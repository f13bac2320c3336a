"""Blocks of other structures at small sizes: every expected number is arithmetic on paper, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from blueprint_sym import HypothesisError, Prover, SpecError, derive
from blueprint_sym.expr.evaluate import evaluate
from blueprint_sym.numeric import Instance
from blueprint_sym.symbols import B, H, S, d_c, t

PROVER = Prover()


def training(words: dict[str, Any], strategy: dict[str, Any] | None = None, **changes: int) -> Instance:
    """B = 2, S = 4, H = 8 = 4 heads of 2, F = 16, e = 2; on two ranks unless the strategy says otherwise."""
    ranks = {} if (strategy or {}).get("tensor_parallel") is False else {"t": 2}
    sizes = {"B": 2, "S": 4, "H": 8, "F": 16, "h": 4, "e": 2, **ranks, **changes}
    return derive("training", model=words, prover=PROVER, **(strategy or {})).instantiate(**_known(sizes, words))


def decode(words: dict[str, Any], task: str = "decode", **changes: int) -> Instance:
    """b = 3 sequences that see c = 10 tokens, with the sizes of `training`, on two ranks."""
    sizes = {"b": 3, "c": 10, "H": 8, "F": 16, "h": 4, "e": 2, "t": 2, **changes}
    return derive(task, model=words, prover=PROVER).instantiate(**_known(sizes, words))


def _known(sizes: dict[str, int], words: dict[str, Any]) -> dict[str, int]:
    unknown = {"F"} if words.get("mlp") == "experts" else set()
    return {name: size for name, size in sizes.items() if name not in unknown}


# --- attention --------------------------------------------------------------------------------------------------------


def test_grouped_queries_have_narrow_keys_and_values() -> None:
    """QKV: 2·8 tokens·8·(4 + 2·2)·2/2 = 1024; of a rank (8·8 + 2·8·4 + 8·8 + 2·8·16)/2 + 4·8 weights of 2 bytes."""
    point = training({"attention": "grouped-query"}, h_kv=2)
    assert point["flops.qkv"] == 2 * 8 * 8 * (4 + 2 * 2) * 2 // 2
    assert point["flops.attention_matmul"] == 4 * 2 * 4 * 4 * 8 // 2
    assert point["memory.weights"] == ((64 + 2 * 32 + 64 + 256) // 2 + 32) * 2


def test_one_head_of_keys_and_values_is_on_every_rank() -> None:
    """QKV of a rank: 2·8·8·(4/2 + 2)·2; cache of a rank: 2·3·10·2 elements of 2 bytes; so many on the other rank."""
    assert training({"attention": "multi-query"})["flops.qkv"] == 2 * 8 * 8 * (2 + 2) * 2
    assert decode({"attention": "multi-query"})["memory.kv_cache"] == 2 * 3 * 10 * 2 * 2


def test_the_gradients_of_a_shared_head_are_summed_over_the_ranks() -> None:
    """2·8·2 parameters of keys and values: an all-reduce of 32 elements, 64 bytes, 32·(2 − 1)/2 additions."""
    block = derive("training", model={"attention": "multi-query"}, prover=PROVER)
    work = block.work(layer="block.norm_gradients")
    found = {str(symbol): 0 for symbol in work.message.free_symbols}
    assert set(found) == {"H", "h", "e"}
    assert (
        work.message.subs({symbol: {"H": 8, "h": 4, "e": 2}[str(symbol)] for symbol in work.message.free_symbols}) == 64
    )


@pytest.mark.parametrize(("heads", "expected"), [(4, 2 * 3 * 10 * 8 * 2), (2, 2 * 3 * 10 * 4 * 2)])
def test_the_cache_of_all_ranks_has_the_heads_of_keys_and_values(heads: int, expected: int) -> None:
    assert 2 * decode({"attention": "grouped-query"}, h_kv=heads)["memory.kv_cache"] == expected


LATENT = {"d_h": 2, "d_v": 3, "d_r": 1, "d_c": 5, "d_q": 6}


def test_latent_attention_caches_a_latent_and_a_rotated_part() -> None:
    """3 sequences of 10 tokens of 5 + 1 elements of 2 bytes, on every rank."""
    assert decode({"attention": "latent"}, **LATENT)["memory.kv_cache"] == 3 * 10 * 6 * 2


def test_latent_attention_expands_every_cached_token_unless_it_is_absorbed() -> None:
    """2 heads: queries 8·6 + 6·2·3 = 84, down 8·6 = 48; up 5·2·(2 + 3) = 50 for each of 10 tokens, or for one."""
    plain = decode({"attention": "latent"}, **LATENT)
    absorbed = decode({"attention": "latent", "absorbed": True}, **LATENT)
    assert plain["flops.qkv"] == 2 * 3 * (84 + 48) + 2 * 30 * 50
    assert absorbed["flops.qkv"] == 2 * 3 * (84 + 48) + 2 * 3 * 50
    assert plain["flops.attention_matmul"] == 2 * 3 * 2 * 10 * (2 + 1 + 3)
    assert absorbed["flops.attention_matmul"] == 2 * 3 * 2 * 10 * (5 + 1 + 5)


# --- masks ------------------------------------------------------------------------------------------------------------


def test_a_causal_mask_leaves_ten_of_sixteen_pairs() -> None:
    """1 + 2 + 3 + 4 = 10 pairs; both products: 2·2·10 pairs·2 sequences·2 heads·2 elements."""
    full, causal = training({}), training({"mask": "causal"})
    assert full["flops.attention_matmul"] == 2 * 2 * 16 * 2 * 2 * 2
    assert causal["flops.attention_matmul"] == 2 * 2 * 10 * 2 * 2 * 2


def test_a_window_of_two_leaves_seven_pairs() -> None:
    """1 + 2 + 2 + 2 = 7."""
    assert training({"mask": "causal", "window": True}, w=2)["flops.attention_matmul"] == 2 * 2 * 7 * 2 * 2 * 2


@pytest.mark.parametrize("window", [1, 2, 3, 4])
def test_a_window_counts_what_each_query_sees(window: int) -> None:
    pairs = sum(min(query, window) for query in range(1, 5))
    assert training({"mask": "causal", "window": True}, w=window)["flops.attention_matmul"] == 2 * 2 * pairs * 2 * 2 * 2


def test_a_decode_behind_a_window_sees_and_keeps_w_tokens() -> None:
    point = decode({"mask": "causal", "window": True}, w=6)
    assert point["flops.attention_matmul"] == 2 * 2 * 3 * 6 * 2 * 2
    assert point["memory.kv_cache"] == 2 * 3 * 6 * 4 * 2


def test_visible_scores_are_kept_and_no_others() -> None:
    """2 bytes of the softmax, 2 of what dropout leaves, 1 of its mask, for 2 sequences of 2 heads: 5·4 a pair."""
    kept, seen = (training(words)["memory.activations"] for words in ({}, {"mask": "causal"}))
    assert kept - seen == 5 * 2 * 2 * (16 - 10)


# --- the feed-forward part --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["swiglu", "geglu"])
def test_a_gated_mlp_has_a_third_matrix(kind: str) -> None:
    plain, gated = training({}), training({"mlp": kind})
    assert plain["flops.mlp"] == 4 * 8 * 8 * 16 // 2
    assert gated["flops.mlp"] == 6 * 8 * 8 * 16 // 2
    assert gated["memory.weights"] - plain["memory.weights"] == 8 * 16 // 2 * 2
    assert gated["memory.activations"] - plain["memory.activations"] == 8 * 16 // 2 * 2


EXPERTS = {"E": 4, "k": 2, "F_e": 6}


def test_a_token_passes_k_experts_and_a_rank_holds_all() -> None:
    """6·8 tokens·2 experts·8·6/2; 4 experts of 3·8·6/2, a router of 8·4, projections 4·64/2, norms 32."""
    point = training({"mlp": "experts"}, **EXPERTS)
    assert point["flops.mlp"] == 6 * 8 * 2 * 8 * 6 // 2
    assert point["memory.weights"] == (4 * 3 * 8 * 6 // 2 + 8 * 4 + 4 * 64 // 2 + 32) * 2


def test_spread_experts_are_on_their_ranks_only() -> None:
    spread = training({"mlp": "experts"}, {"expert_parallel": True}, ep=4, **EXPERTS)
    alone = training({"mlp": "experts"}, **EXPERTS)
    assert alone["memory.weights"] - spread["memory.weights"] == 3 * (3 * 8 * 6 // 2) * 2
    assert spread["flops.mlp"] == alone["flops.mlp"]
    assert spread["payload.total"] - alone["payload.total"] == 4 * (8 * 2 * 8 * 2)


def test_a_fixed_capacity_is_the_balanced_load_where_it_is_its_share() -> None:
    """8 tokens for 2 of 4 experts are 4 for each."""
    balanced = training({"mlp": "experts"}, **EXPERTS)
    fixed = training({"mlp": "experts", "capacity": "fixed"}, C=4, E=4, F_e=6)
    assert fixed["flops.mlp"] == balanced["flops.mlp"]


def test_shared_experts_take_every_token() -> None:
    routed = training({"mlp": "experts"}, **EXPERTS)
    both = training({"mlp": "experts", "shared_experts": True}, F_s=10, **EXPERTS)
    assert both["flops.mlp"] - routed["flops.mlp"] == 6 * 8 * 8 * 10 // 2


# --- norms, biases, dropout, positions --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "parameters"),
    [
        ({}, 32),
        ({"norm": "rms"}, 16),
        ({"norm_bias": False}, 16),
        ({"norm_position": "sandwich"}, 64),
        ({"norm_position": "post"}, 32),
        ({"parallel": "shared-norm"}, 16),
        ({"parallel": "own-norms"}, 32),
        ({"bias": True}, 32 + 24 // 2 + 8 + 16 // 2 + 8),
        ({"bias": "qkv"}, 32 + 24 // 2),
        ({"qk_norm": "head"}, 32 + 2 * 2),
        ({"sinks": True}, 32 + 4 // 2),
    ],
)
def test_a_rank_has_the_parameters_of_its_vectors(words: dict[str, Any], parameters: int) -> None:
    assert training(words)["memory.weights"] == ((4 * 64 + 2 * 8 * 16) // 2 + parameters) * 2


def test_attention_and_mlp_in_parallel_need_one_all_reduce_where_there_were_two() -> None:
    apart, beside = training({}), training({"parallel": "shared-norm"})
    assert apart["payload.total"] == 4 * (8 * 8 * 2)
    assert beside["payload.total"] == 2 * (8 * 8 * 2)


def test_a_block_that_drops_results_alone_keeps_their_masks_and_no_other() -> None:
    """2 sequences of 2 heads of 16 pairs: what dropout leaves, 2·64 bytes, and its mask, 64; of the core 64 FLOPs."""
    with_dropout, of_results = training({}), training({"attention_dropout": False})
    assert with_dropout["memory.activations"] - of_results["memory.activations"] == 2 * 64 + 64
    assert with_dropout["flops.forward"] - of_results["flops.forward"] == 64
    assert of_results["memory.activations"] - training({"dropout": False})["memory.activations"] == 64 * 2


def test_dropout_of_nothing_leaves_none_out() -> None:
    with pytest.raises(SpecError, match="attention_dropout: nothing is dropped"):
        derive("training", model={"dropout": False, "attention_dropout": False})


def test_a_block_without_dropout_keeps_no_mask() -> None:
    """Two masks of 64 bytes, and of the scores 64 masks and 64 results of two bytes."""
    with_dropout, without = training({}), training({"dropout": False})
    assert with_dropout["memory.activations"] - without["memory.activations"] == 2 * 64 + 64 + 64 * 2


def test_rotation_takes_three_operations_an_element() -> None:
    """8 tokens of 2 heads of 2 elements on a rank, queries and keys."""
    assert training({"positions": "rope"})["flops.forward"] - training({})["flops.forward"] == 3 * 2 * 8 * 2 * 2


# --- what cannot be ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("norm", "operations"), [("rms", 4), ("layer", 9)])
def test_a_norm_of_queries_is_of_the_blocks_kind(norm: str, operations: int) -> None:
    """8 tokens of 4 heads of 2 on two ranks are 32 elements: square, add, scale and gain, or a layer norm's nine."""
    block = derive("training", model={"qk_norm": "head", "norm": norm}, prover=PROVER)
    for layer in ("attention.query_norm", "attention.key_norm"):
        work = block.work(layer=layer, phase="forward")
        assert evaluate(work.flops, {B: 2, S: 4, H: 8, t: 2}) == operations * 32


def test_latents_are_normed_as_the_block_is() -> None:
    for norm, operations in (("rms", 4), ("layer", 9)):
        block = derive("training", model={"attention": "latent", "norm": norm}, prover=PROVER)
        work = block.work(layer="attention.latent_norm", phase="forward")
        assert evaluate(work.flops, {B: 2, S: 4, d_c: 3}) == operations * 8 * 3


def test_selective_recomputation_keeps_no_capped_scores() -> None:
    """Without it the 2·4·4·4/2 capped scores of two bytes are kept, and with it they are made again like the others."""
    plain, capped = training({}), training({"softcap": True})
    assert capped["memory.activations"] - plain["memory.activations"] == 2 * 4 * 4 * 4 // 2 * 2
    plain, capped = (training(words, {"recompute": "selective"}) for words in ({}, {"softcap": True}))
    assert capped["memory.activations"] == plain["memory.activations"]


def test_selective_recomputation_repeats_the_attention_core_and_no_router() -> None:
    """Experts are no part of the core: what is repeated is what the block without them repeats."""
    selective = {"recompute": "selective"}
    assert (
        training({"mlp": "experts"}, selective, **EXPERTS)["flops.recompute"]
        == (training({}, selective)["flops.recompute"])
    )


def test_full_recomputation_repeats_the_router_too() -> None:
    point = training({"mlp": "experts"}, {"recompute": "full"}, **EXPERTS)
    assert point["flops.recompute"] == point["flops.forward"]


def test_gathering_again_repeats_no_operation() -> None:
    assert training({"mlp": "experts"}, {"sequence_parallel": True}, **EXPERTS)["flops.recompute"] == 0


def test_ranks_that_do_not_divide_the_heads_of_keys_are_told_which_would() -> None:
    with pytest.raises(HypothesisError, match=r"^t = 4 does not divide h_kv = 2; the nearest that fits: t = 2$"):
        training({"attention": "grouped-query"}, h_kv=2, t=4)


def test_groups_must_be_whole() -> None:
    with pytest.raises(
        HypothesisError, match=r"^h_kv = 3 does not divide h = 4; the nearest that fits: h_kv = 2 or h_kv = 4"
    ):
        training({"attention": "grouped-query"}, h_kv=3, t=3)


def test_experts_must_be_divisible_by_the_ranks_that_share_them() -> None:
    with pytest.raises(
        HypothesisError, match=r"^ep = 3 does not divide E = 4; the nearest that fits: ep = 2 or ep = 4$"
    ):
        training({"mlp": "experts"}, {"expert_parallel": True}, ep=3, **EXPERTS)


def test_no_more_experts_are_chosen_than_there_are() -> None:
    with pytest.raises(HypothesisError, match=r"^k = 5 exceeds E = 4; k = 4 is the nearest that fits$"):
        training({"mlp": "experts"}, E=4, k=5, F_e=6)


def test_a_window_is_not_longer_than_the_sequence() -> None:
    with pytest.raises(HypothesisError, match=r"^w = 5 exceeds S = 4; w = 4 is the nearest that fits$"):
        training({"mask": "causal", "window": True}, w=5)


def test_a_count_follows_and_is_not_given_otherwise() -> None:
    with pytest.raises(HypothesisError, match="leave P out"):
        training({"mask": "causal"}, P=16)


@pytest.mark.parametrize(
    ("words", "strategy", "field"),
    [
        ({}, {"expert_parallel": True}, "expert_parallel"),
        ({"qk_norm": "all"}, {}, "qk_norm"),
        ({"attention": "latent", "absorbed": True}, {}, "absorbed"),
        ({"sinks": True}, {"shard_optimizer": True}, "shard_optimizer"),
        ({"bias": True}, {"shard_optimizer": True}, "shard_optimizer"),
        ({"attention": "latent"}, {"shard_optimizer": True}, "shard_optimizer"),
        ({}, {"sequence_parallel": True, "tensor_parallel": False}, "sequence_parallel"),
    ],
)
def test_a_strategy_that_a_structure_cannot_have_is_refused(
    words: dict[str, Any], strategy: dict[str, Any], field: str
) -> None:
    with pytest.raises(SpecError) as caught:
        derive("training", model=words, **strategy)
    assert caught.value.field == field
