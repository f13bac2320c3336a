"""What one obligation says, why it holds or where it fails, as a person would want it."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import field, frozen
from sympy import Add, Expr, Max, Mul, Symbol, ceiling

from ..errors import BlueprintError
from ..expr.algebra import ONE, normal
from ..expr.evaluate import evaluate
from ..expr.text import text
from .obligation import Compare, Every, Formula, Natural, Obligation, Some
from .prover import Prover
from .record import digest_of
from .report import Counterexample, Status, Verdict, shown
from .smt import NoWitnessError, scripts
from .used import used


@frozen
class Explanation:
    """An obligation with its verdict.

    ``needed`` are hypotheses that suffice for its proof, ``example`` is a point that meets all hypotheses and premises,
    ``queries`` are the texts that z3 must find unsatisfiable.
    """

    obligation: Obligation
    verdict: Verdict
    needed: tuple[str, ...]
    example: tuple[tuple[Symbol, int], ...]
    queries: tuple[str, ...] = field(repr=False)

    def __str__(self) -> str:
        return "\n".join(_lines(self))


def explain(obligation: Obligation, prover: Prover) -> Explanation:
    """The explanation of an obligation; proves it, and once more without each of its hypotheses in turn."""
    verdict = prover.prove(obligation)
    needed = tuple(item.statement for item in used(obligation)) if verdict.status is Status.PROVED else ()
    try:
        queries = scripts(obligation)
    except (BlueprintError, NoWitnessError):
        queries = ()
    return Explanation(obligation, verdict, needed, shown(verdict.example), queries)


def _lines(found: Explanation) -> Iterator[str]:
    obligation, verdict = found.obligation, found.verdict
    yield obligation.id
    yield f"  {obligation.sentence}"
    yield ""
    yield f"  pass      {obligation.pass_name}"
    yield f"  kind      {obligation.kind}"
    yield f"  source    {obligation.source}"
    yield f"  digest    {digest_of(obligation)}"
    if obligation.origin:
        yield f"  sides     {obligation.origin}"
    yield ""
    yield "claimed"
    yield from (f"  {line}" for line in _goals(obligation.goal))
    if obligation.premises:
        yield "where"
        yield from (f"  {premise.show()}" for premise in obligation.premises)
    yield "assumed"
    yield "  every symbol of the glossary is a positive integer"
    for statement in obligation.hypotheses.statements:
        idle = verdict.status is Status.PROVED and statement not in found.needed
        yield f"  {statement}" + ("   (the proof does not need it)" if idle else "")
    if found.example:
        yield "for example " + ", ".join(f"{symbol.name} = {value}" for symbol, value in found.example)
    yield ""
    yield f"{verdict.status.value}" + (f" by {' and '.join(verdict.judges)}" if verdict.judges else "")
    if verdict.reason:
        yield f"  {verdict.reason}"
    if verdict.counterexample is not None:
        yield from _refutation(obligation, verdict.counterexample)
    for number, query in enumerate(found.queries, 1):
        yield ""
        yield f"query {number} of {len(found.queries)}, which z3 must find unsatisfiable"
        yield from (f"  {line}" for line in query.splitlines())


def _goals(goal: Formula) -> Iterator[str]:
    if isinstance(goal, Every):
        for part in goal.parts:
            yield from _goals(part)
    elif isinstance(goal, Some):
        yield "one of"
        for part in goal.parts:
            yield from (f"  {line}" for line in _goals(part))
    else:
        yield goal.show() + (f"   ({goal.label})" if goal.label else "")


def _refutation(obligation: Obligation, found: Counterexample) -> Iterator[str]:
    values = found.point
    yield "at " + (", ".join(f"{symbol.name} = {value}" for symbol, value in found.values) or "every point")
    for part in _broken(obligation.goal, values):
        if part.label:
            yield f"  {part.label}"
        if isinstance(part, Natural):
            yield from (f"  {line}" for line in steps(part.expr, values))
            continue
        yield "  left"
        yield from (f"    {line}" for line in steps(part.left, values))
        yield "  right"
        yield from (f"    {line}" for line in steps(part.right, values))
        difference = normal(part.left - part.right, obligation.hypotheses.rules)
        yield f"  {part.relation} does not hold; left − right = {text(difference)} = {evaluate(difference, values)}"


def _broken(goal: Formula, values: dict[Symbol, int]) -> Iterator[Compare | Natural]:
    if goal.holds(values):
        return
    if isinstance(goal, Every | Some):
        for part in goal.parts:
            yield from _broken(part, values)
    else:
        yield goal


def steps(expr: Expr, values: dict[Symbol, int]) -> list[str]:
    """The value of an expression, term by term: symbols, numbers in their place, results."""
    lines = [f"{text(expr)} = {evaluate(expr, values)}"]
    parts = expr.args if isinstance(expr, Add | Max) else ()
    for part in parts:
        lines.append(f"  {text(part)} = {_numbers(part, values)} = {evaluate(part, values)}")
    if not parts and isinstance(expr, Mul | ceiling):
        lines.append(f"  {_numbers(expr, values)}")
    return lines


def _numbers(expr: Expr, values: dict[Symbol, int]) -> str:
    factors = expr.args if isinstance(expr, Mul) else (expr,)
    return "·".join(str(evaluate(factor, values)) for factor in factors if factor != ONE) or "1"
