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
from .quantities import Quantity, QuantityTable, Unit
from .shown import Shown
from .spec.model import LayerKind, TransformerSpec
from .spec.session import Session
from .spec.strategy import Recompute
from .spec.structure import Norm, Positions
from .symbols import B, E, H, L, S, S_p, V, b, c, e, ep, k, q, t, w

if TYPE_CHECKING:
    from .numeric import Compiled

SOURCE = "whole models: layers, embedding, norms and logits"
GRADIENTS = (Phase.ACTIVATION_GRADIENT, Phase.WEIGHT_GRADIENT)


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

    @property
    def active(self) -> Expr:
        """Parameters that one token meets: k experts in place of all."""
        weights = (tensor for tensor in self.model.tensors if tensor.parameter)
        return total(tensor.elements * k / E if tensor.of_experts else tensor.elements for tensor in weights)

    def products(self, *phases: Phase, layers: Iterable[Layer] | None = None) -> Expr:
        """FLOPs of the contractions of some phases: two at every point that they visit."""
        chosen = self.model.layers if layers is None else layers
        operations = (layer.operation(phase) for layer in chosen for phase in phases)
        work = [item for operation in operations if operation for item in operation.work if item.contraction]
        flops = total(product([item.count, *(axis.extent for axis in item.axes)]) for item in work)
        return normal(flops, self.block.hypotheses.counts)

    @property
    def repeated(self) -> Expr:
        """FLOPs of the products that the backward pass repeats."""
        strategy = self.block.session.strategy
        again = [layer for layer in self.model.layers if repeats(layer, strategy)]
        return self.products(Phase.FORWARD, layers=again)

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
        rules = self.hypotheses.rules
        training = self.session.workload.task == "training"
        rows = [*_parameter_rows(self), *(_training_rows(self) if training else _inference_rows(self))]
        return QuantityTable(
            (name, Quantity(name, normal(expr, rules), unit, symbol, words, per, hypotheses=self.hypotheses))
            for name, expr, unit, symbol, words, per in rows
        )

    def instantiate(self, **values: int) -> Instance:
        """The model at a point, in exact integers; see `blueprint_sym.numeric.instantiate`."""
        return instantiate(self, values)

    def compile(
        self, names: Iterable[str | Quantity] | str | None = None, *, rows: str = "refuse", beyond: str = "exact"
    ) -> Compiled:
        """Quantities as one function of arrays; see `blueprint_sym.Derivation.compile`."""
        from .numeric import compile_proved

        return compile_proved(self, names, rows=rows, beyond=beyond)


Row = tuple[str, Expr, Unit, str, str, str]


def _over(model: ModelDerivation, value: str) -> Expr:
    return total(item.number * getattr(item, value) for item in model.kinds)


def _forward(model: ModelDerivation) -> Expr:
    return total(item.number * item.products(Phase.FORWARD) for item in model.kinds)


def ends(spec: TransformerSpec) -> Expr:
    """Parameters outside of layers: embedding, positions, norms, logits."""
    norm = H * (2 if spec.structure.norm is Norm.LAYER and spec.structure.norm_bias else 1)
    parts = [
        V * H,
        S_p * H if spec.structure.positions is Positions.LEARNED else ZERO,
        norm if spec.final_norm else ZERO,
        norm if spec.embedding_norm else ZERO,
        ZERO if spec.tied else V * H,
        V if spec.head_bias else ZERO,
    ]
    return total(parts)


def _parameter_rows(model: ModelDerivation) -> list[Row]:
    outside, unit, per = ends(model.session.workload.model), Unit.ELEMENT, "model"
    return [
        ("model.parameters", outside + _over(model, "parameters"), unit, "N", "parameters of the model", per),
        (
            "model.parameters.active",
            outside + _over(model, "active"),
            unit,
            r"N_{\mathrm{act}}",
            "parameters that a token meets, k experts of a layer in place of all",
            per,
        ),
    ]


def _training_rows(model: ModelDerivation) -> list[Row]:
    unit, per = Unit.FLOP, "model and batch"
    forward = _forward(model) + 2 * B * S * H * V
    backward = total(item.number * item.products(*GRADIENTS) for item in model.kinds) + 4 * B * S * H * V
    symbol = r"W_{\mathrm{matmul}}"
    return [
        ("model.flops.matmul.forward", forward, unit, rf"{symbol}^{{\mathrm{{fwd}}}}", "forward, all products", per),
        ("model.flops.matmul.model", forward + backward, unit, symbol, "forward and backward, all products", per),
        (
            "model.flops.matmul.iteration",
            forward + backward + _over(model, "repeated"),
            unit,
            rf"{symbol}^{{\mathrm{{iter}}}}",
            "forward and backward with what is repeated, all products",
            per,
        ),
        (
            "model.flops.matmul.per_token",
            (forward + backward) / (B * S),
            unit,
            rf"{symbol}/(BS)",
            "forward and backward of one token, all products",
            "model and token",
        ),
    ]


def _inference_rows(model: ModelDerivation) -> list[Row]:
    forward, cache = _forward(model) + 2 * b * q * H * V, _over(model, "cache")
    symbol = r"W_{\mathrm{matmul}}"
    whole = [item for item in model.kinds if not item.kind.structure.window]
    rows: list[Row] = [
        (
            "model.flops.matmul.forward",
            forward,
            Unit.FLOP,
            rf"{symbol}^{{\mathrm{{fwd}}}}",
            "forward, all products, logits of every query among them",
            "model and batch",
        ),
        (
            "model.flops.matmul.per_token",
            forward / (b * q),
            Unit.FLOP,
            rf"{symbol}/(bq)",
            "forward of one query, all products",
            "model and token",
        ),
        ("model.kv_cache", cache, Unit.BYTE, r"C_{\mathrm{KV}}", "bytes of cached keys and values", "model and batch"),
        (
            "model.kv_cache.per_token",
            total(item.number * item.cache for item in whole) / (b * c)
            + total(item.number * item.cache for item in model.kinds if item not in whole) / (b * w),
            Unit.BYTE,
            r"C_{\mathrm{KV}}/\mathrm{token}",
            "bytes that one more token takes in the cache, behind windows as long as they are not full",
            "model and token",
        ),
    ]
    return rows


def derive_model(session: Session, prover: Prover = SHARED) -> ModelDerivation:
    """The whole model of a session: every kind of its layers derived and proved once.

    Raises SpecError for a target, which a block has and a model has not, and ProofError where something is not proved.
    """
    if session.target is not None:
        raise SpecError("a target binds the plan of one block: choose scope 'block'", field="target")
    spec = session.workload.model
    kinds = []
    for kind in spec.kinds:
        spread = session.strategy.expert_parallel and kind.structure.routed
        own = evolve(
            session,
            workload=evolve(session.workload, model=spec.of_kind(kind.structure)),
            strategy=evolve(session.strategy, expert_parallel=spread),
        )
        kinds.append(LayerCost(kind, derive_session(own, prover)))
    model = ModelDerivation(session, tuple(kinds))
    judged = prover.prove_all(model_obligations(model))
    if not judged.proved:
        raise ProofError(f"the model is refused: not every obligation is proved\n{judged}", judged)
    return evolve(model, judged=judged)


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
