"""The Coq export: what it says is compared with texts written by hand; where coqc is installed, it must agree."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from click.testing import CliRunner, Result
from hypothesis import given, settings
from sympy import Expr, Integer, Rational, Symbol, ceiling

from blueprint_sym.audit import Audit
from blueprint_sym.cli import main
from blueprint_sym.derivation import derive
from blueprint_sym.errors import ExpressionError
from blueprint_sym.expr.algebra import align_up, largest
from blueprint_sym.expr.evaluate import evaluate
from blueprint_sym.hypotheses import AtLeast, Defines, Divides, Hypotheses, Hypothesis
from blueprint_sym.proof.coq import HEADER, lemmas, theories, write
from blueprint_sym.proof.coq_induction import INDUCTION, TACTICS
from blueprint_sym.proof.obligation import Compare, Every, Formula, Natural, Obligation, Some, at_most, below, equal
from blueprint_sym.proof.report import ProofReport, Status, Verdict
from blueprint_sym.symbols import B, F, H, S, d, d_h, e, h, index, t
from tests.strategies import expressions, points

HEADS = Defines(H, h * d_h, solved=d_h)
SPLIT = Divides(t, h)
o, r = index("o"), index("r")

needs_coqc = pytest.mark.skipif(
    shutil.which("coqc") is None, reason="coqc is not installed (Debian and Ubuntu: apt-get install coq)"
)


def law(goal: Formula, *items: Hypothesis, premises: tuple[Compare, ...] = ()) -> Obligation:
    return Obligation("a_pass.a_kind.law", "a_pass", "a kind", "", "", Hypotheses(items), goal, premises)


def only(goal: Formula, *items: Hypothesis, premises: tuple[Compare, ...] = ()) -> str:
    """The one lemma of a law, without its name."""
    (lemma,) = lemmas(law(goal, *items, premises=premises))
    return f"{lemma.statement.strip()}\n{lemma.proof}"


def theory(obligations: Iterable[Obligation]) -> str:
    """All claims in one file with the tactics, so that `coqc` can read it alone."""
    claims = [text for name, text in sorted(theories(obligations).items()) if name.startswith("claims_")]
    assert all(text.startswith(HEADER) for text in claims)
    return "\n".join([TACTICS, *(text.removeprefix(HEADER) for text in claims)])


def lines(*texts: str) -> str:
    return "\n  ".join(texts[:-1]) + f"\n{texts[-1]}"


# --- what a lemma says ------------------------------------------------------------------------------------------------


def test_an_identity_keeps_the_witnesses_as_equations() -> None:
    assert only(equal(t * (H / t), h * d_h), HEADS, SPLIT) == lines(
        "(v_d_h v_h_per_t v_t v_H v_h : Z)",
        "(bound_1 : 1 <= v_d_h)",
        "(bound_2 : 1 <= v_h_per_t)",
        "(bound_3 : 1 <= v_t)",
        "(value_1 : v_H = v_d_h * v_h_per_t * v_t)",
        "(value_2 : v_h = v_h_per_t * v_t) :",
        "v_H = v_d_h * v_h",
        "subst v_H v_h. ring.",
    )


def test_a_denominator_is_cleared_on_both_sides() -> None:
    assert only(equal(S / t, Rational(1, 2) * B)) == lines(
        "(v_B v_S v_t : Z)",
        "(bound_1 : 1 <= v_B)",
        "(bound_2 : 1 <= v_S)",
        "(bound_3 : 1 <= v_t) :",
        "2 * v_S = v_t * v_B",
        "arithmetic.",
    )


def test_a_natural_number_is_one_that_exists_and_the_proof_names_it() -> None:
    assert only(Natural(h / t), SPLIT) == lines(
        "(v_h_per_t v_t v_h : Z)",
        "(bound_1 : 1 <= v_h_per_t)",
        "(bound_2 : 1 <= v_t)",
        "(value_1 : v_h = v_h_per_t * v_t) :",
        "exists whole : Z, 0 <= whole /\\ v_h = v_t * whole",
        "subst v_h. exists (v_h_per_t); split; [natural | ring].",
    )


def test_a_negative_term_is_written_above_the_bound() -> None:
    assert only(Natural(S * t - S), AtLeast(t, 2)).endswith(
        "(bound_2 : 2 <= v_t) :\n"
        "  exists whole : Z, 0 <= whole /\\ (-1) * v_S + v_S * v_t = whole\n"
        "exists (v_S + (v_t - 2) * v_S); split; [natural | ring]."
    )


def test_an_inequality_names_what_lies_between() -> None:
    assert only(below(S, S * t + B), AtLeast(t, 1)) == lines(
        "(v_B v_S v_t : Z)",
        "(bound_1 : 1 <= v_B)",
        "(bound_2 : 1 <= v_S)",
        "(bound_3 : 1 <= v_t) :",
        "v_S < v_B + v_S * v_t",
        "apply (below_by ((v_B - 1) + (v_t - 1) * v_S)); [ring | natural].",
    )


def test_max_is_the_one_of_the_library() -> None:
    assert only(at_most(S, largest(S, B))) == lines(
        "(v_B v_S : Z)",
        "(bound_1 : 1 <= v_B)",
        "(bound_2 : 1 <= v_S) :",
        "v_S <= Z.max (v_B) (v_S)",
        "assert (natural_1 : 0 <= Z.max (v_B) (v_S)) by natural. "
        "assert (bound : v_S <= Z.max (v_B) (v_S)) by (do 1 apply largest_later; apply Z.eq_le_incl; ring). "
        "remember (Z.max (v_B) (v_S)) as v_max_1 eqn:meaning; clear meaning. "
        "apply (at_most_by ((1) * (v_max_1 - (v_S)) + 0)); [ring | natural].",
    )


def test_a_ceiling_is_any_integer_between_its_two_bounds() -> None:
    assert only(at_most(o + S, align_up(o + S, Integer(16)))) == lines(
        "(v_S v_o v_ceil'0 : Z)",
        "(bound_1 : 1 <= v_S)",
        "(bound_2 : 0 <= v_o)",
        "(ceiling_1 : v_o + v_S <= v_ceil'0 * 16 < v_o + v_S + 16) :",
        "v_o + v_S <= 16 * v_ceil'0",
        "arithmetic.",
    )


def test_the_denominator_of_a_ceiling_is_kept_together() -> None:
    assert "(ceiling_1 : v_S <= v_ceil'0 * (16 * v_t) < v_S + (16 * v_t))" in only(
        Natural(ceiling(S / (16 * t), evaluate=False))
    )


def test_premises_and_bounds_of_defined_symbols_are_hypotheses() -> None:
    assert only(below(r * S, t * S), Defines(t, 2 * d, solved=t), AtLeast(t, 4), premises=(below(r, t),)) == lines(
        "(v_S v_d v_r v_t : Z)",
        "(bound_1 : 1 <= v_S)",
        "(bound_2 : 1 <= v_d)",
        "(bound_3 : 0 <= v_r)",
        "(value_1 : v_t = 2 * v_d)",
        "(floor_1 : 4 <= 2 * v_d)",
        "(premise_1 : v_r < v_t) :",
        "v_r * v_S < v_S * v_t",
        "subst v_t. arithmetic.",
    )


def test_a_symbol_constrained_twice_leaves_an_equation() -> None:
    assert only(Natural(H / d), HEADS, Divides(d, H)) == lines(
        "(v_H_per_d v_d v_d_h v_h v_H : Z)",
        "(bound_1 : 1 <= v_H_per_d)",
        "(bound_2 : 1 <= v_d)",
        "(bound_3 : 1 <= v_d_h)",
        "(bound_4 : 1 <= v_h)",
        "(value_1 : v_H = v_d_h * v_h)",
        "(equation_1 : v_d_h * v_h = v_H_per_d * v_d) :",
        "exists whole : Z, 0 <= whole /\\ v_H = v_d * whole",
        "subst v_H. exists (v_H_per_d); split; [natural | ring [equation_1]].",
    )


def test_alternatives_stay_together_and_joined_goals_are_lemmas_of_their_own() -> None:
    assert ":\n  (v_S = 1) \\/ (2 <= v_S)\n" in only(Some((equal(S, Integer(1)), at_most(Integer(2), S))))
    assert len(list(lemmas(law(Every((equal(S, S), Every((equal(B, B), equal(e, e))))))))) == 3


def test_a_claim_about_numbers_needs_no_hypothesis() -> None:
    assert only(equal(Integer(1), Integer(1)), SPLIT, premises=(below(r, t),)) == ":\n  1 = 1\nreflexivity."
    assert "premise_1" in only(equal(Integer(0), Integer(1)), premises=(below(r, t),))


def test_a_claim_is_written_once_with_its_makers() -> None:
    text = theory([law(equal(S, S)), law(equal(S, S)), law(equal(B, B))])
    assert text.count("\nLemma claim_") == 2
    assert "(* a_pass.a_kind.law, and 1 more *)" in text


def test_what_cannot_be_translated_is_refused() -> None:
    with pytest.raises(ExpressionError, match="Pow"):
        theory([law(equal(S ** Rational(1, 2), S))])
    with pytest.raises(ExpressionError, match="relation"):
        theory([law(Compare(S, ">", B))])
    with pytest.raises(ExpressionError, match="cannot be a name"):
        theory([law(equal(index("a : Z) (x"), S))])


def read_as_coq_reads(statement: str, point: dict[Symbol, int]) -> bool:
    """Whether a statement holds at a point, by its text alone: integers, with ceilings from their two bounds."""
    names: dict[str, object] = {f"v_{symbol.name}": value for symbol, value in point.items()}
    names["zmax"] = lambda a: lambda b: max(a, b)

    def value(text: str) -> Any:
        for coq, python in (("Z.max", "zmax"), (" = ", " == "), ("/\\", "and"), ("\\/", "or"), ("'", "_")):
            text = text.replace(coq, python)
        return eval(text, names)

    hypotheses, _, claim = statement.rpartition(":\n")
    for low, name, under, high in re.findall(r"\(ceiling_\d+ : (.*) <= (\S+) \* (.*?) < (.*)\) ?\n", hypotheses + "\n"):
        found = -(-value(low) // value(under))
        names[name.replace("'", "_")] = found
        assert value(low) <= found * value(under) < value(high)
    natural = re.fullmatch(r"\s*exists whole : Z, 0 <= whole /\\ (.*) = (.*)", claim)
    if natural:
        names["whole"] = 1
        whole, rest = divmod(value(natural[1]), value(natural[2]))
        return whole >= 0 and rest == 0
    return bool(value(claim.strip()))


@settings(max_examples=300, deadline=None)
@given(expressions("BSt", leaves=6), expressions("BSt", leaves=3), points("BSt"))
def test_a_statement_says_what_exact_evaluation_says(left: Expr, right: Expr, point: dict[Symbol, int]) -> None:
    found = evaluate(left, point)
    exact = Rational(found.numerator, found.denominator)
    for other in (right, exact, exact + 1):
        for goal in (equal(left, other), at_most(left, other), below(other, left), Natural(left - other)):
            (lemma,) = lemmas(law(goal))
            assert read_as_coq_reads(lemma.statement, point) == goal.holds(point), lemma.statement


# --- files ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def derived() -> tuple[Obligation, ...]:
    """All obligations of two derivations, both targets among them."""
    found = (
        derive("decode", target="slot"),
        derive("training", sequence_parallel=True, recompute="selective", shard_optimizer=True, target="queue"),
    )
    return tuple(verdict.obligation for item in found for verdict in item.report.verdicts)


def test_every_lemma_is_closed(derived: tuple[Obligation, ...]) -> None:
    text = theory(derived)
    assert text.count("\nLemma ") == text.count(" Qed.\n") > 500
    for word in ("Admitted", "admit", "Axiom", "Parameter", "Abort", "Fail"):
        assert word not in text
        assert word not in INDUCTION
    names = re.findall(r"^Lemma (\w+)", text, re.MULTILINE)
    assert len(names) == len(set(names))


def test_names_are_prefixed(derived: tuple[Obligation, ...]) -> None:
    for item in derived:
        for lemma in lemmas(item):
            words = set(re.findall(r"[A-Za-z_][\w'.]*", lemma.statement))
            rest = {word for word in words if not word.startswith("v_")} - {"Z", "Z.max", "exists", "whole"}
            assert all(re.fullmatch(r"(bound|value|equation|floor|ceiling|premise)_\d+", word) for word in rest), rest


def test_bytes_do_not_depend_on_the_hash_seed() -> None:
    code = (
        "import hashlib; from blueprint_sym.derivation import derive; from blueprint_sym.proof.coq import theories;"
        "found = derive('decode', target='slot').report.verdicts;"
        "print(hashlib.sha256(str(theories(v.obligation for v in found)).encode()).hexdigest())"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1


WRITTEN = ("tactics.v", "claims_a_pass.v", "induction.v")


def test_a_file_of_claims_that_nobody_makes_any_more_is_removed(tmp_path: Path) -> None:
    write(tmp_path, [law(equal(S, S))])
    write(tmp_path, [evolve(law(equal(S, S)), pass_name="b pass")])
    assert {path.name for path in tmp_path.iterdir()} == {"tactics.v", "claims_b_pass.v", "induction.v"}


def test_a_file_that_cannot_be_finished_is_not_begun(tmp_path: Path) -> None:
    with pytest.raises(ExpressionError):
        write(tmp_path, [law(equal(S ** Rational(1, 2), S))])
    assert list(tmp_path.iterdir()) == []
    assert [path.name for path in write(tmp_path, [law(equal(S, S))])] == list(WRITTEN)
    assert {path.name for path in tmp_path.iterdir()} == set(WRITTEN)


def exported(monkeypatch: pytest.MonkeyPatch, directory: Path, status: Status) -> Result:
    verdict = Verdict(law(equal(S, S)), status)
    monkeypatch.setattr("blueprint_sym.audit.audit", lambda **_: Audit(1, 1, (), ProofReport((verdict,))))
    return CliRunner().invoke(main, ["export", "coq", "-o", str(directory)])


def test_the_command_writes_both_files_and_says_what_it_wrote(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    directory = tmp_path / "deep" / "coq"
    result = exported(monkeypatch, directory, Status.PROVED)
    assert (result.exit_code, result.stdout) == (0, "".join(f"{directory}/{name}\n" for name in WRITTEN))
    for name, content in theories([law(equal(S, S))]).items():
        assert (directory / name).read_text(encoding="utf-8") == content


def test_the_command_fails_with_what_is_not_proved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert exported(monkeypatch, tmp_path, Status.REFUTED).exit_code == 1
    assert exported(monkeypatch, tmp_path, Status.UNKNOWN).exit_code == 3
    assert (tmp_path / "claims_a_pass.v").exists()


def test_a_place_that_cannot_be_written_is_an_error_of_usage(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = exported(monkeypatch, tmp_path / "file" / "coq", Status.PROVED)
    assert result.exit_code == 2
    assert "Traceback" not in result.stderr


# --- what coqc says ---------------------------------------------------------------------------------------------------


def coqc(directory: Path, text: str) -> subprocess.CompletedProcess[str]:
    (directory / "claims.v").write_text(text, encoding="utf-8")
    return subprocess.run(["coqc", "claims.v"], cwd=directory, capture_output=True, text=True, check=False)


def rejected(directory: Path, obligations: Iterable[Obligation]) -> str:
    found = coqc(directory, theory(obligations))
    assert found.returncode != 0
    return found.stderr


UP: Expr = align_up(o + S, t)
INSIDE = (below(o, t), below(r, t))

TRUE = {
    "identity": law(equal(12 * t * (H * S / t), 12 * S * h * d_h), HEADS, SPLIT),
    "traded witness": law(Natural(22 * H / d), HEADS, Divides(d, H)),
    "natural": law(Natural(3 * B * S * H * (t - 1) / t), HEADS, SPLIT, AtLeast(t, 2)),
    "order": law(at_most(S * H / t, S * H), HEADS, SPLIT),
    "strict": law(below(S * H / t, S * H), HEADS, SPLIT, AtLeast(t, 2)),
    "max": law(at_most(e * S, e * largest(S, B / t))),
    "max attained": law(Some((equal(e * largest(S, B), e * S), equal(e * largest(S, B), e * B)))),
    "aligned": law(Every((Natural(UP / t), at_most(o + S, UP), below(UP, o + S + t)))),
    "minimal": law(at_most(UP, t * r), premises=(at_most(o + S, t * r),)),
    "cycles": law(below(B * t + o, S * t + r), premises=(*INSIDE, below(B, S))),
    "injective": law(equal(o, r), premises=(*INSIDE, equal(B * t + o, S * t + r))),
    "numbers": law(Every((equal(Integer(1), Integer(1)), below(Integer(3), Integer(5)), Natural(Integer(0))))),
}

FALSE = {
    "coefficient": law(equal(12 * t * (H * S / t), 13 * S * h * d_h), HEADS, SPLIT),
    "sign": law(Natural(B * S - F * B * S)),
    "strictness": law(below(S * H / t, S * H), HEADS, SPLIT),
    "divisor": law(Natural(H / (2 * t)), HEADS, SPLIT),
    "dropped divisibility": law(Natural(H / t), HEADS),
    "dropped premise": law(below(B * t + o, S * t + r), premises=(below(B, S), below(r, t))),
    "dropped bound": law(Natural(3 * B * S * H * (t - 2) / t), HEADS, SPLIT),
    "smaller of two": law(at_most(largest(S, B), S)),
    "one too low": law(at_most(UP + 1, o + S + t - 1)),
    "numbers": law(equal(Integer(17), Integer(18))),
    "not injective": law(equal(o, r), premises=(below(o, t), equal(B * t + o, S * t + r))),
}


@needs_coqc
def test_coqc_accepts_true_claims_of_every_kind(tmp_path: Path) -> None:
    found = coqc(tmp_path, theory(TRUE.values()))
    assert (found.returncode, found.stderr) == (0, "")


@needs_coqc
@pytest.mark.parametrize("name", FALSE)
def test_coqc_rejects_false_claims(name: str, tmp_path: Path) -> None:
    assert "Error" in rejected(tmp_path, [FALSE[name]])


@needs_coqc
def test_a_false_claim_among_true_ones_is_found(tmp_path: Path) -> None:
    assert "Error" in rejected(tmp_path, [*TRUE.values(), FALSE["coefficient"]])


@needs_coqc
def test_the_prelude_proves_nothing_false(tmp_path: Path) -> None:
    names = re.findall(r"^Lemma (\w+)", TACTICS, re.MULTILINE)
    found = coqc(tmp_path, TACTICS + "".join(f"Print Assumptions {name}.\n" for name in names))
    assert found.stdout == "Closed under the global context\n" * len(names)


@needs_coqc
def test_the_induction_theorems_assume_nothing(tmp_path: Path) -> None:
    found = coqc(tmp_path, INDUCTION)
    assert (found.returncode, found.stdout) == (0, "Closed under the global context\n" * 2)


@needs_coqc
@pytest.mark.parametrize(
    ("law", "mutant"),
    [
        ("o i + s i <= c (S i) * a (S i)", "o i + s i <= c (S i) * a (S i) + 1"),
        ("o i + s i <= padded s a n", "o i + s i < padded s a n"),
        ("l < l' -> l * n + j", "l <= l' -> l * n + j"),
        ("0 <= j < n -> 0 <= k < n -> l * n + j = l' * n + k", "l * n + j = l' * n + k"),
    ],
)
def test_weaker_induction_theorems_are_rejected(law: str, mutant: str, tmp_path: Path) -> None:
    assert law in INDUCTION
    assert coqc(tmp_path, INDUCTION.replace(law, mutant)).returncode != 0
