"""The command line: what ``derive`` prints, as data and as a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from blueprint_sym.derivation import derive
from blueprint_sym.expr.latex import latex
from blueprint_sym.expr.text import text
from tests.support_cli import DECODE_POINT, TRAINING_POINT, data, run

# --- derive, as data --------------------------------------------------------------------------------------------------


def test_a_derivation_as_data_has_these_fields() -> None:
    assert list(data("derive", "training")) == [
        "task",
        "model",
        "strategy",
        "hypotheses",
        "notes",
        "digests",
        "tasks",
        "quantities",
        "proof",
    ]


def test_a_quantity_as_data_is_text_latex_and_unit() -> None:
    found = data("derive", "training")["quantities"]["flops.qkv"]
    assert found == {
        "expr": "6*B*S*H**2/t",
        "latex": r"\frac{6BSH^{2}}{t}",
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
