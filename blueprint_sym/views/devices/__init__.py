"""Descriptions of devices: peak rates from data sheets, as exact integers. Nothing of them is proved or enters a proof.

A description is a TOML file with the keys ``name``, ``source``, ``matrix_flops``, ``vector_flops``, ``memory_bytes``
and ``network_bytes``, the rates in FLOP or byte per second.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from pathlib import Path

import msgspec

from ...errors import SpecError
from ...given import kind, shortened
from ...spec.reading import content

MAX_BYTES = 16_384
MAX_RATE = 10**24


class Device(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Peak rates per second: products, element-wise work, bytes from and to memory, bytes sent by one rank."""

    name: str
    source: str
    matrix_flops: int
    vector_flops: int
    memory_bytes: int
    network_bytes: int


@cache
def known_devices() -> dict[str, Device]:
    """The devices that the package describes, by the names of their files."""
    folder = resources.files(__package__)
    files = sorted((item for item in folder.iterdir() if item.name.endswith(".toml")), key=lambda item: item.name)
    return {item.name.removesuffix(".toml"): _parse(item.read_text("utf-8"), item.name) for item in files}


def device(given: Device | str | Path) -> Device:
    """The device of a name or of a TOML file; raises SpecError that names the file and the field."""
    if isinstance(given, Device):
        return given
    if isinstance(given, str) and given in known_devices():
        return known_devices()[given]
    if not isinstance(given, str | Path):
        message = f"expected a name, a TOML file or a description, got {shortened(given)}, {kind(given)}"
        raise SpecError(message, field="device")
    path = Path(given)
    if path.suffix != ".toml":
        known = ", ".join(known_devices())
        raise SpecError(f"unknown device {str(given)!r}; give a .toml file or one of: {known}", field="device")
    return _parse(content(path, MAX_BYTES), str(given))


def _parse(text: str, file: str) -> Device:
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise SpecError(f"is not TOML: {str(error)[:200]}", file=file) from None
    try:
        found = msgspec.convert(table, Device, strict=True)
    except msgspec.ValidationError as error:
        what, _, path = str(error).replace("`", "").partition(" - at $.")
        raise SpecError(what[:200], file=file, field=path) from None
    for name in ("matrix_flops", "vector_flops", "memory_bytes", "network_bytes"):
        if not 1 <= getattr(found, name) <= MAX_RATE:
            raise SpecError(
                f"expected a rate from 1 to 10^24 per second, got {getattr(found, name)}", file=file, field=name
            )
    return found
