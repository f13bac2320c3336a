"""Every line for a shell in README and documentation runs, and prints what the page shows below it."""

from __future__ import annotations

import json
import re
import shutil
import sys
from glob import glob
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from blueprint_sym.audit import variant_name, variants
from blueprint_sym.cli import main
from tests.support_pages import ROOT, Command, blocks, commands

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
WITH_COMMANDS = [page for page in PAGES if commands(page.read_text())]

EXCLUDED = {
    "blueprint-sym prove --cvc5 --format junit": "cvc5 is an extra: test_reports.py, test_executors.py",
}
"""Lines that are not run here, each with the reason, and where it is run."""

FEW = ("training.single.none", "training.tp.none")
"""The variants that stand for all where a line derives every one, which takes minutes."""


def indented(page: str, word: str) -> str:
    """The indented text of a page that has this word, up to its command."""
    text = (ROOT / page).read_text()
    part = next(part for part in re.findall(r"(?:^    .*\n|^\n)+", text, re.MULTILINE) if word in part)
    return re.sub("^    ", "", part, flags=re.MULTILINE).partition("blueprint-sym check ")[0].strip("\n")


CONFIG = {
    "model_type": "llama",
    "hidden_size": 64,
    "intermediate_size": 192,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "vocab_size": 100,
    "max_position_embeddings": 32,
    "hidden_act": "silu",
    "rms_norm_eps": 1e-6,
    "tie_word_embeddings": False,
    "attention_bias": False,
    "mlp_bias": False,
}


def furnish(place: Path) -> None:
    """Writes the files that the pages speak of: those that they show, or those of the repository."""
    for folder in ("proofs/claims", "docs/examples", "path/to"):
        (place / folder).mkdir(parents=True)
    shutil.copy(ROOT / "docs/examples/claims_gated_unit.py", place / "docs/examples")
    (place / "proofs/theorems_mine.py").write_text(blocks((ROOT / "docs/proving.md").read_text())[0])
    for name in ("FILE.toml", "proofs/claims/mine.toml"):
        (place / name).write_text(indented("docs/tutorials/claims.md", "[[claim]]"))
    (place / "paper.tex").write_text(indented("docs/tutorials/claims.md", r"\begin{equation}"))
    (place / "path/to/config.json").write_text(json.dumps(CONFIG))


COUNTERS = {
    "README.md": "def flops(batch, length, width, ranks):\n    return 6 * batch * length * width**2 / ranks\n",
    "claims.md": next(iter(blocks((ROOT / "docs/tutorials/claims.md").read_text()))).partition("names = ")[0],
}
"""The file counter.py of a page."""
REFUTED = ("blueprint-sym check-function counter.py:flops --quantity model.flops.matmul.model",)
"""Beginnings of lines that refute a formula, as their page says, and exit with 1."""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with what the pages need, in which all variants are a few."""
    few = tuple(item for item in variants() if variant_name(item) in FEW)
    assert len(few) == len(FEW)
    furnish(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("blueprint_sym.theorem.variants", variants)  # theorems keep all
    monkeypatch.setattr("blueprint_sym.audit.variants", lambda: few)
    monkeypatch.setattr("os.sched_getaffinity", lambda process: {0}, raising=False)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def shell(command: Command) -> Result:
    """The command with its patterns replaced by the files that they fit, as a shell does."""
    words = [name for word in command.words[1:] for name in sorted(glob(word)) or [word]]
    return CliRunner().invoke(main, words)


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=lambda page: page.name)
def test_the_commands_of_a_page_run_and_print_what_it_shows(page: Path, place: Path) -> None:
    (place / "counter.py").write_text(COUNTERS.get(page.name, ""))
    recorded_first = sorted(commands(page.read_text()), key=lambda command: command.words[1] != "record")
    for command in recorded_first:
        if command.line in EXCLUDED:
            continue
        result = shell(command)
        code = 1 if command.line.startswith(REFUTED) else 0
        assert result.exit_code == code, f"{command.line}\n{result.output}\n{result.exception!r}"
        if command.shown:
            assert command.fits(result.stdout), f"{command.line}\n{result.stdout}"


def test_what_is_excluded_stands_on_a_page() -> None:
    shown = {command.line for page in WITH_COMMANDS for command in commands(page.read_text())}
    assert set(EXCLUDED) <= shown


def test_most_pages_show_commands() -> None:
    assert {page.name for page in WITH_COMMANDS} == {
        "README.md",
        "ci.md",
        "claims.md",
        "paper.md",
        "proving.md",
        "structures.md",
    }
    assert sum(len(commands(page.read_text())) for page in WITH_COMMANDS) > 30


def test_a_claim_without_its_strategy_is_refuted_as_its_page_shows(place: Path) -> None:
    text = (place / "FILE.toml").read_text()
    assert text.count('recompute = "full", ') == 1
    (place / "FILE.toml").write_text(text.replace('recompute = "full", ', ""))

    result = CliRunner().invoke(main, ["check", "FILE.toml"])

    assert result.exit_code == 1
    assert indented("docs/tutorials/claims.md", "REFUTED, EXPECTED PROVED") in result.stdout


@pytest.mark.parametrize(
    ("text", "words", "shown"),
    [
        ("Text.\n\n    blueprint-sym models\n", ("models",), ()),
        ("    blueprint-sym store show   # what; is `it`\n", ("store", "show"), ()),
        (
            "    blueprint-sym explain \\\n        flops.qkv\n    flops.qkv: …\n    …\n",
            ("explain", "flops.qkv"),
            ("flops.qkv: …", "…"),
        ),
        ("    blueprint-sym prove\n    pytest proofs\n", ("prove",), ()),
    ],
)
def test_a_command_is_read_as_a_shell_reads_it(text: str, words: tuple[str, ...], shown: tuple[str, ...]) -> None:
    assert commands(text) == [Command(("blueprint-sym", *words), shown)]


def test_dots_stand_for_lines_and_nothing_else_does() -> None:
    command = Command((), ("a", "…", "b", "…"))
    assert command.fits("a\nb\n")
    assert command.fits("a  \nx\ny\nb\nz\n")
    assert not command.fits("x\na\nb\n")
    assert not command.fits("a\nx\n")
    assert not Command((), ("a.",)).fits("ab\n")
