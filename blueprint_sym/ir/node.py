"""What all IRs share: phases, engines, unique and resolved ids, lineage, the content digest."""

from __future__ import annotations

import enum
import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from typing import Any

import attrs
from attrs import frozen
from sympy import Basic

from ..errors import StructureError
from ..expr.text import text


class Phase(enum.Enum):
    """When an operation runs. Values are the words that a person reads."""

    FORWARD = "forward"
    RECOMPUTE = "recompute"
    RECOMMUNICATION = "recommunication"
    ACTIVATION_GRADIENT = "activation gradient"
    WEIGHT_GRADIENT = "weight gradient"
    OPTIMIZER = "optimizer"


class Engine(enum.Enum):
    """What kind of unit does the work: matrix products, element-wise work, or communication."""

    MATRIX = "matrix"
    VECTOR = "vector"
    NETWORK = "network"


class Kind(enum.Enum):
    """The category of a task; each but the barrier has one queue of the reference target."""

    COMPUTE = "compute"
    COLLECTIVE = "collective"
    TRANSFER = "transfer"
    HOST = "host"
    BARRIER = "barrier"


@frozen
class Lineage:
    """Where a target element comes from: ids of the source IR."""

    target: str
    sources: tuple[str, ...]


@frozen
class Elision:
    """A source element that has no target element of its own, and why."""

    source: str
    reason: str


def check_unique(ids: Iterable[str], what: str) -> None:
    """Raises StructureError that names the first id that stands twice."""
    seen: set[str] = set()
    for element in ids:
        if element in seen:
            raise StructureError(element, f"this id is given to two {what}; ids must be unique")
        seen.add(element)


def check_resolved(
    element: str, references: Iterable[str], known: Iterable[str] | Mapping[str, Any], what: str
) -> None:
    """Raises StructureError when a reference of ``element`` names nothing in ``known``."""
    table = known if isinstance(known, Mapping | set | frozenset) else set(known)
    for reference in references:
        if reference not in table:
            raise StructureError(element, f"refers to {what} {reference!r}, which does not exist")


def check_order(dependencies: Mapping[str, Sequence[str]], order: Sequence[str]) -> None:
    """Raises StructureError when the dependencies have a cycle, or when ``order`` puts a task before what it needs."""
    try:
        tuple(TopologicalSorter(dependencies).static_order())
    except CycleError as error:
        cycle = [str(element) for element in error.args[1]]
        raise StructureError(cycle[0], f"dependency cycle: {' -> '.join(reversed(cycle))}") from None
    position = {element: number for number, element in enumerate(order)}
    for element, needed in dependencies.items():
        for other in needed:
            if position[other] >= position[element]:
                raise StructureError(element, f"stands before {other!r}, on which it depends")


def check_ends(element: str, kind: Kind, source: str | None, destination: str | None) -> None:
    """Raises StructureError unless a transfer has two different ends and nothing else has any."""
    if kind is not Kind.TRANSFER:
        if source is not None or destination is not None:
            raise StructureError(element, f"is a {kind.value} task and has no transfer ends")
    elif source is None or destination is None:
        raise StructureError(element, "is a transfer and needs a source and a destination device")
    elif source == destination:
        raise StructureError(element, f"is a transfer from device {source!r} to itself")


def check_lineage(
    lineage: Sequence[Lineage], elided: Sequence[Elision], targets: Iterable[str], sources: Iterable[str]
) -> None:
    """Raises StructureError unless every target has sources and every source is accounted for."""
    known = set(sources)
    check_unique((row.target for row in lineage), "lineage rows")
    rows = {row.target: row for row in lineage}
    for target in targets:
        if target not in rows or not rows[target].sources:
            raise StructureError(target, "has no lineage to the source IR")
        check_resolved(target, rows[target].sources, known, "source")
    check_resolved("lineage", rows, set(targets), "target")
    check_resolved("elision", (row.source for row in elided), known, "source")
    covered = {source for row in lineage for source in row.sources} | {row.source for row in elided}
    for source in sorted(known - covered):
        raise StructureError(source, "is accounted for by no element of the target IR")


def digest(record: Any) -> str:
    """SHA-256 of the content of a record, equal in every process and under every hash seed."""
    return hashlib.sha256(json.dumps(_plain(record), separators=(",", ":")).encode()).hexdigest()


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, Basic):
        return ["expr", text(value)]
    if isinstance(value, enum.Enum):
        return value.value
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return [[_plain(key), _plain(value[key])] for key in sorted(value)]
    if attrs.has(type(value)):
        fields = attrs.fields(type(value))
        return [type(value).__name__, *(_plain(getattr(value, item.name)) for item in fields if item.eq)]
    raise TypeError(f"a {type(value).__name__} has no canonical content")
