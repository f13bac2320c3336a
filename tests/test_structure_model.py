"""Structure of tasks, models and distributions: what breaks a rule cannot be built, and the error names the element."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve
from sympy import Integer

from blueprint_sym.blocks.training import training_block
from blueprint_sym.derivation import derive
from blueprint_sym.errors import StructureError
from blueprint_sym.hypotheses import Hypotheses
from blueprint_sym.ir.model import Axis, Layer, ModelIR, Operation, Placement, Tensor, Work
from blueprint_sym.ir.node import Elision, Kind, Lineage, Phase, check_order
from blueprint_sym.laws import law
from blueprint_sym.spec.model import TransformerSpec
from blueprint_sym.symbols import B, F, H, S, e
from tests.support_structure import FIRST, Change, distributed, on_queues, on_slots, portable, with_task

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
