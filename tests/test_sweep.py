"""A sweep is the loop that one would write, whoever computes it and however it is cut into pieces."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blueprint_sym import BindingError, BlueprintError, Derivation, RangeError, SpecError, Sweep, derive, sweep
from blueprint_sym.space.work import Everything, Pareto, Rows, Top

FIXED = {"H": 64, "F": 256, "h": 8, "e": 2}
SPACE = {"B": [1, 2], "S": [16, 24, 32], "t": [1, 2, 3, 4, 8], **FIXED}
MEMORY = {"memory": "memory.weights + memory.activations", "flops": "flops.total"}


@cache
def training(**choices: Any) -> Derivation:
    return derive("training", **choices)


def by_hand(derivation: Derivation) -> list[dict[str, int]]:
    """The rows of the space that can be instantiated, one point after the other."""
    rows = []
    for b, s, t in product(SPACE["B"], SPACE["S"], SPACE["t"]):  # type: ignore[arg-type]
        try:
            point = derivation.instantiate(B=b, S=s, t=t, **FIXED)
        except BlueprintError:
            continue
        memory = point["memory.weights"] + point["memory.activations"]
        rows.append({"B": b, "S": s, "t": t, "memory": memory, "flops": point["flops.total"]})
    return rows


def told(frame: Any) -> list[dict[str, int]]:
    """The rows of a pandas frame, without the sizes that are the same in all."""
    return [{name: int(row[name]) for name in ("B", "S", "t", "memory", "flops")} for row in frame.to_dict("records")]


def small(chunk: int = 7, **options: Any) -> Sweep:
    return sweep(training(), SPACE, quantities=MEMORY, chunk=chunk, **options)


@pytest.mark.parametrize("chunk", [1, 7, 10**6])
def test_a_frame_has_every_point_that_can_be_instantiated_in_the_order_of_the_axes(chunk: int) -> None:
    assert told(small(chunk).frame()) == by_hand(training())


def test_every_point_is_counted() -> None:
    rows = by_hand(training())
    budget = sorted(row["memory"] for row in rows)[5]

    assert small(at_most={"memory": budget}).count() == {
        "points": 2 * 3 * 5,
        "lawful": len(rows),
        "kept": sum(row["memory"] <= budget for row in rows),
    }


def test_budgets_and_predicates_filter() -> None:
    rows = by_hand(training())
    budget = sorted(row["memory"] for row in rows)[-4]

    found = small(at_most={"memory": budget}, at_least={"t": 4}, where=lambda row: row["B"] * row["S"] > 16)

    expected = [row for row in rows if row["memory"] <= budget and row["t"] >= 4 and row["B"] * row["S"] > 16]
    assert told(found.frame()) == expected
    assert expected


@pytest.mark.parametrize("largest", [False, True])
@pytest.mark.parametrize("count", [1, 4, 1000])
def test_the_top_rows_are_those_of_a_sorted_list(count: int, largest: bool) -> None:
    expected = sorted(by_hand(training()), key=lambda row: -row["flops"] if largest else row["flops"])[:count]

    assert told(small().top(count, "flops", largest=largest)) == expected


def test_the_pareto_front_has_what_nothing_beats() -> None:
    rows = by_hand(training())

    def beats(a: dict[str, int], b: dict[str, int]) -> bool:
        pair, other = (a["memory"], -a["flops"]), (b["memory"], -b["flops"])
        return pair != other and all(x <= y for x, y in zip(pair, other, strict=True))

    expected = [row for row in rows if not any(beats(other, row) for other in rows)]
    found = told(small().pareto("memory", "-flops"))

    assert sorted(found, key=str) == sorted(expected, key=str)
    assert 1 < len(found) < len(rows)


NUMBERS = st.lists(st.tuples(*[st.integers(-4, 4)] * 3), min_size=1, max_size=40)


def rows_of(numbers: list[tuple[int, ...]], kind: Any) -> Rows:
    columns = {name: np.array([row[k] for row in numbers], dtype=kind) for k, name in enumerate("xyz")}
    return Rows(columns, np.arange(len(numbers)))


@settings(max_examples=60)
@given(numbers=NUMBERS, goals=st.sampled_from(["x", "xy", "xyz"]), wide=st.booleans())
def test_a_front_of_any_number_of_goals_is_the_one_of_its_definition(
    numbers: list[tuple[int, ...]], goals: str, wide: bool
) -> None:
    found = Pareto(tuple((name, name == "y") for name in goals)).of(rows_of(numbers, object if wide else np.int64))

    keys = [tuple(-row[1] if name == "y" else row["xyz".index(name)] for name in goals) for row in numbers]
    front = {
        key for key in keys if not any(o != key and all(a <= b for a, b in zip(o, key, strict=True)) for o in keys)
    }
    assert [keys[place] for place in found.places] == sorted(front)
    assert all(keys.index(keys[place]) == place for place in found.places), "of equals the first is kept"


@given(numbers=NUMBERS, count=st.integers(1, 10), largest=st.booleans(), wide=st.booleans())
def test_the_best_of_rows_are_stable(numbers: Any, count: int, largest: bool, wide: bool) -> None:
    found = Top(count, "x", largest).of(rows_of(numbers, object if wide else np.int64))

    order = sorted(range(len(numbers)), key=lambda k: (-numbers[k][0] if largest else numbers[k][0], k))
    assert found.places.tolist() == order[:count]


# Structures


def test_structural_choices_are_axes_and_those_that_cannot_exist_are_left_out() -> None:
    space = sweep(
        training(),
        {
            **SPACE,
            "recompute": ["none", "selective"],
            "tensor_parallel": [False, True],
            "sequence_parallel": [False, True],
        },
        quantities=["flops.recompute"],
    )

    frame = space.frame()

    assert space.points == 30 * 2 * 3
    combinations = set(zip(frame["tensor_parallel"], frame["sequence_parallel"], frame["t"] == 1, strict=True))
    assert combinations == {(False, False, True), (True, False, False), (True, True, False)}
    assert set(frame["recompute"]) == {"none", "selective"}
    assert (frame[frame["recompute"] == "none"]["flops.recompute"] == 0).all()
    assert (frame[frame["recompute"] == "selective"]["flops.recompute"] > 0).all()


def test_a_choice_alone_that_cannot_exist_is_refused() -> None:
    with pytest.raises(SpecError, match="sequence parallelism needs t >= 2"):
        sweep(training(tensor_parallel=False), {**SPACE, "sequence_parallel": [True]})
    with pytest.raises(SpecError, match="unknown policy 'some'"):
        sweep(training(), {**SPACE, "recompute": ["some"], "sequence_parallel": [True, False]})


def test_several_derivations_are_told_apart() -> None:
    frame = sweep([training(), training(recompute="full")], {**SPACE, "t": 2}, quantities="flops.recompute").frame()

    assert list(dict.fromkeys(frame["strategy"])) == ["tp.none", "tp.full"]
    assert len(frame) == 2 * 6


def test_a_named_model_needs_its_free_symbols_only() -> None:
    frame = sweep(derive("decode", model="gpt3-175B"), {"b": [1, 8], "c": 2048, "t": 8, "e": 2}).frame()

    assert frame["memory.kv_cache"].tolist() == [2 * b * 2048 * 12288 * 2 // 8 for b in (1, 8)]


def test_every_row_knows_its_place_in_the_whole_enumeration() -> None:
    space = sweep([training(), training(recompute="full")], SPACE, quantities="flops.total", chunk=7)

    places = np.concatenate([rows.places for rows in space._parts(Everything())])

    lawful = [place for place in range(30) if [1, 2, 3, 4, 8][place % 5] in (2, 4, 8)]
    assert places.tolist() == lawful + [30 + place for place in lawful]


# Who computes, and what comes back


def test_threads_give_the_same_rows() -> None:
    with ThreadPoolExecutor(2) as pool:
        assert told(small(client=pool).frame()) == by_hand(training())
        assert told(small(client=pool).top(3, "memory")) == told(small().top(3, "memory"))
        assert told(small(client=pool).pareto("memory", "-flops")) == told(small().pareto("memory", "-flops"))


def test_a_dask_cluster_gives_the_same_rows_and_needs_no_sympy() -> None:
    distributed = pytest.importorskip("distributed")

    def loaded() -> bool:
        import sys

        return "sympy" in sys.modules

    budget = sorted(row["memory"] for row in by_hand(training()))[-4]
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        before = client.run(loaded)
        on_cluster = small(client=client, where=lambda row: row["memory"] <= budget)
        frame, top = on_cluster.frame(), on_cluster.top(3, "flops", largest=True)
        after = client.run(loaded)

    alone = small(where=lambda row: row["memory"] <= budget)
    assert told(frame) == told(alone.frame())
    assert told(top) == told(alone.top(3, "flops", largest=True))
    assert list(before.values()) == list(after.values()) == [False]


def test_pandas_polars_and_arrow_hold_the_same_numbers() -> None:
    space = small()

    pandas, polars, arrow = space.to_pandas(), space.to_polars(), space.to_arrow()

    assert pandas["flops"].tolist() == polars["flops"].to_list() == arrow["flops"].to_pylist()
    assert list(pandas.columns) == polars.columns == arrow.column_names == list(space.columns)


def test_numbers_beyond_64_bits_stay_exact_in_every_frame() -> None:
    space = sweep(training(), {**SPACE, "B": [1, 10**12], "H": 12288, "F": 49152, "h": 96}, quantities="flops.qkv")
    expected = [6 * b * s * 12288**2 // t for b, s, t in product((1, 10**12), (16, 24, 32), (2, 3, 4, 8))]

    assert space.to_pandas()["flops.qkv"].tolist() == expected
    assert [int(value) for value in space.to_polars()["flops.qkv"].to_list()] == expected
    assert [int(value) for chunk in space.chunks() for value in chunk["flops.qkv"].to_pylist()] == expected
    assert [int(value) for value in space.top(2, "flops.qkv", largest=True)["flops.qkv"]] == sorted(expected)[:-3:-1]


def test_what_arrow_cannot_hold_is_refused_and_pandas_holds_it() -> None:
    space = sweep(training(), {**SPACE, "B": [10**75]}, quantities="payload.boundary")

    assert space.to_pandas()["payload.boundary"][0] == 10**75 * 16 * 64 * 2
    with pytest.raises(RangeError, match=r"payload\.boundary has up to 79 digits"):
        space.to_arrow()


def test_all_chunks_have_one_schema() -> None:
    chunks = list(sweep(training(), {**SPACE, "B": [1, 10**12]}, quantities=MEMORY, chunk=15).chunks())

    assert len(chunks) > 1
    assert len({str(chunk.schema) for chunk in chunks}) == 1


def test_a_frame_of_too_many_rows_is_refused_with_what_to_do() -> None:
    with pytest.raises(SpecError, match="more than 3 rows; ask for top, pareto or chunks"):
        small().frame(limit=3)


def test_nothing_that_obeys_the_hypotheses_gives_an_empty_frame() -> None:
    frame = sweep(training(), {**SPACE, "t": [5, 7]}, quantities=MEMORY).frame()

    assert len(frame) == 0
    assert "memory" in frame.columns


def test_progress_counts_every_point_once() -> None:
    seen: list[tuple[int, int]] = []
    small(progress=lambda done, points: seen.append((done, points))).count()

    assert seen[-1] == (30, 30)
    assert [done for done, _ in seen] == sorted({done for done, _ in seen})


def test_only_a_few_chunks_are_held_at_a_time() -> None:
    """The peak that Python's own books show for 10^7 points is below what one of their columns would take."""
    import tracemalloc

    space = sweep(
        training(),
        {"B": range(1, 101), "S": range(1, 10_001), "t": range(1, 11), **FIXED},
        quantities=MEMORY,
        chunk=2**16,
    )
    assert space.points == 10**7
    small().top(1, "memory")  # what is imported on first use is no matter of the space
    tracemalloc.start()
    space.top(10, "memory")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert peak < 8 * 10**7 / 4


