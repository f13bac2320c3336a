"""Expressions: normal form, exact evaluation and printing."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from sympy import Expr, Float, Integer, Max, Min, Pow, Rational, Symbol, ceiling, floor, sqrt

from blueprint_sym.errors import ExpressionError
from blueprint_sym.expr.algebra import align_up, free_symbols, largest, normal, polynomial, total
from blueprint_sym.expr.evaluate import evaluate, evaluate_integer
from blueprint_sym.expr.latex import latex
from blueprint_sym.expr.text import read, text
from blueprint_sym.glossary import GLOSSARY
from blueprint_sym.symbols import SYMBOLS, B, H, S, b, c, d_h, e, h, h_kv, index, p, q, t, witness
from tests.strategies import expressions, points

# --- the glossary -----------------------------------------------------------------------------------------------------


def test_the_glossary_has_the_letters_of_the_field_in_the_order_in_which_they_are_printed() -> None:
    assert [info.name for info in GLOSSARY] == [
        "B",
        "b",
        "q",
        "c",
        "S",
        "P",
        "w",
        "T",
        "S_p",
        "L",
        "H",
        "F",
        "k",
        "E",
        "C",
        "F_e",
        "F_s",
        "h",
        "h_kv",
        "d_h",
        "d_c",
        "d_q",
        "d_r",
        "d_v",
        "V",
        "e",
        "m",
        "t",
        "ep",
        "p",
        "d",
    ]


@pytest.mark.parametrize("name", list(SYMBOLS))
def test_every_symbol_is_a_positive_integer_with_meaning_and_unit(name: str) -> None:
    info = next(info for info in GLOSSARY if info.name == name)
    assert SYMBOLS[name].is_positive
    assert SYMBOLS[name].is_integer
    assert info.meaning
    assert info.unit


def test_an_index_may_not_take_a_name_of_the_glossary() -> None:
    with pytest.raises(ValueError, match="t is kept for the glossary"):
        index("t")


@pytest.mark.parametrize("name", ["h_per_t", "rest_t"])
def test_an_index_may_not_take_a_name_of_a_witness(name: str) -> None:
    with pytest.raises(ValueError, match=f"{name} is kept for the glossary or for witnesses"):
        index(name)


def test_an_index_may_be_zero_and_a_witness_may_not() -> None:
    assert index("r").is_positive is None
    assert index("r").is_nonnegative
    assert witness(t, h).is_positive


# --- normal form ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ((B + S) * (B - S), B**2 - S**2),
        ((B + 1) ** 3, B**3 + 3 * B**2 + 3 * B + 1),
        (t * (2 * B * S * H / t), 2 * B * S * H),
        (B * S * H * (t - 1) / t, B * S * H - B * S * H / t),
        (B * (S + H) / (B * t), S / t + H / t),
        ((B + S) / 2 + (B - S) / 2, B),
        (B - B, Integer(0)),
        (Rational(2, 4) * B, B / 2),
        (Pow(B, -2) * B**3, B),
        (Integer(7), Integer(7)),
    ],
)
def test_the_normal_form_is_the_expanded_sum_of_monomials(given: Expr, expected: Expr) -> None:
    assert normal(given) == expected


def test_a_python_integer_has_a_normal_form() -> None:
    assert normal(5) == Integer(5)


def test_equal_polynomials_have_equal_tables() -> None:
    assert polynomial((B + S) ** 2) == polynomial(B * (B + 2 * S) + S * S)


def test_a_table_of_coefficients_lists_monomials_in_glossary_order() -> None:
    assert polynomial(6 * S * B * H**2 / t) == {((B, 1), (S, 1), (H, 2), (t, -1)): Fraction(6)}


def test_terms_that_cancel_leave_no_entry() -> None:
    assert polynomial(B * S - S * B) == {}


def test_a_maximum_stays_a_maximum() -> None:
    assert largest(B, S) == Max(B, S, evaluate=False)


def test_a_maximum_forgets_repeated_arguments_and_their_order() -> None:
    assert largest(S, B, S, 2 * S - S) == largest(B, S)


def test_a_maximum_of_one_distinct_argument_is_that_argument() -> None:
    assert largest(B, (B * S) / S) == B


def test_a_maximum_of_numbers_is_left_for_a_proof() -> None:
    assert largest(Integer(2), Integer(3)) != Integer(3)
    assert evaluate(largest(Integer(2), Integer(3)), {}) == 3


def test_the_arguments_of_an_atom_are_in_normal_form_themselves() -> None:
    assert normal(ceiling((B + S) * t / t, evaluate=False)) == normal(ceiling(B + S, evaluate=False))


def test_the_ceiling_of_a_whole_number_is_that_number() -> None:
    assert normal(ceiling(Integer(4), evaluate=False)) == Integer(4)


def test_aligning_up_is_a_multiple_of_the_alignment() -> None:
    assert text(normal(align_up(B, 16))) == "16*ceil(B/16)"


def test_rules_are_applied_all_at_once() -> None:
    assert normal(B - S, ((B, S), (S, B))) == S - B


def test_rules_reach_into_atoms() -> None:
    assert normal(largest(B, S), ((B, S),)) == S


def test_a_sum_of_many_terms_is_one_sum() -> None:
    assert total([B, 2 * B, 3, -B]) == 2 * B + 3


def test_free_symbols_come_in_glossary_order() -> None:
    assert free_symbols(t * H * c * B + q) == (B, q, c, H, t)


@pytest.mark.parametrize(
    ("expr", "found"),
    [
        (B * Float("1.5"), "Float is not part of the exact algebra"),
        (floor(B / t), "floor is not part of the exact algebra"),
        (Min(B, S), "Min is not part of the exact algebra"),
        (sqrt(B), "an exponent must be an integer, not 1/2"),
        (B**S, "an exponent must be an integer, not S"),
        (1 / (B + S), "a denominator must be a product of symbols"),
        (Integer(1) / (B - B), "ComplexInfinity is not part of the exact algebra"),
    ],
)
def test_every_other_node_is_refused_by_name(expr: Expr, found: str) -> None:
    with pytest.raises(ExpressionError, match=found):
        normal(expr)


@given(expressions())
def test_the_normal_form_of_a_normal_form_is_itself(expr: Expr) -> None:
    assert normal(normal(expr)) == normal(expr)


@given(expressions(), points())
def test_the_normal_form_has_the_value_of_its_expression(expr: Expr, point: dict[Symbol, int]) -> None:
    assert evaluate(normal(expr), point) == evaluate(expr, point)


# --- exact evaluation -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("6*B*S*H**2/t", Fraction(6 * 2 * 5 * 49, 3)),
        ("B*S*H*(t - 1)/t", Fraction(2 * 5 * 7 * 2, 3)),
        ("ceil(H/t)", Fraction(3)),
        ("ceil(-H/t)", Fraction(-2)),
        ("max(B, S, H)", Fraction(7)),
        ("max(-B, -S)", Fraction(-2)),
        ("max(H/t, B)", Fraction(7, 3)),
        ("B**-2", Fraction(1, 4)),
        ("2**0 - 1/3", Fraction(2, 3)),
    ],
)
def test_values_are_exact_fractions(source: str, expected: Fraction) -> None:
    assert evaluate(read(source), {B: 2, S: 5, H: 7, t: 3}) == expected


def test_a_value_beyond_two_to_the_53_is_exact() -> None:
    assert evaluate(3 * B + 1, {B: 10**40}) == 3 * 10**40 + 1


def test_the_ceiling_of_a_large_quotient_is_exact() -> None:
    assert evaluate(ceiling(B / 3, evaluate=False), {B: 10**20 + 1}) == (10**20 + 1 + 2) // 3


def test_a_symbol_without_a_value_is_named() -> None:
    with pytest.raises(ExpressionError, match="S has no value"):
        evaluate(B * S, {B: 1})


def test_a_division_by_zero_is_an_error_and_no_infinity() -> None:
    r = index("r")
    with pytest.raises(ExpressionError, match="division by zero"):
        evaluate(9 / (1 / Pow(r, -1)) * Pow(r, -2), {r: 0})


def test_zero_by_zero_is_an_error() -> None:
    r = index("r")
    with pytest.raises(ExpressionError, match="division by zero"):
        evaluate(ceiling(r, evaluate=False) * Pow(r, -1), {r: 0})


def test_an_integer_is_asked_for_and_a_fraction_refused() -> None:
    assert evaluate_integer(H / t, {H: 6, t: 3}) == 2
    with pytest.raises(ExpressionError, match="7/3, which is not an integer"):
        evaluate_integer(H / t, {H: 7, t: 3})


@pytest.mark.parametrize("expr", [floor(B / 2), Min(B, S), B + Float("0.5"), sqrt(B), B**S])
def test_evaluation_refuses_nodes_outside_the_algebra(expr: Expr) -> None:
    with pytest.raises(ExpressionError, match="not part of the exact algebra"):
        evaluate(expr, {B: 3, S: 2})


def rebuilt(expr: Expr, point: dict[Symbol, int]) -> Expr:
    """The number that sympy itself makes of the expression, from the leaves up."""
    if isinstance(expr, Symbol):
        return Integer(point[expr])
    return expr.func(*(rebuilt(arg, point) for arg in expr.args)) if expr.args else expr


@settings(max_examples=300)
@given(expressions(), points())
def test_evaluation_agrees_with_the_exact_evaluation_of_sympy(expr: Expr, point: dict[Symbol, int]) -> None:
    expected = rebuilt(expr, point)
    assert expected.is_Rational
    assert evaluate(expr, point) == Fraction(int(expected.p), int(expected.q))


# --- printing ---------------------------------------------------------------------------------------------------------

PRINTED = [
    (6 * B * S * H**2 / t, "6*B*S*H**2/t", r"\frac{6BSH^{2}}{t}"),
    (B * S * H * (t - 1) / t, "B*S*H*(t - 1)/t", r"\frac{BSH\left(t - 1\right)}{t}"),
    (4 * B * S**2 * H / t, "4*B*S**2*H/t", r"\frac{4BS^{2}H}{t}"),
    (5 * b * h * q * c / t, "5*b*q*c*h/t", r"\frac{5bqch}{t}"),
    (h_kv * d_h * e, "h_kv*d_h*e", r"h_{\mathrm{kv}}d_{h}e"),
    (B - S, "B - S", "B - S"),
    (-B - S, "-B - S", "-B - S"),
    (S - B, "-B + S", "S - B"),
    (2 * B + 2 * S, "2*(B + S)", r"2\left(B + S\right)"),
    (B / 3 + S / 6, "(2*B + S)/6", r"\frac{2B + S}{6}"),
    (Rational(-1, 2), "-1/2", r"-\frac{1}{2}"),
    (-B / 2, "-B/2", r"-\frac{B}{2}"),
    (1 / (t * p), "1/(t*p)", r"\frac{1}{tp}"),
    (1 / (2 * t**2), "1/(2*t**2)", r"\frac{1}{2t^{2}}"),
    (Integer(0), "0", "0"),
    (Integer(1), "1", "1"),
    (Integer(-3), "-3", "-3"),
    (largest(B, S) * 2, "2*max(B, S)", r"2\max\left(B, S\right)"),
    (normal(ceiling(H / t, evaluate=False)), "ceil(H/t)", r"\left\lceil \frac{H}{t} \right\rceil"),
    (B**2 + B + 1, "B**2 + B + 1", "B^{2} + B + 1"),
]


@pytest.mark.parametrize(("expr", "expected"), [(expr, plain) for expr, plain, _ in PRINTED])
def test_text_keeps_the_order_of_the_field(expr: Expr, expected: str) -> None:
    assert text(expr) == expected


@pytest.mark.parametrize(("expr", "expected"), [(expr, tex) for expr, _, tex in PRINTED])
def test_latex_is_what_the_field_writes(expr: Expr, expected: str) -> None:
    assert latex(expr) == expected


FACTORED = [
    (B * H * t + H * t - B * H - H, r"H\left(B + 1\right)\left(t - 1\right)"),
    ((t - 1) * (B + S) * H / t, r"\frac{H\left(B + S\right)\left(t - 1\right)}{t}"),
    ((B + 1) ** 2, r"\left(B + 1\right)^{2}"),
    (-((B + S) ** 2), r"-\left(B + S\right)^{2}"),
    (B**2 - S**2, r"B^{2} - S^{2}"),  # the product would take as many letters
    ((1 - t) * B, r"-B\left(t - 1\right)"),
    (1 - t, r"1 - t"),
    (largest(B, 3 * S) * e, r"e\max\left(B, 3S\right)"),
    (largest(b * h * c, 3 * b * H, b * c), r"\max\left(bch, bc, 3bH\right)"),
]


@pytest.mark.parametrize(("expr", "expected"), FACTORED)
def test_latex_factors_where_a_person_would(expr: Expr, expected: str) -> None:
    assert latex(expr) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [("r", "r"), ("o_3", "o_{3}"), ("rank_start", r"\mathrm{rank}_{\mathrm{start}}"), ("a_b_c", "a_{b,c}")],
)
def test_the_latex_of_an_index_puts_what_follows_its_stem_below(name: str, expected: str) -> None:
    assert latex(index(name)) == expected


def test_one_formula_in_two_spellings_prints_once() -> None:
    assert text(B * S * H - B * S * H / t) == text(B * S * H * (t - 1) / t)


@given(expressions())
def test_braces_of_latex_are_balanced(expr: Expr) -> None:
    shown = latex(expr)
    assert shown.count("{") == shown.count("}")
    assert shown.count(r"\left") == shown.count(r"\right")
