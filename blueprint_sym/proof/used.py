"""Which hypotheses a proof needs."""

from __future__ import annotations

from attrs import evolve

from ..errors import BlueprintError
from ..hypotheses import Hypotheses, Hypothesis
from .judges import ask_all
from .obligation import Obligation
from .search import search
from .smt import NoWitnessError, scripts

POINTS = 200
RESOURCE_LIMIT = 200_000
"""A tenth of the prover's: a hypothesis is called unused only where the proof without it is easy."""


def used(obligation: Obligation) -> tuple[Hypothesis, ...]:
    """Hypotheses that suffice for a proved obligation, and of which none can be left out.

    Each is left out in turn, the last first; what is still proved then is proved without it.
    """
    kept = obligation.hypotheses.items
    for item in reversed(kept):
        fewer = tuple(other for other in kept if other != item)
        if _proved(evolve(obligation, hypotheses=Hypotheses(fewer))):
            kept = fewer
    return kept


def _proved(obligation: Obligation) -> bool:
    if search(obligation, POINTS) is not None:
        return False
    try:
        return ask_all(scripts(obligation), RESOURCE_LIMIT).word == "unsat"
    except (BlueprintError, NoWitnessError):
        return False
