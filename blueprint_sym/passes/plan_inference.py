"""Inference plan: exact work, the cache of keys and values, and a workspace that bounds every unfused execution."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve
from sympy import Expr, Integer, Max

from ..expr.algebra import ZERO, Monomial, Polynomial, from_polynomial, largest, normal, polynomial, total
from ..ir.distributed import DistributedTask, DistributedTaskIR
from ..ir.node import Engine
from ..ir.portable import AttentionCore, BlockMemory, Buffer, PortablePlanIR
from ..proof.obligation import Formula, Laws, Natural, Obligation, Some, at_most, equal
from ..quantities import inference_quantities
from ..spec.session import Session
from ..spec.structure import Attention
from ..symbols import H, b, c, d_c, d_h, d_r, e, h_kv, index, q, t
from .base import DerivationPass, PassContext
from .closed_forms import Served
from .distribute_inference import KV_CACHE, served_forms
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


class PlanTransformerInferencePass(DerivationPass[DistributedTaskIR, PortablePlanIR]):
    r"""Materialize exact inference work and memory without placement or timing.

    Each invocation is mapped homomorphically:

    \[ (F_i,R_i,W_i,M_i)_{\mathrm{distributed}} =(F_i,R_i,W_i,M_i)_{\mathrm{portable}}. \]

    The workspace bound assumes that scores are materialized, until a target binds an implementation that does not. With
    b sequences, q query tokens, c visible context, H, F, h, t and e as in the distribution, the boundary tensor D =
    bqHe and the local intermediates 3bqH/t (queries, keys, values), b(h/t)qc (scores) and bqF/t (MLP), it is

    \[ C_{\mathrm{workspace}} =D+e\max\left(3bq\frac{H}{t}, b\frac{h}{t}qc, bq\frac{F}{t}\right). \]

    It bounds every intermediate, is attained by one, and never falls when b, q or c grows. An implementation such as
    tiled exact attention may replace the workspace at binding; it may not rewrite the operation count.

    References:
        Vaswani et al., Attention Is All You Need, arXiv 1706.03762.
        Dao et al., FlashAttention, arXiv 2205.14135.

    """

    name = "plan_inference"
    boundary = "Distributed task → portable plan"
    provenance = "work conservation; conservative unfused workspace"
    evidence = "work equality, KV state and workspace bound proved for all sizes"

    def run(self, ir: DistributedTaskIR, context: PassContext) -> PortablePlanIR:
        """The portable plan of the tasks of one rank."""
        memory = BlockMemory(
            weights=normal(ir.parameters * e),
            kv_cache=total(tensor.size for tensor in ir.stored),
            workspace=workspace(ir),
        )
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
            core=None if context.session.unfusable else _core(ir),
        )

    def obligations(
        self, source: DistributedTaskIR, target: PortablePlanIR, context: PassContext
    ) -> tuple[Obligation, ...]:
        """Work conservation, KV state, workspace, memory facts, integrality of every named quantity."""
        return tuple(_obligations(self.name, source, target, context.session))


def _core(ir: DistributedTaskIR) -> AttentionCore:
    """Attention as one, and what the workspace holds where there are no scores."""
    core = attention_core(ir)
    others = heaviest(item.elements for item in ir.intermediates if item.elements != core.scores)
    return evolve(core, others=tuple(others), alternatives=("dense", "flash", "paged"))


def workspace(ir: DistributedTaskIR) -> Expr:
    """The boundary tensor and the largest intermediate beside it."""
    return normal(ir.boundary * e + e * largest(*heaviest(item.elements for item in ir.intermediates)))


def heaviest(parts: Iterable[Expr]) -> list[Expr]:
    """The parts without those that another plainly exceeds: each of their terms is within a term of its own of it."""
    tables = list({from_polynomial(polynomial(part)): polynomial(part) for part in parts}.values())
    kept = [
        table
        for place, table in enumerate(tables)
        if not any(
            _within(table, other) and not (_within(other, table) and place < number)
            for number, other in enumerate(tables)
            if number != place
        )
    ]
    return [from_polynomial(table) for table in kept]


def _above(part: Expr, parts: list[Expr]) -> Expr:
    """The first of some parts that plainly is no smaller; zero, which nothing is within, where there is none."""
    return next((other for other in parts if _within(polynomial(part), polynomial(other))), ZERO)


def _within(table: Polynomial, other: Polynomial) -> bool:
    """Whether each term has a term of its own in the other that is no smaller: symbols are at least 1."""
    free = dict(other)
    for monomial, coefficient in table.items():
        fitting = [term for term, number in free.items() if number >= coefficient and _divides(monomial, term)]
        if not fitting:
            return False
        del free[monomial if monomial in fitting else fitting[0]]
    return True


def _divides(monomial: Monomial, term: Monomial) -> bool:
    exponents = dict(term)
    return all(exponents.pop(atom, 0) >= n for atom, n in monomial) and all(n > 0 for n in exponents.values())


WEIGHTED = ("gemm", "grouped_gemm", "layer_norm", "rms_norm", "plain_norm", "bias", "sink_core")
"""The primitives that read parameters."""


def _buffers(ir: DistributedTaskIR, memory: BlockMemory) -> Iterator[Buffer]:
    first, last = ir.tasks[0].id, ir.tasks[-1].id
    boundary = normal(ir.boundary * e)
    everyone = [task.id for task in ir.tasks]
    users = [task.id for task in ir.tasks if task.primitive in WEIGHTED]
    writers = [task.id for task in ir.tasks if ("write", KV_CACHE) in task.effects]
    readers = [task.id for task in ir.tasks if ("read", KV_CACHE) in task.effects]
    yield buffer("block.input", "input", "transient", boundary, None, [first])
    yield buffer("block.output", "output", "transient", boundary, last)
    yield buffer("block.weights", "weights", "persistent", memory.weights, None, users)
    yield buffer("block.kv_cache", "kv_cache", "persistent", memory.kv_cache, writers[0], readers)
    yield buffer("block.workspace", "workspace", "transient", memory.workspace, None, everyone)


def _obligations(
    name: str, source: DistributedTaskIR, target: PortablePlanIR, session: Session
) -> Iterator[Obligation]:
    laws = Laws(name, target.hypotheses)
    forms = served_forms(session, target.hypotheses)
    yield from work_conservation(laws, source, target)
    yield from memory_facts(laws, target, weights=forms.parameters * e, kv_cache=forms.cache * e)
    yield from buffer_sizes(laws, target)
    yield boundary_sizes(laws, target, b * q * H, e)
    yield alignment_required(laws, target)
    yield kept_descriptions(laws, source, target)
    yield groups(laws, target)
    yield storage_classes(laws, target)
    yield buffer_ends(laws, source, target, *_ends(source, forms))
    yield from _kv_state(laws, source, target, forms)
    yield _alternatives(laws, source, target)
    yield from _workspace(laws, source, target, forms)
    for quantity in inference_quantities(source, target.memory).values():
        yield laws.claim(
            "integrality",
            quantity.name,
            f"{quantity.description} is a non-negative integer",
            Natural(quantity.expr),
            source="integrality under the hypotheses",
        )


def _ends(source: DistributedTaskIR, forms: Served) -> tuple[dict[str, Ends], dict[str, str | None]]:
    """Who reads and who writes each role."""
    first, *_, last = source.tasks
    save = next((task.id for task in source.tasks if task.primitive == "kv_save"), None)
    sinks = forms.structure.sinks

    def has_parameters(task: DistributedTask) -> bool:
        product = task.role in ("qkv", "output", "mlp", "router") and task.engine is Engine.MATRIX
        core = task.layer == "attention.core" and sinks
        return product or core or task.layer.endswith(("norm", "_bias"))

    def attends(task: DistributedTask) -> bool:
        """Behind a window a prefill attends to what it has at hand; latents are expanded from the cache."""
        own = forms.structure.window and source.task == "prefill"
        return not own and task.layer in ("attention.core", "attention.latent_up")

    readers: dict[str, Ends] = {
        "input": lambda task: task.id == first.id,
        "output": lambda task: False,
        "weights": has_parameters,
        "kv_cache": attends,
        "workspace": lambda task: True,
    }
    return readers, {"output": last.id, "kv_cache": save}


def _kv_state(laws: Laws, source: DistributedTaskIR, target: PortablePlanIR, forms: Served) -> Iterator[Obligation]:
    kept = forms.sequences * forms.kept * e
    whole = {
        Attention.MULTI_HEAD: 2 * kept * forms.width,
        Attention.GROUPED_QUERY: 2 * kept * h_kv * d_h,
        Attention.MULTI_QUERY: t * (2 * kept * d_h),
        Attention.LATENT: t * (kept * (d_c + d_r)),
    }[forms.structure.attention]
    yield laws.claim(
        "KV state",
        "size",
        "the ranks together keep the keys and values of all heads; what all heads share, each rank keeps",
        equal(t * target.memory.kv_cache, whole),
        source="specification: C_KV",
        origin="left: memory fact of one rank, times t; right: global tensors",
    )
    (cache,) = [item for item in target.buffers if item.role == "kv_cache"]
    goals = []
    for task in source.tasks:
        for effect, ids in (("read", cache.consumers), ("write", (cache.producer,))):
            found, named = (effect, KV_CACHE) in task.effects, task.id in ids
            goals.append(equal(Integer(named), Integer(found), f"{task.id} {effect}s"))
    yield laws.claim(
        "KV state",
        "ends",
        "the cache's buffer is produced and consumed by exactly the tasks whose effects write and read it",
        goals,
        source="specification: KV effects",
        origin="left: buffer of the plan; right: effects of distributed tasks",
    )


ALTERNATIVES = frozenset({"dense", "flash", "paged"})
"""The specification's implementations of the attention core: dense, tiled exact, and paged."""


