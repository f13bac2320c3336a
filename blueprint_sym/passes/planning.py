"""From distributed tasks to a portable plan: the part that training and inference share."""

from __future__ import annotations

from collections.abc import Iterable

from sympy import Expr

from ..expr.algebra import normal
from ..ir.distributed import DistributedTask, DistributedTaskIR
from ..ir.node import Lineage, Phase
from ..ir.portable import AttentionCore, Buffer, ConcurrencyGroup, PortableTask, Requirement, Resources, WorkloadFacts
from ..symbols import e

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


SCORE_FACTOR = 2
"""FLOPs of a multiply-add: the scores' product takes 2 for each score and element of a head."""


def attention_core(ir: DistributedTaskIR) -> AttentionCore:
    """The tasks of attention as one: what their work says of the elements that they read and write.

    Without latents keys and values are as wide as queries, so that results have as many elements as queries.
    """
    tasks = [task for task in ir.tasks if task.role == "attention"]
    forward = [task for task in tasks if task.phase is Phase.FORWARD]
    first, last = forward[0], forward[-1]
    queries = normal(last.work.written / e)
    if first is last:
        scores = normal(dict(first.shape)["p"], ir.hypotheses.rules)
        keys = values = normal((first.work.read / e - queries) / 2)
        product = normal(first.matmul / 2)
    else:
        scores, keys = normal(first.work.written / e), normal(first.work.read / e - queries)
        values, product = normal(last.work.read / e - scores), first.matmul
    scored = {task.id for task in forward[:-1]}
    return AttentionCore(
        tasks=tuple(task.id for task in tasks),
        scoring=first.layer,
        weighing=last.layer,
        queries=queries,
        keys=keys,
        values=values,
        scores=scores,
        rows=normal(SCORE_FACTOR * queries * scores / product),
        product=product,
        kept=tuple(f"stored.{item.id}" for item in ir.stored if scored & set(item.producers)),
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
