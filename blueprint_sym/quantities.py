"""The named quantities of a block: what a derivation is asked for, by name, with unit, symbol and meaning."""

from __future__ import annotations

from sympy import Expr

from .expr.algebra import normal, total
from .ir.concrete import ConcretePlanIR, FusedAttention
from .ir.distributed import DistributedTaskIR
from .ir.node import Engine, Phase
from .ir.portable import BlockMemory
from .origin import Choice, Origin, PartSum, TaskSum
from .origin_memory import activations, checkpoint, kept_tensors, optimizer_states, parameters, workspace
from .quantity import Quantity, Unit
from .symbols import B, H, S, b, e, q

REPEATED = (Phase.RECOMPUTE, Phase.RECOMMUNICATION)
EVERYTHING, MOVES = Choice(), Choice(engine=Engine.NETWORK)

Row = tuple[str, Expr, Unit, str, str, Origin]


def _table(rows: list[Row]) -> dict[str, Quantity]:
    return {
        name: Quantity(name, expr, unit, symbol, words, origin=origin)
        for name, expr, unit, symbol, words, origin in rows
    }


def _sum(ir: DistributedTaskIR, name: str, component: str, select: Choice, symbol: str, words: str) -> Row:
    origin = TaskSum(ir, component, select)
    unit = Unit.FLOP if component in ("flops", "matmul") else Unit.BYTE
    return (name, origin.total, unit, symbol, words, origin)


def _role_rows(ir: DistributedTaskIR) -> list[Row]:
    roles = [
        ("qkv", "matmul", "qkv", r"\mathrm{QKV}", "the QKV projections"),
        (
            "attention_matmul",
            "matmul",
            "attention",
            r"\mathrm{attn\,matmul}",
            "queries × keys and probabilities × values",
        ),
        (
            "attention_core",
            "flops",
            "attention",
            r"\mathrm{attention}",
            "the attention core, softmax and its dropout included",
        ),
        ("output", "matmul", "output", r"\mathrm{out}", "the output projection"),
        ("mlp", "matmul", "mlp", r"\mathrm{MLP}", "the MLP's products"),
    ]
    return [
        _sum(
            ir,
            f"flops.{name}",
            component,
            Choice((Phase.FORWARD,), role),
            f"W_{{{symbol}}}",
            f"forward work of {words}",
        )
        for name, component, role, symbol, words in roles
    ]


def _work_rows(ir: DistributedTaskIR) -> list[Row]:
    forward = Choice((Phase.FORWARD,))
    matmul = r"W_{\mathrm{matmul}}"
    return [
        *_role_rows(ir),
        _sum(ir, "flops.matmul", "matmul", EVERYTHING, matmul, "work of all products, all phases"),
        _sum(
            ir, "flops.matmul.forward", "matmul", forward, matmul + r"^{\mathrm{fwd}}", "forward work of all products"
        ),
        _sum(ir, "flops.forward", "flops", forward, r"W_{\mathrm{fwd}}", "forward work, reductions included"),
        _sum(
            ir,
            "flops.reduce",
            "flops",
            MOVES,
            r"W_{\mathrm{reduce}}",
            "local additions of all reductions, all phases",
        ),
        _sum(ir, "flops.total", "flops", EVERYTHING, "W", "work of all tasks"),
    ]


def _phase_rows(ir: DistributedTaskIR) -> list[Row]:
    phases = [
        (
            "recompute",
            REPEATED,
            "recompute",
            "forward work that the backward pass repeats, collectives included",
        ),
        ("activation_gradient", (Phase.ACTIVATION_GRADIENT,), "agrad", "work of the activation gradients"),
        ("weight_gradient", (Phase.WEIGHT_GRADIENT,), "wgrad", "work of the weight gradients"),
        ("optimizer", (Phase.OPTIMIZER,), "opt", "work of the optimizer step"),
    ]
    return [
        _sum(ir, f"flops.{name}", "flops", Choice(chosen), rf"W_{{\mathrm{{{symbol}}}}}", words)
        for name, chosen, symbol, words in phases
    ]


def _traffic_rows(ir: DistributedTaskIR, boundary: Expr) -> list[Row]:
    rows = [
        _sum(ir, "bytes.read", "read", EVERYTHING, "R", "bytes read by all tasks"),
        _sum(ir, "bytes.written", "written", EVERYTHING, "W_{b}", "bytes written by all tasks"),
        _sum(ir, "payload.total", "message", EVERYTHING, "M", "logical payload of all collectives"),
    ]
    moved = [task.id for task in ir.tasks if MOVES.takes(task) and task.phase is not Phase.WEIGHT_GRADIENT]
    if moved:
        words = "logical payload of one tensor-parallel boundary"
        origin = TaskSum(ir, "message", Choice(id=moved[0]))
        expr = normal(boundary, ir.hypotheses.rules)
        rows.append(("payload.boundary", expr, Unit.BYTE, r"M_{\mathrm{TP}}", words, origin))
    return rows


def _fact(name: str, expr: Expr, symbol: str, words: str, origin: Origin) -> Row:
    return (f"memory.{name}", expr, Unit.BYTE, rf"C_{{\mathrm{{{symbol}}}}}", words, origin)


