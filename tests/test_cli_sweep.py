"""A sweep from a shell prints the rows that the same sweep in Python has."""

from __future__ import annotations

import csv
import io
import json

import pytest

from blueprint_sym import derive, sweep

from .support_cli import run

BASE = ("sweep", "training", "--model", "gpt3-175B", "--axis", "e=2", "--axis", "B=1..2")
RANKS = ("--axis", "t=2,4,5,8")
MEMORY = ("--quantity", "memory=memory.weights + memory.activations", "--quantity", "flops.total")


def rows(*args: str) -> list[dict[str, str]]:
    result = run(*BASE, *args)
    assert result.exit_code == 0, result.stderr
    return list(csv.DictReader(io.StringIO(result.stdout)))


def test_every_lawful_point_is_a_line() -> None:
    found = rows(*RANKS, *MEMORY)
    derivation = derive("training", model="gpt3-175B")

    assert [(row["B"], row["t"]) for row in found] == [(b, t) for b in "12" for t in "248"]
    for row in found:
        point = derivation.instantiate(B=int(row["B"]), t=int(row["t"]), e=2)
        assert int(row["memory"]) == point["memory.weights"] + point["memory.activations"]
        assert int(row["flops.total"]) == point["flops.total"]


def test_the_best_rows_are_those_of_python() -> None:
    space = sweep(derive("training", model="gpt3-175B"), {"e": 2, "B": [1, 2], "t": [2, 4, 5, 8]})
    best = space.top(2, "flops.total", largest=True)

    found = rows(*RANKS, "--quantity", "flops.total", "--top", "2", "--by", "flops.total", "--largest")

    assert [int(row["flops.total"]) for row in found] == best["flops.total"].tolist()


def test_budgets_fronts_counts_and_choices() -> None:
    choices = ("--axis", "recompute=none,full", "--axis", "sequence_parallel=true,false")
    assert json.loads(run(*BASE, *RANKS, *choices, "--count").stdout) == {"points": 32, "lawful": 24, "kept": 24}
    front = rows(*RANKS, *choices, *MEMORY, "--pareto", "memory,flops.total,-B")
    assert {row["recompute"] for row in front} == {"none", "full"}
    budget = max(int(row["memory"]) for row in front) - 1
    kept = rows(*RANKS, *choices, *MEMORY, "--at-most", f"memory={budget}")
    assert kept
    assert all(int(row["memory"]) <= budget for row in kept)


def test_json_has_a_line_for_each_row_and_exact_integers() -> None:
    result = run(*BASE[:-1], "B=1000000000000", *RANKS, "--quantity", "flops.qkv", "--format", "json")

    found = [json.loads(line) for line in result.stdout.splitlines()]
    assert [row["flops.qkv"] for row in found] == [6 * 10**12 * 2048 * 12288**2 // t for t in (2, 4, 8)]


def test_steps_and_a_single_rank() -> None:
    found = rows(
        "--axis", "t=1", "--axis", "tensor_parallel=false", "--axis", "S=512..1536:512", "--quantity", "flops.qkv"
    )

    assert [row["S"] for row in found] == ["512", "1024", "1536"] * 2


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--axis", "t"), "--axis: expected NAME=VALUES, got 't'"),
        (("--axis", "t=8..2"), "--axis t: expected from 1 to 1000000 values, got '8..2'"),
        (("--axis", "t=1..2:0"), "--axis t: expected from 1 to 1000000 values"),
        (("--axis", "t=1..99999999"), "--axis t: expected from 1 to 1000000 values"),
        (("--axis", "t=two"), "t has 'two', a str; integers are needed"),
        (("--axis", "x=2"), "x: is no axis"),
        (("--axis", "t=2", "--top", "2"), "--top and --by go together"),
        (("--axis", "t=2", "--at-most", "flops.total=a"), "--at-most flops.total: expected an integer, got 'a'"),
        (("--axis", "t=2", "--quantity", "speed"), "no quantity 'speed'"),
        (("--axis", "t=2", "--axis", "t=4"), "--axis: t is given twice"),
        (("--axis", "t=2", "--axis", "B = 3"), "--axis: B is given twice"),
        ((*MEMORY, "--quantity", "memory=memory.weights"), "--quantity: memory is given twice"),
        ((*MEMORY, "--quantity", "flops.total"), "--quantity: flops.total is given twice"),
        (("--quantity", "=flops.total"), "--quantity: expected NAME=VALUE, got '=flops.total'"),
        (("--at-most", "t=2", "--at-most", "t=4"), "--at-most: t is given twice"),
        (("--at-most", "t"), "--at-most: expected NAME=INTEGER, got 't'"),
        (("--axis", "t=2", "--at-most", "nope=3"), "error: at_most: no column 'nope'; there are e, B, t, flops.qkv, "),
        (("--axis", "t=2", "--pareto", "B,-nope"), "error: pareto: no column 'nope'; there are e, B, t, flops.qkv, "),
        (("--axis", "t=2", "--top", "1", "--by", "nope"), "error: by: no column 'nope'; there are e, B, t, "),
    ],
)
def test_wrong_usage_is_an_error_of_one_line(args: tuple[str, ...], message: str) -> None:
    result = run(*BASE, *args)

    assert result.exit_code == 2
    assert message in result.stderr
    assert len(result.stderr.splitlines()) == 1


# --- no rows ----------------------------------------------------------------------------------------------------------

NOTHING = "none of 2 points obeys the hypotheses (t | h, H = h*d_h, t >= 2, t | F)\n"


@pytest.mark.parametrize(
    "kind", [(), ("--top", "2", "--by", "B"), ("--pareto", "B,-flops.qkv")], ids=["all", "top", "pareto"]
)
def test_a_sweep_without_a_lawful_point_prints_its_header_and_says_why(kind: tuple[str, ...]) -> None:
    result = run(*BASE, "--axis", "t=7", "--quantity", "flops.qkv", *kind)

    assert (result.exit_code, result.stdout, result.stderr) == (0, "e,B,t,flops.qkv\n", NOTHING)


def test_a_sweep_without_a_lawful_point_has_no_line_of_json() -> None:
    result = run(*BASE, "--axis", "t=7", "--format", "json")

    assert (result.exit_code, result.stdout, result.stderr) == (0, "", NOTHING)


def test_a_sweep_beyond_its_limits_says_how_many_points_were_lawful() -> None:
    result = run(*BASE, *RANKS, "--quantity", "flops.qkv", "--at-most", "flops.qkv=1")

    assert (result.exit_code, result.stdout) == (0, "e,B,t,flops.qkv\n")
    assert result.stderr == "none of the 6 lawful points of 8 is within --at-most\n"


def test_a_sweep_with_rows_says_nothing_on_stderr() -> None:
    assert run(*BASE, *RANKS).stderr == ""
