"""Laws that every plan must obey, whatever the block."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from graphlib import TopologicalSorter

from sympy import Expr, Integer

from ..expr.algebra import ONE, ZERO, total
from ..ir.distributed import DistributedTask, DistributedTaskIR
from ..ir.portable import PortablePlanIR
from ..proof.obligation import Compare, Formula, Laws, Natural, Obligation, equal
from ..work import combined


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


def buffer_sizes(laws: Laws, target: PortablePlanIR) -> Iterator[Obligation]:
    """Every buffer has a natural number of bytes; layouts build on it."""
    for item in target.buffers:
        yield laws.claim(
            "integrality",
            f"buffer.{item.id}",
            f"the size of {item.id} is a non-negative integer",
            Natural(item.size),
            source="integrality under the hypotheses",
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


def kept_descriptions(laws: Laws, source: DistributedTaskIR, target: PortablePlanIR) -> Obligation:
    """Every portable task is its distributed task, described alike."""
    goals: list[Compare] = [equal(Integer(len(target.tasks)), Integer(len(source.tasks)), "number of tasks")]
    for after, before in zip(target.tasks, source.tasks, strict=False):
        same = {
            "place": after.id == before.id,
            "layer": (after.layer, after.phase) == (before.layer, before.phase),
            "category": (after.kind, after.engine) == (before.kind, before.engine),
            "dependencies": after.dependencies == before.dependencies,
            "effects": after.effects == before.effects,
            "ends": (after.source, after.destination) == (before.source, before.destination),
            "requirement": (after.requirement.operation, after.requirement.alternatives)
            == (before.primitive, before.alternatives),
        }
        goals += [equal(Integer(holds), ONE, f"{what} of {before.id}") for what, holds in same.items()]
    return laws.claim(
        "work conservation",
        "descriptions",
        "every portable task keeps place, layer, phase, category, dependencies, effects and requirement",
        goals,
        source="specification: lineage of the plan",
        origin="left: portable plan; right: distributed tasks",
    )


def groups(laws: Laws, target: PortablePlanIR) -> Obligation:
    """Concurrency groups are the generations of the dependency graph that have at least two tasks."""
    sorter = TopologicalSorter({task.id: task.dependencies for task in target.tasks})
    sorter.prepare()
    generations: list[frozenset[str]] = []
    while sorter.is_active():
        ready = sorter.get_ready()
        sorter.done(*ready)
        generations.append(frozenset(ready))
    wide = [generation for generation in generations if len(generation) > 1]
    goals = [equal(Integer(len(target.groups)), Integer(len(wide)), "number of groups")]
    for group, generation in zip(target.groups, wide, strict=False):
        goals.append(equal(Integer(frozenset(group.tasks) == generation), ONE, group.id))
    return laws.claim(
        "work conservation",
        "groups",
        "concurrency groups are the generations of the dependency graph",
        goals,
        source="specification: concurrency groups",
        origin="left: groups of the plan; right: tasks that become ready together",
    )


Ends = Callable[[DistributedTask], bool]
"""Whether a task reads a buffer."""


def buffer_ends(
    laws: Laws,
    source: DistributedTaskIR,
    target: PortablePlanIR,
    readers: dict[str, Ends],
    writers: dict[str, str | None],
) -> Obligation:
    """Producer and consumers of every buffer.

    ``readers`` and ``writers`` give them by the buffer's role; a kept tensor has those of the source.
    """
    kept = {f"stored.{tensor.id}": tensor for tensor in source.stored}
    goals: list[Compare] = []
    for item in target.buffers:
        if item.id in kept:
            tensor = kept[item.id]
            consumers, producer = list(tensor.consumers), (tensor.producers or (None,))[0]
        else:
            consumers = [task.id for task in source.tasks if readers[item.role](task)]
            producer = writers.get(item.role)
        goals.append(equal(Integer(list(item.consumers) == consumers), ONE, f"who reads {item.id}"))
        goals.append(equal(Integer(item.producer == producer), ONE, f"who writes {item.id}"))
    return laws.claim(
        "memory facts",
        "ends",
        "every buffer names who writes it and who reads it",
        goals,
        source="specification: buffers of the plan",
        origin="left: buffers; right: tasks by what their phase and layer do with the role",
    )


def storage_classes(laws: Laws, target: PortablePlanIR) -> Obligation:
    """Weights, gradients, optimizer states and the cache outlive a step; everything else is transient."""
    lasting = ("weights", "gradient", "optimizer", "kv_cache")
    return laws.claim(
        "memory facts",
        "storage",
        "weights, gradients, optimizer states and cache are persistent, all other buffers transient",
        [
            equal(Integer(item.storage == ("persistent" if item.role in lasting else "transient")), ONE, item.id)
            for item in target.buffers
        ],
        source="specification: buffers of the plan",
    )
