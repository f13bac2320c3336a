"""What the letters of the passes' displayed equations mean: the quantities that the passes derive.

A reading is one case of a display: one variant, and where it speaks of a task or a buffer i, one of these. Both sides
are then expressions, computed on different ways.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from attrs import evolve, field, frozen
from sympy import Expr, Integer

from blueprint_sym.audit import variants
from blueprint_sym.derivation import TARGETS, block, pipeline
from blueprint_sym.expr.algebra import normal
from blueprint_sym.expr.latex_reader import Scope, glossary, meaning
from blueprint_sym.expr.latex_syntax import Call, Node, Vector
from blueprint_sym.hypotheses import Hypotheses
from blueprint_sym.ir.concrete import ConcretePlanIR, SlotExtension
from blueprint_sym.ir.distributed import DistributedTask, DistributedTaskIR
from blueprint_sym.ir.node import Engine, Phase
from blueprint_sym.ir.portable import PortablePlanIR
from blueprint_sym.laws import law
from blueprint_sym.passes.base import PassContext
from blueprint_sym.quantities import inference_quantities, training_quantities
from blueprint_sym.quantity import Quantity
from blueprint_sym.spec.model import TransformerSpec
from blueprint_sym.spec.session import Session
from blueprint_sym.symbols import SYMBOLS, e, index
from blueprint_sym.symbols import m as microbatches
from blueprint_sym.work import WorkVector

N, K, I = index("n"), SYMBOLS["k"], index("i")
LETTERS = glossary().and_names({"n": N, "k": K, "i": I})


@frozen
class Reading:
    """A case: what letters mean in it, and what vectors and calls are.

    ``below`` gives the letters of a vector that carries a word, ``vectors`` the entries of a name or a call.
    """

    case: str
    hypotheses: Hypotheses
    scope: Scope = LETTERS
    below: Mapping[str, Scope] = field(factory=dict)
    vectors: Mapping[str, tuple[Expr, ...]] = field(factory=dict)

    def values(self, side: Node) -> tuple[Expr, ...]:
        """What a side is: one expression, or the entries of a vector."""
        if isinstance(side, Vector):
            scope = self.below[side.below] if side.below else self.scope
            return tuple(meaning(entry[-1], scope) for entry in side.entries)
        key = side.operator if isinstance(side, Call) else getattr(side, "spelling", "")
        return self.vectors[key] if key in self.vectors else (meaning(side, self.scope),)


@frozen(slots=False)
class Derived:
    """The IRs of one variant, as the passes make them."""

    session: Session
    distributed: DistributedTaskIR
    portable: PortablePlanIR
    queue: ConcretePlanIR
    slot: ConcretePlanIR

    @property
    def case(self) -> str:
        """The variant in words."""
        return f"{self.session.workload.task}, {self.session.strategy.name}"

    @property
    def quantities(self) -> dict[str, Quantity]:
        """The named quantities."""
        training = self.session.workload.task == "training"
        return (training_quantities if training else inference_quantities)(self.distributed, self.portable.memory)


def derived() -> tuple[Derived, ...]:
    """Every variant of the specification's own block, of which the docstrings state their equations."""
    return tuple(_derived(item) for item in variants() if item.workload.model == TransformerSpec() and not item.fused)


def _derived(session: Session) -> Derived:
    context = PassContext(session)
    source: Any = block(session)
    made = []
    for item in pipeline(evolve(session, target=None)).passes:
        source = item.run(source, context)
        made.append(source)
    return Derived(session, made[0], made[1], *(TARGETS[name].run(source, context) for name in ("queue", "slot")))


# --- what stands for what ---------------------------------------------------------------------------------------------

NAMED = {
    r"W_{\mathrm{QKV}}": "flops.qkv",
    r"W_{\mathrm{attn\,matmul}}": "flops.attention_matmul",
    r"W_{\mathrm{attention}}": "flops.attention_core",
    r"W_{\mathrm{out}}": "flops.output",
    r"W_{\mathrm{MLP}}": "flops.mlp",
    r"M_{\mathrm{TP}}": "payload.boundary",
    r"C_{\mathrm{KV}}": "memory.kv_cache",
    r"C_{\mathrm{act}}": "memory.activations",
    r"C_{\mathrm{workspace}}": "memory.workspace",
}
"""The quantity that a left side names."""


def gemm(session: str = "the law of a product") -> Iterator[Reading]:
    """The law [m,n] × [n,k], in its letters."""
    cost = law("gemm", "forward").cost(m=microbatches, n=N, k=K, e=e)
    yield Reading(session, Hypotheses(), LETTERS.and_names({r"W_{\mathrm{gemm}}": normal(cost.flops)}))


