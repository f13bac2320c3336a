"""The costs of a block as they are published: written by hand from the papers, for every structure.

Nothing here looks at a layer. The passes prove that what they derive from the layers is what stands here.
"""

from __future__ import annotations

from attrs import frozen
from sympy import Expr

from ..expr.algebra import ONE, ZERO
from ..spec.strategy import Recompute, Strategy
from ..spec.structure import (
    GATED,
    MLP,
    Attention,
    Capacity,
    Mask,
    Norm,
    NormPosition,
    Parallel,
    Positions,
    QKNorm,
    Structure,
)
from ..symbols import C, E, F, F_e, F_s, H, P, d_c, d_h, d_q, d_r, d_v, e, ep, h, h_kv, k, t
from .named import NamedWork


@frozen
class Forms:
    """The formulas of one structure on one rank.

    ``sequences`` of ``tokens`` queries each see ``pairs`` pairs; ``width`` is that of all query heads, H or h·d_h.
    ``spread`` is ep where experts are spread over ranks, else 1.
    """

    structure: Structure
    width: Expr
    sequences: Expr
    tokens: Expr
    pairs: Expr
    spread: Expr = ONE

    # Sizes of one rank

    @property
    def all_tokens(self) -> Expr:
        """Tokens of all sequences."""
        return self.sequences * self.tokens

    @property
    def query_width(self) -> Expr:
        """Elements of a token's queries."""
        return h * (d_h + d_r) / t if self.structure.latent else self.width / t

    @property
    def kv_width(self) -> Expr:
        """Elements of a token's keys, and of its values, where both are alike."""
        return {
            Attention.MULTI_HEAD: self.width / t,
            Attention.GROUPED_QUERY: h_kv * d_h / t,
            Attention.MULTI_QUERY: d_h,
        }[self.structure.attention]

    @property
    def context_width(self) -> Expr:
        """Elements of a token's context."""
        return h * d_v / t if self.structure.latent else self.width / t

    @property
    def rows(self) -> Expr:
        """Rows that pass an expert: k of each token, or C of each expert."""
        return E * C if self.structure.capacity is Capacity.FIXED else self.all_tokens * k

    @property
    def matrices(self) -> int:
        """Matrices of an MLP or of an expert."""
        return 3 if self.kind in GATED else 2

    @property
    def kind(self) -> MLP:
        """The form of the MLP or of each expert."""
        return self.structure.expert_mlp if self.structure.routed else self.structure.mlp

    @property
    def scores(self) -> Expr:
        """Scores of all sequences and heads."""
        return self.sequences * h / t * self.pairs

    # Parameters

    @property
    def parameters(self) -> Expr:
        """Ψ of a rank."""
        return self.attention_parameters + self.mlp_parameters + self.norm_parameters

    @property
    def attention_parameters(self) -> Expr:
        """Projections, their biases, norms inside, sinks."""
        s = self.structure
        if s.latent:
            query = H * d_q + d_q + d_q * self.query_width if s.query_latent else H * self.query_width
            result = query + H * (d_c + d_r) + d_c + d_c * h * (d_h + d_v) / t + self.context_width * H
        else:
            result = 2 * H * self.width / t + 2 * H * self.kv_width
        if "qkv" in s.bias:
            result += self.width / t + 2 * self.kv_width
        if "output" in s.bias:
            result += H
        if s.qk_norm is not QKNorm.NONE:
            result += 2 * d_h if s.qk_norm is QKNorm.HEAD else self.width / t + self.kv_width
        return result + (h / t if s.sinks else ZERO)

    @property
    def mlp_parameters(self) -> Expr:
        """Matrices and biases of the MLP; of the experts that a rank has, of the router, of shared experts."""
        s, inner = self.structure, self.matrices - 1
        if not s.routed:
            return self.matrices * H * F / t + (inner * F / t + H if "mlp" in s.bias else ZERO)
        result = E / self.spread * self.matrices * H * F_e / t + H * E
        if s.shared_experts:
            result += self.matrices * H * F_s / t
        if "mlp" in s.bias:
            result += E / self.spread * (inner * F_e / t + H)
        return result + (E if "router" in s.bias else ZERO)

    @property
    def norms(self) -> int:
        """Norms of the residual stream."""
        if self.structure.parallel is Parallel.SHARED_NORM:
            return 1
        return 4 if self.structure.norm_position is NormPosition.SANDWICH else 2

    @property
    def norm_parameters(self) -> Expr:
        """A gain of H, and a bias of H of a layer norm that has one."""
        biased = self.structure.norm is Norm.LAYER and self.structure.norm_bias
        return self.norms * H * (2 if biased else 1)

    # Work of the forward pass

    @property
    def projections(self) -> Expr:
        """FLOPs of queries, keys and values; absorbed up-projections meet each query instead of each cached token."""
        if not self.structure.latent:
            return 2 * self.all_tokens * H * (self.width / t + 2 * self.kv_width)
        down = H * (d_c + d_r)
        query = H * d_q + d_q * self.query_width if self.structure.query_latent else H * self.query_width
        return 2 * self.all_tokens * (query + down) + 2 * self.expanded_tokens * d_c * h * (d_h + d_v) / t

    @property
    def expanded_tokens(self) -> Expr:
        """Tokens whose latent passes the up-projections."""
        return self.all_tokens

    @property
    def core_width(self) -> Expr:
        """Multiply-adds at each score: the width of a key and that of a value."""
        if not self.structure.latent:
            return 2 * self.width / h
        return d_h + d_r + d_v

    @property
    def feed_forward(self) -> Expr:
        """FLOPs of the MLP's products."""
        if not self.structure.routed:
            return 2 * self.matrices * self.all_tokens * H * F / t
        shared = 2 * self.matrices * self.all_tokens * H * F_s / t if self.structure.shared_experts else ZERO
        return 2 * self.matrices * self.rows * H * F_e / t + shared

    @property
    def softmax_steps(self) -> int:
        """Operations at each score of the core outside of products: softmax, and what stands before it."""
        biased, capped = self.structure.positions is Positions.ALIBI, self.structure.softcap
        return 5 + (1 if biased else 0) + (3 if capped else 0)

    def equations(self, *, dropout: bool) -> tuple[NamedWork, ...]:
        """The named equations of the forward pass; the products of the core, and all of it."""
        core = 2 * self.scores * self.core_width
        steps = self.softmax_steps + (1 if dropout else 0)
        sinks = 5 * self.all_tokens * h / t if self.structure.sinks else ZERO
        router = (NamedWork("W_router", "router", 2 * self.all_tokens * H * E),) if self.structure.routed else ()
        return (
            NamedWork("W_QKV", "qkv", self.projections),
            NamedWork("W_attention", "attention", core, core + steps * self.scores + sinks),
            NamedWork("W_out", "output", 2 * self.all_tokens * H * self.context_width),
            NamedWork("W_MLP", "mlp", self.feed_forward),
            *router,
        )


