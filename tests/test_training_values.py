"""Values of the training block that papers print, or that a pencil finds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from sympy import Expr, Integer

from blueprint_sym import Derivation, SpecError, Structure, catalogue, derive
from blueprint_sym.expr.algebra import Rules, normal
from blueprint_sym.expr.text import read
from blueprint_sym.ir.node import Phase
from blueprint_sym.symbols import F, H, e, t

Choices = Mapping[str, Any]

SINGLE: Choices = {"tensor_parallel": False}
TP: Choices = {}
SP: Choices = {"sequence_parallel": True}
SP_KEEP: Choices = {"sequence_parallel": True, "regather": False}
PARALLEL = pytest.mark.parametrize("placement", [TP, SP, SP_KEEP], ids=["tp", "sp", "sp-keep"])
POLICY = pytest.mark.parametrize("recompute", ["none", "selective", "full"])

AT_ONE: Rules = ((t, Integer(1)),)
AS_PRINTED: Rules = ((e, Integer(2)), (F, 4 * H))
GPT3_POINT = {"B": 1, "S": 2048, "t": 8, "e": 2}


@cache
def training(**choices: Any) -> Derivation:
    return derive("training", **choices)


def form(name: str, **choices: Any) -> Expr:
    return training(**choices).quantities[name].expr


# Forward products


@pytest.mark.parametrize(
    "choices",
    [
        TP,
        SP,
        {**SP_KEEP, "recompute": "selective"},
        {"recompute": "full"},
        {"fused_activation": True},
        {"shard_optimizer": True},
    ],
    ids=repr,
)
def test_the_forward_products_of_gpt3_on_eight_ranks(choices: Choices) -> None:
    sharded = {"d": 16} if "shard_optimizer" in choices else {}

    point = training(model="gpt3-175B", **choices).instantiate(**GPT3_POINT, **sharded)

    assert 8 * point["flops.matmul.forward"] == 24 * 2048 * 12288**2 + 4 * 2048**2 * 12288 == 7_627_861_917_696


@PARALLEL
def test_the_forward_products_are_those_of_narayanan_2021(placement: Choices) -> None:
    """24BSH² + 4BS²H over t ranks (arXiv 2104.04473, appendix)."""
    assert normal(form("flops.matmul.forward", **placement), AS_PRINTED) == read("(24*B*S*H**2 + 4*B*S**2*H)/t")


@pytest.mark.parametrize("name", [name for name, spec in catalogue().items() if spec.structure == Structure()])
def test_every_model_of_the_specifications_block_has_its_forward_products(name: str) -> None:
    sizes = catalogue()[name].sizes
    ranks = 4 if name == "gpt3-13B" else 8
    width, hidden, tokens = sizes["h"] * sizes["d_h"], sizes["H"], sizes["S"]

    point = training(model=name).instantiate(B=1, t=ranks, e=2)

    products = 8 * tokens * hidden * width + 4 * tokens**2 * width + 4 * tokens * hidden * sizes["F"]
    assert ranks * point["flops.matmul.forward"] == products


# The equations as formulas

EQUATIONS = {
    "flops.qkv": "6*B*S*H**2/t",
    "flops.attention_matmul": "4*B*S**2*H/t",
    "flops.attention_core": "4*B*S**2*H/t + 6*B*h/t*S**2",
    "flops.output": "2*B*S*H**2/t",
    "flops.mlp": "4*B*S*H*F/t",
    "flops.matmul.forward": "(8*B*S*H**2 + 4*B*S**2*H + 4*B*S*H*F)/t",
    "payload.boundary": "B*S*H*e",
}


@pytest.mark.parametrize("name", EQUATIONS)
@POLICY
@PARALLEL
def test_the_equations_of_the_specification(placement: Choices, recompute: str, name: str) -> None:
    assert form(name, recompute=recompute, **placement) == read(EQUATIONS[name])


PRODUCTS = "8*B*S*H**2 + 4*B*S*H*F"
SCORES = "B*h*S**2"
BY_HAND = {
    "flops.matmul": f"3*({PRODUCTS}) + 3*4*B*S**2*H",
    # softmax and its dropout; two norms, dropouts and residuals; GELU
    "flops.forward": f"{PRODUCTS} + 4*B*S**2*H + (5 + 1)*{SCORES} + 2*(9 + 1 + 1)*B*S*H + 8*B*S*F",
    # the same backward; residuals are free, and forks of 2, 3 and 2 users add 1, 2 and 1 times
    "flops.activation_gradient": (
        f"{PRODUCTS} + 8*B*S**2*H + (8 + 1)*{SCORES} + 2*(14 + 1)*B*S*H + (1 + 2 + 1)*B*S*H + 13*B*S*F"
    ),
    "flops.weight_gradient": f"{PRODUCTS} + 2*7*B*S*H",
    "flops.optimizer": "11*(4*H**2 + 2*H*F + 4*H)",
    "flops.reduce": "0",
    "flops.recompute": "0",
}
"""A block on one rank, operation by operation."""


@pytest.mark.parametrize("name", BY_HAND)
def test_operations_of_a_single_rank(name: str) -> None:
    assert form(name, **SINGLE) == read(BY_HAND[name])


@POLICY
@PARALLEL
def test_totals_are_sums_over_the_tasks(placement: Choices, recompute: str) -> None:
    block = training(recompute=recompute, **placement)
    spent = block.work()

    assert [
        block.quantities[name].expr for name in ("flops.total", "bytes.read", "bytes.written", "payload.total")
    ] == [
        spent.flops,
        spent.read,
        spent.written,
        spent.message,
    ]


# Stored activations

MODES: dict[str, Choices] = {
    "none": TP,
    "SP": SP,
    "selective": {"recompute": "selective"},
    "SP + selective": {**SP, "recompute": "selective"},
    "full": {"recompute": "full"},
}
"""The five columns of `STORED`; full recomputation keeps the block's input, whole on each rank."""

