"""The command line. stdout is the result, stderr the progress.

Exit codes: 0 everything proved, 1 something refuted, 2 wrong usage or input, 3 something unknown.
"""

from . import artefacts, check, derive, latex, obligations, prove, sweep
from .common import exit_code, main, parse_point

__all__ = ["artefacts", "check", "derive", "exit_code", "latex", "main", "obligations", "parse_point", "prove", "sweep"]
