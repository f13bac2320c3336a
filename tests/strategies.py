"""Hypothesis strategies that several test modules share: expressions of the exact algebra, and points to put in."""

from __future__ import annotations

from hypothesis import strategies as st
from sympy import Add, Expr, Integer, Max, Mul, Pow, Rational, Symbol, ceiling

from blueprint_sym.symbols import SYMBOLS


def symbols(names: str = "BSHFhte") -> st.SearchStrategy[Symbol]:
    """Symbols of the glossary."""
    return st.sampled_from([SYMBOLS[name] for name in names])


def numbers(most: int = 20) -> st.SearchStrategy[Expr]:
    """Integers and rationals of both signs."""
    return st.builds(Rational, st.integers(-most, most), st.integers(1, 12))


def expressions(names: str = "BSHFhte", leaves: int = 8) -> st.SearchStrategy[Expr]:
    """Expressions of every node kind of the algebra; denominators are symbols, and numbers."""
    atoms = st.one_of(
        symbols(names),
        numbers(),
        st.builds(Pow, symbols(names), st.integers(-3, 3)),
    )
    return st.recursive(
        atoms,
        lambda inner: st.one_of(
            st.lists(inner, min_size=2, max_size=3).map(lambda args: Add(*args)),
            st.lists(inner, min_size=2, max_size=2).map(lambda args: Mul(*args)),
            st.builds(Pow, inner.filter(lambda base: base != 0), st.integers(0, 2)),
            st.lists(inner, min_size=2, max_size=3).map(lambda args: Max(*args, evaluate=False)),
            inner.map(lambda arg: ceiling(arg, evaluate=False)),
        ),
        max_leaves=leaves,
    )


def linear(names: str = "BSHt") -> st.SearchStrategy[Expr]:
    """Sums of two symbols and a number with small coefficients, never zero."""
    number = st.integers(-4, 4)
    return st.builds(
        lambda x, y, a, b, c: Integer(a) * x + Integer(b) * y + Integer(c),
        symbols(names),
        symbols(names),
        number,
        number,
        number,
    ).filter(lambda expr: expr != 0)


def points(names: str = "BSHFhte", most: int = 9) -> st.SearchStrategy[dict[Symbol, int]]:
    """A positive integer for each name."""
    return st.fixed_dictionaries({SYMBOLS[name]: st.integers(1, most) for name in names})
