"""The inference block: one phase (prefill or decode) of one block, forward only, with a cache of keys and values.

Vaswani et al. 2017 (arXiv 1706.03762); tensor parallelism of Shoeybi et al. 2019 (arXiv 1909.08053).
"""

from __future__ import annotations

from ..ir.model import ModelIR, Saved, Tensor
from ..spec.model import TransformerSpec
from ..spec.structure import NormPosition, Parallel
from . import attention, latent, mlp
from . import layers as make
from .draft import Draft, inference_site
from .training import finish, join, mlp_part, norm_word


def inference_block(spec: TransformerSpec, phase: str) -> ModelIR:
    """The block as a ModelIR for ``phase`` "prefill" or "decode"."""
    d = Draft(inference_site(spec.structure, phase), spec.structure)
    x = d.stream("block.input")
    if spec.structure.parallel is Parallel.NONE:
        partial, cache = attention_part(d, enter(d, "attention", x))
        middle = leave(d, "attention", ("attention",), x, partial, "attention.output")
        output = leave(d, "mlp", ("mlp",), middle, mlp_part(d, enter(d, "mlp", middle)), "block.output")
    else:
        output, cache = parallel_part(d, x)
    return ModelIR(
        name=spec.name,
        task=phase,
        tensors=tuple(d.tensors),
        layers=tuple(d.layers),
        inputs=(x.id, *cache),
        outputs=(output.id,),
        hypotheses=spec.inference_hypotheses(phase),
        dimensions=spec.dimensions,
    )


def enter(d: Draft, name: str, x: Tensor) -> Tensor:
    """The norm before a part, if any."""
    if d.structure.norm_position not in (NormPosition.PRE, NormPosition.SANDWICH):
        return x
    return d.norm(f"{name}.{norm_word(d)}", x, d.stream(f"{name}.normed"), f"{name}.norm", saved=Saved())


def attention_part(d: Draft, x: Tensor) -> tuple[Tensor, tuple[str, ...]]:
    """From the part's input to partial sums, and the ids of the cache's tensors."""
    context, cache = latent.served(d, x) if d.structure.latent else attention.served(d, x)
    return attention.output(d, context), cache


def leave(d: Draft, name: str, biased: tuple[str, ...], skip: Tensor, partial: Tensor, output: str) -> Tensor:
    """All-reduce, output biases and norm, residual connection."""
    reduced = d.stream(f"{name}.reduced")
    d.add(make.boundary(f"{name}.output_collective", partial, reduced))
    return join(d, name, skip, finish(d, name, biased, reduced), output)


def parallel_part(d: Draft, x: Tensor) -> tuple[Tensor, tuple[str, ...]]:
    """Attention and MLP of one input, added before the one all-reduce."""
    own = d.structure.parallel is Parallel.OWN_NORMS
    normed = enter(d, "attention", x)
    attended, cache = attention_part(d, normed)
    beside = enter(d, "mlp", x) if own else normed
    fed = mlp.experts(d, beside) if d.structure.routed else mlp.dense(d, beside)
    partial = d.partial("block.partial")
    d.add(make.residual("block.sum", attended, fed, partial))
    return leave(d, "block", ("attention", "mlp"), x, partial, "block.output"), cache
