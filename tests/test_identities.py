"""Random laws: what is true is proved by two judges, what is false is refuted where an evaluator here confirms it.

A law is a pair of small trees of this module. The second is made of the first by steps of school algebra, at random
places, that nothing of the package knows: so no normal form of ours has a hand in it. A false law has one number of the
second tree changed. The evaluator of trees here is eight lines of `Fraction`.
"""

from __future__ import annotations

import random
from fractions import Fraction
from math import ceil, prod
from typing import Any

import pytest
import z3
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from sympy import Add, Expr, Integer, Max, Mul, Pow, ceiling

from blueprint_sym.derivation import derive
from blueprint_sym.hypotheses import Hypotheses, Hypothesis
from blueprint_sym.proof.obligation import Compare, Every, Formula, Natural, Obligation, at_most, below, equal
from blueprint_sym.proof.prover import Prover
from blueprint_sym.proof.report import Status
from blueprint_sym.proof.smt import scripts
from blueprint_sym.symbols import SYMBOLS, B, F, S, h, index, t
from tests.support_prover import HEADS, T_F, T_H, TENSOR_PARALLEL, TWO, law

Tree = Any
NAMES = "BSHFte"


def of(name: str) -> Expr:
    return SYMBOLS[name]


def expression(tree: Tree) -> Expr:
    """A tree as the package's expression, node by node."""
    if isinstance(tree, int):
        return Integer(tree)
    if isinstance(tree, str):
        return of(tree)
    kind, *parts = tree
    if kind == "^":
        return Pow(expression(parts[0]), parts[1])
    made = [expression(part) for part in parts]
    if kind == "/":
        return Mul(made[0], Pow(made[1], -1))
    if kind == "max":
        return Max(*made, evaluate=False)
    if kind == "ceil":
        return ceiling(made[0], evaluate=False)
    return Add(*made) if kind == "+" else Mul(*made)


def worth(tree: Tree, at: dict[str, int]) -> Fraction:
    """The exact value of a tree."""
    if isinstance(tree, int | str):
        return Fraction(tree if isinstance(tree, int) else at[tree])
    kind, first, *others = tree
    if kind == "^":
        return worth(first, at) ** int(others[0])
    values = [worth(part, at) for part in (first, *others)]
    if kind in ("max", "ceil"):
        return max(values) if kind == "max" else Fraction(ceil(values[0]))
    return sum(values, Fraction(0)) if kind == "+" else values[0] / values[1] if kind == "/" else prod(values)


# --- steps of school algebra ------------------------------------------------------------------------------------------


def grown(chance: random.Random, depth: int) -> Tree:
    """A random polynomial, with a quotient by a symbol here and there."""
    kind = chance.choice("+*+*^/") if depth else "leaf"
    if kind == "leaf":
        return chance.choice([*NAMES, *NAMES, chance.randint(-4, 6)])
    if kind == "^":
        return ("^", ("+", grown(chance, 0), chance.choice(NAMES)), 2)
    if kind == "/":
        return ("/", grown(chance, depth - 1), chance.choice(NAMES))
    return (kind, *(grown(chance, depth - 1) for _ in range(chance.randint(2, 3))))


def distributed(tree: Tree, chance: random.Random) -> Tree:
    """a(b + c) = ab + ac, and (b + c)/a = b/a + c/a."""
    kind, *parts = tree
    sums = [n for n, part in enumerate(parts) if isinstance(part, tuple) and part[0] == "+"]
    if kind == "/" and 0 in sums:
        return ("+", *(("/", term, parts[1]) for term in parts[0][1:]))
    if kind != "*" or not sums:
        return tree
    place = chance.choice(sums)
    return ("+", *(("*", *parts[:place], term, *parts[place + 1 :]) for term in parts[place][1:]))


def multiplied_out(tree: Tree, chance: random.Random) -> Tree:
    """(a + b)² = a² + ab + ba + b²."""
    if tree[0] != "^" or not isinstance(tree[1], tuple) or tree[1][0] != "+":
        return tree
    terms = tree[1][1:]
    return ("+", *(("*", a, b) for a in terms for b in terms))


def reordered(tree: Tree, chance: random.Random) -> Tree:
    """a + b = b + a, ab = ba, and (a + b) + c = a + (b + c)."""
    kind, *parts = tree
    if kind not in ("+", "*"):
        return tree
    chance.shuffle(parts)
    return (kind, (kind, *parts[:2]), *parts[2:]) if len(parts) > 2 else (kind, *parts)


