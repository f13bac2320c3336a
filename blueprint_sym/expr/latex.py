r"""Formulas as the field writes them: ``\frac{6BSH^{2}}{t}``.

Letters stand in the glossary's order, powers before sums, everything over one fraction; a sum is written as a product
where that is shorter. What is printed here, `blueprint_sym.expr.latex_reader` reads back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import cast

from attrs import frozen
from sympy import Expr, Max, Symbol

from ..symbols import INFO
from .algebra import Monomial
from .display import Term, factored, layout, reading_order


@frozen
class _Spelling:
    """How letters are spelled, and what stands between factors."""

    letters: tuple[tuple[Symbol, str], ...] = ()
    times: str = ""

    def letter(self, symbol: Symbol) -> str:
        return dict(self.letters).get(symbol) or name(symbol)


@lru_cache(maxsize=16_384)
def latex(expr: Expr) -> str:
    """The expression as LaTeX mathematics (no surrounding dollars).

    Raises ExpressionError for a node that the algebra does not know.
    """
    return _formula(expr, _Spelling())


def latex_at(expr: Expr, values: Mapping[Symbol, int]) -> str:
    r"""The expression with numbers for its letters: ``\frac{6 \cdot 1 \cdot 2048 \cdot 12288^{2}}{8}``."""
    letters = tuple((symbol, str(value)) for symbol, value in values.items())
    return _formula(expr, _Spelling(letters, r" \cdot "))


def latex_inline(expr: Expr) -> str:
    r"""The expression with a stroke for its fraction, as a table cell has it: ``6BSH^{2}/t``."""
    above, below, sign = _parts(expr, _Spelling())
    plain = above.replace(r"\left(", "(").replace(r"\right)", ")")
    if not below:
        return sign + plain
    bare = bool(layout(expr).terms) and not above.endswith(r"\right)")
    over = f"({above})" if bare else plain
    under = _juxtaposed(below, "")
    return f"{sign}{over}/{under}" if len(below) == 1 else f"{sign}{over}/({under})"


def terms_latex(terms: tuple[Term, ...]) -> list[str]:
    """The terms of a sum one by one, each with its sign, the first without a plus."""
    return _terms(terms, _Spelling())


def _formula(expr: Expr, spelling: _Spelling) -> str:
    above, below, sign = _parts(expr, spelling)
    return sign + (rf"\frac{{{above}}}{{{_juxtaposed(below, spelling.times)}}}" if below else above)


def _parts(expr: Expr, spelling: _Spelling) -> tuple[str, list[str], str]:
    """What stands above the stroke, the factors below it, and the sign in front."""
    shape = layout(expr)
    below = ([str(shape.divisor)] if shape.divisor != 1 else []) + _factors(shape.under, spelling)
    sign, sums = factored(shape.terms)
    if not shape.front and shape.coefficient == 1 and len(sums) == 1 and sums[0][1] == 1:
        return _sum(shape.terms, spelling), below, ""
    factors = _factors(shape.front, spelling)
    factors += [_power(rf"\left({_sum(terms, spelling)}\right)", n) for terms, n in sums]
    if abs(shape.coefficient) != 1 or not factors:
        factors.insert(0, str(abs(shape.coefficient)))
    return _juxtaposed(factors, spelling.times), below, "-" if sign * shape.coefficient < 0 else ""


def _sum(terms: tuple[Term, ...], spelling: _Spelling) -> str:
    """The terms in their order, the first positive one in front."""
    first = next((number for number, (coefficient, _) in enumerate(terms) if coefficient > 0), 0)
    return " ".join(_terms((terms[first], *terms[:first], *terms[first + 1 :]), spelling))


def _terms(terms: tuple[Term, ...], spelling: _Spelling) -> list[str]:
    shown = []
    for number, (coefficient, monomial) in enumerate(terms):
        factors = _factors(monomial, spelling)
        if abs(coefficient) != 1 or not factors:
            factors.insert(0, str(abs(coefficient)))
        sign = ("- " if number else "-") if coefficient < 0 else ("+ " if number else "")
        shown.append(sign + _juxtaposed(factors, spelling.times))
    return shown


def _factors(monomial: Monomial, spelling: _Spelling) -> list[str]:
    return [_power(_atom(atom, spelling), exponent) for atom, exponent in monomial]


def _power(base: str, exponent: int) -> str:
    return base if exponent == 1 else f"{base}^{{{exponent}}}"


def _juxtaposed(factors: Iterable[str], times: str) -> str:
    r"""A product: factors side by side, parted where a command such as ``\max`` would run into the next letter."""
    shown = ""
    for factor in factors:
        command = shown.rpartition("\\")[2]
        blank = " " if "\\" in shown and command.isalpha() and factor[0].isalpha() else ""
        shown += (times or blank if shown else "") + factor
    return shown


def _atom(atom: Expr, spelling: _Spelling) -> str:
    if isinstance(atom, Symbol):
        return spelling.letter(atom)
    inner = ", ".join(_formula(arg, spelling) for arg in reading_order(cast("tuple[Expr, ...]", atom.args)))
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
