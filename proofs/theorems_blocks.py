"""Blocks beside the specification's: what their papers say of them, in every variant that has the choice."""

from __future__ import annotations

from blueprint_sym import Derivation, Session, Structure
from blueprint_sym.expr.algebra import total
from blueprint_sym.spec.structure import GATED, MLP, Attention, Capacity, Mask
from blueprint_sym.symbols import B, E, F, F_e, F_s, H, S, b, c, d_c, d_h, d_q, d_r, d_v, e, ep, h, h_kv, k, q, t, w
from blueprint_sym.theorem import Statements, theorem

PHASES = ("prefill", "decode")
GQA = "Ainslie et al. 2023, arXiv 2305.13245"
MQA = "Shazeer 2019, arXiv 1911.02150"
GLU = "Shazeer 2020, arXiv 2002.05202"
MLA = "DeepSeek-V2, arXiv 2405.04434, section 2.1"
MOE = "Shazeer et al. 2017, arXiv 1701.06538; Mixtral, arXiv 2401.04088"
CAUSAL = "a causal mask, counted exactly"


def grouped_query(structure: Structure) -> bool:
    """Keys and values of h_kv heads."""
    return structure.attention is Attention.GROUPED_QUERY


def multi_query(structure: Structure) -> bool:
    """Keys and values of one head."""
    return structure.attention is Attention.MULTI_QUERY


def latent(structure: Structure) -> bool:
    """Keys and values from a latent."""
    return structure.latent


def plainly_latent(structure: Structure) -> bool:
    """Latents of queries as well, and no up-projection absorbed."""
    return structure.latent and structure.query_latent and not structure.absorbed


def absorbed(structure: Structure) -> bool:
    """The core attends to the latent itself."""
    return structure.absorbed


def gated(structure: Structure) -> bool:
    """An MLP of three matrices."""
    return structure.mlp in GATED


def balanced_experts(structure: Structure) -> bool:
    """Gated experts of which none drops a token."""
    balanced = structure.capacity is Capacity.BALANCED and structure.expert_mlp in GATED
    return structure.mlp is MLP.EXPERTS and balanced


def causal(structure: Structure) -> bool:
    """A causal mask without a window, and heads of one width."""
    return structure.mask is Mask.CAUSAL and not structure.window and not structure.latent


def windowed(structure: Structure) -> bool:
    """A causal mask behind a window, and heads of one width."""
    return structure.window and not structure.latent


def single_rank(session: Session) -> bool:
    """t = 1 and no experts elsewhere."""
    return not (session.strategy.tensor_parallel or session.strategy.expert_parallel)


def spread(session: Session) -> bool:
    """Experts on ep ranks."""
    return session.strategy.expert_parallel


@theorem("training", GQA, of=grouped_query)
def grouped_query_projections(d: Derivation) -> Statements:
    """Queries of h heads, keys and values of h_kv take 2BSH(h + 2h_kv)d_h/t."""
    yield d.quantities["flops.qkv"].expr, 2 * B * S * H * (h + 2 * h_kv) * d_h / t


@theorem("training", MQA, of=multi_query)
def multi_query_projections(d: Derivation) -> Statements:
    """Every rank makes the one head of keys and of values: 2BSH(h/t + 2)d_h."""
    yield d.quantities["flops.qkv"].expr, 2 * B * S * H * (h / t + 2) * d_h


@theorem("decode", GQA, of=lambda structure: grouped_query(structure) and not structure.window)
def grouped_query_cache(d: Derivation) -> Statements:
    """A rank keeps 2bc(h_kv/t)d_h·e bytes of keys and values."""
    yield d.quantities["memory.kv_cache"].expr, 2 * b * c * (h_kv / t) * d_h * e


@theorem(PHASES, MQA, of=lambda structure: multi_query(structure) and not structure.window)
def multi_query_cache(d: Derivation) -> Statements:
    """Every rank keeps 2bc·d_h·e bytes of keys and values."""
    yield d.quantities["memory.kv_cache"].expr, 2 * b * c * d_h * e


@theorem("decode", "Mistral 7B, arXiv 2310.06825: a rolling buffer of w tokens", of=windowed)
def rolling_cache(d: Derivation) -> Statements:
    """Behind a window w tokens stay in the cache: c does not bear on it."""
    space = d.quantities["memory.kv_cache"].expr
    heads = {"multi-head": h / t, "grouped-query": h_kv / t, "multi-query": 1}
    yield space, 2 * b * w * heads[d.session.workload.model.structure.attention.value] * d_h * e


