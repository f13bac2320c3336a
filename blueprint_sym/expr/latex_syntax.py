r"""The closed grammar of the house's LaTeX, and its syntax tree; `latex_reader` gives the tree its meaning.

Juxtaposition is always a product; a number stands in front of it; an exponent or a subscript of more than one token is
in braces. So nothing has two readings, and what TeX would show otherwise than it reads (``x^10``, ``\frac12``, ``a/b``)
is refused.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any, cast

from attrs import field, frozen
from lark import Lark, Token, UnexpectedCharacters, UnexpectedInput, UnexpectedToken, v_args
from lark.exceptions import VisitError
from lark.visitors import Transformer_NonRecursive

from ..errors import ParseError
from .bounded import MAX_DEPTH, MAX_LENGTH

GRAMMAR = r"""
formula: sum
system: equation (_separator equation)* ["," | "."]
_separator: "," QUAD? | QUAD
equation: _side ("=" _side)+
_side: sum | vector
vector: "(" entry ("," entry)+ ")" subscript?
entry: sum ("=" sum)?

sum: SIGN? term (SIGN term)*
term: NUMBER | NUMBER? factor+
factor: atom exponent?
?atom: name | fraction | maximum | ceiling | group | iverson | over | call
fraction: _FRAC "{" sum "}" "{" sum "}"
maximum: _MAX "(" sum ("," sum)+ ")" | _MAX _LEFT_PAREN sum ("," sum)+ _RIGHT_PAREN
ceiling: _LCEIL sum _RCEIL | _LEFT_LCEIL sum _RIGHT_RCEIL
group: "(" sum ")" | _LEFT_PAREN sum _RIGHT_PAREN
iverson: "[" NEG? name "]" | _LEFT_BRACKET NEG? name _RIGHT_BRACKET
over: _SUM "_" (COMMAND | LETTER | "{" (COMMAND | LETTER) "}") term
call: OPERATOR ("(" sum ")")?
exponent: POWER
name: (LETTER | COMMAND | WORD | BOLD) subscript? SUPERWORD?
subscript: SUBDIGIT | "_" (LETTER | COMMAND) | "_" "{" place ("," place)* "}"
place: (LETTER | COMMAND | WORD | NUMBER) (SIGN NUMBER)?

