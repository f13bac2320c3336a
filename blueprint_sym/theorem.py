"""Theorems: statements about derived quantities, written as a person reads them.

    @theorem(task="training", source="specification: W_QKV")
    def W_QKV(d: Derivation) -> Statements:
        yield d.quantities["flops.qkv"].expr, 6 * B * S * H**2 / t

A theorem is a function of a derivation that yields pairs of expressions to be proved equal, or formulas of
`blueprint_sym.proof.obligation`. It applies to the variants that its ``when`` accepts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType

from attrs import evolve, field, frozen
from sympy import Expr

from .audit import variants
from .derivation import Derivation
from .proof.obligation import Compare, Every, Formula, Laws, Natural, Obligation, Some, equal
from .spec.session import Session
from .spec.structure import Structure

Statements = Iterator["tuple[Expr, Expr] | Formula"]
"""What a theorem yields: pairs to be equal, and formulas to hold."""

Statement = Callable[[Derivation], Statements]
Condition = Callable[[Session], bool]
Kind = Callable[[Structure], bool]


def specified(structure: Structure) -> bool:
    """The specification's block."""
    return structure == Structure()


def _always(session: Session) -> bool:
    return True


@frozen
class Theorem:
    """A named statement about the derivations of a task."""

    name: str
    tasks: tuple[str, ...]
    source: str
    statement: Statement = field(repr=False)
    target: str | None = None
    when: Condition = field(default=_always, repr=False)
    of: Kind = field(default=specified, repr=False)
    fused: bool = False

    @property
    def sentence(self) -> str:
        """The theorem in words: its docstring, or its name."""
        return " ".join((self.statement.__doc__ or self.name.replace("_", " ")).split())

    @property
    def sessions(self) -> tuple[Session, ...]:
        """The variants to which it applies."""
        of_task = (item for item in variants() if item.workload.task in self.tasks and item.fused is self.fused)
        chosen = (item for item in of_task if self.of(item.workload.model.structure) and self.when(item))
        return tuple(evolve(item, target=self.target) for item in chosen)

    def obligation(self, derivation: Derivation) -> Obligation:
        """The theorem about one derivation."""
        laws = Laws("theorem", derivation.hypotheses)
        goals = tuple(_goals(self.statement(derivation)))
        return laws.claim(derivation.session.workload.task, self.name, self.sentence, goals, source=self.source)


def _goals(parts: Statements) -> Iterator[Formula]:
    for part in parts:
        yield part if isinstance(part, Compare | Natural | Every | Some) else equal(*part)


def theorem(
    task: str | tuple[str, ...],
    source: str,
    *,
    target: str | None = None,
    when: Condition = _always,
    of: Kind = specified,
    fused: bool = False,
) -> Callable[[Statement], Theorem]:
    """Makes a theorem of a function; the function's docstring is its sentence.

    Args:
        task: the task, or tasks, that it is about.
        source: where the statement stands.
        target: the reference target that its derivations are bound to.
        when: which variants it applies to.
        of: which structures it applies to, by default the specification's block.
        fused: whether it is about bindings with fused attention; those need a target.
    """

    def make(statement: Statement) -> Theorem:
        tasks = (task,) if isinstance(task, str) else task
        return Theorem(statement.__name__, tasks, source, statement, target, when, of, fused)

    return make


def theorems(module: ModuleType) -> tuple[Theorem, ...]:
    """The theorems of a module, in the order in which it states them."""
    return tuple(value for value in vars(module).values() if isinstance(value, Theorem))
