"""Models by name, and models from a user's file: sizes, a Hugging Face configuration, or arguments of Megatron.

What a file is follows from its keys. It is hostile until parsed: a wrong type, an unknown or doubled key, a size below
1, a malformed file or a field that is not understood is one SpecError that names the file and the field.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ..errors import SpecError
from ..given import kind, shortened
from . import huggingface, megatron
from .model import DIMENSIONS, TransformerSpec
from .reading import MAX_BYTES, MAX_SIZE, content, short, table_of

__all__ = ["MAX_BYTES", "catalogue", "load"]

SUFFIXES = (".toml", ".json", ".args")


Form = TypeVar("Form", bound=msgspec.Struct)


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


class ConfigFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A configuration of another tool with a name and a source; ``config`` is its text, as it is published."""

    config: str
    name: str = ""
    source: str = ""


@cache
def catalogue() -> dict[str, TransformerSpec]:
    """The models that the package knows, by name, in alphabetical order."""
    folder = resources.files(__package__) / "models"
    files = [item for item in folder.iterdir() if item.name.endswith(".toml")]
    specs = [_parse(item.read_text("utf-8"), item.name, ".toml") for item in files]
    return {spec.name: spec for spec in sorted(specs, key=lambda spec: (spec.name.lower(), spec.name))}


def load(source: str | Path) -> TransformerSpec:
    """The model that a source is: a catalogue name or a file.

    A .toml or .json file holds sizes (``H F S h d_h L``), or, as JSON, a Hugging Face configuration or arguments of
    Megatron by name; an .args file those arguments as they are written in a shell. Raises SpecError that names the file
    and field, or lists the catalogue.
    """
    if isinstance(source, str) and source in catalogue():
        return catalogue()[source]
    if not isinstance(source, str | Path):
        raise SpecError(f"expected a name or a file, got {shortened(source)}, {kind(source)}", field="model")
    path = Path(source)
    if path.suffix not in SUFFIXES:
        known = ", ".join(catalogue())
        message = f"unknown model {str(source)!r}; give a .toml, .json or .args file or one of: {known}"
        raise SpecError(message, field="model")
    return _parse(content(source), str(source), path.suffix)


def _parse(text: str, file: str, suffix: str) -> TransformerSpec:
    name = Path(file).stem
    if suffix == ".args":
        return megatron.described(megatron.arguments(text, file), file).spec(name, "")
    table = table_of(text, file, suffix)
    if isinstance(table, dict) and "config" in table:
        wrapped = _converted(table, ConfigFile, file)
        return _configured(table_of(wrapped.config, file, ".json"), file, wrapped.name or name, wrapped.source)
    if isinstance(table, dict) and (huggingface.recognised(table) or megatron.recognised(table)):
        return _configured(table, file, name, "")
    return _sized(_converted(table, ModelFile, file), file)


def _configured(table: Any, file: str, name: str, source: str) -> TransformerSpec:
    """A model from a configuration of another tool."""
    if not isinstance(table, dict):
        raise SpecError(f"expected an object, got {type(table).__name__}", file=file, field="config")
    described = megatron.described if megatron.recognised(table) else huggingface.described
    return described(table, file).spec(name, source)


def _sized(model: ModelFile, file: str) -> TransformerSpec:
    """A model of the specification's form from its sizes."""
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


def _converted(table: Any, kind: type[Form], file: str) -> Form:
    try:
        return msgspec.convert(table, kind, strict=True)
    except msgspec.ValidationError as error:
        field, message = _located(str(error))
        raise SpecError(message, file=file, field=field) from None


def _located(message: str) -> tuple[str, str]:
    """Field and message of a validation error: ``Expected `int`, got `str` - at `$.H```."""
    what, separator, path = message.partition(" - at `$.")
    if separator:
        return path.rstrip("`"), what.replace("`", "")
    for words in ("contains unknown field ", "missing required field "):
        _, found, name = message.partition(words)
        if found:
            return short(name.strip("`")), "unknown key" if "unknown" in words else "this key is missing"
    return "", message.replace("`", "")
