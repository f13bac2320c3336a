"""Numbers: a proved derivation at one point, in exact integers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from attrs import field, frozen
from sympy import Symbol

from ..closest import unknown
from ..errors import CapacityError, ProofError
from ..expr.algebra import free_symbols
from ..expr.evaluate import evaluate_integer
from ..given import require
from ..hypotheses import Defines
from ..ir.concrete import ConcretePlanIR, QueueExtension, SlotExtension
from ..quantity import Quantity, Unit
from ..shown import Shown
from ..symbols import SYMBOLS

if TYPE_CHECKING:
    from ..derivation import Derivation
    from ..whole import ModelDerivation

    Proved: TypeAlias = Derivation | ModelDerivation


@frozen
class Number:
    """A quantity at a point: an exact integer, its unit, and the formula that it is a value of."""

    value: int
    unit: Unit
    quantity: Quantity = field(repr=False)

    def __str__(self) -> str:
        return f"{self.value} {self.unit.value}"


@frozen
class PlacedBuffer:
    """A buffer of the plan at a point, all in bytes."""

    buffer: str
    offset: int
    size: int
    alignment: int

    @property
    def end(self) -> int:
        """First byte behind the buffer."""
        return self.offset + self.size


@frozen
class ConcreteNumbers:
    """A concrete plan at a point: layout in bytes, and the extension, which has no symbol."""

    plan: ConcretePlanIR = field(repr=False)
    layout: tuple[PlacedBuffer, ...] = ()

    @property
    def extension(self) -> QueueExtension | SlotExtension:
        """Queues, or issues and routes."""
        return self.plan.extension

    @property
    def end(self) -> int:
        """Bytes that the layout takes."""
        return max((item.end for item in self.layout), default=0)


@frozen
class Instance(Shown):
    """A derivation at a point. ``values`` are the values of all symbols, those that followed included."""

    values: tuple[tuple[str, int], ...]
    quantities: dict[str, Number]
    concrete: ConcreteNumbers | None = None

    def __getitem__(self, name: str) -> int:
        """The value of a quantity; raises UnknownNameError."""
        if name not in self.quantities:
            raise unknown("quantity", name, self.quantities, "list(instance.quantities)")
        return self.quantities[name].value


def instantiate(derivation: Proved, given: Mapping[str, int]) -> Instance:
    """The derivation at the values ``given`` by symbol name.

    Raises:
        ProofError: when an obligation of the derivation is not proved.
        BindingError: for a missing or unknown symbol, or a value that is no positive integer.
        HypothesisError: for values that break a hypothesis, which it names.
        CapacityError: for a plan that does not fit the deployment's device.

    """
    if not derivation.report.proved:
        raise ProofError("this derivation is not proved and yields no numbers", derivation.report)
    needed, hypotheses, setting = _needed(derivation), derivation.hypotheses, derivation.quantities.setting
    known = {SYMBOLS[name] for name in setting.letters}
    point = {SYMBOLS[name]: value for name, value in setting.values(given).items()}
    values = hypotheses.complete(point, known)
    solved = {item.solved for item in hypotheses if isinstance(item, Defines)} | set(dict(hypotheses.counts))
    require((symbol.name for symbol in needed - solved), (symbol.name for symbol in values))
    hypotheses.check(values)
    return Instance(
        values=tuple((symbol.name, values[symbol]) for symbol in SYMBOLS.values() if symbol in values),
        quantities={
            name: Number(evaluate_integer(quantity.expr, values), quantity.unit, quantity)
            for name, quantity in derivation.quantities.items()
        },
        concrete=_concrete(derivation, values),
    )


def _needed(derivation: Proved) -> set[Symbol]:
    """The symbols of the formulas, and those of the hypotheses that bear on them."""
    formulas = {symbol for quantity in derivation.quantities.values() for symbol in free_symbols(quantity.expr)}
    if derivation.concrete is not None:
        sizes = (symbol for item in derivation.concrete.layout for symbol in free_symbols(item.size))
        formulas.update(sizes)
    for symbol, count in derivation.hypotheses.counts:
        formulas |= set(free_symbols(count)) if symbol in formulas else set()
    return formulas | {s for item in derivation.hypotheses.relevant(formulas) for s in item.symbols}


def _concrete(derivation: Proved, values: Mapping[Symbol, int]) -> ConcreteNumbers | None:
    plan = derivation.concrete
    if plan is None:
        return None
    known = dict(values)
    placed: list[PlacedBuffer] = []
    for item in plan.layout:
        known[item.symbol] = evaluate_integer(item.offset, known)
        placed.append(PlacedBuffer(item.buffer, known[item.symbol], evaluate_integer(item.size, known), item.alignment))
    result = ConcreteNumbers(plan, tuple(placed))
    capacity = derivation.session.deployment.capacity
    if capacity is not None and result.end > capacity:
        raise CapacityError(
            f"the layout ends at byte {result.end}, {result.end - capacity} beyond the capacity {capacity}"
        )
    return result
