"""Where proofs run does not matter: threads, processes and a Dask cluster give the verdicts of this process."""

from __future__ import annotations

from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache
from multiprocessing import get_context

import pytest

from blueprint_sym.derivation import derive
from blueprint_sym.proof.obligation import Natural, Obligation
from blueprint_sym.proof.prover import Prover
from blueprint_sym.proof.record import Record, record
from blueprint_sym.proof.report import Status
from blueprint_sym.symbols import B
from tests.support_prover import HARD, law
from tests.test_known_bad import LAWS, obligation


@cache
def claims() -> tuple[Obligation, ...]:
    """True, false and undecided ones, more than an executor is handed at a time."""
    true = (verdict.obligation for verdict in derive("decode", target="queue").report.verdicts)
    return (*true, *(obligation(item) for item in LAWS), HARD, law(Natural(B * (B + 1) / 2)))


def verdicts(executor: Executor | None, workers: int = 1) -> tuple[Record, ...]:
    """All that is told of a verdict but its time."""
    prover = Prover(workers=workers, certificates=True, executor=executor)
    return tuple(record(verdict) for verdict in prover.prove_all(claims()).verdicts)


@cache
def here() -> tuple[Record, ...]:
    return verdicts(None)


def test_the_claims_have_every_verdict_that_an_honest_run_has() -> None:
    assert {item.status for item in here()} == {Status.PROVED, Status.REFUTED, Status.UNKNOWN}
    assert {item.judges for item in here()} == {("z3", "certificate"), ("z3",), ()}


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_threads_give_the_same_verdicts(workers: int) -> None:
    assert verdicts(None, workers) == here()
    with ThreadPoolExecutor(workers) as pool:
        assert verdicts(pool) == here()


@pytest.mark.parametrize("method", ["spawn", "forkserver"])
def test_processes_give_the_same_verdicts(method: str) -> None:
    with ProcessPoolExecutor(2, mp_context=get_context(method)) as pool:
        assert verdicts(pool) == here()


def test_a_cluster_gives_the_same_verdicts() -> None:
    distributed = pytest.importorskip("distributed", reason="Dask's distributed is not installed")
    options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with distributed.LocalCluster(processes=True, **options) as cluster, distributed.Client(cluster) as client:
        assert verdicts(client.get_executor()) == here()
