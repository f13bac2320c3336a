"""Layers of a mixture of experts: choosing, sending rows, mixing results."""

from __future__ import annotations

from ..ir.model import Layer, Operation, Saved, Tensor, Work
from ..ir.node import Phase
from .layers import grad, points


def select(name: str, x: Tensor, y: Tensor, *, saved: Saved | None = None) -> Layer:
    """The largest k of a token's probabilities: comparisons, which are no operations; indices are not counted."""
    return Layer(
        name,
        "select",
        (x.id,),
        (y.id,),
        operations=(
            Operation(Phase.FORWARD, (x.id,), (y.id,)),
            Operation(Phase.ACTIVATION_GRADIENT, (grad(y),), (grad(x),)),
        ),
        saved=saved or Saved(),
    )


def permute(name: str, tokens: Tensor, rows: Tensor, *, saved: Saved | None = None) -> Layer:
    """Each token copied to the rows of its experts; backward the sum of the rows' gradients."""
    return Layer(
        name,
        "permute",
        (tokens.id,),
        (rows.id,),
        operations=(
            Operation(Phase.FORWARD, (tokens.id,), (rows.id,)),
            Operation(Phase.ACTIVATION_GRADIENT, (grad(rows),), (grad(tokens),), points(rows, ("add", 1))),
        ),
        saved=saved or Saved(),
    )


def mix(name: str, rows: Tensor, weights: Tensor, tokens: Tensor, *, saved: Saved | None = None) -> Layer:
    """Each token is the sum of its rows times their weights."""
    back = (Work(rows.axes, (("gradient of the row", 1), ("gradient of the weight: multiply, add", 2))),)
    names = (rows.id, weights.id)
    return Layer(
        name,
        "mix",
        names,
        (tokens.id,),
        operations=(
            Operation(Phase.FORWARD, names, (tokens.id,), points(rows, ("multiply", 1), ("add", 1))),
            Operation(Phase.ACTIVATION_GRADIENT, (grad(tokens), *names), (grad(rows), grad(weights)), back),
        ),
        saved=saved or Saved(),
    )
