"""A derivation and the catalogue: tables for a person, plain data for a program."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from ..derivation import Derivation
from ..expr.latex import latex
from ..expr.text import text
from ..ir.concrete import QueueExtension, SlotExtension
from ..numeric import Instance
from ..quantity import Quantity
from ..spec.model import DIMENSIONS, TransformerSpec
from .common import console, proof_line, table


def print_derivation(derivation: Derivation, instance: Instance | None) -> None:
    """Tasks, quantities and their numbers, hypotheses, and what was proved."""
    out = console()
    distributed = derivation.distributed
    out.print(
        f"{distributed.task} block of {derivation.model.name}, one rank, strategy {distributed.strategy}", style="bold"
    )
    out.print()
    tasks = table(
        "Tasks", *((name, "left") for name in ("phase", "layer", "F  [FLOP]", "R  [byte]", "W  [byte]", "M  [byte]"))
    )
    for task in distributed.tasks:
        work = task.work
        tasks.add_row(
            task.phase.value, task.layer, text(work.flops), text(work.read), text(work.written), text(work.message)
        )
    out.print(tasks)
    out.print()
    print_quantities(out, derivation.quantities, instance)
    if derivation.concrete is not None:
        _print_layout(out, derivation, instance)
    if instance is not None:
        out.print("at " + ", ".join(f"{name} = {value}" for name, value in instance.values))
    out.print("where " + ", ".join(derivation.hypotheses.statements))
    print_notes(out, derivation.session.workload.model)
    out.print(proof_line(derivation.report), style="green" if derivation.report.proved else "red")


def print_quantities(out: Console, quantities: dict[str, Quantity], instance: Instance | None) -> None:
    """Quantities as a table, with their numbers where there are any."""
    columns = [("quantity", "left"), ("formula", "left"), ("unit", "left")]
    values = table("Quantities", *columns, *([("value", "right")] if instance else []))
    for name, quantity in quantities.items():
        number = [f"{instance[name]:,}".replace(",", "\u202f" if out.is_terminal else "")] if instance else []
        values.add_row(name, text(quantity.expr), quantity.unit.value, *number)
    out.print(values)
    out.print()


def quantities_data(quantities: dict[str, Quantity], instance: Instance | None) -> dict[str, Any]:
    """Quantities as plain data."""
    return {
        name: {
            "expr": text(quantity.expr),
            "latex": latex(quantity.expr),
            "unit": quantity.unit.value,
            "description": quantity.description,
            **({"value": instance[name]} if instance else {}),
        }
        for name, quantity in quantities.items()
    }


def _print_layout(out: Console, derivation: Derivation, instance: Instance | None) -> None:
    assert derivation.concrete is not None
    columns = [("buffer", "left"), ("size  [byte]", "left"), ("alignment", "right"), ("offset", "left")]
    placed = instance.concrete.layout if instance and instance.concrete else ()
    placement = table("Layout", *columns, *([("offset  [byte]", "right"), ("size  [byte]", "right")] if placed else []))
    for number, item in enumerate(derivation.concrete.layout):
        row = [item.buffer, text(item.size), str(item.alignment), f"{item.symbol.name} = {text(item.offset)}"]
        placement.add_row(*row, *([str(placed[number].offset), str(placed[number].size)] if placed else []))
    out.print(placement)
    out.print()
    extension = derivation.concrete.extension
    if isinstance(extension, QueueExtension):
        for name, queued in extension.queues:
            out.print(f"queue {name}: {len(queued)} tasks, in the order above" if queued else f"queue {name}: empty")
    else:
        out.print(f"issue: task i of {len(extension.issues)} in cycle i, slot 0; {len(extension.routes)} routes")
    out.print()


def derivation_data(derivation: Derivation, instance: Instance | None) -> dict[str, Any]:
    """The same as plain data."""
    distributed = derivation.distributed
    data: dict[str, Any] = {
        "task": distributed.task,
        "model": derivation.model.name,
        "strategy": distributed.strategy,
        "hypotheses": list(derivation.hypotheses.statements),
        "notes": list(derivation.session.workload.model.notes),
        "digests": {checkpoint.pass_name: checkpoint.digest for checkpoint in derivation.checkpoints},
        "tasks": [
            {
                "phase": task.phase.value,
                "layer": task.layer,
                **{letter: text(value) for letter, value in task.work.components},
            }
            for task in distributed.tasks
        ],
        "quantities": quantities_data(derivation.quantities, instance),
        "proof": derivation.report.counts,
    }
    if instance is not None:
        data["at"] = dict(instance.values)
    if derivation.concrete is not None:
        data["layout"] = _layout_data(derivation, instance)
        data |= _extension_data(derivation.concrete.extension)
    return data


def _layout_data(derivation: Derivation, instance: Instance | None) -> list[dict[str, Any]]:
    assert derivation.concrete is not None
    placed = instance.concrete.layout if instance and instance.concrete else ()
    return [
        {
            "buffer": item.buffer,
            "alignment": item.alignment,
            "size_expr": text(item.size),
            "offset_expr": text(item.offset),
            "symbol": item.symbol.name,
            **({"offset": placed[number].offset, "size": placed[number].size} if placed else {}),
        }
        for number, item in enumerate(derivation.concrete.layout)
    ]


def _extension_data(extension: QueueExtension | SlotExtension) -> dict[str, Any]:
    if isinstance(extension, QueueExtension):
        return {"queues": {name: list(tasks) for name, tasks in extension.queues}}
    return {
        "issues": [{"task": item.task, "cycle": item.cycle, "slot": item.slot} for item in extension.issues],
        "routes": [{"task": r.task, "source": r.source, "destination": r.destination} for r in extension.routes],
    }


def print_notes(out: Console, spec: TransformerSpec) -> None:
    """What the model has and the formulas leave out."""
    for note in spec.notes:
        out.print(f"note: {note}")


def print_models(specs: tuple[TransformerSpec, ...]) -> None:
    """The catalogue as a table; a size that a model leaves open, or has none of, is a stroke."""
    rows = table(
        "", ("model", "left"), *((name, "right") for name in DIMENSIONS), ("H = h*d_h", "left"), ("source", "left")
    )
    for spec in specs:
        row = [str(spec.sizes.get(name, "-")) for name in DIMENSIONS]
        rows.add_row(spec.name, *row, "yes" if spec.divided_heads else "no", spec.source)
    console().print(rows)
