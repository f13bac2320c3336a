"""Queue binding: the offset recurrence and its two consequences, at every buffer of every plan."""

from __future__ import annotations

from itertools import pairwise

from sympy import Mul, Pow, ceiling

from blueprint_sym import Derivation
from blueprint_sym.expr.algebra import ZERO
from blueprint_sym.proof.obligation import Natural, at_most, equal
from blueprint_sym.theorem import Statements, theorem

WHERE = "specification, reference queue binding"
TASKS = ("training", "prefill", "decode")


@theorem(TASKS, WHERE, target="queue")
def offset_recurrence(d: Derivation) -> Statements:
    """o_0 = 0 and o_i = ⌈(o_{i−1} + s_{i−1}) / a_i⌉ a_i with a_i = max(16, r_i)."""
    assert d.concrete is not None
    layout, buffers = d.concrete.layout, d.portable.buffers
    yield layout[0].offset, ZERO
    for i in range(1, len(layout)):
        a = max(16, buffers[i].alignment)
        end = layout[i - 1].symbol + buffers[i - 1].size
        yield layout[i].offset, Mul(a, ceiling(Mul(end, Pow(a, -1)), evaluate=False))


@theorem(TASKS, WHERE, target="queue")
def offsets_are_aligned(d: Derivation) -> Statements:
    """o_i mod a_i = 0: o_i / a_i is a whole number."""
    assert d.concrete is not None
    for placement in d.concrete.layout:
        yield Natural(placement.offset / placement.alignment)


@theorem(TASKS, WHERE, target="queue")
def buffers_follow_each_other(d: Derivation) -> Statements:
    """o_i ≥ o_{i−1} + s_{i−1}."""
    assert d.concrete is not None
    layout = d.concrete.layout
    for before, after in pairwise(layout):
        yield at_most(before.symbol + before.size, after.offset)


@theorem(TASKS, WHERE, target="slot")
def both_targets_share_the_layout(d: Derivation) -> Statements:
    """The slot target lays buffers out by the same recurrence."""
    assert d.concrete is not None
    for before, after in pairwise(d.concrete.layout):
        a = after.alignment
        yield equal(after.offset, Mul(a, ceiling(Mul(before.symbol + before.size, Pow(a, -1)), evaluate=False)))
