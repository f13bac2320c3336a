"""What the site says: every displayed equation proved, every example run, every public name documented."""

from __future__ import annotations

import re
import textwrap
from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from attrs import evolve, fields

from blueprint_sym import PASSES
from blueprint_sym.claims.file import read_file
from blueprint_sym.glossary import GLOSSARY
from blueprint_sym.laws import LAWS
from blueprint_sym.spec.model import SPEC_WORDS
from blueprint_sym.spec.structure import MLP, Structure
from pages import generate
from pages.displays import ROOT, Display, displays, in_file, in_pages
from pages.docstrings import gaps
from pages.equations import RefusalError, check
from pages.readings import OF_MODULE, Derived, derived
from pages.vendor import FILE, NoMathJaxError, mathjax
from tests.support_pages import blocks, steps

DISPLAYS = (*displays(), *in_pages())


@pytest.fixture(scope="module")
def variants() -> tuple[Derived, ...]:
    """A few variants of each task: the build of the site takes all."""
    return tuple(
        item
        for item in derived()
        if item.session.workload.task != "training"
        or item.session.strategy.name in ("single.none", "tp.full", "sp.selective", "sp-keep.none.fused")
    )


# --- equations --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("display", DISPLAYS, ids=lambda display: display.place)
def test_a_displayed_equation_is_what_the_passes_derive(display: Display, variants: tuple[Derived, ...]) -> None:
    (found,) = check([display], variants=variants)
    assert found.equations >= 1
    assert found.cases >= 1
    assert all(verdict.status.value == "proved" for verdict in found.verdicts)


def test_every_pass_displays_equations() -> None:
    shown = {display.module for display in DISPLAYS}
    assert {type(item).__module__.removeprefix("blueprint_sym.") for item in PASSES} <= shown
    assert shown == set(OF_MODULE)


def test_a_display_knows_its_line(tmp_path: Path) -> None:
    folder = tmp_path / "package"
    folder.mkdir()
    (folder / "a.py").write_text('r"""First.\n\nSecond \\[ x = 1 \\]\n"""\n\n\ndef f():\n    r"""\\[ y = \n 2 \\]"""\n')
    assert [(item.source, item.module, item.place) for item in in_file(folder / "a.py", folder)] == [
        (" x = 1 ", "a", "package/a.py:3"),
        (" y = \n 2 ", "a", "package/a.py:8"),
    ]


WRONG = [
    (r"W_{\mathrm{QKV}}=\frac{7BSH^2}{t}", "no longer holds: REFUTED"),
    (r"W_{\mathrm{QKV}}=\frac{6BSH}{t}", "no longer holds: REFUTED"),
    (r"W_{\mathrm{reduce}}=BSH", "no longer holds: REFUTED"),
    (r"W_{\mathrm{QKV}}=6BSH^2/t", r"cannot be read: column 24: expected a quotient as \frac"),
    (r"W_{\mathrm{QKV}}=\frac{6BSX}{t}", "unknown letter X"),
    (r"W_{\mathrm{nothing}}=BSH", r"unknown letter W_{\mathrm{nothing}}"),
    (r"BSH", "cannot be read"),
]


@pytest.mark.parametrize(("source", "message"), WRONG)
def test_an_equation_that_is_wrong_is_refused_with_file_and_line(
    source: str, message: str, variants: tuple[Derived, ...]
) -> None:
    display = next(item for item in DISPLAYS if item.module == "passes.distribute_training")
    with pytest.raises(RefusalError) as caught:
        check([evolve(display, source=source)], variants=variants)
    assert str(caught.value).startswith(f"{display.place}: ")
    assert re.match(r"blueprint_sym/passes/distribute_training\.py:\d+: ", str(caught.value))
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("passes.plan_training", r"Q_{\mathrm{memory}}=R_i"),
        ("passes.plan_training", r"\mathbf{w}_i=(F_i,W_i,R_i,M_i)"),
        ("passes.plan_training", r"C_{\mathrm{act}}=\sum_{\ell} A_\ell"),
        ("passes.plan_inference", r"C_{\mathrm{workspace}}=D+e\max\left(3bq\frac{H}{t},bq\frac{F}{t}\right)"),
        ("passes.plan_inference", r"(F_i,R_i,W_i,M_i)_{\mathrm{distributed}}=(F_i,R_i,W_i,F_i)_{\mathrm{portable}}"),
        ("passes.bind_queue", r"o_i=\left\lceil\frac{o_{i-1}}{a_i}\right\rceil a_i"),
        ("passes.bind_slot", r"\operatorname{issue}(t_i)=(\operatorname{cycle}=i,\operatorname{slot}=1)"),
        ("laws.matmul", r"W_{\mathrm{gemm}}=2mnkn"),
    ],
)
def test_a_wrong_statement_of_any_kind_is_refuted(module: str, source: str, variants: tuple[Derived, ...]) -> None:
    display = next(item for item in DISPLAYS if item.module == module)
    with pytest.raises(RefusalError, match="no longer holds: REFUTED"):
        check([evolve(display, source=source)], variants=variants)


