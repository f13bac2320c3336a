"""derive: from a question to a proved derivation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, cast, overload

from attrs import evolve, field, frozen

from .blocks.inference import inference_block
from .blocks.training import training_block
from .errors import SpecError
from .expr.algebra import normal
from .given import Setting
from .hypotheses import Hypotheses
from .ir.concrete import ConcretePlanIR
from .ir.distributed import DistributedTaskIR
from .ir.model import ModelIR
from .ir.node import Engine, Phase
from .ir.portable import PortablePlanIR
from .numeric import Instance, instantiate
from .passes.base import AnyPass, PassContext
from .passes.bind_queue import BindReferenceQueueTargetPass
from .passes.bind_slot import BindReferenceSlotTargetPass
from .passes.distribute_inference import DistributeTransformerInferencePass
from .passes.distribute_training import DistributeTransformerTrainingPass
from .passes.manager import Checkpoint, PassManager, PassPipeline
from .passes.plan_inference import PlanTransformerInferencePass
from .passes.plan_training import PlanTransformerTrainingPass
from .proof.prover import SHARED, Prover
from .proof.report import ProofReport
from .quantities import bound_quantities, inference_quantities, training_quantities
from .quantity import Quantity, QuantityTable, letters
from .shown import Shown
from .spec.catalogue import load
from .spec.model import TransformerSpec
from .spec.session import Deployment, Session, Workload
from .spec.strategy import Strategy
from .work import WorkVector, combined

if TYPE_CHECKING:
    from .numeric import Compiled
    from .whole import ModelDerivation

TARGETS: dict[str, AnyPass] = {"queue": BindReferenceQueueTargetPass(), "slot": BindReferenceSlotTargetPass()}
"""The binder of each target."""

PASSES: tuple[AnyPass, ...] = (
    DistributeTransformerTrainingPass(),
    DistributeTransformerInferencePass(),
    PlanTransformerTrainingPass(),
    PlanTransformerInferencePass(),
    *TARGETS.values(),
)
"""Every public pass, in the specification's order."""

STRATEGY_WORDS = (
    "recompute",
    "tensor_parallel",
    "sequence_parallel",
    "regather",
    "fused_activation",
    "shard_optimizer",
    "expert_parallel",
)


