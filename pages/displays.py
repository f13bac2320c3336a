r"""Displayed equations ``\[ … \]`` in docstrings and pages, with the file and the line at which each stands."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "blueprint_sym"


@frozen
class Display:
    """One display: its LaTeX without the brackets, where it stands, and the module it belongs to."""

    source: str
    module: str
    file: str
    line: int

    @property
    def place(self) -> str:
        """``blueprint_sym/passes/distribute_training.py:37``."""
        return f"{self.file}:{self.line}"


def displays(folder: Path = PACKAGE) -> Iterator[Display]:
    """Every display of every docstring of a package, file by file."""
    for path in sorted(folder.rglob("*.py")):
        yield from in_file(path, folder)


def in_pages(folder: Path = ROOT / "docs") -> Iterator[Display]:
    """Every display of the pages that are written by hand; the module is the page's path."""
    for path in sorted(folder.rglob("*.md")):
        text, name = path.read_text(encoding="utf-8"), path.relative_to(folder).as_posix()
        for found in re.finditer(r"^\\\[(.*?)\\\]", text, re.DOTALL | re.MULTILINE):
            yield Display(found[1], name, f"{folder.name}/{name}", 1 + text.count("\n", 0, found.start()))


def in_file(path: Path, folder: Path) -> Iterator[Display]:
    """The displays of one file."""
    inside = path.relative_to(folder).with_suffix("")
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node, clean=False):
            statement = node.body[0]
            assert isinstance(statement, ast.Expr)
            text = ast.get_docstring(node, clean=False) or ""
            for found in re.finditer(r"\\\[(.*?)\\\]", text, re.DOTALL):
                line = statement.lineno + text.count("\n", 0, found.start())
                file = (Path(folder.name) / path.relative_to(folder)).as_posix()
                yield Display(found[1], ".".join(inside.parts), file, line)
