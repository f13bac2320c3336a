"""Numbers that are not known yet: a function runs on them and leaves its formula.

Arithmetic is exact. A whole division is a division where it is proved that nothing is left over; a comparison is
answered where the answer is proved for every size. Everything else is a `NotTracedError`, never a guess.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from attrs import frozen
from sympy import Expr, Integer, Rational

from ..errors import BlueprintError
from ..expr.algebra import ONE, normal
from ..expr.bounded import Arithmetic
from ..expr.text import text
from ..hypotheses import Hypotheses
from ..proof.obligation import Compare, Formula, Laws, Natural, below, equal
from ..proof.prover import Prover
from ..proof.report import Status


class NotTracedError(BlueprintError, TypeError):
    """A step of a function that has no answer for every size."""


@frozen
class Tracing:
    """What the numbers of one run share: hypotheses, premises, a prover, and the bounds of what may arise."""

    hypotheses: Hypotheses
    premises: tuple[Compare, ...]
    prover: Prover
    arithmetic: Arithmetic

    def always(self, goal: Formula) -> bool:
        """Whether it is proved of every size."""
        laws = Laws("claims", self.hypotheses)
        sentence = "a step of the function has one answer"
        claim = laws.claim("step", goal.show(), sentence, goal, source="the function", premises=self.premises)
        return self.prover.prove(claim).status is Status.PROVED


Plain = int | float | Fraction


class Traced:
    """A number that stands for an expression. It is no int: what insists on one raises `NotTracedError`."""

    def __init__(self, expr: Expr, tracing: Tracing) -> None:
        self.expr = normal(expr)
        self.tracing = tracing

    def __repr__(self) -> str:
        return text(self.expr)

    def __hash__(self) -> int:
        return hash(self.expr)

    # --- arithmetic ---------------------------------------------------------------------------------------------------

    def _made(self, make: Callable[[], Expr]) -> Traced:
        try:
            return Traced(make(), self.tracing)
        except BlueprintError as error:
            raise NotTracedError(f"{error}") from None

    def _with(self, other: Any, make: Callable[[Expr, Expr], Expr]) -> Any:
        value = exact(other)
        return NotImplemented if value is None else self._made(lambda: make(self.expr, value))

    def __add__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: self.tracing.arithmetic.sum(a, b, 1))

    __radd__ = __add__

    def __sub__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: self.tracing.arithmetic.sum(a, normal(-b), 1))

    def __rsub__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: self.tracing.arithmetic.sum(b, normal(-a), 1))

    def __mul__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: self.tracing.arithmetic.product(a, b, 1))

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: self.tracing.arithmetic.quotient(a, b, 1))

    def __rtruediv__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: self.tracing.arithmetic.quotient(b, a, 1))

    def __pow__(self, other: Any, modulus: Any = None) -> Any:
        exponent = int(other) if isinstance(other, int) or (isinstance(other, float) and other.is_integer()) else None
        if exponent is None or modulus is not None:
            raise NotTracedError(f"({self!r})**{other!r}: an exponent must be an integer that is known")
        return self._made(lambda: self.tracing.arithmetic.power(self.expr, exponent, 1))

    def __rpow__(self, other: Any) -> Any:
        raise NotTracedError(f"{other!r}**({self!r}): an exponent must be an integer that is known")

    def __neg__(self) -> Traced:
        return self._made(lambda: normal(-self.expr))

    def __pos__(self) -> Traced:
        return self

    def __abs__(self) -> Traced:
        return self if self >= 0 else -self

    # --- whole numbers ------------------------------------------------------------------------------------------------

    def __floordiv__(self, other: Any) -> Any:
        return self._whole(self / other, "//", other)

    def __rfloordiv__(self, other: Any) -> Any:
        return self._whole(other / self, "//", other)

    def __mod__(self, other: Any) -> Any:
        self._whole(self / other, "%", other)
        return 0

    def __rmod__(self, other: Any) -> Any:
        self._whole(other / self, "%", other)
        return 0

    def __divmod__(self, other: Any) -> Any:
        return self // other, 0

    def _whole(self, quotient: Any, sign: str, other: Any) -> Traced:
        assert isinstance(quotient, Traced)
        if not self.tracing.always(Natural(quotient.expr)):
            raise NotTracedError(f"{self!r} {sign} {other!r}: {quotient!r} need not be a whole number")
        return quotient

    def _integral(self, name: str) -> Traced:
        return self._whole(self, name, ONE)

    def __ceil__(self) -> Traced:
        return self._integral("ceil")

    def __floor__(self) -> Traced:
        return self._integral("floor")

    def __trunc__(self) -> Traced:
        return self._integral("trunc")

    def __round__(self, digits: int | None = None) -> Traced:
        return self._integral("round")

    # --- answers ------------------------------------------------------------------------------------------------------

    def _compared(self, other: Any, sign: str, holds: Formula, fails: Formula) -> bool:
        if self.tracing.always(holds):
            return True
        if self.tracing.always(fails):
            return False
        raise NotTracedError(f"{self!r} {sign} {other!r} depends on the sizes")

    def _sides(self, other: Any) -> tuple[Expr, Expr] | None:
        value = exact(other)
        return None if value is None else (self.expr, value)

    def __eq__(self, other: object) -> Any:
        sides = self._sides(other)
        if sides is None:
            return NotImplemented
        a, b = sides
        if self.tracing.always(equal(a, b)):
            return True
        if self.tracing.always(below(a, b)) or self.tracing.always(below(b, a)):
            return False
        raise NotTracedError(f"{self!r} == {other!r} depends on the sizes")

    def __lt__(self, other: Any) -> Any:
        return self._order(other, "<", strict=True, swapped=False)

    def __le__(self, other: Any) -> Any:
        return self._order(other, "<=", strict=False, swapped=False)

    def __gt__(self, other: Any) -> Any:
        return self._order(other, ">", strict=True, swapped=True)

    def __ge__(self, other: Any) -> Any:
        return self._order(other, ">=", strict=False, swapped=True)

    def _order(self, other: Any, sign: str, *, strict: bool, swapped: bool) -> Any:
        sides = self._sides(other)
        if sides is None:
            return NotImplemented
        a, b = reversed(sides) if swapped else sides
        if strict:
            return self._compared(other, sign, below(a, b), Compare(b, "<=", a))
        return self._compared(other, sign, Compare(a, "<=", b), below(b, a))

    def __bool__(self) -> bool:
        return bool(self != 0)

    def _known(self, name: str) -> Any:
        raise NotTracedError(f"{name}({self!r}) needs a number that is known")

    def __int__(self) -> int:
        return int(self._known("int"))

    def __float__(self) -> float:
        return float(self._known("float"))

    def __index__(self) -> int:
        return int(self._known("index"))


def exact(value: Any) -> Expr | None:
    """What a number is exactly, a float included: its binary value; None for what is no number."""
    if isinstance(value, Traced):
        return value.expr
    if isinstance(value, Fraction):
        return Rational(value.numerator, value.denominator)
    if isinstance(value, int):
        return Integer(int(value))
    if isinstance(value, float):
        try:
            found = Fraction(value)
        except (OverflowError, ValueError):
            return None
        return Rational(found.numerator, found.denominator)
    return None
