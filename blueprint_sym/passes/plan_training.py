"""Training plan: the exact work of every task, and the exact memory of the block."""

from __future__ import annotations

from collections.abc import Iterator

from sympy import Expr

from ..expr.algebra import ONE, ZERO, normal, total
from ..ir.distributed import DistributedTask, DistributedTaskIR, LayerFacts
from ..ir.node import Phase
from ..ir.portable import BlockMemory, Buffer, PortablePlanIR
from ..laws.optimizer import STATE_BYTES
from ..proof.obligation import Laws, Natural, Obligation, equal
from ..quantities import training_quantities
from ..spec.session import Session
from ..spec.strategy import Recompute
from ..symbols import B, H, S, d, e, t
from .base import DerivationPass, PassContext
from .distribute_training import trained_forms
from .plan_laws import (
    Ends,
    alignment_required,
    boundary_sizes,
    buffer_ends,
    buffer_sizes,
    groups,
    kept_descriptions,
    memory_facts,
    storage_classes,
    work_conservation,
)
from .planning import attention_core, buffer, concurrency_groups, lineage, portable_task


class PlanTransformerTrainingPass(DerivationPass[DistributedTaskIR, PortablePlanIR]):
    r"""Materialize exact training work and memory without choosing a target.

    A reification that preserves meaning, not a second estimator. Of every distributed invocation i it copies the exact
    work vector

    \[ \mathbf{w}_i=(F_i,R_i,W_i,M_i) \]

    of FLOPs, bytes read, bytes written and message bytes into ``WorkloadFacts``. Resource requirements are projections
    of that vector that lose nothing:

    \[ Q_{\mathrm{compute}}=F_i,\qquad Q_{\mathrm{memory}}=R_i+W_i,\qquad Q_{\mathrm{network}}=M_i. \]

    Memory of the block is reduced from the facts of its layers ℓ: A are the bytes of what a layer keeps for the
    backward pass, O the bytes of its own output where that is counted among them. Stored activations are

    \[ C_{\mathrm{act}}=\sum_{\ell} \left(A_\ell-O_\ell\,[\neg\mathrm{storeOutput}_\ell]
       -A_\ell\,[\neg\mathrm{storeActivation}_\ell]\right). \]

    The same sum is found once more from the flow of the data, and is proved equal to the closed form of every recompute
    policy and communication mode.

    References:
        Shoeybi et al., Megatron-LM, arXiv 1909.08053.
        Rajbhandari et al., ZeRO, arXiv 1910.02054.
        Korthikanti et al., Reducing Activation Recomputation, arXiv 2205.05198.

    """

    name = "plan_training"
    boundary = "Distributed task → portable plan"
    provenance = "conservation of the derived Transformer work vector"
    evidence = "work equality, stored activations and memory facts proved for all sizes"

    def run(self, ir: DistributedTaskIR, context: PassContext) -> PortablePlanIR:
        """The portable plan of the tasks of one rank."""
        memory = _memory(ir)
        return PortablePlanIR(
            name=ir.name,
            task=ir.task,
            strategy=ir.strategy,
            tasks=tuple(portable_task(task) for task in ir.tasks),
            groups=concurrency_groups(ir.tasks),
            buffers=tuple(_buffers(ir, memory)),
            memory=memory,
            hypotheses=ir.hypotheses,
            sources=tuple(task.id for task in ir.tasks),
            lineage=lineage(ir),
            dimensions=ir.dimensions,
            core=None if context.session.unfusable else attention_core(ir),
        )

    def obligations(
        self, source: DistributedTaskIR, target: PortablePlanIR, context: PassContext
    ) -> tuple[Obligation, ...]:
        """Work conservation, stored activations, memory facts, integrality of every named quantity."""
        return tuple(_obligations(self.name, source, target, context.session))


def stored_activations(facts: tuple[LayerFacts, ...]) -> Expr:
    """The specification's sum over layers, with Iverson brackets as 0 or 1."""
    return total(
        fact.activation - fact.output * int(not fact.store_output) - fact.activation * int(not fact.store_activation)
        for fact in facts
    )


