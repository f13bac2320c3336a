"""The prover: discharges obligations with z3, on exactly the text that `smt.scripts` writes.

The order is: a short exact search for a counterexample, z3 in a fresh context under a resource limit, and, where z3 does
not say ``unsat``, a longer search. A model of z3 counts as a counterexample only after it was evaluated again in exact
integers in the original goal.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable

from attrs import define, field
from sympy import Symbol

from ..errors import ExpressionError
from ..expr.algebra import free_symbols
from ..expr.evaluate import evaluate_integer
from .obligation import Obligation
from .report import Counterexample, ProofReport, Status, Verdict
from .search import search, violates
from .smt import NoWitness, scripts

RESOURCE_LIMIT = 2_000_000
"""z3's own deterministic count; the hardest obligation needs a hundredth of it."""
WALL_LIMIT_MS = 60_000
"""A guard for the machine. It never decides a verdict that counts: what stops here is unknown."""
QUICK_POINTS = 6
LONG_POINTS = 20_000


@define
class Prover:
    """Keeps the claims that it has proved: a claim is its text, so two obligations of one text are proved once."""

    resource_limit: int = RESOURCE_LIMIT
    proved: set[str] = field(factory=set)
    discharged: int = 0

    def prove(self, obligation: Obligation) -> Verdict:
        """The verdict on one obligation."""
        started = time.perf_counter()
        status, reason, point, claim = self._decide(obligation)
        counterexample = Counterexample.at(obligation, point) if point is not None else None
        return Verdict(obligation, status, reason, counterexample, claim, time.perf_counter() - started)

    def prove_all(self, obligations: Iterable[Obligation]) -> ProofReport:
        """The verdicts on obligations, in their order."""
        return ProofReport(tuple(self.prove(obligation) for obligation in obligations))

    def _decide(self, obligation: Obligation) -> tuple[Status, str, dict[Symbol, int] | None, str]:
        try:
            bodies = scripts(obligation)
        except NoWitness as error:
            point = search(obligation, LONG_POINTS)
            status = Status.UNKNOWN if point is None else Status.REFUTED
            return status, f"{error}; {LONG_POINTS} points tried" if point is None else "", point, ""
        except ExpressionError as error:
            return Status.UNKNOWN, str(error), None, ""
        claim = hashlib.sha256("\n".join(bodies).encode()).hexdigest()
        if claim in self.proved:
            return Status.PROVED, "", None, claim
        point = search(obligation, QUICK_POINTS)
        if point is not None:
            return Status.REFUTED, "", point, claim
        self.discharged += 1
        answer, model = "unsat", dict[str, int]()
        for body in bodies:
            answer, model = ask_z3(body, self.resource_limit)
            if answer != "unsat":
                break
        if answer == "unsat":
            self.proved.add(claim)
            return Status.PROVED, "", None, claim
        point = search(obligation, LONG_POINTS) or self._checked(obligation, model)
        if point is not None:
            return Status.REFUTED, "", point, claim
        why = "its model does not break the law" if answer == "sat" else f"z3 gave up ({answer})"
        return Status.UNKNOWN, f"z3: {why}; {LONG_POINTS} points tried", None, claim

    @staticmethod
    def _checked(obligation: Obligation, model: dict[str, int]) -> dict[Symbol, int] | None:
        """z3's model as values of all symbols, if they break the goal in exact integers."""
        parts = (obligation.goal, *obligation.premises)
        symbols = {symbol for part in parts for expr in part.expressions for symbol in free_symbols(expr)}
        elimination = obligation.hypotheses.eliminate(symbols)
        free = {symbol: model.get(f"v_{symbol.name}", bound) for symbol, bound in elimination.bounds}
        values = {**free, **{symbol: evaluate_integer(value, free) for symbol, value in elimination.values}}
        return values if violates(obligation, values) else None


def ask_z3(body: str, resource_limit: int = RESOURCE_LIMIT) -> tuple[str, dict[str, int]]:
    """z3's answer to a script ("unsat", "sat", or the reason of its unknown) and, for "sat", its integers by name."""
    import z3

    solver = z3.SimpleSolver(ctx=z3.Context())
    solver.set("rlimit", resource_limit)
    solver.set("timeout", WALL_LIMIT_MS)
    solver.from_string(body)
    answer = solver.check()
    if answer == z3.unsat:
        return "unsat", {}
    if answer == z3.sat:
        model = solver.model()
        numbers = {decl.name(): model[decl] for decl in model.decls()}
        return "sat", {name: value.as_long() for name, value in numbers.items() if z3.is_int_value(value)}
    return solver.reason_unknown() or "unknown", {}


SHARED = Prover()
"""The prover of this process, so that what one derivation has proved another need not prove again."""
