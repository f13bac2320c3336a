"""Quantities: what a derivation is asked for, by name, with unit, symbol and meaning."""

from __future__ import annotations

import enum
from collections.abc import Callable

from attrs import frozen
from sympy import Expr

from .errors import ExpressionError
from .expr.algebra import normal, total
from .expr.latex import latex
from .expr.text import text
from .ir.distributed import DistributedTask, DistributedTaskIR
from .ir.node import Engine, Phase
from .ir.portable import BlockMemory
from .symbols import B, H, S, b, e, q


class Unit(enum.Enum):
    """What a quantity counts."""

    FLOP = "FLOP"
    BYTE = "byte"


@frozen
class Quantity:
    """A closed form with its unit.

    ``expr`` is in normal form; ``symbol`` is LaTeX; everything is of one rank, one block, one microbatch or step.
    """

    name: str
    expr: Expr
    unit: Unit
    symbol: str
    description: str
    per: str = "rank and block"

    def __str__(self) -> str:
        return f"{self.name} = {text(self.expr)}  [{self.unit.value}]"

    def _repr_latex_(self) -> str:
        return rf"$\displaystyle {self.symbol} = {latex(self.expr)}\;\mathrm{{{self.unit.value}}}$"

    def __add__(self, other: Quantity) -> Quantity:
        return self._with(other, 1)

    def __sub__(self, other: Quantity) -> Quantity:
        return self._with(other, -1)

    def _with(self, other: Quantity, sign: int) -> Quantity:
        if (self.unit, self.per) != (other.unit, other.per):
            raise ExpressionError(
                f"{self.name} is {self.unit.value} per {self.per}, "
                f"{other.name} is {other.unit.value} per {other.per}: they do not add"
            )
        operator = "+" if sign > 0 else "-"
        return Quantity(
            f"{self.name} {operator} {other.name}",
            normal(self.expr + sign * other.expr),
            self.unit,
            f"{self.symbol} {operator} {other.symbol}",
            f"{self.description} {'plus' if sign > 0 else 'minus'} {other.description}",
            self.per,
        )


Select = Callable[[DistributedTask], bool]

REPEATED = (Phase.RECOMPUTE, Phase.RECOMMUNICATION)


def _sum(ir: DistributedTaskIR, value: Callable[[DistributedTask], Expr], select: Select) -> Expr:
    return total(value(task) for task in ir.tasks if select(task))


def _flops(task: DistributedTask) -> Expr:
    return task.work.flops


def _matmul(task: DistributedTask) -> Expr:
    return task.matmul


def _of_role(role: str) -> Select:
    return lambda task: task.phase is Phase.FORWARD and task.role == role


def _in(*phases: Phase) -> Select:
    return lambda task: task.phase in phases


def _everything(task: DistributedTask) -> bool:
    return True


Row = tuple[str, Expr, Unit, str, str]


def _table(rows: list[Row]) -> dict[str, Quantity]:
    return {row[0]: Quantity(*row) for row in rows}


def _forward_rows(ir: DistributedTaskIR) -> list[Row]:
    flop = Unit.FLOP
    return [
        (
            "flops.qkv",
            _sum(ir, _matmul, _of_role("qkv")),
            flop,
            r"W_{\mathrm{QKV}}",
            "forward work of the QKV projections",
        ),
        (
            "flops.attention_matmul",
            _sum(ir, _matmul, _of_role("attention")),
            flop,
            r"W_{\mathrm{attn\,matmul}}",
            "forward work of queries × keys and probabilities × values",
        ),
        (
            "flops.attention_core",
            _sum(ir, _flops, _of_role("attention")),
            flop,
            r"W_{\mathrm{attention}}",
            "forward work of the attention core, softmax and its dropout included",
        ),
        (
            "flops.output",
            _sum(ir, _matmul, _of_role("output")),
            flop,
            r"W_{\mathrm{out}}",
            "forward work of the output projection",
        ),
        (
            "flops.mlp",
            _sum(ir, _matmul, _of_role("mlp")),
            flop,
            r"W_{\mathrm{MLP}}",
            "forward work of the MLP's products",
        ),
        (
            "flops.matmul",
            _sum(ir, _matmul, _everything),
            flop,
            r"W_{\mathrm{matmul}}",
            "work of all products, all phases",
        ),
        (
            "flops.matmul.forward",
            _sum(ir, _matmul, _in(Phase.FORWARD)),
            flop,
            r"W_{\mathrm{matmul}}^{\mathrm{fwd}}",
            "forward work of all products",
        ),
        (
            "flops.forward",
            _sum(ir, _flops, _in(Phase.FORWARD)),
            flop,
            r"W_{\mathrm{fwd}}",
            "forward work, reductions included",
        ),
        (
            "flops.reduce",
            _sum(ir, _flops, lambda task: task.engine is Engine.NETWORK),
            flop,
            r"W_{\mathrm{reduce}}",
            "local additions of all reductions, all phases",
        ),
        ("flops.total", _sum(ir, _flops, _everything), flop, r"W", "work of all tasks"),
    ]


