"""A model as another tool's configuration describes it, in the making: words, sizes, and what differs by layer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import define, evolve, field

from ..errors import SpecError
from ..symbols import SYMBOLS
from .config import Config
from .model import LayerKind, TransformerSpec
from .structure import Structure

MOST_LAYERS = 10_000
"""Layers are listed one by one where they differ; no model has more."""

Words = dict[str, Any]


@define
class Description:
    """What has been understood so far of a configuration.

    ``words`` are those of `Structure.of`, ``sizes`` by symbol name, ``whole`` the words of a whole model; ``varied``
    has for each layer the words in which it differs; ``notes`` say what the model has and the formulas leave out.
    """

    config: Config
    words: Words = field(factory=dict)
    sizes: dict[str, int] = field(factory=dict)
    whole: dict[str, Any] = field(factory=dict)
    varied: list[Words] = field(factory=list)
    notes: list[str] = field(factory=list)

    @property
    def layers(self) -> int:
        """L."""
        return self.sizes["L"]

    def vary(self, differences: Sequence[Words]) -> None:
        """Words for each of the L layers, beside those that differ already."""
        known = self.varied or [{} for _ in differences]
        self.varied = [{**old, **new} for old, new in zip(known, differences, strict=True)]

    def spec(self, name: str, source: str) -> TransformerSpec:
        """The model; raises SpecError for a combination that cannot exist."""
        try:
            return self._spec(name, source)
        except SpecError as error:
            if error.file:
                raise
            message = str(error).removeprefix(f"{error.field}: ")
            words = f"no block of this package has this: {message}"
            raise SpecError(words, file=self.config.file, field=error.field) from None

    def _spec(self, name: str, source: str) -> TransformerSpec:
        structures = [Structure.of({**self.words, **own}) for own in self.varied] or [Structure.of(self.words)]
        kinds = tuple(LayerKind(kind, structures.count(kind)) for kind in dict.fromkeys(structures))
        common = max(kinds, key=lambda kind: kind.count or 0)
        latent = any(kind.structure.latent for kind in kinds)
        sizes = tuple((symbol, self.sizes[symbol]) for symbol in SYMBOLS if symbol in self.sizes)
        spec = TransformerSpec(
            name=name,
            divided_heads=not latent and self.sizes["h"] * self.sizes["d_h"] == self.sizes["H"],
            dimensions=sizes,
            source=source,
            structure=common.structure,
            notes=tuple(self.notes),
            layers=kinds if len(kinds) > 1 else (),
        )
        return evolve(spec, **self.whole)
