"""How many pairs of a query and a key a causal mask leaves visible: by induction over the length of the sequence.

Query i sees the i keys up to its own; behind a window of w keys it sees min(i, w). The first count starts with one
query, the second with a sequence as long as its window, where both agree; each step adds one query with what it sees.
"""

from __future__ import annotations

from collections.abc import Iterator

from sympy import Expr, Integer, Symbol

from ..expr.algebra import normal
from ..hypotheses import Hypotheses
from ..proof.obligation import Laws, Obligation, at_most, equal
from ..symbols import P, index, w

SOURCE = "a causal mask, and a window of it, counted exactly"


def counted_pairs(laws: Laws, hypotheses: Hypotheses, length: Symbol) -> Iterator[Obligation]:
    """The count among the facts of a derivation, where it has one, proved for every length."""
    counts = dict(hypotheses.counts)
    if P not in counts:
        return
    count, pairs = counts[P], index("pairs")
    windowed = w in count.free_symbols
    start: Expr = w if windowed else Integer(1)
    sees: Expr = w if windowed else length + 1
    yield laws.claim(
        "visible pairs",
        "base",
        "a sequence as long as its window has as many pairs as without a window"
        if windowed
        else "the first query sees one key",
        equal(normal(count, ((length, start),)), w * (w + 1) / 2 if windowed else Integer(1)),
        source=SOURCE,
    )
    yield laws.claim(
        "visible pairs",
        "step",
        "one query more sees what the window holds" if windowed else "one query more sees one key more than the last",
        equal(normal(count, ((length, length + 1),)), count + sees),
        source=SOURCE,
    )
    yield laws.claim(
        "visible pairs",
        "whole",
        "if a sequence has a whole number of pairs, so has one that is longer by a query",
        equal(2 * (pairs + sees), normal(2 * count, ((length, length + 1),))),
        source=SOURCE,
        premises=(equal(2 * pairs, 2 * count),),
    )
    inside = (at_most(w, length),) if windowed else ()
    yield laws.claim(
        "visible pairs",
        "bounds",
        "every query sees a key, and there are no more pairs than those of the full square",
        (at_most(2 * length, 2 * count), at_most(2 * count, 2 * length**2)),
        source=SOURCE,
        premises=inside,
    )
