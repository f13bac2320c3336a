"""Determinism: one content, one digest, on every machine and under every hash seed; and imports that stay light."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from blueprint_sym.derivation import derive

SCRIPT = """
import hashlib, json
from blueprint_sym.derivation import Derivation, block, pipeline
from blueprint_sym.ir.node import digest
from blueprint_sym.passes.base import PassContext
from blueprint_sym.passes.manager import Checkpoint
from blueprint_sym.proof.report import ProofReport
from blueprint_sym.proof.smt import scripts
from blueprint_sym.spec.catalogue import load
from blueprint_sym.spec.model import TransformerSpec
from blueprint_sym.spec.session import Session, Workload
from blueprint_sym.spec.strategy import Strategy
from blueprint_sym.views.derivation import derivation_data

FREE = TransformerSpec(divided_heads=False)
SESSIONS = {
    "training": Session(Workload("training"), Strategy.of(sequence_parallel=True, recompute="selective"), "queue"),
    "free heads": Session(Workload("training", FREE), Strategy.of(shard_optimizer=True, recompute="full")),
    "prefill": Session(Workload("prefill"), target="slot"),
    "decode": Session(Workload("decode", load("gpt3-13B")), target="queue"),
}

def sha(texts):
    return hashlib.sha256("\\n".join(texts).encode()).hexdigest()

found = {}
for name, session in SESSIONS.items():
    model = ir = block(session)
    checkpoints, obligations = [], []
    for item in pipeline(session).passes:
        source, ir = ir, item.run(ir, PassContext(session))
        checkpoints.append(Checkpoint(item.name, ir, digest(ir), ProofReport()))
        obligations += item.obligations(source, ir, PassContext(session))
    data = derivation_data(Derivation(session, model, tuple(checkpoints)), None)
    found[name] = {
        "model": digest(model),
        "digests": data["digests"],
        "data": json.dumps(data),
        "obligations": sha(f"{item.id}: {item.sentence}: {item.goal.show()}" for item in obligations),
        "texts": sha(body for item in obligations for body in scripts(item)),
        "symbols": sha(str(item.elimination) for item in obligations),
    }
print(json.dumps(found))
"""
"""Four derivations without their proofs: what is derived, what is claimed, what the solver would read."""

SEEDS = ("0", "1", "2", "3", "7", "42", "123", "1000", "65535", "4294967295")


def python(*args: str, seed: str = "0") -> str:
    """What a fresh interpreter prints under a hash seed."""
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    result = subprocess.run(
        [sys.executable, *args], capture_output=True, text=True, timeout=120, check=True, env=environment
    )
    return result.stdout


def test_digests_data_and_claims_do_not_depend_on_the_hash_seed() -> None:
    with ThreadPoolExecutor(2) as pool:
        printed = list(pool.map(lambda seed: json.loads(python("-c", SCRIPT, seed=seed)), SEEDS))
    assert [list(found) for found in printed] == [["training", "free heads", "prefill", "decode"]] * 10
    assert printed == [printed[0]] * 10
    digests = [digest for item in printed[0].values() for digest in item["digests"].values()]
    assert len(digests) == len(set(digests)) == 3 + 2 + 3 + 3


def test_a_digest_of_another_process_is_that_of_this_one() -> None:
    code = "from blueprint_sym import derive; print(*(item.digest for item in derive('decode').checkpoints))"
    assert python("-c", code, seed="99").split() == [item.digest for item in derive("decode").checkpoints]


def test_the_command_line_prints_the_same_bytes_in_two_processes() -> None:
    command = ("-m", "blueprint_sym", "derive", "training", "--recompute", "full", "--target", "slot")
    first, second = (python(*command, "--format", "json", seed=seed) for seed in ("11", "12"))
    assert first == second
    assert json.loads(first)["proof"]["unknown"] == 0


def test_the_tables_of_the_command_line_are_the_same_in_two_processes() -> None:
    first, second = (python("-m", "blueprint_sym", "derive", "decode", seed=seed) for seed in ("13", "14"))
    assert first == second


@pytest.mark.parametrize("module", ["z3", "numpy", "rich", "click", "scipy", "matplotlib"])
def test_importing_the_package_does_not_import(module: str) -> None:
    assert python("-c", f"import blueprint_sym, sys; print({module!r} in sys.modules)") == "False\n"


def test_reading_a_formula_needs_no_solver() -> None:
    code = "from blueprint_sym.expr.text import read, text; import sys; print(text(read('B*S')), 'z3' in sys.modules)"
    assert python("-c", code) == "B*S False\n"
