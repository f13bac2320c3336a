"""The theorems of the specification, readable as mathematics: one module per pass.

Each theorem names quantities of a derivation and states what they are. ``pytest tests/test_theorems.py`` proves every
one of them, for every structural variant to which it applies, for all sizes.
"""
