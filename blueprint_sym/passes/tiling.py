"""Binding attention as one: the plan with tiles in place of scores. The operation counts of its tasks stay as they are.

Source: Dao et al. 2022, arXiv 2205.14135; Dao 2023, arXiv 2307.08691.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve
from sympy import Expr

from ..expr.algebra import ONE, ZERO, largest, normal
from ..hypotheses import Divides
from ..ir.concrete import FusedAttention
from ..ir.node import Phase
from ..ir.portable import AttentionCore, Buffer, PortablePlanIR, PortableTask, Requirement, Resources, WorkloadFacts
from ..laws.attention import (
    inside_tile,
    kept_statistics,
    tile_bytes,
    tiled_context_forward,
    tiled_context_gradient,
    tiled_core_forward,
    tiled_scores_forward,
    tiled_scores_gradient,
    tiled_softmax_forward,
    tiled_softmax_gradient,
)
from ..laws.base import Cost
from ..spec.session import Session
from ..symbols import S, T, c, e
from .planning import buffer

FLASH = "flash"
"""The name of the fused implementation among a plan's alternatives."""
TILE, STATISTICS = "attention.tile", "attention.statistics"
"""The buffers of a tile and of what the backward pass keeps of each row."""


def chosen(plan: PortablePlanIR, session: Session) -> PortablePlanIR:
    """The plan with its implementation of attention chosen: as it is, or in tiles."""
    if not session.fused:
        return plan
    core = _core(plan)
    return evolve(
        plan,
        tasks=tuple(_task(task, plan, core) if task.id in core.tasks else task for task in plan.tasks),
        buffers=tuple(_buffers(plan, core)),
        hypotheses=evolve(
            plan.hypotheses, items=(*plan.hypotheses.items, Divides(T, S if plan.task == "training" else c))
        ),
    )


def fused_attention(plan: PortablePlanIR, session: Session) -> FusedAttention | None:
    """What is bound as one, or None where nothing is; ``plan`` is the portable plan."""
    if not session.fused:
        return None
    core = _core(plan)
    training = plan.task == "training"
    return FusedAttention(
        tasks=core.tasks,
        tile=_tile(plan, core),
        statistics=normal(kept_statistics(core.rows)) if training else ZERO,
        recomputed=core.product if training else ZERO,
    )


def _core(plan: PortablePlanIR) -> AttentionCore:
    assert plan.core is not None, "a session with fused attention has a block that names it"
    return plan.core


def _tiles(plan: PortablePlanIR) -> Expr:
    """Tiles of queries, and of keys: a decode has one query, which is its tile."""
    return {"training": S / T, "prefill": c / T}.get(plan.task, ONE)


def _tile(plan: PortablePlanIR, core: AttentionCore) -> Expr:
    """Bytes of a tile of every sequence and head; a gradient needs the probabilities and their gradients."""
    rows = core.rows / _tiles(plan)
    return normal(tile_bytes(rows, T, 2 if plan.task == "training" else 1, e))


def _cost(task: PortableTask, plan: PortablePlanIR, core: AttentionCore) -> Cost:
    f, x, n = task.work.operations, core.queries, _tiles(plan)
    forward = task.phase is Phase.FORWARD
    if core.scoring == core.weighing:
        return tiled_core_forward(f, x, core.keys + core.values, n, e)
    if task.layer == core.scoring:
        return (tiled_scores_forward if forward else tiled_scores_gradient)(f, x, core.keys, n, e)
    if task.layer == core.weighing:
        return (tiled_context_forward if forward else tiled_context_gradient)(f, x, core.values, n, e)
    if task.requirement.operation == "softmax":
        return tiled_softmax_forward(f, core.rows) if forward else tiled_softmax_gradient(f, x, core.rows, n, e)
    return inside_tile(f)


def _task(task: PortableTask, plan: PortablePlanIR, core: AttentionCore) -> PortableTask:
    cost = _cost(task, plan, core)
    read, written = normal(cost.read), normal(cost.written)
    return evolve(
        task,
        work=WorkloadFacts(normal(cost.flops), read, written, task.work.message_bytes),
        resources=Resources(task.resources.compute, normal(read + written), task.resources.network),
        requirement=Requirement(task.requirement.operation, (FLASH,)),
    )


def _buffers(plan: PortablePlanIR, core: AttentionCore) -> Iterator[Buffer]:
    """Kept scores go; a tile, and what is kept of each row, come behind the others. An inference has a workspace."""
    softmax = [task.id for task in plan.tasks if task.requirement.operation == "softmax"]
    for item in plan.buffers:
        if item.role == "workspace":
            parts = (*(e * part for part in core.others), _tile(plan, core))
            yield evolve(item, size=normal(_boundary(plan) + largest(*parts)))
        elif item.id == "stored.attention.context":
            yield evolve(item, consumers=(*item.consumers, *softmax[1:]))
        elif item.id not in core.kept:
            yield item
    if core.kept:
        yield buffer(STATISTICS, "activation", "transient", kept_statistics(core.rows), softmax[0], softmax[1:])
        yield buffer(TILE, "workspace", "transient", _tile(plan, core), None, core.tasks)


def _boundary(plan: PortablePlanIR) -> Expr:
    return next(item.size for item in plan.buffers if item.role == "input")
