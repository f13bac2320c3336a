"""TransformerSpec: which block, and the sizes of a named model."""

from __future__ import annotations

from attrs import field, frozen
from sympy import Integer

from ..hypotheses import Defines, Hypotheses
from ..symbols import SYMBOLS, H, c, d_h, h, q

DIMENSIONS = ("H", "F", "S", "h", "d_h", "L")
"""The sizes that a model fixes; S is its default sequence length and may be chosen otherwise."""

FREE_HEADS = "choose values that divide, or give d_h and derive with model={'head_width': 'free'}"
"""What to do where H is not h·d_h."""


@frozen
class TransformerSpec:
    """A block of the specification.

    ``divided_heads`` says that H = h·d_h, which most models meet and some do not. ``dimensions`` are pairs
    (symbol name, size); empty for a symbolic block.
    """

    name: str = "symbolic"
    divided_heads: bool = True
    dimensions: tuple[tuple[str, int], ...] = ()
    source: str = field(default="", eq=False)

    @property
    def hypotheses(self) -> Hypotheses:
        """What every model of this form obeys."""
        return Hypotheses((Defines(H, h * d_h, solved=d_h, hint=FREE_HEADS),)) if self.divided_heads else Hypotheses()

    def inference_hypotheses(self, phase: str) -> Hypotheses:
        """The same with the query tokens of the phase: q = c in prefill, q = 1 in decode."""
        tokens = Defines(q, c, solved=q) if phase == "prefill" else Defines(q, Integer(1), solved=q)
        return Hypotheses((tokens,)) + self.hypotheses

    @property
    def sizes(self) -> dict[str, int]:
        """The dimensions by symbol name."""
        return dict(self.dimensions)


assert set(DIMENSIONS) <= set(SYMBOLS)
