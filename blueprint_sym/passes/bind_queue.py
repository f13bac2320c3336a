"""Reference queue binding: an aligned layout and one queue per kind of task."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from sympy import Integer

from ..ir.concrete import ConcretePlanIR, QueueExtension
from ..ir.node import Kind
from ..ir.portable import PortablePlanIR
from ..proof.obligation import Laws, Obligation, at_most, below, equal
from ..symbols import index
from .base import DerivationPass, PassContext
from .layout import bound, layout_laws, layout_theorems, task_gate
from .tiling import chosen
from .tiling_laws import fused_laws

QUEUES = (Kind.COMPUTE, Kind.COLLECTIVE, Kind.TRANSFER, Kind.HOST)
"""The kinds that have a queue. Barriers have none."""

SOURCE = "specification: reference queue binding"


class BindReferenceQueueTargetPass(DerivationPass[PortablePlanIR, ConcretePlanIR]):
    r"""Bind a portable plan to the deterministic queue-reference contract.

    A contract reference, not a scheduler from a paper. Buffers are laid out in canonical order. For buffer i with size
    s and required alignment r let a be the larger of 16 and r; then its offset o obeys

    \[ o_0=0,\qquad o_i=\left\lceil\frac{o_{i-1}+s_{i-1}}{a_i}\right\rceil a_i. \]

    Hence every offset is a multiple of its a and not below the end of the buffer before. Tasks keep their topological
    order and are partitioned into compute, collective, transfer and host queues; the issue order of a queue is its
    stable subsequence. The commit gate evaluates this construction again and requires that every field is equal: size,
    alignment, access, implementation, category, dependencies and extension.

    References:
        Internal deterministic reference-target contract; no performance or scheduling result is claimed.

    """

    name = "bind_queue"
    boundary = "Portable → concrete"
    provenance = "internal deterministic contract; no paper claim"
    evidence = "layout proved for any number of buffers; queue order proved acyclic; canonical construction compared"

    def run(self, ir: PortablePlanIR, context: PassContext) -> ConcretePlanIR:
        """The plan on the queue target."""
        return bound(ir, context.session, "queue", queues(ir))

    def obligations(
        self, source: PortablePlanIR, target: ConcretePlanIR, context: PassContext
    ) -> tuple[Obligation, ...]:
        """Layout theorems and instances, queue order, the gate."""
        laws, view = Laws(self.name, target.hypotheses), chosen(source, context.session)
        return (
            *layout_theorems(laws),
            *layout_laws(laws, view, target),
            *task_gate(laws, view, target),
            *fused_laws(laws, source, target, context.session),
            *_acyclic(laws),
            *_queue_order(laws, source, target),
        )


def queues(plan: PortablePlanIR) -> QueueExtension:
    """Each kind's tasks in the plan's order."""
    return QueueExtension(
        tuple((kind.value, tuple(task.id for task in plan.tasks if task.kind is kind)) for kind in QUEUES)
    )


def _acyclic(laws: Laws) -> Iterator[Obligation]:
    """If every edge raises a rank, no path of any length returns: by induction over its length m."""
    start, here, there, m = (index(name) for name in ("rank_start", "rank_here", "rank_next", "length"))
    yield laws.claim(
        "queue order",
        "acyclic.base",
        "a path of no edge has the rank at which it starts",
        at_most(start + m, here),
        source=SOURCE,
        premises=(equal(m, Integer(0)), equal(here, start)),
    )
    yield laws.claim(
        "queue order",
        "acyclic.step",
        "one edge more raises the rank by one at least",
        at_most(start + m + 1, there),
        source=SOURCE,
        premises=(at_most(start + m, here), below(here, there)),
    )
    yield laws.claim(
        "queue order",
        "acyclic.conclusion",
        "a path of at least one edge ends above the rank at which it started: it cannot return",
        below(start, here),
        source=SOURCE,
        premises=(at_most(Integer(1), m), at_most(start + m, here)),
    )


def _queue_order(laws: Laws, source: PortablePlanIR, target: ConcretePlanIR) -> Iterator[Obligation]:
    assert isinstance(target.extension, QueueExtension)
    place = {task.id: Integer(number) for number, task in enumerate(source.tasks)}
    kinds = {task.id: task.kind.value for task in source.tasks}
    queued = dict(target.extension.queues)
    barriers = sum(task.kind is Kind.BARRIER for task in source.tasks)
    names = [kind.value for kind in (Kind.COMPUTE, Kind.COLLECTIVE, Kind.TRANSFER, Kind.HOST)]
    yield laws.claim(
        "queue order",
        "partition",
        "the four queues partition the tasks by kind; barriers are in none",
        (
            equal(Integer(sum(map(len, queued.values())) + barriers), Integer(len(source.tasks)), "all tasks"),
            equal(Integer(list(queued) == names), Integer(1), "queues"),
            *(
                equal(Integer(kinds[task] == name), Integer(1), task)
                for name, tasks in queued.items()
                for task in tasks
            ),
        ),
        source=SOURCE,
        origin="left: queue extension; right: kinds of the portable plan",
    )
    steps = [(a, b, name) for name, tasks in queued.items() for a, b in pairwise(tasks)]
    needs = [(other, task.id, "dependency") for task in target.tasks for other in task.dependencies]
    for subject, sentence, edges in (
        ("stable", "each queue's issue order is the stable subsequence of the plan's order", steps),
        ("dependencies", "every dependency raises the place, so queue order and dependencies have no cycle", needs),
    ):
        if edges:
            yield laws.claim(
                "queue order",
                subject,
                sentence,
                [below(place[a], place[b], f"{a} before {b} ({why})") for a, b, why in edges],
                source=SOURCE,
            )
