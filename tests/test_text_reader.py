"""The reader of expressions: it takes the arithmetic of the glossary and accepts nothing else."""

from __future__ import annotations

import builtins
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import Expr, Integer, ceiling

from blueprint_sym.errors import ParseError
from blueprint_sym.expr.algebra import largest, normal, total
from blueprint_sym.expr.text import MAX_LENGTH, read, text
from blueprint_sym.symbols import SYMBOLS, B, F, H, S, c, d_h, e, h_kv, index, q, t
from tests.strategies import expressions, numbers


@given(expressions())
def test_what_is_printed_reads_back_as_the_same_expression(expr: Expr) -> None:
    assert read(text(expr)) == normal(expr)


@given(expressions())
def test_what_is_printed_prints_the_same_again(expr: Expr) -> None:
    assert text(read(text(expr))) == text(expr)


@given(st.lists(numbers(10**30), min_size=1, max_size=4))
def test_large_rationals_survive_printing(terms: list[Expr]) -> None:
    expr = total(term * symbol for term, symbol in zip(terms, (B, S, H, F), strict=False))
    assert read(text(expr)) == expr


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("6*B*S*H**2/t", 6 * B * S * H**2 / t),
        ("  B + S ", B + S),
        ("+B", B),
        ("--B", B),
        ("-B**2", -(B**2)),
        ("2*(B + S)/3", 2 * B / 3 + 2 * S / 3),
        ("B**-2", B**-2),
        ("h_kv*d_h", h_kv * d_h),
        ("B - S - H", B - S - H),
        ("B/S/H", B / (S * H)),
        ("max(B, S, B)", largest(B, S)),
        ("ceil(ceil(B/2)/3)", ceiling(ceiling(B / 2, evaluate=False) / 3, evaluate=False)),
        ("0x10", Integer(16)),
        ("B**0", Integer(1)),
    ],
)
def test_the_reader_takes_the_arithmetic_of_the_glossary(source: str, expected: Expr) -> None:
    assert read(source) == expected


def test_letters_that_sympy_takes_for_its_own_are_symbols_of_the_glossary() -> None:
    assert read("S*q + e*d - c") == S * q + e * SYMBOLS["d"] - c


def test_other_names_may_be_allowed() -> None:
    r = index("r")
    assert read("2*r", {"r": r}) == 2 * r


def test_other_names_replace_those_of_the_glossary() -> None:
    with pytest.raises(ParseError, match="unknown name 'B'; known are r"):
        read("B", {"r": index("r")})


MESSAGES = {
    "node": r"expected an integer, a name, \+ - \* / \*\*, max\(a, b\) or ceil\(a\), found",
    "operator": r"expected one of \+ - \* / \*\*",
    "syntax": "not an expression",
    "name": "unknown name",
    "character": "is not part of the syntax",
    "deep": "nested deeper than 64",
    "positive": "a denominator must be a product of positive symbols",
    "budget": "the text makes more than 20000 terms",
    "zero": "division by zero",
    "exponent": "an exponent must be an integer",
    "long": "characters; at most 10000 are read",
}

PRODUCT = "(B+S+H+F+h+t+p+d)**4"

