"""Formulas for papers: LaTeX that is read from a proved derivation, so that nobody types a formula twice."""

from .paper import Paper, paper

__all__ = ["Paper", "paper"]
