"""The safe text form of expressions: a printer, and a reader that accepts nothing else.

The syntax is Python's for ``+ - * / **``, integers, the names of the glossary, ``max(…)`` and ``ceil(…)``. The reader
walks Python's own syntax tree over a closed list of nodes; text never reaches an evaluator. Length, depth, exponents
and the size of numbers are bounded, so that hostile text costs a clear error and nothing else.
"""

from __future__ import annotations

import ast
from functools import lru_cache
from typing import cast

from sympy import Expr, Integer, Max, Mul, Pow, Rational, Symbol, ceiling

from ..errors import ExpressionError, ParseError
from ..symbols import SYMBOLS
from .algebra import Monomial, largest, normal, polynomial, product
from .display import Layout, Term, layout

MAX_LENGTH = 10_000
MAX_DEPTH = 64
MAX_EXPONENT = 64
MAX_DEGREE = 256
MAX_BITS = 4_096
MAX_TERMS = 4_096
MAX_BUDGET = 20_000
"""Terms that may arise over the whole text."""


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


def read(source: str, names: dict[str, Symbol] | None = None) -> Expr:
    """The expression that ``source`` spells.

    Args:
        source: ASCII text in the syntax above.
        names: the names that may occur, by default those of the glossary.

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
        large = "integer string conversion" in str(error)
        column = (getattr(error, "offset", None) or 1) + blanks
        raise ParseError(f"a number of more than {MAX_BITS} bits" if large else "not an expression", column) from None
    return normal(_Reader(SYMBOLS if names is None else names, blanks).expression(tree, 0))


class _Reader:
    def __init__(self, names: dict[str, Symbol], blanks: int) -> None:
        self.names = names
        self.blanks = blanks
        self.spent = 0

    def expression(self, node: ast.expr, depth: int) -> Expr:
        column = node.col_offset + 1 + self.blanks
        if depth > MAX_DEPTH:
            raise ParseError(f"nested deeper than {MAX_DEPTH}", column)
        try:
            result = self._node(node, depth, column)
            self._bounded(result, column)
        except ExpressionError as error:
            raise ParseError(str(error), column) from None
        return result

    def _node(self, node: ast.expr, depth: int, column: int) -> Expr:
        match node:
            case ast.Constant(value=int(number)) if not isinstance(number, bool):
                if number.bit_length() > MAX_BITS:
                    raise ParseError(f"a number of more than {MAX_BITS} bits", column)
                return Integer(number)
            case ast.Name(id=name):
                if name not in self.names:
                    raise ParseError(f"unknown name {name!r}; known are {', '.join(self.names)}", column)
                return self.names[name]
            case ast.UnaryOp(op=ast.USub() | ast.UAdd() as sign, operand=operand):
                value = self.expression(operand, depth + 1)
                return product([-1, value]) if isinstance(sign, ast.USub) else value
            case ast.BinOp(left=left, op=ast.Pow(), right=right):
                return self._power(self.expression(left, depth + 1), right, column)
            case ast.BinOp(left=left, op=operation, right=right):
                sides = self.expression(left, depth + 1), self.expression(right, depth + 1)
                return self._binary(operation, *sides, column)
            case ast.Call(func=ast.Name(id="max"), args=[_, _, *_] as args, keywords=[]):
                self._spend(MAX_BUDGET // 64, column)
                return largest(*(self.expression(arg, depth + 1) for arg in args))
            case ast.Call(func=ast.Name(id="ceil"), args=[arg], keywords=[]):
                return normal(ceiling(self.expression(arg, depth + 1), evaluate=False))
            case _:
                raise ParseError(
                    "expected an integer, a name, + - * / **, max(a, b) or ceil(a), "
                    f"found {ast.unparse(node)[:40] if depth < MAX_DEPTH else type(node).__name__}",
                    column,
                )

    def _power(self, base: Expr, exponent: ast.expr, column: int) -> Expr:
        match exponent:
            case ast.Constant(value=int(number)) if not isinstance(number, bool):
                pass
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(positive))) if not isinstance(
                positive, bool
            ):
                number = -positive
            case _:
                raise ParseError("an exponent must be an integer", column)
        if abs(number) > MAX_EXPONENT:
            raise ParseError(f"an exponent beyond {MAX_EXPONENT}", column)
        table = polynomial(normal(base))
        terms = len(table) ** abs(number)
        if terms > MAX_TERMS:
            raise ParseError(f"a power with more than {MAX_TERMS} terms", column)
        self._spend(terms * max(1, abs(number)), column)
        if number < 0 and not table:
            raise ParseError("division by zero", column)
        if _bits(base) * abs(number) > MAX_BITS or _degree(base) * abs(number) > MAX_DEGREE:
            raise ParseError(f"a power beyond {MAX_BITS} bits or degree {MAX_DEGREE}", column)
        return normal(Pow(base, number))

    def _binary(self, operation: ast.operator, left: Expr, right: Expr, column: int) -> Expr:
        if isinstance(operation, ast.Add | ast.Sub):
            self._spend(len(polynomial(normal(left))) + len(polynomial(normal(right))), column)
            return normal(left + right if isinstance(operation, ast.Add) else left - right)
        terms = len(polynomial(normal(left))) * len(polynomial(normal(right)))
        if terms > MAX_TERMS:
            raise ParseError(f"a product with more than {MAX_TERMS} terms", column)
        self._spend(terms, column)
        if isinstance(operation, ast.Mult):
            return normal(product([left, right]))
        if isinstance(operation, ast.Div):
            if not polynomial(normal(right)):
                raise ParseError("division by zero", column)
            # Inverted first: sympy would cancel it against the dividend before anyone sees that it may be 0.
            return normal(Mul(left, normal(Pow(right, -1))))
        raise ParseError("expected one of + - * / **", column)

    def _spend(self, terms: int, column: int) -> None:
        """Counts the terms that arise anywhere in the text."""
        self.spent += terms
        if self.spent > MAX_BUDGET:
            raise ParseError(f"the text makes more than {MAX_BUDGET} terms", column)

    def _bounded(self, expr: Expr, column: int) -> None:
        if _bits(expr) > MAX_BITS or _degree(expr) > MAX_DEGREE:
            raise ParseError(f"a number beyond {MAX_BITS} bits or a degree beyond {MAX_DEGREE}", column)


def _bits(expr: Expr) -> int:
    numbers = [cast(Rational, number) for number in expr.atoms(Rational)]
    return max((max(int(n.p).bit_length(), int(n.q).bit_length()) for n in numbers), default=0)


def _degree(expr: Expr) -> int:
    def size(monomial: Monomial) -> int:
        return sum(abs(exponent) for _, exponent in monomial)

    return max((size(monomial) for monomial in polynomial(normal(expr))), default=0)
