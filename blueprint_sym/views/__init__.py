"""What people see: the command line's tables, rich displays of notebooks, and views of evidence.

Views read derivations and reports; nothing goes back.
"""

from lazy_loader import attach_stub

__getattr__, __dir__, __all__ = attach_stub(__name__, __file__)
"""The names of the stub beside this file; each is imported when it is first used."""
