"""``python -m tests.mutation``: every mutant against the proof run; exit 1 when one survives without a reason.

The parent proves everything once and sees which functions each variant runs. Each mutant runs in a child of its own
that inherits what is proved, imports the package with the mutated module, and derives variant after variant until an
obligation is not proved, a structure cannot be built, or nothing is left: those first that run the mutated function,
the others where something changed and is still proved. A mutant that changes no IR of any variant changes no value.
What every proof accepts is tried by the tests of values.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import multiprocessing
import signal
import sys
import time
import tomllib
from collections import Counter
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from attrs import evolve, frozen

from .mutants import PACKAGE, Mutant, mutants
from .values import killer

SECONDS = 300
FIRST = (
    "training.sp.selective.fused.sharded",
    "training.tp.none.free-heads",
    "training.sp-keep.none",
    "decode.tp",
    "prefill.tp.free-heads",
    "training.single.full.sharded",
    "training.sp.full",
    "training.tp.full.fused",
    "training.sp-keep.selective.fused",
    "training.tp.selective.sharded.free-heads",
    "decode.single",
)
"""The variants tried first: between them they have every choice."""

REASONS = Path(__file__).with_name("survivors.toml")


@frozen
class Outcome:
    """What became of a mutant: "refuted", "unknown", "refused", "crashed", "late", "same", "survived" or "tested".

    "tested" is what a test of values finds that every proof accepts.
    """

    mutant: str
    fate: str
    detail: str
    seconds: float


@frozen
class Baseline:
    """What the parent found: claims proved, and the digests of source and target of every pass of every variant.

    ``ran`` has, for each variant, the functions that it ran: file, first and last line.
    """

    proved: frozenset[str]
    digests: dict[str, tuple[tuple[str, str], ...]]
    ran: dict[str, frozenset[tuple[str, int, int]]]

    def order(self, mutant: Mutant) -> tuple[list[str], list[str]]:
        """The variants that run the mutated line, and the others. A line outside of functions is run by all."""
        touching = [
            name
            for name, functions in self.ran.items()
            if any(path == mutant.module and first <= mutant.line <= last for path, first, last in functions)
        ]
        inside = any(
            path == mutant.module and first <= mutant.line <= last
            for functions in self.ran.values()
            for path, first, last in functions
        )
        names = list(self.ran)
        return (touching, [name for name in names if name not in touching]) if inside else (names, [])


def _sessions(package: Any) -> dict[str, Any]:
    audit = importlib.import_module("blueprint_sym.audit")
    found = {audit.variant_name(session): session for session in audit.variants()}
    order = [name for name in FIRST if name in found]
    assert len(order) == len(FIRST), "a variant of FIRST does not exist"
    structures = [audit.variant_name(session) for session in audit.structural_variants()]
    return {name: found[name] for name in (*order, *structures, *found)}


def _steps(session: Any) -> Any:
    """(pass, source, target) of every pass of a variant, both binders included."""
    derivation = importlib.import_module("blueprint_sym.derivation")
    base = importlib.import_module("blueprint_sym.passes.base")
    context = base.PassContext(session)
    source = derivation.block(session)
    for item in derivation.planning(session):
        target = item.run(source, context)
        yield item, source, target, context
        source = target
    for item in derivation.TARGETS.values():
        yield item, source, item.run(source, context), context


def baseline() -> Baseline:
    """Proves every variant as it is."""
    prover = importlib.import_module("blueprint_sym.proof.prover").Prover()
    digest = importlib.import_module("blueprint_sym.ir.node").digest
    digests: dict[str, tuple[tuple[str, str], ...]] = {}
    ran: dict[str, frozenset[tuple[str, int, int]]] = {}
    for name, session in _sessions(None).items():
        found = []
        with _Watched() as watched:
            steps = [
                (source, target, item.obligations(source, target, context))
                for item, source, target, context in _steps(session)
            ]
        for source, target, obligations in steps:
            report = prover.prove_all(obligations)
            if not report.proved:
                raise SystemExit(f"{name}: not proved as it is\n{report}")
            found.append((digest(source), digest(target)))
        digests[name], ran[name] = tuple(found), watched.functions
    return Baseline(frozenset(prover.proved), digests, ran)


class _Watched:
    """Sees which functions of the package are called."""

    def __init__(self) -> None:
        self.codes: set[CodeType] = set()

    def __enter__(self) -> _Watched:
        sys.setprofile(lambda frame, event, argument: self.codes.add(frame.f_code))
        return self

    def __exit__(self, *_: Any) -> None:
        sys.setprofile(None)

    @property
    def functions(self) -> frozenset[tuple[str, int, int]]:
        root = f"{PACKAGE}/"
        return frozenset(
            (
                code.co_filename.removeprefix(root),
                code.co_firstlineno,
                max(last for _, _, last in code.co_lines() if last),
            )
            for code in self.codes
            if code.co_filename.startswith(root)
        )


class LateError(Exception):
    """A mutant that does not come to an end."""


class _Mutated(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def __init__(self, mutant: Mutant) -> None:
        self.name = "blueprint_sym." + mutant.module.removesuffix(".py").replace("/", ".")
        self.source = mutant.source

    def find_spec(self, name: str, path: Any, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        return importlib.util.spec_from_loader(name, self) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.source, self.name, "exec"), module.__dict__)


def try_mutant(mutant: Mutant, known: Baseline) -> Outcome:
    """The fate of one mutant, in this process, whose modules are its own afterwards."""
    started = time.perf_counter()
    for name in [name for name in sys.modules if name.partition(".")[0] == "blueprint_sym"]:
        del sys.modules[name]
    sys.meta_path.insert(0, _Mutated(mutant))
    signal.signal(signal.SIGALRM, _alarm)
    signal.alarm(SECONDS)
    try:
        fate, detail = _fate(mutant, known)
    except LateError as error:
        fate, detail = "late", str(error)
    except Exception as error:
        refused = type(error).__module__ == "blueprint_sym.errors"
        fate, detail = "refused" if refused else "crashed", f"{type(error).__name__}: {error}"
    finally:
        signal.alarm(0)
    return Outcome(mutant.name, fate, detail, time.perf_counter() - started)


def _alarm(*_: Any) -> None:
    raise LateError(f"no verdict within {SECONDS} s")


def _fate(mutant: Mutant, known: Baseline) -> tuple[str, str]:
    prover = importlib.import_module("blueprint_sym.proof.prover").Prover(workers=1, proved=set(known.proved))
    digest = importlib.import_module("blueprint_sym.ir.node").digest
    sessions = _sessions(None)
    touching, others = known.order(mutant)
    changed = False
    for name in (*touching, *others):
        if name in others and not (changed or mutant.stated):
            break
        session = sessions[name]
        for (item, source, target, context), before in zip(_steps(session), known.digests[name], strict=True):
            same = (digest(source), digest(target)) == before
            changed |= not same
            if same and not mutant.stated:
                continue
            for obligation in item.obligations(source, target, context):
                verdict = prover.prove(obligation)
                if verdict.status.value != "proved":
                    return verdict.status.value, f"{name}: {obligation.id}"
    if not changed and not mutant.stated:
        return "same", "no IR of any variant changes"
    return "survived", "everything is still proved"


def _run(job: tuple[Mutant, Baseline]) -> Outcome:
    return try_mutant(*job)


def main() -> int:
    """Runs the mutants and prints a line for each that is not refuted or refused."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="mutants whose name contains this")
    parser.add_argument("--every", type=int, default=1, help="only every n-th mutant")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--verbose", action="store_true", help="print the fate of every mutant")
    options = parser.parse_args()
    started = time.perf_counter()
    chosen = [mutant for mutant in mutants() if options.only in mutant.name][:: options.every]
    print(f"{len(chosen)} mutants; proving everything as it is", flush=True)
    known = baseline()
    print(f"everything is proved as it is, in {time.perf_counter() - started:.0f} s", flush=True)
    reasons: dict[str, str] = tomllib.loads(REASONS.read_text()) if REASONS.exists() else {}
    outcomes: list[Outcome] = []
    with multiprocessing.get_context("fork").Pool(options.jobs, maxtasksperchild=1) as pool:
        for mutant, outcome in zip(chosen, pool.imap(_run, [(m, known) for m in chosen], chunksize=1), strict=True):
            if outcome.fate == "survived" and outcome.mutant not in reasons and (test := killer(mutant)):
                outcome = evolve(outcome, fate="tested", detail=test)
            outcomes.append(outcome)
            if options.verbose or outcome.fate in ("unknown", "survived"):
                reason = reasons.get(outcome.mutant, "")
                told = f"{outcome.seconds:6.1f} s  {outcome.mutant}  [{reason or outcome.detail}]"
                print(f"{outcome.fate.upper():9} {told}", flush=True)
    fates = Counter(outcome.fate for outcome in outcomes)
    unexplained = [o for o in outcomes if o.fate in ("unknown", "survived") and o.mutant not in reasons]
    partial = options.only or options.every > 1
    stale = [] if partial else sorted(set(reasons) - {outcome.mutant for outcome in outcomes})
    for name in stale:
        print(f"STALE     {name}: this survivor is explained but does not exist")
    counted = len(outcomes) - fates["same"]
    killed = sum(fates[fate] for fate in ("refuted", "refused", "crashed", "late", "tested"))
    print(", ".join(f"{number} {fate}" for fate, number in sorted(fates.items())))
    print(f"{killed} of {counted} mutants that change a value are killed, in {time.perf_counter() - started:.0f} s")
    print(f"{len(outcomes) - len(unexplained)} passed, {len(unexplained) + len(stale)} failed")
    return 1 if unexplained or stale else 0


if __name__ == "__main__":
    sys.exit(main())
