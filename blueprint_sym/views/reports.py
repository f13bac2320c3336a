"""What a proof run found, in the forms that people and programs read."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

from ..audit import Summary
from ..proof.record import Record, by_judges, counts, folded, more_variants
from ..proof.report import Status
from .common import count_line
from .proofs import summary_table

ANNOTATIONS = 10
"""Errors that GitHub shows of one step; what is beyond is not shown."""
MESSAGE = 4000
"""Characters of an annotation, far below GitHub's limit of 64 KiB."""
_NO_XML = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def summary_data(found: Summary) -> dict[str, Any]:
    """An audit as plain data, as ``report.schema.json`` beside this module describes it."""
    return {
        "summary": {**counts(found.records), "variants": found.variants, "claimed": found.claimed},
        "judges": by_judges(found.records),
        "passes": [
            {"pass": item.name, "variants": item.variants, "obligations": item.obligations, "seconds": item.seconds}
            for item in found.passes
        ],
        "obligations": [record_data(item) for item in found.records],
    }


def record_data(item: Record) -> dict[str, Any]:
    """A record as plain data."""
    found = item.counterexample
    return {
        "id": item.id,
        "pass": item.pass_name,
        "kind": item.kind,
        "sentence": item.sentence,
        "source": item.source,
        "digest": item.digest,
        "hypotheses": list(item.hypotheses),
        "verdict": item.status.value,
        "judges": list(item.judges),
        "seconds": item.seconds,
        **({"reason": item.reason} if item.reason else {}),
        **({"counterexample": {"at": found.at, "failures": list(found.failures)}} if found else {}),
    }


def as_json(found: Summary) -> str:
    """Plain data as JSON."""
    return json.dumps(summary_data(found), indent=2) + "\n"


def junit(found: Summary) -> str:
    """JUnit XML: a suite for each pass, a case for each obligation, its counterexample as the failure."""
    root = ElementTree.Element("testsuites", name="blueprint-sym")
    _tally(root, found.records)
    for name in dict.fromkeys(item.pass_name for item in found.records):
        rows = [item for item in found.records if item.pass_name == name]
        suite = ElementTree.SubElement(root, "testsuite", name=name)
        _tally(suite, rows)
        for item in rows:
            case = ElementTree.SubElement(suite, "testcase", name=xml_text(f"{item.id}: {item.sentence}"))
            case.set("classname", f"{name}.{item.kind.replace(' ', '_')}")
            case.set("time", f"{item.seconds:.3f}")
            if item.status is not Status.PROVED:
                word = "failure" if item.status is Status.REFUTED else "error"
                told = ElementTree.SubElement(case, word, type=item.status.value, message=xml_text(_why(item)))
                told.text = xml_text(str(item))
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def _tally(element: ElementTree.Element, rows: Any) -> None:
    refuted = sum(item.status is Status.REFUTED for item in rows)
    proved = sum(item.status is Status.PROVED for item in rows)
    element.set("tests", str(len(rows)))
    element.set("failures", str(refuted))
    element.set("errors", str(len(rows) - proved - refuted))
    element.set("time", f"{sum(item.seconds for item in rows):.3f}")


def xml_text(text: str) -> str:
    """Text without what XML cannot hold."""
    return _NO_XML.sub("\ufffd", text)


def _why(item: Record) -> str:
    return str(item.counterexample) if item.counterexample is not None else item.reason


def github(found: Summary) -> str:
    """Workflow commands that annotate a run: refutations first, as many as GitHub shows, and how many there are."""
    bad = folded(found.records)
    shown = bad if len(bad) <= ANNOTATIONS else bad[: ANNOTATIONS - 1]
    lines = [
        annotation(f"{item.status.value}: {item.id}", f"{item.sentence}\n{_why(item)}{more_variants(others)}")
        for item, others in shown
    ]
    if len(bad) > len(shown):
        left = sum(1 + others for _, others in bad[len(shown) :])
        lines.append(annotation("more", f"{left} more obligations are not proved"))
    return "\n".join([*lines, count_line(counts(found.records)), ""])


def annotation(title: str, message: str, *, file: str = "", line: int = 0) -> str:
    """A workflow command that shows an error, at a line of a file where one is given."""
    short = message if len(message) <= MESSAGE else f"{message[: MESSAGE - 2]} …"
    escaped = short.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    where = f"file={_property(file)}," if file else ""
    where += f"line={line}," if file and line else ""
    return f"::error {where}title={_property(title[:200])}::{escaped}"


def _property(text: str) -> str:
    for character, written in (("%", "%25"), ("\r", "%0D"), ("\n", "%0A"), (":", "%3A"), (",", "%2C")):
        text = text.replace(character, written)
    return text


REPORTS: dict[str, Callable[[Summary], str]] = {
    "table": summary_table,
    "json": as_json,
    "junit": junit,
    "github": github,
}