STORED = {
    "22B": (4, 6144, 64, (1_325_400_064, 884_998_144, 654_311_424, 213_909_504, 100_663_296)),
    "175B": (1, 12288, 96, (578_813_952, 358_612_992, 327_155_712, 106_954_752, 50_331_648)),
    "530B": (1, 20480, 128, (880_803_840, 513_802_240, 545_259_520, 178_257_920, 83_886_080)),
    "1T": (1, 25600, 160, (1_101_004_800, 642_252_800, 681_574_400, 222_822_400, 104_857_600)),
}
"""B, H, h and bytes of a block in each mode, for the models of Korthikanti et al. 2022 (arXiv 2205.05198), Table 3."""


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("model", STORED)
def test_stored_bytes_of_the_models_of_korthikanti_2022(model: str, mode: str) -> None:
    microbatch, hidden, heads, stored = STORED[model]

    point = training(**MODES[mode]).instantiate(B=microbatch, S=2048, H=hidden, F=4 * hidden, h=heads, t=8, e=2)

    held = {"memory.activations": 0, "memory.checkpoint": 0}
    held["memory.checkpoint" if mode == "full" else "memory.activations"] = stored[list(MODES).index(mode)]
    assert {name: point[name] for name in held} == held


TABLE_2 = [
    (TP, "none", "10 + 24/t + 5*h*S/(H*t)"),
    (TP, "selective", "10 + 24/t"),
    (SP, "none", "34/t + 5*h*S/(H*t)"),
    (SP, "selective", "34/t"),
    (SP_KEEP, "none", "30/t + 4 + 5*h*S/(H*t)"),
    (SP_KEEP, "selective", "30/t + 4"),
    (TP, "full", "0"),
    (SP, "full", "0"),
    (SP_KEEP, "full", "0"),
]
"""Bytes per BSH at e = 2 and F = 4H, as Korthikanti et al. 2022 (arXiv 2205.05198) print them in Table 2."""


@pytest.mark.parametrize(("placement", "recompute", "printed"), TABLE_2)
def test_stored_activations_are_the_rows_of_table_2(placement: Choices, recompute: str, printed: str) -> None:
    stored = form("memory.activations", recompute=recompute, **placement)

    assert normal(stored, AS_PRINTED) == read(f"B*S*H*({printed})")