def test_a_vector_of_another_length_is_refused(variants: tuple[Derived, ...]) -> None:
    display = next(item for item in DISPLAYS if item.module == "passes.plan_training")
    with pytest.raises(RefusalError, match="4 entries on one side and 3 on the other"):
        check([evolve(display, source=r"\mathbf{w}_i=(F_i,R_i,W_i)")], variants=variants)


def test_an_equation_in_a_module_that_nobody_reads_is_refused(variants: tuple[Derived, ...]) -> None:
    stray = Display("B = B", "work", "blueprint_sym/work.py", 7)
    with pytest.raises(RefusalError, match=r"blueprint_sym/work\.py:7: nobody says what the letters of work mean"):
        check([stray], variants=variants)


# --- examples ---------------------------------------------------------------------------------------------------------

PAGES = sorted((ROOT / "docs").rglob("*.md"))
ELSEWHERE = {"proving.md": "a theorem, which test_shown_commands.py proves, and a Dask cluster: test_executors.py"}
WITH_CODE = [page for page in PAGES if "```python" in page.read_text() and page.name not in ELSEWHERE]
UNSAID = {
    "notebook.md": ['print(d.quantities["flops.attention_core"].derivation())'],
}
"""Statements that print more than their page shows."""


@pytest.mark.parametrize("page", WITH_CODE, ids=lambda page: page.name)
def test_the_examples_of_a_page_run_and_print_what_their_comments_say(page: Path) -> None:
    names: dict[str, Any] = {"__name__": "example"}
    run = [step for block in blocks(page.read_text()) for step in steps(block, names) if step.printed]
    shown = [step for step in run if step.said]
    assert shown
    assert [(step.source, step.said) for step in shown] == [(step.source, step.printed) for step in shown]
    assert [step.source.replace("'", '"') for step in run if not step.said] == UNSAID.get(page.name, [])


@pytest.mark.parametrize(
    ("code", "said", "printed"),
    [
        ("print(1)  # 1", "1", "1"),
        ("print(1)\n# 2\n# 3\n\n# 4", "2\n3", "1"),
        ('print("é # a")  # é # a', "é # a", "é # a"),
        ("x = 1  # a remark", "a remark", ""),
        ("1 / 0\n# ZeroDivisionError: division by zero", *["ZeroDivisionError: division by zero"] * 2),
    ],
)
def test_a_statement_is_read_with_the_comment_behind_it(code: str, said: str, printed: str) -> None:
    (step,) = steps(code, {})
    assert (step.said, step.printed) == (said, printed)


def test_an_example_that_fails_where_its_page_does_not_say_so_fails() -> None:
    with pytest.raises(ZeroDivisionError):
        list(steps("1 / 0", {}))


def test_a_law_of_ones_own_pass_is_refuted_where_it_is_wrong() -> None:
    """The page on passes says so of its own example."""
    from blueprint_sym import ProofError

    (code,) = blocks((ROOT / "docs" / "own-pass.md").read_text())
    wrong = code.replace("at_most(products, work)", "at_most(work, products)")
    assert wrong != code
    with pytest.raises(ProofError, match="plan_with_bound is refused"):
        exec(compile(textwrap.dedent(wrong), "own-pass.md", "exec"), {"__name__": "example"})


# --- generated pages --------------------------------------------------------------------------------------------------


def test_the_pass_page_has_coverage_provenance_and_every_pass() -> None:
    text = generate.passes(())
    for item in PASSES:
        assert f"`{type(item).__name__}`" in text
        assert item.provenance in text
        assert item.evidence in text
        assert f"::: {type(item).__module__}.{type(item).__name__}" in text
    assert "Formula versus performance evidence" in text


