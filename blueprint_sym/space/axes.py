"""The axes of a design space, which come from a user: sizes by symbol, and structural choices by word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any

import attrs
from attrs import evolve, frozen

from ..derivation import STRATEGY_WORDS, Derivation, derive_session
from ..errors import SpecError
from ..extras import library
from ..given import kind, shortened
from ..numeric.compiled import integers
from ..proof.prover import SHARED, Prover
from ..quantity import Quantity
from ..spec.strategy import Recompute, Strategy
from ..symbols import SYMBOLS
from ..whole import ModelDerivation, derive_model
from .work import Array, Variant

Proved = Derivation | ModelDerivation

Wanted = Mapping[str, str] | Iterable[str] | str | None
"""Quantities by name, sums and differences of them as text, each under a name of its own where it is a mapping."""


@frozen
class Axes:
    """``sizes`` are the values of each symbol; ``choices`` those of each structural word."""

    sizes: tuple[tuple[str, Array], ...]
    choices: tuple[tuple[str, tuple[Any, ...]], ...]

    @property
    def points(self) -> int:
        """How many combinations of sizes there are."""
        number = 1
        for _, values in self.sizes:
            number *= len(values)
        return number


def derivations_of(given: Any) -> tuple[Proved, ...]:
    """The derivation or the derivations that a user gives; raises SpecError for anything else."""
    several = tuple(given) if isinstance(given, Iterable) and not isinstance(given, str) else (given,)
    for item in several:
        if not isinstance(item, Proved):
            raise SpecError(
                f"expected what derive gives, or several of them, got {shortened(item)}, {kind(item)}",
                field="derivation",
            )
    return several


def axes(given: Mapping[str, Any]) -> Axes:
    """The axes that a user gives; raises SpecError or BindingError that names the axis."""
    if not isinstance(given, Mapping):
        message = f"expected a mapping from symbols and choices to values, got {shortened(given)}, {kind(given)}"
        raise SpecError(message, field="axes")
    np = library("numpy")
    sizes: list[tuple[str, Array]] = []
    choices: list[tuple[str, tuple[Any, ...]]] = []
    for name, values in given.items():
        if name in STRATEGY_WORDS:
            several = isinstance(values, Iterable) and not isinstance(values, str)
            choices.append((name, tuple(values) if several else (values,)))
        elif name in SYMBOLS:
            array = np.atleast_1d(np.asarray(integers(name, values)))
            if array.ndim != 1 or not array.size:
                raise SpecError(f"expected one or several integers, got shape {array.shape}", field=name)
            sizes.append((name, array))
        else:
            known = ", ".join((*SYMBOLS, *STRATEGY_WORDS))
            raise SpecError(f"is no axis; axes are {known}", field=name)
    return Axes(tuple(sizes), tuple(choices))


def variants(
    derivations: Iterable[Proved], choices: tuple[tuple[str, tuple[Any, ...]], ...], prover: Prover = SHARED
) -> Iterator[tuple[dict[str, Any], Proved]]:
    """Each derivation in each combination of choices that can exist, with its labels."""
    several = tuple(derivations)
    for derivation in several:
        made = derive_model if isinstance(derivation, ModelDerivation) else derive_session
        model, strategy = derivation.session.workload.model.name, derivation.session.strategy.name
        own = {"model": model, "strategy": strategy} if len(several) > 1 else {}
        for values in product(*(values for _, values in choices)):
            chosen = dict(zip((name for name, _ in choices), values, strict=True))
            if not chosen:
                yield own, derivation
                continue
            try:
                session = evolve(derivation.session, strategy=_strategy(derivation.session.strategy, chosen))
            except SpecError as error:
                if error.field in ("sequence_parallel", "regather") and len(chosen) > 1:
                    continue
                raise
            yield {**own, **{name: _word(value) for name, value in chosen.items()}}, made(session, prover)


def _strategy(base: Strategy, chosen: Mapping[str, Any]) -> Strategy:
    """The strategy with other choices; gathering again follows sequence parallelism where it is not chosen."""
    kept = {item.name: getattr(base, item.name) for item in attrs.fields(Strategy)}
    if "sequence_parallel" in chosen and "regather" not in chosen:
        kept["regather"] = None
    return Strategy.of(**{**kept, **chosen})


def _word(value: Any) -> Any:
    return value.value if isinstance(value, Recompute) else value


def chosen_quantities(derivation: Proved, wanted: Wanted) -> list[Quantity]:
    """The quantities that a user names; raises SpecError for a name that does not exist."""
    if wanted is None:
        return list(derivation.quantities.values())
    names = {wanted: wanted} if isinstance(wanted, str) else wanted
    table = names if isinstance(names, Mapping) else {name: name for name in names}
    return [evolve(_combined(derivation, text), name=name) for name, text in table.items()]


def _combined(derivation: Proved, text: str) -> Quantity:
    result: Quantity | None = None
    sign = "+"
    for word in text.split():
        if word in ("+", "-"):
            sign = word
            continue
        if word not in derivation.quantities:
            raise SpecError(f"no quantity {word!r}; there are {', '.join(derivation.quantities)}", field="quantities")
        item = derivation.quantities[word]
        result = item if result is None else result + item if sign == "+" else result - item
    if result is None:
        raise SpecError("expected the name of a quantity", field="quantities")
    return result


def compiled_variant(labels: Mapping[str, Any], derivation: Proved, wanted: Wanted) -> Variant:
    """A structure with its quantities as a function of arrays that takes out what breaks a hypothesis."""
    chosen = chosen_quantities(derivation, wanted)
    return Variant(tuple(labels.items()), derivation.compile(chosen, rows="mask"))
