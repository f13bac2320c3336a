"""How a formula came about: every line proved, the last one the pass's own; and a formula with its numbers."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

import pytest
from attrs import evolve
from click.testing import CliRunner

import blueprint_sym as bs
from blueprint_sym.cli import main
from blueprint_sym.derivation_tree import DerivationTree, derivation_tree
from blueprint_sym.expr.algebra import free_symbols
from blueprint_sym.expr.latex_reader import read_latex
from blueprint_sym.laws import LAWS
from blueprint_sym.origin import law_shown
from blueprint_sym.proof.prover import Prover
from blueprint_sym.symbols import B, H, S
from blueprint_sym.symbols import t as ranks

GATED = {"attention": "grouped-query", "mlp": "swiglu", "norm": "rms", "mask": "causal"}
EXPERTS = {"mlp": "experts", "shared_experts": True}
LATENT = {"attention": "latent", "norm": "rms", "mask": "causal"}
VARIANTS: dict[str, bs.Derivation | bs.ModelDerivation] = {
    "training": bs.derive("training"),
    "training, full": bs.derive("training", recompute="full", sequence_parallel=True, shard_optimizer=True),
    "training, selective, fused": bs.derive(
        "training", recompute="selective", sequence_parallel=True, regather=False, fused_activation=True
    ),
    "training, one rank": bs.derive("training", tensor_parallel=False),
    "training, free heads": bs.derive("training", model={"head_width": "free"}),
    "prefill": bs.derive("prefill"),
    "decode": bs.derive("decode"),
    "decode, gpt3": bs.derive("decode", model="gpt3-175B"),
    "training, gated": bs.derive("training", model=GATED),
    "training, window and sinks": bs.derive(
        "training",
        model={"mask": "causal", "window": True, "sinks": True, "bias": True, "qk_norm": "head"},
        recompute="full",
    ),
    "training, experts": bs.derive("training", model={**EXPERTS, "capacity": "fixed"}, expert_parallel=True),
    "training, latent": bs.derive("training", model=LATENT, recompute="selective", sequence_parallel=True),
    "prefill, latent": bs.derive("prefill", model=LATENT),
    "decode, absorbed latent and experts": bs.derive("decode", model={**LATENT, **EXPERTS, "absorbed": True}),
    "decode, window": bs.derive("decode", model={"attention": "multi-query", "mask": "causal", "window": True}),
    "training, bound": bs.derive("training", model={"mask": "causal"}, target="queue", attention="fused"),
    "prefill, bound": bs.derive("prefill", model=GATED, target="slot", attention="fused"),
    "decode, bound": bs.derive("decode", target="queue", attention="fused"),
    "model, training, gated": bs.derive("training", scope="model", model=GATED, recompute="selective"),
    "model, training, two kinds": bs.derive(
        "training", scope="model", model={**LATENT, "layers": [({}, 3), (EXPERTS, 58)], "tied": False}
    ),
    "model, decode, windows": bs.derive(
        "decode", scope="model", model={"mask": "causal", "layers": [({"window": True}, 5), ({}, 1)]}
    ),
}
QUANTITIES = [(variant, name) for variant, d in VARIANTS.items() for name in d.quantities]


@pytest.mark.parametrize(("variant", "name"), QUANTITIES)
def test_every_quantity_has_a_proved_tree_that_ends_in_its_formula(variant: str, name: str) -> None:
    quantity = VARIANTS[variant].quantities[name]
    tree = quantity.derivation()
    assert tree.expr == quantity.expr
    assert tree.report.proved
    claimed = [step.obligation for part in tree.walk() for step in part.steps if step.obligation]
    assert [verdict.obligation for verdict in tree.report.verdicts] == claimed
    assert all(step.obligation for part in tree.walk() for step in part.steps[1:])


@pytest.mark.parametrize(("variant", "name"), QUANTITIES)
def test_the_latex_of_every_quantity_and_of_every_line_is_read_back(variant: str, name: str) -> None:
    quantity = VARIANTS[variant].quantities[name]
    assert read_latex(quantity.latex().removeprefix(f"{quantity.symbol} = ")) == quantity.expr
    for part in quantity.derivation().walk():
        assert all(step.shown or read_latex(step.latex) == step.expr for step in part.steps)


def test_the_tree_of_a_masked_block_ends_in_the_count_of_its_pairs() -> None:
    """4BPH/t of both products, and P = S(S + 1)/2 under a causal mask."""
    tree = VARIANTS["training, gated"].quantities["flops.attention_matmul"].derivation()
    assert [step.text for step in tree.steps[1:]] == ["4*B*P*H/t", "2*B*S*H*(S + 1)/t"]
    last = tree.steps[-1].obligation
    assert last is not None
    assert [premise.show() for premise in last.premises] == ["P = S*(S + 1)/2"]
    others = [step.obligation for part in tree.walk() for step in part.steps if step.obligation]
    assert all(not item.premises for item in others if item is not last)


def test_another_count_of_pairs_is_refused() -> None:
    quantity = VARIANTS["training, gated"].quantities["flops.attention_matmul"]
    with pytest.raises(bs.ProofError) as caught:
        derivation_tree(evolve(quantity, expr=2 * B * S * S * H / ranks), Prover())
    (failure,) = caught.value.report.failures
    assert (failure.obligation.id, failure.status.value) == (
        "derivation.step.flops.attention_matmul.counts",
        "refuted",
    )


def test_the_tree_of_a_whole_model_sums_its_layers_and_what_stands_outside() -> None:
    assert str(VARIANTS["model, training, gated"].quantities["model.parameters"].derivation()).splitlines() == [
        "model.parameters: parameters of the model, in element",
        "  (1) embedding",
        "      = H*V   a row for each token of the vocabulary",
        "  (2) final_norm",
        "      = H   gain",
        "  (3) attention.norm_gain, mlp.norm_gain",
        "      = L*H   elements, L layers",
        "  (4) attention.w_query, attention.w_output",
        "      = L*H*h*d_h   elements, L layers",
        "      = L*H**2      h*d_h = H",
        "  (5) attention.w_key, attention.w_value",
        "      = L*H*h_kv*d_h    elements, L layers",
        "      = L*H**2*h_kv/h   h*d_h = H",
        "  (6) mlp.w_gate, mlp.w_expand, mlp.w_contract",
        "      = L*H*F   elements, L layers",
        "  = (1) + (2) + 2 (3) + 2 (4) + 2 (5) + 3 (6)   sum over 11 parts",
        "  = H*(2*L*H*h + 2*L*H*h_kv + 3*L*F*h + 2*L*h + h*V + h)/h   the formula that the pass emitted",
        "  3 steps, each an equality that z3 proved",
    ]


def test_the_tree_of_a_model_of_two_kinds_names_the_kind_of_each_layer() -> None:
    tree = VARIANTS["model, decode, windows"].quantities["model.kv_cache"].derivation()
    assert [(child.title, child.steps[-1].text) for child in tree.children] == [
        ("causal.window: kv_cache.keys, causal.window: kv_cache.values", "5*b*w*H*e"),
        ("causal: kv_cache.keys, causal: kv_cache.values", "b*c*H*e"),
    ]


def test_the_tree_as_text_shows_law_shape_equation_sum_and_formula() -> None:
    assert str(VARIANTS["training"].quantities["flops.qkv"].derivation()).splitlines() == [
        "flops.qkv: forward work of the QKV projections, in FLOP",
        "  (1) forward.attention.query, forward.attention.key, forward.attention.value   "
        "[specification: W_gemm = 2mnk]",
        "      = 2*m*n*k           law: gemm, forward",
        "      = 2*B*S*H*h*d_h/t   [B*S, H] × [H, h*d_h/t]",
        "      = 2*B*S*H**2/t      h*d_h = H",
        "  = 3 (1)          sum over 3 tasks",
        "  = 6*B*S*H**2/t   the formula that the pass emitted",
        "  3 steps, each an equality that z3 proved",
    ]


def test_the_tree_as_latex_is_an_align_with_a_reason_beside_every_line() -> None:
    assert VARIANTS["training"].quantities["flops.qkv"].derivation().latex().splitlines() == [
        r"\begin{align*}",
        r"F_{1} &= 2mnk && \text{\small law: gemm, forward} \\",
        r" &= \frac{2BSHhd_{h}}{t} && \text{\small [$BS$, $H$] $\times$ [$H$, $hd_{h}/t$]} \\",
        r" &= \frac{2BSH^{2}}{t} && \text{\small $hd_{h}$ = $H$} \\",
        r"W_{\mathrm{QKV}} &= 3F_{1} && \text{\small sum over 3 tasks} \\",
        r" &= \frac{6BSH^{2}}{t} && \text{\small the formula that the pass emitted}",
        r"\end{align*}",
    ]


def test_the_tree_as_html_opens_and_closes() -> None:
    page = VARIANTS["decode"].quantities["memory.workspace"].derivation()._repr_html_()
    assert page.startswith("<details open><summary>memory.workspace: bytes of workspace where nothing is fused")
    assert page.count("<details") == page.count("</details>") == 1 + 4
    assert "each an equality that z3 proved" in page
    assert "<script" not in page


def test_the_workspace_is_the_boundary_and_the_largest_intermediate() -> None:
    tree = VARIANTS["decode"].quantities["memory.workspace"].derivation()
    assert tree.steps[0].text == "e*(b*H + max((1), (2), (3), (4)))"
    assert [child.title for child in tree.children] == [
        "attention.qkv",
        "attention.core",
        "attention.core",
        "mlp.up, mlp.gelu",
    ]


def test_a_formula_that_is_wrong_has_no_derivation() -> None:
    quantity = VARIANTS["training"].quantities["flops.qkv"]
    with pytest.raises(bs.ProofError) as caught:
        derivation_tree(evolve(quantity, expr=quantity.expr + B * S), Prover())
    assert "the derivation of flops.qkv has a step that is not proved" in str(caught.value)
    assert caught.value.report.failures[0].obligation.id == "derivation.step.flops.qkv.sum"


def test_a_law_that_is_changed_under_a_derivation_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tasks were made with 2mnk; the law now says 2mnk + m."""
    from blueprint_sym.laws import _TABLE, Cost

    found = _TABLE["gemm", "forward"]
    wrong = evolve(found, cost=lambda m, n, k, e: Cost(2 * m * n * k + m, matmul=2 * m * n * k + m))
    monkeypatch.setitem(_TABLE, ("gemm", "forward"), wrong)
    quantity = bs.quantities.training_quantities(
        VARIANTS["training"].distributed, VARIANTS["training"].portable.memory
    )["flops.mlp"]
    with pytest.raises(bs.ProofError, match="a step that is not proved"):
        quantity.derivation()


