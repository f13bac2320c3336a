"""What a proof run found, as tables for a person."""

from __future__ import annotations

from collections import Counter

from rich.console import Console

from ..audit import Summary
from ..proof.record import by_judges, counts, failures
from ..proof.report import Status
from .common import console, count_line, table


def summary_table(found: Summary) -> str:
    """Failures first, then obligations by pass and kind, then one line."""
    out = console()
    with out.capture() as captured:
        _print(out, found)
    return captured.get()


def _print(out: Console, found: Summary) -> None:
    for item in failures(found.records):
        out.print(str(item), style="red")
    rows = table(
        "Obligations",
        *[("pass", "left"), ("kind", "left"), ("proved", "right"), ("refuted", "right"), ("unknown", "right")],
    )
    tally = Counter((item.pass_name, item.kind, item.status) for item in found.records)
    for pass_name, kind in dict.fromkeys((item.pass_name, item.kind) for item in found.records):
        proved, refuted = (tally[pass_name, kind, status] for status in (Status.PROVED, Status.REFUTED))
        other = sum(n for (p, k, _), n in tally.items() if (p, k) == (pass_name, kind)) - proved - refuted
        rows.add_row(pass_name, kind, str(proved), str(refuted), str(other))
    out.print(rows)
    out.print()
    if found.passes:
        columns = [("pass", "left"), ("variants", "right"), ("distinct claims", "right"), ("seconds", "right")]
        times = table("Passes", *columns)
        for row in found.passes:
            times.add_row(row.name, str(row.variants), str(row.obligations), f"{row.seconds:.2f}")
        out.print(times)
        out.print()
    judges = ", ".join(f"{number} by {names}" for names, number in by_judges(found.records).items())
    out.print(f"judges: {judges or 'none'}")
    if found.variants:
        claims = f"claim {found.claimed} obligations, {len(found.records)} of them distinct"
        out.print(f"{found.variants} structural variants {claims}")
    found_counts = counts(found.records)
    good = found_counts["proved"] == len(found.records)
    out.print(count_line(found_counts), style="green" if good else "red")
