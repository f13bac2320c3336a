"""Pairwise covering: every two choices that can meet do meet, in few rows, always the same."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from blueprint_sym.audit import FACTORS, session_of, structural_variants
from blueprint_sym.covering import covering
from blueprint_sym.errors import SpecError

Factors = dict[str, tuple[int, ...]]


def factors() -> st.SearchStrategy[Factors]:
    return st.lists(st.integers(1, 4), min_size=2, max_size=5).map(
        lambda sizes: {f"f{number}": tuple(range(size)) for number, size in enumerate(sizes)}
    )


def met(rows: list[dict[str, int]], names: list[str]) -> set[tuple[str, int, str, int]]:
    return {(a, row[a], b, row[b]) for row in rows for a, b in combinations(names, 2)}


@given(factors())
def test_every_pair_is_met(found: Factors) -> None:
    rows = covering(found, lambda row: True)
    every = {(a, i, b, j) for a, b in combinations(found, 2) for i in found[a] for j in found[b]}
    assert met(rows, list(found)) == every


@given(factors(), st.integers(2, 5))
def test_no_row_is_invalid_and_every_valid_pair_is_met(found: Factors, modulus: int) -> None:
    def valid(row: dict[str, int]) -> bool:
        chosen = [value for value in row.values() if value]
        return len(chosen) < 2 or all((a + b) % modulus for a, b in combinations(chosen, 2))

    rows = covering(found, valid)
    assert all(valid(row) for row in rows)
    possible = {
        (a, i, b, j) for a, b in combinations(found, 2) for i in found[a] for j in found[b] if valid({a: i, b: j})
    }
    assert possible <= met(rows, list(found))


@given(factors())
def test_there_are_no_more_rows_than_pairs_and_always_the_same(found: Factors) -> None:
    rows = covering(found, lambda row: True)
    assert len(rows) <= len(met(rows, list(found)))
    assert rows == covering(found, lambda row: True)


def test_the_audit_meets_every_two_structural_choices_that_can_exist_together() -> None:
    def exists(*words: dict[str, object]) -> bool:
        try:
            session_of({key: value for part in words for key, value in part.items()})
        except SpecError:
            return False
        return True

    sessions = structural_variants()
    assert len(sessions) < 100
    for one, other in combinations(FACTORS, 2):
        for first in FACTORS[one]:
            for second in FACTORS[other]:
                if first and second and exists(first, second):
                    wanted = {**first, **second}
                    assert any(_has(session, wanted) for session in sessions), wanted


def _has(session: object, wanted: dict[str, object]) -> bool:
    """Whether a session has the words: each is asked of the record that has it."""
    workload, strategy = session.workload, session.strategy  # type: ignore[attr-defined]
    structure, task = workload.model.structure, workload.task
    for key, value in wanted.items():
        if key == "task":
            found: object = task
        elif key == "head_width":
            found = "divided" if workload.model.divided_heads else "free"
        elif hasattr(strategy, key):
            found = getattr(strategy, key)
        else:
            found = getattr(structure, key)
        found = getattr(found, "value", found)
        if key == "bias":
            whole = {word for word in found if word != "router"}  # type: ignore[attr-defined]
            fine = "mlp" in whole if value is True else tuple(found) == ("qkv",)  # type: ignore[arg-type]
        else:
            fine = found == value
        if not fine:
            return False
    return True
