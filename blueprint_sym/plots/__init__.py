"""Pictures of derivations and of data, with matplotlib. Every function returns the axes that it drew on.

Axes are logarithmic where sizes span powers of ten, and say their unit: GFLOP, GiB.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .bars import rank_memory, stacked_bars, work
    from .graph import task_graph
    from .maps import curves, heat_map

__all__ = ["curves", "heat_map", "rank_memory", "stacked_bars", "task_graph", "work"]

_HOMES = {
    "curves": ".maps",
    "heat_map": ".maps",
    "rank_memory": ".bars",
    "stacked_bars": ".bars",
    "task_graph": ".graph",
    "work": ".bars",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name], __name__), name)
