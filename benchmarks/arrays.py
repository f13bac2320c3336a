"""Quantities over arrays: against plain NumPy on formulas written by hand, and against the memory of the machine.

``python -m benchmarks arrays`` evaluates the ten main quantities of a training block at 10^6 configurations on one
core; ``python -m benchmarks sweep`` enumerates 10^8. Each runs in a process of its own.
"""

from __future__ import annotations

import json
import resource
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import blueprint_sym as bs

NAMES = (
    "flops.qkv",
    "flops.attention_core",
    "flops.mlp",
    "flops.forward",
    "flops.total",
    "bytes.read",
    "bytes.written",
    "payload.total",
    "memory.weights",
    "memory.activations",
)
ROWS = 10**6
TIMES = 7

Arrays = dict[str, Any]


def rows(number: int) -> Arrays:
    """Configurations that obey the hypotheses, all symbols varying."""
    rng = np.random.default_rng(20_221_129)
    t = 2 ** rng.integers(1, 6, number)
    h = t * rng.integers(1, 5, number)
    H = h * 32 * rng.integers(1, 5, number)
    sizes = {"B": rng.integers(1, 17, number), "S": 128 * rng.integers(1, 65, number)}
    return {**sizes, "H": H, "F": 4 * H, "h": h, "t": t, "e": rng.integers(1, 5, number)}


def lawful(a: Arrays) -> bool:
    """The hypotheses, as a careful person checks them."""
    H, F, h, t = a["H"], a["F"], a["h"], a["t"]
    return bool((t >= 2).all() and (h % t == 0).all() and (F % t == 0).all() and (H % h == 0).all())


def by_hand(a: Arrays) -> Arrays:
    """The ten formulas with the subexpressions shared that a person sees."""
    B, S, H, F, h, t, e = (a[name] for name in "BSHFhte")
    Ht, Ft, ht, BS = H // t, F // t, h // t, B * S
    BSH, BSHt, SH, Sh = BS * H, BS * Ht, S * Ht, S * ht
    HHt, HFt = H * Ht, H * Ft
    BSe, BSSh = BS * e, BS * Sh
    BSHe, BSHte, BSFe, BSShe = BSe * H, BSe * Ht, BSe * Ft, BSe * Sh
    weights = 2 * HHt + HFt + 2 * H
    states, masks = 24 * weights, 2 * BSH + BSSh
    return {
        "flops.qkv": 6 * BSHt * H,
        "flops.attention_core": 2 * BS * (2 * SH + 3 * Sh),
        "flops.mlp": 4 * BSHt * F,
        "flops.forward": 2 * BS * (2 * SH + 3 * Sh + 4 * HHt + 2 * HFt + 12 * H - Ht + 4 * Ft),
        "flops.total": BS * (12 * SH + 15 * Sh + 24 * HHt + 12 * HFt + 74 * H - 4 * Ht + 21 * Ft) + 22 * weights,
        "bytes.read": 8 * BSShe + 41 * BSHe + 15 * BSHte + 7 * BSFe + masks + 6 * e * weights + states,
        "bytes.written": 6 * BSShe + 23 * BSHe + 8 * BSHte + 4 * BSFe + masks + 4 * e * weights + states,
        "payload.total": 4 * BSHe,
        "memory.weights": 2 * e * weights,
        "memory.activations": 2 * BSShe + 4 * (BSHe + BSHte) + 2 * BSFe + masks,
    }


def in_blocks(function: Callable[[Arrays], Arrays], a: Arrays, size: int = 8_192) -> Arrays:
    """A function applied to blocks that fit a cache."""
    found = {name: np.empty(len(a["B"]), dtype=np.int64) for name in NAMES}
    for start in range(0, len(a["B"]), size):
        for name, part in function({key: array[start : start + size] for key, array in a.items()}).items():
            found[name][start : start + size] = part
    return found


def touched(a: Arrays, found: Arrays) -> None:
    """Reads every input and writes every result once: what no way of computing can do without."""
    for array in a.values():
        array.sum()
    for array in found.values():
        array.fill(1)


def best(function: Callable[[], Any]) -> float:
    """The least of several times."""
    times = []
    for _ in range(TIMES):
        started = time.perf_counter()
        function()
        times.append(time.perf_counter() - started)
    return min(times)


def arrays() -> dict[str, float]:
    """Seconds for 10^6 configurations, one core."""
    a, compiled = rows(ROWS), bs.derive("training").compile(NAMES)
    found, expected = compiled(**a), by_hand(a)
    assert all((found[name] == expected[name]).all() and found[name].dtype == np.int64 for name in NAMES)
    point = bs.derive("training").instantiate(**{name: int(array[7]) for name, array in a.items()})
    assert all(int(found[name][7]) == point[name] for name in NAMES)
    started = time.perf_counter()
    fresh = bs.derive("training").compile(NAMES)
    prepared = time.perf_counter() - started
    return {
        "compile": prepared,
        "steps": fresh.program.size,
        "ours, hypotheses checked": best(lambda: compiled(**a)),
        "by hand, hypotheses checked": best(lambda: (lawful(a), by_hand(a))),
        "by hand in blocks, hypotheses checked": best(lambda: (lawful(a), in_blocks(by_hand, a))),
        "by hand, unchecked": best(lambda: by_hand(a)),
        "by hand in blocks, unchecked": best(lambda: in_blocks(by_hand, a)),
        "reading inputs and writing results": best(lambda: touched(a, found)),
    }


def sweep() -> dict[str, float]:
    """The top ten of a space of 10^8 points, and the memory that it takes beside the package."""
    space = bs.sweep(
        bs.derive("training"),
        {
            "recompute": ["none", "selective", "full"],
            "sequence_parallel": [False, True],
            "B": range(1, 101),
            "S": [128 * k for k in range(1, 257)],
            "t": range(1, 129),
            "H": [1024 * k for k in range(1, 7)],
            "F": 16_384,
            "h": 16,
            "e": 2,
        },
        quantities={
            "memory": "memory.weights + memory.gradients + memory.optimizer + memory.activations",
            "work": "flops.total",
        },
    )
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    started = time.perf_counter()
    space.top(10, "work")
    seconds = time.perf_counter() - started
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"points": space.points, "seconds": seconds, "before MB": before / 1024, "peak MB": peak / 1024}


if __name__ == "__main__":
    print(json.dumps({"arrays": arrays, "sweep": sweep}[sys.argv[1]]()))
