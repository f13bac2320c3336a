"""sweep: every combination of sizes and choices, in chunks, on one core or on many."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from attrs import field, frozen

from ..errors import SpecError
from ..extras import library
from ..given import kind, shortened, whole
from ..numeric.program import INT64_MAX
from .axes import Axes, Proved, Wanted, compiled_variant, derivations_of, variants
from .axes import axes as read_axes
from .work import Everything, Filters, Nothing, Pareto, Piece, Predicate, Rows, Top, Variant, Want, evaluate, joined

CHUNK = 2**18
"""Points that are evaluated at a time."""
LIMIT = 10_000_000
"""Rows that a frame may have where nobody asks for more."""
AHEAD = 4
"""Pieces per worker that are on their way at a time."""

Progress = bool | Callable[[int, int], None]


@frozen(eq=False)
class Sweep:
    """A design space and what is wanted of it; nothing is computed until rows are asked for.

    ``top``, ``pareto``, ``count`` and ``chunks`` need memory for a few chunks and for the rows that they return,
    however large the space is. Rows come in the order of the axes, the last axis first to change.
    """

    axes: Axes
    variants: tuple[Variant, ...]
    filters: Filters = field(repr=False)
    units: tuple[tuple[str, str], ...]
    chunk: int = CHUNK
    progress: Progress = False
    client: Any = None

    @property
    def points(self) -> int:
        """How many combinations there are, those that break a hypothesis included."""
        return self.axes.points * len(self.variants)

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns: choices, sizes, quantities."""
        first = self.variants[0]
        quantities = (name for name, _ in first.compiled.program.outputs)
        return (*dict(first.labels), *dict(self.axes.sizes), *quantities)

    @property
    def hypotheses(self) -> tuple[str, ...]:
        """What a point must obey, of all variants together: ``t | h``."""
        checks = (check for item in self.variants for check in item.compiled.program.checks)
        return tuple(dict.fromkeys(check.statement for check in checks))

    def top(self, count: int, by: str, *, largest: bool = False, frame: str = "pandas") -> Any:
        """The ``count`` rows with the least value of a column, or with its largest, the best first.

        Raises SpecError for a column that does not exist or is a choice, or where ``count`` is no number of rows.
        """
        many = whole(count)
        if many is None:
            raise SpecError(f"expected an integer, got {shortened(count)}, {kind(count)}", field="count")
        if many < 1:
            raise SpecError(f"expected at least 1 row, got {count}", field="count")
        return self._frame(self._reduced(Top(many, self._number(by, "by"), largest)), frame)

    def pareto(self, *goals: str, frame: str = "pandas") -> Any:
        """The rows that no other row beats in every goal.

        A goal is a column whose least value is wanted, or its largest where the name has a minus before it. Of rows
        that are equal in all goals the first is kept. Raises SpecError for a column that does not exist or is a choice.
        """
        if not goals:
            raise SpecError("expected at least one column", field="pareto")
        named = [name if isinstance(name, str) else repr(name) for name in goals]
        pairs = tuple((self._number(name.removeprefix("-"), "pareto"), name.startswith("-")) for name in named)
        return self._frame(self._reduced(Pareto(pairs)), frame)

    def count(self) -> dict[str, int]:
        """How many points there are, how many obey the hypotheses, and how many of those pass the filters."""
        rows = self._reduced(Nothing())
        return {"points": rows.points, "lawful": rows.lawful, "kept": rows.kept}

    def chunks(self, frame: str = "arrow") -> Iterator[Any]:
        """Every wanted row, a frame for each chunk that has any."""
        for rows in self._parts(Everything()):
            if len(rows):
                yield self._frame(rows, frame)

    def frame(self, kind: str = "pandas", *, limit: int = LIMIT) -> Any:
        """Every wanted row in one frame: "pandas", "polars" or "arrow".

        Raises SpecError where there are more than ``limit``.
        """
        parts: list[Rows] = []
        for rows in self._parts(Everything()):
            parts.append(rows)
            kept = sum(map(len, parts))
            if kept > limit:
                raise SpecError(
                    f"there are more than {limit} rows; ask for top, pareto or chunks, or raise the limit",
                    field="limit",
                )
        return self._frame(joined(parts, Everything()), kind)

    def to_pandas(self) -> Any:
        """Every wanted row as a pandas frame."""
        return self.frame("pandas")

    def to_polars(self) -> Any:
        """Every wanted row as a polars frame."""
        return self.frame("polars")

    def to_arrow(self) -> Any:
        """Every wanted row as an Arrow table."""
        return self.frame("arrow")

    def _number(self, name: str, option: str) -> str:
        """The column of numbers that an option names."""
        if name not in self.columns:
            raise SpecError(f"no column {name!r}; there are {', '.join(self.columns)}", field=option)
        if name in dict(self.variants[0].labels):
            raise SpecError(f"{name} is a choice; a size or a quantity can be compared", field=option)
        return name

    def _frame(self, rows: Rows, kind: str) -> Any:
        from .frames import made

        return made(rows, self.columns, self.bounds() | self._ranges(), kind)

    def _ranges(self) -> dict[str, tuple[int, int]]:
        return {name: (max(1, int(v.min())), max(1, int(v.max()))) for name, v in self.axes.sizes}

    def bounds(self) -> dict[str, tuple[int, int]]:
        """Bounds of every quantity over the whole space, found before anything is computed."""
        ranges = self._ranges()
        found: dict[str, tuple[int, int]] = {}
        for variant in self.variants:
            for name, (low, high) in variant.compiled.bounds(ranges).items():
                old = found.get(name, (low, high))
                found[name] = min(low, old[0]), max(high, old[1])
        return found

    def _pieces(self, want: Want, together: int) -> Iterator[Piece]:
        from ..numeric.execute import blocks

        shape = tuple(len(values) for _, values in self.axes.sizes)
        wide = frozenset(name for name, (low, high) in self.bounds().items() if max(-low, high) > INT64_MAX)
        for number, variant in enumerate(self.variants):
            first = number * self.axes.points
            waiting: list[tuple[slice, ...]] = []
            for block in blocks(shape, self.chunk):
                waiting.append(block)
                if len(waiting) == together:
                    yield Piece(variant, self.axes.sizes, tuple(waiting), first, self.filters, want, wide)
                    waiting = []
            if waiting:
                yield Piece(variant, self.axes.sizes, tuple(waiting), first, self.filters, want, wide)

    def _parts(self, want: Want) -> Iterator[Rows]:
        """The wanted rows of each piece, in order, whoever computes them."""
        together = 1 if self.client is None or isinstance(want, Everything) else 8
        pieces = self._pieces(want, together)
        found: Iterable[Rows] = map(evaluate, pieces) if self.client is None else _submitted(self.client, pieces)
        with _shown(self.progress, self.points) as advance:
            for rows in found:
                advance(rows.points)
                yield rows

    def _reduced(self, want: Want) -> Rows:
        """The wanted rows of all pieces, two at a time, so that no more than those of two are held."""
        so_far: Rows | None = None
        for rows in self._parts(want):
            so_far = rows if so_far is None else joined([so_far, rows], want)
        assert so_far is not None, "a space has at least one point"
        return so_far


