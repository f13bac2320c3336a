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
# each entry as a claim in the paper's own letters, and let z3 decide it for all sizes. Then we take a formula that
# people really shipped, and see it refuted.

# %%
from sympy import Integer

import blueprint_sym as bs
from blueprint_sym.expr.text import read
from blueprint_sym.hypotheses import Defines
from blueprint_sym.proof.obligation import Laws, equal
from blueprint_sym.symbols import B, F, H, L, S, V, e, h, t

LETTERS = {"s": S, "b": B, "h": H, "a": h, "t": t, "L": L, "V": V}
"""The paper's letters in ours: its h is the hidden size, its a the heads."""

HALF = (Defines(F, 4 * H, solved=F), Defines(e, Integer(2), solved=e))
"""What the paper assumes: a feed-forward width of 4h, and two bytes an element."""

prover = bs.Prover()


def claim(words, derivation, name, formula):
    """The verdict on a formula of the paper about a derived quantity."""
    laws = Laws("korthikanti_2022", derivation.hypotheses + HALF)
    goal = equal(derivation.quantities[name].expr, read(formula, LETTERS))
    return prover.prove(laws.claim("table 2", words, words, goal, source=f"arXiv 2205.05198: {formula}"))


# %% [markdown]
# ## Table 2

# %%
TABLE = {
    "no parallelism": ({"tensor_parallel": False}, "s*b*h*(34 + 5*a*s/h)"),
    "tensor parallel": ({}, "s*b*h*(10 + 24/t + 5*a*s/(h*t))"),
    "tensor and sequence parallel": ({"sequence_parallel": True}, "s*b*h*(34/t + 5*a*s/(h*t))"),
    "tensor parallel, selective": ({"recompute": "selective"}, "s*b*h*(10 + 24/t)"),
    "both, selective": ({"recompute": "selective", "sequence_parallel": True}, "s*b*h*34/t"),
}
verdicts = [
    claim(words, bs.derive("training", **choices), "memory.activations", formula)
    for words, (choices, formula) in TABLE.items()
]
report = bs.ProofReport(tuple(verdicts))
assert report.proved
report

# %% [markdown]
# The last entry, full recomputation, keeps the layer's input: 2sbh bytes.

# %%
full = claim("full recomputation", bs.derive("training", recompute="full"), "memory.checkpoint", "2*s*b*h")
assert full.status is bs.Status.PROVED
full

# %% [markdown]
# All entries are right, for every size that meets the hypotheses. A common misreading counts the two bytes of an
# element once more; the formulas are bytes already:

# %%
twice = claim("twice two bytes", bs.derive("training"), "memory.activations", "2*s*b*h*(10 + 24/t + 5*a*s/(h*t))")
assert twice.status is bs.Status.REFUTED
twice

# %% [markdown]
# ## A formula that is wrong in code
#
# Narayanan et al. 2021 (arXiv 2104.04473) give the FLOPs of an iteration with full recomputation as 96BsLh²(1 +
# s/(6h) + V/(16Lh)). Without recomputation they are 72BsLh²(1 + s/(6h) + V/(12Lh)). Code that drops the
# recomputation, and leaves the 16 where it is, has been shipped. Which is which?

# %%
none = bs.derive("training", scope="model")
again = bs.derive("training", scope="model", recompute="full")
name = "model.flops.matmul.iteration"
found = {
    "with recomputation": claim("eq3", again, name, "96*b*s*L*h**2*(1 + s/(6*h) + V/(16*L*h))"),
    "without": claim("without", none, name, "72*b*s*L*h**2*(1 + s/(6*h) + V/(12*L*h))"),
    "without, the 16 left in": claim("mixed", none, name, "72*b*s*L*h**2*(1 + s/(6*h) + V/(16*L*h))"),
}
bs.ProofReport(tuple(found.values()))

# %%
assert [verdict.status for verdict in found.values()] == [bs.Status.PROVED, bs.Status.PROVED, bs.Status.REFUTED]
for words, verdict in found.items():
    print(f"{words:26}", verdict.status.value)

# %% [markdown]
# How much does the slip cost at real sizes? The difference is 6BsVh/4 of the logits' work: little for GPT-3, a lot
# for a small model with a large vocabulary.

# %%
derived = none.quantities[name].compile()
sizes = {"B": 1, "S": 2048, "V": 50304, "H": [512, 12288], "L": [6, 96], "F": [2048, 49152], "h": [8, 96], "t": 8}
right = derived(**{key: value for key, value in sizes.items() if key in derived.program.inputs})[name]
slip = [
    72 * 2048 * layers * width**2 + 12 * 2048**2 * layers * width + 72 * 2048 * width * 50304 // 16
    for width, layers in ((512, 6), (12288, 96))
]
[f"{100 * (int(a) - b) / int(a):.1f} % too little" for a, b in zip(right, slip, strict=True)]

# %% [markdown]
# **To take home:** a claim is one line in the letters of its paper. Paste a formula that you are about to rely on.
