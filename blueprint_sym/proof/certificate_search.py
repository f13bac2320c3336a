"""How proofs for certificates are found: on the checker's own polynomials, within a number of steps.

An inequality is sought as a sum of multiples of what is known: a term that is in the way is cancelled with a fact that
has such a term, again and again. Where that fails, the goal is proved case by case: for each argument that a ``Max``
may be, or with a number at least 0 after it was shown that it cannot be negative. Nothing here is trusted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import gcd
from typing import Any

from attrs import evolve, frozen

from .check import MINUS, ONE, Fact, Poly, Reader, Rejected

STEPS = 1_000_000
"""Of arithmetic for one certificate; the hardest claim of the package needs a quarter."""
DEEPEST = 5
"""How many multiples of facts are taken in turn."""
WIDEST = 4
"""How many ways to cancel a term are followed."""
MOST_NODES = 60
"""How many remainders are looked at for one comparison."""
MOST_SPLITS = 3
"""How many splits are nested."""

Proof = dict[str, Any]
Uses = list[list[Any]]


class NoCertificateError(Exception):
    """A goal of which no proof of the checker's forms is found."""


def search(statement: dict[str, Any]) -> Proof:
    """A proof of the statement's goal; raises NoCertificateError where none is found."""
    try:
        reader = Reader(statement["given"], STEPS)
        atoms = frozenset(name for kind, name, *_ in statement["given"] if kind in ("max", "ceiling"))
        found = _Search(reader, atoms, tuple(reader.facts)).goal(statement["goal"])
    except Rejected as error:
        raise NoCertificateError(str(error)) from None
    if found is None:
        raise NoCertificateError("no proof is found")
    return _short(found)


def _short(proof: Proof) -> Proof:
    """Without empty lists of facts, which the checker takes for granted."""
    return {
        key: [_short(part) for part in value] if key == "parts" else value
        for key, value in proof.items()
        if value != []
    }


