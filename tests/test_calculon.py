"""Values of the training block beside those of Calculon (Isaev et al., SC'23), as that tool computes them.

Both count the same block. Where Calculon counts it otherwise, the difference is a row of `DIFFERENCES`: a reason, and a
formula that is added to ours. The sum must be Calculon's value exactly.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest
from attrs import frozen

from blueprint_sym import SYMBOLS, HypothesisError
from blueprint_sym.expr.evaluate import evaluate
from blueprint_sym.expr.text import read
from tests.support_calculon import CASES, FIELDS, FORWARD, NOT_COMPARED, TRAINING, Case, R, training


@frozen
class Difference:
    """What Calculon counts beyond ours: a formula for each field, where ``applies`` holds."""

    name: str
    reason: str
    applies: Callable[[Case], bool]
    formulas: dict[str, str]

    def __str__(self) -> str:
        return self.name


def _always(case: Case) -> bool:
    return True


DIFFERENCES = (
    Difference(
        "sum of a fork's gradients",
        "u gradients take u − 1 additions; Calculon counts u, at the two residual forks and at that of Q, K and V",
        lambda case: not case.overlapped,
        {"block_agrad_flops": "2*B*S*H/r + B*S*H"},
    ),
    Difference(
        "sum of a residual fork's gradients",
        "the same where overlap leaves only the two residual forks",
        lambda case: case.overlapped,
        {"block_agrad_flops": "2*B*S*H/r"},
    ),
    Difference(
        "gradient of a residual",
        "both operands get the sum's gradient as it is; Calculon counts an operation for each and its traffic",
        _always,
        {"block_agrad_flops": "4*B*S*H/r", "block_agrad_mem_accessed": "6*B*S*H*e/r"},
    ),
    Difference(
        "gradients of a batched product are not written",
        "Calculon counts what both gradient products read, and not the gradients of Q, K, probabilities and V",
        _always,
        {"block_agrad_mem_accessed": "-(3*B*S*H/t + B*h/t*S**2)*e"},
    ),
    Difference(
        "input gradient of a norm is not written",
        "Calculon counts what the gradient reads",
        _always,
        {"block_agrad_mem_accessed": "-2*B*S*H*e/r"},
    ),
    Difference(
        "softmax gradient reads one tensor",
        "it needs the output and the output's gradient; Calculon takes the traffic of the forward pass",
        _always,
        {"block_agrad_mem_accessed": "-B*h/t*S**2*e"},
    ),
    Difference(
        "GELU gradient reads one tensor",
        "it needs the input and the output's gradient; Calculon takes the traffic of the forward pass",
        lambda case: not case.fused,
        {"block_agrad_mem_accessed": "-B*S*F/t*e"},
    ),
    Difference(
        "traffic of a fused GELU",
        "a GELU inside the products around it moves nothing itself; Calculon takes the traffic of the plain one",
        lambda case: case.fused,
        {"block_fw_mem_accessed": "2*B*S*F/t*e", "block_agrad_mem_accessed": "2*B*S*F/t*e"},
    ),
    Difference(
        "output of a fused GELU is not made again",
        "its output is not stored, and the product behind it needs it for the weight gradient",
        lambda case: case.fused,
        {"block_agrad_flops": "-8*B*S*F/t"},
    ),
    Difference(
        "a gather or a scatter touches two whole tensors",
        "a rank hands in or gets its part only; four collectives forward and four backward",
        lambda case: case.sequence_parallel and not case.overlapped,
        {
            "block_fw_mem_accessed": "4*(B*S*H - B*S*H/t)*e",
            "block_agrad_mem_accessed": "4*(B*S*H - B*S*H/t)*e",
        },
    ),
    Difference(
        "no reduction of the norms' gradients",
        "each rank has its tokens' part of four vectors of H gradients, which one all-reduce must add",
        lambda case: case.sequence_parallel,
        {"block_wgrad_flops": "-4*H*(t - 1)/t", "block_wgrad_mem_accessed": "-2*4*H*e"},
    ),
    Difference(
        "the optimizer touches its states once",
        "a step reads gradient and states and writes states and weights; Calculon counts the states' 12 bytes only",
        _always,
        {"block_optim_mem_accessed": "-(12 + 2*e)*((4*H**2 + 2*H*F)/t + 4*H)/d"},
    ),
    Difference(
        "gradients are sharded with the optimizer",
        "a rank has all its gradients before they are reduced and scattered over the replicas",
        lambda case: case.shards > 1,
        {"block_weight_grad_space": "-e*((4*H**2 + 2*H*F)/t + 4*H)*(d - 1)/d"},
    ),
    Difference(
        "selective recomputation drops the input of Q, K and V",
        "without sequence parallelism nothing gathers it again (Korthikanti et al. 2022, arXiv 2205.05198, keep it)",
        lambda case: case.recompute == "selective" and not case.sequence_parallel,
        {"block_act_storage_space": "-B*S*H*e"},
    ),
    Difference(
        "a checkpoint is whole",
        "under sequence parallelism the block's input is a shard",
        lambda case: case.recompute == "full" and case.sequence_parallel,
        {"block_act_checkpoint_size": "(B*S*H - B*S*H/t)*e"},
    ),
    Difference(
        "edge blocks of a pipeline split their all-reduces",
        "p2p_rs_ag sends shards between stages, so that the last block of a chunk scatters and gathers",
        lambda case: case.communication == "p2p_rs_ag",
        {"edgeblock_fw_tp_size": "2*B*S*H*e", "edgeblock_bw_tp_size": "2*B*S*H*e"},
    ),
    Difference(
        "overlapped collectives neither add nor touch memory",
        "Calculon has no layer for a collective that overlaps; it counts its payload only",
        lambda case: case.overlapped,
        {
            "block_fw_flops": "-2*B*S*H*(t - 1)/t",
            "block_agrad_flops": "-2*B*S*H*(t - 1)/t",
            "block_fw_mem_accessed": "-4*(B*S*H + B*S*H/t)*e",
            "block_agrad_mem_accessed": "-4*(B*S*H + B*S*H/t)*e",
        },
    ),
    Difference(
        "overlapped Q, K and V are one product",
        "it reads one input and needs no fork, whose gradient is two additions, three reads and a write",
        lambda case: case.overlapped,
        {
            "block_fw_mem_accessed": "-2*B*S*H*e",
            "block_agrad_mem_accessed": "-2*B*S*H*e - 4*B*S*H*e",
            "block_wgrad_mem_accessed": "-2*B*S*H*e",
            "block_agrad_flops": "-2*B*S*H",
        },
    ),
    Difference(
        "overlapped gradients work on tiles",
        "backward, two products see a t-th of a gathered tensor, and two a t-th of a scattered one and its buffer",
        lambda case: case.overlapped,
        {
            "block_agrad_mem_accessed": "(6*B*S*H/t - 4*B*S*H)*e",
            "block_wgrad_mem_accessed": "(6*B*S*H/t - 4*B*S*H)*e",
        },
    ),
)


def explained(case: Case, field: str) -> Fraction:
    """Our value and all named differences."""
    names = {**SYMBOLS, "r": R}
    more = [row.formulas[field] for row in DIFFERENCES if field in row.formulas and row.applies(case)]
    return case.value(FIELDS[field](case.derivation)) + sum(case.value(read(formula, names)) for formula in more)


@pytest.mark.parametrize("case", TRAINING, ids=str)
def test_ours_and_the_named_differences_are_calculons_values(case: Case) -> None:
    assert {field: explained(case, field) for field in FIELDS} == {field: case.printed(field) for field in FIELDS}


def test_the_forward_pass_of_inference_is_the_same_block() -> None:
    case = CASES[37]

    assert {field: explained(case, field) for field in FORWARD} == {field: case.printed(field) for field in FORWARD}


@pytest.mark.parametrize("difference", DIFFERENCES, ids=str)
def test_every_named_difference_is_seen(difference: Difference) -> None:
    seen = [case for case in TRAINING if difference.applies(case)]

    assert seen
    assert all(case.value(read(text, {**SYMBOLS, "r": R})) for case in seen for text in difference.formulas.values())


def test_cases_are_left_out_for_their_kind_only() -> None:
    plain = [case for case in CASES if case.execution["training"] and case.execution["attention_type"] == "multihead"]

    assert plain == TRAINING
    assert len(plain) == 42


def test_every_field_is_compared_or_named() -> None:
    assert all(set(case.block) == set(FIELDS) | set(NOT_COMPARED) for case in CASES)


@pytest.mark.parametrize("field", ["block_optim_flops", "block_optimizer_space", "block_weight_space"])
def test_parameters_and_states_differ_nowhere(field: str) -> None:
    assert not any(field in row.formulas for row in DIFFERENCES)


def test_a_sharding_that_leaves_a_remainder_is_refused() -> None:
    """Calculon splits 4H parameters of norms over 12 replicas where H is 25600."""
    case = CASES[36]

    with pytest.raises(HypothesisError, match="d = 12 does not divide H = 25600"):
        case.derivation.instantiate(**case.sizes, d=case.shards)


@pytest.mark.parametrize("case", [case for case in TRAINING if case.shards == 1], ids=str)
def test_the_formulas_compared_are_the_numbers_of_an_instance(case: Case) -> None:
    point = case.derivation.instantiate(**case.sizes)

    assert point["flops.forward"] == case.value(FIELDS["block_fw_flops"](case.derivation))
    assert point["memory.activations"] == case.value(FIELDS["block_act_storage_space"](case.derivation))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_models_parameters_differ_by_biases_and_embeddings(case: Case) -> None:
    """Five biases of H and one of F in a block; V = 51200 tokens and S positions of width H."""
    hidden, layers = case.application["hidden"], case.application["num_blocks"]
    sizes = {SYMBOLS[name]: size for name, size in {**case.sizes, "t": 1}.items()}
    block = evaluate(training(tensor_parallel=False).quantities["memory.weights"].expr, sizes) / case.sizes["e"]

    biases, embeddings = 5 * hidden + case.application["feedforward"], (51200 + case.application["seq_size"]) * hidden

    assert layers * (block + biases) + embeddings == case.parameters
