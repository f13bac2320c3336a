"""When a theorem applies."""

from __future__ import annotations

from collections.abc import Callable

from blueprint_sym import Session
from blueprint_sym.spec.strategy import Recompute

Condition = Callable[[Session], bool]


def divided_heads(session: Session) -> bool:
    """H = h·d_h."""
    return session.workload.model.divided_heads


def several_ranks(session: Session) -> bool:
    """t ≥ 2."""
    return session.strategy.tensor_parallel


def row(communication: str, recompute: str, *, fused: bool) -> Condition:
    """A row of the table of stored activations: ``communication`` is "tp" (t ≥ 1), "sp" or "sp-keep"."""

    def applies(session: Session) -> bool:
        strategy = session.strategy
        mode = ("sp" if strategy.regather else "sp-keep") if strategy.sequence_parallel else "tp"
        policy = strategy.recompute is Recompute(recompute)
        return mode == communication and policy and strategy.fused_activation is fused

    return applies


def both(*conditions: Condition) -> Condition:
    """All of the conditions."""
    return lambda session: all(condition(session) for condition in conditions)
