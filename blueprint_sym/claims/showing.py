"""Formulas for a person: factored as far as they go, in the source's letters."""

from __future__ import annotations

from fractions import Fraction

from sympy import Expr

from ..expr.algebra import from_monomial, normal
from ..expr.display import Factors, Term, factored, layout
from ..expr.text import text


def factored_text(expr: Expr) -> str:
    """The expression in the text syntax, sums as products where that is shorter: ``16*B*S*H*(F - 4*H)``."""
    shape = layout(expr)
    sign, sums = factored(shape.terms)
    if not sums:
        return text(expr)
    if len(sums) == 1 and sums[0][1] == 1:
        sign, sums = 1, ((shape.terms, 1),)
    front = text(normal(sign * shape.coefficient * from_monomial(shape.front)))
    words = [*([] if front in ("1", "-1") else [front]), *_sums(sums)]
    below = text(normal(shape.divisor * from_monomial(shape.under)))
    alone = len(words) == 1 and front == "1" and below == "1" and sums[0][1] == 1
    above = ("-" if front == "-1" else "") + (words[0][1:-1] if alone else "*".join(words))
    if below == "1":
        return above
    return f"{above}/({below})" if "*" in below else f"{above}/{below}"


def _sums(sums: Factors) -> list[str]:
    shown = []
    for terms, power in sums:
        inner = _sum(terms)
        shown.append(f"({inner})" if power == 1 else f"({inner})**{power}")
    return shown


def _sum(terms: tuple[Term, ...]) -> str:
    """The terms in their order, a positive one first where there is one."""
    first = next((number for number, (coefficient, _) in enumerate(terms) if coefficient > 0), 0)
    ordered = (terms[first], *terms[:first], *terms[first + 1 :])
    shown = ""
    for coefficient, monomial in ordered:
        term = text(from_monomial(monomial, Fraction(abs(coefficient))))
        sign = "-" if coefficient < 0 else "+"
        shown += f" {sign} {term}" if shown else ("-" if sign == "-" else "") + term
    return shown
