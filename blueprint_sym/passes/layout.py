"""The aligned layout that both reference targets share, and its laws."""

from __future__ import annotations

from collections.abc import Iterator

from sympy import Expr, Integer, Mul, Pow, Symbol, ceiling

from ..expr.algebra import ZERO, align_up, largest, normal
from ..ir.concrete import BoundTask, BufferPlacement, ConcretePlanIR, QueueExtension, SlotExtension
from ..ir.node import Lineage
from ..ir.portable import PortablePlanIR
from ..proof.obligation import Laws, Natural, Obligation, Some, at_most, below, equal
from ..spec.session import Session
from ..symbols import index
from .tiling import chosen, fused_attention

SOURCE = "specification: reference queue binding"

FIRST_OFFSET: Expr = ZERO
"""Where a layout starts."""


def buffer_alignment(required: int) -> int:
    """a_i = max(16, r_i)."""
    return max(16, required)


def next_offset(offset: Expr, size: Expr, alignment: Expr | int) -> Expr:
    """o_i = ⌈(o_{i−1} + s_{i−1}) / a_i⌉ · a_i, after a buffer at ``offset`` of ``size``."""
    return normal(align_up(offset + size, alignment))


def quotient_up(value: Expr, divisor: Expr) -> Expr:
    """⌈value / divisor⌉, how often the divisor fits, rounded up."""
    return normal(ceiling(Mul(value, Pow(divisor, -1)), evaluate=False))


def offset_symbol(place: int) -> Symbol:
    """The symbol o_i of the offset of the i-th buffer."""
    return index(f"o_{place}")


def aligned_layout(plan: PortablePlanIR) -> tuple[BufferPlacement, ...]:
    """The buffers in their canonical order, each at the first aligned offset behind the one before."""
    placements: list[BufferPlacement] = []
    for place, item in enumerate(plan.buffers):
        alignment = buffer_alignment(item.alignment)
        offset = next_offset(placements[-1].symbol, placements[-1].size, alignment) if placements else FIRST_OFFSET
        placements.append(BufferPlacement(item.id, offset_symbol(place), offset, item.size, alignment))
    return tuple(placements)


def bound_tasks(plan: PortablePlanIR) -> tuple[BoundTask, ...]:
    """The tasks in the plan's topological order, each with its implementation and its accesses.

    Where the plan names alternatives, the reference target takes the first: the one that needs the plan's workspace.
    """
    return tuple(
        BoundTask(
            id=task.id,
            kind=task.kind,
            work=task.work,
            implementation=(task.requirement.alternatives or (task.requirement.operation,))[0],
            reads=tuple(item.id for item in plan.buffers if task.id in item.consumers),
            writes=tuple(item.id for item in plan.buffers if task.id == item.producer),
            dependencies=task.dependencies,
        )
        for task in plan.tasks
    )


def bound_lineage(plan: PortablePlanIR, view: PortablePlanIR) -> tuple[Lineage, ...]:
    """Each bound task and each placement comes from the plan's element of its id; a tile, from what it replaces."""
    replaced = plan.core.kept if plan.core is not None else ()
    known = set(bound_sources(plan))
    return tuple(Lineage(element, (element,) if element in known else replaced) for element in bound_sources(view))


def bound_sources(plan: PortablePlanIR) -> tuple[str, ...]:
    """The ids of the plan that a binding must account for."""
    return (*(task.id for task in plan.tasks), *(item.id for item in plan.buffers))


def bound(
    plan: PortablePlanIR, session: Session, target: str, extension: QueueExtension | SlotExtension
) -> ConcretePlanIR:
    """The plan on a target: tasks and layout are the same on both, the extension is the target's own."""
    view = chosen(plan, session)
    return ConcretePlanIR(
        name=plan.name,
        task=plan.task,
        strategy=plan.strategy,
        target=target,
        tasks=bound_tasks(view),
        layout=aligned_layout(view),
        extension=extension,
        hypotheses=view.hypotheses,
        sources=bound_sources(plan),
        lineage=bound_lineage(plan, view),
        dimensions=plan.dimensions,
        attention=fused_attention(plan, session),
    )


