"""Audit: every pass over every structural variant, all obligations discharged.

Where `derive` stops at the first target that is refused, an audit goes on and reports everything.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from attrs import define, evolve, field, frozen

from .covering import covering
from .derivation import STRATEGY_WORDS, TARGETS, block, planning
from .errors import SpecError
from .passes.base import PassContext
from .passes.manager import replayed
from .proof.obligation import Obligation
from .proof.prover import Prover
from .proof.record import Record, record
from .proof.report import ProofReport
from .spec.model import TransformerSpec
from .spec.session import Deployment, Session, Workload
from .spec.strategy import Strategy, inference_strategies, training_strategies
from .spec.structure import Structure

Words = dict[str, Any]

FACTORS: dict[str, tuple[Words, ...]] = {
    "where": (
        {"task": "training", "tensor_parallel": True},
        {"task": "training", "tensor_parallel": False},
        {"task": "training", "sequence_parallel": True},
        {"task": "training", "sequence_parallel": True, "regather": False},
        {"task": "prefill", "tensor_parallel": True},
        {"task": "prefill", "tensor_parallel": False},
        {"task": "decode", "tensor_parallel": True},
        {"task": "decode", "tensor_parallel": False},
    ),
    "recompute": ({}, {"recompute": "selective"}, {"recompute": "full"}),
    "fused": ({}, {"fused_activation": True}),
    "sharded": ({}, {"shard_optimizer": True}),
    "attention": (
        {},
        {"attention": "grouped-query"},
        {"attention": "multi-query"},
        {"attention": "latent"},
        {"attention": "latent", "query_latent": False},
        {"attention": "latent", "absorbed": True},
    ),
    "head_width": ({}, {"head_width": "free"}),
    "mlp": (
        {},
        {"mlp": "relu"},
        {"mlp": "swiglu"},
        {"mlp": "geglu"},
        {"mlp": "experts"},
        {"mlp": "experts", "shared_experts": True, "expert_parallel": True},
        {"mlp": "experts", "capacity": "fixed", "expert_mlp": "gelu"},
    ),
    "norm": ({}, {"norm": "rms"}, {"norm_bias": False}),
    "place": (
        {},
        {"norm_position": "post"},
        {"norm_position": "sandwich"},
        {"norm_position": "reordered"},
        {"parallel": "shared-norm"},
        {"parallel": "own-norms"},
    ),
    "mask": ({}, {"mask": "causal"}, {"mask": "causal", "window": True}),
    "positions": ({}, {"positions": "rope"}, {"positions": "rope", "partial_rotary": True}, {"positions": "alibi"}),
    "bias": ({}, {"bias": True}, {"bias": "qkv"}),
    "qk_norm": ({}, {"qk_norm": "head"}, {"qk_norm": "all"}),
    "dropout": ({}, {"dropout": False}, {"attention_dropout": False}),
    "scores": ({}, {"sinks": True}, {"softcap": True}),
}
"""The structural choices and those of a strategy; the first of each is the specification's block."""


KINDS = (
    "KV state",
    "alignment",
    "backward law",
    "collective algebra",
    "conservation",
    "data flow",
    "gate",
    "integrality",
    "issue order",
    "memory facts",
    "named equation",
    "queue order",
    "recompute law",
    "routes",
    "stored activations",
    "tiling",
    "visible pairs",
    "work conservation",
    "workspace",
)
"""The kinds of what passes claim, so that a word that is none is known at once."""


def session_of(words: Words) -> Session:
    """The session of a task, of words of a strategy and of a structure; raises SpecError like each of them."""
    strategy = {word: words[word] for word in STRATEGY_WORDS if word in words}
    structure = {key: value for key, value in words.items() if key not in strategy and key != "task"}
    return Session(Workload(words.get("task", "training"), TransformerSpec.of(structure)), Strategy.of(**strategy))


def _possible(row: dict[str, Words]) -> bool:
    try:
        session_of({key: value for words in row.values() for key, value in words.items()})
    except SpecError:
        return False
    return True


@cache
def structural_variants() -> tuple[Session, ...]:
    """Sessions in which every two choices of `FACTORS` that can meet do meet."""
    rows = covering(FACTORS, _possible)
    return tuple(session_of({key: value for words in row.values() for key, value in words.items()}) for row in rows)


FUSED: tuple[tuple[int, Words], ...] = (
    *((place, {}) for place in (0, 1, 2, 4, 5, 6, 7)),
    *((place, {"attention": "grouped-query", "mask": "causal"}) for place in (0, 4, 6)),
    *((place, {"attention": "multi-query", "head_width": "free"}) for place in (1, 5, 6)),
    (0, {"dropout": False, "softcap": True}),
)
"""What the fused binding of attention can depend on: places in ``FACTORS["where"]``, and a structure."""


@cache
def fused_variants() -> tuple[Session, ...]:
    """Sessions with fused attention; the audit binds each to both targets."""
    sessions = (session_of({**FACTORS["where"][place], **words}) for place, words in FUSED)
    return tuple(evolve(item, target="queue", deployment=Deployment(attention="fused")) for item in sessions)


