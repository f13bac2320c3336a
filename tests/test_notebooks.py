"""Notebooks are their scripts, without outputs; ``make notebooks`` runs them from top to bottom."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("jupytext")
FOLDER = Path(__file__).resolve().parent.parent / "notebooks"
SCRIPTS = sorted(FOLDER.glob("0*.py"))


@pytest.fixture(scope="module")
def pair() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pair", FOLDER / "pair.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_there_are_five_stories() -> None:
    assert [path.stem[:2] for path in SCRIPTS] == ["01", "02", "03", "04", "05"]
    assert [path.stem for path in sorted(FOLDER.glob("*.ipynb"))] == [path.stem for path in SCRIPTS]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_a_notebook_is_what_its_script_makes(script: Path, pair: ModuleType) -> None:
    made = pair.paired(script)

    assert script.with_suffix(".ipynb").read_text(encoding="utf-8") == made == pair.paired(script)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_a_notebook_has_no_outputs_and_ends_with_something_to_take_home(script: Path) -> None:
    notebook = json.loads(script.with_suffix(".ipynb").read_text(encoding="utf-8"))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    words = [cell for cell in notebook["cells"] if cell["cell_type"] == "markdown"]

    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
    assert "".join(words[0]["source"]).startswith("# ")
    assert "**To take home:**" in "".join(words[-1]["source"])
