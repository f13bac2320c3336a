"""Whole models: every kind of layer derived and proved once, and counted as often as it stands in the model.

Quantities are of all ranks together, as publications count them: each product once, however often ranks repeat it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from attrs import evolve, field, frozen
from sympy import Expr, Integer

from .derivation import Derivation, derive_session
from .errors import ProofError, SpecError
from .expr.algebra import ZERO, normal, product, total
from .hypotheses import Hypotheses, Within
from .ir.concrete import ConcretePlanIR
from .ir.model import Layer, ModelIR
from .ir.node import Phase
from .numeric import Instance, instantiate
from .passes.closed_forms import Forms
from .passes.distribute_inference import served_forms
from .passes.distribute_training import repeats, trained_forms
from .proof.obligation import Laws, Obligation, equal
from .proof.prover import SHARED, Prover
from .proof.report import ProofReport
from .quantity import Quantity, QuantityTable
from .shown import Shown
from .spec.model import LayerKind
from .spec.session import Session
from .spec.strategy import Recompute
from .symbols import B, H, L, S, V, b, e, ep, q, t
from .whole_quantities import GRADIENTS, ends, model_quantities

if TYPE_CHECKING:
    from .numeric import Compiled

SOURCE = "whole models: layers, embedding, norms and logits"


@frozen(slots=False)
class LayerCost:
    """What one layer of a kind costs on all ranks together, counted from its ModelIR; ``number`` such layers stand."""

    kind: LayerKind
    block: Derivation

    @property
    def number(self) -> Expr:
        """How many layers are of this kind: L where no model fixes it."""
        return L if self.kind.count is None else Integer(self.kind.count)

    @property
    def model(self) -> ModelIR:
        """The block in global shapes."""
        return self.block.model

    @property
    def parameters(self) -> Expr:
        """Ψ of the layer."""
        return total(tensor.elements for tensor in self.model.tensors if tensor.parameter)

    def products(self, *phases: Phase, layers: Iterable[Layer] | None = None) -> Expr:
        """FLOPs of the contractions of some phases: two at every point that they visit."""
        chosen = self.model.layers if layers is None else layers
        operations = (layer.operation(phase) for layer in chosen for phase in phases)
        work = [item for operation in operations if operation for item in operation.work if item.contraction]
        flops = total(product([item.count, *(axis.extent for axis in item.axes)]) for item in work)
        return normal(flops, self.block.hypotheses.counts)

    @property
    def again(self) -> tuple[Layer, ...]:
        """The layers that the backward pass repeats."""
        strategy = self.block.session.strategy
        return tuple(layer for layer in self.model.layers if repeats(layer, strategy))

    @property
    def repeated(self) -> Expr:
        """FLOPs of the products that the backward pass repeats."""
        return self.products(Phase.FORWARD, layers=self.again)

    @property
    def cache(self) -> Expr:
        """Bytes of keys and values."""
        tensors = (self.model.tensor_table[name] for name in self.model.inputs[1:])
        return total(tensor.elements * tensor.width for tensor in tensors)


@frozen(slots=False)
class ModelDerivation(Shown):
    """A whole model, every kind of its layers derived through all passes.

    ``kinds`` are those kinds; ``judged`` the verdicts about the model as a whole.
    """

    session: Session
    kinds: tuple[LayerCost, ...] = field(repr=False)
    judged: ProofReport = field(factory=ProofReport, repr=False)

    @property
    def model(self) -> ModelIR:
        """The block of the first kind, for its name and the sizes of the model."""
        return self.kinds[0].model

    @property
    def concrete(self) -> ConcretePlanIR | None:
        """No plan of a whole model is bound."""
        return None

    @cached_property
    def hypotheses(self) -> Hypotheses:
        """What must hold of the sizes; what a mask leaves visible is written out, so that it is none of them."""
        result = Hypotheses()
        for item in self.kinds:
            own = item.block.hypotheses
            result = result + Hypotheses(own.items, tuple(fact for fact in own.facts if isinstance(fact, Within)))
        return result

    @cached_property
    def report(self) -> ProofReport:
        """The verdicts about every kind of layer and about the whole."""
        result = ProofReport()
        for item in self.kinds:
            result = result + item.block.report
        return result + self.judged

    @cached_property
    def quantities(self) -> QuantityTable:
        """The named closed forms of the whole model."""
        return model_quantities(self)

    def instantiate(self, **values: int) -> Instance:
        """The model at a point, in exact integers; arguments and errors are those of `Derivation.instantiate`."""
        return instantiate(self, values)

    def compile(
        self, names: Iterable[str | Quantity] | str | None = None, *, rows: str = "refuse", beyond: str = "exact"
    ) -> Compiled:
        """Quantities as one function of arrays; see `blueprint_sym.Derivation.compile`."""
        from .numeric import compile_proved

        return compile_proved(self, names, rows=rows, beyond=beyond)


def derive_model(session: Session, prover: Prover = SHARED) -> ModelDerivation:
    """The whole model of a session: every kind of its layers derived and proved once.

    Raises SpecError for a target, which a block has and a model has not, and ProofError where something is not proved.
    """
    if session.target is not None:
        raise SpecError("a target binds the plan of one block: choose scope 'block'", field="target")
    kinds = tuple(LayerCost(kind, derive_session(own, prover)) for kind, own in kind_sessions(session))
    model = ModelDerivation(session, kinds)
    judged = prover.prove_all(model_obligations(model))
    if not judged.proved:
        raise ProofError(f"the model is refused: not every obligation is proved\n{judged}", judged)
    return evolve(model, judged=judged)


def kind_sessions(session: Session) -> Iterator[tuple[LayerKind, Session]]:
    """The kinds of layers of a session's model, each with the session of its block."""
    spec = session.workload.model
    for kind in spec.kinds:
        spread = session.strategy.expert_parallel and kind.structure.routed
        own = evolve(
            session,
            workload=evolve(session.workload, model=spec.of_kind(kind.structure)),
            strategy=evolve(session.strategy, expert_parallel=spread),
        )
        yield kind, own


