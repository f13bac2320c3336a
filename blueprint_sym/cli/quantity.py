"""What ``blueprint-sym explain`` tells of a quantity."""

from __future__ import annotations

from difflib import get_close_matches

from ..errors import BindingError

TASKS = ("training", "decode")
"""Where a quantity is looked for; prefill has those of decode."""
SCOPES = {"flops": "block", "bytes": "block", "payload": "block", "memory": "block", "model": "model"}
"""By the first word of a quantity, whose it is."""
NEAREST = 3


def told(name: str) -> str | None:
    """The derivation of a quantity of the symbolic block or model, as text; None for what is named like no quantity.

    Raises BindingError, with the nearest names, for what is named like a quantity and is none.
    """
    from ..derivation import derive
    from ..whole import derive_model

    word = name.partition(".")[0]
    if word not in SCOPES:
        return None
    known: dict[str, None] = {}
    for task in TASKS:
        derivation = derive(task)
        quantities = (derivation if SCOPES[word] == "block" else derive_model(derivation.session)).quantities
        if name in quantities:
            return str(quantities[name].derivation())
        known |= dict.fromkeys(quantities)
    near = get_close_matches(name, known, NEAREST) or [item for item in known if item.startswith(f"{word}.")]
    scope = " --scope model" if SCOPES[word] == "model" else ""
    raise BindingError(
        name,
        f"no quantity {name[:80]!r} in the specification's {SCOPES[word]}; the nearest: {', '.join(near)}; "
        f"`blueprint-sym derive {TASKS[0]}{scope}` lists all",
    )
