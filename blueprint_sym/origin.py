"""Where a quantity comes from: its addends, each with the chain of equalities from a law to what the pass committed.

An `Origin` is data about an IR; nothing is proved here. `blueprint_sym.derivation_tree` makes a proved tree of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import ClassVar

from attrs import field, frozen
from sympy import Add, Expr, Mul, Symbol

from .expr.algebra import ZERO, normal, total
from .expr.latex import latex
from .expr.latex import name as symbol_latex
from .expr.text import text
from .hypotheses import Defines, Hypotheses
from .ir.distributed import DistributedTask, DistributedTaskIR
from .ir.node import Engine, Phase
from .laws import law
from .laws.base import Cost, Law
from .passes.expansion import LAW_ROLE
from .symbols import SYMBOLS, index

LETTERS = {"flops": "F", "matmul": "F", "read": "R", "written": "W", "message": "M"}
"""The letter of a component of the work vector."""


Reason = tuple[str | Expr, ...]
"""Words and formulas in turn."""


@frozen
class Link:
    """One line of a chain: an expression, why it equals the one above, and that equality as a claim.

    ``claim`` is None for a first line; ``given`` are equations that the claim assumes beside the hypotheses: what the
    letters of a law stand for. ``shown`` is the expression as text and as LaTeX where it is not printed as it is.
    """

    expr: Expr
    reason: Reason
    shown: tuple[str, str] | None = None
    claim: tuple[Expr, Expr] | None = None
    given: tuple[Defines, ...] = ()


@frozen
class Term:
    """Addends of one chain: the ids of the tasks or layers that bring it, its letter, its links, its law if it has one.

    The last link is the value that the pass committed for each of them.
    """

    ids: tuple[str, ...]
    letter: str
    links: tuple[Link, ...]
    law: Law | None = None

    @property
    def value(self) -> Expr:
        """The committed value of one of the ids."""
        return self.links[-1].expr


@frozen(slots=False)
class _OfTasks:
    """What every origin has."""

    ir: DistributedTaskIR = field(repr=False)

    @property
    def hypotheses(self) -> Hypotheses:
        """Those of the distribution."""
        return self.ir.hypotheses


@frozen
class Choice:
    """Which tasks: those that agree with everything that is given. Plain data, so that a quantity can be sent away."""

    phases: tuple[Phase, ...] | None = None
    role: str | None = None
    engine: Engine | None = None
    id: str | None = None

    def takes(self, task: DistributedTask) -> bool:
        """Whether it is one of them."""
        return (
            (self.phases is None or task.phase in self.phases)
            and self.role in (None, task.role)
            and self.engine in (None, task.engine)
            and self.id in (None, task.id)
        )


@frozen(slots=False)
class TaskSum(_OfTasks):
    """A component of the work vector, summed over selected tasks."""

    component: str
    select: Choice

    @cached_property
    def tasks(self) -> tuple[DistributedTask, ...]:
        """The tasks that bring something."""
        return tuple(task for task in self.ir.tasks if self.select.takes(task) and self.value(task) != ZERO)

    def value(self, task: DistributedTask) -> Expr:
        """What a task brings."""
        found: Expr = task.matmul if self.component == "matmul" else getattr(task.work, self.component)
        return found

    @property
    def total(self) -> Expr:
        """The sum in normal form."""
        return total(self.value(task) for task in self.tasks)

    @cached_property
    def terms(self) -> tuple[Term, ...]:
        """One term for the tasks of one law at one shape."""
        groups: dict[tuple[object, ...], list[DistributedTask]] = {}
        for task in self.tasks:
            groups.setdefault((task.primitive, _role(task), task.shape), []).append(task)
        return tuple(self._term(tasks) for tasks in groups.values())

    def _term(self, tasks: list[DistributedTask]) -> Term:
        task = tasks[0]
        found = law(task.primitive, _role(task))
        links = _law_links(found, dict(task.shape), self.component, self.hypotheses, self.value(task))
        return Term(tuple(item.id for item in tasks), LETTERS[self.component], links, found)

    @property
    def words(self) -> str:
        """``sum over 3 tasks``."""
        return f"sum over {_counted(len(self.tasks), 'task')}"

    @property
    def shown(self) -> tuple[str, str]:
        """``3 (1) + (2)``."""
        return _shown_sum(self.terms)

    @property
    def combined(self) -> Expr:
        """The sum of the terms."""
        return _summed(self.terms)


def _role(task: DistributedTask) -> str:
    return "forward" if task.engine is Engine.NETWORK else LAW_ROLE[task.phase]


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")


def _summed(terms: Iterable[Term]) -> Expr:
    """The sum as it stands: z3 is to see what was added, not what our algebra made of it."""
    return Add(*(Mul(len(term.ids), term.value, evaluate=False) for term in terms), evaluate=False)


def _shown_sum(terms: Sequence[Term]) -> tuple[str, str]:
    plain, tex = [], []
    for number, term in enumerate(terms, 1):
        times = len(term.ids)
        plain.append(f"({number})" if times == 1 else f"{times} ({number})")
        tex.append(f"{'' if times == 1 else times}{term.letter}_{{{number}}}")
    return (" + ".join(plain) or "0", " + ".join(tex) or "0")


def letter(name: str) -> Symbol:
    """The symbol in which a law's argument is shown."""
    return SYMBOLS.get(name) or index(name, positive=True)


