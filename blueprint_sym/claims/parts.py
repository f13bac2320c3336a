"""The addends of a quantity: which layers, in which phases, bring how much. Their sum is proved to be the quantity."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from attrs import frozen
from sympy import Expr, Integer

from ..derivation import Derivation
from ..errors import ProofError, SpecError
from ..expr.algebra import ZERO, Rules, normal, total
from ..ir.node import Phase
from ..origin import TaskSum
from ..origin_memory import Largest
from ..passes.distribute_training import repeats
from ..proof.obligation import Laws, equal
from ..proof.prover import Prover
from ..symbols import B, H, S, V, b, c, q, w
from ..whole import LayerCost, ModelDerivation
from ..whole_quantities import GRADIENTS, met, outside

Derived = Derivation | ModelDerivation

PHASES = {
    Phase.FORWARD: "forward",
    Phase.RECOMPUTE: "recompute",
    Phase.ACTIVATION_GRADIENT: "activation_gradient",
    Phase.WEIGHT_GRADIENT: "weight_gradient",
}
ITERATION = (Phase.FORWARD, *GRADIENTS, Phase.RECOMPUTE)


OUTER = (*PHASES.values(), "optimizer", "layers")
"""Words of an id that come before the layer's own."""


ROLE = "role "
"""Before the role of a part: what it does, wherever it stands."""
WORDS = {
    "role qkv": "QKV projections",
    "role attention": "attention core",
    "role output": "output projection",
    "role mlp": "MLP products",
    "role norms": "norm parameters",
    "role biases": "biases",
    "role matrices": "weight matrices",
}
"""Roles as a person calls them."""


@frozen
class Part:
    """An addend: its dotted id, such as ``forward.attention.query_key``, its role in the block, and its value."""

    id: str
    value: Expr
    role: str = ""

    def under(self, path: str) -> bool:
        """Whether ``path`` is a run of whole words of the id, or ``role …`` with the role, ``in`` a phase or not."""
        if path.startswith(ROLE):
            role, _, phase = path.removeprefix(ROLE).partition(" in ")
            return self.role == role and phase in ("", self.id.partition(".")[0])
        return f".{path}." in f".{self.id}."


@frozen
class Group:
    """Parts under one name."""

    name: str
    value: Expr

    @property
    def words(self) -> str:
        """The name as a person reads it: ``attention core in recompute``."""
        role, within, phase = self.name.partition(" in ")
        return WORDS.get(role, role.removeprefix(ROLE)) + within + phase


def parts_of(derived: Derived, name: str, prover: Prover | None) -> tuple[Part, ...]:
    """The addends of a quantity; none for one that is no sum, such as a maximum. Without a prover nothing is proved.

    Raises SpecError for an unknown quantity, ProofError where the sum is not proved to be the quantity.
    """
    quantity = derived.quantities.get(name)
    if quantity is None:
        raise SpecError(f"unknown quantity {name!r}; this derivation has {', '.join(derived.quantities)}")
    made = _model_parts(derived, name) if isinstance(derived, ModelDerivation) else _block_parts(derived, name)
    rules = derived.hypotheses.rules
    found = tuple(Part(item.id, value, item.role) for item in made if (value := normal(item.value, rules)) != ZERO)
    if found and prover is not None:
        laws = Laws("claims", derived.hypotheses)
        claim = laws.claim(
            "parts",
            name,
            "the parts of the quantity are all of it",
            equal(total(item.value for item in found), quantity.expr),
            source="sum over layers and phases",
        )
        report = prover.prove_all((claim,))
        if not report.proved:
            raise ProofError(f"the parts of {name} are not proved to be all of it\n{report}", report)
    return found


def part(parts: Iterable[Part], path: str) -> Expr:
    """The sum of the parts under a path; raises SpecError where there is none."""
    known = tuple(parts)
    chosen = [item.value for item in known if item.under(path)]
    if not chosen:
        names = ", ".join(dict.fromkeys(item.id for item in known)) or "none"
        raise SpecError(f"no part {path!r}; parts are {names}")
    return total(chosen)


# --- blocks -----------------------------------------------------------------------------------------------------------


def _block_parts(derived: Derivation, name: str) -> Iterator[Part]:
    origin, counts = derived.quantities[name].origin, derived.hypotheses.counts
    if isinstance(origin, TaskSum):
        for task in origin.tasks:
            yield Part(task.id, normal(origin.value(task), counts), task.role)
    elif origin is not None and not isinstance(origin, Largest):
        for layer, chain in origin.rows:
            yield Part(layer, normal(chain[-1][0], counts))


# --- whole models -----------------------------------------------------------------------------------------------------


