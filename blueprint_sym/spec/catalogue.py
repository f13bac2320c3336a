"""Models by name, and models from a user's file.

A model file is TOML or JSON with the sizes of a model and nothing else. It is hostile until parsed: a wrong type, an
unknown or doubled key, a size below 1 or a malformed file is one SpecError that names the file and the field.
"""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from ..errors import SpecError
from .model import DIMENSIONS, TransformerSpec

MAX_BYTES = 16_384
"""A model file has a few hundred bytes; the bound keeps a hostile one from costing time."""
MAX_SIZE = 2**63 - 1


class ModelFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The form of a model file: sizes as in the glossary, and where they come from."""

    H: int
    F: int
    S: int
    h: int
    d_h: int
    L: int
    name: str = ""
    source: str = ""


@cache
def catalogue() -> dict[str, TransformerSpec]:
    """The models that the package knows, by name, in alphabetical order."""
    folder = resources.files(__package__) / "models"
    files = sorted((item for item in folder.iterdir() if item.name.endswith(".toml")), key=lambda item: item.name)
    specs = [_parse(item.read_bytes(), item.name, ".toml") for item in files]
    return {spec.name: spec for spec in specs}


def load(source: str | Path) -> TransformerSpec:
    """The model that a source is: a catalogue name, or a TOML or JSON file.

    Raises SpecError that names the file and field, or lists the catalogue.
    """
    if isinstance(source, str) and source in catalogue():
        return catalogue()[source]
    path = Path(source)
    if path.suffix not in (".toml", ".json"):
        known = ", ".join(catalogue())
        raise SpecError(f"unknown model {str(source)!r}; give a .toml or .json file or one of: {known}", field="model")
    try:
        special = path.exists() and not path.is_file()
        data = b"" if special else _head(path)
    except (OSError, ValueError) as error:
        raise SpecError(f"cannot be read: {getattr(error, 'strerror', None) or error}", file=str(source)) from None
    if special:
        raise SpecError("is not a file", file=str(source))
    if len(data) > MAX_BYTES:
        raise SpecError(f"is larger than {MAX_BYTES} bytes", file=str(source))
    return _parse(data, str(source), path.suffix)


def _parse(data: bytes, file: str, suffix: str) -> TransformerSpec:
    try:
        text = data.decode("utf-8")
        table = tomllib.loads(text) if suffix == ".toml" else json.loads(text, object_pairs_hook=_without_doubles)
    except UnicodeDecodeError:
        raise SpecError("is not UTF-8 text", file=file) from None
    except RecursionError:
        raise SpecError("is nested too deeply", file=file) from None
    except _DoubledKeyError as error:
        raise SpecError("this key stands twice", file=file, field=_short(str(error))) from None
    except ValueError as error:
        raise SpecError(_worded(str(error), suffix), file=file, field=_twice(str(error), text)) from None
    try:
        model = msgspec.convert(table, ModelFile, strict=True)
    except msgspec.ValidationError as error:
        field, message = _located(str(error))
        raise SpecError(message, file=file, field=field) from None
    for name in DIMENSIONS:
        value = getattr(model, name)
        if not 1 <= value <= MAX_SIZE:
            raise SpecError(f"expected an integer from 1 to 2^63 - 1, got {value}", file=file, field=name)
    return TransformerSpec(
        name=model.name or Path(file).stem,
        divided_heads=model.h * model.d_h == model.H,
        dimensions=tuple((name, getattr(model, name)) for name in DIMENSIONS),
        source=model.source,
    )


class _DoubledKeyError(Exception):
    pass


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for key, value in pairs:
        if key in table:
            raise _DoubledKeyError(key)
        table[key] = value
    return table


def _head(path: Path) -> bytes:
    """The file, or as much of it as shows that it is too large."""
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _short(name: str) -> str:
    """A name from a file as an error may show it: on one line, and not all of a long one."""
    return name if re.fullmatch(r"[\w.-]{1,40}", name) else repr(name[:40])


def _worded(message: str, suffix: str) -> str:
    if "Exceeds the limit" in message:
        return "has a number of more than 4300 digits"
    if "Cannot overwrite a value" in message:
        return "this key stands twice"
    return f"is not {suffix[1:].upper()}: {message[:200]}"


def _twice(message: str, text: str) -> str:
    """The key that stands twice in a TOML file, by the line of the message."""
    found = re.search(r"Cannot overwrite a value \(at line (\d+)", message)
    return _short(text.splitlines()[int(found[1]) - 1].partition("=")[0].strip()) if found else ""


def _located(message: str) -> tuple[str, str]:
    """Field and message of a validation error: ``Expected `int`, got `str` - at `$.H```."""
    what, separator, path = message.partition(" - at `$.")
    if separator:
        return path.rstrip("`"), what.replace("`", "")
    for words in ("contains unknown field ", "missing required field "):
        _, found, name = message.partition(words)
        if found:
            return _short(name.strip("`")), "unknown key" if "unknown" in words else "this key is missing"
    return "", message.replace("`", "")
