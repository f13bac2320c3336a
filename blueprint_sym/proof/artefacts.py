"""What is kept of a proof run, as plain files that need nothing of this package to be read.

For each pass ``PASS.smt2``, SMT-LIB texts one after the other with ``(reset)`` between them, so that any solver reads
the file as it is and must answer ``unsat`` each time; ``PASS.certificates.jsonl``, one certificate on a line, for
``python -m blueprint_sym.proof.check``; and ``index.jsonl`` (see `blueprint_sym.proof.index`). A text or a certificate
that several obligations share stands there once, in the file of the first.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from attrs import frozen

from ..errors import ArtefactError
from .index import FORMAT, INDEX, Entry, Head, Index, Named, entries, write
from .judges import RESOURCE_LIMIT
from .obligation import Obligation
from .prover import claim_of
from .record import Record
from .smt import scripts
from .store import versions

LOGIC = "(set-logic QF_NIA)"
_HEAD = "; claim "
_CLAIM = re.compile(r"; claim ([0-9a-f]{64}), text ([1-9]) of ([1-9])")
_END = "(check-sat)\n(reset)\n"


def smt2(named: Named | Record, said: Entry | Record, bodies: tuple[str, ...], limit: int = RESOURCE_LIMIT) -> str:
    """The texts of a claim as SMT-LIB 2, with the claim in words before them."""
    lines = [
        f"{named.id}: {named.sentence}",
        *(f"assumed: {item}" for item in said.hypotheses),
        *(f"where: {item}" for item in said.premises),
        f"claimed: {said.goal}",
    ]
    words = "".join(f"; {' '.join(line.split())}\n" for line in lines)
    settings = f"(set-option :rlimit {limit})\n(set-info :status unsat)\n{LOGIC}\n"
    return "".join(
        f"{_HEAD}{said.claim}, text {number} of {len(bodies)}\n{words}{settings}{body}{_END}"
        for number, body in enumerate(bodies, 1)
    )


def claims(name: str, text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The claims of an SMT-LIB file with their texts, in order.

    Raises ArtefactError where a text is not one that `smt2` writes, or not what its claim is the digest of.
    """
    bodies: list[str] = []
    for block in text.split(_END)[:-1]:
        head, separator, body = block.partition(f"{LOGIC}\n")
        found = _CLAIM.match(head)
        if not separator or found is None or not all(line[:1] in (";", "(") for line in head.splitlines()):
            raise ArtefactError(name, f"expected '; claim DIGEST, text N of M' and settings, got {head[:60]!r}")
        bodies.append(body)
        if int(found[2]) != len(bodies):
            raise ArtefactError(name, f"claim {found[1]}: expected text {len(bodies)}, got text {found[2]}")
        if found[2] == found[3]:
            if claim_of(tuple(bodies)) != found[1]:
                raise ArtefactError(name, f"claim {found[1]}: its text was changed")
            yield found[1], tuple(bodies)
            bodies = []
    if bodies or (text and not text.endswith(_END)):
        raise ArtefactError(name, "the file is cut")


@frozen
class Proved:
    """A proved obligation with its record, its certificate if it has one, and the hypotheses that suffice."""

    obligation: Obligation
    record: Record
    certificate: str
    uses: tuple[str, ...]


def files(proved: Iterable[Proved]) -> dict[str, str]:
    """The SMT-LIB and certificate files by name; each claim and each statement stands once.

    Raises ArtefactError for a text that is not the one that was proved.
    """
    found: dict[str, list[str]] = {}
    seen: set[str] = set()
    for item in proved:
        bodies = scripts(item.obligation)
        if claim_of(bodies) != item.record.claim:
            raise ArtefactError(item.record.id, "its text is not the one that was proved")
        name = item.record.pass_name
        if item.record.claim not in seen:
            found.setdefault(f"{name}.smt2", []).append(smt2(item.record, item.record, bodies))
        if item.certificate and item.record.digest not in seen:
            found.setdefault(f"{name}.certificates.jsonl", []).append(item.certificate + "\n")
        seen |= {item.record.claim, item.record.digest}
    return {name: "".join(parts) for name, parts in sorted(found.items())}


def rewritten(index: Index, texts: Mapping[str, tuple[str, ...]], certificates: Mapping[str, str]) -> dict[str, str]:
    """The files by name as `files` would write them, from an index and texts and certificates by their digests."""
    found: dict[str, list[str]] = {}
    seen: set[str] = set()
    for item in index.entries:
        for named in item.obligations[:1]:
            if item.claim in texts and item.claim not in seen:
                text = smt2(named, item, texts[item.claim], index.head.resource_limit)
                found.setdefault(f"{named.pass_name}.smt2", []).append(text)
            if item.digest in certificates and item.digest not in seen:
                found.setdefault(f"{named.pass_name}.certificates.jsonl", []).append(certificates[item.digest] + "\n")
            seen |= {item.claim, item.digest}
    return {name: "".join(parts) for name, parts in found.items()}


def hashes(texts: Mapping[str, str]) -> dict[str, str]:
    """SHA-256 of each file by name."""
    return {name: hashlib.sha256(text.encode()).hexdigest() for name, text in texts.items()}


def _check_names(records: Sequence[Record]) -> None:
    """Raises ArtefactError for a pass that cannot be the name of a file, and for one id of two claims."""
    for item in records:
        if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_-]*", item.pass_name):
            raise ArtefactError(item.id, f"the pass {item.pass_name!r} is no word of letters, digits, _ and -")
    twice = [name for name, number in Counter(item.id for item in records).items() if number > 1]
    if twice:
        raise ArtefactError(twice[0], "the id stands twice")


def write_all(directory: Path, proved: Sequence[Proved]) -> tuple[Path, ...]:
    """Writes all files of a proof run to a directory, the index last, and removes what an earlier run left there.

    Each file is replaced whole. Raises ArtefactError where one cannot be written.
    """
    _check_names([item.record for item in proved])
    texts = files(proved)
    index = Index(
        Head(FORMAT, RESOURCE_LIMIT, dict(versions()), hashes(texts)),
        entries((item.record, item.uses) for item in proved),
    )
    texts[INDEX] = write(index)
    try:
        directory.mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            fresh = directory / f".{name}.new"
            fresh.write_bytes(text.encode())
            fresh.replace(directory / name)
        for old in (*directory.glob("*.smt2"), *directory.glob("*.certificates.jsonl")):
            if old.name not in texts:
                old.unlink()
    except OSError as error:
        raise ArtefactError(str(directory), f"cannot be written: {error}") from error
    return tuple(directory / name for name in texts)