def _alternatives(laws: Laws, source: DistributedTaskIR, target: PortablePlanIR) -> Obligation:
    cores = {task.id for task in source.tasks if task.role == "attention"}
    goals: list[Formula] = [at_most(Integer(1), Integer(len(cores)), "there is an attention core")]
    for task in target.tasks:
        named = frozenset(task.requirement.alternatives)
        expected = ALTERNATIVES if task.id in cores else frozenset[str]()
        goals.append(equal(Integer(named == expected), Integer(1), f"alternatives of {task.id}"))
        goals.append(equal(Integer(task.requirement.chosen is None), Integer(1), f"{task.id} chooses none"))
    return laws.claim(
        "workspace",
        "alternatives",
        "the attention core names dense, flash and paged attention, no other task an alternative, and none is chosen",
        goals,
        source="specification: implementation alternatives",
        origin="left: requirements of the plan; right: the specification's text",
    )


def _workspace(laws: Laws, source: DistributedTaskIR, target: PortablePlanIR, forms: Served) -> Iterator[Obligation]:
    space = target.memory.workspace
    boundary = b * q * H * e
    rules = target.hypotheses.rules
    parts = heaviest(normal(part, rules) for part in forms.intermediates)
    written = boundary + e * Max(*parts, evaluate=False)
    yield laws.claim(
        "named equation",
        "C_workspace",
        "the workspace is the boundary tensor and the largest intermediate",
        equal(space, written),
        source="specification",
        origin="left: reduced from the layers' intermediates; right: the specification's text",
    )
    largest_parts = heaviest(item.elements for item in source.intermediates)
    needed = [boundary, *(boundary + part * e for part in largest_parts)]
    yield laws.claim(
        "workspace",
        "bound",
        "the workspace holds the boundary tensor and any one intermediate: each is within one that it holds",
        [
            *(at_most(size, space) for size in needed),
            *(at_most(item.elements, _above(item.elements, largest_parts)) for item in source.intermediates),
        ],
        source="specification: capacity obligation",
        origin="left: intermediates of the layers; right: memory fact, and the largest of their kind",
    )
    yield laws.claim(
        "workspace",
        "attained",
        "some intermediate needs all of the workspace: no smaller bound holds",
        Some(tuple(equal(space, size) for size in needed)),
        source="specification: capacity obligation",
    )
    for symbol in (b, q, c):
        rises = ((symbol, symbol + 1),)
        yield laws.claim(
            "workspace",
            f"monotone.{symbol.name}",
            f"neither the boundary tensor nor any intermediate falls when {symbol.name} grows",
            [at_most(part, normal(part, rises)) for part in (boundary, *parts)],
            source="specification: capacity obligation",
            origin="the specification's text at two sizes; it equals the memory fact by C_workspace",
        )
    x, y, above, beyond = (index(name) for name in ("part", "other_part", "grown_part", "grown_other_part"))
    yield laws.claim(
        "workspace",
        "monotone.largest",
        "the largest of parts none of which falls does not fall",
        at_most(largest(x, y), largest(above, beyond)),
        source="specification: capacity obligation",
        premises=(at_most(x, above), at_most(y, beyond)),
    )
