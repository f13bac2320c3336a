"""The training block of the specification: 24 layers in the order in which they run.

Layer norm, multi-head attention, dropout, GELU MLP (GPT form; Shoeybi et al. 2019, arXiv 1909.08053). The column of
stored bytes is that of Korthikanti et al. 2022 (arXiv 2205.05198), Table 2.
"""

from __future__ import annotations

from sympy import Integer

from ..errors import SpecError
from ..ir.model import Axis, Drop, Layer, ModelIR, Placement, Repeat, Saved, Tensor
from ..spec.model import TransformerSpec
from ..spec.structure import Structure
from ..symbols import B, F, H, S, d_h, e, h
from . import layers as make
from .layers import alias

BYTE = Integer(1)
BATCH, SEQUENCE, HIDDEN = Axis("batch", B), Axis("sequence", S), Axis("hidden", H)
KEY, HEAD, HEAD_WIDTH = Axis("key", S), Axis("head", h, parallel=True), Axis("head_width", d_h)
FEED_FORWARD = Axis("feed_forward", F, parallel=True)

TOKENS = (BATCH, SEQUENCE, HIDDEN)
QUERIES = (BATCH, SEQUENCE, HEAD, HEAD_WIDTH)
KEYS = (BATCH, KEY, HEAD, HEAD_WIDTH)
SCORES = (BATCH, HEAD, SEQUENCE, KEY)
EXPANDED = (BATCH, SEQUENCE, FEED_FORWARD)


def training_block(spec: TransformerSpec) -> ModelIR:
    """The block as a ModelIR; ``spec`` says whether H = h·d_h and gives the sizes of a named model."""
    if spec.structure != Structure():
        raise SpecError(f"there is no block of the structure {spec.structure.name} yet", field="model")
    x = stream("block.input")
    attended, attention_tensors, attention_layers = attention_part(x)
    output, mlp_tensors, mlp_layers = mlp_part(attended)
    return ModelIR(
        name=spec.name,
        task="training",
        tensors=(x, *attention_tensors, *mlp_tensors),
        layers=(*attention_layers, *mlp_layers),
        inputs=(x.id,),
        outputs=(output.id,),
        hypotheses=spec.hypotheses,
        dimensions=spec.dimensions,
    )


def stream(name: str) -> Tensor:
    """A tensor of the residual stream: replicated, or split along the sequence under sequence parallelism."""
    return Tensor(name, TOKENS, e, Placement.STREAM)


def stream_mask(name: str) -> Tensor:
    """A dropout mask of the residual stream, one byte per element."""
    return Tensor(name, TOKENS, BYTE, Placement.STREAM)


def parameter(name: str, *axes: Axis) -> Tensor:
    """A parameter tensor."""
    return Tensor(name, axes, e, parameter=True)


def norm_and_gather(part: str, x: Tensor) -> tuple[Tensor, Tensor, tuple[Tensor, ...], tuple[Layer, ...]]:
    """Fork, layer norm and entry into the tensor-parallel region: (skip, gathered, tensors, layers)."""
    skip, branch = alias(x, f"{part}.skip"), alias(x, f"{part}.branch")
    gain, bias = parameter(f"{part}.norm_gain", HIDDEN), parameter(f"{part}.norm_bias", HIDDEN)
    normed = stream(f"{part}.normed")
    gathered = Tensor(f"{part}.gathered", TOKENS, e)
    rows = (
        make.fork(f"{part}.fork", x, (skip, branch), saved=Saved(activation=(x.id,))),
        make.layer_norm(f"{part}.layer_norm", branch, gain, bias, normed, saved=Saved((x.id,), (), Drop.ALWAYS)),
        make.boundary(
            f"{part}.input_collective",
            normed,
            gathered,
            saved=Saved((normed.id,), (), Drop.NOT_GATHERED_AGAIN),
            repeat=Repeat.GATHER,
        ),
    )
    return skip, gathered, (skip, branch, gain, bias, normed, gathered), rows


def reduce_and_add(part: str, skip: Tensor, partial: Tensor) -> tuple[Tensor, tuple[Tensor, ...], tuple[Layer, ...]]:
    """Exit of the tensor-parallel region, dropout and residual: (output, tensors, layers)."""
    reduced, dropped = stream(f"{part}.reduced"), stream(f"{part}.dropped")
    mask, output = stream_mask(f"{part}.output_mask"), stream(f"{part}.output")
    rows = (
        make.boundary(f"{part}.output_collective", partial, reduced, saved=Saved((reduced.id,), (), Drop.ALWAYS)),
        make.dropout(f"{part}.output_dropout", reduced, dropped, mask, saved=Saved((mask.id,))),
        make.residual(f"{part}.residual", skip, dropped, output, saved=Saved((skip.id, dropped.id), (), Drop.ALWAYS)),
    )
    return output, (reduced, dropped, mask, output), rows


