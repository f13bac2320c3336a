"""Formulas as one function of arrays, exact whatever the sizes."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from .. import ways_out
from ..errors import BindingError, HypothesisError, RangeError, SpecError
from ..extras import library
from ..given import Setting, check_positive, element, integer, require
from .program import INT64_MAX, Check, Interval, Program, intervals, wide

if TYPE_CHECKING:
    from .execute import Result, Violation

ROWS = ("refuse", "mask")
BEYOND = ("exact", "refuse")


def _one_of(words: tuple[str, ...]) -> Any:
    def check(_: Any, attribute: Any, value: Any) -> None:
        if value not in words:
            raise SpecError(f"unknown choice {value!r}; choose one of {', '.join(words)}", field=attribute.name)

    return check


@frozen
class Compiled:
    """A function of arrays: ``f(B=1, S=lengths, H=12288, F=49152, h=96, t=ranks, e=2)["flops.total"]``.

    Values are integers, lists, or integer arrays of any width; they broadcast as in NumPy. The result has one array
    by quantity name: int64 where an interval argument over the formulas, partial sums included, shows that it
    suffices, and Python's integers (dtype object) elsewhere. Nothing is rounded and nothing overflows.

    ``rows`` says what to do with rows that break a hypothesis: "refuse" raises HypothesisError for the first, "mask"
    returns masked arrays. ``beyond`` says what to do where 64 bits may not suffice: "exact", or "refuse", which raises
    RangeError. ``setting`` has the symbols that may be given, those that change nothing among them, and the sizes of a
    named model; ``units`` are those of the quantities.
    """

    program: Program = field(repr=False)
    units: tuple[tuple[str, str], ...]
    setting: Setting = field(factory=Setting, repr=False)
    rows: str = field(default="refuse", validator=_one_of(ROWS))
    beyond: str = field(default="exact", validator=_one_of(BEYOND))

    @property
    def symbols(self) -> tuple[str, ...]:
        """The symbols that must be given."""
        return tuple(name for name in self.program.required if name not in self.sizes)

    @property
    def sizes(self) -> dict[str, int]:
        """The sizes of a named model that it uses."""
        return {name: size for name, size in self.setting.known.items() if name in self.program.inputs}

    def __call__(self, **values: Any) -> dict[str, Any]:
        """The quantities at the values.

        Raises:
            BindingError: for a missing or unknown symbol, or a value that is no positive integer.
            HypothesisError: for a row that breaks a hypothesis, unless rows are masked.
            RangeError: where 64 bits may not suffice and ``beyond`` is "refuse".

        """
        np = library("numpy")
        found = self.evaluate(values)
        if self.rows == "refuse":
            return found.arrays
        mask = np.ma.nomask if found.valid is None else ~found.valid
        for array in found.arrays.values():
            if found.valid is not None:
                array[mask] = 0
        return {name: np.ma.masked_array(array, mask=mask) for name, array in found.arrays.items()}

    def evaluate(self, values: Mapping[str, Any]) -> Result:
        """Like a call, but with the rows that obey the hypotheses beside the arrays, whose other rows say nothing."""
        library("numpy")
        from .execute import run

        given = {name: integers(name, value) for name, value in values.items()}
        shape = _joint_shape(given)
        inputs = self._bound(given)
        ranges = {name: _range(value) for name, value in inputs.items()}
        valid = self._positive(inputs, ranges, shape)
        widths = self._widths({name: (max(low, 1), max(high, 1)) for name, (low, high) in ranges.items()})
        found = run(self.program, inputs, shape, widths, refuse=self.rows == "refuse", valid=valid)
        if found.violation is not None:
            blamed = found.violation.check.blamed
            raise HypothesisError(blamed, _told(self.program, found.violation, inputs, shape))
        return found

    def bounds(self, ranges: Mapping[str, Interval]) -> dict[str, Interval]:
        """Least and largest value that each quantity can have over ranges of all its symbols."""
        known = {name: (value, value) for name, value in self.sizes.items()} | dict(ranges)
        require(self.program.required, known)
        found = intervals(self.program, known)
        return {name: bound for name, step in self.program.outputs if (bound := found[step]) is not None}

    def fits(self, **ranges: int | Interval) -> dict[str, bool]:
        """Whether 64 bits suffice for each quantity over these ranges, given as ``(least, largest)`` or one integer."""
        bounds = {name: (item, item) if isinstance(item, int) else item for name, item in ranges.items()}
        known = {name: (value, value) for name, value in self.sizes.items()} | bounds
        require(self.program.required, known)
        wider = wide(self.program, intervals(self.program, known))
        return {name: not wider[step] for name, step in self.program.outputs}

    def _widths(self, ranges: Mapping[str, Interval]) -> tuple[bool, ...]:
        bounds = intervals(self.program, ranges)
        found = wide(self.program, bounds)
        large = tuple(name for name, step in self.program.outputs if found[step])
        if large and self.beyond == "refuse":
            step = dict(self.program.outputs)[large[0]]
            bound = bounds[step]
            assert bound is not None, "every required symbol has a range"
            raise RangeError(
                f"{', '.join(large)} may need more than 64 bits at these ranges ({large[0]} is at most {bound[1]}, and "
                f"what it is computed from may be larger; the limit is {INT64_MAX}); give smaller ranges, or compile "
                'with beyond="exact"',
                large,
            )
        return found

    def _bound(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The inputs: what is given, and the sizes of the model."""
        self.check(given)
        inputs = self.sizes | {name: value for name, value in given.items() if name in self.program.inputs}
        require(self.program.required, inputs)
        return inputs

    def check(self, given: Mapping[str, Any]) -> None:
        """Raises BindingError for integers or arrays of them that may not be given, or that are not the model's."""
        for name, value in given.items():
            self.setting.check_name(name)
            if name in self.setting.fixed:
                self.setting.check_size(name, _other(value, self.setting.fixed[name]))

    def _positive(self, inputs: dict[str, Any], ranges: Mapping[str, Interval], shape: tuple[int, ...]) -> Any:
        """Rows whose values are all positive, None where all are; others are put to 1, so that they can be divided."""
        np = library("numpy")
        valid = None
        for name, (least, _) in ranges.items():
            if least >= 1:
                continue
            value = inputs[name]
            low = value < 1
            if self.rows == "refuse":
                check_positive(name, value if isinstance(value, int) else int(value[low].flat[0]))
            valid = np.ones(shape, dtype=bool) if valid is None else valid
            valid &= ~np.asarray(low, dtype=bool)
            inputs[name] = max(value, 1) if isinstance(value, int) else np.maximum(value, 1)
        return valid


