"""Where a difference comes from: layers and phases of the derivation whose sum, times a number, it is.

What is shown is an identity of normal forms: ``difference = factor · group``, or a sum of two such, or, where no two
groups suffice, one group for each kind of term, and what no layer has by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

from attrs import frozen
from sympy import Expr, Rational

from ..expr.algebra import ZERO, Polynomial, from_monomial, from_polynomial, normal, polynomial
from .parts import OUTER, ROLE, Group, Part, groups

MOST_GROUPS = 120
"""Groups that are tried in pairs."""
MOST_FACTOR = 60
"""Numerator and denominator of a factor that a person would recognise."""


@frozen
class Source:
    """``factor`` times the parts named ``group``; or, without a group, terms that no part of the derivation has."""

    group: str
    factor: Fraction
    value: Expr

    @property
    def words(self) -> str:
        """The source in words, without its formula."""
        if not self.group:
            return "in no layer or phase"
        sign = "-" if self.factor < 0 else "+"
        return f"{sign}{abs(self.factor)} × {self.group}"


def sources(difference: Expr, parts: tuple[Part, ...]) -> tuple[Source, ...]:
    """The simplest account of a difference by groups of parts; empty where there is none to give."""
    if difference == ZERO or not parts:
        return ()
    known = groups(parts)
    whole = polynomial(difference)
    return _one(whole, known) or _two(whole, known) or tuple(_each(whole, known))


def _one(whole: Polynomial, known: tuple[Group, ...]) -> tuple[Source, ...]:
    found = [(group, factor) for group in known if (factor := _ratio(whole, polynomial(group.value))) is not None]
    return (_source(*min(found, key=_simplicity)),) if found else ()


def _two(whole: Polynomial, known: tuple[Group, ...]) -> tuple[Source, ...]:
    """Two groups of which neither is the other's multiple; the simplest pair."""
    support = set(whole)
    tables = [(group, table) for group in known[:MOST_GROUPS] if (table := polynomial(group.value))]
    best: tuple[tuple[int, str], tuple[Source, ...]] | None = None
    for (one, a), (two, b) in combinations(tables, 2):
        if not support <= set(a) | set(b) or not set(a) ^ set(b) <= support:
            continue
        factors = _solved(whole, a, b)
        if factors is None:
            continue
        cost = sum(_simplicity(pair)[0] for pair in ((one, factors[0]), (two, factors[1])))
        key = (cost, f"{one.name} {two.name}")
        if best is None or key < best[0]:
            best = (key, (_source(one, factors[0]), _source(two, factors[1])))
    return best[1] if best else ()


def _each(whole: Polynomial, known: tuple[Group, ...]) -> Iterator[Source]:
    """One group for each term that some group consists of; what is left belongs to nothing."""
    left = dict(whole)
    for monomial in whole:
        table = {monomial: whole[monomial]}
        found = _one(table, known)
        if found:
            yield found[0]
            del left[monomial]
    if left:
        yield Source("", Fraction(1), from_polynomial(left))


def _ratio(whole: Polynomial, table: Polynomial) -> Fraction | None:
    """The number r with whole = r · table, if it is a number that a person would recognise."""
    if whole.keys() != table.keys():
        return None
    first = next(iter(whole))
    ratio = whole[first] / table[first]
    recognised = max(abs(ratio.numerator), ratio.denominator) <= MOST_FACTOR
    return ratio if recognised and all(whole[key] == ratio * table[key] for key in whole) else None


def _solved(whole: Polynomial, a: Polynomial, b: Polynomial) -> tuple[Fraction, Fraction] | None:
    """Numbers x and y, none of them 0, with whole = x·a + y·b."""
    only_a, only_b = next((m for m in a if m not in b), None), next((m for m in b if m not in a), None)
    zero = Fraction(0)
    if only_a is not None:
        x = whole.get(only_a, zero) / a[only_a]
        probe = next(iter(b))
        y = (whole.get(probe, zero) - x * a.get(probe, zero)) / b[probe]
    elif only_b is not None:
        y = whole.get(only_b, zero) / b[only_b]
        probe = next(iter(a))
        x = (whole.get(probe, zero) - y * b.get(probe, zero)) / a[probe]
    else:
        solved = _cramer(whole, a, b)
        if solved is None:
            return None
        x, y = solved
    fits = all(whole.get(m, zero) == x * a.get(m, zero) + y * b.get(m, zero) for m in {*whole, *a, *b})
    recognised = all(0 < max(abs(n.numerator), n.denominator) <= MOST_FACTOR and n for n in (x, y))
    return (x, y) if fits and recognised else None


def _cramer(whole: Polynomial, a: Polynomial, b: Polynomial) -> tuple[Fraction, Fraction] | None:
    zero = Fraction(0)
    for one, two in combinations(a, 2):
        determinant = a[one] * b[two] - a[two] * b[one]
        if determinant:
            u, v = whole.get(one, zero), whole.get(two, zero)
            return (u * b[two] - v * b[one]) / determinant, (a[one] * v - a[two] * u) / determinant
    return None


def _simplicity(found: tuple[Group, Fraction]) -> tuple[int, str]:
    group, factor = found
    words = 0 if group.name == "all of it" else 1 + group.name.removeprefix("role ").count(".") + (" in " in group.name)
    return abs(factor.numerator) + factor.denominator + 2 * words, group.name


def _source(group: Group, factor: Fraction) -> Source:
    return Source(group.words, factor, normal(Rational(factor.numerator, factor.denominator) * group.value))


def multiple(claimed: Expr, derived: Expr) -> Expr | None:
    """The monomial m other than 1 with claimed = m · derived, such as h/h_kv; None where there is none."""
    table, whole = polynomial(derived), polynomial(claimed)
    if not table or len(table) != len(whole):
        return None
    for monomial, coefficient in whole.items():
        first, number = next(iter(table.items()))
        under = tuple((atom, -power) for atom, power in first)
        if not all(getattr(atom, "is_Symbol", False) for atom, _ in first):
            return None
        factor = normal(from_monomial(monomial, coefficient / number) * from_monomial(under))
        if normal(factor * derived) == claimed and factor != 1:
            return factor
    return None


def differing(parts: tuple[Part, ...], others: tuple[Part, ...]) -> str:
    """The parts that another derivation has otherwise, in words: a role where they share one, or up to four names."""
    one, two = ({item.id: item for item in found} for found in (parts, others))
    missing = Part("", ZERO)
    changed = [name for name in {**one, **two} if one.get(name, missing).value != two.get(name, missing).value]
    roles = {(one.get(name) or two[name]).role for name in changed}
    if len(roles) == 1 and roles != {""}:
        return Group(ROLE + roles.pop(), ZERO).words
    names = list(dict.fromkeys(".".join(word for word in name.split(".") if word not in OUTER) for name in changed))
    return ", ".join(names[:4]) + (f" and {len(names) - 4} more" if len(names) > 4 else "")