def distribution(variant: Derived) -> Iterator[Reading]:
    """The named quantities; of reductions at a boundary each one."""
    named = {key: found.expr for key, name in NAMED.items() if (found := variant.quantities.get(name))}
    (law_of_products,) = gemm()
    scope = law_of_products.scope.and_names(named)
    reductions = [
        task.work.flops
        for task in variant.distributed.tasks
        if task.engine is Engine.NETWORK and task.phase is not Phase.WEIGHT_GRADIENT and task.work.flops != 0
    ]
    for number, work in enumerate(reductions or [None]):
        extra = {} if work is None else {r"W_{\mathrm{reduce}}": work}
        yield Reading(f"{variant.case}, {number}", variant.distributed.hypotheses, scope.and_names(extra))


def start(variant: Derived) -> Iterator[Reading]:
    """The start page's example: selective recomputation under sequence parallelism."""
    if variant.session.strategy.name == "sp.selective":
        yield from distribution(variant)


def _work(work: WorkVector) -> dict[str, Expr]:
    return {f"{letter}_{{i}}": value for letter, value in work.components}


def plan(variant: Derived) -> Iterator[Reading]:
    """Every task with its work vector in both IRs; the sum over layers; the workspace."""
    named = {key: found.expr for key, name in NAMED.items() if (found := variant.quantities.get(name))}
    layers = tuple(
        {
            r"A_{\ell}": fact.activation,
            r"O_{\ell}": fact.output,
            r"\mathrm{storeOutput}_{\ell}": fact.store_output,
            r"\mathrm{storeActivation}_{\ell}": fact.store_activation,
        }
        for fact in variant.distributed.facts
    )
    named["D"] = normal(variant.distributed.boundary * e)
    for before, after in zip(variant.distributed.tasks, variant.portable.tasks, strict=True):
        asked = {
            r"Q_{\mathrm{compute}}": after.resources.compute,
            r"Q_{\mathrm{memory}}": after.resources.memory,
            r"Q_{\mathrm{network}}": after.resources.network,
        }
        scope = evolve(LETTERS.and_names({**named, **asked, **_work(before.work)}), families={"\\ell": layers})
        planned = after.work.vector
        yield Reading(
            f"{variant.case}, {_named(before)}",
            variant.portable.hypotheses,
            scope,
            below={
                r"_{\mathrm{distributed}}": LETTERS.and_names(_work(before.work)),
                r"_{\mathrm{portable}}": LETTERS.and_names(_work(planned)),
            },
            vectors={r"\mathbf{w}_{i}": tuple(value for _, value in planned.components)},
        )


def _named(task: DistributedTask) -> str:
    return task.id


def layout(variant: Derived) -> Iterator[Reading]:
    """Every buffer behind the one before."""
    placed, buffers = variant.queue.layout, variant.portable.buffers
    for i in range(1, len(placed)):
        letters = {
            "o_0": placed[0].offset,
            "o_i": placed[i].offset,
            "o_{i-1}": placed[i - 1].symbol,
            "s_{i-1}": buffers[i - 1].size,
            "a_i": Integer(max(16, buffers[i].alignment)),
        }
        yield Reading(f"{variant.case}, {buffers[i].id}", variant.queue.hypotheses, LETTERS.and_names(letters))


def issues(variant: Derived) -> Iterator[Reading]:
    """Every task with its cycle and slot."""
    extension = variant.slot.extension
    assert isinstance(extension, SlotExtension)
    place = {task.id: number for number, task in enumerate(variant.portable.tasks)}
    for issue in extension.issues:
        yield Reading(
            f"{variant.case}, {issue.task}",
            variant.slot.hypotheses,
            LETTERS.and_names({"i": Integer(place[issue.task])}),
            vectors={"issue": (Integer(issue.cycle), Integer(issue.slot))},
        )


Readings = Callable[[Derived], Iterator[Reading]]

TRAINING, INFERENCE = ("training",), ("prefill", "decode")

OF_MODULE: dict[str, tuple[tuple[str, ...], Readings]] = {
    "index.md": (TRAINING, start),
    "laws.matmul": ((), lambda variant: gemm()),
    "passes.distribute_training": (TRAINING, distribution),
    "passes.distribute_inference": (INFERENCE, distribution),
    "passes.plan_training": (TRAINING, plan),
    "passes.plan_inference": (INFERENCE, plan),
    "passes.bind_queue": ((*TRAINING, *INFERENCE), layout),
    "passes.bind_slot": ((*TRAINING, *INFERENCE), issues),
}
"""The tasks whose variants a module's equations speak of, and their readings."""
