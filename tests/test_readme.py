"""The README's example does what it says, line by line."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import Any

import pytest

from blueprint_sym import HypothesisError

README = (Path(__file__).parents[1] / "README.md").read_text()
BLOCKS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
PRINTED = [line for line in BLOCKS[0].splitlines() if line.startswith("print(")]


@pytest.fixture(scope="module")
def names() -> dict[str, Any]:
    """What the first block defines; its last statement is an error on purpose."""
    found: dict[str, Any] = {}
    code = BLOCKS[0].partition("d.instantiate(B=1, S=2048, H=12288, F=49152, h=96, t=5, e=2)")[0]
    with contextlib.redirect_stdout(io.StringIO()):
        exec(compile(code, "README.md", "exec"), found)
    return found


@pytest.mark.parametrize("line", PRINTED)
def test_a_printed_line_is_what_its_comment_says(line: str, names: dict[str, Any]) -> None:
    code, _, comment = line.partition("  # ")
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(code.strip(), names)
    assert out.getvalue().strip() == comment.strip()


def test_the_error_is_the_one_that_is_shown(names: dict[str, Any]) -> None:
    with pytest.raises(HypothesisError) as caught:
        names["d"].instantiate(B=1, S=2048, H=12288, F=49152, h=96, t=5, e=2)
    assert f"# HypothesisError: {caught.value}" in BLOCKS[0]


def test_the_second_block_runs() -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        exec(compile("import blueprint_sym as bs\n" + BLOCKS[1], "README.md", "exec"), {})


def test_the_worked_formula_is_the_one_that_is_shown() -> None:
    block = next(block for block in BLOCKS if ".worked(" in block)
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile("import blueprint_sym as bs\n" + block, "README.md", "exec"), {})
    assert f"# {out.getvalue().splitlines()[-1]}" in block


def test_answers_about_regimes_and_spaces_are_those_that_are_shown() -> None:
    block = next(block for block in BLOCKS if "crossover" in block)
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile("import blueprint_sym as bs\n" + block, "README.md", "exec"), {})
    assert out.getvalue().splitlines() == re.findall(r"^(?:print\(.*\)  )?# (.*)$", block, re.MULTILINE)


def test_every_file_that_the_map_names_exists() -> None:
    root = Path(__file__).parents[1]
    rows = [line.split("|")[1] for line in README.splitlines() if line.startswith("| `")]
    for name in re.findall(r"`([\w/.]+)`", " ".join(rows)):
        assert (root / name).exists() or (root / "blueprint_sym" / name).exists(), name
