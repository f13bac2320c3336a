"""What a claim assumes beside the derivation: sizes of a named model, and relations in the source's letters.

An equation that defines a letter becomes a hypothesis, so that the letter can be put away; other relations are
premises. Letters with numbers are put into the hypotheses, which must hold for them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Set

from attrs import frozen
from sympy import Expr, Integer, Rational, Symbol

from ..errors import BlueprintError, HypothesisError, SpecError
from ..expr.algebra import Rules, free_symbols, normal, polynomial
from ..given import CHOSEN
from ..hypotheses import AtLeast, Defines, Divides, Hypotheses, Hypothesis, Within
from ..proof.obligation import Compare, Laws, Natural, at_most, equal
from ..proof.prover import Prover
from ..proof.report import Status
from ..symbols import INFO, SYMBOLS, index
from .claim import Claim
from .letters import Letters
from .parts import Derived

_RELATION = re.compile(r"<=|>=|=|\|")


@frozen
class Assumed:
    """Hypotheses and premises of a claim, and the rules that simplify under them."""

    hypotheses: Hypotheses
    premises: tuple[Compare, ...]
    rules: Rules


@frozen
class _Relation:
    left: Expr
    sign: str
    right: Expr


def assumed(claim: Claim, derived: Derived, letters: Letters, prover: Prover, extra: Iterable[Compare] = ()) -> Assumed:
    """What a claim assumes, ``extra`` equations among it.

    Raises SpecError for a relation that is none, or numbers that break a hypothesis of the derivation.
    """
    stated: list[_Relation] = []
    for text in claim.assume:
        try:
            stated.append(_relation(text, letters))
        except BlueprintError as error:
            raise claim.error("assume", f"{text[:80]!r}: {error}") from None
    stated += [_Relation(item.left, item.relation, item.right) for item in extra]
    equated = {side for item in stated if item.sign == "=" for side in (item.left, item.right)}
    sizes = [_Relation(symbol, "=", size) for symbol, size in _sizes(derived, equated)]
    relations = [*sizes, *stated]
    try:
        return _together(derived.hypotheses, relations, prover)
    except HypothesisError as error:
        raise claim.error("assume", error) from None


def _sizes(derived: Derived, equated: Set[Expr]) -> list[tuple[Symbol, Expr]]:
    """Sizes of a named model: its sequence is of any length, its window as long as the claim says, if it says it."""
    sizes = derived.session.workload.model.dimensions
    free = {name for name in CHOSEN if name == "S" or SYMBOLS[name] in equated}
    return [(SYMBOLS[name], Integer(size)) for name, size in sizes if name not in free]


def _relation(text: str, letters: Letters) -> _Relation:
    signs = list(_RELATION.finditer(text))
    if len(signs) != 1:
        raise SpecError("expected one relation: =, <=, >= or | (divides)")
    (sign,) = signs
    before, behind = text[: sign.start()], text[sign.end() :]
    for side, where in ((before, "before"), (behind, "behind")):
        if not side.strip():
            raise SpecError(f"nothing stands {where} {sign[0]!r} at column {sign.start() + 1}")
    left, right = letters.read(before), letters.read(" " * sign.end() + behind)
    if sign[0] == "|" and not (isinstance(left, Symbol) and isinstance(right, Symbol)):
        raise SpecError("a divisibility needs a letter on either side")
    return _Relation(left, sign[0], right)


def _together(base: Hypotheses, relations: list[_Relation], prover: Prover) -> Assumed:
    numbers = {r.left: int(r.right) for r in relations if r.sign == "=" and _numbered(r.left, r.right)}
    numbers |= {r.right: int(r.left) for r in relations if r.sign == "=" and _numbered(r.right, r.left)}
    values = base.complete(numbers, INFO)
    base.check(values)
    fixed: Rules = tuple((symbol, Integer(value)) for symbol, value in values.items())
    items: list[Hypothesis] = [Defines(symbol, value, solved=symbol) for symbol, value in fixed]
    kept = [item for item in base.items if not item.symbols <= set(values)]
    made: list[Hypothesis] = []
    premises: list[Compare] = []
    rules = [*fixed]
    for relation in relations:
        left, right = normal(relation.left, fixed), normal(relation.right, fixed)
        if not (free_symbols(left) or free_symbols(right)) and relation.sign != "|":
            _check_numbers(left, relation.sign, right)
            continue
        found = _hypotheses(left, relation.sign, right, Hypotheses((*kept, *made)))
        made += found
        rules += [(item.solved, item.value) for item in found if isinstance(item, Defines)]
        if not found:
            premises.append(_premise(left, relation.sign, right))
            rules += _solved(left, right) if relation.sign == "=" else []
    together = Hypotheses((*items, *_pruned(kept, made, prover), *made), base.facts)
    premises += [at_most(f.symbol, f.bound) for f in base.facts if isinstance(f, Within)]
    return Assumed(together, tuple(premises), _closed((*rules, *base.rules, *base.counts)))


def _numbered(symbol: Expr, value: Expr) -> bool:
    return isinstance(symbol, Symbol) and isinstance(value, Integer) and int(value) >= 1


def _check_numbers(left: Expr, sign: str, right: Expr) -> None:
    relation = _premise(left, sign, right)
    if not relation.holds({}):
        raise HypothesisError("", f"{relation.show()} does not hold at these sizes")


def _premise(left: Expr, sign: str, right: Expr) -> Compare:
    return equal(left, right) if sign == "=" else at_most(left, right) if sign == "<=" else at_most(right, left)


def _hypotheses(left: Expr, sign: str, right: Expr, known: Hypotheses) -> list[Hypothesis]:
    """The relation as hypotheses where it is one of theirs; else nothing, and it is a premise."""
    if sign == "|":
        assert isinstance(left, Symbol)
        assert isinstance(right, Symbol)
        return [Divides(left, right)]
    if sign == ">=" and isinstance(left, Symbol) and isinstance(right, Integer):
        return [AtLeast(left, int(right))]
    if sign != "=":
        return []
    for symbol, value in ((left, right), (right, left)):
        if isinstance(symbol, Symbol) and symbol not in free_symbols(value):
            found = _defined(symbol, value, known)
            if found:
                return found
    return _proportional(left, right, known)


def _defined(symbol: Symbol, value: Expr, known: Hypotheses) -> list[Hypothesis]:
    """``symbol = value``, or, where the symbol is defined already, what follows for the letter it is solved for."""
    if not _whole(value):
        return []
    taken = [item for item in known if isinstance(item, Defines) and symbol in (item.symbol, item.solved)]
    if not taken:
        found: list[Hypothesis] = [Defines(symbol, value, solved=symbol)]
        return found if _eliminates(known, found) else []
    item = taken[0]
    if symbol != item.symbol or item.solved == item.symbol or item.solved in free_symbols(value):
        return []
    solved = normal(item.solution, ((item.symbol, value),))
    if not _whole(solved):
        return []
    found = [Defines(item.solved, solved, solved=item.solved)]
    return found if _eliminates(known, found) else []


def _proportional(left: Expr, right: Expr, known: Hypotheses) -> list[Hypothesis]:
    """``a·X = b·Y`` with numbers a and b: there is a natural number k with X = b·k and Y = a·k."""
    sides = [_multiple(side) for side in (left, right)]
    if None in sides:
        return []
    (a, x), (b, y) = (side for side in sides if side is not None)
    ratio = b / a
    if x == y or ratio <= 0:
        return []
    common = index(f"unit_of_{x.name}_and_{y.name}", positive=True)
    found: list[Hypothesis] = [
        Defines(x, Integer(ratio.p) * common, solved=x),
        Defines(y, Integer(ratio.q) * common, solved=y),
    ]
    defined = {item.symbol for item in known if isinstance(item, Defines)}
    return found if not {x, y} & defined and _eliminates(known, found) else []


def _solved(left: Expr, right: Expr) -> list[tuple[Symbol, Expr]]:
    """An equation solved for a letter that stands on one side alone, times a number, for display."""
    for side, other in ((left, right), (right, left)):
        found = _multiple(side)
        if found is not None and found[1] not in free_symbols(other):
            return [(found[1], normal(other / found[0]))]
    return []


def _multiple(side: Expr) -> tuple[Rational, Symbol] | None:
    """A number and the letter that it multiplies."""
    table = polynomial(side)
    if len(table) != 1:
        return None
    ((monomial, coefficient),) = table.items()
    if len(monomial) != 1 or monomial[0][1] != 1 or not isinstance(monomial[0][0], Symbol):
        return None
    return Rational(coefficient.numerator, coefficient.denominator), monomial[0][0]


def _whole(value: Expr) -> bool:
    """Whether it is a polynomial with natural coefficients, and so a positive integer."""
    table = polynomial(value)
    return bool(table) and all(
        coefficient.denominator == 1 and coefficient > 0 and all(isinstance(a, Symbol) and n > 0 for a, n in monomial)
        for monomial, coefficient in table.items()
    )


def _eliminates(known: Hypotheses, found: list[Hypothesis]) -> bool:
    try:
        (known + found).eliminate(())
    except HypothesisError:
        return False
    return True


def _pruned(kept: list[Hypothesis], made: list[Hypothesis], prover: Prover) -> list[Hypothesis]:
    """The hypotheses without divisibilities of a newly defined letter that follow from the others."""
    defined = {item.symbol for item in made if isinstance(item, Defines)}
    result = list(kept)
    for item in kept:
        if isinstance(item, Divides) and item.dividend in defined:
            others = Hypotheses(tuple(other for other in (*result, *made) if other != item))
            goal = Natural(item.dividend / item.divisor)
            claim = Laws("claims", others).claim(
                "assumed", item.statement, "a divisibility follows from the other hypotheses", goal, source="hypotheses"
            )
            if prover.prove(claim).status is Status.PROVED:
                result.remove(item)
    return result


def _closed(rules: Rules) -> Rules:
    """The rules with each letter replaced once, and replacements put into each other."""
    first: dict[Symbol, Expr] = {}
    for symbol, value in rules:
        first.setdefault(symbol, value)
    for _ in range(len(first)):
        table = tuple(first.items())
        after = {symbol: normal(value, tuple(r for r in table if r[0] != symbol)) for symbol, value in table}
        if after == first:
            break
        first = after
    return tuple(first.items())
