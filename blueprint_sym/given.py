"""What a user gives for sizes: which symbols may be given, what their values must be, and which are missing.

One rule for a point (`Derivation.instantiate`), a formula in one line (`Quantity.worked`), arrays (`compile`, `sweep`)
and the smallest that meets a condition (`smallest`). Names and integers alone, and no sympy, so that a worker that only
computes can word an error.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from operator import index
from typing import Any

from attrs import evolve, frozen

from .errors import BindingError
from .glossary import GLOSSARY

MEANINGS = {info.name: info.meaning for info in GLOSSARY}
"""The meaning of each symbol by its name, in the glossary's order."""

CHOSEN = frozenset(["S", "w"])
"""Sizes of a model that may be chosen otherwise: sequences may be shorter, and then a window is no longer than they."""

SHOWN = 60
"""Letters of a wrong value that an error shows."""


@frozen(slots=False)
class Setting:
    """What may be given for the sizes of some formulas.

    ``letters`` are the symbols of their derivation by name; ``sizes`` those of its named model ``model``, which need
    not be given and cannot be another, but for `CHOSEN`. ``disputed`` are sizes in which several models differ.
    """

    letters: frozenset[str] = frozenset()
    sizes: tuple[tuple[str, int], ...] = ()
    model: str = ""
    disputed: frozenset[str] = frozenset()

    def __add__(self, other: Setting) -> Setting:
        """Both together: a size in which two models differ is the size of none, and must be given."""
        mine, theirs = dict(self.sizes), dict(other.sizes)
        different = {name for name in mine.keys() & theirs.keys() if mine[name] != theirs[name]}
        disputed = self.disputed | other.disputed | different
        sizes = tuple((name, size) for name, size in (mine | theirs).items() if name not in disputed)
        models = {setting.model for setting in (self, other) if setting.model}
        return Setting(self.letters | other.letters, sizes, models.pop() if len(models) == 1 else "", disputed)

    def having(self, letters: Iterable[str]) -> Setting:
        """The same with more letters."""
        more = frozenset(letters)
        return self if more <= self.letters else evolve(self, letters=self.letters | more)

    @property
    def names(self) -> tuple[str, ...]:
        """The letters in the glossary's order."""
        return tuple(name for name in MEANINGS if name in self.letters)

    @cached_property
    def known(self) -> dict[str, int]:
        """The sizes of the model that stand in the formulas, by name."""
        return {name: size for name, size in self.sizes if name in self.letters}

    @cached_property
    def fixed(self) -> dict[str, int]:
        """The sizes of the model that cannot be another."""
        return {name: size for name, size in self.sizes if name not in CHOSEN}

    def accepts(self, name: str) -> bool:
        """Whether a symbol may be given: a letter, or a size of the model that stands in no formula."""
        return name in self.letters or name in self.fixed

    def check_name(self, name: str) -> None:
        """Raises BindingError for a symbol that may not be given."""
        if not self.accepts(name):
            message = f"{name} is no symbol of this derivation; its symbols are {', '.join(self.names)}"
            raise BindingError(name, message)

    @property
    def whose(self) -> str:
        """``the model gpt3-175B``."""
        return f"the model {self.model}" if self.model else "the model"

    def check_size(self, name: str, value: int) -> None:
        """Raises BindingError for a value that is not the model's."""
        if self.fixed.get(name, value) != value:
            raise BindingError(name, f"{name} = {value}, but {self.whose} has {name} = {self.fixed[name]}")

    def values(self, given: Mapping[str, Any]) -> dict[str, int]:
        """The values of the letters: those of the model, and those that are given.

        Raises BindingError for a symbol that may not be given, a value that is no positive integer, or one that
        contradicts the model.
        """
        found = dict(self.known)
        for name, value in given.items():
            self.check_name(name)
            size = positive(name, value)
            self.check_size(name, size)
            if name in self.letters:
                found[name] = size
        return found


def integer(name: str, value: Any) -> int:
    """One value as a Python integer, of whatever library; raises BindingError for any other and for booleans."""
    found = whole(value)
    if found is None:
        raise BindingError(name, f"{name} = {shortened(value)} is {kind(value)}; an integer is needed")
    return found


def element(name: str, value: Any) -> int:
    """Like `integer`, for one of several values; raises BindingError."""
    found = whole(value)
    if found is None:
        raise BindingError(name, f"{name} has {shortened(value)}, {kind(value)}; integers are needed")
    return found


def whole(value: Any) -> int | None:
    """A value as a Python integer, or None where it is none; a boolean is none."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def positive(name: str, value: Any) -> int:
    """One value as a positive Python integer; raises BindingError for any other."""
    found = integer(name, value)
    check_positive(name, found)
    return found


def check_positive(name: str, value: int) -> None:
    """Raises BindingError for a value below 1."""
    if value < 1:
        raise BindingError(name, f"{name} = {value} must be at least 1")


def require(needed: Iterable[str], values: Iterable[str]) -> None:
    """Raises BindingError for symbols that are needed and have no value, with what they mean."""
    there, wanted = set(values), set(needed)
    missing = [name for name in MEANINGS if name in wanted and name not in there]
    if missing:
        meanings = "; ".join(f"{name}: {MEANINGS[name]}" for name in missing)
        raise BindingError(missing[0], f"no value for {', '.join(missing)} ({meanings})")


def shortened(value: Any) -> str:
    """A wrong value as an error shows it."""
    words = repr(value)
    return words if len(words) <= SHOWN else f"{words[: SHOWN - 1]}…"


def kind(value: Any) -> str:
    """The type of a value with its article: ``a float``, ``an int64``."""
    name = type(value).__name__
    return f"{'an' if name[0] in 'aeiouAEIOU' else 'a'} {name}"
