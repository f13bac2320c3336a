"""Formulas as MathML, which browsers show without a script."""

from __future__ import annotations

import html
from fractions import Fraction

from sympy import Expr, Max, Symbol

from ..expr.algebra import Monomial
from ..expr.display import Factors, Term, factored, layout


def mathml(expr: Expr) -> str:
    """The expression as a ``<math>`` element, factored as far as it goes."""
    return f"<math displaystyle='true'><mrow>{_formula(expr)}</mrow></math>"


def _formula(expr: Expr) -> str:
    shape = layout(expr)
    sign, sums = factored(shape.terms)
    if len(sums) == 1 and sums[0][1] == 1:
        sign, sums = 1, ((shape.terms, 1),)
    number = sign * shape.coefficient
    minus = "<mo>−</mo>" if number < 0 else ""
    above = _product(abs(number), shape.front, sums, alone=shape.divisor == 1 and not shape.under and not minus)
    below = _product(shape.divisor, shape.under, (), alone=True)
    if shape.divisor == 1 and not shape.under:
        return minus + above
    return f"{minus}<mfrac><mrow>{above}</mrow><mrow>{below}</mrow></mfrac>"


def _product(number: int, front: Monomial, sums: Factors, *, alone: bool) -> str:
    parts = [_power(_atom(atom), power) for atom, power in front]
    if number != 1 or not (parts or sums):
        parts.insert(0, f"<mn>{number}</mn>")
    bare = alone and not parts and len(sums) == 1 and sums[0][1] == 1
    for terms, power in sums:
        inner = _sum(terms)
        parts.append(inner if bare else _power(f"<mrow><mo>(</mo>{inner}<mo>)</mo></mrow>", power))
    return "<mspace width='0.15em'/>".join(parts)


def _sum(terms: tuple[Term, ...]) -> str:
    first = next((place for place, (number, _) in enumerate(terms) if number > 0), 0)
    ordered = (terms[first], *terms[:first], *terms[first + 1 :])
    shown = ""
    for number, monomial in ordered:
        sign = "−" if number < 0 else "+"
        shown += f"<mo>{sign}</mo>" if shown or sign == "−" else ""
        shown += _product(abs(number), monomial, (), alone=True)
    return shown


def _power(base: str, exponent: int) -> str:
    return base if exponent == 1 else f"<msup>{base}<mn>{exponent}</mn></msup>"


def _atom(atom: Expr) -> str:
    if isinstance(atom, Symbol):
        name = str(atom.name)
        head, _, foot = name.partition("_")
        if not foot or len(head) > 1:
            return f"<mi>{html.escape(name)}</mi>"
        return f"<msub><mi>{html.escape(head)}</mi><mi>{html.escape(foot)}</mi></msub>"
    inner = "<mo>,</mo>".join(_formula(arg) for arg in atom.args)
    if isinstance(atom, Max):
        return f"<mrow><mi>max</mi><mo>(</mo>{inner}<mo>)</mo></mrow>"
    return f"<mrow><mo>⌈</mo>{inner}<mo>⌉</mo></mrow>"


def number_mathml(value: Fraction) -> str:
    """An exact number."""
    sign = "<mo>−</mo>" if value < 0 else ""
    whole = f"<mn>{abs(value.numerator)}</mn>"
    shown = whole if value.denominator == 1 else f"<mfrac>{whole}<mn>{value.denominator}</mn></mfrac>"
    return f"<math><mrow>{sign}{shown}</mrow></math>"