def sweep(
    derivation: Proved | Iterable[Proved],
    axes: Mapping[str, Any],
    *,
    quantities: Wanted = None,
    where: Predicate | Iterable[Predicate] = (),
    at_most: Mapping[str, int] | None = None,
    at_least: Mapping[str, int] | None = None,
    chunk: int = CHUNK,
    progress: Progress = False,
    client: Any = None,
) -> Sweep:
    """A design space: every combination of the axes that obeys the hypotheses and passes the filters.

    Args:
        derivation: one derivation of a block or of a whole model, or several.
        axes: values by symbol (``"t": [2, 4, 8]``; one integer for a fixed size) and by structural word
            (``"recompute": ["none", "full"]``), for which the derivation is made anew. Combinations of choices that
            cannot exist are left out.
        quantities: names of quantities, or sums of them as text ("memory.weights + memory.activations"); a mapping
            gives them names of their own; None for all.
        where: predicates of the user: functions of the columns that return an array of booleans.
        at_most: the largest value of a column that is wanted, such as a memory budget in bytes.
        at_least: the least value of a column that is wanted.
        chunk: points that are evaluated at a time.
        progress: True for a bar on stderr, or a function of the points done and of all.
        client: a Dask client or any `concurrent.futures.Executor` that computes the pieces.

    Raises:
        SpecError: for an axis, a quantity or a column that does not exist, or a limit that is no integer.
        BindingError: for a missing or unknown symbol, a value that is no integer, or a size that is not the model's.

    """
    library("numpy")
    if chunk < 1:
        raise SpecError(f"expected at least 1, got {chunk}", field="chunk")
    several, given = derivations_of(derivation), read_axes(axes)
    made = tuple(compiled_variant(labels, item, quantities) for labels, item in variants(several, given.choices))
    if not made:
        raise SpecError("no combination of the choices can exist", field="axes")
    _check_sizes(given, made)
    predicates = predicates_of(where)
    limits = bounds_of("at_most", at_most), bounds_of("at_least", at_least)
    result = Sweep(given, made, Filters(*limits, predicates), made[0].compiled.units, chunk, progress, client)
    for option, bounds in zip(("at_most", "at_least"), limits, strict=True):
        for name, _ in bounds:
            result._number(name, option)
    result.bounds()
    return result


