from __future__ import annotations

import copy
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sympy import Max, ceiling

from blueprint_sym import derive
from blueprint_sym.hypotheses import AtLeast, Defines, Divides, Hypotheses, Hypothesis
from blueprint_sym.proof import check as checker
from blueprint_sym.proof.certificate import NoCertificateError, certify
from blueprint_sym.proof.check import Rejected, check
from blueprint_sym.proof.obligation import Compare, Every, Formula, Natural, Obligation, Some, at_most, below, equal
from blueprint_sym.symbols import B, F, H, S, d, d_h, h, index, t

RANKS = (Defines(H, h * d_h, solved=d_h), Divides(t, h), Divides(t, F), AtLeast(t, 2))


def law(goal: Formula, *items: Hypothesis, premises: tuple[Compare, ...] = ()) -> Obligation:
    return Obligation("a.law", "a pass", "a kind", "a sentence", "a source", Hypotheses(items), goal, premises)


CERTIFIED = {
    "an identity": law(equal(t * (6 * B * S * H**2 / t), 6 * B * S * H**2)),
    "an identity under a definition": law(equal(H**2 / t, H * h * d_h / t), *RANKS),
    "a natural number": law(Natural(6 * B * S * H**2 / t), *RANKS),
    "a natural number with a negative term": law(Natural(B * S * H * (t - 1) / t), *RANKS),
    "a symbol constrained twice": law(Natural(12 * H**2 / (t * d)), *RANKS, Divides(d, H)),
    "an inequality": law(at_most(B * S, B * S * t)),
    "a strict inequality": law(below(B, B * t), AtLeast(t, 2)),
    "a sum of premises": law(
        below(index("i") * index("n") + index("j"), index("l") * index("n") + index("k")),
        premises=(below(index("i"), index("l")), below(index("j"), index("n"))),
    ),
    "several goals": law(Every((equal(B + S, S + B), Natural(B)))),
    "an alternative": law(Some((equal(B, S), at_most(B, B * S)))),
}

FALSE = {
    "a coefficient": law(equal(t * (8 * B * S * H**2 / t), 6 * B * S * H**2)),
    "no divisibility": law(Natural(6 * B * S * H**2 / t)),
    "one rank": law(below(B, B * t)),
    "a sign": law(Natural(B - S)),
    "a strict inequality of equals": law(below(B, B)),
    "an alternative of none": law(Some((equal(B, S), below(B, B)))),
}


@pytest.mark.parametrize("name", CERTIFIED)
def test_a_certificate_is_accepted_as_it_would_be_read_from_a_file(name: str) -> None:
    check(json.loads(json.dumps(certify(CERTIFIED[name]))))


@pytest.mark.parametrize("name", FALSE)
def test_a_false_law_has_no_certificate(name: str) -> None:
    with pytest.raises(NoCertificateError):
        certify(FALSE[name])


@pytest.mark.parametrize("goal", [equal(Max(B, S, evaluate=False), B), equal(ceiling(B / t, evaluate=False), B)])
def test_a_goal_with_cases_has_no_certificate(goal: Formula) -> None:
    with pytest.raises(NoCertificateError):
        certify(law(goal))


def rejection(certificate: Any) -> str:
    with pytest.raises(Rejected) as caught:
        check(certificate)
    return str(caught.value)


def resigned(certificate: dict[str, Any]) -> dict[str, Any]:
    """The certificate of a changed statement, signed like an honest one."""
    text = json.dumps(certificate["statement"], sort_keys=True, separators=(",", ":"))
    return {**certificate, "claim": checker.hashlib.sha256(text.encode()).hexdigest()}


def test_a_changed_statement_is_another_claim() -> None:
    certificate = certify(CERTIFIED["an identity"])
    certificate["statement"]["goal"][1] = 7
    assert rejection(certificate) == "the claim is another statement's"


@pytest.mark.parametrize(
    ("name", "change", "reason"),
    [
        ("an identity", lambda s: s["goal"].__setitem__(2, ["*", 8, "B", "S"]), "the two sides differ"),
        ("a natural number", lambda s: s["hypotheses"].pop(1), "no symbol of the statement"),
        ("a strict inequality", lambda s: s["hypotheses"].clear(), "the sign is not shown"),
        ("a sum of premises", lambda s: s["premises"][0].__setitem__(0, "<="), "the sign is not shown"),
        ("a sum of premises", lambda s: s["premises"][0].__setitem__(0, "="), "only an inequality"),
        ("an inequality", lambda s: s["goal"].__setitem__(0, "<"), "the sign is not shown"),
        ("an inequality", lambda s: s["goal"].__setitem__(0, "!="), "is no goal"),
        ("an inequality", lambda s: s["bounds"].append(["B", 1]), "not distinct names"),
        ("an inequality", lambda s: s["bounds"].pop(), "is no symbol of the statement"),
        ("an identity", lambda s: s["hypotheses"].append(["assume", "B", 1]), "is no hypothesis"),
        ("an identity", lambda s: s["hypotheses"].append(["equals", "B", ["*", 2, "B"]]), "free and defined at once"),
    ],
)
def test_a_false_statement_is_rejected_even_where_it_is_signed(name: str, change: Any, reason: str) -> None:
    certificate = certify(CERTIFIED[name])
    change(certificate["statement"])
    assert reason in rejection(resigned(certificate))


