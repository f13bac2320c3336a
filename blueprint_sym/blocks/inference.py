"""The inference block of the specification: one phase (prefill or decode) of one block.

Vaswani et al. 2017 (arXiv 1706.03762); tensor parallelism of Shoeybi et al. 2019 (arXiv 1909.08053).
"""

from __future__ import annotations

from ..errors import SpecError
from ..ir.model import Axis, ModelIR, Placement, Tensor
from ..spec.model import TransformerSpec
from ..spec.structure import Structure
from ..symbols import F, H, b, c, d_h, e, h, q
from . import layers as make
from .layers import alias, forward_only
from .training import parameter

BATCH, QUERY, CONTEXT, HIDDEN = Axis("batch", b), Axis("query", q), Axis("context", c), Axis("hidden", H)
HEAD, HEAD_WIDTH = Axis("head", h, parallel=True), Axis("head_width", d_h)
FEED_FORWARD = Axis("feed_forward", F, parallel=True)

TOKENS = (BATCH, QUERY, HIDDEN)
NEW = (BATCH, QUERY, HEAD, HEAD_WIDTH)
CACHED = (BATCH, CONTEXT, HEAD, HEAD_WIDTH)


def inference_block(spec: TransformerSpec, phase: str) -> ModelIR:
    """The block as a ModelIR for ``phase`` "prefill" or "decode"."""
    if spec.structure != Structure():
        raise SpecError(f"there is no block of the structure {spec.structure.name} yet", field="model")
    x = _stream("block.input")
    w_norm = [parameter(f"attention.norm_{n}", HIDDEN) for n in ("gain", "bias")]
    m_norm = [parameter(f"mlp.norm_{n}", HIDDEN) for n in ("gain", "bias")]
    weights = [parameter(f"attention.w_{n}", HIDDEN, HEAD, HEAD_WIDTH) for n in ("query", "key", "value")]
    w_output = parameter("attention.w_output", HEAD, HEAD_WIDTH, HIDDEN)
    w_up, w_down = parameter("mlp.w_up", HIDDEN, FEED_FORWARD), parameter("mlp.w_down", FEED_FORWARD, HIDDEN)
    normed, normed_2, output = _stream("attention.normed"), _stream("mlp.normed"), _stream("block.output")
    queries, keys, values = (Tensor(f"attention.{n}", NEW, e) for n in ("queries", "keys", "values"))
    entries = tuple(Tensor(f"kv_cache.new_{n}", NEW, e) for n in ("keys", "values"))
    cache = tuple(Tensor(f"kv_cache.{n}", CACHED, e) for n in ("keys", "values"))
    visible = tuple(alias(tensor, f"attention.visible_{tensor.id.partition('.')[2]}") for tensor in cache)
    scores = Tensor("attention.scores", (BATCH, HEAD, QUERY, CONTEXT), e)
    context, attended = Tensor("attention.context", NEW, e), _stream("attention.output")
    partial, partial_2 = (Tensor(f"{n}.partial", TOKENS, e, Placement.PARTIAL) for n in ("attention", "mlp"))
    reduced, reduced_2 = _stream("attention.reduced"), _stream("mlp.reduced")
    expanded, activated = (Tensor(f"mlp.{n}", (BATCH, QUERY, FEED_FORWARD), e) for n in ("expanded", "activated"))
    layers = (
        make.layer_norm("attention.layer_norm", x, w_norm[0], w_norm[1], normed),
        make.gemm(
            "attention.qkv",
            normed,
            *zip(weights, (queries, keys, values), strict=True),
            role="qkv",
        ),
        make.kv_save("attention.kv_save", (keys, values), entries, visible),
        make.attention_core("attention.core", queries, visible[0], visible[1], scores, context),
        make.gemm("attention.output_projection", context, (w_output, partial), role="output"),
        make.boundary("attention.output_collective", partial, reduced),
        make.residual("attention.residual", x, reduced, attended),
        make.layer_norm("mlp.layer_norm", attended, m_norm[0], m_norm[1], normed_2),
        make.gemm("mlp.up", normed_2, (w_up, expanded), role="mlp"),
        make.gelu("mlp.gelu", expanded, activated),
        make.gemm("mlp.down", activated, (w_down, partial_2), role="mlp"),
        make.boundary("mlp.output_collective", partial_2, reduced_2),
        make.residual("mlp.residual", attended, reduced_2, output),
    )
    tensors = (x, *w_norm, *m_norm, *weights, w_output, w_up, w_down, normed, normed_2, queries, keys, values, *entries)
    tensors += (
        *cache,
        *visible,
        scores,
        context,
        partial,
        reduced,
        attended,
        expanded,
        activated,
        partial_2,
        reduced_2,
        output,
    )
    return ModelIR(
        name=spec.name,
        task=phase,
        tensors=tensors,
        layers=tuple(forward_only(layer) for layer in layers),
        inputs=(x.id, *(tensor.id for tensor in cache)),
        outputs=(output.id,),
        hypotheses=spec.inference_hypotheses(phase),
        dimensions=spec.dimensions,
    )


def _stream(name: str) -> Tensor:
    return Tensor(name, TOKENS, e, Placement.STREAM)
