"""Where sympy, z3, cvc5 and Coq do what nobody expects: our code refuses it, or does it right.

Rows are those of a study of the pitfalls between these systems. What is tested elsewhere is not tested twice:

| pitfall | where |
|---|---|
| division by zero has any value | `test_prover_unknown` (what the translator does not know), `test_text_reader` |
| names that sympy takes for its own | `test_text_reader` |
| `unknown`, and verdicts that are true in Python | `test_prover_unknown`, `test_sabotage` |
| hypotheses that contradict each other | `test_prover_unknown`; one more below |
| `lambdify` rounds | `test_expressions`; one more below |
| the order of sets | `test_determinism` |
| z3's exporter writes `**` | `test_smt` (the portable core) |
| a parse error drops an assertion and is answered | `test_prover_unknown`, `test_sabotage` |
| limits that are overrun, and cvc5 that aborts the process it is in | `test_sabotage` (children) |
| `div` means another thing in Coq | `test_coq`; one more below |
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from sympy import Dummy, Expr, Float, Integer, Max, Mod, Mul, Piecewise, Pow, Rational, Symbol, ceiling, floor, zoo

import blueprint_sym
from blueprint_sym.errors import BlueprintError, ExpressionError, ParseError
from blueprint_sym.expr.algebra import ONE, ZERO, largest, normal, product, total
from blueprint_sym.expr.evaluate import evaluate
from blueprint_sym.expr.text import read, text
from blueprint_sym.hypotheses import Defines, Divides
from blueprint_sym.proof.certificate import NoCertificateError, certify
from blueprint_sym.proof.coq import theories
from blueprint_sym.proof.judges import RESOURCE_LIMIT, WALL_LIMIT_MS, Answer, ask_z3
from blueprint_sym.proof.obligation import Compare, Every, Formula, Natural, Some, at_most, below, equal
from blueprint_sym.proof.prover import Prover
from blueprint_sym.proof.report import Status, Verdict
from blueprint_sym.proof.smt import scripts
from blueprint_sym.symbols import SYMBOLS, B, H, S, index, q, t
from tests.support_prover import HARD, TWO, law

R = index("r")


def verdict(goal: Formula, *items: Divides | Defines, premises: tuple[Compare, ...] = ()) -> Verdict:
    return Prover(workers=1, certificates=True).prove(law(goal, *items, premises=premises))


def proved(goal: Formula) -> bool:
    return verdict(goal).status is Status.PROVED


def refuted(goal: Formula) -> str:
    found = verdict(goal)
    assert found.status is Status.REFUTED, str(found)
    return str(found.counterexample)


def up(expr: Expr) -> Expr:
    return ceiling(expr, evaluate=False)


# --- division ---------------------------------------------------------------------------------------------------------


def test_a_quotient_is_a_fraction_and_not_a_rounded_division() -> None:
    """To z3, 2·(B/2) over Int is B − 1 at B = 1; −7/2 is −4."""
    assert proved(equal(2 * (B / 2), B))
    assert refuted(Natural(B / 2)) == "at B = 1: B/2 = 1/2, not a non-negative integer"
    assert proved(equal(Rational(-7, 2) * 2, Integer(-7)))
    assert proved(equal(B / -2 * -2, B))


@pytest.mark.parametrize(
    "source", ["r*(B/r)", "r/r", "(t - 1)*B/(t - 1)", "0/r", "1/(1/r)", "(B*r)/r", "r**2/r", "r**-1*r"]
)
def test_a_denominator_that_may_be_zero_is_refused_before_sympy_cancels_it(source: str) -> None:
    with pytest.raises(ParseError, match="a denominator must be a product of"):
        read(source, {**SYMBOLS, "r": R})


@pytest.mark.parametrize(
    "expr",
    [
        Pow(Pow(R, -1, evaluate=False), -1, evaluate=False),
        Mul(R, Pow(R, -1, evaluate=False), evaluate=False),
        Mul(Integer(9), Pow(R, -1), evaluate=False),
        Mul(R, up(R), Pow(up(R), -1), evaluate=False),
    ],
)
def test_an_infinity_on_the_way_is_an_error_and_does_not_vanish(expr: Expr) -> None:
    """To sympy 9/zoo is 0, and 1/(1/x) at 0 is 0."""
    with pytest.raises(ExpressionError, match="division by zero"):
        evaluate(expr, {R: 0})
    assert verdict(equal(expr, expr)).status is not Status.PROVED


@pytest.mark.parametrize(
    "expr", [zoo, Mod(3 * B, B, evaluate=False), floor(B / t), Piecewise((B, B > 1)), Piecewise((B, B > 1), (S, True))]
)
def test_infinities_remainders_floors_and_cases_are_no_part_of_the_algebra(expr: Expr) -> None:
    """Among them a Piecewise without a default, which sympy takes for nan."""
    for use in (lambda: normal(expr), lambda: evaluate(expr, {B: 1, S: 1, t: 1}), lambda: scripts(law(equal(expr, B)))):
        with pytest.raises(ExpressionError):
            use()
    assert verdict(equal(expr, expr)).status is Status.UNKNOWN


# --- powers -----------------------------------------------------------------------------------------------------------


def test_a_negative_power_of_a_number_is_a_fraction() -> None:
    """To z3, 2**-1 over Int is 0."""
    half = Pow(Integer(2), -1, evaluate=False)
    assert proved(equal(Mul(2, half, evaluate=False), ONE))
    assert refuted(equal(half, ZERO)).endswith("1/2, 0; = does not hold")
    assert proved(equal(Pow(Integer(2), 0, evaluate=False), ONE))


@pytest.mark.parametrize("expr", [Pow(2, B), Pow(B, Rational(1, 2)), Pow(B, S), Pow(2, -R)])
def test_a_power_without_an_integer_exponent_is_refused(expr: Expr) -> None:
    """To z3, 2**k = 0 has the solution k = −1."""
    assert verdict(below(ZERO, expr)).status is Status.UNKNOWN


# --- numbers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [Float(1), Float("0.5"), Float("0.1"), Float("1e400"), Float(3)])
def test_a_float_is_refused_even_where_it_is_a_whole_number(number: Expr) -> None:
    """To z3, IntVal(0.5) is 0 and IntVal(3.7) is 3."""
    for use in (
        lambda: normal(number * B),
        lambda: evaluate(number * B, {B: 1}),
        lambda: scripts(law(equal(number, B))),
    ):
        with pytest.raises(ExpressionError, match="Float"):
            use()
    with pytest.raises((NoCertificateError, BlueprintError)):
        certify(law(equal(number * B, B)))
    assert verdict(equal(number * B, number * B)).status is Status.UNKNOWN


def test_a_third_is_a_third() -> None:
    """To z3, RealVal(1/3) of Python is 3333333333333333/10**16."""
    assert proved(equal(3 * Rational(1, 3) * B, B))
    assert not proved(equal(Rational(3333333333333333, 10**16), Rational(1, 3)))


def test_no_integer_becomes_a_real() -> None:
    goal = Every((below(B / 3, B * Rational(5, 7)), equal(up(B / 3 + Rational(1, 2)), largest(B / 3, S / t))))
    (body,) = scripts(law(goal))
    assert set(re.findall(r"\(declare-const \S+ (\S+)\)", body)) == {"Int"}
    assert not re.search(r"[./]", body)


def test_numbers_of_any_size_are_exact() -> None:
    big = Integer(2**100)
    assert proved(equal((B + big) * (B - big), B**2 - 2**200))
    assert refuted(Some((below(B, big), below(big, B)))).startswith(f"at B = {2**100}: none of: ")
    assert evaluate(B * 2 / 3, {B: 3 * 10**20 + 3}) == 2 * 10**20 + 2


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "other", [Symbol("t"), Symbol("t", integer=True, nonnegative=True), Dummy("t", integer=True, positive=True)]
)
def test_two_symbols_of_one_name_are_never_proved_equal(other: Symbol) -> None:
    assert other != t
    for goal in (equal(t, other), equal(t - other, ZERO), at_most(t, other), Natural(t / other)):
        assert verdict(goal).status is not Status.PROVED
        assert verdict(goal, Divides(t, H)).status is not Status.PROVED


RESERVED = [
    "div",
    "mod",
    "let",
    "_",
    "and",
    "not",
    "Int",
    "true",
    "assert",
    "forall",
    "par",
    "S_",
    "O",
    "lambda",
    "ite",
    "as",
]


@pytest.mark.parametrize("name", RESERVED)
def test_a_word_that_a_solver_keeps_for_itself_may_be_a_name(name: str) -> None:
    symbol = index(name)
    assert proved(equal(symbol * (symbol + 1), symbol**2 + symbol))
    assert refuted(below(ZERO, symbol)) == f"at {name} = 0: 0, {name} = 0; < does not hold"


@pytest.mark.parametrize(
    "name", ["x) (assert false", "x Int)(assert false)(declare-const y", "|x|", "x y", "", "x\n", "é", "a-b", ";"]
)
def test_a_name_that_is_no_word_reaches_no_solver(name: str) -> None:
    symbol = index(name)
    with pytest.raises(ExpressionError, match="not made of letters, digits and underscores"):
        scripts(law(equal(symbol, B)))
    assert (
        verdict(Some((below(symbol + B, Integer(10**6)), below(Integer(10**6), symbol + B)))).status is Status.UNKNOWN
    )


# --- assumptions ------------------------------------------------------------------------------------------------------


def test_what_a_symbol_may_be_is_said_to_the_solver() -> None:
    """Without t ≥ 1, H·t ≥ H is false at t = 0."""
    assert "(assert (>= v_t 1))" in scripts(law(at_most(H, H * t)))[0]
    assert proved(at_most(H, H * t))
    assert refuted(at_most(H, H * R)) == "at H = 1, r = 0: H = 1, H*r = 0; <= does not hold"


def test_a_maximum_or_ceiling_is_not_decided_by_sympys_assumptions() -> None:
    assert Max(0, B) == B, "what sympy does"
    assert text(largest(ZERO, B)) == "max(0, B)"
    assert ceiling(B + Rational(1, 2)) == B + 1, "what sympy does"
    assert proved(equal(up(B + Rational(1, 2)), B + 1))
    assert refuted(equal(up(B + Rational(1, 2)), B))
    assert proved(equal(largest(ZERO, B), B))


def test_contradictory_hypotheses_prove_nothing() -> None:
    """t ≥ 2 and H = t·k and H < t."""
    found = Prover(workers=1).prove(law(equal(B, S), TWO, Divides(t, H), premises=(below(H, t),)))
    assert found.status is Status.VACUOUS


@pytest.mark.parametrize("goal", [equal(q, ZERO), equal(B, S), below(q, ONE)])
def test_a_positive_symbol_that_is_defined_as_zero_proves_nothing(goal: Formula) -> None:
    assert verdict(goal, Defines(q, ZERO, solved=q)).status is not Status.PROVED


# --- equality ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (B * (S + 1), B * S + B),
        ((B / S + S) * S, B + S**2),
        (2 * largest(B, S), largest(2 * B, 2 * S)),
        (largest(B, largest(S, H)), largest(H, B, S)),
        (up(R / 2) + up((R - 1) / 2), R),
        (up(up(R / 2) / 3), up(R / 6)),
    ],
)
def test_expressions_that_are_equal_and_not_the_same_are_proved_equal(left: Expr, right: Expr) -> None:
    assert left != right
    found = Prover(workers=1).prove(law(equal(left, right)))
    assert found.status is Status.PROVED, str(found)


@pytest.mark.parametrize(
    ("number", "value"), [(Rational(-3, 2), -1), (Rational(-1, 2), 0), (Rational(3, 2), 2), (Integer(-2), -2)]
)
def test_a_ceiling_of_a_negative_number_is_rounded_up(number: Expr, value: int) -> None:
    assert evaluate(up(number), {}) == value
    assert proved(equal(up(number), Integer(value)))
    assert not proved(equal(up(number), Integer(value - 1)))


def test_a_maximum_is_whole_where_its_arguments_are() -> None:
    assert refuted(Natural(largest(Rational(3, 2), B))) == "at B = 1: max(3/2, B) = 3/2, not a non-negative integer"
    assert verdict(Natural(largest(B / 2, S + 1))).status is not Status.PROVED
    assert verdict(Natural(largest(H / t, S)), Divides(t, H)).status is Status.PROVED
    assert proved(Natural(up(B / 2) + largest(B, S)))


# --- how the solver is asked ------------------------------------------------------------------------------------------


def test_z3_proves_in_one_module_and_never_by_its_operators() -> None:
    """There bool(z3.unknown) is true, x == y == t drops a part, Int / is no division: terms are never built.

    The search for a smallest size has z3's optimizer, which needs terms; what it finds is checked in exact integers.
    """
    root = Path(blueprint_sym.__file__).parent
    users = [
        path for path in root.rglob("*.py") if re.search(r"^\s*(import|from) z3\b", path.read_text(), re.MULTILINE)
    ]
    places = sorted(path.relative_to(root).as_posix() for path in users)
    assert places == ["proof/judges.py", "regimes/optima.py"]
    judges = (root / places[0]).read_text()
    used = set(re.findall(r"\bz3\.(\w+)", judges))
    assert used == {"SimpleSolver", "Context", "Z3Exception", "unsat", "sat", "is_int_value"}
    assert not re.search(r"\.(push|assert_and_track|model_completion|prove)\(", judges)


def test_the_same_question_has_the_same_answer_however_often_and_after_whatever() -> None:
    """In a shared context the same query was sat, unknown, unknown, sat, and counts add up."""
    (body,) = scripts(HARD)
    (other,) = scripts(law(Some((below(B, Integer(10**6)), below(Integer(10**6), B)))))
    first, second = ask_z3(body), ask_z3(other)
    assert (first.word, second.word) == ("unsat", "sat")
    for _ in range(4):
        assert ask_z3(body, 1).word == "unknown"
        assert (ask_z3(body), ask_z3(other)) == (first, second)


@pytest.mark.parametrize("limit", [0, -1])
def test_a_limit_of_nothing_is_an_error_and_not_no_limit(limit: int) -> None:
    assert ask_z3(scripts(HARD)[0], limit).word == "error"
    assert Prover(resource_limit=limit, workers=1).prove(HARD).status is Status.ERROR
    assert RESOURCE_LIMIT > 0 < WALL_LIMIT_MS


def test_an_answer_that_is_unknown_has_no_model_and_no_word_of_a_verdict() -> None:
    answer = ask_z3(scripts(HARD)[0], 1)
    assert (answer.word, answer.model) == ("unknown", ())


def test_what_the_solver_leaves_open_in_a_model_is_completed_and_evaluated() -> None:
    """To z3, a model need not have a value for every symbol."""
    goal = Some((below(B, Integer(10**6)), below(Integer(10**6), B), below(S * H, ZERO)))
    assert refuted(goal).startswith("at B = 1000000, S = 1, H = 1: none of: ")


@pytest.mark.parametrize("model", [(("v_B", 10**6), ("v_S", -3)), (("v_B", 10**6 + 1),), ()])
def test_a_model_outside_the_domain_is_no_counterexample(
    model: tuple[tuple[str, int], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("blueprint_sym.proof.judges.ask_z3", lambda body, limit: Answer("sat", model))
    goal = Some((below(B, Integer(10**6)), below(Integer(10**6), B), below(S, ZERO)))
    assert verdict(goal).status is Status.ERROR


def test_what_only_irrational_or_rational_numbers_break_is_proved() -> None:
    """B² = 2 and 3B = 4 have solutions, and none among the integers."""
    assert (
        Prover(workers=1).prove(law(Some((below(B**2, Integer(2)), below(Integer(2), B**2))))).status is Status.PROVED
    )
    assert (
        Prover(workers=1).prove(law(Some((below(3 * B, Integer(4)), below(Integer(4), 3 * B))))).status is Status.PROVED
    )


def test_what_is_exported_to_coq_divides_nothing() -> None:
    """To Coq, x/0 is 0 and a quotient is rounded down."""
    laws = (law(equal(t * (B / t), B)), law(at_most(B, t * up(B / t))), law(Natural(H / t), Divides(t, H)))
    files = theories(laws)
    assert not re.search(r" / |Z\.div\b|Z\.modulo| mod ", files["tactics.v"] + files["claims_some_pass.v"])


# --- small things -----------------------------------------------------------------------------------------------------


def test_an_empty_sum_is_an_expression() -> None:
    assert total([]) is ZERO
    assert product([]) is ONE
    assert (verdict(Every(())).status, verdict(Every(())).reason) == (Status.VACUOUS, "it states nothing")
    assert verdict(Every((Every(()), Every(())))).status is Status.VACUOUS
    assert verdict(Some(())).status is Status.REFUTED


def test_a_maximum_of_many_is_kept_and_not_compared_in_pairs() -> None:
    """sympy takes seconds to find the largest of 36 products."""
    args = [n * B + S**2 + H * t for n in range(1, 65)]
    kept = largest(*args)
    assert isinstance(kept, Max)
    assert len(kept.args) == 64, "sympy would keep the last alone"


def test_claims_of_one_hash_are_not_taken_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Compare, "__hash__", lambda self: 7)
    laws = [law(equal(n * B, m * B), name=f"{n} {m}") for n in range(1, 4) for m in range(1, 4)]
    report = Prover(workers=1, certificates=True).prove_all(laws)
    proved = [item.obligation.id for item in report.verdicts if item.status is Status.PROVED]
    assert proved == ["1 1", "2 2", "3 3"]