def test_a_quantity_can_be_sent_to_another_process_and_derived_there() -> None:
    quantity = VARIANTS["decode"].quantities["flops.qkv"]
    with ProcessPoolExecutor(1) as pool:
        assert pool.submit(bs.Quantity.worked, quantity, b=8, H=64, t=2).result().value == 6 * 8 * 64**2 // 2


def test_a_sum_of_quantities_has_no_derivation_of_its_own() -> None:
    named = VARIANTS["training"].quantities
    with pytest.raises(bs.ExpressionError, match=r"flops\.qkv \+ flops\.mlp was made from other quantities"):
        (named["flops.qkv"] + named["flops.mlp"]).derivation()


def test_a_quantity_of_a_bound_plan_says_where_its_parts_come_from() -> None:
    """Queries, and keys and values once for each of S/T tiles of queries, are a part of what is read."""
    bound = VARIANTS["training, bound"].quantities
    tree = bound["memory.workspace.attention"].derivation()
    assert [child.title for child in tree.children] == ["attention.tile"]
    assert "two statistics of each row (arXiv 2307.08691, Algorithms 1 and 2)" in str(tree)
    assert len(bound["bytes.read.attention"].derivation().children) > 1


def test_a_quantity_of_a_bound_plan_is_worked_out_under_its_hypotheses() -> None:
    """Two tiles of 4·4 scores of 2 bytes, and two fp32 of each of 4 rows, of one head on each rank."""
    tile = VARIANTS["training, bound"].quantities["memory.workspace.attention"]
    point = {"B": 1, "S": 8, "H": 16, "F": 64, "h": 2, "t": 2, "e": 2}
    assert tile.worked(**point, T=4).value == 2 * 4 * 4 * 2 + 2 * 4 * 4
    with pytest.raises(bs.HypothesisError, match="T = 3 does not divide S = 8; the nearest that fits: T = 2 or T = 4"):
        tile.worked(**point, T=3)