@pytest.mark.parametrize(("placement", "printed"), [(SINGLE, "2"), (TP, "2"), (SP, "2/t"), (SP_KEEP, "2/t")])
def test_full_recomputation_keeps_the_input_of_the_block(placement: Choices, printed: str) -> None:
    kept = form("memory.checkpoint", recompute="full", **placement)

    assert normal(kept, AS_PRINTED) == read(f"B*S*H*({printed})")


def test_a_single_rank_stores_34_bytes_an_element_and_five_a_score() -> None:
    assert normal(form("memory.activations", **SINGLE), AS_PRINTED) == read("34*B*S*H + 5*B*h*S**2")


@pytest.mark.parametrize("recompute", ["none", "selective"])
@PARALLEL
def test_a_fused_activation_spares_its_output(placement: Choices, recompute: str) -> None:
    plain, fused = (
        form("memory.activations", recompute=recompute, fused_activation=fused, **placement) for fused in (False, True)
    )

    assert normal(plain - fused) == read("e*B*S*F/t")


# Parameters and their states

PARAMETERS = "4*H**2/t + 2*H*F/t + 4*H"


@pytest.mark.parametrize("name", ["memory.weights", "memory.gradients"])
@PARALLEL
def test_matrices_are_split_and_norms_are_not(placement: Choices, name: str) -> None:
    assert normal(form(name, **placement) / e) == read(PARAMETERS)


def test_a_single_rank_holds_all_parameters() -> None:
    assert normal(form("memory.weights", **SINGLE) / e) == read("4*H**2 + 2*H*F + 4*H")


@pytest.mark.parametrize(("sharded", "shards"), [(False, "1"), (True, "d")])
@PARALLEL
def test_optimizer_states_take_twelve_bytes_a_parameter(placement: Choices, sharded: bool, shards: str) -> None:
    """ZeRO, Rajbhandari et al. 2020 (arXiv 1910.02054)."""
    states = form("memory.optimizer", shard_optimizer=sharded, **placement)

    assert states == read(f"12*({PARAMETERS})/{shards}")


def test_parameters_and_states_of_a_gpt3_block() -> None:
    point = training(model="gpt3-175B", shard_optimizer=True).instantiate(**GPT3_POINT, d=16)

    parameters = (4 * 12288**2 + 2 * 12288 * 49152) // 8 + 4 * 12288
    assert parameters == 226_541_568
    assert point["memory.weights"] == point["memory.gradients"] == 2 * parameters
    assert point["memory.optimizer"] == 12 * parameters // 16
    assert point["flops.optimizer"] == 11 * parameters // 16


# One rank and many


@POLICY
@PARALLEL
def test_formulas_of_many_ranks_hold_on_one(placement: Choices, recompute: str) -> None:
    many, one = (training(recompute=recompute, **where).quantities for where in (placement, SINGLE))
    names = [name for name in one if not name.startswith(("bytes.", "payload."))]

    assert {name: normal(many[name].expr, AT_ONE) for name in names} == {name: one[name].expr for name in names}


@POLICY
@PARALLEL
def test_beside_collectives_many_ranks_do_what_one_does(placement: Choices, recompute: str) -> None:
    many, one = (training(recompute=recompute, **where) for where in (placement, SINGLE))

    computed = many.work(engine="matrix") + many.work(engine="vector")

    assert computed.under(AT_ONE) == one.work()
    assert one.work(engine="network").empty


# Recomputation


@PARALLEL
def test_selective_recomputation_repeats_the_core_and_nothing_else(placement: Choices) -> None:
    """Two products, five operations of the softmax and one of its dropout for each score."""
    again = training(recompute="selective", **placement)

    assert again.quantities["flops.recompute"].expr == read("4*B*S**2*H/t + 6*B*h/t*S**2")
    assert {task.layer for task in again.distributed.tasks if task.phase is Phase.RECOMPUTE} == {
        "attention.query_key",
        "attention.softmax",
        "attention.probability_dropout",
        "attention.probability_value",
    }


@PARALLEL
def test_full_recomputation_repeats_the_forward_pass(placement: Choices) -> None:
    again = training(recompute="full", **placement)

    assert again.work(phase=("recompute", "recommunication")) == again.work(phase="forward")
    assert again.quantities["flops.recompute"].expr == again.quantities["flops.forward"].expr


