"""Claims files: TOML with one ``[[claim]]`` for each formula. A file is hostile until it is read.

Whatever is wrong is one SpecError that names the file, the claim and the field.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from ..errors import SpecError
from ..spec.reading import content
from .bibliography import Entry, entries
from .claim import Claim

MAX_BYTES = 8_000_000
MAX_CLAIMS = 2_000
MAX_KEY_PARTS = 32
"""Parts of a dotted key; the TOML reader takes the square of their number."""
MAX_PART = 64


class ClaimTable(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The form of a ``[[claim]]``; what each field means is said by `blueprint_sym.claims.claim.Claim`."""

    id: str
    quantity: str
    claimed: str = ""
    claimed_latex: str = ""
    title: str = ""
    cite: str = ""
    where: str = ""
    task: str = "training"
    scope: str = "block"
    model: str | dict[str, Any] = {}
    strategy: dict[str, str | bool] = {}
    symbols: dict[str, str] = {}
    assume: list[str] = []
    relation: str = "="
    expect: str = ""
    note: str = ""


class ClaimsFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The form of a claims file."""

    claim: list[ClaimTable]


def read_file(path: Path) -> tuple[Claim, ...]:
    """The claims of a TOML file, in its order, their citations looked up in the .bib files beside it.

    Raises SpecError that names file, claim and field.
    """
    found = read_text(content(path, MAX_BYTES), str(path))
    known = bibliography(path.parent)
    for claim in found:
        if claim.cite and known and claim.cite not in known:
            raise claim.error("cite", f"no .bib file beside it has an entry {claim.cite[:80]!r}")
    return found


def read_text(text: str, file: str) -> tuple[Claim, ...]:
    """The claims that a text spells; raises SpecError that names ``file``, claim and field."""
    if _long_key(text):
        raise SpecError(f"has a key of more than {MAX_KEY_PARTS} parts", file=file)
    try:
        table = tomllib.loads(text)
    except RecursionError:
        raise SpecError("is nested too deeply", file=file) from None
    except ValueError as error:
        raise SpecError(f"is not TOML: {str(error)[:200]}", file=file) from None
    try:
        tables = msgspec.convert(table, ClaimsFile, strict=True).claim
    except msgspec.ValidationError as error:
        raise SpecError(str(error)[:300].replace("`", ""), file=file, field=_claim_named(str(error), table)) from None
    except RecursionError:
        raise SpecError("is nested too deeply", file=file) from None
    if not 1 <= len(tables) <= MAX_CLAIMS:
        raise SpecError(f"expected 1 to {MAX_CLAIMS} claims, got {len(tables)}", file=file, field="claim")
    lines = _lines(text)
    found = tuple(_claim(item, file, lines.get(item.id, 0)) for item in tables)
    without_doubles(found)
    return found


def _claim(table: ClaimTable, file: str, line: int) -> Claim:
    given = {name: getattr(table, name) for name in ClaimTable.__struct_fields__}
    return Claim(**{**given, "assume": tuple(table.assume)}, place=f"{file}:{line}" if line else file, line=line)


_ID = re.compile(r"\s*id\s*=\s*([\"'])([^\"'\\]{1,200})\1\s*(?:#.*)?")


def _lines(text: str) -> dict[str, int]:
    """The line of each id that stands on a line of its own."""
    found: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        given = _ID.fullmatch(line) if len(line) < 1_000 else None
        if given:
            found.setdefault(given[2], number)
    return found


def without_doubles(claims: Iterable[Claim]) -> None:
    """Raises SpecError where an id stands twice."""
    seen: dict[str, Claim] = {}
    for claim in claims:
        if claim.id in seen:
            first = seen[claim.id].place
            raise claim.error("id", "this id stands twice" + (f", first in {first}" if first != claim.place else ""))
        seen[claim.id] = claim


def bibliography(folder: Path) -> dict[str, Entry]:
    """The entries of the .bib files in a folder, by key; raises SpecError for one that stands twice."""
    found: dict[str, Entry] = {}
    for path in sorted(folder.glob("*.bib")):
        for entry in entries(content(path, MAX_BYTES), str(path)):
            if entry.key in found:
                raise SpecError("this key stands twice", file=str(path), field=entry.key)
            found[entry.key] = entry
    return found


def _long_key(text: str) -> bool:
    """Whether a run of more than `MAX_KEY_PARTS` short words with dots between them occurs, as no prose has it."""
    run = 0
    for part in text.split("."):
        word = part.strip().strip("\"'").replace("-", "_").replace("_", "a")
        run = run + 1 if len(part) <= MAX_PART and word.isalnum() else 0
        if run > MAX_KEY_PARTS:
            return True
    return False


def _claim_named(message: str, table: dict[str, Any]) -> str:
    """The claim that a validation error is about, by its id where it has one."""
    _, found, rest = message.partition("$.claim[")
    number = rest.partition("]")[0]
    claims = table.get("claim")
    if not found or not number.isdigit() or not isinstance(claims, list) or int(number) >= len(claims):
        return ""
    claim = claims[int(number)]
    name = claim.get("id") if isinstance(claim, dict) else None
    return f"claim {name[:80]!r}" if isinstance(name, str) else f"claim number {int(number) + 1}"
