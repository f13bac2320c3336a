"""Makes each .ipynb of its percent script: ``python notebooks/pair.py``. The same script gives the same bytes."""

from __future__ import annotations

from pathlib import Path

import jupytext
import nbformat

HERE = Path(__file__).resolve().parent


def paired(script: Path) -> str:
    """The notebook of a script as its file has it: no outputs, cells numbered."""
    notebook = jupytext.read(script)
    for number, cell in enumerate(notebook.cells):
        cell["id"] = f"cell-{number}"
    kernel = notebook.metadata["kernelspec"]
    notebook.metadata = nbformat.from_dict({"kernelspec": kernel, "language_info": {"name": "python"}})
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    return str(nbformat.writes(notebook)) + "\n"


def scripts() -> list[Path]:
    """The stories, in order."""
    return sorted(HERE.glob("0*.py"))


if __name__ == "__main__":
    for item in scripts():
        item.with_suffix(".ipynb").write_text(paired(item), encoding="utf-8")
