"""The optimizer step: Adam in mixed precision, over Ψ parameters of a rank, their states split over n ranks.

States are an fp32 master weight and two fp32 moments (Rajbhandari et al. 2020, arXiv 1910.02054).
"""

from __future__ import annotations

from sympy import Expr

from .base import Cost, Law

ADAM = 11
"""FLOPs per parameter (Calculon)."""
STATE_BYTES = 12
"""Master weight and two moments, four bytes each (ZeRO)."""


def adam_step(psi: Expr, n: Expr, e: Expr) -> Cost:
    """Reads the gradient and the states, writes the states and the weights."""
    return Cost(ADAM * psi / n, (e + STATE_BYTES) * psi / n, (STATE_BYTES + e) * psi / n)


LAWS = (Law("adam", "optimizer", ("psi", "n", "e"), adam_step, "ZeRO (arXiv 1910.02054); FLOPs: Calculon"),)
