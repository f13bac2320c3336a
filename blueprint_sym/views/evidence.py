"""The roofline: arithmetic intensity against a device's peak rates. A view of evidence, outside passes and proofs.

    print(bs.views.roofline(d, device="a100-80gb-sxm", b=8, c=2048, t=8, e=2))

FLOPs, bytes and intensities are exact facts of the derivation. What is read off a device description, and all that
follows from it, is `Evidence`: it can be printed and plotted, and no expression, work vector or proof takes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

from attrs import field, frozen
from sympy import Expr, Symbol

from ..derivation import Derivation
from ..errors import BindingError, ExpressionError, SpecError
from ..expr.algebra import ZERO, total
from ..expr.evaluate import evaluate
from ..given import kind, shortened
from ..ir.distributed import DistributedTask
from ..ir.node import Engine
from ..regimes.forms import Ratio, ratio
from ..symbols import SYMBOLS
from .devices import Device
from .devices import device as described

LABEL = "evidence view: peak rates of a device description; no time is predicted, nothing here is proved"
GROUPS = ("task", "layer", "phase", "engine")


@frozen
class Evidence:
    """A number that rests on a device description. It is shown, and enters no expression."""

    value: Fraction
    unit: str

    def __float__(self) -> float:
        return float(self.value)

    def __str__(self) -> str:
        from .units import scaled

        return scaled(self.value, self.unit)

    def _sympy_(self) -> Expr:
        raise ExpressionError(f"{self} is evidence of a device, and cannot be part of an expression")


@frozen
class Roof:
    """One group of tasks under the roof.

    ``flops`` and ``traffic`` are formulas; ``intensity`` is their ratio in FLOP per byte, None without traffic. At a
    point, ``work`` and ``moved`` are their values, ``attainable`` is the most that the device reaches at this
    intensity in FLOP per second, and ``bound`` says by what: "compute" or "memory".
    """

    name: str
    engine: Engine
    flops: Expr
    traffic: Expr
    intensity: Ratio | None
    work: int | None = None
    moved: int | None = None
    attainable: Evidence | None = None
    bound: str = ""

    @property
    def intensity_at(self) -> Fraction | None:
        """The intensity at the point, exactly."""
        return Fraction(self.work, self.moved) if self.work is not None and self.moved else None


@frozen
class Roofline:
    """The roofs of a derivation on a device; ``values`` is the point, empty where none was given."""

    derivation: Derivation = field(repr=False)
    device: Device
    rows: tuple[Roof, ...]
    values: tuple[tuple[str, int], ...] = ()
    label: str = LABEL

    def ridge(self, engine: Engine) -> Evidence:
        """The intensity from which on an engine is bound by compute, in FLOP per byte."""
        return Evidence(Fraction(_peak(self.device, engine), self.device.memory_bytes), "FLOP/byte")

    def __str__(self) -> str:
        lines = [f"{self.device.name} — {self.label}"]
        for row in self.rows:
            if row.intensity_at is None:
                lines.append(f"{row.name}: intensity {row.intensity}")
            else:
                told = f"{float(row.intensity_at):.4g} FLOP/byte, bound by {row.bound}, at most {row.attainable}"
                lines.append(f"{row.name} ({row.engine.value}): {told}")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        from .html import roofline_html

        return roofline_html(self)

    def plot(self, ax: Any = None) -> Any:
        """The roofs of both engines and the groups under them, on log axes; returns the axes.

        Raises BindingError where no point was given.
        """
        from ..plots.roofs import draw

        if not self.values:
            raise BindingError("", "a roofline is drawn at a point: give values for the symbols")
        return draw(self, ax)


def roofline(
    derivation: Derivation, device: Device | str | Path = "a100-80gb-sxm", *, by: str = "layer", **values: int
) -> Roofline:
    """Where the work of a derivation lies under the roof of a device.

    Args:
        derivation: what is looked at.
        device: a name of `blueprint_sym.views.known_devices`, a TOML file, or a description.
        by: "task", "layer", "phase" or "engine": what makes a group, always with the engine that does the work.
        values: the point, as for `Derivation.instantiate`; without it intensities are formulas only.

    Raises:
        SpecError: for an unknown device or group, or what is no derivation of a block.
        BindingError: for values that are missing, unknown or break a hypothesis.

    """
    if by not in GROUPS:
        raise SpecError(f"unknown group {by!r}; choose one of {', '.join(GROUPS)}", field="by")
    if not isinstance(derivation, Derivation):
        message = f"expected the derivation of a block, got {shortened(derivation)}, {kind(derivation)}"
        raise SpecError(message, field="derivation")
    chosen = described(device)
    point = dict(derivation.instantiate(**values).values) if values else {}
    known = {SYMBOLS[name]: value for name, value in point.items()}
    groups: dict[tuple[str, Engine], list[DistributedTask]] = {}
    for task in derivation.distributed.tasks:
        if task.engine is not Engine.NETWORK:
            groups.setdefault((_name(task, by), task.engine), []).append(task)
    rows = (_roof(name, engine, tasks, chosen, known) for (name, engine), tasks in groups.items())
    return Roofline(derivation, chosen, tuple(row for row in rows if row.flops != ZERO), tuple(point.items()))


def _name(task: DistributedTask, by: str) -> str:
    return {"task": task.id, "layer": task.layer, "phase": task.phase.value, "engine": task.engine.value}[by]


def _peak(device: Device, engine: Engine) -> int:
    return device.matrix_flops if engine is Engine.MATRIX else device.vector_flops


def _roof(name: str, engine: Engine, tasks: list[DistributedTask], device: Device, known: Mapping[Symbol, int]) -> Roof:
    flops = total(task.work.flops for task in tasks)
    traffic = total(part for task in tasks for part in (task.work.read, task.work.written))
    intensity = ratio(flops, traffic) if traffic != ZERO else None
    if not known:
        return Roof(name, engine, flops, traffic, intensity)
    work, moved = (int(evaluate(part, known)) for part in (flops, traffic))
    peak = _peak(device, engine)
    by_memory = Fraction(work * device.memory_bytes, moved) if moved else Fraction(peak)
    bound = "memory" if by_memory < peak else "compute"
    attainable = Evidence(min(by_memory, Fraction(peak)), "FLOP/s")
    return Roof(name, engine, flops, traffic, intensity, work, moved, attainable, bound)