@frozen
class Served(Forms):
    """The formulas of an inference block: beside those of every block, its cache and its workspace.

    ``context`` tokens are attended to, ``kept`` stay in the cache.
    """

    context: Expr = ONE
    kept: Expr = ONE

    @property
    def absorbed(self) -> bool:
        """Whether the core attends to the latent itself."""
        return self.structure.absorbed

    @property
    def expanded_tokens(self) -> Expr:
        """Every cached token, or, absorbed, every query."""
        return self.all_tokens if self.absorbed else self.sequences * self.context

    @property
    def core_width(self) -> Expr:
        """Absorbed: the width of the cached latent and of its rotated part, and of the latent again."""
        if not self.structure.latent:
            return 2 * self.width / h
        return d_c + d_r + d_c if self.absorbed else d_h + d_r + d_v

    @property
    def cache(self) -> Expr:
        """Elements that a rank keeps of keys and values."""
        if self.structure.latent:
            return self.sequences * self.kept * (d_c + d_r)
        return 2 * self.sequences * self.kept * self.kv_width

    @property
    def intermediates(self) -> tuple[Expr, ...]:
        """Elements that an unfused execution has at once beside the boundary tensor: each the largest of its kind."""
        return (*self._of_attention(), self.scores, *self._of_mlp())

    def _of_attention(self) -> tuple[Expr, ...]:
        n = self.all_tokens
        if not self.structure.latent:
            return (n * (self.query_width + 2 * self.kv_width),)
        down = (n * d_q,) if self.structure.query_latent else ()
        latents = (*down, n * self.query_width, n * (d_c + d_r))
        if self.absorbed:
            return (*latents, n * h * d_c / t, n * self.context_width)
        return (*latents, self.sequences * self.context * h * (d_h + d_v) / t, n * self.context_width)

    def _of_mlp(self) -> tuple[Expr, ...]:
        n, inner = self.all_tokens, self.matrices - 1
        if not self.structure.routed:
            return (inner * n * F / t,)
        shared = (inner * n * F_s / t,) if self.structure.shared_experts else ()
        return (n * E, self.rows * H, inner * self.rows * F_e / t, *shared)


