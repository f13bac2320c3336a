"""The pytest plugin, run as a user would: declarations are tests, and a counterexample is the failure."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path

import pytest

from tests.test_declared import EXAMPLE, mutant

pytest_plugins = ["pytester"]

INSTALLED = any(point.value == "blueprint_sym.pytest_plugin" for point in entry_points(group="pytest11"))
PLUGIN = () if INSTALLED else ("-p", "blueprint_sym.pytest_plugin")
"""Where the package is installed with its entry points, pytest loads the plugin by itself."""

THEOREM = '''
from blueprint_sym.symbols import H, b, c
from blueprint_sym.theorem import theorem

@theorem("prefill", "a paper", when=lambda session: session.strategy.tensor_parallel)
def W_norm(d):
    """A layer norm of prefill takes {n}·b·c·H."""
    task = next(task for task in d.distributed.tasks if task.layer == "attention.layer_norm")
    yield task.work.flops, {n} * b * c * H
'''


def test_each_obligation_of_a_file_is_a_test_with_its_sentence_as_name(pytester: pytest.Pytester) -> None:
    place = pytester.mkdir("proofs") / EXAMPLE.name
    place.write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    result = pytester.runpytest(*PLUGIN, "-v", "proofs")
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["*conservation.flops: the ranks do what the unit means PASSED*"])


def test_a_counterexample_is_the_failure_without_a_traceback(pytester: pytest.Pytester) -> None:
    mutant("an operation too few", pytester.path)
    result = pytester.runpytest(*PLUGIN, "proofs")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*at B = 1, S = 1, H = 1, F = 1: activation: 4*B*S*F = 4, 5*B*S*F = 5*"])
    result.stdout.no_fnmatch_line("*Traceback*")
    result.stdout.no_fnmatch_line("*runtest*")


@pytest.mark.parametrize(("n", "outcome"), [(9, "passed"), (8, "failed")])
def test_a_theorem_is_a_test_over_every_variant_to_which_it_applies(
    n: int, outcome: str, pytester: pytest.Pytester
) -> None:
    (pytester.mkdir("proofs") / "theorems_mine.py").write_text(THEOREM.format(n=n), encoding="utf-8")
    result = pytester.runpytest(*PLUGIN, "-v", "proofs")
    result.assert_outcomes(**{outcome: 1})
    result.stdout.fnmatch_lines([f"*W_norm: A layer norm of prefill takes {n}·b·c·H.*"])


def test_a_file_that_cannot_be_run_is_an_error_of_collection(pytester: pytest.Pytester) -> None:
    (pytester.path / "claims_broken.py").write_text("import blueprint_sym\n1 / 0")
    result = pytester.runpytest(*PLUGIN)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*claims_broken.py: it cannot be run: ZeroDivisionError: division by zero*"])


def test_claims_of_nothing_are_an_error_of_collection(pytester: pytest.Pytester) -> None:
    text = "from blueprint_sym.declared import claims\n\n@claims\ndef none():\n    return ()\n"
    (pytester.path / "claims_none.py").write_text(text)
    result = pytester.runpytest(*PLUGIN)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*none: it claims nothing*"])


def test_a_file_of_that_name_that_has_nothing_to_do_with_this_package_is_left_alone(pytester: pytest.Pytester) -> None:
    (pytester.path / "claims_insurance.py").write_text("RATE = 3\n")
    pytester.makepyfile(test_mine="def test_it(): pass")
    pytester.runpytest(*PLUGIN).assert_outcomes(passed=1)


def test_other_files_are_left_to_pytest(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_mine="def test_it(): pass", helper="1 / 0")
    pytester.runpytest(*PLUGIN).assert_outcomes(passed=1)


def test_the_audit_is_asked_for_by_an_option(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_mine="def test_it(): pass")
    result = pytester.runpytest(*PLUGIN, "--blueprint-audit", "--collect-only", "-q")
    result.stdout.fnmatch_lines(["*distribute_training.conservation.*: all ranks together*"])


def test_the_plugin_is_an_entry_point() -> None:
    text = (Path(__file__).parents[1] / "pyproject.toml").read_text()
    assert '[project.entry-points.pytest11]\nblueprint-sym = "blueprint_sym.pytest_plugin"' in text
