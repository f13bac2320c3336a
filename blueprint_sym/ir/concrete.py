"""ConcretePlanIR: a portable plan bound to one reference target: offsets, and queues or slots."""

from __future__ import annotations

from attrs import field, frozen
from sympy import Expr, Symbol

from ..errors import StructureError
from ..hypotheses import Hypotheses
from ..shown import Shown
from .node import Kind, Lineage, check_lineage, check_order, check_resolved, check_unique
from .portable import WorkloadFacts


@frozen
class BufferPlacement:
    """Where a buffer lies: ``offset`` as a formula over the symbol of its predecessor's end.

    ``symbol`` names the offset o_i itself; ``offset`` is a_i·⌈end/a_i⌉ with ``end`` = o_{i−1} + s_{i−1}, zero for the
    first. ``alignment`` is a_i.
    """

    buffer: str
    symbol: Symbol
    offset: Expr
    size: Expr
    alignment: int


@frozen
class BoundTask:
    """A task of the plan with its implementation, in issue order."""

    id: str
    kind: Kind
    work: WorkloadFacts
    implementation: str
    reads: tuple[str, ...]
    writes: tuple[str, ...]
    dependencies: tuple[str, ...] = ()


@frozen
class QueueExtension:
    """One queue per task kind: task ids in issue order. Barriers are in none."""

    queues: tuple[tuple[str, tuple[str, ...]], ...]


@frozen
class Issue:
    """When and where a task is issued."""

    task: str
    cycle: int
    slot: int


@frozen
class Route:
    """The two ends of a transfer."""

    task: str
    source: str
    destination: str

    def __attrs_post_init__(self) -> None:
        if self.source == self.destination:
            raise StructureError(self.task, f"has a route from device {self.source!r} to itself")


@frozen
class SlotExtension:
    """Issue of every task, routes of the transfers."""

    issues: tuple[Issue, ...]
    routes: tuple[Route, ...] = ()


@frozen
class FusedAttention:
    """Attention bound as one: its ``tasks``, the buffers of its tile and of kept statistics, what it repeats.

    ``tile`` and ``statistics`` are bytes; ``recomputed`` are FLOPs of products that the backward pass repeats. They are
    work of the implementation, not of the model: no task counts them.
    """

    tasks: tuple[str, ...]
    tile: Expr
    statistics: Expr
    recomputed: Expr


@frozen(slots=False)
class ConcretePlanIR(Shown):
    """A plan on one reference target.

    Raises StructureError for doubled or dangling ids, a cycle, a wrong order, an extension that misses a task, a route
    for a task that is no transfer, or missing lineage.
    """

    name: str
    task: str
    strategy: str
    target: str
    tasks: tuple[BoundTask, ...]
    layout: tuple[BufferPlacement, ...]
    extension: QueueExtension | SlotExtension
    hypotheses: Hypotheses
    sources: tuple[str, ...]
    lineage: tuple[Lineage, ...] = field(repr=False)
    dimensions: tuple[tuple[str, int], ...] = ()
    attention: FusedAttention | None = None

    def __attrs_post_init__(self) -> None:
        ids = [task.id for task in self.tasks]
        check_unique(ids, "tasks")
        known = set(ids)
        buffers = {placement.buffer for placement in self.layout}
        check_unique((placement.buffer for placement in self.layout), "placements")
        for task in self.tasks:
            check_resolved(task.id, task.dependencies, known, "task")
            check_resolved(task.id, (*task.reads, *task.writes), buffers, "buffer")
        check_order({task.id: task.dependencies for task in self.tasks}, ids)
        if isinstance(self.extension, QueueExtension):
            self._check_queues(self.extension, known)
        else:
            self._check_slots(self.extension, known)
        elements = ids + [placement.buffer for placement in self.layout]
        check_lineage(self.lineage, (), elements, self.sources)

    def _check_queues(self, extension: QueueExtension, known: set[str]) -> None:
        queued = [task for _, tasks in extension.queues for task in tasks]
        check_unique(queued, "places in the queues")
        check_resolved("queues", queued, known, "task")
        barriers = {task.id for task in self.tasks if task.kind is Kind.BARRIER}
        for element in sorted(known - barriers - set(queued)):
            raise StructureError(element, "is in no queue")

    def _check_slots(self, extension: SlotExtension, known: set[str]) -> None:
        check_unique((issue.task for issue in extension.issues), "issues")
        check_resolved("issues", (issue.task for issue in extension.issues), known, "task")
        for element in sorted(known - {issue.task for issue in extension.issues}):
            raise StructureError(element, "is never issued")
        kinds = {task.id: task.kind for task in self.tasks}
        check_unique((route.task for route in extension.routes), "routes")
        check_resolved("routes", (route.task for route in extension.routes), known, "task")
        routed = {route.task for route in extension.routes}
        for element, kind in kinds.items():
            if (kind is Kind.TRANSFER) != (element in routed):
                raise StructureError(element, "has a route but is no transfer" if element in routed else "has no route")
