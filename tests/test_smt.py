"""The text that the solver reads: its portable core, and that it says what exact evaluation says."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import Expr, Integer, Mul, Rational, Symbol, ceiling, floor

from blueprint_sym.derivation import derive
from blueprint_sym.errors import ExpressionError
from blueprint_sym.expr.algebra import from_monomial, largest, normal, polynomial
from blueprint_sym.expr.evaluate import evaluate
from blueprint_sym.hypotheses import Defines, Divides, Hypotheses
from blueprint_sym.proof.obligation import Formula, Natural, Obligation, below, equal
from blueprint_sym.proof.prover import Prover
from blueprint_sym.proof.report import Status
from blueprint_sym.proof.smt import NoWitnessError, integer_witness, scripts
from blueprint_sym.symbols import B, H, L, S, d, e, q, t
from tests.strategies import expressions, linear, points
from tests.support_prover import HEADS, TENSOR_PARALLEL, TWO, law, status

# --- the text that the solver reads -----------------------------------------------------------------------------------

PORTABLE = {"declare-const", "define-fun", "assert", "Int", "and", "or", "not", "=", "<", "<=", ">=", "+", "*", "-"}


@cache
def derived() -> tuple[Obligation, ...]:
    """All obligations of three derivations, both targets among them."""
    found = (
        derive("decode", target="slot"),
        derive("prefill", model={"head_width": "free"}, target="queue"),
        derive("training", sequence_parallel=True, recompute="selective", shard_optimizer=True),
    )
    return tuple(verdict.obligation for item in found for verdict in item.report.verdicts)


def words(body: str) -> list[str]:
    return re.findall(r"[^\s()]+", body)


def test_only_the_portable_core_is_written() -> None:
    found = {word for obligation in derived() for body in scripts(obligation) for word in words(body)}
    others = {word for word in found if not re.fullmatch(r"v_[A-Za-z0-9_]+|[0-9]+", word)}
    assert others <= PORTABLE
    assert {"declare-const", "assert", "not"} <= others


@pytest.mark.parametrize("word", ["div", "mod", "/", "^", "to_real", "pow", "**", "let", "Real", "forall", "exists"])
def test_a_word_that_solvers_read_differently_never_occurs(word: str) -> None:
    assert not any(word in words(body) for obligation in derived() for body in scripts(obligation))


def test_parentheses_are_balanced() -> None:
    assert all(body.count("(") == body.count(")") for obligation in derived() for body in scripts(obligation))


def test_symbols_are_declared_in_the_order_of_their_names() -> None:
    for obligation in derived():
        names = re.findall(r"\(declare-const v_(\S+) Int\)", scripts(obligation)[0])
        symbols = [name for name in names if not re.fullmatch(r"(max|ceil)_[0-9]+", name)]
        assert symbols == sorted(symbols)


def test_every_word_is_declared_before_it_is_used() -> None:
    for obligation in derived():
        for body in scripts(obligation):
            known: set[str] = set()
            for line in body.splitlines():
                name = re.match(r"\((?:declare-const|define-fun) (\S+) ", line)
                used = {word for word in words(line) if word.startswith("v_")}
                if name:
                    used.discard(name.group(1))
                    known.add(name.group(1))
                assert used <= known


def test_a_text_is_written_the_same_twice() -> None:
    assert all(scripts(obligation) == scripts(obligation) for obligation in derived())


def test_the_text_of_a_small_law_is_what_a_person_would_write() -> None:
    assert scripts(law(Natural(H / t), Divides(t, H), TWO)) == (
        "(declare-const v_H_per_t Int)\n"
        "(assert (>= v_H_per_t 1))\n"
        "(declare-const v_t Int)\n"
        "(assert (>= v_t 2))\n"
        "(assert (not (and (= (* v_H_per_t v_t) (* v_t v_H_per_t)) (>= v_H_per_t 0))))\n",
    )


def test_a_maximum_and_a_ceiling_become_integers_with_their_defining_constraints() -> None:
    (body,) = scripts(law(equal(largest(B, S), ceiling(B / t, evaluate=False))))
    assert "(assert (or (= v_max_0 v_B) (= v_max_0 v_S)))" in body
    assert "(assert (>= (* v_ceil_1 (* 1 v_t)) v_B))" in body
    assert "(assert (< (* v_ceil_1 (* 1 v_t)) (+ v_B (* 1 v_t))))" in body


def test_a_negative_number_is_written_with_a_unary_minus() -> None:
    (body,) = scripts(law(below(Integer(-3), B)))
    assert "(not (< (- 3) v_B))" in body


def test_a_translation_refuses_what_it_does_not_know() -> None:
    with pytest.raises(ExpressionError, match="a floor cannot be translated"):
        scripts(law(equal(floor(B / 2), B)))


def test_an_integer_witness_trades_factors_where_a_symbol_is_constrained_twice() -> None:
    elimination = Hypotheses((HEADS, Divides(t, H))).eliminate({H, t})
    found = integer_witness(H / t, elimination)
    assert {symbol.name for symbol in found.free_symbols} == {"H_per_t"}


def test_there_is_no_integer_witness_of_a_fraction() -> None:
    with pytest.raises(NoWitnessError, match="no integer witness for the term 1/2"):
        integer_witness(B / 2, Hypotheses().eliminate({B}))


# --- properties -------------------------------------------------------------------------------------------------------

prover = Prover(workers=1)


@given(st.lists(linear(), min_size=2, max_size=3))
def test_a_factored_polynomial_is_proved_equal_to_its_expansion(factors: list[Expr]) -> None:
    factored = Mul(*factors)
    assert prover.prove(law(equal(factored, normal(factored)))).status is Status.PROVED


@given(st.lists(linear(), min_size=2, max_size=3), st.integers(0, 30), st.sampled_from([-2, -1, 1, 2]))
def test_an_expansion_with_one_coefficient_changed_is_refuted(factors: list[Expr], place: int, change: int) -> None:
    factored = Mul(*factors)
    monomials = list(polynomial(factored))
    wrong = normal(factored) + change * from_monomial(monomials[place % len(monomials)])
    assert prover.prove(law(equal(factored, wrong))).status is Status.REFUTED


@given(st.lists(linear("BSH"), min_size=1, max_size=2))
def test_work_that_is_split_over_ranks_is_conserved(factors: list[Expr]) -> None:
    work = Mul(*factors)
    assert prover.prove(law(equal(t * (work * H / t), work * H), *TENSOR_PARALLEL)).status is Status.PROVED


def pinned(goal: Callable[[Expr], Formula], value: Expr, point: dict[Symbol, int]) -> Obligation:
    """A goal about a value, at one point alone."""
    return law(goal(value), premises=tuple(equal(symbol, Integer(number)) for symbol, number in point.items()))


@settings(max_examples=100)
@given(expressions("BSt", leaves=6), points("BSt"))
def test_the_translation_agrees_with_exact_evaluation(expr: Expr, point: dict[Symbol, int]) -> None:
    value = evaluate(expr, point)
    number = Rational(value.numerator, value.denominator)
    assert prover.prove(pinned(lambda right: equal(expr, right), number, point)).status is Status.PROVED
    assert prover.prove(pinned(lambda right: equal(expr, right), number + 1, point)).status is Status.REFUTED


@settings(max_examples=150)
@given(expressions("BSt", leaves=4), points("BSt"))
def test_the_translation_of_integrality_agrees_with_exact_evaluation(expr: Expr, point: dict[Symbol, int]) -> None:
    value = evaluate(expr, point)
    verdict = prover.prove(pinned(Natural, expr, point))
    natural = value.denominator == 1 and value >= 0
    assert verdict.status is not (Status.REFUTED if natural else Status.PROVED)


def test_a_definition_with_a_fraction_proves_nothing_false() -> None:
    goal = equal(S / q, S / B)
    assert status(goal, Defines(q, B / t, solved=q)) is not Status.PROVED


@pytest.mark.parametrize("symbol", [Symbol("x"), Symbol("x", real=True), Symbol("x", integer=True)])
def test_a_symbol_that_need_not_be_a_natural_number_is_not_proved_to_be_one(symbol: Symbol) -> None:
    assert status(Natural(symbol)) is not Status.PROVED


def test_unused_symbols_do_not_matter() -> None:
    assert status(equal(B * e * L * d, d * L * e * B)) is Status.PROVED
