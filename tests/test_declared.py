"""Files of one's own: the documented example, what its mutants come to, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from blueprint_sym import Prover, Status
from blueprint_sym.declared import load, verdicts
from blueprint_sym.errors import SpecError
from tests.support_cli import run

EXAMPLE = Path(__file__).parents[1] / "docs" / "examples" / "claims_gated_unit.py"
BROKEN = {
    "an operation too few": ("return 5 * elements", "return 4 * elements"),
    "one rank's share forgotten": ("inner = ir.inner / t", "inner = ir.inner"),
    "a step too many": ('"multiply by the gate")', '"multiply by the gate", "multiply again")'),
    "without its hypothesis": ("(AtLeast(t, 2), Divides(t, F))", "(AtLeast(t, 2),)"),
    "a product of another shape": ("(ir.tokens, inner, ir.width)", "(ir.tokens, inner, inner)"),
}


def mutant(name: str, place: Path) -> Path:
    old, new = BROKEN[name]
    text = EXAMPLE.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path = place / "proofs" / "claims_mutant.py"
    path.parent.mkdir()
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


def test_the_example_is_shorter_than_eighty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 80


def test_the_example_is_proved_by_two_judges() -> None:
    report = verdicts(load(EXAMPLE), Prover(workers=1, certificates=True))
    assert [verdict.obligation.kind for verdict in report.verdicts] == ["conservation", "integrality"]
    assert report.by_judges == {"z3 + certificate": 2}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_copy_of_the_example_is_refuted(name: str, tmp_path: Path) -> None:
    report = verdicts(load(mutant(name, tmp_path)), Prover(workers=1))
    assert report.count(Status.REFUTED) >= 1
    assert not report.count(Status.UNKNOWN)


def test_a_refutation_names_the_part_that_differs(tmp_path: Path) -> None:
    result = run("prove", str(mutant("an operation too few", tmp_path)), "--jobs", "1")
    assert result.exit_code == 1
    assert result.stdout.splitlines()[:2] == [
        "REFUTED  split_gated_unit.conservation.flops: the ranks do what the unit means",
        "  at B = 1, S = 1, H = 1, F = 1: activation: 4*B*S*F = 4, 5*B*S*F = 5; = does not hold",
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("x = 1", "it declares nothing: expected functions under @theorem or @claims"),
        ("1 / 0", "it cannot be run: ZeroDivisionError: division by zero"),
        ("def f(:", "it cannot be run: SyntaxError"),
        ("import no_such_module", "it cannot be run: ModuleNotFoundError"),
    ],
)
def test_a_file_that_declares_nothing_usable_is_refused(text: str, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "claims_bad.py"
    path.write_text(text)
    with pytest.raises(SpecError) as caught:
        verdicts(load(path), Prover(workers=1))
    assert reason in str(caught.value)
    assert run("prove", str(path), "--jobs", "1").exit_code == 2


IMPORTS = """
from blueprint_sym.declared import claims
from blueprint_sym.hypotheses import Hypotheses
from blueprint_sym.proof.obligation import Laws, Natural, at_most, equal
from blueprint_sym.symbols import B, H, S
from blueprint_sym.theorem import theorem
from sympy import floor

laws = Laws("mine", Hypotheses())


@claims
def good():
    yield laws.claim("kind", "good", "a sum has no order", equal(B + S, S + B), source="a test")

"""
CLAIM = 'laws.claim("kind", "{}", "says", {}, source="a test")'


@pytest.mark.parametrize(
    ("declaration", "told"),
    [
        ("@claims\ndef bad():\n    yield 3", "bad: expected obligations, got int"),
        ("@claims\ndef bad():\n    return ()", "bad: it claims nothing, so there is nothing to be proved"),
        ("@claims\ndef bad():\n    return None", "TypeError: 'NoneType' object is not iterable"),
        ("@claims\ndef bad():\n    raise RuntimeError('boom')", "RuntimeError: boom"),
        (
            f"@claims\ndef bad():\n    yield {CLAIM.format('good', 'equal(B, S)')}",
            "mine.kind.good: another claim has this id: give one of them another subject",
        ),
        (
            "@theorem('prefill', 'a test', when=lambda session: False)\ndef bad(d):\n    yield B, S",
            "bad: it applies to no variant, so there is nothing to be proved",
        ),
        ("@theorem('prefill', 'a test')\ndef bad(d):\n    yield d.quantities['flops.nosuch'].expr, B", "flops.nosuch"),
    ],
)
def test_a_declaration_that_fails_is_an_error_and_costs_the_others_nothing(
    declaration: str, told: str, tmp_path: Path
) -> None:
    path = tmp_path / "claims_mixed.py"
    path.write_text(IMPORTS + declaration)
    report = verdicts(load(path), Prover(workers=1))
    assert [verdict.status for verdict in report.verdicts] == [Status.PROVED, Status.ERROR]
    assert report.verdicts[1].obligation.id == "declared.bad"
    assert told in report.verdicts[1].reason
    result = run("prove", str(path), "--jobs", "1", "--no-store")
    assert result.exit_code == 3
    assert "1 proved, 0 refuted, 0 unknown, 1 error" in result.output


def test_a_theorem_whose_loop_finds_nothing_is_vacuous_and_not_proved(tmp_path: Path) -> None:
    path = tmp_path / "theorems_empty.py"
    path.write_text(
        IMPORTS
        + """
@theorem("prefill", "a test", when=lambda session: session.strategy.tensor_parallel)
def W_loop(d):
    for task in d.distributed.tasks:
        if task.primitive == "all_reduse":
            yield task.work.message, 10**9 * B
"""
    )
    result = run("prove", str(path), "--jobs", "1", "--no-store")
    assert result.exit_code == 3
    assert "it states nothing\n  and in 1 more variant\n" in result.output


@pytest.mark.parametrize("claim", ["at_most(floor(B / 2), B)", "equal(2**B, 2**B)"])
def test_a_claim_that_cannot_be_translated_is_unknown_and_the_refuted_one_beside_it_is_told(
    claim: str, tmp_path: Path
) -> None:
    path = tmp_path / "claims_odd.py"
    odd, false = CLAIM.format("odd", claim), CLAIM.format("false", "equal(B, B + 1)")
    path.write_text(IMPORTS + f"@claims\ndef mixed():\n    yield {odd}\n    yield {false}\n")
    for form in ("table", "json", "junit", "github"):
        result = run("prove", str(path), "--jobs", "1", "--no-store", "--format", form)
        assert result.exit_code == 1
        assert "mine.kind.odd" in result.output
        assert "B = 1, B + 1 = 2" in result.output


def test_a_claim_that_is_made_in_two_files_is_counted_once(tmp_path: Path) -> None:
    path = tmp_path / "claims_good.py"
    path.write_text(IMPORTS)
    result = run("prove", str(path), str(path), "--jobs", "1", "--no-store")
    assert "judges: 1 by z3 + certificate" in result.output
