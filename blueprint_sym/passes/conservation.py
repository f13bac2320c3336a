"""Laws that every distribution must obey, whatever the block.

The tasks carry what the laws of `blueprint_sym.laws` say of local shapes; `Meaning` counts the same over all ranks from
the ModelIR. Conservation says that they agree, invocation by invocation and phase by phase.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from sympy import Expr, Integer, Symbol

from ..expr.algebra import ONE, ZERO, normal, product, total
from ..ir.distributed import DistributedTask, DistributedTaskIR
from ..ir.model import Layer, ModelIR
from ..ir.node import Engine, Kind, Phase
from ..laws import law
from ..proof.obligation import Compare, Laws, Natural, Obligation, Some, at_most, below, equal
from ..symbols import index, t
from ..work import combined
from .meaning import Meaning, Spent, altogether

SOURCE_PHASE = {Phase.RECOMPUTE: Phase.FORWARD, Phase.RECOMMUNICATION: Phase.FORWARD}
"""The phase whose meaning a repeated task has."""

SIDES = "left: laws on local shapes, times the ranks; right: points and tensors of the ModelIR in global shapes"


def _agree(tasks: Iterable[DistributedTask], together: Expr, spent: Spent) -> tuple[Compare, ...]:
    found = tuple(tasks)
    work, matmul = combined(task.work for task in found), total(task.matmul for task in found)
    return (
        equal(product([together, work.flops]), spent.flops, "FLOPs"),
        equal(product([together, matmul]), spent.matmul, "matmul FLOPs"),
        equal(product([together, work.read]), spent.read, "bytes read"),
        equal(product([together, work.written]), spent.written, "bytes written"),
        equal(product([together, work.message]), spent.message, "message bytes"),
    )


def conservation(laws: Laws, target: DistributedTaskIR, meaning: Meaning) -> Iterator[Obligation]:
    """For every task: what all ranks spend together is what the layer's meaning says of the global shapes."""
    layers = {layer.id: layer for layer in meaning.model.layers}
    for task in target.tasks:
        operation = (
            layers[task.layer].operation(SOURCE_PHASE.get(task.phase, task.phase)) if task.layer in layers else None
        )
        if operation is None:
            continue
        split = meaning.degree != ONE and (not operation.work or any(map(meaning.split, operation.work)))
        shards = target.optimizer_shards if task.phase is Phase.OPTIMIZER else ONE
        ranks = product([meaning.degree, meaning.groups, shards])
        how = "its points are split over the ranks" if task.sharded else "every rank does all of it"
        yield laws.claim(
            "conservation",
            task.id,
            f"all ranks together spend on {task.id} what the layer means; {how}",
            (
                *_agree([task], ranks, meaning.spent(layers[task.layer], operation)),
                equal(Integer(task.sharded), Integer(split), "sharded"),
            ),
            source="conservation over ranks",
            origin=SIDES,
        )


def categories(laws: Laws, target: DistributedTaskIR, meaning: Meaning) -> Obligation:
    """Kind, engine, phase, lineage, role, effects and fusion of every task follow from its layer's meaning.

    A task of no layer sums the gradients of the parameters that every rank holds.
    """
    layers = {layer.id: layer for layer in meaning.model.layers}
    sources = {row.target: row.sources for row in target.lineage}
    contributed = tuple(layer.id for layer in meaning.model.layers if meaning.contributed(layer))
    goals: list[Compare] = []
    for task in target.tasks:
        layer = layers.get(task.layer)
        operation = layer.operation(SOURCE_PHASE.get(task.phase, task.phase)) if layer else None
        moves = layer is None or layer.primitive == "boundary"
        contracts = operation is not None and any(work.contraction for work in operation.work)
        engine = Engine.NETWORK if moves else Engine.MATRIX if contracts else Engine.VECTOR
        again = Phase.RECOMMUNICATION if moves else Phase.RECOMPUTE
        inside = layer is not None and meaning.fused and layer.fusable and task.phase is not Phase.OPTIMIZER
        same = {
            "kind": task.kind is (Kind.COLLECTIVE if moves else Kind.COMPUTE),
            "engine": task.engine is engine,
            "phase": task.phase not in SOURCE_PHASE or task.phase is again,
            "lineage": sources[task.id] == ((task.layer,) if layer else contributed),
            "fused": task.fused == inside,
            "role": task.role == (layer.role if layer else ""),
            "effects": task.effects == (layer.effects if layer else ()),
            "alternatives": task.alternatives == (layer.alternatives if layer else ()),
        }
        goals += [equal(Integer(holds), ONE, f"{what} of {task.id}") for what, holds in same.items()]
    return laws.claim(
        "conservation",
        "categories",
        "kind, engine, phase, lineage, role, effects and fusion of every task are those of its layer",
        goals,
        source="specification: logical and collective tasks",
        origin="left: tasks; right: layers of the ModelIR",
    )


