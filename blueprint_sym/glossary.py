"""The glossary: name, LaTeX, meaning and unit of every symbol that a user meets, as plain data.

The order is the order in which a product is printed. `blueprint_sym.symbols` makes a symbol of each name; what reads a
user's numbers needs the names and meanings alone, and no sympy.
"""

from __future__ import annotations

from attrs import frozen


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
