"""Training distribution: one block, layer by layer, as the tasks of one rank."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve
from sympy import Expr

from ..expr.algebra import ONE, ZERO, normal, total
from ..hypotheses import Hypotheses
from ..ir.distributed import DistributedTaskIR, LayerFacts
from ..ir.model import Drop, Layer, ModelIR, Repeat, Tensor
from ..ir.node import Phase
from ..proof.obligation import Laws, Obligation, equal
from ..spec.session import Session
from ..spec.strategy import Recompute, Strategy
from ..spec.structure import Capacity, Structure
from ..symbols import B, C, E, H, S, d, e, ep, k, t
from .base import DerivationPass, PassContext
from .closed_forms import Trained, masked_pairs, spread
from .conservation import (
    categories,
    collective_algebra,
    conservation,
    integrality,
    phase_totals,
    routed_payload,
    split_axes,
    tiling,
)
from .counting import counted_pairs
from .expansion import Expansion
from .flow import data_flow, stated, stored_ends
from .meaning import Meaning, Spent
from .named import NamedWork, all_heads, balanced_capacity, named_equations
from .regime import Regime
from .sharding import Sharding
from .storage import stored_tensors
from .storage_laws import available, stored_rows

NORM_GRADIENTS = "block.norm_gradients"
"""The layer id of the all-reduce that closes the weight gradients under sequence parallelism."""


class DistributeTransformerTrainingPass(DerivationPass[ModelIR, DistributedTaskIR]):
    r"""Expand one training block into logical tensor-parallel tasks of one rank, collectives among them.

    Let B be the microbatch, S the sequence length, H the hidden width, F the feed-forward width, h the attention heads,
    t the tensor-parallel degree and e the bytes per element. A matrix product ``[m,n] × [n,k]`` contributes

    \[ W_{\mathrm{gemm}} = 2mnk. \]

    The local attention projections and the two products of the attention core contribute

    \[ W_{\mathrm{QKV}}=\frac{6BSH^2}{t},\qquad W_{\mathrm{attn\,matmul}}=\frac{4BS^2H}{t}, \]

    and the two products of the MLP

    \[ W_{\mathrm{MLP}}=\frac{4BSHF}{t}. \]

    At a tensor-parallel boundary the logical payload and the local additions of a reduction are

    \[ M_{\mathrm{TP}}=BSH\,e,\qquad W_{\mathrm{reduce}}=BSH\frac{t-1}{t}. \]

    The pass emits forward, recompute, recommunication, activation-gradient, weight-gradient and optimizer invocations.
    It attaches no latency and chooses no physical collective algorithm. Where a model has H ≠ h·d_h, the same equations
    hold with h·d_h in place of one H in each attention product.

    References:
        Shoeybi et al., Megatron-LM, arXiv 1909.08053.
        Narayanan et al., Efficient Large-Scale Language Model Training, arXiv 2104.04473.
        Korthikanti et al., Reducing Activation Recomputation, arXiv 2205.05198.

    """

    name = "distribute_training"
    boundary = "Model → distributed task"
    provenance = "Megatron-LM; selective recomputation"
    evidence = "lineage, conservation and named equations proved for all sizes; deterministic replay"

    def run(self, ir: ModelIR, context: PassContext) -> DistributedTaskIR:
        """The tasks of one rank under the session's strategy."""
        strategy = context.session.strategy
        expansion = Expansion(
            ir,
            Sharding(strategy.tensor_parallel, strategy.sequence_parallel, strategy.expert_parallel),
            Regime(structure_of(context), strategy, training=True).hypotheses(ir.hypotheses),
            fused=strategy.fused_activation,
            optimizer_shards=d if strategy.shard_optimizer else ONE,
        )
        _forward(expansion)
        _repeat(expansion, strategy)
        _backward(expansion)
        _optimizer(expansion)
        return _result(expansion, strategy)

    def obligations(self, source: ModelIR, target: DistributedTaskIR, context: PassContext) -> tuple[Obligation, ...]:
        """Conservation, recompute and backward laws, collective algebra, integrality, tiling, the named equations."""
        return tuple(_obligations(self.name, source, target, context.session))


def structure_of(context: PassContext) -> Structure:
    """What the block of a session is made of."""
    return context.session.workload.model.structure


