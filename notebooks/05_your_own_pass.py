# ---
# jupyter:
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # Your own pass
#
# The engine is not a table of formulas: a pass transforms one description into the next, and must prove that nothing
# was lost. We write one for a gated unit, y = ((x·U) ∘ silu(x·G))·W, split over t ranks, break its law, and read what
# the prover says.

# %%
from attrs import frozen
from sympy import Expr

import blueprint_sym as bs
from blueprint_sym.declared import claimed
from blueprint_sym.hypotheses import AtLeast, Divides, Hypotheses
from blueprint_sym.laws.matmul import gemm_forward
from blueprint_sym.passes.base import DerivationPass, PassContext
from blueprint_sym.proof.obligation import Laws, Natural, equal
from blueprint_sym.symbols import B, F, H, S, e, t


@frozen
class GatedUnit:
    """What is meant: rows of a width, through an inner width and back."""

    tokens: Expr
    width: Expr
    inner: Expr


@frozen
class Task:
    """What one rank does."""

    name: str
    flops: Expr


SHARDED = Hypotheses((AtLeast(t, 2), Divides(t, F)))

# %% [markdown]
# ## A law
#
# silu and the product with the gate take five operations for each element: negate, exponential, add one, divide,
# multiply.


# %%
def gate_law(elements):
    """FLOPs of the gate."""
    return 5 * elements


# %% [markdown]
# ## A pass and what it must obey
#
# `run` says what a rank does. `obligations` says what the unit *means*, in global sizes and from nothing that `run`
# computed: t ranks together must do exactly that, and each a whole number of operations.


# %%
class SplitGatedUnit(DerivationPass):
    """Splits the inner width over t ranks."""

    name = "split_gated_unit"
    boundary = "GatedUnit → tasks of one rank"
    law = staticmethod(gate_law)

    def run(self, ir, context):
        """The tasks of one rank."""
        inner = ir.inner / t
        up, down = (ir.tokens, ir.width, inner), (ir.tokens, inner, ir.width)
        products = {"up": up, "gate": up, "down": down}
        tasks = [Task(name, gemm_forward(*shape, e).work.flops) for name, shape in products.items()]
        return (*tasks, Task("activation", self.law(ir.tokens * inner)))

    def obligations(self, source, target, context):
        """Conservation and integrality."""
        laws, points = Laws(self.name, SHARDED), source.tokens * source.inner
        meant = dict.fromkeys(("up", "gate", "down"), 2 * points * source.width) | {"activation": 5 * points}
        conserved = [equal(t * task.flops, meant[task.name], task.name) for task in target]
        whole = [Natural(task.flops, task.name) for task in target]
        return (
            laws.claim("conservation", "flops", "the ranks do what the unit means", conserved, source="2mnk FLOPs"),
            laws.claim("integrality", "flops", "a rank does a whole number of operations", whole, source="t | F"),
        )


unit = GatedUnit(B * S, H, F)
context = PassContext(bs.Session(bs.Workload("training")))
report = bs.Prover().prove_all(claimed(SplitGatedUnit(), unit, context))
assert report.proved
report

# %% [markdown]
# ## Break it
#
# Forget one operation of the gate:


# %%
class Forgetful(SplitGatedUnit):
    """Counts four operations for each element."""

    law = staticmethod(lambda elements: 4 * elements)


broken = bs.Prover().prove_all(claimed(Forgetful(), unit, context))
assert not broken.proved
broken

# %% [markdown]
# The smallest block shows it, with both sides. Integrality still holds: the number is whole, and wrong. What if the
# hypothesis t | F is forgotten instead?


# %%
class Careless(SplitGatedUnit):
    """Forgets that t must divide F."""

    def obligations(self, source, target, context):
        """Integrality without the hypothesis."""
        laws = Laws(self.name, Hypotheses((AtLeast(t, 2),)))
        whole = [Natural(task.flops, task.name) for task in target]
        return (laws.claim("integrality", "flops", "a rank does a whole number of operations", whole, source="none"),)


careless = bs.Prover().prove_all(claimed(Careless(), unit, context))
assert not careless.proved
careless

# %% [markdown]
# ## What it costs
#
# The formulas of a pass of your own are expressions like all others: name them, and they compile, compare and cross.

# %%
target = SplitGatedUnit().run(unit, context)
work = bs.WorkVector(flops=sum(task.flops for task in target))
work

# %%
gated = bs.Quantity(
    "flops.gated", work.flops, bs.Unit.FLOP, r"W_{\mathrm{gated}}", "work of a gated unit", hypotheses=SHARDED
)
plain = bs.derive("training").quantities["flops.mlp"]
bs.crossover(gated, plain, "F")

# %%
_ = bs.plots.curves(
    [gated, plain], {"F": [2**k for k in range(10, 17)]}, {"B": 1, "S": 2048, "H": 4096, "t": 8, "h": 32}
)

# %% [markdown]
# **To take home:** a law is believed because another description of the same thing agrees with it for all sizes. Keep
# the two apart, and a slip in either shows.
