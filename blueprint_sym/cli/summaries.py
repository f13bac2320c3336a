"""What a proof run finds, from the store where nothing has changed since."""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

import msgspec
from attrs import evolve

from ..audit import Audit, Summary
from ..proof.record import Record
from ..proof.report import ProofReport
from ..proof.store import Store, default_store, source_digest
from .running import Running, tell_faults


def summarized(run: Running, files: tuple[Path, ...], coq: bool = False) -> Summary:
    """The audit of every variant, or of what ``files`` declare; with Coq's word where it is asked for."""
    from ..audit import audit, variants
    from ..declared import load, verdicts
    from ..views.common import progress

    if files:
        with run.prover() as prover:
            report = verdicts([item for path in files for item in load(path)], prover)
        return Audit(0, len(report.verdicts), (), _heard(report, run, coq)).summary
    store = run.opened_store
    name = _name(run, coq)
    kept = store.read(name) if store is not None else None
    if kept is not None:
        return msgspec.json.decode(kept, type=Summary)
    with progress(len(variants())) as tell, run.prover() as prover:
        found = audit(prover=prover, progress=tell)
    summary = evolve(found, report=_heard(found.report, run, coq)).summary
    if store is not None and all(item.status.value == "proved" for item in summary.records):
        _keep(store, name, summary)
    return summary


def remembered() -> tuple[Record, ...] | None:
    """What an audit of the same sources claimed, if this user's store has one, whichever judges it asked."""
    store = default_store()
    asked = itertools.product((False, True), repeat=2)
    names = tuple(_name(Running(1, cvc5, True), coq) for cvc5, coq in asked)
    kept = store.read_all(names) if store is not None else {}
    tell_faults(store)
    found = next(iter(kept.values()), None)
    return None if found is None else msgspec.json.decode(found, type=Summary).records


def _heard(report: ProofReport, run: Running, coq: bool) -> ProofReport:
    from ..proof.coq_judge import Coq, with_coq

    return with_coq(report, Coq(run.jobs)) if coq else report


def _name(run: Running, coq: bool) -> str:
    """The name of an audit in the store: every source file, every version, every judge that was asked."""
    python = f"{sys.version_info[0]}.{sys.version_info[1]}"
    return f"audit {source_digest('')} python={python} cvc5={run.cvc5} coq={coq}"


def _keep(store: Store, name: str, summary: Summary) -> None:
    store.write_all({name: msgspec.json.encode(summary).decode()})
    tell_faults(store)
