"""Strategy: the structural choices of a derivation, checked together."""

from __future__ import annotations

import enum
from typing import Any

from attrs import frozen

from ..errors import SpecError


class Recompute(enum.Enum):
    """Which forward work the backward pass repeats."""

    NONE = "none"
    SELECTIVE = "selective"
    FULL = "full"


@frozen
class Strategy:
    """How a block is spread over ranks and what it keeps.

    ``regather`` (with sequence parallelism): the gathered inputs are not stored but gathered again.
    ``expert_parallel``: experts are spread over ep ranks, each of them tensor-parallel with a microbatch of its own.
    Raises SpecError for a combination that cannot exist.
    """

    recompute: Recompute = Recompute.NONE
    tensor_parallel: bool = True
    sequence_parallel: bool = False
    regather: bool = False
    fused_activation: bool = False
    shard_optimizer: bool = False
    expert_parallel: bool = False

    def __attrs_post_init__(self) -> None:
        if not isinstance(self.recompute, Recompute):
            raise SpecError(f"expected a Recompute, got {self.recompute!r}; Strategy.of takes words", field="recompute")
        if self.sequence_parallel and not self.tensor_parallel:
            raise SpecError(
                "sequence parallelism needs t >= 2: drop it or set tensor_parallel=True", field="sequence_parallel"
            )
        if self.regather and not self.sequence_parallel:
            raise SpecError("nothing is gathered without sequence parallelism", field="regather")

    @property
    def name(self) -> str:
        """A short stable name: ``tp.selective.fused``."""
        ranks = "single"
        if self.tensor_parallel:
            ranks = ("sp" if self.regather else "sp-keep") if self.sequence_parallel else "tp"
        words = [ranks, self.recompute.value]
        words += ["fused"] * self.fused_activation + ["sharded"] * self.shard_optimizer
        words += ["ep"] * self.expert_parallel
        return ".".join(words)

    @classmethod
    def of(
        cls,
        *,
        recompute: Any = "none",
        tensor_parallel: Any = True,
        sequence_parallel: Any = False,
        regather: Any = None,
        fused_activation: Any = False,
        shard_optimizer: Any = False,
        expert_parallel: Any = False,
    ) -> Strategy:
        """A strategy from words and booleans. ``regather`` follows ``sequence_parallel`` where it is not given.

        Raises SpecError that names the keyword, its value and what is possible.
        """
        flags = {
            "tensor_parallel": tensor_parallel,
            "sequence_parallel": sequence_parallel,
            "fused_activation": fused_activation,
            "shard_optimizer": shard_optimizer,
            "expert_parallel": expert_parallel,
        }
        flags["regather"] = sequence_parallel if regather is None else regather
        for name, value in flags.items():
            if not isinstance(value, bool):
                raise SpecError(f"expected True or False, got {value!r}", field=name)
        words = [policy.value for policy in Recompute]
        policy = recompute.value if isinstance(recompute, Recompute) else recompute
        if not isinstance(policy, str) or policy not in words:
            raise SpecError(f"unknown policy {recompute!r}; choose one of {', '.join(words)}", field="recompute")
        return cls(recompute=Recompute(policy), **flags)


def training_strategies() -> tuple[Strategy, ...]:
    """Every strategy of a training block that can exist."""
    ranks: tuple[dict[str, bool], ...] = (
        {"tensor_parallel": False},
        {"tensor_parallel": True},
        {"sequence_parallel": True, "regather": True},
        {"sequence_parallel": True, "regather": False},
    )
    return tuple(
        Strategy(recompute=policy, fused_activation=fused, shard_optimizer=sharded, **placement)
        for placement in ranks
        for policy in Recompute
        for fused in (False, True)
        for sharded in (False, True)
    )


def inference_strategies() -> tuple[Strategy, ...]:
    """Every strategy of an inference block: one rank, or tensor parallel."""
    return Strategy(tensor_parallel=False), Strategy()
