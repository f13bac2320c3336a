"""A configuration of another tool, read key by key: what nobody has read at the end is an error.

Every value is checked when it is read: type, range, and what is understood of it. A null stands for a key that is
left out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from fractions import Fraction
from typing import Any

from attrs import define, field

from ..errors import SpecError
from .reading import MAX_SIZE, short

REQUIRED: Any = object()
"""A key without a default."""


@define
class Config:
    """The keys of a table; ``read`` are those that somebody has asked for."""

    file: str
    table: Mapping[str, Any]
    prefix: str = ""
    read: set[str] = field(factory=set)

    def refuse(self, key: str, message: str) -> SpecError:
        """The error about a key: file, field, and what was expected."""
        return SpecError(message, file=self.file, field=short(f"{self.prefix}{key}"))

    def wrong(self, key: str, expected: str, value: Any) -> SpecError:
        """The error about a value that was not expected."""
        return self.refuse(key, f"expected {expected}, got {_shown(value)}")

    def has(self, *keys: str) -> bool:
        """Whether one of the names of a key stands in the table with a value."""
        return any(self.table.get(key) is not None for key in keys)

    def _value(self, keys: tuple[str, ...], expected: str, default: Any, holds: Callable[[Any], bool]) -> Any:
        """The value of a key that may go by several names, which must agree."""
        self.read.update(keys)
        given = [key for key in keys if self.table.get(key) is not None]
        for key in given:
            if not holds(self.table[key]):
                raise self.wrong(key, expected, self.table[key])
            if self.table[key] != self.table[given[0]]:
                raise self.wrong(key, f"{self.table[given[0]]!r} as in {given[0]}", self.table[key])
        if given:
            return self.table[given[0]]
        if default is REQUIRED:
            raise self.refuse(keys[0], f"this key is missing; expected {expected}")
        return default

    def size(self, *keys: str, default: Any = REQUIRED, least: int = 1, most: int = MAX_SIZE) -> Any:
        """An integer from ``least`` to ``most``, or the default."""
        bound = "2^63 - 1" if most == MAX_SIZE else str(most)
        expected = f"an integer from {least} to {bound}"
        return self._value(keys, expected, default, lambda value: _integer(value) and least <= value <= most)

    def flag(self, *keys: str, default: Any = REQUIRED) -> bool:
        """True or False."""
        return bool(self._value(keys, "true or false", default, lambda value: isinstance(value, bool)))

    def rate(self, *keys: str, default: Any = REQUIRED) -> bool:
        """Whether a rate from 0 to 1, as one of dropout, is above 0."""
        expected = "a number from 0 to 1"
        value = self._value(keys, expected, default, lambda value: _number(value) and 0 <= value <= 1)
        return bool(value > 0)

    def share(self, *keys: str, default: Any = REQUIRED) -> Fraction:
        """A number above 0 and up to 1, as exact as it is written."""
        expected = "a number above 0 and up to 1"
        value = self._value(keys, expected, default, lambda value: _number(value) and 0 < value <= 1)
        return Fraction(str(value))

    def word(self, *keys: str, choices: Collection[str], default: Any = REQUIRED) -> str:
        """One of some words."""
        expected = f"one of {', '.join(choices)}"
        return str(self._value(keys, expected, default, lambda value: isinstance(value, str) and value in choices))

    def words(self, key: str, *, choices: Collection[str], length: int) -> list[str] | None:
        """A list of words, one for each layer; None where there is none."""
        expected = f"a list of {length} of {', '.join(choices)}"
        found = self._list(key, expected, length, lambda item: isinstance(item, str) and item in choices)
        return None if found is None else [str(item) for item in found]

    def flags(self, key: str, *, length: int) -> list[int] | None:
        """A list of 0 and 1, one for each layer; None where there is none."""
        expected = f"a list of {length} of 0, 1"
        found = self._list(key, expected, length, lambda item: _integer(item) and item in (0, 1))
        return None if found is None else [int(item) for item in found]

    def numbers(self, key: str, *, most: int) -> list[int]:
        """A list of integers from 0 to ``most``; empty where there is none."""
        found = self._list(
            key, f"a list of integers from 0 to {most}", None, lambda item: _integer(item) and 0 <= item <= most
        )
        return [int(item) for item in found or ()]

    def _list(self, key: str, expected: str, length: int | None, holds: Callable[[Any], bool]) -> Any:
        def listed(value: Any) -> bool:
            whole = length is None or (isinstance(value, list) and len(value) == length)
            return isinstance(value, list) and whole and all(holds(item) for item in value)

        return self._value((key,), expected, None, listed)

    def only(self, key: str, *values: Any) -> None:
        """A key that must have one of some values, if it has one: any other is not understood."""
        expected = " or ".join(_shown(value) for value in values)
        self._value((key,), expected, None, lambda value: any(value is item or _same(value, item) for item in values))

    def inner(self, key: str) -> Config | None:
        """A table inside, or None."""
        table = self._value((key,), "an object", None, lambda value: isinstance(value, dict))
        return None if table is None else Config(self.file, table, f"{self.prefix}{key}.")

    def finish(self, unchanging: Collection[str], understood_by: str) -> None:
        """Raises SpecError for the first key that is neither read nor one that cannot change a formula."""
        for key, value in self.table.items():
            if key not in self.read and key not in unchanging:
                raise self.refuse(
                    key,
                    f"not understood of {understood_by}, got {_shown(value)}; it might change the formulas: expected "
                    "a file without it",
                )


def _integer(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _same(value: Any, item: Any) -> bool:
    """Equality that tells True from 1."""
    return type(value) is type(item) and bool(value == item)


def _shown(value: Any) -> str:
    """A value as JSON writes it, and not all of a long one."""
    words = {True: "true", False: "false", None: "null"}
    text = words[value] if value is None or isinstance(value, bool) else repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
