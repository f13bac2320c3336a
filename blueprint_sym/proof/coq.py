"""Export of obligations to Coq: one lemma for each distinct claim and each set of hypotheses, all closed by ``Qed``.

What a lemma says is written in `coq_statement`; a proof is only proposed, in `coq_proof`, and Coq judges it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from attrs import evolve

from ..expr.algebra import free_symbols
from ..hypotheses import Hypotheses
from .coq_elimination import elimination
from .coq_induction import INDUCTION, TACTICS
from .coq_proof import propose
from .coq_statement import Lemma, Translation
from .obligation import Every, Formula, Obligation

HEADER = "Require Import tactics.\nOpen Scope Z_scope.\n"
"""How a file of claims begins."""


Stated = tuple[Obligation, tuple[Lemma, ...]]
"""An obligation with its lemmas."""


def claims(stated: Iterable[Stated]) -> dict[str, list[str]]:
    """The texts of all distinct lemmas: for each pass those that it makes first, by the name of its file."""
    makers: dict[str, tuple[Lemma, Obligation, int]] = {}
    for obligation, own in stated:
        for lemma in own:
            kept, first, others = makers.get(lemma.statement, (lemma, obligation, -1))
            makers[lemma.statement] = kept, first, others + 1
    texts: dict[str, list[str]] = {}
    for lemma, first, others in makers.values():
        name = f"claims_{re.sub(r'[^A-Za-z0-9_]', '_', first.pass_name)}"
        texts.setdefault(name, []).append(lemma.text(_origin(first.id, others)))
    return dict(sorted(texts.items()))


def theory(texts: Iterable[str]) -> str:
    """A file of claims; it needs the tactics beside it."""
    return "\n".join([HEADER, *texts])


def theories(obligations: Iterable[Obligation]) -> dict[str, str]:
    """The Coq files by name: the tactics, a file of claims for each pass, and the theorems by induction.

    Raises ExpressionError for a node outside the algebra. A claim without a proof of a known shape is written all the
    same, for Coq to refuse.
    """
    found = claims((obligation, judged(obligation)) for obligation in obligations)
    files = {"tactics": TACTICS, **{name: theory(texts) for name, texts in found.items()}, "induction": INDUCTION}
    return {f"{name}.v": content for name, content in files.items()}


def write(directory: Path, obligations: Iterable[Obligation]) -> tuple[Path, ...]:
    """Writes the Coq files; each appears whole or not at all, and files of claims from before are removed."""
    directory.mkdir(parents=True, exist_ok=True)
    files = theories(obligations)
    for stale in directory.glob("claims_*.v"):
        if stale.name not in files:
            stale.unlink()
    written = []
    for name, content in files.items():
        partial, path = directory / f".{name}.{os.getpid()}", directory / name
        try:
            partial.write_text(content, encoding="utf-8")
            partial.replace(path)
        finally:
            partial.unlink(missing_ok=True)
        written.append(path)
    return tuple(written)


def _origin(first: str, others: int) -> str:
    safe = re.sub(r"[^A-Za-z0-9_.@-]", "_", first)
    return f"{safe}, and {others} more" if others else safe


def judged(obligation: Obligation) -> tuple[Lemma, ...]:
    """All that Coq must accept: that the elimination of its hypotheses loses no case, and each of its claims."""
    bridge = elimination(obligation.hypotheses)
    return (*([bridge] if bridge is not None else []), *lemmas(obligation))


def lemmas(obligation: Obligation) -> Iterator[Lemma]:
    """The claims of one obligation: each part of its goal under the witness form of what bears on it."""
    for goal in _parts(obligation.goal):
        closed = not any(free_symbols(expr) for expr in goal.expressions) and goal.holds({})
        given = evolve(obligation, hypotheses=Hypotheses(), premises=()) if closed else obligation
        translation = Translation(given.elimination, given.premises)
        yield Lemma(translation.statement(goal), propose(translation, goal))


def _parts(goal: Formula) -> Iterator[Formula]:
    if not isinstance(goal, Every):
        yield goal
        return
    for part in goal.parts:
        yield from _parts(part)
