from __future__ import annotations

import copy
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blueprint_sym.proof import check as checker
from blueprint_sym.proof.certificate import certify
from blueprint_sym.proof.check import Rejected, check, claim

from .support_certificates import CERTIFIED, counterexamples, resigned

HONEST = {name: certify(obligation) for name, obligation in CERTIFIED.items()}


def rejection(certificate: Any) -> str:
    with pytest.raises(Rejected) as caught:
        check(certificate)
    return str(caught.value)


def honest(name: str) -> dict[str, Any]:
    return copy.deepcopy(HONEST[name])


def stated(goal: Any, *lines: Any, proof: Any = None) -> dict[str, Any]:
    """A certificate of a statement about i, j ≥ 0 and t ≥ 2."""
    free = [["free", "i", 0], ["free", "j", 0], ["free", "t", 2]]
    return resigned({"statement": {"given": [*free, *lines], "goal": goal}, "proof": proof or {}})


def test_a_changed_statement_is_another_claim() -> None:
    certificate = honest("an identity")
    certificate["statement"]["goal"][1] = 7
    assert rejection(certificate) == "the claim is another statement's"


def line(statement: Any, kind: str, name: Any) -> Any:
    """The line that gives a name."""
    return next(item for item in statement["given"] if item[:2] == [kind, name])


CHANGES: list[tuple[str, Any, str]] = [
    ("an identity", lambda s: s["goal"].__setitem__(2, ["*", 8, "B", "S"]), "the two sides differ"),
    ("a natural number", lambda s: s["given"].remove(line(s, "is", "h")), "is not given"),
    ("a natural number", lambda s: s["goal"].__setitem__(2, ["*", 5, "t"]), "the two sides differ"),
    ("a natural number", lambda s: s["goal"].__setitem__(2, 0), "a divisor may be below 1"),
    ("a natural number", lambda s: s["goal"].__setitem__(2, ["+", "t", -2]), "a divisor may be below 1"),
    (
        "a natural number with a negative term",
        lambda s: line(s, "free", "t").__setitem__(2, 0),
        "a divisor may be below",
    ),
    ("a strict inequality", lambda s: line(s, "free", "t").__setitem__(2, 1), "the sign is not shown"),
    ("a strict inequality", lambda s: line(s, "free", "t").__setitem__(2, -2), "no natural number"),
    ("a strict inequality", lambda s: line(s, "free", "t").__setitem__(2, 2.0), "malformed"),
    ("a strict inequality", lambda s: line(s, "free", "t").__setitem__(2, True), "malformed"),
    ("a strict inequality", lambda s: line(s, "free", "t").append(2), "malformed"),
    ("a sum of premises", lambda s: s["given"][-1].__setitem__(0, "<="), "the sign is not shown"),
    ("a sum of premises", lambda s: s["given"].pop(), "malformed"),
    ("an inequality", lambda s: s["goal"].__setitem__(0, "<"), "the sign is not shown"),
    ("an inequality", lambda s: s["goal"].__setitem__(0, "!="), "is no relation"),
    ("an inequality", lambda s: s["given"].append(["free", "B", 1]), "is no new name"),
    ("an inequality", lambda s: s["given"].append(["is", "B", ["*", 2, "B"]]), "is no new name"),
    ("an inequality", lambda s: s["given"].append(["is", "X", "B", "S"]), "malformed"),
    ("an inequality", lambda s: s["given"].append(["is", 7, "B"]), "is no new name"),
    ("an inequality", lambda s: s["given"].append(["is", "X", "X"]), "is not given"),
    ("an inequality", lambda s: s["given"].append(["assume", "X", 1]), "cannot be given"),
    ("an inequality", lambda s: s["given"].pop(), "is not given"),
    ("a ceiling is not below", lambda s: line(s, "ceiling", "_0").__setitem__(3, 0), "a divisor may be below 1"),
    ("a ceiling is not below", lambda s: line(s, "ceiling", "_0").__setitem__(3, -1), "a divisor may be below 1"),
    ("a ceiling is not below", lambda s: line(s, "ceiling", "_0").pop(), "cannot be given"),
    ("a ceiling is not below", lambda s: line(s, "ceiling", "_0").append("t"), "cannot be given"),
    ("a ceiling is not below", lambda s: line(s, "ceiling", "_0").__setitem__(2, ["+", "_0", 1]), "is not given"),
    ("a ceiling is not below", lambda s: line(s, "ceiling", "_0").__setitem__(0, "floor"), "cannot be given"),
    ("a ceiling is not below", lambda s: line(s, "ceiling", "_0").__setitem__(1, "B"), "is no new name"),
    ("a ceiling is not below", lambda s: s["goal"].__setitem__(0, "<"), "the sign is not shown"),
    ("a ceiling is close", lambda s: s["goal"].__setitem__(2, ["+", "B", "t", -1]), "the sign is not shown"),
    ("a ceiling is close", lambda s: line(s, "ceiling", "_0").__setitem__(3, ["+", "t", 1]), "the sign is not shown"),
    ("a ceiling is the least", lambda s: s["given"].pop(), "malformed"),
    ("a maximum is monotone", lambda s: line(s, "max", "_1").__setitem__(2, 1), "not shown"),
    ("a maximum is monotone", lambda s: line(s, "max", "_0").append("S"), "not every part has its proof"),
    ("a maximum is monotone", lambda s: line(s, "max", "_0").__setitem__(slice(2, 4), []), "cannot be given"),
    ("a maximum is monotone", lambda s: line(s, "max", "_0").__setitem__(2, ["+", "_0", 1]), "is not given"),
    ("a maximum is monotone", lambda s: line(s, "max", "_0").__setitem__(0, "min"), "cannot be given"),
    ("a maximum that is a natural number", lambda s: line(s, "max", "_0").append(1), "not every part has its proof"),
]


