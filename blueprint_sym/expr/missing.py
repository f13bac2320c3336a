"""Why a text is no expression: what is missing, and where. Only asked once the parser has refused it.

The text is walked once, from left to right, as operands and operators in turn; the first token out of turn is named.
"""

from __future__ import annotations

import re

OPERATORS = ("+", "-", "*", "/", "**")
WAYS_OUT = {"^": "write ** for a power", "//": "write / for a quotient"}
"""How what other notations write is written here."""

_TOKEN = re.compile(r"[0-9][0-9_.]*|\w+|\*\*|//|<<|>>|[<>=!:]=|\n|\S", re.ASCII)


def refused(operator: str) -> str:
    """What is said of an operator that the syntax has not."""
    way = WAYS_OUT.get(operator)
    return f"expected one of {' '.join(OPERATORS)}, found {operator!r}" + (f": {way}" if way else "")


def missing(source: str) -> tuple[str, int] | None:
    """What the text lacks, in words, and the 1-based column; None where every token stands in its turn."""
    opened: list[int] = []
    before = ""
    wanted = True
    for found in _TOKEN.finditer(source):
        token, column = found[0], found.start() + 1
        word = token[0].isalnum() or token[0] == "_"
        if token == "\n":
            if not opened and before and source[found.end() :].strip():
                return "the line ends before the expression does: put it in brackets", column
            continue
        if wanted:
            if word:
                wanted = False
            elif token == "(":
                opened.append(column)
            elif token not in "+-" and not (token == ")" and before == "(" and opened):
                return f"expected a number, a name or '(', found {token!r}", column
            elif token == ")":
                opened.pop()
                wanted = False
        elif word:
            return f"expected an operator before {token[:40]!r}: write * for a product", column
        elif token == "(":
            opened.append(column)
            wanted = True
        elif token == ")":
            if not opened:
                return "this ')' closes nothing", column
            opened.pop()
        elif token in OPERATORS or (token == "," and opened):
            wanted = True
        else:
            return refused(token), column
        before = token
    if not before:
        return "the text is empty", 1
    if wanted:
        return f"nothing stands behind {before!r}", len(source.rstrip()) + 1
    if opened:
        return f"the '(' of column {opened[-1]} is never closed", len(source.rstrip()) + 1
    return None
