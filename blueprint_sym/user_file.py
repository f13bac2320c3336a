"""Python files of a user's own, which are run: declarations of claims and theorems, and functions to be checked."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from .errors import BlueprintError, SpecError


def module_of(path: Path) -> ModuleType:
    """The module of a file. Its directory's parent can be imported from, so that ``proofs.conditions`` is found.

    Raises SpecError where it cannot be run.
    """
    name = f"declared_{path.stem}_{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:8]}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise SpecError("expected a Python file", field=str(path))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    root = str(path.resolve().parent.parent)
    if root not in sys.path:
        sys.path.append(root)
    try:
        spec.loader.exec_module(module)
    except BlueprintError:
        raise
    except Exception as error:
        raise SpecError(f"it cannot be run: {type(error).__name__}: {error}", field=str(path)) from error
    return module
