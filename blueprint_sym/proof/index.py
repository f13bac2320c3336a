"""The index of what is proved: one line of JSON for each distinct claim, between a head and a tail.

The head has the versions of the judges and the digest of each file beside it, the tail the number of lines and their
digest.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
from attrs import asdict, frozen

from ..errors import ArtefactError
from .record import Record

Form = TypeVar("Form")

FORMAT = 1
INDEX = "index.jsonl"
MAX_BYTES = 256 * 1024 * 1024


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: int
    resource_limit: int
    versions: dict[str, str]
    files: dict[str, str]


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"pass_name": "pass"}):
    """An obligation in words: who claims it, and where it comes from."""

    id: str
    pass_name: str
    kind: str
    sentence: str
    source: str


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One claim with the obligations that make it, and what was found when it was recorded.

    ``uses`` are hypotheses that suffice, ``example`` is a point that meets all hypotheses and premises, ``digest`` that
    of the statement, ``claim`` that of the texts that z3 read.
    """

    obligations: tuple[Named, ...]
    goal: str
    digest: str
    claim: str
    verdict: str
    judges: tuple[str, ...]
    hypotheses: tuple[str, ...] = ()
    premises: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()
    example: dict[str, int] = {}


class Tail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line."""

    entries: int
    sha256: str


@frozen
class Index:
    """A whole index."""

    head: Head
    entries: tuple[Entry, ...]

    @property
    def obligations(self) -> dict[str, Claimed]:
        """What each obligation claims, by its id."""
        return {named.id: Claimed.of(named, item) for item in self.entries for named in item.obligations}


@frozen
class Claimed:
    """What an obligation claims and in which words, with the point that meets what it assumes."""

    pass_name: str
    kind: str
    sentence: str
    source: str
    hypotheses: tuple[str, ...]
    premises: tuple[str, ...]
    goal: str
    digest: str
    claim: str
    example: dict[str, int]

    @classmethod
    def of(cls, named: Named | Record, said: Entry | Record) -> Claimed:
        """The words of one and the claim of the other."""
        words = (named.pass_name, named.kind, named.sentence, named.source)
        return cls(*words, said.hypotheses, said.premises, said.goal, said.digest, said.claim, dict(said.example))


def entries(rows: Iterable[tuple[Record, Sequence[str]]]) -> tuple[Entry, ...]:
    """The entries of records, each with the hypotheses that suffice for it, one for each distinct claim."""
    groups: dict[tuple[object, ...], list[tuple[Record, Sequence[str]]]] = {}
    for record, uses in rows:  # x/t = y/t and x = y are one statement in integers, and two goals to a person
        said = (record.digest, record.claim, record.goal, record.hypotheses, record.premises)
        groups.setdefault(said, []).append((record, uses))
    return tuple(_entry([record for record, _ in group], group[0][1]) for group in groups.values())


def _entry(records: Sequence[Record], uses: Sequence[str]) -> Entry:
    first = records[0]
    return Entry(
        obligations=tuple(Named(r.id, r.pass_name, r.kind, r.sentence, r.source) for r in records),
        goal=first.goal,
        digest=first.digest,
        claim=first.claim,
        verdict=first.status.value,
        judges=first.judges,
        hypotheses=first.hypotheses,
        premises=first.premises,
        uses=tuple(uses),
        example=dict(first.example),
    )


def write(index: Index) -> str:
    """The text of an index."""
    lines = b"".join(msgspec.json.encode(item) + b"\n" for item in (index.head, *index.entries))
    tail = Tail(len(index.entries), hashlib.sha256(lines).hexdigest())
    return (lines + msgspec.json.encode(tail) + b"\n").decode()


def read(path: Path) -> Index:
    """The index in a file; raises ArtefactError that names the line and what was expected there."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise ArtefactError(str(path), f"more than {MAX_BYTES} bytes")
        content = path.read_bytes()
    except OSError as error:
        raise ArtefactError(str(path), f"{error.strerror}; `blueprint-sym record` writes it") from error
    lines = content.splitlines(keepends=True)
    if len(lines) < 2:
        raise ArtefactError(str(path), "expected a head, entries and a tail")
    tail = _decoded(path, len(lines), lines[-1], Tail)
    if tail.entries != len(lines) - 2 or tail.sha256 != hashlib.sha256(b"".join(lines[:-1])).hexdigest():
        raise ArtefactError(str(path), "the index was changed or cut: its last line does not fit the others")
    head = _decoded(path, 1, lines[0], Head)
    if head.format != FORMAT:
        raise ArtefactError(str(path), f"format {head.format}, but this version reads format {FORMAT}")
    found = tuple(_decoded(path, number, line, Entry) for number, line in enumerate(lines[1:-1], 2))
    twice = [name for name, n in Counter(named.id for item in found for named in item.obligations).items() if n > 1]
    if twice:
        raise ArtefactError(str(path), f"{twice[0]} stands twice")
    return Index(head, found)


def _decoded(path: Path, number: int, line: bytes, form: type[Form]) -> Form:
    try:
        return msgspec.json.decode(line, type=form)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ArtefactError(str(path), f"line {number}: {error}") from error


@frozen
class Difference:
    """What is claimed now against what an index says, by id: new, gone, or changed (before, after)."""

    added: dict[str, Claimed]
    gone: dict[str, Claimed]
    changed: dict[str, tuple[Claimed, Claimed]]

    def __bool__(self) -> bool:
        return bool(self.added or self.gone or self.changed)

    def __str__(self) -> str:
        lines = [f"added    {name}: {item.goal}" for name, item in self.added.items()]
        lines += [f"gone     {name}: {item.goal}" for name, item in self.gone.items()]
        for id, (before, after) in self.changed.items():
            lines.append(f"changed  {id}")
            differ = [name for name, old in asdict(before).items() if old != getattr(after, name)]
            told = [name for name in differ if name not in ("digest", "claim")] or differ
            for name in told:
                old, new = getattr(before, name), getattr(after, name)
                if old != new:
                    lines += [
                        f"  {name.removesuffix('_name')}",
                        f"    before  {_shown(old)}",
                        f"    after   {_shown(new)}",
                    ]
        count = f"{len(self.added)} added, {len(self.gone)} gone, {len(self.changed)} changed"
        return "\n".join([*lines, count])


def _shown(value: str | tuple[str, ...] | dict[str, int]) -> str:
    if isinstance(value, dict):
        value = tuple(f"{name} = {number}" for name, number in value.items())
    return value if isinstance(value, str) else "; ".join(value) or "nothing"


def compare(index: Index, records: Iterable[Record]) -> Difference:
    """The difference between an index and what is claimed now."""
    before = index.obligations
    now = {item.id: Claimed.of(item, item) for item in records}
    return Difference(
        {name: item for name, item in now.items() if name not in before},
        {name: item for name, item in before.items() if name not in now},
        {name: (before[name], item) for name, item in now.items() if name in before and before[name] != item},
    )
