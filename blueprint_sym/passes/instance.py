"""From an operation of a layer to the law instance of one rank: the law's arguments in local shapes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from sympy import Expr, Integer

from ..expr.algebra import ONE, product, total
from ..ir.model import Axis, Layer, Tensor
from ..symbols import d_r, e
from .sharding import Sharding

Shape = dict[str, Expr]


def _extent(sharding: Sharding, axes: list[Axis]) -> Expr:
    return product(sharding.extent(axis) for axis in axes)


def contraction(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """``[m,n] × [n,k]`` of a matrix product: n is contracted, k belongs to the results alone."""
    x = tensors[layer.inputs[0]]
    results = [tensors[name] for name in layer.outputs]
    kept = {axis.name for axis in results[0].axes}
    m = [axis for axis in x.axes if axis.name in kept]
    n = [axis for axis in x.axes if axis.name not in kept]
    names = {axis.name for axis in x.axes}
    k = [_extent(sharding, [axis for axis in y.axes if axis.name not in names]) for y in results]
    return {"m": _extent(sharding, m), "n": _extent(sharding, n), "k": total(k), "e": e}


def batched(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """``g × [m,n] × [n,k]`` of two activations: g stands in all three tensors."""
    x, y = (tensors[name] for name in layer.inputs)
    z = tensors[layer.outputs[0]]
    of_x, of_y, of_z = ({axis.name for axis in tensor.axes} for tensor in (x, y, z))
    axes = {
        "g": [axis for axis in z.axes if axis.name in of_x & of_y],
        "m": [axis for axis in z.axes if axis.name in of_x - of_y],
        "n": [axis for axis in x.axes if axis.name in of_y - of_z],
        "k": [axis for axis in z.axes if axis.name in of_y - of_x],
    }
    return {**{name: _extent(sharding, found) for name, found in axes.items()}, "e": e}


def elements(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """x elements of the first output."""
    return {"x": sharding.elements(tensors[layer.outputs[0]]), "e": e}


def normalized(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """x elements normalised along an axis of a width."""
    return {**elements(layer, tensors, sharding), "width": sharding.elements(tensors[layer.parameters[0]])}


def forked(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """x elements handed to some users."""
    return {"x": sharding.elements(tensors[layer.inputs[0]]), "users": Integer(len(layer.outputs)), "e": e}


def appended(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """The x new elements of keys and values together, y entries that the cache keeps of them."""
    entries = layer.outputs[: len(layer.inputs)]
    return {"x": _elements(layer.inputs, tensors, sharding), "y": _elements(entries, tensors, sharding), "e": e}


def _elements(names: Iterable[str], tensors: Mapping[str, Tensor], sharding: Sharding) -> Expr:
    return total(sharding.elements(tensors[name]) for name in names)


def moved(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """The x elements from which y are made."""
    x, y = (_elements(names, tensors, sharding) for names in (layer.inputs, layer.outputs))
    return {"x": x, "y": y, "e": e}


def mixed(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """Rows of x elements, their weights, tokens of y elements."""
    x, weights = (sharding.elements(tensors[name]) for name in layer.inputs)
    return {"x": x, "weights": weights, "y": _elements(layer.outputs, tensors, sharding), "e": e}


def grouped(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """Rows of n elements, each through one of g matrices ``[n,k]``: g is what a matrix has beside n and k."""
    x, w = tensors[layer.inputs[0]], tensors[layer.parameters[0]]
    results = [tensors[name] for name in layer.outputs]
    kept, names = ({axis.name for axis in tensor.axes} for tensor in (results[0], x))
    k = [_extent(sharding, [axis for axis in y.axes if axis.name not in names]) for y in results]
    return {
        "rows": _extent(sharding, [axis for axis in x.axes if axis.name in kept]),
        "n": _extent(sharding, [axis for axis in x.axes if axis.name not in kept]),
        "k": total(k),
        "g": _extent(sharding, [axis for axis in w.axes if (axis.name in names) == (axis.name in kept)]),
        "e": e,
    }


def rotated(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """All x elements are rotated."""
    x = sharding.elements(tensors[layer.outputs[0]])
    return {"x": x, "r": x, "e": e}


def partly_rotated(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """Of x elements, d_r of each head are rotated."""
    tensor = tensors[layer.outputs[0]]
    x = sharding.elements(tensor)
    return {"x": x, "r": x * d_r / tensor.axes[-1].extent, "e": e}


def scored(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """The p scores over the width d of all parts of a query, from x elements of queries and keys."""
    queries = [tensors[name] for name in layer.inputs[: len(layer.inputs) // 2]]
    return {
        "p": _elements(layer.outputs, tensors, sharding),
        "d": total(sharding.extent(tensor.axes[-1]) for tensor in queries),
        "x": _elements(layer.inputs, tensors, sharding),
        "e": e,
    }


def weighted(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """The p probabilities times values of width d: x elements of values, y of context."""
    p, x = (sharding.elements(tensors[name]) for name in layer.inputs)
    width = tensors[layer.outputs[0]].axes[-1]
    return {"p": p, "d": sharding.extent(width), "x": x, "y": _elements(layer.outputs, tensors, sharding), "e": e}


def attention(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """The p scores over the widths of keys and values; x elements are read, y written."""
    widths = [tensors[name].axes[-1] for name in (*layer.inputs[: len(layer.inputs) // 2], *layer.outputs)]
    return {
        "p": _elements(layer.scratch, tensors, sharding),
        "d": total(sharding.extent(axis) for axis in widths),
        "x": _elements(layer.inputs, tensors, sharding),
        "y": _elements(layer.outputs, tensors, sharding),
        "e": e,
    }


def sunk(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """The x scores of some rows of queries, beside the learned scores of the heads."""
    width = _elements(layer.parameters, tensors, sharding)
    return {
        **elements(layer, tensors, sharding),
        "rows": _elements(layer.scratch, tensors, sharding),
        "width": width,
    }


def sunk_attention(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """The attention core with learned scores beside those of each row of queries."""
    queries = tensors[layer.inputs[0]]
    rows = _extent(sharding, [axis for axis in queries.axes if axis != queries.axes[-1]])
    width = _elements(layer.parameters, tensors, sharding)
    return {**attention(layer, tensors, sharding), "rows": rows, "width": width}


def updated(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding, shards: Expr = ONE) -> Shape:
    """Ψ parameters of a rank whose optimizer states are split over ``shards`` ranks."""
    return {"psi": total(sharding.elements(tensors[name]) for name in layer.parameters), "n": shards, "e": e}


SHAPES: dict[str, Callable[[Layer, Mapping[str, Tensor], Sharding], Shape]] = {
    "gemm": contraction,
    "batched_matmul": batched,
    "softmax": elements,
    "sink_softmax": sunk,
    "softcap": elements,
    "score_bias": elements,
    "layer_norm": normalized,
    "rms_norm": normalized,
    "plain_norm": normalized,
    "bias": normalized,
    **{f"{fused}{name}": elements for name in ("gelu", "relu", "swiglu", "geglu") for fused in ("", "fused_")},
    "rope": rotated,
    "partial_rope": partly_rotated,
    "dropout": elements,
    "residual": elements,
    "fork": forked,
    "kv_save": appended,
    "pair_scores": scored,
    "pair_context": weighted,
    "attention_core": attention,
    "biased_core": attention,
    "capped_core": attention,
    "sink_core": sunk_attention,
    "grouped_gemm": grouped,
    "select": moved,
    "permute": moved,
    "mix": mixed,
}
"""How the arguments of a primitive's laws follow from its operands."""
