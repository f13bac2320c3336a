"""What people see: the command line's tables, rich displays of notebooks, and views of evidence.

Views read derivations and reports; nothing goes back.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .devices import Device, device, known_devices
    from .evidence import Evidence, Roofline, roofline

__all__ = ["Device", "Evidence", "Roofline", "device", "known_devices", "roofline"]

_HOMES = {
    "Device": ".devices",
    "device": ".devices",
    "known_devices": ".devices",
    "Evidence": ".evidence",
    "Roofline": ".evidence",
    "roofline": ".evidence",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name], __name__), name)
