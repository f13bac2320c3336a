"""The safe text form of expressions: a printer, and a reader that accepts nothing else.

The syntax is Python's for ``+ - * / **``, integers, the names of the glossary, ``max(…)`` and ``ceil(…)``. The reader
walks Python's own syntax tree over a closed list of nodes; text never reaches an evaluator. Length, depth, exponents
and the size of numbers are bounded, so that hostile text costs a clear error and nothing else.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from functools import lru_cache

from sympy import Expr, Max, Symbol

from ..errors import ParseError
from ..symbols import SYMBOLS
from .algebra import normal
from .bounded import MAX_BITS, MAX_DEPTH, MAX_LENGTH, Arithmetic
from .display import Layout, Term, layout
from .missing import missing, refused

_FOREIGN = re.compile(r"//|<<|>>|[%@|&^]")


@lru_cache(maxsize=16_384)
def text(expr: Expr) -> str:
    """The expression in the safe text syntax, in the field's order: ``6*B*S*H**2/t``."""
    return _spell(layout(expr))


def _spell(shape: Layout) -> str:
    factors = [_factor(atom, exponent) for atom, exponent in shape.front]
    if shape.terms:
        factors.append("(" + _sum(shape.terms) + ")")
    sign = "-" if shape.coefficient < 0 else ""
    size = abs(shape.coefficient)
    if size != 1 or not factors:
        factors.insert(0, str(size))
    below = ([str(shape.divisor)] if shape.divisor != 1 else []) + [_factor(a, n) for a, n in shape.under]
    if shape.terms and len(factors) == 1 and not below and not sign:
        return _sum(shape.terms)
    above = sign + "*".join(factors)
    if not below:
        return above
    return f"{above}/{below[0]}" if len(below) == 1 else f"{above}/({'*'.join(below)})"


def _sum(terms: tuple[Term, ...]) -> str:
    shown = ""
    for number, (coefficient, monomial) in enumerate(terms):
        factors = [_factor(atom, exponent) for atom, exponent in monomial]
        if abs(coefficient) != 1 or not factors:
            factors.insert(0, str(abs(coefficient)))
        sign = "-" if coefficient < 0 else "+"
        shown += ("-" if sign == "-" else "") if number == 0 else f" {sign} "
        shown += "*".join(factors)
    return shown


def _factor(atom: Expr, exponent: int) -> str:
    shown = _atom(atom)
    return shown if exponent == 1 else f"{shown}**{exponent}"


def _atom(atom: Expr) -> str:
    if isinstance(atom, Symbol):
        return str(atom.name)
    inner = ", ".join(text(arg) for arg in atom.args)
    return f"{'max' if isinstance(atom, Max) else 'ceil'}({inner})"


def read(source: str, names: Mapping[str, Expr] | None = None) -> Expr:
    """The expression that ``source`` spells.

    Args:
        source: ASCII text in the syntax above.
        names: what the names that may occur mean, all put in at once; by default those of the glossary.

    Raises:
        ParseError: with the column, where the text is anything else or too large.

    """
    if len(source) > MAX_LENGTH:
        raise ParseError(f"the expression has {len(source)} characters; at most {MAX_LENGTH} are read")
    for column, character in enumerate(source, 1):
        if not character.isascii() or character == "#":
            raise ParseError(f"the character {character!r} is not part of the syntax", column)
    blanks = len(source) - len(source.lstrip())
    try:
        tree = ast.parse(source.strip(), mode="eval").body
    except (RecursionError, MemoryError):
        raise ParseError(f"nested deeper than {MAX_DEPTH}") from None
    except (SyntaxError, ValueError) as error:
        offset = (getattr(error, "offset", None) or 1) + blanks
        if "integer string conversion" in str(error):
            raise ParseError(f"a number of more than {MAX_BITS} bits", offset) from None
        reason, column = missing(source) or ("", offset)
        raise ParseError(f"not an expression: {reason}" if reason else "not an expression", column) from None
    return normal(_Reader(SYMBOLS if names is None else names, source, blanks).expression(tree, 0))


class _Reader:
    def __init__(self, names: Mapping[str, Expr], source: str, blanks: int) -> None:
        self.names = names
        self.source = source
        self.lines = [blanks, *(found.end() for found in re.finditer(r"\r\n|\r|\n", source) if found.end() > blanks)]
        self.arithmetic = Arithmetic()

    def expression(self, node: ast.expr, depth: int) -> Expr:
        column = self._start(node) + 1
        if depth > MAX_DEPTH:
            raise ParseError(f"nested deeper than {MAX_DEPTH}", column)
        make = self.arithmetic
        match node:
            case ast.Constant(value=int(number)) if not isinstance(number, bool):
                return make.number(number, column)
            case ast.Name(id=name):
                if name not in self.names:
                    raise ParseError(f"unknown name {name!r}; known are {', '.join(self.names)}", column)
                return self.names[name]
            case ast.UnaryOp(op=ast.USub() | ast.UAdd() as sign, operand=operand):
                value = self.expression(operand, depth + 1)
                return make.negative(value, column) if isinstance(sign, ast.USub) else value
            case ast.BinOp(left=left, op=ast.Pow(), right=right):
                return make.power(self.expression(left, depth + 1), self._exponent(right), column)
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Mult() | ast.Div() as operation, right=right):
                sides = self.expression(left, depth + 1), self.expression(right, depth + 1)
                return self._binary(operation, *sides, column)
            case ast.BinOp(left=left, right=right):
                raise self._refused(left, right)
            case ast.Call(func=ast.Name(id="max"), args=[_, _, *_] as args, keywords=[]):
                return make.largest(lambda: [self.expression(arg, depth + 1) for arg in args], column)
            case ast.Call(func=ast.Name(id="ceil"), args=[arg], keywords=[]):
                return make.ceiling(self.expression(arg, depth + 1), column)
            case _:
                raise ParseError(
                    f"expected an integer, a name, + - * / **, max(a, b) or ceil(a), found {self._shown(node)}", column
                )

    def _binary(self, operation: ast.Add | ast.Sub | ast.Mult | ast.Div, left: Expr, right: Expr, column: int) -> Expr:
        match operation:
            case ast.Add():
                return self.arithmetic.sum(left, right, column)
            case ast.Sub():
                return self.arithmetic.sum(left, self.arithmetic.negative(right, column), column)
            case ast.Mult():
                return self.arithmetic.product(left, right, column)
            case ast.Div():
                return self.arithmetic.quotient(left, right, column)

    def _exponent(self, node: ast.expr) -> int:
        match node:
            case ast.Constant(value=int(number)) if not isinstance(number, bool):
                return number
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(number))) if not isinstance(number, bool):
                return -number
            case _:
                found = self._shown(node)
                raise ParseError(f"an exponent must be an integer, found {found}", self._start(node) + 1)

    def _refused(self, left: ast.expr, right: ast.expr) -> ParseError:
        """The error of an operator that the syntax has not; brackets may stand between it and its sides."""
        first, last = self._end(left), self._start(right)
        found = _FOREIGN.search(self.source, first, last)
        assert found is not None, "an operator stands between its sides"
        return ParseError(refused(found[0]), found.start() + 1)

    def _start(self, node: ast.expr) -> int:
        """Where a node begins, counted in the whole text."""
        return self.lines[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.lines[node.end_lineno - 1] + node.end_col_offset

    def _shown(self, node: ast.expr) -> str:
        """The text of a node, as an error may show it."""
        return " ".join(self.source[self._start(node) : self._end(node)].split())[:40]
