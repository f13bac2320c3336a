"""``python -m benchmarks``: what the commands cost, in one run, so that the numbers can be compared with each other.

Each figure is the best of a few fresh processes; import times are shown beside that of sympy, which dominates them.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable

IMPORT = "import time; t = time.perf_counter(); import {module}; print(time.perf_counter() - t)"

DERIVE = """
import time, blueprint_sym as bs
t = time.perf_counter(); bs.derive({arguments}); print(time.perf_counter() - t)
"""

PROVE = """
import json, resource, time
t = time.perf_counter()
from blueprint_sym.audit import audit
result = audit()
verdicts = result.report.verdicts
print(json.dumps({
    "seconds": time.perf_counter() - t,
    "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    "variants": result.variants,
    "claimed": result.claimed,
    "distinct": len(verdicts),
    **result.report.counts,
    "kinds": result.report.by_kind,
    "passes": {item.name: [item.obligations, round(item.seconds, 2)] for item in result.passes},
    "slowest": [[v.obligation.id, round(v.seconds, 3)] for v in sorted(verdicts, key=lambda v: -v.seconds)[:10]],
}))
"""


def run(script: str) -> str:
    """The output of a script in a fresh process."""
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def best(script: str, times: int) -> float:
    """The least of what the script prints in ``times`` processes."""
    return min(float(run(script)) for _ in range(times))


def imports(times: int) -> None:
    """Import of the package against import of sympy."""
    sympy = best(IMPORT.format(module="sympy"), times)
    ours = best(IMPORT.format(module="blueprint_sym"), times)
    print(f"import sympy          {sympy:6.3f} s")
    print(f"import blueprint_sym  {ours:6.3f} s   {ours - sympy:+.3f} s, x {ours / sympy:.2f}")


def derivations(times: int) -> None:
    """One derivation with all its proofs, after import, in a fresh process."""
    for arguments in (
        '"training"',
        '"training", recompute="selective", sequence_parallel=True',
        '"training", recompute="full", sequence_parallel=True, target="slot", model="gpt3-175B"',
        '"decode", target="queue"',
    ):
        print(f"derive({arguments})  {best(DERIVE.format(arguments=arguments), times):.3f} s")


def proofs(times: int) -> None:
    """Every pass over every variant, cold."""
    result = min((json.loads(run(PROVE)) for _ in range(times)), key=lambda found: found["seconds"])
    print(
        f"prove: {result['distinct']} distinct claims of {result['claimed']} obligations "
        f"over {result['variants']} variants; "
        f"{result['proved']} proved, {result['refuted']} refuted, {result['unknown']} unknown; "
        f"{result['seconds']:.1f} s, {result['megabytes']:.0f} MB"
    )
    for name, (claims, seconds) in result["passes"].items():
        print(f"  {name:22} {claims:5} claims {seconds:6.2f} s")
    print("  by kind: " + ", ".join(f"{kind} {number}" for kind, number in result["kinds"].items()))
    for name, seconds in result["slowest"]:
        print(f"  {seconds:6.3f} s  {name}")


def _module(figure: str) -> dict[str, float]:
    command = [sys.executable, "-m", "benchmarks.arrays", figure]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def arrays(times: int) -> None:
    """The ten main quantities of a training block at 10^6 configurations, on one core."""
    runs = [_module("arrays") for _ in range(times)]
    found = {name: min(run[name] for run in runs) for name in runs[0]}
    steps, prepared = int(found.pop("steps")), found.pop("compile")
    print(f"ten quantities of a training block: {steps} steps, derived and compiled again in {prepared * 1000:.0f} ms")
    for name, seconds in found.items():
        print(f"  {name:38} {1e-6 / seconds * 1e6:6.1f} million configurations/s, {seconds * 1000:6.1f} ms")


def sweep(times: int) -> None:
    """A space of 10^8 points."""
    found = min((_module("sweep") for _ in range(times)), key=lambda run: run["seconds"])
    rate = found["points"] / found["seconds"] / 1e6
    print(
        f"sweep: {found['points']:,.0f} points in {found['seconds']:.1f} s ({rate:.1f} million/s), "
        f"peak {found['peak MB']:.0f} MB, {found['before MB']:.0f} MB before"
    )


FIGURES: dict[str, tuple[Callable[[int], None], int]] = {
    "import": (imports, 7),
    "derive": (derivations, 3),
    "prove": (proofs, 1),
    "arrays": (arrays, 3),
    "sweep": (sweep, 1),
}


def main() -> None:
    """Prints the figures that are asked for, all by default."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("figures", nargs="*", choices=[*FIGURES, []], help="which figures")
    for name in parser.parse_args().figures or FIGURES:
        measure, times = FIGURES[name]
        measure(times)


main()