def attention_part(x: Tensor) -> tuple[Tensor, tuple[Tensor, ...], tuple[Layer, ...]]:
    """Layers 1 to 15: (output, tensors, layers)."""
    skip, gathered, entry_tensors, entry = norm_and_gather("attention", x)
    query_in = alias(gathered, "attention.query_in")
    key_in = alias(gathered, "attention.key_in", (BATCH, KEY, HIDDEN))
    value_in = alias(gathered, "attention.value_in", (BATCH, KEY, HIDDEN))
    w_query, w_key, w_value = (
        parameter(f"attention.w_{n}", HIDDEN, HEAD, HEAD_WIDTH) for n in ("query", "key", "value")
    )
    queries = Tensor("attention.queries", QUERIES, e)
    keys, values = Tensor("attention.keys", KEYS, e), Tensor("attention.values", KEYS, e)
    scores, probabilities = Tensor("attention.scores", SCORES, e), Tensor("attention.probabilities", SCORES, e)
    kept, mask = Tensor("attention.kept_probabilities", SCORES, e), Tensor("attention.mask", SCORES, BYTE)
    context = Tensor("attention.context", QUERIES, e)
    w_output = parameter("attention.w_output", HEAD, HEAD_WIDTH, HIDDEN)
    partial = Tensor("attention.partial", TOKENS, e, Placement.PARTIAL)
    shared = Saved((gathered.id,), (), Drop.ALWAYS)
    core = (
        make.batched_matmul(
            "attention.query_key", queries, keys, scores, saved=Saved((queries.id, keys.id)), role="attention"
        ),
        make.softmax(
            "attention.softmax",
            scores,
            probabilities,
            saved=Saved((probabilities.id,), (probabilities.id,), Drop.NEVER, Drop.CORE_REPEATED),
            role="attention",
        ),
        make.dropout(
            "attention.probability_dropout",
            probabilities,
            kept,
            mask,
            saved=Saved((mask.id,), (kept.id,), Drop.CORE_REPEATED, Drop.CORE_REPEATED),
            repeat=Repeat.CORE,
            role="attention",
        ),
        make.batched_matmul(
            "attention.probability_value", kept, values, context, saved=Saved((kept.id, values.id)), role="attention"
        ),
    )
    rows = (
        *entry,
        make.fork(
            "attention.qkv_fork",
            gathered,
            (query_in, key_in, value_in),
            saved=Saved((gathered.id,), (), Drop.GATHERED_AGAIN),
            repeat=Repeat.GATHER,
        ),
        make.gemm("attention.query", query_in, (w_query, queries), saved=shared, role="qkv"),
        make.gemm("attention.key", key_in, (w_key, keys), saved=shared, role="qkv"),
        make.gemm("attention.value", value_in, (w_value, values), saved=shared, role="qkv"),
        *core,
        make.gemm(
            "attention.output_projection", context, (w_output, partial), saved=Saved((context.id,)), role="output"
        ),
    )
    output, exit_tensors, leave = reduce_and_add("attention", skip, partial)
    inner = (
        query_in,
        key_in,
        value_in,
        w_query,
        w_key,
        w_value,
        queries,
        keys,
        values,
        scores,
        probabilities,
        kept,
        mask,
    )
    return output, (*entry_tensors, *inner, context, w_output, partial, *exit_tensors), (*rows, *leave)


def mlp_part(x: Tensor) -> tuple[Tensor, tuple[Tensor, ...], tuple[Layer, ...]]:
    """Layers 16 to 24: (output, tensors, layers)."""
    skip, gathered, entry_tensors, entry = norm_and_gather("mlp", x)
    w_expand = parameter("mlp.w_expand", HIDDEN, FEED_FORWARD)
    w_contract = parameter("mlp.w_contract", FEED_FORWARD, HIDDEN)
    expanded, activated = Tensor("mlp.expanded", EXPANDED, e), Tensor("mlp.activated", EXPANDED, e)
    partial = Tensor("mlp.partial", TOKENS, e, Placement.PARTIAL)
    rows = (
        *entry,
        make.gemm(
            "mlp.expand",
            gathered,
            (w_expand, expanded),
            saved=Saved((gathered.id,), (), Drop.GATHERED_AGAIN),
            role="mlp",
        ),
        make.gelu(
            "mlp.gelu",
            expanded,
            activated,
            saved=Saved((expanded.id,), (activated.id,), Drop.NEVER, Drop.FUSED),
        ),
        make.gemm("mlp.contract", activated, (w_contract, partial), saved=Saved((activated.id,)), role="mlp"),
    )
    output, exit_tensors, leave = reduce_and_add("mlp", skip, partial)
    inner = (w_expand, w_contract, expanded, activated, partial)
    return output, (*entry_tensors, *inner, *exit_tensors), (*rows, *leave)
