"""How each record looks in a notebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import singledispatch
from html import escape
from typing import Any

from ..claims.check import Checked
from ..derivation import Derivation
from ..expr.algebra import ZERO
from ..hypotheses import Hypotheses
from ..ir.concrete import ConcretePlanIR, QueueExtension
from ..ir.distributed import DistributedTaskIR
from ..ir.model import ModelIR
from ..ir.portable import PortablePlanIR
from ..numeric.point import Instance
from ..proof.report import ProofReport, Status, Verdict
from ..quantity import Quantity, QuantityTable
from ..symbols import INFO, SYMBOLS
from ..whole import ModelDerivation
from ..work import WorkVector
from .html import badge, badges, code, fold, formula, heading, table, view
from .units import scaled

MOST_ROWS = 400
"""Rows of a table that folds; the rest is counted."""


@singledispatch
def display(record: Any) -> str:
    """The HTML of a record."""
    raise TypeError(f"a {type(record).__name__} has no display")


def _shortened(rows: Sequence[tuple[str, ...]]) -> Sequence[tuple[str, ...]]:
    left = len(rows) - MOST_ROWS
    return rows if left <= 0 else [*rows[:MOST_ROWS], (f"… {left} more", *[""] * (len(rows[0]) - 1))]


def _title(task: str, name: str, strategy: str) -> str:
    return heading(f"{task} block of {name}", f"one rank, strategy {strategy}")


@display.register
def _(record: Derivation) -> str:
    ir = record.distributed
    parts = [
        _title(ir.task, record.model.name, ir.strategy),
        f"<div>{badges(record.report.counts)}</div>",
        _hypotheses(record.hypotheses),
        fold("quantities", _quantities(record.quantities.values()), opened=True),
        fold(f"{len(ir.tasks)} tasks of one rank", _tasks(ir)),
        fold("obligations", _obligations(record.report)),
    ]
    return view(*parts)


@display.register
def _(record: ModelDerivation) -> str:
    kinds = [
        (code(str(item.kind.structure.name)), formula(item.number), str(len(item.model.layers)))
        for item in record.kinds
    ]
    return view(
        heading(
            f"{record.session.workload.task} of {record.session.workload.model.name}", "the whole model, all ranks"
        ),
        f"<div>{badges(record.report.counts)}</div>",
        _hypotheses(record.hypotheses),
        fold(f"{len(kinds)} kinds of layers", table(("kind", "how many", "operations"), kinds)),
        fold("quantities", _quantities(record.quantities.values()), opened=True),
    )


@display.register
def _(record: QuantityTable) -> str:
    return view(_quantities(record.values()))


def _quantities(quantities: Iterable[Quantity]) -> str:
    rows = [
        (
            code(item.name),
            formula(item.expr),
            escape(item.unit.value),
            f'<span class="q">{escape(item.description)}</span>',
        )
        for item in quantities
    ]
    return table(("quantity", "closed form", "unit", "meaning"), rows)


@display.register
def _(record: Hypotheses) -> str:
    return view(_hypotheses(record))


def _hypotheses(hypotheses: Hypotheses) -> str:
    told = ", ".join(code(statement) for statement in hypotheses.statements) or "none"
    return f"<div>hypotheses: {told}</div>"


@display.register
def _(record: WorkVector) -> str:
    meanings = ("FLOP", "bytes read", "bytes written", "message bytes")
    rows = [
        (f"<i>{name}</i>", formula(value), unit)
        for (name, value), unit in zip(record.components, meanings, strict=True)
    ]
    return view(table(("", "closed form", "unit"), rows))


@display.register
def _(record: ProofReport) -> str:
    failures = "".join(_verdict(item, opened=True) for item in record.failures[:MOST_ROWS])
    return view(f"<div>{badges(record.counts)}</div>", failures, fold("by kind", _obligations(record), opened=True))


def _obligations(report: ProofReport) -> str:
    kinds: dict[str, list[Verdict]] = {}
    for verdict in report.verdicts:
        kinds.setdefault(verdict.obligation.kind, []).append(verdict)
    rows = []
    for kind, verdicts in sorted(kinds.items()):
        counts = {status.value: sum(item.status is status for item in verdicts) for status in Status}
        told = [(code(v.obligation.id), escape(v.obligation.sentence), badge(v.status.value)) for v in verdicts]
        folded = fold(f"{len(verdicts)}", table(("obligation", "sentence", "verdict"), _shortened(told)))
        rows.append((escape(kind), badges(counts), folded))
    judges = ", ".join(f"{escape(words)}: {number}" for words, number in report.by_judges.items())
    after = f'<div class="q">judges: {judges}</div>' if judges else ""
    return table(("kind of obligation", "verdicts", ""), rows) + after


@display.register
def _(record: Verdict) -> str:
    return view(_verdict(record, opened=True))


def _verdict(verdict: Verdict, *, opened: bool) -> str:
    obligation = verdict.obligation
    head = f"{badge(verdict.status.value)} {code(obligation.id)} {escape(obligation.sentence)}"
    inner = [f'<div class="q">{escape(obligation.source)}</div>']
    if verdict.reason:
        inner.append(f"<div>{escape(verdict.reason)}</div>")
    if verdict.counterexample is not None:
        values = verdict.counterexample.values
        inner.append(table([s.name for s, _ in values], [[str(value) for _, value in values]], range(len(values))))
        inner += [f"<div>{escape(failure)}</div>" for failure in verdict.counterexample.failures]
    if verdict.judges:
        inner.append(f'<div class="q">judges: {escape(", ".join(verdict.judges))}</div>')
    return fold(head, "".join(inner), opened=opened)


@display.register
def _(record: Checked) -> str:
    claim = record.claim
    head = f"{badge(record.verdict)} {code(claim.id)} {escape(claim.title)}"
    rows = [("claimed", code(claim.formula)), ("quantity", code(claim.quantity))]
    rows += [(word, formula(expr)) for word, expr in (("derived", record.derived),) if expr is not None]
    if record.difference_text is not None:
        rows.append(("claimed − derived", code(record.difference_text)))
    rows += [("comes from", escape(str(item))) for item in record.sources]
    if record.counterexample is not None:
        rows.append(("counterexample", escape(str(record.counterexample))))
    rows += [("holds", escape(str(item))) for item in record.holds_when]
    rows += [(word, escape(told)) for word, told in (("reason", record.reason), ("note", claim.note)) if told]
    rows.append(("under", ", ".join(code(item) for item in record.hypotheses)))
    rows += [("judges", escape(", ".join(record.judges)))] if record.judges else []
    return view(fold(head, table(("", ""), rows), opened=record.status is not Status.PROVED))


@display.register
def _(record: Instance) -> str:
    values = ", ".join(f"<i>{escape(name)}</i> = {value}" for name, value in record.values)
    rows = [
        (code(name), str(item.value), escape(item.unit.value), escape(scaled(item.value, item.unit.value)))
        for name, item in record.quantities.items()
    ]
    parts = [f"<div>at {values}</div>", table(("quantity", "value", "unit", "about"), rows, (1, 3))]
    if record.concrete is not None:
        placed = [(code(b.buffer), str(b.offset), str(b.size), str(b.alignment)) for b in record.concrete.layout]
        inner = table(("buffer", "offset", "size", "alignment"), _shortened(placed), (1, 2, 3))
        parts.append(fold(f"layout, {record.concrete.end} bytes", inner))
    return view(*parts)


@display.register
def _(record: ModelIR) -> str:
    rows = [
        (code(item.id), escape(item.primitive), escape(", ".join(item.inputs)), escape(", ".join(item.outputs)))
        for item in record.layers
    ]
    return view(
        heading(f"ModelIR of {record.name}", f"{len(record.layers)} layers"),
        fold("layers", table(("layer", "primitive", "reads", "makes"), _shortened(rows)), opened=True),
        _symbols(record),
    )


def _symbols(record: ModelIR) -> str:
    rows = [
        (f"<i>{escape(name)}</i>", str(value), escape(INFO[SYMBOLS[name]].meaning)) for name, value in record.dimensions
    ]
    return fold("sizes", table(("symbol", "value", "meaning"), rows, (1,))) if rows else ""


@display.register
def _(record: DistributedTaskIR) -> str:
    phases = Counter(task.phase.value for task in record.tasks)
    told = ", ".join(f"{number} {name}" for name, number in phases.items())
    return view(
        _title(record.task, record.name, record.strategy),
        _hypotheses(record.hypotheses),
        fold(f"{len(record.tasks)} tasks: {escape(told)}", _tasks(record), opened=True),
    )


def _tasks(ir: DistributedTaskIR) -> str:
    rows = [
        (
            code(task.id),
            escape(task.engine.value),
            escape(task.primitive),
            *("" if value == ZERO else formula(value) for _, value in task.work.components),
        )
        for task in ir.tasks
    ]
    return table(("task", "engine", "law", "F [FLOP]", "R [byte]", "W [byte]", "M [byte]"), _shortened(rows))


@display.register
def _(record: PortablePlanIR) -> str:
    rows = [(code(item.id), escape(item.kind.value), str(len(item.dependencies))) for item in record.tasks]
    buffers = [(code(item.id), formula(item.size)) for item in record.buffers]
    return view(
        _title(record.task, record.name, record.strategy),
        _hypotheses(record.hypotheses),
        fold(f"{len(rows)} tasks", table(("task", "kind", "waits for"), _shortened(rows), (2,))),
        fold(f"{len(buffers)} buffers", table(("buffer", "bytes"), _shortened(buffers))),
    )


@display.register
def _(record: ConcretePlanIR) -> str:
    rows = [
        (code(item.buffer), formula(item.offset), formula(item.size), str(item.alignment)) for item in record.layout
    ]
    if isinstance(record.extension, QueueExtension):
        issue = [(escape(name), str(len(tasks)), code(" → ".join(tasks))) for name, tasks in record.extension.queues]
        how = fold(f"{len(issue)} queues", table(("queue", "tasks", "in order"), issue, (1,)))
    else:
        issue = [(code(item.task), str(item.cycle), str(item.slot)) for item in record.extension.issues]
        how = fold(f"{len(issue)} issues", table(("task", "cycle", "slot"), _shortened(issue), (1, 2)))
    return view(
        heading(f"{record.task} plan of {record.name} on target {record.target}", record.strategy),
        _hypotheses(record.hypotheses),
        fold(f"{len(rows)} placements", table(("buffer", "offset", "bytes", "alignment"), _shortened(rows), (3,))),
        how,
    )
