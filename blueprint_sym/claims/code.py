"""Claims of programs: a function runs on symbols, and what it returns is judged like any formula.

Where it cannot run on symbols it is compared at many exact points instead. That it agrees there is told, and is no
proof. The function is run: whoever calls this trusts it.
"""

from __future__ import annotations

import inspect
import re
import time
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import chain, islice
from pathlib import Path
from typing import Any

from attrs import evolve
from sympy import Expr, Integer, Symbol

from ..errors import BlueprintError, SpecError
from ..expr.algebra import free_symbols
from ..expr.bounded import Arithmetic
from ..expr.evaluate import evaluate
from ..expr.text import read, text
from ..hypotheses import Elimination
from ..proof.obligation import Compare
from ..proof.report import Status
from ..proof.search import points
from ..symbols import INFO, rank
from ..user_file import module_of
from .check import Checked, Point, judged, verdict_on
from .claim import Claim
from .problem import Bench, Problem, problem
from .tracing import NotTracedError, Traced, Tracing, exact

POINTS = 300
"""Points at which a function is compared that cannot run on symbols."""
MOST_TRIED = 5_000
SPREAD = (1, 2, 3, 4, 5, 7, 8, 12, 16, 31, 64, 96, 127, 128, 1000, 4096)
"""Values of free symbols at points that are far apart."""
PRIME, GENERATOR = 65_537, 3
"""Powers of the generator meet every number below the prime before one comes again."""
EXACT_FLOAT = 2**53
"""Below it a float that is whole is exact."""


def check_function(
    function: Callable[..., Any],
    quantity: str,
    *,
    arguments: Mapping[str, Any],
    task: str = "training",
    scope: str = "block",
    model: Any = None,
    strategy: Mapping[str, Any] | None = None,
    assume: tuple[str, ...] | list[str] = (),
    relation: str = "=",
    expect: str = "",
    title: str = "",
    bench: Bench | None = None,
    **choices: Any,
) -> Checked:
    """Whether a function of the sizes computes a quantity, for every size.

    Args:
        function: the function; it is run.
        quantity: what it is said to compute, as in a claims file: ``"model.flops.matmul.model"``.
        arguments: a value for each parameter by name: an expression of ours, such as ``bs.SYMBOLS["H"]``, or any
            concrete value for what decides structure.
        task: "training", "prefill" or "decode".
        scope: "block" or "model".
        model: as `blueprint_sym.derive` takes it.
        strategy: keywords of `blueprint_sym.derive`, which may also be given as they are.
        assume: relations in our letters, such as ``"F = 4*H"``.
        relation: "=", "<=" or ">=": quantity relation result.
        expect: the verdict that counts as success.
        title: what the function is.
        bench: keeps derivations between calls.
        choices: keywords of `blueprint_sym.derive`: ``recompute="full"``.

    Returns:
        The verdict with its circumstances. It is "proved" or "refuted" like any claim where the function runs on
        symbols; where it does not, "refuted" at a point, or "unknown" with the number of points at which it agrees.

    Raises:
        SpecError: for what cannot be understood, or a function that fails at every point.
        ProofError: where the derivation itself is not proved.

    """
    used, started = bench or Bench(), time.perf_counter()
    name = getattr(function, "__qualname__", "function")
    claim = Claim(
        id=name,
        quantity=quantity,
        claimed="1",
        title=title or f"what {name} returns",
        task=task,
        scope=scope,
        model={} if model is None else model,
        strategy={**(strategy or {}), **choices},
        assume=tuple(assume),
        relation=relation,
        expect=expect,
    )
    found = problem(claim, used)
    values = _values(arguments, claim)
    try:
        returned = _traced(function, values, found, used)
    except NotTracedError as error:
        checked = _at_points(function, values, found, str(error))
    else:
        said = evolve(found, claim=evolve(claim, claimed=text(returned)), claimed=returned)
        checked = judged(said, verdict_on(said, used), used)
    return evolve(checked, seconds=time.perf_counter() - started)


def load_function(source: str) -> Callable[..., Any]:
    """The function ``FILE.py:NAME`` names, after running the file; raises SpecError where there is none."""
    file, colon, name = source.rpartition(":")
    if not colon or not name.isidentifier():
        raise SpecError(f"expected FILE.py:NAME, got {source[:80]!r}", field="check-function")
    if not Path(file).is_file():
        raise SpecError("is not a file", file=file)
    found = getattr(module_of(Path(file)), name, None)
    if not callable(found):
        raise SpecError(f"it defines no function {name}", file=file)
    return found  # type: ignore[no-any-return]


def _values(arguments: Mapping[str, Any], claim: Claim) -> dict[str, Any]:
    for name, value in arguments.items():
        unknown = [s for s in free_symbols(value) if s not in INFO] if isinstance(value, Expr) else []
        if unknown:
            raise claim.error(f"arguments.{name}", f"{unknown[0]} is no symbol of ours")
    return dict(arguments)


def _traced(function: Callable[..., Any], values: Mapping[str, Any], found: Problem, bench: Bench) -> Expr:
    """What a function returns on symbols; NotTracedError where it cannot run on them."""
    tracing = Tracing(found.assumed.hypotheses, found.assumed.premises, bench.prover, Arithmetic())
    given = {name: Traced(v, tracing) if _symbolic(v) else v for name, v in values.items()}
    try:
        _bound(function, given, found.claim)
        result = function(**given)
    except NotTracedError:
        raise
    except BlueprintError:
        raise
    except Exception as error:
        raise NotTracedError(f"{type(error).__name__}: {str(error)[:200]}") from None
    expr = exact(result)
    if expr is None or isinstance(result, bool):
        raise NotTracedError(f"it returns a {type(result).__name__}, not a number")
    return expr


