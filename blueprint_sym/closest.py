"""Names that a user may have meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from .errors import UnknownNameError
from .given import shortened

CLOSE = 3
"""How many names are shown."""


def closest(name: object, known: Iterable[str]) -> tuple[str, ...]:
    """The names that are spelt most like a name, the most likely first."""
    return tuple(get_close_matches(name, tuple(known), CLOSE)) if isinstance(name, str) else ()


def unknown(what: str, name: object, known: Iterable[str], where: str) -> UnknownNameError:
    """The error about a name that is none: the closest ones, and ``where`` all of them are listed."""
    names = tuple(known)
    close = closest(name, names)
    nearest = f"; the closest: {', '.join(close)}" if close else ""
    return UnknownNameError(f"no {what} {shortened(name)}{nearest}; {where} lists all {len(names)}", name, close)
