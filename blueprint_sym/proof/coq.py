"""Export of obligations to Coq: one lemma for each distinct claim, every one closed by ``Qed``.

A lemma states one goal in integers. Hypotheses are the lower bounds of free symbols, the witness form of divisible and
defined symbols, and the premises. Denominators are products of positive symbols and are cleared by multiplication.
``Max`` is ``Z.max``; a ceiling is any integer that meets the two inequalities that define it; that something is a
natural number says that there is one, and the proof names it. The statement is translated here from the expressions
themselves, apart from what a solver is asked; proofs are only proposed, and Coq judges them.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import lcm, prod
from pathlib import Path

from attrs import define, evolve, field, frozen
from sympy import Add, Expr, Integer, Max, Mul, Pow, Rational, Symbol, ceiling

from ..errors import ExpressionError
from ..expr.algebra import ONE, ZERO, free_symbols, from_polynomial, normal, polynomial
from ..hypotheses import Elimination, Hypotheses
from ..symbols import rest
from .coq_induction import INDUCTION, PRELUDE
from .obligation import Compare, Every, Formula, Natural, Obligation
from .smt import MOST_SHIFTED, NoWitnessError, integer_witness


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


def theory(obligations: Iterable[Obligation]) -> str:
    """A Coq file with one lemma for each distinct claim of the obligations.

    Raises ExpressionError for a node outside the algebra. A claim without a proof of a known shape is written all the
    same, for Coq to refuse.
    """
    makers: dict[str, tuple[Lemma, str, int]] = {}
    for obligation in obligations:
        for lemma in lemmas(obligation):
            kept, first, others = makers.get(lemma.statement, (lemma, obligation.id, -1))
            makers[lemma.statement] = kept, first, others + 1
    parts = [lemma.text(_origin(first, others)) for lemma, first, others in makers.values()]
    return "\n".join([PRELUDE, *parts])


def write(directory: Path, obligations: Iterable[Obligation]) -> tuple[Path, ...]:
    """Writes ``obligations.v`` and ``induction.v``; each appears whole or not at all."""
    directory.mkdir(parents=True, exist_ok=True)
    written = []
    for name, content in (("obligations.v", theory(obligations)), ("induction.v", INDUCTION)):
        partial, path = directory / f".{name}.{os.getpid()}", directory / name
        try:
            partial.write_text(content, encoding="utf-8")
            partial.replace(path)
        finally:
            partial.unlink(missing_ok=True)
        written.append(path)
    return tuple(written)


def _origin(first: str, others: int) -> str:
    safe = re.sub(r"[^A-Za-z0-9_.@-]", "_", first)
    return f"{safe}, and {others} more" if others else safe


def lemmas(obligation: Obligation) -> Iterator[Lemma]:
    """The claims of one obligation: each part of its goal under the hypotheses that bear on it."""
    for goal in _parts(obligation.goal):
        closed = not any(free_symbols(expr) for expr in goal.expressions) and goal.holds({})
        given = evolve(obligation, hypotheses=Hypotheses(), premises=()) if closed else obligation
        yield _Writer(given.elimination, given.premises).lemma(goal)


def _parts(goal: Formula) -> Iterator[Formula]:
    if not isinstance(goal, Every):
        yield goal
        return
    for part in goal.parts:
        yield from _parts(part)


Powers = dict[Symbol, int]


@frozen
class Quotient:
    """``above / (number · under)``: text over a positive integer and powers of positive symbols."""

    above: str
    number: int = 1
    under: Powers = field(factory=dict)


def _name(symbol: Symbol) -> str:
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


def _largest(texts: list[str]) -> str:
    return texts[0] if len(texts) == 1 else f"Z.max ({texts[0]}) ({_largest(texts[1:])})"


@define
class _Writer:
    """Writes one lemma: what it introduces on the way becomes hypotheses of that lemma."""

    elimination: Elimination
    premises: tuple[Compare, ...]
    ceilings: dict[Expr, tuple[str, str]] = field(factory=dict)
    lifted: dict[Expr, str] = field(factory=dict)
    stated: bool = False

    def lemma(self, goal: Formula) -> Lemma:
        """The goal under the hypotheses that bear on it, with the proof that its shape suggests."""
        claim = self.formula(goal)
        premises = [self.formula(premise) for premise in self.premises]
        equations = [self.compare(left, "=", right) for left, right in self.elimination.equations]
        floors = [self.compare(Integer(bound), "<=", value) for value, bound in self.elimination.floors]
        used = {symbol for part in (goal, *self.premises) for expr in part.expressions for symbol in free_symbols(expr)}
        assumed = [*(side for pair in self.elimination.equations for side in pair), *dict(self.elimination.floors)]
        used.update(symbol for expr in assumed for symbol in free_symbols(expr))
        values = [(symbol, value) for symbol, value in self.elimination.values if symbol in used]
        used.update(symbol for _, value in values for symbol in free_symbols(value))
        bounds = [(symbol, bound) for symbol, bound in self.elimination.bounds if symbol in used]
        names = [_name(symbol) for symbol, _ in (*bounds, *values)] + [name for name, _ in self.ceilings.values()]
        given = {
            "bound": [f"{bound} <= {_name(symbol)}" for symbol, bound in bounds],
            "value": [f"{_name(symbol)} = {self.quotient(value).above}" for symbol, value in values],
            "equation": equations,
            "floor": floors,
            "ceiling": [text for _, text in self.ceilings.values()],
            "premise": premises,
        }
        lines = [f"({' '.join(names)} : Z)"] if names else []
        lines += [f"({kind}_{place} : {text})" for kind, texts in given.items() for place, text in enumerate(texts, 1)]
        self.stated = True
        replaced = [f"subst {' '.join(_name(symbol) for symbol, _ in values)}."] if values else []
        proof = " ".join([*replaced, self.proof(goal, [f"equation_{n + 1}" for n in range(len(equations))])])
        return Lemma("".join(f"\n  {line}" for line in lines) + f" :\n  {claim}", proof)

    def proof(self, goal: Formula, equations: list[str]) -> str:
        """The tactics for a goal, after its defined symbols are put away."""
        cases = any(expr.has(Max) for expr in goal.expressions)
        identity = f"ring [{' '.join(equations)}]" if equations else "ring"
        if isinstance(goal, Natural):
            return self._natural_proof(goal, "by_cases" if cases else identity)
        if cases:
            return "by_cases."
        if isinstance(goal, Compare) and goal.relation == "=" and (equations or not self.gap(goal)):
            return "reflexivity." if goal.left == goal.right else f"{identity}."
        if isinstance(goal, Compare) and not self.ceilings:
            above = self.by_premises(goal) if self.premises else self.above_bounds(self.gap(goal))
            if above is not None:
                return f"apply ({'at_most_by' if goal.relation == '<=' else 'below_by'} ({above})); [ring | natural]."
        return "arithmetic."

    def _natural_proof(self, goal: Natural, identity: str) -> str:
        try:
            found = integer_witness(goal.expr, self.elimination)
        except NoWitnessError:
            return "eexists; nia."
        whole = self.above_bounds(found) or self.quotient(found).above
        signs = [
            f"assert (0 <= {name}) by (refine (ceiling_natural _ _ _ _ _ ceiling_{place}); natural)."
            for place, (name, _) in enumerate(self.ceilings.values(), 1)
        ]
        return " ".join([*signs, f"exists ({whole}); split; [natural | {identity}]."])

    def by_premises(self, goal: Compare) -> str | None:
        """The gap as multiples of the premises' own gaps and what is left, when that has no negative term; or None.

        A premise takes those negative terms that its smaller side, a single term, divides, and for which the gap has as
        much of the larger side.
        """
        left, parts = self.gap(goal), []
        for premise in self.premises:
            low, high = (normal(side, self.elimination.values) for side in (premise.left, premise.right))
            if premise.relation == "=" or any(symbol.is_positive is not True for symbol in free_symbols(low)):
                continue
            if len(polynomial(low)) != 1:
                continue
            quotients, terms = polynomial(normal(left * Pow(low, -1))), polynomial(left)
            whole = {m: -c for m, c in quotients.items() if c < 0 and c.denominator == 1 and all(n > 0 for _, n in m)}
            made = {m: polynomial(normal(from_polynomial({m: c}) * high)) for m, c in whole.items()}
            factor = from_polynomial(
                {m: c for m, c in whole.items() if all(terms.get(term, 0) >= n for term, n in made[m].items())}
            )
            if factor == ZERO:
                continue
            left = normal(left - factor * (high - low))
            parts += [f"({self.quotient(factor).above}) * ({self.quotient(high).above} - ({self.quotient(low).above}))"]
        above = self.above_bounds(left)
        return None if above is None else " + ".join([*parts, above])

    def gap(self, goal: Compare) -> Expr:
        """What a true comparison leaves non-negative, or zero, as its lemma states it: over no denominator."""
        left, right = self.quotient(goal.left), self.quotient(goal.right)
        _, number, under = self.over_common_denominator([left, right])
        cleared = Mul(Integer(number), *(Pow(symbol, n) for symbol, n in under.items()))
        strict = ONE if goal.relation == "<" else ZERO
        return normal(normal((goal.right - goal.left) * cleared) - strict, self.elimination.values)

    def above_bounds(self, expr: Expr) -> str | None:
        """The expression without a negative term, a few symbols written as their bound plus a rest, or None."""
        for many in range(1 if expr.has(Max, ceiling) else MOST_SHIFTED + 1):
            for chosen in combinations(self.elimination.bounds, many):
                shifted = normal(expr, tuple((symbol, rest(symbol) + bound) for symbol, bound in chosen))
                if all(coefficient > 0 for coefficient in polynomial(shifted).values()):
                    self.lifted = {rest(symbol): f"({_name(symbol)} - {bound})" for symbol, bound in chosen}
                    return self.quotient(shifted).above
        return None

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
        """A comparison of two expressions, multiplied by their common denominator."""
        if relation not in ("=", "<=", "<"):
            raise ExpressionError(f"{relation!r} is no relation")
        texts, _, _ = self.over_common_denominator([self.quotient(left), self.quotient(right)])
        return f"{texts[0]} {relation} {texts[1]}"

    def quotient(self, expr: Expr) -> Quotient:
        """An expression as text over its denominator."""
        args = list(expr.args)
        if isinstance(expr, Symbol):
            if not (expr.is_integer and expr.is_nonnegative):
                raise ExpressionError(f"{expr.name} is not declared to be a natural number")
            return Quotient(self.lifted.get(expr) or _name(expr))
        if isinstance(expr, Rational):
            return Quotient(_number(int(expr.p)), int(expr.q))
        if isinstance(expr, Add | Max):
            texts, number, under = self.over_common_denominator([self.quotient(arg) for arg in args])
            return Quotient(" + ".join(texts) if isinstance(expr, Add) else _largest(texts), number, under)
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
            lacking = [_name(symbol) for symbol, n in under.items() for _ in range(n - item.under.get(symbol, 0))]
            texts.append(_product([_number(number // item.number), *lacking, item.above]))
        return texts, number, under

    def _ceiling(self, arg: Expr) -> Quotient:
        """An integer that is introduced; proofs find it by its argument in normal form."""
        for known, (name, _) in self.ceilings.items():
            if known == arg or (self.stated and normal(known, self.elimination.values) == arg):
                return Quotient(name)
        value = self.quotient(arg)
        below = _product([_number(value.number), *(_name(s) for s, n in value.under.items() for _ in range(n))])
        below = f"({below})" if "*" in below else below
        name = f"v_ceil'{len(self.ceilings)}"
        self.ceilings[arg] = name, f"{value.above} <= {name} * {below} < {value.above} + {below}"
        return Quotient(name)
