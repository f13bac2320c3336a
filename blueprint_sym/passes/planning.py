"""From distributed tasks to a portable plan: the part that training and inference share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sympy import Expr, Integer

from ..expr.algebra import ZERO, normal, total
from ..ir.distributed import DistributedTask, DistributedTaskIR
from ..ir.node import Lineage
from ..ir.portable import (
    Buffer,
    ConcurrencyGroup,
    PortablePlanIR,
    PortableTask,
    Requirement,
    Resources,
    WorkloadFacts,
)
from ..proof.obligation import Formula, Laws, Natural, Obligation, equal
from ..work import combined

ALIGNMENT = 16
"""Required alignment of every buffer, in bytes."""


def portable_task(task: DistributedTask) -> PortableTask:
    """The task with its exact work, the resources that it asks for, and what an implementation must do."""
    work = task.work
    return PortableTask(
        id=task.id,
        layer=task.layer,
        phase=task.phase,
        kind=task.kind,
        engine=task.engine,
        work=WorkloadFacts(work.flops, work.read, work.written, work.message),
        resources=Resources(compute=work.flops, memory=normal(work.read + work.written), network=work.message),
        requirement=Requirement(task.primitive, task.alternatives),
        dependencies=task.dependencies,
        effects=task.effects,
        source=task.source,
        destination=task.destination,
    )


def concurrency_groups(tasks: Iterable[DistributedTask]) -> tuple[ConcurrencyGroup, ...]:
    """Tasks of one depth in the dependency graph, where there are at least two: none can depend on another."""
    depth: dict[str, int] = {}
    levels: dict[int, list[str]] = {}
    for task in tasks:
        depth[task.id] = max((depth[other] + 1 for other in task.dependencies), default=0)
        levels.setdefault(depth[task.id], []).append(task.id)
    return tuple(
        ConcurrencyGroup(f"depth.{level}", tuple(members))
        for level, members in sorted(levels.items())
        if len(members) > 1
    )


def lineage(source: DistributedTaskIR) -> tuple[Lineage, ...]:
    """Each portable task comes from the distributed task of its id."""
    return tuple(Lineage(task.id, (task.id,)) for task in source.tasks)


def buffer(
    name: str,
    role: str,
    storage: str,
    size: Expr,
    producer: str | None = None,
    consumers: Iterable[str] = (),
) -> Buffer:
    """A buffer of the plan at the plan's alignment."""
    return Buffer(name, role, storage, normal(size), ALIGNMENT, producer, tuple(consumers))


def work_conservation(laws: Laws, source: DistributedTaskIR, target: PortablePlanIR) -> Iterator[Obligation]:
    """Per task and in total the plan spends what the distribution spends; its resources are projections of that."""
    before = {task.id: task for task in source.tasks}
    for task in target.tasks:
        work, facts, asked = before[task.id].work, task.work, task.resources
        yield laws.claim(
            "work conservation",
            task.id,
            f"the plan's facts of {task.id} are the distributed work vector, its resources projections of it",
            (
                equal(facts.operations, work.flops, "operations"),
                equal(facts.read_bytes, work.read, "read bytes"),
                equal(facts.write_bytes, work.written, "write bytes"),
                equal(facts.message_bytes, work.message, "message bytes"),
                equal(asked.compute, work.flops, "Q_compute"),
                equal(asked.memory, work.read + work.written, "Q_memory"),
                equal(asked.network, work.message, "Q_network"),
            ),
            source="specification: conservation of the work vector",
            origin="left: portable plan; right: distributed tasks",
        )
    spent = combined(task.work for task in source.tasks)
    planned = combined(item.work.vector for item in target.tasks)
    yield laws.claim(
        "work conservation",
        "total",
        "the plan as a whole spends what the distribution spends",
        (
            equal(planned.flops, spent.flops, "F"),
            equal(planned.read, spent.read, "R"),
            equal(planned.written, spent.written, "W"),
            equal(planned.message, spent.message, "M"),
        ),
        source="specification: conservation of the work vector",
        origin="left: sum over the plan; right: sum over the distribution",
    )


def memory_facts(laws: Laws, target: PortablePlanIR, **formulas: Expr) -> Iterator[Obligation]:
    """Each memory fact is the sum of its buffers, equals its closed form, and is a non-negative integer."""
    roles = {
        "weights": "weights",
        "activations": "activation",
        "checkpoint": "checkpoint",
        "gradients": "gradient",
        "optimizer": "optimizer",
        "kv_cache": "kv_cache",
        "workspace": "workspace",
    }
    for fact, role in roles.items():
        value = getattr(target.memory, fact)
        held = total(item.size for item in target.buffers if item.role == role)
        if value == ZERO and held == ZERO and fact not in formulas:
            continue
        goals: list[Formula] = [equal(value, held, "buffers"), Natural(value, "integer")]
        if fact in formulas:
            goals.append(equal(value, formulas[fact], "closed form"))
        yield laws.claim(
            "stored activations" if fact in ("activations", "checkpoint") else "memory facts",
            fact,
            f"the {fact.replace('_', ' ')} of the block are the sum of its buffers and the closed form",
            goals,
            source="specification: exact block memory",
            origin="left: reduced from layer facts; right: sum over buffers, and the closed form written by hand",
        )


def boundary_sizes(laws: Laws, target: PortablePlanIR, elements: Expr, width: Expr) -> Obligation:
    """Input and output of the block have the boundary's size."""
    return laws.claim(
        "memory facts",
        "boundary",
        "input and output of the block are boundary tensors",
        [equal(item.size, elements * width, item.id) for item in target.buffers if item.role in ("input", "output")],
        source="specification: boundary D",
        origin="left: buffers; right: elements of the boundary, times e",
    )


def alignment_required(laws: Laws, target: PortablePlanIR) -> Obligation:
    """Every buffer asks for the alignment that the specification's plan has."""
    return laws.claim(
        "memory facts",
        "alignment",
        "every buffer of the portable plan requires an alignment of 16 bytes",
        [equal(Integer(item.alignment), Integer(16), item.id) for item in target.buffers],
        source="specification: 16 bytes each",
    )
