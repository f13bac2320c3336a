"""The picture of a roofline."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..extras import library
from ..ir.node import Engine
from .common import axes, colour, point_title

if TYPE_CHECKING:
    from ..views.evidence import Roofline


def draw(view: Roofline, ax: Any = None) -> Any:
    """Roofs and groups on log axes, with the label that says that this is evidence."""
    np = library("numpy")
    found = axes(ax, (7.2, 4.6))
    points = [(row, row.intensity_at) for row in view.rows if row.intensity_at]
    intensities = [float(at) for _, at in points if at is not None] or [1.0]
    ridge = float(view.ridge(Engine.MATRIX))
    across = np.geomspace(min(*intensities, ridge) / 4, max(*intensities, ridge) * 4, 200)
    rates = ((Engine.MATRIX, view.device.matrix_flops), (Engine.VECTOR, view.device.vector_flops))
    for place, (engine, peak) in enumerate(rates):
        roof = np.minimum(across * view.device.memory_bytes, peak) / 1e9
        found.plot(across, roof, color=colour(place), label=f"{engine.value} roof")
    placed: dict[tuple[int, int], int] = {}
    for row, at in points:
        assert at is not None and row.attainable is not None, "rows at a point have both"  # noqa: PT018
        x, y = float(at), float(row.attainable) / 1e9
        found.plot([x], [y], "o", color=colour(0 if row.engine is Engine.MATRIX else 1), markersize=5)
        cell = (round(np.log2(x)), round(np.log2(y)))
        turn = placed[cell] = placed.get(cell, -1) + 1
        found.annotate(row.name, (x, y), xytext=(5, -9 - 8 * turn), textcoords="offset points", fontsize=6)
    found.set_xscale("log", base=2)
    found.set_yscale("log")
    found.set_xlabel("arithmetic intensity [FLOP/byte]")
    found.set_ylabel("at most [GFLOP/s]")
    found.set_title(f"{view.device.name}: {point_title(dict(view.values))}\n{view.label}", fontsize=8)
    found.grid(alpha=0.3, which="both")
    found.legend(fontsize="small")
    return found
