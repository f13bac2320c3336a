"""How a command runs proofs: where, with which judges, and what it remembers."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any

import click
from attrs import frozen

from ..proof.cvc5 import Cvc5
from ..proof.prover import Prover
from ..proof.store import Store, default_store

FAREWELL = 5.0
"""Seconds that a process has to end by itself."""


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@frozen
class Running:
    """What a command was asked for."""

    jobs: int
    cvc5: bool
    store: bool

    @contextmanager
    def executor(self) -> Iterator[Executor | None]:
        """Processes that judge, or None for one job: then this process does. Crashed ones do not take it with them."""
        if self.jobs < 2:
            yield None
            return
        pool = ProcessPoolExecutor(self.jobs, mp_context=multiprocessing.get_context("spawn"))
        try:
            yield pool
        finally:
            end(pool)

    @contextmanager
    def prover(self) -> Iterator[Prover]:
        """A prover that asks for certificates."""
        with ExitStack() as stack:
            executor = stack.enter_context(self.executor())
            solver = stack.enter_context(Cvc5(self.jobs)) if self.cvc5 else None
            store = self.opened_store
            yield Prover(workers=self.jobs, certificates=True, executor=executor, solver=solver, store=store)
            tell_faults(store)

    @property
    def opened_store(self) -> Store | None:
        """The user's store, unless it is not wanted."""
        return default_store() if self.store else None


def end(pool: ProcessPoolExecutor) -> None:
    """Ends a pool and its processes, those included that hang."""
    closing = threading.Thread(target=pool.shutdown, kwargs={"cancel_futures": True})
    closing.start()
    closing.join(FAREWELL)
    if closing.is_alive():
        for process in multiprocessing.active_children():
            process.kill()
        closing.join()


def tell_faults(store: Store | None) -> None:
    """Says on stderr what the store found that cannot be believed."""
    for fault in store.faults if store is not None else ():
        click.echo(f"warning: {fault}", err=True)


def running(command: Callable[..., Any]) -> Callable[..., Any]:
    """Options of a command that proves; they reach it as one `Running`, its first argument."""

    @click.option("--jobs", type=click.IntRange(1, 512), default=cores, show_default="all cores", help="Processes.")
    @click.option("--cvc5", is_flag=True, help="Ask cvc5 as well, about every claim.")
    @click.option("--store/--no-store", default=True, help="Remember what is proved (default; never in CI).")
    def run(jobs: int, cvc5: bool, store: bool, **others: Any) -> Any:
        return command(Running(jobs, cvc5, store), **others)

    run.__doc__ = command.__doc__
    run.__name__ = command.__name__
    return run
