"""What the tests of claims share: one bench for a module, and claims with the fields that a test is not about."""

from __future__ import annotations

from typing import Any

from blueprint_sym.claims.check import Checked, check
from blueprint_sym.claims.claim import Claim
from blueprint_sym.claims.problem import Bench

NARAYANAN = "96*B*s*l*h**2*(1 + s/(6*h) + V/(16*l*h))"
LETTERS = {"s": "S", "h": "H", "a": "h", "l": "L"}
BENCH = Bench()


def iteration(**fields: Any) -> Claim:
    """Narayanan et al.'s equation 3, or what a test makes of it."""
    given: dict[str, Any] = {
        "id": "a claim",
        "scope": "model",
        "strategy": {"recompute": "full", "tensor_parallel": False},
        "quantity": "model.flops.matmul.iteration",
        "symbols": LETTERS,
        "assume": ("F = 4*h",),
        "claimed": NARAYANAN,
    }
    return Claim(**{**given, **fields})


def block(**fields: Any) -> Claim:
    """The forward work of the QKV projections of a block, or what a test makes of it."""
    given: dict[str, Any] = {"id": "a claim", "quantity": "flops.qkv", "claimed": "6*B*S*H**2/t"}
    return Claim(**{**given, **fields})


def judged(claim: Claim) -> Checked:
    return check(claim, BENCH)
