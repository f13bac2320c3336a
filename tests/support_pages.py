"""What README and documentation show: code with what it prints, and lines for a shell with theirs."""

from __future__ import annotations

import ast
import contextlib
import io
import re
import shlex
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from attrs import frozen

ROOT = Path(__file__).parents[1]


def blocks(text: str) -> list[str]:
    """The Python of a page, block by block."""
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


@frozen
class Step:
    """A statement of an example: its source, what the comment behind it says, and what it printed or raised."""

    source: str
    said: str
    printed: str


def steps(code: str, names: dict[str, Any]) -> Iterator[Step]:
    """The statements of an example, each run in ``names`` once it is asked for."""
    lines = code.splitlines()
    body = ast.parse(code).body
    for item, after in zip(body, [*(other.lineno for other in body[1:]), len(lines) + 1], strict=True):
        assert item.end_lineno is not None
        said = [lines[item.end_lineno - 1].encode()[item.end_col_offset :].decode().partition("  # ")[2]]
        for line in lines[item.end_lineno : after - 1]:
            if not line.startswith("# "):
                break
            said.append(line.removeprefix("# "))
        with contextlib.redirect_stdout(io.StringIO()) as out:
            try:
                exec(compile(ast.Module([item], []), "example", "exec"), names)
            except Exception as error:
                if not any(said):
                    raise
                print(f"{type(error).__name__}: {error}")
        yield Step(ast.unparse(item), "\n".join(filter(None, said)), out.getvalue().strip("\n"))


@frozen
class Command:
    """A command of a page, as a shell has its words, and the lines that the page shows below it."""

    words: tuple[str, ...]
    shown: tuple[str, ...]

    @property
    def line(self) -> str:
        """The command on one line."""
        return shlex.join(self.words)

    def fits(self, printed: str) -> bool:
        """Whether the shown lines are the printed ones, ``…`` standing for any number of lines."""
        pattern = "".join(r"(?:.*\n)*?" if line == "…" else f"{re.escape(line)} *\n" for line in self.shown)
        return re.fullmatch(pattern, printed) is not None


def commands(text: str) -> list[Command]:
    """The indented ``blueprint-sym`` lines of a page, in their order."""
    found: list[Command] = []
    for block in re.findall(r"(?:^    .*\n)+", re.sub(r"```.*?```", "", text, flags=re.DOTALL), re.MULTILINE):
        lines = re.sub(r" \\\n\s*", " ", re.sub("^    ", "", block, flags=re.MULTILINE)).splitlines()
        starts = [number for number, line in enumerate(lines) if line.startswith("blueprint-sym ")]
        for start, end in pairwise([*starts, len(lines)]):
            shown = [line for line in lines[start + 1 : end] if not line.startswith(("python ", "pytest "))]
            found.append(Command(tuple(shlex.split(lines[start], comments=True)), tuple(shown)))
    return found
