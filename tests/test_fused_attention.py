"""Fused attention, chosen where a plan is bound. Every expected number is worked out on paper, in the comments."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from click.testing import CliRunner

from blueprint_sym import Derivation, SpecError, derive
from blueprint_sym.cli import main
from blueprint_sym.errors import HypothesisError
from blueprint_sym.proof.prover import Prover

PROVER = Prover()
WORDS: dict[str, dict[str, Any]] = {
    "plain": {},
    "grouped": {"attention": "grouped-query", "mask": "causal"},
    "undropped": {"dropout": False},
}


@cache
def derived(task: str, attention: str, words: str = "plain", target: str = "queue") -> Derivation:
    return derive(task, model=WORDS[words], target=target, attention=attention, prover=PROVER)


TRAINED = {"B": 1, "S": 8, "H": 16, "F": 64, "h": 2, "t": 2, "e": 2}
SERVED = {"b": 3, "c": 32, "H": 16, "F": 64, "h": 4, "t": 2, "e": 2}


def test_the_portable_plan_and_the_distribution_do_not_know_the_choice() -> None:
    for task in ("training", "prefill", "decode"):
        assert derived(task, "fused").portable == derived(task, "dense").portable
        assert derived(task, "fused").distributed == derived(task, "dense").distributed


@pytest.mark.parametrize(
    ("task", "named"),
    [
        ("training", ("dense", "flash")),
        ("prefill", ("dense", "flash", "paged")),
        ("decode", ("dense", "flash", "paged")),
    ],
)
def test_the_portable_plan_names_the_ways_to_execute_attention(task: str, named: tuple[str, ...]) -> None:
    core = derived(task, "dense").portable.core
    assert core is not None
    assert core.alternatives == named


@pytest.mark.parametrize("target", ["queue", "slot"])
@pytest.mark.parametrize("task", ["training", "prefill", "decode"])
def test_every_task_does_the_operations_of_the_dense_plan(task: str, target: str) -> None:
    fused, dense = (derived(task, word, target=target).concrete for word in ("fused", "dense"))
    assert fused is not None
    assert dense is not None
    for one, other in zip(fused.tasks, dense.tasks, strict=True):
        assert (one.id, one.work.operations) == (other.id, other.work.operations)


def test_a_dense_binding_has_no_tile_and_no_quantity_of_one() -> None:
    dense = derived("training", "dense")
    assert dense.concrete is not None
    assert dense.concrete.attention is None
    assert not [name for name in dense.quantities if name.endswith((".attention", ".bound"))]


def test_training_by_hand() -> None:
    # A head of width 8 on each of 2 ranks: Q = K = V = O = 64 elements of 2 bytes, 8 rows, 64 scores, 2 tiles of 4.
    at = derived("training", "fused").instantiate(**TRAINED, T=4)
    # Forward: Q once 128, K and V by each of 2 tiles 2 * 256. Backward: O and dO once 256; K and V once 256;
    # each of 2 tiles of keys dO, Q and dQ, 3 * 128, and two fp32 of each of 8 rows, 64.
    assert at["bytes.read.attention"] == 128 + 512 + 256 + 256 + 2 * (384 + 64)
    # Forward: O 128, one fp32 a row 32. Backward: the rows' sums 32, dK and dV 256, dQ by each of 2 tiles 2 * 128.
    assert at["bytes.written.attention"] == 128 + 32 + 32 + 256 + 256
    # Two tiles of 4 * 4 scores of 2 bytes, two fp32 for each of 4 rows.
    assert at["memory.workspace.attention"] == 2 * 32 + 32
    assert at["memory.statistics.attention"] == 32
    # Q times K: 2 * 8 * 8 * 8.
    assert at["flops.recompute.attention"] == 1024
    # Dense keeps probabilities twice and a mask: 5 * 64 bytes. They go, the statistics come.
    assert at["memory.activations.bound"] == at["memory.activations"] - 320 + 32


def test_without_dropout_only_one_copy_of_the_probabilities_goes() -> None:
    at = derived("training", "fused", "undropped").instantiate(**TRAINED, T=4)
    assert at["memory.activations.bound"] == at["memory.activations"] - 128 + 32


def test_the_layout_has_a_tile_and_statistics_in_place_of_scores() -> None:
    fused, dense = (derived("training", word).concrete for word in ("fused", "dense"))
    assert fused is not None
    assert dense is not None
    before, after = ({item.buffer for item in plan.layout} for plan in (dense, fused))
    assert after - before == {"attention.tile", "attention.statistics"}
    assert before - after == {f"stored.attention.{name}" for name in ("probabilities", "kept_probabilities", "mask")}


def test_prefill_by_hand() -> None:
    # 3 sequences of 32 tokens, 2 heads of width 4 on a rank: Q = K = V = 768 elements of 2 bytes; 4 tiles of T = 8.
    at = derived("prefill", "fused").instantiate(**SERVED, T=8)
    assert at["bytes.read.attention"] == 1536 + 4 * 2 * 1536
    assert at["bytes.written.attention"] == 1536
    # 6 tiles (sequences times heads) of 8 rows: 8 scores of 2 bytes and two fp32.
    assert at["memory.workspace.attention"] == 6 * 8 * (16 + 8)
    # Dense: boundary 3072 and 6 * 32 * 32 scores of 2 bytes. Fused: boundary and the MLP's 3 * 32 * 32 elements.
    assert at["memory.workspace"] == 3072 + 12288
    assert at["memory.workspace.bound"] == 3072 + 6144


def test_grouped_queries_read_the_keys_that_they_share_once_for_all_of_a_group() -> None:
    # 2 heads of queries and 1 of keys on a rank: K = V = 384 elements of 2 bytes.
    at = derived("prefill", "fused", "grouped").instantiate(**SERVED, h_kv=2, T=8)
    assert at["bytes.read.attention"] == 1536 + 4 * 2 * 768


def test_the_one_query_of_a_decode_reads_the_cache_once_whatever_the_tile() -> None:
    # Q = 3 * 8 elements, K = V = 768.
    for tile in (1, 8, 32):
        at = derived("decode", "fused").instantiate(**SERVED, T=tile)
        assert at["bytes.read.attention"] == 48 + 2 * 1536
        # 6 rows: T scores of 2 bytes and two fp32.
        assert at["memory.workspace.attention"] == 6 * (2 * tile + 8)


def test_a_tile_that_does_not_divide_the_sequence_is_refused_with_the_hypothesis() -> None:
    with pytest.raises(HypothesisError, match="T = 3 does not divide S = 8"):
        derived("training", "fused").instantiate(**TRAINED, T=3)


@pytest.mark.parametrize(
    ("task", "choices", "message"),
    [
        ("training", {"target": None}, "choose target queue or slot"),
        ("training", {"attention": "paged"}, "choose one of dense, fused"),
        ("training", {"recompute": "selective"}, "fused attention needs 'none'"),
        ("prefill", {"model": {"attention": "latent"}}, "latent attention"),
        ("prefill", {"model": {"mask": "causal", "window": True}}, "behind a window"),
        ("decode", {"model": {"sinks": True}}, "sinks"),
        ("training", {"target": None, "scope": "model"}, "choose target queue or slot"),
    ],
)
def test_fused_attention_that_nothing_names_is_refused_with_a_way_out(
    task: str, choices: dict[str, Any], message: str
) -> None:
    with pytest.raises(SpecError, match=message) as caught:
        derive(task, prover=PROVER, **{"target": "queue", "attention": "fused", **choices})
    assert caught.value.field == "attention"


def test_the_command_line_has_the_choice() -> None:
    point = "b=3,c=32,H=16,F=64,h=4,t=2,e=2,T=8"
    result = CliRunner().invoke(main, ["derive", "decode", "--target", "slot", "--attention", "fused", "--at", point])
    assert result.exit_code == 0, result.output
    assert "memory.workspace.attention" in result.output
    refused = CliRunner().invoke(main, ["derive", "decode", "--attention", "fused"])
    assert refused.exit_code != 0
    assert "choose target queue or slot" in refused.output
