"""Coq as a judge: an obligation has its word when all of its lemmas are accepted, and what lies has none."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from attrs import evolve
from click.testing import CliRunner

from blueprint_sym.cli import main
from blueprint_sym.errors import BlueprintError
from blueprint_sym.proof.coq import claims, lemmas
from blueprint_sym.proof.coq_judge import Coq, with_coq
from blueprint_sym.proof.obligation import Every, Obligation, equal
from blueprint_sym.proof.report import ProofReport, Status, Verdict
from blueprint_sym.symbols import B, F, H, S
from tests.support_prover import law

COQ = pytest.mark.skipif(shutil.which("coqc") is None, reason="coqc is not installed")

TRUE = law(equal(2 * (S + B), 2 * S + 2 * B))
FALSE = evolve(law(equal(2 * (S + B), 2 * S + B)), id="a.false.law")
HALF = evolve(law(Every((TRUE.goal, FALSE.goal))), id="a.half.law")


def judged(*obligations: Obligation, status: Status = Status.PROVED, coq: Coq | None = None) -> list[tuple[str, ...]]:
    report = ProofReport(tuple(Verdict(item, status, judges=("z3",)) for item in obligations))
    return [verdict.judges for verdict in with_coq(report, coq).verdicts]


def fake(directory: Path, *lines: str) -> Coq:
    """A `coqc` that is a script; the file to be read is its first argument."""
    path = directory / "coqc"
    path.write_text("\n".join(["#!/bin/sh", *lines, ""]), encoding="utf-8")
    path.chmod(0o755)
    return Coq(coqc=str(path), seconds=2)


@COQ
def test_a_refused_lemma_costs_only_those_who_claim_it_their_judge() -> None:
    other = evolve(law(equal(H * (F - B), H * F - B * H)), id="a.later.law")
    assert judged(TRUE, FALSE, HALF, other) == [("z3", "coq"), ("z3",), ("z3",), ("z3", "coq")]


@COQ
def test_what_is_not_proved_is_not_made_so() -> None:
    assert judged(TRUE, status=Status.UNKNOWN) == [("z3",)]


@COQ
def test_a_claim_of_nothing_has_no_lemma_and_no_judge() -> None:
    assert judged(law(Every(())), TRUE) == [("z3",), ("z3", "coq")]


def test_a_coqc_that_always_says_yes_and_compiles_nothing_is_not_believed(tmp_path: Path) -> None:
    with pytest.raises(BlueprintError, match="does not accept the tactics"):
        judged(TRUE, coq=fake(tmp_path, "exit 0"))


COMPILE = 'touch "${1%.v}.vo"'


@pytest.mark.parametrize(
    "lines",
    [
        ("exit 1",),
        ('echo "Error: nothing" >&2; exit 1',),
        ('echo "File x, line 999999, characters 1-2" >&2; exit 1',),
        ("sleep 60",),
        ("kill -9 $$",),
        ("exit 0",),
    ],
)
def test_a_coqc_that_fails_on_the_claims_gives_no_word(lines: tuple[str, ...], tmp_path: Path) -> None:
    coq = fake(tmp_path, f'if [ "$1" = tactics.v ]; then {COMPILE}; exit 0; fi', *lines)
    assert judged(TRUE, coq=coq) == [("z3",)]


def test_a_coqc_that_refuses_everything_ends(tmp_path: Path) -> None:
    """Each refusal takes one lemma away, and after a few the file is given up."""
    many = [evolve(law(equal(n * (S + B), n * S + n * B)), id=f"a.law.{n}") for n in range(2, 40)]
    refuse = 'echo "File, line $(grep -n Qed "$1" | head -1 | cut -d: -f1), characters 1-2" >&2; exit 1'
    coq = fake(tmp_path, f'if [ "$1" = tactics.v ]; then {COMPILE}; exit 0; fi', refuse)
    assert judged(*many, coq=coq) == [("z3",)] * len(many)


def test_without_coqc_the_error_names_the_way_out() -> None:
    with pytest.raises(BlueprintError, match="apt-get install coq"):
        judged(TRUE, coq=Coq(coqc="no-such-coqc"))


@COQ
def test_the_name_of_a_lemma_is_its_statement() -> None:
    """So a proof of one claim cannot pass for another's."""
    (lemma,) = lemmas(TRUE)
    (false,) = lemmas(FALSE)
    assert lemma.name != false.name
    assert Coq().accepted(claims([(TRUE, (lemma,)), (FALSE, (false,))])) == {lemma.name}


@COQ
def test_the_command_names_coq_among_the_judges_of_a_pass_of_ones_own() -> None:
    own = Path(__file__).parents[1] / "docs" / "examples" / "claims_gated_unit.py"
    result = CliRunner().invoke(main, ["prove", "--coq", "--no-store", "--jobs", "1", str(own)])
    assert result.exit_code == 0, result.output
    assert "judges: 2 by z3 + certificate + coq\n" in result.output