def test_a_sum_of_quantities_is_worked_out_as_one() -> None:
    """6BSH²/t and 4BSHF/t."""
    named = VARIANTS["training"].quantities
    both = (named["flops.qkv"] + named["flops.mlp"]).worked(B=1, S=2, H=64, F=256, t=4)
    assert both.value == 6 * 2 * 64**2 // 4 + 4 * 2 * 64 * 256 // 4
    assert str(both).endswith(f"= {both.value} FLOP")


@pytest.mark.parametrize("law", LAWS, ids=lambda law: f"{law.primitive} {law.role}")
def test_a_law_is_shown_with_its_letters_in_its_own_order(law: object) -> None:
    for component in ("flops", "read", "written", "message"):
        plain, tex = law_shown(law, component)  # type: ignore[arg-type]
        assert "place" not in plain + tex


def test_the_law_of_a_product_reads_2mnk() -> None:
    gemm = next(law for law in LAWS if law.primitive == "gemm" and law.role == "forward")
    assert law_shown(gemm, "flops") == ("2*m*n*k", "2mnk")


def walk(tree: DerivationTree) -> list[DerivationTree]:
    return list(tree.walk())


def test_the_formulas_of_a_tree_are_read_back() -> None:
    for part in walk(VARIANTS["training"].quantities["flops.total"].derivation()):
        for step in part.steps:
            if step.shown is None:
                assert read_latex(step.latex) == step.expr