HOSTILE = [
    (
        "+".join(f"{PRODUCT}*(b**{i}+q**{i}+c**{i}+L**{i}+V**{i}+e**{i}+m**{i}+h_kv**{i})" for i in range(1, 16)),
        "budget",
    ),
    ("*".join(["max(B, max(S, H))"] * 40), "budget"),
    ("max(B - S, 0)/max(B - S, 0)", "positive"),
    ("__import__('os').system('true')", "node"),
    ("__import__('os')", "node"),
    ("().__class__.__bases__[0].__subclasses__()", "node"),
    ("exec('1')", "node"),
    ("eval('1')", "node"),
    ("open('/etc/passwd')", "node"),
    ("print(B)", "node"),
    ("B(S)", "node"),
    ("B.__class__", "node"),
    ("B.real", "node"),
    ("S.Zero", "node"),
    ("lambda: B", "node"),
    ("(lambda: 0)()", "node"),
    ("'B'", "node"),
    ('"6*B"', "node"),
    ("b'B'", "node"),
    ("f'{B}'", "node"),
    ("'' 'B'", "node"),
    ("1.5", "node"),
    ("1e9", "node"),
    (".5*B", "node"),
    ("1j", "node"),
    ("True", "node"),
    ("False", "node"),
    ("B*True", "node"),
    ("max(B, True)", "node"),
    ("None", "node"),
    ("...", "node"),
    ("B < S", "node"),
    ("B == S", "node"),
    ("B < S < H", "node"),
    ("B and S", "node"),
    ("not B", "node"),
    ("~B", "node"),
    ("(B := S)", "node"),
    ("B if S else H", "node"),
    ("[B]", "node"),
    ("(B, S)", "node"),
    ("B,", "node"),
    ("{B}", "node"),
    ("{B: S}", "node"),
    ("B[0]", "node"),
    ("[x for x in B]", "node"),
    ("(x for x in B)", "node"),
    ("await B", "node"),
    ("max()", "node"),
    ("max(B)", "node"),
    ("max(*[B, S])", "node"),
    ("max(B, S, key=B)", "node"),
    ("max(B, *S)", "node"),
    ("min(B, S)", "node"),
    ("ceil()", "node"),
    ("ceil(B, S)", "node"),
    ("ceil(x=B)", "node"),
    ("floor(B)", "node"),
    ("max(B, S)(H)", "node"),
    ("[" + "-" * 500 + "B]", "node"),
    ("B % S", "operator"),
    ("B // S", "operator"),
    ("B @ S", "operator"),
    ("B | S", "operator"),
    ("B & S", "operator"),
    ("B ^ S", "operator"),
    ("B << S", "operator"),
    ("B >> S", "operator"),
    ("", "syntax"),
    ("   ", "syntax"),
    ("(B", "syntax"),
    ("B)", "syntax"),
    ("B +", "syntax"),
    ("B S", "syntax"),
    ("B; S", "syntax"),
    ("B\n+S", "syntax"),
    ("B = S", "syntax"),
    ("import os", "syntax"),
    ("yield B", "syntax"),
    ("*B", "syntax"),
    ("B!", "syntax"),
    ("B²", "character"),
    ("…", "character"),
    ("\\u0042", "syntax"),
    ("\x00", "syntax"),
    ("B\x00", "syntax"),
    ("\ud800", "character"),
    ("-" * 5_000 + "B", "deep"),
    ("x", "name"),
    ("Q", "name"),
    ("pi", "name"),
    ("max", "name"),
    ("__builtins__", "name"),
    ("B·S", "character"),
    ("Β", "character"),  # a Greek capital beta
    ("B/0", "zero"),
    ("B/(S - S)", "zero"),
    ("1/(B - B)", "zero"),
    ("ceil(B/0)", "zero"),
    ("0**-1", "zero"),
    ("(B - B)**-1", "zero"),
    ("B**S", "exponent"),
    ("B**0.5", "exponent"),
    ("B**(1/2)", "exponent"),
    ("B**True", "exponent"),
    ("2**2**2**2", "exponent"),
    ("B**(2**10)", "exponent"),
    ("B**[" + "-" * 500 + "B]", "exponent"),
    ("x" * 1_000_000, "long"),
    ("B+" * 500_000 + "B", "long"),
    ("(" * 1_000_000, "long"),
]

TOO_LARGE = [
    ("B**100000", "an exponent beyond 64"),
    ("B**-65", "an exponent beyond 64"),
    ("(10**60)**60", "a power beyond 4096 bits or degree 256"),
    ("((B**16)**16)**2", "a power beyond 4096 bits or degree 256"),
    ("B**64*B**64*B**64*B**64*B**64", "a degree beyond 256"),
    ("10**64*" * 20 + "10**64", "a number beyond 4096 bits"),
    ("(B + S)**64", "a power with more than 4096 terms"),
    ("(B + S + H)**30", "a power with more than 4096 terms"),
    ("(B + S)**12*(H + F)**12*(h + t)**12*(e + c)**12", "the text makes more than 20000 terms"),
    ("9" * 1_300, "a number of more than 4096 bits"),
    ("-" * 90 + "B", "nested deeper than 64"),
    ("max(B, " * 90 + "S" + ")" * 90, "the text makes more than 20000 terms"),
    ("-(" * 90 + "S" + ")" * 90, "nested deeper than 64"),
    ("B*" * 300 + "B", "nested deeper than 64"),
    ("1/(B + S)", "a denominator must be a product of symbols"),
]

REFUSED = [(source, MESSAGES[kind]) for source, kind in HOSTILE] + TOO_LARGE


@pytest.mark.parametrize(
    ("source", "message"), REFUSED, ids=[f"{number}-{source[:12]!a}" for number, (source, _) in enumerate(REFUSED)]
)
def test_hostile_text_is_refused_in_bounded_time(source: str, message: str) -> None:
    started = time.process_time()
    with pytest.raises(ParseError, match=message):
        read(source)
    assert time.process_time() - started < 5


