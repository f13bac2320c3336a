"""Where the memory facts of one rank come from: sums over layers or stored tensors, and the largest intermediate."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen
from sympy import Add, Expr, Integer, Max, Mul

from .expr.algebra import ZERO, normal
from .expr.latex import latex
from .expr.text import text
from .ir.distributed import DistributedTaskIR, LayerFacts
from .laws.optimizer import STATE_BYTES
from .origin import FactSum
from .symbols import e


def activations(ir: DistributedTaskIR) -> FactSum:
    """The specification's sum over layers: A − O[¬storeOutput] − A[¬storeActivation]."""
    rows = []
    for fact in ir.facts:
        kept = fact.activation * int(fact.store_activation) - fact.output * int(not fact.store_output)
        why = "kept for the backward pass" + ("" if fact.store_output else ", less its output")
        rows.append((fact.layer, ((normal(kept), why),)))
    return FactSum(ir=ir, of="layer", rows=tuple(rows))


def parameters(ir: DistributedTaskIR, bytes_each: Expr, why: str) -> FactSum:
    """Bytes for each parameter of the rank, layer by layer (training) or together (inference)."""
    facts = ir.facts or (LayerFacts("block", ZERO, ZERO, True, True, ir.parameters),)
    rows = tuple((fact.layer, ((normal(fact.parameters * bytes_each), why),)) for fact in facts)
    return FactSum(ir=ir, of="layer", rows=rows)


def optimizer_states(ir: DistributedTaskIR) -> FactSum:
    """Master weight and two moments of every parameter, split over the shards."""
    why = f"{STATE_BYTES} bytes of optimizer state per parameter"
    shards = "" if ir.optimizer_shards == 1 else f", split over {text(ir.optimizer_shards)} ranks"
    return parameters(ir, Integer(STATE_BYTES) / ir.optimizer_shards, why + shards)


def checkpoint(ir: DistributedTaskIR) -> FactSum:
    """The block's input, where only that is kept."""
    kept = normal(ir.boundary * e) if ir.checkpointed else ZERO
    rows = (("block.input", ((kept, "elements of the input, e bytes each"),)),)
    return FactSum(ir=ir, of="the block's input, kept whole", rows=rows)


def kept_tensors(ir: DistributedTaskIR) -> FactSum:
    """The stored tensors of the rank (inference: keys and values)."""
    rows = tuple((tensor.id, ((tensor.size, "elements of one rank, e bytes each"),)) for tensor in ir.stored)
    return FactSum(ir=ir, of="tensor", rows=rows)


@frozen(slots=False)
class Largest(FactSum):
    """The boundary tensor and the largest of the rows beside it, which are elements."""

    letter: ClassVar[str] = "N"

    @property
    def shown(self) -> tuple[str, str]:
        """``e (N + max((1), (2)))`` with N the elements of the boundary."""
        numbers = range(1, len(self.terms) + 1)
        plain, tex = text(self.ir.boundary), latex(self.ir.boundary)
        return (
            f"e*({plain} + max({', '.join(f'({number})' for number in numbers)}))",
            rf"e\left({tex} + \max\left({', '.join(f'N_{{{number}}}' for number in numbers)}\right)\right)",
        )

    @property
    def words(self) -> str:
        """How the terms become the bound."""
        return "boundary and largest intermediate, e bytes each"

    @property
    def combined(self) -> Expr:
        """``boundary·e + e·max(…)`` over all rows, the dominated ones included."""
        everything = Max(*(term.value for term in self.terms), evaluate=False)
        return Add(Mul(self.ir.boundary, e), Mul(e, everything))


def workspace(ir: DistributedTaskIR) -> Largest:
    """What an unfused execution needs beside weights and cache."""
    rows = tuple(
        (item.layer, ((item.elements, "elements that an unfused execution makes"),)) for item in ir.intermediates
    )
    return Largest(ir=ir, of="intermediate", rows=rows)
