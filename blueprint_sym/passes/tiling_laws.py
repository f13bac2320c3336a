"""Laws of attention that is bound as one: the model's work stays, scores become tiles, traffic has a closed form.

The other side is written by hand from the structure; nothing here looks at how the binder rewrites a task.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen
from sympy import Expr, Integer, Max

from ..errors import StructureError
from ..expr.algebra import ONE, ZERO, normal, total
from ..hypotheses import Divides
from ..ir.concrete import BoundTask, ConcretePlanIR, FusedAttention
from ..ir.node import Phase
from ..ir.portable import AttentionCore, PortablePlanIR, PortableTask
from ..proof.obligation import Formula, Laws, Natural, Obligation, at_most, equal
from ..spec.session import Session
from ..spec.structure import Mask
from ..symbols import H, S, T, c, d_h, e, h, t
from .closed_forms import Forms, Served
from .distribute_inference import served_forms
from .distribute_training import trained_forms
from .plan_inference import heaviest
from .tiling import FLASH, STATISTICS, TILE

PAPERS = "Dao et al. 2022, arXiv 2205.14135, Algorithm 1 and Theorem 2; Dao 2023, arXiv 2307.08691, Algorithms 1 and 2"

CORE = ("query_key", "position_bias", "softcap", "softmax", "probability_dropout", "probability_value", "core")
"""The layers of attention between its projections."""


@frozen
class Tiled:
    """The closed forms of attention in tiles on one rank, by hand from the papers: elements, bytes, FLOPs.

    Queries have ``tiles`` tiles; ``context`` are the tokens whose keys and values are read.
    """

    forms: Forms
    training: bool
    tiles: Expr
    context: Expr

    @property
    def queries(self) -> Expr:
        """Elements of the queries, and of the context."""
        return self.forms.all_tokens * self.forms.query_width

    @property
    def entries(self) -> Expr:
        """Elements of keys and values together."""
        return 2 * self.forms.sequences * self.context * self.forms.kv_width

    @property
    def rows(self) -> Expr:
        """Rows of scores."""
        return self.forms.all_tokens * h / t

    @property
    def read(self) -> Expr:
        """Bytes read: forward, and in training backward."""
        once = (self.queries + self.tiles * self.entries) * e
        if not self.training:
            return once
        sums = 2 * self.queries * e
        per_tile = self.tiles * (3 * self.queries * e + 8 * self.rows)
        return once + sums + per_tile + self.entries * e

    @property
    def written(self) -> Expr:
        """Bytes written: the context, and in training statistics, their sums and three gradients."""
        if not self.training:
            return self.queries * e
        return self.queries * e + 8 * self.rows + self.tiles * self.queries * e + self.entries * e

    def moved(self, layer: str, phase: Phase) -> tuple[Expr, Expr]:
        """Bytes that a layer of attention reads and writes in a phase."""
        x, z, n = self.queries * e, self.entries * e / 2, self.tiles
        forward = {
            "core": (x + 2 * n * z, x),
            "query_key": (x + n * z, ZERO),
            "softmax": (ZERO, 4 * self.rows),
            "probability_value": (n * z, x),
        }
        backward = {
            "query_key": (2 * n * x + z, n * x + z),
            "softmax": (2 * x + 8 * n * self.rows, 4 * self.rows),
            "probability_value": (n * x + z, z),
        }
        return (forward if phase is Phase.FORWARD else backward).get(layer, (ZERO, ZERO))

    @property
    def tile(self) -> Expr:
        """Bytes of the tiles of all sequences and heads; each row has its maximum and its sum in fp32."""
        high = self.forms.all_tokens * h / (t * self.tiles)
        return high * ((2 if self.training else 1) * T * e + 8)

    @property
    def product(self) -> Expr:
        """FLOPs of queries times keys."""
        return 2 * self.forms.scores * self.forms.width / h


def tiled_forms(session: Session, target: ConcretePlanIR) -> Tiled:
    """The closed forms of a session."""
    task, model = session.workload.task, session.workload.model
    if task == "training":
        return Tiled(trained_forms(model.structure, target.hypotheses, session.strategy), True, S / T, S)
    served = served_forms(session, target.hypotheses)
    return Tiled(served, False, c / T if task == "prefill" else ONE, served.context)


def fused_laws(laws: Laws, source: PortablePlanIR, target: ConcretePlanIR, session: Session) -> Iterator[Obligation]:
    """What holds of a binding that chooses fused attention; nothing where it does not.

    Raises StructureError where the plan does not say how attention is bound as one.
    """
    if not session.fused:
        return
    core, fused = source.core, target.attention
    if core is None or fused is None:
        raise StructureError("attention", "is to be bound as one, but the plan does not say how")
    form = tiled_forms(session, target)
    yield _work(laws, source, target, core)
    yield _kept(laws, source, target, form, fused)
    yield from _memory(laws, source, target, form)
    yield _accesses(laws, source, target, form)
    yield from _traffic(laws, source, target, session, form)
    yield _sizes(laws, target, fused)


def _inside(layer: str) -> bool:
    return layer.startswith("attention.") and layer.partition(".")[2] in CORE


def _pairs(source: PortablePlanIR, target: ConcretePlanIR) -> list[tuple[PortableTask, BoundTask]]:
    return list(zip(source.tasks, target.tasks, strict=True))


def _work(laws: Laws, source: PortablePlanIR, target: ConcretePlanIR, core: AttentionCore) -> Obligation:
    """Operations of every task, and everything of the tasks outside of attention."""
    goals: list[Formula] = []
    for asked, made in _pairs(source, target):
        inside = _inside(asked.layer)
        goals.append(equal(made.work.operations, asked.work.operations, f"operations of {asked.id}"))
        goals.append(equal(made.work.message_bytes, asked.work.message_bytes, f"message bytes of {asked.id}"))
        flash = FLASH in core.alternatives and made.implementation == FLASH
        goals.append(equal(Integer(flash), Integer(inside), f"implementation of {asked.id}"))
        if not inside:
            goals.append(equal(made.work.read_bytes, asked.work.read_bytes, f"bytes that {asked.id} reads"))
            goals.append(equal(made.work.write_bytes, asked.work.write_bytes, f"bytes that {asked.id} writes"))
    return laws.claim(
        "work conservation",
        "fused",
        "fused attention does the operations of the plan, task by task, and no other task changes",
        goals,
        source="specification: a target implementation may not rewrite the operation count",
        origin="left: bound plan; right: portable plan",
    )


def _kept(laws: Laws, source: PortablePlanIR, target: ConcretePlanIR, form: Tiled, fused: FusedAttention) -> Obligation:
    """What is bound as one, what it repeats, and the hypothesis on the tile."""
    inside = [task.id for task in source.tasks if _inside(task.layer)]
    whole = Divides(T, S if form.training else c)
    goals = [
        equal(Integer(list(fused.tasks) == inside), ONE, "tasks"),
        equal(Integer(whole in target.hypotheses.items), ONE, whole.statement),
        equal(fused.recomputed, form.product if form.training else ZERO, "repeated products"),
        equal(fused.tile, form.tile, "tile"),
        equal(fused.statistics, 4 * form.rows if form.training else ZERO, "statistics"),
    ]
    return laws.claim(
        "named equation",
        "fused",
        "the backward pass makes the scores again from queries and keys, tile by tile, from one statistic of each row",
        goals,
        source=PAPERS,
        origin="left: bound plan; right: the papers' algorithms, by hand",
    )


SCORED = tuple(f"stored.attention.{name}" for name in ("probabilities", "kept_probabilities", "mask", "capped_scores"))
"""The buffers of scores that training keeps."""


def _accesses(laws: Laws, source: PortablePlanIR, target: ConcretePlanIR, form: Tiled) -> Obligation:
    """Who reads and writes: as planned, but for scores, tile, statistics, and the context that a row's sum needs."""
    goals: list[Formula] = []
    for asked, made in _pairs(source, target):
        read = {item.id for item in source.buffers if asked.id in item.consumers and item.id not in SCORED}
        written = {item.id for item in source.buffers if asked.id == item.producer and item.id not in SCORED}
        if form.training and _inside(asked.layer):
            read.add(TILE)
            if asked.layer == "attention.softmax" and asked.phase is Phase.FORWARD:
                written.add(STATISTICS)
            elif asked.layer == "attention.softmax":
                read |= {STATISTICS, "stored.attention.context"}
        goals.append(equal(Integer(set(made.reads) == read), ONE, f"what {asked.id} reads"))
        goals.append(equal(Integer(set(made.writes) == written), ONE, f"what {asked.id} writes"))
    return laws.claim(
        "memory facts",
        "fused.accesses",
        "tasks read and write the buffers of the plan; attention its tile, and the statistics of the rows",
        goals,
        source=PAPERS,
        origin="left: bound tasks; right: buffers of the portable plan",
    )