def test_explain_shows_the_derivation_of_a_quantity() -> None:
    result = CliRunner().invoke(main, ["explain", "flops.qkv"])
    assert result.exit_code == 0
    assert result.stdout == f"{VARIANTS['training'].quantities['flops.qkv'].derivation()}\n"
    assert "memory.kv_cache" in CliRunner().invoke(main, ["explain", "memory.kv_cache"]).stdout


# --- worked -----------------------------------------------------------------------------------------------------------

POINT = {"B": 1, "S": 2048, "H": 12288, "t": 8}


def test_a_worked_formula_is_symbols_numbers_result_and_unit() -> None:
    """6 · 2048 · 12288² / 8 = 231928233984."""
    found = VARIANTS["training"].quantities["flops.qkv"].worked(**POINT)
    assert str(found) == "flops.qkv = 6*B*S*H**2/t = 6·1·2048·12288**2/8 = 231928233984 FLOP"
    assert found.value == 231_928_233_984


def test_a_worked_formula_in_latex_groups_digits() -> None:
    found = VARIANTS["training"].quantities["flops.qkv"].worked(**POINT)
    assert found.latex() == (
        r"W_{\mathrm{QKV}} = \frac{6BSH^{2}}{t} = \frac{6 \cdot 1 \cdot 2048 \cdot 12288^{2}}{8}"
        r" = 231\,928\,233\,984\;\mathrm{FLOP}"
    )


def test_a_worked_maximum_keeps_its_arguments() -> None:
    found = VARIANTS["decode"].quantities["memory.workspace"].worked(b=8, c=2048, H=12288, F=49152, h=96, t=8, e=2)
    assert str(found) == (
        "memory.workspace = e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t))"
        " = 2·(8·12288 + max(8·49152/8, 3·8·12288/8, 8·2048·96/8)) = 589824 byte"
    )


