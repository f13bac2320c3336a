"""Numbers: a proved derivation at one point, and over arrays of points, in exact integers.

`point` has the derivation at one point; `lowering` makes a program of formulas, `program` says what it means and how
large its numbers can become, `execute` and `compiled` run it over arrays. The last three know no sympy, so that a
worker that only computes need not import it; for this reason the names below are imported when they are first used.
"""

from lazy_loader import attach_stub

__getattr__, __dir__, __all__ = attach_stub(__name__, __file__)
"""The names of the stub beside this file; each is imported when it is first used."""
