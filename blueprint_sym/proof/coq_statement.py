"""What a lemma of the Coq export says: one goal in integers under the hypotheses that bear on it.

Hypotheses are the lower bounds of free symbols, the witness form of divisible and defined symbols, and the premises.
Denominators are products of positive symbols and are cleared by multiplication. ``Max`` is ``Z.max``; a ceiling is any
integer that meets the two inequalities that define it; that something is a natural number says that there is one. The
translation is made here from the expressions themselves, apart from what a solver is asked.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from math import lcm, prod

from attrs import define, field, frozen
from sympy import Add, Expr, Integer, Max, Mul, Pow, Rational, Symbol, ceiling

from ..errors import ExpressionError
from ..expr.algebra import free_symbols, normal
from ..hypotheses import Elimination
from .obligation import Compare, Every, Formula, Natural

Powers = dict[Symbol, int]


@frozen
class Lemma:
    """A statement with its proof; ``statement`` is all that follows the name."""

    statement: str
    proof: str

    @property
    def name(self) -> str:
        """Stable: it follows from the statement."""
        return f"claim_{hashlib.sha256(self.statement.encode()).hexdigest()[:12]}"

    def text(self, origin: str) -> str:
        """As Coq reads it, with a remark on where the claim is made."""
        return f"(* {origin} *)\nLemma {self.name}{self.statement}.\nProof. {self.proof} Qed.\n"


@frozen
class Quotient:
    """``above / (number · under)``: text over a positive integer and powers of positive symbols."""

    above: str
    number: int = 1
    under: Powers = field(factory=dict)


@frozen
class Maximum:
    """A ``Max`` where the text has it: ``text`` is what Coq reads, ``scale`` the denominator that was cleared."""

    expr: Expr
    text: str
    scale: Expr


def name(symbol: Symbol) -> str:
    """What Coq calls a symbol; raises ExpressionError where that could not be a name."""
    if not re.fullmatch(r"[A-Za-z]\w*", symbol.name, re.ASCII):
        raise ExpressionError(f"{symbol.name!r} cannot be a name")
    return f"v_{symbol.name}"


def _number(value: int) -> str:
    return str(value) if value >= 0 else f"(-{-value})"


def _is_sum(text: str) -> bool:
    depth = 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "+" and depth == 0:
            return True
    return False


def _product(texts: Iterable[str]) -> str:
    factors = [text for text in texts if text != "1"] or ["1"]
    return factors[0] if len(factors) == 1 else " * ".join(f"({x})" if _is_sum(x) else x for x in factors)


def _multiplied(factors: list[Quotient]) -> Quotient:
    under: Powers = {}
    for factor in factors:
        under.update({symbol: n + under.get(symbol, 0) for symbol, n in factor.under.items()})
    return Quotient(_product(factor.above for factor in factors), prod(factor.number for factor in factors), under)


def largest(texts: list[str]) -> str:
    """The largest of one or more, as Coq reads it."""
    return texts[0] if len(texts) == 1 else f"Z.max ({texts[0]}) ({largest(texts[1:])})"


@define
class Translation:
    """The translation of one claim: what it introduces on the way becomes hypotheses of its lemma.

    ``maxima`` are the ``Max`` nodes in the text of the claim, ``values`` the defined symbols that the lemma mentions.
    """

    elimination: Elimination
    premises: tuple[Compare, ...]
    ceilings: dict[Expr, tuple[str, str]] = field(factory=dict)
    maxima: dict[Expr, Maximum] = field(factory=dict)
    values: tuple[tuple[Symbol, Expr], ...] = ()
    shifted: dict[Expr, str] = field(factory=dict)
    stated: bool = False

    def statement(self, goal: Formula) -> str:
        """The goal under the hypotheses that bear on it: all that follows a lemma's name."""
        claim = self.formula(goal)
        premises = [self.formula(premise) for premise in self.premises]
        equations = [self.compare(left, "=", right) for left, right in self.elimination.equations]
        floors = [self.compare(Integer(bound), "<=", value) for value, bound in self.elimination.floors]
        used = {symbol for part in (goal, *self.premises) for expr in part.expressions for symbol in free_symbols(expr)}
        assumed = [*(side for pair in self.elimination.equations for side in pair), *dict(self.elimination.floors)]
        used.update(symbol for expr in assumed for symbol in free_symbols(expr))
        self.values = tuple((symbol, value) for symbol, value in self.elimination.values if symbol in used)
        used.update(symbol for _, value in self.values for symbol in free_symbols(value))
        bounds = [(symbol, bound) for symbol, bound in self.elimination.bounds if symbol in used]
        names = [name(symbol) for symbol, _ in (*bounds, *self.values)] + [ceil for ceil, _ in self.ceilings.values()]
        given = {
            "bound": [f"{bound} <= {name(symbol)}" for symbol, bound in bounds],
            "value": [f"{name(symbol)} = {self.quotient(value).above}" for symbol, value in self.values],
            "equation": equations,
            "floor": floors,
            "ceiling": [text for _, text in self.ceilings.values()],
            "premise": premises,
        }
        lines = [f"({' '.join(names)} : Z)"] if names else []
        lines += [f"({kind}_{place} : {text})" for kind, texts in given.items() for place, text in enumerate(texts, 1)]
        self.stated = True
        return "".join(f"\n  {line}" for line in lines) + f" :\n  {claim}"

    def formula(self, formula: Formula) -> str:
        """A formula as a proposition."""
        if isinstance(formula, Compare):
            return self.compare(formula.left, formula.relation, formula.right)
        if isinstance(formula, Natural):
            value = self.quotient(formula.expr)
            texts, _, _ = self.over_common_denominator([Quotient("whole"), value])
            return f"exists whole : Z, 0 <= whole /\\ {texts[1]} = {texts[0]}"
        operator = "/\\" if isinstance(formula, Every) else "\\/"
        return f" {operator} ".join(f"({self.formula(part)})" for part in formula.parts)

    def compare(self, left: Expr, relation: str, right: Expr) -> str:
        """A comparison of two expressions, multiplied by their common denominator.

        Raises ExpressionError for a relation other than ``=``, ``<=``, ``<``, and like `quotient`.
        """
        if relation not in ("=", "<=", "<"):
            raise ExpressionError(f"{relation!r} is no relation")
        texts, _, _ = self.over_common_denominator([self.quotient(left), self.quotient(right)])
        return f"{texts[0]} {relation} {texts[1]}"

    def quotient(self, expr: Expr) -> Quotient:
        """An expression as text over its denominator; raises ExpressionError for a node outside the algebra."""
        args = list(expr.args)
        if isinstance(expr, Symbol):
            if not (expr.is_integer and expr.is_nonnegative):
                raise ExpressionError(f"{expr.name} is not declared to be a natural number")
            return Quotient(self.shifted.get(expr) or name(expr))
        if isinstance(expr, Rational):
            return Quotient(_number(int(expr.p)), int(expr.q))
        if isinstance(expr, Add | Max):
            texts, number, under = self.over_common_denominator([self.quotient(arg) for arg in args])
            above = " + ".join(texts) if isinstance(expr, Add) else largest(texts)
            if isinstance(expr, Max):
                scale = Mul(Integer(number), *(Pow(symbol, n) for symbol, n in under.items()))
                self.maxima.setdefault(expr, Maximum(expr, above, scale))
            return Quotient(above, number, under)
        if isinstance(expr, Mul):
            return _multiplied([self.quotient(arg) for arg in args])
        if isinstance(expr, Pow) and isinstance(args[1], Integer):
            return self._power(args[0], int(args[1]))
        if isinstance(expr, ceiling):
            return self._ceiling(args[0])
        raise ExpressionError(f"{expr}: a {type(expr).__name__} cannot be translated")

    def _power(self, base: Expr, exponent: int) -> Quotient:
        if exponent > 0:
            return _multiplied([self.quotient(base)] * exponent)
        if isinstance(base, Symbol) and base.is_positive:
            return Quotient("1", 1, {base: -exponent})
        if isinstance(base, Integer) and base > 0:
            return Quotient("1", int(base) ** -exponent)
        raise ExpressionError(f"{base}: a denominator must be a power of a positive symbol")

    def over_common_denominator(self, quotients: list[Quotient]) -> tuple[list[str], int, Powers]:
        """The numerators over the least common denominator, and that denominator."""
        number = lcm(*(item.number for item in quotients))
        under: Powers = {}
        for item in quotients:
            under.update({symbol: max(n, under.get(symbol, 0)) for symbol, n in item.under.items()})
        texts = []
        for item in quotients:
            lacking = [name(symbol) for symbol, n in under.items() for _ in range(n - item.under.get(symbol, 0))]
            texts.append(_product([_number(number // item.number), *lacking, item.above]))
        return texts, number, under

    def _ceiling(self, arg: Expr) -> Quotient:
        """An integer that is introduced; proofs find it by its argument in normal form."""
        for known, (introduced, _) in self.ceilings.items():
            if known == arg or (self.stated and normal(known, self.elimination.values) == arg):
                return Quotient(introduced)
        value = self.quotient(arg)
        below = _product([_number(value.number), *(name(s) for s, n in value.under.items() for _ in range(n))])
        below = f"({below})" if "*" in below else below
        introduced = f"v_ceil'{len(self.ceilings)}"
        self.ceilings[arg] = introduced, f"{value.above} <= {introduced} * {below} < {value.above} + {below}"
        return Quotient(introduced)
