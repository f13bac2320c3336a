"""A pass and a law of one's own: the gated linear unit y = ((x·U) ∘ silu(x·G))·W, split over t ranks."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen
from sympy import Expr

from blueprint_sym import Session, Strategy, TransformerSpec, Workload
from blueprint_sym.declared import claimed, claims
from blueprint_sym.hypotheses import AtLeast, Divides, Hypotheses
from blueprint_sym.laws.matmul import gemm_forward
from blueprint_sym.passes.base import DerivationPass, PassContext
from blueprint_sym.proof.obligation import Laws, Natural, Obligation, equal
from blueprint_sym.symbols import B, F, H, S, e, t

GATE = ("negate", "exponential", "add one", "divide", "multiply by the gate")
SHARDED = Hypotheses((AtLeast(t, 2), Divides(t, F)))


@frozen
class GatedUnit:
    """The unit as the mathematics has it: ``tokens`` rows of ``width`` elements, through ``inner`` and back."""

    tokens: Expr
    width: Expr
    inner: Expr


@frozen
class Task:
    """What one rank does: FLOPs of one step of the unit."""

    name: str
    flops: Expr


def gate_law(elements: Expr) -> Expr:
    """FLOPs of silu and the product with the other branch: five operations for each element."""
    return 5 * elements


class SplitGatedUnitPass(DerivationPass[GatedUnit, tuple[Task, ...]]):
    """Splits the inner width over t ranks, as Megatron-LM splits an MLP (arXiv 1909.08053, section 3)."""

    name = "split_gated_unit"
    boundary = "GatedUnit → tasks of one rank"

    def run(self, ir: GatedUnit, context: PassContext) -> tuple[Task, ...]:
        """U and G are split by columns and W by rows, so that each rank has F/t columns of everything between."""
        inner = ir.inner / t
        into, back = (ir.tokens, ir.width, inner), (ir.tokens, inner, ir.width)
        products = {"up": into, "gate": into, "down": back}
        tasks = [Task(name, gemm_forward(*shape, e).work.flops) for name, shape in products.items()]
        return (*tasks, Task("activation", gate_law(ir.tokens * inner)))

    def obligations(self, source: GatedUnit, target: tuple[Task, ...], context: PassContext) -> tuple[Obligation, ...]:
        """All ranks together do what the unit means, and each does a whole number of operations."""
        laws = Laws(self.name, SHARDED)
        points = source.tokens * source.inner
        meant = dict.fromkeys(("up", "gate", "down"), 2 * points * source.width)
        meant["activation"] = len(GATE) * points
        conserved = [equal(t * task.flops, meant[task.name], task.name) for task in target]
        whole = [Natural(task.flops, task.name) for task in target]
        return (
            laws.claim("conservation", "flops", "the ranks do what the unit means", conserved, source="2mnk FLOPs"),
            laws.claim("integrality", "flops", "a rank does a whole number of operations", whole, source="t | F"),
        )


@claims
def gated_unit() -> Iterable[Obligation]:
    """What the pass claims of a unit over B·S tokens."""
    session = Session(Workload("training", TransformerSpec()), Strategy())
    return claimed(SplitGatedUnitPass(), GatedUnit(B * S, H, F), PassContext(session))
