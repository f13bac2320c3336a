from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path

import pytest

from blueprint_sym import PASSES, Derivation, Prover, Session, derive_session
from blueprint_sym.theorem import Theorem, theorems

PROVER = Prover()
MODULES = sorted(path.stem for path in (Path(__file__).parents[1] / "proofs").glob("theorems_*.py"))
THEOREMS = [
    pytest.param(item, id=f"{module.removeprefix('theorems_')}:{item.name}")
    for module in MODULES
    for item in theorems(importlib.import_module(f"proofs.{module}"))
]


@cache
def derivation(session: Session) -> Derivation:
    return derive_session(session, PROVER)


@pytest.mark.parametrize("item", THEOREMS)
def test_theorem_is_proved_in_every_variant_to_which_it_applies(item: Theorem) -> None:
    assert item.sessions
    report = PROVER.prove_all(item.obligation(derivation(session)) for session in item.sessions)
    assert report.proved, str(report)


def test_each_pass_has_its_theorems() -> None:
    assert {f"theorems_{item.name}" for item in PASSES} <= set(MODULES)
