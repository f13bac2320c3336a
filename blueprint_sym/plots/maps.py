"""Curves over one symbol and heat maps over two, of quantities or of the columns of a frame."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..errors import SpecError
from ..extras import library
from ..quantity import Quantity
from ..views.units import axis_label, default
from .common import axes, colour, point_title, symbol_label


def curves(
    quantities: Quantity | Iterable[Quantity], over: Mapping[str, Any], values: Mapping[str, int], *, ax: Any = None
) -> Any:
    """Quantities over one symbol, on log axes.

    Args:
        quantities: one or several of one unit.
        over: the symbol and its values, ``{"S": [1024, 2048, 4096]}``; values that break a hypothesis leave gaps.
        values: all other symbols.
        ax: where to draw.

    Raises SpecError for quantities of several units, BindingError for a missing symbol.
    """
    several = (quantities,) if isinstance(quantities, Quantity) else tuple(quantities)
    (name,) = _names(over, 1)
    units = {item.unit.value for item in several}
    if len(units) != 1:
        raise SpecError(f"the curves have several units: {', '.join(sorted(units))}", field="quantities")
    unit, size = default(units.pop())
    found = axes(ax)
    for place, item in enumerate(several):
        numbers = _evaluated(item, {**_needed(item, values), **over})
        found.plot(over[name], [_length(value, size) for value in numbers], color=colour(place), label=item.name)
    found.set_xscale("log", base=2)
    found.set_yscale("log")
    found.set_xlabel(symbol_label(name))
    found.set_ylabel(axis_label("", unit).strip())
    found.set_title(point_title(values))
    found.legend(fontsize="small")
    found.grid(alpha=0.3)
    return found


def heat_map(
    source: Any,
    x: Any,
    y: Any,
    values: Mapping[str, int] | None = None,
    *,
    value: str = "",
    unit: str = "",
    ax: Any = None,
) -> Any:
    """A quantity over two symbols, or a column of a pandas frame over two others; colours are logarithmic.

    Args:
        source: a quantity, or a frame.
        x: the symbol across and its values, ``{"t": [2, 4, 8]}``; of a frame, the name of a column.
        y: the symbol upwards, likewise.
        values: all other symbols of the quantity.
        value: the column of a frame that is shown.
        unit: the unit of that column, "FLOP" or "byte".
        ax: where to draw.

    Points that break a hypothesis, or that the frame lacks, stay empty.
    """
    np = library("numpy")
    if isinstance(source, Quantity):
        (across,), (up,) = _names(x, 1), _names(y, 1)
        columns, rows = list(x[across]), list(y[up])
        given = {**_needed(source, values or {}), across: np.array(columns), up: np.array(rows)[:, None]}
        numbers = _evaluated(source, given)
        name, unit = source.name, source.unit.value
    else:
        across, up, name = x, y, value
        columns, rows = sorted(set(source[x])), sorted(set(source[y]))
        found_at = {(a, b): c for a, b, c in zip(source[x], source[y], source[value], strict=True)}
        numbers = [[found_at.get((a, b)) for a in columns] for b in rows]
    shown, size = default(unit)
    lengths = np.array([[_length(item, size) for item in row] for row in numbers])
    found = axes(ax)
    colours = library("matplotlib.colors")
    some = lengths[np.isfinite(lengths) & (lengths > 0)]
    norm = colours.LogNorm(some.min(), some.max()) if some.size and some.min() < some.max() else None
    mesh = found.imshow(np.ma.masked_invalid(lengths), aspect="auto", origin="lower", norm=norm, cmap="viridis")
    found.set_xticks(range(len(columns)), [str(item) for item in columns], rotation=45 if len(columns) > 8 else 0)
    found.set_yticks(range(len(rows)), [str(item) for item in rows])
    found.set_xlabel(symbol_label(across))
    found.set_ylabel(symbol_label(up))
    found.set_title(f"{name}\n{point_title(values or {})}".strip())
    found.figure.colorbar(mesh, ax=found, label=axis_label("", shown).strip())
    return found


def _names(over: Mapping[str, Any], number: int) -> tuple[str, ...]:
    if not isinstance(over, Mapping) or len(over) != number:
        raise SpecError(f"expected one symbol and its values, got {over!r}", field="over")
    return tuple(over)


def _needed(quantity: Quantity, values: Mapping[str, int]) -> dict[str, int]:
    """The values that bear on a quantity; others may be shown in the title and change nothing."""
    known = quantity.compile().program.inputs
    return {name: value for name, value in values.items() if name in known}


def _evaluated(quantity: Quantity, given: Mapping[str, Any]) -> Any:
    known = quantity.compile(rows="mask")
    np = library("numpy")
    kept = {name: value for name, value in given.items() if name in known.program.inputs}
    shape = np.broadcast_shapes(*(np.shape(value) for value in given.values()))
    found = known(**kept)[quantity.name]
    return np.ma.masked_array(
        np.broadcast_to(found.data, shape), np.broadcast_to(np.ma.getmaskarray(found), shape)
    ).tolist()


def _length(value: Any, size: int) -> float:
    """How long a number is drawn; a gap where there is none."""
    return float("nan") if value is None else value / size
