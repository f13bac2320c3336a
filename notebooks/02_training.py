# ---
# jupyter:
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # Training: where FLOPs, bytes and memory go
#
# Tensor against sequence parallelism, and what selective recomputation costs and saves: a layer of GPT-3 175B on
# eight ranks, with formulas first.

# %%
from attrs import evolve

import blueprint_sym as bs

at = {"B": 1, "t": 8, "e": 2}
model = "gpt3-175B"
tensor = bs.derive("training", model=model)
_ = bs.plots.work(tensor, at)

# %% [markdown]
# Products dominate. What about the bytes that one rank moves?

# %%
_ = bs.plots.work(tensor, at, component="read", by="part")

# %% [markdown]
# ## Tensor or sequence parallelism
#
# Sequence parallelism splits norms, dropouts and residuals too. An all-reduce becomes a reduce-scatter and an
# all-gather: the same bytes on a ring's wires, counted as two logical payloads; and the gradients of norms need a
# small one more.

# %%
sequence = bs.derive("training", model=model, sequence_parallel=True, regather=False)
tensor.quantities["payload.total"]

# %%
sequence.quantities["payload.total"]

# %% [markdown]
# The activations that a rank stores shrink, for all sizes:

# %%
symbolic = {
    "tensor": bs.derive("training"),
    "sequence": bs.derive("training", sequence_parallel=True),
    "selective": bs.derive("training", recompute="selective"),
    "both": bs.derive("training", recompute="selective", sequence_parallel=True),
    "full": bs.derive("training", recompute="full"),
}
stored = {
    name: evolve(item.quantities["memory.activations"], name=f"activations ({name})") for name, item in symbolic.items()
}
print(bs.crossover(stored["sequence"], stored["tensor"], "S"))
print(bs.crossover(stored["both"], stored["sequence"], "S"))

# %% [markdown]
# Each sentence is proved, not sampled. What doubling the sequence does differs, since scores grow with its square:

# %%
for name in ("tensor", "both"):
    print(bs.elasticity(stored[name], "S"))

# %% [markdown]
# ## What recomputation costs and saves

# %%
choices = {
    "none": {},
    "none, sequence parallel": {"sequence_parallel": True},
    "selective": {"recompute": "selective"},
    "selective, sequence parallel": {"recompute": "selective", "sequence_parallel": True},
    "full": {"recompute": "full"},
}
derived = {name: bs.derive("training", model=model, **words) for name, words in choices.items()}
_ = bs.plots.rank_memory(derived, at)

# %%
_ = bs.plots.work(derived, at, by="phase")

# %% [markdown]
# Selective recomputation repeats the attention core only. As a share of the forward work it grows with S, and becomes
# all of it in the end:

# %%
forward = symbolic["selective"].quantities["flops.forward"]
again = evolve(symbolic["selective"].quantities["flops.recompute"], name="repeated, selective")
bs.limit(again, "S", over=forward)

# %%
everything = evolve(symbolic["full"].quantities["flops.recompute"], name="repeated, full")
sizes = {"B": 1, "H": 12288, "F": 49152, "h": 96, "t": 8, "e": 2}
_ = bs.plots.curves([again, forward, everything], {"S": [2**k for k in range(9, 20)]}, sizes)

# %% [markdown]
# ## Choosing
#
# Every combination of batch, degree and policy that fits a budget, in one sweep. The Pareto front has what nothing
# beats in both memory and repeated work:

# %%
memory = "memory.weights + memory.gradients + memory.optimizer + memory.activations + memory.checkpoint"
space = bs.sweep(
    tensor,
    {
        "recompute": ["none", "selective", "full"],
        "sequence_parallel": [False, True],
        "B": [1, 2, 4, 8],
        "S": [2048, 8192],
        "t": [2, 4, 8, 16],
        "e": 2,
    },
    quantities={"memory": memory, "work": "flops.total", "again": "flops.recompute"},
    at_most={"memory": 8 * 2**30},
)
space.count()

# %%
space.pareto("memory", "again", "-B")

# %% [markdown]
# And the question the other way round, with an answer that is checked: the smallest degree and the largest batch that
# fit.

# %%
both = symbolic["both"].quantities
used = both["memory.weights"] + both["memory.gradients"] + both["memory.optimizer"] + both["memory.activations"]
print(bs.smallest("t", subject_to=used <= 4 * 2**30, B=1, S=2048, H=12288, F=49152, h=96, e=2))
print(bs.largest("B", subject_to=used <= 16 * 2**30, t=8, S=2048, H=12288, F=49152, h=96, e=2))

# %% [markdown]
# **To take home:** with sequence parallelism, selective recomputation removes the term in S² from memory and repeats
# no product of weights.

# %%
_ = bs.plots.heat_map(
    stored["both"], {"t": [2, 4, 8, 16, 32]}, {"S": [2**k for k in range(10, 18)]}, {k: sizes[k] for k in "BHFhe"}
)
