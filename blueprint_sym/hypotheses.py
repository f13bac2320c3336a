"""Hypotheses: what must hold of the sizes for a formula to be right.

Three kinds suffice for proofs: a divisibility, an equation that defines one symbol by others, and a lower bound. Each
can be said to a person, checked at concrete values, and turned into the form in which a solver decides: explicit
witnesses, so that everything becomes polynomial in free positive integers.

Facts stand beside them: a count that is a closed form of the sizes, and a size that may not exceed another. No law
rests on a fact, so each is proved for every number in its place; facts matter where numbers are put in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from attrs import field, frozen
from sympy import Expr, Mul, Pow, Symbol

from . import ways_out
from .errors import HypothesisError
from .expr.algebra import Rules, free_symbols, normal, polynomial
from .expr.evaluate import evaluate
from .expr.text import text
from .shown import Shown
from .symbols import is_reserved, rank, witness


@frozen
class Divides:
    """``divisor | dividend``: there is a positive integer k with dividend = divisor · k."""

    divisor: Symbol
    dividend: Symbol

    @property
    def statement(self) -> str:
        """``t | h``."""
        return f"{self.divisor.name} | {self.dividend.name}"

    @property
    def blamed(self) -> Symbol:
        """The symbol whose value is wrong where it does not hold: the divisor."""
        return self.divisor

    @property
    def symbols(self) -> frozenset[Symbol]:
        """Both symbols."""
        return frozenset((self.divisor, self.dividend))

    def violation(self, values: Mapping[Symbol, int]) -> str | None:
        """What is wrong with these values, or None."""
        divisor, dividend = values[self.divisor], values[self.dividend]
        words = ways_out.undivided(self.divisor.name, divisor, self.dividend.name, dividend)
        return words if dividend % divisor else None


@frozen
class Defines:
    """``symbol = value``: an equation that lets ``solved`` be computed from the others.

    ``H = h·d_h`` is ``Defines(H, h*d_h, solved=d_h)``: formulas are written without d_h. ``hint`` tells a user what
    else can be derived where the equation does not hold.
    """

    symbol: Symbol
    value: Expr
    solved: Symbol
    hint: str = field(default="", eq=False)

    @property
    def way_out(self) -> str:
        """What to do where no values meet the equation, as the end of an error; empty without a hint."""
        return f"; {self.hint}" if self.hint else ""

    @property
    def way_back(self) -> str:
        """What to do about values that do not meet it although others of ``solved`` would, as the end of an error."""
        return ways_out.other_derivation(self.statement) or ways_out.left_out(self.solved.name, self.hint)

    @property
    def statement(self) -> str:
        """``H = h*d_h``."""
        return f"{self.symbol.name} = {text(self.value)}"

    @property
    def blamed(self) -> Symbol:
        """The symbol whose value is wrong where it does not hold: the defined one."""
        return self.symbol

    @property
    def symbols(self) -> frozenset[Symbol]:
        """All symbols of the equation."""
        return frozenset((self.symbol, *free_symbols(self.value)))

    @property
    def solution(self) -> Expr:
        """``solved`` in terms of the others; the value must be a monomial in it."""
        if self.solved == self.symbol:
            return self.value
        cofactor = normal(Mul(self.value, Pow(self.solved, -1)))
        return normal(Mul(self.symbol, Pow(cofactor, -1)))

    def violation(self, values: Mapping[Symbol, int]) -> str | None:
        """What is wrong with these values, or None."""
        if values[self.symbol] == evaluate(self.value, values):
            return None
        return ways_out.unequal(self.statement, _named(self.symbols, values))

    def solve(self, values: Mapping[Symbol, int]) -> int:
        """The value of ``solved`` at those of the others; raises HypothesisError where it is no integer."""
        found = evaluate(self.solution, values)
        if found.denominator == 1:
            return found.numerator
        name = self.solved.name
        told = ways_out.unsolved(self.statement, name, _named(self.symbols - {self.solved}, values), found)
        raise HypothesisError(name, f"{told}{self.way_out}")


@frozen
class AtLeast:
    """``symbol ≥ bound``."""

    symbol: Symbol
    bound: int

    @property
    def statement(self) -> str:
        """``t >= 2``."""
        return f"{self.symbol.name} >= {self.bound}"

    @property
    def blamed(self) -> Symbol:
        """The symbol whose value is wrong where it does not hold: the bounded one."""
        return self.symbol

    @property
    def symbols(self) -> frozenset[Symbol]:
        """The symbol."""
        return frozenset((self.symbol,))

    def violation(self, values: Mapping[Symbol, int]) -> str | None:
        """What is wrong with these values, or None."""
        value = values[self.symbol]
        return None if value >= self.bound else ways_out.too_small(self.symbol.name, value, self.statement)


Hypothesis = Divides | Defines | AtLeast


@frozen
class Counts:
    """``symbol`` counts something, of which there are ``value``: ``P = S*(S + 1)/2``."""

    symbol: Symbol
    value: Expr

    @property
    def statement(self) -> str:
        """``P = S*(S + 1)/2``."""
        return f"{self.symbol.name} = {text(self.value)}"

    @property
    def blamed(self) -> Symbol:
        """The symbol whose value is wrong where it does not hold: the count."""
        return self.symbol

    @property
    def symbols(self) -> frozenset[Symbol]:
        """All symbols of the equation."""
        return frozenset((self.symbol, *free_symbols(self.value)))

    def violation(self, values: Mapping[Symbol, int]) -> str | None:
        """What is wrong with these values, or None."""
        if values[self.symbol] == evaluate(self.value, values):
            return None
        return ways_out.unequal(self.statement, _named(self.symbols, values))


@frozen
class Within:
    """``symbol ≤ bound``, both sizes."""

    symbol: Symbol
    bound: Symbol

    @property
    def statement(self) -> str:
        """``w <= S``."""
        return f"{self.symbol.name} <= {self.bound.name}"

    @property
    def blamed(self) -> Symbol:
        """The symbol whose value is wrong where it does not hold: the smaller one."""
        return self.symbol

    @property
    def symbols(self) -> frozenset[Symbol]:
        """Both symbols."""
        return frozenset((self.symbol, self.bound))

    def violation(self, values: Mapping[Symbol, int]) -> str | None:
        """What is wrong with these values, or None."""
        value, bound = values[self.symbol], values[self.bound]
        return None if value <= bound else ways_out.too_large(self.symbol.name, value, self.bound.name, bound)


Fact = Counts | Within


@frozen
class Elimination:
    """Hypotheses with the divisible and the defined symbols put away.

    ``values`` maps each eliminated symbol to a polynomial in free symbols; ``bounds`` gives the lower bound of each
    free symbol; ``equations`` are pairs that remain to be assumed equal, where a symbol was constrained twice, and
    ``floors`` lower bounds of eliminated symbols.
    """

    values: Rules
    bounds: tuple[tuple[Symbol, int], ...]
    equations: tuple[tuple[Expr, Expr], ...]
    floors: tuple[tuple[Expr, int], ...] = ()


@frozen(slots=False)
class Hypotheses(Shown):
    """A set of hypotheses in a fixed order, and the facts beside them; iteration gives the hypotheses."""

    items: tuple[Hypothesis, ...] = ()
    facts: tuple[Fact, ...] = ()

    def __iter__(self) -> Iterator[Hypothesis]:
        return iter(self.items)

    def __add__(self, other: Iterable[Hypothesis]) -> Hypotheses:
        facts = other.facts if isinstance(other, Hypotheses) else ()
        return Hypotheses(tuple(dict.fromkeys((*self.items, *other))), tuple(dict.fromkeys((*self.facts, *facts))))

    @property
    def everything(self) -> tuple[Hypothesis | Fact, ...]:
        """Hypotheses and facts."""
        return (*self.items, *self.facts)

    @property
    def statements(self) -> tuple[str, ...]:
        """Each hypothesis and each fact as text."""
        return tuple(item.statement for item in self.everything)

    @property
    def counts(self) -> Rules:
        """The rewriting that writes counts as the closed forms that they are."""
        return tuple((item.symbol, item.value) for item in self.facts if isinstance(item, Counts))

    @cached_property
    def rules(self) -> Rules:
        """The rewriting that writes formulas without the symbols that an equation solves for."""
        return tuple((item.solved, item.solution) for item in self.items if isinstance(item, Defines))

    def relevant(self, symbols: Iterable[Symbol]) -> Hypotheses:
        """The hypotheses that can bear on these symbols: fewer hypotheses make a stronger claim.

        An equation bears on a claim that has its defined symbol or the one it solves for; a divisibility on one that
        has both of its symbols, or its dividend and what divides its divisor in turn.
        """
        known = set(symbols)
        chosen: set[Hypothesis] = set()
        while True:
            found = [item for item in self.items if item not in chosen and self._bears(item, known)]
            if not found:
                return Hypotheses(tuple(item for item in self.items if item in chosen))
            for item in found:
                chosen.add(item)
                known |= item.symbols

    def _bears(self, item: Hypothesis, known: set[Symbol]) -> bool:
        if isinstance(item, Defines):
            return item.symbol in known or item.solved in known
        if isinstance(item, Divides) and item.dividend in known:
            below = {
                other.divisor for other in self.items if isinstance(other, Divides) and other.dividend == item.divisor
            }
            return item.divisor in known or bool(below & known)
        return item.symbols <= known

    def complete(self, values: Mapping[Symbol, int], needed: Iterable[Symbol]) -> dict[Symbol, int]:
        """The values together with those that an equation yields.

        Raises HypothesisError where an equation has no integer solution at these values.
        """
        result = dict(values)
        wanted = set(needed)
        for item in self.items:
            if isinstance(item, Defines) and item.solved in wanted and item.solved not in result:
                parts = free_symbols(item.solution)
                if all(part in result for part in parts):
                    result[item.solved] = item.solve(result)
        for symbol, count in self.counts:
            if symbol in wanted and symbol not in result and all(part in result for part in free_symbols(count)):
                result[symbol] = evaluate(count, result).numerator
        return result

    def check(self, values: Mapping[Symbol, int]) -> None:
        """Raises HypothesisError that names the first hypothesis that the values break, the symbol and the way out."""
        for item in self.everything:
            if all(symbol in values for symbol in item.symbols) and (violation := item.violation(values)):
                raise HypothesisError(item.blamed.name, f"{violation}{self._way_out(item, values)}")

    def _way_out(self, item: Hypothesis | Fact, values: Mapping[Symbol, int]) -> str:
        """What to do about values that break one of the hypotheses; raises where an equation has no solution at all."""
        if isinstance(item, Divides):
            dividends, least = self.beside(item.divisor)
            sizes = {symbol.name: values[symbol] for symbol in dividends if symbol in values}
            return ways_out.nearest(item.divisor.name, values[item.divisor], sizes, least)
        if isinstance(item, Defines):
            item.solve(values)
            return item.way_back
        if isinstance(item, Counts):
            return ways_out.left_out(item.symbol.name)
        if isinstance(item, Within):
            return ways_out.at_the_bound(item.symbol.name, values[item.bound])
        return ways_out.other_derivation(item.statement)

    def beside(self, divisor: Symbol) -> tuple[tuple[Symbol, ...], int]:
        """All that a symbol must divide, and the least value that it may have."""
        dividends = tuple(item.dividend for item in self.items if isinstance(item, Divides) and item.divisor == divisor)
        bounds = (item.bound for item in self.items if isinstance(item, AtLeast) and item.symbol == divisor)
        return dividends, max(bounds, default=1)

    def eliminate(self, symbols: Iterable[Symbol]) -> Elimination:
        """Witness form over these symbols and those of the hypotheses.

        Raises HypothesisError for a symbol that is defined by itself, or by anything but a polynomial with positive
        integer coefficients: such a symbol need not be a positive integer. So it does for a symbol that has the name of
        a witness, which would say more than is assumed, and for two symbols of one name.
        """
        values: dict[Symbol, Expr] = {}
        bounds: dict[Symbol, int] = {}
        equations: list[tuple[Expr, Expr]] = []
        definitions: list[tuple[Symbol, Expr]] = []
        for item in self.items:
            if isinstance(item, Defines):
                definitions.append((item.symbol, item.value))
            elif isinstance(item, Divides):
                quotient = witness(item.divisor, item.dividend)
                definitions.append((item.dividend, item.divisor * quotient))
        for symbol, value in definitions:
            if symbol in values:
                equations.append((values[symbol], value))
            else:
                values[symbol] = value
        resolved = {symbol: _resolve(value, values, (symbol,)) for symbol, value in values.items()}
        for symbol, value in resolved.items():
            _check_whole(symbol, value)
        rules = tuple(resolved.items())
        everything = {*symbols, *(s for item in self.items for s in item.symbols)}
        _check_names(everything)
        for _, value in definitions:
            everything.update(free_symbols(value))
        for symbol in sorted(everything - set(resolved), key=lambda s: s.name):
            bounds[symbol] = 1 if symbol.is_positive else 0
        floors: list[tuple[Expr, int]] = []
        for item in self.items:
            if isinstance(item, AtLeast) and item.symbol in bounds:
                bounds[item.symbol] = max(bounds[item.symbol], item.bound)
            elif isinstance(item, AtLeast):
                floors.append((resolved[item.symbol], item.bound))
        remaining = tuple((normal(left, rules), normal(right, rules)) for left, right in equations)
        return Elimination(rules, tuple(bounds.items()), remaining, tuple(floors))


def _check_names(symbols: Iterable[Symbol]) -> None:
    """Raises HypothesisError for a symbol that is named as witnesses are, and for two symbols of one name."""
    seen: dict[str, Symbol] = {}
    for symbol in sorted(symbols, key=lambda item: item.name):
        if is_reserved(symbol.name):
            raise HypothesisError(symbol.name, f"{symbol.name} is a name that is kept for witnesses: choose another")
        if symbol.name in seen:
            raise HypothesisError(symbol.name, f"two symbols are called {symbol.name}: they differ in their sign")
        seen[symbol.name] = symbol


def _named(symbols: Iterable[Symbol], values: Mapping[Symbol, int]) -> dict[str, int]:
    """The values of some symbols by name, in the glossary's order."""
    return {symbol.name: values[symbol] for symbol in sorted(symbols, key=rank)}


def _check_whole(symbol: Symbol, value: Expr) -> None:
    for monomial, coefficient in polynomial(value).items():
        if coefficient.denominator != 1 or coefficient < 0 or any(exponent < 0 for _, exponent in monomial):
            raise HypothesisError(symbol.name, f"the hypotheses define {symbol.name} as {text(value)}, no polynomial")


def _resolve(value: Expr, values: Mapping[Symbol, Expr], path: tuple[Symbol, ...]) -> Expr:
    for symbol in free_symbols(value):
        if symbol in path:
            raise HypothesisError(symbol.name, f"the hypotheses define {symbol.name} by itself")
        if symbol in values:
            value = normal(value, ((symbol, _resolve(values[symbol], values, (*path, symbol))),))
    return value
