"""The second line behind the proofs: a mutant that is still proved is tried by the tests of values.

Proofs compare what is computed on two ways from one description of a block. That the description is the block that a
person means, an RMS norm where one is said, is known from formulas of papers and published numbers alone.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from .mutants import PACKAGE, Mutant

TESTS = (
    "test_blocks_values.py",
    "test_training_values.py",
    "test_inference_values.py",
    "test_structure_model.py",
    "test_structure_plans.py",
    "test_structure_records.py",
    "test_fused_attention.py",
    "test_passes.py",
    "test_passes_binders.py",
    "test_models_published.py",
)
SECONDS = 600


def killer(mutant: Mutant) -> str:
    """The first test of values that fails with the mutant, or "" where none does."""
    with TemporaryDirectory() as place:
        root = Path(place)
        for item in PACKAGE.parent.iterdir():
            if item.name not in (PACKAGE.name, "build") and not item.name.startswith("."):
                (root / item.name).symlink_to(item)
        shutil.copytree(PACKAGE, root / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
        (root / PACKAGE.name / mutant.module).write_text(mutant.source, encoding="utf-8")
        tests = [f"tests/{name}" for name in TESTS]
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-n", "2", *tests]
        environment = {**os.environ, "PYTHONPATH": place}
        try:
            done = subprocess.run(
                command, cwd=root, env=environment, capture_output=True, text=True, check=False, timeout=SECONDS
            )
        except subprocess.TimeoutExpired:
            return f"no end within {SECONDS} s"
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return failed[1] if failed and done.returncode else ""
