"""Pictures of derivations and of data, with matplotlib. Every function returns the axes that it drew on.

Axes are logarithmic where sizes span powers of ten, and say their unit: GFLOP, GiB.
"""

from lazy_loader import attach_stub

__getattr__, __dir__, __all__ = attach_stub(__name__, __file__)
"""The names of the stub beside this file; each is imported when it is first used."""
