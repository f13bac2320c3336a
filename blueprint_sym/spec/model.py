"""TransformerSpec: which layers a model has, and the sizes of a named model."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import evolve, field, fields, frozen
from sympy import Integer, Symbol

from ..errors import SpecError
from ..hypotheses import Counts, Defines, Divides, Fact, Hypotheses, Hypothesis, Within
from ..symbols import SYMBOLS, E, H, P, S, c, d_h, d_r, h, h_kv, k, q, w
from .masking import visible_pairs
from .structure import Attention, Mask, Structure

DIMENSIONS = ("H", "F", "S", "h", "d_h", "L")
"""The sizes that a model file fixes; S is its default sequence length and may be chosen otherwise."""

FREE_HEADS = "choose values that divide, or give d_h and derive with model={'head_width': 'free'}"
"""What to do where H is not h·d_h."""

MODEL_WORDS = ("tied", "final_norm", "embedding_norm", "head_bias")
"""What a whole model has or has not, beside its layers."""
SPEC_WORDS = ("head_width", *MODEL_WORDS, "layers")
"""The words of a model that are no choice of a layer."""


@frozen
class LayerKind:
    """``count`` layers of one structure; None stands for all L."""

    structure: Structure
    count: int | None = None

    def __attrs_post_init__(self) -> None:
        wrong = isinstance(self.count, bool) or (self.count is not None and not isinstance(self.count, int))
        if wrong or (self.count is not None and self.count < 1):
            raise SpecError(f"expected a number of layers of at least 1, got {self.count!r}", field="layers")


@frozen
class TransformerSpec:
    """A model of the specification's form.

    ``divided_heads`` says that H = h·d_h, which most models meet and some do not. ``dimensions`` are pairs
    (symbol name, size); empty for a symbolic block. ``structure`` is the block that is derived by itself, ``layers``
    the kinds of a model that mixes them, in the order in which they are first met. ``tied``: the embedding is the
    matrix of the logits as well; ``final_norm`` stands before the logits, ``embedding_norm`` behind the embedding.
    ``notes``: what the model has and the formulas leave out.
    Raises SpecError for latent attention with divided heads, and for layers whose number is not L.
    """

    name: str = "symbolic"
    divided_heads: bool = True
    dimensions: tuple[tuple[str, int], ...] = ()
    source: str = field(default="", eq=False)
    structure: Structure = field(factory=Structure)
    layers: tuple[LayerKind, ...] = ()
    tied: bool = True
    final_norm: bool = True
    embedding_norm: bool = False
    head_bias: bool = False
    notes: tuple[str, ...] = field(default=(), eq=False)

    def __attrs_post_init__(self) -> None:
        for name, size in self.dimensions:
            if name not in SYMBOLS:
                raise SpecError(f"is no symbol; symbols are {', '.join(SYMBOLS)}", field=name)
            if isinstance(size, bool) or not isinstance(size, int) or size < 1:
                raise SpecError(f"expected an integer of at least 1, got {size!r}", field=name)
        if self.divided_heads and any(kind.structure.latent for kind in self.kinds):
            raise SpecError("latent attention has head widths of its own: choose 'free'", field="head_width")
        if any(kind.count is None for kind in self.layers):
            raise SpecError("each kind of a mixed model has its number of layers", field="layers")
        number = sum(kind.count or 0 for kind in self.layers)
        if self.layers and self.sizes.get("L", number) != number:
            raise SpecError(f"there are {number} layers of all kinds, but L = {self.sizes['L']}", field="layers")

    @property
    def kinds(self) -> tuple[LayerKind, ...]:
        """The kinds of layers with their numbers: those of a mixed model, or L of the one structure."""
        return self.layers or (LayerKind(self.structure, self.sizes.get("L")),)

    def of_kind(self, structure: Structure) -> TransformerSpec:
        """The same model with one of its kinds as the block to derive, and as its only kind."""
        return evolve(self, structure=structure, layers=())

    def over_full_square(self) -> TransformerSpec:
        """The same model counted as if every query saw every key: no mask and so no window.

        This is what the products of an unfused implementation take, which fills the square and masks it afterwards.
        """

        def full(structure: Structure) -> Structure:
            return evolve(structure, mask=Mask.FULL, window=False)

        counts: dict[Structure, int] = {}
        for kind in self.layers:
            counts[full(kind.structure)] = counts.get(full(kind.structure), 0) + (kind.count or 0)
        layers = tuple(LayerKind(*pair) for pair in counts.items()) if len(counts) > 1 else ()
        return evolve(self, structure=full(self.structure), layers=layers)

    @property
    def hypotheses(self) -> Hypotheses:
        """What every model of this form obeys, and, of a training block, how many pairs its mask leaves visible."""
        return self._layer(S)

    def inference_hypotheses(self, phase: str) -> Hypotheses:
        """The same with the query tokens of the phase: q = c in prefill, q = 1 in decode."""
        tokens = Defines(q, c, solved=q) if phase == "prefill" else Defines(q, Integer(1), solved=q)
        return Hypotheses((tokens,)) + self._layer(c, counted=phase == "prefill")

    def _layer(self, length: Symbol, *, counted: bool = True) -> Hypotheses:
        structure = self.structure
        items: list[Hypothesis] = [Defines(H, h * d_h, solved=d_h, hint=FREE_HEADS)] if self.divided_heads else []
        facts: list[Fact] = []
        if structure.attention is Attention.GROUPED_QUERY:
            items.append(Divides(h_kv, h))
        if structure.mask is Mask.CAUSAL and counted:
            facts.append(Counts(P, visible_pairs(length, structure.window)))
        if structure.window:
            facts.append(Within(w, length))
        if structure.routed:
            facts.append(Within(k, E))
        if structure.partial_rotary:
            facts.append(Within(d_r, d_h))
        return Hypotheses(tuple(items), tuple(facts))

    @property
    def sizes(self) -> dict[str, int]:
        """The dimensions by symbol name."""
        return dict(self.dimensions)

    @classmethod
    def of(cls, words: Mapping[str, Any]) -> TransformerSpec:
        """A symbolic model from words: those of `Structure.of`, `MODEL_WORDS`, ``head_width`` and ``layers``.

        ``head_width`` is "divided" (H = h·d_h) or "free"; ``layers`` a sequence of pairs (words that differ, number).
        Raises SpecError that names the key, its value and what is possible.
        """
        known = (*SPEC_WORDS, *(item.name for item in fields(Structure)))
        for key in words:
            if key not in known:
                raise SpecError(f"unknown structural word; known are {', '.join(known)}", field=str(key))
        own = {key: value for key, value in words.items() if key in SPEC_WORDS}
        base = {key: value for key, value in words.items() if key not in own}
        structure = Structure.of(base)
        kinds = tuple(_kinds(own.get("layers", ()), base))
        latent = any(kind.structure.latent for kind in (LayerKind(structure), *kinds))
        width = own.get("head_width", "free" if latent else "divided")
        if width not in ("divided", "free"):
            raise SpecError(f"unknown choice {width!r}; choose one of divided, free", field="head_width")
        flags = {key: value for key, value in own.items() if key in MODEL_WORDS}
        for key, value in flags.items():
            if not isinstance(value, bool):
                raise SpecError(f"expected True or False, got {value!r}", field=key)
        free = width == "free" and not latent
        shown = [] if structure == Structure() else [structure.name]
        name = ", ".join(["symbolic", *shown, *(["free head width"] if free else [])])
        return cls(name=name, divided_heads=width == "divided", structure=structure, layers=kinds, **flags)


def _kinds(value: Any, base: Mapping[str, Any]) -> list[LayerKind]:
    if not isinstance(value, tuple | list):
        raise SpecError(f"expected pairs (words, number of layers), got {value!r}", field="layers")
    found = []
    for pair in value:
        if not isinstance(pair, tuple | list) or len(pair) != 2 or not isinstance(pair[0], Mapping):
            raise SpecError(f"expected a pair (words, number of layers), got {pair!r}", field="layers")
        found.append(LayerKind(Structure.of({**base, **pair[0]}), pair[1]))
    return found


assert set(DIMENSIONS) <= set(SYMBOLS)
