"""Libraries that the package can use and does not need: each is imported when it is used."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .errors import MissingExtraError

EXTRAS = {
    "numpy": "arrays",
    "pandas": "arrays",
    "polars": "polars",
    "pyarrow": "arrays",
    "distributed": "dask",
    "matplotlib": "plots",
    "matplotlib.pyplot": "plots",
}
"""The extra that each library comes with."""


def library(name: str) -> Any:
    """The library; raises MissingExtraError that names the extra where it is not installed."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != name.partition(".")[0]:
            raise
        raise MissingExtraError(name.partition(".")[0], EXTRAS[name]) from None
