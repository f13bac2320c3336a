"""The store: what was proved on this machine, so that it need not be proved again.

One SQLite file in the user's cache directory, so that runs beside each other and crashes do no harm. Each entry carries
a keyed digest of itself, and the key lies elsewhere: an entry that was damaged, moved or made by hand is not believed
and is told. The key of an entry has the digest of everything that its truth rests on.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing, suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TypeVar

import platformdirs
from attrs import define, field

Found = TypeVar("Found")

KEY_BYTES = 32
FILE = "proofs.sqlite3"
_TABLE = "CREATE TABLE IF NOT EXISTS entries (name TEXT PRIMARY KEY, value TEXT NOT NULL, mac BLOB NOT NULL)"


@define
class Store:
    """Entries by name in ``directory``; ``key`` authenticates them.

    ``faults`` are what was found that must not be believed, in words. No method raises for a store that cannot be read
    or written: it then has no entries and keeps none.
    """

    directory: Path
    key: bytes = field(repr=False)
    faults: list[str] = field(factory=list)

    @classmethod
    def open(cls, directory: Path | None = None, secrets_directory: Path | None = None) -> Store | None:
        """The store of this user, or None where there can be none. Both directories are made where they are missing."""
        place = directory or Path(platformdirs.user_cache_dir("blueprint-sym"))
        aside = secrets_directory or Path(platformdirs.user_state_dir("blueprint-sym"))
        try:
            place.mkdir(parents=True, exist_ok=True)
            return cls(place, _secret(aside))
        except OSError:
            return None

    @property
    def path(self) -> Path:
        """The file."""
        return self.directory / FILE

    def read(self, name: str) -> str | None:
        """The value kept under a name; None where there is none that can be believed."""
        return self.read_all((name,)).get(name)

    def read_all(self, names: Iterable[str]) -> dict[str, str]:
        """The values kept under these names."""
        wanted = tuple(names)

        def rows(database: sqlite3.Connection) -> list[tuple[str, object, object]]:
            query = "SELECT name, value, mac FROM entries WHERE name = ?"
            return [row for name in wanted for row in database.execute(query, (name,))]

        found: dict[str, str] = {}
        nothing: list[tuple[str, object, object]] = []
        for name, value, mac in self._asked(rows, nothing) if os.path.exists(self.path) else nothing:
            if isinstance(value, str) and isinstance(mac, bytes) and hmac.compare_digest(mac, self._mac(name, value)):
                found[name] = value
            else:
                self.faults.append(f"{self.path}: the entry {name[:80]} is forged or damaged; it is not believed")
        return found

    def write_all(self, entries: Mapping[str, str]) -> None:
        """Keeps the entries, all or none."""
        if not entries:
            return
        rows = [(name, value, self._mac(name, value)) for name, value in entries.items()]

        def insert(database: sqlite3.Connection) -> None:
            with database:
                database.executemany("INSERT OR REPLACE INTO entries VALUES (?, ?, ?)", rows)

        self._asked(insert, None)

    def names(self) -> tuple[str, ...]:
        """The names of all entries."""

        def rows(database: sqlite3.Connection) -> list[tuple[str]]:
            return database.execute("SELECT name FROM entries WHERE typeof(name) = 'text' ORDER BY name").fetchall()

        nothing: list[tuple[str]] = []
        return tuple(name for (name,) in (self._asked(rows, nothing) if os.path.exists(self.path) else nothing))

    def clear(self) -> None:
        """Removes every entry; a file that cannot be removed is a fault."""
        for suffix in ("", "-journal", "-wal", "-shm", ".damaged"):
            try:
                self.path.with_name(FILE + suffix).unlink(missing_ok=True)
            except OSError as error:
                self.faults.append(f"{error.filename}: {error.strerror}; it is not removed")

    def _mac(self, name: str, value: str) -> bytes:
        return hmac.digest(self.key, f"{len(name)}:{name}{value}".encode(), "sha256")

    def _asked(self, question: Callable[[sqlite3.Connection], Found], otherwise: Found) -> Found:
        """What the database answers, or ``otherwise``. One that is damaged is put aside."""
        try:
            with closing(sqlite3.connect(self.path, timeout=30)) as database:
                database.execute(_TABLE)
                return question(database)
        except sqlite3.OperationalError as error:
            self.faults.append(f"{self.path}: {error}; the store is not used")
        except sqlite3.DatabaseError as error:
            self.faults.append(f"{self.path}: {error}; it is put aside as {FILE}.damaged")
            with suppress(OSError):
                self.path.replace(self.path.with_name(f"{FILE}.damaged"))
        return otherwise


def default_store() -> Store | None:
    """The user's store; None in CI, where everything is proved anew."""
    return None if os.environ.get("CI") else Store.open()


def _secret(directory: Path) -> bytes:
    """The key that authenticates entries: made once, readable by its owner only."""
    directory.mkdir(parents=True, exist_ok=True)
    path = directory / "store.key"
    if not path.exists():
        fresh = directory / f"store.key.{os.getpid()}.{secrets.token_hex(4)}"
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
        with suppress(FileExistsError):
            os.link(fresh, path)
        fresh.unlink()
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise OSError(f"{path} is no key")
    return key


@cache
def versions() -> tuple[tuple[str, str], ...]:
    """The versions of what judges and what the algebra rests on."""

    def found(name: str) -> str:
        try:
            return version(name)
        except PackageNotFoundError:
            return "absent"

    return tuple((name, found(name)) for name in ("cvc5", "sympy", "z3-solver"))


@cache
def source_digest(*places: str) -> str:
    """The digest of the package's files in these places (``"proof"``, ``""`` for everything), and of the versions."""
    root = Path(__file__).parents[1]
    total = hashlib.sha256(repr(versions()).encode())
    files = {path for place in places for path in (root / place).rglob("*") if path.suffix in (".py", ".toml")}
    for path in sorted(files):
        content = path.read_bytes()
        total.update(f"{path.relative_to(root).as_posix()}:{len(content)}:".encode() + content)
    return total.hexdigest()