def _memory(ir: DistributedTaskIR) -> BlockMemory:
    parameters = total(fact.parameters for fact in ir.facts)
    return BlockMemory(
        weights=normal(parameters * e),
        activations=stored_activations(ir.facts),
        checkpoint=normal(ir.boundary * e) if ir.checkpointed else ZERO,
        gradients=normal(parameters * e),
        optimizer=normal(STATE_BYTES * parameters / ir.optimizer_shards),
    )


def _buffers(ir: DistributedTaskIR, memory: BlockMemory) -> Iterator[Buffer]:
    tasks = ir.tasks
    updates = [task.id for task in tasks if task.phase is Phase.OPTIMIZER]
    owners = {fact.layer for fact in ir.facts if fact.parameters != ZERO}
    gradients = [task.id for task in tasks if task.phase is Phase.WEIGHT_GRADIENT]
    last = [task.id for task in tasks if task.phase is Phase.FORWARD][-1]
    users = [task.id for task in tasks if task.layer in owners and task.phase is not Phase.WEIGHT_GRADIENT]
    yield buffer("block.weights", "weights", "persistent", memory.weights, None, users)
    yield buffer("block.gradients", "gradient", "persistent", memory.gradients, gradients[0], updates)
    yield buffer("block.optimizer_states", "optimizer", "persistent", memory.optimizer, None, updates)
    for tensor in ir.stored:
        role = "checkpoint" if ir.checkpointed else "activation"
        producer = tensor.producers[0] if tensor.producers else None
        yield buffer(f"stored.{tensor.id}", role, "transient", tensor.size, producer, tensor.consumers)
    yield buffer("block.output", "output", "transient", normal(ir.boundary * e), last)


def _obligations(
    name: str, source: DistributedTaskIR, target: PortablePlanIR, session: Session
) -> Iterator[Obligation]:
    laws, strategy = Laws(name, target.hypotheses), session.strategy
    yield from work_conservation(laws, source, target)
    forms = trained_forms(session.workload.model.structure, target.hypotheses, strategy)
    stream = B * S * H / t if strategy.sequence_parallel else B * S * H
    shards = d if strategy.shard_optimizer else ONE
    yield from memory_facts(
        laws,
        target,
        weights=forms.parameters * e,
        gradients=forms.parameters * e,
        optimizer=12 * forms.parameters / shards,
        activations=forms.stored(strategy),
        checkpoint=stream * e if strategy.recompute is Recompute.FULL else ZERO,
    )
    yield from buffer_sizes(laws, target)
    yield boundary_sizes(laws, target, stream, e)
    yield alignment_required(laws, target)
    yield kept_descriptions(laws, source, target)
    yield groups(laws, target)
    yield storage_classes(laws, target)
    yield buffer_ends(laws, source, target, *_ends(source))
    for quantity in training_quantities(source, target.memory).values():
        yield laws.claim(
            "integrality",
            quantity.name,
            f"{quantity.description} is a non-negative integer",
            Natural(quantity.expr),
            source="integrality under the hypotheses",
        )
    yield laws.claim(
        "work conservation",
        "parameters",
        "the layers' parameters together are the parameters of the rank",
        equal(total(fact.parameters for fact in source.facts), source.parameters),
        source="specification: exact block memory",
        origin="left: sum over layer facts; right: parameter tensors of one rank",
    )


def _ends(source: DistributedTaskIR) -> tuple[dict[str, Ends], dict[str, str | None]]:
    """Who reads and who first writes each role: weights wherever a layer with parameters is computed or updated."""
    parameters = {fact.layer: fact.parameters for fact in source.facts}
    computed = (Phase.FORWARD, Phase.RECOMPUTE, Phase.ACTIVATION_GRADIENT, Phase.OPTIMIZER)

    def uses_weights(task: DistributedTask) -> bool:
        return task.phase in computed and parameters.get(task.layer, ZERO) != ZERO

    def updates(task: DistributedTask) -> bool:
        return task.primitive == "adam"

    readers: dict[str, Ends] = {"weights": uses_weights, "gradient": updates, "optimizer": updates}
    readers["output"] = lambda task: False
    by_phase = {task.phase: task.id for task in reversed(source.tasks)}
    final = {task.phase: task.id for task in source.tasks}
    return readers, {"gradient": by_phase[Phase.WEIGHT_GRADIENT], "output": final[Phase.FORWARD]}
