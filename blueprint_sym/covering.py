"""Pairwise covering: few rows of choices in which every two choices of different factors that can meet do meet.

Greedy and deterministic, in the manner of AETG (Cohen et al. 1997, IEEE TSE 23:7): a row starts with the first pair not
covered yet and takes for each further factor the level that covers most.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

Level = TypeVar("Level")
Row = dict[str, int]
"""The place of the chosen level of each factor."""

Pair = tuple[str, int, str, int]


def covering(
    factors: Mapping[str, Sequence[Level]], valid: Callable[[dict[str, Level]], bool]
) -> list[dict[str, Level]]:
    """Rows in which every pair of levels that is valid by itself stands at least once.

    ``valid`` says whether some choices can exist together; the first level of a factor must be valid beside whatever
    is valid without it.
    """

    def fine(row: Row) -> bool:
        return valid({name: factors[name][place] for name, place in row.items()})

    open_pairs = dict.fromkeys(pair for pair in _pairs(factors) if fine({pair[0]: pair[1], pair[2]: pair[3]}))
    rows: list[Row] = []
    while open_pairs:
        first = next(iter(open_pairs))
        row: Row = {first[0]: first[1], first[2]: first[3]}
        for name, levels in factors.items():
            if name not in row:
                row[name] = _best(row, name, len(levels), open_pairs, fine)
        for pair in _met(row, tuple(factors)):
            open_pairs.pop(pair, None)
        rows.append(row)
    return [{name: factors[name][row[name]] for name in factors} for row in rows]


def _pairs(factors: Mapping[str, Sequence[Level]]) -> list[Pair]:
    return [
        (one, i, other, j)
        for one, other in combinations(factors, 2)
        for i in range(len(factors[one]))
        for j in range(len(factors[other]))
    ]


def _met(row: Row, order: tuple[str, ...]) -> list[Pair]:
    return [(one, row[one], other, row[other]) for one, other in combinations(order, 2) if one in row and other in row]


def _best(row: Row, name: str, levels: int, open_pairs: Mapping[Pair, None], fine: Callable[[Row], bool]) -> int:
    """The level of a factor that covers most pairs with the row; of equals the first."""

    def gain(place: int) -> int:
        both = ((name, place, other, level) for other, level in row.items())
        return sum(pair in open_pairs or (pair[2], pair[3], pair[0], pair[1]) in open_pairs for pair in both)

    order = sorted(range(levels), key=lambda place: (-gain(place), place))
    return next((place for place in order if fine({**row, name: place})), 0)
