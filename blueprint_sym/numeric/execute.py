"""Programs over arrays: NumPy in blocks that fit a cache; 64 bits where they suffice, Python's integers elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import Any

import numpy as np
from attrs import define, field, frozen

from .program import Check, Op, Program

BLOCK = 16_384
"""Elements of a block: a few dozen of them stay in a core's second cache."""

Value = Any
"""A step's value in a block: a Python integer, an array, or None where an input is not given."""


def _ceil(left: Value, right: Value, out: Any = None) -> Value:
    return np.negative(np.floor_divide(np.negative(left), right), out=out)


ARRAYS: dict[str, Callable[..., Value]] = {
    "mul": np.multiply,
    "add": np.add,
    "sub": np.subtract,
    "max": np.maximum,
    "div": np.floor_divide,
    "ceil": _ceil,
}
NUMBERS: dict[str, Callable[[int, int], int]] = {
    "mul": lambda a, b: a * b,
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "max": max,
    "div": lambda a, b: a // b,
    "ceil": lambda a, b: -(-a // b),
}


@frozen
class Violation:
    """The first row that breaks a hypothesis: which, its place in the result, and both sides of the check there."""

    check: Check
    place: tuple[int, ...]
    sides: tuple[int, int]


@define
class Result:
    """Arrays by quantity; ``valid`` says which rows obey the hypotheses, None where all do."""

    arrays: dict[str, np.ndarray[Any, Any]]
    valid: np.ndarray[Any, Any] | None = None
    violation: Violation | None = None


@frozen
class _Schedule:
    """For each step: the checks that can be made after it, and the steps that nobody needs after those."""

    checks: tuple[tuple[Check, ...], ...]
    dead: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=256)
def _schedule(program: Program) -> _Schedule:
    last = list(range(len(program.ops)))
    for number, op in enumerate(program.ops):
        if op.word not in ("input", "const"):
            last[op.left] = last[op.right] = number
    checks: list[list[Check]] = [[] for _ in program.ops]
    for check in program.checks:
        when = max(check.steps)
        checks[when].append(check)
        for step in check.steps:
            last[step] = max(last[step], when)
    dead: list[list[int]] = [[] for _ in program.ops]
    for step, when in enumerate(last):
        dead[when].append(step)
    return _Schedule(tuple(map(tuple, checks)), tuple(map(tuple, dead)))


def holds(check: Check, values: Sequence[Value]) -> Value:
    """Whether a check holds, row by row; None where one of its symbols is not given."""
    left = values[check.left]
    right = values[check.right] if check.right >= 0 else check.bound
    if left is None or right is None:
        return None
    if check.word == "least":
        return left >= right
    if check.word == "most":
        return left <= right
    if check.word == "equal":
        return left == right
    return values[check.result] * right == left


