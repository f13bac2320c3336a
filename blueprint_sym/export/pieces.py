"""The pieces of a paper, each from proved quantities: equations, tables, hypotheses, nomenclature, macros."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from sympy import Expr

from ..expr.algebra import ZERO, free_symbols
from ..expr.latex import latex, latex_inline
from ..expr.latex import name as symbol_latex
from ..expr.latex_lines import broken, glyphs, split_sum
from ..expr.words import escape
from ..glossary import GLOSSARY
from ..hypotheses import AtLeast, Counts, Defines, Divides, Hypotheses, Within
from ..ir.distributed import DistributedTask, DistributedTaskIR
from ..numeric import Instance
from ..quantity import Quantity
from ..symbols import SYMBOLS
from ..worked import grouped
from .names import label, macro

WIDE = 54
"""Letters and signs that fit a line."""
CELL = 30
"""Letters and signs that fit a cell of a table."""
TASK_CELL, TASK_ROW = 18, 125
"""Letters and signs that fit a cell and a row of the table of tasks."""


# --- equations --------------------------------------------------------------------------------------------------------


def equations(quantities: Sequence[Quantity]) -> str:
    """The equations: one as ``equation``, several as ``align``, each with its label; long sums are broken."""
    if len(quantities) == 1:
        rows = lines(quantities[0])
        inner = rows[0].replace("&", "") if len(rows) == 1 else _split(rows)
        return f"\\begin{{equation}}\\label{{{label(quantities[0].name)}}}\n  {inner}\n\\end{{equation}}\n"
    made = []
    for quantity in quantities:
        *before, last = lines(quantity)
        made += [rf"  {line} \notag" for line in before]
        made.append(rf"  {last} \label{{{label(quantity.name)}}}")
    return "\\begin{align}\n" + " \\\\\n".join(made) + "\n\\end{align}\n"


def _split(rows: list[str]) -> str:
    return "\\begin{split}\n    " + " \\\\\n    ".join(rows) + "\n  \\end{split}"


def lines(quantity: Quantity) -> list[str]:
    """The equation of a quantity, in as many lines as it takes."""
    first, *rest = broken(quantity.expr, WIDE - glyphs(quantity.symbol))
    return [f"{quantity.symbol} &= {first}", *(rf"&\qquad {row}" for row in rest)]


# --- tables -----------------------------------------------------------------------------------------------------------


def quantity_table(
    quantities: Sequence[Quantity],
    instance: Instance | None,
    number: Callable[[int], str] = grouped,
    refer: Callable[[str], str] = lambda name: rf"\eqref{{{name}}}",
) -> str:
    """Quantities with formula, unit, and value at a point; a formula too wide for its cell is referred to."""
    columns = "@{}p{0.34\\linewidth}ll" + ("r" if instance else "") + "@{}"
    heads = ["quantity", "formula", "unit", *(["value"] if instance else [])]
    rows = []
    for quantity in quantities:
        inline = f"{quantity.symbol} = {latex_inline(quantity.expr)}"
        shown = f"${inline}$" if glyphs(inline) <= CELL else f"${quantity.symbol}$, {refer(label(quantity.name))}"
        value = [f"${number(instance[quantity.name])}$"] if instance else []
        rows.append([escape(quantity.description), shown, quantity.unit.value, *value])
    caption = "Quantities of " + " and of ".join(dict.fromkeys(f"one {quantity.per}" for quantity in quantities))
    if instance is not None:
        caption += " at $" + ", ".join(f"{symbol_latex(SYMBOLS[n])} = {v}" for n, v in instance.values) + "$"
    return _table(f"{caption}.", "tab:bs:quantities", columns, heads, rows)


def task_table(ir: DistributedTaskIR) -> str:
    """The tasks of one rank, a table for each phase: FLOPs, bytes read, bytes written, payload."""
    phases: dict[str, list[DistributedTask]] = {}
    for task in ir.tasks:
        phases.setdefault(task.phase.value, []).append(task)
    heads = ["layer", "$F$ [FLOP]", "$R$ [byte]", "$W$ [byte]", "$M$ [byte]"]
    made = []
    for phase, tasks in phases.items():
        cells = [[_cell(value) for _, value in task.work.components] for task in tasks]
        columns = sum(max(map(glyphs, column)) for column in zip(*cells, strict=True))
        if columns + max(len(task.layer) for task in tasks) > TASK_ROW:
            cells = [[_stacked(cell) for cell in row] for row in cells]
        rows = [[escape(task.layer), *row] for task, row in zip(tasks, cells, strict=True)]
        name = f"tab:bs:tasks.{phase.replace(' ', '_')}"
        made.append(_table(f"Tasks of the {phase} phase, one rank.", name, "@{}lllll@{}", heads, rows, small=True))
    return "\n".join(made)


def _cell(expr: Expr) -> str:
    return "--" if expr == ZERO else f"${latex_inline(expr)}$"


def _stacked(cell: str) -> str:
    """A cell in as many lines as it takes."""
    lines = split_sum(cell.strip("$"), TASK_CELL)
    if len(lines) == 1:
        return cell
    inner = r" \\ ".join(f"${line}$" for line in lines)
    return rf"\begin{{tabular}}[t]{{@{{}}l@{{}}}}{inner}\end{{tabular}}"


def _table(
    caption: str, name: str, columns: str, heads: list[str], rows: list[list[str]], *, small: bool = False
) -> str:
    body = " \\\\\n    ".join(" & ".join(row) for row in rows)
    size = "  \\scriptsize\\setlength{\\tabcolsep}{3pt}\n" if small else "  \\small\n"
    return (
        f"\\begin{{table}}[htbp]\n  \\centering\n{size}  \\caption{{{caption}}}\\label{{{name}}}\n"
        f"  \\begin{{tabular}}{{{columns}}}\n    \\toprule\n    {' & '.join(heads)} \\\\\n    \\midrule\n"
        f"    {body} \\\\\n    \\bottomrule\n  \\end{{tabular}}\n\\end{{table}}\n"
    )


# --- words ------------------------------------------------------------------------------------------------------------


def hypothesis(item: Divides | Defines | AtLeast | Counts | Within) -> str:
    r"""A hypothesis or a fact as mathematics: ``t \mid h``, ``H = hd_{h}``, ``t \ge 2``, ``w \le S``."""
    if isinstance(item, Divides):
        return rf"{symbol_latex(item.divisor)} \mid {symbol_latex(item.dividend)}"
    if isinstance(item, Defines | Counts):
        return f"{symbol_latex(item.symbol)} = {latex_inline(item.value)}"
    if isinstance(item, Within):
        return rf"{symbol_latex(item.symbol)} \le {symbol_latex(item.bound)}"
    return rf"{symbol_latex(item.symbol)} \ge {item.bound}"


def hypotheses(assumed: Hypotheses) -> str:
    """The sentence that begins with "where"."""
    parts = ", ".join(f"${hypothesis(item)}$" for item in assumed.everything)
    every = "every symbol is a positive integer"
    return f"where {parts}, and {every}.\n" if parts else f"where {every}.\n"


def nomenclature(quantities: Iterable[Quantity], assumed: Hypotheses) -> str:
    """The symbols of quantities and hypotheses, in the glossary's order, with meaning and unit."""
    used = {symbol for quantity in quantities for symbol in free_symbols(quantity.expr)}
    used |= {symbol for item in assumed.everything for symbol in item.symbols}
    rows = [
        rf"  ${info.latex}$ & {escape(info.meaning)} & {escape(info.unit)} \\"
        for info in GLOSSARY
        if SYMBOLS[info.name] in used
    ]
    return "\n".join(
        [
            r"\begin{tabular}{@{}lll@{}}",
            r"  \toprule",
            r"  symbol & meaning & unit \\",
            r"  \midrule",
            *rows,
            r"  \bottomrule",
            r"\end{tabular}",
            "",
        ]
    )


def macros(quantities: Iterable[Quantity], instance: Instance | None) -> str:
    r"""A macro for each formula, for its symbol, and for its value at a point."""
    made = []
    for quantity in quantities:
        made.append(rf"\newcommand{{{macro(quantity.name)}}}{{{latex(quantity.expr)}}}")
        made.append(rf"\newcommand{{{macro(quantity.name, 'Symbol')}}}{{{quantity.symbol}}}")
        if instance is not None:
            made.append(rf"\newcommand{{{macro(quantity.name, 'Value')}}}{{{grouped(instance[quantity.name])}}}")
    return "\n".join(made) + "\n"
