"""Structure: what a layer is made of, one choice each, checked together. Sizes stand elsewhere.

Every default is the specification's block: multi-head attention over the full square, GELU MLP, layer norm with bias
before each part, dropout, no positions, no linear biases.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import fields, frozen

from ..errors import SpecError


class Attention(enum.Enum):
    """Which heads have keys and values of their own."""

    MULTI_HEAD = "multi-head"
    GROUPED_QUERY = "grouped-query"
    MULTI_QUERY = "multi-query"
    LATENT = "latent"


class MLP(enum.Enum):
    """The feed-forward part: two matrices, three with a gate, or a mixture of experts."""

    GELU = "gelu"
    RELU = "relu"
    SWIGLU = "swiglu"
    GEGLU = "geglu"
    EXPERTS = "experts"


GATED = (MLP.SWIGLU, MLP.GEGLU)
"""The MLPs with a third matrix, whose result the activation of the gate is multiplied with."""


class Capacity(enum.Enum):
    """How many tokens an expert takes: its balanced share with none dropped, or C of every microbatch."""

    BALANCED = "balanced"
    FIXED = "fixed"


class Norm(enum.Enum):
    """Layer norm, or RMS norm, which has a gain only."""

    LAYER = "layer"
    RMS = "rms"


class NormPosition(enum.Enum):
    """Where norms stand: f(norm(x)) + x, norm(f(x) + x), norm(f(norm(x))) + x, or norm(f(x)) + x."""

    PRE = "pre"
    POST = "post"
    SANDWICH = "sandwich"
    REORDERED = "reordered"


class Parallel(enum.Enum):
    """Whether attention and MLP read one input and are added at once, behind one norm or a norm each."""

    NONE = "none"
    SHARED_NORM = "shared-norm"
    OWN_NORMS = "own-norms"


class Mask(enum.Enum):
    """Which keys a query sees: all, or those up to its own position, counted exactly."""

    FULL = "full"
    CAUSAL = "causal"


class Positions(enum.Enum):
    """How positions enter: not, by a learned table beside the embedding, by rotation, or by a bias of the scores."""

    NONE = "none"
    LEARNED = "learned"
    ROPE = "rope"
    ALIBI = "alibi"


class QKNorm(enum.Enum):
    """Whether queries and keys are normalised: not, each head by itself, or all heads together."""

    NONE = "none"
    HEAD = "head"
    ALL = "all"


BIASES = ("qkv", "output", "mlp", "router")
"""The linear layers that may have a bias."""

Word = TypeVar("Word", bound=enum.Enum)


@frozen(kw_only=True)
class Structure:
    """The choices of one layer.

    ``expert_mlp`` is the form of each expert, ``shared_experts`` whether some take every token. ``window`` (under a
    causal mask): a query sees w keys at most. ``partial_rotary``: only d_r elements of a head are rotated. ``bias``
    names the linear layers that have one, of `BIASES`. ``query_latent`` (latent attention): queries come from a latent
    of width d_q; ``absorbed``: in inference the up-projections of keys and values are applied to queries and context
    instead, so that the cache itself is attended to. ``sinks``: a learned score per head beside those of the keys.
    ``softcap``: scores pass a scaled tanh. ``dropout``: of results and of probabilities, and without
    ``attention_dropout`` of results alone. Raises SpecError for a combination that cannot exist.
    """

    attention: Attention = Attention.MULTI_HEAD
    mlp: MLP = MLP.GELU
    expert_mlp: MLP = MLP.SWIGLU
    shared_experts: bool = False
    capacity: Capacity = Capacity.BALANCED
    norm: Norm = Norm.LAYER
    norm_bias: bool = True
    norm_position: NormPosition = NormPosition.PRE
    parallel: Parallel = Parallel.NONE
    mask: Mask = Mask.FULL
    window: bool = False
    positions: Positions = Positions.NONE
    partial_rotary: bool = False
    bias: tuple[str, ...] = ()
    qk_norm: QKNorm = QKNorm.NONE
    dropout: bool = True
    attention_dropout: bool = True
    query_latent: bool = True
    absorbed: bool = False
    sinks: bool = False
    softcap: bool = False

    def __attrs_post_init__(self) -> None:
        for field, holds, message in (
            ("window", not self.window or self.mask is Mask.CAUSAL, "a window needs mask 'causal'"),
            ("shared_experts", not self.shared_experts or self.routed, "shared experts need mlp 'experts'"),
            ("capacity", self.capacity is Capacity.BALANCED or self.routed, "a capacity needs mlp 'experts'"),
            ("expert_mlp", self.expert_mlp is not MLP.EXPERTS, "an expert is an MLP itself: gelu, relu, swiglu, geglu"),
            ("expert_mlp", self.expert_mlp is MLP.SWIGLU or self.routed, "an expert's form needs mlp 'experts'"),
            ("attention_dropout", self.attention_dropout or self.dropout, "nothing is dropped: leave it out"),
            ("absorbed", not self.absorbed or self.latent, "only latent attention absorbs its up-projections"),
            ("query_latent", self.query_latent or self.latent, "only latent attention has a latent of queries"),
            ("positions", not self.latent or self.positions is Positions.ROPE, "latent attention rotates: use 'rope'"),
            ("partial_rotary", not self.partial_rotary or self.rotated, "nothing is rotated: use positions 'rope'"),
            ("partial_rotary", not (self.partial_rotary and self.latent), "latent attention has its own rotated part"),
            ("qk_norm", self.qk_norm is QKNorm.NONE or not self.latent, "latent attention normalises its latents"),
            ("qk_norm", self.qk_norm is QKNorm.NONE or not self.partial_rotary, "not with a partly rotated head"),
            ("softcap", not (self.softcap and self.sinks), "scores have a cap or a sink, not both"),
            (
                "softcap",
                not (self.softcap or self.sinks) or self.positions is not Positions.ALIBI,
                "scores with a bias of the distance have neither cap nor sink",
            ),
            ("bias", "qkv" not in self.bias or not self.latent, "latent projections have no bias here"),
            ("bias", "router" not in self.bias or self.routed, "a router needs mlp 'experts'"),
            ("norm_bias", self.norm_bias or self.norm is Norm.LAYER, "an RMS norm never has a bias: leave it out"),
            (
                "parallel",
                self.parallel is Parallel.NONE or self.norm_position is NormPosition.PRE,
                "attention and MLP in parallel have their norms before them: use norm_position 'pre'",
            ),
        ):
            if not holds:
                raise SpecError(message, field=field)
        unknown = [word for word in self.bias if word not in BIASES]
        if unknown or self.bias != tuple(word for word in BIASES if word in self.bias):
            raise SpecError(f"expected some of {', '.join(BIASES)}, once and in this order", field="bias")

    @property
    def latent(self) -> bool:
        """Whether keys and values come from a latent."""
        return self.attention is Attention.LATENT

    @property
    def routed(self) -> bool:
        """Whether the MLP is a mixture of experts."""
        return self.mlp is MLP.EXPERTS

    @property
    def drops_probabilities(self) -> bool:
        """Whether dropout is applied to the probabilities of attention."""
        return self.dropout and self.attention_dropout

    @property
    def rotated(self) -> bool:
        """Whether queries and keys are rotated by their positions."""
        return self.positions is Positions.ROPE

    @property
    def name(self) -> str:
        """The choices that differ from the specification's block, or "default": ``grouped-query.swiglu.rms``."""
        plain = Structure()
        words = []
        for item in fields(Structure):
            value = getattr(self, item.name)
            if value != getattr(plain, item.name):
                words.append(_shown(item.name, value))
        return ".".join(words) or "default"

    @classmethod
    def of(cls, words: Mapping[str, Any]) -> Structure:
        """A structure from words, as in ``{"attention": "grouped-query", "mask": "causal", "bias": True}``.

        ``bias`` is True (every linear layer), False, or a sequence of `BIASES`. Raises SpecError that names the key,
        its value and what is possible.
        """
        plain = cls()
        choices: dict[str, Any] = {}
        known = [item.name for item in fields(cls)]
        for key, value in words.items():
            if key not in known:
                raise SpecError(f"unknown structural word; known are {', '.join(known)}", field=str(key))
            default = getattr(plain, key)
            if key == "bias":
                continue
            choices[key] = _word(type(default), key, value) if isinstance(default, enum.Enum) else _flag(key, value)
        if choices.get("attention") is Attention.LATENT:
            choices.setdefault("positions", Positions.ROPE)
        if choices.get("norm") is Norm.RMS and choices.get("norm_bias") is False:
            del choices["norm_bias"]
        if "bias" in words:
            choices["bias"] = _biases(words["bias"], choices)
        return cls(**choices)


