r"""Stable names in a paper: the label and the macro of a quantity.

label("flops.qkv")   # eq:bs:flops.qkv
macro("flops.qkv")   # \bsFlopsQKV
"""

from __future__ import annotations

import re

ABBREVIATIONS = {"qkv": "QKV", "mlp": "MLP", "kv": "KV"}
"""Words that are written in capitals."""


def label(name: str) -> str:
    """The label of a quantity's equation."""
    return f"eq:bs:{name}"


def macro(name: str, suffix: str = "") -> str:
    r"""The macro of a quantity: letters only, as TeX wants it.

    Raises ValueError for a name that has anything but letters, dots and underscores: two of them could share a macro.
    """
    if not re.fullmatch(r"[a-z]+([._][a-z]+)*", name):
        raise ValueError(f"{name!r} has no macro: expected lower-case words between dots and underscores")
    words = (ABBREVIATIONS.get(word, word.capitalize()) for word in re.split(r"[._]", name))
    return "\\bs" + "".join(words) + suffix
