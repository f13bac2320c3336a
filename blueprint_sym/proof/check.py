"""A checker of certificates that stands alone: ``python -m blueprint_sym.proof.check FILE…``.

It imports nothing of this package and no solver. A certificate has a ``statement``, its SHA-256 as ``claim``, and a
``proof``. All are integers. A statement has a ``goal`` and what is ``given``: ["=" or "<=" or "<", a, b] as is, and

    ["free", x, n] or ["is", x, a]              x ≥ n, where n ≥ 0; x = a
    ["max", x, a, …] or ["ceiling", x, a, b]    x is the largest of a, …; x is a/b rounded up: an atom

A goal is a comparison, ["natural", a, b] (a/b is a natural number), or ["and" or "or", goal, …]. A tree is an integer,
a name, or ["+" or "*", tree, …]. A proof has ``parts``, the proofs of what suffices for the goal, unless it has "uses":

    {"uses": [[n, f], …]}    the gap of the sides is f times fact n, …, and a rest that is 0, or plainly at least 0
    {} or {"index": n}       of "and"; of both directions of "="; of the n-th part of "or"
    {"max": x} or {"sign": a}               the goal where x is its first argument, …; where a ≥ 0 and where a ≤ -1
    {"witness": w} or {"absurd": true}      a = b·w and 0 ≤ w, for "natural"; 1 ≤ 0
"""

from __future__ import annotations

import hashlib
import json
import sys
from functools import reduce
from itertools import product
from typing import Any

WORK, BITS, DEGREE = 100_000, 2_000, 64  # steps, a number, a product: enough for every law, too little for a bomb
Poly = dict[tuple[str, ...], int]  # coefficients, none of them 0, of products of names in order
Fact = tuple[bool, Poly]  # what is 0 (True) or at least 0 (False)
ONE, MINUS = Poly({(): 1}), Poly({(): -1})


class Rejected(Exception):  # noqa: N818 - a verdict
    """The certificate proves nothing; the message says why."""


def require(condition: object, reason: str) -> None:
    """Raises Rejected unless the condition holds."""
    if not condition:
        raise Rejected(reason)


