r"""A formula with its numbers in one line: symbols = numbers = result.

print(d.quantities["flops.qkv"].worked(B=1, S=2048, H=12288, t=8))
# flops.qkv = 6*B*S*H**2/t = 6·1·2048·12288**2/8 = 231928233984 FLOP
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from attrs import frozen

from .expr.algebra import free_symbols
from .expr.evaluate import evaluate_integer
from .expr.latex import latex, latex_at
from .expr.text import text
from .given import require
from .symbols import SYMBOLS

if TYPE_CHECKING:
    from .quantity import Quantity


@frozen
class Worked:
    """A quantity at a point: ``value`` is the exact integer, ``values`` are those of its symbols."""

    quantity: Quantity
    values: tuple[tuple[str, int], ...]
    value: int

    def __str__(self) -> str:
        shown = text(self.quantity.expr)
        numbers = _numbers(shown, dict(self.values))
        parts = [self.quantity.name, shown, *([numbers] if numbers != shown else []), str(self.value)]
        return " = ".join(dict.fromkeys(parts)) + f" {self.quantity.unit.value}"

    def latex(self) -> str:
        """The same line as LaTeX mathematics, digits in groups of three."""
        expr = self.quantity.expr
        numbers = latex_at(expr, {SYMBOLS[name]: value for name, value in self.values})
        parts = dict.fromkeys([self.quantity.symbol, latex(expr), numbers, grouped(self.value)])
        return " = ".join(parts) + rf"\;\mathrm{{{self.quantity.unit.value}}}"

    def _repr_latex_(self) -> str:
        return rf"$\displaystyle {self.latex()}$"


def grouped(number: int) -> str:
    r"""An integer in groups of three digits, ``231\,928\,233\,984``; four digits stay together."""
    return str(number) if abs(number) < 10_000 else f"{number:,}".replace(",", r"\,")


def _numbers(shown: str, values: Mapping[str, int]) -> str:
    """The formula with values for names, a raised dot between factors: ``6·1·2048·12288**2/8``."""
    with_values = re.sub(r"[A-Za-z_]\w*", lambda found: str(values.get(found[0], found[0])), shown)
    return re.sub(r"(?<!\*)\*(?!\*)", "·", with_values)


def worked(quantity: Quantity, given: Mapping[str, int]) -> Worked:
    """A quantity at the values ``given`` by symbol name; raises like `Quantity.worked`."""
    setting, hypotheses = quantity.asked, quantity.hypotheses
    known = {SYMBOLS[name] for name in setting.letters}
    point = {SYMBOLS[name]: value for name, value in setting.values(given).items()}
    values = hypotheses.complete(point, known)
    needed = set(free_symbols(quantity.expr))
    require((symbol.name for symbol in needed), (symbol.name for symbol in values))
    hypotheses.check(values)
    shown = tuple((symbol.name, values[symbol]) for symbol in SYMBOLS.values() if symbol in needed)
    return Worked(quantity, shown, evaluate_integer(quantity.expr, values))