def test_text_of_the_greatest_length_is_still_read() -> None:
    assert read("B" + " " * (MAX_LENGTH - 1)) == B


FAULTS = [
    ("6*B*S*H^2/t", "column 8: expected one of + - * / **, found '^': write ** for a power"),
    ("(B + S) ^ (2)", "column 9: expected one of + - * / **, found '^': write ** for a power"),
    ("B^", "column 2: not an expression: expected one of + - * / **, found '^': write ** for a power"),
    ("B//S", "column 2: expected one of + - * / **, found '//': write / for a quotient"),
    ("B % S", "column 3: expected one of + - * / **, found '%'"),
    ("t | ", "column 3: not an expression: expected one of + - * / **, found '|'"),
    ("B = S", "column 3: not an expression: expected one of + - * / **, found '='"),
    ("(B", "column 3: not an expression: the '(' of column 1 is never closed"),
    ("2*(B + (S", "column 10: not an expression: the '(' of column 8 is never closed"),
    ("max(B, S))", "column 10: not an expression: this ')' closes nothing"),
    ("B B", "column 3: not an expression: expected an operator before 'B': write * for a product"),
    ("2B", "column 2: not an expression: expected an operator before 'B': write * for a product"),
    ("B + ", "column 4: not an expression: nothing stands behind '+'"),
    ("max(B,", "column 7: not an expression: nothing stands behind ','"),
    ("2*/B", "column 3: not an expression: expected a number, a name or '(', found '/'"),
    ("  ", "column 1: not an expression: the text is empty"),
    ("B\n+ S", "column 2: not an expression: the line ends before the expression does: put it in brackets"),
    ("B**S", "column 4: an exponent must be an integer, found S"),
    ("B**(1/2)", "column 5: an exponent must be an integer, found 1/2"),
    ("B + min(S, H)", "column 5: expected an integer, a name, + - * / **, max(a, b) or ceil(a), found min(S, H)"),
]


@pytest.mark.parametrize(("source", "message"), FAULTS)
def test_what_is_wrong_is_named_with_its_column_and_the_way_out(source: str, message: str) -> None:
    with pytest.raises(ParseError) as caught:
        read(source)
    assert str(caught.value) == message


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_the_column_counts_all_lines_of_a_text(ending: str) -> None:
    with pytest.raises(ParseError) as caught:
        read(f"(B{ending}+ S{ending}^ H)")
    assert caught.value.column == 6 + 2 * len(ending)


def test_a_refusal_is_one_line_and_not_all_of_a_long_text() -> None:
    with pytest.raises(ParseError) as caught:
        read("B**(S +\n" + "S + " * 100 + "S)")
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 120


def test_the_column_of_what_is_wrong_is_one_based() -> None:
    with pytest.raises(ParseError, match="column 5: unknown name 'x'") as caught:
        read("B + x")
    assert caught.value.column == 5


def test_the_column_counts_leading_blanks() -> None:
    with pytest.raises(ParseError) as caught:
        read("   x")
    assert caught.value.column == 4


def test_a_signed_boolean_is_no_exponent() -> None:
    with pytest.raises(ParseError, match="an exponent must be an integer"):
        read("B**-True")


def test_an_unknown_name_is_answered_with_those_that_are_known() -> None:
    with pytest.raises(ParseError, match="known are B, b, q, c, S, P, w, T, S_p, L, H, F, k, E, C, F_e, "):
        read("seq_len")


@pytest.mark.parametrize(
    "source",
    ["__import__('pathlib').Path({!r}).touch()", "open({!r}, 'w')", "[open({!r}, 'w')][0]", "B**open({!r}, 'w')"],
)
def test_reading_never_runs_code(source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[object] = []
    monkeypatch.setattr(builtins, "eval", lambda *args: ran.append(args))
    monkeypatch.setattr(builtins, "exec", lambda *args: ran.append(args))
    with pytest.raises(ParseError):
        read(source.format(str(tmp_path / "touched")))
    monkeypatch.undo()
    assert not ran
    assert not (tmp_path / "touched").exists()


@settings(max_examples=300)
@given(st.text(alphabet="BSHt019+-*/() .,_'[]=<>maxceil\n\x00é^|%@&~\\\r\f\t;:!", max_size=40))
def test_any_text_is_an_expression_or_a_parse_error(source: str) -> None:
    try:
        found = read(source)
    except ParseError:
        return
    assert read(text(found)) == found
