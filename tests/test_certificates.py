from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import Expr, Integer, Max, ceiling

from blueprint_sym.audit import every_obligation
from blueprint_sym.errors import ExpressionError
from blueprint_sym.hypotheses import AtLeast, Defines, Divides
from blueprint_sym.proof.certificate import NoCertificateError, certify, statement
from blueprint_sym.proof.check import check, claim
from blueprint_sym.proof.obligation import Compare, Every, Formula, Natural, Some, at_most, below, equal
from blueprint_sym.symbols import SYMBOLS, B, F, H, S, d_h, h, index, t

from .strategies import expressions, linear, points
from .support_certificates import CERTIFIED, FALSE, counterexamples, holds, law, meaning


def accepted(certificate: dict[str, Any]) -> None:
    """The checker accepts it as it would be read from a file."""
    check(json.loads(json.dumps(certificate)))


@pytest.mark.parametrize("name", CERTIFIED)
def test_a_certificate_is_accepted_as_it_would_be_read_from_a_file(name: str) -> None:
    accepted(certify(CERTIFIED[name]))


@pytest.mark.parametrize("name", CERTIFIED)
def test_a_certificate_is_plain_data_and_the_same_every_time(name: str) -> None:
    certificate = certify(CERTIFIED[name])
    assert json.loads(json.dumps(certificate)) == certificate
    assert json.dumps(certify(CERTIFIED[name])) == json.dumps(certificate)


@pytest.mark.parametrize("name", FALSE)
def test_a_false_law_has_no_certificate(name: str) -> None:
    with pytest.raises(NoCertificateError):
        certify(FALSE[name])


@pytest.mark.parametrize("name", FALSE)
def test_the_statement_of_a_false_law_is_false_at_some_point(name: str) -> None:
    assert list(counterexamples(statement(FALSE[name])))


@pytest.mark.parametrize("name", CERTIFIED)
def test_the_statement_of_a_certified_law_is_true_at_every_small_point(name: str) -> None:
    assert not list(counterexamples(statement(CERTIFIED[name])))


def test_a_statement_says_all_that_is_claimed_in_integers() -> None:
    """⌈6H/t⌉/2 ≤ 3H/t where t divides H = h·d_h and t ≥ 2: both sides times 2t."""
    hypotheses = (Defines(H, h * d_h, solved=d_h), Divides(t, h), AtLeast(t, 2))
    premises = (below(index("i"), B / 2),)
    said = statement(law(at_most(ceiling(6 * H / t, evaluate=False) / 2, 3 * H / t), *hypotheses, premises=premises))
    assert said == {
        "given": [
            ["free", "B", 1],
            ["free", "d_h", 1],
            ["free", "h_per_t", 1],
            ["free", "i", 0],
            ["free", "t", 2],
            ["is", "h", ["*", "t", "h_per_t"]],
            ["is", "H", ["*", "d_h", "h"]],
            ["ceiling", "_0", ["*", 6, "H"], "t"],
            ["<", ["*", 2, "i"], "B"],
        ],
        "goal": ["<=", ["*", "t", "_0"], ["*", 2, 3, "H"]],
    }


def test_a_statement_names_what_it_says_twice_once() -> None:
    long = B * S * H + B * S * F + B * S * h + B * S * d_h
    said = statement(law(equal(Max(long, S, evaluate=False), Max(long, S, evaluate=False))))
    assert [line[:2] for line in said["given"] if line[0] != "free"] == [["max", "_0"]]
    said = statement(law(Every((equal(long, long), at_most(B, Max(long, B, evaluate=False))))))
    assert [line[:2] for line in said["given"] if line[0] != "free"] == [["is", "_0"], ["max", "_1"]]


def test_a_symbol_that_looks_like_a_given_name_is_not_mistaken_for_it() -> None:
    said = statement(law(at_most(index("_0"), Max(index("_0"), B, evaluate=False))))
    assert ["max", "_1"] in [line[:2] for line in said["given"]]
    accepted(certify(law(at_most(index("_0"), Max(index("_0"), B, evaluate=False)))))


def test_the_claim_is_the_digest_of_the_statement() -> None:
    certificate = certify(CERTIFIED["a ceiling is close"])
    assert certificate["claim"] == claim(statement(CERTIFIED["a ceiling is close"])) == claim(certificate["statement"])


@pytest.mark.parametrize(
    ("goal", "reason"),
    [
        (Compare(B, ">=", B), "'>=' is no relation"),
        (equal(B**t, B), "cannot be stated"),
        (equal(1 / (B + S), B), "a denominator must be a product of positive symbols"),
        (equal(B / index("n"), B), "a denominator must be a product of positive symbols"),
        (equal(B / Integer(-2) / ceiling(B / t, evaluate=False), B), "a denominator must be a product"),
    ],
)
def test_what_is_no_claim_about_natural_numbers_is_refused(goal: Formula, reason: str) -> None:
    with pytest.raises(NoCertificateError, match=reason):
        certify(law(goal))


KINDS = st.sampled_from([equal, at_most, below])


@given(KINDS, expressions(leaves=6), expressions(leaves=6), points())
@settings(max_examples=300, deadline=None)
def test_a_statement_is_true_where_its_obligation_is(kind: Any, left: Expr, right: Expr, point: dict[Any, int]) -> None:
    obligation = law(Some((kind(left, right), Natural(left))))
    try:
        said = statement(obligation)
    except NoCertificateError:
        return
    values = meaning(said["given"], {symbol.name: number for symbol, number in point.items()})
    assert values is not None
    assert holds(said["goal"], values) == obligation.goal.holds(point)


@given(KINDS, expressions(leaves=5), expressions(leaves=5), linear(), st.lists(points(), min_size=5, max_size=20))
@settings(max_examples=100, deadline=None)
def test_what_is_certified_is_true(kind: Any, left: Expr, right: Expr, more: Expr, tried: list[dict[Any, int]]) -> None:
    """Random claims are mostly false; those about a number and a larger one are often true."""
    for goal in (kind(left, right), kind(left, left + more), Natural(Max(left, more, evaluate=False))):
        try:
            certificate = certify(law(goal))
        except (NoCertificateError, ExpressionError):
            continue
        accepted(certificate)
        assert all(goal.holds(point) for point in tried)


@given(linear(), linear(), st.sampled_from("BSHt"))
@settings(max_examples=100, deadline=None)
def test_the_facts_of_maxima_and_ceilings_are_certified_of_random_arguments(x: Expr, y: Expr, name: str) -> None:
    divisor = SYMBOLS[name]
    up, most = ceiling(x / divisor, evaluate=False), Max(x, y, evaluate=False)
    if up.has(ceiling):
        accepted(certify(law(Every((at_most(x, divisor * up), below(divisor * up, x + divisor))))))
    if most.has(Max):
        accepted(certify(law(Every((at_most(x, most), Some((equal(most, x), equal(most, y))))))))


def test_every_obligation_of_every_variant_is_certified() -> None:
    claims = set()
    for obligation in every_obligation():
        certificate = certify(obligation)
        if certificate["claim"] not in claims:
            claims.add(certificate["claim"])
            accepted(certificate)
    assert len(claims) > 2000
