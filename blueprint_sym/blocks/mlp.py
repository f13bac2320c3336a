"""The feed-forward part: two matrices, three with a gate (Shazeer 2020, arXiv 2002.05202), or a mixture of experts.

The mixture is that of Shazeer et al. 2017 (arXiv 1701.06538) with the shared experts of DeepSeekMoE (arXiv
2401.06066): a router chooses k of E experts for each token, whose results are weighted and summed.
"""

from __future__ import annotations

from ..ir.model import Axis, Drop, Placement, Repeat, Saved, Tensor
from ..spec.structure import GATED, MLP, Capacity
from . import layers as make
from . import pointwise, routing
from .draft import CHOICE, EXPERT, EXPERT_FORWARD, FEED_FORWARD, HIDDEN, ROUTES, SHARED_FORWARD, SLOT, Draft

SHARED = Drop.ALWAYS


def dense(d: Draft, x: Tensor, *, owned: bool = True) -> Tensor:
    """The partial sums of a dense MLP; ``owned`` says whether its first product keeps the gathered input."""
    kept = Saved((gathered(x),), (), Drop.GATHERED_AGAIN if owned else SHARED)
    partial = d.partial("mlp.partial")
    _feed_forward(d, "mlp", d.structure.mlp, x, partial, FEED_FORWARD, kept, biased="mlp")
    return partial


def gathered(x: Tensor) -> str:
    """The tensor whose storage a part reads."""
    return x.alias_of or x.id


def _feed_forward(
    d: Draft,
    part: str,
    kind: MLP,
    x: Tensor,
    y: Tensor,
    width: Axis,
    kept: Saved,
    *,
    biased: str = "",
    expert: bool = False,
) -> None:
    """Expand, activate, contract; of an expert, every row through the matrices of its own."""
    rows, owner = x.axes[:-1], (EXPERT,) if expert else ()
    words = ("gate", d.site.expand) if kind in GATED else (d.site.expand,)
    names = {d.site.expand: "expanded", "gate": "gated"}
    made = [d.tensor(f"{part}.{names[word]}", (*rows, width), routed=x.routed) for word in words]
    weights = [d.parameter(f"{part}.w_{word}", *owner, HIDDEN, width) for word in words]
    pairs = zip(weights, made, strict=True)
    d.add(make.gemm(f"{part}.{d.site.expand}", x, *pairs, saved=kept, role="mlp", grouped=expert))
    if biased:
        made = [
            d.bias(biased, f"{part}.{word}_bias", item, (*owner, width)) for word, item in zip(words, made, strict=True)
        ]
    activated = d.tensor(f"{part}.activated", (*rows, width), routed=x.routed)
    saved = Saved(tuple(item.id for item in made), (activated.id,), Drop.NEVER, Drop.FUSED)
    d.add(pointwise.activation(f"{part}.{kind.value}", kind.value, tuple(made), activated, saved=saved))
    weight = d.parameter(f"{part}.w_{d.site.contract}", *owner, width, HIDDEN)
    saved = Saved((activated.id,))
    d.add(make.gemm(f"{part}.{d.site.contract}", activated, (weight, y), saved=saved, role="mlp", grouped=expert))


def experts(d: Draft, x: Tensor, *, owned: bool = True) -> Tensor:
    """The partial sums of a mixture of experts."""
    wanted = [("mlp.router_in", None), ("mlp.routed_in", None)]
    wanted += [("mlp.shared_in", None)] if d.structure.shared_experts else []
    users = d.fork(
        "mlp.expert_fork",
        x,
        wanted,
        saved=Saved((gathered(x),), (), Drop.GATHERED_AGAIN if owned else SHARED),
        repeat=Repeat.GATHER,
    )
    weights = _weights(d, users[0], Saved((gathered(x),), (), SHARED))
    rows = _routed(d, users[1])
    result = d.partial("mlp.routed_partial" if d.structure.shared_experts else "mlp.partial")
    d.add(routing.mix("mlp.mix", rows, weights, result, saved=Saved((rows.id, weights.id))))
    if not d.structure.shared_experts:
        return result
    shared, both = d.partial("mlp.shared_partial"), d.partial("mlp.partial")
    kept = Saved((gathered(x),), (), SHARED)
    _feed_forward(d, "mlp.shared", d.structure.expert_mlp, users[2], shared, SHARED_FORWARD, kept)
    saved = Saved((result.id, shared.id), (), SHARED)
    d.add(make.residual("mlp.shared_residual", result, shared, both, saved=saved))
    return both


def _weights(d: Draft, x: Tensor, kept: Saved) -> Tensor:
    """The weights of a token's k experts."""
    rows = x.axes[:-1]
    logits = d.tensor("mlp.router_logits", (*rows, ROUTES))
    weight = d.parameter("mlp.w_router", HIDDEN, ROUTES)
    d.add(make.gemm("mlp.router", x, (weight, logits), saved=kept, role="router"))
    logits = d.bias("router", "mlp.router_bias", logits, (ROUTES,))
    probabilities = d.tensor("mlp.router_probabilities", logits.axes)
    saved = Saved((probabilities.id,))
    d.add(make.softmax("mlp.router_softmax", logits, probabilities, saved=saved, repeat=Repeat.FULL, role="router"))
    chosen = d.tensor("mlp.router_weights", _rows(d, x))
    d.add(routing.select("mlp.router_select", probabilities, chosen, saved=Saved((probabilities.id,), (), SHARED)))
    return chosen


def _rows(d: Draft, x: Tensor) -> tuple[Axis, ...]:
    """The axes of rows: k of every token, or C of every expert."""
    return (SLOT,) if d.structure.capacity is Capacity.FIXED else (*x.axes[:-1], CHOICE)


def _routed(d: Draft, x: Tensor) -> Tensor:
    """The experts' results for every row: sent to the ranks of the experts and back."""
    axes = (*_rows(d, x), HIDDEN)
    rows = d.tensor("mlp.rows", axes)
    d.add(routing.permute("mlp.permute", x, rows, saved=Saved((x.id,), (), SHARED)))
    sent = d.tensor("mlp.dispatched", axes, routed=True)
    d.add(make.boundary("mlp.dispatch", rows, sent))
    made = d.tensor("mlp.expert_partial", axes, placement=Placement.PARTIAL, routed=True)
    kept = Saved((sent.id,))
    _feed_forward(d, "mlp.expert", d.structure.expert_mlp, sent, made, EXPERT_FORWARD, kept, biased="mlp", expert=True)
    made = d.bias("mlp", "mlp.expert.output_bias", made, (EXPERT, HIDDEN))
    back = d.tensor("mlp.returned", axes, placement=Placement.PARTIAL)
    d.add(make.boundary("mlp.combine", made, back))
    return back
