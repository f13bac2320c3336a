"""The training block: its layers in the order in which they run; 24 of them in the specification's form.

Layer norm, multi-head attention, dropout, GELU MLP (GPT form; Shoeybi et al. 2019, arXiv 1909.08053). The column of
stored bytes is that of Korthikanti et al. 2022 (arXiv 2205.05198), Table 2. Other structures are other layers.
"""

from __future__ import annotations

from collections.abc import Callable

from ..ir.model import Drop, ModelIR, Repeat, Saved, Tensor
from ..spec.model import TransformerSpec
from ..spec.structure import NormPosition, Parallel
from . import attention, latent, mlp
from . import layers as make
from .draft import BYTE, HIDDEN, Draft, training_site

Body = Callable[[Draft, Tensor], Tensor]
"""What stands between entry and exit of a part: from the gathered input to partial sums."""


def training_block(spec: TransformerSpec) -> ModelIR:
    """The block as a ModelIR; ``spec`` says what it is made of and gives the sizes of a named model."""
    d = Draft(training_site(spec.structure), spec.structure)
    x = d.stream("block.input")
    if spec.structure.parallel is Parallel.NONE:
        middle = part(d, "attention", x, attention_part)
        output = part(d, "mlp", middle, mlp_part)
    else:
        output = parallel_part(d, x)
    return ModelIR(
        name=spec.name,
        task="training",
        tensors=tuple(d.tensors),
        layers=tuple(d.layers),
        inputs=(x.id,),
        outputs=(output.id,),
        hypotheses=spec.hypotheses,
        dimensions=spec.dimensions,
    )


def part(d: Draft, name: str, x: Tensor, body: Body) -> Tensor:
    """Entry, body and exit around a residual connection."""
    skip, gathered = entry(d, name, x)
    return leave(d, name, (name,), skip, body(d, gathered))


def entry(d: Draft, name: str, x: Tensor) -> tuple[Tensor, Tensor]:
    """Fork, norm where one stands before the part, entry into the tensor-parallel region: (skip, gathered)."""
    normed_first = d.structure.norm_position in (NormPosition.PRE, NormPosition.SANDWICH)
    drop = Drop.NEVER if normed_first else Drop.ALWAYS
    wanted = ((f"{name}.skip", None), (f"{name}.branch", None))
    skip, branch = d.fork(f"{name}.fork", x, wanted, saved=Saved((x.id,), (), drop))
    return skip, enter(d, name, branch, x)


def enter(d: Draft, name: str, branch: Tensor, x: Tensor) -> Tensor:
    """The norm before a part, if any, and what all ranks have of its result."""
    if d.structure.norm_position in (NormPosition.PRE, NormPosition.SANDWICH):
        normed = d.stream(f"{name}.normed")
        branch = d.norm(f"{name}.{norm_word(d)}", branch, normed, f"{name}.norm", saved=Saved((x.id,), (), Drop.ALWAYS))
    gathered = d.tensor(f"{name}.gathered", d.site.tokens)
    saved = Saved((branch.id,), (), Drop.NOT_GATHERED_AGAIN)
    d.add(make.boundary(f"{name}.input_collective", branch, gathered, saved=saved, repeat=Repeat.GATHER))
    return gathered


def norm_word(d: Draft) -> str:
    """``layer_norm`` or ``rms_norm``."""
    return f"{d.structure.norm.value}_norm"


def leave(d: Draft, name: str, biased: tuple[str, ...], skip: Tensor, partial: Tensor) -> Tensor:
    """Exit of the tensor-parallel region, output biases, norm, dropout and residual, norm behind it."""
    reduced = d.stream(f"{name}.reduced")
    saved = Saved((reduced.id,), (), Drop.ALWAYS)
    d.add(make.boundary(f"{name}.output_collective", partial, reduced, saved=saved))
    y = finish(d, name, biased, reduced)
    if d.structure.dropout:
        dropped, mask = d.stream(f"{name}.dropped"), d.stream(f"{name}.output_mask", width=BYTE)
        d.add(make.dropout(f"{name}.output_dropout", y, dropped, mask, saved=Saved((mask.id,))))
        y = dropped
    return join(d, name, skip, y, f"{name}.output")


def finish(d: Draft, name: str, biased: tuple[str, ...], y: Tensor) -> Tensor:
    """Output biases, and the norm before the residual connection, where the structure has them."""
    if "attention" in biased:
        y = d.bias("output", "attention.output_bias", y, (HIDDEN,))
    if "mlp" in biased and not d.structure.routed:
        y = d.bias("mlp", f"mlp.{d.site.contract}_bias", y, (HIDDEN,))
    if d.structure.norm_position in (NormPosition.SANDWICH, NormPosition.REORDERED):
        y = d.norm(f"{name}.output_norm", y, d.stream(f"{name}.renormed"), f"{name}.output_norm", saved=Saved((y.id,)))
    return y


def join(d: Draft, name: str, skip: Tensor, y: Tensor, output: str) -> Tensor:
    """The residual connection, and the norm behind it."""
    behind = d.structure.norm_position is NormPosition.POST
    joined = d.stream(f"{name}.joined" if behind else output)
    d.add(make.residual(f"{name}.residual", skip, y, joined, saved=Saved((skip.id, y.id), (), Drop.ALWAYS)))
    if not behind:
        return joined
    return d.norm(f"{name}.{norm_word(d)}", joined, d.stream(output), f"{name}.norm", saved=Saved((joined.id,)))


def attention_part(d: Draft, gathered: Tensor) -> Tensor:
    """From the gathered input to the partial sums of the output projection."""
    return _attention(d, gathered, ())[0]


def _attention(d: Draft, gathered: Tensor, others: tuple[str, ...]) -> tuple[Tensor, tuple[Tensor, ...]]:
    kind = latent if d.structure.latent else attention
    operands, rest = kind.projected(d, gathered, others)
    return attention.output(d, attention.attended(d, operands)), rest


def mlp_part(d: Draft, gathered: Tensor) -> Tensor:
    """From the gathered input to the partial sums of the MLP."""
    return mlp.experts(d, gathered) if d.structure.routed else mlp.dense(d, gathered)


def parallel_part(d: Draft, x: Tensor) -> Tensor:
    """Attention and MLP of one input, added before they leave the tensor-parallel region together."""
    own = d.structure.parallel is Parallel.OWN_NORMS
    names = ("attention", "mlp") if own else ("attention",)
    wanted = [("block.skip", None), *((f"{name}.branch", None) for name in names)]
    skip, *branches = d.fork("block.fork", x, wanted, saved=Saved((x.id,)))
    gathered = [enter(d, name, branch, x) for name, branch in zip(names, branches, strict=True)]
    if own:
        attended = attention_part(d, gathered[0])
        fed = mlp_part(d, gathered[1])
    else:
        attended, (beside,) = _attention(d, gathered[0], ("mlp.input",))
        fed = mlp.experts(d, beside, owned=False) if d.structure.routed else mlp.dense(d, beside, owned=False)
    partial = d.partial("block.partial")
    saved = Saved((attended.id, fed.id), (), Drop.ALWAYS)
    d.add(make.residual("block.sum", attended, fed, partial, saved=saved))
    return leave(d, "block", ("attention", "mlp"), skip, partial)
