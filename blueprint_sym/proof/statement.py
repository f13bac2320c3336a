"""What an obligation claims, as plain data in the user's symbols, and the digest of it.

An index names a claim by its digest: that of its statement in integers, which is what a certificate proves. Trees here
are symbol names, integers, and lists ``["+", …]``, ``["*", …]``, ``["/", a, b]``, ``["^", a, n]``, ``["max", …]``,
``["ceil", a]``.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from sympy import Add, Expr, Integer, Max, Mul, Pow, Rational, Symbol, ceiling

from ..errors import ExpressionError
from ..hypotheses import AtLeast, Defines, Divides
from ..symbols import witness
from . import certificate
from .check import claim
from .obligation import Compare, Every, Formula, Natural, Obligation


@cache
def tree(expr: Expr) -> Any:
    """An expression as plain data; raises ExpressionError for a node outside the algebra."""
    if isinstance(expr, Symbol):
        return expr.name
    if isinstance(expr, Integer):
        return int(expr)
    if isinstance(expr, Rational):
        return ("/", int(expr.p), int(expr.q))
    if isinstance(expr, Pow) and isinstance(expr.args[1], Integer):
        return ("^", tree(expr.args[0]), int(expr.args[1]))
    for kind, word in ((Add, "+"), (Mul, "*"), (Max, "max"), (ceiling, "ceil")):
        if isinstance(expr, kind):
            return (word, *(tree(arg) for arg in expr.args))
    raise ExpressionError(f"{expr} has no tree: a {type(expr).__name__} is outside the algebra")


def statement(obligation: Obligation) -> dict[str, Any]:
    """Bounds of the free symbols, hypotheses, premises and goal."""
    quotients = {witness(h.divisor, h.dividend) for h in obligation.hypotheses if isinstance(h, Divides)}
    free = [symbol for symbol, _ in obligation.elimination.bounds if symbol not in quotients]
    return {
        "bounds": [(symbol.name, 1 if symbol.is_positive else 0) for symbol in free],
        "hypotheses": [_hypothesis(item) for item in obligation.hypotheses],
        "premises": [(item.relation, tree(item.left), tree(item.right)) for item in obligation.premises],
        "goal": _goal(obligation.goal),
    }


def digest(obligation: Obligation) -> str:
    """What a certificate of the obligation names as its claim; wording, source and id do not enter.

    What cannot be stated in integers has no certificate: its digest is that of the statement in the user's symbols.
    """
    try:
        return claim(certificate.statement(obligation))
    except certificate.NoCertificateError:
        return claim(statement(obligation))


def _hypothesis(item: Divides | Defines | AtLeast) -> tuple[Any, ...]:
    if isinstance(item, Divides):
        return ("divides", item.divisor.name, item.dividend.name)
    if isinstance(item, Defines):
        return ("equals", item.symbol.name, tree(item.value))
    return ("least", item.symbol.name, item.bound)


def _goal(goal: Formula) -> tuple[Any, ...]:
    if isinstance(goal, Compare):
        return (goal.relation, tree(goal.left), tree(goal.right))
    if isinstance(goal, Natural):
        return ("natural", tree(goal.expr))
    return ("and" if isinstance(goal, Every) else "or", *(_goal(part) for part in goal.parts))
