"""The named quantities of a block: what a derivation is asked for, by name, with unit, symbol and meaning."""

from __future__ import annotations

from sympy import Expr

from .expr.algebra import normal, total
from .ir.concrete import ConcretePlanIR
from .ir.distributed import DistributedTaskIR
from .ir.node import Engine, Phase
from .ir.portable import BlockMemory
from .origin import Choice, Origin, TaskSum
from .origin_memory import activations, checkpoint, kept_tensors, optimizer_states, parameters, workspace
from .quantity import Bound as Bound
from .quantity import Quantity as Quantity
from .quantity import QuantityTable as QuantityTable
from .quantity import Unit as Unit
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


def bound_quantities(plan: ConcretePlanIR) -> dict[str, Quantity]:
    """The named quantities of attention that is bound as one; none where it is not."""
    fused = plan.attention
    if fused is None:
        return {}
    tasks = [task for task in plan.tasks if task.id in fused.tasks]
    read = total(task.work.read_bytes for task in tasks)
    written = total(task.work.write_bytes for task in tasks)
    kept = [item.size for item in plan.layout if item.buffer.startswith(("stored.", "attention.statistics"))]
    tile, byte = "bytes of the tiles of fused attention", Unit.BYTE
    rows = [
        ("memory.workspace.attention", fused.tile, byte, r"C_{\mathrm{tile}}", tile),
        ("bytes.read.attention", read, byte, r"R_{\mathrm{attn}}", "bytes that fused attention reads"),
        ("bytes.written.attention", written, byte, r"W_{b,\mathrm{attn}}", "bytes that fused attention writes"),
    ]
    if plan.task == "training":
        rows += [
            ("memory.statistics.attention", fused.statistics, byte, r"C_{\mathrm{stat}}", "bytes kept of each row"),
            (
                "memory.activations.bound",
                total(kept),
                byte,
                r"C_{\mathrm{act}}^{\mathrm{bound}}",
                "bytes of activations that the bound plan stores",
            ),
            (
                "flops.recompute.attention",
                fused.recomputed,
                Unit.FLOP,
                r"W_{\mathrm{recomp,attn}}",
                "products that fused attention repeats in the backward pass, beside the model's work",
            ),
        ]
    else:
        space = next(item.size for item in plan.layout if item.buffer == "block.workspace")
        words = "bytes of workspace of the bound plan"
        rows.append(("memory.workspace.bound", space, byte, r"C_{\mathrm{workspace}}^{\mathrm{bound}}", words))
    return {name: Quantity(name, expr, unit, symbol, words) for name, expr, unit, symbol, words in rows}
