"""How the command line is run in this process."""

from __future__ import annotations

import json
from typing import Any

from click.testing import CliRunner, Result

from blueprint_sym.cli import main

TRAINING_POINT = "B=1,S=2048,H=12288,F=49152,h=96,t=8,e=2"
DECODE_POINT = "b=8,c=2048,H=12288,F=49152,h=96,t=8,e=2"


def run(*args: str) -> Result:
    return CliRunner().invoke(main, list(args))


def data(*args: str) -> Any:
    """What a command prints as JSON."""
    result = run(*args, "--format", "json")
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)