def blocks(shape: tuple[int, ...], size: int = BLOCK) -> Iterator[tuple[slice, ...]]:
    """Slices that cover a shape in order, of about ``size`` elements each."""
    if not shape:
        yield ()
        return
    if prod(shape) == 0:
        return
    axis = next(k for k in range(len(shape)) if prod(shape[k + 1 :]) <= size)
    step = max(1, size // prod(shape[axis + 1 :]))
    inner = tuple(slice(0, n) for n in shape[axis + 1 :])
    for outer in np.ndindex(*shape[:axis]):
        leading = tuple(slice(i, i + 1) for i in outer)
        for start in range(0, shape[axis], step):
            yield (*leading, slice(start, min(start + step, shape[axis])), *inner)


def run(
    program: Program,
    inputs: Mapping[str, Value],
    shape: tuple[int, ...],
    wide: Sequence[bool],
    *,
    refuse: bool,
    valid: np.ndarray[Any, Any] | None = None,
) -> Result:
    """The program over arrays that broadcast to ``shape``.

    Args:
        program: what to compute.
        inputs: Python integers, and arrays of int64 or of Python integers, by symbol.
        shape: the shape of the results.
        wide: which steps need more than 64 bits.
        refuse: whether to stop at the first row that breaks a hypothesis.
        valid: rows that are known to be of no use, as False; it is written to.

    """
    outputs = {name: np.empty(shape, dtype=object if wide[step] else np.int64) for name, step in program.outputs}
    runner = _Runner(program, dict(inputs), shape, tuple(wide), refuse, outputs, valid)
    runner.scalars()
    plan = runner.plan()
    with np.errstate(divide="ignore"):
        for block in blocks(shape):
            if runner.violation is not None and refuse:
                break
            runner.block(block, plan)
    return Result(outputs, runner.valid, runner.violation)


@frozen
class _Instruction:
    """One step of a block: ``done`` where its value is known already, then what is checked, stored and forgotten."""

    number: int
    op: Op
    done: bool
    wide: bool
    checks: tuple[Check, ...]
    names: tuple[str, ...]
    dead: tuple[int, ...]


@define
class _Runner:
    program: Program
    inputs: dict[str, Value]
    shape: tuple[int, ...]
    wide: tuple[bool, ...]
    refuse: bool
    outputs: dict[str, np.ndarray[Any, Any]]
    valid: np.ndarray[Any, Any] | None
    violation: Violation | None = None
    fixed: list[Value] = field(factory=list)
    views: dict[str, Value] = field(factory=dict)

    def scalars(self) -> None:
        """The steps that are the same in every row, and the checks on them."""
        full = len(self.shape)
        for name, value in self.inputs.items():
            self.views[name] = (
                value if isinstance(value, int) else value.reshape((1,) * (full - value.ndim) + value.shape)
            )
        for op in self.program.ops:
            self.fixed.append(self._scalar(op))
        for check in self.program.checks:
            if all(self.fixed[step] is not None for step in check.steps) and not holds(check, self.fixed):
                self._note(check, np.False_, tuple(slice(0, n) for n in self.shape), self.fixed)

    def _scalar(self, op: Op) -> Value:
        if op.word == "const":
            return op.left
        if op.word == "input":
            value = self.views.get(self.program.inputs[op.left])
            return value if isinstance(value, int) else None
        left, right = self.fixed[op.left], self.fixed[op.right]
        if left is None or right is None:
            return None
        return NUMBERS[op.word](left, max(right, 1) if op.word in ("div", "ceil") else right)

    def plan(self) -> tuple[_Instruction, ...]:
        """What is done in every block, in order; steps that are the same in every row are left out."""
        schedule, made = _schedule(self.program), []
        stored: dict[int, list[str]] = {}
        for name, step in self.program.outputs:
            stored.setdefault(step, []).append(name)
        for number, op in enumerate(self.program.ops):
            checks = tuple(c for c in schedule.checks[number] if any(self.fixed[step] is None for step in c.steps))
            names, dead = tuple(stored.get(number, ())), schedule.dead[number]
            if self.fixed[number] is None or checks or names or dead:
                done = self.fixed[number] is not None
                made.append(_Instruction(number, op, done, self.wide[number], checks, names, dead))
        return tuple(made)

    def block(self, index: tuple[slice, ...], plan: tuple[_Instruction, ...]) -> None:
        """One block of rows."""
        values: list[Value] = list(self.fixed)
        for item in plan:
            number, op = item.number, item.op
            if not item.done:
                if op.word == "input":
                    values[number] = self._input(self.program.inputs[op.left], index)
                else:
                    values[number] = self._step(item, values[op.left], values[op.right], index)
            for check in item.checks:
                found = holds(check, values)
                if found is not None and not found.all():
                    self._note(check, found, index, values)
            for name in item.names:
                self._store(name, values[number], index)
            for step in item.dead:
                values[step] = None

    def _note(self, check: Check, found: Value, index: tuple[slice, ...], values: Sequence[Value]) -> None:
        """Keeps the first violation, or takes the rows out."""
        if self.refuse:
            if self.violation is None and 0 not in self.shape:
                here = tuple(part.stop - part.start for part in index)
                bad = ~np.broadcast_to(np.asarray(found, dtype=bool), here)
                at = np.unravel_index(int(np.argmax(bad)), here) if here else ()
                place = tuple(int(k) + part.start for k, part in zip(at, index, strict=True))
                right = values[check.right] if check.right >= 0 else check.bound
                sides = (int(np.broadcast_to(side, here)[at]) for side in (values[check.left], right))
                self.violation = Violation(check, place, (next(sides), next(sides)))
            return
        if self.valid is None:
            self.valid = np.ones(self.shape, dtype=bool)
        self.valid[index] &= np.asarray(found, dtype=bool)

    def _step(self, item: _Instruction, left: Value, right: Value, index: tuple[slice, ...]) -> Value:
        if left is None or right is None:
            return None
        word = item.op.word
        if item.wide:
            left, right = _widened(left), _widened(right)
            return ARRAYS[word](left, np.maximum(right, 1) if word in ("div", "ceil") else right)
        if item.names:
            view = self.outputs[item.names[0]][index]
            if _shape(left, right) == view.shape:
                return ARRAYS[word](left, right, out=view)
        return ARRAYS[word](left, right)

    def _input(self, name: str, index: tuple[slice, ...]) -> Value:
        value = self.views.get(name)
        if value is None or isinstance(value, int):
            return value
        return value[tuple(part if n != 1 else slice(None) for part, n in zip(index, value.shape, strict=True))]

    def _store(self, name: str, value: Value, index: tuple[slice, ...]) -> None:
        target = self.outputs[name]
        if isinstance(value, np.ndarray) and value.base is target:
            return
        target[index] = value


def _shape(left: Value, right: Value) -> tuple[int, ...]:
    if isinstance(left, int):
        return tuple(right.shape)
    if isinstance(right, int):
        return tuple(left.shape)
    return tuple(np.broadcast_shapes(left.shape, right.shape))


def _widened(value: Value) -> Value:
    return value.astype(object) if isinstance(value, np.ndarray) and value.dtype != object else value
