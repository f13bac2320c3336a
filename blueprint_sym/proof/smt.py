"""Translation of an obligation to SMT-LIB text: the negated goal under its hypotheses, in the portable core only.

Divisible symbols become products with explicit witnesses, so everything is polynomial in free integers. Denominators
are products of positive symbols and are cleared by multiplication. ``Max`` and ``ceiling`` become fresh integers with
their defining constraints. Where a polynomial with negative terms must be shown non-negative, a symbol or two are
written as their lower bound plus a non-negative rest: what is left then has no negative term, which is plain to see.
``div``, ``mod``, ``/`` and ``^`` never occur. Anything the translator does not know is refused.
"""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import combinations
from math import lcm

from attrs import define, field
from sympy import Add, Expr, Integer, Max, Mul, Pow, Rational, Symbol, ceiling

from ..errors import ExpressionError
from ..expr.algebra import Monomial, Polynomial, monomial_of, normal, polynomial
from ..hypotheses import Elimination
from ..symbols import rest
from .obligation import Compare, Every, Formula, Natural, Obligation, Some

MOST_SHIFTED = 3
"""How many symbols are written above their bounds to make a polynomial plainly non-negative."""


_WORD = re.compile("[A-Za-z0-9_]+")


class NoWitnessError(Exception):
    """An expression for which no polynomial with integer coefficients was found that equals it."""


Powers = dict[Symbol, int]


@define
class Ratio:
    """A translated expression: SMT text over a positive integer and powers of positive symbols."""

    text: str
    divisor: int = 1
    under: Powers = field(factory=dict)


def scripts(obligation: Obligation) -> tuple[str, ...]:
    """The texts of which a solver must find every one unsatisfiable.

    There is one, and a second where polynomials with negative terms must be shown non-negative: that needs another
    form of the symbols, under which the identities of the first would be slow.
    Raises NoWitnessError where an integrality has no witness, ExpressionError for a node outside the algebra.
    """
    elimination = obligation.elimination
    translator = _Translator(elimination)
    premises = [translator.formula(premise) for premise in obligation.premises]
    goal = translator.formula(obligation.goal)
    equations = [translator.compare(left, "=", right) for left, right in elimination.equations]
    equations += [translator.compare(Integer(bound), "<=", value) for value, bound in elimination.floors]
    declared = [line for symbol, bound in elimination.bounds for line in _declared(symbol, bound)]
    first = [*declared, *translator.definitions, *(f"(assert {text})" for text in (*equations, *premises))]
    texts = ["\n".join([*first, f"(assert (not {goal}))", ""])]
    if translator.signs:
        shifted = [line for s, bound in elimination.bounds for line in _declared(s, bound, s in translator.shifted)]
        signs = _call("and", translator.signs)
        texts.append("\n".join([*shifted, *translator.definitions, f"(assert (not {signs}))", ""]))
    return tuple(texts)


def _declared(symbol: Symbol, bound: int, shifted: bool = False) -> list[str]:
    name = _name(symbol)
    if not shifted:
        return [f"(declare-const {name} Int)", f"(assert (>= {name} {bound}))"]
    above = _name(rest(symbol))
    return [
        f"(declare-const {above} Int)",
        f"(assert (>= {above} 0))",
        f"(define-fun {name} () Int (+ {above} {bound}))",
    ]


def _name(symbol: Symbol) -> str:
    """The symbol as a word of the portable core; raises ExpressionError for a name that could be more than one."""
    if not _WORD.fullmatch(symbol.name):
        raise ExpressionError(f"the name {symbol.name[:40]!r} is not made of letters, digits and underscores")
    return f"v_{symbol.name}"


def _number(value: int) -> str:
    return str(value) if value >= 0 else f"(- {-value})"


def _call(operator: str, args: list[str]) -> str:
    return args[0] if len(args) == 1 else f"({operator} {' '.join(args)})"


