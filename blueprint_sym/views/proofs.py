"""What a proof run found, as tables for a person."""

from __future__ import annotations

from collections import Counter

from rich.console import Console

from ..audit import Summary
from ..proof.record import by_judges, counts, folded, more_variants
from .common import console, count_line, table


def summary_table(found: Summary) -> str:
    """Failures first, then obligations by pass and kind, then one line."""
    out = console()
    with out.capture() as captured:
        _print(out, found)
    return captured.get()


def _print(out: Console, found: Summary) -> None:
    for item, others in folded(found.records):
        out.print(f"{item}{more_variants(others)}", style="red")
    found_counts = counts(found.records)
    words = [(word, "right") for word in found_counts]
    rows = table("Obligations", ("pass", "left"), ("kind", "left"), *words)
    tally = Counter((item.pass_name, item.kind, item.status.value) for item in found.records)
    for pass_name, kind in dict.fromkeys((item.pass_name, item.kind) for item in found.records):
        rows.add_row(pass_name, kind, *(str(tally[pass_name, kind, word]) for word in found_counts))
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
    good = found_counts["proved"] == len(found.records)
    out.print(count_line(found_counts), style="green" if good else "red")
