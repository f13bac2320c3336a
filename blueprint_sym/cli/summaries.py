"""What a proof run finds, from the store where nothing has changed since."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from ..audit import Summary
from ..proof.store import Store, source_digest
from .running import Running, tell_faults


def summarized(run: Running, files: tuple[Path, ...]) -> Summary:
    """The audit of every variant, or of what ``files`` declare."""
    from ..audit import audit, variants
    from ..declared import load, prove_declared
    from ..views.common import progress

    if files:
        with run.prover() as prover:
            return prove_declared([item for path in files for item in load(path)], prover)
    store = run.opened_store
    name = _name(run)
    kept = store.read(name) if store is not None else None
    if kept is not None:
        return msgspec.json.decode(kept, type=Summary)
    with progress(len(variants())) as tell, run.prover() as prover:
        summary = audit(prover=prover, progress=tell).summary
    if store is not None and all(item.status.value == "proved" for item in summary.records):
        _keep(store, name, summary)
    return summary


def _name(run: Running) -> str:
    """The name of an audit in the store: every source file, every version, every judge that was asked."""
    python = f"{sys.version_info[0]}.{sys.version_info[1]}"
    return f"audit {source_digest('')} python={python} cvc5={run.cvc5}"


def _keep(store: Store, name: str, summary: Summary) -> None:
    store.write_all({name: msgspec.json.encode(summary).decode()})
    tell_faults(store)
