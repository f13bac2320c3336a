"""From formulas to a program.

A formula is a Laurent polynomial; the program has integers only. Where a hypothesis says that t divides h, the check of
it makes the quotient h/t, and H/t, where H = h·d_h, is that quotient times d_h: so most denominators vanish without a
division. What is left of a denominator is divided once, at the end, and the program checks that nothing remains.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import lcm
from typing import TYPE_CHECKING

from attrs import define, evolve, field
from sympy import Expr, Max, Symbol, ceiling

from ..errors import ExpressionError, ProofError, SpecError
from ..expr.algebra import free_symbols, polynomial
from ..expr.text import text
from ..given import Setting, kind, shortened
from ..hypotheses import AtLeast, Counts, Defines, Divides, Fact, Hypotheses, Hypothesis, Within
from ..quantity import Quantity
from ..symbols import SYMBOLS, rank
from ..ways_out import left_out, other_derivation
from .program import Cap, Check, Program
from .sharing import Builder, Monomial, Poly, write

if TYPE_CHECKING:
    from .compiled import Compiled
    from .point import Proved

Ratio = tuple[Poly, Poly, Monomial, int]
"""``(whole, over, under, divisor)``: ``whole + over / (divisor * under)``, all with integer coefficients."""


def program(formulas: Mapping[str, Expr], hypotheses: Hypotheses) -> Program:
    """The program of formulas by name.

    Raises ExpressionError for a node or a hypothesis that has no program.
    """
    return _Lowering(hypotheses).program(formulas)


def compile_quantities(
    quantities: Iterable[Quantity],
    hypotheses: Hypotheses,
    setting: Setting,
    *,
    rows: str = "refuse",
    beyond: str = "exact",
) -> Compiled:
    """Quantities as one function of arrays; see `blueprint_sym.numeric.compiled.Compiled`.

    ``setting`` says which symbols may be given, and the sizes of a named model.
    """
    from .compiled import Compiled

    chosen = tuple(quantities)
    made = program({quantity.name: quantity.expr for quantity in chosen}, hypotheses)
    units = tuple((quantity.name, quantity.unit.value) for quantity in chosen)
    return Compiled(made, units, setting.having(made.inputs), rows=rows, beyond=beyond)


def compile_proved(
    derivation: Proved, names: Iterable[str | Quantity] | str | None, *, rows: str = "refuse", beyond: str = "exact"
) -> Compiled:
    """Quantities of a proved derivation as one function of arrays; see `blueprint_sym.Derivation.compile`.

    Raises SpecError for a name that does not exist, ProofError where the derivation is not proved.
    """
    if not derivation.report.proved:
        raise ProofError("this derivation is not proved and yields no numbers", derivation.report)
    table = derivation.quantities
    several = tuple(names) if isinstance(names, Iterable) and not isinstance(names, str) else (names,)
    wanted = tuple(table) if names is None else several
    for name in wanted:
        if not isinstance(name, str | Quantity):
            raise SpecError(f"expected names of quantities, got {shortened(name)}, {kind(name)}", field="names")
        if isinstance(name, str) and name not in table:
            raise SpecError(f"no quantity {name!r}; there are {', '.join(table)}", field="names")
    return compile_quantities(
        [item if isinstance(item, Quantity) else table[str(item)] for item in wanted],
        derivation.hypotheses,
        table.setting,
        rows=rows,
        beyond=beyond,
    )


@define
class _Lowering:
    hypotheses: Hypotheses
    build: Builder = field(factory=Builder)
    checks: list[Check] = field(factory=list)
    caps: dict[int, Cap] = field(factory=dict)
    inputs: list[str] = field(factory=list)
    quotients: dict[tuple[Symbol, Symbol], int] = field(factory=dict)
    solving: set[Symbol] = field(factory=set)

    def program(self, formulas: Mapping[str, Expr]) -> Program:
        used = {symbol for expr in formulas.values() for symbol in free_symbols(expr)}
        needed = used | {symbol for item in self.hypotheses.relevant(used) for symbol in item.symbols}
        known = used | {symbol for item in self.hypotheses.everything for symbol in item.symbols}
        self.inputs = [symbol.name for symbol in sorted(known, key=rank)]
        for item in self.hypotheses.everything:
            self._check(item)
        steps = self._write(formulas)
        needed |= {symbol for item, count in self.hypotheses.counts if item in used for symbol in free_symbols(count)}
        found = {*self._definitions, *dict(self.hypotheses.counts)}
        required = tuple(symbol.name for symbol in sorted(needed - found, key=rank))
        return Program(
            tuple(self.inputs),
            required,
            tuple(self.build.ops),
            tuple(self.checks),
            tuple(self.caps.values()),
            tuple(zip(formulas, steps, strict=True)),
        )

    @property
    def _definitions(self) -> dict[Symbol, Defines]:
        return {item.solved: item for item in self.hypotheses if isinstance(item, Defines)}

    # --- hypotheses ---------------------------------------------------------------------------------------------------

    def _check(self, item: Hypothesis | Fact) -> None:
        names = tuple(symbol.name for symbol in sorted(item.symbols, key=rank))
        blamed = item.blamed.name
        if isinstance(item, Divides):
            self._quotient(item.dividend, item.divisor)
        elif isinstance(item, Defines):
            given, derived = self._input(item.solved), self._symbol(item.solved)
            check = Check("equal", item.statement, names, given, derived, blamed=blamed, way_out=item.way_back)
            self.checks.append(check)
        elif isinstance(item, AtLeast):
            step, way_out = self._symbol(item.symbol), other_derivation(item.statement)
            check = Check("least", item.statement, names, step, bound=item.bound, blamed=blamed, way_out=way_out)
            self.checks.append(check)
        elif isinstance(item, Within):
            pair = (item.symbol.name, item.bound.name)
            left, right = self._symbol(item.symbol), self._symbol(item.bound)
            self.checks.append(Check("most", item.statement, pair, left, right, blamed=blamed))
        elif isinstance(item, Counts):
            given, derived = self._input(item.symbol), self._symbol(item.symbol)
            way_out = left_out(blamed)
            self.checks.append(Check("equal", item.statement, names, given, derived, blamed=blamed, way_out=way_out))
        else:
            raise ExpressionError(f"a hypothesis of kind {type(item).__name__} cannot be compiled")

    def _input(self, symbol: Symbol) -> int:
        return self.build.op("input", self.inputs.index(symbol.name))

    def _symbol(self, symbol: Symbol) -> int:
        """The step that holds a symbol: an input, or what an equation says that it is."""
        item = self._definitions.get(symbol)
        count = dict(self.hypotheses.counts).get(symbol)
        if item is None and count is not None:
            names = tuple(part.name for part in free_symbols(count))
            statement = f"{symbol.name} = {text(count)}"
            return self._solution(count, Check("exact", statement, names, 0, blamed=symbol.name, formula=True))
        if item is None:
            return self._input(symbol)
        if symbol in self.solving:
            raise ExpressionError(f"the hypotheses define {symbol.name} by itself")
        self.solving.add(symbol)
        names = tuple(sorted((part.name for part in item.symbols - {symbol}), key=lambda name: rank(SYMBOLS[name])))
        check = Check("exact", item.statement, names, 0, blamed=symbol.name, way_out=item.way_out, solved=symbol.name)
        step = self._solution(item.solution, check)
        self.solving.discard(symbol)
        return step

    def _solution(self, expr: Expr, check: Check) -> int:
        whole, over, under, divisor = self._ratio(expr, ())
        if not over:
            return write([whole], self.build)[0]
        above, below = write([_scaled(whole, under, divisor, over), {under: divisor}], self.build)
        return self._exact(above, below, check)

    def _exact(self, above: int, below: int, check: Check) -> int:
        """A quotient, and the check that nothing remains."""
        result = self.build.op("div", above, below)
        made = evolve(check, left=above, right=below, result=result)
        if made not in self.checks:
            self.checks.append(made)
        return result

    def _quotient(self, dividend: Symbol, divisor: Symbol) -> int | None:
        """The step of ``dividend / divisor`` where the hypotheses say that it is whole; None where they do not."""
        if (dividend, divisor) not in self.quotients:
            found = self._by_division(dividend, divisor)
            if found is None:
                found = self._by_chain(dividend, divisor)
            if found is None:
                found = self._by_product(dividend, divisor)
            if found is None:
                return None
            self.quotients[dividend, divisor] = found
        return self.quotients[dividend, divisor]

    def _by_division(self, dividend: Symbol, divisor: Symbol) -> int | None:
        if Divides(divisor, dividend) not in self.hypotheses.items:
            return None
        statement = Divides(divisor, dividend).statement
        names = (divisor.name, dividend.name)
        check = Check("exact", statement, names, 0, blamed=divisor.name)
        return self._exact(self._symbol(dividend), self._symbol(divisor), check)

    def _by_chain(self, dividend: Symbol, divisor: Symbol) -> int | None:
        """h/t as (h/h_kv)·(h_kv/t)."""
        for item in self.hypotheses:
            if isinstance(item, Divides) and item.dividend == dividend and item.divisor != divisor:
                lower = self._quotient(item.divisor, divisor)
                upper = self._quotient(dividend, item.divisor)
                if lower is not None and upper is not None:
                    (step,) = write([{_monomial([(lower, 1), (upper, 1)]): 1}], self.build)
                    self.caps[step] = Cap(step, self._symbol(dividend), self._symbol(divisor))
                    return step
        return None

    def _by_product(self, dividend: Symbol, divisor: Symbol) -> int | None:
        """H/t as (h/t)·d_h."""
        for item in self.hypotheses:
            if not isinstance(item, Defines) or item.symbol != dividend or item.solved == dividend:
                continue
            table = polynomial(item.value)
            if len(table) != 1:
                continue
            ((monomial, coefficient),) = table.items()
            for place, (factor, exponent) in enumerate(monomial):
                inner = self._quotient(factor, divisor) if isinstance(factor, Symbol) and exponent > 0 else None
                if inner is not None and coefficient.denominator == 1:
                    rest = [(f, n - (k == place)) for k, (f, n) in enumerate(monomial)]
                    steps = [(self._symbol(f), n) for f, n in rest if n and isinstance(f, Symbol)]
                    (step,) = write([{_monomial([(inner, 1), *steps]): int(coefficient)}], self.build)
                    self.caps[step] = Cap(step, self._symbol(dividend), self._symbol(divisor))
                    return step
        return None

    # --- formulas -----------------------------------------------------------------------------------------------------

    def _write(self, formulas: Mapping[str, Expr]) -> list[int]:
        ratios = [self._ratio(expr, tuple(self._definitions)) for expr in formulas.values()]
        polys: list[Poly] = []
        for whole, over, under, divisor in ratios:
            polys += [whole] + ([over, {under: divisor}] if over else [])
        steps = iter(write(polys, self.build))
        made = []
        for (name, expr), (whole, over, _, _) in zip(formulas.items(), ratios, strict=True):
            step = next(steps)
            if over:
                above, below = next(steps), next(steps)
                names = tuple(symbol.name for symbol in free_symbols(expr))
                what = Check("exact", f"{name} = {text(expr)}", names, 0, blamed=names[0], formula=True)
                quotient = self._exact(above, below, what)
                step = quotient if not whole else self.build.op("add", step, quotient)
            made.append(step)
        return made

    def _ratio(self, expr: Expr, solved: tuple[Symbol, ...]) -> Ratio:
        """A formula as a whole part and one fraction."""
        parts: list[tuple[Monomial, Fraction, dict[int, int]]] = []
        for monomial, coefficient in polynomial(expr).items():
            above: list[tuple[int, int]] = []
            under: dict[int, int] = {}
            powers = {factor: n for factor, n in monomial if n > 0}
            below = {factor: -n for factor, n in monomial if n < 0}
            for divisor, count in below.items():
                for _ in range(count):
                    step = self._trade(powers, divisor)
                    if step is None:
                        under[self._symbol(divisor)] = under.get(self._symbol(divisor), 0) + 1
                    else:
                        above.append((step, 1))
            for factor, n in powers.items():
                step, divisors = self._atom(factor)
                above.append((step, n))
                for item, times in divisors:
                    under[item] = under.get(item, 0) + n * times
            parts.append((_monomial(above), coefficient, under))
        return _joined(parts)

    def _trade(self, powers: dict[Expr, int], divisor: Expr) -> int | None:
        """A factor over the divisor, taken out of the powers, where the hypotheses say that it is whole."""
        for factor in list(powers):
            if isinstance(factor, Symbol) and isinstance(divisor, Symbol):
                step = self._quotient(factor, divisor)
                if step is not None:
                    powers[factor] -= 1
                    if not powers[factor]:
                        del powers[factor]
                    return step
        return None

    def _atom(self, factor: Expr) -> tuple[int, Monomial]:
        """The step of a factor, over what it must still be divided by."""
        if isinstance(factor, Symbol):
            return self._symbol(factor), ()
        ratios = [self._ratio(arg, ()) for arg in factor.args]
        if isinstance(factor, ceiling):
            ((whole, over, under, divisor),) = ratios
            first, above, below = write([whole, over, {under: divisor}], self.build)
            return self.build.op("add", first, self.build.op("ceil", above, below)), ()
        assert isinstance(factor, Max), "the algebra has no other atoms"
        common, divisor = _common(ratios)
        scaled = [_over_common(ratio, common, divisor) for ratio in ratios]
        first, *rest = write(scaled, self.build)
        for step in rest:
            first = self.build.op("max", first, step)
        return first, (*common, *(((self.build.const(divisor), 1),) if divisor != 1 else ()))


def _monomial(factors: Iterable[tuple[int, int]]) -> Monomial:
    powers: dict[int, int] = {}
    for item, n in factors:
        powers[item] = powers.get(item, 0) + n
    return tuple(sorted((item, n) for item, n in powers.items() if n))


def _times(left: Monomial, right: Monomial) -> Monomial:
    return _monomial((*left, *right))


def _lacking(common: Monomial, have: Mapping[int, int]) -> Monomial:
    return _monomial((item, n - have.get(item, 0)) for item, n in common)


def _joined(parts: list[tuple[Monomial, Fraction, dict[int, int]]]) -> Ratio:
    whole: Poly = {}
    broken = []
    for monomial, coefficient, under in parts:
        if under or coefficient.denominator != 1:
            broken.append((monomial, coefficient, under))
        else:
            _add(whole, monomial, int(coefficient))
    divisor = lcm(*(coefficient.denominator for _, coefficient, _ in broken))
    common: dict[int, int] = {}
    for _, _, under in broken:
        for item, n in under.items():
            common[item] = max(common.get(item, 0), n)
    below = _monomial(common.items())
    over: Poly = {}
    for monomial, coefficient, under in broken:
        _add(over, _times(monomial, _lacking(below, under)), int(coefficient * divisor))
    return whole, over, below, divisor


def _add(poly: Poly, monomial: Monomial, coefficient: int) -> None:
    value = poly.get(monomial, 0) + coefficient
    if value:
        poly[monomial] = value
    else:
        poly.pop(monomial, None)


def _scaled(whole: Poly, under: Monomial, divisor: int, over: Poly) -> Poly:
    """The numerator over ``divisor * under``."""
    result = dict(over)
    for monomial, coefficient in whole.items():
        _add(result, _times(monomial, under), coefficient * divisor)
    return result


def _common(ratios: list[Ratio]) -> tuple[Monomial, int]:
    divisor = lcm(*(ratio[3] for ratio in ratios))
    common: dict[int, int] = {}
    for _, _, under, _ in ratios:
        for item, n in under:
            common[item] = max(common.get(item, 0), n)
    return _monomial(common.items()), divisor


def _over_common(ratio: Ratio, common: Monomial, divisor: int) -> Poly:
    whole, over, under, own = ratio
    lacking = _lacking(common, dict(under))
    result: Poly = {}
    for monomial, coefficient in over.items():
        _add(result, _times(monomial, lacking), coefficient * (divisor // own))
    for monomial, coefficient in whole.items():
        _add(result, _times(monomial, common), coefficient * divisor)
    return result