@frozen(slots=False)
class Derivation(Shown):
    """A block derived through all passes, every obligation proved.

    ``model``, ``distributed``, ``portable`` and ``concrete`` are the IRs; ``checkpoints`` one record per pass.
    """

    session: Session
    model: ModelIR
    checkpoints: tuple[Checkpoint, ...] = field(repr=False)

    @property
    def distributed(self) -> DistributedTaskIR:
        """What one rank does."""
        return cast(DistributedTaskIR, self.checkpoints[0].ir)

    @property
    def portable(self) -> PortablePlanIR:
        """What a plan must provide."""
        return cast(PortablePlanIR, self.checkpoints[1].ir)

    @property
    def concrete(self) -> ConcretePlanIR | None:
        """The plan on the target, or None where no target was asked for."""
        return cast(ConcretePlanIR, self.checkpoints[2].ir) if len(self.checkpoints) > 2 else None

    @property
    def hypotheses(self) -> Hypotheses:
        """What must hold of the sizes; a binding may add to it."""
        return self.portable.hypotheses if self.concrete is None else self.concrete.hypotheses

    @cached_property
    def quantities(self) -> QuantityTable:
        """The named closed forms, in which what a mask leaves visible is written as the count that it is."""
        named = training_quantities if self.session.workload.task == "training" else inference_quantities
        counts = self.hypotheses.counts
        found = named(self.distributed, self.portable.memory)
        if self.concrete is not None:
            found |= bound_quantities(self.concrete)
        formulas = {name: normal(item.expr, counts) for name, item in found.items()}
        layout = self.concrete.layout if self.concrete is not None else ()
        known = letters(self.hypotheses, *formulas.values(), *(item.size for item in layout))
        setting = Setting(known, self.model.dimensions, self.model.name)
        return QuantityTable(
            (name, evolve(item, expr=formulas[name], hypotheses=self.hypotheses, setting=setting))
            for name, item in found.items()
        )

    @cached_property
    def report(self) -> ProofReport:
        """The verdicts of all passes."""
        result = ProofReport()
        for checkpoint in self.checkpoints:
            result = result + checkpoint.report
        return result

    def work(
        self,
        phase: str | Phase | Iterable[str | Phase] | None = None,
        layer: str | Iterable[str] | None = None,
        engine: str | Engine | None = None,
    ) -> WorkVector:
        """The sum of the work vectors of selected tasks.

        Args:
            phase: a phase or several, as words ("forward", "weight gradient") or as `Phase`; None for all.
            layer: a layer or several; "attention" stands for all layers below it; None for all.
            engine: "matrix", "vector" or "network".

        Raises:
            SpecError: for a word that names nothing.

        """
        phases = None if phase is None else {_phase(item) for item in _several(phase, "phase")}
        layers = None if layer is None else tuple(_several(layer, "layer"))
        known = [task.layer for task in self.distributed.tasks] + [item.id for item in self.model.layers]
        for name in layers or ():
            if not any(_below(item, name) for item in known):
                raise SpecError(f"no layer {name!r}; layers are {', '.join(dict.fromkeys(known))}", field="layer")
        unit = None if engine is None else _member(Engine, engine, "engine")
        return combined(
            task.work
            for task in self.distributed.tasks
            if (phases is None or task.phase in phases)
            and (layers is None or any(_below(task.layer, name) for name in layers))
            and (unit is None or task.engine is unit)
        )

    def instantiate(self, **values: int) -> Instance:
        """The derivation at a point, in exact integers; see `blueprint_sym.numeric.instantiate`.

        Args:
            values: a positive integer for each free symbol, ``B=1, t=8``; those that an equation yields, or that a
                named model has, may be left out.

        Raises:
            BindingError: for a missing or unknown symbol, or a value that is no positive integer.
            HypothesisError: where the values break a hypothesis; it names the nearest that do not.
            CapacityError: where a bound layout is larger than the session's capacity.
            ProofError: when an obligation of the derivation is not proved.

        """
        return instantiate(self, values)

    def compile(
        self, names: Iterable[str | Quantity] | str | None = None, *, rows: str = "refuse", beyond: str = "exact"
    ) -> Compiled:
        """Quantities as one function of arrays; see `blueprint_sym.numeric.Compiled`.

        Args:
            names: which quantities, by name or as they are (a sum of some, say); None for all.
            rows: "refuse" or "mask" rows that break a hypothesis.
            beyond: "exact" or "refuse" where 64 bits may not suffice.

        Raises:
            SpecError: for a name or a choice that does not exist.
            ProofError: when an obligation of the derivation is not proved.

        """
        from .numeric import compile_proved

        return compile_proved(self, names, rows=rows, beyond=beyond)


def _several(value: Any, what: str) -> tuple[Any, ...]:
    if isinstance(value, str | Phase):
        return (value,)
    if not isinstance(value, Iterable):
        raise SpecError(f"expected a word or several, got {value!r}", field=what)
    return tuple(value)


def _below(layer: str, name: str) -> bool:
    return layer == name or layer.startswith(f"{name}.")


def _phase(value: str | Phase) -> Phase:
    return cast(Phase, _member(Phase, value.replace("_", " ") if isinstance(value, str) else value, "phase"))


def _member(kind: Any, value: Any, what: str) -> Any:
    try:
        return kind(value)
    except ValueError:
        words = ", ".join(item.value for item in kind)
        raise SpecError(f"unknown {what} {value!r}; choose one of {words}", field=what) from None


Model = str | Path | TransformerSpec | Mapping[str, Any] | None
"""What a user may give for a model."""


