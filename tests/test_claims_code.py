"""Claims of programs: what runs on symbols is judged like a formula, the rest is compared at points, never proved."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

import blueprint_sym as bs
from blueprint_sym.claims.check import Checked
from blueprint_sym.claims.code import POINTS, _points, argument, check_function, load_function
from blueprint_sym.claims.problem import problem
from blueprint_sym.claims.tracing import NotTracedError, Traced, Tracing
from blueprint_sym.errors import ParseError, SpecError
from blueprint_sym.expr.algebra import normal
from blueprint_sym.expr.bounded import Arithmetic
from blueprint_sym.expr.evaluate import evaluate
from blueprint_sym.expr.text import read
from blueprint_sym.hypotheses import Defines, Divides, Hypotheses
from blueprint_sym.proof.prover import Prover
from blueprint_sym.symbols import B, E, F, F_e, H, L, S, S_p, V, d_h, h, h_kv, k, t
from tests.strategies import linear, points
from tests.support_claims import BENCH, block
from tests.support_counters import gpt_neox, megatron, nanogpt

SINGLE = {"tensor_parallel": False}


def of_qkv(function: Callable[..., Any], **arguments: Any) -> Checked:
    return check_function(function, "flops.qkv", arguments=arguments or {"B": B, "S": S, "H": H, "t": t}, bench=BENCH)


# --- three public counters --------------------------------------------------------------------------------------------

LLAMA = {"attention": "grouped-query", "mlp": "swiglu", "norm": "rms", "dropout": False, "head_width": "free"}
MEGATRON = {
    "batch": B,
    "sequence": S,
    "layers": L,
    "hidden": H,
    "ffn": F,
    "heads": h,
    "groups": h_kv,
    "channels": d_h,
    "vocabulary": V,
}


def of_megatron(model: dict[str, Any], **arguments: Any) -> Checked:
    return check_function(
        megatron,
        "model.flops.matmul.model",
        arguments={**MEGATRON, **arguments},
        scope="model",
        model=model,
        strategy=SINGLE,
        bench=BENCH,
    )


def test_megatron_counts_a_gated_model_with_grouped_queries_exactly() -> None:
    found = of_megatron(LLAMA, swiglu=True)
    assert found.verdict == "proved"
    assert found.agreed is None


def test_megatron_without_the_gate_lacks_a_third_of_the_mlp() -> None:
    found = of_megatron(LLAMA, swiglu=False)
    assert found.verdict == "refuted"
    assert found.difference_text == "-6*B*S*L*H*F"
    assert "mlp = gelu" in [repair.words for repair in found.holds_when]


def test_megatron_leaves_the_router_of_a_mixture_out() -> None:
    found = of_megatron({**LLAMA, "mlp": "experts"}, swiglu=True, experts=E, topk=k, ffn=F_e)
    assert found.verdict == "refuted"
    assert found.difference_text == "-6*B*S*L*H*E"
    assert [item.words for item in found.sources] == ["-1 × router"]


def test_megatron_counts_the_full_square_of_a_causal_model() -> None:
    found = of_megatron({**LLAMA, "mask": "causal"}, swiglu=True)
    assert found.verdict == "refuted"
    assert found.difference_text == "6*B*S*L*h*d_h*(S - 1)"
    assert "mask = full" in [repair.words for repair in found.holds_when]


def test_nanogpt_counts_norms_and_biases_as_matrices() -> None:
    """GPT-2's 13LH + 2H parameters of norms and biases, at 6 FLOPs a token."""
    parameters = bs.derive(
        "training", scope="model", model={"bias": True, "positions": "learned"}, tensor_parallel=False
    ).quantities["model.parameters"]
    found = check_function(
        nanogpt,
        "model.flops.matmul.model",
        arguments={
            "parameters": parameters.expr,
            "positions": S_p * H,
            "n_layer": L,
            "n_head": h,
            "n_embd": H,
            "block_size": S,
            "batch": B,
        },
        scope="model",
        model={"bias": True, "positions": "learned"},
        strategy=SINGLE,
        assume=["F = 4*H"],
        bench=BENCH,
    )
    assert found.verdict == "refuted"
    assert found.difference_text == "6*B*S*H*(13*L + 2)"


@pytest.mark.parametrize(("checkpointing", "recompute"), [(False, "none"), (True, "full")])
def test_gpt_neox_makes_whole_numbers_and_so_only_agrees_on_points(checkpointing: bool, recompute: str) -> None:
    found = check_function(
        gpt_neox,
        "model.flops.matmul.iteration",
        arguments={
            "batch": B,
            "sequence": S,
            "layers": L,
            "hidden": H,
            "vocabulary": V,
            "checkpointing": checkpointing,
        },
        scope="model",
        strategy={**SINGLE, "recompute": recompute},
        assume=["F = 4*H"],
        bench=BENCH,
    )
    assert found.verdict == "unknown"
    assert found.agreed == POINTS
    assert found.reason.startswith(f"agrees on {POINTS} points; it does not run on symbols: int(")