def taken_out(tree: Tree, chance: random.Random) -> Tree:
    """a + b = x(a/x + b/x)."""
    if tree[0] != "+":
        return tree
    name = chance.choice(NAMES)
    return ("*", name, ("+", *(("/", part, name) for part in tree[1:])))


def there_and_back(tree: Tree, chance: random.Random) -> Tree:
    """a = (a + x(y + n)) − xy − nx."""
    x, y, n = chance.choice(NAMES), chance.choice(NAMES), chance.randint(1, 5)
    return ("+", ("+", tree, ("*", x, ("+", y, n))), ("*", -1, x, y), ("*", -n, x))


def difference_of_squares(tree: Tree, chance: random.Random) -> Tree:
    """a = a + (x + y)(x − y) − x² + y²."""
    x, y = chance.choice(NAMES), chance.choice(NAMES)
    product = ("*", ("+", x, y), ("+", x, ("*", -1, y)))
    return ("+", tree, product, ("*", -1, ("^", x, 2)), ("*", y, y))


STEPS = (distributed, multiplied_out, reordered, taken_out, there_and_back, difference_of_squares)


def somewhere(tree: Tree, chance: random.Random, step: Any) -> Tree:
    """The tree with a step made at a random place."""
    if not isinstance(tree, tuple) or chance.random() < 0.3:
        return step(tree, chance) if isinstance(tree, tuple) else tree
    places = [n for n in range(1, len(tree)) if isinstance(tree[n], tuple)]
    if not places:
        return step(tree, chance)
    place = chance.choice(places)
    return (*tree[:place], somewhere(tree[place], chance, step), *tree[place + 1 :])


def rewritten(tree: Tree, chance: random.Random) -> Tree:
    for _ in range(chance.randint(3, 8)):
        tree = somewhere(tree, chance, chance.choice(STEPS))
    return tree


