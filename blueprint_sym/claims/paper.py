r"""Claims in a LaTeX paper: displayed equations with a comment above them.

    % blueprint-sym: scope=model tensor_parallel=false symbols="s=S, h=H, l=L"
    …
    % blueprint-sym: quantity=model.flops.matmul.iteration recompute=full assume="F = 4*h"
    \begin{equation} F = 96Bslh^2\left(1 + \frac{s}{6h} + \frac{V}{16lh}\right) \label{eq:flops} \end{equation}

A comment without a quantity says what all claims after it have in common. The keys are those of a claims file, the
choices of `blueprint_sym.derive` and the structural words of a model. The file is read, never run.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from attrs import fields, frozen

from ..derivation import STRATEGY_WORDS
from ..errors import SpecError
from ..spec.model import MODEL_WORDS
from ..spec.reading import content
from ..spec.structure import Structure
from .claim import Claim
from .file import MAX_BYTES, MAX_CLAIMS, without_doubles

MARK = re.compile(r"^\s*%+\s*blueprint-sym:(.*)$")
MAX_BETWEEN = 5
"""Lines that may stand between a comment and its equation."""
MAX_DISPLAY = 200
"""Lines of one display."""

_ENVIRONMENTS = "equation|align|gather|multline|displaymath|math|eqnarray|flalign"
_OPENING = re.compile(rf"\\begin\{{({_ENVIRONMENTS})(\*?)\}}|\\\[|\$\$")
_NOT_MATHEMATICS = re.compile(
    r"\\(?:nonumber|notag|displaystyle|textstyle|quad(?=\s*$))(?![A-Za-z])|\\\\(?:\[[^\]]*\])?|&"
)
_LABEL = re.compile(r"\\(?:label|tag)\s*\{([^{}]{0,200})\}")
_COMMENT = re.compile(r"(?<!\\)%.*")

OWN = ("id", "title", "cite", "where", "task", "scope", "quantity", "relation", "expect", "note")
STRUCTURAL = (*(item.name for item in fields(Structure)), "head_width", *MODEL_WORDS)
KEYS = (*OWN, "model", "symbols", "assume", *STRATEGY_WORDS, *STRUCTURAL)
FLAGS = {"true": True, "false": False, "yes": True, "no": False}


@frozen
class _Comment:
    """A comment: what it says, and the line behind it."""

    words: dict[str, str]
    line: int


def read_paper(path: Path) -> tuple[Claim, ...]:
    """The claims of a LaTeX file; raises SpecError that names the file, the line and what was expected."""
    return read_paper_text(content(path, MAX_BYTES), str(path))


def read_paper_text(text: str, file: str) -> tuple[Claim, ...]:
    """The claims of a LaTeX text; raises SpecError like `read_paper`."""
    lines = text.splitlines()
    common: dict[str, str] = {}
    found: list[Claim] = []
    for comment in _comments(lines, file):
        if "quantity" not in comment.words:
            common |= comment.words
            continue
        if len(found) == MAX_CLAIMS:
            raise SpecError(f"more than {MAX_CLAIMS} claims", file=file)
        found.append(_claim({**common, **comment.words}, lines, comment.line, file))
    if not found:
        raise SpecError("no equation is marked by a comment `% blueprint-sym: quantity=…` above it", file=file)
    without_doubles(found)
    return tuple(found)


def _comments(lines: list[str], file: str) -> Iterator[_Comment]:
    """Runs of marked lines, each as one."""
    words: dict[str, str] = {}
    open_run = False
    for number, line in enumerate(lines, 1):
        found = MARK.match(line)
        if found:
            open_run = True
            for key, value in _words(found[1], file, number):
                if key in words:
                    raise SpecError(f"{key} is given twice", file=file, field=f"line {number}")
                words[key] = value
        elif open_run:
            yield _Comment(words, number)
            words, open_run = {}, False
    if open_run:
        yield _Comment(words, len(lines) + 1)


def _words(text: str, file: str, number: int) -> Iterator[tuple[str, str]]:
    try:
        parts = shlex.split(text[:10_000])
    except ValueError as error:
        raise SpecError(f"{error}".lower(), file=file, field=f"line {number}") from None
    for part in parts:
        key, equals, value = part.partition("=")
        if not equals or key not in KEYS:
            raise SpecError(
                f"expected KEY=VALUE with one of {', '.join(KEYS)}, got {part[:40]!r}",
                file=file,
                field=f"line {number}",
            )
        yield key, value


def _claim(words: dict[str, str], lines: list[str], line: int, file: str) -> Claim:
    body, first = _display(lines, line, file)
    label = _LABEL.search(body)
    model: dict[str, Any] = {key: _value(key, words[key]) for key in STRUCTURAL if key in words}
    named = words.get("model", "")
    if named and model:
        raise SpecError("a named model has its structure: leave out one", file=file, field=f"line {line}: model")
    return Claim(
        **{key: words[key] for key in OWN if key in words and key != "id"},
        id=words.get("id") or (label[1] if label else f"line {first}"),
        model=named or model,
        strategy={key: _value(key, words[key]) for key in STRATEGY_WORDS if key in words},
        symbols=_symbols(words.get("symbols", ""), file, line),
        assume=tuple(part.strip() for part in words.get("assume", "").split(";") if part.strip()),
        claimed_latex=_plain(body),
        place=f"{file}:{first}",
        line=first,
    )


def _value(key: str, text: str) -> str | bool | list[str]:
    if text in FLAGS:
        return FLAGS[text]
    return text.split("+") if key == "bias" else text


def _symbols(text: str, file: str, line: int) -> dict[str, str]:
    found: dict[str, str] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        theirs, equals, ours = (piece.strip() for piece in part.partition("="))
        if not equals or theirs in found:
            message = f"expected THEIRS=OURS, once for each letter, got {part[:40]!r}"
            raise SpecError(message, file=file, field=f"line {line}: symbols")
        found[theirs] = ours
    return found


def _display(lines: list[str], line: int, file: str) -> tuple[str, int]:
    """The body of the display that opens at a line or shortly behind it, and its first line."""
    for number in range(line, min(line + MAX_BETWEEN, len(lines)) + 1):
        opening = _OPENING.search(_COMMENT.sub("", lines[number - 1])) if number <= len(lines) else None
        if opening:
            return _body(lines, number, opening, file), number
    raise SpecError(
        f"no displayed equation begins within {MAX_BETWEEN} lines of the comment", file=file, field=f"line {line - 1}"
    )


def _body(lines: list[str], number: int, opening: re.Match[str], file: str) -> str:
    closing = {r"\[": r"\]", "$$": "$$"}.get(opening[0], rf"\end{{{opening[1]}{opening[2]}}}")
    body: list[str] = []
    for place, line in enumerate(lines[number - 1 : number - 1 + MAX_DISPLAY]):
        text = _COMMENT.sub("", line)[opening.end() if place == 0 else 0 :]
        before, closed, _ = text.partition(closing)
        body.append(before)
        if closed:
            return " ".join(body)
    raise SpecError(f"no {closing} closes it within {MAX_DISPLAY} lines", file=file, field=f"line {number}")


def _plain(body: str) -> str:
    """The display without labels, alignment and final punctuation."""
    text = _NOT_MATHEMATICS.sub(" ", _LABEL.sub(" ", body))
    return " ".join(text.split()).rstrip(".,; ").strip()