@define
class _Translator:
    elimination: Elimination
    defined: list[tuple[str, list[str]]] = field(factory=list)
    known: dict[Expr, Ratio] = field(factory=dict)
    shifted: set[Symbol] = field(factory=set)
    signs: list[str] = field(factory=list)
    rules: dict[Symbol, Expr] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.rules = dict(self.elimination.values)

    @property
    def definitions(self) -> list[str]:
        """Declarations and constraints of the fresh integers."""
        lines = [f"(declare-const {name} Int)" for name, _ in self.defined]
        return lines + [f"(assert {constraint})" for _, constraints in self.defined for constraint in constraints]

    def formula(self, formula: Formula) -> str:
        if isinstance(formula, Compare):
            return self.compare(formula.left, formula.relation, formula.right)
        if isinstance(formula, Natural):
            return self.natural(formula.expr)
        if isinstance(formula, Every):
            return _call("and", [self.formula(part) for part in formula.parts] or ["true"])
        if isinstance(formula, Some):
            return _call("or", [self.formula(part) for part in formula.parts] or ["false"])
        raise ExpressionError(f"{formula!r} is no formula")

    def compare(self, left: Expr, relation: str, right: Expr) -> str:
        if relation not in ("=", "<=", "<"):
            raise ExpressionError(f"{relation!r} is no relation")
        a, b = self.ratio(left), self.ratio(right)
        texts = self.over_common_denominator([a, b])[0]
        return f"({relation} {texts[0]} {texts[1]})"

    def natural(self, expr: Expr) -> str:
        """``expr = N/D`` is a natural number: N = D·Q for a polynomial Q with integer coefficients, and Q ≥ 0."""
        found = integer_witness(expr, self.elimination)
        value, witness = self.ratio(expr), self.ratio(found)
        cleared, _, _ = self.over_common_denominator([value, witness])
        whole = f"(= {cleared[0]} {cleared[1]})"
        above = self._above_bounds(found)
        if above is None:
            return f"(and {whole} (>= {witness.text} 0))"
        self.signs += [f"(= {witness.text} {above})", f"(>= {above} 0)"]
        return whole

    def _above_bounds(self, expr: Expr) -> str | None:
        """The expression over what a few symbols are above their bounds, if that removes its negative terms."""
        if all(coefficient > 0 for coefficient in polynomial(expr).values()):
            return None
        for many in range(1, MOST_SHIFTED + 1):
            for chosen in combinations(self.elimination.bounds, many):
                rules = tuple((symbol, rest(symbol) + bound) for symbol, bound in chosen)
                shifted = normal(expr, rules)
                if all(coefficient > 0 for coefficient in polynomial(shifted).values()):
                    self.shifted.update(symbol for symbol, _ in chosen)
                    return self.ratio(shifted).text
        return None

    def ratio(self, expr: Expr) -> Ratio:
        found = self.known.get(expr)
        if found is None:
            found = self.known[expr] = self._ratio(expr)
        return found

    def _ratio(self, expr: Expr) -> Ratio:
        if isinstance(expr, Symbol):
            if not (expr.is_integer and expr.is_nonnegative):
                raise ExpressionError(f"{expr.name} is not declared to be a natural number")
            return self.ratio(self.rules[expr]) if expr in self.rules else Ratio(_name(expr))
        if isinstance(expr, Rational):
            return Ratio(_number(int(expr.p)), int(expr.q))
        args = list(expr.args)
        if isinstance(expr, Add):
            texts, divisor, under = self.over_common_denominator([self.ratio(arg) for arg in args])
            return Ratio(_call("+", texts), divisor, under)
        if isinstance(expr, Mul):
            return self._product([self.ratio(arg) for arg in args])
        if isinstance(expr, Pow) and isinstance(args[1], Integer):
            return self._power(args[0], int(args[1]))
        if isinstance(expr, Max):
            return self._largest(args)
        if isinstance(expr, ceiling):
            return self._ceiling(args[0])
        raise ExpressionError(f"{expr}: a {type(expr).__name__} cannot be translated")

    @staticmethod
    def _product(factors: list[Ratio]) -> Ratio:
        under: Powers = {}
        divisor = 1
        for factor in factors:
            divisor *= factor.divisor
            for symbol, exponent in factor.under.items():
                under[symbol] = under.get(symbol, 0) + exponent
        texts = [factor.text for factor in factors if factor.text != "1"] or ["1"]
        return Ratio(_call("*", texts), divisor, under)

    def _power(self, base: Expr, exponent: int) -> Ratio:
        if exponent > 0:
            return self._product([self.ratio(base)] * exponent)
        if isinstance(base, Symbol) and base.is_positive:
            return Ratio("1", 1, {base: -exponent})
        if isinstance(base, Integer) and base > 0:
            return Ratio("1", int(base) ** -exponent)
        factors = list(base.args)
        if isinstance(base, Mul):
            return self._product([self._power(factor, exponent) for factor in factors])
        raise ExpressionError(f"{base}: a denominator must be a product of positive symbols")

    def over_common_denominator(self, ratios: list[Ratio]) -> tuple[list[str], int, Powers]:
        """The numerators over the least common denominator, and that denominator."""
        divisor = lcm(*(ratio.divisor for ratio in ratios))
        under: Powers = {}
        for ratio in ratios:
            for symbol, exponent in ratio.under.items():
                under[symbol] = max(under.get(symbol, 0), exponent)
        texts = []
        for ratio in ratios:
            factor = divisor // ratio.divisor
            lacking = [
                self.ratio(symbol).text
                for symbol, exponent in under.items()
                for _ in range(exponent - ratio.under.get(symbol, 0))
            ]
            numbers = [_number(factor)] if factor != 1 else []
            texts.append(_call("*", [*numbers, *lacking, ratio.text]))
        return texts, divisor, under

    def _largest(self, args: list[Expr]) -> Ratio:
        texts, divisor, under = self.over_common_denominator([self.ratio(arg) for arg in args])
        name = f"v_max_{len(self.defined)}"
        bounds = [f"(>= {name} {text})" for text in texts]
        if any(coefficient > 0 for arg in args for coefficient in [min(polynomial(arg).values(), default=Fraction(0))]):
            bounds.append(f"(>= {name} 0)")  # it follows, as an argument has no negative term; solvers find it late
        self.defined.append((name, [*bounds, _call("or", [f"(= {name} {text})" for text in texts])]))
        return Ratio(name, divisor, under)

    def _ceiling(self, arg: Expr) -> Ratio:
        value = self.ratio(arg)
        below = [self.ratio(symbol).text for symbol, exponent in value.under.items() for _ in range(exponent)]
        denominator = _call("*", [_number(value.divisor), *below])
        name = f"v_ceil_{len(self.defined)}"
        multiple = f"(* {name} {denominator})"
        self.defined.append((name, [f"(>= {multiple} {value.text})", f"(< {multiple} (+ {value.text} {denominator}))"]))
        return Ratio(name)


