"""The gate: a pass that changes work, drops or doubles a task, or gives another target twice is refused."""

from __future__ import annotations

from itertools import count
from typing import Any, ClassVar

import pytest
from attrs import evolve

from blueprint_sym.derivation import block, derive
from blueprint_sym.errors import ProofError, StructureError
from blueprint_sym.ir.concrete import ConcretePlanIR
from blueprint_sym.ir.distributed import DistributedTaskIR
from blueprint_sym.ir.node import Elision, Lineage, digest
from blueprint_sym.ir.portable import PortablePlanIR, Resources
from blueprint_sym.passes.base import DerivationPass, PassContext
from blueprint_sym.passes.bind_queue import BindReferenceQueueTargetPass
from blueprint_sym.passes.distribute_inference import DistributeTransformerInferencePass
from blueprint_sym.passes.distribute_training import DistributeTransformerTrainingPass
from blueprint_sym.passes.manager import PassManager, PassPipeline, commit, examine
from blueprint_sym.passes.plan_inference import PlanTransformerInferencePass
from blueprint_sym.proof.report import Status
from blueprint_sym.symbols import B, H, S
from blueprint_sym.work import WorkVector
from tests.support_passes import DECODE, TRAINING, changed, context, decode, refused
from tests.support_structure import with_task

# --- the gate: work ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "label"),
    [
        ("operations", "operations"),
        ("read_bytes", "read bytes"),
        ("write_bytes", "write bytes"),
        ("message_bytes", "message bytes"),
    ],
)
def test_a_plan_that_changes_one_work_entry_is_refused(entry: str, label: str) -> None:
    def one_more(plan: PortablePlanIR) -> Any:
        facts = plan.tasks[3].work
        return with_task(plan, 3, work=evolve(facts, **{entry: getattr(facts, entry) + 1}))

    error = refused(changed(PlanTransformerInferencePass, one_more), decode().distributed)
    broken = {verdict.obligation.id: str(verdict.counterexample) for verdict in error.report.failures}
    assert label in broken["plan_inference.work_conservation.forward.attention.core"]
    assert "plan_inference.work_conservation.total" in broken


@pytest.mark.parametrize("entry", ["compute", "memory", "network"])
def test_a_plan_whose_resources_are_no_projection_is_refused(entry: str) -> None:
    def one_more(plan: PortablePlanIR) -> Any:
        asked = plan.tasks[0].resources
        return with_task(plan, 0, resources=evolve(asked, **{entry: getattr(asked, entry) + 1}))

    error = refused(changed(PlanTransformerInferencePass, one_more), decode().distributed)
    assert f"Q_{entry}" in str(error)


@pytest.mark.parametrize("entry", ["flops", "read", "written", "message"])
def test_a_distribution_that_changes_one_work_entry_is_refused(entry: str) -> None:
    def doubled(ir: DistributedTaskIR) -> Any:
        work = ir.tasks[1].work
        return with_task(ir, 1, work=evolve(work, **{entry: getattr(work, entry) * 2 + 1}))

    error = refused(changed(DistributeTransformerInferencePass, doubled), block(DECODE))
    kinds = {verdict.obligation.kind for verdict in error.report.failures}
    assert "conservation" in kinds
    assert all(verdict.status is Status.REFUTED for verdict in error.report.failures)


def test_a_refusal_carries_the_report_and_names_the_pass_and_the_law() -> None:
    def more(ir: DistributedTaskIR) -> Any:
        return with_task(ir, 0, work=ir.tasks[0].work + WorkVector(B))

    error = refused(changed(DistributeTransformerTrainingPass, more), block(TRAINING), TRAINING)
    assert str(error).startswith("distribute_training is refused: not every obligation is proved\n")
    assert "REFUTED  distribute_training.conservation.forward.attention.layer_norm" in str(error)
    assert error.report.count(Status.PROVED) > 100
    assert 0 < len(error.report.failures) < 10


def test_replicated_work_that_is_called_sharded_is_refused() -> None:
    error = refused(
        changed(DistributeTransformerInferencePass, lambda ir: with_task(ir, 0, sharded=True)), block(DECODE)
    )
    (verdict,) = error.report.failures
    assert verdict.obligation.id == "distribute_inference.conservation.forward.attention.layer_norm"
    assert str(verdict.counterexample).endswith("sharded: 1, 0; = does not hold")


def test_a_memory_fact_beside_its_closed_form_is_refused() -> None:
    item = changed(
        PlanTransformerInferencePass, lambda plan: evolve(plan, memory=evolve(plan.memory, kv_cache=B * S * H))
    )
    kinds = {verdict.obligation.kind for verdict in refused(item, decode().distributed).report.failures}
    assert {"memory facts", "KV state"} <= kinds


# --- the gate: structure ----------------------------------------------------------------------------------------------


