"""What a model and its placement assume of the sizes."""

from __future__ import annotations

from attrs import frozen
from sympy import Symbol

from ..expr.algebra import ONE
from ..hypotheses import AtLeast, Defines, Divides, Hypotheses, Hypothesis
from ..spec.strategy import Strategy
from ..spec.structure import Attention, QKNorm, Structure
from ..symbols import E, F, F_e, F_s, H, S, d, d_c, d_h, d_q, ep, h, h_kv, t


@frozen
class Regime:
    """The hypotheses of a structure under a strategy; ``training`` says whether gradients are summed and states kept.

    t = 1; or t ≥ 2 and what t divides: the heads of keys and values, the widths of the MLP, and the hidden width where
    it does not follow from H = h·d_h; with sequence parallelism the sequence. Where ranks sum gradients, what they sum.
    """

    structure: Structure
    strategy: Strategy
    training: bool

    def hypotheses(self, model: Hypotheses) -> Hypotheses:
        """The model's own hypotheses, and these."""
        items: list[Hypothesis] = []
        if not self.strategy.tensor_parallel:
            items.append(Defines(t, ONE, solved=t))
        else:
            items += [AtLeast(t, 2), *(Divides(t, size) for size in self.split)]
            if not any(isinstance(item, Defines) and item.symbol == H for item in model):
                items.append(Divides(t, H))
            items += [Divides(t, S)] if self.strategy.sequence_parallel else []
            items += [Divides(t, size) for size in self.summed] if self.training else []
        if self.strategy.expert_parallel:
            items += [AtLeast(ep, 2), Divides(ep, E)]
        if self.strategy.shard_optimizer:
            follows = d_h in self.without_hidden and any(
                isinstance(item, Defines) and item.symbol == H for item in model
            )
            items += [Divides(d, size) for size in (*(() if follows else (H,)), *self.without_hidden)]
        return model + Hypotheses(tuple(items))

    @property
    def split(self) -> tuple[Symbol, ...]:
        """The sizes that tensor parallelism splits."""
        heads = h_kv if self.structure.attention is Attention.GROUPED_QUERY else h
        if not self.structure.routed:
            return heads, F
        return (heads, F_e, F_s) if self.structure.shared_experts else (heads, F_e)

    @property
    def summed(self) -> tuple[Symbol, ...]:
        """The sizes of parameters that every rank has and that see a part of the heads or of the experts' sums."""
        found: list[Symbol] = []
        biased_key = "qkv" in self.structure.bias and self.structure.attention is Attention.MULTI_QUERY
        if biased_key or self.structure.qk_norm is QKNorm.HEAD:
            found.append(d_h)
        if self.structure.latent:
            found += [d_q, d_c] if self.structure.query_latent else [d_c]
        if "router" in self.structure.bias:
            found.append(E)
        return tuple(found)

    @property
    def without_hidden(self) -> tuple[Symbol, ...]:
        """The sizes of parameters that have no hidden axis: optimizer states are split along these."""
        found: list[Symbol] = []
        if "qkv" in self.structure.bias or self.structure.qk_norm is not QKNorm.NONE:
            found.append(d_h)
        if self.structure.latent:
            found += [d_q, d_c] if self.structure.query_latent else [d_c]
        if self.structure.sinks:
            found.append(h)
        if "mlp" in self.structure.bias:
            found.append(F_e if self.structure.routed else F)
        if "router" in self.structure.bias:
            found.append(E)
        return tuple(found)
