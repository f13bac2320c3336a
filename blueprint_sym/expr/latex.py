r"""Formulas as the field writes them: ``\frac{6BSH^{2}}{t}``.

Letters stand in the glossary's order, powers before sums, everything over one fraction; a sum is written as a product
where that is shorter. What is printed here, `blueprint_sym.expr.latex_reader` reads back.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import cast

from sympy import Expr, Max, Symbol

from ..symbols import INFO
from .algebra import Monomial
from .display import Term, factored, layout, reading_order


@lru_cache(maxsize=16_384)
def latex(expr: Expr) -> str:
    """The expression as LaTeX mathematics (no surrounding dollars).

    Raises ExpressionError for a node that the algebra does not know.
    """
    shape = layout(expr)
    below = ([str(shape.divisor)] if shape.divisor != 1 else []) + _factors(shape.under)
    sign, sums = factored(shape.terms)
    alone = not shape.front and shape.coefficient == 1 and len(sums) == 1 and sums[0][1] == 1
    if alone:
        above, shown = _sum(shape.terms), ""
    else:
        factors = _factors(shape.front) + [_power(rf"\left({_sum(terms)}\right)", n) for terms, n in sums]
        if abs(shape.coefficient) != 1 or not factors:
            factors.insert(0, str(abs(shape.coefficient)))
        above, shown = _juxtaposed(factors), "-" if sign * shape.coefficient < 0 else ""
    return shown + (rf"\frac{{{above}}}{{{_juxtaposed(below)}}}" if below else above)


def _sum(terms: tuple[Term, ...]) -> str:
    """The terms in their order, the first positive one in front."""
    first = next((number for number, (coefficient, _) in enumerate(terms) if coefficient > 0), 0)
    shown = ""
    for number, (coefficient, monomial) in enumerate((terms[first], *terms[:first], *terms[first + 1 :])):
        factors = _factors(monomial)
        if abs(coefficient) != 1 or not factors:
            factors.insert(0, str(abs(coefficient)))
        sign = "-" if coefficient < 0 else ("+" if number else "")
        shown += (f" {sign} " if number else sign) + _juxtaposed(factors)
    return shown


def _factors(monomial: Monomial) -> list[str]:
    return [_power(_atom(atom), exponent) for atom, exponent in monomial]


def _power(base: str, exponent: int) -> str:
    return base if exponent == 1 else f"{base}^{{{exponent}}}"


def _juxtaposed(factors: Iterable[str]) -> str:
    r"""A product: factors side by side, parted where a command such as ``\max`` would run into the next letter."""
    shown = ""
    for factor in factors:
        command = shown.rpartition("\\")[2]
        shown += (" " if "\\" in shown and command.isalpha() and factor[0].isalpha() else "") + factor
    return shown


def _atom(atom: Expr) -> str:
    if isinstance(atom, Symbol):
        return name(atom)
    inner = ", ".join(latex(arg) for arg in reading_order(cast("tuple[Expr, ...]", atom.args)))
    if isinstance(atom, Max):
        return rf"\max\left({inner}\right)"
    return rf"\left\lceil {inner} \right\rceil"


def name(symbol: Symbol) -> str:
    r"""A symbol's LaTeX: the glossary's, or for an index ``o_{3}``, ``h_{\mathrm{per},t}``, ``\mathrm{rank}``."""
    info = INFO.get(symbol)
    if info is not None:
        return info.latex
    stem, *rest = symbol.name.split("_")
    below = ",".join(_word(part) for part in rest)
    return _word(stem) + (f"_{{{below}}}" if rest else "")


def _word(word: str) -> str:
    return word if len(word) < 2 or word.isdigit() else rf"\mathrm{{{word}}}"
