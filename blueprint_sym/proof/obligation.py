"""Obligations: what a pass must prove before its target is committed.

A goal compares expressions that were computed on different ways. Hypotheses are those of the derivation that can bear
on the goal; premises are further assumptions of the obligation alone, such as an induction hypothesis.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from attrs import frozen
from sympy import Expr, Integer, Symbol

from ..expr.algebra import free_symbols
from ..expr.evaluate import value
from ..expr.text import text
from ..hypotheses import Elimination, Hypotheses


@frozen(cache_hash=True)
class Compare:
    """``left relation right`` with a relation of ``=``, ``<=``, ``<``."""

    left: Expr
    relation: str
    right: Expr
    label: str = ""

    def holds(self, values: Mapping[Symbol, int]) -> bool:
        """Whether it is true at a point."""
        left, right = value(self.left, values), value(self.right, values)
        return left == right if self.relation == "=" else left <= right if self.relation == "<=" else left < right

    def show(self) -> str:
        """As text."""
        return f"{text(self.left)} {self.relation} {text(self.right)}"

    @property
    def expressions(self) -> tuple[Expr, ...]:
        """Both sides."""
        return (self.left, self.right)


@frozen(cache_hash=True)
class Natural:
    """``expr`` is a non-negative integer."""

    expr: Expr
    label: str = ""

    def holds(self, values: Mapping[Symbol, int]) -> bool:
        """Whether it is true at a point."""
        found = value(self.expr, values)
        return found.denominator == 1 and found >= 0

    def show(self) -> str:
        """As text."""
        return f"{text(self.expr)} is a non-negative integer"

    @property
    def expressions(self) -> tuple[Expr, ...]:
        """The expression."""
        return (self.expr,)


@frozen(cache_hash=True)
class Every:
    """All of the parts."""

    parts: tuple[Formula, ...]

    def holds(self, values: Mapping[Symbol, int]) -> bool:
        """Whether it is true at a point."""
        return all(part.holds(values) for part in self.parts)

    def show(self) -> str:
        """As text."""
        return " and ".join(part.show() for part in self.parts)

    @property
    def expressions(self) -> tuple[Expr, ...]:
        """Those of all parts."""
        return tuple(expr for part in self.parts for expr in part.expressions)


@frozen(cache_hash=True)
class Some:
    """At least one of the parts."""

    parts: tuple[Formula, ...]

    def holds(self, values: Mapping[Symbol, int]) -> bool:
        """Whether it is true at a point."""
        return any(part.holds(values) for part in self.parts)

    def show(self) -> str:
        """As text."""
        return " or ".join(part.show() for part in self.parts)

    @property
    def expressions(self) -> tuple[Expr, ...]:
        """Those of all parts."""
        return tuple(expr for part in self.parts for expr in part.expressions)


Formula = Compare | Natural | Every | Some
Content = tuple[Formula, tuple[Compare, ...], Hypotheses]
"""What an obligation claims: goal, premises, hypotheses."""


def states_nothing(formula: Formula) -> bool:
    """Whether a formula is true for want of parts: what a loop that found nothing yields."""
    return isinstance(formula, Every) and all(states_nothing(part) for part in formula.parts)


FALSE = Compare(Integer(0), "=", Integer(1))
"""The goal that nothing meets: proved only where the premises contradict each other."""


def equal(left: Expr, right: Expr, label: str = "") -> Compare:
    """``left = right``."""
    return Compare(left, "=", right, label)


def at_most(left: Expr, right: Expr, label: str = "") -> Compare:
    """``left ≤ right``."""
    return Compare(left, "<=", right, label)


def below(left: Expr, right: Expr, label: str = "") -> Compare:
    """``left < right``."""
    return Compare(left, "<", right, label)


@frozen(slots=False)
class Obligation:
    """One law of a pass, to be proved for all sizes.

    ``id`` is stable and readable: ``pass.kind.subject``. ``sentence`` says the law to a person, ``source`` where it
    comes from, ``origin`` how both sides were computed.
    """

    id: str
    pass_name: str
    kind: str
    sentence: str
    source: str
    hypotheses: Hypotheses
    goal: Formula
    premises: tuple[Compare, ...] = ()
    origin: str = ""

    @property
    def content(self) -> Content:
        """What it claims, in whatever words: goal, premises, hypotheses."""
        return self.goal, self.premises, self.hypotheses

    @cached_property
    def elimination(self) -> Elimination:
        """The hypotheses in witness form, over all symbols of the claim."""
        return self.hypotheses.eliminate(_symbols((self.goal, *self.premises)))


def _symbols(parts: Iterable[Formula]) -> set[Symbol]:
    return {symbol for part in parts for expr in part.expressions for symbol in free_symbols(expr)}


@frozen
class Laws:
    """Makes the obligations of one pass: fills in its name and the hypotheses that bear on each goal."""

    pass_name: str
    hypotheses: Hypotheses

    def claim(
        self,
        kind: str,
        subject: str,
        sentence: str,
        goal: Formula | Iterable[Formula],
        *,
        source: str,
        premises: Iterable[Compare] = (),
        origin: str = "",
    ) -> Obligation:
        """An obligation; several goals are joined."""
        formula = goal if isinstance(goal, Compare | Natural | Every | Some) else Every(tuple(goal))
        assumed = tuple(premises)
        return Obligation(
            id=f"{self.pass_name}.{kind.replace(' ', '_')}.{subject}",
            pass_name=self.pass_name,
            kind=kind,
            sentence=sentence,
            source=source,
            hypotheses=self.hypotheses.relevant(_symbols((formula, *assumed))),
            goal=formula,
            premises=assumed,
            origin=origin,
        )
