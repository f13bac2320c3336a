"""Which public names say too little: a check for CI.

Every public function and class has a docstring; one that raises an error itself names it; one of the package's own
names says what each of its parameters is; a cost law says where its count is from. Commands say that in their help,
overloads of a function where the function itself is.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import blueprint_sym
from blueprint_sym.laws import LAWS

from .displays import PACKAGE

PROGRAMMING = frozenset({"TypeError", "AssertionError"})
"""Errors of whoever calls, which no caller handles."""


def gaps(folder: Path = PACKAGE) -> Iterator[str]:
    """One line for each gap: file, line, name and what is missing."""
    for path in sorted(folder.rglob("*.py")):
        if path.name.startswith("__"):
            continue
        file = (Path(folder.name) / path.relative_to(folder)).as_posix()
        module = ".".join((folder.name, *path.relative_to(folder).with_suffix("").parts))
        found = _in_module(ast.parse(path.read_text("utf-8")), module)
        yield from (f"{file}:{line}: {words}" for line, words in found)
    if folder == PACKAGE:
        yield from (f"law {law.primitive}, {law.role}: no source" for law in LAWS if not law.source)


def _in_module(tree: ast.Module, module: str) -> Iterator[tuple[int, str]]:
    public = (getattr(blueprint_sym, name) for name in blueprint_sym.__all__)
    named = {f"{thing.__module__}.{thing.__qualname__}" for thing in public if hasattr(thing, "__qualname__")}
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            words = ast.get_docstring(node) or ""
            yield from _prose(node, node.name)
            for item in node.body:
                if isinstance(item, ast.FunctionDef) and not item.name.startswith("_"):
                    yield from _function(item, f"{node.name}.{item.name}", words, named=False)
        elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_") and not _overload(node):
            yield from _function(node, node.name, "", named=f"{module}.{node.name}" in named)


def _overload(node: ast.FunctionDef) -> bool:
    """Whether it is a signature alone, which the function itself describes."""
    return any("overload" in ast.dump(decorator) for decorator in node.decorator_list)


def _prose(node: ast.ClassDef | ast.FunctionDef, name: str) -> Iterator[tuple[int, str]]:
    if not ast.get_docstring(node):
        yield node.lineno, f"{name} has no docstring"


def _function(node: ast.FunctionDef, name: str, around: str, *, named: bool) -> Iterator[tuple[int, str]]:
    if any(word in ast.dump(decorator) for decorator in node.decorator_list for word in ("command", "overload")):
        return
    yield from _prose(node, name)
    text = f"{ast.get_docstring(node) or ''}\n{around}"
    for error in sorted(_raised(node)):
        if not re.search(rf"\b{error}\b", text) and "raises like" not in text.lower():
            yield node.lineno, f"{name} raises {error} and does not say so"
    if named:
        for argument in (*node.args.args, *node.args.kwonlyargs):
            if not re.search(rf"\b{argument.arg}\b", text):
                yield node.lineno, f"{name} does not say what {argument.arg} is"


def _raised(node: ast.FunctionDef) -> set[str]:
    """The errors that a function raises itself, by name; not those of functions inside it."""
    found: set[str] = set()
    for item in ast.walk(node):
        if isinstance(item, ast.Raise) and isinstance(item.exc, ast.Call) and isinstance(item.exc.func, ast.Name):
            found.add(item.exc.func.id)
    return {name for name in found if name[0].isupper()} - PROGRAMMING
