"""Parts of a Hugging Face configuration: each reads some keys and writes what they mean of the formulas.

Read from the modelling code of each family: which keys it asks for, and what follows where one is left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .config import REQUIRED, Config
from .described import Description
from .unchanging import EVERYWHERE, MPT_ATTENTION, ROTATION

Part = Callable[[Description], None]
Pattern = Callable[[Description], list[bool]]
"""Which layers are of a kind."""

GELU = ("gelu", "gelu_new", "gelu_fast", "gelu_pytorch_tanh", "gelu_python", "gelu_accurate")
"""Names of GELU, exact or by tanh, which is counted alike."""
SILU = ("silu", "swish")
ATTENTION_KINDS = ("full_attention", "sliding_attention")


def heads(*, own: bool = False, width: int | None = None) -> Part:
    """Heads of keys and values, and the width of a head: ``width`` where the file does not say it, None for H/h.

    A null stands for h heads of keys and values, and, where each may have its ``own``, a key left out as well.
    """

    def read(d: Description) -> None:
        key = "num_key_value_heads"
        nothing = d.sizes["h"] if own or key in d.config.table else REQUIRED
        share_heads(d, d.config.size(key, default=nothing), key)
        head_width(d, "head_dim", width)

    return read


def share_heads(d: Description, count: int, key: str) -> None:
    """``count`` heads of keys and values for all h; raises SpecError where it does not divide h."""
    own = d.sizes["h"]
    if own % count:
        raise d.config.wrong(key, f"a divisor of the {own} attention heads", count)
    d.words["attention"] = "multi-head" if count == own else "multi-query" if count == 1 else "grouped-query"
    if 1 < count < own:
        d.sizes["h_kv"] = count


def head_width(d: Description, key: str | None = None, default: int | None = None) -> None:
    """The width of a head: that of ``key``, else the default, else H/h, which must be whole."""
    given = d.config.size(key, default=None) if key else None
    if given is None and default is None:
        if d.sizes["H"] % d.sizes["h"]:
            name = key or "hidden_size"
            raise d.config.refuse(name, f"expected a width of heads: {d.sizes['h']} do not divide {d.sizes['H']}")
        default = d.sizes["H"] // d.sizes["h"]
    d.sizes["d_h"] = given or default or 1


def activation(*keys: str, gated: bool, default: str | None = None, relu: bool = False) -> Part:
    """The form of the MLP: GELU or ReLU, or, gated, SwiGLU or GEGLU."""

    def read(d: Description) -> None:
        words = dict.fromkeys(GELU, "geglu") | dict.fromkeys(SILU, "swiglu")
        if not gated:
            words = dict.fromkeys(GELU, "gelu") | ({"relu": "relu"} if relu else {})
        d.words["mlp"] = words[d.config.word(*keys, choices=tuple(words), default=default or REQUIRED)]

    return read


def feed_forward(*keys: str, times: int = 4) -> Part:
    """F, by default some times H."""

    def read(d: Description) -> None:
        d.sizes["F"] = d.config.size(*keys, default=times * d.sizes["H"])

    return read


def biases(always: tuple[str, ...] = (), **keys: tuple[Any, tuple[str, ...]]) -> Part:
    """Linear layers with a bias: some always, others as a flag says; of each flag its default and its layers."""

    def read(d: Description) -> None:
        named = set(always)
        for key, (default, layers) in keys.items():
            named.update(layers if d.config.flag(key, default=default) else ())
        d.words["bias"] = tuple(sorted(named))

    return read


def dropout(
    attention: str = "attention_dropout", result: str | None = None, default: float = 0.0, result_default: float = 0.0
) -> Part:
    """Dropout of probabilities and of results; of probabilities alone no block has it."""

    def read(d: Description) -> None:
        probabilities = d.config.rate(attention, default=default)
        results = result is not None and d.config.rate(result, default=result_default)
        if probabilities and not results:
            expected = "0.0" if result is None else f"0.0, as {result} is 0"
            raise d.config.wrong(attention, expected, d.config.table.get(attention, default))
        d.words["dropout"] = results
        if results:
            d.words["attention_dropout"] = probabilities

    return read


def rope(partial: tuple[str, ...] = (), default: str = "1") -> Part:
    """Rotation; of a part of each head where one of ``partial`` names it, or the table of rotation does."""

    def read(d: Description) -> None:
        factors = [d.config] if d.config.has(*partial) else []
        for key in ("rope_parameters", "rope_scaling"):
            table = d.config.inner(key)
            factors += [] if table is None else _rope_table(table, bool(partial))
        d.words["positions"] = "rope"
        if not partial:
            return
        shares = {config.share(*partial, default=default) for config in factors}
        d.config.read.update(partial)
        if len(shares) > 1:
            raise d.config.refuse(partial[0], "expected the same as in rope_parameters")
        share = shares.pop() if shares else d.config.share(*partial, default=default)
        if share != 1:
            rotated = share * d.sizes["d_h"]
            if rotated.denominator != 1 or rotated < 1:
                raise d.config.wrong(partial[0], f"a whole part of a head of {d.sizes['d_h']}", str(share))
            d.words["partial_rotary"] = True
            d.sizes["d_r"] = int(rotated)

    return read


def _rope_table(table: Config, partial: bool) -> list[Config]:
    """The tables of one key, one for each kind of attention, that say which part is rotated."""
    kinds = [inner for inner in (table.inner(kind) for kind in ATTENTION_KINDS) if inner is not None]
    kinds = kinds or [table]
    for inner in kinds:
        if partial and "partial_rotary_factor" in inner.table:
            inner.read.add("partial_rotary_factor")
        else:
            inner.only("partial_rotary_factor", 1.0, 1)
        inner.finish(ROTATION, "a table of rotation")
    if kinds != [table]:
        table.finish((), "a table of rotation")
    return [inner for inner in kinds if partial and inner.has("partial_rotary_factor")]


def fixed(*only: tuple[Any, ...], **words: Any) -> Part:
    """Words that all models of a family have; keys that must have one of some values."""

    def read(d: Description) -> None:
        for key, *values in only:
            d.config.only(key, *values)
        d.words |= words

    return read


def latent(d: Description) -> None:
    """Latent attention: widths of latents and of the parts of a head."""
    read = d.config.size
    d.words |= {"attention": "latent", "positions": "rope"}
    d.sizes |= {"d_c": read("kv_lora_rank"), "d_r": read("qk_rope_head_dim"), "d_v": read("v_head_dim")}
    d.sizes["d_h"] = read("qk_nope_head_dim")
    query = read("q_lora_rank", default=None if "q_lora_rank" in d.config.table else REQUIRED)
    d.words["query_latent"] = query is not None
    if query is not None:
        d.sizes["d_q"] = query
    if read("num_key_value_heads", default=d.sizes["h"]) != d.sizes["h"]:
        raise d.config.wrong("num_key_value_heads", str(d.sizes["h"]), d.config.table["num_key_value_heads"])
    d.config.only("head_dim", d.sizes["d_r"])
    d.config.only("qk_head_dim", d.sizes["d_h"] + d.sizes["d_r"])


def softcap(default: float | None) -> Part:
    """A cap of the scores, by default ``default``; a null is none."""

    def read(d: Description) -> None:
        key = "attn_logit_softcapping"
        value = d.config.table.get(key, default)
        d.config.read.add(key)
        if value is not None and (isinstance(value, bool) or not isinstance(value, int | float) or value <= 0):
            raise d.config.wrong(key, "a number above 0 or null", value)
        d.words["softcap"] = value is not None

    return read


def inner_width(key: str) -> Part:
    """F, which the file must say."""

    def read(d: Description) -> None:
        d.sizes["F"] = d.config.size(key)

    return read


def own_heads(d: Description) -> None:
    """Multi-head attention of width H."""
    share_heads(d, d.sizes["h"], "")
    head_width(d)


def one_head(flag: str, key: str) -> Part:
    """One head of keys and values where a flag says so, else h."""

    def read(d: Description) -> None:
        count = 1 if d.config.flag(flag, default=True) else d.sizes["h"]
        d.config.only(key, count)
        share_heads(d, count, flag)
        head_width(d)

    return read


def table_of_positions(offset: int) -> Part:
    """A learned table of positions of S rows and ``offset`` more."""

    def read(d: Description) -> None:
        if "S" not in d.sizes:
            raise d.config.refuse("max_position_embeddings", "this key is missing; expected the rows of the positions")
        d.sizes["S_p"] = d.sizes["S"] + offset

    return read


def rotary_size(key: str) -> Part:
    """The rotated width of a head, all of it where the key is null."""

    def read(d: Description) -> None:
        size = d.config.size(key, default=d.sizes["d_h"], most=d.sizes["d_h"])
        if size < d.sizes["d_h"]:
            d.words["partial_rotary"] = True
            d.sizes["d_r"] = size

    return read


def norms_before(key: str, without_last: str) -> Part:
    """Norms before each part and a last one, or behind each part."""

    def read(d: Description) -> None:
        before, bare = d.config.flag(key, default=True), d.config.flag(without_last, default=False)
        d.words["norm_position"] = "pre" if before else "post"
        d.whole["final_norm"] = before and not bare

    return read


def equal_width(key: str) -> Part:
    """A width that must be H: no matrix stands between."""

    def read(d: Description) -> None:
        d.config.only(key, d.sizes["H"])

    return read


def parallel(key: str, default: bool, norms: str) -> Part:
    """Attention and MLP side by side where a flag says so."""

    def read(d: Description) -> None:
        d.words["parallel"] = norms if d.config.flag(key, default=default) else "none"

    return read


def falcon_heads(d: Description) -> None:
    """Grouped queries in the new form, else one head of keys and values, or h."""
    own, grouped = d.sizes["h"], d.config.flag("new_decoder_architecture", default=False)
    one = d.config.flag("multi_query", default=True)
    count = d.config.size("num_kv_heads", "n_head_kv", default=own)
    share_heads(d, count if grouped else 1 if one else own, "num_kv_heads")
    head_width(d)


def falcon_places(d: Description) -> None:
    """Rotation or a bias of the distance; attention and MLP side by side behind one norm or two."""
    grouped = d.config.flag("new_decoder_architecture", default=False)
    norms = d.config.size("num_ln_in_parallel_attn", default=2 if grouped else 1, most=2)
    beside = d.config.flag("parallel_attn", default=True)
    if grouped and not beside:
        raise d.config.wrong("parallel_attn", "true, as new_decoder_architecture is", beside)
    d.words["parallel"] = ("own-norms" if norms == 2 else "shared-norm") if beside else "none"
    rope()(d)
    if d.config.flag("alibi", default=False):
        d.words["positions"] = "alibi"


def mpt_block(d: Description) -> None:
    """The width of the MLP, which implementations read alike where it is 4H, and what attn_config says."""
    d.config.only("expansion_ratio", 4)
    d.sizes["F"] = 4 * d.sizes["H"]
    d.words["mlp"] = "gelu"
    d.config.only("no_bias", True)
    d.config.only("norm_type", "low_precision_layernorm")
    own = d.config.inner("attn_config") or Config(d.config.file, {}, "attn_config.")
    for key, value in (
        ("attn_type", "multihead_attention"), ("qk_ln", False), ("alibi", True), ("prefix_lm", False),
        ("attn_uses_sequence_id", False), ("clip_qkv", None),
    ):  # fmt: skip
        own.only(key, value)
    probabilities, results = own.rate("attn_pdrop", default=0.0), d.config.rate("resid_pdrop", default=0.0)
    if probabilities or results:
        wrong = (
            own.refuse("attn_pdrop", "expected 0") if probabilities else d.config.refuse("resid_pdrop", "expected 0")
        )
        raise wrong
    d.words["dropout"] = False
    own.finish(EVERYWHERE | MPT_ATTENTION, "attn_config")