def phase_totals(
    laws: Laws, target: DistributedTaskIR, meaning: Meaning, repeated: Callable[[Layer], bool], extra: Spent
) -> Iterator[Obligation]:
    """For every phase: the sum over its tasks is the sum over the layers that the model and the policy name.

    ``repeated`` says which layers the backward pass repeats, ``extra`` what the distribution adds to the weight
    gradients over all ranks. This is where a missing or a doubled task shows.
    """
    layers = meaning.model.layers

    def meant(phase: Phase, chosen: Iterable[Layer]) -> Spent:
        found = [(layer, layer.operation(phase)) for layer in chosen]
        return altogether(meaning.spent(layer, operation) for layer, operation in found if operation is not None)

    again = [layer for layer in layers if repeated(layer)]
    expected = {
        "forward": ((Phase.FORWARD,), meant(Phase.FORWARD, layers)),
        "repeated": ((Phase.RECOMPUTE, Phase.RECOMMUNICATION), meant(Phase.FORWARD, again)),
        "activation_gradient": ((Phase.ACTIVATION_GRADIENT,), meant(Phase.ACTIVATION_GRADIENT, layers)),
        "weight_gradient": ((Phase.WEIGHT_GRADIENT,), altogether((meant(Phase.WEIGHT_GRADIENT, layers), extra))),
        "optimizer": ((Phase.OPTIMIZER,), meant(Phase.OPTIMIZER, layers)),
    }
    for name, (phases, spent) in expected.items():
        tasks = [task for task in target.tasks if task.phase in phases]
        if not tasks and spent == Spent():
            continue
        shards = target.optimizer_shards if name == "optimizer" else ONE
        ranks = product([meaning.degree, meaning.groups, shards])
        kind = "recompute law" if name == "repeated" else "conservation"
        yield laws.claim(
            kind,
            f"total.{name}",
            "the backward pass repeats the forward work of exactly the layers that the policy names"
            if name == "repeated"
            else f"the {name.replace('_', ' ')} phase spends what all its layers mean, no task missing and none twice",
            _agree(tasks, ranks, spent),
            source="recompute law" if name == "repeated" else "conservation over ranks",
            origin="left: sum over tasks; right: sum over the layers of the ModelIR",
        )


def integrality(laws: Laws, target: DistributedTaskIR) -> Iterator[Obligation]:
    """Every component of every task is a non-negative integer."""
    for task in target.tasks:
        parts = [Natural(value, letter) for letter, value in task.work.components if value != ZERO]
        parts += [Natural(task.matmul, "matmul")] if task.matmul != ZERO else []
        yield laws.claim(
            "integrality",
            task.id,
            f"every component of the work of {task.id} is a non-negative integer",
            parts,
            source="integrality under the hypotheses",
        )


def split_axes(model: ModelIR) -> dict[str, Expr]:
    """The axes of a model that tensor parallelism splits, with their extents."""
    axes = (axis for tensor in model.tensors for axis in tensor.axes)
    return {axis.name: axis.extent for axis in axes if axis.parallel}


def tiling(laws: Laws, name: str, extent: Expr, degree: Symbol) -> Iterator[Obligation]:
    """The g shards [r·n/g, (r+1)·n/g) of an axis of n cover it exactly once, for any degree g."""
    r, s = index("r"), index("s")
    start, end, following = r * extent / degree, (r + 1) * extent / degree, s * extent / degree
    yield laws.claim(
        "tiling",
        name,
        f"the {degree.name} shards of the {name} axis cover it exactly once",
        (
            equal(normal(start, ((r, ZERO),)), ZERO, "the first shard starts at 0"),
            equal(normal(start, ((r, r + 1),)), end, "shards meet"),
            equal(normal(end, ((r, degree - 1),)), extent, "the last shard ends at the end"),
            Natural(start, "bounds are whole"),
            below(start, end, "no shard is empty"),
            Some((at_most(s, r), at_most(end, following, "a later shard starts after this one"))),
        ),
        source="tiling",
        premises=(below(r, degree), below(s, degree)),
    )


def collective_algebra(laws: Laws, target: DistributedTaskIR, boundary: Expr, width: Expr) -> Iterator[Obligation]:
    """One payload at every boundary; an all-reduce is a reduce-scatter and an all-gather."""
    moved = [
        task
        for task in target.tasks
        if task.kind is Kind.COLLECTIVE and task.phase is not Phase.WEIGHT_GRADIENT and task.primitive != "all_to_all"
    ]
    shape: dict[str, Expr] = {"n": boundary, "t": t, "e": width}
    reduce, scatter, gather = (
        law(kind, "forward").instance(shape).work for kind in ("all_reduce", "reduce_scatter", "all_gather")
    )
    yield laws.claim(
        "collective algebra",
        "payload",
        "all-reduce, reduce-scatter and all-gather carry one payload, and so does every boundary of the block",
        (
            equal(reduce.message, scatter.message, "reduce-scatter"),
            equal(scatter.message, gather.message, "all-gather"),
            *(equal(task.work.message, reduce.message, task.id) for task in moved),
        ),
        source="collective algebra",
    )
    yield laws.claim(
        "collective algebra",
        "composition",
        "an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves",
        (
            equal(reduce.flops, scatter.flops + gather.flops, "additions"),
            equal(reduce.read, scatter.read, "handed in"),
            equal(scatter.written, gather.read, "in between"),
            equal(reduce.written, gather.written, "received"),
            Natural(reduce.flops, "additions are whole"),
        ),
        source="collective algebra",
    )


def routed_payload(laws: Laws, target: DistributedTaskIR, rows: Expr, width: Expr) -> Obligation:
    """Dispatch and combine each carry every row once, there and back."""
    moved = [task for task in target.tasks if task.primitive == "all_to_all"]
    return laws.claim(
        "collective algebra",
        "routed",
        "dispatch and combine carry the rows of all tokens and add nothing; what a rank gets it hands in elsewhere",
        [
            at_most(Integer(2), Integer(len(moved)), "dispatch and combine"),
            *(equal(task.work.message, rows * width, f"payload of {task.id}") for task in moved),
            *(equal(task.work.read, task.work.written, f"{task.id} keeps the balance") for task in moved),
            *(equal(task.work.flops, ZERO, f"{task.id} adds nothing") for task in moved),
        ],
        source="GShard (arXiv 2006.16668): dispatch and combine",
        origin="left: all-to-all tasks; right: rows of the model, times e",
    )
