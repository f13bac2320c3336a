"""The command line: what it prints, where, and its exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from blueprint_sym import __version__
from blueprint_sym.audit import Audit, AuditedPass, variants
from blueprint_sym.cli import exit_code, main, parse_point
from blueprint_sym.derivation import derive
from blueprint_sym.errors import BindingError, SpecError
from blueprint_sym.expr.latex import latex
from blueprint_sym.expr.text import text
from blueprint_sym.hypotheses import Hypotheses
from blueprint_sym.proof.obligation import Obligation, equal
from blueprint_sym.proof.report import Counterexample, ProofReport, Status, Verdict
from blueprint_sym.symbols import B, S

TRAINING_POINT = "B=1,S=2048,H=12288,F=49152,h=96,t=8,e=2"
DECODE_POINT = "b=8,c=2048,H=12288,F=49152,h=96,t=8,e=2"


def run(*args: str) -> Result:
    return CliRunner().invoke(main, list(args))


def data(*args: str) -> Any:
    """What a command prints as JSON."""
    result = run(*args, "--format", "json")
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


# --- derive, as data --------------------------------------------------------------------------------------------------


def test_a_derivation_as_data_has_these_fields() -> None:
    assert list(data("derive", "training")) == [
        "task",
        "model",
        "strategy",
        "hypotheses",
        "digests",
        "tasks",
        "quantities",
        "proof",
    ]


def test_a_quantity_as_data_is_text_latex_and_unit() -> None:
    found = data("derive", "training")["quantities"]["flops.qkv"]
    assert found == {
        "expr": "6*B*S*H**2/t",
        "latex": r"\frac{6 B S H^{2}}{t}",
        "unit": "FLOP",
        "description": "forward work of the QKV projections",
    }


def test_every_quantity_of_a_derivation_is_in_the_data() -> None:
    derivation = derive("decode")
    found = data("derive", "decode")["quantities"]
    assert list(found) == list(derivation.quantities)
    for name, quantity in derivation.quantities.items():
        assert (found[name]["expr"], found[name]["latex"]) == (text(quantity.expr), latex(quantity.expr))
        assert "value" not in found[name]


def test_the_data_count_what_was_proved() -> None:
    proof = data("derive", "decode", "--target", "slot")["proof"]
    assert proof == {"proved": len(derive("decode", target="slot").report), "refuted": 0, "unknown": 0}


def test_values_at_a_point_are_exact_integers() -> None:
    found = data("derive", "training", "--at", TRAINING_POINT)
    assert found["quantities"]["flops.qkv"]["value"] == 6 * 2048 * 12288**2 // 8
    assert found["at"] == {"B": 1, "S": 2048, "H": 12288, "F": 49152, "h": 96, "d_h": 128, "e": 2, "t": 8}


def test_blanks_in_a_point_do_not_matter() -> None:
    spaced = ", ".join(TRAINING_POINT.split(",")).replace("=", " = ") + ","
    assert data("derive", "training", "--at", spaced) == data("derive", "training", "--at", TRAINING_POINT)


def test_a_task_as_data_has_the_letters_of_its_work_vector() -> None:
    first = data("derive", "decode")["tasks"][0]
    assert first == {
        "phase": "forward",
        "layer": "attention.layer_norm",
        "F": "9*b*H",
        "R": "H*e*(b + 2)",
        "W": "b*H*e",
        "M": "0",
    }


def test_hypotheses_and_digests_are_in_the_data() -> None:
    found = data("derive", "training", "--sequence-parallel", "--recompute", "selective")
    derivation = derive("training", sequence_parallel=True, recompute="selective")
    assert found["hypotheses"] == ["H = h*d_h", "t >= 2", "t | h", "t | F", "t | S"]
    assert found["digests"] == {item.pass_name: item.digest for item in derivation.checkpoints}
    assert found["strategy"] == "sp.selective"


@pytest.mark.parametrize("target", ["queue", "slot"])
def test_a_layout_as_data_has_offsets_where_there_is_a_point(target: str) -> None:
    without = data("derive", "decode", "--target", target)["layout"]
    assert without[0] == {
        "buffer": "block.input",
        "alignment": 16,
        "size_expr": "b*H*e",
        "offset_expr": "0",
        "symbol": "o_0",
    }
    placed = data("derive", "decode", "--target", target, "--at", DECODE_POINT)["layout"]
    assert placed[1] == {
        "buffer": "block.output",
        "alignment": 16,
        "size_expr": "b*H*e",
        "offset_expr": "16*ceil((b*H*e + o_0)/16)",
        "symbol": "o_1",
        "offset": 8 * 12288 * 2,
        "size": 8 * 12288 * 2,
    }


def test_a_model_of_the_catalogue_brings_its_sizes() -> None:
    found = data("derive", "training", "--model", "gpt3-175B", "--at", "B=1,t=8,e=2")
    assert found["model"] == "gpt3-175B"
    assert found["at"]["H"] == 12288


def test_a_model_file_is_derived(tmp_path: Path) -> None:
    file = tmp_path / "tiny.toml"
    file.write_text("H = 64\nF = 256\nS = 32\nh = 4\nd_h = 16\nL = 2\n")
    assert data("derive", "training", "--model", str(file), "--at", "B=1,t=2,e=2")["model"] == "tiny"


@pytest.mark.parametrize(
    ("flags", "strategy"),
    [
        ((), "tp.none"),
        (("--no-tensor-parallel",), "single.none"),
        (("--recompute", "full"), "tp.full"),
        (("--sequence-parallel",), "sp.none"),
        (("--sequence-parallel", "--no-regather"), "sp-keep.none"),
        (("--fused-activation", "--shard-optimizer"), "tp.none.fused.sharded"),
    ],
)
def test_flags_are_the_words_of_a_strategy(flags: tuple[str, ...], strategy: str) -> None:
    assert data("derive", "training", *flags)["strategy"] == strategy


def test_free_head_width_is_a_choice() -> None:
    assert data("derive", "decode", "--head-width", "free")["hypotheses"] == [
        "q = 1",
        "t >= 2",
        "t | h",
        "t | F",
        "t | H",
    ]


# --- derive, as a table -----------------------------------------------------------------------------------------------


def test_a_table_shows_formulas_hypotheses_and_what_was_proved() -> None:
    shown = run("derive", "training").stdout
    assert "training block of symbolic, one rank, strategy tp.none" in shown
    assert "6*B*S*H**2/t" in shown
    assert "t | h" in shown
    assert f"proved: all {len(derive('training').report)} obligations" in shown


def test_a_table_at_a_point_shows_numbers_without_separators() -> None:
    shown = run("derive", "training", "--at", TRAINING_POINT).stdout
    assert str(6 * 2048 * 12288**2 // 8) in shown
    assert "at B = 1, S = 2048, H = 12288" in shown


def test_a_table_that_is_no_terminal_is_not_cut() -> None:
    shown = run("derive", "decode", "--target", "queue").stdout
    assert "…" not in shown
    assert any(len(line) > 120 for line in shown.splitlines())


def test_the_head_of_a_table_keeps_its_units() -> None:
    head = next(line for line in run("derive", "decode").stdout.splitlines() if line.startswith("phase"))
    assert [head.count(unit) for unit in ("[FLOP]", "[byte]")] == [1, 3]


@pytest.mark.parametrize("name", ["[bold]loud[/bold]", "[/red]"])
def test_the_name_of_a_model_is_printed_as_it_is(name: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f'H = 64\nF = 256\nS = 32\nh = 4\nd_h = 16\nL = 2\nname = "{name}"\n')
    result = run("derive", "decode", "--model", str(file))
    assert result.exit_code == 0
    assert name in result.stdout


# --- wrong usage ------------------------------------------------------------------------------------------------------

NO_POINT = [
    ("B", "--at: expected NAME=INTEGER, got 'B'"),
    ("=1", "--at: expected NAME=INTEGER, got '=1'"),
    ("B=1 2", "--at: B = '1 2' is not an integer of at most 100 digits"),
    ("B=", "--at: B = '' is not an integer of at most 100 digits"),
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
        (("--at", ""), "no value for B, S, H, F, h, d_h, e, t"),
        (("--at", "Q=1"), "Q is no symbol of this derivation"),
        (("--at", TRAINING_POINT.replace("B=1", "B=0")), "B = 0 must be at least 1"),
        (("--at", TRAINING_POINT.replace("B=1", "B=-1")), "B = -1 must be at least 1"),
        (("--at", TRAINING_POINT.replace("t=8", "t=5")), "t = 5 does not divide h = 96"),
        (("--at", TRAINING_POINT.replace("t=8", "t=1")), "t = 1, but t >= 2 is assumed: derive with tensor_parallel"),
        (("--model", "gpt5"), "model: unknown model 'gpt5'; give a .toml or .json file or one of: anthropic-52B, "),
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
    assert len(found) == 13
    assert found["gpt3-175B"] == {
        "H": 12288,
        "F": 49152,
        "S": 2048,
        "h": 96,
        "d_h": 128,
        "L": 96,
        "source": "Brown et al. 2020, Table 2.1",
    }


def test_the_models_as_a_table_have_a_row_each() -> None:
    lines = run("models").stdout.splitlines()
    row = next(line for line in lines if line.startswith("gpt3-13B"))
    assert row.split()[1:8] == ["5140", "20560", "2048", "40", "128", "40", "no"]
    assert sum(" yes " in line or " no " in line for line in lines) == 13


# --- prove ------------------------------------------------------------------------------------------------------------

LAW = Obligation("some_pass.law", "some_pass", "some kind", "B is S", "a test", Hypotheses(), equal(B, S))
VERDICTS = {
    "proved": Verdict(LAW, Status.PROVED),
    "refuted": Verdict(LAW, Status.REFUTED, "", Counterexample.at(LAW, {B: 1, S: 2})),
    "unknown": Verdict(LAW, Status.UNKNOWN, "gave up"),
}


def audited(*words: str) -> Callable[..., Audit]:
    """An audit that ends at once with these verdicts."""

    def audit(progress: Callable[[str], None]) -> Audit:
        progress("some variant")
        report = ProofReport(tuple(VERDICTS[word] for word in words))
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
    def broken(progress: Callable[[str], None]) -> Audit:
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
    assert len(variants()) == 2 * 48 + 2 * 2 * 2


# --- help and version -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("args", [("--help",), ("-h",), ("derive", "-h"), ("prove", "--help"), ("models", "-h")])
def test_help_is_on_stdout(args: tuple[str, ...]) -> None:
    result = run(*args)
    assert result.exit_code == 0
    assert result.stdout.startswith("Usage: ")


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
