"""Quantities: what a derivation is asked for, by name, with unit, symbol and meaning."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from attrs import field, frozen
from sympy import Expr, Integer, Symbol

from .errors import ExpressionError
from .expr.algebra import free_symbols, normal, total
from .expr.evaluate import evaluate
from .expr.latex import latex
from .expr.text import text
from .hypotheses import Hypotheses
from .ir.concrete import ConcretePlanIR
from .ir.distributed import DistributedTaskIR
from .ir.node import Engine, Phase
from .ir.portable import BlockMemory
from .origin import Choice, Origin, TaskSum
from .origin_memory import activations, checkpoint, kept_tensors, optimizer_states, parameters, workspace
from .shown import Shown
from .symbols import B, H, S, b, e, q

if TYPE_CHECKING:
    from .derivation_tree import DerivationTree
    from .numeric import Compiled
    from .worked import Worked


class Unit(enum.Enum):
    """What a quantity counts."""

    FLOP = "FLOP"
    BYTE = "byte"
    ELEMENT = "element"


@frozen
class Quantity:
    """A closed form with its unit.

    ``expr`` is in normal form; ``symbol`` is LaTeX; everything is of one rank, one block, one microbatch or step, or
    where ``per`` says so of a whole model and all ranks. ``hypotheses`` are those under which it was proved.
    """

    name: str
    expr: Expr
    unit: Unit
    symbol: str
    description: str
    per: str = "rank and block"
    origin: Origin | None = field(default=None, eq=False, repr=False)
    hypotheses: Hypotheses = field(factory=Hypotheses, eq=False, repr=False)

    def latex(self) -> str:
        r"""The equation, ``W_{\mathrm{QKV}} = \frac{6BSH^{2}}{t}``, without dollars and without its unit."""
        return f"{self.symbol} = {latex(self.expr)}"

    def worked(self, **values: int) -> Worked:
        """The formula at a point as one line, symbols = numbers = result with its unit.

        Args:
            values: a positive integer for each symbol, by name; those that an equation yields may be left out.

        Raises:
            BindingError: for a missing or unknown symbol, or a value that is no positive integer.
            HypothesisError: for values that break a hypothesis, which it names.

        """
        from .worked import worked

        return worked(self, values)

    def derivation(self) -> DerivationTree:
        """How the formula came about: laws at their shapes, substituted, summed, simplified; every step proved.

        Raises ProofError where a step is not proved, ExpressionError for a sum or difference of quantities.
        """
        from .derivation_tree import derivation_tree

        return derivation_tree(self)

    def compile(self, *, rows: str = "refuse", beyond: str = "exact") -> Compiled:
        """The formula as a function of arrays; see `blueprint_sym.numeric.Compiled`.

        Args:
            rows: "refuse" or "mask" rows that break a hypothesis.
            beyond: "exact" or "refuse" where 64 bits may not suffice.

        """
        from .numeric import compile_quantities

        return compile_quantities((self,), self.hypotheses, rows=rows, beyond=beyond)

    def __str__(self) -> str:
        return f"{self.name} = {text(self.expr)}  [{self.unit.value}]"

    def _repr_latex_(self) -> str:
        return rf"$\displaystyle {self.symbol} = {latex(self.expr)}\;\mathrm{{{self.unit.value}}}$"

    def __le__(self, other: Any) -> Bound:
        return Bound(self, "<=", other)

    def __ge__(self, other: Any) -> Bound:
        return Bound(self, ">=", other)

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
            hypotheses=self.hypotheses + other.hypotheses,
        )


class QuantityTable(Shown, dict[str, Quantity]):
    """Quantities by name, in the order in which they are read."""


@frozen
class Bound:
    """A condition on a quantity, ``quantity <= limit`` or ``quantity >= limit``; it is a question and no truth value.

    ``limit`` is an integer in the quantity's unit or another quantity of that unit.
    """

    quantity: Quantity
    relation: str
    limit: Quantity | int

    def __attrs_post_init__(self) -> None:
        if isinstance(self.limit, Quantity):
            _ = self.quantity - self.limit
        elif isinstance(self.limit, bool) or not isinstance(self.limit, int):
            raise ExpressionError(f"{self.quantity.name}: expected an integer or a quantity, got {self.limit!r}")

    def __bool__(self) -> bool:
        raise ExpressionError(f"whether {self} depends on the sizes; it is a condition for smallest and largest")

    @property
    def parts(self) -> tuple[Quantity, ...]:
        """The quantities in it."""
        return (self.quantity, self.limit) if isinstance(self.limit, Quantity) else (self.quantity,)

    @property
    def sides(self) -> tuple[Expr, Expr]:
        """Both sides."""
        return self.quantity.expr, self.limit.expr if isinstance(self.limit, Quantity) else Integer(self.limit)

    @property
    def symbols(self) -> frozenset[Symbol]:
        """The symbols of both sides."""
        return frozenset(symbol for side in self.sides for symbol in free_symbols(side))

    def holds(self, values: Mapping[Symbol, int]) -> bool:
        """Whether it is true at a point."""
        left, right = (evaluate(side, values) for side in self.sides)
        return left <= right if self.relation == "<=" else left >= right

    def __str__(self) -> str:
        return f"{self.quantity.name} {self.relation} {getattr(self.limit, 'name', self.limit)}"


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
