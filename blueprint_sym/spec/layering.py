"""Parts of a Hugging Face configuration that may differ by layer: windows, rotation, experts."""

from __future__ import annotations

from .config import REQUIRED
from .described import Description, Words
from .parts import ATTENTION_KINDS, Part, Pattern


def windows(pattern: Pattern, *, required: bool = False, used: bool = True) -> Part:
    """A window in the layers that the file lists, else in those of ``pattern``.

    ``required``: the key must stand there, if only with a null; ``used``: what use_sliding_window is by default.
    """

    def read(d: Description) -> None:
        key = "sliding_window"
        nothing = None if key in d.config.table or not required else REQUIRED
        size = d.config.size(key, default=nothing)
        wanted = d.config.flag("use_sliding_window", default=used) and size is not None
        listed = d.config.words("layer_types", choices=ATTENTION_KINDS, length=d.layers)
        inside = pattern(d)
        if listed is not None:
            inside = [kind == "sliding_attention" for kind in listed]
        if listed is not None and any(inside) and not wanted:
            raise d.config.refuse("layer_types", f"expected no sliding_attention, as {key} is null or not used")
        behind(d, inside if wanted else [False] * d.layers, size)

    return read


def behind(d: Description, inside: list[bool], size: int | None) -> None:
    """Which layers have a window of ``size``; one that no sequence fills is none."""
    limit = d.sizes.get("S")
    if any(inside) and limit is not None and size is not None and size >= limit:
        d.notes.append(f"sliding_window = {size}: no sequence of up to {limit} tokens is longer, so none is counted")
        inside = [False] * len(inside)
    if any(inside):
        d.sizes["w"] = size or 1
        d.vary([{"window": item} for item in inside])


def everywhere(d: Description) -> list[bool]:
    """A window in every layer."""
    return [True] * d.layers


def nowhere(d: Description) -> list[bool]:
    """No window unless the file lists it."""
    return [False] * d.layers


def alternating(d: Description) -> list[bool]:
    """A window in the first of every two layers."""
    return [layer % 2 == 0 for layer in range(d.layers)]


def but_every(default: int, *keys: str) -> Pattern:
    """A window in all but the last of every so many layers."""

    def pattern(d: Description) -> list[bool]:
        every = d.config.size(*keys, default=default) if keys else default
        return [(layer + 1) % every != 0 for layer in range(d.layers)]

    return pattern


def above(d: Description) -> list[bool]:
    """A window in the layers from max_window_layers on, which is needed where windows are used."""
    needed = d.config.flag("use_sliding_window", default=False)
    first = d.config.size("max_window_layers", least=0, default=REQUIRED if needed else d.layers)
    return [layer >= first for layer in range(d.layers)]


def unrotated(key: str, interval: str) -> Part:
    """Layers without rotation: those with a 0 in the list, else the last of every so many."""

    def read(d: Description) -> None:
        every = d.config.size(interval, default=4)
        rotated = d.config.flags(key, length=d.layers) or [int((n + 1) % every != 0) for n in range(d.layers)]
        d.vary([{"positions": "rope" if item else "none"} for item in rotated])

    return read


def experts(count: tuple[str, ...], chosen: tuple[str, ...], width: str, where: Pattern) -> Part:
    """A mixture of experts in the layers of ``where``: E, k and the width of each."""

    def read(d: Description) -> None:
        routed = where(d)
        if not any(routed):
            for key in (*count, *chosen, width):
                d.config.read.add(key)
            return
        d.sizes["E"] = d.config.size(*count)
        d.sizes["k"] = d.config.size(*chosen, most=d.sizes["E"])
        d.sizes["F_e"] = d.config.size(width)
        dense = d.words.pop("mlp")
        own: Words = {"mlp": "experts", "expert_mlp": dense}
        d.vary([own if item else {"mlp": dense} for item in routed])
        if all(routed):
            d.sizes.pop("F", None)

    return read


def all_routed(d: Description) -> list[bool]:
    """Experts in every layer."""
    return [True] * d.layers


def sparse_steps(d: Description) -> list[bool]:
    """Experts in the last of every decoder_sparse_step layers that mlp_only_layers does not name."""
    dense = d.config.numbers("mlp_only_layers", most=d.layers - 1)
    step = d.config.size("decoder_sparse_step", default=1)
    return [layer not in dense and (layer + 1) % step == 0 for layer in range(d.layers)]


def after_dense(d: Description) -> list[bool]:
    """Experts in every moe_layer_freq-th layer from first_k_dense_replace on."""
    first = d.config.size("first_k_dense_replace", default=0, least=0)
    every = d.config.size("moe_layer_freq", default=1)
    return [layer >= first and layer % every == 0 for layer in range(d.layers)]


def shared_experts(d: Description) -> None:
    """Experts that take every token, n_shared_experts of them, counted as one of their width together."""
    number = d.config.size("n_shared_experts", default=None)
    if number and "E" in d.sizes:
        d.sizes["F_s"] = number * d.sizes["F_e"]
        d.vary([{"shared_experts": True} if own.get("mlp") == "experts" else {} for own in d.varied])


def predicted_further(d: Description) -> None:
    """Layers that predict tokens beyond the next: a part of training only, which the model leaves out."""
    number = d.config.size("num_nextn_predict_layers", "num_mtp_layers", default=0, least=0)
    if number:
        d.notes.append(f"num_nextn_predict_layers = {number}: layers that predict further tokens are not counted")
