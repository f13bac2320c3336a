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
        (
            "from blueprint_sym.declared import claims\n@claims\ndef f():\n    yield 3",
            "f: expected obligations, got int",
        ),
    ],
)
def test_a_file_that_declares_nothing_usable_is_refused(text: str, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "claims_bad.py"
    path.write_text(text)
    with pytest.raises(SpecError) as caught:
        verdicts(load(path), Prover(workers=1))
    assert reason in str(caught.value)
    assert run("prove", str(path), "--jobs", "1").exit_code == 2
