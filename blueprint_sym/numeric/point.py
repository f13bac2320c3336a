"""Numbers: a proved derivation at one point, in exact integers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from attrs import field, frozen
from sympy import Symbol

from ..errors import BindingError, CapacityError, HypothesisError, ProofError
from ..expr.algebra import free_symbols
from ..expr.evaluate import evaluate_integer
from ..hypotheses import Defines
from ..ir.concrete import ConcretePlanIR, QueueExtension, SlotExtension
from ..quantities import Quantity, Unit
from ..shown import Shown
from ..symbols import INFO, SYMBOLS
from ..ways_out import way_out

if TYPE_CHECKING:
    from ..derivation import Derivation
    from ..whole import ModelDerivation

    Proved: TypeAlias = Derivation | ModelDerivation


CHOSEN = frozenset(["S", "w"])
"""Sizes of a model that may be chosen otherwise: sequences may be shorter, and then a window is no longer than they."""


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
    needed, hypotheses = _needed(derivation), derivation.hypotheses
    known = needed | {symbol for item in hypotheses.everything for symbol in item.symbols}
    values = hypotheses.complete(_values(derivation, given, known), known)
    solved = {item.solved for item in hypotheses if isinstance(item, Defines)} | set(dict(hypotheses.counts))
    missing = [symbol.name for symbol in SYMBOLS.values() if symbol in needed - solved and symbol not in values]
    if missing:
        meanings = "; ".join(f"{name}: {INFO[SYMBOLS[name]].meaning}" for name in missing)
        raise BindingError(missing[0], f"no value for {', '.join(missing)} ({meanings})")
    try:
        hypotheses.check(values)
    except HypothesisError as error:
        raise HypothesisError(error.symbol, f"{error}{way_out(hypotheses, values)}") from None
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


def _values(derivation: Proved, given: Mapping[str, int], known: set[Symbol]) -> dict[Symbol, int]:
    sizes = derivation.model.dimensions
    values = {SYMBOLS[name]: value for name, value in sizes if SYMBOLS[name] in known}
    fixed = {name for name, _ in sizes} - CHOSEN
    for name, value in given.items():
        stranger = name not in dict(sizes) or name in CHOSEN
        if name not in SYMBOLS or (SYMBOLS[name] not in known and stranger):
            names = ", ".join(symbol.name for symbol in SYMBOLS.values() if symbol in known)
            raise BindingError(name, f"{name} is no symbol of this derivation; its symbols are {names}")
        if isinstance(value, bool) or not isinstance(value, int):
            raise BindingError(name, f"{name} = {value!r} is a {type(value).__name__}; an integer is needed")
        if value < 1:
            raise BindingError(name, f"{name} = {value} must be at least 1")
        if name in fixed and dict(sizes)[name] != value:
            raise BindingError(
                name, f"{name} = {value}, but the model {derivation.model.name} has {name} = {dict(sizes)[name]}"
            )
        if SYMBOLS[name] in known:
            values[SYMBOLS[name]] = value
    return values


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
