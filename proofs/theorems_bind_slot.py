"""Slot binding: the issue assignment, and what follows for dependencies."""

from __future__ import annotations

from sympy import Integer

from blueprint_sym import Derivation
from blueprint_sym.ir.concrete import SlotExtension
from blueprint_sym.proof.obligation import below
from blueprint_sym.symbols import index
from blueprint_sym.theorem import Statements, theorem

WHERE = "specification, reference slot/dataflow binding"
TASKS = ("training", "prefill", "decode")


@theorem(TASKS, WHERE, target="slot")
def issue_assignment(d: Derivation) -> Statements:
    """issue(t_i) = (cycle = i, slot = 0)."""
    assert d.concrete is not None
    assert isinstance(d.concrete.extension, SlotExtension)
    place = {task.id: i for i, task in enumerate(d.portable.tasks)}
    for issue in d.concrete.extension.issues:
        yield Integer(issue.cycle), Integer(place[issue.task])
        yield Integer(issue.slot), Integer(0)


@theorem(TASKS, WHERE, target="slot")
def dependencies_raise_the_cycle(d: Derivation) -> Statements:
    """A dependency goes from a smaller to a larger cycle, in block l of any stack of such blocks."""
    assert d.concrete is not None
    assert isinstance(d.concrete.extension, SlotExtension)
    block, n = index("block"), len(d.portable.tasks)
    cycle = {issue.task: block * n + issue.cycle for issue in d.concrete.extension.issues}
    for task in d.portable.tasks:
        for needed in task.dependencies:
            yield below(cycle[needed], cycle[task.id])
