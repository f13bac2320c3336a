"""Where one quantity passes another, as a formula, with the proof that it is below before and above behind."""

from __future__ import annotations

from attrs import field, frozen
from sympy import Expr, Integer, Mul, Symbol, factor_list

from ..errors import ExpressionError, RegimeError
from ..expr.algebra import ONE, ZERO, denominator, from_monomial, normal, polynomial
from ..expr.text import text
from ..hypotheses import Hypotheses
from ..proof.obligation import below, equal
from ..proof.prover import SHARED, Prover
from ..proof.report import ProofReport
from ..quantity import Quantity
from .forms import Ratio, claim, coefficients, joint_hypotheses, positive_terms, proved, quantity_of, ratio, symbol_of


@frozen
class Crossover:
    """``first`` is below ``second`` where ``symbol`` is below ``where``, above it where it is above.

    ``rising`` is False where it is the other way round. ``where`` is None where there is no crossing; ``always`` then
    says how ``first`` compares with ``second`` for all sizes: "<", "=" or ">". ``report`` has the proofs.
    """

    first: Quantity
    second: Quantity
    symbol: Symbol
    where: Ratio | None
    rising: bool = True
    always: str = ""
    report: ProofReport = field(default=ProofReport(), repr=False)

    def __str__(self) -> str:
        if self.where is None:
            return f"{self.first.name} {self.always} {self.second.name} for all sizes"
        word = "passes" if self.rising else "falls below"
        return f"{self.first.name} {word} {self.second.name} at {self.symbol.name} = {self.where}"

    def _repr_latex_(self) -> str:
        if self.where is None:
            return rf"$\displaystyle {self.first.symbol} {self.always} {self.second.symbol}$"
        sign = "<" if self.rising else ">"
        other = ">" if self.rising else "<"
        name = text(self.symbol)
        before = rf"{self.first.symbol} {sign} {self.second.symbol} \text{{ for }} {name} < {self.where.latex()}"
        return rf"$\displaystyle {before},\quad {other} \text{{ for }} {name} > {self.where.latex()}$"


def crossover(first: Quantity, second: Quantity, symbol: Symbol | str, *, prover: Prover | None = None) -> Crossover:
    """Where ``first`` passes ``second`` as ``symbol`` grows and all else stays.

    The difference is factored; what remains beside factors of one sign must be linear in the symbol. Then it is proved,
    for all sizes that meet the hypotheses, that the difference is negative on one side of the crossing, zero at it and
    positive on the other. ``prover`` is by default that of the process.

    Raises:
        ArgumentError: for what is no quantity, or names no symbol.
        ExpressionError: for quantities of different units.
        RegimeError: where the difference changes its sign in no such way.
        ProofError: where a side is not proved.

    """
    found = quantity_of("first", first) - quantity_of("second", second)
    hypotheses, at = joint_hypotheses((first, second)), symbol_of(symbol)
    judge = prover or SHARED
    if found.expr == ZERO:
        goal = claim(hypotheses, "equal", "both are the same", equal(first.expr, second.expr))
        return Crossover(first, second, at, None, always="=", report=proved((goal,), judge))
    coefficients(found.expr, at, f"{first.name} - {second.name}")
    sign, turning = _factors(found.expr, at, hypotheses, judge)
    if turning is None:
        return _never(first, second, at, hypotheses, sign, judge)
    parts = coefficients(turning, at, "the difference")
    slope, rest = parts.get(1, ZERO), parts.get(0, ZERO)
    if set(parts) - {0, 1} or not slope:
        raise RegimeError(
            f"{first.name} - {second.name} changes its sign where {text(turning)} = 0, which is not linear in {at.name}"
        )
    if not positive_terms(slope):
        slope, rest, sign = normal(-slope), normal(-rest), -sign
        if not positive_terms(slope):
            raise RegimeError(f"whether {first.name} rises or falls against {second.name} depends on the other sizes")
    report = _sides(first, second, at, hypotheses, (normal(-rest), slope), sign, judge)
    return Crossover(first, second, at, ratio(normal(-rest), slope), sign > 0, report=report)


