"""Reference slot/dataflow binding: an aligned layout, a cycle and a slot for every task, a route for every transfer."""

from __future__ import annotations

from collections.abc import Iterator

from sympy import Expr, Integer

from ..ir.concrete import ConcretePlanIR, Issue, Route, SlotExtension
from ..ir.node import Kind
from ..ir.portable import PortablePlanIR
from ..proof.obligation import Laws, Obligation, below, equal
from ..symbols import index
from .base import DerivationPass, PassContext
from .layout import bound, layout_laws, layout_theorems, task_gate
from .tiling import chosen
from .tiling_laws import fused_laws

SOURCE = "specification: reference slot/dataflow binding"


class BindReferenceSlotTargetPass(DerivationPass[PortablePlanIR, ConcretePlanIR]):
    r"""Bind a portable plan to the deterministic slot/dataflow reference contract.

    The pass shares the aligned layout of `BindReferenceQueueTargetPass`. Given the plan's topological task order of n
    tasks t, the issue of the i-th is

    \[ \operatorname{issue}(t_i)=(\operatorname{cycle}=i, \operatorname{slot}=0). \]

    So every dependency of a plan goes from a smaller to a larger cycle; in a stack of such blocks task k of block l has
    cycle l·n + k, and the same holds for any number of blocks. Transfers get a route with explicit source and
    destination. The construction exercises typed target extensions; it is no scheduler for throughput.

    References:
        Internal deterministic slot/dataflow contract; no paper result is claimed.

    """

    name = "bind_slot"
    boundary = "Portable → concrete"
    provenance = "internal deterministic contract; no paper claim"
    evidence = "issue order proved for any number of layers; routes; canonical construction compared"

    def run(self, ir: PortablePlanIR, context: PassContext) -> ConcretePlanIR:
        """The plan on the slot target."""
        return bound(ir, context.session, "slot", slots(ir))

    def obligations(
        self, source: PortablePlanIR, target: ConcretePlanIR, context: PassContext
    ) -> tuple[Obligation, ...]:
        """Layout theorems and instances, issue order for any number of layers, routes, the gate."""
        laws, view = Laws(self.name, target.hypotheses), chosen(source, context.session)
        return (
            *layout_theorems(laws),
            *layout_laws(laws, view, target),
            *task_gate(laws, view, target),
            *fused_laws(laws, source, target, context.session),
            *_order_theorems(laws),
            *_issue_order(laws, source, target),
            *_routes(laws, source, target),
        )


def issue_cycle(block: Expr | int, tasks: Expr | int, place: Expr | int) -> Expr | int:
    """The cycle of task ``place`` of block ``block`` in a stack of blocks of ``tasks`` tasks."""
    return block * tasks + place


def slots(plan: PortablePlanIR) -> SlotExtension:
    """Issue of every task of one block, and the routes of its transfers."""
    size = len(plan.tasks)
    return SlotExtension(
        issues=tuple(Issue(task.id, int(issue_cycle(0, size, place)), 0) for place, task in enumerate(plan.tasks)),
        routes=tuple(
            Route(task.id, task.source, task.destination)
            for task in plan.tasks
            if task.source is not None and task.destination is not None
        ),
    )


def _cycle(block: Expr, tasks: Expr, place: Expr) -> Expr:
    return issue_cycle(block, tasks, place)


def _order_theorems(laws: Laws) -> Iterator[Obligation]:
    """For blocks of any n tasks, repeated any number of times."""
    n, j, later, i, m = (index(name) for name in ("n", "j", "later", "block", "later_block"))
    inside = (below(j, n), below(later, n))
    yield laws.claim(
        "issue order",
        "any_layers.within",
        "inside a block an earlier task has the smaller cycle",
        below(_cycle(i, n, j), _cycle(i, n, later)),
        source=SOURCE,
        premises=(*inside, below(j, later)),
    )
    yield laws.claim(
        "issue order",
        "any_layers.across",
        "a task of an earlier block has the smaller cycle than any of a later block",
        below(_cycle(i, n, j), _cycle(m, n, later)),
        source=SOURCE,
        premises=(*inside, below(i, m)),
    )
    yield laws.claim(
        "issue order",
        "any_layers.injective",
        "tasks that share a cycle are one task: the same place of the same block",
        (equal(i, m), equal(j, later)),
        source=SOURCE,
        premises=(*inside, equal(_cycle(i, n, j), _cycle(m, n, later))),
    )


def _issue_order(laws: Laws, source: PortablePlanIR, target: ConcretePlanIR) -> Iterator[Obligation]:
    assert isinstance(target.extension, SlotExtension)
    issues = {issue.task: issue for issue in target.extension.issues}
    size, block = Integer(len(source.tasks)), index("block")
    first, last = source.tasks[0].id, source.tasks[-1].id

    def at(number: Expr, task: str) -> Expr:
        return _cycle(number, size, Integer(issues[task].cycle))

    yield laws.claim(
        "issue order",
        "dependencies",
        "every dependency, in every block of any stack, goes from a smaller to a larger cycle",
        [
            below(at(block, other), at(block, task.id), f"{other} before {task.id}")
            for task in target.tasks
            for other in task.dependencies
        ]
        + [below(at(block, last), at(block + 1, first), "the next block starts after this one")],
        source=SOURCE,
    )
    yield laws.claim(
        "gate",
        "issues",
        "issue(t_i) = (i, 0): the canonical construction, evaluated again, is the extension",
        [
            goal
            for place, task in enumerate(source.tasks)
            for goal in (
                equal(Integer(issues[task.id].cycle), Integer(place), f"cycle of {task.id}"),
                equal(Integer(issues[task.id].slot), Integer(0), f"slot of {task.id}"),
            )
        ],
        source="specification: commit gate",
    )


def _routes(laws: Laws, source: PortablePlanIR, target: ConcretePlanIR) -> Iterator[Obligation]:
    assert isinstance(target.extension, SlotExtension)
    routes = target.extension.routes
    found = {route.task: route for route in routes}
    goals = [equal(Integer(len(routes)), Integer(len(found)), "one route each")]
    for task in source.tasks:
        route = found.get(task.id)
        moves = task.kind is Kind.TRANSFER
        goals.append(equal(Integer(route is not None), Integer(moves), f"{task.id} has a route iff it is a transfer"))
        if route is not None:
            same = (route.source, route.destination) == (task.source, task.destination)
            goals.append(equal(Integer(same), Integer(1), f"ends of {task.id}"))
            goals.append(equal(Integer(route.source != route.destination), Integer(1), f"{task.id} leaves its device"))
    yield laws.claim(
        "routes",
        "transfers",
        "each transfer has exactly one route, with different ends; nothing else has one",
        goals,
        source=SOURCE,
    )
