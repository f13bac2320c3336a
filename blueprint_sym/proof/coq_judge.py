"""Coq as a judge of what is proved: an obligation has its word when all its lemmas are accepted.

`coqc` reads a file of claims for each pass. Where it refuses a lemma, that one is taken out and the file is read again,
so that one refusal does not cost the others their judge. A refusal is no counterexample: the proof that was proposed
does not reach; what Coq has not accepted merely lacks its name.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from attrs import evolve, frozen

from ..errors import BlueprintError
from .coq import claims, judged, theory
from .coq_induction import TACTICS
from .report import ProofReport, Status

SECONDS = 900
"""Until a `coqc` that does not end is killed."""
LEMMA = re.compile(r"^Lemma (\w+)", re.MULTILINE)
MOST_REFUSED = 8
"""Lemmas that are taken out of one file before the rest of it is given up."""


@frozen
class Coq:
    """Runs of ``coqc``: how many at a time, the command, and the seconds that each has."""

    jobs: int = 2
    coqc: str = "coqc"
    seconds: float = SECONDS

    def accepted(self, claims: dict[str, list[str]]) -> set[str]:
        """The names of the lemmas that are accepted, of files of claims.

        Raises BlueprintError where there is no ``coqc``, or one that does not accept the tactics.
        """
        if shutil.which(self.coqc) is None:
            raise BlueprintError(f"{self.coqc} is not installed (Debian and Ubuntu: apt-get install coq)")
        with TemporaryDirectory() as place, ThreadPoolExecutor(self.jobs) as pool:
            directory = Path(place)
            refusal = self._refusal(directory / "tactics.v", TACTICS)
            if refusal is not None:
                raise BlueprintError(f"{self.coqc} does not accept the tactics: {refusal}")
            work = [(directory / f"{name}.v", texts) for name, texts in claims.items()]
            return {name for part in pool.map(lambda item: self._read(*item), work) for name in part}

    def _read(self, path: Path, texts: list[str]) -> list[str]:
        """The names of the lemmas of one file that are accepted; none where it does not come to an end."""
        kept = list(texts)
        for _ in range(MOST_REFUSED):
            content = theory(kept)
            refusal = self._refusal(path, content)
            if refusal is None:
                return LEMMA.findall(content)
            line = re.search(r"line (\d+)", refusal)
            if line is None:
                return []
            above = LEMMA.findall("\n".join(content.splitlines()[: int(line[1])]))
            kept = [text for text in kept if LEMMA.findall(text) != above[-1:]]
        return []

    def _refusal(self, path: Path, content: str) -> str | None:
        """What Coq says against a file, or None where it accepts the whole of it."""
        path.write_text(content, encoding="utf-8")
        try:
            done = subprocess.run(
                [self.coqc, path.name],
                cwd=path.parent,
                capture_output=True,
                text=True,
                check=False,
                timeout=self.seconds,
            )
        except subprocess.TimeoutExpired:
            return f"killed after {self.seconds:g} s"
        compiled = path.with_suffix(".vo")
        return None if done.returncode == 0 and compiled.exists() else done.stderr or "no word"


def with_coq(report: ProofReport, coq: Coq | None = None) -> ProofReport:
    """The report in which proved obligations that Coq accepts name it among their judges.

    Raises BlueprintError where there is no ``coqc``.
    """
    proved = [verdict.obligation for verdict in report.verdicts if verdict.status is Status.PROVED]
    stated = {item.content: (item, judged(item)) for item in proved}
    accepted = (coq or Coq()).accepted(claims(stated.values()))
    agreed = {content for content, (_, own) in stated.items() if own and all(lemma.name in accepted for lemma in own)}
    return ProofReport(
        tuple(
            evolve(verdict, judges=(*verdict.judges, "coq"))
            if verdict.status is Status.PROVED and verdict.obligation.content in agreed
            else verdict
            for verdict in report.verdicts
        )
    )
