"""Every exception that the package raises on purpose.

The classes are public API, their messages are not. Each message names the element, the value and the way out;
structured facts stand in attributes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .proof.report import ProofReport


class BlueprintError(Exception):
    """Root of all errors of this package; each arrives from another process as it was raised there."""

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), self.args), self.__dict__


def _restored(kind: type[BlueprintError], args: tuple[object, ...]) -> BlueprintError:
    """An error without its own way of being made, which takes facts that ``args`` has not."""
    error = kind.__new__(kind, *args)
    error.args = args
    return error


class ExpressionError(BlueprintError, ValueError):
    """An expression has a node that the exact algebra does not know, or a division that is not exact."""


class ParseError(BlueprintError, ValueError):
    """Text is no expression of the safe syntax; ``column`` is 1-based."""

    def __init__(self, message: str, column: int = 1) -> None:
        super().__init__(f"column {column}: {message}")
        self.column = column


class SpecError(BlueprintError, ValueError):
    """A model, a strategy or a file of them is not what it must be; ``file`` and ``field`` say where."""

    def __init__(self, message: str, *, field: str = "", file: str = "") -> None:
        where = ": ".join(part for part in (file, field) if part)
        super().__init__(f"{where}: {message}" if where else message)
        self.field = field
        self.file = file


class StructureError(BlueprintError, ValueError):
    """An IR that breaks a structural rule; ``element`` is the id of what breaks it."""

    def __init__(self, element: str, message: str) -> None:
        super().__init__(f"{element}: {message}")
        self.element = element


class BindingError(BlueprintError, ValueError):
    """A number that cannot be put in: missing, unknown or of a wrong type; ``symbol`` names it."""

    def __init__(self, symbol: str, message: str) -> None:
        super().__init__(message)
        self.symbol = symbol


class HypothesisError(BindingError):
    """Numbers that break a hypothesis under which the formulas were proved."""


class ArgumentError(BlueprintError, TypeError):
    """An argument, or a side of an operator, of a wrong type; ``argument`` names it."""

    def __init__(self, argument: str, message: str) -> None:
        super().__init__(f"{argument}: {message}")
        self.argument = argument


class UnknownNameError(BlueprintError, KeyError):
    """A name that a table has not; ``name`` was asked for, ``close`` are names of the table that are like it."""

    def __init__(self, message: str, name: object, close: tuple[str, ...]) -> None:
        super().__init__(message)
        self.name = name
        self.close = close

    def __str__(self) -> str:
        return str(self.args[0])


class RangeError(BlueprintError, OverflowError):
    """Numbers that can become larger than 64 bits hold, where nothing larger was wanted; ``quantities`` names which."""

    def __init__(self, message: str, quantities: tuple[str, ...]) -> None:
        super().__init__(message)
        self.quantities = quantities


class MissingExtraError(BlueprintError, ImportError):
    """A library of an optional extra is not installed; ``extra`` is what to install the package with."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"{library} is not installed; it comes with: pip install 'blueprint-sym[{extra}]'")
        self.extra = extra


class RegimeError(BlueprintError, ValueError):
    """A question about a quantity that has no answer of the form that was asked for, or none that can be proved."""


class CapacityError(BlueprintError, ValueError):
    """A layout that ends beyond the capacity of the device."""


class ProofError(BlueprintError):
    """A pass whose target was refused: ``report`` holds the obligations that are not proved."""

    def __init__(self, message: str, report: ProofReport) -> None:
        super().__init__(message)
        self.report = report


class ArtefactError(BlueprintError, ValueError):
    """A proof artefact that cannot be believed: ``place`` names the file or the entry."""

    def __init__(self, place: str, message: str) -> None:
        super().__init__(f"{place}: {message}")
        self.place = place