def _traffic_rows(ir: DistributedTaskIR, boundary: Expr) -> list[Row]:
    byte = Unit.BYTE
    rows: list[Row] = [
        ("bytes.read", _sum(ir, lambda task: task.work.read, _everything), byte, "R", "bytes read by all tasks"),
        (
            "bytes.written",
            _sum(ir, lambda task: task.work.written, _everything),
            byte,
            "W_{b}",
            "bytes written by all tasks",
        ),
        (
            "payload.total",
            _sum(ir, lambda task: task.work.message, _everything),
            byte,
            r"M",
            "logical payload of all collectives",
        ),
    ]
    if any(task.engine is Engine.NETWORK for task in ir.tasks):
        rows.append(
            (
                "payload.boundary",
                normal(boundary, ir.hypotheses.rules),
                byte,
                r"M_{\mathrm{TP}}",
                "logical payload of one tensor-parallel boundary",
            )
        )
    return rows


def _memory_row(name: str, expr: Expr, symbol: str, description: str) -> Row:
    return (f"memory.{name}", expr, Unit.BYTE, rf"C_{{\mathrm{{{symbol}}}}}", description)


def training_quantities(ir: DistributedTaskIR, memory: BlockMemory) -> dict[str, Quantity]:
    """The named quantities of a training block."""
    flop = Unit.FLOP
    phases: list[Row] = [
        (
            "flops.recompute",
            _sum(ir, _flops, _in(*REPEATED)),
            flop,
            r"W_{\mathrm{recompute}}",
            "forward work that the backward pass repeats, collectives included",
        ),
        (
            "flops.activation_gradient",
            _sum(ir, _flops, _in(Phase.ACTIVATION_GRADIENT)),
            flop,
            r"W_{\mathrm{agrad}}",
            "work of the activation gradients",
        ),
        (
            "flops.weight_gradient",
            _sum(ir, _flops, _in(Phase.WEIGHT_GRADIENT)),
            flop,
            r"W_{\mathrm{wgrad}}",
            "work of the weight gradients",
        ),
        (
            "flops.optimizer",
            _sum(ir, _flops, _in(Phase.OPTIMIZER)),
            flop,
            r"W_{\mathrm{opt}}",
            "work of the optimizer step",
        ),
    ]
    facts = [
        _memory_row("weights", memory.weights, "weights", "bytes of the weights"),
        _memory_row("activations", memory.activations, "act", "bytes of stored activations"),
        _memory_row("checkpoint", memory.checkpoint, "ckpt", "bytes of the kept block input under full recomputation"),
        _memory_row("gradients", memory.gradients, "grad", "bytes of the weight gradients"),
        _memory_row("optimizer", memory.optimizer, "opt", "bytes of the optimizer states"),
    ]
    return _table([*_forward_rows(ir), *phases, *_traffic_rows(ir, B * S * H * e), *facts])


def inference_quantities(ir: DistributedTaskIR, memory: BlockMemory) -> dict[str, Quantity]:
    """The named quantities of an inference block."""
    facts = [
        _memory_row("weights", memory.weights, "weights", "bytes of the weights"),
        _memory_row("kv_cache", memory.kv_cache, "KV", "bytes of cached keys and values"),
        _memory_row("workspace", memory.workspace, "workspace", "bytes of workspace where nothing is fused"),
    ]
    return _table([*_forward_rows(ir), *_traffic_rows(ir, b * q * H * e), *facts])
