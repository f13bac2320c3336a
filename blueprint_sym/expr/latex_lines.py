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
    sign = "" if factor == ONE else "-" if factor == -ONE else latex(factor)
    room = max(width - glyphs(sign) - 2, width // 2)
    rows = filled([part for term in terms_latex(shape.terms) for part in split_sum(term, room)], room)
    if factor == ONE:
        return rows
    return [rf"{sign}\bigl({rows[0]}", *rows[1:-1], rf"{rows[-1]}\bigr)"] if len(rows) > 1 else [whole]


def filled(parts: Sequence[str], width: int, *, words: bool = False) -> list[str]:
    """Parts joined into lines of about ``width`` letters and signs, and of spaces where they are ``words``."""
    rows: list[str] = []
    for part in parts:
        if rows and glyphs(rows[-1] + part) + words * f"{rows[-1]} {part}".count(" ") <= width:
            rows[-1] += f" {part}"
        else:
            rows.append(part)
    return rows


def split_sum(tex: str, width: int) -> list[str]:
    """A formula as it is written in lines of about ``width``: broken before signs and behind commas that stand in no
    fraction or index; brackets do not grow where there are several lines.
    """
    parts, depth = [""], 0
    for word in tex.split(" "):
        between = not depth and (word in ("+", "-") or parts[-1].endswith(","))
        if between:
            parts.append(word)
        else:
            parts[-1] += f" {word}" if parts[-1] else word
        depth += word.count("{") - word.count("}")
    rows = filled(parts, width)
    if len(rows) == 1:
        return [tex]
    return [row.replace(r"\left", r"\bigl").replace(r"\right", r"\bigr") for row in rows]


def glyphs(tex: str) -> int:
    """About how many letters and signs a formula shows; one between two terms is as wide as two."""
    words = re.sub(r"\\(mathrm|left|right|frac|bigl|bigr|,|;|text)", "", tex)
    shown = re.sub(r"\\[A-Za-z]+", "x", re.sub(r"[{}^_ $]", "", words))
    return len(shown) + len(re.findall(r"[-+=]", shown))
