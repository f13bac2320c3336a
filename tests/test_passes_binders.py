"""Binders: they place, route and order as the canonical construction does, and fit a capacity or refuse it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from attrs import evolve
from sympy import Integer

from blueprint_sym.derivation import Derivation, derive
from blueprint_sym.errors import CapacityError
from blueprint_sym.expr.evaluate import evaluate_integer
from blueprint_sym.ir.concrete import ConcretePlanIR, QueueExtension, Route, SlotExtension
from blueprint_sym.ir.distributed import DistributedTask
from blueprint_sym.ir.node import Engine, Kind, Lineage, Phase
from blueprint_sym.ir.portable import PortablePlanIR, PortableTask, Requirement, Resources, WorkloadFacts
from blueprint_sym.passes.base import AnyPass
from blueprint_sym.passes.bind_queue import BindReferenceQueueTargetPass
from blueprint_sym.passes.bind_slot import BindReferenceSlotTargetPass
from blueprint_sym.passes.manager import PassManager, PassPipeline, commit
from blueprint_sym.passes.plan_inference import PlanTransformerInferencePass
from blueprint_sym.symbols import SYMBOLS, H, e
from blueprint_sym.work import WorkVector
from tests.support_passes import PROVER, changed, context, decode, refused
from tests.support_structure import Change, with_task

# --- the gate: binders ------------------------------------------------------------------------------------------------


def queues_of(plan: ConcretePlanIR) -> dict[str, tuple[str, ...]]:
    assert isinstance(plan.extension, QueueExtension)
    return dict(plan.extension.queues)


def requeued(plan: ConcretePlanIR, **changes: tuple[str, ...]) -> ConcretePlanIR:
    return evolve(plan, extension=QueueExtension(tuple({**queues_of(plan), **changes}.items())))


def replaced(plan: ConcretePlanIR, place: int, **changes: Any) -> ConcretePlanIR:
    layout = list(plan.layout)
    layout[place] = evolve(layout[place], **changes)
    return evolve(plan, layout=tuple(layout))


def reissued(plan: ConcretePlanIR, place: int, **changes: Any) -> ConcretePlanIR:
    assert isinstance(plan.extension, SlotExtension)
    issues = list(plan.extension.issues)
    issues[place] = evolve(issues[place], **changes)
    return evolve(plan, extension=evolve(plan.extension, issues=tuple(issues)))


BROKEN_BINDINGS: dict[str, tuple[type[AnyPass], Change, str]] = {
    "a queue in another order": (
        BindReferenceQueueTargetPass,
        lambda plan: requeued(plan, compute=queues_of(plan)["compute"][::-1]),
        "bind_queue.queue_order.stable",
    ),
    "a task in the queue of another kind": (
        BindReferenceQueueTargetPass,
        lambda plan: requeued(plan, compute=queues_of(plan)["compute"][:-1], host=(queues_of(plan)["compute"][-1],)),
        "bind_queue.queue_order.partition",
    ),
    "a size": (
        BindReferenceQueueTargetPass,
        lambda plan: replaced(plan, 1, size=plan.layout[1].size + 1),
        "bind_queue.gate.layout.block.output",
    ),
    "an offset that is too early": (
        BindReferenceQueueTargetPass,
        lambda plan: replaced(plan, 2, offset=plan.layout[2].offset - 16),
        "bind_queue.alignment.layout.block.weights",
    ),
    "an offset that is too late": (
        BindReferenceSlotTargetPass,
        lambda plan: replaced(plan, 2, offset=plan.layout[2].offset + 16),
        "bind_slot.alignment.layout.block.weights",
    ),
    "an offset between two multiples": (
        BindReferenceSlotTargetPass,
        lambda plan: replaced(plan, 2, offset=plan.layout[2].offset + 1),
        "bind_slot.alignment.layout.block.weights",
    ),
    "a small alignment": (
        BindReferenceSlotTargetPass,
        lambda plan: replaced(plan, 0, alignment=8),
        "bind_slot.alignment.layout.block.input",
    ),
    "an implementation that the plan does not name": (
        BindReferenceQueueTargetPass,
        lambda plan: with_task(plan, 3, implementation="magic"),
        "bind_queue.gate.task.forward.attention.core",
    ),
    "an access": (
        BindReferenceQueueTargetPass,
        lambda plan: with_task(plan, 3, reads=()),
        "bind_queue.gate.task.forward.attention.core",
    ),
    "a dependency": (
        BindReferenceSlotTargetPass,
        lambda plan: with_task(plan, 3, dependencies=plan.tasks[3].dependencies[:1]),
        "bind_slot.gate.task.forward.attention.core",
    ),
    "a work entry": (
        BindReferenceSlotTargetPass,
        lambda plan: with_task(plan, 3, work=evolve(plan.tasks[3].work, read_bytes=H)),
        "bind_slot.gate.task.forward.attention.core",
    ),
    "two tasks at once": (
        BindReferenceSlotTargetPass,
        lambda plan: reissued(plan, 1, cycle=0),
        "bind_slot.gate.issues",
    ),
    "a task before what it needs": (
        BindReferenceSlotTargetPass,
        lambda plan: reissued(plan, 0, cycle=5),
        "bind_slot.issue_order.dependencies",
    ),
    "another slot": (
        BindReferenceSlotTargetPass,
        lambda plan: reissued(plan, 2, slot=1),
        "bind_slot.gate.issues",
    ),
}


@pytest.mark.parametrize("case", BROKEN_BINDINGS)
def test_a_binding_that_differs_from_the_canonical_construction_is_refused(case: str) -> None:
    kind, change, law = BROKEN_BINDINGS[case]
    error = refused(changed(kind, change), decode().portable)
    assert law in {verdict.obligation.id for verdict in error.report.failures}


# --- transfers and barriers -------------------------------------------------------------------------------------------

NOTHING = WorkloadFacts(Integer(0), Integer(0), Integer(0), Integer(0))


def extended(plan: PortablePlanIR, task: PortableTask) -> PortablePlanIR:
    """The plan with one task more, which comes from a source of its name."""
    return evolve(
        plan,
        tasks=(*plan.tasks, task),
        sources=(*plan.sources, task.id),
        lineage=(*plan.lineage, Lineage(task.id, (task.id,))),
    )


def handed_over() -> PortablePlanIR:
    size = SYMBOLS["b"] * H * e
    task = PortableTask(
        id="transfer.output",
        layer="handover",
        phase=Phase.FORWARD,
        kind=Kind.TRANSFER,
        engine=Engine.NETWORK,
        work=WorkloadFacts(Integer(0), size, size, size),
        resources=Resources(Integer(0), 2 * size, size),
        requirement=Requirement("send", ()),
        dependencies=("forward.mlp.residual",),
        source="rank 0",
        destination="rank 1",
    )
    return extended(decode().portable, task)


def halted() -> PortablePlanIR:
    task = PortableTask(
        id="barrier.end",
        layer="barrier",
        phase=Phase.FORWARD,
        kind=Kind.BARRIER,
        engine=Engine.NETWORK,
        work=NOTHING,
        resources=Resources(Integer(0), Integer(0), Integer(0)),
        requirement=Requirement("barrier", ()),
        dependencies=("forward.mlp.residual",),
    )
    return extended(decode().portable, task)


def bound(item: AnyPass, plan: PortablePlanIR) -> ConcretePlanIR:
    checkpoint = commit(item, plan, context())
    assert checkpoint.report.proved
    found = checkpoint.ir
    assert isinstance(found, ConcretePlanIR)
    return found


def test_a_transfer_of_a_plan_is_in_the_transfer_queue() -> None:
    found = queues_of(bound(BindReferenceQueueTargetPass(), handed_over()))
    assert found["transfer"] == ("transfer.output",)
    assert "transfer.output" not in found["compute"] + found["collective"] + found["host"]


def test_a_transfer_of_a_plan_has_one_route() -> None:
    extension = bound(BindReferenceSlotTargetPass(), handed_over()).extension
    assert isinstance(extension, SlotExtension)
    assert extension.routes == (Route("transfer.output", "rank 0", "rank 1"),)
    assert (extension.issues[-1].task, extension.issues[-1].cycle) == ("transfer.output", 13)


def test_a_plan_without_transfers_has_no_route() -> None:
    extension = bound(BindReferenceSlotTargetPass(), decode().portable).extension
    assert isinstance(extension, SlotExtension)
    assert extension.routes == ()


def test_a_route_with_its_ends_turned_round_is_refused() -> None:
    def turned(plan: ConcretePlanIR) -> ConcretePlanIR:
        assert isinstance(plan.extension, SlotExtension)
        return evolve(plan, extension=evolve(plan.extension, routes=(Route("transfer.output", "rank 1", "rank 0"),)))

    error = refused(changed(BindReferenceSlotTargetPass, turned), handed_over())
    assert [verdict.obligation.id for verdict in error.report.failures] == ["bind_slot.routes.transfers"]


def test_a_transfer_of_a_distribution_is_planned_and_bound() -> None:
    size = SYMBOLS["b"] * H * e
    ir = decode().distributed
    task = DistributedTask(
        id="transfer.output",
        layer="handover",
        phase=Phase.FORWARD,
        kind=Kind.TRANSFER,
        engine=Engine.NETWORK,
        primitive="send",
        shape=(),
        work=WorkVector(0, size, size, size),
        dependencies=(ir.tasks[-1].id,),
        source="rank 0",
        destination="rank 1",
    )
    longer = evolve(
        ir,
        tasks=(*ir.tasks, task),
        sources=(*ir.sources, "handover"),
        lineage=(*ir.lineage, Lineage(task.id, ("handover",))),
    )
    passes = (PlanTransformerInferencePass(), BindReferenceSlotTargetPass())
    plan, placed = PassManager(PassPipeline(passes)).run(longer, context())
    assert (plan.ir.tasks[-1].source, plan.ir.tasks[-1].destination) == ("rank 0", "rank 1")
    assert placed.ir.extension.routes == (Route("transfer.output", "rank 0", "rank 1"),)


def test_a_barrier_is_in_no_queue() -> None:
    plan = bound(BindReferenceQueueTargetPass(), halted())
    assert "barrier.end" in {task.id for task in plan.tasks}
    assert "barrier.end" not in {task for tasks in queues_of(plan).values() for task in tasks}


def test_a_barrier_has_a_cycle_and_no_route() -> None:
    extension = bound(BindReferenceSlotTargetPass(), halted()).extension
    assert isinstance(extension, SlotExtension)
    assert extension.issues[-1].task == "barrier.end"
    assert extension.routes == ()


def test_a_barrier_in_a_queue_is_refused() -> None:
    item = changed(BindReferenceQueueTargetPass, lambda plan: requeued(plan, host=("barrier.end",)))
    error = refused(item, halted())
    assert "bind_queue.queue_order.partition" in {verdict.obligation.id for verdict in error.report.failures}


# --- layout at a point ------------------------------------------------------------------------------------------------

POINT = {"B": 1, "S": 6, "H": 30, "F": 42, "h": 6, "t": 2, "e": 1}


@cache
def trained(target: str) -> Derivation:
    return derive("training", sequence_parallel=True, target=target, prover=PROVER)


@pytest.mark.parametrize("target", ["queue", "slot"])
def test_offsets_are_those_of_the_recurrence_by_hand(target: str) -> None:
    instance = trained(target).instantiate(**POINT)
    assert instance.concrete is not None
    values = {SYMBOLS[name]: value for name, value in instance.values}
    end = 0
    for placed, item in zip(instance.concrete.layout, trained(target).portable.buffers, strict=True):
        size = evaluate_integer(item.size, values)
        assert (placed.buffer, placed.size) == (item.id, size)
        assert placed.offset == (end + 15) // 16 * 16
        end = placed.offset + size
    assert instance.concrete.end == end


@pytest.mark.parametrize("target", ["queue", "slot"])
def test_buffers_are_aligned_and_do_not_overlap(target: str) -> None:
    instance = trained(target).instantiate(**POINT)
    assert instance.concrete is not None
    assert instance.concrete.layout[0].offset == 0
    assert all(item.alignment == 16 for item in instance.concrete.layout)
    assert all(item.offset % item.alignment == 0 for item in instance.concrete.layout)
    assert all(first.end <= second.offset for first, second in pairwise(instance.concrete.layout))


def test_sizes_that_are_no_multiples_leave_gaps_below_the_alignment() -> None:
    instance = trained("queue").instantiate(**POINT)
    assert instance.concrete is not None
    gaps = [second.offset - first.end for first, second in pairwise(instance.concrete.layout)]
    assert any(gaps)
    assert all(0 <= gap < 16 for gap in gaps)


def test_both_targets_have_one_layout() -> None:
    queue, slot = (trained(target).instantiate(**POINT).concrete for target in ("queue", "slot"))
    assert queue is not None
    assert slot is not None
    assert queue.layout == slot.layout


def test_a_plan_that_ends_at_the_capacity_fits() -> None:
    free = trained("queue").instantiate(**POINT)
    assert free.concrete is not None
    exact = derive("training", sequence_parallel=True, target="queue", capacity=free.concrete.end, prover=PROVER)
    assert exact.instantiate(**POINT) is not None


def test_a_plan_that_ends_one_byte_beyond_the_capacity_is_refused_with_both_numbers() -> None:
    free = trained("queue").instantiate(**POINT)
    assert free.concrete is not None
    room = free.concrete.end - 1
    tight = derive("training", sequence_parallel=True, target="queue", capacity=room, prover=PROVER)
    with pytest.raises(CapacityError) as caught:
        tight.instantiate(**POINT)
    assert str(caught.value) == f"the layout ends at byte {room + 1}, 1 beyond the capacity {room}"


def test_capacity_binds_at_a_point_and_not_before() -> None:
    tight = derive("decode", target="slot", capacity=1, prover=PROVER)
    with pytest.raises(CapacityError):
        tight.instantiate(b=1, c=8, H=16, F=64, h=4, t=2, e=2)
