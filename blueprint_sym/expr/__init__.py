"""Exact expressions: one normal form, exact evaluation, text and LaTeX. Knows no model, no pass and no solver."""