@pytest.mark.parametrize(
    ("axes", "options", "error", "message"),
    [
        ({"X": [1]}, {}, SpecError, "X: is no axis; axes are B, b"),
        ({"B": []}, {}, SpecError, "B: expected one or several integers"),
        ({"B": [1.5]}, {}, BindingError, "B has 1.5"),
        ({}, {"quantities": "flops"}, SpecError, "no quantity 'flops'"),
        ({}, {"quantities": "flops.total + memory.weights"}, BlueprintError, "they do not add"),
        ({}, {"at_most": {"memory": 1}}, SpecError, "no column 'memory'"),
        ({"recompute": ["none", "full"]}, {"at_most": {"recompute": 1}}, SpecError, "recompute is a choice"),
        ({}, {"at_least": {"memory": 1}}, SpecError, "at_least: no column 'memory'; there are B, S, t"),
        ({}, {"at_most": {"flops.qkv": "x"}}, SpecError, "at_most flops.qkv: expected an integer, got 'x'"),
        ({}, {"at_least": {"flops.qkv": None}}, SpecError, "at_least flops.qkv: expected an integer, got None"),
        ({}, {"at_most": {"flops.qkv": 2e9}}, SpecError, "at_most flops.qkv: expected an integer, got 2000000000.0"),
        ({}, {"at_most": {"flops.qkv": True}}, SpecError, "at_most flops.qkv: expected an integer, got True"),
        ({}, {"where": lambda row: row["B"]}, SpecError, "a predicate must give a boolean for each of"),
        ({}, {"chunk": 0}, SpecError, "chunk: expected at least 1"),
    ],
)
def test_what_cannot_be_swept_is_refused(axes: Any, options: Any, error: Any, message: str) -> None:
    import re

    with pytest.raises(error, match=re.escape(message)):
        sweep(training(), {**SPACE, **axes}, **options).count()


