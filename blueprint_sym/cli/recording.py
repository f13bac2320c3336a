"""What `blueprint-sym record` writes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..errors import ProofError
from ..proof.artefacts import Proved
from ..proof.judges import certified, stated
from ..proof.obligation import Obligation
from ..proof.record import record
from ..proof.report import ProofReport
from ..proof.used import used
from .running import Running


def recorded(run: Running, files: tuple[Path, ...]) -> list[Proved]:
    """Every obligation with its record, its certificate and the hypotheses it uses; raises ProofError if one fails."""
    report = _report(run, files)
    if not report.proved:
        raise ProofError(f"nothing is recorded: not everything is proved\n{report}", report)
    contents = {
        (v.obligation.goal, v.obligation.premises, v.obligation.hypotheses): v.obligation for v in report.verdicts
    }
    with ThreadPoolExecutor(run.jobs) as pool:
        needed = dict(zip(contents, pool.map(used, contents.values()), strict=True))
    certificates = {content: _certificate(item) for content, item in contents.items()}
    rows = []
    for verdict in report.verdicts:
        item = verdict.obligation
        uses = tuple(hypothesis.statement for hypothesis in needed[item.content])
        rows.append(Proved(item, record(verdict), certificates[item.content], uses))
    return rows


def _certificate(obligation: Obligation) -> str:
    said = stated(obligation)
    return certified(said) if said is not None else ""


def _report(run: Running, files: tuple[Path, ...]) -> ProofReport:
    from ..audit import audit, variants
    from ..declared import load, verdicts
    from ..views.common import progress

    with run.prover() as prover:
        if files:
            return verdicts([item for path in files for item in load(path)], prover)
        with progress(len(variants())) as tell:
            return audit(prover=prover, progress=tell).report
