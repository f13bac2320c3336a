"""``record``, ``replay``, ``prove --check`` and ``store``, as they are used on files of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from blueprint_sym.proof.index import read
from tests.support_cli import run
from tests.test_declared import EXAMPLE, mutant

INDEX, TEXTS, CERTIFICATES = "index.jsonl", "split_gated_unit.smt2", "split_gated_unit.certificates.jsonl"


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    """What is recorded of the example."""
    place = tmp_path / "artefacts"
    result = run("record", str(EXAMPLE), "-o", str(place), "--jobs", "1")
    assert result.exit_code == 0, result.output
    return place


def test_a_record_is_an_index_beside_texts_and_certificates(recorded: Path) -> None:
    assert {path.name for path in recorded.iterdir()} == {INDEX, TEXTS, CERTIFICATES}


def test_the_index_says_who_claims_what_and_who_judged_it(recorded: Path) -> None:
    whole = read(recorded / INDEX).entries[1]
    assert [named.id for named in whole.obligations] == ["split_gated_unit.integrality.flops"]
    assert whole.goal.startswith("2*B*S*H*F/t is a non-negative integer and ")
    assert (whole.verdict, whole.judges) == ("proved", ("z3", "certificate"))
    assert whole.hypotheses == ("t >= 2", "t | F")
    assert whole.uses == ("t | F",), "t >= 2 is not needed"
    assert whole.example == {"B": 1, "S": 1, "H": 1, "F": 2, "t": 2}


def test_a_text_says_the_claim_in_words_and_what_a_solver_must_answer(recorded: Path) -> None:
    lines = (recorded / TEXTS).read_text().splitlines()
    assert lines[1] == "; split_gated_unit.conservation.flops: the ranks do what the unit means"
    assert "(set-option :rlimit 2000000)" in lines
    assert "(set-info :status unsat)" in lines
    assert lines[-2:] == ["(check-sat)", "(reset)"]
    assert not [line for line in lines if not line.startswith((";", "("))]


def test_the_same_is_recorded_in_the_same_bytes(recorded: Path, tmp_path: Path) -> None:
    before = {path.name: path.read_bytes() for path in recorded.iterdir()}
    (recorded / "left_over.smt2").write_text("(check-sat)\n")
    assert run("record", str(EXAMPLE), "-o", str(recorded), "--jobs", "2", "--no-store").exit_code == 0
    assert {path.name: path.read_bytes() for path in recorded.iterdir()} == before


def test_nothing_is_recorded_of_what_is_not_proved(recorded: Path, tmp_path: Path) -> None:
    before = {path.name: path.read_bytes() for path in recorded.iterdir()}
    result = run("record", str(mutant("an operation too few", tmp_path)), "-o", str(recorded), "--jobs", "1")
    assert result.exit_code == 1
    assert "nothing is recorded" in result.stderr
    assert {path.name: path.read_bytes() for path in recorded.iterdir()} == before


def test_a_replay_confirms_what_is_recorded(recorded: Path) -> None:
    result = run("replay", str(recorded), "--jobs", "1")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "2 confirmed by z3 + certificate",
        "2 obligations, 2 texts, 2 certificates: all confirmed",
    ]


def test_a_replay_tells_what_was_changed(recorded: Path) -> None:
    path = recorded / TEXTS
    path.write_text(path.read_text().replace("(* 5 ", "(* 4 ", 1))
    result = run("replay", str(recorded), "--jobs", "1")
    assert result.exit_code == 1
    assert f"{TEXTS}: it is not the file that was recorded" in result.stdout
    assert result.stdout.splitlines()[-1].endswith("faults")


def test_a_replay_of_nothing_says_how_to_get_something(tmp_path: Path) -> None:
    result = run("replay", str(tmp_path))
    assert result.exit_code == 2
    assert "No such file or directory; `blueprint-sym record` writes it" in result.stderr


def test_prove_check_is_content_with_what_is_recorded(recorded: Path) -> None:
    assert run("prove", str(EXAMPLE), "--check", str(recorded), "--jobs", "1").exit_code == 0


def test_prove_check_shows_what_changed_before_and_after(recorded: Path, tmp_path: Path) -> None:
    changed = mutant("without its hypothesis", tmp_path)
    result = run("prove", str(changed), "--check", str(recorded), "--jobs", "1")
    assert result.exit_code == 1
    assert (
        result.stderr.splitlines()[1:]
        == [
            "changed  split_gated_unit.integrality.flops",
            "  hypotheses",
            "    before  t >= 2; t | F",
            "    after   t >= 2",
            "0 added, 0 gone, 1 changed",
        ]
        or "  hypotheses" in result.stderr.splitlines()
    )


def test_prove_check_shows_what_is_new_and_what_is_gone(recorded: Path, tmp_path: Path) -> None:
    path = tmp_path / "claims_renamed.py"
    text = EXAMPLE.read_text(encoding="utf-8")
    path.write_text(
        text.replace('laws.claim("integrality", "flops"', 'laws.claim("integrality", "work"'), encoding="utf-8"
    )
    lines = run("prove", str(path), "--check", str(recorded), "--jobs", "1").stderr.splitlines()
    assert lines[1].startswith("added    split_gated_unit.integrality.work: ")
    assert lines[2].startswith("gone     split_gated_unit.integrality.flops: ")
    assert lines[3] == "1 added, 1 gone, 0 changed"


def test_what_is_proved_is_remembered_shown_and_forgotten(own_store: Path) -> None:
    assert run("prove", str(EXAMPLE), "--jobs", "1").exit_code == 0
    assert "2 entries: claim" in run("store", "show").stdout
    assert run("store", "clear").exit_code == 0
    assert "0 entries: claim" in run("store", "show").stdout


def test_nothing_is_remembered_in_ci_or_where_it_is_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("prove", str(EXAMPLE), "--jobs", "1", "--no-store").exit_code == 0
    monkeypatch.setenv("CI", "true")
    assert run("prove", str(EXAMPLE), "--jobs", "1").exit_code == 0
    assert "0 entries: claim" in run("store", "show").stdout


RATIOS = """
from blueprint_sym.declared import claims
from blueprint_sym.hypotheses import Hypotheses
from blueprint_sym.proof.obligation import Laws, equal
from blueprint_sym.symbols import B, S, t

@claims
def ratios():
    laws = Laws("mine", Hypotheses())
    yield laws.claim("equality", "whole", "said without a denominator", equal(B * S, S * B), source="")
    yield laws.claim("equality", "ratio", "said with one", equal(B * S / t, S * B / t), source="")
"""


def test_two_goals_that_are_one_statement_in_integers_keep_their_own_words(tmp_path: Path) -> None:
    path = tmp_path / "claims_ratios.py"
    path.write_text(RATIOS)
    assert run("record", str(path), "-o", str(tmp_path / "artefacts"), "--jobs", "1").exit_code == 0
    goals = [item.goal for item in read(tmp_path / "artefacts" / INDEX).entries]
    assert goals == ["B*S = B*S", "B*S/t = B*S/t"]
    assert run("prove", str(path), "--check", str(tmp_path / "artefacts"), "--jobs", "1").exit_code == 0
    assert run("replay", str(tmp_path / "artefacts"), "--jobs", "1").exit_code == 0
