"""Words as LaTeX shows them: nothing in them is a command."""

from __future__ import annotations

UNICODE = {"×": r"$\times$", "·": r"$\cdot$", "−": "-", "–": "--", "→": r"$\to$", "≥": r"$\ge$", "Ψ": r"$\Psi$"}
SPECIAL = {"\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}", "|": r"$\mid$"}


def escape(words: str) -> str:
    """Text as LaTeX shows it: nothing in it is a command; what is not ASCII and not known becomes a question mark."""
    return "".join(_escaped(character) for character in words)


def _escaped(character: str) -> str:
    if character in SPECIAL or character in UNICODE:
        return SPECIAL.get(character) or UNICODE[character]
    if character in "{}$&#_%":
        return "\\" + character
    return character if " " <= character <= "~" else "?"