SIGN: "+" | "-"
NUMBER: /[0-9]+/
LETTER: /[A-Za-z]/
COMMAND: /\\(ell|Psi)(?![A-Za-z])/
WORD: /\\mathrm\s*\{([A-Za-z]|\\,|\s)+\}/
BOLD: /\\mathbf\s*\{\s*[A-Za-z]\s*\}/
OPERATOR: /\\operatorname\s*\{\s*[A-Za-z]+\s*\}/
POWER: /\^\s*([0-9](?!\s*[0-9])|\{\s*[0-9]+\s*\})/
SUPERWORD: /\^\s*\{\s*\\mathrm\s*\{[A-Za-z]+\}\s*\}/
SUBDIGIT: /_\s*[0-9](?!\s*[0-9])/
NEG: /\\(neg|lnot)(?![A-Za-z])/
QUAD: /\\q?quad(?![A-Za-z])/
_FRAC: /\\[dt]?frac(?![A-Za-z])/
_MAX: /\\max(?![A-Za-z])/
_SUM: /\\sum(?![A-Za-z])/
_LEFT_PAREN: /\\left\s*\(/
_RIGHT_PAREN: /\\right\s*\)/
_LEFT_BRACKET: /\\left\s*\[/
_RIGHT_BRACKET: /\\right\s*\]/
_LCEIL: /\\lceil(?![A-Za-z])/
_RCEIL: /\\rceil(?![A-Za-z])/
_LEFT_LCEIL: /\\left\s*\\lceil(?![A-Za-z])/
_RIGHT_RCEIL: /\\right\s*\\rceil(?![A-Za-z])/
SPACE: /\s+|\\[,;:]/
%ignore SPACE
"""

WORDS = {
    "LETTER": "a letter",
    "COMMAND": r"\ell",
    "WORD": r"\mathrm{…}",
    "BOLD": r"\mathbf{…}",
    "NUMBER": "a number",
    "SIGN": "+ or -",
    "POWER": "an exponent of one digit or in braces",
    "SUPERWORD": r"^{\mathrm{…}}",
    "SUBDIGIT": "a subscript of one digit or in braces",
    "OPERATOR": r"\operatorname{…}",
    "NEG": r"\neg",
    "QUAD": r"\quad",
    "_FRAC": r"\frac{…}{…}",
    "_MAX": r"\max(…)",
    "_SUM": r"\sum",
    "_LEFT_PAREN": r"\left(",
    "_RIGHT_PAREN": r"\right)",
    "_LEFT_BRACKET": r"\left[",
    "_RIGHT_BRACKET": r"\right]",
    "_LEFT_LCEIL": r"\left\lceil",
    "_RIGHT_RCEIL": r"\right\rceil",
    "LSQB": "[",
    "RSQB": "]",
    "_LCEIL": r"\lceil",
    "_RCEIL": r"\rceil",
    "LPAR": "(",
    "RPAR": ")",
    "LBRACE": "{",
    "RBRACE": "}",
    "COMMA": ",",
    "DOT": ".",
    "EQUAL": "=",
    "UNDERSCORE": "_",
    "$END": "the end",
}

HINTS = {
    "^": "an exponent of one digit, or a number in braces, and only one",
    "_": "a subscript of one token, or in braces, and only one",
    "/": r"a quotient as \frac{…}{…}",
    "*": "a product as letters side by side",
}
"""What to write where a person may well have written otherwise."""


@frozen
class Name:
    """A letter or word with what stands below and above it, such as ``o_{i-1}``."""

    spelling: str
    column: int = field(eq=False)


@frozen
class Number:
    """An integer."""

    value: int
    column: int = field(eq=False)


@frozen
class Sum:
    """Terms with their signs."""

    terms: tuple[tuple[int, Node], ...]
    column: int = field(eq=False)


@frozen
class Product:
    """Factors side by side."""

    factors: tuple[Node, ...]
    column: int = field(eq=False)


@frozen
class Power:
    """A base to a natural exponent."""

    base: Node
    exponent: int
    column: int = field(eq=False)


@frozen
class Fraction:
    """Above over below."""

    above: Node
    below: Node
    column: int = field(eq=False)


@frozen
class Maximum:
    """The largest of some."""

    args: tuple[Node, ...]
    column: int = field(eq=False)


@frozen
class Ceiling:
    """The least integer that is not below."""

    arg: Node
    column: int = field(eq=False)


@frozen
class Iverson:
    """1 where a flag is as said, else 0."""

    flag: Name
    negated: bool
    column: int = field(eq=False)


@frozen
class Over:
    """A sum over all values of an index."""

    index: str
    body: Node
    column: int = field(eq=False)


@frozen
class Call:
    """A named function, of an argument or of none."""

    operator: str
    arg: Node | None
    column: int = field(eq=False)


@frozen
class Vector:
    """A tuple, with what stands below it; an entry may be an equation."""

    entries: tuple[tuple[Node, ...], ...]
    below: str
    column: int = field(eq=False)


Node = Name | Number | Sum | Product | Power | Fraction | Maximum | Ceiling | Iverson | Over | Call | Vector


@frozen
class Equation:
    """Sides that are equal."""

    sides: tuple[Node, ...]
    column: int = field(eq=False)


def _braced(token: str) -> str:
    return "".join(token.partition("{")[2].removesuffix("}").split())


@v_args(meta=True)
class _Tree(Transformer_NonRecursive[Token, Any]):
    """From lark's tree to ours, without recursion."""

    def formula(self, meta: Any, parts: list[Any]) -> Node:
        return cast(Node, parts[0])

    def system(self, meta: Any, parts: list[Any]) -> tuple[Equation, ...]:
        return tuple(part for part in parts if isinstance(part, Equation))

    def equation(self, meta: Any, parts: list[Any]) -> Equation:
        return Equation(tuple(parts), _column(meta))

    def vector(self, meta: Any, parts: list[Any]) -> Vector:
        entries = [part for part in parts if not isinstance(part, str)]
        below = next((part for part in parts if isinstance(part, str)), "")
        return Vector(tuple(entries), below, _column(meta))

    def entry(self, meta: Any, parts: list[Any]) -> tuple[Node, ...]:
        return tuple(parts)

    def sum(self, meta: Any, parts: list[Any]) -> Node:
        signed: list[tuple[int, Node]] = []
        sign = 1
        for part in parts:
            if isinstance(part, Token):
                sign = -1 if part == "-" else 1
            else:
                signed.append((sign, part))
                sign = 1
        return signed[0][1] if len(signed) == 1 and signed[0][0] > 0 else Sum(tuple(signed), _column(meta))

    def term(self, meta: Any, parts: list[Any]) -> Node:
        factors = tuple(Number(_integer(p), (p.start_pos or 0) + 1) if isinstance(p, Token) else p for p in parts)
        for first, second in pairwise(factors):
            if isinstance(first, Number) and isinstance(second, Fraction) and _plain(second):
                raise ParseError("a number before a fraction of numbers has two readings", second.column)
        return factors[0] if len(factors) == 1 else Product(factors, _column(meta))

    def factor(self, meta: Any, parts: list[Any]) -> Node:
        return parts[0] if len(parts) == 1 else Power(parts[0], parts[1], _column(meta))

    def exponent(self, meta: Any, parts: list[Any]) -> int:
        return _integer(parts[0].lstrip("^ \t\n{").rstrip("} \t\n"), _column(meta))

    def fraction(self, meta: Any, parts: list[Any]) -> Fraction:
        return Fraction(parts[0], parts[1], _column(meta))

    def maximum(self, meta: Any, parts: list[Any]) -> Maximum:
        return Maximum(tuple(parts), _column(meta))

    def ceiling(self, meta: Any, parts: list[Any]) -> Ceiling:
        return Ceiling(parts[0], _column(meta))

    def group(self, meta: Any, parts: list[Any]) -> Node:
        return cast(Node, parts[0])

    def iverson(self, meta: Any, parts: list[Any]) -> Iverson:
        return Iverson(parts[-1], len(parts) > 1, _column(meta))

    def over(self, meta: Any, parts: list[Any]) -> Over:
        return Over(str(parts[0]), parts[1], _column(meta))

    def call(self, meta: Any, parts: list[Any]) -> Call:
        return Call(_braced(parts[0]), parts[1] if len(parts) > 1 else None, _column(meta))

    def name(self, meta: Any, parts: list[Any]) -> Name:
        return Name("".join(_spelled(part) for part in parts), _column(meta))

    def subscript(self, meta: Any, parts: list[Any]) -> str:
        return "_{" + ",".join(_spelled(part).lstrip("_ \t\n") for part in parts) + "}"

    def place(self, meta: Any, parts: list[Any]) -> str:
        return "".join(_spelled(part) for part in parts)


