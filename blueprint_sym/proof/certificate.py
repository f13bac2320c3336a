"""Certificates: what an obligation claims, as plain data, with a proof that a reader without a solver can check.

A statement is written from the expressions themselves. Denominators are products of positive symbols; comparisons are
multiplied by them, so that only integers are left. Each ``Max`` and each ``ceiling`` gets a name, and what is said of
the name is what defines it. A tree that occurs more than once gets a name as well. `check.check` reads all this and
accepts nothing that it has not followed step by step; how proofs are found is `certificate_search`'s.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import count
from math import lcm
from typing import Any

from attrs import define, field, frozen
from sympy import Add, Expr, Integer, Max, Mul, Pow, Rational, Symbol, ceiling

from ..hypotheses import Defines, Divides
from ..symbols import witness
from .certificate_search import NoCertificateError, search
from .check import claim
from .obligation import Compare, Every, Formula, Natural, Obligation

__all__ = ["NoCertificateError", "certify", "certify_statement", "digest", "statement"]

Tree = int | str | tuple[Any, ...]
"""An integer, a name, or ``(head, tree, …)``: as the checker's, with atoms in place of their names."""

Line = tuple[str, str, *tuple[Tree, ...]]
"""What is given of a name: ``("is", name, tree)`` and the like."""

SHORT = 40
"""A tree of fewer characters is hardly longer than the line that gives it a name."""


def certify(obligation: Obligation) -> dict[str, Any]:
    """A certificate of an obligation, ready for the checker.

    Raises NoCertificateError where no proof is found or an expression cannot be stated.
    """
    return certify_statement(statement(obligation))


def certify_statement(said: dict[str, Any]) -> dict[str, Any]:
    """A certificate of a statement; raises NoCertificateError where no proof is found."""
    return {"claim": claim(said), "statement": said, "proof": search(said)}


def statement(obligation: Obligation) -> dict[str, Any]:
    """What an obligation claims, as the checker reads it.

    Raises NoCertificateError for what is no expression in natural numbers.
    """
    writer = _Writer()
    free: list[Line] = [("free", symbol.name, bound) for symbol, bound in obligation.elimination.bounds]
    definitions, premises = _hypotheses(obligation, writer)
    premises += [writer.compare(premise) for premise in obligation.premises]
    goal = writer.goal(obligation.goal)
    names = _Names((*premises, goal), {name for _, name, *_ in (*free, *definitions)})
    *assumed, claimed = (names.short(formula) for formula in (*premises, goal))
    return {"given": _plain((*free, *definitions, *names.lines, *assumed)), "goal": _plain(claimed)}


def digest(obligation: Obligation) -> str:
    """What a certificate of the obligation names as its claim; wording, source and id do not enter.

    What cannot be stated in natural numbers has no certificate: its digest is that of its formulas as text.
    """
    try:
        return claim(statement(obligation))
    except NoCertificateError:
        shown = [formula.show() for formula in (*obligation.premises, obligation.goal)]
        return claim([obligation.hypotheses.statements, shown])


def _plain(tree: Any) -> Any:
    """Lists for tuples, as JSON gives them back."""
    return [_plain(part) for part in tree] if isinstance(tree, tuple | list) else tree


def _hypotheses(obligation: Obligation, writer: _Writer) -> tuple[list[Line], list[Tree]]:
    """One definition of each eliminated symbol, each after those it needs; and what else is assumed of them."""
    first: dict[str, Tree] = {}
    needs: dict[str, set[str]] = {}
    further: list[Tree] = []
    for item in obligation.hypotheses:
        if isinstance(item, Divides):
            symbol, value = item.dividend, Mul(item.divisor, witness(item.divisor, item.dividend), evaluate=False)
        elif isinstance(item, Defines):
            symbol, value = item.symbol, item.value
        else:
            continue
        ratio = writer.ratio(value)
        if symbol.name in first:
            further.append(("=", symbol.name, ratio.tree))
        else:
            first[symbol.name] = ratio.tree
            needs[symbol.name] = {other.name for other in value.free_symbols}
    further += [("<=", bound, writer.whole(value)) for value, bound in obligation.elimination.floors]
    return [("is", name, first[name]) for name in _ordered(needs)], further


def _ordered(needs: dict[str, set[str]]) -> Iterator[str]:
    """The names, each after those it needs; the elimination has refused circles."""
    waiting = dict(needs)
    while waiting:
        ready = [name for name, others in waiting.items() if not others & waiting.keys()]
        for name in ready:
            del waiting[name]
        yield from ready


Powers = dict[str, int]


@frozen
class _Ratio:
    """``tree / (number · under)``: over a positive integer and powers of positive symbols."""

    tree: Tree
    number: int = 1
    under: Powers = field(factory=dict)

    @property
    def divisor(self) -> Tree:
        return _times(self.number, *(name for name, n in self.under.items() for _ in range(n)))


def _times(*trees: Tree) -> Tree:
    """The product, without nested products and factors of one."""
    flat: list[Tree] = []
    for tree in trees:
        flat += tree[1:] if isinstance(tree, tuple) and tree[0] == "*" else (tree,)
    factors = [tree for tree in flat if tree != 1]
    return ("*", *factors) if len(factors) > 1 else factors[0] if factors else 1


