"""The reader of LaTeX: the specification's equations, whatever the printer prints, and a clear no to the rest."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sympy import Expr, Integer, ceiling

from blueprint_sym.errors import ParseError
from blueprint_sym.expr.algebra import largest, normal
from blueprint_sym.expr.bounded import MAX_DEPTH, MAX_LENGTH
from blueprint_sym.expr.latex import latex
from blueprint_sym.expr.latex_reader import Scope, equations, glossary, meaning, read_latex, spelling
from blueprint_sym.expr.latex_syntax import Call, Name, Vector
from blueprint_sym.symbols import INFO, SYMBOLS, B, F, H, S, b, c, d_h, e, h, h_kv, index, m, q, t, witness
from tests.strategies import expressions

# --- what the printer prints ------------------------------------------------------------------------------------------


@given(expressions(leaves=12))
def test_what_is_printed_is_read_back(expr: Expr) -> None:
    assert read_latex(latex(expr)) == normal(expr)


@given(expressions("BSbq", leaves=6), st.sampled_from([h_kv, d_h, SYMBOLS["L"], SYMBOLS["V"]]), st.integers(1, 4))
def test_letters_with_subscripts_are_read_back(expr: Expr, letter: Expr, power: int) -> None:
    product = letter**power * expr / d_h
    assert read_latex(latex(product)) == normal(product)


NAMES = [index("r"), index("o_3"), index("rank_start"), index("a_b_12"), witness(t, h), index("x", positive=True)]


@given(expressions("BSt"), st.sampled_from(NAMES), st.sampled_from(NAMES))
def test_indices_and_witnesses_are_read_back_in_a_scope_that_knows_them(expr: Expr, one: Expr, other: Expr) -> None:
    product = expr * one**2 + other
    assert read_latex(latex(product), Scope.of([*NAMES, *INFO])) == normal(product)


@pytest.mark.parametrize("symbol", INFO, ids=str)
def test_every_letter_of_the_glossary_is_read(symbol: Expr) -> None:
    assert read_latex(INFO[symbol].latex) == symbol


# --- the specification's equations ------------------------------------------------------------------------------------

n, k, D = index("n"), SYMBOLS["k"], b * q * H * e
OFFSET, END, ALIGNMENT = index("o_before"), index("s_before"), index("a_i", positive=True)
SCOPE = glossary().and_names({"n": n, "k": k, "D": D, "o_{i-1}": OFFSET, "s_{i-1}": END, "a_i": ALIGNMENT})

RIGHT_SIDES = [
    (r"W_{\mathrm{gemm}} = 2mnk.", [2 * m * n * k]),
    (
        r"W_{\mathrm{QKV}}=\frac{6BSH^2}{t},\qquad W_{\mathrm{attn\,matmul}}=\frac{4BS^2H}{t},",
        [6 * B * S * H**2 / t, 4 * B * S**2 * H / t],
    ),
    (r"W_{\mathrm{MLP}}=\frac{4BSHF}{t}.", [4 * B * S * H * F / t]),
    (
        r"M_{\mathrm{TP}}=BSH\,e,\qquad W_{\mathrm{reduce}}=BSH\frac{t-1}{t}.",
        [B * S * H * e, B * S * H * (t - 1) / t],
    ),
    (
        r"W_{\mathrm{attention}} = \frac{4bqcH}{t} + 5b\frac{h}{t}qc,",
        [4 * b * q * c * H / t + 5 * b * h * q * c / t],
    ),
    (
        r"W_{\mathrm{QKV}}=\frac{6bqH^2}{t},\quad W_{\mathrm{out}}=\frac{2bqH^2}{t},\quad"
        r" W_{\mathrm{MLP}}=\frac{4bqHF}{t}.",
        [6 * b * q * H**2 / t, 2 * b * q * H**2 / t, 4 * b * q * H * F / t],
    ),
    (r"C_{\mathrm{KV}}=2bc\frac{H}{t}e.", [2 * b * c * H * e / t]),
    (
        r"C_{\mathrm{workspace}} =D+e\max\left(3bq\frac{H}{t}, b\frac{h}{t}qc, bq\frac{F}{t}\right).",
        [D + e * largest(3 * b * q * H / t, b * h * q * c / t, b * q * F / t)],
    ),
    (
        r"o_0=0,\qquad o_i=\left\lceil\frac{o_{i-1}+s_{i-1}}{a_i}\right\rceil a_i.",
        [Integer(0), ALIGNMENT * ceiling((OFFSET + END) / ALIGNMENT, evaluate=False)],
    ),
]


@pytest.mark.parametrize(("source", "expected"), RIGHT_SIDES, ids=[source[:24] for source, _ in RIGHT_SIDES])
def test_an_equation_of_the_specification_means_what_it_says(source: str, expected: list[Expr]) -> None:
    found = equations(source)
    assert [meaning(equation.sides[1], SCOPE) for equation in found] == [normal(expr) for expr in expected]
    assert all(isinstance(equation.sides[0], Name) for equation in found)


ACTIVATIONS = (
    r"C_{\mathrm{act}}=\sum_{\ell} \left(A_\ell-O_\ell\,[\neg\mathrm{storeOutput}_\ell]"
    r" -A_\ell\,[\neg\mathrm{storeActivation}_\ell]\right)."
)


def test_the_sum_over_layers_takes_off_what_is_not_stored() -> None:
    """Layer 1 keeps all: B. Layer 2 drops its output: S − H. Layer 3 drops its activation: F − F."""
    layers = tuple(
        {
            r"A_{\ell}": kept,
            r"O_{\ell}": output,
            r"\mathrm{storeOutput}_{\ell}": stored_output,
            r"\mathrm{storeActivation}_{\ell}": stored,
        }
        for kept, output, stored_output, stored in ((B, H, True, True), (S, H, False, True), (F, H, True, False))
    )
    (equation,) = equations(ACTIVATIONS)
    assert meaning(equation.sides[1], Scope({}, {"\\ell": layers})) == normal(B + S - H)


def test_a_vector_has_its_entries_and_what_stands_below_it() -> None:
    source = r"(F_i,R_i,W_i,M_i)_{\mathrm{distributed}} =(F_i,R_i,W_i,M_i)_{\mathrm{portable}}."
    (equation,) = equations(source)
    left, right = equation.sides
    assert isinstance(left, Vector)
    assert isinstance(right, Vector)
    assert (left.below, right.below) == (r"_{\mathrm{distributed}}", r"_{\mathrm{portable}}")
    assert [entry.spelling for (entry,) in left.entries if isinstance(entry, Name)] == [
        "F_{i}",
        "R_{i}",
        "W_{i}",
        "M_{i}",
    ]


def test_the_issue_assignment_is_a_call_and_a_vector_of_equations() -> None:
    (equation,) = equations(r"\operatorname{issue}(t_i)=(\operatorname{cycle}=i, \operatorname{slot}=0).")
    call, vector = equation.sides
    assert isinstance(call, Call)
    assert isinstance(vector, Vector)
    assert call.operator == "issue"
    assert [entry[0].operator for entry in vector.entries if isinstance(entry[0], Call)] == ["cycle", "slot"]


# --- spellings of one thing -------------------------------------------------------------------------------------------

SPELLINGS = [
    (r"H^2", r"H^{2}"),
    (r"H ^ 2", r"H^{ 2 }"),
    (r"d_h", r"d_{h}"),
    (r"\dfrac{B}{t}", r"\frac{B}{t}"),
    (r"\left( B+S \right)t", r"(B+S)t"),
    (r"B\,S\;H", r"BSH"),
    (r"\lceil B \rceil", r"\left\lceil B\right\rceil"),
    ("-B+S", "S-B"),
    ("+B", "B"),
    (r"\max(B,S)", r"\max\left(S,B\right)"),
]


@pytest.mark.parametrize(("one", "other"), SPELLINGS)
def test_two_spellings_of_one_thing_read_alike(one: str, other: str) -> None:
    assert read_latex(one) == read_latex(other)


def test_a_name_has_one_spelling() -> None:
    assert spelling("o_{ i - 1 }") == "o_{i-1}"
    assert spelling(r"W_{\mathrm{attn\, matmul}}") == r"W_{\mathrm{attn\,matmul}}"


# --- what is refused --------------------------------------------------------------------------------------------------

REFUSED = [
    ("x^10", 2, "expected an exponent of one digit, or a number in braces"),
    ("B^S", 2, "expected an exponent of one digit"),
    ("B^{2}^{2}", 6, "expected an exponent of one digit, or a number in braces, and only one"),
    ("B^{-1}", 2, "expected an exponent"),
    (r"\frac12", 6, "expected {"),
    ("B/t", 2, r"expected a quotient as \frac{…}{…}"),
    ("B*t", 2, "expected a product as letters side by side"),
    ("o_10", 3, r"expected \ell, a letter, {; found '10'"),
    ("B2", 2, "expected"),
    ("2 3", 3, "expected"),
    (r"2\frac{1}{2}", 2, "two readings"),
    ("BSQ", 3, "unknown letter Q; known are B, b, q"),
    ("W_QKV", 1, "unknown letter W_{Q}"),
    ("h_{kv}", 5, "expected + or -, ,, }; found 'v}'"),
    ("S S x", 5, "unknown letter x"),
    ("", 1, "expected"),
    ("B+", 3, "expected"),
    ("(B", 3, "expected )"),
    ("B)", 2, "expected + or -, a factor, the end; found ')'"),
    (r"\left(B)", 8, r"expected + or -, \right), a factor"),
    (r"\max(B)", 7, "expected + or -, ,, a factor; found ')'"),
    (r"\frac{B}{t-1}", 1, "a denominator must be a product of symbols"),
    (r"\frac{B}{t-t}", 1, "division by zero"),
    (r"\sum_{\ell}B", 1, r"no sum over \ell is known; known indices: none"),
    (r"[\neg\mathrm{stored}]", 6, r"\mathrm{stored} is not known to hold or not"),
    (r"\operatorname{log}(B)", 1, r"\operatorname{log} has no value here"),
    (r"\log B", 1, "expected"),
    (r"\input{/etc/hostname}", 1, "expected"),
    (r"\begin{align}", 1, "expected"),
    ("$B$", 1, "expected"),
    ("B%S", 2, "expected"),
    ("B~S", 2, "expected"),
    ("B=S", 2, "expected + or -, a factor, the end; found '=S'"),
    ("Β", 1, "the character 'Β' is not part of the syntax"),  # a Greek capital
]


@pytest.mark.parametrize(("source", "column", "message"), REFUSED)
def test_what_is_not_of_the_subset_is_refused_with_its_column(source: str, column: int, message: str) -> None:
    with pytest.raises(ParseError) as caught:
        read_latex(source)
    assert caught.value.column == column
    assert message in str(caught.value)


def test_a_refusal_says_what_was_expected_and_what_was_found() -> None:
    with pytest.raises(ParseError) as caught:
        read_latex("(B")
    assert str(caught.value) == "column 3: expected ), + or -, a factor; found 'the end'"


HOSTILE = [
    "B" * (MAX_LENGTH + 1),
    "(" * (MAX_DEPTH + 1) + "B" + ")" * (MAX_DEPTH + 1),
    r"\frac{" * 3000,
    r"\sum_\ell " * 900,
    r"\lceil " * 1400,
    "9" * 5000,
    "9" * 1300,
    "B^{65}",
    "B^{" + "9" * 5000 + "}",
    "((((B^{64})^{64})^{64})^{64})^{64}",
    "((((9^{64})^{64})^{64})^{64})^{64}",
    "(((((2B)^{60})^{60})^{60})^{60})",
    "(B+S+H+F)^{60}",
    "(B+S)^{40}" * 9,
    r"\max(B,S)" * 70,
    "(B+S+H+F+t)^{9}(B+S+H+F+t)^{9}",
    "B^{9}" * 30,
]


@pytest.mark.parametrize("source", HOSTILE, ids=[source[:20] for source in HOSTILE])
def test_hostile_text_costs_an_error_and_nothing_else(source: str) -> None:
    with pytest.raises(ParseError):
        read_latex(source)


def test_a_sum_over_many_members_is_bounded() -> None:
    members = tuple({"A_{\\ell}": B} for _ in range(60))
    with pytest.raises(ParseError, match="the text makes more than"):
        read_latex(r"\sum_\ell " * 4 + r"A_\ell", Scope({}, {"\\ell": members}))


def test_the_deepest_nesting_that_is_allowed_is_read() -> None:
    assert read_latex("(" * MAX_DEPTH + "B" + ")" * MAX_DEPTH) == B
    assert read_latex(r"\left(1+" * MAX_DEPTH + "B" + r"\right)" * MAX_DEPTH) == B + MAX_DEPTH


@given(st.text(alphabet=r"BSHt\ {}()^_+-=,.[]0123456789frac", max_size=40))
def test_any_text_is_read_or_refused_with_a_column_inside_it(source: str) -> None:
    column = 1
    try:
        read_latex(source)
    except ParseError as error:
        column = error.column
    assert 1 <= column <= len(source) + 1
