"""The symbols of the glossary, and the indices that proofs quantify over.

A symbol of the glossary is a positive integer. Nothing else in the package makes a symbol, so that two symbols of one
name and different assumptions cannot meet.
"""

from __future__ import annotations

from functools import cache

from sympy import Symbol

from .glossary import GLOSSARY, SymbolInfo

SYMBOLS: dict[str, Symbol] = {info.name: Symbol(info.name, integer=True, positive=True) for info in GLOSSARY}
INFO: dict[Symbol, SymbolInfo] = {SYMBOLS[info.name]: info for info in GLOSSARY}
assert len(SYMBOLS) == len(GLOSSARY) == len({info.latex for info in GLOSSARY}), "a name stands twice in the glossary"

B, S, H, F, V, L = (SYMBOLS[name] for name in "BSHFVL")
h, t, p, d, m, e, b, q, c = (SYMBOLS[name] for name in "htpdmebqc")
h_kv, d_h = SYMBOLS["h_kv"], SYMBOLS["d_h"]
P, T, S_p, w, k, E, C, ep = (SYMBOLS[name] for name in ("P", "T", "S_p", "w", "k", "E", "C", "ep"))
F_e, F_s, d_c, d_q, d_r, d_v = (SYMBOLS[name] for name in ("F_e", "F_s", "d_c", "d_q", "d_r", "d_v"))

_RANK: dict[str, int] = {info.name: rank for rank, info in enumerate(GLOSSARY)}


def is_reserved(name: str) -> bool:
    """Whether a name is kept for what `witness` and `rest` make."""
    return "_per_" in name or name.startswith("rest_")


@cache
def index(name: str, *, positive: bool = False) -> Symbol:
    """A non-negative (or positive) integer that a proof quantifies over: a rank r, a layer l, an offset, an alignment.

    Raises ValueError when the glossary has the name already.
    """
    if name in SYMBOLS or is_reserved(name):
        raise ValueError(f"{name} is kept for the glossary or for witnesses and cannot be an index")
    return Symbol(name, integer=True, positive=True) if positive else Symbol(name, integer=True, nonnegative=True)


@cache
def witness(divisor: Symbol, dividend: Symbol) -> Symbol:
    """The positive integer k of ``dividend = divisor * k``."""
    return Symbol(f"{dividend.name}_per_{divisor.name}", integer=True, positive=True)


@cache
def rest(symbol: Symbol) -> Symbol:
    """What a symbol is above its lower bound: a natural number."""
    return Symbol(f"rest_{symbol.name}", integer=True, nonnegative=True)


def rank(symbol: Symbol) -> tuple[int, str]:
    """Sort key of a symbol: the glossary's order first, then the others by name."""
    return _RANK.get(symbol.name, len(GLOSSARY)), symbol.name