@frozen
class Trained(Forms):
    """The formulas of a training block: beside those of every block, its stored activations."""

    def stored(self, strategy: Strategy) -> Expr:
        """Stored activations in bytes, by communication mode and policy.

        In the specification's block at e = 2, F = 4H and width H these are the rows of Table 2 of Korthikanti et al.
        2022.
        """
        if strategy.recompute is Recompute.FULL:
            return ZERO
        stream = self.all_tokens * H / t if strategy.sequence_parallel else self.all_tokens * H
        result = self._entries(strategy, stream) + self._exits(stream)
        result += e * self._attention() + self._mlp(fused=strategy.fused_activation)
        if strategy.recompute is Recompute.NONE:
            result += self._core()
        return result

    def _entries(self, strategy: Strategy, stream: Expr) -> Expr:
        """Each part keeps its gathered input, or, to gather it again, a shard; a norm before it, its own input."""
        gathered = self.all_tokens * H if not strategy.sequence_parallel or not strategy.regather else stream
        inputs = 1 if self.structure.parallel is Parallel.SHARED_NORM else 2
        streams = 1 if self.structure.parallel is not Parallel.NONE else 2
        before = self.structure.norm_position in (NormPosition.PRE, NormPosition.SANDWICH)
        return e * (inputs * gathered + (streams * stream if before else ZERO))

    def _exits(self, stream: Expr) -> Expr:
        """A mask of one byte where there is dropout, and the input of a norm behind the part."""
        streams = 1 if self.structure.parallel is not Parallel.NONE else 2
        masks = streams * stream if self.structure.dropout else ZERO
        behind = self.structure.norm_position is not NormPosition.PRE
        return masks + (2 * e * stream if behind else ZERO)

    def _attention(self) -> Expr:
        """Queries, keys, values and context; inputs of norms; latents twice, before and behind their norm."""
        n = self.all_tokens
        if self.structure.latent:
            latents = 2 * n * (d_c + (d_q if self.structure.query_latent else ZERO))
            keys = n * (h * d_h / t + d_r)
            return latents + n * self.query_width + keys + 2 * n * self.context_width
        normed = self.structure.qk_norm is not QKNorm.NONE
        twice = n * (self.query_width + self.kv_width) if normed else ZERO
        return twice + n * (self.query_width + 2 * self.kv_width + self.context_width)

    def _core(self) -> Expr:
        """The softmax's output; with dropout its result and the mask as well; with a cap what passes it."""
        copies = e + (e + 1 if self.structure.drops_probabilities else ZERO) + (e if self.structure.softcap else ZERO)
        return copies * self.scores

    def _mlp(self, *, fused: bool) -> Expr:
        """Inputs of the activation, and its output where it is not made again; rows before and behind the experts."""
        n, tensors = self.all_tokens, self.matrices - (1 if fused else 0)
        if not self.structure.routed:
            return e * tensors * n * F / t
        shared = tensors * n * F_s / t if self.structure.shared_experts else ZERO
        return e * (n * E + self.rows * (2 * H + tensors * F_e / t) + self.weights + shared)

    @property
    def weights(self) -> Expr:
        """One weight for each row."""
        return self.rows


def masked_pairs(structure: Structure, square: Expr) -> Expr:
    """The pairs of a sequence: all of the square, or the visible ones."""
    return P if structure.mask is Mask.CAUSAL else square


def spread(strategy: Strategy) -> Expr:
    """Over how many ranks experts are spread."""
    return ep if strategy.expert_parallel else ONE