def test_a_worked_formula_agrees_with_the_instance() -> None:
    d = VARIANTS["training"]
    point = {"B": 3, "S": 64, "H": 96, "F": 128, "h": 12, "t": 4, "e": 2}
    instance = d.instantiate(**point)
    for name, quantity in d.quantities.items():
        assert quantity.worked(**point).value == instance[name]


SIZES = {"B": 2, "S": 64, "H": 96, "F": 128, "h": 12, "h_kv": 4, "L": 2, "V": 1000, "t": 4, "ep": 2, "d": 2, "e": 2}
WIDTHS = {"d_h": 8, "d_c": 16, "d_q": 24, "d_r": 8, "d_v": 8, "w": 16, "E": 8, "k": 2, "C": 32, "F_e": 16, "F_s": 32}
EVERY = {**SIZES, **WIDTHS, "b": 3, "c": 64, "T": 4}


@pytest.mark.parametrize("variant", [name for name in VARIANTS if name != "decode, gpt3"])
def test_a_worked_formula_of_any_structure_agrees_with_the_instance(variant: str) -> None:
    derivation = VARIANTS[variant]
    found = {symbol for item in derivation.quantities.values() for symbol in free_symbols(item.expr)}
    found |= {symbol for item in derivation.hypotheses for symbol in item.symbols}
    point = {symbol.name: EVERY[symbol.name] for symbol in found if symbol.name in EVERY}
    if "one rank" in variant:
        point.pop("t", None)
    instance = derivation.instantiate(**point)
    for name, quantity in derivation.quantities.items():
        assert quantity.worked(**point).value == instance[name]


def test_a_worked_formula_of_a_whole_model() -> None:
    """LLaMA-3 8B has 8,030,261,248 parameters."""
    found = bs.derive("training", scope="model", model={**GATED, "tied": False}).quantities["model.parameters"]
    assert found.worked(H=4096, F=14336, h=32, h_kv=8, L=32, V=128256).value == 8_030_261_248


def test_a_named_model_gives_its_sizes() -> None:
    found = VARIANTS["decode, gpt3"].quantities["memory.kv_cache"].worked(b=8, c=2048, t=8, e=2)
    assert found.value == 2 * 8 * 2048 * 12288 * 2 // 8
    assert dict(found.values)["H"] == 12288


NO_POINTS = [
    ({"B": 1, "S": 2048, "t": 8}, bs.BindingError, "no value for H (H: hidden width)"),
    ({**POINT, "x": 1}, bs.BindingError, "x is no symbol of this derivation; its symbols are B, S, H, F, h, d_h, e, t"),
    ({**POINT, "B": 0}, bs.BindingError, "B = 0 must be at least 1"),
    ({**POINT, "B": 1.5}, bs.BindingError, "B = 1.5 is a float; an integer is needed"),
    ({**POINT, "B": True}, bs.BindingError, "B = True is a bool; an integer is needed"),
    (
        {**POINT, "h": 96, "t": 5},
        bs.HypothesisError,
        "t = 5 does not divide h = 96; the nearest that fits: t = 4 or t = 6",
    ),
    (
        {**POINT, "t": 1},
        bs.HypothesisError,
        "t = 1, but t >= 2 is assumed: derive with tensor_parallel=False for t = 1",
    ),
]


@pytest.mark.parametrize(("point", "error", "message"), NO_POINTS)
def test_a_point_that_is_none_is_refused(point: dict[str, int], error: type[Exception], message: str) -> None:
    with pytest.raises(error) as caught:
        VARIANTS["training"].quantities["flops.qkv"].worked(**point)
    assert str(caught.value).startswith(message)


def test_a_size_of_a_named_model_cannot_be_another() -> None:
    with pytest.raises(bs.BindingError, match="H = 1, but the model gpt3-175B has H = 12288"):
        VARIANTS["decode, gpt3"].quantities["flops.qkv"].worked(H=1)
