"""Verdicts on claims, for people and for programs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any
from xml.etree import ElementTree

from rich.console import Console

from ..claims.check import Checked, Point
from ..claims.showing import factored_text
from ..expr.text import text
from ..proof.report import Status
from .common import console, table
from .reports import ANNOTATIONS, annotation, xml_text

Checks = Sequence[Checked]
LONGEST = 60
"""Letters of a formula in a table."""


def counts(checks: Checks) -> dict[str, int]:
    """Number of claims by verdict."""
    found = Counter(item.verdict for item in checks)
    return {word: found[word] for word in ("proved", "refuted", "unknown")}


def count_line(checks: Checks) -> str:
    """``3 proved, 1 refuted, 0 unknown``, and how many are not as expected."""
    line = ", ".join(f"{number} {word}" for word, number in counts(checks).items())
    bad = sum(not item.met for item in checks)
    expected = sum(bool(item.claim.expect) for item in checks)
    if not expected:
        return line
    return f"{line}; {'every verdict as expected' if not bad else f'{bad} not as expected'}"


# --- for a person -----------------------------------------------------------------------------------------------------


def claims_table(checks: Checks) -> str:
    """A row for each claim, then what there is to say of those that are not proved, then one line."""
    out = console()
    with out.capture() as captured:
        _print(out, checks)
    return captured.get()


def _print(out: Console, checks: Checks) -> None:
    rows = table("Claims", ("verdict", "left"), ("claim", "left"), ("quantity", "left"), ("claimed", "left"))
    for item in checks:
        formula = f"{item.claim.relation} {item.claim.formula}"
        rows.add_row(verdict_words(item), item.claim.id, _cut(item.claim.quantity), _cut(formula))
    out.print(rows)
    for item in checks:
        if item.verdict != "proved":
            out.print()
            out.print("\n".join(told(item)))
    out.print()
    out.print(count_line(checks), style="green" if all(item.met for item in checks) else "red")


def _cut(formula: str) -> str:
    plain = " ".join(formula.split())
    return plain if len(plain) <= LONGEST else f"{plain[: LONGEST - 2]} …"


def verdict_words(item: Checked) -> str:
    """The verdict, and whether it is expected."""
    if item.agreed is not None:
        return f"agrees on {item.agreed} points"
    if item.claim.expect:
        return f"{item.verdict}, as expected" if item.met else f"{item.verdict}, expected {item.claim.expect}"
    return item.verdict


def told(item: Checked) -> list[str]:
    """What there is to say of a claim, line by line."""
    where = ", ".join(part for part in (item.claim.cite, item.claim.where, item.claim.place) if part)
    lines = [f"{verdict_words(item).upper()}  {item.claim.id}" + (f"  ({where})" if where else "")]
    if item.claim.title:
        lines.append(f"  {item.claim.title}")
    lines.append(f"  {' '.join(item.claim.quantity.split())} {item.claim.relation} {item.claim.formula}")
    rows = [
        ("derived", "" if item.derived is None else factored_text(item.derived)),
        ("claimed − derived", item.difference_text or ""),
        ("claimed / derived", "" if item.ratio is None else text(item.ratio)),
        ("counterexample", str(item.counterexample or "")),
        *(("from", str(source)) for source in item.sources),
        *(("holds", str(repair)) for repair in item.holds_when),
        ("reason", item.reason),
        ("note", " ".join(item.claim.note.split())),
    ]
    return lines + [f"  {name}: {value}" for name, value in rows if value]


# --- for programs -----------------------------------------------------------------------------------------------------


def checked_data(item: Checked) -> dict[str, Any]:
    """A verdict as plain data, as ``claims.schema.json`` beside this module describes it."""
    claim, holds = item.claim, [repair.words for repair in item.holds_when]
    return {
        "id": claim.id,
        "title": claim.title,
        "cite": claim.cite,
        "where": claim.where,
        "place": claim.place,
        "task": claim.task,
        "scope": claim.scope,
        "quantity": claim.quantity,
        "relation": claim.relation,
        "claimed": claim.formula,
        "derived": None if item.derived is None else factored_text(item.derived),
        "unit": item.unit,
        "verdict": item.verdict,
        "expect": claim.expect or None,
        "met": item.met,
        "difference": item.difference_text,
        "ratio": None if item.ratio is None else text(item.ratio),
        "sources": [{"part": source.words, "formula": source.formula} for source in item.sources],
        "counterexample": None if item.counterexample is None else _point(item.counterexample),
        "holds_when": holds[0] if holds else None,
        "exactly": bool(item.holds_when) and item.holds_when[0].exact,
        "also_holds_when": holds[1:],
        "agreed": item.agreed,
        "reason": item.reason,
        "note": claim.note,
        "hypotheses": list(item.hypotheses),
        "judges": list(item.judges),
        "seconds": round(item.seconds, 3),
    }


def _point(point: Point) -> dict[str, Any]:
    return {"at": point.at, "claimed": _number(point.claimed), "derived": _number(point.derived)}


def _number(value: Fraction) -> int | str:
    return value.numerator if value.denominator == 1 else str(value)


def claims_json(checks: Checks) -> str:
    """Everything as JSON."""
    data = {"summary": counts(checks), "claims": [checked_data(item) for item in checks]}
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def claims_junit(checks: Checks) -> str:
    """JUnit XML: a suite for each file, a case for each claim; a verdict that is not met is a failure, or an error."""
    root = ElementTree.Element("testsuites", name="blueprint-sym check")
    _tally(root, checks)
    for file in dict.fromkeys(_file(item) for item in checks):
        rows = [item for item in checks if _file(item) == file]
        suite = ElementTree.SubElement(root, "testsuite", name=xml_text(file or "claims"))
        _tally(suite, rows)
        for item in rows:
            case = ElementTree.SubElement(suite, "testcase", name=xml_text(item.claim.id), classname="claims")
            case.set("time", f"{item.seconds:.3f}")
            if not item.met:
                word = "error" if item.standing is Status.UNKNOWN else "failure"
                element = ElementTree.SubElement(case, word, type=item.verdict, message=xml_text(short(item)))
                element.text = xml_text("\n".join(told(item)))
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def _file(item: Checked) -> str:
    return item.claim.place.removesuffix(f":{item.claim.line}")


def _tally(element: ElementTree.Element, rows: Checks) -> None:
    element.set("tests", str(len(rows)))
    element.set("failures", str(sum(item.standing is Status.REFUTED for item in rows)))
    element.set("errors", str(sum(item.standing is Status.UNKNOWN for item in rows)))
    element.set("time", f"{sum(item.seconds for item in rows):.3f}")


def short(item: Checked) -> str:
    """Why a claim is not as expected, in one line."""
    if item.claim.expect and item.verdict == "proved":
        return f"it is proved, but {item.claim.expect} is expected"
    if item.difference is not None:
        return f"claimed − derived = {item.difference_text}; {item.counterexample}"
    return str(item.counterexample or item.reason)


def claims_github(checks: Checks) -> str:
    """Workflow commands: an error for each claim that is not as expected, at its line where it has one."""
    bad = [item for item in checks if not item.met]
    shown = bad if len(bad) <= ANNOTATIONS else bad[: ANNOTATIONS - 1]
    lines = [
        annotation(
            f"{item.verdict}: {item.claim.id}",
            f"{item.claim.quantity} {item.claim.relation} {item.claim.formula}\n{short(item)}",
            file=_file(item),
            line=item.claim.line,
        )
        for item in shown
    ]
    if len(bad) > len(shown):
        lines.append(annotation("more", f"{len(bad) - len(shown)} more claims are not as expected"))
    return "\n".join([*lines, count_line(checks), ""])


CLAIM_REPORTS: dict[str, Callable[[Checks], str]] = {
    "table": claims_table,
    "json": claims_json,
    "junit": claims_junit,
    "github": claims_github,
}
