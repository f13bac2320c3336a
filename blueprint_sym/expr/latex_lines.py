"""Formulas that are too wide for a line, broken at the terms of their sum."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sympy import Expr, Mul, Pow, Rational

from .algebra import ONE, from_monomial, normal
from .display import layout
from .latex import latex, terms_latex


def broken(expr: Expr, width: int) -> list[str]:
    r"""The formula in lines of about ``width`` letters and signs: ``\frac{1}{t}\bigl(…`` and ``+ …\bigr)``."""
    whole, shape = latex(expr), layout(expr)
    if glyphs(whole) <= width or not shape.terms:
        return [whole]
    factor = normal(
        Mul(
            Rational(shape.coefficient, shape.divisor),
            from_monomial(shape.front),
            Pow(from_monomial(shape.under), -1),
        )
    )
    rows = filled(terms_latex(shape.terms), width - 6)
    if factor == ONE:
        return rows
    sign = "-" if factor == -ONE else latex(factor)
    return [rf"{sign}\bigl({rows[0]}", *rows[1:-1], rf"{rows[-1]}\bigr)"] if len(rows) > 1 else [whole]


def filled(parts: Sequence[str], width: int) -> list[str]:
    """Parts joined into lines of about ``width`` letters and signs."""
    rows: list[str] = []
    for part in parts:
        if rows and glyphs(rows[-1] + part) <= width:
            rows[-1] += f" {part}"
        else:
            rows.append(part)
    return rows


def glyphs(tex: str) -> int:
    """About how many letters and signs a formula shows."""
    words = re.sub(r"\\(mathrm|left|right|frac|bigl|bigr|,|;|text)", "", tex)
    return len(re.sub(r"\\[A-Za-z]+", "x", re.sub(r"[{}^_ $]", "", words)))
