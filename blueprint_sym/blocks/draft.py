"""A block in the making: where its layers stand, its axes, and its tensors and layers in order."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import define, field, frozen
from sympy import Expr, Integer

from ..ir.model import Axis, Drop, Layer, Placement, Repeat, Saved, Tensor
from ..spec.structure import Attention, Mask, Norm, Structure
from ..symbols import (
    B,
    C,
    E,
    F,
    F_e,
    F_s,
    H,
    P,
    S,
    b,
    c,
    d_c,
    d_h,
    d_q,
    d_r,
    d_v,
    e,
    h,
    h_kv,
    k,
    q,
    w,
)
from . import layers as make
from . import pointwise
from .core import PAIR

BYTE: Expr = Integer(1)

HIDDEN, HEAD_WIDTH = Axis("hidden", H), Axis("head_width", d_h)
HEAD, FEED_FORWARD = Axis("head", h, parallel=True), Axis("feed_forward", F, parallel=True)
KV_HEAD, GROUP = Axis("kv_head", h_kv, parallel=True), Axis("group", h / h_kv)
LATENT, QUERY_LATENT = Axis("latent", d_c), Axis("query_latent", d_q)
ROTARY, VALUE_WIDTH = Axis("rotary", d_r), Axis("value_width", d_v)
EXPERT, ROUTES = Axis("expert", E, expert=True), Axis("route", E)
CHOICE, SLOT = Axis("choice", k), Axis("slot", E * C)
EXPERT_FORWARD, SHARED_FORWARD = (
    Axis("expert_feed_forward", F_e, parallel=True),
    Axis("shared_feed_forward", F_s, parallel=True),
)
VISIBLE = Axis(PAIR, P)


@frozen
class Site:
    """Where layers stand: the axes of sequences, queries and keys; whether gradients follow; words for names."""

    batch: Axis
    query: Axis
    key: Axis
    training: bool = False
    counted: bool = False
    expand: str = "up"
    contract: str = "down"

    @property
    def tokens(self) -> tuple[Axis, ...]:
        """The axes of the residual stream."""
        return (self.batch, self.query, HIDDEN)


def training_site(structure: Structure) -> Site:
    """B sequences of S queries and S keys."""
    counted = structure.mask is Mask.CAUSAL
    return Site(Axis("batch", B), Axis("sequence", S), Axis("key", S), True, counted, "expand", "contract")


def inference_site(structure: Structure, phase: str) -> Site:
    """B sequences of q queries and c keys; behind a window a decode sees w of them."""
    seen = w if structure.window and phase == "decode" else c
    counted = structure.mask is Mask.CAUSAL and phase == "prefill"
    return Site(Axis("batch", b), Axis("query", q), Axis("context", seen), counted=counted)


@define
class Draft:
    """Tensors and layers of a block, in the order in which they were added."""

    site: Site
    structure: Structure
    tensors: list[Tensor] = field(factory=list)
    layers: list[Layer] = field(factory=list)

    def add(self, layer: Layer) -> None:
        """Appends a layer, as it runs here: in inference forward only."""
        self.layers.append(layer if self.site.training else make.forward_only(layer))

    def keep(self, tensor: Tensor) -> Tensor:
        """Appends a tensor and returns it."""
        self.tensors.append(tensor)
        return tensor

    def tensor(
        self,
        name: str,
        axes: Iterable[Axis],
        *,
        width: Expr = e,
        placement: Placement = Placement.REPLICATED,
        routed: bool = False,
    ) -> Tensor:
        """A new activation."""
        return self.keep(Tensor(name, tuple(axes), width, placement, routed=routed))

    def stream(self, name: str, *, width: Expr = e) -> Tensor:
        """A tensor of the residual stream: replicated, or split along the sequence under sequence parallelism."""
        return self.tensor(name, self.site.tokens, width=width, placement=Placement.STREAM)

    def partial(self, name: str) -> Tensor:
        """Sums of the residual stream to which each rank has a part."""
        return self.tensor(name, self.site.tokens, placement=Placement.PARTIAL)

    def parameter(self, name: str, *axes: Axis) -> Tensor:
        """A parameter tensor."""
        return self.keep(Tensor(name, axes, e, parameter=True))

    def alias(self, tensor: Tensor, name: str, axes: tuple[Axis, ...] | None = None) -> Tensor:
        """The same storage under another name, and under other axis names of the same extents."""
        return self.keep(make.alias(tensor, name, axes))

    def fork(
        self,
        name: str,
        x: Tensor,
        users: Iterable[tuple[str, tuple[Axis, ...] | None]],
        *,
        saved: Saved,
        repeat: Repeat = Repeat.FULL,
    ) -> tuple[Tensor, ...]:
        """The tensor for each of several users, each with its name for it and for its axes.

        Where no gradients are summed, it is one tensor for all of them.
        """
        wanted = tuple(users)
        if not self.site.training:
            return (x,) * len(wanted)
        handed = tuple(self.alias(x, user, axes) for user, axes in wanted)
        self.add(make.fork(name, x, handed, saved=saved, repeat=repeat))
        return handed

    def norm(self, name: str, x: Tensor, y: Tensor, gains: str, *, saved: Saved) -> Tensor:
        """A norm of the residual stream; ``gains`` is what the names of its parameters start with."""
        words = ("gain", "bias") if self.structure.norm is Norm.LAYER and self.structure.norm_bias else ("gain",)
        parameters = tuple(self.parameter(f"{gains}_{word}", HIDDEN) for word in words)
        kind = "rms_norm" if self.structure.norm is Norm.RMS else "layer_norm" if len(words) == 2 else "plain_norm"
        self.add(pointwise.norm(name, kind, x, parameters, y, saved=saved))
        return y

    def inner_norm(self, name: str, x: Tensor, axes: tuple[Axis, ...]) -> Tensor:
        """A norm inside a part, along ``axes``: a gain alone, whose gradient needs what nobody else keeps."""
        kind = "rms_norm" if self.structure.norm is Norm.RMS else "plain_norm"
        gain = self.parameter(f"{name}_gain", *axes)
        y = self.tensor(f"{x.id}_normed", x.axes)
        self.add(pointwise.norm(name, kind, x, (gain,), y, saved=Saved((x.id,))))
        return y

    def bias(self, word: str, name: str, x: Tensor, axes: Iterable[Axis]) -> Tensor:
        """``x`` with a bias along ``axes`` where the structure has one of the kind ``word``, else ``x``."""
        if word not in self.structure.bias:
            return x
        vector = self.parameter(f"{name}_vector", *axes)
        y = self.tensor(f"{x.id}_biased", x.axes, placement=x.placement, routed=x.routed)
        self.add(pointwise.bias(name, x, vector, y, saved=Saved((x.id,), (), Drop.ALWAYS)))
        return y

    @property
    def heads(self) -> tuple[Axis, ...]:
        """The axes of the heads of queries."""
        return (KV_HEAD, GROUP) if self.structure.attention is Attention.GROUPED_QUERY else (HEAD,)

    @property
    def kv_heads(self) -> tuple[Axis, ...]:
        """The axes of the heads of keys and values."""
        return {
            Attention.MULTI_HEAD: (HEAD,),
            Attention.GROUPED_QUERY: (KV_HEAD,),
            Attention.MULTI_QUERY: (),
            Attention.LATENT: (HEAD,),
        }[self.structure.attention]

    @property
    def scores(self) -> tuple[Axis, ...]:
        """The axes of the scores: every pair of a query and a key, or the visible ones."""
        pairs = (VISIBLE,) if self.site.counted else (self.site.query, self.site.key)
        return (self.site.batch, *self.heads, *pairs)