def test_a_swapped_proof_is_rejected() -> None:
    first, second = certify(CERTIFIED["an inequality"]), certify(CERTIFIED["a natural number"])
    assert rejection({**first, "proof": second["proof"]})
    assert rejection({**second, "proof": first["proof"]})


def test_a_witness_that_is_not_whole_is_rejected() -> None:
    certificate = certify(law(Natural(B * S)))
    certificate["statement"]["goal"] = ["natural", ["/", "B", 2]]
    certificate["proof"]["witness"] = ["/", "B", 2]
    assert rejection(resigned(certificate)) == "the witness is not whole"


def test_a_definition_in_a_circle_is_rejected() -> None:
    certificate = certify(law(equal(B, B)))
    certificate["statement"]["hypotheses"] = [["equals", "H", ["*", 1, "F"]], ["equals", "F", ["*", 1, "H"]]]
    certificate["statement"]["goal"] = ["=", "H", "F"]
    assert "circle" in rejection(resigned(certificate))


def test_a_premise_about_fractions_is_not_multiplied_in() -> None:
    """B/2 < S/2 does not make S/2 − B/2 at least one."""
    certificate = certify(CERTIFIED["a sum of premises"])
    half = ["<", ["/", "i", 2], ["/", "l", 2]]
    certificate["statement"]["premises"][0] = half
    assert rejection(resigned(certificate)) == "a premise is not about whole numbers"


BOMBS = {
    "nothing": None,
    "a number": 7,
    "a list": [],
    "no keys": {},
    "a bomb of powers": {"goal": ["=", ["^", ["+", "B", "S", "t"], 64], ["^", ["^", "B", 64], 64]]},
    "a bomb of products": {"goal": ["=", ["*", *[["^", ["+", "B", "S", "t"], 9]] * 9], 0]},
    "a bomb of depth": {"goal": ["=", json.loads('["+",1,' * 500 + "1" + "]" * 500), 0]},
    "a boolean": {"goal": ["=", True, 1]},
    "a float": {"goal": ["=", 1.0, 1]},
    "a division by zero": {"goal": ["=", ["/", "B", 0], 1]},
    "a division by a difference": {"goal": ["=", ["/", "B", ["+", "S", -1]], 1]},
}


@pytest.mark.parametrize("name", BOMBS)
def test_whatever_is_in_a_certificate_it_is_rejected_and_not_raised(name: str) -> None:
    bomb = BOMBS[name]
    if isinstance(bomb, dict) and bomb:
        honest = certify(CERTIFIED["an inequality"])
        bomb = resigned({**honest, "statement": {**honest["statement"], **bomb}})
    assert rejection(bomb)


def paths(tree: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path]
    if isinstance(tree, dict | list):
        for key in tree if isinstance(tree, dict) else range(len(tree)):
            found += paths(tree[key], (*path, key))
    return found


@given(st.sampled_from(sorted(CERTIFIED)), st.data())
def test_a_damaged_proof_is_rejected_or_still_proves_the_same_statement(name: str, data: st.DataObject) -> None:
    """A proof is untrusted: damage to it can cost the proof, never the truth of the statement."""
    certificate = copy.deepcopy(certify(CERTIFIED[name]))
    path = data.draw(st.sampled_from([p for p in paths(certificate["proof"]) if p]))
    *way, last = path
    place: Any = certificate["proof"]
    for key in way:
        place = place[key]
    place[last] = data.draw(st.sampled_from([None, 0, -1, 7, "B", "nobody", [], ["+", "B", 1], {"parts": []}]))
    try:
        check(certificate)
    except Rejected:
        return
    assert certificate["statement"] == certify(CERTIFIED[name])["statement"]


def test_the_checker_runs_alone_on_a_file(tmp_path: Path) -> None:
    lines = [json.dumps(certify(obligation)) for obligation in CERTIFIED.values()]
    file = tmp_path / "certificates.jsonl"
    file.write_text("\n".join(lines) + "\n")
    alone = Path(checker.__file__).read_text()
    script = tmp_path / "check.py"
    script.write_text(alone)
    done = subprocess.run([sys.executable, "-I", str(script), str(file)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, f"{len(lines)} passed, 0 failed\n")
    file.write_text(lines[0].replace("6", "7") + "\n" + lines[1][:-9] + "\n")
    done = subprocess.run([sys.executable, "-I", str(script), str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "0 passed, 2 failed"


def test_the_checker_imports_the_standard_library_alone_and_is_short() -> None:
    source = Path(checker.__file__).read_text()
    imported = {line.split()[1] for line in source.splitlines() if line.startswith(("import ", "from "))}
    assert imported <= {"__future__", "hashlib", "json", "math", "sys", "typing"}
    assert len(source.splitlines()) <= 220


def test_most_obligations_of_a_derivation_are_certified() -> None:
    report = derive("training", sequence_parallel=True).report
    missing = [verdict.obligation.id for verdict in report.verdicts if not _certified(verdict.obligation)]
    assert missing == [f"distribute_training.tiling.{axis}" for axis in ("head", "feed_forward", "sequence")]


def _certified(obligation: Obligation) -> bool:
    try:
        check(certify(obligation))
    except NoCertificateError:
        return False
    return True