@pytest.mark.parametrize("count", ["x", 1.0, True, None, [1]])
def test_a_number_of_rows_is_an_integer(count: Any) -> None:
    with pytest.raises(SpecError, match="count: expected an integer, got "):
        small().top(count, "flops")


def test_a_limit_may_be_an_integer_of_numpy() -> None:
    assert small(at_least={"t": np.int64(4)}).count() == small(at_least={"t": 4}).count()


def test_a_sweep_says_what_its_points_must_obey() -> None:
    both = sweep(training(), {**SPACE, "sequence_parallel": [False, True]})
    assert set(both.hypotheses) == {"H = h*d_h", "t >= 2", "t | h", "t | F", "t | S"}


def test_a_missing_symbol_is_named_before_anything_runs() -> None:
    with pytest.raises(BindingError, match=r"no value for S \(S: sequence length\)"):
        sweep(training(), {name: values for name, values in SPACE.items() if name != "S"})


def test_the_columns_that_are_asked_for_must_exist() -> None:
    with pytest.raises(SpecError, match="no column 'speed'; there are B, S, t"):
        small().top(1, "speed")
    with pytest.raises(SpecError, match="by: no column 3; there are B, S, t"):
        small().top(1, 3)  # type: ignore[arg-type]
    with pytest.raises(SpecError, match="pareto: no column 'speed'; there are B, S, t"):
        small().pareto("memory", "-speed")
    with pytest.raises(SpecError, match="unknown frame 'dask'; choose one of pandas, polars, arrow"):
        small().frame("dask")
