"""From an operation of a layer to the law instance of one rank: the law's arguments in local shapes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sympy import Expr, Integer

from ..expr.algebra import ONE, product, total
from ..ir.model import Axis, Layer, Tensor
from ..symbols import e
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
    """X new elements of keys and values together."""
    return {"x": total(sharding.elements(tensors[name]) for name in layer.inputs), "e": e}


def attention(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding) -> Shape:
    """b, q, c, h, h_kv, d_h of the attention core, by the axes of queries and keys."""
    queries, keys = (tensors[name] for name in layer.inputs[:2])
    extents = {axis.name: sharding.extent(axis) for axis in (*keys.axes, *queries.axes)}
    return {
        "b": extents["batch"],
        "q": extents["query"],
        "c": extents["context"],
        "h": sharding.extent(queries.axes[2]),
        "h_kv": sharding.extent(keys.axes[2]),
        "d_h": extents["head_width"],
        "e": e,
    }


def updated(layer: Layer, tensors: Mapping[str, Tensor], sharding: Sharding, shards: Expr = ONE) -> Shape:
    """Ψ parameters of a rank whose optimizer states are split over ``shards`` ranks."""
    return {"psi": total(sharding.elements(tensors[name]) for name in layer.parameters), "n": shards, "e": e}


SHAPES: dict[str, Callable[[Layer, Mapping[str, Tensor], Sharding], Shape]] = {
    "gemm": contraction,
    "batched_matmul": batched,
    "softmax": elements,
    "layer_norm": normalized,
    "gelu": elements,
    "fused_gelu": elements,
    "dropout": elements,
    "residual": elements,
    "fork": forked,
    "kv_save": appended,
    "attention_core": attention,
}
"""How the arguments of a primitive's laws follow from its operands."""