def repeats(layer: Layer, strategy: Strategy) -> bool:
    """Whether the backward pass repeats the layer's forward work."""
    if strategy.recompute is Recompute.FULL:
        return True
    if layer.repeat is Repeat.CORE:
        return strategy.recompute is Recompute.SELECTIVE
    return layer.repeat is Repeat.GATHER and strategy.regather


def _forward(expansion: Expansion) -> None:
    for layer in expansion.model.layers:
        expansion.run(layer, Phase.FORWARD)


def _repeat(expansion: Expansion, strategy: Strategy) -> None:
    for layer in expansion.model.layers:
        if repeats(layer, strategy):
            phase = Phase.RECOMMUNICATION if layer.primitive == "boundary" else Phase.RECOMPUTE
            expansion.run(layer, Phase.FORWARD, phase)


def _backward(expansion: Expansion) -> None:
    for layer in reversed(expansion.model.layers):
        expansion.run(layer, Phase.ACTIVATION_GRADIENT)
        expansion.run(layer, Phase.WEIGHT_GRADIENT)
    contributed = [layer for layer in expansion.model.layers if _contributes(expansion, layer)]
    if contributed:
        tensors = tuple(expansion.tensors[name] for layer in contributed for name in layer.parameters)
        expansion.reduce_gradients(NORM_GRADIENTS, tuple(contributed), tensors)


def _contributes(expansion: Expansion, layer: Layer) -> bool:
    """Whether each rank has only a part of the gradients of parameters that all ranks hold."""
    gradient, sharding = layer.operation(Phase.WEIGHT_GRADIENT), expansion.sharding
    if gradient is None or any(sharding.splits(expansion.tensors[name]) for name in layer.parameters):
        return False
    made = [expansion.tensors[name] for name in layer.outputs]
    apart = any(sharding.state(tensor, gradient=True) == "partial" for tensor in made)
    return apart or any(sharding.splits(work) for work in gradient.work)


def _optimizer(expansion: Expansion) -> None:
    for layer in expansion.model.layers:
        expansion.run(layer, Phase.OPTIMIZER)


def _result(expansion: Expansion, strategy: Strategy) -> DistributedTaskIR:
    model, sharding = expansion.model, expansion.sharding
    (entry,) = model.inputs
    return DistributedTaskIR(
        name=model.name,
        task=model.task,
        strategy=strategy.name,
        tasks=tuple(expansion.tasks),
        facts=tuple(_facts(expansion, layer, strategy) for layer in model.layers),
        stored=stored_tensors(expansion, lambda layer: repeats(layer, strategy), strategy),
        boundary=normal(sharding.elements(expansion.tensors[entry]), expansion.hypotheses.rules),
        checkpointed=strategy.recompute is Recompute.FULL,
        optimizer_shards=expansion.optimizer_shards,
        parameters=normal(
            total(sharding.elements(w) for w in model.tensors if w.parameter), expansion.hypotheses.rules
        ),
        hypotheses=expansion.hypotheses,
        sources=tuple(layer.id for layer in model.layers),
        lineage=tuple(expansion.lineage),
        elided=tuple(expansion.elided),
        dimensions=model.dimensions,
    )


def _facts(expansion: Expansion, layer: Layer, strategy: Strategy) -> LayerFacts:
    sharding, rules = expansion.sharding, expansion.hypotheses.rules

    def size(names: tuple[str, ...]) -> Expr:
        return normal(total(sharding.size(expansion.tensors[name]) for name in names), rules)

    full = strategy.recompute is Recompute.FULL
    return LayerFacts(
        layer=layer.id,
        activation=size(layer.saved.activation),
        output=size(layer.saved.output),
        store_activation=not (full or dropped(layer.saved.drop_activation, strategy)),
        store_output=full or not dropped(layer.saved.drop_output, strategy),
        parameters=normal(total(sharding.elements(expansion.tensors[name]) for name in layer.parameters), rules),
    )


def dropped(rule: Drop, strategy: Strategy) -> bool:
    """Whether a row of the activation sum is taken off under a strategy without full recomputation."""
    return {
        Drop.NEVER: False,
        Drop.ALWAYS: True,
        Drop.CORE_REPEATED: strategy.recompute is Recompute.SELECTIVE,
        Drop.GATHERED_AGAIN: strategy.regather,
        Drop.NOT_GATHERED_AGAIN: not strategy.regather,
        Drop.FUSED: strategy.fused_activation,
    }[rule]