def model_obligations(model: ModelDerivation) -> Iterator[Obligation]:
    """What is claimed of a whole model, beside what is claimed of its layers."""
    for place, item in enumerate(model.kinds):
        yield from _of_kind(item, f"kind_{place}")
    yield from _of_layers(model)


def _forms(item: LayerCost) -> Forms:
    """The published formulas of the layer on one rank."""
    session, hypotheses = item.block.session, item.block.hypotheses
    if session.workload.task == "training":
        return trained_forms(item.kind.structure, hypotheses, session.strategy)
    return served_forms(session, hypotheses)


def _of_kind(item: LayerCost, name: str) -> Iterator[Obligation]:
    """A layer in global shapes against the published formulas, on one rank."""
    session, counts = item.block.session, item.block.hypotheses.counts
    laws, forms = Laws("model", item.block.hypotheses), _forms(item)
    alone = ((t, Integer(1)), (ep, Integer(1)))

    def published(value: Expr) -> Expr:
        return normal(normal(value, alone), counts)

    origin = "left: tensors and points of the ModelIR in global shapes; right: the published form at t = 1"
    equations = forms.equations(dropout=False)
    forward = published(total(equation.formula for equation in equations))
    core = published(total(equation.formula for equation in equations if equation.role == "attention"))
    goals = [equal(item.products(Phase.FORWARD), forward, "forward")]
    if session.workload.task == "training":
        again = {Recompute.NONE: ZERO, Recompute.SELECTIVE: core, Recompute.FULL: forward}[session.strategy.recompute]
        goals.append(equal(item.products(*GRADIENTS), 2 * forward, "both gradients"))
        goals.append(equal(item.repeated, again, "repeated"))
    yield laws.claim(
        "model", f"{name}.flops", "a layer's products are the published ones", goals, source=SOURCE, origin=origin
    )
    yield laws.claim(
        "model",
        f"{name}.parameters",
        "a layer's parameters are the published ones",
        equal(item.parameters, published(forms.parameters)),
        source=SOURCE,
        origin=origin,
    )
    if session.workload.task != "training":
        yield laws.claim(
            "model",
            f"{name}.kv_cache",
            "a layer's cache is the published one",
            equal(item.cache, published(served_forms(session, item.block.hypotheses).cache * e)),
            source=SOURCE,
            origin=origin,
        )


def _of_layers(model: ModelDerivation) -> Iterator[Obligation]:
    """Totals by induction over the number of layers where it is a symbol: what one layer more adds is one layer."""
    laws, found = Laws("model", model.hypotheses), model.quantities
    first = model.kinds[0]
    if len(model.kinds) == 1 and first.kind.count is None:
        adds = {"model.parameters": first.parameters, "model.flops.matmul.forward": first.products(Phase.FORWARD)}
        training = model.session.workload.task == "training"
        adds |= {} if training else {"model.kv_cache": first.cache}
        outside = {"model.parameters": ends(model.session.workload.model), "model.kv_cache": ZERO}
        tokens = B * S if training else b * q
        outside["model.flops.matmul.forward"] = 2 * tokens * H * V
        for name, layer in adds.items():
            value = found[name].expr
            yield laws.claim(
                "model",
                f"{name}.layers",
                "no layer leaves what stands outside, and each layer more adds what a layer costs",
                (
                    equal(normal(value, ((L, ZERO),)), outside[name], "base"),
                    equal(normal(value, ((L, L + 1),)), value + layer, "step"),
                ),
                source=SOURCE,
            )
    if "model.flops.matmul.model" in found:
        forward, whole = (found[f"model.flops.matmul.{word}"].expr for word in ("forward", "model"))
        yield laws.claim(
            "model",
            "backward",
            "forward and backward take three times the forward products",
            equal(whole, 3 * forward),
            source="backward law",
        )
