"""Audit: every pass over every structural variant, all obligations discharged.

Where `derive` stops at the first target that is refused, an audit goes on and reports everything.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from attrs import evolve, field, frozen

from .derivation import TARGETS, block, pipeline
from .passes.base import AnyPass, PassContext
from .passes.manager import examine
from .proof.obligation import Obligation
from .proof.prover import Prover
from .proof.report import ProofReport, Verdict
from .spec.model import TransformerSpec
from .spec.session import Session, Workload
from .spec.strategy import inference_strategies, training_strategies


def variants() -> tuple[Session, ...]:
    """A session for every structural variant: task, strategy, and whether H = h·d_h."""
    specs = (TransformerSpec(), TransformerSpec(name="symbolic, free head width", divided_heads=False))
    training = [Session(Workload("training", spec), strategy) for spec in specs for strategy in training_strategies()]
    inference = [
        Session(Workload(task, spec), strategy)
        for task in ("prefill", "decode")
        for spec in specs
        for strategy in inference_strategies()
    ]
    return (*training, *inference)


def variant_name(session: Session) -> str:
    """``training.sp.selective.free-heads``."""
    heads = "" if session.workload.model.divided_heads else ".free-heads"
    strategy = session.strategy.name
    words = strategy if session.workload.task == "training" else strategy.partition(".")[0]
    return f"{session.workload.task}.{words}{heads}"


@frozen
class AuditedPass:
    """What one pass took over all variants."""

    name: str
    variants: int
    obligations: int
    seconds: float = field(eq=False)


@frozen
class Audit:
    """The distinct claims of all variants with their verdicts, and what each pass took.

    ``claimed`` counts obligations over all variants; those that make the same claim are listed once, under the id of
    the first, and with ``@variant`` where that id makes another claim already.
    """

    variants: int
    claimed: int
    passes: tuple[AuditedPass, ...]
    report: ProofReport


def audit(
    sessions: Iterable[Session] | None = None,
    prover: Prover | None = None,
    progress: Callable[[str], None] = lambda name: None,
) -> Audit:
    """Runs every pass of the sessions (by default of all variants), both binders included.

    Args:
        sessions: what to audit; targets in them do not matter.
        prover: keeps what it has proved; by default a new one that asks for certificates as well.
        progress: is told the name of each variant before its turn.

    """
    chosen = variants() if sessions is None else tuple(sessions)
    judge = prover or Prover(certificates=True)
    table: dict[tuple[str, str], Verdict] = {}
    names: set[str] = set()
    spent: dict[str, list[float]] = {}
    claimed = 0
    for session in chosen:
        progress(variant_name(session))
        for item, verdicts, seconds in _examined(session, judge):
            spent.setdefault(item.name, []).append(seconds)
            claimed += len(verdicts)
            for verdict in verdicts:
                key = (verdict.obligation.id, _content(verdict.obligation))
                if key not in table:
                    table[key] = _named(verdict, names, variant_name(session))
    rows = list(table.values())
    passes = tuple(
        AuditedPass(name, len(times), sum(row.obligation.pass_name == name for row in rows), sum(times))
        for name, times in spent.items()
    )
    return Audit(len(chosen), claimed, passes, ProofReport(tuple(rows)))


def _examined(session: Session, prover: Prover) -> Iterable[tuple[AnyPass, tuple[Verdict, ...], float]]:
    context = PassContext(session, prover)
    ir: object = block(session)
    for item in pipeline(evolve(session, target=None)).passes:
        started = time.perf_counter()
        checkpoint = examine(item, ir, context)
        ir = checkpoint.ir
        yield item, checkpoint.report.verdicts, time.perf_counter() - started
    for item in TARGETS.values():
        started = time.perf_counter()
        checkpoint = examine(item, ir, context)
        yield item, checkpoint.report.verdicts, time.perf_counter() - started


def every_obligation(sessions: Iterable[Session] | None = None) -> Iterator[Obligation]:
    """What every pass claims over the sessions, each distinct claim once, under the id that `audit` gives it."""
    names: set[str] = set()
    seen: set[tuple[str, str]] = set()
    for session in variants() if sessions is None else sessions:
        context = PassContext(session)
        source: Any = block(session)
        steps: list[tuple[AnyPass, Any, Any]] = []
        for item in pipeline(evolve(session, target=None)).passes:
            steps.append((item, source, item.run(source, context)))
            source = steps[-1][2]
        steps += [(item, source, item.run(source, context)) for item in TARGETS.values()]
        for item, before, after in steps:
            for obligation in item.obligations(before, after, context):
                key = (obligation.id, _content(obligation))
                if key not in seen:
                    seen.add(key)
                    yield _renamed(obligation, names, variant_name(session))


def _content(obligation: Obligation) -> str:
    parts = (obligation.goal.show(), *(premise.show() for premise in obligation.premises))
    return " & ".join((*parts, *obligation.hypotheses.statements))


def _renamed(obligation: Obligation, names: set[str], variant: str) -> Obligation:
    own = f"{obligation.id}@{variant}" if obligation.id in names else obligation.id
    names.add(own)
    return evolve(obligation, id=own)


def _named(verdict: Verdict, names: set[str], variant: str) -> Verdict:
    return evolve(verdict, obligation=_renamed(verdict.obligation, names, variant))
