"""PassManager: runs passes in order and commits a target only when everything about it is proved."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from ..errors import ProofError, StructureError
from ..ir.node import digest
from ..proof.report import ProofReport
from .base import AnyPass, PassContext


@frozen
class Checkpoint:
    """What a committed pass leaves: its target IR, the IR's digest, and the proof report of the boundary."""

    pass_name: str
    ir: Any
    digest: str
    report: ProofReport


@frozen
class PassPipeline:
    """Passes in order; each must take what the one before gives."""

    passes: tuple[AnyPass, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the passes."""
        return tuple(item.name for item in self.passes)


@frozen
class PassManager:
    """Runs a pipeline. The gate is the same for every pass."""

    pipeline: PassPipeline

    def run(self, ir: Any, context: PassContext) -> tuple[Checkpoint, ...]:
        """One checkpoint per pass.

        Raises ProofError when a target has an obligation that is not proved, StructureError when a second run of a pass
        gives another target.
        """
        checkpoints: list[Checkpoint] = []
        for item in self.pipeline.passes:
            checkpoint = commit(item, ir, context)
            checkpoints.append(checkpoint)
            ir = checkpoint.ir
        return tuple(checkpoints)


def examine(item: AnyPass, source: Any, context: PassContext) -> Checkpoint:
    """Runs one pass and discharges its obligations, whatever the verdicts: what the gate looks at.

    Raises StructureError when a second run gives another target.
    """
    target, identity = replayed(item, source, context)
    report = context.prover.prove_all(item.obligations(source, target, context))
    return Checkpoint(item.name, target, identity, report)


def replayed(item: AnyPass, source: Any, context: PassContext) -> tuple[Any, str]:
    """The target of a pass and its digest, which two runs must agree on; raises StructureError where they do not."""
    target = item.run(source, context)
    identity = digest(target)
    if digest(item.run(source, context)) != identity:
        raise StructureError(item.name, "a second run gave another target: the pass is not deterministic")
    return target, identity


def commit(item: AnyPass, source: Any, context: PassContext) -> Checkpoint:
    """Runs one pass through the gate; raises like `PassManager.run`."""
    checkpoint = examine(item, source, context)
    if not checkpoint.report.proved:
        message = f"{item.name} is refused: not every obligation is proved\n{checkpoint.report}"
        raise ProofError(message, checkpoint.report)
    return checkpoint
