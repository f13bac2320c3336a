"""The quantities of a whole model, each a sum over its kinds of layers and what stands outside of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from sympy import Expr, Integer

from .expr.algebra import normal, total
from .given import Setting
from .ir.model import Layer, Tensor
from .ir.node import Phase
from .origin import Chain, PartSum, Reason, equations
from .quantity import Quantity, QuantityTable, Unit, letters
from .spec.model import TransformerSpec
from .spec.structure import Norm, Positions
from .symbols import B, E, H, S, S_p, V, b, c, k, q, w

if TYPE_CHECKING:
    from .whole import LayerCost, ModelDerivation

GRADIENTS = (Phase.ACTIVATION_GRADIENT, Phase.WEIGHT_GRADIENT)
Named = tuple[Quantity, PartSum]
MATMUL = r"W_{\mathrm{matmul}}"


@frozen
class Part:
    """What one tensor, layer or table adds to a quantity of the model: ``expr`` for all that are like it."""

    id: str
    expr: Expr
    why: Reason


def outside(spec: TransformerSpec) -> tuple[Part, ...]:
    """Parameters outside of layers: embedding, positions, norms, logits."""
    biased = spec.structure.norm is Norm.LAYER and spec.structure.norm_bias
    norm, of_norm = H * (2 if biased else 1), ("gain and bias" if biased else "gain",)
    learned = spec.structure.positions is Positions.LEARNED
    parts = (
        (True, Part("embedding", V * H, ("a row for each token of the vocabulary",))),
        (learned, Part("positions", S_p * H, ("a row for each position",))),
        (spec.final_norm, Part("final_norm", norm, of_norm)),
        (spec.embedding_norm, Part("embedding_norm", norm, of_norm)),
        (not spec.tied, Part("logits", V * H, ("a matrix of its own",))),
        (spec.head_bias, Part("logits.bias", V, ("a bias for each token of the vocabulary",))),
    )
    return tuple(part for there, part in parts if there)


def ends(spec: TransformerSpec) -> Expr:
    """Parameters outside of layers, together."""
    return total(part.expr for part in outside(spec))


# --- what the layers of each kind bring -------------------------------------------------------------------------------


def _of_tensors(
    model: ModelDerivation,
    chosen: Callable[[LayerCost], Iterable[Tensor]],
    size: Callable[[Tensor], Expr],
    what: str,
    each: Callable[[LayerCost], Expr] = lambda item: Integer(1),
) -> Iterator[Part]:
    for item in model.kinds:
        for tensor in chosen(item):
            yield Part(_named(model, item, tensor.id), item.number * size(tensor) / each(item), _layers(item, what))


def _of_products(
    model: ModelDerivation, *phases: Phase, chosen: Callable[[LayerCost], Iterable[Layer]] | None = None
) -> Iterator[Part]:
    for item in model.kinds:
        for layer in item.model.layers if chosen is None else chosen(item):
            flops = item.products(*phases, layers=(layer,))
            yield Part(_named(model, item, layer.id), item.number * flops, _layers(item, "2 FLOPs at every point"))


def _named(model: ModelDerivation, item: LayerCost, name: str) -> str:
    return name if len(model.kinds) == 1 else f"{item.kind.structure.name}: {name}"


def _layers(item: LayerCost, what: str) -> Reason:
    return (f"{what}, ", item.number, " layer" if item.number == 1 else " layers")


def _parameters(item: LayerCost) -> Iterator[Tensor]:
    return (tensor for tensor in item.model.tensors if tensor.parameter)


# --- quantities -------------------------------------------------------------------------------------------------------


def model_quantities(model: ModelDerivation) -> QuantityTable:
    """The named closed forms of a whole model, of all ranks together."""
    task = _trained if model.session.workload.task == "training" else _served
    made = [*_counted(model), *task(model)]
    formulas = (item.expr for item, _ in made)
    setting = Setting(letters(model.hypotheses, *formulas), model.model.dimensions, model.model.name)
    return QuantityTable(
        (item.name, evolve(item, origin=sums, hypotheses=model.hypotheses, setting=setting)) for item, sums in made
    )


def _quantity(
    model: ModelDerivation, name: str, parts: Iterable[Part], unit: Unit, symbol: str, words: str, per: str
) -> Named:
    rules = model.hypotheses.rules
    rows: list[tuple[str, Chain]] = []
    for part in parts:
        first = normal(part.expr)
        rows.append((part.id, ((first, part.why), (normal(first, rules), equations(model.hypotheses, first)))))
    origin = PartSum(of="part", rows=tuple(rows), hypotheses=model.hypotheses)
    return Quantity(name, total(chain[-1][0] for _, chain in rows), unit, symbol, words, per), origin


def _counted(model: ModelDerivation) -> Iterator[Named]:
    ends_of, unit, per = outside(model.session.workload.model), Unit.ELEMENT, "model"
    every = (*ends_of, *_of_tensors(model, _parameters, lambda tensor: tensor.elements, "elements"))
    yield _quantity(model, "model.parameters", every, unit, "N", "parameters of the model", per)
    active = (*ends_of, *_of_tensors(model, _parameters, met, "elements that a token meets"))
    words = "parameters that a token meets, k experts of a layer in place of all"
    yield _quantity(model, "model.parameters.active", active, unit, r"N_{\mathrm{act}}", words, per)


def met(tensor: Tensor) -> Expr:
    """Elements of a tensor of parameters that one token meets: k experts in place of all E."""
    return tensor.elements * k / E if tensor.of_experts else tensor.elements


def _logits(flops: Expr) -> Part:
    return Part("logits", flops, ("2 FLOPs at every point",))


def _each(parts: Iterable[Part], tokens: Expr, word: str) -> Iterator[Part]:
    return (Part(part.id, part.expr / tokens, (*part.why, f", of one {word}")) for part in parts)


def _trained(model: ModelDerivation) -> Iterator[Named]:
    unit, per, points = Unit.FLOP, "model and batch", B * S * H * V
    forward = (*_of_products(model, Phase.FORWARD), _logits(2 * points))
    both = (*_of_products(model, Phase.FORWARD, *GRADIENTS), _logits(6 * points))
    again = _of_products(model, Phase.FORWARD, chosen=lambda item: item.again)
    repeated = (Part(f"repeated {part.id}", part.expr, part.why) for part in again)
    rows = (
        ("forward", forward, rf"{MATMUL}^{{\mathrm{{fwd}}}}", "forward, all products"),
        ("model", both, MATMUL, "forward and backward, all products"),
        (
            "iteration",
            (*both, *repeated),
            rf"{MATMUL}^{{\mathrm{{iter}}}}",
            "forward and backward with what is repeated, all products",
        ),
    )
    for name, parts, symbol, words in rows:
        yield _quantity(model, f"model.flops.matmul.{name}", parts, unit, symbol, words, per)
    words = "forward and backward of one token, all products"
    name, symbol, per = "model.flops.matmul.per_token", f"{MATMUL}/(BS)", "model and token"
    yield _quantity(model, name, _each(both, B * S, "token"), unit, symbol, words, per)


def _served(model: ModelDerivation) -> Iterator[Named]:
    forward = (*_of_products(model, Phase.FORWARD), _logits(2 * b * q * H * V))
    batch, token = "model and batch", "model and token"
    name, symbol = "model.flops.matmul.forward", rf"{MATMUL}^{{\mathrm{{fwd}}}}"
    words = "forward, all products, logits of every query among them"
    yield _quantity(model, name, forward, Unit.FLOP, symbol, words, batch)
    name, symbol, words = "model.flops.matmul.per_token", f"{MATMUL}/(bq)", "forward of one query, all products"
    yield _quantity(model, name, _each(forward, b * q, "query"), Unit.FLOP, symbol, words, token)
    cache, symbol = _of_tensors(model, _cached, _bytes, "bytes"), r"C_{\mathrm{KV}}"
    yield _quantity(model, "model.kv_cache", cache, Unit.BYTE, symbol, "bytes of cached keys and values", batch)
    grown = _of_tensors(model, _cached, _bytes, "bytes of one token", _tokens)
    symbol = r"C_{\mathrm{KV}}/\mathrm{token}"
    words = "bytes that one more token takes in the cache, behind windows as long as they are not full"
    yield _quantity(model, "model.kv_cache.per_token", grown, Unit.BYTE, symbol, words, token)


def _cached(item: LayerCost) -> Iterator[Tensor]:
    return (item.model.tensor_table[name] for name in item.model.inputs[1:])


def _bytes(tensor: Tensor) -> Expr:
    return tensor.elements * tensor.width


def _tokens(item: LayerCost) -> Expr:
    """Tokens of all sequences that the cache of a layer has places for."""
    return b * (w if item.kind.structure.window else c)
