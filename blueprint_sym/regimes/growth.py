"""How a quantity grows: its limit, and what a larger symbol does to it."""

from __future__ import annotations

from fractions import Fraction

from attrs import field, frozen
from sympy import Expr, Integer, Symbol

from ..errors import RegimeError
from ..expr.algebra import ONE, ZERO, normal, total
from ..expr.evaluate import evaluate
from ..expr.latex import latex
from ..expr.text import text
from ..hypotheses import Hypotheses
from ..proof.obligation import Obligation, at_most, below
from ..proof.prover import SHARED, Prover
from ..proof.report import ProofReport
from ..quantity import Quantity
from .forms import (
    Ratio,
    absolute,
    claim,
    coefficients,
    joint_hypotheses,
    point_of,
    power,
    proved,
    quantity_of,
    ratio,
    substituted,
    symbol_of,
)


@frozen
class Limit:
    """What remains as ``symbol`` grows without bound and all else stays.

    ``value`` is the limit of ``first``, or of ``first / second``, over ``symbol**exponent``: the least power that
    leaves it finite and not zero. ``report`` has the proof: a bound on the rest that is one power smaller.
    """

    first: Quantity
    second: Quantity | None
    symbol: Symbol
    exponent: int
    value: Ratio
    report: ProofReport = field(repr=False)

    @property
    def finite(self) -> bool:
        """Whether it stays bounded."""
        return self.exponent <= 0

    def __str__(self) -> str:
        name = self.first.name + (f"/{self.second.name}" if self.second is not None else "")
        if self.exponent == 0:
            return f"{name} tends to {self.value} as {self.symbol.name} grows"
        return f"{name} grows as ({self.value})*{self.symbol.name}**{self.exponent}"

    def _repr_latex_(self) -> str:
        below = f"/{self.second.symbol}" if self.second is not None else ""
        name = latex(self.symbol)
        grown = "" if self.exponent == 0 else rf"\,{name}^{{{self.exponent}}}"
        return rf"$\displaystyle {self.first.symbol}{below} \sim {self.value.latex()}{grown} \quad ({name} \to \infty)$"


def limit(
    quantity: Quantity, symbol: Symbol | str, *, over: Quantity | None = None, prover: Prover | None = None
) -> Limit:
    """How a quantity, or a quantity over another, behaves as a symbol grows without bound.

    ``prover`` is by default that of the process.

    Raises ArgumentError for what is no quantity; RegimeError where the symbol stands within a maximum or a ceiling, or
    a quantity is zero; ProofError where the leading term or the bound on the rest is not proved.
    """
    at, first = symbol_of(symbol), quantity_of("quantity", quantity)
    parts = (first,) if over is None else (first, quantity_of("over", over))
    hypotheses = joint_hypotheses(parts)
    obligations: list[Obligation] = []
    leading: list[tuple[int, Expr]] = []
    for part in parts:
        exponent, coefficient, made = _leading(part, at, hypotheses)
        leading.append((exponent, coefficient))
        obligations += made
    report = proved(obligations, prover or SHARED)
    (most, above), (second, under) = leading[0], leading[1] if over is not None else (0, ONE)
    return Limit(first, over, at, most - second, ratio(above, under), report)


def _leading(part: Quantity, at: Symbol, hypotheses: Hypotheses) -> tuple[int, Expr, list[Obligation]]:
    """The largest power and its coefficient, and what is to be proved: the rest is bounded by one power less."""
    table = coefficients(part.expr, at, part.name)
    if not table:
        raise RegimeError(f"{part.name} is zero")
    exponent = max(table)
    coefficient = table[exponent]
    rest = total(c * power(at, n) for n, c in table.items() if n != exponent)
    bound = normal(total(absolute(c) for n, c in table.items() if n != exponent) * power(at, exponent - 1))
    lead = normal(coefficient * power(at, exponent))
    made = [claim(hypotheses, f"leading.{part.name}", "the leading coefficient is positive", below(ZERO, coefficient))]
    if rest != ZERO:
        words = f"{part.name} is {text(lead)} up to {text(bound)}"
        made.append(claim(hypotheses, f"above.{part.name}", words, at_most(part.expr, normal(lead + bound))))
        made.append(claim(hypotheses, f"below.{part.name}", words, at_most(normal(lead - bound), part.expr)))
    return exponent, coefficient, made


@frozen
class Elasticity:
    """What a larger symbol does: by how many per cent the quantity grows for one per cent of the symbol.

    ``value`` is S·q'(S)/q(S); it lies between ``least`` and ``most`` for all sizes, which is proved; so doubling the
    symbol multiplies the quantity by 2^least to 2^most. ``doubled`` is the quantity at twice the symbol.
    """

    quantity: Quantity
    symbol: Symbol
    value: Ratio
    least: int
    most: int
    doubled: Expr
    report: ProofReport = field(repr=False)

    def doubling(self, **values: int) -> Fraction:
        """By what doubling the symbol multiplies the quantity at a point, exactly.

        Raises BindingError for values that are missing or cannot be used.
        """
        point = point_of(values, self.quantity.expr)
        return evaluate(self.doubled, point) / evaluate(self.quantity.expr, point)

    def __str__(self) -> str:
        between = f"{self.least}" if self.least == self.most else f"between {self.least} and {self.most}"
        return (
            f"elasticity of {self.quantity.name} in {self.symbol.name}: {between}; "
            f"doubling {self.symbol.name} gives {text(self.doubled)}"
        )

    def _repr_latex_(self) -> str:
        name = latex(self.symbol)
        inner = rf"\frac{{\partial \ln {self.quantity.symbol}}}{{\partial \ln {name}}} = {self.value.latex()}"
        return rf"$\displaystyle {inner} \in [{self.least}, {self.most}]$"


def elasticity(quantity: Quantity, symbol: Symbol | str, *, prover: Prover | None = None) -> Elasticity:
    """What a larger symbol does to a quantity, all else being equal; ``prover`` is by default that of the process.

    Raises ArgumentError for what is no quantity; RegimeError where the symbol stands within a maximum or a ceiling, or
    the quantity is zero; ProofError where the bounds are not proved.
    """
    at, quantity = symbol_of(symbol), quantity_of("quantity", quantity)
    table = coefficients(quantity.expr, at, quantity.name)
    if not table:
        raise RegimeError(f"{quantity.name} is zero")
    slope = total(Integer(n) * c * power(at, n) for n, c in table.items())
    least, most = min(table), max(table)
    words = f"the elasticity of {quantity.name} in {at.name} is between {least} and {most}"
    hypotheses = quantity.hypotheses
    report = proved(
        (
            claim(hypotheses, "positive", f"{quantity.name} is positive", below(ZERO, quantity.expr)),
            claim(hypotheses, "least", words, at_most(normal(Integer(least) * quantity.expr), slope)),
            claim(hypotheses, "most", words, at_most(slope, normal(Integer(most) * quantity.expr))),
        ),
        prover or SHARED,
    )
    doubled = substituted(quantity.expr, {at: 2 * at})
    return Elasticity(quantity, at, ratio(slope, quantity.expr), least, most, doubled, report)
