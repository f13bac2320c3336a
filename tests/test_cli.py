"""The command line: what it prints, where, and its exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable

import pytest

from blueprint_sym import Structure, __version__, catalogue
from blueprint_sym.audit import Audit, AuditedPass, variants
from blueprint_sym.cli import exit_code, parse_point
from blueprint_sym.errors import BindingError, SpecError
from blueprint_sym.hypotheses import Hypotheses
from blueprint_sym.proof.obligation import Obligation, equal
from blueprint_sym.proof.prover import Prover
from blueprint_sym.proof.report import Counterexample, ProofReport, Status, Verdict
from blueprint_sym.spec.session import TASKS
from blueprint_sym.symbols import B, S
from tests.support_cli import DECODE_POINT, TRAINING_POINT, data, run

# --- wrong usage ------------------------------------------------------------------------------------------------------

NO_POINT = [
    ("B", "--at: expected NAME=INTEGER, got 'B'"),
    ("=1", "--at: expected NAME=INTEGER, got '=1'"),
    ("B=1 2", "--at: B = '1 2' is not an integer of at most 100 digits"),
    ("B=", "--at: expected NAME=INTEGER, got 'B='"),
    ("a.b=1", "--at: expected NAME=INTEGER, got 'a.b=1'"),
    ("B=x", "--at: B = 'x' is not an integer of at most 100 digits"),
    ("B=1.5", "--at: B = '1.5' is not an integer of at most 100 digits"),
    ("B=1e3", "--at: B = '1e3' is not an integer of at most 100 digits"),
    ("B=0x10", "--at: B = '0x10' is not an integer of at most 100 digits"),
    ("B=1_000", "--at: B = '1_000' is not an integer of at most 100 digits"),
    ("B=²", "--at: B = '²' is not an integer of at most 100 digits"),
    ("B=１", "--at: B = '１' is not an integer of at most 100 digits"),  # a full-width digit
    ("B=-", "--at: B = '-' is not an integer of at most 100 digits"),
    ("B=1=2", "--at: B = '1=2' is not an integer of at most 100 digits"),
    ("B=" + "9" * 101, f"--at: B = '{'9' * 40}' is not an integer of at most 100 digits"),
    ("B=1,B=2", "--at: B is given twice"),
    pytest.param(
        "B=--1",
        "--at: B = '--1' is not an integer of at most 100 digits",
    ),
]


@pytest.mark.parametrize(("point", "message"), NO_POINT)
def test_a_point_that_is_none_is_refused_in_one_line(point: str, message: str) -> None:
    result = run("derive", "training", "--at", point)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == f"error: {message}\n"


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--at", ""), "no value for B, S, H, F, h, e, t"),
        (("--at", "Q=1"), "Q is no symbol of this derivation"),
        (("--at", TRAINING_POINT.replace("B=1", "B=0")), "B = 0 must be at least 1"),
        (("--at", TRAINING_POINT.replace("B=1", "B=-1")), "B = -1 must be at least 1"),
        (("--at", TRAINING_POINT.replace("t=8", "t=5")), "t = 5 does not divide h = 96"),
        (("--at", TRAINING_POINT.replace("t=8", "t=1")), "t = 1, but t >= 2 is assumed: derive with tensor_parallel"),
        (
            ("--model", "gpt5"),
            "model: unknown model 'gpt5'; give a .toml, .json or .args file or one of: anthropic-52B, ",
        ),
        (("--model", "nowhere.toml"), "nowhere.toml: cannot be read: No such file or directory"),
        (("--regather",), "regather: nothing is gathered without sequence parallelism"),
        (("--no-tensor-parallel", "--sequence-parallel"), "sequence_parallel: sequence parallelism needs t >= 2"),
        (("--capacity", "0"), "capacity: expected at least 1 byte, got 0"),
        (("--target", "queue", "--capacity", "1", "--at", TRAINING_POINT), "the layout ends at byte "),
        (("--model", "gpt3-175B", "--head-width", "free"), "--head-width: the model says whether H = h*d_h"),
    ],
)
def test_wrong_input_is_one_line_on_stderr(args: tuple[str, ...], message: str) -> None:
    result = run("derive", "training", *args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"error: {message}")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.output


def test_inference_has_no_choices_of_training() -> None:
    result = run("derive", "decode", "--recompute", "full")
    assert (result.exit_code, result.stderr) == (2, "error: recompute: is a choice of training; decode has none\n")


@pytest.mark.parametrize(
    "args",
    [
        (),
        ("derive",),
        ("derive", "finetuning"),
        ("derive", "training", "--recompute", "some"),
        ("derive", "training", "--target", "gpu"),
        ("derive", "training", "--capacity", "much"),
        ("derive", "training", "--format", "yaml"),
        ("derive", "training", "--unknown"),
        ("derive", "training", "more"),
        ("models", "--format", "yaml"),
        ("prove", "--format", "yaml"),
        ("explain",),
    ],
)
def test_wrong_usage_exits_with_two(args: tuple[str, ...]) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""


def test_a_point_is_parsed_into_integers() -> None:
    assert parse_point("B=1, t = 8,") == {"B": 1, "t": 8}


def test_a_point_that_is_none_names_its_symbol() -> None:
    with pytest.raises(BindingError) as caught:
        parse_point("B=1,t=many")
    assert caught.value.symbol == "t"


# --- models -----------------------------------------------------------------------------------------------------------


def test_the_models_as_data_have_sizes_and_source() -> None:
    found = data("models")
    assert list(found) == list(catalogue())
    assert found["gpt3-175B"] == {
        "H": 12288,
        "F": 49152,
        "S": 2048,
        "h": 96,
        "d_h": 128,
        "L": 96,
        "source": "Brown et al. 2020, Table 2.1",
        "notes": [],
    }


def test_the_models_as_a_table_have_a_row_each() -> None:
    lines = run("models").stdout.splitlines()
    row = next(line for line in lines if line.startswith("gpt3-13B"))
    assert row.split()[1:8] == ["5140", "20560", "2048", "40", "128", "40", "no"]
    assert sum(" yes " in line or " no " in line for line in lines) == len(catalogue())


# --- prove ------------------------------------------------------------------------------------------------------------

LAW = Obligation("some_pass.law", "some_pass", "some kind", "B is S", "a test", Hypotheses(), equal(B, S))
VERDICTS = {
    "proved": Verdict(LAW, Status.PROVED),
    "refuted": Verdict(LAW, Status.REFUTED, "", Counterexample.at(LAW, {B: 1, S: 2})),
    "unknown": Verdict(LAW, Status.UNKNOWN, "gave up"),
}


def audited(*words: str) -> Callable[..., Audit]:
    """An audit that ends at once with these verdicts."""

    def audit(prover: Prover, progress: Callable[[str], None]) -> Audit:
        progress("some variant")
        report = ProofReport(tuple(VERDICTS[word] for word in words))
        assert prover.certificates
        return Audit(1, len(words), (AuditedPass("some_pass", 1, len(words), 0.5),), report)

    return audit


EXITS = [
    (("proved",), 0),
    ((), 0),
    (("proved", "refuted"), 1),
    (("proved", "unknown"), 3),
    (("unknown", "refuted"), 1),
]


@pytest.mark.parametrize("form", ["table", "json"])
@pytest.mark.parametrize(("words", "code"), EXITS)
def test_the_exit_code_of_prove_tells_the_worst_verdict(
    words: tuple[str, ...], code: int, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("blueprint_sym.audit.audit", audited(*words))
    result = run("prove", "--format", form)
    assert result.exit_code == code
    assert result.stderr == ""


@pytest.mark.parametrize(("words", "code"), EXITS)
def test_the_exit_code_is_that_of_the_report(words: tuple[str, ...], code: int) -> None:
    assert exit_code(ProofReport(tuple(VERDICTS[word] for word in words))) == code


def test_prove_exits_with_two_where_its_input_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(prover: Prover, progress: Callable[[str], None]) -> Audit:
        raise SpecError("is not what it must be", file="mine.toml")

    monkeypatch.setattr("blueprint_sym.audit.audit", broken)
    result = run("prove")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "error: mine.toml: is not what it must be\n"


def test_an_audit_as_data_lists_verdicts_and_counterexamples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blueprint_sym.audit.audit", audited("proved", "refuted", "unknown"))
    found = json.loads(run("prove", "--format", "json").stdout)
    assert found["summary"] == {"proved": 1, "refuted": 1, "unknown": 1, "variants": 1, "claimed": 3}
    assert found["passes"] == [{"pass": "some_pass", "variants": 1, "obligations": 3, "seconds": 0.5}]
    assert [item["verdict"] for item in found["obligations"]] == ["proved", "refuted", "unknown"]
    assert found["obligations"][1]["counterexample"] == {
        "at": {"B": 1, "S": 2},
        "failures": ["B = 1, S = 2; = does not hold"],
    }
    assert found["obligations"][2]["reason"] == "gave up"


def test_an_audit_as_a_table_shows_failures_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blueprint_sym.audit.audit", audited("proved", "unknown", "refuted"))
    lines = run("prove").stdout.splitlines()
    assert lines[0] == "REFUTED  some_pass.law: B is S"
    assert lines[1] == "  at B = 1, S = 2: B = 1, S = 2; = does not hold"
    assert lines[2] == "UNKNOWN  some_pass.law: B is S"
    assert lines[-1] == "1 proved, 1 refuted, 1 unknown"


def test_an_audit_that_is_proved_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blueprint_sym.audit.audit", audited("proved"))
    assert run("prove").stdout.splitlines()[-1].startswith("proved: all 1 obligations")


def test_there_are_more_than_a_hundred_structural_variants() -> None:
    specified = [item for item in variants() if item.workload.model.structure == Structure()]
    assert len(specified) >= 2 * 48 + 2 * 2 * 2
    assert len(variants()) > 150


# --- help and version -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("args", [("--help",), ("-h",), ("derive", "-h"), ("prove", "--help"), ("models", "-h")])
def test_help_is_on_stdout(args: tuple[str, ...]) -> None:
    result = run(*args)
    assert result.exit_code == 0
    assert result.stdout.startswith("Usage: ")


@pytest.mark.parametrize("command", ["derive", "latex"])
def test_what_takes_a_whole_model_says_so(command: str) -> None:
    shown = run(command, "--help").stdout
    assert "a block or a whole model" in " ".join(shown.split())
    assert "--scope [block|model]" in shown


@pytest.mark.parametrize("command", ["derive", "sweep", "latex", "check-function"])
def test_every_command_about_a_task_takes_every_task(command: str) -> None:
    assert "|".join(TASKS) in run(command, "--help").stdout


def test_the_version_is_that_of_the_package() -> None:
    assert run("--version").stdout == f"blueprint-sym, version {__version__}\n"


# --- a process of its own ---------------------------------------------------------------------------------------------


def process(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "blueprint_sym", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_the_module_is_the_command_line() -> None:
    result = process("derive", "decode", "--at", DECODE_POINT, "--format", "json")
    assert (result.returncode, result.stderr) == (0, "")
    assert json.loads(result.stdout) == data("derive", "decode", "--at", DECODE_POINT)


def test_a_failing_process_prints_one_line_and_no_traceback() -> None:
    result = process("derive", "decode", "--at", "nonsense")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "error: --at: expected NAME=INTEGER, got 'nonsense'\n"
