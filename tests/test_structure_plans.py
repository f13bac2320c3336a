"""Structure of plans, portable and concrete: what breaks a rule cannot be built, and the error names the element."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve

from blueprint_sym.errors import StructureError
from blueprint_sym.ir.concrete import ConcretePlanIR, Issue, QueueExtension, Route, SlotExtension
from blueprint_sym.ir.node import Kind
from blueprint_sym.ir.portable import TARGET_FIELDS, Buffer, ConcurrencyGroup
from blueprint_sym.symbols import H
from tests.support_structure import FIRST, LAST, Change, on_queues, on_slots, portable, with_task

# --- portable plans ---------------------------------------------------------------------------------------------------

PORTABLE_RULES: dict[str, tuple[Change, str, str]] = {
    "a group with a dependency inside": (
        lambda ir: evolve(ir, groups=(ConcurrencyGroup("g", (FIRST, "forward.attention.qkv")),)),
        "g",
        f"says 'forward.attention.qkv' may run beside '{FIRST}', on which it depends",
    ),
    "a group with a dependency through others": (
        lambda ir: evolve(ir, groups=(ConcurrencyGroup("g", (FIRST, LAST)),)),
        "g",
        f"says '{LAST}' may run beside '{FIRST}', on which it depends",
    ),
    "a group of an unknown task": (
        lambda ir: evolve(ir, groups=(ConcurrencyGroup("g", ("nothing",)),)),
        "g",
        "refers to task 'nothing', which does not exist",
    ),
    "a doubled group": (
        lambda ir: evolve(ir, groups=(ConcurrencyGroup("g", (FIRST,)), ConcurrencyGroup("g", (LAST,)))),
        "g",
        "this id is given to two concurrency groups",
    ),
    "a doubled buffer": (
        lambda ir: evolve(ir, buffers=(ir.buffers[0], *ir.buffers)),
        "block.input",
        "this id is given to two buffers",
    ),
    "a buffer of an unknown producer": (
        lambda ir: evolve(ir, buffers=(evolve(ir.buffers[0], producer="nothing"), *ir.buffers[1:])),
        "block.input",
        "refers to task 'nothing', which does not exist",
    ),
    "a buffer of an unknown consumer": (
        lambda ir: evolve(ir, buffers=(evolve(ir.buffers[0], consumers=("nothing",)), *ir.buffers[1:])),
        "block.input",
        "refers to task 'nothing', which does not exist",
    ),
    "a transfer without ends": (
        lambda ir: with_task(ir, 0, kind=Kind.TRANSFER),
        FIRST,
        "is a transfer and needs a source and a destination device",
    ),
    "a transfer on one device": (
        lambda ir: with_task(ir, 0, kind=Kind.TRANSFER, source="rank 0", destination="rank 0"),
        FIRST,
        "is a transfer from device 'rank 0' to itself",
    ),
}


@pytest.mark.parametrize("rule", PORTABLE_RULES)
def test_a_portable_plan_that_breaks_a_rule_cannot_be_built(rule: str) -> None:
    change, element, message = PORTABLE_RULES[rule]
    with pytest.raises(StructureError) as caught:
        change(portable())
    assert caught.value.element == element
    assert message in str(caught.value)


def test_the_target_fields_are_those_of_a_concrete_plan_or_of_a_performance_view() -> None:
    names = "queue stream slot cycle offset address device core route issue latency rate"
    assert set(names.split()) == TARGET_FIELDS


@pytest.mark.parametrize("name", sorted(TARGET_FIELDS))
def test_a_portable_task_has_no_target_field(name: str) -> None:
    with pytest.raises(StructureError, match=f"has the target field '{name}', which a portable plan may not have"):
        with_task(portable(), 0, annotations=(("note", "fine"), (name, "3")))


def test_a_portable_task_may_have_other_annotations() -> None:
    assert with_task(portable(), 0, annotations=(("note", "fine"),)).tasks[0].annotations == (("note", "fine"),)


@pytest.mark.parametrize("storage", ["", "Persistent", "registers"])
def test_a_buffer_with_an_unknown_storage_class_cannot_be_built(storage: str) -> None:
    with pytest.raises(StructureError, match=f"x: has the storage class '{storage}'"):
        Buffer("x", "role", storage, H, 16)


@pytest.mark.parametrize("alignment", [0, -16])
def test_a_buffer_with_an_alignment_below_one_cannot_be_built(alignment: int) -> None:
    with pytest.raises(StructureError, match=f"x: has alignment {alignment}; it must be at least 1"):
        Buffer("x", "role", "transient", H, alignment)


# --- concrete plans ---------------------------------------------------------------------------------------------------


def queues(plan: ConcretePlanIR) -> dict[str, tuple[str, ...]]:
    assert isinstance(plan.extension, QueueExtension)
    return dict(plan.extension.queues)


def requeued(plan: ConcretePlanIR, **changes: tuple[str, ...]) -> ConcretePlanIR:
    return evolve(plan, extension=QueueExtension(tuple({**queues(plan), **changes}.items())))


def reissued(plan: ConcretePlanIR, change: Callable[[tuple[Issue, ...]], tuple[Issue, ...]]) -> ConcretePlanIR:
    assert isinstance(plan.extension, SlotExtension)
    return evolve(plan, extension=evolve(plan.extension, issues=change(plan.extension.issues)))


QUEUE_RULES: dict[str, tuple[Change, str, str]] = {
    "a task in no queue": (
        lambda plan: requeued(plan, compute=queues(plan)["compute"][1:]),
        FIRST,
        "is in no queue",
    ),
    "a task in two queues": (
        lambda plan: requeued(plan, host=(FIRST,)),
        FIRST,
        "this id is given to two places in the queues",
    ),
    "a task twice in one queue": (
        lambda plan: requeued(plan, compute=(*queues(plan)["compute"], FIRST)),
        FIRST,
        "this id is given to two places in the queues",
    ),
    "an unknown task in a queue": (
        lambda plan: requeued(plan, host=("nothing",)),
        "queues",
        "refers to task 'nothing', which does not exist",
    ),
}

SLOT_RULES: dict[str, tuple[Change, str, str]] = {
    "a task that is never issued": (lambda plan: reissued(plan, lambda rows: rows[1:]), FIRST, "is never issued"),
    "a task that is issued twice": (
        lambda plan: reissued(plan, lambda rows: (*rows, evolve(rows[0], cycle=99))),
        FIRST,
        "this id is given to two issues",
    ),
    "an unknown task that is issued": (
        lambda plan: reissued(plan, lambda rows: (*rows, Issue("nothing", 99, 0))),
        "issues",
        "refers to task 'nothing', which does not exist",
    ),
    "a route of a task that is no transfer": (
        lambda plan: evolve(plan, extension=evolve(plan.extension, routes=(Route(FIRST, "rank 0", "rank 1"),))),
        FIRST,
        "has a route but is no transfer",
    ),
    "a transfer without a route": (
        lambda plan: with_task(plan, 0, kind=Kind.TRANSFER),
        FIRST,
        "has no route",
    ),
    "two routes of one transfer": (
        lambda plan: evolve(plan, extension=evolve(plan.extension, routes=(Route(FIRST, "a", "b"),) * 2)),
        FIRST,
        "this id is given to two routes",
    ),
    "a route of an unknown task": (
        lambda plan: evolve(plan, extension=evolve(plan.extension, routes=(Route("nothing", "a", "b"),))),
        "routes",
        "refers to task 'nothing', which does not exist",
    ),
}

BOUND_RULES: dict[str, tuple[Change, str, str]] = {
    "a buffer that is placed twice": (
        lambda plan: evolve(plan, layout=(plan.layout[0], *plan.layout)),
        "block.input",
        "this id is given to two placements",
    ),
    "a buffer that is not placed": (
        lambda plan: evolve(plan, layout=plan.layout[1:]),
        FIRST,
        "refers to buffer 'block.input', which does not exist",
    ),
    "an access to an unknown buffer": (
        lambda plan: with_task(plan, 0, writes=("nothing",)),
        FIRST,
        "refers to buffer 'nothing', which does not exist",
    ),
}


@pytest.mark.parametrize("rule", QUEUE_RULES)
def test_queues_that_break_a_rule_cannot_be_built(rule: str) -> None:
    change, element, message = QUEUE_RULES[rule]
    with pytest.raises(StructureError) as caught:
        change(on_queues())
    assert caught.value.element == element
    assert message in str(caught.value)


@pytest.mark.parametrize("rule", SLOT_RULES)
def test_slots_that_break_a_rule_cannot_be_built(rule: str) -> None:
    change, element, message = SLOT_RULES[rule]
    with pytest.raises(StructureError) as caught:
        change(on_slots())
    assert caught.value.element == element
    assert message in str(caught.value)


@pytest.mark.parametrize("plan", [on_queues, on_slots])
@pytest.mark.parametrize("rule", BOUND_RULES)
def test_a_layout_that_breaks_a_rule_cannot_be_built(plan: Callable[[], ConcretePlanIR], rule: str) -> None:
    change, element, message = BOUND_RULES[rule]
    with pytest.raises(StructureError) as caught:
        change(plan())
    assert caught.value.element == element
    assert message in str(caught.value)


def test_a_route_has_two_ends() -> None:
    with pytest.raises(StructureError, match="send: has a route from device 'rank 0' to itself"):
        Route("send", "rank 0", "rank 0")


def test_a_barrier_needs_no_queue() -> None:
    plan = with_task(on_queues(), 0, kind=Kind.BARRIER)
    without = requeued(plan, compute=queues(plan)["compute"][1:])
    assert FIRST not in {task for tasks in queues(without).values() for task in tasks}
