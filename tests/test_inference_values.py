"""Values of the inference block: the specification's equations at points that a pencil reaches."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from blueprint_sym import BindingError, Derivation, HypothesisError, Structure, catalogue, derive
from blueprint_sym.expr.algebra import normal
from blueprint_sym.expr.evaluate import evaluate
from blueprint_sym.expr.text import read
from blueprint_sym.symbols import H, b, c, e, q, t

PHASES = pytest.mark.parametrize("phase", ["prefill", "decode"])
SMALL = {"b": 3, "c": 10, "H": 8, "F": 32, "h": 4, "t": 2, "e": 2}
"""Three sequences of ten visible tokens; two ranks with two heads of width 2 each."""


@cache
def inference(phase: str, **choices: Any) -> Derivation:
    return derive(phase, **choices)


# The equations at a point

DECODE = {
    "flops.attention_matmul": 480,  # 4·3·1·10·8/2
    "flops.attention_core": 780,  # 480 + 5·3·(4/2)·1·10
    "flops.qkv": 576,  # 6·3·1·8·8/2
    "flops.output": 192,  # 2·3·1·8·8/2
    "flops.mlp": 1536,  # 4·3·1·8·32/2
    "flops.matmul.forward": 2784,  # 480 + 576 + 192 + 1536
    "flops.matmul": 2784,
    "flops.reduce": 24,  # two reductions of 3·1·8·(2 − 1)/2
    "flops.forward": 3972,  # 2784, softmax 300, norms 2·9·24, residuals 2·24, GELU 8·48, reductions 24
    "flops.total": 3972,
    "payload.boundary": 48,  # 3·1·8·2
    "payload.total": 96,
    "memory.kv_cache": 480,  # 2·3·10·(8/2)·2
    "memory.weights": 832,  # ((4·8·8 + 2·8·32)/2 + 4·8)·2
    "memory.workspace": 168,  # 48 + 2·max(36, 60, 48)
}

PREFILL = {
    "flops.attention_matmul": 4800,  # 4·3·10·10·8/2
    "flops.attention_core": 7800,  # 4800 + 5·3·(4/2)·10·10
    "flops.qkv": 5760,  # 6·3·10·8·8/2
    "flops.output": 1920,  # 2·3·10·8·8/2
    "flops.mlp": 15360,  # 4·3·10·8·32/2
    "flops.matmul.forward": 27840,  # 4800 + 5760 + 1920 + 15360
    "flops.matmul": 27840,
    "flops.reduce": 240,  # two reductions of 3·10·8·(2 − 1)/2
    "flops.forward": 39720,  # 27840, softmax 3000, norms 2·9·240, residuals 2·240, GELU 8·480, reductions 240
    "flops.total": 39720,
    "payload.boundary": 480,  # 3·10·8·2
    "payload.total": 960,
    "memory.kv_cache": 480,  # 2·3·10·(8/2)·2
    "memory.weights": 832,  # ((4·8·8 + 2·8·32)/2 + 4·8)·2
    "memory.workspace": 1680,  # 480 + 2·max(360, 600, 480)
}


@pytest.mark.parametrize(
    ("phase", "name", "value"),
    [(phase, *row) for phase, rows in (("decode", DECODE), ("prefill", PREFILL)) for row in rows.items()],
)
def test_a_quantity_at_the_small_point(phase: str, name: str, value: int) -> None:
    assert inference(phase).instantiate(**SMALL)[name] == value


@PHASES
def test_every_quantity_but_plain_traffic_is_worked_out_above(phase: str) -> None:
    assert set(inference(phase).quantities) - {"bytes.read", "bytes.written"} == set(DECODE) == set(PREFILL)


def test_bytes_that_a_decode_step_reads_and_writes() -> None:
    """Elements of the layers in order, b·q·H = 24, b·q·H/t = 12, b·q·F/t = 48."""
    read_elements = [24 + 16, 24 + 96, 24, 12 + 2 * 120, 12 + 32, 24, 48, 24 + 16, 24 + 128, 48, 48 + 128, 24, 48]
    written_elements = [24, 36, 24, 12, 24, 24, 24, 24, 48, 48, 24, 24, 24]

    point = inference("decode").instantiate(**SMALL)

    assert point["bytes.read"] == 2 * sum(read_elements)
    assert point["bytes.written"] == 2 * sum(written_elements)


# The equations as formulas


@PHASES
def test_bytes_that_are_written_to_the_cache(phase: str) -> None:
    """A key and a value of 8/2 elements of 2 bytes for each of 3 sequences: once, or for each of c = 10 tokens."""
    tokens = {"prefill": 10, "decode": 1}[phase]
    work = inference(phase).work(layer="attention.kv_save")
    assert evaluate(work.written, {b: 3, c: 10, H: 8, t: 2, e: 2}) == 2 * 3 * tokens * 8 // 2 * 2


EQUATIONS = {
    "flops.attention_core": "4*b*q*c*H/t + 5*b*h/t*q*c",
    "flops.qkv": "6*b*q*H**2/t",
    "flops.output": "2*b*q*H**2/t",
    "flops.mlp": "4*b*q*H*F/t",
    "memory.kv_cache": "2*b*c*H/t*e",
    "memory.workspace": "b*q*H*e + e*max(3*b*q*H/t, b*h/t*q*c, b*q*F/t)",
    "payload.boundary": "b*q*H*e",
    "payload.total": "2*b*q*H*e",
    "flops.reduce": "2*b*q*H*(t - 1)/t",
}


@pytest.mark.parametrize("name", EQUATIONS)
@pytest.mark.parametrize(("phase", "tokens"), [("prefill", "c"), ("decode", "1")])
def test_the_equations_of_the_specification(phase: str, tokens: str, name: str) -> None:
    written = normal(read(EQUATIONS[name]), ((q, read(tokens)),))

    assert inference(phase).quantities[name].expr == written


@pytest.mark.parametrize("name", [name for name in EQUATIONS if not name.startswith("payload.")])
@PHASES
def test_a_formula_of_many_ranks_holds_on_one(phase: str, name: str) -> None:
    many, one = (inference(phase, tensor_parallel=parallel).quantities[name].expr for parallel in (True, False))

    assert normal(many, ((t, read("1")),)) == one


def test_prefill_of_one_token_is_a_decode_step_over_one_token() -> None:
    prefill, decode = (inference(phase).quantities for phase in ("prefill", "decode"))

    one_token = {name: normal(quantity.expr, ((c, read("1")),)) for name, quantity in prefill.items()}

    assert one_token == {name: normal(quantity.expr, ((c, read("1")),)) for name, quantity in decode.items()}


# The workspace


@pytest.mark.parametrize(
    ("context", "feed_forward", "largest"),
    [
        pytest.param(2, 8, 36, id="queries, keys and values: 3·3·8/2 over 3·2·2 and 3·8/2"),
        pytest.param(10, 8, 60, id="scores: 3·2·10 over 3·3·8/2 and 3·8/2"),
        pytest.param(2, 32, 48, id="feed-forward: 3·32/2 over 3·3·8/2 and 3·2·2"),
        pytest.param(6, 24, 36, id="all three alike"),
    ],
)
def test_the_largest_intermediate_of_a_decode_step_wins(context: int, feed_forward: int, largest: int) -> None:
    point = inference("decode").instantiate(**SMALL | {"c": context, "F": feed_forward})

    assert point["memory.workspace"] == 3 * 8 * 2 + 2 * largest


@pytest.mark.parametrize(
    ("context", "feed_forward", "largest"),
    [
        pytest.param(2, 8, 72, id="queries, keys and values: 3·3·2·8/2 over 3·2·2·2 and 3·2·8/2"),
        pytest.param(10, 8, 600, id="scores: 3·2·10·10 over 3·3·10·8/2 and 3·10·8/2"),
        pytest.param(2, 32, 96, id="feed-forward: 3·2·32/2 over 3·3·2·8/2 and 3·2·2·2"),
    ],
)
def test_the_largest_intermediate_of_a_prefill_wins(context: int, feed_forward: int, largest: int) -> None:
    point = inference("prefill").instantiate(**SMALL | {"c": context, "F": feed_forward})

    assert point["memory.workspace"] == 3 * context * 8 * 2 + 2 * largest


# Query tokens


def test_decode_needs_no_query_tokens_and_accepts_one() -> None:
    decode = inference("decode")

    assert decode.instantiate(**SMALL, q=1).quantities == decode.instantiate(**SMALL).quantities


def test_decode_refuses_a_second_query_token() -> None:
    with pytest.raises(HypothesisError, match="q = 1"):
        inference("decode").instantiate(**SMALL, q=2)


def test_prefill_needs_no_query_tokens_and_accepts_all_of_the_context() -> None:
    prefill = inference("prefill")

    assert prefill.instantiate(**SMALL, q=10).quantities == prefill.instantiate(**SMALL).quantities


@pytest.mark.parametrize("tokens", [1, 9, 11])
def test_prefill_refuses_any_other_number_of_query_tokens(tokens: int) -> None:
    with pytest.raises(HypothesisError, match="q = c"):
        inference("prefill").instantiate(**SMALL, q=tokens)


@PHASES
def test_the_context_must_be_given(phase: str) -> None:
    with pytest.raises(BindingError, match="context") as caught:
        inference(phase).instantiate(**{name: value for name, value in SMALL.items() if name != "c"})

    assert caught.value.symbol == "c"


@PHASES
@pytest.mark.parametrize("parallel", [True, False])
def test_a_number_of_ranks_of_the_other_regime_is_refused(phase: str, parallel: bool) -> None:
    ranks = 1 if parallel else 2

    with pytest.raises(HypothesisError, match=f"derive with tensor_parallel={not parallel}"):
        inference(phase, tensor_parallel=parallel).instantiate(**SMALL | {"t": ranks})


# Models


def test_a_prefill_layer_of_gpt3() -> None:
    """24bsh² + 4bs²h of Narayanan et al. 2021 (arXiv 2104.04473), at b = 1 and s = 2048: products only."""
    prefill = inference("prefill", model="gpt3-175B", tensor_parallel=False)

    point = prefill.instantiate(b=1, c=2048, e=2)

    assert point["flops.matmul.forward"] == 24 * 2048 * 12288**2 + 4 * 2048**2 * 12288 == 7_627_861_917_696


@pytest.mark.parametrize(
    ("hidden", "feed_forward", "heads", "layers", "bytes_per_token"),
    [
        pytest.param(12288, 49152, 96, 96, 4_718_592, id="GPT-3 175B"),
        pytest.param(4096, 11008, 32, 32, 524_288, id="Llama 2 7B"),
    ],
)
@pytest.mark.parametrize("ranks", [2, 8])
@PHASES
def test_bytes_that_a_token_takes_in_the_cache_of_all_layers_at_two_bytes_an_element(
    phase: str, ranks: int, hidden: int, feed_forward: int, heads: int, layers: int, bytes_per_token: int
) -> None:
    point = inference(phase).instantiate(b=1, c=1, H=hidden, F=feed_forward, h=heads, t=ranks, e=2)

    assert ranks * layers * point["memory.kv_cache"] == bytes_per_token


@pytest.mark.parametrize("name", [name for name, spec in catalogue().items() if spec.structure == Structure()])
@PHASES
def test_every_model_of_the_specifications_block_has_its_core_and_its_cache(phase: str, name: str) -> None:
    sizes = catalogue()[name].sizes
    ranks = 4 if name == "gpt3-13B" else 8
    tokens, heads, width = 512 if phase == "prefill" else 1, sizes["h"], sizes["h"] * sizes["d_h"]

    point = inference(phase, model=name).instantiate(b=2, c=512, t=ranks, e=2)

    assert ranks * point["flops.attention_core"] == 4 * 2 * tokens * 512 * width + 5 * 2 * heads * tokens * 512
    assert ranks * point["memory.kv_cache"] == 2 * 2 * 512 * width * 2