def numbers(tree: Tree, path: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """Where the numbers of a tree are: coefficients and exponents."""
    if isinstance(tree, int):
        return [path]
    parts = enumerate(tree) if isinstance(tree, tuple) else []
    return [found for place, part in parts for found in numbers(part, (*path, place))]


def changed(tree: Tree, path: tuple[int, ...]) -> Tree:
    if not path:
        return tree + 1
    return (*tree[: path[0]], changed(tree[path[0]], path[1:]), *tree[path[0] + 1 :])


def somepoint(chance: random.Random) -> dict[str, int]:
    return {name: chance.randint(1, 50) for name in NAMES}


prover = Prover(workers=1, certificates=True)


@settings(max_examples=600)
@given(st.integers(0, 2**32))
def test_what_school_algebra_makes_of_an_expression_is_proved_equal_by_two_judges(seed: int) -> None:
    chance = random.Random(seed)
    left = grown(chance, 2)
    right = rewritten(left, chance)
    assert worth(left, point := somepoint(chance)) == worth(right, point), "the steps keep the value"
    verdict = prover.prove(law(equal(expression(left), expression(right))))
    assert verdict.status is Status.PROVED, str(verdict)
    assert verdict.judges == ("z3", "certificate")


@settings(max_examples=600)
@given(st.integers(0, 2**32))
def test_one_number_changed_is_refuted_at_a_point_where_the_sides_differ(seed: int) -> None:
    chance = random.Random(seed)
    left = grown(chance, 2)
    right = rewritten(left, chance)
    places = numbers(right)
    assume(places)
    wrong = changed(right, chance.choice(places))
    assume(any(worth(left, at) != worth(wrong, at) for at in (somepoint(chance) for _ in range(5))))
    verdict = prover.prove(law(equal(expression(left), expression(wrong))))
    assert verdict.status is Status.REFUTED, str(verdict)
    assert verdict.counterexample is not None
    at = {**dict.fromkeys(NAMES, 1), **{symbol.name: value for symbol, value in verdict.counterexample.point.items()}}
    assert all(value >= 1 for value in at.values())
    assert worth(left, at) != worth(wrong, at)


@settings(max_examples=100)
@given(st.integers(0, 2**32))
def test_what_ranks_do_together_is_refuted_where_one_rank_does_more(seed: int) -> None:
    """Under hypotheses: t·(work/t) = work for work with a factor h; and not with one coefficient changed."""
    chance = random.Random(seed)
    work = ("*", "H", grown(chance, 1))
    assume(any(worth(work, at) != 0 for at in (somepoint(chance) for _ in range(5))))
    share = rewritten(("/", work, "t"), chance)
    right = equal(t * expression(share), expression(work))
    assert prover.prove(law(right, *TENSOR_PARALLEL)).status is Status.PROVED
    factor = chance.choice([2, 3])
    verdict = prover.prove(law(equal(factor * t * expression(share), expression(work)), *TENSOR_PARALLEL))
    assert verdict.status is Status.REFUTED
    assert verdict.counterexample is not None
    at = {symbol.name: value for symbol, value in verdict.counterexample.point.items()}
    at = {**dict.fromkeys(NAMES, 1), **at}
    assert at["H"] == at["h"] * at["d_h"]
    assert at["t"] >= 2
    assert at["h"] % at["t"] == 0 == at["F"] % at["t"]
    assert factor * at["t"] * worth(share, at) != worth(work, at)


@settings(max_examples=100)
@given(st.integers(0, 2**32), st.sampled_from(["max", "ceil"]))
def test_laws_of_maxima_and_ceilings_are_proved_and_their_converses_refuted(seed: int, kind: str) -> None:
    chance = random.Random(seed)
    low, high = grown(chance, 1), grown(chance, 1)
    atom = ("max", low, high) if kind == "max" else ("ceil", ("/", low, "t"))
    floor = low if kind == "max" else ("/", low, "t")
    assert prover.prove(law(at_most(expression(floor), expression(atom)))).status is Status.PROVED
    verdict = prover.prove(law(below(expression(atom), expression(floor))))
    assert verdict.status is Status.REFUTED
    assert verdict.counterexample is not None
    at = {**dict.fromkeys(NAMES, 1), **{symbol.name: value for symbol, value in verdict.counterexample.point.items()}}
    assert worth(atom, at) >= worth(floor, at)


# --- what must not matter ---------------------------------------------------------------------------------------------


def renamed(names: dict[str, str]) -> Obligation:
    """Cycles of a later block are later, under names of one's choice."""
    i, l, j, r, n = (index(names.get(name, name)) for name in ("i", "l", "j", "r", "n"))
    premises = (below(i, l), below(j, n), below(r, n))
    return law(below(i * n + j, l * n + r), premises=premises)


@pytest.mark.parametrize("seed", range(12))
def test_the_names_of_indices_do_not_matter(seed: int) -> None:
    names = ["i", "l", "j", "r", "n"]
    others = random.Random(seed).sample([*names, "A", "Z", "alpha", "block", "max_0", "ceil_1", "v_i", "n_"], 5)
    verdict = Prover(workers=1, certificates=True).prove(renamed(dict(zip(names, others, strict=True))))
    assert (verdict.status, verdict.judges) == (Status.PROVED, ("z3", "certificate"))
    swapped = renamed({"i": "l", "l": "i", "j": others[2], "r": others[3], "n": others[4]} if seed % 2 else {})
    weaker = law(swapped.goal, premises=swapped.premises[1:])
    assert Prover(workers=1, certificates=True).prove(weaker).status is Status.REFUTED


GOALS: tuple[Formula, ...] = (
    Natural(6 * B * S * F * h / t),
    equal(t * (F / t), F),
    at_most(B * h / t, B * h),
    below(Integer(1), t),
)
WRONG: Formula = Natural(B * S / t)
ASSUMED: tuple[Hypothesis, ...] = (HEADS, TWO, T_H, T_F)
PREMISES: tuple[Compare, ...] = (below(B, S), at_most(S, 2 * B), below(Integer(1), B))


@pytest.mark.parametrize("seed", range(12))
def test_the_order_of_hypotheses_premises_and_parts_does_not_matter(seed: int) -> None:
    chance = random.Random(seed)
    goals, items, premises = (chance.sample(part, len(part)) for part in (GOALS, ASSUMED, PREMISES))
    true = Obligation("a", "p", "k", "s", "t", Hypotheses(tuple(items)), Every(tuple(goals)), tuple(premises))
    goals.insert(chance.randrange(len(goals)), WRONG)
    false = Obligation("a", "p", "k", "s", "t", Hypotheses(tuple(items)), Every(tuple(goals)), tuple(premises))
    verdicts = Prover(workers=1, certificates=True).prove_all((true, false)).verdicts
    assert [verdict.status for verdict in verdicts] == [Status.PROVED, Status.REFUTED]
    assert verdicts[0].judges == ("z3", "certificate")


def test_no_seed_of_the_solver_flips_a_verdict_or_takes_a_tenth_of_the_limit() -> None:
    report = derive("decode", target="slot").report
    bodies = {body for verdict in report.verdicts for body in scripts(verdict.obligation)}
    assert len(bodies) > 20
    for seed in (1, 2, 3, 4):
        for body in bodies:
            solver = z3.SimpleSolver(ctx=z3.Context())
            solver.set("random_seed", seed)
            solver.set("rlimit", 200_000)
            solver.from_string(body)
            assert solver.check() == z3.unsat
