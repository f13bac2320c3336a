"""Derived IRs to break, and how one task of an IR is changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from attrs import evolve

from blueprint_sym.derivation import Derivation, derive
from blueprint_sym.ir.concrete import ConcretePlanIR
from blueprint_sym.ir.distributed import DistributedTaskIR
from blueprint_sym.ir.portable import PortablePlanIR

Change = Callable[[Any], Any]


@cache
def decode(target: str = "slot") -> Derivation:
    return derive("decode", target=target)


def distributed() -> DistributedTaskIR:
    return decode().distributed


def portable() -> PortablePlanIR:
    return decode().portable


def on_queues() -> ConcretePlanIR:
    plan = decode("queue").concrete
    assert plan is not None
    return plan


def on_slots() -> ConcretePlanIR:
    plan = decode("slot").concrete
    assert plan is not None
    return plan


def with_task(ir: Any, place: int, **changes: Any) -> Any:
    """The IR with one task changed."""
    tasks = list(ir.tasks)
    tasks[place] = evolve(tasks[place], **changes)
    return evolve(ir, tasks=tuple(tasks))


FIRST, LAST = "forward.attention.layer_norm", "forward.mlp.residual"
