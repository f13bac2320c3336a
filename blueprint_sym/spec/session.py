"""Session: the explicit bindings of one derivation."""

from __future__ import annotations

from attrs import field, frozen

from ..errors import SpecError
from .model import LayerKind, TransformerSpec
from .strategy import Recompute, Strategy
from .structure import Attention, QKNorm

TASKS = ("training", "prefill", "decode")
TARGETS = ("queue", "slot")
ATTENTIONS = ("dense", "fused")
"""What may be chosen where attention is bound: scores materialised, or worked on tile by tile."""


@frozen
class Workload:
    """Which block, and its task: "training", "prefill" or "decode". Raises SpecError for anything else."""

    task: str
    model: TransformerSpec = field(factory=TransformerSpec)

    def __attrs_post_init__(self) -> None:
        if not isinstance(self.model, TransformerSpec):
            raise SpecError(f"expected a TransformerSpec, got {self.model!r}", field="model")
        if self.task not in TASKS:
            raise SpecError(f"unknown task {self.task!r}; choose one of {', '.join(TASKS)}", field="task")


@frozen
class Deployment:
    """How a plan is bound, and what it must fit.

    ``capacity`` in bytes, None where it is not limited; ``attention`` "dense" or "fused", the implementation that is
    chosen where a plan names both. Raises SpecError for a capacity that is no positive number of bytes, and for an
    unknown implementation.
    """

    capacity: int | None = None
    attention: str = "dense"

    def __attrs_post_init__(self) -> None:
        if self.capacity is not None and (isinstance(self.capacity, bool) or not isinstance(self.capacity, int)):
            raise SpecError(f"expected a number of bytes, got {self.capacity!r}", field="capacity")
        if self.capacity is not None and self.capacity < 1:
            raise SpecError(f"expected at least 1 byte, got {self.capacity}", field="capacity")
        if self.attention not in ATTENTIONS:
            raise SpecError(
                f"unknown attention {self.attention!r}; choose one of {', '.join(ATTENTIONS)}", field="attention"
            )


@frozen
class Session:
    """Workload, strategy, target and deployment of one derivation.

    Raises SpecError, which names the word, for one that is unknown and for words that do not go together: a training
    choice in inference and an inference choice in training, a capacity or fused attention without a target, a strategy
    that the structure has no use for or cannot be split by, fused attention of a block that has no such implementation.
    """

    workload: Workload
    strategy: Strategy = field(factory=Strategy)
    target: str | None = None
    deployment: Deployment = field(factory=Deployment)

    def __attrs_post_init__(self) -> None:
        if self.target is not None and self.target not in TARGETS:
            raise SpecError(f"unknown target {self.target!r}; choose one of {', '.join(TARGETS)}", field="target")
        if self.deployment.capacity is not None and self.target is None:
            raise SpecError("a capacity limits the layout of a target; choose one of queue, slot", field="capacity")
        if self.workload.task != "training":
            plain = Strategy()
            for name in ("recompute", "sequence_parallel", "regather", "fused_activation", "shard_optimizer"):
                if getattr(self.strategy, name) != getattr(plain, name):
                    raise SpecError(f"is a choice of training; {self.workload.task} has none", field=name)
        if self.workload.task == "training" and self.workload.model.structure.absorbed:
            raise SpecError("up-projections are absorbed in inference only", field="absorbed")
        _check_together(self.workload.model, self.strategy)
        if self.fused and self.target is None:
            raise SpecError("attention is chosen where a plan is bound; choose target queue or slot", field="attention")
        if self.fused and self.unfusable:
            raise SpecError(f"this plan names no fused attention: {self.unfusable}; choose dense", field="attention")

    @property
    def fused(self) -> bool:
        """Whether attention is bound to its fused implementation."""
        return self.deployment.attention == "fused"

    @property
    def unfusable(self) -> str:
        """Why a plan of this block names no fused implementation of attention; empty where it does."""
        structure = self.workload.model.structure
        if structure.latent:
            return "keys and values of latent attention have other widths than its queries"
        if structure.window:
            return "behind a window a tile of queries does not read all keys"
        if structure.sinks:
            return "sinks are no keys"
        if self.workload.task == "training" and self.strategy.recompute is not Recompute.NONE:
            return (
                f"recompute {self.strategy.recompute.value!r} repeats the scores already, fused attention needs 'none'"
            )
        return ""


def _check_together(model: TransformerSpec, strategy: Strategy) -> None:
    """Raises SpecError for a strategy that the structure has no use for, or that cannot split it."""
    structure = model.structure
    if strategy.expert_parallel and not any(kind.structure.routed for kind in (*model.kinds, LayerKind(structure))):
        raise SpecError("there are no experts to spread: choose mlp 'experts'", field="expert_parallel")
    if structure.qk_norm is QKNorm.ALL and strategy.tensor_parallel:
        raise SpecError("a norm over all heads needs them on one rank: tensor_parallel=False", field="qk_norm")
    uneven = _uneven(model)
    if strategy.shard_optimizer and (strategy.tensor_parallel or strategy.expert_parallel) and uneven:
        raise SpecError(
            f"what a rank has of the {uneven[0]} need not split over d ranks: choose False, or "
            "tensor_parallel=False and expert_parallel=False",
            field="shard_optimizer",
        )


def _uneven(model: TransformerSpec) -> list[str]:
    """The parameters without a hidden axis of which a part of a rank is not known to split further."""
    structure = model.structure
    one_head = structure.attention is Attention.MULTI_QUERY
    return [
        *["biases of the MLP"] * ("mlp" in structure.bias),
        *["bias of the router"] * ("router" in structure.bias),
        *["attention sinks"] * structure.sinks,
        *["latents"] * structure.latent,
        *["norms of queries and keys"] * (structure.qk_norm is not QKNorm.NONE),
        *["biases of queries and keys"] * ("qkv" in structure.bias and (not model.divided_heads or one_head)),
    ]
