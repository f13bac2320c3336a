"""DistributedTaskIR: what one rank does, as logical tasks with exact work vectors; no target and no latency."""

from __future__ import annotations

from attrs import field, frozen
from sympy import Expr

from ..expr.algebra import ZERO
from ..hypotheses import Hypotheses
from ..shown import Shown
from ..work import WorkVector
from .node import (
    Elision,
    Engine,
    Kind,
    Lineage,
    Phase,
    check_ends,
    check_lineage,
    check_order,
    check_resolved,
    check_unique,
)


@frozen
class DistributedTask:
    """One invocation on one rank.

    ``sharded`` tasks split the layer's points over the ranks; the others are done by every rank alike. ``matmul`` are
    the FLOPs of contractions among ``work.flops``. ``primitive`` and ``shape`` are the law instance:
    the law's name and its arguments; ``role`` is the layer's. ``source`` and ``destination`` are the ends of a
    transfer.
    """

    id: str
    layer: str
    phase: Phase
    kind: Kind
    engine: Engine
    primitive: str
    shape: tuple[tuple[str, Expr], ...]
    work: WorkVector
    matmul: Expr = ZERO
    sharded: bool = True
    fused: bool = False
    role: str = ""
    dependencies: tuple[str, ...] = ()
    effects: tuple[tuple[str, str], ...] = ()
    alternatives: tuple[str, ...] = ()
    source: str | None = None
    destination: str | None = None

    def __attrs_post_init__(self) -> None:
        check_ends(self.id, self.kind, self.source, self.destination)


@frozen
class LayerFacts:
    """Exact memory facts of a layer on one rank.

    ``activation`` is A_ℓ and ``output`` O_ℓ in bytes; the flags say whether each stays stored. ``parameters`` is Ψ_ℓ in
    elements.
    """

    layer: str
    activation: Expr
    output: Expr
    store_activation: bool
    store_output: bool
    parameters: Expr


@frozen
class StoredTensor:
    """A tensor that one rank keeps from the forward to the backward pass: its bytes, who writes and who reads it."""

    id: str
    size: Expr
    producers: tuple[str, ...]
    consumers: tuple[str, ...]


@frozen
class Intermediate:
    """Elements that one rank materialises between two tasks where nothing is fused."""

    layer: str
    elements: Expr


@frozen(slots=False)
class DistributedTaskIR(Shown):
    """The tasks of one rank in execution order.

    ``stored`` are the tensors kept between phases (training) or steps (the cache of keys and values);
    ``intermediates`` what an unfused execution materialises. ``boundary`` is the number of elements of the block's
    input on one rank, ``checkpointed`` whether only that input is kept. ``parameters`` are Ψ, the parameters of the
    rank; ``optimizer_shards`` ranks split their optimizer states (1 or d).
    Raises StructureError for doubled or dangling ids, a dependency cycle, a wrong order, or missing lineage.
    """

    name: str
    task: str
    strategy: str
    tasks: tuple[DistributedTask, ...]
    facts: tuple[LayerFacts, ...]
    stored: tuple[StoredTensor, ...]
    boundary: Expr
    checkpointed: bool
    optimizer_shards: Expr
    hypotheses: Hypotheses
    sources: tuple[str, ...]
    parameters: Expr
    lineage: tuple[Lineage, ...] = field(repr=False)
    intermediates: tuple[Intermediate, ...] = ()
    elided: tuple[Elision, ...] = field(default=(), repr=False)
    dimensions: tuple[tuple[str, int], ...] = ()

    def __attrs_post_init__(self) -> None:
        ids = [task.id for task in self.tasks]
        check_unique(ids, "tasks")
        known = set(ids)
        for task in self.tasks:
            check_resolved(task.id, task.dependencies, known, "task")
        check_order({task.id: task.dependencies for task in self.tasks}, ids)
        check_unique((fact.layer for fact in self.facts), "layer facts")
        check_unique((tensor.id for tensor in self.stored), "stored tensors")
        for tensor in self.stored:
            check_resolved(tensor.id, (*tensor.producers, *tensor.consumers), known, "task")
        check_lineage(self.lineage, self.elided, ids, self.sources)