def integers(name: str, value: Any) -> Any:
    """A value as a Python integer or an array of int64 or of Python integers; raises BindingError for any other."""
    np = library("numpy")
    if isinstance(value, list | tuple):
        array = np.empty(len(value), dtype=object) if not any(_nested(item) for item in value) else None
        if array is None:
            array = np.array(value, dtype=object)
        else:
            array[:] = list(value)
    else:
        array = np.asarray(value)
        if array.ndim == 0 and not np.ma.is_masked(value):
            return integer(name, value)
    if isinstance(value, np.ma.MaskedArray) and np.ma.is_masked(value):
        raise BindingError(name, f"{name} has masked rows; give values for all of them")
    if array.dtype.kind == "O":
        array = _unpacked(name, array)
    elif array.dtype.kind not in "iu":
        raise BindingError(name, f"{name} is an array of {array.dtype}; integers are needed")
    if array.dtype.kind in "iu":
        large = array.dtype.itemsize == 8 and array.dtype.kind == "u" and array.size and array.max() > INT64_MAX
        return array.astype(object if large else np.int64, copy=False)
    return array


def _nested(item: Any) -> bool:
    return isinstance(item, list | tuple)


def _unpacked(name: str, array: Any) -> Any:
    np = library("numpy")
    whole = np.empty(array.shape, dtype=object)
    whole.flat = [element(name, item) for item in array.flat]
    small = all(abs(item) <= INT64_MAX for item in whole.flat)
    return whole.astype(np.int64) if small else whole


def _other(value: Any, size: int) -> int:
    """The first of some values that is not a size; the size where there is none."""
    if isinstance(value, int):
        return value
    different = value != size
    return int(value[different].flat[0]) if different.any() else size


def _joint_shape(given: Mapping[str, Any]) -> tuple[int, ...]:
    np = library("numpy")
    shapes = {name: value.shape for name, value in given.items() if not isinstance(value, int)}
    try:
        return tuple(np.broadcast_shapes(*shapes.values()))
    except ValueError:
        told = ", ".join(f"{name}: {shape}" for name, shape in shapes.items())
        raise BindingError(next(iter(shapes)), f"the arrays do not broadcast ({told})") from None


def _range(value: Any) -> Interval:
    if isinstance(value, int):
        return value, value
    return (int(value.min()), int(value.max())) if value.size else (1, 1)


def _told(program: Program, found: Violation, inputs: Mapping[str, Any], shape: tuple[int, ...]) -> str:
    """A violation in words, with the values of its row."""
    check, place = found.check, found.place
    at = {name: _at(value, place) for name, value in inputs.items()}
    row = f"row {place[0] if len(place) == 1 else place}: " if shape else ""
    return f"{row}{_words(program, check, at, found.sides)}"


def _words(program: Program, check: Check, at: Mapping[str, int], sides: tuple[int, int]) -> str:
    values = {name: at[name] for name in check.names if name in at}
    left, right = sides
    if check.word == "least":
        return ways_out.too_small(check.blamed, left, check.statement) + check.way_out
    if check.word == "most":
        symbol, bound = check.names
        return ways_out.too_large(symbol, left, bound, right) + ways_out.at_the_bound(symbol, right)
    if check.word == "equal":
        return ways_out.unequal(check.statement, values) + check.way_out
    if check.formula:
        return f"{check.statement} is no integer at {ways_out.shown(values)}"
    if check.solved:
        return ways_out.unsolved(check.statement, check.solved, values, Fraction(left, right)) + check.way_out
    divisor, dividend = check.names
    return ways_out.undivided(divisor, right, dividend, left) + _nearest(program, divisor, at)


def _nearest(program: Program, divisor: str, at: Mapping[str, int]) -> str:
    """The nearest values of a divisor that fit, from what the program checks of it."""
    divided = [check.names[1] for check in program.checks if check.divides and check.names[0] == divisor]
    bounds = (check.bound for check in program.checks if check.word == "least" and check.blamed == divisor)
    return ways_out.nearest(divisor, at[divisor], {n: at[n] for n in divided if n in at}, max(bounds, default=1))


def _at(value: Any, place: tuple[int, ...]) -> int:
    if isinstance(value, int):
        return value
    inner = place[len(place) - value.ndim :]
    return int(value[tuple(0 if n == 1 else k for k, n in zip(inner, value.shape, strict=True))])
