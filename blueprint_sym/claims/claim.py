"""A claim: what a source says of a quantity, as data. Nothing is judged here."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from attrs import field, frozen

from ..errors import SpecError

RELATIONS = ("=", "<=", ">=")
VERDICTS = ("proved", "refuted", "unknown")
MOST_LETTERS = 64
"""Entries of a symbol map, and assumptions."""
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}", re.ASCII)
"""A letter as text spells it."""
_SIGN = re.compile(r"=|\\(?:approx|simeq|equiv)(?![A-Za-z])")


@frozen(kw_only=True, slots=False)
class Claim:
    """``quantity relation claimed``, said by a source of derivations of one kind.

    ``model`` and ``strategy`` are what `blueprint_sym.derive` takes; ``symbols`` maps the source's letters to ours,
    ``assume`` are relations in the source's letters, ``claimed`` its formula as text, or ``claimed_latex`` as LaTeX.
    ``expect`` is the verdict that counts as success, or "". ``note`` says what a person should know, such as why a
    published formula is wrong. ``place`` is the file and, where there is one, the line. Raises SpecError for a value
    that is none of its kind.
    """

    id: str
    quantity: str
    claimed: str = ""
    claimed_latex: str = ""
    title: str = ""
    cite: str = ""
    where: str = ""
    task: str = "training"
    scope: str = "block"
    model: str | Mapping[str, Any] = field(factory=dict)
    strategy: Mapping[str, Any] = field(factory=dict)
    symbols: Mapping[str, str] = field(factory=dict)
    assume: tuple[str, ...] = ()
    relation: str = "="
    expect: str = ""
    note: str = ""
    place: str = ""
    line: int = 0

    def __attrs_post_init__(self) -> None:
        for name, holds, message in (
            ("id", bool(self.id.strip()) and len(self.id) <= 200 and self.id.isprintable(), "expected a short name"),
            ("quantity", bool(self.quantity.strip()), "expected a quantity, as `blueprint-sym derive` names it"),
            ("relation", self.relation in RELATIONS, f"expected one of {', '.join(RELATIONS)}, got {self.relation!r}"),
            (
                "expect",
                self.expect in ("", *VERDICTS),
                f"expected one of {', '.join(VERDICTS)}, got {self.expect[:40]!r}",
            ),
            (
                "claimed",
                bool(self.claimed.strip()) != bool(self.claimed_latex.strip()),
                "expected a formula, either as claimed or as claimed_latex",
            ),
            ("symbols", len(self.symbols) <= MOST_LETTERS, f"at most {MOST_LETTERS} letters are read"),
            ("assume", len(self.assume) <= MOST_LETTERS, f"at most {MOST_LETTERS} assumptions are read"),
        ):
            if not holds:
                raise SpecError(message, file=self.place, field=self.at(name))

    def at(self, name: str) -> str:
        """The claim and one of its fields, as an error names them."""
        return f"claim {self.id[:80]!r}: {name}"

    def error(self, name: str, message: object) -> SpecError:
        """An error about one field."""
        return SpecError(str(message), file=self.place, field=self.at(name))

    @property
    def formula(self) -> str:
        """What is claimed, as the source writes it; of an equation the right side."""
        if self.claimed:
            return " ".join(self.claimed.split())
        return " ".join(_SIGN.split(self.claimed_latex)[-1].split())

    @property
    def sentence(self) -> str:
        """The claim in one line."""
        said = f"{self.quantity} {self.relation} {self.formula}"
        return f"{self.title}: {said}" if self.title else said
