r"""Formulas as the field writes them: ``\frac{6 B S H^{2}}{t}``."""

from __future__ import annotations

from functools import lru_cache

from sympy import Expr, Max, Symbol

from ..symbols import INFO
from .algebra import Monomial
from .display import Term, layout


@lru_cache(maxsize=16_384)
def latex(expr: Expr) -> str:
    """The expression as LaTeX mathematics (no surrounding dollars)."""
    shape = layout(expr)
    factors = _factors(shape.front)
    if shape.terms:
        bare = not factors and abs(shape.coefficient) == 1
        factors.append(_sum(shape.terms) if bare else rf"\left({_sum(shape.terms)}\right)")
    size = abs(shape.coefficient)
    if size != 1 or not factors:
        factors.insert(0, str(size))
    sign = "-" if shape.coefficient < 0 else ""
    below = ([str(shape.divisor)] if shape.divisor != 1 else []) + _factors(shape.under)
    above = " ".join(factors)
    return sign + (rf"\frac{{{above}}}{{{' '.join(below)}}}" if below else above)


def _sum(terms: tuple[Term, ...]) -> str:
    shown = ""
    for number, (coefficient, monomial) in enumerate(terms):
        factors = _factors(monomial)
        if abs(coefficient) != 1 or not factors:
            factors.insert(0, str(abs(coefficient)))
        sign = "-" if coefficient < 0 else ("+" if number else "")
        shown += f" {sign} " if number else sign
        shown += " ".join(factors)
    return shown


def _factors(monomial: Monomial) -> list[str]:
    return [_atom(atom) + (f"^{{{exponent}}}" if exponent != 1 else "") for atom, exponent in monomial]


def _atom(atom: Expr) -> str:
    if isinstance(atom, Symbol):
        info = INFO.get(atom)
        return info.latex if info else _index(atom.name)
    inner = ", ".join(latex(arg) for arg in atom.args)
    if isinstance(atom, Max):
        return rf"\max\left({inner}\right)"
    return rf"\left\lceil {inner} \right\rceil"


def _index(name: str) -> str:
    stem, _, rest = name.partition("_")
    return rf"{stem}_{{{rest.replace('_', ',')}}}" if rest else stem
