"""What the command line shows: tables for a person, plain data for a program."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from .audit import Audit
from .derivation import Derivation
from .expr.latex import latex
from .expr.text import text
from .ir.concrete import QueueExtension, SlotExtension
from .numeric import Instance
from .proof.report import ProofReport
from .spec.model import DIMENSIONS, TransformerSpec

WIDE = 100_000
"""Columns of an output that is no terminal: nothing is cut or wrapped."""


def console() -> Console:
    """stdout, at its own width on a terminal and without a limit elsewhere."""
    width, wrap = (None, True) if sys.stdout.isatty() else (WIDE, False)
    return Console(width=width, soft_wrap=wrap, highlight=False, markup=False, emoji=False)


def _table(title: str, *columns: tuple[str, str]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    for name, justify in columns:
        table.add_column(name, justify="right" if justify == "right" else "left", overflow="fold")
    return table


def proof_line(report: ProofReport) -> str:
    """One line on what was proved."""
    counts = report.counts
    if report.proved:
        return f"proved: all {counts['proved']} obligations, by z3, for every size that meets the hypotheses"
    return ", ".join(f"{number} {word}" for word, number in counts.items())


def print_derivation(derivation: Derivation, instance: Instance | None) -> None:
    """Tasks, quantities and their numbers, hypotheses, and what was proved."""
    out = console()
    distributed = derivation.distributed
    out.print(
        f"{distributed.task} block of {derivation.model.name}, one rank, strategy {distributed.strategy}", style="bold"
    )
    out.print()
    tasks = _table(
        "Tasks", *((name, "left") for name in ("phase", "layer", "F  [FLOP]", "R  [byte]", "W  [byte]", "M  [byte]"))
    )
    for task in distributed.tasks:
        work = task.work
        tasks.add_row(
            task.phase.value, task.layer, text(work.flops), text(work.read), text(work.written), text(work.message)
        )
    out.print(tasks)
    out.print()
    columns = [("quantity", "left"), ("formula", "left"), ("unit", "left")]
    values = _table("Quantities", *columns, *([("value", "right")] if instance else []))
    for name, quantity in derivation.quantities.items():
        number = [f"{instance[name]:,}".replace(",", "\u202f" if out.is_terminal else "")] if instance else []
        values.add_row(name, text(quantity.expr), quantity.unit.value, *number)
    out.print(values)
    out.print()
    if derivation.concrete is not None:
        _print_layout(out, derivation, instance)
    if instance is not None:
        out.print("at " + ", ".join(f"{name} = {value}" for name, value in instance.values))
    out.print("where " + ", ".join(derivation.hypotheses.statements))
    out.print(proof_line(derivation.report), style="green" if derivation.report.proved else "red")


def _print_layout(out: Console, derivation: Derivation, instance: Instance | None) -> None:
    assert derivation.concrete is not None
    columns = [("buffer", "left"), ("size  [byte]", "left"), ("alignment", "right"), ("offset", "left")]
    placed = instance.concrete.layout if instance and instance.concrete else ()
    table = _table("Layout", *columns, *([("offset  [byte]", "right"), ("size  [byte]", "right")] if placed else []))
    for number, item in enumerate(derivation.concrete.layout):
        row = [item.buffer, text(item.size), str(item.alignment), f"{item.symbol.name} = {text(item.offset)}"]
        table.add_row(*row, *([str(placed[number].offset), str(placed[number].size)] if placed else []))
    out.print(table)
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
        "digests": {checkpoint.pass_name: checkpoint.digest for checkpoint in derivation.checkpoints},
        "tasks": [
            {
                "phase": task.phase.value,
                "layer": task.layer,
                **{letter: text(value) for letter, value in task.work.components},
            }
            for task in distributed.tasks
        ],
        "quantities": {
            name: {
                "expr": text(quantity.expr),
                "latex": latex(quantity.expr),
                "unit": quantity.unit.value,
                "description": quantity.description,
                **({"value": instance[name]} if instance else {}),
            }
            for name, quantity in derivation.quantities.items()
        },
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


@contextmanager
def progress(total: int) -> Iterator[Callable[[str], None]]:
    """A progress bar on stderr where it is a terminal; elsewhere nothing."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        job = bar.add_task("", total=total)
        started = False

        def tell(name: str) -> None:
            nonlocal started
            bar.update(job, description=name, advance=1 if started else 0)
            started = True

        yield tell


def print_audit(result: Audit) -> None:
    """Failures first, then obligations by pass and kind, then one line."""
    out = console()
    for verdict in result.report.failures:
        out.print(str(verdict), style="red")
    verdicts = result.report.verdicts
    table = _table(
        "Obligations",
        *[("pass", "left"), ("kind", "left"), ("proved", "right"), ("refuted", "right"), ("unknown", "right")],
    )
    groups: dict[tuple[str, str], ProofReport] = {}
    for verdict in verdicts:
        key = (verdict.obligation.pass_name, verdict.obligation.kind)
        groups[key] = groups.get(key, ProofReport()) + ProofReport((verdict,))
    for (pass_name, kind), report in groups.items():
        table.add_row(pass_name, kind, *(str(report.counts[word]) for word in ("proved", "refuted", "unknown")))
    out.print(table)
    out.print()
    times = _table(
        "Passes", ("pass", "left"), ("variants", "right"), ("distinct claims", "right"), ("seconds", "right")
    )
    for item in result.passes:
        times.add_row(item.name, str(item.variants), str(item.obligations), f"{item.seconds:.2f}")
    out.print(times)
    out.print()
    judges = ", ".join(f"{number} by {names}" for names, number in result.report.by_judges.items())
    out.print(f"judges: {judges}")
    out.print(
        f"{result.variants} structural variants claim {result.claimed} obligations, {len(verdicts)} of them distinct"
    )
    out.print(proof_line(result.report), style="green" if result.report.proved else "red")


def audit_data(result: Audit) -> dict[str, Any]:
    """An audit as plain data."""
    return {
        "summary": {**result.report.counts, "variants": result.variants, "claimed": result.claimed},
        "passes": [
            {"pass": item.name, "variants": item.variants, "obligations": item.obligations, "seconds": item.seconds}
            for item in result.passes
        ],
        "obligations": [
            {
                "id": verdict.obligation.id,
                "pass": verdict.obligation.pass_name,
                "kind": verdict.obligation.kind,
                "sentence": verdict.obligation.sentence,
                "verdict": verdict.status.value,
                "judges": list(verdict.judges),
                "seconds": verdict.seconds,
                **({"reason": verdict.reason} if verdict.reason else {}),
                **({"counterexample": _point(verdict)} if verdict.counterexample else {}),
            }
            for verdict in result.report.verdicts
        ],
    }


def _point(verdict: Any) -> dict[str, Any]:
    found = verdict.counterexample
    return {"at": {symbol.name: value for symbol, value in found.values}, "failures": list(found.failures)}


def print_models(specs: tuple[TransformerSpec, ...]) -> None:
    """The catalogue as a table."""
    table = _table(
        "", ("model", "left"), *((name, "right") for name in DIMENSIONS), ("H = h*d_h", "left"), ("source", "left")
    )
    for spec in specs:
        row = [str(spec.sizes[name]) for name in DIMENSIONS]
        table.add_row(spec.name, *row, "yes" if spec.divided_heads else "no", spec.source)
    console().print(table)