def bounds_of(argument: str, given: Any) -> tuple[tuple[str, int], ...]:
    """The bounds of a user by column; raises SpecError for what is no mapping to integers."""
    if given is not None and not isinstance(given, Mapping):
        message = f"expected a mapping from columns to integers, got {shortened(given)}, {kind(given)}"
        raise SpecError(message, field=argument)
    found = []
    for name, value in (given or {}).items():
        bound = whole(value)
        if bound is None:
            raise SpecError(f"expected an integer, got {shortened(value)}, {kind(value)}", field=f"{argument} {name}")
        found.append((name, bound))
    return tuple(found)


def predicates_of(given: Any) -> tuple[Predicate, ...]:
    """The predicates of a user; raises SpecError for what cannot be called."""
    several = tuple(given) if isinstance(given, Iterable) and not callable(given) else (given,)
    for item in several:
        if not callable(item):
            raise SpecError(f"expected functions of the columns, got {shortened(item)}, {kind(item)}", field="where")
    return several


def _check_sizes(given: Axes, made: tuple[Variant, ...]) -> None:
    """Raises BindingError for an axis that no variant has, or that contradicts the model of one."""
    for name, values in given.sizes:
        having = [variant.compiled for variant in made if variant.compiled.setting.accepts(name)]
        for compiled in having or [made[0].compiled]:
            compiled.check({name: values})


def _submitted(client: Any, pieces: Iterator[Piece]) -> Iterator[Rows]:
    """The rows of pieces that others compute, in order; only a few pieces are on their way at a time."""
    workers = _workers(client)
    waiting: deque[Any] = deque()
    for piece in pieces:
        waiting.append(client.submit(evaluate, piece))
        if len(waiting) >= AHEAD * workers:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def _workers(client: Any) -> int:
    if isinstance(client, Executor):
        return int(getattr(client, "_max_workers", 2))
    threads: int = sum(client.nthreads().values())
    return max(1, threads)


@contextmanager
def _shown(progress: Progress, points: int) -> Iterator[Callable[[int], None]]:
    """Shows how far a sweep is, if anyone wants to know."""
    done = 0
    if progress is not True:

        def tell(new: int) -> None:
            nonlocal done
            done += new
            if callable(progress):
                progress(done, points)

        yield tell
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    with Bar(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        job = bar.add_task("", total=points)
        yield lambda new: bar.update(job, advance=new)
