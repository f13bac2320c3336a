"""The letters of a source: what they mean in ours, all at once, and how ours are shown in the source's."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property

from attrs import field, frozen
from sympy import Expr, Symbol

from ..errors import BlueprintError, ParseError, ProofError
from ..expr.algebra import Rules, free_symbols, normal
from ..expr.latex_reader import Scope, equations, glossary, meaning, read_latex, spelling
from ..expr.text import read
from ..proof.prover import Prover
from ..symbols import INFO, SYMBOLS, index
from .claim import NAME, Claim
from .parts import Derived
from .quantity import meaning as quantity_meaning

OURS = "_ours"
"""Behind a letter of ours that the source uses for something else and has no letter for."""


@frozen(slots=False)
class Letters:
    """``given`` maps a source's letters to expressions in ours; a letter that is not given means what it means here."""

    given: Mapping[str, Expr] = field(factory=dict)

    @classmethod
    def of(cls, claim: Claim, derived: Derived, prover: Prover | None) -> Letters:
        """The letters of a claim; raises SpecError for a letter that cannot be one or that means nothing."""
        given: dict[str, Expr] = {}
        for letter, text in claim.symbols.items():
            try:
                plain_name(letter)
                given[letter] = quantity_meaning(text, derived, prover)
            except ProofError:
                raise
            except BlueprintError as error:
                raise claim.error(f"symbols.{letter[:40]}", f"{error}; it must be in our letters") from None
        names = [plain_name(letter) for letter in given]
        if doubled := next((name for name in names if names.count(name) > 1), ""):
            raise claim.error("symbols", f"{doubled} is given twice")
        return cls(given)

    @cached_property
    def meanings(self) -> dict[str, Expr]:
        """What every name means in our letters."""
        return {**SYMBOLS, **{plain_name(letter): value for letter, value in self.given.items()}}

    @cached_property
    def scope(self) -> Scope:
        """The same for LaTeX."""
        spellings = ((spelled(letter), value) for letter, value in self.given.items())
        return glossary().and_names({name: value for name, value in spellings if name is not None})

    def read(self, text: str) -> Expr:
        """The expression that a text in the source's letters spells, in ours; raises ParseError."""
        return read(one_line(text), self.meanings)

    def read_latex(self, text: str) -> Expr:
        """The same for LaTeX; of an equation the right side. Raises ParseError."""
        plain = in_house(text)
        if "=" not in plain:
            return read_latex(plain, self.scope)
        found = equations(plain)
        if len(found) != 1:
            raise ParseError(f"expected one formula, found {len(found)} equations")
        return meaning(found[0].sides[-1], self.scope)

    @cached_property
    def rules(self) -> Rules:
        """Our symbols as the source's, for printing."""
        rows: dict[Symbol, Symbol] = {}
        for letter, value in self.given.items():
            if isinstance(value, Symbol):
                rows.setdefault(value, shown_symbol(plain_name(letter)))
        taken = {plain_name(letter) for letter in self.given}
        for symbol in INFO:
            if symbol not in rows and symbol.name in taken:
                rows[symbol] = index(symbol.name + OURS, positive=True)
        return tuple(rows.items())

    def theirs(self, expr: Expr) -> Expr:
        """An expression in our letters, in the source's."""
        return normal(expr, self.rules)

    def name(self, symbol: Symbol) -> str:
        """What the source calls a symbol of ours."""
        return str(dict(self.rules).get(symbol, symbol).name)

    def explained(self, expr: Expr) -> dict[str, str]:
        """The letters of an expression that are shown, with their meanings."""
        return {self.name(symbol): INFO[symbol].meaning for symbol in free_symbols(expr) if symbol in INFO}


def in_house(text: str) -> str:
    r"""LaTeX as papers write it in the house's subset, every character in its column.

    ``\cdot`` and ``\times`` are products, ``\approx`` is read as an equation, ``\bigl(`` as ``(``.
    """
    for pattern, kept in _HOUSE:
        text = pattern.sub(lambda found, kept=kept: found.expand(kept).ljust(len(found[0])), text)  # type: ignore[misc]
    return text


_HOUSE = (
    (re.compile(r"\\(?:cdot|times)(?![A-Za-z])|\\[!,;: ]|~"), ""),
    (re.compile(r"\\(?:approx|simeq|equiv)(?![A-Za-z])"), "="),
    (re.compile(r"\\[bB]igg?[lr]?\s*([()])"), r"\1"),
    (re.compile(r"\\(?:text|textrm|textit|mathit|operatorname)\s*\{([A-Za-z ]+)\}"), r"\\mathrm{\1}"),
)
"""What papers write, and how it is written here."""


def one_line(text: str) -> str:
    """The text with blanks for line breaks, every character in its column."""
    return text.replace("\r", " ").replace("\n", " ")


def shown_symbol(name: str) -> Symbol:
    """The symbol under which a source's letter is printed; raises ParseError for a name that proofs keep."""
    try:
        return SYMBOLS.get(name) or index(name, positive=True)
    except ValueError as error:
        raise ParseError(str(error)) from None


def plain_name(letter: str) -> str:
    r"""A letter as text spells it: ``\ell`` is ``ell``, ``d_{\mathrm{ff}}`` is ``d_ff``.

    Raises ParseError where it is no letter.
    """
    if NAME.fullmatch(letter):
        shown_symbol(letter)
        return letter
    name = re.sub(r"\\(mathrm|mathbf)|[^A-Za-z0-9_]", "", spelling(letter) if len(letter) <= 80 else "")
    if not NAME.fullmatch(name):
        raise ParseError(f"{letter[:40]!r} is no letter")
    shown_symbol(name)
    return name


def spelled(letter: str) -> str | None:
    r"""A letter as LaTeX spells it: ``d_ff`` is ``d_{\mathrm{ff}}``, ``hidden`` is ``\mathrm{hidden}``.

    None for a name that LaTeX has no one spelling for, such as ``n1``.
    """
    if not NAME.fullmatch(letter):
        return letter
    found = _SPELLED.fullmatch(letter)
    if found is None:
        return None
    above, below = (_word(part) for part in (found[1], found[2] or ""))
    return f"{above}_{{{below}}}" if below else above


_SPELLED = re.compile(r"([A-Za-z]+)(?:_([A-Za-z]+|[0-9]+))?", re.ASCII)


def _word(text: str) -> str:
    return text if len(text) < 2 or text.isdigit() else rf"\mathrm{{{text}}}"