def _spelled(part: str) -> str:
    """A token without its blanks."""
    return "".join(part.split())


def _integer(digits: str, column: int = 1) -> int:
    if len(digits) > 1_200:
        raise ParseError("a number of more than 4096 bits", getattr(digits, "start_pos", column - 1) + 1)
    return int(digits)


def _plain(fraction: Fraction) -> bool:
    return isinstance(fraction.above, Number) and isinstance(fraction.below, Number)


def _column(meta: Any) -> int:
    return int(getattr(meta, "start_pos", 0)) + 1


@cache
def _parser(start: str) -> Lark:
    return Lark(GRAMMAR, start=start, parser="lalr", propagate_positions=True, maybe_placeholders=False)


def parse(source: str, start: str) -> Any:
    """The syntax tree of a "formula" or of a "system" of equations.

    Raises ParseError with the column and with what was expected there.
    """
    _bounded(source)
    try:
        return _Tree().transform(_parser(start).parse(source))
    except UnexpectedInput as error:
        raise _refusal(source, start, error) from None
    except VisitError as error:
        if isinstance(error.orig_exc, ParseError):
            raise error.orig_exc from None
        raise


def _bounded(source: str) -> None:
    if len(source) > MAX_LENGTH:
        raise ParseError(f"the formula has {len(source)} characters; at most {MAX_LENGTH} are read")
    depth = sums = 0
    for column, character in enumerate(source, 1):
        if not character.isascii():
            raise ParseError(f"the character {character!r} is not part of the syntax", column)
        depth += (character in "{([") - (character in "})]")
        sums += source.startswith(("\\sum", "\\lceil"), column - 1)
        if depth > MAX_DEPTH or sums > MAX_DEPTH:
            raise ParseError(f"nested deeper than {MAX_DEPTH}", column)


def _refusal(source: str, start: str, error: UnexpectedInput) -> ParseError:
    if isinstance(error, UnexpectedCharacters):
        place = error.pos_in_stream or 0
    else:
        assert isinstance(error, UnexpectedToken)
        place = len(source) if error.token.type == "$END" else error.token.start_pos or 0
    if source[place : place + 1] in HINTS:
        return ParseError(f"expected {HINTS[source[place]]}; found {source[place : place + 12]!r}", place + 1)
    found = source[place : place + 12] or "the end"
    return ParseError(f"expected {', '.join(_expected(source[:place], start))}; found {found!r}", place + 1)


_LEFT = {"LPAR", "LSQB", "_LCEIL", "_LEFT_PAREN", "_LEFT_BRACKET", "_LEFT_LCEIL"}
FACTORS = frozenset({"LETTER", "COMMAND", "WORD", "BOLD", "OPERATOR", "_FRAC", "_MAX", "_SUM"} | _LEFT)
"""What a factor may begin with."""
BELOW_AND_ABOVE = frozenset(["POWER", "SUPERWORD", "SUBDIGIT", "UNDERSCORE"])


def _expected(before: str, start: str) -> list[str]:
    """What may follow a beginning that is right so far, in words."""
    state = cast(Any, _parser(start).parse_interactive(before))
    state.exhaust_lexer()
    names: set[str] = set(state.accepts())
    words = set()
    if names >= FACTORS:
        words.add("a factor")
        names -= FACTORS | BELOW_AND_ABOVE
    return sorted(words | {WORDS[name] for name in names})