@theorem("decode", MLA, of=latent, when=lambda session: not session.workload.model.structure.window)
def latent_cache(d: Derivation) -> Statements:
    """Every rank keeps d_c + d_r elements of a token, whatever the number of heads."""
    yield d.quantities["memory.kv_cache"].expr, b * c * (d_c + d_r) * e


@theorem("decode", MLA, of=lambda structure: absorbed(structure) and not structure.window)
def absorbed_core(d: Derivation) -> Statements:
    """Attention to the latent itself: 2bc(h/t)(2d_c + d_r) for the products of one query."""
    yield d.quantities["flops.attention_matmul"].expr, 2 * b * c * (h / t) * (2 * d_c + d_r)


@theorem("training", MLA, of=plainly_latent, when=single_rank)
def latent_projections(d: Derivation) -> Statements:
    """Each matrix of the latent form meets every token once."""
    down = H * d_q + H * (d_c + d_r)
    up = d_q * h * (d_h + d_r) + d_c * h * (d_h + d_v)
    yield d.quantities["flops.qkv"].expr, 2 * B * S * (down + up)


@theorem("training", GLU, of=gated)
def gated_products(d: Derivation) -> Statements:
    """Three matrices in place of two: 6BSHF/t."""
    yield d.quantities["flops.mlp"].expr, 6 * B * S * H * F / t


@theorem(PHASES, GLU, of=gated)
def gated_products_in_inference(d: Derivation) -> Statements:
    """Three matrices in place of two: 6bqHF/t."""
    yield d.quantities["flops.mlp"].expr, 6 * b * q * H * F / t


@theorem("training", MOE, of=balanced_experts)
def active_expert_products(d: Derivation) -> Statements:
    """A token passes k experts and the shared ones: 6BS(k·F_e + F_s)H/t, however many experts there are."""
    shared = F_s if d.session.workload.model.structure.shared_experts else 0
    yield d.quantities["flops.mlp"].expr, 6 * B * S * H * (k * F_e + shared) / t


@theorem("training", MOE, of=balanced_experts)
def router_products(d: Derivation) -> Statements:
    """The router takes 2BSHE, on every rank."""
    yield total(task.matmul for task in d.distributed.tasks if task.id == "forward.mlp.router"), 2 * B * S * H * E


@theorem("training", "GShard, arXiv 2006.16668", of=balanced_experts, when=spread)
def dispatch_and_combine(d: Derivation) -> Statements:
    """Dispatch and combine carry BSkHe bytes each, forward and backward."""
    for task in d.distributed.tasks:
        if task.primitive == "all_to_all":
            yield task.work.message, B * S * k * H * e


@theorem("training", MOE, of=balanced_experts, when=spread)
def experts_of_a_rank(d: Derivation) -> Statements:
    """A rank holds the matrices of E/ep experts."""
    tensors = [tensor for tensor in d.model.tensors if tensor.of_experts and len(tensor.axes) == 3]
    held = sum(
        fact.parameters for fact in d.distributed.facts if fact.layer in ("mlp.expert.expand", "mlp.expert.contract")
    )
    yield t * ep * held, total(tensor.elements for tensor in tensors)
    yield held, 3 * (E / ep) * H * F_e / t


@theorem("training", CAUSAL, of=causal)
def causal_products(d: Derivation) -> Statements:
    """S(S + 1)/2 pairs are visible: 2BS(S + 1)h·d_h/t for both products."""
    yield d.quantities["flops.attention_matmul"].expr, 2 * B * S * (S + 1) * h * d_h / t


@theorem("training", CAUSAL, of=windowed)
def windowed_products(d: Derivation) -> Statements:
    """Behind a window Sw − w(w − 1)/2 pairs are visible."""
    pairs = S * w - w * (w - 1) / 2
    yield d.quantities["flops.attention_matmul"].expr, 4 * B * pairs * h * d_h / t


@theorem("prefill", CAUSAL, of=causal)
def causal_products_of_a_prefill(d: Derivation) -> Statements:
    """c(c + 1)/2 pairs are visible: 2bc(c + 1)h·d_h/t for both products."""
    yield d.quantities["flops.attention_matmul"].expr, 2 * b * c * (c + 1) * h * d_h / t
