"""Inference distribution: one phase of one block as the tasks of one rank."""

from __future__ import annotations

from collections.abc import Iterator

from sympy import Integer

from ..expr.algebra import ONE, normal, total
from ..hypotheses import Hypotheses
from ..ir.distributed import DistributedTaskIR, Intermediate, StoredTensor
from ..ir.model import ModelIR
from ..ir.node import Phase
from ..proof.obligation import Laws, Obligation, equal
from ..spec.session import Session
from ..spec.strategy import Strategy
from ..symbols import E, H, b, c, e, ep, q, t, w
from .base import DerivationPass, PassContext
from .closed_forms import Served, masked_pairs, spread
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
from .expansion import Expansion, task_id
from .flow import data_flow, stated
from .meaning import Meaning, Spent
from .named import all_heads, named_equations
from .regime import Regime
from .sharding import Sharding

KV_CACHE = "kv_cache"
"""The state that the attention core reads and the save task writes."""


class DistributeTransformerInferencePass(DerivationPass[ModelIR, DistributedTaskIR]):
    r"""Expand one inference phase into logical tensor-parallel tasks of one rank, collectives among them.

    Let b be the batch size, q the query tokens of a sequence, c the visible KV context, H the hidden width, F the
    feed-forward width, h the attention heads, t the tensor-parallel degree and e the bytes per element. Prefill has
    q = c, decode has q = 1. The exact local work of the attention core is

    \[ W_{\mathrm{attention}} = \frac{4bqcH}{t} + 5b\frac{h}{t}qc, \]

    its first term the two products QKᵀ and PV, its second the softmax. Projections and MLP take

    \[ W_{\mathrm{QKV}}=\frac{6bqH^2}{t},\quad W_{\mathrm{out}}=\frac{2bqH^2}{t},\quad
       W_{\mathrm{MLP}}=\frac{4bqHF}{t}. \]

    The state that a rank keeps for keys and values is

    \[ C_{\mathrm{KV}}=2bc\frac{H}{t}e. \]

    Reads and writes of that state are effects of tasks. Fused and paged attention are named alternatives that nothing
    here chooses. Where a model has H ≠ h·d_h, h·d_h stands in place of one H in each attention product.

    References:
        Vaswani et al., Attention Is All You Need, arXiv 1706.03762.
        Shoeybi et al., Megatron-LM, arXiv 1909.08053.
        Dao et al., FlashAttention, arXiv 2205.14135.

    """

    name = "distribute_inference"
    boundary = "Model → distributed task"
    provenance = "Transformer; Megatron-LM; FlashAttention boundary"
    evidence = "lineage, conservation, effects and named equations proved for all sizes; deterministic replay"

    def run(self, ir: ModelIR, context: PassContext) -> DistributedTaskIR:
        """The tasks of one rank under the session's strategy."""
        strategy = context.session.strategy
        regime = Regime(context.session.workload.model.structure, strategy, training=False)
        expansion = Expansion(
            ir,
            Sharding(strategy.tensor_parallel, False, strategy.expert_parallel),
            regime.hypotheses(ir.hypotheses),
        )
        for layer in ir.layers:
            expansion.run(layer, Phase.FORWARD)
        return _result(expansion, strategy)

    def obligations(self, source: ModelIR, target: DistributedTaskIR, context: PassContext) -> tuple[Obligation, ...]:
        """Conservation, collective algebra, integrality, tiling, effects, the named equations."""
        return tuple(_obligations(self.name, source, target, context.session))


def _result(expansion: Expansion, strategy: Strategy) -> DistributedTaskIR:
    model, rules = expansion.model, expansion.hypotheses.rules
    entry = expansion.tensors[model.inputs[0]]
    writers = tuple(task.id for task in expansion.tasks if ("write", KV_CACHE) in task.effects)
    readers = tuple(task.id for task in expansion.tasks if ("read", KV_CACHE) in task.effects)
    return DistributedTaskIR(
        name=model.name,
        task=model.task,
        strategy=strategy.name,
        tasks=tuple(expansion.tasks),
        facts=(),
        stored=tuple(
            StoredTensor(name, normal(expansion.sharding.size(expansion.tensors[name]), rules), writers, readers)
            for name in model.inputs
            if name.startswith(f"{KV_CACHE}.")
        ),
        boundary=normal(expansion.sharding.elements(entry), rules),
        checkpointed=False,
        optimizer_shards=ONE,
        hypotheses=expansion.hypotheses,
        sources=tuple(layer.id for layer in model.layers),
        lineage=tuple(expansion.lineage),
        intermediates=tuple(_intermediates(expansion)),
        parameters=normal(total(expansion.sharding.elements(w) for w in model.tensors if w.parameter), rules),
        elided=tuple(expansion.elided),
        dimensions=model.dimensions,
    )