def claim(statement: Any) -> str:
    """The SHA-256 of a statement."""
    return hashlib.sha256(json.dumps(statement, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


class Reader:
    """What is given, as polynomials in free symbols and atoms (each ``max`` and ``ceiling``), and as facts."""

    def __init__(self, given: list[Any], work: int = WORK) -> None:
        self.work = work
        self.values: dict[str, Poly] = {}
        self.bounds: dict[str, int] = {}  # of free symbols, and of atoms that are known to be at least 0
        self.facts: list[Fact] = []
        self.choices: dict[str, list[Fact]] = {}  # of each max: it is one of its arguments
        for kind, left, *trees in given:
            parts = [self.poly(tree) for tree in trees]
            if kind in ("=", "<=", "<"):
                self.facts.append(self.fact(kind, self.poly(left), *parts))
                continue
            require(isinstance(left, str) and left not in self.values, f"{left!r} is no new name")
            self.values[left] = {(left,): 1}
            if kind == "is":
                (self.values[left],) = parts
            elif kind == "free":
                (self.bounds[left],) = trees
                require(type(trees[0]) is int and trees[0] >= 0, "a bound is no natural number")
            else:
                self.atom(kind, left, parts)

    def atom(self, kind: Any, name: str, parts: list[Poly]) -> None:
        """Adds the facts that define an atom."""
        require((kind, len(parts)) == ("ceiling", 2) or (kind == "max" and parts), f"{kind!r} cannot be given")
        own = self.values[name]
        if kind == "max":
            self.facts += [self.fact("<=", part, own) for part in parts]
            self.choices[name] = [self.fact("=", part, own) for part in parts]
        else:
            upper, lower = parts
            require(self.not_negative(self.fact("<=", ONE, lower)[1]), "a divisor may be below 1")
            own, parts = self.total((lower, own)), [upper]
            self.facts += [self.fact("<=", upper, own), self.fact("<", own, self.total((ONE, upper), (ONE, lower)))]
        if any(self.not_negative(part) for part in parts):
            self.bounds[name] = 0

    def total(self, *pairs: tuple[Poly, Poly]) -> Poly:
        """The sum of the products."""
        self.work -= sum(1 + len(left) * len(right) for left, right in pairs)
        require(self.work > 0, "it takes too many steps")
        terms: Poly = {}
        for left, right in pairs:
            for (one, number), (other, factor) in product(left.items(), right.items()):
                term = tuple(sorted(one + other))
                terms[term] = terms.get(term, 0) + number * factor
        require(all(len(term) <= DEGREE and n.bit_length() <= BITS for term, n in terms.items()), "a term is too large")
        return {term: number for term, number in terms.items() if number}

    def poly(self, tree: Any) -> Poly:
        """The polynomial of a tree."""
        if type(tree) is int:
            return self.total(({(): tree}, ONE))
        if isinstance(tree, str):
            require(tree in self.values, f"{tree!r} is not given")
            return self.values[tree]
        require(isinstance(tree, list) and len(tree) > 1 and tree[0] in ("+", "*"), "a tree is malformed")
        parts = [self.poly(part) for part in tree[1:]]
        if tree[0] == "+":
            return self.total(*((ONE, part) for part in parts))
        return reduce(lambda left, right: self.total((left, right)), parts)

    def read(self, goal: Any) -> None:
        """Reads all of a goal: an alternative that is not proved must make sense as well."""
        kind, *parts = goal
        joined = kind in ("and", "or")
        require(joined or (kind in ("=", "<=", "<", "natural") and len(parts) == 2), "a goal is malformed")
        for part in parts:
            (self.read if joined else self.poly)(part)

    def fact(self, relation: Any, left: Poly, right: Poly) -> Fact:
        """A comparison as what is 0 or at least 0; an integer above 0 is at least 1."""
        require(relation in ("=", "<=", "<"), f"{relation!r} is no relation")
        return relation == "=", self.total((ONE, right), (MINUS, left), ({(): int(relation == "<")}, MINUS))

    def not_negative(self, value: Poly) -> bool:
        """Whether no negative term is left once every name is written above its bound."""
        parts = []
        for term, number in value.items():
            part: Poly = {(): number}
            for name in term:
                if name not in self.bounds:
                    return False
                part = self.total((part, {(name,): 1, (): self.bounds[name]}))
            parts.append((ONE, part))
        return all(number > 0 for number in self.total(*parts).values())

    def goal(self, goal: Any, proof: Any) -> None:
        """Accepts a goal with its proof."""
        kind, *parts = goal
        cases = self.choices[proof["max"]] if "max" in proof else []
        if "sign" in proof:
            cases = [self.fact("<=", {}, self.poly(proof["sign"])), self.fact("<", self.poly(proof["sign"]), {})]
        if cases:
            parts = [goal] * len(cases)
        elif "absurd" in proof:
            parts = [["<=", 1, 0]]
        elif kind == "or":
            self.read(goal)
            parts = [parts[proof["index"]]]
        elif kind == "natural":
            upper, lower = parts
            require(self.not_negative(self.fact("<=", ONE, self.poly(lower))[1]), "a divisor may be below 1")
            parts = [["=", upper, ["*", lower, proof["witness"]]], ["<=", 0, proof["witness"]]]
        elif kind == "=" and "parts" in proof:
            parts = [["<=", *parts], ["<=", *parts[::-1]]]
        elif kind != "and":
            equal, rest = self.fact(kind, *map(self.poly, parts))
            for place, tree in proof.get("uses", []):
                (zero, value), factor = self.facts[place], self.poly(tree)
                require(zero or (not equal and self.not_negative(factor)), "an inequality has no such factor")
                rest = self.total((ONE, rest), (self.total((MINUS, factor)), value))
            require(not (equal and rest), "the two sides differ")
            require(self.not_negative(rest), "a negative term is left: the sign is not shown")
            return
        require(len(proof["parts"]) == len(parts), "not every part has its proof")
        known = self.facts
        for place, part in enumerate(parts):
            self.facts = known + cases[place : place + 1]
            self.goal(part, proof["parts"][place])


def check(certificate: Any) -> None:
    """Accepts a certificate in silence; raises Rejected with the reason, whatever is in it."""
    try:
        statement = certificate["statement"]
        require(claim(statement) == certificate["claim"], "the claim is another statement's")
        Reader(statement["given"]).goal(statement["goal"], certificate["proof"])
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError) as error:
        raise Rejected(f"it is malformed: {type(error).__name__}: {error}") from None


def main(files: list[str]) -> int:
    """Checks certificates, one JSON object a line; prints each rejection and a line of counts."""
    passed, faults = 0, []
    try:
        for file, number, line in ((name, *at) for name in files for at in enumerate(open(name, "rb"), 1)):  # noqa: SIM115
            try:
                check(json.loads(line))
                passed += 1
            except (Rejected, ValueError, RecursionError) as error:
                faults.append(f"{file}:{number}: rejected: {error}")
    except OSError as error:
        faults.append(str(error))
    print(*faults, f"{passed} passed, {len(faults)} failed", sep="\n")
    return 1 if faults or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
