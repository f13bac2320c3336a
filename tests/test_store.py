"""The store: what an earlier run proved is believed only where this user's key says so, and no fault is silent."""

from __future__ import annotations

import hashlib
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path

import pytest
from sympy import Integer

from blueprint_sym.proof.judges import Answer
from blueprint_sym.proof.obligation import Natural, Obligation, Some, below, equal
from blueprint_sym.proof.prover import Prover
from blueprint_sym.proof.report import Status
from blueprint_sym.proof.store import FILE, KEY_BYTES, Store, default_store
from blueprint_sym.symbols import B, S, t
from tests.support_cli import run
from tests.support_prover import law

TRUE = law(equal(t * (B * S / t), B * S), name="true")
FALSE = law(Some((below(B, Integer(1_000_003)), below(Integer(1_000_003), B))), name="false")
"""False at one point, which only z3 finds: here a believed entry would do harm."""


def opened(place: Path) -> Store:
    store = Store.open(place / "cache", place / "state")
    assert store is not None
    return store


def prover(store: Store | None) -> Prover:
    return Prover(workers=1, certificates=True, store=store)


def entry(obligation: Obligation, place: Path) -> str:
    """The name under which the prover would keep a claim, seen from outside: what it writes when z3 lies."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("blueprint_sym.proof.judges.ask_z3", lambda body, limit: Answer("unsat"))
        patch.setattr("blueprint_sym.proof.prover.search", lambda *args: None)
        aside = opened(place / "aside")
        assert prover(aside).prove(obligation).status is Status.PROVED
        (name,) = aside.names()
    return name


def sql(store: Store, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(store.path)) as database, database:
        database.execute(statement, values)


def test_what_was_proved_is_read_and_not_asked_again(tmp_path: Path) -> None:
    first = prover(opened(tmp_path)).prove(TRUE)
    again = prover(opened(tmp_path))
    second = again.prove(TRUE)
    assert (first.stored, second.stored) == (False, True)
    assert first == second
    assert again.discharged == 0
    assert second.judges == ("z3", "certificate")


def test_only_what_is_proved_is_kept(tmp_path: Path) -> None:
    store = opened(tmp_path)
    statuses = [prover(store).prove(item).status for item in (FALSE, law(equal(B, S)), law(Natural(B * (B + 1) / 2)))]
    assert statuses == [Status.REFUTED, Status.REFUTED, Status.UNKNOWN]
    assert not store.names()


def test_fewer_judges_are_not_taken_for_more(tmp_path: Path) -> None:
    Prover(workers=1, store=opened(tmp_path)).prove(TRUE)
    verdict = prover(opened(tmp_path)).prove(TRUE)
    assert not verdict.stored
    assert verdict.judges == ("z3", "certificate")


# --- forged and damaged entries ---------------------------------------------------------------------------------------

FORGERIES: dict[str, bytes | None] = {
    "no digest": b"",
    "zeros": bytes(32),
    "a digest without a key": None,
    "too long": bytes(64),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_entry_is_not_believed_and_is_told(forgery: str, tmp_path: Path) -> None:
    name, store = entry(FALSE, tmp_path), opened(tmp_path)
    store.write_all({"x": "y"})
    mac = FORGERIES[forgery]
    sql(
        store,
        "INSERT INTO entries VALUES (?, 'z3 certificate', ?)",
        name,
        hashlib.sha256(name.encode()).digest() if mac is None else mac,
    )
    assert prover(store).prove(FALSE).status is Status.REFUTED
    assert len(store.faults) == 1
    assert "is forged or damaged; it is not believed" in store.faults[0]


CHANGES = [
    "UPDATE entries SET value = 'z3 certificate cvc5'",
    "UPDATE entries SET value = ''",
    "UPDATE entries SET value = x'7a33'",
    "UPDATE entries SET mac = 'text'",
    "UPDATE entries SET mac = 7",
    "UPDATE entries SET mac = substr(mac, 2)",
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_damaged_entry_is_not_believed_and_is_told(change: str, tmp_path: Path) -> None:
    store = opened(tmp_path)
    prover(store).prove(TRUE)
    sql(store, change)
    verdict = prover(store).prove(TRUE)
    assert (verdict.status, verdict.stored, verdict.judges) == (Status.PROVED, False, ("z3", "certificate"))
    assert len(store.faults) == 1


def test_entries_that_are_swapped_or_moved_are_not_believed(tmp_path: Path) -> None:
    name, store = entry(FALSE, tmp_path), opened(tmp_path)
    prover(store).prove(TRUE)
    sql(store, "INSERT INTO entries SELECT ?, value, mac FROM entries", name)
    assert prover(store).prove(FALSE).status is Status.REFUTED
    assert len(store.faults) == 1
    store.write_all({"a": "one", "b": "two"})
    macs = {row[0]: row[1:] for row in sqlite3.connect(store.path).execute("SELECT name, value, mac FROM entries")}
    for mine, other in (("a", "b"), ("b", "a")):
        sql(store, "UPDATE entries SET value = ?, mac = ? WHERE name = ?", *macs[other], mine)
    assert store.read_all(("a", "b")) == {}


def test_a_store_of_another_user_is_not_believed(tmp_path: Path) -> None:
    name = entry(FALSE, tmp_path)
    theirs = tmp_path / "aside" / "cache" / FILE
    store = opened(tmp_path)
    store.path.write_bytes(theirs.read_bytes())
    assert store.names() == (name,)
    assert prover(store).prove(FALSE).status is Status.REFUTED
    assert store.faults


# --- damaged files ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", [0, 1, 15, 16, 100, 512, 4095, 4096, 5000, 8191])
def test_a_cut_database_loses_entries_and_nothing_else(kept: int, tmp_path: Path) -> None:
    store = opened(tmp_path)
    store.write_all({f"name {n}": f"value {n}" for n in range(100)})
    content = store.path.read_bytes()
    assert len(content) > kept
    store.path.write_bytes(content[:kept])
    found = store.read_all(tuple(f"name {n}" for n in range(100)))
    assert all(value == f"value {name.removeprefix('name ')}" for name, value in found.items())
    assert len(found) < 100
    assert store.faults or kept < 2, "to SQLite such a file is empty"
    verdict = prover(store).prove(TRUE)
    assert (verdict.status, verdict.stored) == (Status.PROVED, False)


@pytest.mark.parametrize("content", [b"garbage " * 1000, b"\x00" * 9000, b"SQLite format 3\x00" + b"\xff" * 9000])
def test_a_file_that_is_no_database_is_put_aside_and_told(content: bytes, tmp_path: Path) -> None:
    store = opened(tmp_path)
    store.path.write_bytes(content)
    assert prover(store).prove(TRUE).status is Status.PROVED
    assert any("is put aside as proofs.sqlite3.damaged" in fault for fault in store.faults)
    assert store.path.with_name(f"{FILE}.damaged").read_bytes() == content
    assert prover(opened(tmp_path)).prove(TRUE).stored, "a new database is made"


def test_every_changed_byte_of_the_database_costs_entries_at_most(tmp_path: Path) -> None:
    store = opened(tmp_path)
    written = {f"name {n}": f"value {n}" for n in range(20)}
    store.write_all(written)
    content = store.path.read_bytes()
    for place in range(0, len(content), 31):
        store.path.write_bytes(content[:place] + bytes([content[place] ^ 0x55]) + content[place + 1 :])
        assert store.read_all(written).items() <= written.items()
        store.names()


@pytest.mark.parametrize(
    "table", ["CREATE TABLE entries (name TEXT)", "CREATE TABLE entries (name BLOB, value BLOB, mac INTEGER)"]
)
def test_a_database_of_another_form_is_of_no_use_and_does_no_harm(table: str, tmp_path: Path) -> None:
    store = opened(tmp_path)
    sql(store, table)
    assert prover(store).prove(FALSE).status is Status.REFUTED
    assert prover(store).prove(TRUE).status is Status.PROVED
    store.names()


def test_a_directory_in_place_of_the_file_is_told(tmp_path: Path) -> None:
    store = opened(tmp_path)
    store.path.mkdir()
    assert prover(store).prove(TRUE).status is Status.PROVED
    assert "unable to open database file; the store is not used" in store.faults[0]
    store.clear()
    assert "it is not removed" in store.faults[-1]


# --- the key ----------------------------------------------------------------------------------------------------------


def test_the_key_is_the_owners_alone(tmp_path: Path) -> None:
    opened(tmp_path)
    assert (tmp_path / "state" / "store.key").stat().st_mode & 0o777 == 0o600


def test_without_its_key_nothing_that_was_kept_is_believed(tmp_path: Path) -> None:
    prover(opened(tmp_path)).prove(TRUE)
    (tmp_path / "state" / "store.key").unlink()
    store = opened(tmp_path)
    verdict = prover(store).prove(TRUE)
    assert (verdict.status, verdict.stored) == (Status.PROVED, False)
    assert len(store.faults) == 1


@pytest.mark.parametrize("key", [b"", b"short", bytes(KEY_BYTES + 1)])
def test_with_a_key_of_the_wrong_length_there_is_no_store(key: bytes, tmp_path: Path) -> None:
    opened(tmp_path)
    (tmp_path / "state" / "store.key").write_bytes(key)
    assert Store.open(tmp_path / "cache", tmp_path / "state") is None


# --- several runs at a time, and runs that are killed -----------------------------------------------------------------


def written_by(place: str, run: int) -> list[str]:
    store = opened(Path(place))
    for n in range(25):
        store.write_all({f"{run} {n} {k}": f"value {run} {n} {k}" for k in range(4)} | {"shared": "value shared"})
        store.read("shared")
    return store.faults


def test_several_processes_write_at_a_time_and_nothing_is_lost(tmp_path: Path) -> None:
    with ProcessPoolExecutor(4, mp_context=get_context("spawn")) as pool:
        faults = [fault for found in pool.map(written_by, [str(tmp_path)] * 4, range(4)) for fault in found]
    store = opened(tmp_path)
    assert faults == []
    assert len(store.names()) == 4 * 25 * 4 + 1
    assert all(value == f"value {name}" for name, value in store.read_all(store.names()).items())
    assert len(store.read_all(store.names())) == 4 * 25 * 4 + 1


WRITER = """
import sys
from pathlib import Path
from blueprint_sym.proof.store import Store
store = Store.open(Path(sys.argv[1]) / "cache", Path(sys.argv[1]) / "state")
n = 0
while True:
    store.write_all({f"{n} {k}": f"value {n} {k}" for k in range(200)})
    print(n, flush=True)
    n += 1
