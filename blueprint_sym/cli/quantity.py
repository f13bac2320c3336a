"""What ``blueprint-sym explain`` tells of a quantity."""

from __future__ import annotations

TASKS = ("training", "decode")
"""Where a quantity is looked for."""


def told(name: str) -> str | None:
    """The derivation of a quantity of the symbolic block, as text; None where no task has such a quantity."""
    from ..derivation import derive

    if name.partition(".")[0] not in ("flops", "bytes", "payload", "memory"):
        return None
    for task in TASKS:
        found = derive(task).quantities.get(name)
        if found is not None:
            return str(found.derivation())
    return None