def variants() -> tuple[Session, ...]:
    """A session for every variant of the specification's block: task, strategy, whether H = h·d_h; then the structures.

    Of other structures every two choices that can meet do meet in a variant; at last those with fused attention.
    """
    specs = (TransformerSpec(), TransformerSpec(name="symbolic, free head width", divided_heads=False))
    training = [Session(Workload("training", spec), strategy) for spec in specs for strategy in training_strategies()]
    inference = [
        Session(Workload(task, spec), strategy)
        for task in ("prefill", "decode")
        for spec in specs
        for strategy in inference_strategies()
    ]
    return tuple(dict.fromkeys((*training, *inference, *structural_variants(), *fused_variants())))


def variant_name(session: Session) -> str:
    """``training.sp.selective.free-heads``, ``decode.tp.multi-query.rms``."""
    structure = session.workload.model.structure
    free = not session.workload.model.divided_heads and not structure.latent
    strategy, spread = session.strategy.name, session.strategy.expert_parallel
    ranks = strategy.partition(".")[0] + (".ep" if spread else "")
    words = [session.workload.task, strategy if session.workload.task == "training" else ranks]
    words += ["free-heads"] * free + ([] if structure == Structure() else [structure.name])
    return ".".join([*words, *["fused-attention"] * session.fused])


@frozen
class AuditedPass:
    """What one pass took over all variants: its distinct claims, and the time to derive and to judge them."""

    name: str
    variants: int
    obligations: int
    seconds: float = field(eq=False)


@frozen
class Audit:
    """The distinct claims of all variants with their verdicts, and what each pass took.

    ``claimed`` counts obligations over all variants; those that make the same claim are listed once, under the id of
    the first, and with ``@variant`` where that id makes another claim already.
    """

    variants: int
    claimed: int
    passes: tuple[AuditedPass, ...]
    report: ProofReport

    @property
    def summary(self) -> Summary:
        """The same as plain data."""
        return Summary(self.variants, self.claimed, self.passes, tuple(record(item) for item in self.report.verdicts))


@frozen
class Summary:
    """An audit as plain data."""

    variants: int
    claimed: int
    passes: tuple[AuditedPass, ...]
    records: tuple[Record, ...]


@define
class _Tally:
    """What is counted while claims are derived."""

    variants: int = 0
    claimed: int = 0
    spent: dict[str, list[float]] = field(factory=dict)


def audit(
    sessions: Iterable[Session] | None = None,
    prover: Prover | None = None,
    progress: Callable[[str], None] = lambda name: None,
) -> Audit:
    """Runs every pass of the sessions (by default of all variants), both binders included.

    Args:
        sessions: what to audit; targets in them do not matter.
        prover: keeps what it has proved; by default a new one that asks for certificates as well.
        progress: is told the name of each variant before its turn.

    """
    tally = _Tally()
    report = (prover or Prover(certificates=True)).prove_all(_claims(sessions, tally, progress))
    judged = dict.fromkeys(tally.spent, 0.0)
    distinct = dict.fromkeys(tally.spent, 0)
    for verdict in report.verdicts:
        judged[verdict.obligation.pass_name] += verdict.seconds
        distinct[verdict.obligation.pass_name] += 1
    passes = tuple(
        AuditedPass(name, len(times), distinct[name], sum(times) + judged[name]) for name, times in tally.spent.items()
    )
    return Audit(tally.variants, tally.claimed, passes, report)


def every_obligation(sessions: Iterable[Session] | None = None, pass_name: str | None = None) -> Iterator[Obligation]:
    """What every pass claims over the sessions, each distinct claim once, under the id that `audit` gives it.

    Args:
        sessions: whose passes; by default all variants.
        pass_name: only what this pass claims; others then run only as far as it needs them.

    """
    return _claims(sessions, _Tally(), lambda name: None, pass_name)


def _claims(
    sessions: Iterable[Session] | None, tally: _Tally, progress: Callable[[str], None], only: str | None = None
) -> Iterator[Obligation]:
    names: set[str] = set()
    seen: set[tuple[str, str]] = set()
    for session in variants() if sessions is None else sessions:
        variant = variant_name(session)
        progress(variant)
        tally.variants += 1
        for obligation in _claimed(session, tally, only):
            tally.claimed += 1
            key = (obligation.id, _content(obligation))
            if key not in seen:
                seen.add(key)
                yield _renamed(obligation, names, variant)


def _claimed(session: Session, tally: _Tally, only: str | None) -> Iterator[Obligation]:
    """What the passes of one variant, or one of them, claim, the passes run twice each as in a derivation."""
    passes = planning(session)
    every = (*passes, *TARGETS.values())
    if only is not None:
        last = next((number for number, item in enumerate(every) if item.name == only), -1)
        every = tuple(item for item in every[: last + 1] if item in passes or item.name == only)
    if not every:
        return
    context = PassContext(session)
    source: Any = block(session)
    for item in every:
        started = time.perf_counter()
        target, _ = replayed(item, source, context)
        obligations = item.obligations(source, target, context) if only in (None, item.name) else ()
        tally.spent.setdefault(item.name, []).append(time.perf_counter() - started)
        yield from obligations
        if item in passes:
            source = target


def _content(obligation: Obligation) -> str:
    parts = (obligation.goal.show(), *(premise.show() for premise in obligation.premises))
    return " & ".join((*parts, *obligation.hypotheses.statements))


def _renamed(obligation: Obligation, names: set[str], variant: str) -> Obligation:
    own = f"{obligation.id}@{variant}" if obligation.id in names else obligation.id
    names.add(own)
    return evolve(obligation, id=own)
