"""The roofline compares exact intensities with a device's rates, and what rests on the device stays outside."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from blueprint_sym import BindingError, BlueprintError, ExpressionError, SpecError, WorkVector, derive
from blueprint_sym.expr.algebra import normal
from blueprint_sym.expr.text import read
from blueprint_sym.ir.node import Engine
from blueprint_sym.symbols import B
from blueprint_sym.views import Device, Evidence, device, known_devices, roofline
from blueprint_sym.views.units import default, scaled

POINT = {"b": 8, "c": 2048, "H": 4096, "F": 16384, "h": 32, "t": 8, "e": 2}
ROUND = Device("round", "made up", matrix_flops=1000, vector_flops=100, memory_bytes=10, network_bytes=1)


def test_a_product_of_decode_reads_its_weights_for_each_of_b_columns() -> None:
    """Up projection: 2bHF/t FLOP; e·(bH + HF/t) bytes read, e·bF/t written."""
    rows = {row.name: row for row in roofline(derive("decode"), ROUND, **POINT).rows}
    up = rows["mlp.up"]
    work, moved = 2 * 8 * 4096 * 16384 // 8, 2 * (8 * 4096 + 4096 * 16384 // 8 + 8 * 16384 // 8)

    assert (up.work, up.moved) == (work, moved)
    assert up.intensity_at == Fraction(work, moved)
    assert up.intensity is not None
    assert up.intensity.numerator == read("2*b*H*F")


def test_below_the_ridge_memory_binds_and_above_it_compute() -> None:
    """ROUND has its ridges at 100 and 10 FLOP per byte."""
    found = roofline(derive("training", tensor_parallel=False), ROUND, B=1, S=512, H=1024, F=4096, h=16, e=2, t=1)

    assert found.ridge(Engine.MATRIX).value == 100
    assert found.ridge(Engine.VECTOR).value == 10
    for row in found.rows:
        peak, ridge = (1000, 100) if row.engine is Engine.MATRIX else (100, 10)
        at = row.intensity_at
        assert at is not None
        assert row.attainable is not None
        assert row.bound == ("memory" if at < ridge else "compute")
        assert row.attainable.value == min(at * 10, peak)
    assert {row.bound for row in found.rows} == {"memory", "compute"}


@pytest.mark.parametrize("by", ["task", "layer", "phase", "engine"])
def test_groups_leave_nothing_out_and_count_nothing_twice(by: str) -> None:
    derivation = derive("decode")
    rows = roofline(derivation, ROUND, by=by, **POINT).rows
    numbers = derivation.instantiate(**POINT)

    assert sum(row.work or 0 for row in rows) == numbers["flops.total"] - numbers["flops.reduce"]


def test_without_a_point_intensities_are_formulas() -> None:
    found = roofline(derive("decode"), "h100-sxm")

    assert all(row.work is None and row.intensity is not None for row in found.rows)
    assert "mlp.gelu: intensity 4/e" in str(found)
    with pytest.raises(BindingError, match="a roofline is drawn at a point"):
        found.plot()


def test_it_says_what_it_is() -> None:
    found = roofline(derive("decode"), "a100-80gb-sxm", **POINT)

    for shown in (str(found), found._repr_html_()):
        assert "evidence view" in shown
        assert "nothing here is proved" in shown


def test_evidence_enters_no_expression_and_no_work_vector() -> None:
    found = roofline(derive("decode"), ROUND, **POINT).rows[0].attainable
    assert isinstance(found, Evidence)

    for use in (
        lambda: B * found,  # type: ignore[operator]
        lambda: B + found,  # type: ignore[operator]
        lambda: normal(found),  # type: ignore[arg-type]
        lambda: WorkVector(flops=found),  # type: ignore[arg-type]
    ):
        with pytest.raises((ExpressionError, TypeError)):
            use()
    with pytest.raises(BindingError):
        derive("decode").instantiate(**{**POINT, "b": found})  # type: ignore[dict-item]


def test_passes_laws_and_proofs_do_not_import_views_of_evidence() -> None:
    import subprocess
    import sys

    script = (
        "import sys, json, blueprint_sym as bs; d = bs.derive('decode'); d.report; d.quantities;"
        "print(json.dumps([name for name in sys.modules if 'evidence' in name or 'devices' in name]))"
    )
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert [name for name in json.loads(done.stdout) if name.startswith("blueprint_sym")] == []


# Devices


@pytest.mark.parametrize(
    ("name", "matrix", "memory"),
    [
        ("a100-80gb-sxm", 312 * 10**12, 2039 * 10**9),
        ("h100-sxm", 1979 * 10**12 // 2, 3350 * 10**9),
        ("v100-32gb-sxm", 125 * 10**12, 900 * 10**9),
    ],
)
def test_the_described_devices_have_the_rates_of_their_data_sheets(name: str, matrix: int, memory: int) -> None:
    found = known_devices()[name]

    assert (found.matrix_flops, found.memory_bytes) == (matrix, memory)
    assert "datasheet" in found.source


GOOD = 'name = "x"\nsource = "y"\nmatrix_flops = 4\nvector_flops = 3\nmemory_bytes = 2\nnetwork_bytes = 1\n'


def test_a_file_describes_a_device(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD)

    assert device(path) == Device("x", "y", 4, 3, 2, 1)
    assert device(str(path)) == device(path)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (GOOD.replace("= 4", "= 4.5"), "matrix_flops: Expected int, got float"),
        (GOOD.replace("= 4", '= "4"'), "matrix_flops: Expected int, got str"),
        (GOOD.replace("= 4", "= 0"), "matrix_flops: expected a rate from 1 to 10^24 per second, got 0"),
        (GOOD.replace("= 4", f"= {10**25}"), "matrix_flops: expected a rate from 1"),
        (GOOD + "efficiency = 1\n", "efficiency"),
        (GOOD.replace("memory_bytes = 2\n", ""), "memory_bytes"),
        (GOOD + "= 3", "is not TOML"),
        (GOOD + "name = 'again'", "is not TOML"),
        ("#" * 20_000, "is larger than"),
        ("a = " + "[" * 9_000, "is not TOML"),
    ],
)
def test_a_file_that_describes_none_is_refused_with_its_name(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)

    with pytest.raises(SpecError) as caught:
        device(path)
    assert message in str(caught.value)
    assert "mine.toml" in str(caught.value)


def test_what_is_no_text_or_no_file_describes_no_device(tmp_path: Path) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "folder.toml").mkdir()
    for name, message in (
        ("bytes", "is not UTF-8 text"),
        ("folder", "is not a file"),
        ("none", "cannot be read: No such"),
    ):
        with pytest.raises(SpecError, match=rf"{name}\.toml: {message}"):
            device(tmp_path / f"{name}.toml")


@pytest.mark.parametrize("given", ["a200", "missing.toml", "\0.toml"])
def test_a_device_that_does_not_exist_is_refused(given: str) -> None:
    with pytest.raises(SpecError):
        device(given)


def test_words_that_name_nothing_are_refused() -> None:
    with pytest.raises(SpecError, match="unknown group 'rank'"):
        roofline(derive("decode"), by="rank")
    with pytest.raises(BlueprintError):
        roofline(derive("decode"), **{**POINT, "t": 7})


# Units


@pytest.mark.parametrize(
    ("value", "unit", "shown"),
    [
        (0, "byte", "0 byte"),
        (1023, "byte", "1023 byte"),
        (1024, "byte", "1 KiB"),
        (3 * 2**30 // 2, "byte", "1.5 GiB"),
        (999, "FLOP", "999 FLOP"),
        (2_866_000_000_000, "FLOP", "2.866 TFLOP"),
        (Fraction(1, 3), "FLOP/byte", "0.3333 FLOP/byte"),
        (-(2**31), "byte", "-2 GiB"),
    ],
)
def test_numbers_are_shown_in_units_that_read_well(value: Any, unit: str, shown: str) -> None:
    assert scaled(value, unit) == shown


def test_axes_are_in_gib_and_gflop() -> None:
    assert default("byte") == ("GiB", 2**30)
    assert default("FLOP") == ("GFLOP", 10**9)