def _model_parts(model: ModelDerivation, name: str) -> Iterator[Part]:
    training = model.session.workload.task == "training"
    if name.startswith("model.parameters"):
        yield from _parameters(model, active=name.endswith(".active"))
    elif name.startswith("model.kv_cache"):
        yield from _cache(model, name)
    elif name.startswith("model.flops.matmul."):
        tokens = B * S if training else b * q
        phases: tuple[Phase, ...] = {
            "model": (Phase.FORWARD, *GRADIENTS),
            "iteration": ITERATION,
            "per_token": (Phase.FORWARD, *GRADIENTS),
        }.get(name.rpartition(".")[2], (Phase.FORWARD,))
        if not training:
            phases = (Phase.FORWARD,)
        divisor = tokens if name.endswith(".per_token") else Integer(1)
        for item in _products(model, phases, 2 * tokens * H * V):
            yield Part(item.id, normal(item.value / divisor), item.role)


def _prefix(model: ModelDerivation, place: int) -> str:
    return f"kind_{place}." if len(model.kinds) > 1 else ""


def _products(model: ModelDerivation, phases: tuple[Phase, ...], logits: Expr) -> Iterator[Part]:
    for place, kind in enumerate(model.kinds):
        for phase in phases:
            for layer in kind.model.layers:
                if phase is Phase.RECOMPUTE and not repeats(layer, kind.block.session.strategy):
                    continue
                worked = Phase.FORWARD if phase is Phase.RECOMPUTE else phase
                value = kind.number * kind.products(worked, layers=(layer,))
                yield Part(f"{PHASES[phase]}.layers.{_prefix(model, place)}{layer.id}", value, layer.role)
    for phase in phases:
        if phase is not Phase.RECOMPUTE:
            yield Part(f"{PHASES[phase]}.logits", logits)


def _parameters(model: ModelDerivation, *, active: bool) -> Iterator[Part]:
    for item in outside(model.session.workload.model):
        yield Part(item.id, item.expr)
    for place, kind in enumerate(model.kinds):
        for tensor in kind.model.tensors:
            if tensor.parameter:
                value = kind.number * (met(tensor) if active else tensor.elements)
                yield Part(f"layers.{_prefix(model, place)}{tensor.id}", value, _sort(tensor.id))


def _sort(name: str) -> str:
    """What a parameter is: one of a norm, a bias or a matrix."""
    if "norm" in name:
        return "norms"
    return "biases" if name.endswith("bias_vector") else "matrices"


def _cache(model: ModelDerivation, name: str) -> Iterator[Part]:
    for place, kind in enumerate(model.kinds):
        for tensor_id in kind.model.inputs[1:]:
            tensor = kind.model.tensor_table[tensor_id]
            value = kind.number * tensor.elements * tensor.width
            tokens = _cached_tokens(kind) if name.endswith(".per_token") else Integer(1)
            yield Part(f"{_prefix(model, place)}{tensor_id}", normal(value / tokens))


def _cached_tokens(kind: LayerCost) -> Expr:
    return b * (w if kind.kind.structure.window else c)


# --- groups -----------------------------------------------------------------------------------------------------------


def groups(parts: tuple[Part, ...], rules: Rules = ()) -> tuple[Group, ...]:
    """Everything, every phase, every part of the block in every phase or one, each under its shortest name."""
    return _groups(parts, rules)


@lru_cache(maxsize=256)
def _groups(parts: tuple[Part, ...], rules: Rules) -> tuple[Group, ...]:
    names = dict.fromkeys(name for item in parts for name in _names(item))
    ordered = sorted(names, key=lambda name: (name.count("."), len(name)))
    found: dict[Expr, str] = {}
    for name in ("", *ordered):
        members = [item for item in parts if not name or _belongs(item, name)]
        value = normal(total(item.value for item in members), rules)
        if value != ZERO:
            found.setdefault(value, name or "all of it")
    return tuple(Group(name, value) for value, name in found.items())


def _names(item: Part) -> Iterator[str]:
    """Runs of whole words of the id that begin at its phase or behind it; the role, by itself and in a phase."""
    words = item.id.split(".")
    starts = range(sum(word in OUTER for word in words[:2]) + 1)
    for start in starts:
        for end in range(start + 1, len(words) + 1):
            if start == 0 or words[start] not in PHASES.values():
                yield ".".join(words[start:end])
    if item.role:
        yield f"{ROLE}{item.role}"
        if words[0] in PHASES.values():
            yield f"{ROLE}{item.role} in {words[0]}"


def _belongs(item: Part, name: str) -> bool:
    if name.startswith(ROLE) or name.partition(".")[0] not in OUTER:
        return item.under(name)
    return f"{item.id}.".startswith(f"{name}.")
