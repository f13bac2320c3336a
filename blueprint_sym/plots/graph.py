"""The task graph: what one rank does, what waits for what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..derivation import Derivation
from ..ir.node import Engine, Phase
from .common import axes, colour

ENGINES = {engine: colour(place) for place, engine in enumerate(Engine)}


def depths(dependencies: Mapping[str, Iterable[str]]) -> dict[str, int]:
    """For each task, in an order that respects dependencies, how many tasks must at least come before it in a row."""
    found: dict[str, int] = {}
    for task, needed in dependencies.items():
        found[task] = max((found[item] + 1 for item in needed if item in found), default=0)
    return found


def task_graph(derivation: Derivation, *, phase: str | None = "forward", ax: Any = None) -> Any:
    """The tasks of one rank, from left to right as they depend on each other; colours are engines.

    Args:
        derivation: whose tasks.
        phase: one phase as a word, or None for all.
        ax: where to draw.

    Raises ValueError for a word that is no phase.
    """
    chosen = None if phase is None else Phase(phase)
    tasks = [task for task in derivation.distributed.tasks if chosen is None or task.phase is chosen]
    column = depths({task.id: task.dependencies for task in tasks})
    heights: dict[int, int] = {}
    place: dict[str, tuple[float, float]] = {}
    for task in tasks:
        row = heights[column[task.id]] = heights.get(column[task.id], -1) + 1
        place[task.id] = (column[task.id], -row)
    found = axes(
        ax, (1.2 + 0.85 * (1 + max(column.values(), default=0)), 1.8 + 0.75 * (1 + max(heights.values(), default=0)))
    )
    for task in tasks:
        for needed in task.dependencies:
            if needed in place:
                found.annotate(
                    "",
                    place[task.id],
                    place[needed],
                    arrowprops={"arrowstyle": "-|>", "color": "0.6", "shrinkA": 7, "shrinkB": 7, "linewidth": 0.7},
                )
    for engine in Engine:
        ids = [task.id for task in tasks if task.engine is engine]
        across, up = [place[item][0] for item in ids], [place[item][1] for item in ids]
        found.scatter(across, up, s=90, color=ENGINES[engine], label=engine.value, zorder=2)
    for task in tasks:
        words = task.layer.partition(".")[2].replace("_", "\n") or task.layer
        found.annotate(
            words, place[task.id], xytext=(0, -8), textcoords="offset points", ha="center", va="top", fontsize=6
        )
    found.set_axis_off()
    found.margins(0.08, 0.45)
    found.set_title(
        f"{derivation.distributed.task}, {phase or 'all phases'}: {len(tasks)} tasks of one rank", fontsize=9
    )
    found.legend(fontsize="small", ncols=3, loc="lower left")
    return found