@define
class _Writer:
    """Formulas and expressions to trees."""

    known: dict[Expr, _Ratio] = field(factory=dict)

    def goal(self, goal: Formula) -> Tree:
        if isinstance(goal, Compare):
            return self.compare(goal)
        if isinstance(goal, Natural):
            ratio = self.ratio(goal.expr)
            return ("natural", ratio.tree, ratio.divisor)
        return ("and" if isinstance(goal, Every) else "or", *(self.goal(part) for part in goal.parts))

    def compare(self, formula: Compare) -> Tree:
        if formula.relation not in ("=", "<=", "<"):
            raise NoCertificateError(f"{formula.relation!r} is no relation")
        (left, right), _, _ = _common([self.ratio(formula.left), self.ratio(formula.right)])
        return (formula.relation, left, right)

    def whole(self, expr: Expr) -> Tree:
        ratio = self.ratio(expr)
        if ratio.divisor != 1:
            raise NoCertificateError(f"{expr} has a denominator")
        return ratio.tree

    def ratio(self, expr: Expr) -> _Ratio:
        found = self.known.get(expr)
        if found is None:
            found = self.known[expr] = self._ratio(expr)
        return found

    def _ratio(self, expr: Expr) -> _Ratio:
        if isinstance(expr, Symbol) and expr.is_integer and expr.is_nonnegative:
            return _Ratio(expr.name)
        if isinstance(expr, Rational):
            return _Ratio(int(expr.p), int(expr.q))
        args = list(expr.args)
        if isinstance(expr, Add):
            trees, number, under = _common([self.ratio(arg) for arg in args])
            return _Ratio(("+", *trees), number, under)
        if isinstance(expr, Mul):
            return _product([self.ratio(arg) for arg in args])
        if isinstance(expr, Pow) and isinstance(args[1], Integer):
            return self._power(args[0], int(args[1]))
        if isinstance(expr, Max):
            trees, number, under = _common([self.ratio(arg) for arg in args])
            return _Ratio(("max", *trees), number, under)
        if isinstance(expr, ceiling):
            value = self.ratio(args[0])
            return _Ratio(("ceiling", value.tree, value.divisor))
        raise NoCertificateError(f"{expr} cannot be stated in natural numbers")

    def _power(self, base: Expr, exponent: int) -> _Ratio:
        if exponent >= 0:
            return _product([self.ratio(base)] * exponent)
        if isinstance(base, Symbol) and base.is_positive:
            return _Ratio(1, 1, {base.name: -exponent})
        if isinstance(base, Integer) and base > 0:
            return _Ratio(1, int(base) ** -exponent)
        if isinstance(base, Mul):
            return _product([self._power(factor, exponent) for factor in base.args])
        raise NoCertificateError(f"{base}: a denominator must be a product of positive symbols")


def _product(factors: list[_Ratio]) -> _Ratio:
    under: Powers = {}
    number = 1
    for factor in factors:
        number *= factor.number
        for name, exponent in factor.under.items():
            under[name] = under.get(name, 0) + exponent
    return _Ratio(_times(*(factor.tree for factor in factors)), number, under)


def _common(ratios: list[_Ratio]) -> tuple[list[Tree], int, Powers]:
    """The numerators over the least common denominator, and that denominator."""
    number = lcm(*(ratio.number for ratio in ratios))
    under: Powers = {}
    for ratio in ratios:
        for name, exponent in ratio.under.items():
            under[name] = max(under.get(name, 0), exponent)
    trees = []
    for ratio in ratios:
        lacking = [name for name, n in under.items() for _ in range(n - ratio.under.get(name, 0))]
        trees.append(_times(number // ratio.number, *lacking, ratio.tree))
    return trees, number, under


class _Names:
    """Names for atoms and for trees that occur more than once; ``lines`` give each its meaning before it is needed."""

    def __init__(self, formulas: Iterable[Tree], taken: set[str]) -> None:
        self.fresh = (name for name in map("_{}".format, count()) if name not in taken)
        self.uses: Counter[Tree] = Counter()
        self.names: dict[Tree, str] = {}
        self.lines: list[Line] = []
        for formula in formulas:
            self._count(formula)

    def _count(self, tree: Tree) -> None:
        if isinstance(tree, tuple):
            self.uses[tree] += 1
            if self.uses[tree] == 1:
                for part in tree[1:]:
                    self._count(part)

    def short(self, tree: Tree) -> Tree:
        """The tree with names in it."""
        if not isinstance(tree, tuple):
            return tree
        if tree in self.names:
            return self.names[tree]
        head, *rest = tree
        parts = tuple(self.short(part) for part in rest)
        atom = head in ("max", "ceiling")
        if not atom and (head not in ("+", "*") or self.uses[tree] < 2 or len(str(parts)) < SHORT):
            return (head, *parts)
        name = self.names[tree] = next(self.fresh)
        self.lines.append((head, name, *parts) if atom else ("is", name, (head, *parts)))
        return name
