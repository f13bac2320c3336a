# ---
# jupyter:
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # Inference: prefill against decode
#
# The same weights, two regimes. Prefill multiplies many tokens with each weight; decode reads every weight and the
# whole cache for one token of each sequence.

# %%
import blueprint_sym as bs

prefill, decode = bs.derive("prefill"), bs.derive("decode")
prefill.quantities["flops.matmul"]

# %%
decode.quantities["flops.matmul"]

# %% [markdown]
# ## The cache

# %%
decode.quantities["memory.kv_cache"]

# %% [markdown]
# When does it outgrow the weights of the layer? As a formula, proved on both sides:

# %%
bs.crossover(decode.quantities["memory.kv_cache"], decode.quantities["memory.weights"], "c")

# %% [markdown]
# ## When is decode bound by bytes?
#
# Arithmetic intensity is FLOPs over bytes. It is a fact of the block. Whether it is *enough* depends on a device,
# which is evidence from a data sheet and no part of any proof:

# %%
gpt3 = bs.derive("decode", model="gpt3-175B")
bs.views.roofline(gpt3, "a100-80gb-sxm", b=8, c=2048, t=8, e=2)

# %%
_ = bs.views.roofline(gpt3, "a100-80gb-sxm", b=8, c=2048, t=8, e=2).plot()

# %% [markdown]
# Every product of weights sits at about b FLOPs per byte (at two bytes an element), far below the ridge; attention at
# one, *whatever the batch*: each sequence brings a cache of its own. Prefill is on the other side:

# %%
_ = bs.views.roofline(bs.derive("prefill", model="gpt3-175B"), "a100-80gb-sxm", b=1, c=2048, t=8, e=2).plot()

# %% [markdown]
# How do the bytes that decode reads grow with the context?

# %%
bs.elasticity(decode.quantities["bytes.read"], "c")

# %%
bs.limit(decode.quantities["bytes.read"], "c")

# %% [markdown]
# ## Fewer bytes: grouped queries and a latent
#
# The cache is what grouped-query and latent attention shrink. Their blocks are derived and proved like any other:

# %%
grouped = bs.derive("decode", model={"attention": "grouped-query"})
grouped.quantities["memory.kv_cache"]

# %%
latent = bs.derive("decode", model={"attention": "latent", "absorbed": True})
latent.quantities["memory.kv_cache"]

# %% [markdown]
# A latent of d_c + d_r elements is shared by all heads, and so is not split over ranks: its size has no t. Side by
# side, in GiB of one rank and layer, for 2, 4, 8 and 16 ranks:

# %%
import numpy as np

ranks = np.array([2, 4, 8, 16])
size = {"b": 16, "c": 32768, "e": 2}
caches = {
    "multi-head": decode.compile("memory.kv_cache")(**size, H=16384, h=128, t=ranks),
    "8 groups": grouped.compile("memory.kv_cache", rows="mask")(**size, H=16384, h=128, h_kv=8, t=ranks),
    "latent 512 + 64": latent.compile("memory.kv_cache")(**size, d_c=512, d_r=64, t=ranks),
}
for name, found in caches.items():
    print(f"{name:16}", found["memory.kv_cache"] / 2**30)

# %% [markdown]
# Groups cannot be split further than there are groups, so the last is masked. On two ranks:

# %%
_ = bs.plots.stacked_bars(
    {name: {"cache": int(found["memory.kv_cache"].flat[0])} for name, found in caches.items()},
    unit="byte",
    words="keys and values of one layer, two ranks",
)

# %% [markdown]
# **To take home:** batch helps the products of weights and never the cache; only its shape does. What is the longest
# context that 8 sequences can have in 1 GiB a layer and rank?

# %%
print(bs.largest("c", subject_to=decode.quantities["memory.kv_cache"] <= 2**30, b=8, H=16384, h=128, t=8, e=2))
print(bs.largest("c", subject_to=grouped.quantities["memory.kv_cache"] <= 2**30, b=8, H=16384, h=128, h_kv=8, t=8, e=2))