def _memory(laws: Laws, source: PortablePlanIR, target: ConcretePlanIR, form: Tiled) -> Iterator[Obligation]:
    """Every placement is the plan's buffer, but for those of scores; what stands in their place is no larger."""
    sizes = {item.buffer: item.size for item in target.layout}
    gone = [item for item in source.buffers if item.id in SCORED]
    same = [item for item in source.buffers if item not in gone and item.role != "workspace"]
    goals = [equal(sizes.get(item.id, -ONE), item.size, item.id) for item in same]
    if form.training:
        goals += [
            equal(sizes.get(TILE, -ONE), form.tile, "tile"),
            equal(sizes.get(STATISTICS, -ONE), 4 * form.rows, "statistics"),
        ]
        goals.append(equal(Integer(len(sizes)), Integer(len(same) + 2), "number of buffers"))
    else:
        assert isinstance(form.forms, Served)
        rules = target.hypotheses.rules
        parts = heaviest(normal(part, rules) for part in form.forms.intermediates if part != form.forms.scores)
        whole = form.forms.all_tokens * H * e + Max(*(e * part for part in parts), form.tile, evaluate=False)
        goals.append(equal(sizes.get("block.workspace", -ONE), whole, "workspace"))
        goals.append(equal(Integer(len(sizes)), Integer(len(same) + 1), "number of buffers"))
    yield laws.claim(
        "workspace",
        "fused",
        "tiles stand in place of scores, and every other buffer is as planned",
        goals,
        source=PAPERS,
        origin="left: placements; right: buffers of the portable plan, and tiles by hand",
    )
    yield _smaller(laws, target, form, total(item.size for item in gone))


