"""What every command shares: the group, exit codes, and how errors are told."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from .. import __version__
from ..errors import BindingError, BlueprintError, ProofError
from ..proof.report import ProofReport, Status
from ..spec.session import TASKS

EXIT_REFUTED, EXIT_USAGE, EXIT_UNKNOWN = 1, 2, 3


def exit_code(report: ProofReport) -> int:
    """0, 1 or 3, as the report deserves."""
    return worst(verdict.status for verdict in report.verdicts)


def worst(statuses: Iterable[Status]) -> int:
    """The exit code of these verdicts: 0 all proved, 1 something refuted, 3 something neither."""
    found = set(statuses)
    if Status.REFUTED in found:
        return EXIT_REFUTED
    return EXIT_UNKNOWN if found - {Status.PROVED} else 0


def guarded(command: Callable[..., None]) -> Callable[..., None]:
    """Turns the package's errors into one line on stderr and an exit code."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> None:
        try:
            command(*args, **kwargs)
        except ProofError as error:
            click.echo(f"error: {error}", err=True)
            sys.exit(exit_code(error.report) or EXIT_REFUTED)
        except BlueprintError as error:
            click.echo(f"error: {error}", err=True)
            sys.exit(EXIT_USAGE)

    return run


def pairs(texts: Iterable[str], option: str, form: str = "NAME=VALUE") -> dict[str, str]:
    """The values by name of what ``option`` was given; raises BindingError for what is no ``form`` or given twice."""
    values: dict[str, str] = {}
    for text in texts:
        name, _, value = (piece.strip() for piece in text.partition("="))
        if not name or not value:
            raise BindingError(name, f"{option}: expected {form}, got {text[:40]!r}")
        if name in values:
            raise BindingError(name, f"{option}: {name[:40]} is given twice")
        values[name] = value
    return values


def parse_point(text: str) -> dict[str, int]:
    """The values of ``B=1,t=8,e=2``; raises BindingError that names what is wrong."""
    values: dict[str, int] = {}
    given = filter(None, (piece.strip() for piece in text.split(",")))
    for name, number in pairs(given, "--at", "NAME=INTEGER").items():
        if not re.fullmatch(r"[A-Za-z_]\w{0,20}", name, re.ASCII):
            raise BindingError(name, f"--at: expected NAME=INTEGER, got {f'{name}={number}'[:40]!r}")
        if not re.fullmatch(r"-?[0-9]{1,100}", number):
            raise BindingError(name, f"--at: {name} = {number[:40]!r} is not an integer of at most 100 digits")
        values[name] = int(number)
    return values


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="blueprint-sym")
def main() -> None:
    """Closed forms of what a Transformer block costs, proved before a number is put in."""


FILES = click.argument(
    "files", nargs=-1, type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="[FILE]..."
)
"""Python files of a user's own, in place of what the package claims."""

FORMAT = click.option("--format", "form", type=click.Choice(["table", "json"]), default="table", show_default=True)

REPORT_FORMAT = click.option(
    "--format",
    "form",
    type=click.Choice(["table", "json", "junit", "github"]),
    default="table",
    show_default=True,
    help="github: annotations of a workflow run.",
)

TASK = click.Choice(TASKS)
"""The type of an option or argument that names a task."""
