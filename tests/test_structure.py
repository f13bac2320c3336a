"""Structure: an IR that breaks a rule cannot be built, and the error names the element that breaks it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import attrs
import pytest
from attrs import evolve
from sympy import Integer

from blueprint_sym.blocks.training import training_block
from blueprint_sym.derivation import Derivation, derive
from blueprint_sym.errors import SpecError, StructureError
from blueprint_sym.hypotheses import Hypotheses
from blueprint_sym.ir.concrete import ConcretePlanIR, Issue, QueueExtension, Route, SlotExtension
from blueprint_sym.ir.distributed import DistributedTaskIR
from blueprint_sym.ir.model import Axis, Layer, ModelIR, Operation, Placement, Tensor, Work
from blueprint_sym.ir.node import Elision, Engine, Kind, Lineage, Phase, check_order, digest
from blueprint_sym.ir.portable import (
    TARGET_FIELDS,
    Buffer,
    ConcurrencyGroup,
    PortablePlanIR,
    PortableTask,
    Requirement,
    Resources,
    WorkloadFacts,
)
from blueprint_sym.laws import law
from blueprint_sym.proof.report import ProofReport
from blueprint_sym.spec.model import TransformerSpec
from blueprint_sym.spec.session import Deployment, Session, Workload
from blueprint_sym.spec.strategy import Recompute, Strategy
from blueprint_sym.symbols import B, F, H, S, e

Change = Callable[[Any], Any]


@cache
def decode(target: str = "slot") -> Derivation:
    return derive("decode", target=target)


def distributed() -> DistributedTaskIR:
    return decode().distributed


def portable() -> PortablePlanIR:
    return decode().portable


def on_queues() -> ConcretePlanIR:
    plan = decode("queue").concrete
    assert plan is not None
    return plan


def on_slots() -> ConcretePlanIR:
    plan = decode("slot").concrete
    assert plan is not None
    return plan


def with_task(ir: Any, place: int, **changes: Any) -> Any:
    """The IR with one task changed."""
    tasks = list(ir.tasks)
    tasks[place] = evolve(tasks[place], **changes)
    return evolve(ir, tasks=tuple(tasks))


FIRST, LAST = "forward.attention.layer_norm", "forward.mlp.residual"

# --- what every IR with tasks obeys -----------------------------------------------------------------------------------

TASK_RULES: dict[str, tuple[Change, str, str]] = {
    "a doubled task id": (
        lambda ir: evolve(ir, tasks=(ir.tasks[0], *ir.tasks)),
        FIRST,
        "this id is given to two tasks; ids must be unique",
    ),
    "a dangling dependency": (
        lambda ir: with_task(ir, 1, dependencies=("forward.nowhere",)),
        "forward.attention.qkv",
        "refers to task 'forward.nowhere', which does not exist",
    ),
    "a task that needs itself": (
        lambda ir: with_task(ir, 0, dependencies=(FIRST,)),
        FIRST,
        f"dependency cycle: {FIRST} -> {FIRST}",
    ),
    "a wrong order": (
        lambda ir: evolve(ir, tasks=(ir.tasks[1], ir.tasks[0], *ir.tasks[2:])),
        "forward.attention.qkv",
        f"stands before '{FIRST}', on which it depends",
    ),
    "a missing lineage": (
        lambda ir: evolve(ir, lineage=ir.lineage[1:]),
        FIRST,
        "has no lineage to the source IR",
    ),
    "a lineage from nothing": (
        lambda ir: evolve(ir, lineage=(Lineage(FIRST, ()), *ir.lineage[1:])),
        FIRST,
        "has no lineage to the source IR",
    ),
    "a lineage from what does not exist": (
        lambda ir: evolve(ir, lineage=(Lineage(FIRST, ("nowhere",)), *ir.lineage[1:])),
        FIRST,
        "refers to source 'nowhere', which does not exist",
    ),
    "a lineage of what does not exist": (
        lambda ir: evolve(ir, lineage=(*ir.lineage, Lineage("nothing", (ir.sources[0],)))),
        "lineage",
        "refers to target 'nothing', which does not exist",
    ),
    "two lineages of one task": (
        lambda ir: evolve(ir, lineage=(*ir.lineage, ir.lineage[0])),
        FIRST,
        "this id is given to two lineage rows",
    ),
    "an unaccounted source": (
        lambda ir: evolve(ir, sources=(*ir.sources, "attention.forgotten")),
        "attention.forgotten",
        "is accounted for by no element of the target IR",
    ),
}


@pytest.mark.parametrize("level", [distributed, portable, on_queues, on_slots])
@pytest.mark.parametrize("rule", TASK_RULES)
def test_an_ir_of_tasks_that_breaks_a_rule_cannot_be_built(level: Callable[[], Any], rule: str) -> None:
    change, element, message = TASK_RULES[rule]
    with pytest.raises(StructureError) as caught:
        change(level())
    assert caught.value.element == element
    assert message in str(caught.value)
    assert str(caught.value).startswith(f"{element}: ")


@pytest.mark.parametrize("level", [distributed, portable, on_queues, on_slots])
def test_a_longer_cycle_is_shown_from_end_to_end(level: Callable[[], Any]) -> None:
    with pytest.raises(StructureError, match="dependency cycle: ") as caught:
        with_task(level(), 0, dependencies=("forward.attention.kv_save",))
    cycle = str(caught.value).partition("dependency cycle: ")[2].split(" -> ")
    assert cycle[0] == cycle[-1]
    assert set(cycle) == {FIRST, "forward.attention.qkv", "forward.attention.kv_save"}


def test_an_order_of_nothing_is_an_order() -> None:
    check_order({}, ())


# --- the model --------------------------------------------------------------------------------------------------------

BATCH, WIDTH = Axis("batch", B), Axis("hidden", H)
X, Y, Z = (Tensor(name, (BATCH, WIDTH), e) for name in "xyz")
COPY = Layer("copy", "residual", ("x",), ("y",), operations=(Operation(Phase.FORWARD, ("x",), ("y",)),))


def contracted(parallel: bool) -> Layer:
    """A layer that sums along an axis which its result has not."""
    work = Work((BATCH, WIDTH, Axis("feed_forward", F, parallel)), (("multiply", 1), ("add", 1)), contraction=True)
    return evolve(COPY, operations=(evolve(COPY.operations[0], work=(work,)),))


def model(**changes: Any) -> ModelIR:
    """A model of one layer, changed."""
    whole: dict[str, Any] = {
        "name": "tiny",
        "task": "decode",
        "tensors": (X, Y),
        "layers": (COPY,),
        "inputs": ("x",),
        "outputs": ("y",),
        "hypotheses": Hypotheses(),
    }
    return ModelIR(**{**whole, **changes})


MODEL_RULES: dict[str, tuple[dict[str, Any], str, str]] = {
    "a doubled layer id": (
        {"layers": (COPY, evolve(COPY, outputs=("z",))), "tensors": (X, Y, Z)},
        "copy",
        "this id is given to two layers",
    ),
    "a doubled tensor id": ({"tensors": (X, Y, Y)}, "y", "this id is given to two tensors"),
    "an alias of another shape": (
        {"tensors": (X, Y, evolve(Z, alias_of="x", axes=(BATCH, Axis("sequence", S))))},
        "z",
        "is an alias of 'x', but their shapes differ",
    ),
    "an alias of fewer axes": (
        {"tensors": (X, Y, evolve(Z, alias_of="x", axes=(BATCH,)))},
        "z",
        "is an alias of 'x', but their shapes differ",
    ),
    "an alias of another width": (
        {"tensors": (X, Y, evolve(Z, alias_of="x", width=Integer(1)))},
        "z",
        "is an alias of 'x', but their shapes differ",
    ),
    "an alias of nothing": (
        {"tensors": (X, Y, evolve(Z, alias_of="w"))},
        "z",
        "refers to tensor 'w', which does not exist",
    ),
    "a tensor that is read before it is written": (
        {"tensors": (X, Y, Z), "layers": (evolve(COPY, inputs=("z",)),)},
        "copy",
        "reads 'z' before any layer has written it",
    ),
    "a parameter that is none": (
        {"tensors": (X, Y, Z), "layers": (evolve(COPY, parameters=("z",)),)},
        "copy",
        "reads 'z' before any layer has written it",
    ),
    "a tensor that is written twice": (
        {"layers": (COPY, evolve(COPY, id="again"))},
        "again",
        "writes 'y', which is written already",
    ),
    "an input that is written": (
        {"layers": (evolve(COPY, outputs=("x",)),), "outputs": ("x",)},
        "copy",
        "writes 'x', which is written already",
    ),
    "a layer with an unknown tensor": (
        {"layers": (evolve(COPY, outputs=("w",)),)},
        "copy",
        "refers to tensor 'w', which does not exist",
    ),
    "an operation with an unknown tensor": (
        {"layers": (evolve(COPY, operations=(Operation(Phase.FORWARD, ("grad:w",), ("y",)),)),)},
        "copy",
        "refers to tensor 'w', which does not exist",
    ),
    "two operations of one phase": (
        {"layers": (evolve(COPY, operations=COPY.operations * 2),)},
        "forward",
        "this id is given to two operations of layer copy",
    ),
    "an output that no forward operation writes": (
        {"tensors": (X, Y, Z), "layers": (evolve(COPY, outputs=("y", "z")),)},
        "copy",
        "has the output 'z', which its forward operation does not write",
    ),
    "training without the gradient of what a layer reads": (
        {"task": "training"},
        "copy",
        "has no activation gradient operation that writes 'grad:x'",
    ),
    "a sum along a parallel axis that is no partial sum": (
        {"layers": (contracted(True),)},
        "y",
        "is summed along the parallel axis 'feed_forward', but its placement is 'replicated'",
    ),
    "a partial sum along no parallel axis": (
        {"layers": (contracted(False),), "tensors": (X, evolve(Y, placement=Placement.PARTIAL))},
        "y",
        "is summed along no parallel axis, but its placement is 'partial sums'",
    ),
    "an unknown input": ({"inputs": ("x", "w")}, "tiny", "refers to tensor 'w', which does not exist"),
    "an output that no layer writes": (
        {"tensors": (X, Y, Z), "outputs": ("z",)},
        "z",
        "is an output of the block, but no layer writes it",
    ),
}


def test_the_small_model_is_well_formed() -> None:
    assert model().tensor_table == {"x": X, "y": Y}


@pytest.mark.parametrize("rule", MODEL_RULES)
def test_a_model_that_breaks_a_rule_cannot_be_built(rule: str) -> None:
    changes, element, message = MODEL_RULES[rule]
    with pytest.raises(StructureError) as caught:
        model(**changes)
    assert caught.value.element == element
    assert message in str(caught.value)


def test_the_training_block_with_a_layer_moved_forward_cannot_be_built() -> None:
    block = training_block(TransformerSpec())
    moved = (block.layers[1], block.layers[0], *block.layers[2:])
    with pytest.raises(StructureError, match=r"attention.layer_norm: reads 'attention.branch' before"):
        evolve(block, layers=moved)


def test_the_root_of_an_alias_holds_its_storage() -> None:
    block = training_block(TransformerSpec())
    assert block.root("attention.key_in").id == "attention.gathered"
    assert block.root("attention.skip").id == "block.input"


# --- distributed tasks ------------------------------------------------------------------------------------------------

DISTRIBUTED_RULES: dict[str, tuple[Change, str, str]] = {
    "a stored tensor of an unknown task": (
        lambda ir: evolve(ir, stored=(evolve(ir.stored[0], producers=("nothing",)),)),
        "kv_cache.keys",
        "refers to task 'nothing', which does not exist",
    ),
    "a doubled stored tensor": (
        lambda ir: evolve(ir, stored=ir.stored[:1] * 2),
        "kv_cache.keys",
        "this id is given to two stored tensors",
    ),
    "an elision of nothing": (
        lambda ir: evolve(ir, elided=(Elision("nothing", "no reason"),)),
        "elision",
        "refers to source 'nothing', which does not exist",
    ),
    "a transfer without ends": (
        lambda ir: with_task(ir, 0, kind=Kind.TRANSFER),
        FIRST,
        "is a transfer and needs a source and a destination device",
    ),
    "a transfer without a destination": (
        lambda ir: with_task(ir, 0, kind=Kind.TRANSFER, source="rank 0"),
        FIRST,
        "is a transfer and needs a source and a destination device",
    ),
    "a transfer on one device": (
        lambda ir: with_task(ir, 0, kind=Kind.TRANSFER, source="rank 0", destination="rank 0"),
        FIRST,
        "is a transfer from device 'rank 0' to itself",
    ),
    "a computation with ends": (
        lambda ir: with_task(ir, 0, source="rank 0", destination="rank 1"),
        FIRST,
        "is a compute task and has no transfer ends",
    ),
}


@pytest.mark.parametrize("rule", DISTRIBUTED_RULES)
def test_distributed_tasks_that_break_a_rule_cannot_be_built(rule: str) -> None:
    change, element, message = DISTRIBUTED_RULES[rule]
    with pytest.raises(StructureError) as caught:
        change(distributed())
    assert caught.value.element == element
    assert message in str(caught.value)


def test_a_layer_has_one_row_of_memory_facts() -> None:
    ir = derive("training").distributed
    with pytest.raises(StructureError, match=r"attention.fork: this id is given to two layer facts"):
        evolve(ir, facts=(ir.facts[0], *ir.facts))


def test_a_primitive_without_a_law_is_named() -> None:
    with pytest.raises(StructureError, match="convolution: this primitive has no forward law"):
        law("convolution", "forward")


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


# --- strategies and sessions ------------------------------------------------------------------------------------------

STRATEGIES: dict[str, tuple[dict[str, Any], str, str]] = {
    "an unknown word": (
        {"pipeline": 2},
        "pipeline",
        "unknown choice; choices are recompute, tensor_parallel, sequence_parallel, regather, fused_activation, "
        "shard_optimizer",
    ),
    "an unknown policy": (
        {"recompute": "some"},
        "recompute",
        "unknown policy 'some'; choose one of none, selective, full",
    ),
    "a policy that is no word": ({"recompute": True}, "recompute", "unknown policy True"),
    "a flag that is a word": ({"sequence_parallel": "yes"}, "sequence_parallel", "expected True or False, got 'yes'"),
    "a flag that is a number": ({"tensor_parallel": 8}, "tensor_parallel", "expected True or False, got 8"),
    "a flag that is nothing": ({"shard_optimizer": None}, "shard_optimizer", "expected True or False, got None"),
    "sequence without tensor parallelism": (
        {"tensor_parallel": False, "sequence_parallel": True},
        "sequence_parallel",
        "sequence parallelism needs t >= 2",
    ),
    "gathering again what is not gathered": (
        {"regather": True},
        "regather",
        "nothing is gathered without sequence parallelism",
    ),
    "an unknown target": ({"target": "gpu"}, "target", "unknown target 'gpu'; choose one of queue, slot"),
    "no room at all": ({"capacity": 0}, "capacity", "expected at least 1 byte, got 0"),
    "half a byte": ({"capacity": 0.5}, "capacity", "expected a number of bytes, got 0.5"),
    "true bytes": ({"capacity": True}, "capacity", "expected a number of bytes, got True"),
}


@pytest.mark.parametrize("case", STRATEGIES)
def test_a_strategy_that_cannot_exist_is_refused_by_its_keyword(case: str) -> None:
    words, field, message = STRATEGIES[case]
    with pytest.raises(SpecError) as caught:
        derive("training", **words)
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: {message}")


@pytest.mark.parametrize(
    "choice",
    [
        {"recompute": "full"},
        {"sequence_parallel": True},
        {"fused_activation": True},
        {"shard_optimizer": True},
    ],
)
@pytest.mark.parametrize("task", ["prefill", "decode"])
def test_inference_has_no_choices_of_training(task: str, choice: dict[str, Any]) -> None:
    with pytest.raises(SpecError, match=f"is a choice of training; {task} has none"):
        derive(task, **choice)


def test_an_unknown_task_is_refused() -> None:
    with pytest.raises(SpecError, match="unknown task 'finetuning'; choose one of training, prefill, decode"):
        derive("finetuning")


def test_words_and_the_enumeration_make_one_strategy() -> None:
    assert Strategy.of(recompute="full") == Strategy.of(recompute=Recompute.FULL) == Strategy(recompute=Recompute.FULL)


def test_gathering_again_is_what_sequence_parallelism_does_by_default() -> None:
    assert Strategy.of(sequence_parallel=True).name == "sp.none"
    assert Strategy.of(sequence_parallel=True, regather=False).name == "sp-keep.none"


# --- records are frozen -----------------------------------------------------------------------------------------------


@cache
def records() -> list[Any]:
    """One record of every kind."""
    slots, on_queue, training = on_slots(), on_queues(), derive("training")
    assert isinstance(slots.extension, SlotExtension)
    return [
        decode(),
        decode().session,
        Workload("training"),
        Deployment(),
        Strategy(),
        TransformerSpec(),
        decode().checkpoints[0],
        decode().report,
        decode().report.verdicts[0],
        decode().report.verdicts[0].obligation,
        decode().report.verdicts[0].obligation.goal,
        decode().hypotheses,
        decode().hypotheses.items[0],
        decode().quantities["flops.qkv"],
        decode().model,
        decode().model.layers[0],
        decode().model.layers[0].saved,
        decode().model.layers[0].operations[0],
        decode().model.layers[0].operations[0].work[0],
        decode().model.tensors[0],
        decode().model.tensors[0].axes[0],
        distributed(),
        distributed().tasks[0],
        distributed().tasks[0].work,
        distributed().stored[0],
        distributed().intermediates[0],
        distributed().lineage[0],
        training.distributed.facts[0],
        training.distributed.elided[0],
        portable(),
        portable().tasks[0],
        portable().tasks[0].work,
        portable().tasks[0].resources,
        portable().tasks[0].requirement,
        portable().buffers[0],
        portable().memory,
        training.portable.groups[0],
        on_queue,
        on_queue.tasks[0],
        on_queue.layout[0],
        on_queue.extension,
        slots.extension,
        slots.extension.issues[0],
        Route("send", "a", "b"),
    ]


def test_a_record_cannot_be_changed() -> None:
    for record in records():
        for item in attrs.fields(type(record)):
            with pytest.raises(attrs.exceptions.FrozenInstanceError):
                setattr(record, item.name, None)


def test_every_kind_of_record_is_tried_once() -> None:
    kinds = [type(record) for record in records()]
    assert len(kinds) == len(set(kinds)) == 44


# --- digests ----------------------------------------------------------------------------------------------------------


def test_the_digest_is_of_the_content_alone() -> None:
    again = evolve(portable())
    assert again is not portable()
    assert digest(again) == digest(portable())


@pytest.mark.parametrize(
    "change",
    [
        lambda ir: evolve(ir, name="another"),
        lambda ir: with_task(ir, 0, work=evolve(ir.tasks[0].work, operations=ir.tasks[0].work.operations + 1)),
        lambda ir: with_task(ir, 0, layer="another"),
        lambda ir: evolve(ir, hypotheses=Hypotheses()),
        lambda ir: evolve(ir, buffers=ir.buffers[::-1]),
        lambda ir: evolve(ir, dimensions=(("H", 64),)),
    ],
)
def test_any_change_of_content_changes_the_digest(change: Change) -> None:
    assert digest(change(portable())) != digest(portable())


def test_a_record_without_canonical_content_has_no_digest() -> None:
    with pytest.raises(TypeError, match="a set has no canonical content"):
        digest({1, 2})


def test_an_empty_report_proves_everything_it_claims() -> None:
    assert ProofReport().proved


def test_a_session_of_inference_with_a_plain_strategy_is_one() -> None:
    assert Session(Workload("decode"), Strategy(tensor_parallel=False)).target is None


def test_a_task_by_hand_is_well_formed() -> None:
    facts = WorkloadFacts(H, H, H, H)
    task = PortableTask(
        "x", "x", Phase.FORWARD, Kind.HOST, Engine.VECTOR, facts, Resources(H, 2 * H, H), Requirement("x", ())
    )
    assert task.work.vector.flops == H
