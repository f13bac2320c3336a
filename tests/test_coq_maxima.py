"""Maxima in the Coq export: each becomes a multiple of a named one, in whatever order its arguments are written."""

from __future__ import annotations

import shutil
from random import Random

import pytest
from sympy import Add, Expr, Integer, Max, Mul

from blueprint_sym.expr.algebra import ONE, largest, normal, polynomial
from blueprint_sym.hypotheses import Defines, Divides
from blueprint_sym.proof.coq import claims, lemmas
from blueprint_sym.proof.coq_judge import Coq
from blueprint_sym.proof.coq_maxima import at_most_largest, at_most_place, common_factor
from blueprint_sym.proof.obligation import Natural, Obligation, Some, at_most, below, equal
from blueprint_sym.symbols import B, F, H, S, d_h, e, h, index, t
from tests.support_prover import law

COQ = pytest.mark.skipif(shutil.which("coqc") is None, reason="coqc is not installed")

r = index("r")
LETTERS = (B, S, F, H, e, h, t)
SPLIT = (Divides(t, h), Defines(H, h * d_h, solved=d_h))
THREE = (B * S * H, 3 * B * H * e, B * h * S * S)
LARGEST = largest(*THREE)

TRUE = {
    "a factor leaves a maximum": law(equal(2 * t * LARGEST, largest(*(2 * t * part for part in THREE)))),
    "the order of its arguments does not matter": law(
        equal(Max(S, B, F, evaluate=False), Max(F, S, B, evaluate=False))
    ),
    "an argument that is written twice": law(equal(Max(h * d_h, H, S, evaluate=False), largest(H, S)), *SPLIT),
    "it is at least each argument": law(at_most(B * S * H + e, 2 * LARGEST + e)),
    "it is at least an argument that is a sum": law(at_most(S + B, largest(S + B, F))),
    "it is one of its arguments": law(Some(tuple(equal(e * LARGEST + F, e * part + F) for part in reversed(THREE)))),
    "it is whole where its arguments are": law(Natural(largest(h * S, 3 * H) / t), *SPLIT),
    "a factor that may be zero": law(equal(largest(r * S, r * B), largest(r * B, r * S))),
    "a quotient of it": law(equal(LARGEST / t, largest(*(part / t for part in THREE)))),
}

FALSE = {
    "another factor": law(equal(2 * t * LARGEST, largest(*(3 * t * part for part in THREE)))),
    "an argument less": law(equal(LARGEST, largest(*THREE[:2]))),
    "an argument more": law(equal(largest(*THREE[:2]), LARGEST)),
    "one argument is another": law(equal(largest(S, B, F), largest(S, B, H))),
    "strictly above": law(below(B * S * H, LARGEST)),
    "above what is no argument": law(at_most(B * S * H + 1, LARGEST)),
    "one alternative less": law(Some(tuple(equal(LARGEST, part) for part in THREE[1:]))),
    "an argument that is not whole": law(Natural(largest(h * S, 3 * S) / t), *SPLIT),
}


def accepted(item: Obligation) -> bool:
    own = tuple(lemmas(item))
    return Coq().accepted(claims([(item, own)])) == {lemma.name for lemma in own}


@COQ
@pytest.mark.parametrize("name", TRUE)
def test_coq_accepts(name: str) -> None:
    assert accepted(TRUE[name])


@COQ
@pytest.mark.parametrize("name", FALSE)
def test_coq_refuses(name: str) -> None:
    assert not accepted(FALSE[name])


@pytest.mark.parametrize("name", TRUE)
def test_no_maximum_is_split_into_cases(name: str) -> None:
    """A search over the cases of nine arguments on both sides does not come to an end."""
    assert not [lemma.proof for lemma in lemmas(TRUE[name]) if "by_cases" in lemma.proof]


def test_a_place_is_reached_from_the_left() -> None:
    assert at_most_place(0, 3) == "apply largest_here; ring"
    assert at_most_place(1, 3) == "do 1 apply largest_later; apply largest_here; ring"
    assert at_most_place(2, 3) == "do 2 apply largest_later; apply Z.eq_le_incl; ring"
    assert at_most_largest([1, 0], 2) == (
        "apply Z.max_lub; [do 1 apply largest_later; apply Z.eq_le_incl; ring | apply largest_here; ring]"
    )


@pytest.mark.parametrize(
    ("parts", "factor"),
    [
        ((2 * t * S, 4 * t * t * B), 2 * t),
        ((S + B, S), ONE),
        ((6 * S * S * B + 9 * S * S,), 3 * S * S),
        ((Integer(0), 5 * t), 5 * t),
        ((2 * r * t, 4 * r * B), Integer(2)),
        ((Integer(0),), ONE),
    ],
)
def test_the_common_factor_of_polynomials(parts: tuple[Expr, ...], factor: Expr) -> None:
    assert normal(common_factor([polynomial(normal(part)) for part in parts]) - factor) == 0


def shuffled_and_scaled(random: Random) -> Obligation:
    """A maximum of sums, and the same one with its arguments multiplied and in another order."""
    sums = [
        Add(*(random.randint(1, 9) * Mul(*random.choices(LETTERS, k=random.randint(1, 3))) for _ in range(many)))
        for many in random.choices((1, 1, 2), k=random.randint(2, 9))
    ]
    factor = random.randint(1, 6) * random.choice(LETTERS)
    scaled = [factor * part for part in sums]
    random.shuffle(scaled)
    return law(equal(factor * Max(*sums, evaluate=False), Max(*scaled, evaluate=False)))


@COQ
def test_shuffled_and_scaled_maxima_are_accepted() -> None:
    items = [shuffled_and_scaled(Random(seed)) for seed in range(40)]
    stated = [(item, tuple(lemmas(item))) for item in items]
    assert not [lemma.proof for _, own in stated for lemma in own if "by_cases" in lemma.proof]
    assert Coq().accepted(claims(stated)) == {lemma.name for _, own in stated for lemma in own}
