"""The translator beside three other readers of one expression: the exact evaluator, sympy, and the checker.

Symbols are pinned to numbers, in batches: one claim says of every expression of a batch that it has its value, and
what lies beside it; z3 must prove it. A second claim, that at least one expression of the batch has a wrong value, must
be satisfiable when negated: so every one of its parts is refuted. Numbers are pinned on both ways there are, by
premises, and by definitions that put the symbols away.
"""

from __future__ import annotations

import json
from fractions import Fraction
from math import prod
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import Expr, Integer, Mul, Pow, Rational, Symbol

from blueprint_sym.expr.evaluate import evaluate
from blueprint_sym.hypotheses import Defines
from blueprint_sym.proof.certificate import NoCertificateError, certify, digest, statement
from blueprint_sym.proof.check import Rejected, check
from blueprint_sym.proof.judges import ask_all
from blueprint_sym.proof.obligation import Compare, Every, Formula, Natural, Obligation, Some, at_most, below, equal
from blueprint_sym.proof.smt import NoWitnessError, scripts
from tests.strategies import expressions, points, symbols
from tests.support_prover import law

NAMES = "BSHFhtpqe"
BATCH = 25
BATCHES = 220
"""Times `BATCH` expressions: what runs in CI is 5500, once for z3 and once for what the checker reads."""

Case = tuple[Expr, Fraction]


def positive_products() -> st.SearchStrategy[Expr]:
    """Products of symbols and a number, as a denominator that nothing has taken apart."""
    number = st.integers(1, 6).map(Integer)
    return st.builds(lambda *args: Mul(*args, evaluate=False), number, symbols(NAMES), symbols(NAMES))


def quotients() -> st.SearchStrategy[Expr]:
    """A quotient by a positive product, written down as it is."""
    return st.builds(
        lambda above, under: Mul(above, Pow(under, -1, evaluate=False), evaluate=False),
        expressions(NAMES, leaves=4),
        positive_products(),
    )


def batches() -> st.SearchStrategy[list[Expr]]:
    kinds = st.one_of(expressions(NAMES, leaves=7), expressions(NAMES, leaves=7), quotients())
    return st.lists(kinds, min_size=BATCH, max_size=BATCH)


def rebuilt(expr: Expr, point: dict[Symbol, int]) -> Expr:
    """The number that sympy itself makes of an expression, from the leaves up."""
    if isinstance(expr, Symbol):
        return Integer(point[expr])
    return expr.func(*(rebuilt(arg, point) for arg in expr.args)) if expr.args else expr


def number(value: Fraction) -> Expr:
    return Rational(value.numerator, value.denominator)


def premises(point: dict[Symbol, int]) -> tuple[Compare, ...]:
    return tuple(equal(symbol, Integer(value)) for symbol, value in point.items())


def definitions(point: dict[Symbol, int]) -> tuple[Defines, ...]:
    return tuple(Defines(symbol, Integer(value), solved=symbol) for symbol, value in point.items())


def true_of(cases: list[Case]) -> Every:
    """What holds of values: all of it must be proved."""
    parts: list[Formula] = []
    for expr, value in cases:
        exact = number(value)
        parts += [equal(expr, exact), at_most(expr, exact), below(expr, exact + Rational(1, 60)), at_most(exact, expr)]
    return Every(tuple(parts))


def false_of(cases: list[Case]) -> Some:
    """What does not hold of values: none of it may be proved."""
    parts: list[Formula] = []
    for expr, value in cases:
        exact = number(value)
        parts += [equal(expr, exact + 1), below(expr, exact), at_most(exact + Rational(1, 60), expr)]
    return Some(tuple(parts))


def word(obligation: Obligation) -> str:
    return ask_all(scripts(obligation)).word


@settings(max_examples=BATCHES)
@given(batches(), points(NAMES))
def test_the_translation_says_what_the_evaluator_and_sympy_say(exprs: list[Expr], point: dict[Symbol, int]) -> None:
    cases = [(expr, evaluate(expr, point)) for expr in exprs]
    for expr, value in cases:
        assert rebuilt(expr, point) == number(value)
    assert word(law(true_of(cases), premises=premises(point))) == "unsat"
    assert word(law(true_of(cases), *definitions(point))) == "unsat"
    assert word(law(false_of(cases), premises=premises(point))) == "sat"
    assert word(law(false_of(cases), *definitions(point))) == "sat"


@settings(max_examples=40)
@given(batches(), points(NAMES))
def test_integrality_of_pinned_expressions_is_what_the_evaluator_says(
    exprs: list[Expr], point: dict[Symbol, int]
) -> None:
    for expr in exprs:
        value = evaluate(expr, point)
        natural = value.denominator == 1 and value >= 0
        try:
            said = word(law(Natural(expr), *definitions(point)))
        except NoWitnessError:
            continue
        assert natural if said == "unsat" else not natural


def meant(said: dict[str, Any], point: dict[Symbol, int]) -> bool:
    """Whether a statement holds at a point, read here as the checker's own text says that it is to be read."""
    values = {symbol.name: number for symbol, number in point.items()}

    def value(tree: Any) -> int:
        if isinstance(tree, list):
            return (sum if tree[0] == "+" else prod)(map(value, tree[1:]))
        return values[tree] if isinstance(tree, str) else int(tree)

    for kind, name, *trees in said["given"]:
        if kind == "is":
            values[name] = value(trees[0])
        elif kind == "max":
            values[name] = max(map(value, trees))
        elif kind == "ceiling":
            values[name] = -(-value(trees[0]) // value(trees[1]))
    relation, left, right = said["goal"]
    if relation == "natural":
        return value(left) >= 0 and value(left) % value(right) == 0
    return {"=": int.__eq__, "<=": int.__le__, "<": int.__lt__}[relation](value(left), value(right))


@settings(max_examples=BATCHES)
@given(batches(), points(NAMES))
def test_what_the_checker_reads_says_what_the_evaluator_says(exprs: list[Expr], point: dict[Symbol, int]) -> None:
    for place, expr in enumerate(exprs):
        exact = number(evaluate(expr, point))
        pinned = definitions(point) if place % 2 else ()
        for goal in (equal(expr, exact), at_most(exact + Rational(1, 60), expr), Natural(expr)):
            assert meant(statement(law(goal, *pinned)), point) == goal.holds(point), goal.show()


def forged(honest: dict[str, object], wrong: Obligation) -> dict[str, object]:
    """The proof of one claim under the statement of another, signed as it should be."""
    return {**honest, "statement": json.loads(json.dumps(statement(wrong))), "claim": digest(wrong)}


def accepted(certificate: object) -> bool:
    try:
        check(certificate)
    except Rejected:
        return False
    return True


def certificate_of(obligation: Obligation) -> dict[str, object] | None:
    try:
        return dict(json.loads(json.dumps(certify(obligation))))
    except NoCertificateError:
        return None


@settings(max_examples=12)
@given(batches(), points(NAMES))
def test_the_checker_accepts_exact_values_and_no_others(exprs: list[Expr], point: dict[Symbol, int]) -> None:
    certified = 0
    for expr in exprs:
        value = number(evaluate(expr, point))
        right, wrong = (law(equal(expr, it), *definitions(point)) for it in (value, value + 1))
        honest, dishonest = certificate_of(right), certificate_of(wrong)
        assert dishonest is None or not accepted(dishonest)
        if honest is not None:
            certified += 1
            assert accepted(honest)
            assert not accepted(forged(honest, wrong))
    assert certified >= 1
