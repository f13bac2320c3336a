"""A corpus of false laws of every kind: each is refuted, with the expected point and values in the user's symbols."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from sympy import Expr, Symbol

from blueprint_sym.derivation import derive
from blueprint_sym.expr.text import read
from blueprint_sym.hypotheses import AtLeast, Defines, Divides, Hypotheses, Hypothesis
from blueprint_sym.proof.judges import Answer
from blueprint_sym.proof.obligation import Compare, Every, Formula, Natural, Obligation, Some
from blueprint_sym.proof.prover import Prover
from blueprint_sym.proof.report import Status
from blueprint_sym.symbols import SYMBOLS, d_h, index

LAWS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("data").joinpath("known_bad.toml").read_text())[
    "law"
]
IDS = [f"{law['kind']}: {law['wrong']}" for law in LAWS]


def hypothesis(said: str) -> Hypothesis:
    left, relation, right = said.partition(" | ") if " | " in said else re.split(" (=|>=) ", said)
    if relation == " | ":
        return Divides(SYMBOLS[left], SYMBOLS[right])
    if relation == ">=":
        return AtLeast(SYMBOLS[left], int(right))
    return Defines(SYMBOLS[left], read(right), solved=d_h)


def formula(said: str, names: dict[str, Symbol]) -> Formula:
    for word, kind in ((" and ", Every), (" or ", Some)):
        if word in said:
            return kind(tuple(formula(part, names) for part in said.split(word)))
    if said.endswith(" is a non-negative integer"):
        return Natural(read(said.removesuffix(" is a non-negative integer"), names))
    return comparison(said, names)


def comparison(said: str, names: dict[str, Symbol]) -> Compare:
    left, relation, right = re.split(" (=|<=|<) ", said)
    sides: tuple[Expr, Expr] = (read(left, names), read(right, names))
    return Compare(sides[0], relation, sides[1])


def obligation(law: dict[str, Any]) -> Obligation:
    names = {**SYMBOLS, **{name: index(name) for name in law.get("indices", ())}}
    return Obligation(
        id=f"corpus.{law['kind']}",
        pass_name="corpus",
        kind=law["kind"],
        sentence=law["wrong"],
        source="known_bad.toml",
        hypotheses=Hypotheses(tuple(hypothesis(said) for said in law.get("hypotheses", ()))),
        goal=formula(law["goal"], names),
        premises=tuple(comparison(said, names) for said in law.get("premises", ())),
    )


@pytest.mark.parametrize("law", LAWS, ids=IDS)
def test_a_false_law_is_refuted_with_the_point_and_the_values_worked_out_on_paper(law: dict[str, Any]) -> None:
    verdict = Prover(workers=1, certificates=True).prove(obligation(law))
    assert verdict.status is Status.REFUTED, str(verdict)
    assert str(verdict.counterexample) == law["counterexample"]


@pytest.mark.parametrize("law", LAWS, ids=IDS)
def test_a_false_law_is_not_proved_even_where_z3_accepts_everything(
    law: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("blueprint_sym.proof.judges.ask_z3", lambda body, limit: Answer("unsat"))
    verdict = Prover(workers=1, certificates=True).prove(obligation(law))
    assert verdict.status in (Status.REFUTED, Status.ERROR), str(verdict)
    assert not verdict.judges


def test_the_corpus_has_at_least_fifty_laws_and_every_kind_of_obligation_there_is() -> None:
    found = (
        derive("decode", target="slot"),
        derive("prefill", model={"head_width": "free"}, target="queue"),
        derive("training", sequence_parallel=True, recompute="selective", shard_optimizer=True, target="slot"),
    )
    kinds = {verdict.obligation.kind for item in found for verdict in item.report.verdicts}
    assert kinds | {"theorem"} == {law["kind"] for law in LAWS}
    assert len(LAWS) >= 50
    assert len({law["goal"] for law in LAWS}) == len(LAWS)
