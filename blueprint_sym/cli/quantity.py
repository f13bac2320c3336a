"""What ``blueprint-sym explain`` tells of a quantity."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..closest import closest
from ..errors import BindingError

if TYPE_CHECKING:
    from ..quantity import QuantityTable

ASKED = ("training", "decode")
"""Where a quantity is looked for; prefill has those of decode."""
SCOPES = {"flops": "block", "bytes": "block", "payload": "block", "memory": "block", "model": "model"}
"""By the first word of a quantity, whose it is."""


def told(name: str) -> str | None:
    """The derivation of a quantity of the symbolic block or model, as text; None for what is named like no quantity.

    Raises BindingError, with the nearest names, for what is named like a quantity and is none.
    """
    word = name.partition(".")[0]
    if word not in SCOPES:
        return None
    known: dict[str, None] = {}
    for quantities in _tables(SCOPES[word]):
        if name in quantities:
            return str(quantities[name].derivation())
        known |= dict.fromkeys(quantities)
    near = closest(name, known) or [item for item in known if item.startswith(f"{word}.")]
    scope = " --scope model" if SCOPES[word] == "model" else ""
    raise BindingError(
        name,
        f"no quantity {name[:80]!r} in the specification's {SCOPES[word]}; the nearest: {', '.join(near)}; "
        f"`blueprint-sym derive {ASKED[0]}{scope}` lists all",
    )


def _tables(scope: str) -> Iterator[QuantityTable]:
    """The quantities of each task, and those that only a block with fused attention has, bound to a target."""
    from ..derivation import derive
    from ..whole import derive_model

    for task in ASKED:
        plain = derive(task)
        yield plain.quantities if scope == "block" else derive_model(plain.session).quantities
    if scope == "block":
        yield from (derive(task, target="queue", attention="fused").quantities for task in ASKED)
