"""The README's examples do what they say, line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support_pages import ROOT, Step, blocks, steps

README = (ROOT / "README.md").read_text()


@pytest.fixture(scope="module")
def run() -> list[Step]:
    """Every statement of every block, run one after the other, as a reader would."""
    names: dict[str, Any] = {}

    def all_steps() -> Iterator[Step]:
        for block in blocks(README):
            yield from steps(block, names)

    return list(all_steps())


def test_what_is_printed_is_what_the_comments_say(run: list[Step]) -> None:
    shown = [step for step in run if step.printed]
    assert [(step.source, step.said) for step in shown] == [(step.source, step.printed) for step in shown]
    assert len(shown) > 12


def test_the_refused_point_is_among_what_is_shown(run: list[Step]) -> None:
    (refused,) = (step for step in run if step.printed.startswith("HypothesisError: "))
    assert refused.said == "HypothesisError: t = 5 does not divide h = 96; the nearest that fits: t = 4 or t = 8"


def test_every_file_that_the_map_names_exists() -> None:
    rows = [line.split("|")[1] for line in README.splitlines() if line.startswith("| `")]
    for name in re.findall(r"`([\w/.]+)`", " ".join(rows)):
        assert (ROOT / name).exists() or (ROOT / "blueprint_sym" / name).exists(), name