def training_quantities(ir: DistributedTaskIR, memory: BlockMemory) -> dict[str, Quantity]:
    """The named quantities of a training block."""
    each = "e bytes for each parameter of the rank"
    facts = [
        _fact("weights", memory.weights, "weights", "bytes of the weights", parameters(ir, e, each)),
        _fact("activations", memory.activations, "act", "bytes of stored activations", activations(ir)),
        _fact(
            "checkpoint",
            memory.checkpoint,
            "ckpt",
            "bytes of the kept block input under full recomputation",
            checkpoint(ir),
        ),
        _fact("gradients", memory.gradients, "grad", "bytes of the weight gradients", parameters(ir, e, each)),
        _fact("optimizer", memory.optimizer, "opt", "bytes of the optimizer states", optimizer_states(ir)),
    ]
    return _table([*_work_rows(ir), *_phase_rows(ir), *_traffic_rows(ir, B * S * H * e), *facts])


def inference_quantities(ir: DistributedTaskIR, memory: BlockMemory) -> dict[str, Quantity]:
    """The named quantities of an inference block."""
    each = "e bytes for each parameter of the rank"
    space = "bytes of workspace where nothing is fused"
    facts = [
        _fact("weights", memory.weights, "weights", "bytes of the weights", parameters(ir, e, each)),
        _fact("kv_cache", memory.kv_cache, "KV", "bytes of cached keys and values", kept_tensors(ir)),
        _fact("workspace", memory.workspace, "workspace", space, workspace(ir)),
    ]
    return _table([*_work_rows(ir), *_traffic_rows(ir, b * q * H * e), *facts])


TILES = "arXiv 2307.08691, Algorithms 1 and 2"
"""Where the counts of attention in tiles come from."""


def bound_quantities(plan: ConcretePlanIR) -> dict[str, Quantity]:
    """The named quantities of attention that is bound as one; none where it is not."""
    fused = plan.attention
    if fused is None:
        return {}
    tasks = [task for task in plan.tasks if task.id in fused.tasks]
    read = [(task.id, task.work.read_bytes) for task in tasks]
    written = [(task.id, task.work.write_bytes) for task in tasks]
    rows = [
        _bound(
            plan,
            "memory.workspace.attention",
            [("attention.tile", fused.tile)],
            f"bytes of a tile's scores and of two statistics of each row ({TILES})",
            r"C_{\mathrm{tile}}",
            "bytes of the tiles of fused attention",
        ),
        _bound(
            plan,
            "bytes.read.attention",
            read,
            f"bytes read in tiles ({TILES})",
            r"R_{\mathrm{attn}}",
            "bytes that fused attention reads",
        ),
        _bound(
            plan,
            "bytes.written.attention",
            written,
            f"bytes written in tiles ({TILES})",
            r"W_{b,\mathrm{attn}}",
            "bytes that fused attention writes",
        ),
    ]
    return _table([*rows, *(_trained_rows(plan, fused) if plan.task == "training" else _served_rows(plan))])


def _trained_rows(plan: ConcretePlanIR, fused: FusedAttention) -> list[Row]:
    kept = [item for item in plan.layout if item.buffer.startswith(("stored.", "attention.statistics"))]
    return [
        _bound(
            plan,
            "memory.statistics.attention",
            [("attention.statistics", fused.statistics)],
            f"bytes of one statistic of each row ({TILES})",
            r"C_{\mathrm{stat}}",
            "bytes kept of each row",
        ),
        _bound(
            plan,
            "memory.activations.bound",
            [(item.buffer, item.size) for item in kept],
            "bytes of the buffer",
            r"C_{\mathrm{act}}^{\mathrm{bound}}",
            "bytes of activations that the bound plan stores",
        ),
        _bound(
            plan,
            "flops.recompute.attention",
            [("attention.tile", fused.recomputed)],
            f"scores made again, tile by tile ({TILES})",
            r"W_{\mathrm{recomp,attn}}",
            "products that fused attention repeats in the backward pass, beside the model's work",
            Unit.FLOP,
        ),
    ]


def _served_rows(plan: ConcretePlanIR) -> list[Row]:
    space = next(item for item in plan.layout if item.buffer == "block.workspace")
    return [
        _bound(
            plan,
            "memory.workspace.bound",
            [(space.buffer, space.size)],
            "bytes of the buffer: boundary, and the largest intermediate or a tile",
            r"C_{\mathrm{workspace}}^{\mathrm{bound}}",
            "bytes of workspace of the bound plan",
        )
    ]


def _bound(
    plan: ConcretePlanIR,
    name: str,
    parts: list[tuple[str, Expr]],
    why: str,
    symbol: str,
    words: str,
    unit: Unit = Unit.BYTE,
) -> Row:
    """A quantity that is what a plan binds, summed over tasks or buffers."""
    rows = tuple((part, ((value, why),)) for part, value in parts)
    return (name, total(value for _, value in parts), unit, symbol, words, PartSum("part", rows, plan.hypotheses))
