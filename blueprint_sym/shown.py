"""What notebooks show of a record; the pictures themselves are made by `blueprint_sym.views.displays`."""

from __future__ import annotations


class Shown:
    """A record that is displayed as HTML where HTML can be shown; its ``repr`` and ``str`` stay text."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        from .views.displays import display

        return display(self)
