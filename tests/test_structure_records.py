"""Structure of records: strategies that cannot exist are refused, records are frozen, digests are of content."""

from __future__ import annotations

from functools import cache
from typing import Any

import attrs
import pytest
from attrs import evolve

from blueprint_sym.derivation import derive
from blueprint_sym.errors import SpecError
from blueprint_sym.hypotheses import Hypotheses
from blueprint_sym.ir.concrete import Route, SlotExtension
from blueprint_sym.ir.node import Engine, Kind, Phase, digest
from blueprint_sym.ir.portable import PortableTask, Requirement, Resources, WorkloadFacts
from blueprint_sym.proof.report import ProofReport
from blueprint_sym.spec.model import TransformerSpec
from blueprint_sym.spec.session import Deployment, Session, Workload
from blueprint_sym.spec.strategy import Recompute, Strategy
from blueprint_sym.symbols import H
from tests.support_structure import Change, decode, distributed, on_queues, on_slots, portable, with_task

# --- strategies and sessions ------------------------------------------------------------------------------------------

STRATEGIES: dict[str, tuple[dict[str, Any], str, str]] = {
    "an unknown word": (
        {"pipeline": 2},
        "pipeline",
        "unknown choice; choices are recompute, tensor_parallel, sequence_parallel, regather, fused_activation, "
        "shard_optimizer",
    ),
    "an unknown policy": (
        {"recompute": "some"},
        "recompute",
        "unknown policy 'some'; choose one of none, selective, full",
    ),
    "a policy that is no word": ({"recompute": True}, "recompute", "unknown policy True"),
    "a flag that is a word": ({"sequence_parallel": "yes"}, "sequence_parallel", "expected True or False, got 'yes'"),
    "a flag that is a number": ({"tensor_parallel": 8}, "tensor_parallel", "expected True or False, got 8"),
    "a flag that is nothing": ({"shard_optimizer": None}, "shard_optimizer", "expected True or False, got None"),
    "sequence without tensor parallelism": (
        {"tensor_parallel": False, "sequence_parallel": True},
        "sequence_parallel",
        "sequence parallelism needs t >= 2",
    ),
    "gathering again what is not gathered": (
        {"regather": True},
        "regather",
        "nothing is gathered without sequence parallelism",
    ),
    "an unknown target": ({"target": "gpu"}, "target", "unknown target 'gpu'; choose one of queue, slot"),
    "no room at all": ({"capacity": 0}, "capacity", "expected at least 1 byte, got 0"),
    "half a byte": ({"capacity": 0.5}, "capacity", "expected a number of bytes, got 0.5"),
    "true bytes": ({"capacity": True}, "capacity", "expected a number of bytes, got True"),
}


@pytest.mark.parametrize("case", STRATEGIES)
def test_a_strategy_that_cannot_exist_is_refused_by_its_keyword(case: str) -> None:
    words, field, message = STRATEGIES[case]
    with pytest.raises(SpecError) as caught:
        derive("training", **words)
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: {message}")


@pytest.mark.parametrize(
    "choice",
    [
        {"recompute": "full"},
        {"sequence_parallel": True},
        {"fused_activation": True},
        {"shard_optimizer": True},
    ],
)
@pytest.mark.parametrize("task", ["prefill", "decode"])
def test_inference_has_no_choices_of_training(task: str, choice: dict[str, Any]) -> None:
    with pytest.raises(SpecError, match=f"is a choice of training; {task} has none"):
        derive(task, **choice)


def test_an_unknown_task_is_refused() -> None:
    with pytest.raises(SpecError, match="unknown task 'finetuning'; choose one of training, prefill, decode"):
        derive("finetuning")


def test_words_and_the_enumeration_make_one_strategy() -> None:
    assert Strategy.of(recompute="full") == Strategy.of(recompute=Recompute.FULL) == Strategy(recompute=Recompute.FULL)


