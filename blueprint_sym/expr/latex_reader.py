r"""Reads back the LaTeX of `blueprint_sym.expr.latex`, and the equations of the specification; nothing else.

    read_latex(r"\frac{6BSH^2}{t}")                        # 6*B*S*H**2/t
    equations(r"M_{\mathrm{TP}} = BSH\,e, \qquad W = 2mnk") # two `Equation`s

A letter means what a `Scope` says, by default the glossary; an unknown one is refused. Text never reaches an evaluator,
and length, depth, exponents and sizes of numbers are bounded.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, cached_property

from attrs import evolve, field, frozen
from sympy import Expr, Integer, Symbol

from ..errors import ParseError
from ..symbols import INFO
from .algebra import normal
from .bounded import Arithmetic
from .latex import name as latex_name
from .latex_syntax import (
    Call,
    Ceiling,
    Equation,
    Fraction,
    Iverson,
    Maximum,
    Name,
    Node,
    Number,
    Over,
    Power,
    Product,
    Sum,
    parse,
)

Values = Mapping[str, "Expr | bool"]
"""What spellings mean: an expression, or, in an Iverson bracket, whether it holds."""


@frozen(slots=False)
class Scope:
    r"""What letters mean.

    ``names`` maps a spelling, such as ``o_{i-1}``, to its meaning; ``families`` an index, such as ``\ell``, to the
    meanings of what carries it, one mapping for each of its values.
    """

    names: Values
    families: Mapping[str, tuple[Values, ...]] = field(factory=dict)

    @classmethod
    def of(cls, symbols: Iterable[Symbol]) -> Scope:
        """Each symbol under the name that the printer gives it."""
        return cls({spelling(latex_name(symbol)): symbol for symbol in symbols})

    def and_names(self, names: Mapping[str, Expr]) -> Scope:
        """The scope with spellings added or replaced."""
        return evolve(self, names={**self.names, **{spelling(key): value for key, value in names.items()}})

    @cached_property
    def known(self) -> str:
        """The spellings, for a message."""
        return ", ".join(self.names)


@cache
def glossary() -> Scope:
    """The letters of the glossary."""
    return Scope.of(INFO)


@cache
def spelling(name: str) -> str:
    r"""How a name is spelled in a scope: ``o_i`` and ``o_{ i }`` are ``o_{i}``.

    Raises ParseError where ``name`` is anything but a name.
    """
    found = parse(name, "formula")
    if not isinstance(found, Name):
        raise ParseError(f"{name} is not a name")
    return found.spelling


def read_latex(source: str, scope: Scope | None = None) -> Expr:
    """The expression that LaTeX mathematics spells.

    Args:
        source: ASCII LaTeX of the house's subset, without dollars.
        scope: what letters mean; by default the glossary.

    Raises:
        ParseError: with the column and what was expected, where the text is anything else or too large.

    """
    return meaning(parse(source, "formula"), scope)


def equations(source: str) -> tuple[Equation, ...]:
    r"""The equations of a display, parted by commas and ``\quad``; their sides are for `meaning`.

    Raises ParseError like `read_latex`.
    """
    found: tuple[Equation, ...] = parse(source, "system")
    return found


def meaning(node: Node, scope: Scope | None = None) -> Expr:
    """What a syntax tree means in a scope; raises ParseError for a letter that it does not know."""
    return normal(_Meaning(scope or glossary(), Arithmetic()).of(node))


@frozen
class _Meaning:
    scope: Scope
    arithmetic: Arithmetic

    def of(self, node: Node) -> Expr:
        make, column = self.arithmetic, node.column
        match node:
            case Number(value=value):
                return make.number(value, column)
            case Name():
                return self._named(node)
            case Sum(terms=terms):
                result: Expr = Integer(0)
                for sign, term in terms:
                    value = self.of(term)
                    result = make.sum(result, value if sign > 0 else make.negative(value, column), column)
                return result
            case Product(factors=factors):
                result = Integer(1)
                for factor in factors:
                    result = make.product(result, self.of(factor), column)
                return result
            case Power(base=base, exponent=exponent):
                return make.power(self.of(base), exponent, column)
            case Fraction(above=above, below=below):
                return make.quotient(self.of(above), self.of(below), column)
            case Maximum(args=args):
                return make.largest(lambda: [self.of(arg) for arg in args], column)
            case Ceiling(arg=arg):
                return make.ceiling(self.of(arg), column)
            case Iverson(flag=flag, negated=negated):
                return Integer(self._flag(flag) is not negated)
            case Over(index=index, body=body):
                return self._over(index, body, column)
            case Call(operator=operator):
                raise ParseError(f"\\operatorname{{{operator}}} has no value here", column)
            case _:
                raise ParseError("a tuple is not an expression", column)

    def _named(self, name: Name) -> Expr:
        value = self.scope.names.get(name.spelling)
        if value is None or isinstance(value, bool):
            raise ParseError(f"unknown letter {name.spelling}; known are {self.scope.known}", name.column)
        return value

    def _flag(self, name: Name) -> bool:
        value = self.scope.names.get(name.spelling)
        if not isinstance(value, bool):
            raise ParseError(f"{name.spelling} is not known to hold or not", name.column)
        return value

    def _over(self, index: str, body: Node, column: int) -> Expr:
        if index not in self.scope.families:
            known = ", ".join(self.scope.families) or "none"
            raise ParseError(f"no sum over {index} is known; known indices: {known}", column)
        result: Expr = Integer(0)
        for member in self.scope.families[index]:
            inner = _Meaning(evolve(self.scope, names={**self.scope.names, **member}), self.arithmetic)
            result = self.arithmetic.sum(result, inner.of(body), column)
        return result
