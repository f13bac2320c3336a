"""Replay: checks what was recorded, without deriving anything.

Every file must be the one that the index names and say in words what the index says, every text must again be
unsatisfiable to z3, every certificate must be accepted by the checker, and each entry must rest on such a text, have
the judges that it names, and an example that meets what it assumes.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

from attrs import frozen

from ..errors import ArtefactError
from .artefacts import claims, rewritten
from .check import Rejected, check
from .example import example_fault
from .index import INDEX, Entry, Index, read
from .judges import Answer, Desk, Question, Solver

MAX_BYTES = 1024 * 1024 * 1024


@frozen
class Replay:
    """What a replay found: faults in words, and how many obligations it confirms by their judges."""

    obligations: int
    texts: int
    certificates: int
    confirmed: dict[str, int]
    faults: tuple[str, ...]

    @property
    def good(self) -> bool:
        """Whether everything recorded was confirmed."""
        return not self.faults


def replay(
    directory: Path, *, executor: Executor | None = None, workers: int = 2, solver: Solver | None = None
) -> Replay:
    """Replays the artefacts of a directory.

    Args:
        directory: where `blueprint-sym record` wrote them.
        executor: where z3 runs; without one, in ``workers`` threads.
        workers: threads that ask z3, or ``solver``, at a time.
        solver: a further solver that is asked about every text.

    Raises ArtefactError where the index cannot be read; every other fault is told in the result.
    """
    index = read(directory / INDEX)
    faults: list[str] = [] if index.entries else [f"{INDEX}: nothing is recorded, so there is nothing to confirm"]
    texts: dict[str, tuple[str, ...]] = {}
    certificates: dict[str, str] = {}
    contents = {name: _content(directory, name, digest, faults) for name, digest in index.head.files.items()}
    for name, content in contents.items():
        try:
            if name.endswith(".smt2"):
                texts.update(claims(name, content))
            else:
                _statements(name, content, certificates)
        except ArtefactError as error:
            faults.append(str(error))
    written = {name: content for name, content in contents.items() if content}
    again = rewritten(index, texts, certificates)
    faults += [
        f"{name}: it is not what its contents and the index make"
        for name in dict.fromkeys((*written, *again))
        if written.get(name) != again.get(name)
    ]
    answers = _answers(texts, index.head.resource_limit, executor, workers)
    second = _asked_again(texts, solver, workers)
    rejected = _rejected(certificates)
    faults += _unused(index, texts, certificates)
    confirmed: Counter[str] = Counter()
    for item in index.entries:
        fault, judges = _judged(item, answers, second, certificates, rejected)
        if fault:
            faults += [f"{named.id}: {fault}" for named in item.obligations]
        else:
            confirmed[" + ".join(judges)] += len(item.obligations)
    return Replay(len(index.obligations), len(texts), len(certificates), dict(sorted(confirmed.items())), tuple(faults))


def _content(directory: Path, name: str, digest: str, faults: list[str]) -> str:
    if "/" in name or "\\" in name or not name.endswith((".smt2", ".certificates.jsonl")):
        faults.append(f"{INDEX}: {name[:80]!r} is no file of a proof run")
        return ""
    try:
        path = directory / name
        content = path.read_bytes() if path.stat().st_size <= MAX_BYTES else b""
        text = content.decode()
    except (OSError, UnicodeDecodeError) as error:
        faults.append(f"{name}: {error}")
        return ""
    if hashlib.sha256(content).hexdigest() != digest:
        faults.append(f"{name}: it is not the file that was recorded")
    return text


def _statements(name: str, content: str, found: dict[str, str]) -> None:
    """Adds the certificates of a file by the digest of what they state."""
    for number, line in enumerate(content.splitlines(), 1):
        try:
            said = json.loads(line)
            claim = said["claim"] if json.dumps(said, separators=(",", ":"), sort_keys=True) == line else None
        except (ValueError, TypeError, KeyError, RecursionError):
            claim = None
        if not isinstance(claim, str):
            raise ArtefactError(name, f"line {number}: expected a certificate with its claim, as it is recorded")
        if claim in found:
            raise ArtefactError(name, f"line {number}: certificate {claim} stands twice")
        found[claim] = line


def _answers(
    texts: dict[str, tuple[str, ...]], limit: int, executor: Executor | None, workers: int
) -> dict[str, Answer]:
    desk = Desk(executor, workers)
    for claim, bodies in texts.items():
        desk.ask(claim, Question(bodies, resource_limit=limit))
    return {str(claim): finding.answer for claim, finding in desk.findings().items()}


def _asked_again(texts: dict[str, tuple[str, ...]], solver: Solver | None, workers: int) -> dict[str, Answer]:
    if solver is None:
        return {}
    with ThreadPoolExecutor(workers) as pool:
        return dict(zip(texts, pool.map(solver, texts.values()), strict=True))


def _rejected(certificates: dict[str, str]) -> dict[str, str]:
    """Why the checker rejects a certificate, for those that it does."""
    found: dict[str, str] = {}
    for claim, text in certificates.items():
        try:
            check(json.loads(text))
        except (Rejected, ValueError, RecursionError) as error:
            found[claim] = str(error)
    return found


def _unused(index: Index, texts: dict[str, tuple[str, ...]], certificates: dict[str, str]) -> list[str]:
    """Texts and certificates that no entry rests on: nothing stands in the files that was not claimed."""
    claimed = {item.claim for item in index.entries}
    stated = {item.digest for item in index.entries}
    return [f"text {claim} belongs to no entry" for claim in texts if claim not in claimed] + [
        f"certificate {digest} belongs to no entry" for digest in certificates if digest not in stated
    ]


def _judged(
    item: Entry,
    answers: dict[str, Answer],
    second: dict[str, Answer],
    certificates: dict[str, str],
    rejected: dict[str, str],
) -> tuple[str, tuple[str, ...]]:
    """What is wrong with an entry, or the judges that confirm it."""
    answer = answers.get(item.claim)
    other = second.get(item.claim)
    if item.verdict != "proved":
        return f"it was recorded as {item.verdict}", ()
    if answer is None:
        return f"its text {item.claim} is missing", ()
    if answer.word != "unsat":
        return f"z3 says {answer.word} {answer.reason}".rstrip(), ()
    if other is not None and other.word == "sat":
        return "the judges disagree: z3 says unsat, the other solver says sat", ()
    if item.digest in rejected:
        return f"its certificate is rejected: {rejected[item.digest]}", ()
    if not set(item.uses) <= set(item.hypotheses):
        return "it uses a hypothesis that it does not have", ()
    certified = item.digest in certificates
    if "certificate" in item.judges and not certified:
        return "its certificate is missing", ()
    agrees = other is not None and other.word == "unsat"
    judges = ("z3", *(["certificate"] * certified), *(["cvc5"] * agrees))
    missed = set(item.judges) - {*judges, *(["cvc5"] if other is None else [])}
    if missed or "z3" not in item.judges or certified > ("certificate" in item.judges):
        return f"its judges are recorded as {' + '.join(item.judges) or 'none'}, but are {' + '.join(judges)}", ()
    return example_fault(item), judges
