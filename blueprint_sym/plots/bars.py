"""Stacked bars: where work goes, and what fills the memory of a rank."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..derivation import Derivation
from ..errors import SpecError
from ..expr.evaluate import evaluate_integer
from ..ir.distributed import DistributedTask
from ..views.units import axis_label, fitting, scaled
from .common import COLOURS, axes, colour, point, point_title

COMPONENTS = {
    "flops": ("work", "FLOP"),
    "read": ("bytes read", "byte"),
    "written": ("bytes written", "byte"),
    "message": ("message bytes", "byte"),
}
GROUPS = ("layer", "phase", "engine", "part")


def stacked_bars(
    data: Mapping[str, Mapping[str, int]], *, unit: str = "", words: str = "", title: str = "", ax: Any = None
) -> Any:
    """A bar for each row of ``data``, stacked of its parts; numbers stay integers until they become lengths.

    Args:
        data: parts and their sizes by bar. A pandas frame of bars by parts is ``frame.to_dict("index")``.
        unit: "FLOP", "byte" or any other word; it is scaled so that the longest bar reads well.
        words: what the bars show, for the axis.
        title: above the axes.
        ax: where to draw.

    """
    found = axes(ax, (7.2, 1.7 + 0.4 * len(data)))
    longest = max((sum(parts.values()) for parts in data.values()), default=0)
    name, size = fitting(longest, unit)
    data = _largest_parts(data)
    parts = list(dict.fromkeys(part for row in data.values() for part, value in row.items() if value))
    left = dict.fromkeys(data, 0)
    for place, part in enumerate(parts):
        lengths = {bar: row.get(part, 0) for bar, row in data.items()}
        found.barh(
            list(data),
            [value / size for value in lengths.values()],
            left=[left[bar] / size for bar in data],
            color=colour(place),
            label=part,
        )
        left = {bar: left[bar] + lengths[bar] for bar in data}
    for bar, value in left.items():
        found.annotate(scaled(value, unit), (value / size, bar), xytext=(4, 0), textcoords="offset points", va="center")
    found.invert_yaxis()
    found.set_xlim(0, max(longest / size, 1) * 1.3)
    found.set_xlabel(axis_label(words, name))
    found.set_title(title)
    if parts:
        found.legend(loc="upper left", bbox_to_anchor=(1.01, 1.02), fontsize="small", frameon=False)
    return found


def _largest_parts(data: Mapping[str, Mapping[str, int]]) -> dict[str, dict[str, int]]:
    """The data with the parts for which there is no colour joined: the smallest ones, as "other"."""
    sizes: dict[str, int] = {}
    for row in data.values():
        for part, value in row.items():
            sizes[part] = sizes.get(part, 0) + value
    small = (
        set(sorted(sizes, key=lambda part: -sizes[part])[len(COLOURS) - 1 :]) if len(sizes) > len(COLOURS) else set()
    )
    joined: dict[str, dict[str, int]] = {}
    for bar, row in data.items():
        joined[bar] = {part: value for part, value in row.items() if part not in small}
        rest = sum(value for part, value in row.items() if part in small)
        if rest:
            joined[bar]["other"] = rest
    return joined


def work(
    derivation: Derivation | Mapping[str, Derivation],
    values: Mapping[str, int],
    *,
    component: str = "flops",
    by: str = "layer",
    ax: Any = None,
) -> Any:
    """Where the work, the traffic or the messages of a rank go, at a point: one bar for each phase.

    Args:
        derivation: one, or several by the name of their bar, which then stand beside each other as a whole.
        values: the point.
        component: "flops", "read", "written" or "message".
        by: what the parts of a bar are: "layer", "part" (attention, mlp), "engine" or "phase".
        ax: where to draw.

    Raises SpecError for an unknown component or group, BindingError for a point that cannot be used.
    """
    if component not in COMPONENTS:
        raise SpecError(f"unknown component {component!r}; choose one of {', '.join(COMPONENTS)}", field="component")
    if by not in GROUPS:
        raise SpecError(f"unknown group {by!r}; choose one of {', '.join(GROUPS)}", field="by")
    words, unit = COMPONENTS[component]
    data: dict[str, dict[str, int]] = {}
    one = isinstance(derivation, Derivation)
    several = {"": derivation} if isinstance(derivation, Derivation) else derivation
    for name, item in several.items():
        for bar, part, value in _sizes(item, values, component, by):
            row = data.setdefault(bar if one else name, {})
            row[part] = row.get(part, 0) + value
    return stacked_bars(data, unit=unit, words=f"{words} of one rank", title=point_title(values), ax=ax)


def _sizes(
    derivation: Derivation, values: Mapping[str, int], component: str, by: str
) -> Iterable[tuple[str, str, int]]:
    known = point(derivation, values)
    for task in derivation.distributed.tasks:
        value = evaluate_integer(getattr(task.work, component), known)
        if value:
            yield "all" if by == "phase" else task.phase.value, _part(task, by), value


def _part(task: DistributedTask, by: str) -> str:
    return {
        "layer": task.layer,
        "part": task.layer.partition(".")[0],
        "engine": task.engine.value,
        "phase": task.phase.value,
    }[by]


def rank_memory(
    derivation: Derivation | Mapping[str, Derivation],
    values: Mapping[str, int],
    *,
    budget: int | None = None,
    ax: Any = None,
) -> Any:
    """What fills the memory of a rank at a point: a bar for each derivation, a part for each of its memory quantities.

    ``budget`` in bytes is drawn as a line. Raises BindingError for a point that cannot be used.
    """
    several = {"one block": derivation} if isinstance(derivation, Derivation) else derivation
    data = {}
    for name, item in several.items():
        numbers = item.instantiate(**values)
        kept = (key for key in item.quantities if key.startswith("memory."))
        data[name] = {key.removeprefix("memory.").replace("_", " "): numbers[key] for key in kept}
    found = stacked_bars(data, unit="byte", words="memory of one rank", title=point_title(values), ax=ax)
    if budget is not None:
        longest = max(sum(row.values()) for row in data.values())
        found.axvline(budget / fitting(longest, "byte")[1], color="black", linestyle="--", linewidth=1)
    return found
