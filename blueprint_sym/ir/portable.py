"""PortablePlanIR: what a plan must provide on any target. No queue, slot, offset, device or time stands here."""

from __future__ import annotations

from attrs import field, frozen
from sympy import Expr

from ..errors import StructureError
from ..expr.algebra import ZERO
from ..hypotheses import Hypotheses
from ..shown import Shown
from ..work import WorkVector
from .node import Engine, Kind, Lineage, Phase, check_ends, check_lineage, check_order, check_resolved, check_unique

TARGET_FIELDS = frozenset(
    {"queue", "stream", "slot", "cycle", "offset", "address", "device", "core", "route", "issue", "latency", "rate"}
)
"""Names that belong to a concrete plan or to a performance view and may not annotate a portable one."""


@frozen
class WorkloadFacts:
    """The exact work of a task: operations in FLOP, the others in bytes."""

    operations: Expr
    read_bytes: Expr
    write_bytes: Expr
    message_bytes: Expr

    @property
    def vector(self) -> WorkVector:
        """The facts as a work vector (F, R, W, M)."""
        return WorkVector(self.operations, self.read_bytes, self.write_bytes, self.message_bytes)


@frozen
class Resources:
    """What a task asks of each resource: FLOPs of compute, bytes of memory, bytes of network."""

    compute: Expr
    memory: Expr
    network: Expr


@frozen
class Requirement:
    """What an implementation must do, and the named ways to do it; ``chosen`` stays None until a target binds."""

    operation: str
    alternatives: tuple[str, ...]
    chosen: None = None


@frozen
class PortableTask:
    """A task of a portable plan: the work of the distributed task of the same lineage, and what it requires."""

    id: str
    layer: str
    phase: Phase
    kind: Kind
    engine: Engine
    work: WorkloadFacts
    resources: Resources
    requirement: Requirement
    dependencies: tuple[str, ...] = ()
    effects: tuple[tuple[str, str], ...] = ()
    source: str | None = None
    destination: str | None = None
    annotations: tuple[tuple[str, str], ...] = ()

    def __attrs_post_init__(self) -> None:
        for name, _ in self.annotations:
            if name in TARGET_FIELDS:
                raise StructureError(self.id, f"has the target field {name!r}, which a portable plan may not have")
        check_ends(self.id, self.kind, self.source, self.destination)


@frozen
class Buffer:
    """Memory that the plan needs: ``size`` in bytes, ``alignment`` the required multiple of its offset.

    ``storage`` is "persistent" (outlives a step) or "transient". A buffer without a producer comes from outside.
    """

    id: str
    role: str
    storage: str
    size: Expr
    alignment: int
    producer: str | None = None
    consumers: tuple[str, ...] = ()

    def __attrs_post_init__(self) -> None:
        if self.storage not in ("persistent", "transient"):
            raise StructureError(self.id, f"has the storage class {self.storage!r}, not 'persistent' or 'transient'")
        if self.alignment < 1:
            raise StructureError(self.id, f"has alignment {self.alignment}; it must be at least 1")


@frozen
class ConcurrencyGroup:
    """Tasks of which none depends on another, so that a target may run them at once."""

    id: str
    tasks: tuple[str, ...]


@frozen
class AttentionCore:
    """What an implementation of attention as a whole must know: elements of one rank.

    ``tasks`` are the tasks of the core in the plan's order, ``scoring`` and ``weighing`` the layers that multiply
    queries with keys, and probabilities with values (one layer in the fused view). ``rows`` counts queries of all
    sequences and heads; ``product`` are the FLOPs of the scores' product in the forward pass. ``kept`` are the buffers
    of kept scores, ``others`` what else a workspace holds in turn. ``alternatives`` are the named ways to execute it.
    """

    tasks: tuple[str, ...]
    scoring: str
    weighing: str
    queries: Expr
    keys: Expr
    values: Expr
    scores: Expr
    rows: Expr
    product: Expr
    kept: tuple[str, ...] = ()
    others: tuple[Expr, ...] = ()
    alternatives: tuple[str, ...] = ("dense", "flash")


@frozen
class BlockMemory:
    """Exact memory facts of the block on one rank, in bytes."""

    weights: Expr = ZERO
    activations: Expr = ZERO
    checkpoint: Expr = ZERO
    gradients: Expr = ZERO
    optimizer: Expr = ZERO
    kv_cache: Expr = ZERO
    workspace: Expr = ZERO


@frozen(slots=False)
class PortablePlanIR(Shown):
    """Tasks with requirements, buffers and memory facts, in a topological order.

    Raises StructureError for doubled or dangling ids, a cycle, a wrong order, a group with a dependency inside, or
    missing lineage.
    """

    name: str
    task: str
    strategy: str
    tasks: tuple[PortableTask, ...]
    groups: tuple[ConcurrencyGroup, ...]
    buffers: tuple[Buffer, ...]
    memory: BlockMemory
    hypotheses: Hypotheses
    sources: tuple[str, ...]
    lineage: tuple[Lineage, ...] = field(repr=False)
    dimensions: tuple[tuple[str, int], ...] = ()
    core: AttentionCore | None = None

    def __attrs_post_init__(self) -> None:
        ids = [task.id for task in self.tasks]
        check_unique(ids, "tasks")
        check_unique((buffer.id for buffer in self.buffers), "buffers")
        check_unique((group.id for group in self.groups), "concurrency groups")
        known = set(ids)
        for task in self.tasks:
            check_resolved(task.id, task.dependencies, known, "task")
        check_order({task.id: task.dependencies for task in self.tasks}, ids)
        for buffer in self.buffers:
            ends = buffer.consumers + ((buffer.producer,) if buffer.producer is not None else ())
            check_resolved(buffer.id, ends, known, "task")
        self._check_groups(known)
        check_lineage(self.lineage, (), ids, self.sources)

    def _check_groups(self, known: set[str]) -> None:
        needs: dict[str, set[str]] = {}
        for task in self.tasks:
            needs[task.id] = set(task.dependencies).union(*(needs[other] for other in task.dependencies))
        for group in self.groups:
            check_resolved(group.id, group.tasks, known, "task")
            for element in group.tasks:
                for other in group.tasks:
                    if other in needs[element]:
                        raise StructureError(
                            group.id, f"says {element!r} may run beside {other!r}, on which it depends"
                        )
