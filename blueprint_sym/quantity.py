"""A quantity: a closed form with its unit, where it comes from, and the hypotheses under which it was proved."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from attrs import field, frozen
from sympy import Expr, Integer, Symbol

from .closest import unknown
from .errors import ArgumentError, ExpressionError
from .expr.algebra import free_symbols, normal
from .expr.evaluate import evaluate
from .expr.latex import latex
from .expr.text import text
from .given import Setting, kind, shortened, whole
from .hypotheses import Hypotheses
from .origin import Origin
from .shown import Shown

if TYPE_CHECKING:
    from .derivation_tree import DerivationTree
    from .numeric import Compiled
    from .worked import Worked


class Unit(enum.Enum):
    """What a quantity counts."""

    FLOP = "FLOP"
    BYTE = "byte"
    ELEMENT = "element"


@frozen
class Quantity:
    """A closed form with its unit.

    ``expr`` is in normal form; ``symbol`` is LaTeX; everything is of one rank, one block, one microbatch or step, or
    where ``per`` says so of a whole model and all ranks. ``hypotheses`` are those under which it was proved;
    ``setting`` has the symbols of its derivation and the sizes of a named model.
    """

    name: str
    expr: Expr
    unit: Unit
    symbol: str
    description: str
    per: str = "rank and block"
    origin: Origin | None = field(default=None, eq=False, repr=False)
    hypotheses: Hypotheses = field(factory=Hypotheses, eq=False, repr=False)
    setting: Setting = field(factory=Setting, eq=False, repr=False)

    @property
    def asked(self) -> Setting:
        """What may be given for its sizes: the symbols of its derivation, of its formula and of its hypotheses."""
        return self.setting.having(letters(self.hypotheses, self.expr))

    def latex(self) -> str:
        r"""The equation, ``W_{\mathrm{QKV}} = \frac{6BSH^{2}}{t}``, without dollars and without its unit."""
        return f"{self.symbol} = {latex(self.expr)}"

    def worked(self, **values: int) -> Worked:
        """The formula at a point as one line, symbols = numbers = result with its unit.

        Args:
            values: a positive integer for each symbol, by name; those that an equation yields may be left out.

        Raises:
            BindingError: for a missing or unknown symbol, or a value that is no positive integer.
            HypothesisError: for values that break a hypothesis, which it names.

        """
        from .worked import worked

        return worked(self, values)

    def derivation(self) -> DerivationTree:
        """How the formula came about: laws at their shapes, substituted, summed, simplified; every step proved.

        Raises ProofError where a step is not proved, ExpressionError for a sum or difference of quantities.
        """
        from .derivation_tree import derivation_tree

        return derivation_tree(self)

    def compile(self, *, rows: str = "refuse", beyond: str = "exact") -> Compiled:
        """The formula as a function of arrays; see `blueprint_sym.numeric.Compiled`.

        Args:
            rows: "refuse" or "mask" rows that break a hypothesis.
            beyond: "exact" or "refuse" where 64 bits may not suffice.

        """
        from .numeric import compile_quantities

        return compile_quantities((self,), self.hypotheses, self.asked, rows=rows, beyond=beyond)

    def __str__(self) -> str:
        return f"{self.name} = {text(self.expr)}  [{self.unit.value}]"

    def _repr_latex_(self) -> str:
        return rf"$\displaystyle {self.symbol} = {latex(self.expr)}\;\mathrm{{{self.unit.value}}}$"

    def __le__(self, other: Any) -> Bound:
        return Bound(self, "<=", other)

    def __ge__(self, other: Any) -> Bound:
        return Bound(self, ">=", other)

    def __add__(self, other: Quantity) -> Quantity:
        return self._with(other, 1)

    def __sub__(self, other: Quantity) -> Quantity:
        return self._with(other, -1)

    def __radd__(self, other: Any) -> Quantity:
        """``0 + quantity``, with which ``sum`` begins; anything else is refused."""
        return self if whole(other) == 0 else self._with(other, 1)

    def __rsub__(self, other: Any) -> Quantity:
        return self._with(other, -1)

    def _with(self, other: Quantity, sign: int) -> Quantity:
        if not isinstance(other, Quantity):
            raise ArgumentError(
                self.name, f"expected another quantity to add or to subtract, got {shortened(other)}, {kind(other)}"
            )
        if (self.unit, self.per) != (other.unit, other.per):
            raise ExpressionError(
                f"{self.name} is {self.unit.value} per {self.per}, "
                f"{other.name} is {other.unit.value} per {other.per}: they do not add"
            )
        operator = "+" if sign > 0 else "-"
        return Quantity(
            f"{self.name} {operator} {other.name}",
            normal(self.expr + sign * other.expr),
            self.unit,
            f"{self.symbol} {operator} {other.symbol}",
            f"{self.description} {'plus' if sign > 0 else 'minus'} {other.description}",
            self.per,
            hypotheses=self.hypotheses + other.hypotheses,
            setting=self.setting + other.setting,
        )


def letters(hypotheses: Hypotheses, *formulas: Expr) -> frozenset[str]:
    """The names of the symbols of formulas and of hypotheses."""
    used = {symbol for expr in formulas for symbol in free_symbols(expr)}
    used.update(symbol for item in hypotheses.everything for symbol in item.symbols)
    return frozenset(symbol.name for symbol in used)


class QuantityTable(Shown, dict[str, Quantity]):
    """Quantities by name, in the order in which they are read; a name that is none raises UnknownNameError."""

    def __missing__(self, name: object) -> Quantity:
        raise unknown("quantity", name, self, "list(derivation.quantities)")

    @property
    def setting(self) -> Setting:
        """What may be given for the sizes of all of them."""
        return sum((quantity.setting for quantity in self.values()), Setting())


def _limit(given: Any) -> Any:
    """An integer of any library as Python's; all else as it is, for the check to see."""
    found = whole(given)
    return given if found is None else found


@frozen
class Bound:
    """A condition on a quantity, ``quantity <= limit`` or ``quantity >= limit``; it is a question and no truth value.

    ``limit`` is an integer in the quantity's unit or another quantity of that unit.
    """

    quantity: Quantity
    relation: str
    limit: Quantity | int = field(converter=_limit)

    def __attrs_post_init__(self) -> None:
        if isinstance(self.limit, Quantity):
            _ = self.quantity - self.limit
        elif isinstance(self.limit, bool) or not isinstance(self.limit, int):
            raise ExpressionError(f"{self.quantity.name}: expected an integer or a quantity, got {self.limit!r}")

    def __bool__(self) -> bool:
        raise ExpressionError(f"whether {self} depends on the sizes; it is a condition for smallest and largest")

    @property
    def parts(self) -> tuple[Quantity, ...]:
        """The quantities in it."""
        return (self.quantity, self.limit) if isinstance(self.limit, Quantity) else (self.quantity,)

    @property
    def sides(self) -> tuple[Expr, Expr]:
        """Both sides."""
        return self.quantity.expr, self.limit.expr if isinstance(self.limit, Quantity) else Integer(self.limit)

    @property
    def symbols(self) -> frozenset[Symbol]:
        """The symbols of both sides."""
        return frozenset(symbol for side in self.sides for symbol in free_symbols(side))

    def holds(self, values: Mapping[Symbol, int]) -> bool:
        """Whether it is true at a point."""
        left, right = (evaluate(side, values) for side in self.sides)
        return left <= right if self.relation == "<=" else left >= right

    def __str__(self) -> str:
        return f"{self.quantity.name} {self.relation} {getattr(self.limit, 'name', self.limit)}"
