"""Whole models: exact counts of published models, published closed forms, layers of several kinds."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sympy import Expr

from blueprint_sym import ModelDerivation, Prover, SpecError, TransformerSpec, derive
from blueprint_sym.expr.algebra import normal
from blueprint_sym.proof.obligation import Laws, equal
from blueprint_sym.symbols import B, F, H, L, S, S_p, V
from tests.support_cli import run

PROVER = Prover()

GPT = {"positions": "learned", "bias": True}
GPT2 = {"H": 768, "F": 3072, "h": 12, "L": 12, "V": 50257}
LLAMA = {
    "attention": "grouped-query",
    "mlp": "swiglu",
    "norm": "rms",
    "positions": "rope",
    "dropout": False,
    "tied": False,
}
LLAMA3 = {"H": 4096, "F": 14336, "h": 32, "h_kv": 8, "L": 32, "V": 128256}
MIXTRAL = {**LLAMA, "mlp": "experts"}
MIXTRAL_8X7B = {"H": 4096, "F_e": 14336, "E": 8, "k": 2, "h": 32, "h_kv": 8, "L": 32, "V": 32000}
EXPERTS = {"mlp": "experts", "shared_experts": True}
DEEPSEEK = {"attention": "latent", "norm": "rms", "dropout": False, "tied": False}
DEEPSEEK3 = {**DEEPSEEK, "layers": [({"mlp": "swiglu"}, 3), (EXPERTS, 58)]}
DEEPSEEK_V3 = {
    "H": 7168,
    "F": 18432,
    "h": 128,
    "d_h": 128,
    "d_v": 128,
    "d_r": 64,
    "d_c": 512,
    "d_q": 1536,
    "V": 129280,
    "E": 256,
    "k": 8,
    "F_e": 2048,
    "F_s": 2048,
}


def model(task: str, words: dict[str, Any], **strategy: Any) -> ModelDerivation:
    return derive(task, scope="model", model=words, prover=PROVER, **strategy)


# --- counts of published models ---------------------------------------------------------------------------------------


def test_gpt2_has_its_published_parameters_and_products() -> None:
    point = model("training", GPT, tensor_parallel=False).instantiate(B=1, S=1024, S_p=1024, **GPT2)
    assert point["model.parameters"] == 124_439_808
    assert point["model.flops.matmul.forward"] == 291_648_307_200
    assert point["model.flops.matmul.model"] == 3 * 291_648_307_200


def test_gpt2_without_biases_has_fewer_parameters() -> None:
    """What nanoGPT counts without biases: those of its linear layers and of its norms, 102,144 altogether."""
    words = {**GPT, "bias": False, "norm_bias": False}
    assert model("training", words).instantiate(B=1, S=1024, S_p=1024, t=2, **GPT2)["model.parameters"] == 124_337_664


def test_llama3_8b_has_its_published_parameters_and_products() -> None:
    point = model("training", LLAMA).instantiate(B=1, S=8192, t=8, **LLAMA3)
    assert point["model.parameters"] == 8_030_261_248
    assert point["model.flops.matmul.model"] == 474_422_087_516_160


@pytest.mark.parametrize("task", ["prefill", "decode"])
def test_llama3_8b_caches_131072_bytes_of_a_token(task: str) -> None:
    point = model(task, LLAMA).instantiate(b=2, c=8192, t=8, e=2, **LLAMA3)
    assert point["model.kv_cache.per_token"] == 131_072
    assert point["model.kv_cache"] == 2 * 8192 * 131_072


def test_mixtral_has_its_published_parameters_of_which_two_experts_of_eight_are_active() -> None:
    point = model("training", MIXTRAL).instantiate(B=1, S=4096, t=8, **MIXTRAL_8X7B)
    assert point["model.parameters"] == 46_702_792_704
    assert point["model.parameters.active"] == 46_702_792_704 - 32 * 6 * 3 * 4096 * 14336


def test_deepseek_v3_has_its_published_parameters_and_cache() -> None:
    point = model("decode", DEEPSEEK3).instantiate(b=1, c=4096, t=8, e=2, **DEEPSEEK_V3)
    assert point["model.parameters"] == 671_026_404_352
    assert point["model.kv_cache.per_token"] == 70_272
    assert point["model.kv_cache"] == 4096 * 70_272


# --- published closed forms -------------------------------------------------------------------------------------------


def claimed(derivation: ModelDerivation, left: Any, right: Any) -> bool:
    laws = Laws("test", derivation.hypotheses)
    return PROVER.prove_all(
        [laws.claim("a kind", "a subject", "a sentence", equal(left, right), source="a paper")]
    ).proved


def with_wide_mlp(expr: Expr) -> Expr:
    """F = 4H, as the papers have it."""
    return normal(expr, ((F, 4 * H),))


def test_the_parameters_are_equation_2_of_narayanan_and_a_final_norm() -> None:
    found = model("training", GPT)
    published = 12 * L * H**2 * (1 + 13 / (12 * H) + (V + S_p) / (12 * L * H))
    assert claimed(found, with_wide_mlp(found.quantities["model.parameters"].expr), published + 2 * H)


def test_an_iteration_with_full_recomputation_is_equation_3_of_narayanan() -> None:
    """96BsLh²(1 + s/(6h) + V/(16Lh))."""
    found = model("training", {}, recompute="full")
    published = 96 * B * S * L * H**2 * (1 + S / (6 * H) + V / (16 * L * H))
    assert claimed(found, with_wide_mlp(found.quantities["model.flops.matmul.iteration"].expr), published)


def test_the_model_flops_are_those_of_korthikanti() -> None:
    """72BLsh²(1 + s/(6h) + V/(12hL)); a V/16 in its place, as code often has it, is wrong."""
    found = model("training", {}, recompute="selective")
    expr = with_wide_mlp(found.quantities["model.flops.matmul.model"].expr)
    assert claimed(found, expr, 72 * B * L * S * H**2 * (1 + S / (6 * H) + V / (12 * H * L)))
    assert not claimed(found, expr, 72 * B * L * S * H**2 * (1 + S / (6 * H) + V / (16 * H * L)))


def test_selective_recomputation_repeats_the_core_attention() -> None:
    """One more forward of the core: 4BLs²h."""
    found = model("training", {}, recompute="selective")
    whole, again = (found.quantities[f"model.flops.matmul.{word}"].expr for word in ("model", "iteration"))
    assert claimed(found, again - whole, 4 * B * L * S**2 * H)


def test_a_causal_mask_halves_the_square_but_for_its_diagonal() -> None:
    """Products of the core of all layers: 2BLS(S + 1)H in place of 4BLS²H."""
    square, causal = model("training", {}), model("training", {"mask": "causal"})
    full, seen = (item.quantities["model.flops.matmul.forward"].expr for item in (square, causal))
    assert claimed(square, full - seen, 4 * B * L * S**2 * H - 2 * B * L * S * (S + 1) * H)


# --- layers of several kinds ------------------------------------------------------------------------------------------


def test_windows_and_full_attention_may_alternate() -> None:
    """One layer of each: the cache of the window has w tokens, that of the other c."""
    words = {"mask": "causal", "layers": [({"window": True}, 1), ({}, 1)]}
    found = model("decode", words)
    point = found.instantiate(b=1, c=64, w=16, H=8, F=32, h=2, V=10, t=2, e=2)
    assert point["model.kv_cache"] == 2 * 8 * 2 * (16 + 64)
    assert point["model.kv_cache.per_token"] == 2 * 8 * 2 * 2


def test_each_kind_is_derived_once_whatever_its_number() -> None:
    found = model("training", {"layers": [({}, 3), ({"mlp": "relu"}, 40)]})
    assert [item.number for item in found.kinds] == [3, 40]
    assert len({id(item.block) for item in found.kinds}) == 2


def test_a_window_longer_than_the_sequence_is_refused_with_the_longest_that_fits() -> None:
    found = model("training", {"mask": "causal", "layers": [({"window": True}, 1), ({}, 1)]})
    with pytest.raises(Exception, match=r"w = 65 exceeds S = 64; w = 64 is the nearest that fits"):
        found.instantiate(B=1, S=64, w=65, H=8, F=32, h=2, V=10, t=2)


def test_a_named_model_fixes_its_layers() -> None:
    spec = TransformerSpec(dimensions=(("L", 12),), layers=())
    found = derive("training", scope="model", model=spec, prover=PROVER)
    assert L not in found.quantities["model.parameters"].expr.free_symbols


def test_a_model_has_no_target_and_a_scope_is_one_of_two() -> None:
    with pytest.raises(SpecError, match="target: a target binds the plan of one block"):
        derive("training", scope="model", target="queue")
    with pytest.raises(SpecError, match="scope: unknown scope 'stack'; choose one of block, model"):
        derive("training", scope="stack")  # type: ignore[call-overload]


def test_experts_may_be_spread_where_some_layers_have_none() -> None:
    found = model("decode", {"layers": [({}, 1), ({"mlp": "experts"}, 1)]}, expert_parallel=True)
    assert [item.block.session.strategy.expert_parallel for item in found.kinds] == [False, True]


def test_what_stands_outside_of_layers_can_be_chosen() -> None:
    """Embedding V·H; logits again V·H, their bias V; two norms of 2H; everything with one layer of 12H² + 2H·F + …"""
    plain = model("training", {"final_norm": False}).quantities["model.parameters"].expr
    rich = model("training", {"tied": False, "embedding_norm": True, "head_bias": True}).quantities["model.parameters"]
    assert (rich.expr - plain).expand() == V * H + V + 4 * H


# --- the command line -------------------------------------------------------------------------------------------------


def test_the_command_line_derives_a_whole_model() -> None:
    result = run(
        "derive", "training", "--scope", "model", "--model", "gpt3-175B", "--at", "B=1,t=8,V=50257", "--format", "json"
    )
    assert result.exit_code == 0, result.stderr
    found = json.loads(result.stdout)
    assert found["layers"] == [{"number": "96", "structure": "default"}]
    assert (
        found["quantities"]["model.parameters"]["value"] == 96 * (12 * 12288**2 + 4 * 12288) + 50257 * 12288 + 2 * 12288
    )


def test_a_person_is_shown_the_layers_and_the_quantities() -> None:
    shown = run("derive", "decode", "--scope", "model").stdout
    assert "decode of the model symbolic" in shown
    assert "model.kv_cache.per_token" in shown
