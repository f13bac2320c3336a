"""Models from Hugging Face configurations. A key that nobody reads and that could change a formula is an error."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .config import Config
from .described import MOST_LAYERS, Description
from .families import FAMILIES
from .unchanging import EVERYWHERE

ENCODERS = (("is_encoder_decoder", False), ("is_decoder", False, True), ("add_cross_attention", False))
"""No model here has a second stack of layers."""


WHOLE = {
    "gemma3": "expected gemma3_text: what text_config holds, in a file of its own, with no image tower beside it",
}
"""Configurations of more than a language model."""


def described(table: Mapping[str, Any], file: str) -> Description:
    """What a configuration says; raises SpecError for what is not understood."""
    config = Config(file, table)
    kind = table.get("model_type")
    if not isinstance(kind, str) or kind not in FAMILIES:
        known = WHOLE.get(kind) if isinstance(kind, str) else None
        raise config.refuse("model_type", known) if known else config.wrong("model_type", _one_of(FAMILIES), kind)
    family = FAMILIES[kind]
    d = Description(config, words=dict(family.words), whole=dict(family.whole), notes=list(family.notes))
    for symbol, keys in family.sizes.items():
        limit = {"most": MOST_LAYERS} if symbol == "L" else {"default": None} if symbol == "S" else {}
        value = config.size(*keys, **limit)
        if value is not None:
            d.sizes[symbol] = value
    for key, *values in ENCODERS:
        config.only(key, *values)
    d.whole["tied"] = config.flag("tie_word_embeddings", default=family.tied)
    for part in family.parts:
        part(d)
    if config.has("quantization_config"):
        d.notes.append("quantization_config: every element is counted with e bytes")
    config.finish(EVERYWHERE | family.unchanging | {"quantization_config"}, kind)
    return d


def _one_of(names: Mapping[str, Any]) -> str:
    return f"one of {', '.join(names)}"


def recognised(table: Mapping[str, Any]) -> bool:
    """Whether a table is a configuration of this kind."""
    return any(key in table for key in ("model_type", "architectures", "transformers_version"))
