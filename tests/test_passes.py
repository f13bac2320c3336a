"""Passes: the gate refuses a broken target, binders place and route, every strategy is proved, docstrings cite."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count, pairwise
from typing import Any, ClassVar

import pytest
from attrs import evolve
from sympy import Integer

from blueprint_sym.derivation import PASSES, Derivation, block, derive, derive_session
from blueprint_sym.errors import CapacityError, ProofError, StructureError
from blueprint_sym.expr.evaluate import evaluate_integer
from blueprint_sym.ir.concrete import ConcretePlanIR, QueueExtension, Route, SlotExtension
from blueprint_sym.ir.distributed import DistributedTask, DistributedTaskIR
from blueprint_sym.ir.node import Elision, Engine, Kind, Lineage, Phase, digest
from blueprint_sym.ir.portable import PortablePlanIR, PortableTask, Requirement, Resources, WorkloadFacts
from blueprint_sym.passes.base import AnyPass, DerivationPass, PassContext
from blueprint_sym.passes.bind_queue import BindReferenceQueueTargetPass
from blueprint_sym.passes.bind_slot import BindReferenceSlotTargetPass
from blueprint_sym.passes.distribute_inference import DistributeTransformerInferencePass
from blueprint_sym.passes.distribute_training import DistributeTransformerTrainingPass
from blueprint_sym.passes.manager import PassManager, PassPipeline, commit, examine
from blueprint_sym.passes.plan_inference import PlanTransformerInferencePass
from blueprint_sym.passes.plan_training import PlanTransformerTrainingPass
from blueprint_sym.proof.prover import Prover
from blueprint_sym.proof.report import Status
from blueprint_sym.spec.model import TransformerSpec
from blueprint_sym.spec.session import Session, Workload
from blueprint_sym.spec.strategy import Strategy, inference_strategies, training_strategies
from blueprint_sym.symbols import SYMBOLS, B, H, S, e
from blueprint_sym.work import WorkVector

DECODE, TRAINING = Session(Workload("decode")), Session(Workload("training"))
PROVER = Prover()
Change = Callable[[Any], Any]


def context(session: Session = DECODE) -> PassContext:
    return PassContext(session, PROVER)


@cache
def decode() -> Derivation:
    return derive_session(DECODE, PROVER)


def changed(kind: type[AnyPass], change: Change) -> AnyPass:
    """A pass that does the right thing, and then changes its target."""

    class Changed(kind):  # type: ignore[misc, valid-type]
        def run(self, ir: Any, context: PassContext) -> Any:
            return change(super().run(ir, context))

    return Changed()


def with_task(ir: Any, place: int, **changes: Any) -> Any:
    """The IR with one task changed."""
    tasks = list(ir.tasks)
    tasks[place] = evolve(tasks[place], **changes)
    return evolve(ir, tasks=tuple(tasks))


def refused(item: AnyPass, source: Any, session: Session = DECODE) -> ProofError:
    with pytest.raises(ProofError) as caught:
        commit(item, source, context(session))
    return caught.value


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


# --- the gate: binders ------------------------------------------------------------------------------------------------


def queues_of(plan: ConcretePlanIR) -> dict[str, tuple[str, ...]]:
    assert isinstance(plan.extension, QueueExtension)
    return dict(plan.extension.queues)


def requeued(plan: ConcretePlanIR, **changes: tuple[str, ...]) -> ConcretePlanIR:
    return evolve(plan, extension=QueueExtension(tuple({**queues_of(plan), **changes}.items())))


def replaced(plan: ConcretePlanIR, place: int, **changes: Any) -> ConcretePlanIR:
    layout = list(plan.layout)
    layout[place] = evolve(layout[place], **changes)
    return evolve(plan, layout=tuple(layout))


def reissued(plan: ConcretePlanIR, place: int, **changes: Any) -> ConcretePlanIR:
    assert isinstance(plan.extension, SlotExtension)
    issues = list(plan.extension.issues)
    issues[place] = evolve(issues[place], **changes)
    return evolve(plan, extension=evolve(plan.extension, issues=tuple(issues)))


BROKEN_BINDINGS: dict[str, tuple[type[AnyPass], Change, str]] = {
    "a queue in another order": (
        BindReferenceQueueTargetPass,
        lambda plan: requeued(plan, compute=queues_of(plan)["compute"][::-1]),
        "bind_queue.queue_order.stable",
    ),
    "a task in the queue of another kind": (
        BindReferenceQueueTargetPass,
        lambda plan: requeued(plan, compute=queues_of(plan)["compute"][:-1], host=(queues_of(plan)["compute"][-1],)),
        "bind_queue.queue_order.partition",
    ),
    "a size": (
        BindReferenceQueueTargetPass,
        lambda plan: replaced(plan, 1, size=plan.layout[1].size + 1),
        "bind_queue.gate.layout.block.output",
    ),
    "an offset that is too early": (
        BindReferenceQueueTargetPass,
        lambda plan: replaced(plan, 2, offset=plan.layout[2].offset - 16),
        "bind_queue.alignment.layout.block.weights",
    ),
    "an offset that is too late": (
        BindReferenceSlotTargetPass,
        lambda plan: replaced(plan, 2, offset=plan.layout[2].offset + 16),
        "bind_slot.alignment.layout.block.weights",
    ),
    "an offset between two multiples": (
        BindReferenceSlotTargetPass,
        lambda plan: replaced(plan, 2, offset=plan.layout[2].offset + 1),
        "bind_slot.alignment.layout.block.weights",
    ),
    "a small alignment": (
        BindReferenceSlotTargetPass,
        lambda plan: replaced(plan, 0, alignment=8),
        "bind_slot.alignment.layout.block.input",
    ),
    "an implementation that the plan does not name": (
        BindReferenceQueueTargetPass,
        lambda plan: with_task(plan, 3, implementation="magic"),
        "bind_queue.gate.task.forward.attention.core",
    ),
    "an access": (
        BindReferenceQueueTargetPass,
        lambda plan: with_task(plan, 3, reads=()),
        "bind_queue.gate.task.forward.attention.core",
    ),
    "a dependency": (
        BindReferenceSlotTargetPass,
        lambda plan: with_task(plan, 3, dependencies=plan.tasks[3].dependencies[:1]),
        "bind_slot.gate.task.forward.attention.core",
    ),
    "a work entry": (
        BindReferenceSlotTargetPass,
        lambda plan: with_task(plan, 3, work=evolve(plan.tasks[3].work, read_bytes=H)),
        "bind_slot.gate.task.forward.attention.core",
    ),
    "two tasks at once": (
        BindReferenceSlotTargetPass,
        lambda plan: reissued(plan, 1, cycle=0),
        "bind_slot.gate.issues",
    ),
    "a task before what it needs": (
        BindReferenceSlotTargetPass,
        lambda plan: reissued(plan, 0, cycle=5),
        "bind_slot.issue_order.dependencies",
    ),
    "another slot": (
        BindReferenceSlotTargetPass,
        lambda plan: reissued(plan, 2, slot=1),
        "bind_slot.gate.issues",
    ),
}


@pytest.mark.parametrize("case", BROKEN_BINDINGS)
def test_a_binding_that_differs_from_the_canonical_construction_is_refused(case: str) -> None:
    kind, change, law = BROKEN_BINDINGS[case]
    error = refused(changed(kind, change), decode().portable)
    assert law in {verdict.obligation.id for verdict in error.report.failures}


# --- transfers and barriers -------------------------------------------------------------------------------------------

NOTHING = WorkloadFacts(Integer(0), Integer(0), Integer(0), Integer(0))


def extended(plan: PortablePlanIR, task: PortableTask) -> PortablePlanIR:
    """The plan with one task more, which comes from a source of its name."""
    return evolve(
        plan,
        tasks=(*plan.tasks, task),
        sources=(*plan.sources, task.id),
        lineage=(*plan.lineage, Lineage(task.id, (task.id,))),
    )


def handed_over() -> PortablePlanIR:
    size = SYMBOLS["b"] * H * e
    task = PortableTask(
        id="transfer.output",
        layer="handover",
        phase=Phase.FORWARD,
        kind=Kind.TRANSFER,
        engine=Engine.NETWORK,
        work=WorkloadFacts(Integer(0), size, size, size),
        resources=Resources(Integer(0), 2 * size, size),
        requirement=Requirement("send", ()),
        dependencies=("forward.mlp.residual",),
        source="rank 0",
        destination="rank 1",
    )
    return extended(decode().portable, task)


def halted() -> PortablePlanIR:
    task = PortableTask(
        id="barrier.end",
        layer="barrier",
        phase=Phase.FORWARD,
        kind=Kind.BARRIER,
        engine=Engine.NETWORK,
        work=NOTHING,
        resources=Resources(Integer(0), Integer(0), Integer(0)),
        requirement=Requirement("barrier", ()),
        dependencies=("forward.mlp.residual",),
    )
    return extended(decode().portable, task)


def bound(item: AnyPass, plan: PortablePlanIR) -> ConcretePlanIR:
    checkpoint = commit(item, plan, context())
    assert checkpoint.report.proved
    found = checkpoint.ir
    assert isinstance(found, ConcretePlanIR)
    return found


def test_a_transfer_of_a_plan_is_in_the_transfer_queue() -> None:
    found = queues_of(bound(BindReferenceQueueTargetPass(), handed_over()))
    assert found["transfer"] == ("transfer.output",)
    assert "transfer.output" not in found["compute"] + found["collective"] + found["host"]


def test_a_transfer_of_a_plan_has_one_route() -> None:
    extension = bound(BindReferenceSlotTargetPass(), handed_over()).extension
    assert isinstance(extension, SlotExtension)
    assert extension.routes == (Route("transfer.output", "rank 0", "rank 1"),)
    assert (extension.issues[-1].task, extension.issues[-1].cycle) == ("transfer.output", 13)


def test_a_plan_without_transfers_has_no_route() -> None:
    extension = bound(BindReferenceSlotTargetPass(), decode().portable).extension
    assert isinstance(extension, SlotExtension)
    assert extension.routes == ()


def test_a_route_with_its_ends_turned_round_is_refused() -> None:
    def turned(plan: ConcretePlanIR) -> ConcretePlanIR:
        assert isinstance(plan.extension, SlotExtension)
        return evolve(plan, extension=evolve(plan.extension, routes=(Route("transfer.output", "rank 1", "rank 0"),)))

    error = refused(changed(BindReferenceSlotTargetPass, turned), handed_over())
    assert [verdict.obligation.id for verdict in error.report.failures] == ["bind_slot.routes.transfers"]


def test_a_transfer_of_a_distribution_is_planned_and_bound() -> None:
    size = SYMBOLS["b"] * H * e
    ir = decode().distributed
    task = DistributedTask(
        id="transfer.output",
        layer="handover",
        phase=Phase.FORWARD,
        kind=Kind.TRANSFER,
        engine=Engine.NETWORK,
        primitive="send",
        shape=(),
        work=WorkVector(0, size, size, size),
        dependencies=(ir.tasks[-1].id,),
        source="rank 0",
        destination="rank 1",
    )
    longer = evolve(
        ir,
        tasks=(*ir.tasks, task),
        sources=(*ir.sources, "handover"),
        lineage=(*ir.lineage, Lineage(task.id, ("handover",))),
    )
    passes = (PlanTransformerInferencePass(), BindReferenceSlotTargetPass())
    plan, placed = PassManager(PassPipeline(passes)).run(longer, context())
    assert (plan.ir.tasks[-1].source, plan.ir.tasks[-1].destination) == ("rank 0", "rank 1")
    assert placed.ir.extension.routes == (Route("transfer.output", "rank 0", "rank 1"),)


def test_a_barrier_is_in_no_queue() -> None:
    plan = bound(BindReferenceQueueTargetPass(), halted())
    assert "barrier.end" in {task.id for task in plan.tasks}
    assert "barrier.end" not in {task for tasks in queues_of(plan).values() for task in tasks}


def test_a_barrier_has_a_cycle_and_no_route() -> None:
    extension = bound(BindReferenceSlotTargetPass(), halted()).extension
    assert isinstance(extension, SlotExtension)
    assert extension.issues[-1].task == "barrier.end"
    assert extension.routes == ()


def test_a_barrier_in_a_queue_is_refused() -> None:
    item = changed(BindReferenceQueueTargetPass, lambda plan: requeued(plan, host=("barrier.end",)))
    error = refused(item, halted())
    assert "bind_queue.queue_order.partition" in {verdict.obligation.id for verdict in error.report.failures}


# --- layout at a point ------------------------------------------------------------------------------------------------

POINT = {"B": 1, "S": 6, "H": 30, "F": 42, "h": 6, "t": 2, "e": 1}


@cache
def trained(target: str) -> Derivation:
    return derive("training", sequence_parallel=True, target=target, prover=PROVER)


@pytest.mark.parametrize("target", ["queue", "slot"])
def test_offsets_are_those_of_the_recurrence_by_hand(target: str) -> None:
    instance = trained(target).instantiate(**POINT)
    assert instance.concrete is not None
    values = {SYMBOLS[name]: value for name, value in instance.values}
    end = 0
    for placed, item in zip(instance.concrete.layout, trained(target).portable.buffers, strict=True):
        size = evaluate_integer(item.size, values)
        assert (placed.buffer, placed.size) == (item.id, size)
        assert placed.offset == (end + 15) // 16 * 16
        end = placed.offset + size
    assert instance.concrete.end == end


@pytest.mark.parametrize("target", ["queue", "slot"])
def test_buffers_are_aligned_and_do_not_overlap(target: str) -> None:
    instance = trained(target).instantiate(**POINT)
    assert instance.concrete is not None
    assert instance.concrete.layout[0].offset == 0
    assert all(item.alignment == 16 for item in instance.concrete.layout)
    assert all(item.offset % item.alignment == 0 for item in instance.concrete.layout)
    assert all(first.end <= second.offset for first, second in pairwise(instance.concrete.layout))


def test_sizes_that_are_no_multiples_leave_gaps_below_the_alignment() -> None:
    instance = trained("queue").instantiate(**POINT)
    assert instance.concrete is not None
    gaps = [second.offset - first.end for first, second in pairwise(instance.concrete.layout)]
    assert any(gaps)
    assert all(0 <= gap < 16 for gap in gaps)


def test_both_targets_have_one_layout() -> None:
    queue, slot = (trained(target).instantiate(**POINT).concrete for target in ("queue", "slot"))
    assert queue is not None
    assert slot is not None
    assert queue.layout == slot.layout


def test_a_plan_that_ends_at_the_capacity_fits() -> None:
    free = trained("queue").instantiate(**POINT)
    assert free.concrete is not None
    exact = derive("training", sequence_parallel=True, target="queue", capacity=free.concrete.end, prover=PROVER)
    assert exact.instantiate(**POINT) is not None


def test_a_plan_that_ends_one_byte_beyond_the_capacity_is_refused_with_both_numbers() -> None:
    free = trained("queue").instantiate(**POINT)
    assert free.concrete is not None
    room = free.concrete.end - 1
    tight = derive("training", sequence_parallel=True, target="queue", capacity=room, prover=PROVER)
    with pytest.raises(CapacityError) as caught:
        tight.instantiate(**POINT)
    assert str(caught.value) == f"the layout ends at byte {room + 1}, 1 beyond the capacity {room}"


def test_capacity_binds_at_a_point_and_not_before() -> None:
    tight = derive("decode", target="slot", capacity=1, prover=PROVER)
    with pytest.raises(CapacityError):
        tight.instantiate(b=1, c=8, H=16, F=64, h=4, t=2, e=2)


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
    hypotheses.check({SYMBOLS[name]: value for name, value in {**point, "t": 1 + strategy.tensor_parallel}.items()})


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