def test_gathering_again_is_what_sequence_parallelism_does_by_default() -> None:
    assert Strategy.of(sequence_parallel=True).name == "sp.none"
    assert Strategy.of(sequence_parallel=True, regather=False).name == "sp-keep.none"


# --- records are frozen -----------------------------------------------------------------------------------------------


@cache
def records() -> list[Any]:
    """One record of every kind."""
    slots, on_queue, training = on_slots(), on_queues(), derive("training")
    assert isinstance(slots.extension, SlotExtension)
    return [
        decode(),
        decode().session,
        Workload("training"),
        Deployment(),
        Strategy(),
        TransformerSpec(),
        decode().checkpoints[0],
        decode().report,
        decode().report.verdicts[0],
        decode().report.verdicts[0].obligation,
        decode().report.verdicts[0].obligation.goal,
        decode().hypotheses,
        decode().hypotheses.items[0],
        decode().quantities["flops.qkv"],
        decode().model,
        decode().model.layers[0],
        decode().model.layers[0].saved,
        decode().model.layers[0].operations[0],
        decode().model.layers[0].operations[0].work[0],
        decode().model.tensors[0],
        decode().model.tensors[0].axes[0],
        distributed(),
        distributed().tasks[0],
        distributed().tasks[0].work,
        distributed().stored[0],
        distributed().intermediates[0],
        distributed().lineage[0],
        training.distributed.facts[0],
        training.distributed.elided[0],
        portable(),
        portable().tasks[0],
        portable().tasks[0].work,
        portable().tasks[0].resources,
        portable().tasks[0].requirement,
        portable().buffers[0],
        portable().memory,
        training.portable.groups[0],
        on_queue,
        on_queue.tasks[0],
        on_queue.layout[0],
        on_queue.extension,
        slots.extension,
        slots.extension.issues[0],
        Route("send", "a", "b"),
    ]


def test_a_record_cannot_be_changed() -> None:
    for record in records():
        for item in attrs.fields(type(record)):
            with pytest.raises(attrs.exceptions.FrozenInstanceError):
                setattr(record, item.name, None)


def test_every_kind_of_record_is_tried_once() -> None:
    kinds = [type(record) for record in records()]
    assert len(kinds) == len(set(kinds)) == 44


# --- digests ----------------------------------------------------------------------------------------------------------


def test_the_digest_is_of_the_content_alone() -> None:
    again = evolve(portable())
    assert again is not portable()
    assert digest(again) == digest(portable())


@pytest.mark.parametrize(
    "change",
    [
        lambda ir: evolve(ir, name="another"),
        lambda ir: with_task(ir, 0, work=evolve(ir.tasks[0].work, operations=ir.tasks[0].work.operations + 1)),
        lambda ir: with_task(ir, 0, layer="another"),
        lambda ir: evolve(ir, hypotheses=Hypotheses()),
        lambda ir: evolve(ir, buffers=ir.buffers[::-1]),
        lambda ir: evolve(ir, dimensions=(("H", 64),)),
    ],
)
def test_any_change_of_content_changes_the_digest(change: Change) -> None:
    assert digest(change(portable())) != digest(portable())


def test_a_record_without_canonical_content_has_no_digest() -> None:
    with pytest.raises(TypeError, match="a set has no canonical content"):
        digest({1, 2})


def test_an_empty_report_proves_everything_it_claims() -> None:
    assert ProofReport().proved


def test_a_session_of_inference_with_a_plain_strategy_is_one() -> None:
    assert Session(Workload("decode"), Strategy(tensor_parallel=False)).target is None


def test_a_task_by_hand_is_well_formed() -> None:
    facts = WorkloadFacts(H, H, H, H)
    task = PortableTask(
        "x", "x", Phase.FORWARD, Kind.HOST, Engine.VECTOR, facts, Resources(H, 2 * H, H), Requirement("x", ())
    )
    assert task.work.vector.flops == H
