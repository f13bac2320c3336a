r"""How a formula came about: a tree of equalities, each of them proved by z3.

    print(d.quantities["flops.qkv"].derivation())

The root sums its children and simplifies; a child is one law at one shape, as the pass committed it. The last line of
the root is the quantity's formula. It prints as text, as a LaTeX ``align`` and as HTML that opens and closes.
"""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator

from attrs import field, frozen
from sympy import Expr

from .errors import ExpressionError, ProofError
from .expr.algebra import free_symbols, normal
from .expr.latex import latex, latex_inline
from .expr.latex_lines import broken, filled, glyphs, split_sum
from .expr.text import text
from .expr.words import escape
from .hypotheses import Hypotheses
from .origin import Link, Origin, Reason, Term
from .proof.obligation import Compare, Laws, Obligation, equal
from .proof.prover import SHARED, Prover
from .proof.report import ProofReport
from .quantity import Quantity

WIDTH = 33
"""Letters and signs of a formula that leave room for a reason beside it."""
REASON = 36
"""Letters, signs and spaces of a line of a reason."""
CONTINUED = r"\qquad "


@frozen
class Step:
    """An expression, and why it equals the one before; ``obligation`` is that equality, None for a first one.

    ``shown`` is how it is written, as text and as LaTeX, where it is not printed as it is.
    """

    expr: Expr
    reason: Reason
    obligation: Obligation | None = field(default=None, repr=False)
    shown: tuple[str, str] | None = field(default=None, repr=False)

    @property
    def text(self) -> str:
        """The expression as text."""
        return self.shown[0] if self.shown else text(self.expr)

    @property
    def latex(self) -> str:
        """The expression as LaTeX."""
        return self.shown[1] if self.shown else latex(self.expr)


@frozen
class DerivationTree:
    """A chain of equal expressions under a title, and the trees of what it sums.

    ``words`` say what it is or where its law comes from, ``letter`` is the LaTeX of what the chain equals, ``times`` is
    how many addends have this chain; ``report`` are the verdicts of every step of the tree, each of them proved.
    """

    title: str
    words: str
    letter: str
    steps: tuple[Step, ...]
    children: tuple[DerivationTree, ...] = ()
    times: int = 1
    report: ProofReport = field(default=ProofReport(), repr=False)

    @property
    def expr(self) -> Expr:
        """The last line."""
        return self.steps[-1].expr

    def walk(self) -> Iterator[DerivationTree]:
        """The children, and then the tree itself."""
        for child in self.children:
            yield from child.walk()
        yield self

    def __str__(self) -> str:
        return "\n".join(_text(self))

    def latex(self) -> str:
        r"""An ``align*`` with a reason beside every line, addends first; needs amsmath."""
        width = WIDTH - glyphs(self.letter) // 3
        rows = [row for tree in self.walk() for row in _rows(tree, width)]
        return "\\begin{align*}\n" + " \\\\\n".join(rows) + "\n\\end{align*}\n"

    def _repr_html_(self) -> str:
        return _html(self)


def derivation_tree(quantity: Quantity, prover: Prover = SHARED) -> DerivationTree:
    """The tree of a quantity, every step proved.

    Raises:
        ProofError: where a step is not proved.
        ExpressionError: for a quantity that was made by adding others.

    """
    origin = quantity.origin
    if origin is None:
        raise ExpressionError(f"{quantity.name} was made from other quantities: ask for the derivation of each of them")
    children = tuple(_child(quantity, origin, number, term) for number, term in enumerate(origin.terms, 1))
    steps = tuple(_summing(quantity, origin))
    parts = [step.obligation for child in children for step in child.steps]
    claims = [item for item in (*parts, *(step.obligation for step in steps)) if item is not None]
    report = prover.prove_all(claims)
    if not report.proved:
        raise ProofError(f"the derivation of {quantity.name} has a step that is not proved\n{report}", report)
    words = f"{quantity.description}, in {quantity.unit.value}"
    return DerivationTree(quantity.name, words, quantity.symbol, steps, children, report=report)


def _summing(quantity: Quantity, origin: Origin) -> Iterator[Step]:
    """The sum, what it comes to, and that with what a mask leaves visible written as the count that it is.

    The last equality has the count as its premise: no hypothesis says it, so that no other step can rest on it.
    """
    laws, summed = Laws("derivation", origin.hypotheses), origin.combined
    yield Step(summed, (origin.words,), shown=origin.shown)
    counts = [item for item in origin.hypotheses.counts if item[0] in free_symbols(summed)]
    emitted, reason = quantity.expr, ("the formula that the pass emitted",)
    if counts:
        emitted = normal(summed, origin.hypotheses.rules)
    yield Step(emitted, reason, _claim(laws, f"{quantity.name}.sum", summed, emitted))
    if counts:
        premises = [equal(symbol, value) for symbol, value in counts]
        claim = _claim(laws, f"{quantity.name}.counts", emitted, quantity.expr, premises)
        equations = [part for symbol, value in counts for part in (", ", symbol, " = ", value)]
        yield Step(quantity.expr, tuple(equations[1:]), claim)


