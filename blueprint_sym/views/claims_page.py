"""Verdicts on claims as one page without scripts or other files, to be sent to a colleague."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence

from .. import __version__
from ..claims.bibliography import Entry
from ..claims.check import Checked, Point
from .claims import count_line, counts, verdict_words
from .mathml import mathml, number_mathml

STYLE = """
:root { color-scheme: light; --proved: #1a7f37; --refuted: #b42318; --unknown: #8a6100; --ink: #1f2328;
  --soft: #59636e; --line: #d9dee3; }
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; color: var(--ink);
  background: #f6f8fa; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; }
h2 { font-size: 1.1rem; margin: 0; overflow-wrap: anywhere; }
p { margin: .4rem 0; }
.soft { color: var(--soft); font-size: .92rem; }
.sums { display: flex; gap: .75rem; margin: 1.25rem 0; flex-wrap: wrap; }
.sum { background: #fff; border: 1px solid var(--line); border-radius: 8px; padding: .5rem 1rem;
  min-width: 7rem; }
.sum b { display: block; font-size: 1.5rem; line-height: 1.2; }
table.index { width: 100%; border-collapse: collapse; background: #fff; border: 1px solid var(--line);
  margin: 0 0 2rem; }
.index td { padding: .4rem .75rem; border-top: 1px solid var(--line); vertical-align: top;
  overflow-wrap: anywhere; }
.index tr:first-child td { border-top: 0; }
.index a { color: inherit; }
.verdict { color: #fff; border-radius: 999px; padding: .1rem .6rem; font-size: .8rem; font-weight: 600;
  white-space: nowrap; }
.proved .verdict, .verdict.proved { background: var(--proved); }
.refuted .verdict, .verdict.refuted { background: var(--refuted); }
.unknown .verdict, .verdict.unknown { background: var(--unknown); }
article { background: #fff; border: 1px solid var(--line); border-left: 5px solid var(--line);
  border-radius: 8px; padding: 1rem 1.25rem; margin: 0 0 1rem; }
article.proved { border-left-color: var(--proved); }
article.refuted { border-left-color: var(--refuted); }
article.unknown { border-left-color: var(--unknown); }
article header { display: flex; gap: .75rem; justify-content: space-between; align-items: baseline; }
dl { display: grid; grid-template-columns: 9.5rem minmax(0, 1fr); gap: .45rem 1rem; margin: .75rem 0 0; }
dt { color: var(--soft); font-size: .92rem; }
dd { margin: 0; overflow-x: auto; }
code { font: .9em ui-monospace, "Cascadia Mono", Menlo, monospace; overflow-wrap: anywhere; }
math { font-size: 1.1em; }
ul { margin: 0; padding-left: 1.1rem; }
.holds { font-weight: 600; }
table.point { border-collapse: collapse; }
.point th, .point td { border: 1px solid var(--line); padding: .1rem .55rem; text-align: right;
  font-weight: 400; }
.point .key { background: #f6f8fa; }
footer { color: var(--soft); font-size: .88rem; margin-top: 2rem; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; gap: .1rem; } dd { margin-bottom: .5rem; } }
@media print { body { background: #fff; } article { break-inside: avoid; } }
"""


def claims_page(checks: Sequence[Checked], entries: Mapping[str, Entry] | None = None, title: str = "") -> str:
    """The page; ``entries`` are what citations refer to."""
    known = entries or {}
    sums = "".join(
        f"<div class='sum'><b style='color: var(--{word})'>{number}</b>{word}</div>"
        for word, number in counts(checks).items()
    )
    rows = "".join(_row(number, item) for number, item in enumerate(checks))
    head = html.escape(title or "Formulas, checked")
    return (
        "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<title>{head}</title><style>{STYLE}</style></head><body><main>\n"
        f"<h1>{head}</h1>\n<p class='soft'>Each formula is compared with what is derived from the description of the "
        "Transformer block, for every size at once. Proved: no sizes that meet the assumptions break it. Refuted: the "
        "exact difference and the smallest counterexample are shown.</p>\n"
        f"<div class='sums'>{sums}</div>\n<table class='index'>{rows}</table>\n"
        + "\n".join(_card(number, item, known) for number, item in enumerate(checks))
        + f"\n<footer>{html.escape(count_line(checks))}. Made by blueprint_sym {__version__}; formulas are read, never "
        "run, and judged by z3.</footer>\n</main></body></html>\n"
    )


_RELATIONS = {"=": "", "<=": "at most ", ">=": "at least "}


def _row(number: int, item: Checked) -> str:
    claim = item.claim
    return (
        f"<tr><td>{_pill(item)}</td>"
        f"<td><a href='#claim-{number}'>{html.escape(claim.id)}</a></td><td>{html.escape(claim.title)}</td></tr>\n"
    )


def _card(number: int, item: Checked, known: Mapping[str, Entry]) -> str:
    title = f"<p>{html.escape(item.claim.title)}</p>" if item.claim.title else ""
    rows = "".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in _rows(item) if value)
    return (
        f"<article class='{item.verdict}' id='claim-{number}'><header><h2>{html.escape(item.claim.id)}</h2>"
        f"{_pill(item)}</header>{title}"
        f"<p class='soft'>{_cited(item, known)}</p><dl>{rows}</dl></article>"
    )


def _pill(item: Checked) -> str:
    """The verdict, and the expected one where it is another."""
    words = item.verdict if item.met and item.agreed is None else verdict_words(item)
    return f"<span class='verdict {item.verdict}'>{html.escape(words)}</span>"


def _cited(item: Checked, known: Mapping[str, Entry]) -> str:
    claim, entry = item.claim, known.get(item.claim.cite)
    parts = []
    if entry is not None:
        shown = html.escape(entry.short)
        parts.append(f"<a href='{html.escape(entry.link, quote=True)}'>{shown}</a>" if entry.link else shown)
    elif claim.cite:
        parts.append(html.escape(claim.cite))
    parts += [html.escape(part) for part in (claim.where, claim.place) if part]
    return ", ".join(parts)


def _rows(item: Checked) -> list[tuple[str, str]]:
    claim = item.claim
    unit = f" <span class='soft'>{html.escape(item.unit)}</span>" if item.unit else ""
    note = html.escape(" ".join(claim.note.split()))
    return [
        ("as written", f"<code>{html.escape(claim.formula)}</code>"),
        ("claimed", "" if item.claimed is None else _RELATIONS[claim.relation] + mathml(item.claimed) + unit),
        ("derived", "" if item.derived is None else mathml(item.derived) + unit),
        ("difference", "" if item.difference is None else mathml(item.difference)),
        ("claimed / derived", "" if item.ratio is None else mathml(item.ratio)),
        ("it comes from", _listed([str(source) for source in item.sources])),
        ("it holds", _holds(item)),
        ("counterexample", "" if item.counterexample is None else _point(item.counterexample)),
        ("reason", html.escape(item.reason)),
        ("note", note),
        ("quantity", f"<code>{html.escape(claim.quantity)}</code> of {html.escape(_about(item))}"),
        ("assumed", _listed(list(item.hypotheses), code=True)),
        ("letters", html.escape("; ".join(f"{name}: {meaning}" for name, meaning in item.letters.items()))),
    ]


def _about(item: Checked) -> str:
    claim = item.claim
    model = (
        claim.model if isinstance(claim.model, str) else ", ".join(f"{k} {_word(v)}" for k, v in claim.model.items())
    )
    strategy = ", ".join(f"{key} {_word(value)}" for key, value in claim.strategy.items())
    return "; ".join(part for part in (f"{claim.task}, one {claim.scope}", model, strategy) if part)


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _listed(lines: list[str], *, code: bool = False) -> str:
    shown = [f"<code>{html.escape(line)}</code>" if code else html.escape(line) for line in lines]
    if code:
        return ", ".join(shown)
    return (
        shown[0]
        if len(shown) == 1
        else "<ul>" + "".join(f"<li>{line}</li>" for line in shown) + "</ul>"
        if shown
        else ""
    )


def _holds(item: Checked) -> str:
    if not item.holds_when:
        return ""
    first, *others = (html.escape(str(repair)) for repair in item.holds_when)
    return f"<span class='holds'>{first}</span>" + "".join(f"<br>{other}" for other in others)


def _point(point: Point) -> str:
    heads = "".join(f"<th class='key'>{html.escape(name)}</th>" for name in point.at)
    cells = "".join(f"<td>{value}</td>" for value in point.at.values())
    return (
        f"<table class='point'><tr>{heads}<th class='key'>claimed</th><th class='key'>derived</th></tr>"
        f"<tr>{cells}<td>{number_mathml(point.claimed)}</td><td>{number_mathml(point.derived)}</td></tr></table>"
    )