def _shown(name: str, value: Any) -> str:
    if isinstance(value, enum.Enum):
        word = str(value.value)
        return word if name in ("attention", "mlp", "norm", "mask", "positions") else f"{name.replace('_', '-')}-{word}"
    if isinstance(value, tuple):
        return f"bias-{'-'.join(value)}"
    return name.replace("_", "-") if value else f"no-{name.replace('_', '-')}"


def _word(kind: type[Word], key: str, value: Any) -> Word:
    if isinstance(value, kind):
        return value
    words = [item.value for item in kind]
    if not isinstance(value, str) or value not in words:
        raise SpecError(f"unknown choice {value!r}; choose one of {', '.join(words)}", field=key)
    return kind(value)


def _flag(key: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise SpecError(f"expected True or False, got {value!r}", field=key)
    return value


def _biases(value: Any, choices: Mapping[str, Any]) -> tuple[str, ...]:
    """The names of the linear layers with a bias; True means all that the other choices leave."""
    if isinstance(value, bool):
        left_out = set()
        if choices.get("attention") is Attention.LATENT:
            left_out.add("qkv")
        if choices.get("mlp") is not MLP.EXPERTS:
            left_out.add("router")
        return tuple(word for word in BIASES if word not in left_out) if value else ()
    named = (value,) if isinstance(value, str) else value
    if not isinstance(named, tuple | list | set | frozenset) or any(word not in BIASES for word in named):
        raise SpecError(f"expected True, False or some of {', '.join(BIASES)}, got {value!r}", field="bias")
    return tuple(word for word in BIASES if word in named)