def formula(found: Law, component: str, arguments: dict[str, Expr] | None = None) -> Expr:
    """A component of a law's cost in its own letters, or at other arguments."""
    cost: Cost = found.cost(**(arguments or {name: letter(name) for name in found.arguments}))
    return normal(getattr(cost, component))


def _law_links(
    found: Law, shape: dict[str, Expr], component: str, hypotheses: Hypotheses, value: Expr
) -> tuple[Link, ...]:
    """The law in its letters, at the shape, and as the pass committed it."""
    stand_ins = {name: index(f"argument_{name}", positive=True) for name in found.arguments}
    given = tuple(Defines(stand_ins[name], normal(shape[name]), solved=stand_ins[name]) for name in found.arguments)
    at_shape = formula(found, component, shape)
    free = formula(found, component, dict(stand_ins)).free_symbols
    claim = (formula(found, component, dict(stand_ins)), at_shape)
    links = [
        Link(
            formula(found, component),
            (f"law: {found.primitive}, {found.role}",),
            law_shown(found, component),
        ),
        Link(
            at_shape, shaped(found, shape, {n for n, place in stand_ins.items() if place in free}), None, claim, given
        ),
    ]
    if value != at_shape:
        links.append(Link(value, equations(hypotheses, at_shape), None, (at_shape, value)))
    return tuple(links)


def law_shown(found: Law, component: str) -> tuple[str, str]:
    """A component of a law's cost as text and LaTeX, letters in the order of the law's arguments: ``2*m*n*k``."""
    places = {name: index(f"place_{number:02}", positive=True) for number, name in enumerate(found.arguments)}
    expr = formula(found, component, dict(places))
    plain, tex = text(expr), latex(expr)
    for name, place in places.items():
        plain = plain.replace(place.name, name)
        tex = tex.replace(symbol_latex(place), argument_latex(name))
    return plain, tex


def argument_latex(name: str) -> str:
    """A law's argument in LaTeX."""
    return r"\Psi " if name == "psi" else symbol_latex(letter(name))


def shaped(found: Law, shape: dict[str, Expr], used: set[str]) -> Reason:
    """What the letters of a law are here, those that are used: ``[B*S, H] × [H, F/t]`` for a product."""
    if {"m", "n", "k"} <= set(shape):
        many: Reason = (shape["g"], " of ") if "g" in shape else ()
        return (*many, "[", shape["m"], ", ", shape["n"], "] × [", shape["n"], ", ", shape["k"], "]")
    parts: list[str | Expr] = []
    for name in found.arguments:
        if name in used and letter(name) != shape[name]:
            parts += [", " if parts else "", letter(name), " → ", shape[name]]
    return tuple(parts) or ("as it stands",)


def equations(hypotheses: Hypotheses, expr: Expr) -> Reason:
    """The equations among the hypotheses that bear on an expression, as a reason."""
    known = set(expr.free_symbols)
    parts: list[str | Expr] = []
    for item in hypotheses:
        if isinstance(item, Defines) and item.solved in known:
            sides = (item.symbol, item.value) if item.value.is_number else (item.value, item.symbol)
            parts += [", " if parts else "", sides[0], " = ", sides[1]]
    return tuple(parts) or ("simplified",)


Chain = tuple[tuple[Expr, str | Reason], ...]
"""Equal expressions, each with what it is or why it equals the one before."""


@frozen(slots=False)
class _Rows:
    """Ids with a chain of expressions each, to be summed; ``of`` is the noun for one of them."""

    of: str
    rows: tuple[tuple[str, Chain], ...] = field(repr=False)
    letter: ClassVar[str] = "C"

    @cached_property
    def terms(self) -> tuple[Term, ...]:
        """One term for the rows of one chain."""
        groups: dict[Chain, list[str]] = {}
        for name, chain in self.rows:
            if chain[-1][0] != ZERO:
                groups.setdefault(chain, []).append(name)
        return tuple(Term(tuple(names), self.letter, _chain(chain)) for chain, names in groups.items())

    @property
    def words(self) -> str:
        """``sum over 12 layers``."""
        return f"sum over {_counted(sum(len(term.ids) for term in self.terms), self.of)}"

    @property
    def shown(self) -> tuple[str, str]:
        """``3 (1) + (2)``."""
        return _shown_sum(self.terms)

    @property
    def combined(self) -> Expr:
        """The sum of the terms."""
        return _summed(self.terms)


def _chain(chain: Chain) -> tuple[Link, ...]:
    links: list[Link] = []
    for expr, reason in chain:
        if links and links[-1].expr == expr:
            continue
        words = (reason,) if isinstance(reason, str) else reason
        links.append(Link(expr, words, None, (links[-1].expr, expr) if links else None))
    return tuple(links)


@frozen(slots=False)
class FactSum(_Rows, _OfTasks):
    """A memory fact of one rank, summed over layers or stored tensors."""


@frozen(slots=False)
class PartSum(_Rows):
    """A sum of parts under ``hypotheses``: of the layers and tables of a whole model, or of what a plan binds."""

    hypotheses: Hypotheses


Origin = TaskSum | FactSum | PartSum
