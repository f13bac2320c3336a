"""A checker of certificates that stands alone: ``python -m blueprint_sym.proof.check FILE…``.

It reads JSON and computes with Python's integers; it imports nothing of this package, no sympy and no solver, so that
it can be read in one sitting and trusted by itself. A certificate has a ``statement`` (bounds of the free symbols,
hypotheses, premises, goals, all as trees), the ``claim`` that is the statement's SHA-256, and one ``proof`` per goal.
Trees are integers, names, and lists ``["+", …]``, ``["*", …]``, ``["/", a, b]``, ``["^", a, n]``. Whatever is wrong
with a certificate, `check` raises Rejected with the reason.
"""

from __future__ import annotations

import hashlib
import json
import sys
from math import lcm
from typing import Any

LIMIT = 200_000
"""Terms that a polynomial may have, and symbols times exponents of a term: enough for all, too little for a bomb."""

Term = tuple[tuple[str, int], ...]


class Rejected(Exception):  # noqa: N818 - a verdict
    """The certificate proves nothing; the message says why."""


class Poly:
    """A polynomial with integer coefficients over one positive integer; exponents may be negative."""

    def __init__(self, terms: dict[Term, int], below: int = 1) -> None:
        self.terms = {term: number for term, number in terms.items() if number}
        self.below = below
        if len(self.terms) > LIMIT:
            raise Rejected("a polynomial has too many terms")

    def __add__(self, other: Poly) -> Poly:
        below = lcm(self.below, other.below)
        terms = {term: number * (below // self.below) for term, number in self.terms.items()}
        for term, number in other.terms.items():
            terms[term] = terms.get(term, 0) + number * (below // other.below)
        return Poly(terms, below)

    def __mul__(self, other: Poly) -> Poly:
        terms: dict[Term, int] = {}
        if len(self.terms) * len(other.terms) > LIMIT:
            raise Rejected("a product has too many terms")
        for left, number in self.terms.items():
            for right, factor in other.terms.items():
                powers = dict(left)
                for name, exponent in right:
                    powers[name] = powers.get(name, 0) + exponent
                term = tuple(sorted((name, n) for name, n in powers.items() if n))
                terms[term] = terms.get(term, 0) + number * factor
        return Poly(terms, self.below * other.below)

    def __sub__(self, other: Poly) -> Poly:
        return self + Poly({(): -1}) * other

    def inverse(self) -> Poly:
        """One over a single term."""
        if len(self.terms) != 1:
            raise Rejected("a divisor is not a single term")
        ((term, number),) = self.terms.items()
        sign = 1 if number > 0 else -1
        return Poly({tuple((name, -n) for name, n in term): sign * self.below}, sign * number)

    def power(self, exponent: int) -> Poly:
        """An integer power."""
        if abs(exponent) > 64:
            raise Rejected("an exponent is beyond 64")
        base, result = self if exponent >= 0 else self.inverse(), Poly({(): 1})
        for _ in range(abs(exponent)):
            result = result * base
        return result


class Reader:
    """Trees to polynomials in the free symbols: symbols that a hypothesis defines are replaced."""

    def __init__(self, statement: dict[str, Any], witnesses: list[str]) -> None:
        self.bounds: dict[str, int] = {}
        for name, bound in statement["bounds"]:
            if not isinstance(name, str) or type(bound) is not int or bound < 0 or name in self.bounds:
                raise Rejected("the bounds are not distinct names with natural numbers")
            self.bounds[name] = bound
        self.defined: dict[str, Any] = {}
        second: list[tuple[Any, Any]] = []
        fresh = iter(witnesses)
        for hypothesis in statement["hypotheses"]:
            kind, name, other = hypothesis
            if kind == "divides":
                witness = next(fresh, None)
                if not isinstance(witness, str) or witness in self.bounds:
                    raise Rejected(f"{name} | {other} has no fresh witness")
                self.bounds[witness] = 1
                name, tree = other, ["*", name, witness]
            elif kind == "equals":
                tree = other
            elif kind == "least" and type(other) is int and name in self.bounds:
                self.bounds[name] = max(self.bounds[name], other)
                continue
            else:
                raise Rejected(f"{hypothesis!r} is no hypothesis")
            if name in self.defined:
                second.append((name, tree))
            else:
                self.defined[name] = tree
        self.equations = [self.poly(name) - self.poly(tree) for name, tree in second]

    def poly(self, tree: Any, depth: int = 0) -> Poly:
        """The polynomial of a tree."""
        if depth > 64:
            raise Rejected("a tree is too deep, or a definition goes in a circle")
        if type(tree) is int:
            return Poly({(): tree})
        if isinstance(tree, str):
            if tree in self.defined:
                return self.poly(self.defined[tree], depth + 1)
            if tree not in self.bounds:
                raise Rejected(f"{tree!r} is no symbol of the statement")
            return Poly({((tree, 1),): 1})
        if not isinstance(tree, list) or len(tree) < 3 or tree[0] not in ("+", "*", "/", "^"):
            raise Rejected(f"{str(tree)[:60]} is no tree")
        head, *parts = tree
        if head == "^":
            if len(parts) != 2 or type(parts[1]) is not int:
                raise Rejected("a power needs a base and an integer")
            return self._positive(self.poly(parts[0], depth + 1).power(parts[1]))
        values = [self.poly(part, depth + 1) for part in parts]
        if head == "/":
            if len(values) != 2:
                raise Rejected("a quotient needs two parts")
            return self._positive(values[0] * values[1].inverse())
        result = values[0]
        for value in values[1:]:
            result = result + value if head == "+" else result * value
        return result

    def _positive(self, value: Poly) -> Poly:
        for term in value.terms:
            if any(exponent < 0 and self.bounds[name] < 1 for name, exponent in term):
                raise Rejected("a divisor may be zero")
        return value

    def not_negative(self, value: Poly, shifted: list[str]) -> None:
        """The value is at least 0: written over what some symbols are above their bounds it has no negative term."""
        lows = {name: min([0, *(dict(term).get(name, 0) for term in value.terms)]) for name in self.bounds}
        cleared = value * Poly({tuple(sorted((name, -low) for name, low in lows.items() if low)): 1})
        total = Poly({})
        for term, number in cleared.terms.items():
            product = Poly({(): number})
            for name, exponent in term:
                over = Poly({((name, 1),): 1, (): self.bounds[name] if name in shifted else 0})
                product = product * over.power(exponent)
            total = total + product
        if any(number < 0 for number in total.terms.values()):
            raise Rejected("the value has a negative term, so its sign is not shown")

    def goal(self, goal: Any, proof: Any, premises: list[Any]) -> None:
        """Accepts a goal and its proof."""
        kind = goal[0]
        if kind == "and" and len(proof["parts"]) == len(goal) - 1:
            for part, reason in zip(goal[1:], proof["parts"], strict=True):
                self.goal(part, reason, premises)
        elif kind == "or":
            self.goal(goal[1:][proof["index"]], proof["part"], premises)
        elif kind == "=":
            self._zero(self.poly(goal[1]) - self.poly(goal[2]), proof, premises)
        elif kind in ("<=", "<"):
            value = self.poly(goal[2]) - self.poly(goal[1]) - Poly({(): int(kind == "<")})
            self.not_negative(self._reduced(value, proof, premises), proof["shifted"])
        elif kind == "natural":
            witness = self.poly(proof["witness"])
            self._zero(self.poly(goal[1]) - witness, proof, premises)
            if witness.below != 1 or any(n < 0 for term in witness.terms for _, n in term):
                raise Rejected("the witness is not a polynomial with integer coefficients")
            self.not_negative(witness, proof["shifted"])
        else:
            raise Rejected(f"{kind!r} is no goal that a certificate can prove")

    def _zero(self, value: Poly, proof: Any, premises: list[Any]) -> None:
        left = self._reduced(value, {**proof, "multipliers": []}, premises)
        if left.terms:
            raise Rejected("the two sides differ")

    def _reduced(self, value: Poly, proof: Any, premises: list[Any]) -> Poly:
        """The value less multiples of what the hypotheses make zero, and of what the premises make non-negative."""
        for place, tree in proof.get("cofactors", []):
            value = value - self.poly(tree) * self.equations[place]
        for place, tree, shifted in proof.get("multipliers", []):
            relation, low, high = premises[place]
            if relation not in ("<=", "<"):
                raise Rejected("only an inequality can be multiplied in")
            factor = self.poly(tree)
            self.not_negative(factor, shifted)
            value = value - factor * (self.poly(high) - self.poly(low) - Poly({(): int(relation == "<")}))
        return value


def check(certificate: Any) -> None:
    """Accepts a certificate in silence; raises Rejected with the reason."""
    try:
        statement = certificate["statement"]
        text = json.dumps(statement, sort_keys=True, separators=(",", ":"))
        if hashlib.sha256(text.encode()).hexdigest() != certificate["claim"]:
            raise Rejected("the claim is not the digest of the statement")
        reader = Reader(statement, certificate["witnesses"])
        reader.goal(statement["goal"], certificate["proof"], statement["premises"])
    except Rejected:
        raise
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError) as error:
        raise Rejected(f"it is malformed: {type(error).__name__}: {error}") from None


def main(files: list[str]) -> int:
    """Checks every certificate of the files, one JSON object a line; prints each rejection and a last line of
    counts.""" passed = failed = 0 for file in files:
        with open(file, encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                try:
                    check(json.loads(line))
                    passed += 1
                except (Rejected, ValueError, RecursionError) as error:
                    failed += 1
                    print(f"{file}:{number}: rejected: {error}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
