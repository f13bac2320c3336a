"""Tables from files: TOML or JSON of bounded size, hostile until parsed.

Whatever is wrong with a file is one SpecError that names the file, and the key where there is one.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from ..errors import SpecError

MAX_BYTES = 65_536
"""A model file has some kilobytes at most; the bound keeps a hostile one from costing time."""
MAX_SIZE = 2**63 - 1
"""The largest size of a model."""


def content(source: str | Path, most: int = MAX_BYTES) -> str:
    """The text of a file; raises SpecError where it cannot be read, is larger than ``most`` bytes, or is not UTF-8."""
    path = Path(source)
    try:
        special = path.exists() and not path.is_file()
        data = b"" if special else _head(path, most)
    except (OSError, ValueError) as error:
        raise SpecError(f"cannot be read: {getattr(error, 'strerror', None) or error}", file=str(source)) from None
    if special:
        raise SpecError("is not a file", file=str(source))
    if len(data) > most:
        raise SpecError(f"is larger than {most} bytes", file=str(source))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise SpecError("is not UTF-8 text", file=str(source)) from None


def table_of(text: str, file: str, suffix: str) -> Any:
    """What the text of a TOML or JSON file says, as ``suffix`` ".toml" or ".json" has it; raises SpecError."""
    try:
        return tomllib.loads(text) if suffix == ".toml" else json.loads(text, object_pairs_hook=_without_doubles)
    except RecursionError:
        raise SpecError("is nested too deeply", file=file) from None
    except _DoubledKeyError as error:
        raise SpecError("this key stands twice", file=file, field=short(str(error))) from None
    except ValueError as error:
        raise SpecError(_worded(str(error), suffix), file=file, field=_twice(str(error), text)) from None


def short(name: str) -> str:
    """A name from a file as an error may show it: on one line, and not all of a long one."""
    return name if re.fullmatch(r"[\w.-]{1,40}", name) else repr(name[:40])


class _DoubledKeyError(Exception):
    pass


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for key, value in pairs:
        if key in table:
            raise _DoubledKeyError(key)
        table[key] = value
    return table


def _head(path: Path, most: int) -> bytes:
    """The file, or as much of it as shows that it is too large."""
    with path.open("rb") as file:
        return file.read(most + 1)


def _worded(message: str, suffix: str) -> str:
    if "Exceeds the limit" in message:
        return "has a number of more than 4300 digits"
    if "Cannot overwrite a value" in message:
        return "this key stands twice"
    return f"is not {suffix[1:].upper()}: {message[:200]}"


def _twice(message: str, text: str) -> str:
    """The key that stands twice in a TOML file, by the line of the message."""
    found = re.search(r"Cannot overwrite a value \(at line (\d+)", message)
    return short(text.splitlines()[int(found[1]) - 1].partition("=")[0].strip()) if found else ""
