"""Pictures show the numbers of their derivation, and displays everything that a reader asks for, escaped."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import pytest

from blueprint_sym import Derivation, ProofReport, Prover, SpecError, derive, sweep
from blueprint_sym.claims.check import check_all
from blueprint_sym.claims.claim import Claim
from blueprint_sym.expr.algebra import largest
from blueprint_sym.proof.obligation import Laws, equal
from blueprint_sym.symbols import B, F, H, S, d_h, h, t
from blueprint_sym.views.html import formula
from blueprint_sym.work import WorkVector

matplotlib = pytest.importorskip("matplotlib")
matplotlib.use("Agg")

from blueprint_sym import plots, views  # noqa: E402
from blueprint_sym.plots.graph import depths  # noqa: E402

AT = {"B": 1, "S": 2048, "H": 12288, "F": 49152, "h": 96, "t": 8, "e": 2}
DECODE = {"b": 8, "c": 2048, "H": 4096, "F": 16384, "h": 32, "t": 8, "e": 2}


@pytest.fixture(autouse=True)
def _closed() -> Any:
    yield
    matplotlib.pyplot.close("all")


def lengths(ax: Any) -> dict[str, float]:
    """The length of each bar, all its parts together."""
    found: dict[float, float] = {}
    for patch in ax.patches:
        found[patch.get_y()] = max(found.get(patch.get_y(), 0), patch.get_x() + patch.get_width())
    names = [label.get_text() for label in ax.get_yticklabels()]
    return dict(zip(names, (found[key] for key in sorted(found)), strict=True))


def test_bars_of_work_have_the_lengths_of_their_phases() -> None:
    derivation = derive("training")
    ax = plots.work(derivation, AT)
    numbers = derivation.instantiate(**AT)

    assert ax.get_xlabel() == "work of one rank [GFLOP]"
    assert lengths(ax) == pytest.approx(
        {
            "forward": numbers["flops.forward"] / 1e9,
            "activation gradient": numbers["flops.activation_gradient"] / 1e9,
            "weight gradient": numbers["flops.weight_gradient"] / 1e9,
            "optimizer": numbers["flops.optimizer"] / 1e9,
        }
    )
    assert len(ax.get_legend().get_texts()) <= 10
    assert [text.get_text() for text in ax.get_legend().get_texts()][-1] == "other"


@pytest.mark.parametrize("by", ["layer", "part", "engine", "phase"])
@pytest.mark.parametrize("component", ["flops", "read", "written", "message"])
def test_bars_beside_each_other_are_whole_derivations(by: str, component: str) -> None:
    several = {"none": derive("training"), "full": derive("training", recompute="full")}
    ax = plots.work(several, AT, by=by, component=component)
    name = {"flops": "flops.total", "read": "bytes.read", "written": "bytes.written", "message": "payload.total"}
    totals = {key: item.instantiate(**AT)[name[component]] for key, item in several.items()}

    found = lengths(ax)
    assert found["full"] / found["none"] == pytest.approx(totals["full"] / totals["none"])


def test_the_memory_of_a_rank_is_drawn_in_gib_with_its_budget() -> None:
    derivation = derive("training")
    ax = plots.rank_memory({"plain": derivation}, AT, budget=4 * 2**30)
    numbers = derivation.instantiate(**AT)

    assert ax.get_xlabel() == "memory of one rank [GiB]"
    total = sum(numbers[name] for name in derivation.quantities if name.startswith("memory."))
    assert lengths(ax) == pytest.approx({"plain": total / 2**30})
    assert [line.get_xdata()[0] for line in ax.lines] == [4]


def test_bars_take_data_alone() -> None:
    ax = plots.stacked_bars({"a": {"x": 2**30, "y": 2**30}, "b": {"x": 0}}, unit="byte", words="size")

    assert lengths(ax) == pytest.approx({"a": 2, "b": 0})


def test_curves_are_on_log_axes_and_leave_gaps() -> None:
    quantities = derive("training").quantities
    ax = plots.curves(
        [quantities["flops.mlp"], quantities["flops.qkv"]], {"t": [4, 5, 8]}, {k: v for k, v in AT.items() if k != "t"}
    )

    assert (ax.get_xscale(), ax.get_yscale()) == ("log", "log")
    assert ax.get_ylabel() == "[GFLOP]"
    heights = ax.lines[0].get_ydata()
    assert heights[0] == pytest.approx(4 * 2048 * 12288 * 49152 / 4 / 1e9)
    assert heights[1] != heights[1], "t = 5 divides no 96 heads"
    with pytest.raises(SpecError, match="several units: FLOP, byte"):
        plots.curves([quantities["flops.mlp"], quantities["memory.weights"]], {"t": [4]}, AT)


def test_a_heat_map_of_a_quantity_is_the_one_of_its_sweep() -> None:
    derivation = derive("training")
    rest = {k: v for k, v in AT.items() if k not in ("t", "S")}
    frame = sweep(derivation, {**rest, "S": [512, 1024], "t": [2, 5, 8]}, quantities="memory.activations").frame()

    of_formula = plots.heat_map(derivation.quantities["memory.activations"], {"t": [2, 8]}, {"S": [512, 1024]}, rest)
    of_data = plots.heat_map(frame, "t", "S", value="memory.activations", unit="byte")

    formula_cells, data_cells = (ax.images[0].get_array().ravel().tolist() for ax in (of_formula, of_data))
    assert formula_cells == pytest.approx(data_cells)
    assert of_data.images[0].get_array().shape == (2, 2)


def test_points_that_break_a_hypothesis_stay_empty_in_a_heat_map() -> None:
    rest = {k: v for k, v in AT.items() if k not in ("t", "S")}
    ax = plots.heat_map(derive("training").quantities["memory.activations"], {"t": [5, 8]}, {"S": [512]}, rest)

    assert ax.images[0].get_array().mask.tolist() == [[True, False]]


def test_the_task_graph_has_every_task_behind_those_that_it_waits_for() -> None:
    derivation = derive("training")
    ax = plots.task_graph(derivation)
    forward = [task for task in derivation.distributed.tasks if task.phase.value == "forward"]

    assert sum(len(points.get_offsets()) for points in ax.collections) == len(forward)
    found = depths({task.id: task.dependencies for task in derivation.distributed.tasks})
    assert all(found[task.id] > found[needed] for task in derivation.distributed.tasks for needed in task.dependencies)
    assert plots.task_graph(derivation, phase=None).get_title().startswith("training, all phases")


def test_a_roofline_is_drawn_with_its_label() -> None:
    ax = views.roofline(derive("decode"), **DECODE).plot()

    assert (ax.get_xscale(), ax.get_yscale()) == ("log", "log")
    assert "evidence view" in ax.get_title()


def test_words_that_name_nothing_are_refused() -> None:
    with pytest.raises(SpecError, match="unknown component 'time'"):
        plots.work(derive("training"), AT, component="time")
    with pytest.raises(SpecError, match="unknown group 'rank'"):
        plots.work(derive("training"), AT, by="rank")
    with pytest.raises(SpecError, match="expected one symbol and its values"):
        plots.curves(derive("training").quantities["flops.mlp"], {}, AT)


def test_every_picture_is_drawn_where_it_is_told() -> None:
    _, ax = matplotlib.pyplot.subplots()
    derivation = derive("training")

    assert plots.work(derivation, AT, ax=ax) is ax
    assert plots.task_graph(derivation, ax=ax) is ax


# Displays


class Words(HTMLParser):
    """The text of a page; fails where tags do not match."""

    VOID = frozenset({"hr", "br", "meta"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words.append(data)


def read(html: str) -> str:
    page = Words()
    page.feed(html)
    page.close()
    assert page.open == []
    return " ".join(" ".join(page.words).split())


@pytest.fixture(scope="module")
def bound() -> Derivation:
    return derive("decode", model="gpt3-175B", target="queue")


def test_every_record_has_a_display_whose_tags_match(bound: Derivation) -> None:
    slot = derive("decode", target="slot")
    point = {"b": 8, "c": 2048, "t": 8, "e": 2}
    shown = {
        "derivation": bound,
        "quantities": bound.quantities,
        "report": bound.report,
        "verdict": bound.report.verdicts[0],
        "instance": bound.instantiate(**point),
        "model": bound.model,
        "distributed": bound.distributed,
        "portable": bound.portable,
        "queue": bound.concrete,
        "slot": slot.concrete,
        "hypotheses": bound.hypotheses,
        "work": bound.work(),
        "roofline": views.roofline(bound, **point),
    }
    for name, record in shown.items():
        assert len(read(record._repr_html_())) > 20, name  # type: ignore[union-attr]


def test_a_derivation_shows_its_hypotheses_quantities_and_verdicts(bound: Derivation) -> None:
    words = read(bound._repr_html_())

    assert f"{len(bound.report)} proved" in words
    assert "t | h" in words
    for name in bound.quantities:
        assert name in words


def test_a_counterexample_is_shown_in_the_users_symbols() -> None:
    claim = Laws("demo", derive("training").hypotheses).claim(
        "law", "wrong", "a <b>wrong</b> law", equal(B * H, B * H + 1), source="nowhere"
    )
    words = read(ProofReport((Prover().prove(claim),))._repr_html_())

    assert "1 refuted" in words
    assert "a <b>wrong</b> law" in words, "words of others are escaped, not interpreted"
    assert "= does not hold" in words


def test_a_refuted_claim_shows_its_difference_and_where_it_comes_from() -> None:
    (found,) = check_all(
        (
            Claim(
                id="v16",
                quantity="model.flops.matmul.model",
                claimed="72*B*S*L*H**2*(1 + S/(6*H) + V/(16*L*H))",
                scope="model",
                strategy={"tensor_parallel": False},
                assume=("F = 4*H",),
            ),
        )
    )
    words = read(found._repr_html_())

    assert words.startswith("refuted v16")
    assert "claimed − derived -3*B*H*S*V/2" in words or "claimed − derived -3*B*S*H*V/2" in words
    assert "logits" in words


def test_an_instance_shows_exact_numbers_and_readable_ones(bound: Derivation) -> None:
    words = read(bound.instantiate(b=8, c=2048, t=8, e=2)._repr_html_())

    assert f"memory.kv_cache {2 * 8 * 2048 * 12288 * 2 // 8} byte 96 MiB" in words


@pytest.mark.parametrize(
    ("expr", "shown"),
    [
        (6 * B * S * H**2 / t, "6 B S H 2 / t"),
        (-B / (2 * t), "− B / (2 t )"),
        (B * (S + 1) / (t * h), "B ( S + 1) / ( h t )"),
        (B - S, "B − S"),
        (2 * d_h, "2 d h"),
        (largest(B, F / t), "max( B , F / t )"),
    ],
)
def test_formulas_are_written_in_the_order_of_the_field(expr: Any, shown: str) -> None:
    assert read(formula(expr)) == shown


def test_a_work_vector_shows_its_four_components() -> None:
    words = read(WorkVector(B, S, H, F)._repr_html_())

    assert words.endswith("F B FLOP R S bytes read W H bytes written M F message bytes")


def test_the_text_of_a_record_stays_complete(bound: Derivation) -> None:
    assert str(bound.report) == f"{len(bound.report)} proved, 0 refuted, 0 unknown"
    assert repr(bound.work()).startswith("WorkVector(")
