"""Inference plan: the map is homomorphic, and the workspace bounds every unfused execution."""

from __future__ import annotations

from sympy import Max

from blueprint_sym import Derivation
from blueprint_sym.expr.algebra import normal
from blueprint_sym.proof.obligation import Some, at_most, equal
from blueprint_sym.symbols import F, H, b, c, e, h, q, t
from blueprint_sym.theorem import Statements, theorem
from proofs.conditions import divided_heads

WHERE = "specification, inference portable planning"
PHASES = ("prefill", "decode")

D = b * q * H * e
INTERMEDIATES = (3 * b * q * (H / t), b * (h / t) * q * c, b * q * (F / t))
WORKSPACE = D + e * Max(*INTERMEDIATES, evaluate=False)


@theorem(PHASES, WHERE)
def the_map_is_homomorphic(d: Derivation) -> Statements:
    """(F, R, W, M) of every portable task is that of its distributed task."""
    for task, source in zip(d.portable.tasks, d.distributed.tasks, strict=True):
        for (_, planned), (_, derived) in zip(task.work.vector.components, source.work.components, strict=True):
            yield planned, derived


@theorem(PHASES, WHERE, when=divided_heads)
def C_workspace(d: Derivation) -> Statements:
    """C_workspace = D + e·max(3bqH/t, b(h/t)qc, bqF/t)."""
    yield d.quantities["memory.workspace"].expr, WORKSPACE


@theorem(PHASES, WHERE, when=divided_heads)
def C_workspace_bounds_every_intermediate(d: Derivation) -> Statements:
    """The boundary tensor and any one intermediate fit the workspace."""
    for elements in INTERMEDIATES:
        yield at_most(D + elements * e, d.quantities["memory.workspace"].expr)


@theorem(PHASES, WHERE, when=divided_heads)
def C_workspace_is_attained(d: Derivation) -> Statements:
    """One of the intermediates needs all of it."""
    yield Some(tuple(equal(d.quantities["memory.workspace"].expr, D + elements * e) for elements in INTERMEDIATES))


@theorem(PHASES, WHERE, when=divided_heads)
def C_workspace_is_monotone(d: Derivation) -> Statements:
    """It never falls when b or c grows."""
    space = d.quantities["memory.workspace"].expr
    for symbol in (b, c):
        yield at_most(space, normal(space, ((symbol, symbol + 1),)))
