"""Claims files, marked papers and .bib files: what is read, and how what comes from outside is refused."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

import pytest

from blueprint_sym.claims.bibliography import entries
from blueprint_sym.claims.file import read_file, read_text
from blueprint_sym.claims.letters import in_house, plain_name, spelled
from blueprint_sym.claims.paper import read_paper_text
from blueprint_sym.errors import BlueprintError, ParseError, SpecError
from tests.support_claims import block, iteration, judged

GOOD = """
[[claim]]
id = "a"
quantity = "flops.qkv"
claimed = "6*B*S*H**2/t"
"""


def refusal(text: str) -> str:
    with pytest.raises(SpecError) as caught:
        judge_all(text)
    assert "f.toml" in str(caught.value)
    assert len(str(caught.value)) < 2_000
    return str(caught.value)


def judge_some(path: Path) -> None:
    for claim in read_file(path)[:3]:
        judged(claim)


def judge_all(text: str) -> None:
    for claim in read_text(text, "f.toml"):
        judged(claim)


# --- claims files -----------------------------------------------------------------------------------------------------


def test_a_file_is_read_in_its_order() -> None:
    found = read_text(GOOD + GOOD.replace('"a"', '"b"'), "f.toml")
    assert [claim.id for claim in found] == ["a", "b"]
    assert found[0].task == "training"
    assert found[0].scope == "block"
    assert [(claim.place, claim.line) for claim in found] == [("f.toml:3", 3), ("f.toml:8", 8)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "missing required field claim"),
        ("claim = []", "expected 1 to 2000 claims, got 0"),
        ("claim = 3", "Expected array, got int"),
        ("[[claim]]\nid = ", "is not TOML"),
        ("[[claim", "is not TOML"),
        (GOOD + GOOD, "claim 'a': id: this id stands twice"),
        (GOOD + 'quantity = "flops.mlp"', "is not TOML"),
        (GOOD + 'colour = "red"', "contains unknown field colour"),
        (GOOD.replace('"a"', "3"), "Expected str, got int"),
        (GOOD.replace('"a"', '""'), "id: expected a short name"),
        (GOOD.replace('claimed = "6', 'clamed = "6'), "claim 'a': "),
        (GOOD + 'expect = "maybe"', "expect: expected one of proved, refuted, unknown, got 'maybe'"),
        (GOOD + 'relation = "<"', "relation: expected one of =, <=, >=, got '<'"),
        (GOOD + "claimed_latex = 'H'", "claimed: expected a formula, either as claimed or as claimed_latex"),
        (GOOD + 'task = "dreaming"', "task: task: unknown task 'dreaming'; choose one of training, prefill, decode"),
        (GOOD + 'scope = "world"', "scope: expected block or model, got 'world'"),
        (GOOD + 'strategy = { speed = "high" }', "strategy: unknown choice 'speed'"),
        (GOOD + 'strategy = { recompute = "some" }', "recompute: unknown policy 'some'"),
        (GOOD + 'model = "gpt-9"', "unknown model 'gpt-9'"),
        (GOOD + 'model = { mlp = "relux" }', "mlp: unknown choice 'relux'"),
        (GOOD + "model = { mlp = [[[1]]] }", "mlp: unknown choice [[[1]]]"),
        (GOOD + 'symbols = { "x y" = "H" }', "symbols.x y: "),
        (GOOD + 'symbols = { x = "Q" }', "symbols.x: 'Q': unknown name 'Q'; it must be in our letters"),
        (GOOD + 'symbols = { x = "y", y = "x" }', "symbols.x: 'y': unknown name 'y'; it must be in our letters"),
        (GOOD + 'symbols = { x = "x" }', "symbols.x: 'x': unknown name 'x'"),
        (GOOD + 'symbols = { h_per_t = "H" }', "kept for the glossary"),
        (GOOD + 'symbols = { x = "flops.nothing" }', "symbols.x: unknown quantity 'flops.nothing'"),
        (GOOD + 'assume = ["F"]', "assume: 'F': expected one relation"),
        (GOOD + 'assume = ["F = 4*H = 3"]', "assume: 'F = 4*H = 3': expected one relation"),
        (GOOD + 'assume = ["t = 3", "h = 64"]', "assume: t = 3 does not divide h = 64"),
        (GOOD + 'assume = ["t = 1"]', "t = 1, but t >= 2 is assumed"),
        (GOOD + 'assume = ["2 = 3"]', "2 = 3 does not hold at these sizes"),
        (GOOD + 'assume = ["t | "]', "assume: 't | ': nothing stands behind '|' at column 3"),
        (GOOD + 'assume = [" = 4*H"]', "assume: ' = 4*H': nothing stands before '=' at column 2"),
        (GOOD + 'assume = ["F = 4*Q"]', "assume: 'F = 4*Q': column 7: unknown name 'Q'"),
        (GOOD + 'assume = ["F = H^2"]', "assume: 'F = H^2': column 6: expected one of + - * / **, found '^'"),
        (GOOD + 'assume = ["2*t | h"]', "a divisibility needs a letter on either side"),
        (GOOD.replace("6*B", "6*X"), "claimed: column 3: unknown name 'X'"),
        (GOOD.replace("6*B", "6*"), "claimed: column"),
        (GOOD.replace("/t", "/(t - 1)"), "a denominator must be a product of symbols"),
        (GOOD.replace("6*B", "6.5*B"), "expected an integer"),
        (GOOD.replace("6*B", "__import__('os')*B"), "claimed: "),
        (GOOD.replace("6*B", "(lambda: 6)()*B"), "claimed: "),
    ],
)
def test_what_is_wrong_is_named_with_claim_and_field(text: str, message: str) -> None:
    assert message in refusal(text)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "b.toml").mkdir()
    for name, message in (("a", "is not UTF-8 text"), ("b", "is not a file"), ("c", "No such file")):
        with pytest.raises(SpecError, match=message):
            read_file(tmp_path / f"{name}.toml")


def test_a_file_of_more_bytes_than_are_read_is_refused_before_it_is_decoded(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(b"#" * 7_999_999 + "é".encode())
    with pytest.raises(SpecError, match=r"a\.toml: is larger than 8000000 bytes"):
        read_file(tmp_path / "a.toml")


# --- hostile ----------------------------------------------------------------------------------------------------------

NINES = "9" * 5_000
NESTED = "(" * 5_000 + "H" + ")" * 5_000
POWERS = "H" + "**64" * 5
HOSTILE = {
    "an expression of a megabyte": GOOD.replace("6*B", "6*" + "B*" * 500_000 + "B"),
    "a quantity of a megabyte": GOOD.replace("flops.qkv", "flops.qkv + " * 90_000 + "flops.qkv"),
    "an exponent of 10^9": GOOD.replace("H**2", "H**1000000000"),
    "a sum to an exponent of 10^9": GOOD.replace("H**2", "(H + 1)**1000000000"),
    "nested powers": GOOD.replace("H**2", "((((H+1)**64)**64)**64)**64"),
    "powers without parentheses": GOOD.replace("H**2", POWERS),
    "a number to a power": GOOD.replace("6*B", "9**9**9**9*B"),
    "a number of 5000 digits": GOOD.replace("6*B", NINES + "*B"),
    "deep nesting": GOOD.replace("H**2", NESTED),
    "deep signs": GOOD.replace("6*B", "-" * 9_000 + "B"),
    "many maxima": GOOD.replace("H**2", "max(" * 60 + "H" + ", B)" * 60),
    "a symbol map of powers": GOOD.replace("H**2", "x**64") + 'symbols = { x = "(B+S+H+F+h)**9" }',
    "ten thousand letters": GOOD + "symbols = { " + ", ".join(f'x{n} = "H"' for n in range(10_000)) + " }",
    "ten thousand assumptions": GOOD + "assume = [" + ", ".join('"F = H"' for _ in range(10_000)) + "]",
    "deep arrays": "claim = " + "[" * 100_000,
    "deep tables": GOOD + "model = { a = " + "{ a = " * 5_000,
    "a key of a million parts": "a." * 1_000_000 + "a = 1",
    "a thousand keys of many parts": "\n".join(f"a{n}." + "b." * 100 + "c = 1" for n in range(1_000)),
    "a table of a million parts": "[" + "a." * 1_000_000 + "a]",
    "five thousand claims": "".join(GOOD.replace('"a"', f'"{n}"') for n in range(5_000)),
    "a file beyond the bound": "#" + "x" * 9_000_000,
    "latex that nests": GOOD.replace('claimed = "6*B*S*H**2/t"', "claimed_latex = '" + r"\frac{1}{" * 3_000 + "H'"),
    "latex with powers": GOOD.replace('claimed = "6*B*S*H**2/t"', "claimed_latex = 'H^{1000000000}'"),
    "a cycle of assumptions": GOOD + 'assume = ["F = 2*H", "H = 2*F"]',
}


READABLE = {"a cycle of assumptions": "unknown", "many maxima": "refuted"}
"""Those that are within every bound after all."""


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_are_refused_or_judged_in_bounded_memory(name: str, tmp_path: Path) -> None:
    path = tmp_path / "f.toml"
    path.write_text(HOSTILE[name])
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    if name in READABLE:
        assert [judged(claim).verdict for claim in read_file(path)] == [READABLE[name]]
    else:
        with pytest.raises(BlueprintError) as caught:
            judge_some(path)
        assert len(str(caught.value)) < 3_000
        assert "f.toml" in str(caught.value)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert sys.platform != "linux" or grown < 600_000


# --- citations --------------------------------------------------------------------------------------------------------

BIB = """
@comment{nothing, of = {this}}
@misc{one, author = {Ada Lovelace and Grace Hopper and Mary Shaw}, title = {{On} {\\L}aws}, year = 1843, eprint = {1.2}}
@article{two,
  author = "Euler, Leonhard",
  year = {1748}
}
"""


def test_a_bibliography_is_read() -> None:
    one, two = entries(BIB)
    assert (one.key, one.short, one.link) == ("one", "Lovelace et al. 1843", "https://arxiv.org/abs/1.2")
    assert (two.key, two.short, two.link) == ("two", "Euler 1748", "")


def test_braces_that_do_not_close_are_refused() -> None:
    with pytest.raises(SpecError, match="a: its braces do not close"):
        list(entries("@misc{a, title = {{x}", "x.bib"))


def test_a_citation_must_stand_in_the_bibliography_beside_the_file(tmp_path: Path) -> None:
    path = tmp_path / "f.toml"
    path.write_text(GOOD + 'cite = "three"')
    assert read_file(path)[0].cite == "three"
    (tmp_path / "x.bib").write_text(BIB)
    with pytest.raises(SpecError, match=r"no \.bib file beside it has an entry 'three'"):
        read_file(path)
    path.write_text(GOOD + 'cite = "two"')
    assert read_file(path)[0].cite == "two"


# --- LaTeX ------------------------------------------------------------------------------------------------------------

EQ3 = r"96Bs\ell h^2\left(1 + \frac{s}{6h} + \frac{V}{16\ell h}\right)"


@pytest.mark.parametrize(
    "source",
    [
        EQ3,
        "F = " + EQ3,
        r"F \approx " + EQ3,
        r"96 \cdot B \times s\, \ell h^2 \Bigl(1 + \frac{s}{6h} + \frac{V}{16 \ell h}\Bigr)",
    ],
)
def test_latex_as_papers_write_it_is_read(source: str) -> None:
    claim = iteration(claimed="", claimed_latex=source, symbols={"s": "S", "h": "H", "a": "h", r"\ell": "L"})
    assert judged(claim).verdict == "proved"


def test_letters_of_latex_have_a_name_in_text() -> None:
    assert plain_name(r"\ell") == "ell"
    assert plain_name(r"d_{\mathrm{ff}}") == "d_ff"
    claim = block(
        quantity="flops.mlp", claimed_latex=r"\frac{4BSHd_{\mathrm{ff}}}{t}", claimed="", symbols={"d_ff": "F"}
    )
    assert judged(claim).verdict == "proved"
    wrong = judged(iteration(claimed="", claimed_latex=r"\ell", symbols={r"\ell": "L"}))
    assert wrong.difference_text is not None
    assert "ell" in wrong.difference_text


@pytest.mark.parametrize(
    ("letter", "spelling"),
    [
        ("h", "h"),
        ("d_ff", r"d_{\mathrm{ff}}"),
        ("d_f", "d_{f}"),
        ("d_12", "d_{12}"),
        ("hidden", r"\mathrm{hidden}"),
        ("n_kv", r"n_{\mathrm{kv}}"),
        ("n1", None),
        ("a_b_c", None),
        (r"\ell", r"\ell"),
    ],
)
def test_a_letter_has_one_spelling_in_latex_or_none(letter: str, spelling: str | None) -> None:
    assert spelled(letter) == spelling


@pytest.mark.parametrize("letter", ["", "1a", "a b", "h_per_t", "rest_h", "a" * 41, "é", r"\frac", "a+b"])
def test_what_is_no_letter_is_refused(letter: str) -> None:
    with pytest.raises(ParseError):
        plain_name(letter)


def test_columns_stay_where_they_are() -> None:
    source = r"2 \cdot H \approx \Bigl(S\Bigr)"
    assert in_house(source) == "2       H =       (     S(     ".replace("S(", "S)")
    assert len(in_house(source)) == len(source)


# --- papers -----------------------------------------------------------------------------------------------------------

PAPER = r"""
\documentclass{article}
\begin{document}
% blueprint-sym: scope=model tensor_parallel=false symbols="s=S, h=H, l=L"
Some words, and % an ordinary comment
% blueprint-sym: quantity=model.flops.matmul.iteration recompute=full
% blueprint-sym: assume="F = 4*h"
\begin{equation}
  F = 96 B s l h^2 \left(1 + \frac{s}{6h} + \frac{V}{16 l h}\right). \label{eq:flops}
