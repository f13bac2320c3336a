"""The pytest plugin: each declared theorem and obligation is a test, with its sentence as name.

A file ``theorems_*.py`` or ``claims_*.py`` that names this package and that pytest meets is run, and what it declares
becomes test items. With ``--blueprint-audit``, so does every obligation of every pass of this package. Whatever is not
proved fails, with the counterexample as the failure.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from .declared import Declared
    from .proof.obligation import Obligation
    from .proof.prover import Prover
    from .proof.report import ProofReport

MOST_TOLD = 3
PATTERNS = ("theorems_*.py", "claims_*.py")


class NotProvedError(Exception):
    """An obligation that is not proved; the message is what pytest shows."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds ``--blueprint-audit``."""
    group = parser.getgroup("blueprint-sym")
    group.addoption("--blueprint-audit", action="store_true", help="prove every obligation of every pass as a test")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """A collector for a file of declarations: one of the names that speaks of this package."""
    if any(file_path.match(pattern) for pattern in PATTERNS) and b"blueprint_sym" in file_path.read_bytes():
        return DeclarationFile.from_parent(parent, path=file_path)
    return None


def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Adds the obligations of the audit where they are asked for."""
    if config.getoption("--blueprint-audit"):
        items.extend(AuditCollector.from_parent(session, name="blueprint-sym").collect())


def _prover(config: pytest.Config) -> Prover:
    """The prover of this run: what one item has proved another need not."""
    from .proof.prover import Prover

    found: Prover | None = getattr(config, "_blueprint_prover", None)
    if found is None:
        found = Prover(certificates=True)
        config._blueprint_prover = found  # type: ignore[attr-defined]
    return found


def _told(report: ProofReport) -> str:
    """What failed, refutations first; a theorem that fails in many variants is told for the first."""
    bad = report.failures
    more = [f"and in {len(bad) - MOST_TOLD} more variants"] if len(bad) > MOST_TOLD else []
    return "\n".join([*(str(verdict) for verdict in bad[:MOST_TOLD]), *more])


class ObligationItem(pytest.Item):
    """One obligation, or one theorem in every variant to which it applies."""

    def __init__(self, *, claims: Any, source: str, **others: Any) -> None:
        super().__init__(**others)
        self.claims = claims
        self.source = source

    def runtest(self) -> None:
        """Proves it; raises NotProvedError with what was found."""
        report = _prover(self.config).prove_all(self.claims())
        if not report.proved:
            raise NotProvedError(_told(report))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], *_: Any) -> Any:
        """The counterexample, without a traceback of the plugin."""
        if isinstance(excinfo.value, NotProvedError):
            return str(excinfo.value)
        return super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        """Where it stands, and its name."""
        return self.path, None, f"{self.name} [{self.source}]"


class DeclarationFile(pytest.File):
    """A file of theorems and claims."""

    def collect(self) -> Iterator[pytest.Item]:
        """One item for each theorem and for each obligation that is claimed."""
        from .declared import declared
        from .errors import BlueprintError
        from .user_file import module_of

        try:
            for item in declared(module_of(self.path), self.path):
                yield from self._items(item)
        except BlueprintError as error:
            raise self.CollectError(str(error)) from error

    def _items(self, item: Declared) -> Iterator[pytest.Item]:
        from .declared import Claims, obligations

        if isinstance(item, Claims):
            for claim in obligations(item):
                yield _item(self, claim)
        else:
            yield ObligationItem.from_parent(
                self,
                name=f"{item.name}: {item.sentence}",
                claims=lambda: obligations(item, _prover(self.config)),
                source=item.source,
            )


class AuditCollector(pytest.Collector):
    """Every obligation of every pass of this package."""

    def collect(self) -> list[pytest.Item]:
        """One item for each distinct claim."""
        from .audit import every_obligation

        return [_item(self, claim) for claim in every_obligation()]


def _item(parent: pytest.Collector, claim: Obligation) -> pytest.Item:
    name = f"{claim.id}: {claim.sentence}"
    item: pytest.Item = ObligationItem.from_parent(parent, name=name, claims=lambda: (claim,), source=claim.source)
    return item
