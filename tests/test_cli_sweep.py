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
    ],
)
def test_wrong_usage_is_an_error_of_one_line(args: tuple[str, ...], message: str) -> None:
    result = run(*BASE, *args)

    assert result.exit_code == 2
    assert message in result.stderr
    assert len(result.stderr.splitlines()) == 1