def _symbolic(value: Any) -> bool:
    return isinstance(value, Expr) and bool(free_symbols(value))


def _bound(function: Callable[..., Any], given: Mapping[str, Any], claim: Claim) -> None:
    try:
        inspect.signature(function).bind(**given)
    except TypeError as error:
        raise claim.error("arguments", error) from None
    except ValueError:
        return


# --- at points --------------------------------------------------------------------------------------------------------


def _at_points(function: Callable[..., Any], values: Mapping[str, Any], found: Problem, why: str) -> Checked:
    """The function beside the derived formula at many points that meet the hypotheses, in exact integers."""
    theirs = found.letters.theirs
    result = Checked(
        claim=evolve(found.claim, claimed=f"{found.claim.id}(…)"),
        status=Status.UNKNOWN,
        derived=theirs(found.found),
        unit=found.quantity.unit,
        hypotheses=(*found.derived.hypotheses.statements, *found.claim.assume),
        letters=found.letters.explained(found.found),
    )
    agreed, failure = 0, ""
    for point in islice(_points(found, values), MOST_TRIED):
        try:
            returned = function(**{name: _number(value, point) for name, value in values.items()})
        except Exception as error:
            failure = f"{type(error).__name__}: {str(error)[:200]}"
            continue
        given = exact(returned)
        if given is None or isinstance(returned, bool):
            raise found.claim.error("function", f"it returns a {type(returned).__name__}, not a number")
        derived, said = evaluate(found.found, point), evaluate(given, {})
        if not _agrees(found, derived, said, rounded=isinstance(returned, float)):
            shown = _shown(point, found, values)
            reason = f"it does not run on symbols: {why}"
            return evolve(result, status=Status.REFUTED, counterexample=Point(shown, said, derived), reason=reason)
        agreed += 1
        if agreed == POINTS:
            break
    if not agreed:
        raise found.claim.error("function", f"it fails at every point that was tried: {failure or 'none was found'}")
    return evolve(result, agreed=agreed, reason=f"agrees on {agreed} points; it does not run on symbols: {why}")


def _number(value: Any, point: Mapping[Symbol, int]) -> Any:
    """An argument at a point: an int where it is a whole number."""
    if not isinstance(value, Expr):
        return value
    found = evaluate(value, point)
    return found.numerator if found.denominator == 1 else found


def _agrees(found: Problem, derived: Fraction, said: Fraction, *, rounded: bool) -> bool:
    """Whether the claim holds of two values; floats too large to be exact may be off by what they are rounded to."""
    if rounded and abs(derived) >= EXACT_FLOAT and found.claim.relation == "=":
        return abs(said - derived) <= abs(derived) / 2**48
    return {"=": derived == said, "<=": derived <= said, ">=": derived >= said}[found.claim.relation]


def _points(found: Problem, values: Mapping[str, Any]) -> Iterator[dict[Symbol, int]]:
    """Distinct points that meet hypotheses and premises: small ones, and ones with sizes far apart."""
    seen: set[tuple[int, ...]] = set()
    used = {s for value in values.values() if isinstance(value, Expr) for s in free_symbols(value)}
    everything = found.assumed.hypotheses.eliminate({*used, *free_symbols(found.found)})
    for point in chain(islice(points(everything, 2), POINTS // 2), _spread(everything, POINTS), points(everything, 3)):
        shown = tuple(_shown(point, found, values).values())
        if shown in seen:
            continue
        seen.add(shown)
        if all(premise.holds(point) for premise in found.assumed.premises if _known(premise, point)):
            yield point


def _known(premise: Compare, point: Mapping[Symbol, int]) -> bool:
    return all(symbol in point for expr in premise.expressions for symbol in free_symbols(expr))


def _spread(elimination: Elimination, many: int) -> Iterator[dict[Symbol, int]]:
    """Points whose free symbols walk through `SPREAD` without a pattern, the same in every run."""
    width = len(elimination.bounds)
    for number in range(many):
        free = {
            symbol: max(bound, SPREAD[pow(GENERATOR, number * width + place + 1, PRIME) % len(SPREAD)])
            for place, (symbol, bound) in enumerate(elimination.bounds)
        }
        if all(evaluate(a, free) == evaluate(b, free) for a, b in elimination.equations) and all(
            evaluate(value, free) >= bound for value, bound in elimination.floors
        ):
            yield {**free, **{symbol: evaluate(value, free).numerator for symbol, value in elimination.values}}


def _shown(point: Mapping[Symbol, int], found: Problem, values: Mapping[str, Any]) -> dict[str, int]:
    used = {s for value in values.values() if isinstance(value, Expr) for s in free_symbols(value)}
    symbols = sorted((used | set(free_symbols(found.found))) & set(point) & set(INFO), key=rank)
    return {found.letters.name(symbol): point[symbol] for symbol in symbols}


def argument(source: str) -> Any:
    """An argument as a command line spells it: ``true``, ``none``, ``'word'``, ``8``, ``0.5``, or a formula of ours.

    Raises ParseError for what is none of these.
    """
    word = source.strip()
    if word.lower() in _WORDS:
        return _WORDS[word.lower()]
    if len(word) >= 2 and word[0] == word[-1] and word[0] in "'\"":
        return word[1:-1]
    if re.fullmatch(r"[+-]?[0-9]{1,18}\.[0-9]{1,18}", word):
        return float(word)
    expr = read(word)
    return int(expr) if isinstance(expr, Integer) else expr


_WORDS = {"true": True, "false": False, "none": None}
