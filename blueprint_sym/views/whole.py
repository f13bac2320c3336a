"""A whole model: a table for a person, plain data for a program."""

from __future__ import annotations

from typing import Any

from ..expr.text import text
from ..numeric import Instance
from ..whole import ModelDerivation
from .common import console, proof_line, table
from .derivation import print_notes, print_quantities, quantities_data


def print_whole(derivation: ModelDerivation, instance: Instance | None) -> None:
    """Kinds of layers, quantities and their numbers, hypotheses, and what was proved."""
    out = console()
    task, strategy = derivation.session.workload.task, derivation.session.strategy
    out.print(f"{task} of the model {derivation.model.name}, strategy {strategy.name}", style="bold")
    out.print()
    kinds = table("Layers", ("number", "right"), ("structure", "left"))
    for item in derivation.kinds:
        kinds.add_row(text(item.number), item.kind.structure.name)
    out.print(kinds)
    out.print()
    print_quantities(out, derivation.quantities, instance)
    if instance is not None:
        out.print("at " + ", ".join(f"{name} = {value}" for name, value in instance.values))
    out.print("where " + ", ".join(derivation.hypotheses.statements))
    print_notes(out, derivation.session.workload.model)
    out.print(proof_line(derivation.report), style="green" if derivation.report.proved else "red")


def model_data(derivation: ModelDerivation, instance: Instance | None) -> dict[str, Any]:
    """The same as plain data."""
    data: dict[str, Any] = {
        "task": derivation.session.workload.task,
        "scope": "model",
        "model": derivation.model.name,
        "strategy": derivation.session.strategy.name,
        "layers": [{"number": text(item.number), "structure": item.kind.structure.name} for item in derivation.kinds],
        "hypotheses": list(derivation.hypotheses.statements),
        "notes": list(derivation.session.workload.model.notes),
        "quantities": quantities_data(derivation.quantities, instance),
        "proof": derivation.report.counts,
    }
    if instance is not None:
        data["at"] = dict(instance.values)
    return data
