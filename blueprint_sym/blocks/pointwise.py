"""Layers that treat each element, or each row of elements, by itself: norms, biases, activations, rotation."""

from __future__ import annotations

from ..ir.model import Axis, Layer, Operation, Repeat, Saved, Tensor, Work
from ..ir.node import Phase
from .layers import SOFTMAX_GRADIENT, SOFTMAX_STEPS, grad, optimizer, points

Steps = tuple[tuple[str, int], ...]

NORMS: dict[str, tuple[Steps, Steps, Steps]] = {
    "layer_norm": (
        (("layer norm, as Calculon counts it", 9),),
        (("layer norm input gradient, as Calculon counts it", 14),),
        (("layer norm parameter gradients, as Calculon counts them", 7),),
    ),
    "rms_norm": (
        (("square", 1), ("add", 1), ("scale", 1), ("gain", 1)),
        (
            ("mean square again", 2),
            ("normalise", 1),
            ("gain", 1),
            ("mean with the normalised", 2),
            ("normalised times the mean", 1),
            ("subtract", 1),
            ("scale", 1),
        ),
        (("normalise", 1), ("multiply", 1), ("add", 1)),
    ),
}
"""What a norm does at each element: forward, input gradient, parameter gradients."""
NORMS["plain_norm"] = NORMS["layer_norm"]

ACTIVATIONS: dict[str, tuple[Steps, Steps]] = {
    "gelu": ((("GELU, as Calculon counts it", 8),), (("GELU gradient, as Calculon counts it", 13),)),
    "relu": ((("max", 1),), (("choose", 1),)),
    "swiglu": (
        (("exponential", 1), ("add", 1), ("divide", 1), ("times the input", 1), ("times the other half", 1)),
        (
            ("sigmoid: exponential, add, divide", 3),
            ("SiLU", 1),
            ("gradient of the other half", 1),
            ("derivative: subtract, multiply, add", 3),
            ("gradient of the gate: two products", 2),
        ),
    ),
    "geglu": (
        (("GELU, as Calculon counts it", 8), ("times the other half", 1)),
        (
            ("GELU again", 8),
            ("gradient of the other half", 1),
            ("times the other half", 1),
            ("GELU gradient, as Calculon counts it", 13),
        ),
    ),
}
"""What an activation does at each element: forward, and the gradients of its inputs."""


def norm(name: str, kind: str, x: Tensor, gains: tuple[Tensor, ...], y: Tensor, *, saved: Saved | None = None) -> Layer:
    """A norm of `NORMS` with its parameters: gain and bias, or a gain alone."""
    forward, backward, parameters = NORMS[kind]
    names = tuple(item.id for item in gains)
    return Layer(
        name,
        kind,
        (x.id,),
        (y.id,),
        names,
        operations=(
            Operation(Phase.FORWARD, (x.id, *names), (y.id,), points(y, *forward)),
            Operation(Phase.ACTIVATION_GRADIENT, (grad(y), x.id, *names), (grad(x),), points(y, *backward)),
            Operation(
                Phase.WEIGHT_GRADIENT, (grad(y), x.id), tuple(grad(item) for item in gains), points(y, *parameters)
            ),
            optimizer(*gains),
        ),
        saved=saved or Saved(),
    )


def bias(name: str, x: Tensor, vector: Tensor, y: Tensor, *, saved: Saved | None = None) -> Layer:
    """``y = x + vector`` for each row; the gradient is handed on, and summed for the vector."""
    return Layer(
        name,
        "bias",
        (x.id,),
        (y.id,),
        (vector.id,),
        operations=(
            Operation(Phase.FORWARD, (x.id, vector.id), (y.id,), points(y, ("add", 1))),
            Operation(Phase.ACTIVATION_GRADIENT, (grad(y),), (grad(x),), view=True),
            Operation(Phase.WEIGHT_GRADIENT, (grad(y),), (grad(vector),), points(y, ("add", 1))),
            optimizer(vector),
        ),
        saved=saved or Saved(),
    )


