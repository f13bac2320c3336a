# ---
# jupyter:
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # First steps: one block, its formulas, its proofs, its numbers
#
# What does one rank spend on one Transformer layer? We ask for it symbolically, look at how a formula came about, see
# what was proved, and only then put numbers in.

# %%
import blueprint_sym as bs

d = bs.derive("training", recompute="selective", sequence_parallel=True)
d

# %% [markdown]
# Every line is a closed form that holds for **all** sizes that meet the hypotheses. One quantity by itself is a
# formula:

# %%
d.quantities["memory.activations"]

# %% [markdown]
# Where does it come from? Its derivation names the law of each layer, and every step from one line to the next is
# proved.

# %%
d.quantities["memory.activations"].derivation()

# %% [markdown]
# ## What was proved
#
# The passes claim that work is conserved, that every amount is a whole number, that buffers do not overlap. z3 proves
# each claim for all sizes at once. Open a kind to read its sentences.

# %%
d.report

# %% [markdown]
# What happens when a claim is wrong? Say that attention takes 7BSH²/t for its projections:

# %%
from blueprint_sym.proof.obligation import Laws, equal
from blueprint_sym.symbols import B, H, S, t

wrong = Laws("first_steps", d.hypotheses).claim(
    "equation",
    "qkv",
    "the projections take 7BSH²/t",
    equal(d.quantities["flops.qkv"].expr, 7 * B * S * H**2 / t),
    source="a slip",
)
bs.Prover().prove(wrong)

# %% [markdown]
# The counterexample is the smallest block that shows it, in the symbols of the question.
#
# ## Numbers
#
# A point gives exact integers. GPT-3 175B on eight ranks:

# %%
gpt3 = bs.derive("training", model="gpt3-175B", recompute="selective", sequence_parallel=True)
point = gpt3.instantiate(B=1, t=8, e=2)
point

# %%
point["memory.activations"]

# %% [markdown]
# Numbers that break a hypothesis are refused with the reason:

# %%
try:
    gpt3.instantiate(B=1, t=7, e=2)
except bs.HypothesisError as error:
    print(error)

# %% [markdown]
# The same over arrays: a compiled quantity is exact, whatever the sizes, and uses 64 bits where they suffice. A sweep
# makes a frame of it, without the degrees that do not divide 96 heads:

# %%
activations = gpt3.compile("memory.activations")
activations(B=[1, 2, 4], t=8, e=2)["memory.activations"].tolist()

# %%
bs.sweep(gpt3, {"B": 1, "t": range(2, 33), "e": 2}, quantities=["memory.activations", "memory.weights"]).frame()

# %% [markdown]
# **To take home:** `derive`, look, `instantiate`. What you saw is the tasks of this graph, summed:

# %%
_ = bs.plots.task_graph(d)