def _obligations(name: str, model: ModelIR, target: DistributedTaskIR, session: Session) -> Iterator[Obligation]:
    laws, strategy = Laws(name, target.hypotheses), session.strategy
    structure = session.workload.model.structure
    degree = t if strategy.tensor_parallel else ONE
    meaning = Meaning(
        model,
        degree,
        strategy.sequence_parallel,
        strategy.fused_activation,
        d if strategy.shard_optimizer else ONE,
        ep if strategy.expert_parallel else ONE,
    )
    yield from conservation(laws, target, meaning)
    yield categories(laws, target, meaning)
    yield from phase_totals(laws, target, meaning, lambda layer: _named(layer, strategy), _summed_gradients(meaning))
    yield from _backward_law(laws, target)
    yield from integrality(laws, target)
    forms = trained_forms(structure, target.hypotheses, strategy)
    if strategy.tensor_parallel:
        yield from collective_algebra(laws, target, B * S * H, e)
        for axis, extent in {**split_axes(model), **({"sequence": S} if strategy.sequence_parallel else {})}.items():
            yield from tiling(laws, axis, extent, t)
    if strategy.expert_parallel:
        yield routed_payload(laws, target, forms.rows * H, e)
        yield from tiling(laws, "expert", E, ep)
    if structure.capacity is Capacity.FIXED:
        yield balanced_capacity(laws, target, E * C, B * S * k)
    yield from counted_pairs(laws, target.hypotheses, S)
    yield data_flow(laws, model, target)
    yield stored_ends(laws, model, target)
    yield stated(laws, meaning, target, strategy)
    yield from stored_rows(laws, model, target, meaning)
    yield available(laws, model, target, strategy)
    yield from named_equations(laws, target, _equations(forms), strategy.tensor_parallel)


def trained_forms(structure: Structure, hypotheses: Hypotheses, strategy: Strategy) -> Trained:
    """The published formulas of a training block of this structure."""
    return Trained(structure, all_heads(hypotheses), B, S, masked_pairs(structure, S**2), spread(strategy))


def _named(layer: Layer, strategy: Strategy) -> bool:
    """Whether the policy names the layer, as a table: the other statement of `repeats`."""
    full, selective = (strategy.recompute is policy for policy in (Recompute.FULL, Recompute.SELECTIVE))
    return {Repeat.FULL: full, Repeat.CORE: full or selective, Repeat.GATHER: full or strategy.regather}[layer.repeat]


def _summed_gradients(meaning: Meaning) -> Spent:
    """The all-reduce of the gradients to which every rank has contributed a part, over all ranks."""
    table, degree = meaning.tensors, meaning.degree
    gradients: list[Tensor] = [
        table[name] for layer in meaning.model.layers if meaning.contributed(layer) for name in layer.parameters
    ]
    if not gradients:
        return Spent()
    elements = meaning.groups * total(tensor.elements for tensor in gradients)
    size = degree * meaning.groups * total(tensor.elements * tensor.width for tensor in gradients)
    return Spent((degree - 1) * elements, ZERO, size, size, size)


def _backward_law(laws: Laws, target: DistributedTaskIR) -> Iterator[Obligation]:
    for layer in dict.fromkeys(task.layer for task in target.tasks if task.matmul != ZERO):
        done = {
            phase: total(task.matmul for task in target.tasks if task.layer == layer and task.phase is phase)
            for phase in (Phase.FORWARD, Phase.ACTIVATION_GRADIENT, Phase.WEIGHT_GRADIENT)
        }
        yield laws.claim(
            "backward law",
            layer,
            f"both gradients of {layer} together take twice its forward FLOPs",
            equal(done[Phase.ACTIVATION_GRADIENT] + done[Phase.WEIGHT_GRADIENT], 2 * done[Phase.FORWARD], "FLOPs"),
            source="backward law",
            origin="left: gradient tasks; right: forward task",
        )


def _equations(forms: Trained) -> tuple[NamedWork, ...]:
    """The specification's equations of the training block, and those of other structures."""
    names = {"W_attention": "W_attn_matmul"}
    return tuple(
        evolve(item, name=names.get(item.name, item.name))
        for item in forms.equations(dropout=forms.structure.drops_probabilities)
    )
