"""What a worker does: it takes a piece of a design space, and hands back the rows that are wanted of it.

A piece is plain data beside the user's own predicates. Nothing here needs sympy, so that a worker starts quickly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from attrs import evolve, field, frozen

from ..errors import SpecError
from ..numeric.compiled import Compiled

Array = np.ndarray[Any, Any]
Columns = Mapping[str, Array]
Predicate = Callable[[Columns], Any]
"""From the columns of some rows to the rows that are wanted, as an array of booleans."""


@frozen
class Variant:
    """One structure of a sweep: its choices as words, and its quantities as a function of arrays."""

    labels: tuple[tuple[str, Any], ...]
    compiled: Compiled


@frozen(eq=False)
class Filters:
    """Which rows are wanted: upper and lower bounds by column, and predicates."""

    at_most: tuple[tuple[str, int], ...] = ()
    at_least: tuple[tuple[str, int], ...] = ()
    predicates: tuple[Predicate, ...] = ()


@frozen(eq=False)
class Rows:
    """Columns of equal length, the place of each row in the whole enumeration, and what they were chosen from.

    ``points`` were enumerated, ``lawful`` of them obey the hypotheses, ``kept`` of those passed the filters.
    """

    columns: dict[str, Array]
    places: Array
    points: int = 0
    lawful: int = 0
    kept: int = 0

    def __len__(self) -> int:
        return len(self.places)

    def take(self, index: Array) -> Rows:
        """Some of the rows."""
        return evolve(
            self, columns={name: column[index] for name, column in self.columns.items()}, places=self.places[index]
        )


@frozen
class Everything:
    """Wants every row."""

    def of(self, rows: Rows) -> Rows:
        """All rows."""
        return rows


@frozen
class Nothing:
    """Wants no row: for those who count."""

    def of(self, rows: Rows) -> Rows:
        """No rows; the counts stay."""
        return rows.take(np.array([], dtype=np.int64))


@frozen
class Top:
    """Wants the rows with the ``count`` least values of a column, or its largest; of equals the first enumerated."""

    count: int
    by: str
    largest: bool = False

    def of(self, rows: Rows) -> Rows:
        """The best of the rows, the best first."""
        key = -rows.columns[self.by] if self.largest else rows.columns[self.by]
        if len(rows) > 4 * self.count and key.dtype != object:
            edge = np.partition(key, self.count - 1)[self.count - 1]
            rows, key = rows.take(key <= edge), key[key <= edge]
        order = np.argsort(key, kind="stable")[: self.count]
        return rows.take(order)


@frozen
class Pareto:
    """Wants the rows that no other row beats: none is as good in every goal and better in one.

    ``goals`` are pairs (column, whether more is better). Of rows that are equal in every goal the first is kept.
    """

    goals: tuple[tuple[str, bool], ...]

    def of(self, rows: Rows) -> Rows:
        """The front, in the order of its first goal."""
        keys = np.stack([-rows.columns[name] if more else rows.columns[name] for name, more in self.goals], axis=1)
        order = np.lexsort(tuple(reversed(keys.T))) if keys.dtype != object else _lexsorted(keys)
        keys, chosen = keys[order], []
        left = np.arange(len(order))
        if len(self.goals) == 2 and keys.dtype != object and len(order):
            before = np.concatenate(([True], keys[1:, 1] < np.minimum.accumulate(keys[:, 1])[:-1]))
            return rows.take(order[before])
        while left.size:
            best, rest = left[0], left[1:]
            chosen.append(best)
            left = rest[(keys[rest] < keys[best]).any(axis=1)]
        return rows.take(order[np.array(chosen, dtype=np.int64)])


Want = Everything | Nothing | Top | Pareto


def _lexsorted(keys: Array) -> Array:
    return np.array(sorted(range(len(keys)), key=lambda place: tuple(keys[place])), dtype=np.int64)


def joined(parts: list[Rows], want: Want) -> Rows:
    """The wanted rows of several parts, which stand in the order of the enumeration."""
    columns = {name: np.concatenate([part.columns[name] for part in parts]) for name in parts[0].columns}
    together = Rows(
        columns,
        np.concatenate([part.places for part in parts]),
        sum(part.points for part in parts),
        sum(part.lawful for part in parts),
        sum(part.kept for part in parts),
    )
    return want.of(together)


@frozen(eq=False)
class Piece:
    """Some blocks of the grid of one variant.

    ``axes`` are the values of each axis by name, ``blocks`` the slices of them, ``first`` the place of the variant's
    first row in the whole enumeration, ``wide`` the columns that hold Python's integers.
    """

    variant: Variant
    axes: tuple[tuple[str, Array], ...]
    blocks: tuple[tuple[slice, ...], ...]
    first: int
    filters: Filters
    want: Want
    wide: frozenset[str] = field(default=frozenset())


def evaluate(piece: Piece) -> Rows:
    """The wanted rows of a piece."""
    return joined([piece.want.of(_block(piece, block)) for block in piece.blocks], piece.want)


def _block(piece: Piece, block: tuple[slice, ...]) -> Rows:
    compiled, axes = piece.variant.compiled, piece.axes
    shape = tuple(part.stop - part.start for part in block)
    grids = {
        name: values[part].reshape(tuple(-1 if k == place else 1 for k in range(len(axes))))
        for place, ((name, values), part) in enumerate(zip(axes, block, strict=True))
    }
    found = compiled.evaluate({name: grid for name, grid in grids.items() if compiled.setting.accepts(name)})
    chosen = _lawful(found.valid, shape)
    at = np.unravel_index(chosen, shape) if axes else ()
    columns: dict[str, Array] = {}
    for name, value in piece.variant.labels:
        columns[name] = np.full(len(chosen), value, dtype=object if isinstance(value, str) else None)
    for (name, values), part, index in zip(axes, block, at, strict=True):
        columns[name] = values[part][index]
    for name, array in found.arrays.items():
        column = np.broadcast_to(array, shape).reshape(-1)[chosen]
        columns[name] = column.astype(object) if name in piece.wide else column
    whole = tuple(len(values) for _, values in axes)
    starts = tuple(index + part.start for index, part in zip(at, block, strict=True))
    places = np.ravel_multi_index(starts, whole) + piece.first if axes else chosen + piece.first
    rows = Rows(columns, places, int(np.prod(shape, dtype=np.int64)), len(chosen))
    return _filtered(rows, piece.filters)


def _lawful(valid: Array | None, shape: tuple[int, ...]) -> Array:
    """Places in the block of the rows that obey the hypotheses."""
    if valid is None:
        return np.arange(int(np.prod(shape, dtype=np.int64)))
    return np.flatnonzero(np.broadcast_to(valid, shape))


def _filtered(rows: Rows, filters: Filters) -> Rows:
    for name, bound in filters.at_most:
        rows = rows.take(np.asarray(rows.columns[name] <= bound, dtype=bool))
    for name, bound in filters.at_least:
        rows = rows.take(np.asarray(rows.columns[name] >= bound, dtype=bool))
    for predicate in filters.predicates:
        found = np.asarray(predicate(rows.columns))
        if found.dtype != bool or found.shape not in ((), (len(rows),)):
            got = f"{found.dtype} of shape {found.shape}"
            raise SpecError(f"a predicate must give a boolean for each of {len(rows)} rows, got {got}", field="where")
        rows = rows.take(np.broadcast_to(found, (len(rows),)))
    return evolve(rows, kept=len(rows))