\end{equation}

% blueprint-sym: quantity=model.flops.matmul.iteration assume="F = 4*h" expect=refuted id=wrong
\begin{align*}
  F &\approx 72 B s l h^2 \Bigl(1 + \frac{s}{6h} \nonumber \\ % a comment that ends nothing }
    &+ \frac{V}{16 l h}\Bigr)
\end{align*}

% blueprint-sym: quantity=model.flops.matmul.forward[logits]
\[ 2BshV, \]
\end{document}
"""


def test_marked_equations_of_a_paper_are_checked_by_line() -> None:
    found = [judged(claim) for claim in read_paper_text(PAPER, "p.tex")]
    assert [(item.claim.id, item.claim.line, item.verdict) for item in found] == [
        ("eq:flops", 8, "proved"),
        ("wrong", 13, "refuted"),
        ("line 19", 19, "proved"),
    ]
    assert found[0].claim.place == "p.tex:8"
    assert found[1].difference_text == "-3*B*h*V*s/2"
    assert all(item.met for item in found)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nothing", "no equation is marked"),
        ("% blueprint-sym: quantity=flops.qkv\n\n\nwords", "no displayed equation begins within 5 lines"),
        ("% blueprint-sym: quantity=flops.qkv\n\\[ H", r"no \] closes it within 200 lines"),
        ("% blueprint-sym: colour=red\n", "line 1: expected KEY=VALUE with one of id, title"),
        ('% blueprint-sym: title="open\n', "line 1: no closing quotation"),
        ("% blueprint-sym: task=decode task=decode\n", "line 1: task is given twice"),
        ("% blueprint-sym: quantity=flops.qkv symbols=x\n\\[ H \\]", "symbols: expected THEIRS=OURS"),
        ("% blueprint-sym: quantity=flops.qkv model=gpt3-175B mlp=gelu\n\\[ H \\]", "a named model has its structure"),
        (
            "% blueprint-sym: quantity=flops.qkv id=a\n\\[ H \\]\n% blueprint-sym: quantity=flops.qkv id=a\n\\[ H \\]",
            "this id stands twice",
        ),
    ],
)
def test_a_marked_paper_that_is_wrong_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(SpecError) as caught:
        read_paper_text(text, "p.tex")
    assert message in str(caught.value)
    assert "p.tex" in str(caught.value)


def test_a_formula_of_a_paper_that_cannot_be_read_names_file_line_and_column() -> None:
    text = "% blueprint-sym: quantity=flops.qkv\n\\[ 6BSH/t \\]"
    (claim,) = read_paper_text(text, "p.tex")
    with pytest.raises(SpecError) as caught:
        judged(claim)
    assert str(caught.value).startswith("p.tex:2: claim 'line 2': claimed_latex: column 5: expected a quotient")
