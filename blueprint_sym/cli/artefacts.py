"""``blueprint-sym record``, ``replay`` and ``store``."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from .common import EXIT_REFUTED, EXIT_USAGE, FILES, guarded, main
from .running import Running, running

_DIRECTORY = click.Path(file_okay=False, path_type=Path)


@main.command()
@FILES
@click.option("-o", "--output", type=_DIRECTORY, required=True, metavar="DIR")
@guarded
@running
def record(run: Running, files: tuple[Path, ...], output: Path) -> None:
    """Prove everything and write texts, certificates and index to DIR, in place of what is there.

    Nothing is written unless everything is proved. This is how the index is updated.
    """
    from ..proof.artefacts import write_all
    from .recording import recorded

    for path in write_all(output, recorded(run, files)):
        click.echo(path)


@main.command()
@click.argument("directory", type=_DIRECTORY, default=Path("proofs/artefacts"))
@guarded
@running
def replay(run: Running, directory: Path) -> None:
    """Check what was recorded in DIRECTORY again, with z3 and the checker, without deriving anything."""
    from contextlib import ExitStack

    from ..proof.cvc5 import Cvc5
    from ..proof.replay import replay as replayed

    with ExitStack() as stack:
        executor = stack.enter_context(run.executor())
        solver = stack.enter_context(Cvc5(run.jobs)) if run.cvc5 else None
        found = replayed(directory, executor=executor, workers=run.jobs, solver=solver)
    for fault in found.faults:
        click.echo(fault)
    for judges, number in found.confirmed.items():
        click.echo(f"{number} confirmed by {judges}")
    click.echo(
        f"{found.obligations} obligations, {found.texts} texts, {found.certificates} certificates: "
        + (f"{len(found.faults)} faults" if found.faults else "all confirmed")
    )
    sys.exit(0 if found.good else EXIT_REFUTED)


@main.group()
def store() -> None:
    """What is remembered of earlier proof runs on this machine."""


@store.command("show")
@guarded
def show() -> None:
    """Where the store is, and how much it holds."""
    from ..proof.store import Store
    from .running import tell_faults

    found = Store.open()
    if found is None:
        click.echo("there is no store here: its directory cannot be written")
        return
    names = found.names()
    believed = found.read_all(names)
    click.echo(found.path)
    for kind in ("audit", "claim"):
        click.echo(f"{sum(name.startswith(kind) for name in believed)} entries: {kind}")
    if found.path.exists():
        click.echo(f"{found.path.stat().st_size} bytes")
    tell_faults(found)


@store.command("clear")
@guarded
def clear() -> None:
    """Forget everything."""
    from ..proof.store import Store
    from .running import tell_faults

    found = Store.open()
    if found is not None:
        found.clear()
        tell_faults(found)
        if found.faults:
            sys.exit(EXIT_USAGE)
        click.echo(f"{found.path} is gone")