def _smaller(laws: Laws, target: ConcretePlanIR, form: Tiled, held: Expr) -> Obligation:
    """Of one sequence and head: its tile, and in training the statistics of its rows, beside its scores."""
    rules = target.hypotheses.rules
    one = t / (form.forms.sequences * h)
    tile = form.tile + (4 * form.rows if form.training else ZERO)
    scores = held if form.training else form.forms.scores * e
    tokens = ONE if target.task == "decode" else T
    needed = tokens * ((2 if form.training else 1) * T + 8) + (4 * S if form.training else ZERO)
    return laws.claim(
        "workspace",
        "fused.bound",
        "of a sequence and head the tile, with what is kept of each row, is no larger than the scores "
        "where T(T + 8) is at most their number; in training T(2T + 8) + 4S",
        at_most(normal(tile * one, rules), normal(scores * one, rules)),
        source=PAPERS,
        premises=(at_most(needed, normal(form.forms.pairs, rules)),),
        origin="left: tile and statistics by the closed forms of the bound plan; right: scores of the portable plan",
    )


def _traffic(
    laws: Laws, source: PortablePlanIR, target: ConcretePlanIR, session: Session, form: Tiled
) -> Iterator[Obligation]:
    """Bytes of the tasks of attention together; beside those of the plan."""
    pairs = [(asked, made) for asked, made in _pairs(source, target) if _inside(asked.layer)]
    read = total(made.work.read_bytes for _, made in pairs)
    written = total(made.work.write_bytes for _, made in pairs)
    parts: list[Formula] = []
    for asked, made in pairs:
        by_hand = form.moved(asked.layer.partition(".")[2], asked.phase)
        parts.append(equal(made.work.read_bytes, by_hand[0], f"{asked.id} reads"))
        parts.append(equal(made.work.write_bytes, by_hand[1], f"{asked.id} writes"))
    yield laws.claim(
        "named equation",
        "fused.traffic",
        "a tile of queries reads all keys and values; in the backward pass a tile of keys reads all queries",
        (*parts, equal(read, form.read, "bytes read"), equal(written, form.written, "bytes written")),
        source=PAPERS,
        origin="left: sum over bound tasks; right: the papers' algorithms, by hand",
    )
    asked_read = total(asked.work.read_bytes for asked, _ in pairs)
    asked_written = total(asked.work.write_bytes for asked, _ in pairs)
    if session.workload.task == "decode":
        yield laws.claim(
            "named equation",
            "fused.decode",
            "the one query of a decode reads each key and value once, as the plan has it",
            (equal(read, asked_read, "bytes read"), equal(written, asked_written, "bytes written")),
            source=PAPERS,
        )
    if form.training and session.workload.model.structure.mask is Mask.FULL:
        yield laws.claim(
            "workspace",
            "fused.traffic",
            "fused attention moves no more bytes than materialised scores where 8 and a head's width are at most T",
            at_most(read + written, asked_read + asked_written),
            source=PAPERS,
            premises=(at_most(d_h, T), at_most(Integer(8), T)),
            origin="left: bound plan; right: portable plan",
        )


def _sizes(laws: Laws, target: ConcretePlanIR, fused: FusedAttention) -> Obligation:
    """What is new in the layout is whole."""
    sizes = [item for item in target.layout if item.buffer in (TILE, STATISTICS, "block.workspace")]
    return laws.claim(
        "integrality",
        "fused",
        "sizes, traffic and repeated work of fused attention are non-negative integers",
        (
            *(Natural(item.size, item.buffer) for item in sizes),
            *(Natural(task.work.read_bytes, task.id) for task in target.tasks if task.id in fused.tasks),
            *(Natural(task.work.write_bytes, task.id) for task in target.tasks if task.id in fused.tasks),
            Natural(fused.recomputed, "repeated products"),
        ),
        source="integrality under the hypotheses",
    )
