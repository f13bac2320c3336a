"""Polynomials to steps, with as few multiplications as a simple and deterministic search finds.

Three ideas, in this order: a polynomial that is a multiple of another plus little is written so; common factors are
taken out (Horner's scheme in several variables); and products that stand in several places are made once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import gcd

from attrs import define, field

from .program import Op

Monomial = tuple[tuple[int, int], ...]
"""Pairs (step or node, exponent) in ascending order."""
Poly = dict[Monomial, int]
Product = tuple[int, tuple[int, ...]]
"""A coefficient and the factors, each as often as it stands in the product."""

NODES = 1_000_000
"""Numbers from here on are sums and products still to be written; smaller ones are steps."""


@define
class Builder:
    """Steps without doubles: what was written once is not written again."""

    ops: list[Op] = field(factory=list)
    known: dict[Op, int] = field(factory=dict)

    def op(self, word: str, left: int, right: int = -1) -> int:
        """The number of a step."""
        if word in ("mul", "add", "max") and left > right:
            left, right = right, left
        made = Op(word, left, right)
        if made not in self.known:
            self.known[made] = len(self.ops)
            self.ops.append(made)
        return self.known[made]

    def const(self, value: int) -> int:
        """The number of a constant."""
        return self.op("const", value)


def write(polys: Iterable[Poly], builder: Builder) -> list[int]:
    """The steps of polynomials over steps."""
    return _Writer(builder).write(list(polys))


@define
class _Writer:
    builder: Builder
    sums: dict[int, tuple[Product, ...]] = field(factory=dict)
    by_content: dict[tuple[tuple[Monomial, int], ...], int] = field(factory=dict)
    pairs: dict[int, tuple[int, int]] = field(factory=dict)
    written: dict[int, int] = field(factory=dict)
    nodes: int = NODES

    def write(self, polys: list[Poly]) -> list[int]:
        made: dict[int, tuple[Product, ...]] = {}
        tops: dict[int, int] = {}
        order = sorted(range(len(polys)), key=lambda place: (len(polys[place]), place))
        seen: list[int] = []
        for place in order:
            made[place] = self._related(polys[place], [(polys[other], tops[other]) for other in seen])
            tops[place] = self._node(made[place])
            seen.append(place)
        self._share_products()
        return [self._emit(tops[place]) for place in range(len(polys))]

    def _node(self, terms: tuple[Product, ...]) -> int:
        self.nodes += 1
        self.sums[self.nodes] = terms
        return self.nodes

    def _related(self, poly: Poly, others: list[tuple[Poly, int]]) -> tuple[Product, ...]:
        """The polynomial as multiples of earlier ones and a rest."""
        terms: list[Product] = []
        rest = poly
        while len(rest) > 1:
            best = None
            for other, node in others:
                for factor in sorted({rest[m] // c for m, c in other.items() if m in rest and rest[m] % c == 0}):
                    left = minus(rest, factor, other)
                    if len(other) > 1 and len(left) + 1 < len(rest) and (best is None or len(left) < len(best[2])):
                        best = (factor, node, left)
            if best is None:
                break
            terms.append((best[0], (best[1],)))
            rest = best[2]
        return (*terms, *self._terms(rest))

    def _terms(self, poly: Poly) -> tuple[Product, ...]:
        """A sum, its most frequent factors taken out one after the other."""
        out: list[Product] = []
        rest = dict(poly)
        while True:
            counts = Counter(factor for monomial in rest for factor, _ in monomial)
            if not counts or max(counts.values()) < 2:
                break
            factor = min(counts, key=lambda item: (-counts[item], item))
            inside = {_without(m, factor): c for m, c in rest.items() if any(item == factor for item, _ in m)}
            rest = {m: c for m, c in rest.items() if all(item != factor for item, _ in m)}
            coefficient, factors = self._product(inside)
            out.append((coefficient, (*factors, factor)))
        out += [(c, _factors(m)) for m, c in sorted(rest.items())]
        return tuple(out)

    def _product(self, poly: Poly) -> Product:
        """A polynomial as content times common factors times a sum."""
        content = gcd(*poly.values())
        common = dict(next(iter(poly)))
        for monomial in poly:
            powers = dict(monomial)
            common = {item: min(n, powers.get(item, 0)) for item, n in common.items()}
        inner = {_over(m, common): c // content for m, c in poly.items()}
        shared = _factors(tuple(sorted((item, n) for item, n in common.items() if n)))
        if inner == {(): 1}:
            return content, shared
        if len(inner) == 1:
            ((monomial, coefficient),) = inner.items()
            return content * coefficient, (*shared, *_factors(monomial))
        key = tuple(sorted(inner.items()))
        if key not in self.by_content:
            self.by_content[key] = self._node(self._terms(inner))
        return content, (*shared, self.by_content[key])

    def _share_products(self) -> None:
        """Makes a factor of each pair of factors that stands in two products or more, the most frequent first."""
        products = [(node, at) for node, terms in self.sums.items() for at in range(len(terms))]
        bags = {key: Counter(self.sums[key[0]][key[1]][1]) for key in products}
        while True:
            counts: Counter[tuple[int, int]] = Counter()
            for bag in bags.values():
                items = sorted(bag)
                for i, left in enumerate(items):
                    for right in items[i:]:
                        if left != right or bag[left] > 1:
                            counts[left, right] += 1
            if not counts or max(counts.values()) < 2:
                break
            pair = min(counts, key=lambda item: (-counts[item], item))
            self.nodes += 1
            self.pairs[self.nodes] = pair
            for bag in bags.values():
                need = Counter(pair)
                while all(bag[item] >= n for item, n in need.items()):
                    bag.subtract(need)
                    bag[self.nodes] += 1
                for item in [item for item, n in bag.items() if not n]:
                    del bag[item]
        for (node, at), bag in bags.items():
            terms = list(self.sums[node])
            terms[at] = terms[at][0], tuple(sorted(bag.elements()))
            self.sums[node] = tuple(terms)

    def _emit(self, item: int) -> int:
        if item < NODES:
            return item
        if item not in self.written:
            if item in self.pairs:
                left, right = self.pairs[item]
                self.written[item] = self.builder.op("mul", self._emit(left), self._emit(right))
            else:
                self.written[item] = self._sum(self.sums[item])
        return self.written[item]

    def _sum(self, terms: tuple[Product, ...]) -> int:
        build = self.builder
        if not terms:
            return build.const(0)
        (coefficient, factors), *rest = sorted(terms, key=lambda term: term[0] < 0)
        made = self._times(coefficient, factors)
        for coefficient, factors in rest:
            word = "sub" if coefficient < 0 else "add"
            made = build.op(word, made, self._times(abs(coefficient), factors))
        return made

    def _times(self, coefficient: int, factors: tuple[int, ...]) -> int:
        build = self.builder
        if not factors:
            return build.const(coefficient)
        first, *rest = (self._emit(factor) for factor in factors)
        for factor in rest:
            first = build.op("mul", first, factor)
        return first if coefficient == 1 else build.op("mul", build.const(coefficient), first)


def minus(left: Poly, factor: int, right: Poly) -> Poly:
    """``left - factor * right``."""
    result = dict(left)
    for monomial, coefficient in right.items():
        value = result.get(monomial, 0) - factor * coefficient
        if value:
            result[monomial] = value
        else:
            result.pop(monomial, None)
    return result


def _without(monomial: Monomial, factor: int) -> Monomial:
    return tuple((item, n - (item == factor)) for item, n in monomial if n > (item == factor))


def _over(monomial: Monomial, common: dict[int, int]) -> Monomial:
    return tuple((item, n - common.get(item, 0)) for item, n in monomial if n > common.get(item, 0))


def _factors(monomial: Monomial) -> tuple[int, ...]:
    return tuple(item for item, n in monomial for _ in range(n))
