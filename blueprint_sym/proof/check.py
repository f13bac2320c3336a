"""A checker of certificates that stands alone: ``python -m blueprint_sym.proof.check FILE…``.

It imports nothing of this package, no sympy and no solver. A certificate has a ``statement`` (bounds of the free
symbols, hypotheses, premises, goal), the ``claim``, which is the statement's SHA-256, and a ``proof``. Trees are
integers, names, and lists ``["+", …]``, ``["*", …]``, ``["/", a, b]``, ``["^", a, n]``. Whatever is wrong, `check`
raises Rejected.
"""

from __future__ import annotations

import hashlib
import json
import sys
from math import lcm
from typing import Any

LIMIT = 200_000  # terms of a polynomial or a product: enough for every law, too little for a bomb
Term = tuple[tuple[str, int], ...]


class Rejected(Exception):  # noqa: N818 - a verdict
    """The certificate proves nothing; the message says why."""


def require(condition: object, reason: str) -> None:
    """Raises Rejected unless the condition holds."""
    if not condition:
        raise Rejected(reason)


class Poly:
    """Integer coefficients over one positive integer; exponents may be negative."""

    def __init__(self, terms: dict[Term, int], below: int = 1) -> None:
        self.terms = {term: number for term, number in terms.items() if number}
        self.below = below
        require(len(self.terms) <= LIMIT, "a polynomial has too many terms")

    def __add__(self, other: Poly) -> Poly:
        below = lcm(self.below, other.below)
        terms = {term: number * (below // self.below) for term, number in self.terms.items()}
        for term, number in other.terms.items():
            terms[term] = terms.get(term, 0) + number * (below // other.below)
        return Poly(terms, below)

    def __sub__(self, other: Poly) -> Poly:
        return self + Poly({(): -1}) * other

    def __mul__(self, other: Poly) -> Poly:
        terms: dict[Term, int] = {}
        require(len(self.terms) * len(other.terms) <= LIMIT, "a product has too many terms")
        for left, number in self.terms.items():
            for right, factor in other.terms.items():
                powers = dict(left)
                for name, exponent in right:
                    powers[name] = powers.get(name, 0) + exponent
                term = tuple(sorted((name, n) for name, n in powers.items() if n))
                terms[term] = terms.get(term, 0) + number * factor
        return Poly(terms, self.below * other.below)

    def power(self, exponent: int) -> Poly:
        """An integer power; a negative one needs a single term."""
        require(abs(exponent) <= 64, "an exponent is beyond 64")
        base = self
        if exponent < 0:
            require(len(self.terms) == 1, "a divisor is not a single term")
            ((term, number),) = self.terms.items()
            sign = 1 if number > 0 else -1
            base = Poly({tuple((name, -n) for name, n in term): sign * self.below}, sign * number)
        result = Poly({(): 1})
        for _ in range(abs(exponent)):
            result = result * base
        return result


def whole(value: Poly) -> bool:
    """Whether it has integer coefficients and no divisor."""
    return value.below == 1 and all(exponent > 0 for term in value.terms for _, exponent in term)


class Reader:
    """Trees to polynomials in the free symbols: symbols that a hypothesis defines are replaced."""

    def __init__(self, statement: dict[str, Any], witnesses: list[str]) -> None:
        self.bounds: dict[str, int] = {}
        for name, bound in statement["bounds"]:
            fine = isinstance(name, str) and type(bound) is int and bound >= 0 and name not in self.bounds
            require(fine, "the bounds are not distinct names with natural numbers")
            self.bounds[name] = bound
        self.defined: dict[str, Any] = {}
        second, fresh = [], iter(witnesses)
        for kind, name, other in statement["hypotheses"]:
            if kind == "least":
                require(type(other) is int and name in self.bounds, f"no free symbol {name!r} to bound")
                self.bounds[name] = max(self.bounds[name], other)
                continue
            require(kind in ("divides", "equals"), f"{kind!r} is no hypothesis")
            symbol, tree = name, other
            if kind == "divides":
                quotient = next(fresh)
                require(isinstance(quotient, str) and quotient not in self.bounds, "a witness is not fresh")
                self.bounds[quotient] = 1
                symbol, tree = other, ["*", name, quotient]
            require(isinstance(symbol, str) and symbol not in self.bounds, f"{symbol!r} is free and defined at once")
            if self.defined.setdefault(symbol, tree) is not tree:
                second.append((symbol, tree))
        self.premises: list[Any] = statement["premises"]
        self.equations = [self.poly(name) - self.poly(tree) for name, tree in second]

    def poly(self, tree: Any, depth: int = 0) -> Poly:
        """The polynomial of a tree."""
        require(depth <= 64, "a tree is too deep, or a definition goes in a circle")
        if type(tree) is int:
            return Poly({(): tree})
        if isinstance(tree, str):
            if tree in self.defined:
                return self.poly(self.defined[tree], depth + 1)
            require(tree in self.bounds, f"{tree!r} is no symbol of the statement")
            return Poly({((tree, 1),): 1})
        require(isinstance(tree, list) and len(tree) > 2 and tree[0] in ("+", "*", "/", "^"), "a tree is malformed")
        head, first, *rest = tree
        result = self.poly(first, depth + 1)
        if head in ("/", "^"):
            require(len(rest) == 1 and (head == "/" or type(rest[0]) is int), "a quotient or power is malformed")
            result = result.power(rest[0]) if head == "^" else result * self.poly(rest[0], depth + 1).power(-1)
            divisors = {name for term in result.terms for name, exponent in term if exponent < 0}
            require(all(self.bounds[name] > 0 for name in divisors), "a divisor may be zero")
            return result
        for part in rest:
            value = self.poly(part, depth + 1)
            result = result + value if head == "+" else result * value
        return result

    def not_negative(self, value: Poly, shifted: list[str]) -> None:
        """The value is at least 0: with some symbols written above their bounds it has no negative term."""
        lows = {name: min([0, *(dict(term).get(name, 0) for term in value.terms)]) for name in self.bounds}
        cleared = value * Poly({tuple(sorted((name, -low) for name, low in lows.items() if low)): 1})
        total = Poly({})
        for term, number in cleared.terms.items():
            product = Poly({(): number})
            for name, exponent in term:
                above = self.bounds[name] if name in shifted else 0
                product = product * Poly({((name, 1),): 1, (): above}).power(exponent)
            total = total + product
        require(all(number > 0 for number in total.terms.values()), "a negative term is left: the sign is not shown")

    def goal(self, goal: Any, proof: Any) -> None:
        """Accepts a goal with its proof."""
        kind, *parts = goal
        if kind == "and":
            require(len(proof["parts"]) == len(parts), "not every part has its proof")
            for place, part in enumerate(parts):
                self.goal(part, proof["parts"][place])
        elif kind == "or":
            self.goal(parts[proof["index"]], proof["part"])
        elif kind == "=":
            gap = self.poly(parts[0]) - self.poly(parts[1])
            require(not self.reduced(gap, proof).terms, "the two sides differ")
        elif kind in ("<=", "<"):
            gap = self.poly(parts[1]) - self.poly(parts[0]) - Poly({(): int(kind == "<")})
            self.not_negative(self.multiplied(self.reduced(gap, proof), proof), proof["shifted"])
        else:
            require(kind == "natural" and len(parts) == 1, f"{kind!r} is no goal that a certificate proves")
            witness = self.poly(proof["witness"])
            require(not self.reduced(self.poly(parts[0]) - witness, proof).terms, "the witness is another number")
            require(whole(witness), "the witness is not whole")
            self.not_negative(witness, proof["shifted"])

    def reduced(self, value: Poly, proof: Any) -> Poly:
        """The value less multiples of what the hypotheses make zero."""
        for place, tree in proof.get("cofactors", []):
            value = value - self.poly(tree) * self.equations[place]
        return value

    def multiplied(self, value: Poly, proof: Any) -> Poly:
        """The value less multiples of what the premises make non-negative."""
        for place, tree, shifted in proof.get("multipliers", []):
            relation, low, high = self.premises[place]
            require(relation in ("<=", "<"), "only an inequality can be multiplied in")
            gap, factor = self.poly(high) - self.poly(low), self.poly(tree)
            require(whole(gap), "a premise is not about whole numbers")
            self.not_negative(factor, shifted)
            value = value - factor * (gap - Poly({(): int(relation == "<")}))
        return value


def check(certificate: Any) -> None:
    """Accepts a certificate in silence; raises Rejected with the reason."""
    try:
        statement = certificate["statement"]
        text = json.dumps(statement, sort_keys=True, separators=(",", ":"))
        require(hashlib.sha256(text.encode()).hexdigest() == certificate["claim"], "the claim is another statement's")
        Reader(statement, certificate["witnesses"]).goal(statement["goal"], certificate["proof"])
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError) as error:
        raise Rejected(f"it is malformed: {type(error).__name__}: {error}") from None


def main(files: list[str]) -> int:
    """Checks certificates, one JSON object a line; prints each rejection and a line of counts."""
    passed = failed = 0
    for file in files:
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
