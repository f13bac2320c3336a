"""What all tests share: property tests draw the same examples every time, and nobody's store is touched."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("project", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("project")


@pytest.fixture(autouse=True)
def own_store(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A store of the test's own, so that no test sees what another, or the user, has proved."""
    place: Path = tmp_path_factory.mktemp("store")
    monkeypatch.setenv("XDG_CACHE_HOME", str(place / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(place / "state"))
    monkeypatch.delenv("CI", raising=False)
    return place