"""


def test_a_writer_that_is_killed_leaves_whole_writes_and_no_half_ones(tmp_path: Path) -> None:
    for delay in (0.0, 0.004, 0.009, 0.017):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, str(tmp_path)], stdout=subprocess.PIPE)
        assert writer.stdout is not None
        writer.stdout.readline()
        time.sleep(delay)
        writer.send_signal(signal.SIGKILL)
        writer.communicate()
        store = opened(tmp_path)
        found = store.read_all(store.names())
        assert store.faults == []
        assert len(found) % 200 == 0 < len(found)
        assert all(value == f"value {name}" for name, value in found.items())


READER = """
import os, sys
from pathlib import Path
from blueprint_sym.proof.store import Store
if os.geteuid() == 0:
    os.setgid(65534); os.setuid(65534)
place = Path(sys.argv[1])
assert Store.open(place / "nowhere", place / "state") is None
store = Store(place / "cache", (place / "state" / "store.key").read_bytes())
print(store.read("a"))
store.write_all({"b": "two"})
print(store.read("b"))
print(store.faults)
"""


def test_a_directory_that_cannot_be_written_is_read_and_told() -> None:
    with tempfile.TemporaryDirectory(dir="/tmp") as made:
        place = Path(made)
        opened(place).write_all({"a": "one"})
        (place / "state" / "store.key").chmod(0o644)
        for path in (place / "cache" / FILE, place / "cache", place / "state", place):
            path.chmod(0o444 if path.is_file() else 0o555)
        script = [sys.executable, "-c", READER, made]
        done = subprocess.run(script, capture_output=True, text=True, check=False, env={**os.environ})
        assert done.returncode == 0, done.stderr
        first, second, faults = done.stdout.splitlines()
        for path in (place, place / "cache", place / "state"):
            path.chmod(0o755)
    assert (first, second) == ("one", "None")
    assert "readonly database; the store is not used" in faults


# --- where there is no store, and its commands ------------------------------------------------------------------------


def test_there_is_no_store_in_ci(monkeypatch: pytest.MonkeyPatch, own_store: Path) -> None:
    monkeypatch.setenv("CI", "true")
    assert default_store() is None
    monkeypatch.setenv("CI", "")
    assert default_store() is not None
    assert (own_store / "cache").is_dir()


def test_the_commands_show_and_clear_the_store_and_tell_its_faults(own_store: Path) -> None:
    store = default_store()
    assert store is not None
    prover(store).prove(TRUE)
    assert "1 entries: claim" in run("store", "show").stdout
    sql(store, "UPDATE entries SET mac = x'00'")
    shown = run("store", "show")
    assert "0 entries: claim" in shown.stdout
    assert "warning: " in shown.stderr
    assert "forged or damaged" in shown.stderr
    store.path.write_bytes(b"garbage" * 1000)
    shown = run("store", "show")
    assert shown.exit_code == 0
    assert "put aside" in shown.stderr
    assert run("store", "clear").exit_code == 0
    assert not list(store.directory.glob(f"{FILE}*"))
    assert store.names() == ()


def test_a_store_that_cannot_be_removed_is_not_said_to_be_gone(own_store: Path) -> None:
    store = default_store()
    assert store is not None
    store.path.unlink(missing_ok=True)
    store.path.mkdir()
    cleared = run("store", "clear")
    assert cleared.exit_code == 2
    assert "it is not removed" in cleared.stderr
    assert "is gone" not in cleared.stdout
