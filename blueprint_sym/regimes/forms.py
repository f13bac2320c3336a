"""What the questions share: quantities as polynomials in one symbol, and answers that are ratios of polynomials."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from attrs import frozen
from sympy import Expr, Integer, Mul, Pow, Symbol

from ..errors import ArgumentError, ProofError, RegimeError
from ..expr.algebra import ONE, Polynomial, free_symbols, from_monomial, normal, polynomial, total
from ..expr.evaluate import evaluate
from ..expr.latex import latex
from ..expr.text import text
from ..given import Setting, kind, require, shortened
from ..hypotheses import Hypotheses
from ..proof.obligation import Formula, Laws, Obligation
from ..proof.prover import Prover
from ..proof.report import ProofReport
from ..quantity import Quantity
from ..symbols import SYMBOLS


@frozen
class Ratio:
    """``numerator / denominator``: an answer whose denominator may be a sum."""

    numerator: Expr
    denominator: Expr = ONE

    def at(self, **values: int) -> Fraction:
        """The exact value at a point; raises BindingError for values that are missing or cannot be used."""
        point = point_of(values, self.numerator, self.denominator)
        return evaluate(self.numerator, point) / evaluate(self.denominator, point)

    def __str__(self) -> str:
        if self.denominator == ONE:
            return text(self.numerator)
        return f"{_bracketed(self.numerator)}/{_bracketed(self.denominator)}"

    def latex(self) -> str:
        """As LaTeX mathematics, without dollars."""
        if self.denominator == ONE:
            return latex(self.numerator)
        return rf"\frac{{{latex(self.numerator)}}}{{{latex(self.denominator)}}}"


def _bracketed(expr: Expr) -> str:
    shown = text(expr)
    return f"({shown})" if " " in shown or "/" in shown or "*" in shown else shown


def ratio(numerator: Expr, denominator: Expr) -> Ratio:
    """The ratio without common factors: divided out where the denominator is one term, else with common terms gone."""
    from sympy import cancel, fraction

    above, below = fraction(cancel(numerator / denominator))
    above, below = normal(above), normal(below)
    if len(polynomial(below)) == 1:
        return Ratio(normal(Mul(above, Pow(below, -1))))
    return Ratio(above, below)


def symbol_of(given: Symbol | str) -> Symbol:
    """The symbol of the glossary; raises RegimeError where there is none, ArgumentError for what cannot name one."""
    if not isinstance(given, Symbol | str):
        raise ArgumentError("symbol", f"expected a symbol or its name, got {shortened(given)}, {kind(given)}")
    name = given if isinstance(given, str) else given.name
    if name not in SYMBOLS:
        raise RegimeError(f"{name} is no symbol of the glossary; symbols are {', '.join(SYMBOLS)}")
    return SYMBOLS[name]


def quantity_of(argument: str, given: Any) -> Quantity:
    """A quantity that a user gives; raises ArgumentError for anything else."""
    if isinstance(given, Quantity):
        return given
    looked_up = f"; look it up: derivation.quantities[{given!r}]" if isinstance(given, str) else ""
    raise ArgumentError(argument, f"expected a quantity, got {shortened(given)}, {kind(given)}{looked_up}")


def point_of(given: Mapping[str, Any], *formulas: Expr) -> dict[Symbol, int]:
    """The values of the symbols of formulas; raises BindingError for those that are missing or cannot be used."""
    values = Setting(frozenset(SYMBOLS)).values(given)
    require((symbol.name for expr in formulas for symbol in free_symbols(expr)), values)
    return {SYMBOLS[name]: value for name, value in values.items()}


def coefficients(expr: Expr, symbol: Symbol, what: str) -> dict[int, Expr]:
    """The coefficients of a Laurent polynomial in one symbol, by its exponent.

    Raises RegimeError where the symbol stands within a maximum or a ceiling.
    """
    parts: dict[int, Polynomial] = {}
    for monomial, coefficient in polynomial(expr).items():
        powers = dict(monomial)
        for atom in powers:
            if not isinstance(atom, Symbol) and symbol in atom.free_symbols:
                raise RegimeError(f"{what} has {symbol.name} within {text(atom)}, and is no polynomial in it")
        exponent = powers.pop(symbol, 0)
        parts.setdefault(exponent, {})[tuple(powers.items())] = coefficient
    return {n: total(from_monomial(m, c) for m, c in table.items()) for n, table in sorted(parts.items())}


def positive_terms(expr: Expr) -> bool:
    """Whether all terms are positive, so that the expression is, whatever the sizes."""
    table = polynomial(expr)
    return bool(table) and all(coefficient > 0 for coefficient in table.values())


def joint_hypotheses(quantities: Iterable[Quantity]) -> Hypotheses:
    """The hypotheses of all quantities."""
    result = Hypotheses()
    for quantity in quantities:
        result = result + quantity.hypotheses
    return result


def claim(hypotheses: Hypotheses, subject: str, sentence: str, goal: Formula, *premises: Formula) -> Obligation:
    """An obligation about a regime."""
    laws = Laws("regime", hypotheses)
    return laws.claim(
        "regime",
        subject,
        sentence,
        goal,
        source="the quantities' closed forms",
        premises=premises,  # type: ignore[arg-type]
    )


def proved(obligations: Iterable[Obligation], prover: Prover) -> ProofReport:
    """The verdicts; raises ProofError unless all are proved."""
    report = prover.prove_all(obligations)
    if not report.proved:
        raise ProofError(f"the answer is not proved: {report}", report)
    return report


def absolute(expr: Expr) -> Expr:
    """The expression with every coefficient made positive: no smaller than its magnitude."""
    return total(from_monomial(m, abs(c)) for m, c in polynomial(expr).items())


def power(symbol: Symbol, exponent: int) -> Expr:
    """``symbol**exponent``."""
    return Pow(symbol, Integer(exponent))


def substituted(expr: Expr, values: Mapping[Symbol, Expr]) -> Expr:
    """The expression with symbols replaced."""
    return normal(expr, tuple(values.items()))
