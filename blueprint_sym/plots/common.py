"""What the pictures share: axes, colours, how numbers become lengths."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..derivation import Derivation
from ..extras import library
from ..symbols import INFO, SYMBOLS

COLOURS = ("#4477aa", "#ee6677", "#228833", "#ccbb44", "#66ccee", "#aa3377", "#bbbbbb", "#994455", "#997700", "#004488")
"""Paul Tol's bright scheme and some of his high-contrast one, which readers of every colour vision tell apart."""


def axes(ax: Any, size: tuple[float, float] = (6.4, 4.0)) -> Any:
    """The axes that are given, or new ones."""
    if ax is not None:
        return ax
    _, made = library("matplotlib.pyplot").subplots(figsize=size, layout="constrained")
    return made


def colour(place: int) -> str:
    """The colour of the n-th part."""
    return COLOURS[place % len(COLOURS)]


def symbol_label(name: str) -> str:
    """``$S$ (sequence length)``."""
    info = INFO.get(SYMBOLS[name]) if name in SYMBOLS else None
    return f"${info.latex}$ ({info.meaning})" if info else name


def point_title(values: Mapping[str, int]) -> str:
    """``B = 1, S = 2048``."""
    return ", ".join(f"{name} = {value}" for name, value in values.items())


def point(derivation: Derivation, values: Mapping[str, int]) -> dict[Any, int]:
    """All values at a point, by symbol."""
    return {SYMBOLS[name]: value for name, value in derivation.instantiate(**values).values}