@frozen
class _Search:
    """What is known on the way to a proof: facts, and which argument an atom is taken to be."""

    reader: Reader
    atoms: frozenset[str]
    facts: tuple[Fact, ...]
    chosen: tuple[tuple[str, Poly], ...] = ()
    depth: int = 0

    def goal(self, goal: list[Any]) -> Proof | None:
        kind, *parts = goal
        if kind == "and":
            found = [self.goal(part) for part in parts]
            return None if None in found else {"parts": found}
        if kind == "natural":
            return self.natural(*parts) or self.by_max(goal)
        if kind == "or":
            return self.alternative(goal)
        return self.direct(goal) or self.by_max(goal) or (self.both(parts) if kind == "=" else self.by_sign(goal))

    def direct(self, goal: list[Any]) -> Proof | None:
        """A comparison as a sum of multiples of facts; or one alternative."""
        kind, *parts = goal
        if kind == "or":
            return self.first(self.direct(part) for part in parts)
        if kind in ("and", "natural"):
            return self.goal(goal)
        equal, gap = self.gap(goal)
        uses, rest = self.reduced(gap) if equal else ([], gap)
        further = self.uses(rest, equal)
        return None if further is None else {"uses": [*uses, *further]}

    @staticmethod
    def first(proofs: Iterable[Proof | None]) -> Proof | None:
        """The first alternative that has a proof."""
        found = ((place, proof) for place, proof in enumerate(proofs) if proof is not None)
        return next(({"index": place, "parts": [proof]} for place, proof in found), None)

    def gap(self, goal: list[Any]) -> Fact:
        kind, left, right = goal
        return self.reader.fact(kind, self.reader.poly(left), self.reader.poly(right))

    def both(self, sides: list[Any]) -> Proof | None:
        """An equation as two inequalities."""
        found = []
        for left, right in (sides, sides[::-1]):
            found.append(self.goal(["<=", left, right]))
            if found[-1] is None:
                return None
        return {"parts": found}

    def by_max(self, goal: list[Any]) -> Proof | None:
        """The goal where a ``Max`` is its first argument, its second, and so on."""
        if self.depth >= MOST_SPLITS:
            return None
        names = {name for value in self.values(goal) for term in value for name in term}
        for name in sorted(names & self.reader.choices.keys() - dict(self.chosen).keys()):
            found = []
            for zero, fact in self.reader.choices[name]:
                argument = self.reader.total((ONE, {(name,): 1}), (MINUS, fact))
                chosen = (*self.chosen, (name, argument))
                case = evolve(self, facts=(*self.facts, (zero, fact)), chosen=chosen, depth=self.depth + 1)
                found.append(case.goal(goal))
                if found[-1] is None:
                    break
            else:
                return {"max": name, "parts": found}
        return None

    def values(self, goal: list[Any]) -> Iterator[Poly]:
        """What a goal without "and" is about."""
        kind, *parts = goal
        if kind == "or":
            for part in parts:
                yield from self.values(part)
        elif kind == "natural":
            yield self.reader.poly(parts[0])
        elif kind != "and":
            yield self.gap(goal)[1]

    def by_sign(self, goal: list[Any]) -> Proof | None:
        """The goal where a number is at least 0, which is shown of it by contradiction."""
        if self.depth >= MOST_SPLITS:
            return None
        _, gap = self.gap(goal)
        for value in _distinct(_primitive(rest) for rest in self.remainders(gap)):
            first, second = self.signs(value)
            absurd = second.uses(MINUS, equal=False)
            if absurd is not None:
                found = first.direct(goal)
                if found is not None:
                    return {"sign": tree(value), "parts": [found, {"absurd": True, "parts": [{"uses": absurd}]}]}
        return None

    def signs(self, value: Poly) -> tuple[_Search, _Search]:
        """The case of a number that is at least 0, and of one that is at most −1."""
        facts = (self.reader.fact("<=", {}, value), self.reader.fact("<", value, {}))
        first, second = (evolve(self, facts=(*self.facts, fact), depth=self.depth + 1) for fact in facts)
        return first, second

    def remainders(self, gap: Poly) -> Iterator[Poly]:
        """The gap, and what is left of it after one fact."""
        yield gap
        for place, factor in self.steps(gap, equal=False):
            yield self.less(gap, place, factor)

    def alternative(self, goal: list[Any]) -> Proof | None:
        """One alternative; or which one, case by case."""
        found = self.direct(goal) or self.by_max(goal)
        if found is not None or self.depth >= MOST_SPLITS:
            return found
        for part in goal[1:]:
            value = _primitive(self.gap(part)[1]) if part[0] in ("<=", "<") else None
            if value is not None:
                cases = self.signs(value)
                proofs = [case.alternative(goal) for case in cases]
                if None not in proofs:
                    return {"sign": tree(value), "parts": proofs}
        return self.first(self.both(part[1:]) if part[0] == "=" else None for part in goal[1:])

    def natural(self, upper: Any, lower: Any) -> Proof | None:
        """That upper/lower is a natural number: a witness, term by term."""
        found = self.quotient(self.replaced(self.reader.poly(upper)), self.reader.poly(lower))
        if found is None:
            return None
        witness = tree(found)
        equal = self.goal(["=", upper, ["*", lower, witness]])
        least = self.goal(["<=", 0, witness])
        return None if equal is None or least is None else {"witness": witness, "parts": [equal, least]}

    def replaced(self, value: Poly) -> Poly:
        """With the arguments that atoms are taken to be in their place."""
        for name, argument in self.chosen:
            parts = []
            for term, number in value.items():
                part: Poly = {tuple(other for other in term if other != name): number}
                for _ in range(term.count(name)):
                    part = self.reader.total((part, argument))
                parts.append((ONE, part))
            value = self.reader.total(*parts)
        return value

    def quotient(self, upper: Poly, lower: Poly) -> Poly | None:
        """upper/lower as a polynomial, where equations may be used to trade factors."""
        if len(lower) != 1:
            return None
        ((divisor, number),) = lower.items()
        trades = list(self.trades())
        result: Poly = {}
        for term, coefficient in upper.items():
            powers = _powers(term)
            for name in divisor:
                powers[name] = powers.get(name, 0) - 1
            whole = _without_divisor(powers, trades)
            if whole is None or coefficient % number:
                return None
            result = self.reader.total((ONE, result), ({whole: coefficient // number}, ONE))
        return result

    def trades(self) -> Iterator[dict[str, int]]:
        """Power products equal to 1: quotients of the sides of equations between two products."""
        for zero, value in self.facts:
            if zero and sorted(value.values()) == [-1, 1]:
                left, right = value
                powers = _powers(left)
                for name in right:
                    powers[name] = powers.get(name, 0) - 1
                yield powers
                yield {name: -n for name, n in powers.items()}

    def uses(self, gap: Poly, equal: bool) -> Uses | None:
        """Facts with factors that, taken from the gap, leave 0, or what is plainly not negative."""
        seen: set[frozenset[Any]] = set()

        def found(rest: Poly, depth: int) -> Uses | None:
            if not rest or (not equal and self.plain(rest)):
                return []
            key = frozenset(rest.items())
            if depth == 0 or key in seen or len(seen) > MOST_NODES:
                return None
            seen.add(key)
            tried = [(self.less(rest, *step), step) for step in self.steps(rest, equal)]
            for left, (place, factor) in sorted(tried, key=lambda item: _badness(item[0], equal))[:WIDEST]:
                further = found(left, depth - 1)
                if further is not None:
                    return [[place, tree(factor)], *further]
            return None

        return found(gap, DEEPEST)

    def reduced(self, rest: Poly) -> tuple[Uses, Poly]:
        """Multiples of equations that each leave fewer terms, and what is left after them."""
        factors: dict[int, Poly] = {}
        while True:
            for place, factor in self.steps(rest, equal=True):
                left = self.less(rest, place, factor)
                if len(left) < len(rest):
                    break
            else:
                return [[place, tree(factor)] for place, factor in factors.items()], rest
            rest, factors[place] = left, self.reader.total((ONE, factors.get(place, {})), (ONE, factor))

    def plain(self, value: Poly) -> bool:
        """Whether the checker sees that it is not negative; most that are not are so at the bounds already."""
        lowest = 0
        for term, number in value.items():
            for name in term:
                number *= self.reader.bounds.get(name, 0)
            lowest += number
        return lowest >= 0 and self.reader.not_negative(value)

    def steps(self, rest: Poly, equal: bool) -> Iterator[tuple[int, Poly]]:
        """Facts and factors that cancel a term that is in the way, or an atom of which more is known."""
        for term, number in rest.items():
            if equal or number < 0 or self.atoms.intersection(term):
                for place, (zero, fact) in enumerate(self.facts):
                    for other, known in fact.items() if zero or not equal else ():
                        factor = _quotient(term, other)
                        if factor is not None and (zero or self.reader.bounds.keys() >= set(factor)):
                            for scale in _scales(number, known, zero):
                                yield place, {factor: scale}

    def less(self, value: Poly, place: int, factor: Poly) -> Poly:
        total = self.reader.total
        return total((ONE, value), (total((MINUS, factor)), self.facts[place][1]))


def _scales(number: int, known: int, zero: bool) -> Iterator[int]:
    """How often a fact is taken for one of its terms: so that the term is gone or has the better sign."""
    if zero:
        if number % known == 0:
            yield number // known
    elif number < 0 and known < 0:
        yield -(-number // known)
    elif number > 0 and known > 0:
        yield from sorted({1, number // known} - {0}, reverse=True)


def _badness(rest: Poly, equal: bool) -> tuple[int, int]:
    return 0 if equal else sum(number < 0 for number in rest.values()), len(rest)


def _quotient(term: tuple[str, ...], divisor: tuple[str, ...]) -> tuple[str, ...] | None:
    left = list(term)
    for name in divisor:
        if name not in left:
            return None
        left.remove(name)
    return tuple(left)


def _powers(term: Iterable[str]) -> dict[str, int]:
    powers: dict[str, int] = {}
    for name in term:
        powers[name] = powers.get(name, 0) + 1
    return powers


def _without_divisor(powers: dict[str, int], trades: list[dict[str, int]], depth: int = 4) -> tuple[str, ...] | None:
    """The power product as a plain product, after some trades."""
    if all(n >= 0 for n in powers.values()):
        return tuple(sorted(name for name, n in powers.items() for _ in range(n)))
    for trade in trades if depth else ():
        if any(powers.get(name, 0) < 0 < n for name, n in trade.items()):
            traded = {name: powers.get(name, 0) + trade.get(name, 0) for name in powers.keys() | trade.keys()}
            found = _without_divisor(traded, trades, depth - 1)
            if found is not None:
                return found
    return None


def _primitive(value: Poly) -> Poly | None:
    """Without common factors; None where the sign is no question."""
    if min(value.values(), default=0) >= 0 or max(value.values()) <= 0:
        return None
    common = gcd(*value.values())
    shared = {}
    first, *others = (_powers(term) for term in value)
    for name, n in first.items():
        shared[name] = min([n, *(other.get(name, 0) for other in others)])
    divisor = tuple(name for name, n in shared.items() for _ in range(n))
    return {_quotient(term, divisor) or (): number // common for term, number in value.items()}


def _distinct(values: Iterable[Poly | None]) -> Iterator[Poly]:
    seen = []
    for value in values:
        if value is not None and value not in seen:
            seen.append(value)
            yield value


def tree(value: Poly) -> Any:
    """A polynomial as the checker reads it."""
    terms: list[Any] = []
    for term, number in sorted(value.items()):
        factors: list[Any] = [*([number] if number != 1 or not term else []), *term]
        terms.append(["*", *factors] if len(factors) > 1 else factors[0])
    return ["+", *terms] if len(terms) > 1 else terms[0] if terms else 0
