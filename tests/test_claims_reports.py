"""``blueprint-sym check`` and ``check-function``: exit codes, tables, JSON, JUnit, annotations, and the page."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import jsonschema
import pytest

from blueprint_sym.expr.text import read
from blueprint_sym.views.claims import claims_github, claims_json, claims_junit, claims_table
from blueprint_sym.views.claims_page import claims_page
from blueprint_sym.views.mathml import mathml
from tests.support_claims import block, iteration, judged
from tests.support_cli import run

SCHEMA = json.loads(files("blueprint_sym").joinpath("views/claims.schema.json").read_text())
RIGHT = '[[claim]]\nid = "right"\nquantity = "flops.qkv"\nclaimed = "6*B*S*H**2/t"\n'
WRONG = '[[claim]]\nid = "wrong"\nquantity = "flops.qkv"\nclaimed = "7*B*S*H**2/t"\n'
EMPTY = '[[claim]]\nid = "empty"\nquantity = "flops.qkv"\nclaimed = "7*B*S*H**2/t"\nassume = ["F <= H", "F >= H + 1"]\n'
PAPER = "% blueprint-sym: quantity=flops.qkv\n\\[ \\frac{7BSH^2}{t} \\]\n"
CHECKS = (
    judged(block(id="right")),
    judged(block(id="wrong", claimed="7*B*S*H**2/t", title="<b>& a title</b>", note="A note.", place="f.toml")),
    judged(block(id="erratum", claimed="7*B*S*H**2/t", expect="refuted", place="p.tex:7", line=7)),
    judged(block(id="empty", assume=("F <= H", "F >= H + 1"))),
    judged(iteration(id="narayanan", assume=())),
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (("right", RIGHT), ("wrong", WRONG), ("empty", EMPTY)):
        (tmp_path / f"{name}.toml").write_text(text)
    (tmp_path / "expected.toml").write_text(WRONG + 'expect = "refuted"\n')
    (tmp_path / "surprise.toml").write_text(RIGHT + 'expect = "refuted"\n')
    (tmp_path / "broken.toml").write_text("[[claim]\n")
    (tmp_path / "paper.tex").write_text(PAPER)
    (tmp_path / "f.py").write_text("def qkv(B, S, H, t, n=6):\n    return n * B * S * H**2 / t\n")
    return tmp_path


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (("right.toml",), 0),
        (("expected.toml",), 0),
        (("wrong.toml",), 1),
        (("surprise.toml",), 1),
        (("empty.toml",), 3),
        (("right.toml", "paper.tex"), 1),
        (("empty.toml", "wrong.toml"), 1),
        (("broken.toml",), 2),
        (("right.toml", "right.toml"), 2),
        ((), 2),
        (("nowhere.toml",), 2),
    ],
)
def test_exit_codes(folder: Path, names: tuple[str, ...], code: int) -> None:
    result = run("check", *(str(folder / name) for name in names))
    assert result.exit_code == code
    assert (result.stdout == "") == (code == 2)


def test_an_error_is_one_line_that_names_the_file(folder: Path) -> None:
    result = run("check", str(folder / "broken.toml"))
    assert re.fullmatch(r"error: \S*broken\.toml: is not TOML: .*\n", result.stderr)


def test_json_of_the_command_has_what_the_specification_names(folder: Path) -> None:
    result = run("check", str(folder / "right.toml"), str(folder / "wrong.toml"), "--format", "json")
    data = json.loads(result.stdout)
    jsonschema.validate(data, SCHEMA)
    right, wrong = data["claims"]
    assert (right["id"], right["verdict"], right["difference"], right["counterexample"], right["holds_when"]) == (
        "right",
        "proved",
        None,
        None,
        None,
    )
    assert wrong["difference"] == "B*S*H**2/t"
    assert set(wrong["counterexample"]) == {"at", "claimed", "derived"}
    at = wrong["counterexample"]["at"]
    assert wrong["counterexample"]["claimed"] == 7 * at["B"] * at["S"] * at["H"] ** 2 // at["t"]
    assert wrong["counterexample"]["derived"] == 6 * at["B"] * at["S"] * at["H"] ** 2 // at["t"]


def test_a_paper_is_annotated_at_its_lines(folder: Path) -> None:
    result = run("check", str(folder / "paper.tex"), "--format", "github")
    assert result.stdout.startswith(f"::error file={folder}/paper.tex,line=2,title=refuted%3A line 2::")


def test_a_function_is_checked_from_the_command_line(folder: Path) -> None:
    given = [word for name in ("B", "S", "H", "t") for word in ("--arg", f"{name}={name}")]
    good = run("check-function", f"{folder}/f.py:qkv", "--quantity", "flops.qkv", *given, "--format", "json")
    assert (good.exit_code, json.loads(good.stdout)["claims"][0]["verdict"]) == (0, "proved")
    bad = run("check-function", f"{folder}/f.py:qkv", "--quantity", "flops.qkv", *given, "--arg", "n=7")
    assert bad.exit_code == 1
    assert "claimed − derived: B*S*H**2/t" in bad.stdout
    other = run("check-function", f"{folder}/f.py:qkv", "--quantity", "flops.qkv", *given, "--model", "mlp=swiglu")
    assert other.exit_code == 0


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--arg", "B"), "--arg: expected NAME=VALUE"),
        (("--arg", "B=B", "--arg", "B=S"), "--arg: B is given twice"),
        (("--arg", "B=Q"), "unknown name 'Q'"),
        (("--strategy", "speed=high"), "unknown choice 'speed'"),
        (("--model", "mlp=relux"), "unknown choice 'relux'"),
    ],
)
def test_wrong_usage_of_check_function_is_one_line(folder: Path, args: tuple[str, ...], message: str) -> None:
    result = run("check-function", f"{folder}/f.py:qkv", "--quantity", "flops.qkv", *args)
    assert result.exit_code == 2
    assert message in result.stderr


# --- reports ----------------------------------------------------------------------------------------------------------


def test_the_schema_is_one_and_the_report_meets_it() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    data = json.loads(claims_json(CHECKS))
    jsonschema.validate(data, SCHEMA)
    assert data["summary"] == {"proved": 1, "refuted": 3, "unknown": 1}
    assert [item["met"] for item in data["claims"]] == [True, False, True, False, False]


def test_a_table_tells_what_a_person_needs() -> None:
    told = claims_table(CHECKS)
    assert "WRONG" not in told
    for words in (
        "REFUTED  narayanan",
        "claimed − derived: 16*B*h*l*s*(4*h - F)",
        "at B = 1, s = 1, l = 1, h = 1, F = 1, V = 1: claimed 118, derived 70",
        "holds: exactly when F = 4*h",
        "REFUTED, AS EXPECTED  erratum",
        "reason: its hypotheses and premises contradict each other",
        "1 proved, 3 refuted, 1 unknown; 3 not as expected",
    ):
        assert words in told


def test_junit_fails_what_is_not_as_expected() -> None:
    root = ElementTree.fromstring(claims_junit(CHECKS))
    assert (root.get("tests"), root.get("failures"), root.get("errors")) == ("5", "2", "1")
    failed = {case.get("name") for case in root.iter("testcase") if case.find("failure") is not None}
    assert failed == {"wrong", "narayanan"}
    assert {suite.get("name") for suite in root.iter("testsuite")} == {"claims", "f.toml", "p.tex"}


def test_annotations_are_as_many_as_are_shown() -> None:
    bad = tuple(
        judged(block(id=f"n{number}", claimed=f"{number + 7}*B*S*H**2/t", place="f.toml")) for number in range(12)
    )
    lines = claims_github(bad).splitlines()
    assert len(lines) == 11
    assert lines[9].endswith("3 more claims are not as expected")


class _Reader(HTMLParser):
    """Sees that elements close in the order in which they opened, and keeps what is loaded from elsewhere."""

    void = ("meta", "br", "mspace")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.void:
            self.open.append(tag)
        self.loaded += [value or "" for name, value in attrs if name in ("src", "srcset") or tag == "link"]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in self.void


def test_the_page_is_whole_needs_nothing_else_and_runs_nothing() -> None:
    page = claims_page(CHECKS)
    reader = _Reader()
    reader.feed(page)
    assert reader.open == []
    assert reader.loaded == []
    assert "<script" not in page
    assert "&lt;b&gt;&amp; a title&lt;/b&gt;" in page
    assert "exactly when F = 4*h" in page
    assert page == claims_page(CHECKS)


def test_the_page_is_the_same_under_every_hash_seed(folder: Path) -> None:
    pages = []
    for seed in ("0", "1"):
        page = folder / f"page{seed}.html"
        command = [sys.executable, "-m", "blueprint_sym", "check", "wrong.toml", "paper.tex", "--html", str(page)]
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(Path(__file__).parents[1])}
        assert subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False).returncode == 1
        pages.append(page.read_bytes())
    assert pages[0] == pages[1]


def test_the_page_is_written(folder: Path) -> None:
    page = folder / "report.html"
    run("check", str(folder / "wrong.toml"), "--html", str(page))
    assert "<!doctype html>" in page.read_text()
    assert run("check", str(folder / "wrong.toml"), "--html", str(folder / "no" / "page.html")).exit_code == 2


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("0", "<mn>0</mn>"),
        ("-H", "<mo>−</mo><mi>H</mi>"),
        ("H**2", "<msup><mi>H</mi><mn>2</mn></msup>"),
        ("d_h", "<msub><mi>d</mi><mi>h</mi></msub>"),
        ("H - B", "<mi>H</mi><mo>−</mo><mi>B</mi>"),
        (
            "3*H/(2*t)",
            "<mfrac><mrow><mn>3</mn><mspace width='0.15em'/><mi>H</mi></mrow><mrow><mn>2</mn>"
            "<mspace width='0.15em'/><mi>t</mi></mrow></mfrac>",
        ),
        ("max(B, H)", "<mrow><mi>max</mi><mo>(</mo><mi>B</mi><mo>,</mo><mi>H</mi><mo>)</mo></mrow>"),
        ("ceil(H/t)", "<mrow><mo>⌈</mo><mfrac><mrow><mi>H</mi></mrow><mrow><mi>t</mi></mrow></mfrac><mo>⌉</mo></mrow>"),
    ],
)
def test_a_formula_in_mathml(text: str, shown: str) -> None:
    assert mathml(read(text)) == f"<math displaystyle='true'><mrow>{shown}</mrow></math>"