def _child(quantity: Quantity, origin: Origin, number: int, term: Term) -> DerivationTree:
    steps = tuple(
        Step(link.expr, link.reason, _linked(origin.hypotheses, f"{quantity.name}.{number}.{place}", link), link.shown)
        for place, link in enumerate(term.links)
    )
    return DerivationTree(
        ", ".join(term.ids),
        term.law.source if term.law else "",
        f"{term.letter}_{{{number}}}",
        steps,
        times=len(term.ids),
    )


def _linked(hypotheses: Hypotheses, subject: str, link: Link) -> Obligation | None:
    if link.claim is None:
        return None
    return _claim(Laws("derivation", hypotheses + link.given), subject, *link.claim)


def _claim(laws: Laws, subject: str, left: Expr, right: Expr, premises: Iterable[Compare] = ()) -> Obligation:
    sentence = f"a line of the derivation equals the next: {text(right)}"
    source = "derivation of the quantity"
    return laws.claim("step", subject, sentence, equal(left, right), source=source, premises=premises)


# --- as text ----------------------------------------------------------------------------------------------------------


def _text(tree: DerivationTree) -> Iterator[str]:
    yield f"{tree.title}: {tree.words}"
    for number, child in enumerate(tree.children, 1):
        yield f"  ({number}) {child.title}" + (f"   [{child.words}]" if child.words else "")
        yield from (f"      {line}" for line in _chain(child))
    yield from (f"  {line}" for line in _chain(tree))
    yield f"  {proved(tree)}"


def proved(tree: DerivationTree) -> str:
    """How many steps there are, and who proved them."""
    number = tree.report.counts["proved"]
    return f"{number} step{'' if number == 1 else 's'}, each an equality that z3 proved"


def _chain(tree: DerivationTree) -> Iterator[str]:
    shown = [f"= {step.text}" for step in tree.steps]
    width = min(40, max(len(line) for line in shown))
    for line, step in zip(shown, tree.steps, strict=True):
        words = "".join(part if isinstance(part, str) else text(part) for part in step.reason)
        yield f"{line:<{width}}   {words}"


# --- as LaTeX ---------------------------------------------------------------------------------------------------------


def _rows(tree: DerivationTree, width: int) -> Iterator[str]:
    """Lines of an ``align*``; the reason begins beside the last line of a formula."""
    left = tree.letter
    for step in tree.steps:
        formula = broken(step.expr, width) if step.shown is None else split_sum(step.latex, width)
        reasons = ["" for _ in formula[1:]] + _reason_lines(step.reason)
        for number, words in enumerate(reasons):
            sign = "" if number >= len(formula) else CONTINUED if number else "= "
            row = f"{left} &{sign}{formula[number] if number < len(formula) else ''}"
            yield row + (rf" && \text{{\small {words}}}" if words else "")
            left = ""


def _reason_lines(reason: Reason) -> list[str]:
    """A reason in lines that fit beside a formula: broken between words, letters, and the factors of a product."""
    pieces, depth = [""], 0
    for part in reason:
        if not isinstance(part, str):
            pieces[-1] += f"${latex_inline(part)}$"
            continue
        whole = depth or part in (" → ", " = ")
        words = part.replace("] × [", "]\n× [") if whole or "[" in part else part.replace(" ", "\n")
        first, *others = words.split("\n")
        pieces[-1] += escape(first)
        pieces += map(escape, others)
        depth += part.count("[") - part.count("]")
    first, *others = (piece for piece in pieces if piece)
    return filled([first, *others], REASON, words=True)


# --- as HTML ----------------------------------------------------------------------------------------------------------


def _html(tree: DerivationTree) -> str:
    lines = "".join(
        f"<tr><td>$\\displaystyle {html.escape(left)} = {html.escape(step.latex)}$</td>"
        f"<td>{_reason_html(step.reason)}</td></tr>"
        for left, step in zip((tree.letter, *[""] * len(tree.steps)), tree.steps, strict=False)
    )
    inner = "".join(_html(child) for child in tree.children)
    words = f": {html.escape(tree.words)}" if tree.words else ""
    judged = f"<p>{proved(tree)}</p>" if tree.report.verdicts else ""
    opened = " open" if judged else ""
    return (
        f"<details{opened}><summary>{html.escape(tree.title)}{words}</summary>{inner}"
        f"<table>{lines}</table>{judged}</details>"
    )


def _reason_html(reason: Reason) -> str:
    return "".join(html.escape(part) if isinstance(part, str) else f"${html.escape(latex(part))}$" for part in reason)
