"""What a proof run tells programs: JSON under its schema, JUnit XML, GitHub annotations."""

from __future__ import annotations

import json
from importlib.resources import files
from xml.etree import ElementTree

import jsonschema
import pytest

from blueprint_sym.audit import AuditedPass, Summary
from blueprint_sym.proof.record import Failure, Record
from blueprint_sym.proof.report import Status
from blueprint_sym.views.reports import as_json, github, junit

SCHEMA = json.loads(files("blueprint_sym").joinpath("views/report.schema.json").read_text())


def made(name: str, status: Status, reason: str = "", sentence: str = "B·S is ≤ S·B") -> Record:
    found = Failure({"B": 1, "S": 2}, ("B = 1, S = 2; = does not hold",)) if status is Status.REFUTED else None
    judges = ("z3",) if status is Status.PROVED else ()
    return Record(
        id=name,
        pass_name=name.partition(".")[0],
        kind="some kind",
        sentence=sentence,
        source="a test",
        hypotheses=("t | h",),
        premises=(),
        goal="B = S",
        digest="0" * 64,
        status=status,
        judges=judges,
        reason=reason,
        counterexample=found,
        seconds=0.25,
    )


def summary(*records: Record) -> Summary:
    return Summary(1, len(records), (AuditedPass("one", 1, len(records), 0.5),), records)


MIXED = summary(
    made("one.a", Status.PROVED),
    made("one.b", Status.UNKNOWN, "gave up"),
    made("two.c", Status.REFUTED),
    made("two.d", Status.VACUOUS, "its hypotheses contradict each other"),
    made("two.e", Status.ERROR, "the judges disagree"),
)


def test_the_schema_is_one_and_the_report_meets_it() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    jsonschema.validate(json.loads(as_json(MIXED)), SCHEMA)
    jsonschema.validate(json.loads(as_json(summary())), SCHEMA)


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data["obligations"][0].pop("digest"),
        lambda data: data["obligations"][0].update(verdict="probably"),
        lambda data: data["obligations"][0].update(judges=[]),
        lambda data: data["obligations"][2].pop("counterexample"),
        lambda data: data["obligations"][2]["counterexample"]["at"].update(B="1"),
        lambda data: data.update(more=1),
        lambda data: data["summary"].pop("refuted"),
    ],
)
def test_the_schema_refuses_what_is_no_report(damage: object) -> None:
    data = json.loads(as_json(MIXED))
    assert callable(damage)
    damage(data)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(data, SCHEMA)


def test_junit_has_a_suite_for_each_pass_and_a_case_for_each_obligation() -> None:
    root = ElementTree.fromstring(junit(MIXED))
    assert {suite.get("name"): len(suite.findall("testcase")) for suite in root} == {"one": 2, "two": 3}
    assert (root.get("tests"), root.get("failures"), root.get("errors")) == ("5", "1", "3")
    case = root.find("testsuite[@name='two']/testcase")
    assert case is not None
    assert case.get("name") == "two.c: B·S is ≤ S·B"
    assert case.get("classname") == "two.some_kind"
    failure = case.find("failure")
    assert failure is not None
    assert failure.get("message") == "at B = 1, S = 2: B = 1, S = 2; = does not hold"
    assert [error.get("type") for error in root.iter("error")] == ["unknown", "vacuous", "error"]
    assert not list(root.iter("skipped")), "nothing that is not proved is passed over"


def test_junit_is_xml_whatever_a_sentence_has_in_it() -> None:
    nasty = made("one.a", Status.UNKNOWN, "a \x00 and \x1b[31m and ]]> and \ufffe", sentence='<B> & "S" \x07')
    case = ElementTree.fromstring(junit(summary(nasty))).find("testsuite/testcase")
    assert case is not None
    assert case.get("name") == 'one.a: <B> & "S" \ufffd'


def test_annotations_tell_refutations_first() -> None:
    lines = github(MIXED).splitlines()
    assert lines[0] == ("::error title=refuted%3A two.c::B·S is ≤ S·B%0Aat B = 1, S = 2: B = 1, S = 2; = does not hold")
    assert [line.partition("%3A")[0] for line in lines[1:4]] == [
        "::error title=unknown",
        "::error title=vacuous",
        "::error title=error",
    ]
    assert lines[-1] == "1 proved, 1 refuted, 1 unknown, 1 vacuous, 1 error"


def test_annotations_are_no_more_than_are_shown_and_say_how_many_are_left() -> None:
    bad = [made(f"one.{number}", Status.UNKNOWN, "gave up") for number in range(30)]
    lines = github(summary(*bad, made("one.last", Status.REFUTED))).splitlines()
    errors = [line for line in lines if line.startswith("::error")]
    assert len(errors) == 10
    assert "one.last" in errors[0]
    assert errors[-1] == "::error title=more::22 more obligations are not proved"


def test_an_annotation_stays_one_line_whatever_it_says() -> None:
    nasty = made("one.a,b:c", Status.UNKNOWN, "100%\r\n::error::forged " + "x" * 100_000)
    lines = github(summary(nasty)).splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("::error title=unknown%3A one.a%2Cb%3Ac::B·S is ≤ S·B%0A100%25%0D%0A::error::forged x")
    assert len(lines[0]) < 5000
