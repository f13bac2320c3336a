"""Training plan: the work vector and its projections, and every row of the table of stored activations."""

from __future__ import annotations

from blueprint_sym import Derivation
from blueprint_sym.expr.algebra import ZERO, total
from blueprint_sym.symbols import B, F, H, S, d_h, e, h, t
from blueprint_sym.theorem import Statements, theorem
from proofs.conditions import both, divided_heads, row

WHERE = "specification, training portable planning"
TABLE = "Korthikanti et al. 2022, Table 2, for any e, F and head width"


@theorem("training", WHERE)
def work_vectors_are_copied(d: Derivation) -> Statements:
    """(F, R, W, M) of every portable task is that of its distributed task."""
    for task, source in zip(d.portable.tasks, d.distributed.tasks, strict=True):
        for (_, planned), (_, derived) in zip(task.work.vector.components, source.work.components, strict=True):
            yield planned, derived


@theorem("training", WHERE)
def Q_compute(d: Derivation) -> Statements:
    """Q_compute = F."""
    for task, source in zip(d.portable.tasks, d.distributed.tasks, strict=True):
        yield task.resources.compute, source.work.flops


@theorem("training", WHERE)
def Q_memory(d: Derivation) -> Statements:
    """Q_memory = R + W."""
    for task, source in zip(d.portable.tasks, d.distributed.tasks, strict=True):
        yield task.resources.memory, source.work.read + source.work.written


@theorem("training", WHERE)
def Q_network(d: Derivation) -> Statements:
    """Q_network = M."""
    for task, source in zip(d.portable.tasks, d.distributed.tasks, strict=True):
        yield task.resources.network, source.work.message


@theorem("training", WHERE)
def C_act(d: Derivation) -> Statements:
    """C_act is the sum over layers of A − O[¬storeOutput] − A[¬storeActivation]."""
    facts = d.distributed.facts
    yield (
        d.quantities["memory.activations"].expr,
        total(
            fact.activation
            - (ZERO if fact.store_output else fact.output)
            - (ZERO if fact.store_activation else fact.activation)
            for fact in facts
        ),
    )


TOKENS = B * S * H
HEADS = 4 * e * B * S * h * d_h / t
HIDDEN = 2 * e * B * S * F / t
SCORES = (2 * e + 1) * B * (h / t) * S**2
FUSED = e * B * S * F / t


@theorem("training", TABLE, when=row("tp", "none", fused=False))
def C_act_with_all_reduce_and_no_recomputation(d: Derivation) -> Statements:
    """BSH(4e+2) + 4eBS·h·d_h/t + 2eBSF/t + (2e+1)B(h/t)S²."""
    yield d.quantities["memory.activations"].expr, TOKENS * (4 * e + 2) + HEADS + HIDDEN + SCORES


@theorem("training", TABLE, when=row("tp", "selective", fused=False))
def C_act_with_all_reduce_and_selective_recomputation(d: Derivation) -> Statements:
    """BSH(4e+2) + 4eBS·h·d_h/t + 2eBSF/t."""
    yield d.quantities["memory.activations"].expr, TOKENS * (4 * e + 2) + HEADS + HIDDEN


@theorem("training", TABLE, when=both(row("sp", "none", fused=False), divided_heads))
def C_act_with_sequence_parallelism_and_no_recomputation(d: Derivation) -> Statements:
    """BSH(8e+2)/t + 2eBSF/t + (2e+1)B(h/t)S²."""
    yield d.quantities["memory.activations"].expr, TOKENS * (8 * e + 2) / t + HIDDEN + SCORES


@theorem("training", TABLE, when=both(row("sp", "selective", fused=False), divided_heads))
def C_act_with_sequence_parallelism_and_selective_recomputation(d: Derivation) -> Statements:
    """BSH(8e+2)/t + 2eBSF/t."""
    yield d.quantities["memory.activations"].expr, TOKENS * (8 * e + 2) / t + HIDDEN


@theorem("training", TABLE, when=both(row("sp-keep", "none", fused=False), divided_heads))
def C_act_with_gathered_inputs_kept_and_no_recomputation(d: Derivation) -> Statements:
    """BSH(6e+2)/t + 2eBSH + 2eBSF/t + (2e+1)B(h/t)S²."""
    yield d.quantities["memory.activations"].expr, TOKENS * (6 * e + 2) / t + 2 * e * TOKENS + HIDDEN + SCORES


@theorem("training", TABLE, when=both(row("sp-keep", "selective", fused=False), divided_heads))
def C_act_with_gathered_inputs_kept_and_selective_recomputation(d: Derivation) -> Statements:
    """BSH(6e+2)/t + 2eBSH + 2eBSF/t."""
    yield d.quantities["memory.activations"].expr, TOKENS * (6 * e + 2) / t + 2 * e * TOKENS + HIDDEN


@theorem("training", TABLE, when=row("tp", "full", fused=False))
def C_act_with_full_recomputation(d: Derivation) -> Statements:
    """Nothing is stored but the block's input, BSHe bytes."""
    yield d.quantities["memory.activations"].expr, ZERO
    yield d.quantities["memory.checkpoint"].expr, TOKENS * e


@theorem("training", TABLE, when=row("sp", "full", fused=False))
def C_act_with_full_recomputation_and_sequence_parallelism(d: Derivation) -> Statements:
    """Nothing is stored but the rank's part of the block's input, BSHe/t bytes."""
    yield d.quantities["memory.activations"].expr, ZERO
    yield d.quantities["memory.checkpoint"].expr, TOKENS * e / t


@theorem("training", TABLE, when=row("tp", "none", fused=True))
def C_act_with_a_fused_activation(d: Derivation) -> Statements:
    """A fused activation keeps eBSF/t bytes less."""
    yield d.quantities["memory.activations"].expr, TOKENS * (4 * e + 2) + HEADS + HIDDEN + SCORES - FUSED


@theorem("training", TABLE, when=both(row("sp", "selective", fused=True), divided_heads))
def C_act_with_a_fused_activation_and_sequence_parallelism(d: Derivation) -> Statements:
    """A fused activation keeps eBSF/t bytes less."""
    yield d.quantities["memory.activations"].expr, TOKENS * (8 * e + 2) / t + HIDDEN - FUSED