def activation(name: str, kind: str, inputs: tuple[Tensor, ...], y: Tensor, *, saved: Saved | None = None) -> Layer:
    """An activation of `ACTIVATIONS`; its gradient uses its inputs."""
    forward, backward = ACTIVATIONS[kind]
    names = tuple(item.id for item in inputs)
    return Layer(
        name,
        kind,
        names,
        (y.id,),
        operations=(
            Operation(Phase.FORWARD, names, (y.id,), points(y, *forward)),
            Operation(
                Phase.ACTIVATION_GRADIENT,
                (grad(y), *names),
                tuple(grad(item) for item in inputs),
                points(y, *backward),
            ),
        ),
        saved=saved or Saved(),
        fusable=True,
    )


def rope(name: str, x: Tensor, y: Tensor, rotated: Axis | None = None, *, saved: Saved | None = None) -> Layer:
    """Rotation by positions, forward and back; of the part ``rotated`` of the last axis, or of all of it."""
    axes = x.axes if rotated is None else (*x.axes[:-1], rotated)
    work = (Work(axes, (("multiply", 2), ("add", 1))),)
    return Layer(
        name,
        "rope" if rotated is None else "partial_rope",
        (x.id,),
        (y.id,),
        operations=(
            Operation(Phase.FORWARD, (x.id,), (y.id,), work),
            Operation(Phase.ACTIVATION_GRADIENT, (grad(y),), (grad(x),), work),
        ),
        saved=saved or Saved(),
    )


def softcap(name: str, x: Tensor, y: Tensor, *, saved: Saved | None = None, role: str) -> Layer:
    """A scaled tanh of the scores; the gradient uses the output."""
    return Layer(
        name,
        "softcap",
        (x.id,),
        (y.id,),
        operations=(
            Operation(Phase.FORWARD, (x.id,), (y.id,), points(y, ("divide", 1), ("tanh", 1), ("multiply", 1))),
            Operation(
                Phase.ACTIVATION_GRADIENT,
                (grad(y), y.id),
                (grad(x),),
                points(y, ("square", 1), ("subtract", 1), ("multiply", 1)),
            ),
        ),
        saved=saved or Saved(),
        repeat=Repeat.CORE,
        role=role,
    )


def score_bias(name: str, x: Tensor, y: Tensor, *, saved: Saved | None = None, role: str) -> Layer:
    """A bias of the distance added to each score; the gradient is handed on."""
    return Layer(
        name,
        "score_bias",
        (x.id,),
        (y.id,),
        operations=(
            Operation(Phase.FORWARD, (x.id,), (y.id,), points(y, ("add", 1))),
            Operation(Phase.ACTIVATION_GRADIENT, (grad(y),), (grad(x),), view=True),
        ),
        saved=saved or Saved(),
        repeat=Repeat.CORE,
        role=role,
    )


def sink_softmax(
    name: str, x: Tensor, sinks: Tensor, rows: Tensor, y: Tensor, *, saved: Saved | None = None, role: str
) -> Layer:
    """Softmax with one learned score of the head beside those of each query; ``rows`` has an element for each query."""
    return Layer(
        name,
        "sink_softmax",
        (x.id,),
        (y.id,),
        (sinks.id,),
        operations=(
            Operation(
                Phase.FORWARD,
                (x.id, sinks.id),
                (y.id,),
                (*points(y, *SOFTMAX_STEPS), *points(rows, *SOFTMAX_STEPS)),
            ),
            Operation(
                Phase.ACTIVATION_GRADIENT,
                (grad(y), y.id),
                (grad(x),),
                (*points(y, SOFTMAX_GRADIENT), *points(rows, SOFTMAX_GRADIENT)),
            ),
            Operation(
                Phase.WEIGHT_GRADIENT, (grad(y), y.id), (grad(sinks),), points(rows, ("multiply", 1), ("add", 1))
            ),
            optimizer(sinks),
        ),
        saved=saved or Saved(),
        repeat=Repeat.CORE,
        role=role,
        scratch=(rows.id,),
    )
