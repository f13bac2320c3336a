# ---
# jupyter:
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # A paper checked
#
# Korthikanti et al. 2022 (arXiv 2205.05198) give the activation memory of a Transformer layer in Table 2. We state
# each entry as a claim, in the paper's own letters and its own LaTeX, and let z3 decide it for all sizes. Then we
# take a formula that people really shipped, and see it refuted.

# %%
from IPython.display import display

import blueprint_sym as bs
from blueprint_sym.claims.check import check_all
from blueprint_sym.claims.claim import Claim

LETTERS = {"s": "S", "b": "B", "h": "H", "a": "h"}
"""The paper's letters in ours: its h is the hidden size, its a the heads."""


def entry(name, formula, quantity="memory.activations", **strategy):
    """An entry of Table 2; the paper assumes a feed-forward width of 4h and two bytes an element."""
    return Claim(
        id=name,
        where="table 2",
        quantity=quantity,
        claimed_latex=formula,
        symbols=LETTERS,
        assume=("F = 4*h", "e = 2"),
        strategy=strategy,
    )


# %% [markdown]
# ## Table 2
#
# Open a line to see what was derived, and under which hypotheses.

# %%
both = {"sequence_parallel": True, "recompute": "selective"}
table = check_all(
    (
        entry("no parallelism", r"sbh\left(34 + 5\frac{as}{h}\right)", tensor_parallel=False),
        entry("tensor parallel", r"sbh\left(10 + \frac{24}{t} + 5\frac{as}{ht}\right)"),
        entry("with sequence parallelism", r"sbh\left(\frac{34}{t} + 5\frac{as}{ht}\right)", sequence_parallel=True),
        entry("selective recomputation", r"sbh\left(10 + \frac{24}{t}\right)", recompute="selective"),
        entry("both", r"sbh\left(\frac{34}{t}\right)", **both),
        entry("full recomputation", "2sbh", "memory.checkpoint", recompute="full"),
    )
)
assert all(item.verdict == "proved" for item in table)
for item in table:
    display(item)

# %% [markdown]
# All entries are right, for every size that meets the hypotheses. A common misreading counts the two bytes of an
# element once more; the formulas are bytes already:

# %%
(twice,) = check_all((entry("two bytes twice", r"2sbh\left(10 + \frac{24}{t} + 5\frac{as}{ht}\right)"),))
assert twice.verdict == "refuted"
twice

# %% [markdown]
# ## A formula that is wrong in code
#
# Narayanan et al. 2021 (arXiv 2104.04473) give the FLOPs of an iteration with full recomputation as 96BsLh²(1 +
# s/(6h) + V/(16Lh)). Without recomputation they are 72BsLh²(1 + s/(6h) + V/(12Lh)). Code that drops the recomputation
# and leaves the 16 where it is has been shipped. Which is which?


# %%
def iteration(name, formula, recompute):
    """The FLOPs of the products of an iteration of the whole model."""
    return Claim(
        id=name,
        quantity="model.flops.matmul.iteration",
        claimed=formula,
        scope="model",
        symbols={"s": "S", "h": "H"},
        assume=("F = 4*h",),
        strategy={"recompute": recompute, "tensor_parallel": False},
    )


found = check_all(
    (
        iteration("with recomputation", "96*B*s*L*h**2*(1 + s/(6*h) + V/(16*L*h))", "full"),
        iteration("without", "72*B*s*L*h**2*(1 + s/(6*h) + V/(12*L*h))", "none"),
        iteration("without, the 16 left in", "72*B*s*L*h**2*(1 + s/(6*h) + V/(16*L*h))", "none"),
    )
)
assert [item.verdict for item in found] == ["proved", "proved", "refuted"]
for item in found:
    display(item)

# %% [markdown]
# The difference comes from one place, the logits. Code can be checked as it stands, too: a function runs on symbols.


# %%
def flops(layers, hidden, sequence, vocabulary):
    """As it stood in a training script."""
    return 72 * layers * sequence * hidden**2 * (1 + sequence / (6 * hidden) + vocabulary / (16 * layers * hidden))


names = {"layers": "L", "hidden": "H", "sequence": "S", "vocabulary": "V"}
bs.check_function(
    flops,
    "model.flops.matmul.model",
    arguments={name: bs.SYMBOLS[letter] for name, letter in names.items()},
    scope="model",
    strategy={"tensor_parallel": False},
    assume=["F = 4*H", "B = 1"],
)

# %% [markdown]
# How much does the slip cost? Little for GPT-3, a lot for a small model with a large vocabulary. The function that
# was checked and the derived quantity, both in exact integers:

# %%
derived = bs.derive("training", scope="model", tensor_parallel=False).compile("model.flops.matmul.model")
for name, layers, hidden, heads in (("small", 6, 512, 8), ("GPT-3 175B", 96, 12288, 96)):
    found = derived(B=1, S=2048, V=50304, H=hidden, L=layers, F=4 * hidden, h=heads, t=1)
    right = int(found["model.flops.matmul.model"])
    missing = 3 * 2048 * hidden * 50304 // 2
    print(f"{name:12} {right} FLOP, of which {1000 * missing // right} per mille are missing")

# %% [markdown]
# **To take home:** a claim is one line in the letters and the LaTeX of its paper. Paste a formula that you are about
# to rely on; `blueprint-sym check paper.tex` does the same in CI.
