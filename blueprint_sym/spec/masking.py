"""How many pairs of a query and a key a mask leaves visible; proved by `blueprint_sym.passes.counting`."""

from __future__ import annotations

from sympy import Expr

from ..symbols import w


def visible_pairs(length: Expr, window: bool) -> Expr:
    """Visible pairs of a sequence under a causal mask: 1 + 2 + … + S, or, under a window w ≤ S, Σ min(i, w)."""
    return length * w - w * (w - 1) / 2 if window else length * (length + 1) / 2
