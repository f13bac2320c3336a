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

from .errors import HypothesisError
from .expr.algebra import Rules, free_symbols, normal, polynomial
from .expr.evaluate import evaluate
from .expr.text import text
from .shown import Shown
from .symbols import is_reserved, witness


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
    def symbols(self) -> frozenset[Symbol]:
        """Both symbols."""
        return frozenset((self.divisor, self.dividend))

    def violation(self, values: Mapping[Symbol, int]) -> str | None:
        """What is wrong with these values, or None."""
        divisor, dividend = values[self.divisor], values[self.dividend]
        if dividend % divisor == 0:
            return None
        return f"{self.divisor.name} = {divisor} does not divide {self.dividend.name} = {dividend}"


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
    def statement(self) -> str:
        """``H = h*d_h``."""
        return f"{self.symbol.name} = {text(self.value)}"

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
        right = evaluate(self.value, values)
        if values[self.symbol] == right:
            return None
        other = "" if self.value.is_number else f", {text(self.value)} = {right}"
        return f"{self.statement} does not hold: {self.symbol.name} = {values[self.symbol]}{other}"


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
    def symbols(self) -> frozenset[Symbol]:
        """The symbol."""
        return frozenset((self.symbol,))

    def violation(self, values: Mapping[Symbol, int]) -> str | None:
        """What is wrong with these values, or None."""
        value = values[self.symbol]
        return None if value >= self.bound else f"{self.symbol.name} = {value}, but {self.statement} is assumed"


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
    def symbols(self) -> frozenset[Symbol]:
        """All symbols of the equation."""
        return frozenset((self.symbol, *free_symbols(self.value)))

    def violation(self, values: Mapping[Symbol, int]) -> str | None:
        """What is wrong with these values, or None."""
        right = evaluate(self.value, values)
        if values[self.symbol] == right:
            return None
        return f"{self.statement} is {right} at these sizes, not {values[self.symbol]}: leave {self.symbol.name} out"


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
    def symbols(self) -> frozenset[Symbol]:
        """Both symbols."""
        return frozenset((self.symbol, self.bound))

    def violation(self, values: Mapping[Symbol, int]) -> str | None:
        """What is wrong with these values, or None."""
        value, bound = values[self.symbol], values[self.bound]
        if value <= bound:
            return None
        return f"{self.symbol.name} = {value} exceeds {self.bound.name} = {bound}"


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
                    solved = evaluate(item.solution, result)
                    if solved.denominator != 1:
                        shown = ", ".join(f"{part.name} = {result[part]}" for part in parts)
                        raise HypothesisError(
                            item.solved.name,
                            f"{item.statement} has no integer solution for {item.solved.name} at {shown} "
                            f"({item.solved.name} would be {solved}){item.way_out}",
                        )
                    result[item.solved] = solved.numerator
        for symbol, count in self.counts:
            if symbol in wanted and symbol not in result and all(part in result for part in free_symbols(count)):
                result[symbol] = evaluate(count, result).numerator
        return result

    def check(self, values: Mapping[Symbol, int]) -> None:
        """Raises HypothesisError that names the first hypothesis that the values break."""
        for item in self.everything:
            if all(symbol in values for symbol in item.symbols):
                violation = item.violation(values)
                if violation is not None:
                    raise HypothesisError(min(symbol.name for symbol in item.symbols), violation)

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
