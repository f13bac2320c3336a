"""Under what else a refuted claim holds: an equation between sizes, another structure or strategy, another quantity.

Candidates are found by factoring the difference and by changing one choice at a time. Each is proved before it is
shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from attrs import evolve, field, fields, frozen
from sympy import Expr, Symbol

from ..errors import BlueprintError
from ..expr.algebra import ZERO, free_symbols, from_monomial, normal
from ..expr.display import Term, factored, layout
from ..expr.text import text
from ..proof.obligation import Compare, equal
from ..proof.report import Status
from ..proof.search import search
from ..spec.model import TransformerSpec
from ..spec.session import Session
from ..spec.strategy import Recompute
from ..spec.structure import MLP, Attention, Mask, Norm, Positions, Structure
from ..symbols import F, H, h, h_kv, rank
from .problem import Bench, Problem, problem, session_of
from .quantity import quantity_names

MOST_REPAIRS = 4
QUICK_POINTS = 60


@frozen
class Repair:
    """What makes a claim hold, in the source's letters: ``F = 4*h``, ``recompute = full``.

    ``exact``: it is proved as well that the claim holds nowhere else under what it assumes. ``session`` is the other
    structure or strategy, where that is all.
    """

    words: str
    exact: bool = False
    session: Session | None = field(default=None, repr=False)

    def __str__(self) -> str:
        return f"exactly when {self.words}" if self.exact else f"when {self.words}"


@frozen
class Change:
    """One choice made otherwise."""

    words: str
    session: Session


def repairs(found: Problem, bench: Bench) -> tuple[Repair, ...]:
    """What a refuted equality holds under, simplest first: equations, then changes, then other quantities."""
    if found.claim.relation != "=":
        return ()
    result = [*_by_equation(found, bench)]
    result += _by_change(found, bench)
    result += _by_quantity(found, bench)
    return tuple(dict.fromkeys(result))[:MOST_REPAIRS]


# --- equations between sizes ------------------------------------------------------------------------------------------


def conditions(difference: Expr) -> tuple[Compare, ...]:
    """Equations under which a difference vanishes: one for each factor that is one term less another."""
    return tuple(made for terms, _ in factored(layout(difference).terms)[1] if (made := _condition(terms)) is not None)


def _condition(terms: tuple[Term, ...]) -> Compare | None:
    if len(terms) != 2 or (terms[0][0] > 0) == (terms[1][0] > 0):
        return None
    sides = sorted((from_monomial(monomial) * abs(number) for number, monomial in terms), key=_difficulty)
    return equal(normal(sides[0]), normal(sides[1]))


def _difficulty(side: Expr) -> tuple[int, tuple[int, str]]:
    """A bare letter is solved for, the later one of the glossary: ``F = 4*H``."""
    if isinstance(side, Symbol):
        return 0, (-rank(side)[0], side.name)
    return (2 if side.is_number else 1), (0, text(normal(side)))


def _by_equation(found: Problem, bench: Bench) -> Iterator[Repair]:
    for condition in conditions(found.difference):
        if _holds(found, bench, None, (condition,)):
            yield Repair(_shown(found, condition), _nowhere_else(found, bench, condition))


def _usual(condition: Compare) -> bool:
    """Whether it relates widths, or heads, and not a length to a width."""
    letters = {symbol for side in condition.expressions for symbol in free_symbols(side)}
    return letters in ({F, H}, {h, h_kv})


def _shown(found: Problem, condition: Compare) -> str:
    left, right = (found.letters.theirs(side) for side in condition.expressions)
    return f"{text(left)} = {text(right)}"


def _holds(found: Problem, bench: Bench, session: Session | None, extra: Iterable[Compare] = ()) -> bool:
    """Whether the claim is proved of another session, or under further equations."""
    try:
        other = problem(found.claim, bench, session or session_of(found.claim), extra)
    except BlueprintError:
        return False
    return _may_hold(other) and bench.prover.prove(other.obligation).status is Status.PROVED


def _may_hold(other: Problem) -> bool:
    """Whether it is worth proving: the difference vanishes, or a premise may make it vanish at every small point."""
    if other.difference == ZERO:
        return True
    return bool(other.assumed.premises) and search(other.obligation, QUICK_POINTS) is None


def _nowhere_else(found: Problem, bench: Bench, condition: Compare) -> bool:
    sentence = "where the claim holds, so does the condition"
    claim = found.stated(condition, f"{found.claim.id}.converse", sentence, (found.goal,))
    return bench.prover.prove(claim).status is Status.PROVED


# --- other structures and strategies ----------------------------------------------------------------------------------


def _by_change(found: Problem, bench: Bench) -> Iterator[Repair]:
    """Single changes under which the claim holds; where there is none, changes with an equation beside them."""
    half: list[Repair] = []
    any_found = False
    for change in changes(session_of(found.claim), quantity_names(found.claim.quantity)):
        try:
            other = problem(found.claim, bench, change.session, sketch=True)
        except BlueprintError:
            continue
        if other.found == found.found:
            continue
        if _may_hold(other) and _holds(found, bench, change.session):
            any_found = True
            yield Repair(change.words, session=change.session)
            continue
        for condition in conditions(other.difference):
            if not any_found and _usual(condition) and _holds(found, bench, change.session, (condition,)):
                half.append(Repair(f"{change.words} and {_shown(other, condition)}"))
    if not any_found and not conditions(found.difference):
        yield from half


def changes(session: Session, quantities: tuple[str, ...]) -> Iterator[Change]:
    """Sessions that differ in one choice that may bear on the quantities, and can exist."""
    spec = session.workload.model
    products = all(name.startswith(("model.flops.matmul", "flops.matmul")) for name in quantities)
    cache = all("kv_cache" in name for name in quantities)
    whole = any(name.startswith("model.") for name in quantities)
    policies = session.workload.task == "training" and not all("parameters" in name for name in quantities)
    for words, choices in (*(_POLICIES if policies else ()), *(() if whole else _RANKS)):
        yield from _restrategised(words, session, choices)
    if spec.layers:
        return
    for words, choices in _STRUCTURES:
        names = set(choices)
        if (products and not names & _OF_PRODUCTS) or (cache and not names & _OF_CACHE):
            continue
        yield from _restructured(words, session, spec, choices)
    if whole and not products and not cache:
        for name in ("tied", "final_norm", "embedding_norm", "head_bias"):
            value = not getattr(spec, name)
            flags: dict[str, Any] = {name: value}
            yield from _respecified(f"{name} = {str(value).lower()}", session, evolve(spec, **flags))


_POLICIES: tuple[tuple[str, dict[str, Any]], ...] = tuple(
    (f"recompute = {policy.value}", {"recompute": policy}) for policy in Recompute
)
_RANKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("tensor_parallel = false", {"tensor_parallel": False, "sequence_parallel": False, "regather": False}),
    ("tensor_parallel = true", {"tensor_parallel": True, "sequence_parallel": False, "regather": False}),
    ("sequence_parallel = true", {"tensor_parallel": True, "sequence_parallel": True, "regather": True}),
    (
        "sequence_parallel = true, regather = false",
        {"tensor_parallel": True, "sequence_parallel": True, "regather": False},
    ),
    ("fused_activation = true", {"fused_activation": True}),
    ("shard_optimizer = true", {"shard_optimizer": True}),
)

_STRUCTURES: tuple[tuple[str, dict[str, Any]], ...] = (
    *((f"mlp = {item.value}", {"mlp": item}) for item in (MLP.GELU, MLP.SWIGLU, MLP.EXPERTS)),
    *((f"attention = {item.value}", {"attention": item}) for item in Attention if item is not Attention.LATENT),
    *((f"mask = {item.value}", {"mask": item}) for item in Mask),
    ("norm = rms", {"norm": Norm.RMS, "norm_bias": True}),
    ("norm = layer", {"norm": Norm.LAYER, "norm_bias": True}),
    ("norm_bias = false", {"norm_bias": False}),
    ("dropout = false", {"dropout": False}),
    ("dropout = true", {"dropout": True}),
    ("bias = false", {"bias": ()}),
    ("bias = true", {"bias": ("qkv", "output", "mlp")}),
    ("bias = qkv", {"bias": ("qkv",)}),
    *((f"positions = {item.value}", {"positions": item}) for item in (Positions.NONE, Positions.LEARNED)),
)
"""Changes of a structure that publications differ in."""
_OF_PRODUCTS = {"mlp", "attention", "mask"}
_OF_CACHE = {"attention"}
assert {name for _, choices in _STRUCTURES for name in choices} <= {item.name for item in fields(Structure)}


def _restrategised(words: str, session: Session, choices: dict[str, Any]) -> Iterator[Change]:
    try:
        made = evolve(session, strategy=evolve(session.strategy, **choices))
    except BlueprintError:
        return
    if made != session:
        yield Change(words, made)


def _restructured(words: str, session: Session, spec: TransformerSpec, choices: dict[str, Any]) -> Iterator[Change]:
    try:
        changed = evolve(spec, structure=evolve(spec.structure, **choices))
    except BlueprintError:
        return
    yield from _respecified(words, session, changed)


def _respecified(words: str, session: Session, spec: TransformerSpec) -> Iterator[Change]:
    try:
        made = evolve(session, workload=evolve(session.workload, model=spec))
    except BlueprintError:
        return
    if made != session:
        yield Change(words, made)


# --- other quantities -------------------------------------------------------------------------------------------------


def _by_quantity(found: Problem, bench: Bench) -> Iterator[Repair]:
    """Other quantities of the same derivation, and twice or half the claim's own: multiply-adds for FLOPs."""
    own = found.claim.quantity
    unit = found.quantity.unit
    others = [name for name, item in found.derived.quantities.items() if item.unit.value == unit != "" and name != own]
    halves = [(f"1/2*({own})", "the quantity is half of it")] if _plain(own) else []
    doubles = [(f"2*({own})", "the quantity is twice it")] if _plain(own) else []
    named = [(name, f"the quantity is {name}") for name in others]
    for quantity, words in (*halves, *doubles, *named):
        try:
            other = problem(evolve(found.claim, quantity=quantity), bench)
        except BlueprintError:
            continue
        if other.difference == ZERO and bench.prover.prove(other.obligation).status is Status.PROVED:
            yield Repair(words)


def _plain(quantity: str) -> bool:
    return len(quantity) < 2_000