@PARALLEL
def test_without_recomputation_no_operation_is_repeated(placement: Choices) -> None:
    assert form("flops.recompute", **placement) == 0


# Payloads


@pytest.mark.parametrize(
    ("choices", "payload"),
    [
        pytest.param(SINGLE, "0", id="one rank sends nothing"),
        pytest.param(TP, "(2 + 2)*B*S*H*e", id="an all-reduce for each half and direction"),
        pytest.param({"recompute": "selective"}, "(2 + 2)*B*S*H*e", id="the core has no collective to repeat"),
        pytest.param({"recompute": "full"}, "(2 + 2 + 2)*B*S*H*e", id="forward all-reduces again"),
        pytest.param(SP_KEEP, "(4 + 4)*B*S*H*e + 4*H*e", id="gather and scatter, and gradients of the norms"),
        pytest.param(SP, "(4 + 2 + 4)*B*S*H*e + 4*H*e", id="both inputs gathered again"),
        pytest.param({**SP, "recompute": "selective"}, "(4 + 2 + 4)*B*S*H*e + 4*H*e", id="the same beside the core"),
        pytest.param({**SP, "recompute": "full"}, "(4 + 4 + 4)*B*S*H*e + 4*H*e", id="nothing is gathered a third time"),
        pytest.param({**SP_KEEP, "recompute": "full"}, "(4 + 4 + 4)*B*S*H*e + 4*H*e", id="kept or not"),
    ],
)
def test_the_payload_of_a_block(choices: Choices, payload: str) -> None:
    assert form("payload.total", **choices) == read(payload)


def test_reductions_add_each_element_t_minus_one_times_over_all_ranks() -> None:
    assert form("flops.reduce", **TP) == read("4*B*S*H*(t - 1)/t")
    assert form("flops.reduce", **SP) == read("4*B*S*H*(t - 1)/t + 4*H*(t - 1)/t")


def test_the_payload_of_a_gpt3_block_in_bytes() -> None:
    point = training(model="gpt3-175B").instantiate(**GPT3_POINT)

    assert point["payload.boundary"] == 2048 * 12288 * 2 == 50_331_648
    assert point["payload.total"] == 4 * 50_331_648


# Selections of work


@pytest.mark.parametrize(
    ("selection", "flops"),
    [
        ({"phase": "forward", "layer": "attention", "engine": "matrix"}, "8*B*S*H**2/t + 4*B*S**2*H/t"),
        ({"phase": "forward", "layer": "mlp", "engine": "matrix"}, "4*B*S*H*F/t"),
        ({"phase": ("activation gradient", "weight_gradient"), "layer": "mlp", "engine": "matrix"}, "8*B*S*H*F/t"),
        ({"phase": Phase.FORWARD, "layer": "attention.query"}, "2*B*S*H**2/t"),
        ({"phase": "forward", "layer": ("attention.query", "attention.key")}, "4*B*S*H**2/t"),
        ({"phase": "forward", "engine": "network"}, "2*B*S*H*(t - 1)/t"),
        ({"phase": "forward", "layer": "attention.softmax"}, "5*B*h/t*S**2"),
        ({"phase": "recompute"}, "0"),
        ({"phase": "forward", "layer": "attention.fork"}, "0"),
    ],
)
def test_work_is_the_sum_of_the_selected_tasks(selection: dict[str, Any], flops: str) -> None:
    assert training().work(**selection).flops == read(flops)


@pytest.mark.parametrize("parts", [{"phase": list(Phase)}, {"layer": ["attention", "mlp", "block"]}])
def test_work_of_all_parts_is_all_work(parts: dict[str, Any]) -> None:
    block = training(**SP)

    assert block.work(**parts) == block.work()


@pytest.mark.parametrize(
    ("word", "value"),
    [("phase", "backward"), ("layer", "attn"), ("layer", "attention.quer"), ("engine", "tensor")],
)
def test_a_word_that_selects_nothing_is_an_error(word: str, value: str) -> None:
    with pytest.raises(SpecError, match=value) as caught:
        training().work(**{word: value})

    assert caught.value.field == word