def layout_theorems(laws: Laws) -> Iterator[Obligation]:
    """Alignment, order, minimality, disjointness and size for any number of buffers, by induction.

    o, s are offset and size of a buffer, a and r the alignment and the requirement of the next, p its offset.
    """
    o, s, r, z, k = (index(name) for name in ("offset", "size", "required", "next_size", "multiple"))
    p, end, bound = index("next_offset"), index("end"), index("bound")
    a = index("alignment", positive=True)
    reached, multiples = next_offset(o, s, a), quotient_up(o + s, a)
    yield laws.claim(
        "alignment",
        "requirement",
        "max(16, r_i) is at least 16, at least r_i, and one of them",
        (
            at_most(Integer(16), largest(Integer(16), r)),
            at_most(r, largest(Integer(16), r)),
            Some((equal(largest(Integer(16), r), Integer(16)), equal(largest(Integer(16), r), r))),
        ),
        source=SOURCE,
    )
    yield laws.claim(
        "alignment",
        "base",
        "the first offset is 0, and a multiple of every alignment",
        (equal(FIRST_OFFSET, ZERO), Natural(FIRST_OFFSET / a)),
        source=SOURCE,
    )
    yield laws.claim(
        "alignment",
        "step",
        "from any offset o of size s the next is a whole multiple of a, at least o + s, and less than a above it",
        (
            equal(a * multiples, reached, "a multiple"),
            Natural(multiples, "whole"),
            at_most(o + s, reached, "behind"),
            below(reached, o + s + a, "close"),
        ),
        source=SOURCE,
        origin="left: ⌈(o + s)/a⌉ multiples of a; right: the binder's recurrence",
    )
    yield laws.claim(
        "alignment",
        "minimal",
        "no smaller multiple of a is at least o + s",
        at_most(reached, a * k),
        source=SOURCE,
        premises=(at_most(o + s, a * k),),
    )
    yield laws.claim(
        "alignment",
        "disjoint.base",
        "a buffer ends where the next may start",
        at_most(o + s, reached),
        source=SOURCE,
    )
    yield laws.claim(
        "alignment",
        "disjoint.step",
        "a buffer that ends before some later one starts ends before the one after that starts",
        at_most(end, reached),
        source=SOURCE,
        premises=(at_most(end, o),),
    )
    yield laws.claim(
        "alignment",
        "disjoint.conclusion",
        "two buffers never share a byte: no byte of [o, o + s) is one of a buffer that starts at p ≥ o + s",
        below(k, p),
        source=SOURCE,
        premises=(at_most(o + s, p), at_most(o, k), below(k, o + s)),
    )
    yield laws.claim(
        "alignment",
        "total.base",
        "the first buffer ends within s + a − 1",
        at_most(FIRST_OFFSET + s, s + a - 1),
        source=SOURCE,
    )
    yield laws.claim(
        "alignment",
        "total.step",
        "if a layout ends within a bound, one buffer more ends within that bound + z + a − 1",
        at_most(reached + z, bound + z + a - 1),
        source=SOURCE,
        premises=(at_most(o + s, bound),),
        origin="by induction the layout ends within the sum of s_i + a_i − 1",
    )


def layout_laws(laws: Laws, source: PortablePlanIR, target: ConcretePlanIR) -> Iterator[Obligation]:
    """The theorems at the layout at hand: each placement by itself, its predecessor's offset being any natural.

    So is its predecessor's size: the plan proves that every size is a natural number, and the offset is its formula.
    """
    size = index("size")
    for place, item in enumerate(target.layout):
        asked = source.buffers[place]
        subject = f"layout.{item.buffer}"
        previous = target.layout[place - 1] if place else None
        before = source.buffers[place - 1].size if place else ZERO
        start: Expr = previous.symbol + before if previous else ZERO
        alignment = Integer(item.alignment)
        anywhere: Expr = previous.symbol + size if previous else ZERO
        offset = next_offset(previous.symbol, size, alignment) if previous else FIRST_OFFSET
        yield laws.claim(
            "alignment",
            subject,
            f"{item.buffer} starts at a multiple of {item.alignment}, behind its predecessor, as early as possible",
            (
                equal(item.offset, normal(offset, ((size, before),)), "behind a buffer of any size"),
                Natural(offset / alignment, "aligned"),
                at_most(anywhere, offset, "behind"),
                below(offset, anywhere + alignment, "minimal"),
                at_most(Integer(16), alignment, "at least 16"),
                at_most(Integer(asked.alignment), alignment, "at least required"),
                Some((equal(alignment, Integer(16)), equal(alignment, Integer(asked.alignment)))),
            ),
            source=SOURCE,
            origin="left: placement of the binder; right: buffers of the portable plan",
        )
        yield laws.claim(
            "gate",
            subject,
            f"the canonical construction of {item.buffer}, evaluated again, is the placement",
            (
                equal(item.offset, alignment * quotient_up(start, alignment) if previous else ZERO, "offset"),
                equal(item.size, asked.size, "size"),
                equal(Integer(len(target.layout)), Integer(len(source.buffers)), "number of buffers"),
                equal(Integer(item.buffer == asked.id), Integer(1), "buffer"),
                equal(Integer(item.symbol == index(f"o_{place}")), Integer(1), "symbol"),
            ),
            source="specification: commit gate",
        )


def task_gate(laws: Laws, source: PortablePlanIR, target: ConcretePlanIR) -> Iterator[Obligation]:
    """Tasks field by field: category, work, dependencies, accesses and implementation are the plan's."""
    place = {task.id: number for number, task in enumerate(source.tasks)}
    yield laws.claim(
        "gate",
        "tasks",
        "the plan binds the tasks of the portable plan, all of them, in their order",
        (
            equal(Integer(len(target.tasks)), Integer(len(source.tasks)), "number"),
            *(equal(Integer(place[task.id]), Integer(number), task.id) for number, task in enumerate(target.tasks)),
        ),
        source="specification: commit gate",
    )
    kept = {
        task.id: (
            task.kind,
            task.dependencies,
            {item.id for item in source.buffers if item.producer == task.id},
            {item.id for item in source.buffers if task.id in item.consumers},
            set(task.requirement.alternatives or (task.requirement.operation,)),
        )
        for task in source.tasks
    }
    work = {task.id: task.work.vector for task in source.tasks}
    for task in target.tasks:
        kind, dependencies, written, read, ways = kept[task.id]
        same = {
            "category": task.kind is kind,
            "dependencies": task.dependencies == dependencies,
            "writes": set(task.writes) == written and len(task.writes) == len(written),
            "reads": set(task.reads) == read and len(task.reads) == len(read),
            "implementation": task.implementation in ways and (len(ways) < 2 or task.implementation == "dense"),
        }
        yield laws.claim(
            "gate",
            f"task.{task.id}",
            f"category, work, dependencies, accesses and implementation of {task.id} are those of the portable plan",
            (
                *(equal(Integer(holds), Integer(1), what) for what, holds in same.items()),
                *(
                    equal(bound, asked, letter)
                    for (letter, bound), (_, asked) in zip(
                        task.work.vector.components, work[task.id].components, strict=True
                    )
                ),
            ),
            source="specification: commit gate",
        )
