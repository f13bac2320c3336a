"""The one table of symbols: name, LaTeX, meaning, unit; and the indices that proofs quantify over.

A symbol of the table is a positive integer. Nothing else in the package makes a symbol, so that two symbols of one name
and different assumptions cannot meet. The order of the table is the order in which a product is printed.
"""

from __future__ import annotations

from functools import cache

from attrs import frozen
from sympy import Symbol


@frozen
class SymbolInfo:
    """What a symbol means.

    ``name`` is its spelling in text and in Python, ``latex`` in formulas, ``unit`` the unit of its value.
    """

    name: str
    latex: str
    meaning: str
    unit: str


GLOSSARY: tuple[SymbolInfo, ...] = (
    SymbolInfo("B", "B", "microbatch size (training)", "sequences"),
    SymbolInfo("b", "b", "batch size (inference)", "sequences"),
    SymbolInfo("q", "q", "query tokens of a sequence", "tokens"),
    SymbolInfo("c", "c", "visible context: keys and values of a sequence", "tokens"),
    SymbolInfo("S", "S", "sequence length", "tokens"),
    SymbolInfo("P", "P", "visible pairs of a query and a key of a sequence", "pairs"),
    SymbolInfo("w", "w", "attention window: keys that a query sees at most", "tokens"),
    SymbolInfo("T", "T", "tile of fused attention: queries, and keys, that are worked on at once", "tokens"),
    SymbolInfo("S_p", "S_{p}", "rows of a learned table of positions", "tokens"),
    SymbolInfo("L", "L", "layers", "layers"),
    SymbolInfo("H", "H", "hidden width", "elements"),
    SymbolInfo("F", "F", "feed-forward width", "elements"),
    SymbolInfo("k", "k", "experts chosen for a token (top-k)", "experts"),
    SymbolInfo("E", "E", "routed experts", "experts"),
    SymbolInfo("C", "C", "capacity: tokens of a microbatch that an expert takes", "tokens"),
    SymbolInfo("F_e", "F_{e}", "feed-forward width of one routed expert", "elements"),
    SymbolInfo("F_s", "F_{s}", "feed-forward width of the shared experts together", "elements"),
    SymbolInfo("h", "h", "attention heads", "heads"),
    SymbolInfo("h_kv", r"h_{\mathrm{kv}}", "key/value heads", "heads"),
    SymbolInfo("d_h", "d_{h}", "width of one attention head", "elements"),
    SymbolInfo("d_c", "d_{c}", "width of the latent of keys and values", "elements"),
    SymbolInfo("d_q", "d_{q}", "width of the latent of queries", "elements"),
    SymbolInfo("d_r", "d_{r}", "rotated width of a head", "elements"),
    SymbolInfo("d_v", "d_{v}", "width of the values of a head under latent attention", "elements"),
    SymbolInfo("V", "V", "vocabulary size", "tokens"),
    SymbolInfo("e", "e", "bytes per element", "bytes"),
    SymbolInfo("m", "m", "microbatches per step and pipeline", "microbatches"),
    SymbolInfo("t", "t", "tensor-parallel degree", "ranks"),
    SymbolInfo("ep", r"\mathrm{ep}", "expert-parallel degree", "ranks"),
    SymbolInfo("p", "p", "pipeline-parallel degree", "ranks"),
    SymbolInfo("d", "d", "data-parallel degree", "ranks"),
)

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
