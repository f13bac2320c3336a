"""Quantities as a claim names them: ``model.flops.matmul.model - model.flops.matmul.model[logits]``.

Sums, differences and multiples of quantities and of their parts; a part is a layer, a phase or a role in brackets. A
multiple may have letters of ours (``t*flops.qkv``), but every term has exactly one quantity: what a source counts
otherwise must be said as something that the derivation counts.
"""

from __future__ import annotations

import re

from attrs import frozen
from sympy import Expr, Symbol

from ..errors import ParseError, SpecError
from ..expr.algebra import ZERO, Rules, from_monomial, normal, polynomial, total
from ..expr.bounded import MAX_LENGTH
from ..expr.text import read
from ..proof.prover import Prover
from ..symbols import SYMBOLS, index
from .parts import Derived, Part, part, parts_of

_NAMED = re.compile(r"([a-z_]{1,40}(?:\.[a-z_]{1,40}){1,6})(?:\[([^\]]{0,200})\])?", re.ASCII)
MOST_NAMED = 40


@frozen
class Combined:
    """A combination of quantities: its value, its unit ("" where a multiple has letters), and the parts that make it.

    ``parts`` is empty where one of the quantities is no sum.
    """

    expr: Expr
    unit: str
    parts: tuple[Part, ...]


@frozen
class _Named:
    """One quantity or part of one."""

    text: str
    letter: Symbol
    value: Expr
    unit: str
    parts: tuple[Part, ...]


def combined(text: str, derived: Derived, prover: Prover | None) -> Combined:
    """The combination of quantities that a text spells.

    Raises SpecError or ParseError for what is none, or where units differ.
    """
    plain, named = _taken_out(text, derived, prover)
    letters = {**SYMBOLS, **{item.letter.name: item.letter for item in named}}
    multiples = _multiples(_readable(plain, letters, text), named)
    units = {item.unit for item, _ in multiples}
    if len(units) > 1:
        raise SpecError(f"its terms have different units: {', '.join(sorted(units))}")
    whole = _readable(plain, {**letters, **{item.letter.name: item.value for item in named}}, text)
    parts = _merged(multiples) if all(item.parts for item, _ in multiples) else ()
    plain_unit = all(factor.is_number for _, factor in multiples)
    return Combined(whole, units.pop() if plain_unit else "", parts)


def meaning(text: str, derived: Derived, prover: Prover | None) -> Expr:
    """What a letter of a source means: an expression in our letters, in which quantities may occur.

    Raises SpecError or ParseError.
    """
    plain, named = _taken_out(text, derived, prover)
    return _readable(plain, {**SYMBOLS, **{item.letter.name: item.value for item in named}}, text)


def quantity_names(text: str) -> tuple[str, ...]:
    """The names of the quantities in a text."""
    return tuple(dict.fromkeys(found[1] for found in _NAMED.finditer(text[:MAX_LENGTH])))


def _taken_out(text: str, derived: Derived, prover: Prover | None) -> tuple[str, list[_Named]]:
    """The text with a letter for each quantity."""
    if len(text) > MAX_LENGTH:
        raise ParseError(f"the expression has {len(text)} characters; at most {MAX_LENGTH} are read")
    named: dict[str, _Named] = {}

    def letter(found: re.Match[str]) -> str:
        if found[0] not in named:
            if len(named) == MOST_NAMED:
                raise SpecError(f"more than {MOST_NAMED} quantities in one expression")
            named[found[0]] = _named(found[0], found[1], found[2], len(named), derived, prover)
        return str(named[found[0]].letter.name)

    plain = _NAMED.sub(letter, text).replace("\r", " ").replace("\n", " ")
    return plain, list(named.values())


def _named(text: str, name: str, path: str | None, number: int, derived: Derived, prover: Prover | None) -> _Named:
    parts = parts_of(derived, name, prover)
    quantity, symbol = derived.quantities[name], index(f"quantity_{number}", positive=True)
    if path is None:
        return _Named(text, symbol, quantity.expr, quantity.unit.value, parts)
    chosen = tuple(item for item in parts if item.under(path.strip()))
    return _Named(text, symbol, part(parts, path.strip()), quantity.unit.value, chosen)


def _readable(plain: str, letters: dict[str, Expr], text: str) -> Expr:
    try:
        return read(plain, letters)
    except ParseError as error:
        shown = str(error).partition("; known are")[0].partition(": ")[2]
        raise SpecError(f"{text[:80]!r}: {shown}") from None


def _multiples(expr: Expr, named: list[_Named]) -> list[tuple[_Named, Expr]]:
    """Each quantity with its factor; raises SpecError for a term that has not exactly one."""
    letters = {item.letter: item for item in named}
    factors: dict[str, list[Expr]] = {item.text: [] for item in named}
    for monomial, coefficient in polynomial(expr).items():
        found = [(atom, power) for atom, power in monomial if any(atom.has(letter) for letter in letters)]
        if len(found) != 1 or found[0][1] != 1 or found[0][0] not in letters:
            raise SpecError("expected sums, differences and multiples of quantities: one quantity in every term")
        rest = tuple(factor for factor in monomial if factor != found[0])
        factors[letters[found[0][0]].text].append(from_monomial(rest, coefficient))
    if not polynomial(expr):
        raise SpecError("expected a quantity, as `blueprint-sym derive` names it")
    return [(item, total(factors[item.text])) for item in named if factors[item.text]]


def _merged(multiples: list[tuple[_Named, Expr]]) -> tuple[Part, ...]:
    """The parts of all terms times their factors, each id once."""
    values: dict[tuple[str, str], list[Expr]] = {}
    for item, factor in multiples:
        for one in item.parts:
            values.setdefault((one.id, one.role), []).append(normal(one.value * factor))
    summed = ((name, role, total(found)) for (name, role), found in values.items())
    return tuple(Part(name, value, role) for name, role, value in summed if value != ZERO)


def simplified(parts: tuple[Part, ...], rules: Rules) -> tuple[Part, ...]:
    """The parts after replacements, without those that vanish."""
    found = ((item, normal(item.value, rules)) for item in parts)
    return tuple(Part(item.id, value, item.role) for item, value in found if value != ZERO)
