"""What an audit found: tables for a person, plain data for a program."""

from __future__ import annotations

from typing import Any

from ..audit import Audit
from ..proof.report import ProofReport
from .common import console, proof_line, table


def print_audit(result: Audit) -> None:
    """Failures first, then obligations by pass and kind, then one line."""
    out = console()
    for verdict in result.report.failures:
        out.print(str(verdict), style="red")
    verdicts = result.report.verdicts
    rows = table(
        "Obligations",
        *[("pass", "left"), ("kind", "left"), ("proved", "right"), ("refuted", "right"), ("unknown", "right")],
    )
    groups: dict[tuple[str, str], ProofReport] = {}
    for verdict in verdicts:
        key = (verdict.obligation.pass_name, verdict.obligation.kind)
        groups[key] = groups.get(key, ProofReport()) + ProofReport((verdict,))
    for (pass_name, kind), report in groups.items():
        rows.add_row(pass_name, kind, *(str(report.counts[word]) for word in ("proved", "refuted", "unknown")))
    out.print(rows)
    out.print()
    times = table("Passes", ("pass", "left"), ("variants", "right"), ("distinct claims", "right"), ("seconds", "right"))
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
