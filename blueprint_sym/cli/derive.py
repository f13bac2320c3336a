"""``blueprint-sym derive`` and ``models``."""

from __future__ import annotations

import json
from typing import Any

import click

from ..errors import BindingError
from ..spec.strategy import Recompute
from .common import FORMAT, TASK, guarded, main, parse_point


@main.command()
@click.argument("task", type=TASK)
@click.option("--model", help="A name of `blueprint-sym models`, or a .toml, .json or .args file.")
@click.option(
    "--scope", type=click.Choice(["block", "model"]), default="block", show_default=True, help="One layer, or all."
)
@click.option(
    "--recompute", type=click.Choice([policy.value for policy in Recompute]), default="none", show_default=True
)
@click.option("--tensor-parallel/--no-tensor-parallel", default=True, help="t >= 2 (default) or t = 1.")
@click.option("--sequence-parallel", is_flag=True, help="Split the residual stream along the sequence.")
@click.option("--regather/--no-regather", default=None, help="Gather inputs again instead of storing them (default).")
@click.option("--fused-activation", is_flag=True, help="Run the activation inside the products around it.")
@click.option("--shard-optimizer", is_flag=True, help="Split optimizer states over d data-parallel ranks.")
@click.option("--expert-parallel", is_flag=True, help="Spread experts over ep ranks.")
@click.option(
    "--head-width", type=click.Choice(["divided", "free"]), default=None, help="Whether H = h*d_h is assumed."
)
@click.option(
    "--target", type=click.Choice(["queue", "slot"]), default=None, help="Bind the plan to a reference target."
)
@click.option("--capacity", type=int, default=None, help="Bytes of the device that the layout must fit.")
@click.option(
    "--attention",
    type=click.Choice(["dense", "fused"]),
    default="dense",
    show_default=True,
    help="The implementation of attention that a target binds.",
)
@click.option("--at", "point", default=None, metavar="B=1,t=8,…", help="Also give numbers at this point.")
@FORMAT
@guarded
def derive(task: str, point: str | None, form: str, model: str | None, head_width: str | None, **choices: Any) -> None:
    """Derive a block or a whole model through all passes, prove it, and print its closed forms."""
    from ..views.derivation import derivation_data, print_derivation
    from ..views.whole import model_data, print_whole
    from ..whole import ModelDerivation

    derivation = derived(task, model, head_width, **choices)
    instance = None if point is None else derivation.instantiate(**parse_point(point))
    if isinstance(derivation, ModelDerivation):
        if form == "json":
            click.echo(json.dumps(model_data(derivation, instance), indent=2))
        else:
            print_whole(derivation, instance)
    elif form == "json":
        click.echo(json.dumps(derivation_data(derivation, instance), indent=2))
    else:
        print_derivation(derivation, instance)


def derived(task: str, model: str | None, head_width: str | None, **choices: Any) -> Any:
    """The derivation that the options of a block ask for; raises BindingError where they contradict each other."""
    from ..derivation import derive as run

    if model is not None and head_width is not None:
        raise BindingError(
            "head_width", "--head-width: the model says whether H = h*d_h; give one of --model, --head-width"
        )
    return run(task, model=model if head_width is None else {"head_width": head_width}, **choices)


@main.command()
@FORMAT
@guarded
def models(form: str) -> None:
    """List the models that can be named."""
    from ..spec.catalogue import catalogue
    from ..views.derivation import print_models

    if form == "json":
        rows = {
            spec.name: {**spec.sizes, "source": spec.source, "notes": list(spec.notes)} for spec in catalogue().values()
        }
        click.echo(json.dumps(rows, indent=2))
    else:
        print_models(tuple(catalogue().values()))
