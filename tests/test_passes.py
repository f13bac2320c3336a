"""Passes: every strategy is proved, and docstrings cite."""

from __future__ import annotations

import pytest

from blueprint_sym.derivation import PASSES, derive_session
from blueprint_sym.passes.base import AnyPass
from blueprint_sym.passes.bind_queue import BindReferenceQueueTargetPass
from blueprint_sym.passes.bind_slot import BindReferenceSlotTargetPass
from blueprint_sym.passes.distribute_inference import DistributeTransformerInferencePass
from blueprint_sym.passes.distribute_training import DistributeTransformerTrainingPass
from blueprint_sym.passes.plan_inference import PlanTransformerInferencePass
from blueprint_sym.passes.plan_training import PlanTransformerTrainingPass
from blueprint_sym.spec.model import TransformerSpec
from blueprint_sym.spec.session import Session, Workload
from blueprint_sym.spec.strategy import Strategy, inference_strategies, training_strategies
from blueprint_sym.symbols import SYMBOLS
from tests.support_passes import PROVER

# --- every strategy ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strategy", training_strategies(), ids=lambda strategy: strategy.name)
def test_every_training_strategy_is_proved(strategy: Strategy) -> None:
    report = derive_session(Session(Workload("training"), strategy), PROVER).report
    assert report.counts == {"proved": len(report), "refuted": 0, "unknown": 0}


@pytest.mark.parametrize("free", [False, True], ids=["divided", "free"])
@pytest.mark.parametrize("strategy", inference_strategies(), ids=lambda strategy: strategy.name)
@pytest.mark.parametrize("task", ["prefill", "decode"])
def test_every_inference_strategy_is_proved(task: str, strategy: Strategy, free: bool) -> None:
    workload = Workload(task, TransformerSpec(divided_heads=not free))
    report = derive_session(Session(workload, strategy, "slot"), PROVER).report
    assert report.counts == {"proved": len(report), "refuted": 0, "unknown": 0}


@pytest.mark.parametrize("strategy", training_strategies(), ids=lambda strategy: strategy.name)
def test_the_hypotheses_of_every_strategy_hold_somewhere(strategy: Strategy) -> None:
    """Under hypotheses that contradict each other everything would be proved."""
    point = {"B": 1, "S": 8, "H": 32, "F": 64, "h": 4, "d_h": 8, "e": 2, "d": 2}
    hypotheses = derive_session(Session(Workload("training"), strategy), PROVER).hypotheses
    values = {SYMBOLS[name]: value for name, value in {**point, "t": 1 + strategy.tensor_parallel}.items()}
    assert all(item.symbols <= set(values) for item in hypotheses.everything), "none is left out for want of a value"
    hypotheses.check(values)


@pytest.mark.parametrize("strategy", training_strategies()[:1] + training_strategies()[-1:])
def test_a_derivation_with_free_head_width_is_proved(strategy: Strategy) -> None:
    session = Session(Workload("training", TransformerSpec(divided_heads=False)), strategy)
    assert derive_session(session, PROVER).report.proved


# --- what a pass says of itself ---------------------------------------------------------------------------------------

SAID: dict[type[AnyPass], tuple[list[str], list[str]]] = {
    DistributeTransformerTrainingPass: (
        [
            r"W_{\mathrm{gemm}} = 2mnk",
            r"W_{\mathrm{QKV}}=\frac{6BSH^2}{t}",
            r"W_{\mathrm{attn\,matmul}}=\frac{4BS^2H}{t}",
            r"W_{\mathrm{MLP}}=\frac{4BSHF}{t}",
            r"M_{\mathrm{TP}}=BSH\,e",
            r"W_{\mathrm{reduce}}=BSH\frac{t-1}{t}",
        ],
        ["1909.08053", "2104.04473", "2205.05198"],
    ),
    DistributeTransformerInferencePass: (
        [
            r"W_{\mathrm{attention}} = \frac{4bqcH}{t} + 5b\frac{h}{t}qc",
            r"W_{\mathrm{QKV}}=\frac{6bqH^2}{t}",
            r"W_{\mathrm{out}}=\frac{2bqH^2}{t}",
            r"W_{\mathrm{MLP}}=\frac{4bqHF}{t}",
            r"C_{\mathrm{KV}}=2bc\frac{H}{t}e",
        ],
        ["1706.03762", "1909.08053", "2205.14135"],
    ),
    PlanTransformerTrainingPass: (
        [
            r"\mathbf{w}_i=(F_i,R_i,W_i,M_i)",
            r"Q_{\mathrm{compute}}=F_i,\qquad Q_{\mathrm{memory}}=R_i+W_i,\qquad Q_{\mathrm{network}}=M_i",
            r"C_{\mathrm{act}}=\sum_{\ell} \left(A_\ell-O_\ell\,[\neg\mathrm{storeOutput}_\ell]",
            r"-A_\ell\,[\neg\mathrm{storeActivation}_\ell]\right)",
        ],
        ["1909.08053", "1910.02054", "2205.05198"],
    ),
    PlanTransformerInferencePass: (
        [
            r"(F_i,R_i,W_i,M_i)_{\mathrm{distributed}} =(F_i,R_i,W_i,M_i)_{\mathrm{portable}}",
            r"C_{\mathrm{workspace}} =D+e\max\left(3bq\frac{H}{t}, b\frac{h}{t}qc, bq\frac{F}{t}\right)",
        ],
        ["1706.03762", "2205.14135"],
    ),
    BindReferenceQueueTargetPass: (
        [r"o_0=0,\qquad o_i=\left\lceil\frac{o_{i-1}+s_{i-1}}{a_i}\right\rceil a_i"],
        ["Internal deterministic reference-target contract; no performance or scheduling result is claimed."],
    ),
    BindReferenceSlotTargetPass: (
        [r"\operatorname{issue}(t_i)=(\operatorname{cycle}=i, \operatorname{slot}=0)"],
        ["Internal deterministic slot/dataflow contract; no paper result is claimed."],
    ),
}


def test_there_are_six_public_passes_in_the_order_of_the_specification() -> None:
    assert [type(item) for item in PASSES] == [
        DistributeTransformerTrainingPass,
        DistributeTransformerInferencePass,
        PlanTransformerTrainingPass,
        PlanTransformerInferencePass,
        BindReferenceQueueTargetPass,
        BindReferenceSlotTargetPass,
    ]


@pytest.mark.parametrize("kind", SAID, ids=lambda kind: kind.name)
def test_the_docstring_of_a_pass_has_its_equations(kind: type[AnyPass]) -> None:
    said = " ".join((kind.__doc__ or "").split())
    assert [equation for equation in SAID[kind][0] if equation not in said] == []


@pytest.mark.parametrize("kind", SAID, ids=lambda kind: kind.name)
def test_the_docstring_of_a_pass_cites_its_sources(kind: type[AnyPass]) -> None:
    _, _, cited = (kind.__doc__ or "").partition("References:")
    assert [source for source in SAID[kind][1] if source not in cited] == []


@pytest.mark.parametrize("item", PASSES, ids=lambda item: item.name)
def test_a_pass_names_its_boundary_provenance_and_evidence(item: AnyPass) -> None:
    assert "→" in item.boundary
    assert item.provenance
    assert "proved" in item.evidence
