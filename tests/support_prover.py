"""Hypotheses and obligations by hand, for tests of the prover and of the text that the solver reads."""

from __future__ import annotations

from blueprint_sym.hypotheses import AtLeast, Defines, Divides, Hypotheses, Hypothesis
from blueprint_sym.proof.obligation import Compare, Formula, Obligation, at_most
from blueprint_sym.proof.prover import Prover
from blueprint_sym.proof.report import Status
from blueprint_sym.symbols import B, F, H, S, d_h, h, t

HEADS = Defines(H, h * d_h, solved=d_h)
T_H, T_F, TWO = Divides(t, h), Divides(t, F), AtLeast(t, 2)
TENSOR_PARALLEL = (HEADS, TWO, T_H, T_F)


def law(goal: Formula, *items: Hypothesis, premises: tuple[Compare, ...] = (), name: str = "a.law") -> Obligation:
    """An obligation under these hypotheses."""
    return Obligation(name, "some_pass", "some kind", "what it says", "a test", Hypotheses(items), goal, premises)


def status(goal: Formula, *items: Hypothesis, premises: tuple[Compare, ...] = ()) -> Status:
    return Prover(workers=1).prove(law(goal, *items, premises=premises)).status


HARD = law(at_most(3 * B * S * H, B**3 + S**3 + H**3))
