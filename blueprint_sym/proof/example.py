"""Whether the example of a recorded claim meets what the claim assumes: then the claim is not vacuous.

Hypotheses and premises are read as they are said to a person, so nothing has to be derived.
"""

from __future__ import annotations

import re

from sympy import Symbol

from ..errors import ExpressionError, ParseError
from ..expr.evaluate import evaluate
from ..expr.text import read
from ..symbols import SYMBOLS, index
from .index import Entry

_RELATION = re.compile(r" (=|<=|<|>=|\|) ")


def example_fault(item: Entry) -> str:
    """What an entry assumes and its example does not meet; empty where it meets everything."""
    try:
        names = {name: SYMBOLS.get(name) or index(name, positive=True) for name in item.example}
    except ValueError as error:
        return f"its example cannot be read: {error}"
    for name, value in item.example.items():
        if value < (1 if name in SYMBOLS else 0):
            return f"its example has {name} = {value}"
    values = {names[name]: value for name, value in item.example.items()}
    for said in (*item.hypotheses, *item.premises):
        try:
            met = _met(said, names, values)
        except (ExpressionError, ParseError) as error:
            return f"{said!r} cannot be read at its example: {error}"
        if not met:
            return f"its example does not meet what it assumes: {said}"
    return ""


def _met(said: str, names: dict[str, Symbol], values: dict[Symbol, int]) -> bool:
    parts = _RELATION.split(said)
    if len(parts) != 3:
        raise ParseError("expected two sides and a relation")
    a, b = (evaluate(read(side, names), values) for side in (parts[0], parts[2]))
    if parts[1] == "|":
        return a > 0 and (b / a).denominator == 1
    return {"=": a == b, "<=": a <= b, "<": a < b, ">=": a >= b}[parts[1]]
