"""Named equations: formulas of the specification as theorems about derived tasks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen
from sympy import Expr, Integer

from ..expr.algebra import ZERO, normal, total
from ..hypotheses import Defines, Hypotheses
from ..ir.distributed import DistributedTaskIR
from ..ir.node import Engine, Phase
from ..laws import law
from ..proof.obligation import Formula, Laws, Obligation, at_most, equal
from ..symbols import B, F, H, S, d_h, h, t

SOURCE = "specification"


@frozen
class NamedWork:
    """``name``: the forward FLOPs of the products of a role are ``formula`` (and of everything in it, ``whole``)."""

    name: str
    role: str
    formula: Expr
    whole: Expr | None = None


def all_heads(hypotheses: Hypotheses) -> Expr:
    """The width of all heads together as the specification writes it: H where H = h·d_h, else h·d_h."""
    equation = any(isinstance(item, Defines) and item.symbols == {H, h, d_h} for item in hypotheses)
    return H if equation else h * d_h


def named_equations(
    laws: Laws,
    target: DistributedTaskIR,
    equations: Iterable[NamedWork],
    tensor_parallel: bool,
    boundary: Expr = B * S * H,
) -> Iterator[Obligation]:
    """Each equation about the forward tasks of its role; the product law; reductions at a boundary."""
    cost = law("gemm", "forward").instance({"m": S, "n": H, "k": F, "e": B})
    yield laws.claim(
        "named equation",
        "W_gemm",
        "a matrix product [m,n] × [n,k] takes 2mnk FLOPs",
        equal(cost.work.flops, 2 * S * H * F),
        source=SOURCE,
        origin="left: gemm law at m = S, n = H, k = F; right: the specification's text",
    )
    for equation in equations:
        tasks = [task for task in target.tasks if task.phase is Phase.FORWARD and task.role == equation.role]
        goals: list[Formula] = [equal(total(task.matmul for task in tasks), equation.formula, "matmul FLOPs")]
        if equation.whole is not None:
            goals.append(equal(total(task.work.flops for task in tasks), equation.whole, "FLOPs"))
        yield laws.claim(
            "named equation",
            equation.name,
            f"{equation.name} is the work of the {equation.role} tasks of one rank",
            goals,
            source=SOURCE,
            origin="left: sum over forward tasks; right: the specification's text",
        )
    if tensor_parallel:
        reductions = [
            task
            for task in target.tasks
            if task.engine is Engine.NETWORK and task.work.flops != ZERO and task.phase is not Phase.WEIGHT_GRADIENT
        ]
        yield laws.claim(
            "named equation",
            "W_reduce",
            "every reduction at a boundary makes n·(t−1)/t local additions on a logical tensor of n elements",
            (
                at_most(Integer(1), Integer(len(reductions)), "there are reductions"),
                *(equal(task.work.flops, boundary * (t - 1) / t, task.id) for task in reductions),
            ),
            source=SOURCE,
            origin="left: reduction tasks; right: the specification's text",
        )


def balanced_capacity(laws: Laws, target: DistributedTaskIR, slots: Expr, rows: Expr) -> Obligation:
    """Where the places of all experts are the rows of all tokens, a fixed capacity costs what a balanced load costs."""
    products = total(task.matmul for task in target.tasks if task.primitive == "grouped_gemm" and task.role == "mlp")
    one_row = normal(products * slots**-1)
    return laws.claim(
        "named equation",
        "W_MLP.capacity",
        "with as many places as rows the experts' products are those of a balanced load",
        equal(products, one_row * rows),
        source="Lepikhin et al. 2020, arXiv 2006.16668: capacity of an expert",
        premises=(equal(slots, rows),),
        origin="left: sum over the experts' tasks; right: the same for k rows of every token",
    )
