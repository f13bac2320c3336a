"""Obligations of a user's own files on the command line: listed, explained and exported like those of the package."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support_cli import run

EXAMPLE = str(Path(__file__).parents[1] / "docs" / "examples" / "claims_gated_unit.py")
THEOREMS = """
from blueprint_sym.symbols import B, H, S, t
from blueprint_sym.theorem import theorem


@theorem("training", "a test", when=lambda s: s.strategy.tensor_parallel and s.workload.model.divided_heads)
def W_QKV(d):
    \"\"\"Eight where six would do.\"\"\"
    yield d.quantities["flops.qkv"].expr, 8 * B * S * H**2 / t


@theorem("training", "a test")
def broken(d):
    yield d.quantities["flops.nosuch"].expr, B
"""


@pytest.fixture
def theorems(tmp_path: Path) -> str:
    path = tmp_path / "theorems_mine.py"
    path.write_text(THEOREMS, encoding="utf-8")
    return str(path)


def test_they_are_listed_by_pass_and_kind() -> None:
    listed = run("obligations", EXAMPLE)
    assert listed.stdout == (
        "split_gated_unit.conservation.flops\n    the ranks do what the unit means\n"
        "split_gated_unit.integrality.flops\n    a rank does a whole number of operations\n"
        "2 obligations\n"
    )
    assert run("obligations", EXAMPLE, "--kind", "integrality").stdout.endswith("\n1 obligations\n")
    refused = run("obligations", EXAMPLE, "--pass", "plan_training")
    assert (refused.exit_code, "known are split_gated_unit" in refused.stderr) == (2, True)


def test_as_data_an_obligation_says_what_is_claimed_and_under_which_digest() -> None:
    found = json.loads(run("obligations", EXAMPLE, "--kind", "integrality", "--format", "json").stdout)
    (row,) = found
    assert row["hypotheses"] == ["t >= 2", "t | F"]
    assert row["goal"].startswith("2*B*S*H*F/t is a non-negative integer and ")
    assert (row["pass"], row["source"], row["premises"]) == ("split_gated_unit", "t | F", [])
    explained = run("explain", row["id"], EXAMPLE).stdout
    assert f"  digest    {row['digest']}\n" in explained
    assert "proved by z3 and certificate" in explained


def test_a_refuted_theorem_is_explained_step_by_step_although_its_neighbour_cannot_be_made(theorems: str) -> None:
    found = run("explain", "theorem.training.W_QKV", theorems)
    assert found.exit_code == 1
    for line in ("    6*B*S*H**2/t = 12", "      6·1·1·4·1/2", "    8*B*S*H**2/t = 16"):
        assert f"\n{line}\n" in found.stdout
    assert "left − right = -2*B*S*H**2/t = -4" in found.stdout
    assert "  and 23 more: `blueprint-sym obligations " in found.stdout


def test_an_id_that_is_not_declared_is_answered_with_those_that_are(theorems: str) -> None:
    found = run("explain", "mine.nothing", EXAMPLE)
    assert found.exit_code == 2
    assert "there are split_gated_unit.conservation.flops, split_gated_unit.integrality.flops" in found.stderr
    assert "no quantity 'flops.nosuch'" in run("explain", "mine.nothing", theorems).stderr


def test_the_broken_part_of_a_law_is_named(tmp_path: Path) -> None:
    path = tmp_path / "claims_gated_unit.py"
    text = Path(EXAMPLE).read_text(encoding="utf-8")
    assert "len(GATE) * points" in text
    path.write_text(text.replace("len(GATE) * points", "(1 + len(GATE)) * points"), encoding="utf-8")
    found = run("explain", "split_gated_unit.conservation.flops", str(path))
    assert "refuted\nat B = 1, S = 1, H = 1, F = 1\n  activation\n  left\n" in found.stdout


def test_they_are_exported_to_coq(tmp_path: Path) -> None:
    found = run("export", "coq", EXAMPLE, "-o", str(tmp_path / "coq"))
    assert found.exit_code == 0
    names = [Path(line).name for line in found.stdout.splitlines()]
    assert names == ["tactics.v", "claims_split_gated_unit.v", "induction.v"]


def test_a_directory_that_cannot_be_made_is_told_before_anything_is_proved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    found = run("export", "coq", "-o", str(tmp_path / "file" / "coq"))
    assert found.exit_code == 2
    assert "--output: " in found.stderr
