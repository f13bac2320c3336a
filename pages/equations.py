"""Every displayed equation: read back from its LaTeX, and proved equal to what the passes derive.

    python -m pages equations

An equation that cannot be read, whose letters nobody derives, or that no longer holds is a `RefusalError`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from attrs import field, frozen

from blueprint_sym.errors import ParseError
from blueprint_sym.expr.algebra import normal
from blueprint_sym.expr.latex_reader import equations
from blueprint_sym.expr.latex_syntax import Equation
from blueprint_sym.proof.obligation import Formula, Laws, Obligation, equal
from blueprint_sym.proof.prover import SHARED, Prover
from blueprint_sym.proof.report import Verdict

from .displays import Display, displays, in_pages
from .readings import OF_MODULE, Derived, Reading, derived


class RefusalError(Exception):
    """An equation of a docstring that is not what the passes derive; the message begins with file and line."""


@frozen
class Checked:
    """A display with the number of its equations and of the cases in which they were proved."""

    display: Display
    equations: int
    cases: int
    verdicts: tuple[Verdict, ...] = field(repr=False)


def check(
    found: Iterable[Display] | None = None, prover: Prover = SHARED, variants: tuple[Derived, ...] | None = None
) -> tuple[Checked, ...]:
    """Reads and proves displays, by default all of the package and of docs/.

    Raises RefusalError for the first that cannot be read or is not proved.
    """
    chosen = (*displays(), *in_pages()) if found is None else found
    cases = derived() if variants is None else variants
    return tuple(_checked(display, cases, prover) for display in chosen)


def _checked(display: Display, variants: tuple[Derived, ...], prover: Prover) -> Checked:
    try:
        stated = equations(display.source)
    except ParseError as error:
        raise RefusalError(f"{display.place}: cannot be read: {error}") from None
    if display.module not in OF_MODULE:
        raise RefusalError(
            f"{display.place}: nobody says what the letters of {display.module} mean; see pages/readings.py"
        )
    obligations: list[Obligation] = []
    held = [0] * len(stated)
    for reading in _readings(display.module, variants):
        goals: list[Formula] = []
        for number, equation in enumerate(stated):
            parts = tuple(_goals(display, equation, reading))
            held[number] += bool(parts)
            goals += parts
        if goals:
            laws = Laws("documentation", reading.hypotheses)
            sentence = f"the equation at {display.place} is what the passes derive ({reading.case})"
            obligations.append(laws.claim("docstring", display.place, sentence, goals, source=display.place))
    for number, times in enumerate(held):
        if not times:
            raise RefusalError(f"{display.place}: equation {number + 1} speaks of nothing that a pass derives")
    report = prover.prove_all(obligations)
    if not report.proved:
        raise RefusalError(f"{display.place}: no longer holds: {report.failures[0]}")
    return Checked(display, len(stated), len(obligations), report.verdicts)


def _readings(module: str, variants: tuple[Derived, ...]) -> Iterator[Reading]:
    tasks, readings = OF_MODULE[module]
    for variant in variants if tasks else variants[:1]:
        if not tasks or variant.session.workload.task in tasks:
            yield from readings(variant)


ABSENT = {r"M_{\mathrm{TP}}", r"W_{\mathrm{reduce}}"}
"""What a single rank has not: there an equation about it says nothing."""


def _goals(display: Display, equation: Equation, reading: Reading) -> Iterator[Formula]:
    """Neighbouring sides, entry by entry."""
    names = {getattr(side, "spelling", "") for side in equation.sides}
    if any(name in ABSENT and name not in reading.scope.names for name in names):
        return
    try:
        sides = [reading.values(side) for side in equation.sides]
    except ParseError as error:
        raise RefusalError(f"{display.place}: cannot be read ({reading.case}): {error}") from None
    for left, right in pairwise(sides):
        if len(left) != len(right):
            raise RefusalError(f"{display.place}: {len(left)} entries on one side and {len(right)} on the other")
        yield from (equal(normal(one), normal(other)) for one, other in zip(left, right, strict=True))