def integer_witness(expr: Expr, elimination: Elimination) -> Expr:
    """A polynomial with integer coefficients that equals ``expr`` under the hypotheses.

    Where a symbol is constrained twice, the remaining equations are used to trade factors, monomial by monomial.
    Raises NoWitnessError when there is none of this form.
    """
    table = polynomial(expr, elimination.values)
    trades = [trade for left, right in elimination.equations for trade in _trades(left, right)]
    terms: list[Expr] = []
    for monomial, coefficient in table.items():
        whole = _without_denominator(monomial, trades)
        if whole is None or coefficient.denominator != 1:
            raise NoWitnessError(f"{expr}: no integer witness for the term {coefficient} · {monomial}")
        for atom, _ in whole:
            if isinstance(atom, Max):  # a ceiling is whole whatever is in it, a maximum only where its arguments are
                for arg in atom.args:
                    integer_witness(arg, elimination)
        terms.append(Mul(Integer(coefficient.numerator), *(Pow(a, n) for a, n in whole)))
    return Add(*terms)


def _trades(left: Expr, right: Expr) -> list[Monomial]:
    """Monomials equal to 1: left/right and right/left, where both sides are monomials."""
    tables: list[Polynomial] = [polynomial(left), polynomial(right)]
    if any(len(table) != 1 or set(table.values()) != {Fraction(1)} for table in tables):
        return []
    (a,), (b,) = tables
    ratio = dict(a)
    for atom, exponent in b:
        ratio[atom] = ratio.get(atom, 0) - exponent
    return [monomial_of(ratio), monomial_of({atom: -exponent for atom, exponent in ratio.items()})]


def _without_denominator(monomial: Monomial, trades: list[Monomial], depth: int = 4) -> Monomial | None:
    if all(exponent > 0 for _, exponent in monomial):
        return monomial
    if depth == 0:
        return None
    for trade in trades:
        exponents = dict(monomial)
        if any(exponents.get(atom, 0) < 0 < exponent for atom, exponent in trade):
            for atom, exponent in trade:
                exponents[atom] = exponents.get(atom, 0) + exponent
            found = _without_denominator(monomial_of(exponents), trades, depth - 1)
            if found is not None:
                return found
    return None