@pytest.mark.parametrize(("name", "change", "reason"), CHANGES)
def test_a_false_statement_is_rejected_even_where_it_is_signed(name: str, change: Any, reason: str) -> None:
    certificate = honest(name)
    change(certificate["statement"])
    assert reason in rejection(resigned(certificate))


HALF = ["ceiling", "q", ["+", "i", ["*", -1, "j"]], 2]
"""q = ⌈(i − j)/2⌉, which may be negative."""
MOST = ["max", "m", ["+", "i", ["*", -1, "j"]], ["+", "i", -1]]
"""m = max(i − j, i − 1), which may be negative."""

WRONG = {
    "an atom that may be negative": (stated(["<=", 0, "q"], HALF), "the sign is not shown"),
    "a maximum that may be negative": (stated(["<=", 0, "m"], MOST), "the sign is not shown"),
    "its square over what it may be": (stated(["<=", "q", ["*", "q", "q"]], HALF), "the sign is not shown"),
    "a factor that may be negative": (
        stated(["<=", 0, "q"], HALF, proof={"uses": [[1, "q"], [0, "q"]]}),
        "an inequality has no such factor",
    ),
    "a negative factor": (stated(["<=", 1, 0], ["<=", "i", "j"], proof={"uses": [[0, -1]]}), "no such factor"),
    "an equation from an inequality": (
        stated(["=", "j", "i"], ["<=", "j", "i"], proof={"uses": [[0, 1]]}),
        "no such factor",
    ),
    "a fact of a case outside it": (
        stated(
            ["and", ["<=", 0, "i"], ["<", "j", "i"]],
            proof={"parts": [{"sign": ["+", "j", ["*", -1, "i"]], "parts": [{}, {}]}, {"uses": [[0, 1]]}]},
        ),
        "malformed: IndexError",
    ),
    "a fact of the case before": (
        stated(["<=", "i", "j"], proof={"sign": ["+", "j", ["*", -1, "i"]], "parts": [{"uses": [[0, 1]]}] * 2}),
        "the sign is not shown",
    ),
    "cases that leave out zero": (
        stated(
            ["or", ["<", "i", "j"], ["<", "j", "i"]],
            proof={
                "sign": ["+", "j", ["*", -1, "i"]],
                "parts": [{"index": place, "parts": [{"uses": [[0, 1]]}]} for place in (0, 1)],
            },
        ),
        "the sign is not shown",
    ),
    "a case left out": (stated(["<=", "j", "i"], proof={"sign": "i", "parts": [{}]}), "not every part has its proof"),
    "a case too many": (stated(["<=", 0, "i"], proof={"sign": "i", "parts": [{}] * 3}), "not every part"),
    "a ceiling taken for a maximum": (stated(["<=", 0, "q"], HALF, proof={"max": "q", "parts": [{}, {}]}), "malformed"),
    "a maximum that is none": (stated(["<=", 0, "i"], proof={"max": "i", "parts": [{}]}), "malformed"),
    "a maximum of the other argument": (
        stated(["<=", "m", "i"], ["max", "m", "j", "i"], proof={"max": "m", "parts": [{"uses": [[2, -1]]}] * 2}),
        "the sign is not shown",
    ),
    "a contradiction of nothing": (stated(["=", "i", "j"], proof={"absurd": True, "parts": [{}]}), "not shown"),
    "two directions of an inequality": (stated(["<=", "j", "i"], proof={"parts": [{}, {}]}), "not shown"),
    "an equation in one direction": (stated(["=", "i", ["+", "i", "j"]], proof={"parts": [{}]}), "not every part"),
    "an equation in a false direction": (stated(["=", "i", ["+", "i", "j"]], proof={"parts": [{}, {}]}), "not shown"),
    "an alternative of none": (stated(["or"], proof={"index": 0, "parts": [{}]}), "malformed"),
    "an alternative beyond the last": (stated(["or", ["<=", 0, "i"]], proof={"index": 1, "parts": [{}]}), "malformed"),
    "a false alternative": (
        stated(["or", ["<=", 0, "i"], ["<", 0, "i"]], proof={"index": 1, "parts": [{}]}),
        "the sign is not shown",
    ),
    "a goal left out": (stated(["and", ["<=", 0, "i"], ["<", 0, "i"]], proof={"parts": [{}]}), "not every part"),
    "a witness that is another number": (
        stated(["natural", "i", "t"], proof={"witness": "i", "parts": [{}, {}]}),
        "the two sides differ",
    ),
    "a witness that may be negative": (
        stated(["natural", ["+", "i", -1], 1], proof={"witness": ["+", "i", -1], "parts": [{}, {}]}),
        "the sign is not shown",
    ),
    "a witness of half a number": (
        stated(["natural", "i", 2], proof={"witness": ["/", "i", 2], "parts": [{}, {}]}),
        "a tree is malformed",
    ),
    "a divisor that may be zero": (
        stated(["natural", 0, "i"], proof={"witness": 0, "parts": [{}, {}]}),
        "a divisor may be below 1",
    ),
    "a ceiling of a division by zero": (stated(["<=", 0, 0], ["ceiling", "q", "j", "i"]), "a divisor may be below 1"),
    "a ceiling by an atom that may be zero": (
        stated(["<=", 0, 0], ["max", "m", "i", "j"], ["ceiling", "q", "j", "m"]),
        "a divisor may be below 1",
    ),
    "a definition by what comes later": (stated(["<=", 0, 0], ["is", "x", "y"], ["is", "y", "x"]), "is not given"),
    "a meaning for an atom": (stated(["<=", 0, "q"], HALF, ["is", "q", 0]), "is no new name"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_certificate_is_rejected_with_the_reason(name: str) -> None:
    certificate, reason = WRONG[name]
    assert reason in rejection(certificate)


def test_a_case_may_use_its_fact_and_no_other() -> None:
    """i ≤ j or j < i, by the sign of j − i; with the cases swapped neither is shown."""
    goal, value = ["or", ["<=", "i", "j"], ["<", "j", "i"]], ["+", "j", ["*", -1, "i"]]
    first, second = ({"index": place, "parts": [{"uses": [[0, 1]]}]} for place in (0, 1))
    check(stated(goal, proof={"sign": value, "parts": [first, second]}))
    assert "not shown" in rejection(stated(goal, proof={"sign": value, "parts": [second, first]}))


@pytest.mark.parametrize("name", HONEST)
def test_a_proof_of_another_statement_is_rejected_unless_it_proves_this_one_too(name: str) -> None:
    for other in HONEST.values():
        swapped = {**honest(name), "proof": other["proof"]}
        try:
            check(swapped)
        except Rejected:
            continue
        assert not list(counterexamples(swapped["statement"], 100))


def paths(tree: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path]
    if isinstance(tree, dict | list):
        for key in tree if isinstance(tree, dict) else range(len(tree)):
            found += paths(tree[key], (*path, key))
    return found


def at(tree: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        tree = tree[key]
    return tree


@pytest.mark.parametrize("name", HONEST)
def test_a_certificate_cut_anywhere_is_rejected(name: str) -> None:
    """Without one of its three parts, without what is given, and without any step of its proof."""
    steps = ("claim", "statement", "proof", "given", "goal", "parts", "uses", "witness", "index", "absurd")
    for path in paths(HONEST[name]):
        if path and (path[-1] in steps or path[-2:-1] == ("parts",)):
            cut = honest(name)
            del at(cut, path[:-1])[path[-1]]
            assert rejection(resigned(cut) if path[:1] == ("statement",) and len(path) > 1 else cut)


DAMAGE = [None, 0, -1, 1, 2, 7, True, 1.5, "B", "t", "i", "_0", "_1", "nobody", [], {}, ["+", "B", 1], ["*", -1, "i"]]
DAMAGE += [{"parts": []}, {"uses": []}, {"absurd": True, "parts": [{}]}, "=", "<=", "<", "max", "ceiling", "is", "free"]


@given(st.sampled_from(sorted(HONEST)), st.data())
@settings(max_examples=800, deadline=None)
def test_whatever_is_damaged_what_is_accepted_is_true(name: str, data: st.DataObject) -> None:
    """Statement and proof are damaged together and signed anew: the checker may accept only what is true."""
    certificate = honest(name)
    for _ in range(data.draw(st.integers(1, 2))):
        *way, last = data.draw(st.sampled_from([p for p in paths(certificate) if p and p[0] != "claim"]))
        place = at(certificate, tuple(way))
        place[last] = copy.deepcopy(data.draw(st.sampled_from(DAMAGE)))
        if "statement" not in certificate or "proof" not in certificate:
            break
    try:
        check(resigned(certificate))
    except Rejected:
        return
    assert not list(counterexamples(certificate["statement"], 300))


def doubled(head: str, times: int) -> list[Any]:
    """x₀ = i + 2, and each next the sum or the product of the one before with itself."""
    lines: list[Any] = [["is", "x0", ["+", "i", 2]]]
    return lines + [["is", f"x{n + 1}", [head, f"x{n}", f"x{n}"]] for n in range(times)]


DEEP = json.loads('["+",1,' * 400 + "1" + "]" * 400)
BOMBS: dict[str, Any] = {
    "nothing": None,
    "a number": 7,
    "a text": "statement",
    "a list": [],
    "no keys": {},
    "a statement of nothing": resigned({"statement": {}, "proof": {}}),
    "a statement that is a list": resigned({"statement": [], "proof": {}}),
    "a bomb of powers": stated(["<=", 0, "x40"], *doubled("*", 40)),
    "a bomb of sums": stated(["<=", 0, "x9000"], *doubled("+", 9000)),
    "a bomb of products": stated(["=", ["*", *[["+", "i", "j", "t", 1]] * 40], 0]),
    "a bomb of depth": stated(["=", ["+", *[DEEP] * 4], 0]),
    "a bomb of depth in the goal": stated(json.loads('["and",' * 450 + '["=",0,1]' + "]" * 450)),
    "a bomb of terms": stated(["=", ["+", *[["*", "i", "i", "j"]] * 100_000], 0]),
    "a bomb of a factor": stated(["<=", "i", "j"], ["<=", "i", "j"], proof={"uses": [[0, 10**700]]}),
    "a number beyond all": stated(["=", ["*", *[10**300] * 9], 0]),
    "a boolean": stated(["=", True, 1]),
    "a float": stated(["=", 1.0, 1]),
    "a null": stated(["=", None, None]),
    "an object": stated(["=", {"+": 1}, 0]),
    "an empty tree": stated(["=", [], []]),
    "a head without parts": stated(["=", ["+"], 0]),
    "a goal without a kind": stated([]),
    "a goal of one side": stated(["=", "i"]),
    "a goal of three sides": stated(["=", "i", "i", "i"]),
    "a goal that is a text": stated("and"),
    "a proof that is a list": {**stated(["<", "i", "i"]), "proof": []},
    "a proof that is a text": {**stated(["<", "i", "i"]), "proof": "max"},
    "facts that are none": stated(["<=", 1, 0], proof={"uses": 7}),
    "a fact of a fact": stated(["<=", 1, 0], proof={"uses": [[[0], 1]]}),
    "a line that is a number": stated(["<=", 0, 0], 7),
    "a line of a kind": stated(["<=", 0, 0], ["is"]),
    "a name that is a list": stated(["<=", 0, 0], ["is", ["i"], 1]),
}


@pytest.mark.parametrize("name", BOMBS)
def test_whatever_is_in_a_certificate_it_is_rejected_and_not_raised(name: str) -> None:
    assert rejection(BOMBS[name])


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("a bomb of powers", "a term is too large"),
        ("a bomb of sums", "a term is too large"),
        ("a bomb of products", "it takes too many steps"),
        ("a bomb of terms", "it takes too many steps"),
        ("a bomb of a factor", "a term is too large"),
        ("a number beyond all", "a term is too large"),
        ("a null", "a tree is malformed"),
        ("an object", "a tree is malformed"),
        ("a goal of three sides", "malformed"),
    ],
)
def test_a_bomb_is_put_out_before_it_goes_off(name: str, reason: str) -> None:
    assert reason in rejection(BOMBS[name])


@pytest.mark.parametrize(
    "part", [None, 7, ["!=", "i", "i"], ["=", "i"], ["=", "i", "nobody"], ["and", ["natural", "i"]]]
)
def test_an_alternative_that_is_not_proved_must_make_sense_as_well(part: Any) -> None:
    proof = {"index": 0, "parts": [{}]}
    check(stated(["or", ["<=", 0, "i"], ["and", ["natural", "i", 2]]], proof=proof))
    assert rejection(stated(["or", ["<=", 0, "i"], part], proof=proof))


def run(script: Path, *files: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-I", str(script), *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_checker_runs_alone_on_a_file(tmp_path: Path) -> None:
    lines = [json.dumps(certificate) for certificate in HONEST.values()]
    file, script = tmp_path / "certificates.jsonl", tmp_path / "check.py"
    script.write_text(Path(checker.__file__).read_text())
    file.write_text("\n".join(lines) + "\n")
    done = run(script, file)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{len(lines)} passed, 0 failed\n", "")
    file.write_text(lines[0].replace("6", "7") + "\n" + lines[1][:-9] + "\n")
    done = run(script, file)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.splitlines()[-1] == "0 passed, 2 failed"


def test_a_file_that_is_not_there_is_a_line_and_no_traceback(tmp_path: Path) -> None:
    done = run(Path(checker.__file__), tmp_path / "nobody.jsonl")
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout == f"[Errno 2] No such file or directory: '{tmp_path}/nobody.jsonl'\n0 passed, 1 failed\n"


def test_a_file_of_no_certificates_does_not_pass(tmp_path: Path) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_text("")
    done = run(Path(checker.__file__), file)
    assert (done.returncode, done.stdout, done.stderr) == (1, "0 passed, 0 failed\n", "")


@pytest.mark.parametrize(
    "content", [b"\xff\xfe\x00", b"\x00" * 99, b"[" * 100_000, b"9" * 5000, b"NaN", b'"\xed\xa0\x80"']
)
def test_a_file_of_anything_is_counted_as_failed(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "anything.jsonl"
    file.write_bytes(content + b"\n" + json.dumps(HONEST["an identity"]).encode())
    done = run(Path(checker.__file__), file)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.splitlines()[-1] == "1 passed, 1 failed"


def test_the_checker_imports_the_standard_library_alone_and_is_short() -> None:
    source = Path(checker.__file__).read_text()
    imported = {text.split()[1] for text in source.splitlines() if text.lstrip().startswith(("import ", "from "))}
    assert imported == {"__future__", "functools", "hashlib", "itertools", "json", "sys", "typing"}
    assert len(source.splitlines()) <= 200


def test_the_digest_is_of_the_statement_in_one_spelling() -> None:
    """SHA-256 of ``{"a":[1,"x"],"b":2}``, whatever the order of the keys."""
    text = b'{"a":[1,"x"],"b":2}'
    assert claim({"b": 2, "a": [1, "x"]}) == checker.hashlib.sha256(text).hexdigest()