def test_the_glossary_has_every_letter() -> None:
    text = generate.glossary()
    assert all(f"| \\({info.latex}\\) | `{info.name}` | {info.meaning} | {info.unit} |" in text for info in GLOSSARY)


def test_the_page_of_laws_has_every_law_with_its_source() -> None:
    rows = [line for line in generate.laws().splitlines() if line.startswith("| ")]
    for law in LAWS:
        assert any(f"| {law.primitive}, {law.role}: " in row and law.source in row for row in rows)
    assert any(r"\(2mnk\)" in row for row in rows if row.startswith("| gemm, forward"))
    assert any(row.startswith("| `SOFTMAX` | 5 | Max, subtract, exponential, sum, divide") for row in rows)


def test_the_page_beside_calculon_has_every_named_difference() -> None:
    from tests.test_calculon import DIFFERENCES

    text = generate.calculon()
    assert all(f"| {row.name} | {row.reason} |" in text for row in DIFFERENCES)


def test_the_page_of_claims_has_every_claim_with_its_verdict_and_source() -> None:
    page = generate.claims()
    ledger = sorted((ROOT / "proofs" / "claims").glob("*.toml"))
    assert {path.stem for path in ledger} == set(generate.TOPICS)
    for claim in (claim for path in ledger for claim in read_file(path)):
        (row,) = (line for line in page.splitlines() if f"`{claim.id}`<br>" in line)
        assert f"**{claim.expect}**" in row
        assert claim.title in row
    assert "(https://arxiv.org/abs/2104.04473), equation 3" in page


def test_the_reference_has_every_public_name() -> None:
    import blueprint_sym

    text = generate.api()
    for name in blueprint_sym.__all__:
        module = isinstance(getattr(blueprint_sym, name), ModuleType)
        where = rf"blueprint_sym\.{name}\.\w+" if module else rf"blueprint_sym\.[\w.]+\.{name}"
        assert re.search(rf"^::: {where}$", text, re.MULTILINE), name


def test_the_page_of_structures_has_every_word_and_every_choice() -> None:
    text = (ROOT / "docs" / "structures.md").read_text()
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", text, re.MULTILINE))
    assert set(rows) == {*(item.name for item in fields(Structure)), *SPEC_WORDS}
    for item in fields(Structure):
        if isinstance(item.default, Enum):
            possible = [word for word in type(item.default) if item.name != "expert_mlp" or word is not MLP.EXPERTS]
            assert rows[item.name].startswith(f'`"{item.default.value}"`'), "the specification's choice stands first"
            assert all(f'`"{word.value}"`' in rows[item.name] for word in possible)


# --- docstrings -------------------------------------------------------------------------------------------------------


def test_every_public_name_says_what_it_must() -> None:
    """Meaning, errors, parameters, sources; `python -m pages docstrings` lists what is missing."""
    assert list(gaps()) == []


def test_what_a_docstring_lacks_is_listed_with_file_and_line(tmp_path: Path) -> None:
    folder = tmp_path / "package"
    folder.mkdir()
    (folder / "a.py").write_text(
        'def f(x):\n    raise ValueError("no")\n\n\n'
        'class C:\n    """A class."""\n\n'
        '    def g(self):\n        """Says: raises KeyError."""\n        raise KeyError(1)\n'
    )
    assert list(gaps(folder)) == [
        "package/a.py:1: f has no docstring",
        "package/a.py:1: f raises ValueError and does not say so",
    ]


def test_a_parameter_of_a_public_function_that_is_not_described_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ast.get_docstring", lambda node, clean=True: "Says nothing of it; raises like others.")
    found = [row for row in gaps() if "derive does not say" in row]
    assert [row.rpartition(" what ")[2] for row in found] == [
        "task is",
        "model is",
        "scope is",
        "target is",
        "capacity is",
        "attention is",
        "prover is",
    ]


# --- MathJax ----------------------------------------------------------------------------------------------------------


def test_a_file_that_is_not_the_reviewed_one_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).parent.mkdir(parents=True)
    (tmp_path / FILE).write_text("alert(1)")
    with pytest.raises(NoMathJaxError, match="not the one that was reviewed"):
        mathjax(tmp_path)


def test_without_npm_and_cache_the_way_out_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(NoMathJaxError, match="npm is not installed; it is needed once"):
        mathjax(tmp_path)