@overload
def derive(
    task: str,
    *,
    model: Model = None,
    scope: Literal["block"] = "block",
    target: str | None = None,
    capacity: int | None = None,
    attention: str = "dense",
    prover: Prover | None = None,
    **strategy: Any,
) -> Derivation: ...


@overload
def derive(
    task: str,
    *,
    model: Model = None,
    scope: Literal["model"],
    target: str | None = None,
    capacity: int | None = None,
    attention: str = "dense",
    prover: Prover | None = None,
    **strategy: Any,
) -> ModelDerivation: ...


def derive(
    task: str,
    *,
    model: Model = None,
    scope: str = "block",
    target: str | None = None,
    capacity: int | None = None,
    attention: str = "dense",
    prover: Prover | None = None,
    **strategy: Any,
) -> Derivation | ModelDerivation:
    """Derives a block through all passes and proves every obligation.

    Args:
        task: "training", "prefill" or "decode".
        model: a catalogue name, a model file, a spec, a mapping of structural words (`TransformerSpec.of`), as in
            ``{"attention": "grouped-query", "mlp": "swiglu", "mask": "causal"}``, or None for the specification's
            block.
        scope: "block", one layer (of a model with several kinds of layers its ``structure``), or "model", the whole.
        target: None, "queue" or "slot".
        capacity: bytes of the device that a plan must fit at instantiation.
        attention: "dense" or "fused", the implementation that a target binds; fused needs a target.
        prover: keeps what it has proved; by default one for the process.
        strategy: ``recompute`` "none", "selective" or "full"; ``tensor_parallel`` (True for t ≥ 2, False for t = 1);
            ``sequence_parallel``; ``regather``; ``fused_activation``; ``shard_optimizer``; ``expert_parallel``.

    Raises:
        SpecError: for an unknown word, a target of a whole model, or a combination that cannot exist.
        ProofError: when an obligation is not proved.

    """
    for word in strategy:
        if word not in STRATEGY_WORDS:
            raise SpecError(f"unknown choice; choices are {', '.join(STRATEGY_WORDS)}", field=word)
    if scope not in ("block", "model"):
        raise SpecError(f"unknown scope {scope!r}; choose one of block, model", field="scope")
    deployment = Deployment(capacity, attention)
    session = Session(Workload(task, as_spec(model)), Strategy.of(**strategy), target, deployment)
    if scope == "block":
        return derive_session(session, prover or SHARED)
    from .whole import derive_model

    return derive_model(session, prover or SHARED)


def as_spec(model: Model) -> TransformerSpec:
    """The spec that a user's ``model`` means; raises SpecError."""
    if model is None:
        return TransformerSpec()
    if isinstance(model, TransformerSpec):
        return model
    if isinstance(model, Mapping):
        return TransformerSpec.of(model)
    if isinstance(model, str | Path):
        return load(model)
    raise SpecError(f"expected a name, a file, a spec or a mapping, got {type(model).__name__}", field="model")


def block(session: Session) -> ModelIR:
    """The ModelIR of a session's workload."""
    workload = session.workload
    if workload.task == "training":
        return training_block(workload.model)
    return inference_block(workload.model, workload.task)


def planning(session: Session) -> tuple[AnyPass, ...]:
    """The passes of a session up to its portable plan."""
    return (
        (DistributeTransformerTrainingPass(), PlanTransformerTrainingPass())
        if session.workload.task == "training"
        else (DistributeTransformerInferencePass(), PlanTransformerInferencePass())
    )


def pipeline(session: Session) -> PassPipeline:
    """The passes of a session."""
    passes = planning(session)
    return PassPipeline(passes if session.target is None else (*passes, TARGETS[session.target]))


def derive_session(session: Session, prover: Prover = SHARED) -> Derivation:
    """Like `derive`, from the explicit bindings of a session, with a prover that keeps what it has proved.

    Raises ProofError for the first target of a pass that is not proved, StructureError for one that is malformed.
    """
    model = block(session)
    checkpoints = PassManager(pipeline(session)).run(model, PassContext(session, prover))
    return Derivation(session, model, checkpoints)