def test_a_plan_that_drops_a_task_is_refused() -> None:
    def dropped(plan: PortablePlanIR) -> Any:
        return evolve(plan, tasks=plan.tasks[:-1], lineage=plan.lineage[:-1], buffers=())

    with pytest.raises(StructureError, match=r"forward.mlp.residual: is accounted for by no element of the target IR"):
        commit(changed(PlanTransformerInferencePass, dropped), decode().distributed, context())


def test_a_plan_that_drops_a_task_and_its_source_is_refused() -> None:
    def dropped(plan: PortablePlanIR) -> Any:
        return evolve(
            plan,
            tasks=plan.tasks[:-1],
            lineage=plan.lineage[:-1],
            sources=plan.sources[:-1],
            buffers=tuple(
                evolve(item, producer=None, consumers=tuple(user for user in item.consumers if "residual" not in user))
                if item.id != "block.kv_cache"
                else item
                for item in plan.buffers
            ),
        )

    error = refused(changed(PlanTransformerInferencePass, dropped), decode().distributed)
    assert "plan_inference.work_conservation.total" in {verdict.obligation.id for verdict in error.report.failures}


def test_a_distribution_that_elides_work_is_refused() -> None:
    def elided(ir: DistributedTaskIR) -> Any:
        return evolve(
            ir,
            tasks=ir.tasks[:-1],
            lineage=ir.lineage[:-1],
            elided=(*ir.elided, Elision("mlp.residual", "nobody needs it")),
        )

    error = refused(changed(DistributeTransformerInferencePass, elided), block(DECODE))
    assert [verdict.obligation.id for verdict in error.report.failures] == [
        "distribute_inference.conservation.total.forward"
    ]


def test_a_distribution_that_does_a_task_twice_is_refused() -> None:
    def twice(ir: DistributedTaskIR) -> Any:
        again = evolve(ir.tasks[-1], id="forward.mlp.residual.again")
        return evolve(ir, tasks=(*ir.tasks, again), lineage=(*ir.lineage, Lineage(again.id, ("mlp.residual",))))

    error = refused(changed(DistributeTransformerInferencePass, twice), block(DECODE))
    assert "distribute_inference.conservation.total.forward" in {v.obligation.id for v in error.report.failures}


def test_a_pass_whose_second_run_differs_is_refused() -> None:
    numbers = count()
    item = changed(PlanTransformerInferencePass, lambda plan: evolve(plan, name=f"run {next(numbers)}"))
    with pytest.raises(StructureError, match="plan_inference: a second run gave another target") as caught:
        commit(item, decode().distributed, context())
    assert caught.value.element == "plan_inference"


def test_a_pass_that_is_refused_stops_its_pipeline() -> None:
    ran: list[str] = []

    class Watched(BindReferenceQueueTargetPass):
        def run(self, ir: PortablePlanIR, context: PassContext) -> ConcretePlanIR:
            ran.append(self.name)
            return super().run(ir, context)

    broken = changed(PlanTransformerInferencePass, lambda plan: with_task(plan, 0, resources=Resources(H, H, H)))
    passes = (DistributeTransformerInferencePass(), broken, Watched())
    with pytest.raises(ProofError, match="plan_inference is refused"):
        PassManager(PassPipeline(passes)).run(block(DECODE), context())
    assert not ran


def test_an_examination_reports_what_the_gate_would_refuse() -> None:
    broken = changed(PlanTransformerInferencePass, lambda plan: with_task(plan, 0, resources=Resources(H, H, H)))
    checkpoint = examine(broken, decode().distributed, context())
    assert not checkpoint.report.proved
    assert checkpoint.pass_name == "plan_inference"


def test_a_pass_must_say_how_to_run_and_what_to_prove() -> None:
    class Nothing(DerivationPass[Any, Any]):
        name: ClassVar[str] = "nothing"

    with pytest.raises(TypeError, match="Nothing does not say how to run"):
        Nothing().run(None, context())
    with pytest.raises(TypeError, match="Nothing does not say what it must prove"):
        Nothing().obligations(None, None, context())


# --- checkpoints ------------------------------------------------------------------------------------------------------


def test_a_pipeline_leaves_one_checkpoint_per_pass() -> None:
    names = [checkpoint.pass_name for checkpoint in derive("decode", target="slot").checkpoints]
    assert names == ["distribute_inference", "plan_inference", "bind_slot"]


def test_a_checkpoint_carries_the_digest_of_its_ir_and_a_report_that_is_proved() -> None:
    for checkpoint in derive("training", target="queue").checkpoints:
        assert checkpoint.digest == digest(checkpoint.ir)
        assert len(checkpoint.report) > 10
        assert checkpoint.report.proved


def test_the_report_of_a_derivation_is_that_of_all_its_passes() -> None:
    derivation = derive("decode", target="slot")
    assert len(derivation.report) == sum(len(checkpoint.report) for checkpoint in derivation.checkpoints)


def test_every_obligation_has_an_id_of_its_own() -> None:
    for derivation in (derive("training", sequence_parallel=True, target="queue"), derive("decode", target="slot")):
        ids = [verdict.obligation.id for verdict in derivation.report.verdicts]
        assert len(ids) == len(set(ids))
