"""What the views share: the console, tables, progress."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from ..proof.report import ProofReport

WIDE = 100_000
"""Columns of an output that is no terminal: nothing is cut or wrapped."""


def console() -> Console:
    """stdout, at its own width on a terminal and without a limit elsewhere."""
    width, wrap = (None, True) if sys.stdout.isatty() else (WIDE, False)
    return Console(width=width, soft_wrap=wrap, highlight=False, markup=False, emoji=False)


def table(title: str, *columns: tuple[str, str]) -> Table:
    """A table with a bold title; each column has a name and how it is justified."""
    made = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    for name, justify in columns:
        made.add_column(name, justify="right" if justify == "right" else "left", overflow="fold")
    return made


def proof_line(report: ProofReport) -> str:
    """One line on what was proved."""
    return count_line(report.counts)


def count_line(counts: dict[str, int]) -> str:
    """One line on verdicts by their number."""
    if counts["proved"] == sum(counts.values()):
        return f"proved: all {counts['proved']} obligations, by z3, for every size that meets the hypotheses"
    return ", ".join(f"{number} {word}" for word, number in counts.items())


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
