"""LaTeX for papers: stable names, exact sources, the same bytes again; and what TeX makes of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import blueprint_sym as bs
from blueprint_sym.export import Paper, paper
from blueprint_sym.export.bibliography import REFERENCES, of_law, of_quantities
from blueprint_sym.export.names import label, macro
from blueprint_sym.export.pieces import glyphs, lines, quantity_table
from blueprint_sym.expr.latex import latex_inline
from blueprint_sym.expr.latex_reader import read_latex
from blueprint_sym.expr.words import escape
from blueprint_sym.laws import LAWS
from blueprint_sym.symbols import B, H, S, e, h, t
from tests.support_cli import TRAINING_POINT, run

TRAINING = bs.derive("training")
AT = TRAINING.instantiate(B=1, S=2048, H=12288, F=49152, h=96, t=8, e=2)
DECODE = bs.derive("decode")
WHOLE = bs.derive("training", scope="model", model={"mask": "causal", "window": True, "mlp": "swiglu"})
TWO = ("flops.qkv", "flops.mlp")

# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("flops.qkv", r"\bsFlopsQKV"),
        ("flops.mlp", r"\bsFlopsMLP"),
        ("memory.kv_cache", r"\bsMemoryKVCache"),
        ("flops.matmul.forward", r"\bsFlopsMatmulForward"),
    ],
)
def test_a_macro_is_the_name_in_words(name: str, expected: str) -> None:
    assert macro(name) == expected
    assert label(name) == f"eq:bs:{name}"


@pytest.mark.parametrize("derivation", [TRAINING, DECODE])
def test_no_two_quantities_share_a_macro(derivation: bs.Derivation) -> None:
    made = [macro(name, suffix) for name in derivation.quantities for suffix in ("", "Symbol", "Value")]
    assert len(set(made)) == len(made)


@pytest.mark.parametrize("name", ["", "flops.2", "Flops", "a b", r"\input", "a..b"])
def test_a_name_without_a_macro_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="has no macro"):
        macro(name)


# --- pieces -----------------------------------------------------------------------------------------------------------
TEXT = paper(TRAINING, TWO).text()


def test_two_equations_stand_in_an_align_with_their_labels() -> None:
    assert (
        "\\begin{align}\n"
        "  W_{\\mathrm{QKV}} &= \\frac{6BSH^{2}}{t} \\label{eq:bs:flops.qkv} \\\\\n"
        "  W_{\\mathrm{MLP}} &= \\frac{4BSHF}{t} \\label{eq:bs:flops.mlp}\n"
        "\\end{align}\n"
    ) in TEXT


def test_one_equation_is_an_equation() -> None:
    assert (
        "\\begin{equation}\\label{eq:bs:flops.qkv}\n  W_{\\mathrm{QKV}} = \\frac{6BSH^{2}}{t}\n\\end{equation}\n"
    ) in paper(TRAINING, ["flops.qkv"]).text()


def test_the_hypotheses_are_a_sentence() -> None:
    assert "where $H = hd_{h}$, $t \\ge 2$, $t \\mid h$, $t \\mid F$, and every symbol is a positive integer." in TEXT


def test_facts_stand_among_the_hypotheses() -> None:
    text = paper(bs.derive("training", model={"mask": "causal", "window": True}), ["flops.qkv"]).text()
    assert "$P = w(2S - w + 1)/2$, $w \\le S$, and every symbol is a positive integer." in text
    assert "$P$ & visible pairs of a query and a key of a sequence & pairs" in text


def test_a_paper_of_a_whole_model_speaks_of_all_ranks_and_has_no_table_of_tasks() -> None:
    made = paper(WHOLE)
    assert "tasks.tex" not in made.files()
    assert made.text().count("% digest of ") == 2
    text = made.text(standalone=True)
    assert "Training model (symbolic, swiglu.\\allowbreak{}causal.\\allowbreak{}window), all ranks}" in text
    assert "Quantities of one model and of one model and batch and of one model and token." in text


def test_the_command_takes_a_scope() -> None:
    result = run("latex", "decode", "--scope", "model", "--quantities", "model.kv_cache")
    assert result.exit_code == 0
    assert "% command: blueprint-sym latex decode --scope model --quantities model.kv_cache" in result.stdout
    assert r"C_{\mathrm{KV}} = 2bcLHe" in result.stdout


def test_the_nomenclature_has_the_symbols_that_occur_and_no_other() -> None:
    rows = re.findall(r"\$(\S+)\$ & [\w/() -]+ & \w+ \\\\", TEXT)
    assert rows == ["B", "S", "H", "F", "h", "d_{h}", "t"]


def test_the_macros_have_formula_symbol_and_value() -> None:
    found = paper(TRAINING, TWO, at=AT).files()["macros.tex"]
    assert r"\newcommand{\bsFlopsQKV}{\frac{6BSH^{2}}{t}}" in found
    assert r"\newcommand{\bsFlopsQKVSymbol}{W_{\mathrm{QKV}}}" in found
    assert r"\newcommand{\bsFlopsQKVValue}{231\,928\,233\,984}" in found


def test_every_formula_of_the_macro_file_is_read_back() -> None:
    for derivation in (TRAINING, DECODE):
        found = paper(derivation).files()["macros.tex"]
        formulas = dict(re.findall(r"\\newcommand\{(\\bs\w+)\}\{(.*)\}\n", found))
        for quantity in paper(derivation).quantities:
            assert read_latex(formulas[macro(quantity.name)]) == quantity.expr


def test_the_footnote_says_what_was_proved_and_by_whom() -> None:
    sentence = paper(TRAINING, TWO).footnote()
    assert f"All {len(TRAINING.report)} obligations of this derivation are proved for every size" in sentence
    assert f"({len(TRAINING.report)} by z3; z3 " in sentence
    assert TRAINING.checkpoints[-1].digest[:12] in sentence
    assert r"\cite{narayanan2021efficient}" in sentence


def test_the_header_has_version_digests_and_command() -> None:
    head = TEXT.split("\n\n")[0].splitlines()
    assert head[0] == f"% blueprint_sym {bs.__version__}: do not edit, make again"
    assert head[1] == "% command: blueprint_sym.export.paper"
    assert head[2:4] == [f"% digest of {item.pass_name}: {item.digest}" for item in TRAINING.checkpoints]
    assert head[4] == "% packages: amsmath, booktabs"


def test_a_value_is_in_the_table_with_its_unit() -> None:
    table = quantity_table(paper(TRAINING, TWO).quantities, AT)
    assert r"$W_{\mathrm{QKV}} = 6BSH^{2}/t$ & FLOP & $231\,928\,233\,984$ \\" in table
    assert "at $B = 1, S = 2048, H = 12288, F = 49152, h = 96, d_{h} = 128, e = 2, t = 8$." in table


def test_siunitx_and_cleveref_are_used_only_where_they_are_asked_for() -> None:
    plain, both = paper(TRAINING, at=AT).text(), paper(TRAINING, at=AT, siunitx=True, cleveref=True).text()
    assert r"\num{231928233984}" in both
    assert r"\cref{eq:bs:flops.total}" in both
    assert r"\num" not in plain
    assert r"\cref" not in plain
    assert r"\eqref{eq:bs:flops.total}" in plain


def test_a_long_sum_is_broken_into_lines_that_fit() -> None:
    rows = lines(TRAINING.quantities["bytes.read"])
    assert rows[0].startswith(r"R &= \frac{1}{t}\bigl(8BS^{2}he")
    assert rows[-1].endswith(r"\bigr)")
    assert all(glyphs(row) <= 60 for row in rows)


@pytest.mark.parametrize(
    ("expr", "expected"),
    [
        (6 * B * S * H**2 / t, "6BSH^{2}/t"),
        (B * (S + H) / t, "B(S + H)/t"),
        ((S + H) / t, "(S + H)/t"),
        ((S + H) / (2 * t), "(S + H)/(2t)"),
        (B * (S + H), "B(S + H)"),
        (-B * h * e / t, "-Bhe/t"),
    ],
)
def test_a_cell_has_a_stroke_for_a_fraction(expr: object, expected: str) -> None:
    assert latex_inline(expr) == expected  # type: ignore[arg-type]


def test_words_are_no_commands() -> None:
    assert escape(r"100% of \input{x}_$&#^~|") == (
        r"100\% of \textbackslash{}input\{x\}\_\$\&\#\textasciicircum{}\textasciitilde{}$\mid$"
    )
    assert escape("a × b\n\u202e") == r"a $\times$ b??"


# --- sources ----------------------------------------------------------------------------------------------------------

CITED = [
    (TRAINING, ["flops.qkv"], ["narayanan2021efficient"]),
    (TRAINING, ["flops.reduce"], ["shoeybi2019megatron"]),
    (TRAINING, ["flops.attention_core"], ["vaswani2017attention", "narayanan2021efficient", "isaev2023calculon"]),
    (TRAINING, ["memory.activations"], ["korthikanti2022reducing"]),
    (TRAINING, ["memory.optimizer"], ["rajbhandari2020zero"]),
    (TRAINING, ["flops.optimizer"], ["rajbhandari2020zero", "isaev2023calculon"]),
    (DECODE, ["flops.attention_core"], ["vaswani2017attention", "dao2022flashattention"]),
    (DECODE, ["flops.qkv", "memory.kv_cache"], ["vaswani2017attention", "narayanan2021efficient"]),
]


@pytest.mark.parametrize(("derivation", "names", "keys"), CITED)
def test_the_bibliography_has_exactly_the_sources_of_what_is_exported(
    derivation: bs.Derivation, names: list[str], keys: list[str]
) -> None:
    found = of_quantities(derivation.quantities[name] for name in names)
    assert [reference.key for reference in found] == keys
    bib = paper(derivation, names).files()["references.bib"]
    assert re.findall(r"^@\w+\{(\w+),$", bib, re.MULTILINE) == keys


@pytest.mark.parametrize("law", LAWS, ids=lambda law: f"{law.primitive} {law.role}")
def test_every_paper_that_a_law_names_is_in_the_bibliography(law: object) -> None:
    source = law.source  # type: ignore[attr-defined]
    numbers = re.findall(r"\d{4}\.\d{5}", source)
    known = {dict(reference.fields).get("eprint") for reference in of_law(law)}  # type: ignore[arg-type]
    assert set(numbers) <= known, f"add arXiv {numbers} to blueprint_sym/export/bibliography.py"


def test_entries_are_complete_and_balanced() -> None:
    for reference in REFERENCES:
        given = dict(reference.fields)
        assert {"author", "title", "year"} <= set(given)
        assert "eprint" in given or "doi" in given
        assert reference.bibtex().count("{") == reference.bibtex().count("}")


# --- refusals and bytes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["flops.nothing"], "quantities: unknown quantity 'flops.nothing'; known are flops.qkv, "),
        (["flops.qkv", "flops.qkv"], "quantities: flops.qkv is given twice"),
        ([], "quantities: no quantity is chosen"),
    ],
)
def test_a_choice_that_is_none_is_refused(names: list[str], message: str) -> None:
    with pytest.raises(bs.SpecError) as caught:
        paper(TRAINING, names)
    assert str(caught.value).startswith(message)


def test_a_name_from_a_file_stays_in_its_comment(tmp_path: Path) -> None:
    made = paper(TRAINING, TWO, command="latex --model 'a\n\\input{x}.toml'")
    assert made.header().splitlines()[1] == r"% command: latex --model 'a\n\input{x}.toml'"


def test_a_name_from_a_model_file_is_words_and_no_command() -> None:
    spec = bs.TransformerSpec(name=r"\input{x}%\end")
    text = paper(bs.derive("decode", model=spec), ["flops.qkv"]).text(standalone=True)
    assert r"\section*{Decode block (\textbackslash{}input\{x\}\%\textbackslash{}end), one rank}" in text


def test_the_same_command_gives_the_same_bytes_under_another_hash_seed() -> None:
    command = [sys.executable, "-m", "blueprint_sym", "latex", "training", "--standalone", "--steps"]
    texts = {
        subprocess.run(command, capture_output=True, check=True, env={**os.environ, "PYTHONHASHSEED": seed}).stdout
        for seed in ("0", "1")
    }
    assert len(texts) == 1


def test_the_command_of_the_header_makes_the_same_text_again() -> None:
    args = (
        "latex",
        "training",
        "--recompute",
        "full",
        "--at",
        TRAINING_POINT,
        "--quantities",
        "flops.qkv",
        "--siunitx",
    )
    result = run(*args)
    assert result.exit_code == 0
    words = result.stdout.splitlines()[1].removeprefix("% command: blueprint-sym ").split()
    assert run(*words).stdout == result.stdout


def test_no_tensor_parallel_is_told_in_the_command() -> None:
    result = run("latex", "training", "--no-tensor-parallel", "--quantities", "flops.qkv")
    assert "% command: blueprint-sym latex training --no-tensor-parallel --quantities flops.qkv" in result.stdout
    assert r"W_{\mathrm{QKV}} = 6BSH^{2}" in result.stdout


def test_the_set_of_files_is_written(tmp_path: Path) -> None:
    result = run("latex", "training", "--quantities", "flops.qkv,flops.mlp", "-o", str(tmp_path / "tex"))
    assert result.exit_code == 0
    assert [Path(line).name for line in result.stdout.splitlines()] == [
        "macros.tex",
        "equations.tex",
        "hypotheses.tex",
        "quantities.tex",
        "tasks.tex",
        "nomenclature.tex",
        "footnote.tex",
        "references.bib",
    ]
    assert (tmp_path / "tex" / "equations.tex").read_text() == paper(
        TRAINING, TWO, command="blueprint-sym latex training --quantities flops.qkv,flops.mlp"
    ).files()["equations.tex"]


def test_an_unknown_quantity_is_one_line_on_stderr() -> None:
    result = run("latex", "training", "--quantities", "flops.nothing")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("error: quantities: unknown quantity 'flops.nothing'")


# --- what TeX makes of it ---------------------------------------------------------------------------------------------

TEX = pytest.mark.skipif(shutil.which("pdflatex") is None, reason="pdflatex is not installed")
PDF_TO_TEXT = pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed")


def compiled(folder: Path, name: str) -> str:
    """The log of the second of two runs that may run no program and read no file outside the folder."""
    command = ["pdflatex", "-no-shell-escape", "-halt-on-error", "-interaction=nonstopmode", name]
    for _ in range(2):
        done = subprocess.run(
            command, cwd=folder, capture_output=True, timeout=120, check=False, env={**os.environ, "openin_any": "p"}
        )
        log = done.stdout.decode("latin-1")
        assert done.returncode == 0, log
    return log


def pages(folder: Path, name: str) -> str:
    made = subprocess.run(["pdftotext", "-layout", name, "-"], cwd=folder, capture_output=True, check=True)
    return made.stdout.decode()


PAPERS = {
    "training with numbers": paper(TRAINING, at=AT),
    "decode with its steps": paper(DECODE, steps=True),
    "training, every step": paper(
        bs.derive("training", recompute="full", sequence_parallel=True, shard_optimizer=True), steps=True
    ),
    "masks and grouped heads, every step": paper(
        bs.derive("training", model={"attention": "grouped-query", "mlp": "swiglu", "norm": "rms", "mask": "causal"}),
        steps=True,
    ),
    "latent attention and experts, every step": paper(
        bs.derive("decode", model={"attention": "latent", "absorbed": True, "mlp": "experts"}), steps=True
    ),
    "a whole model, every step": paper(WHOLE, steps=True),
    "free heads": paper(bs.derive("prefill", model={"head_width": "free"}), ["flops.qkv"]),
}


@TEX
@PDF_TO_TEXT
@pytest.mark.parametrize("name", PAPERS)
def test_a_standalone_text_compiles_without_a_warning(name: str, tmp_path: Path) -> None:
    made: Paper = PAPERS[name]
    (tmp_path / "paper.tex").write_text(made.text(standalone=True))
    log = compiled(tmp_path, "paper.tex")
    assert "Overfull" not in log
    assert "undefined" not in log
    shown = pages(tmp_path, "paper.pdf")
    assert "??" not in shown
    assert f"All {len(made.derivation.report)} obligations of this derivation are proved" in " ".join(shown.split())


@TEX
@PDF_TO_TEXT
def test_the_pages_show_values_labels_and_references(tmp_path: Path) -> None:
    PAPERS["training with numbers"].write(tmp_path, standalone=True)
    log = compiled(tmp_path, "paper.tex")
    assert "Overfull" not in log
    shown = pages(tmp_path, "paper.pdf")
    assert "231 928 233 984" in shown
    assert re.search(r"where H = hdh , t ≥ 2, t . h, t . F , and every symbol is a positive integer", shown)
    assert "microbatch size (training)" in shown
    assert "attention.query_key" in shown.replace(" key", "_key")
    assert "Tasks of the weight gradient phase, one rank" in shown
    assert "Calculon: a Methodology" in " ".join(shown.split())


@TEX
def test_a_paper_of_ones_own_inputs_the_macros(tmp_path: Path) -> None:
    paper(TRAINING, TWO, at=AT).write(tmp_path)
    (tmp_path / "mine.tex").write_text(
        "\\documentclass{article}\\usepackage{amsmath,booktabs}\\input{macros}\\begin{document}\n"
        "\\input{equations}\\input{hypotheses}\\input{nomenclature}\n"
        "By \\eqref{eq:bs:flops.qkv}, $\\bsFlopsQKVSymbol = \\bsFlopsQKV = \\bsFlopsQKVValue$.\n"
        "\\end{document}\n"
    )
    assert "undefined" not in compiled(tmp_path, "mine.tex")


@TEX
def test_siunitx_and_cleveref_compile_where_they_are_installed(tmp_path: Path) -> None:
    found = subprocess.run(["kpsewhich", "siunitx.sty", "cleveref.sty"], capture_output=True, check=False).stdout
    if found.count(b"\n") < 2:
        pytest.skip("siunitx or cleveref is not installed")
    made = paper(TRAINING, at=AT, siunitx=True, cleveref=True)
    (tmp_path / "paper.tex").write_text(made.text(standalone=True))
    assert "undefined" not in compiled(tmp_path, "paper.tex")