def test_gpt_neox_for_another_policy_is_refuted_at_a_point() -> None:
    found = check_function(
        gpt_neox,
        "model.flops.matmul.iteration",
        arguments={"batch": B, "sequence": S, "layers": L, "hidden": H, "vocabulary": V, "checkpointing": True},
        scope="model",
        strategy=SINGLE,
        assume=["F = 4*H"],
        bench=BENCH,
    )
    assert found.verdict == "refuted"
    assert found.counterexample is not None
    assert found.counterexample.claimed > found.counterexample.derived


# --- functions --------------------------------------------------------------------------------------------------------


def test_a_function_that_divides_evenly_runs_on_symbols() -> None:
    """H = h·d_h and t | h: H // h and h // t leave nothing."""

    def qkv(batch: Any, sequence: Any, hidden: Any, heads: Any, ranks: Any) -> Any:
        width = hidden // heads
        assert hidden % heads == 0
        if heads < ranks:
            return 0
        return math.ceil(2 * 3 * batch * sequence * hidden * width * (heads // ranks))

    found = of_qkv(qkv, batch=B, sequence=S, hidden=H, heads=h, ranks=t)
    assert found.verdict == "proved"


def test_a_division_that_may_leave_something_is_not_guessed() -> None:
    def rounded(B: Any, S: Any, H: Any, t: Any) -> Any:
        return 6 * (B // 2) * S * H**2 // t

    found = of_qkv(rounded)
    assert found.verdict == "refuted"
    assert found.counterexample is not None
    assert found.counterexample.at["B"] == 1
    assert "need not be a whole number" in found.reason


def test_a_branch_that_depends_on_a_size_is_not_guessed() -> None:
    def branching(B: Any, S: Any, H: Any, t: Any) -> Any:
        return 6 * B * S * H**2 / t if S > 4 else 6 * B * S * H * H / t

    found = of_qkv(branching)
    assert found.verdict == "unknown"
    assert found.agreed == POINTS
    assert "S > 4 depends on the sizes" in found.reason


def test_the_points_are_distinct_meet_the_hypotheses_and_reach_far() -> None:
    found = problem(block(), BENCH)
    chosen = list(islice(_points(found, {"B": B, "S": S, "H": H, "t": t}), POINTS))
    assert len({tuple(point[symbol] for symbol in (B, S, H, t)) for point in chosen}) == POINTS
    assert all(point[t] >= 2 and point[h] % point[t] == 0 and point[H] % point[h] == 0 for point in chosen)
    assert max(evaluate(found.found, point) for point in chosen) > 2**55


def test_choices_of_a_derivation_may_be_given_as_they_are() -> None:
    found = check_function(
        lambda B, S, H: 6 * B * S * H**2, "flops.qkv", arguments={"B": B, "S": S, "H": H}, tensor_parallel=False
    )
    assert found.verdict == "proved"


def test_structural_arguments_keep_their_values() -> None:
    def chosen(H: Any, B: Any, S: Any, t: Any, kind: str, factors: list[int]) -> Any:
        return factors[0] * B * S * H**2 / t if kind == "qkv" else 0

    assert of_qkv(chosen, H=H, B=B, S=S, t=t, kind="qkv", factors=[6]).verdict == "proved"
    assert of_qkv(chosen, H=H, B=B, S=S, t=t, kind="none", factors=[6]).verdict == "refuted"


def test_a_float_stands_for_the_number_that_it_is() -> None:
    assert of_qkv(lambda B, S, H, t: 6.0 * B * S * H**2.0 / t).verdict == "proved"
    tenth = of_qkv(lambda B, S, H, t: 60 * 0.1 * B * S * H**2 / t)
    assert tenth.verdict == ("proved" if 60 * 0.1 == 6 else "refuted")
    assert of_qkv(lambda B, S, H, t: 6 * (B * 0.1) * 10 * S * H**2 / t).verdict == "refuted"


def test_a_float_that_is_returned_agrees_as_far_as_floats_are_exact() -> None:
    assert of_qkv(lambda B, S, H, t: float(6 * B * S * H**2 / t)).agreed == POINTS
    assert of_qkv(lambda B, S, H, t: float(6 * B * S * H**2 / t + 1)).verdict == "refuted"
    assert of_qkv(lambda B, S, H, t: min(float(6 * B * S * H**2 / t), 2.0**55)).verdict == "refuted"


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (lambda B, S, H: 0, "arguments: got an unexpected keyword argument 't'"),
        (lambda B, S, H, t, x: 0, "arguments: missing a required argument: 'x'"),
        (lambda B, S, H, t: "six", "function: it returns a str, not a number"),
        (lambda B, S, H, t: True, "function: it returns a bool, not a number"),
        (lambda B, S, H, t: None, "function: it returns a NoneType, not a number"),
        (lambda B, S, H, t: 1 // 0, "function: it fails at every point that was tried: ZeroDivisionError"),
    ],
)
def test_a_function_that_cannot_be_judged_is_refused(function: Callable[..., Any], message: str) -> None:
    with pytest.raises(SpecError) as caught:
        of_qkv(function)
    assert message in str(caught.value)


def test_a_function_that_grows_without_bound_is_stopped() -> None:
    def growing(B: Any, S: Any, H: Any, t: Any) -> Any:
        value = B + S + H
        for _ in range(40):
            value = value * value
            if not isinstance(value, Traced):
                return 6 * B * S * H**2 // t
        return value

    found = of_qkv(growing)
    assert found.verdict == "unknown"
    assert "more than" in found.reason


# --- numbers that are not known ---------------------------------------------------------------------------------------

KNOWN = Hypotheses((Defines(H, h * d_h, solved=d_h), Divides(t, h)))


def traced(expr: Any) -> Traced:
    return Traced(normal(expr), Tracing(KNOWN, (), Prover(), Arithmetic()))


@settings(max_examples=60)
@given(linear(), linear(), points("BSHt"))
def test_arithmetic_on_symbols_is_arithmetic_at_every_point(a: Any, b: Any, point: dict[Any, int]) -> None:
    x, y = traced(a), traced(b)
    u, v = evaluate(normal(a), point), evaluate(normal(b), point)
    for made, value in (
        (x + y, u + v),
        (x - y, u - v),
        (x * y, u * v),
        (-x, -u),
        (x**2, u**2),
        (3 - x, 3 - u),
        (x / 2, u / 2),
    ):
        assert evaluate(made.expr, point) == value


@pytest.mark.parametrize(
    "step",
    [
        lambda x: int(x),
        lambda x: float(x),
        lambda x: range(x),
        lambda x: 2**x,
        lambda x: x**x,
        lambda x: x**0.5,
        lambda x: x % 2,
        lambda x: x // 2,
        lambda x: max(x, 4),
        lambda x: x == 4,
        lambda x: bool(x - 4),
        lambda x: math.ceil(x / 2),
        lambda x: x ** (10**9),
        lambda x: x / (x - x),
        lambda x: 1 / (x + 1),
    ],
)
def test_a_step_without_one_answer_is_refused(step: Callable[[Any], Any]) -> None:
    with pytest.raises(NotTracedError):
        step(traced(H))


@pytest.mark.parametrize(
    ("step", "value"),
    [
        (lambda x: x // traced(h), "H/h"),
        (lambda x: x % traced(t), "0"),
        (lambda x: divmod(x, traced(h))[0], "H/h"),
        (lambda x: max(x, traced(h)), "H"),
        (lambda x: min(traced(h), x), "h"),
        (lambda x: abs(-x), "H"),
        (lambda x: round(x), "H"),
        (lambda x: x if x else 0, "H"),
        (lambda x: x if x >= 1 else 0, "H"),
        (lambda x: x if x == x + 0 else 0, "H"),
        (lambda x: x if x != 0 else 0, "H"),
        (lambda x: sum([x, x]), "2*H"),
        (lambda x: x * Fraction(1, 2), "H/2"),
    ],
)
def test_a_step_with_one_answer_for_every_size_is_taken(step: Callable[[Any], Any], value: str) -> None:
    found = step(traced(H))
    assert normal(found.expr if isinstance(found, Traced) else found) == normal(read(value))


# --- from outside -----------------------------------------------------------------------------------------------------


def test_a_function_is_loaded_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "f.py"
    path.write_text("def qkv(B, S, H, t):\n    return 6 * B * S * H**2 / t\n\nvalue = 3\n")
    assert of_qkv(load_function(f"{path}:qkv")).verdict == "proved"
    for source, message in (
        ("f.py", "expected FILE.py:NAME"),
        (f"{path}:a.b", "expected FILE.py:NAME"),
        (f"{path}:other", "it defines no function other"),
        (f"{path}:value", "it defines no function value"),
        (f"{tmp_path}/g.py:qkv", "is not a file"),
    ):
        with pytest.raises(SpecError, match=message):
            load_function(source)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("False", False),
        ("none", None),
        ("'word'", "word"),
        ("8", 8),
        ("0.5", 0.5),
        ("H", H),
        ("4*H", normal(4 * H)),
    ],
)
def test_an_argument_of_the_command_line(text: str, value: Any) -> None:
    assert argument(text) == value
    assert type(argument(text)) is type(value)


def test_an_argument_that_is_none_of_these_is_refused() -> None:
    with pytest.raises(ParseError):
        argument("__import__('os')")
