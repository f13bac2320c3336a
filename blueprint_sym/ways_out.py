"""What to do where numbers break a hypothesis: the nearest values that fit, or the derivation to use instead."""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd

from sympy import Symbol, divisors

from .hypotheses import AtLeast, Divides, Hypotheses, Within
from .symbols import t

WAYS_OUT = {
    "t >= 2": ": derive with tensor_parallel=False for t = 1",
    "t = 1": ": derive with tensor_parallel=True for t >= 2",
}
"""What else can be derived where a hypothesis on t does not hold."""


def way_out(hypotheses: Hypotheses, values: Mapping[Symbol, int]) -> str:
    """The end of an error about values that break a hypothesis; empty where nothing can be said."""
    if "t >= 2" in hypotheses.statements and values.get(t) == 1:
        return WAYS_OUT["t >= 2"]
    if "t = 1" in hypotheses.statements and values.get(t, 1) > 1:
        return WAYS_OUT["t = 1"]
    known = [item for item in hypotheses.everything if all(symbol in values for symbol in item.symbols)]
    broken = next((item for item in known if item.violation(values) is not None), None)
    if isinstance(broken, Divides):
        return _of_divisor(broken.divisor, hypotheses, values)
    if isinstance(broken, Within):
        return f"; {broken.symbol.name} = {values[broken.bound]} is the nearest that fits"
    return ""


def _of_divisor(symbol: Symbol, hypotheses: Hypotheses, values: Mapping[Symbol, int]) -> str:
    """The nearest values of a divisor that divide all that it must."""
    divided = [item for item in hypotheses if isinstance(item, Divides) and item.divisor == symbol]
    dividends = {item.dividend: values[item.dividend] for item in divided if item.dividend in values}
    least = max((item.bound for item in hypotheses if isinstance(item, AtLeast) and item.symbol == symbol), default=1)
    fitting = [int(number) for number in divisors(gcd(*dividends.values())) if number >= least]
    below = [number for number in fitting if number < values[symbol]][-1:]
    above = [number for number in fitting if number > values[symbol]][:1]
    if below or above:
        return "; the nearest that fits: " + " or ".join(f"{symbol.name} = {number}" for number in (*below, *above))
    shown = ", ".join(f"{dividend.name} = {size}" for dividend, size in dividends.items())
    return f"; no {symbol.name} of at least {least} divides all of {shown}"
