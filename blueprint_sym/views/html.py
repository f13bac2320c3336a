"""Pieces of HTML for notebooks: tables that fold, formulas, badges.

The markup is plain: it inherits the colours of the page, so that it fits light and dark ones, needs no script, and
stays readable where a viewer drops the style.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING

from sympy import Expr, Max, Symbol

from ..expr.algebra import Monomial
from ..expr.display import Term, layout

if TYPE_CHECKING:
    from .evidence import Roofline

STYLE = """<style>
.bs-view table{border-collapse:collapse;margin:.4em 0;color:inherit}
.bs-view th,.bs-view td{text-align:left!important;padding:.2em .7em;vertical-align:top;
border-bottom:1px solid color-mix(in srgb,currentColor 18%,transparent)}
.bs-view tr{background:transparent!important}
.bs-view td.n{text-align:right!important;font-variant-numeric:tabular-nums}
.bs-view summary{cursor:pointer}
.bs-view details{margin:.3em 0}
.bs-view .f{font-family:serif;font-size:1.08em;white-space:nowrap}
.bs-view .w{white-space:normal}
.bs-view .b{border-radius:.6em;padding:.05em .6em;color:#fff;font-size:.85em;white-space:nowrap}
.bs-view .q{opacity:.75}
</style>"""

COLOURS = {"proved": "#2e7d32", "refuted": "#c62828", "unknown": "#8a5a00", "vacuous": "#6a4c93", "error": "#ad1457"}
"""Of badges; each has a contrast above 4.5 with white letters."""


def view(*parts: str) -> str:
    """A display of its own."""
    return f'{STYLE}<div class="bs-view">{"".join(parts)}</div>'


def badge(word: str, shown: str = "") -> str:
    """A verdict as a coloured word."""
    return f'<span class="b" style="background:{COLOURS.get(word, "#555")}">{escape(shown or word)}</span>'


def badges(counts: dict[str, int]) -> str:
    """How many verdicts there are of each kind."""
    return " ".join(badge(word, f"{number} {word}") for word, number in counts.items() if number)


def table(columns: Sequence[str], rows: Iterable[Sequence[str]], numbers: Sequence[int] = ()) -> str:
    """A table of cells that are HTML already; ``numbers`` are the columns that stand to the right."""
    head = "".join(f"<th>{escape(name)}</th>" for name in columns)
    body = "".join(
        "<tr>" + "".join(f"<td{' class=n' if k in numbers else ''}>{cell}</td>" for k, cell in enumerate(row)) + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def fold(summary: str, inner: str, *, opened: bool = False) -> str:
    """What opens and closes; the summary is HTML already."""
    return f"<details{' open' if opened else ''}><summary>{summary}</summary>{inner}</details>"


def heading(words: str, quiet: str = "") -> str:
    """A line above a display."""
    after = f' <span class="q">{escape(quiet)}</span>' if quiet else ""
    return f"<div><b>{escape(words)}</b>{after}</div>"


def code(words: str) -> str:
    """A name or a word."""
    return f"<code>{escape(words)}</code>"


def formula(expr: Expr) -> str:
    """A formula on one line, in the field's order: letters in italics, exponents raised, a slash for a fraction."""
    wide = " w" if len(str(expr)) > 90 else ""
    return f'<span class="f{wide}">{_spell(expr)}</span>'


def _spell(expr: Expr) -> str:
    shape = layout(expr)
    factors = [_factor(atom, exponent) for atom, exponent in shape.front]
    below = ([str(shape.divisor)] if shape.divisor != 1 else []) + [_factor(a, n) for a, n in shape.under]
    size = abs(shape.coefficient)
    if shape.terms:
        bare = not factors and size == 1 and not below and shape.coefficient > 0
        factors.append(_sum(shape.terms) if bare else f"({_sum(shape.terms)})")
    if size != 1 or not factors:
        factors.insert(0, str(size))
    sign = "−" if shape.coefficient < 0 else ""
    above = sign + "\u2009".join(factors)
    if not below:
        return above
    under = "\u2009".join(below)
    return f"{above}\u2009/\u2009{under}" if len(below) == 1 else f"{above}\u2009/\u2009({under})"


def _sum(terms: tuple[Term, ...]) -> str:
    shown = ""
    for number, (coefficient, monomial) in enumerate(terms):
        factors = _factors(monomial)
        if abs(coefficient) != 1 or not factors:
            factors.insert(0, str(abs(coefficient)))
        sign = "−" if coefficient < 0 else "+"
        shown += ("−" if sign == "−" else "") if number == 0 else f" {sign} "
        shown += "\u2009".join(factors)
    return shown


def _factors(monomial: Monomial) -> list[str]:
    return [_factor(atom, exponent) for atom, exponent in monomial]


def _factor(atom: Expr, exponent: int) -> str:
    return _atom(atom) + (f"<sup>{exponent}</sup>" if exponent != 1 else "")


def _atom(atom: Expr) -> str:
    if isinstance(atom, Symbol):
        stem, _, rest = atom.name.partition("_")
        return f"<i>{escape(stem)}</i>" + (f"<sub>{escape(rest)}</sub>" if rest else "")
    inner = ", ".join(_spell(arg) for arg in atom.args)
    return f"max({inner})" if isinstance(atom, Max) else f"⌈{inner}⌉"


def roofline_html(found: Roofline) -> str:
    """A roofline as a table, under its label."""
    rows = []
    for row in found.rows:
        at = row.intensity_at
        intensity = "" if row.intensity is None else f"{_spell(row.intensity.numerator)}"
        if row.intensity is not None and row.intensity.denominator != 1:
            intensity = f"({intensity})\u2009/\u2009({_spell(row.intensity.denominator)})"
        shown = f"{float(at):.4g}" if at is not None else ""
        told = [code(row.name), escape(row.engine.value), f'<span class="f w">{intensity}</span>', shown]
        rows.append((*told, escape(str(row.attainable or "")), escape(row.bound)))
    columns = ("tasks", "engine", "intensity [FLOP/byte]", "at the point", "at most", "bound by")
    values = ", ".join(f"{name} = {value}" for name, value in found.values)
    source = fold("source of the rates", escape(found.device.source))
    return view(
        heading(found.device.name, values),
        f'<div class="q">{escape(found.label)}</div>',
        table(columns, rows, (3, 4)),
        source,
    )