def _intermediates(expansion: Expansion) -> Iterator[Intermediate]:
    """What each layer materialises beside the block's boundary tensors and the cache."""
    boundary = expansion.tensors[expansion.model.inputs[0]].axes
    for layer in expansion.model.layers:
        if ("write", KV_CACHE) in layer.effects:
            continue
        for group in (layer.outputs, layer.scratch):
            local = [tensor for tensor in (expansion.tensors[name] for name in group) if tensor.axes != boundary]
            if local:
                elements = total(expansion.sharding.elements(tensor) for tensor in local)
                yield Intermediate(layer.id, normal(elements, expansion.hypotheses.rules))


def served_forms(session: Session, hypotheses: Hypotheses) -> Served:
    """The published formulas of an inference block of this structure.

    A decode sees c tokens, or w of them behind a window; then w stay in the cache.
    """
    structure, prefill = session.workload.model.structure, session.workload.task == "prefill"
    seen = w if structure.window and not prefill else c
    pairs = masked_pairs(structure, q * c) if prefill else q * seen
    kept = w if structure.window else c
    width = all_heads(hypotheses)
    return Served(structure, width, b, q, pairs, spread(session.strategy), context=seen, kept=kept)


def _obligations(name: str, model: ModelIR, target: DistributedTaskIR, session: Session) -> Iterator[Obligation]:
    laws, strategy = Laws(name, target.hypotheses), session.strategy
    degree, groups = (t if strategy.tensor_parallel else ONE), (ep if strategy.expert_parallel else ONE)
    meaning, forms = Meaning(model, degree, groups=groups), served_forms(session, target.hypotheses)
    yield from conservation(laws, target, meaning)
    yield categories(laws, target, meaning)
    yield from phase_totals(laws, target, meaning, lambda layer: False, Spent())
    yield from integrality(laws, target)
    if strategy.tensor_parallel:
        yield from collective_algebra(laws, target, b * q * H, e)
        for axis, extent in split_axes(model).items():
            yield from tiling(laws, axis, extent, t)
    if strategy.expert_parallel:
        yield routed_payload(laws, target, forms.rows * H, e)
        yield from tiling(laws, "expert", E, ep)
    yield from counted_pairs(laws, target.hypotheses, c)
    yield data_flow(laws, model, target)
    yield stated(laws, meaning, target, strategy)
    yield _effects(laws, model, target)
    yield _kv_equation(laws, target, forms)
    yield from named_equations(laws, target, forms.equations(dropout=False), strategy.tensor_parallel, b * q * H)


def _effects(laws: Laws, model: ModelIR, target: DistributedTaskIR) -> Obligation:
    """The cache is written where new keys and values enter it and read where their visible form is used."""
    visible = {tensor.id for tensor in model.tensors if (tensor.alias_of or "").startswith(f"{KV_CACHE}.")}
    marked = {
        effect: tuple(task.id for task in target.tasks if any(found == (effect, KV_CACHE) for found in task.effects))
        for effect in ("read", "write")
    }
    goals = [equal(Integer(len(target.stored)), Integer(2), "keys and values are kept")]
    for layer in model.layers:
        task = task_id(Phase.FORWARD, layer.id)
        reads = bool(visible & set(layer.inputs))
        writes = any(name.startswith(f"{KV_CACHE}.") for name in layer.outputs)
        goals.append(equal(Integer(task in marked["read"]), Integer(reads), f"{layer.id} reads"))
        goals.append(equal(Integer(task in marked["write"]), Integer(writes), f"{layer.id} writes"))
    for tensor in target.stored:
        goals.append(equal(Integer(tensor.producers == marked["write"]), Integer(1), f"who writes {tensor.id}"))
        goals.append(equal(Integer(tensor.consumers == marked["read"]), Integer(1), f"who reads {tensor.id}"))
    return laws.claim(
        "KV state",
        "effects",
        "effects name exactly the tasks that write and read the cache of keys and values",
        goals,
        source="specification: KV effects",
        origin="left: effects of tasks; right: flow of the cache through the model's layers",
    )


def _kv_equation(laws: Laws, target: DistributedTaskIR, forms: Served) -> Obligation:
    return laws.claim(
        "named equation",
        "C_KV",
        "a rank keeps the keys and values of its heads, or the latent and its rotated part",
        equal(total(tensor.size for tensor in target.stored), forms.cache * e),
        source="specification: 2bc(H/t)e; grouped-query, multi-query and latent attention by their papers",
        origin="left: cache tensors of one rank; right: the published form",
    )