def _factors(expr: Expr, at: Symbol, hypotheses: Hypotheses, judge: Prover) -> tuple[int, Expr | None]:
    """The sign of the factors that have one for all sizes, and the one factor that has not."""
    table = polynomial(expr)
    whole = normal(Mul(expr, from_monomial(denominator(table))))
    content, factors = factor_list(whole)
    sign = 1 if content > 0 else -1
    turning: list[Expr] = []
    for factor, exponent in factors:
        inner = normal(factor)
        here = _sign(inner, hypotheses, judge)
        if here is None and exponent % 2:
            turning.append(inner)
        elif here is None:
            raise RegimeError(f"the difference touches zero where {text(inner)} = 0 without a change of sign")
        elif exponent % 2:
            sign *= here
    if len(turning) > 1 or (turning and at not in turning[0].free_symbols):
        told = " and where ".join(f"{text(item)} = 0" for item in turning)
        raise RegimeError(f"the difference changes its sign where {told}: no single crossing in {at.name}")
    return sign, turning[0] if turning else None


def _sign(expr: Expr, hypotheses: Hypotheses, judge: Prover) -> int | None:
    """+1 or −1 where the expression has that sign for all sizes, else None."""
    if positive_terms(expr):
        return 1
    if positive_terms(normal(-expr)):
        return -1
    for sign, goal in ((1, below(ZERO, expr)), (-1, below(expr, ZERO))):
        if judge.prove(claim(hypotheses, "sign", "a factor has one sign", goal)).status.value == "proved":
            return sign
    return None


def _never(
    first: Quantity, second: Quantity, at: Symbol, hypotheses: Hypotheses, sign: int, judge: Prover
) -> Crossover:
    less, more = (first, second) if sign < 0 else (second, first)
    sentence = f"{less.name} is below {more.name} for all sizes"
    report = proved((claim(hypotheses, "never", sentence, below(less.expr, more.expr)),), judge)
    return Crossover(first, second, at, None, always="<" if sign < 0 else ">", report=report)


def _sides(
    first: Quantity,
    second: Quantity,
    at: Symbol,
    hypotheses: Hypotheses,
    where: tuple[Expr, Expr],
    sign: int,
    judge: Prover,
) -> ProofReport:
    """The difference is a positive multiple of the distance to the crossing; so it has its sign, on both sides."""
    numerator, slope = where
    gap = normal(slope * at - numerator)
    size = _quotient(normal(Integer(sign) * (first.expr - second.expr)), gap)
    less, more = (first, second) if sign > 0 else (second, first)
    mark = f"{at.name} = ({text(numerator)})/({text(slope)})"
    left, right = normal(slope * at), numerator
    return proved(
        (
            claim(
                hypotheses,
                "multiple",
                f"the difference is a multiple of the distance to {mark}",
                equal(Mul(size, gap), normal(Integer(sign) * (first.expr - second.expr))),
            ),
            claim(hypotheses, "positive", "and the factor is positive", below(ZERO, size)),
            claim(
                hypotheses,
                "before",
                f"{less.name} is below {more.name} before {mark}",
                below(less.expr, more.expr),
                below(left, right),
            ),
            claim(
                hypotheses,
                "behind",
                f"{less.name} is above {more.name} behind {mark}",
                below(more.expr, less.expr),
                below(right, left),
            ),
        ),
        judge,
    )


def _quotient(expr: Expr, divisor: Expr) -> Expr:
    """The exact quotient of a Laurent polynomial by a polynomial that divides it."""
    from sympy import div

    under = from_monomial(denominator(polynomial(expr)))
    quotient, rest = div(normal(Mul(expr, under)), divisor)
    if rest != 0:
        raise ExpressionError(f"{text(divisor)} does not divide the difference")
    return normal(Mul(quotient, ONE / under))
