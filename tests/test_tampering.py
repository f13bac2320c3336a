"""Artefacts that were tampered with: what `replay` finds of itself, and what only a comparison can.

`replay` knows the files alone. Who changes an index, every file, every digest and every word in step has recorded
another true claim: that is found where the passes say what they claim, by `compare`. The list says who finds what.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve, field, frozen
from sympy import Integer

from blueprint_sym.errors import ArtefactError
from blueprint_sym.proof.artefacts import Proved, write_all
from blueprint_sym.proof.index import compare, read
from blueprint_sym.proof.judges import Answer, certified, stated
from blueprint_sym.proof.obligation import Natural, Obligation, at_most, below, equal
from blueprint_sym.proof.prover import Prover, claim_of
from blueprint_sym.proof.record import Record, record
from blueprint_sym.proof.replay import replay
from blueprint_sym.symbols import B, F, H, S, h, index, t
from tests.support_prover import T_F, T_H, TWO, law

R = index("r")
LAWS: tuple[Obligation, ...] = (
    evolve(law(equal(t * (B * S * H / t), B * S * H), name="one.work"), pass_name="one"),
    evolve(law(Natural(B * F / t), T_F, TWO, name="one.whole"), pass_name="one"),
    evolve(law(below(R * B, t * B), T_H, premises=(below(R, t),), name="one.rank"), pass_name="one"),
    evolve(law(equal(h * (F / h), F), name="two.work"), pass_name="two"),
    evolve(law(at_most(2 * B * S, B**2 + S**2), name="two.mean"), pass_name="two"),
    evolve(law(at_most(B, B * S), name="two.sign"), pass_name="two"),
)


def certificate_of(item: Obligation) -> str:
    said = stated(item)
    return certified(said) if said is not None else ""


@cache
def proved(laws: tuple[Obligation, ...] = LAWS) -> tuple[Proved, ...]:
    verdicts = Prover(workers=1, certificates=True).prove_all(laws).verdicts
    uses = {item.id: item.hypotheses.statements for item in laws}
    items = [(verdict.obligation, record(verdict)) for verdict in verdicts]
    return tuple(Proved(item, said, certificate_of(item), uses[item.id][:1]) for item, said in items)


def today() -> list[Record]:
    return [item.record for item in proved()]


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("honest")
    write_all(place, proved())
    return place


@frozen
class Artefacts:
    """A copy of the artefacts, to be changed."""

    place: Path
    head: dict[str, Any] = field(init=False)
    entries: list[dict[str, Any]] = field(init=False)

    def __attrs_post_init__(self) -> None:
        head, *entries, _ = (json.loads(line) for line in (self.place / "index.jsonl").read_text().splitlines())
        object.__setattr__(self, "head", head)
        object.__setattr__(self, "entries", entries)

    def text(self, name: str) -> str:
        return (self.place / name).read_text()

    def put(self, name: str, text: str) -> None:
        (self.place / name).write_text(text)
        self.head["files"].setdefault(name, "")

    def replace(self, name: str, old: str, new: str) -> None:
        assert old in self.text(name)
        self.put(name, self.text(name).replace(old, new))

    def entry(self, name: str) -> dict[str, Any]:
        return next(item for item in self.entries if item["obligations"][0]["id"] == name)

    def seal(self) -> None:
        """Recomputes every digest, as a forger would."""
        for name in self.head["files"]:
            self.head["files"][name] = hashlib.sha256((self.place / name).read_bytes()).hexdigest()
        lines = "".join(json.dumps(item, separators=(",", ":")) + "\n" for item in (self.head, *self.entries))
        tail = {"entries": len(self.entries), "sha256": hashlib.sha256(lines.encode()).hexdigest()}
        (self.place / "index.jsonl").write_text(lines + json.dumps(tail) + "\n")

    def write_again(self, name: str, old: str, new: str) -> None:
        """Changes a claim's text, its digest in the file and in the index."""
        item, file = self.entry(name), f"{name.partition('.')[0]}.smt2"
        start, block = next(part for part in self.blocks(file) if item["claim"] in part[1])
        body = block.partition("(set-logic QF_NIA)\n")[2].removesuffix("(check-sat)\n(reset)\n")
        assert old in body
        claim = claim_of((body.replace(old, new),))
        changed = block.replace(body, body.replace(old, new)).replace(item["claim"], claim)
        self.put(file, self.text(file)[:start] + changed + self.text(file)[start + len(block) :])
        item["claim"] = claim

    def blocks(self, file: str) -> list[tuple[int, str]]:
        parts = [part + "(reset)\n" for part in self.text(file).split("(reset)\n")[:-1]]
        return [(sum(map(len, parts[:n])), part) for n, part in enumerate(parts)]


def added(change: Artefacts, law: Obligation) -> None:
    """The artefacts of a further law that holds."""
    (extra,) = proved((law,))
    write_all(change.place / "extra", (extra,))
    other = Artefacts(change.place / "extra")
    for name in other.head["files"]:
        change.put(name, (change.text(name) if name in change.head["files"] else "") + other.text(name))
    change.entries.extend(other.entries)
    shutil.rmtree(change.place / "extra")


EXTRA = evolve(law(equal(B * S * F, F * S * B), name="two.extra"), pass_name="two")


def swap(change: Artefacts, one: str, other: str) -> None:
    first, second = change.text(one), change.text(other)
    change.put(one, second)
    change.put(other, first)


def order(change: Artefacts, name: str, pieces: list[str]) -> None:
    pieces[0], pieces[1] = pieces[1], pieces[0]
    change.put(name, "".join(pieces))


def extra_text(change: Artefacts, keep: str) -> None:
    """A text or a certificate that nobody claims."""
    before = list(change.entries)
    added(change, EXTRA)
    change.entries[:] = before
    other = "two.smt2" if keep.endswith("jsonl") else "two.certificates.jsonl"
    whole = change.text(other).splitlines(keepends=True)
    change.put(
        other, "".join(whole[:-1]) if other.endswith("jsonl") else "".join(b for _, b in change.blocks(other)[:-1])
    )


def lines(change: Artefacts, name: str) -> list[str]:
    return change.text(name).splitlines(keepends=True)


def doubled(change: Artefacts, name: str) -> None:
    change.put(name, change.text(name) + lines(change, name)[0])


def untrue(change: Artefacts) -> None:
    change.entry("one.rank").update(premises=["r < 0"])
    change.replace("one.smt2", "where: r < t", "where: r < 0")


Change = Callable[[Artefacts], Any]
MADE = "it is not what its contents and the index make"
BY_REPLAY: dict[str, tuple[Change, str]] = {
    "two files swapped": (lambda c: swap(c, "one.smt2", "two.smt2"), MADE),
    "certificates swapped": (lambda c: swap(c, "one.certificates.jsonl", "two.certificates.jsonl"), MADE),
    "two texts swapped": (lambda c: order(c, "one.smt2", [b for _, b in c.blocks("one.smt2")]), MADE),
    "two lines swapped": (lambda c: order(c, "one.certificates.jsonl", lines(c, "one.certificates.jsonl")), MADE),
    "a text twice": (lambda c: c.put("one.smt2", c.text("one.smt2") + c.blocks("one.smt2")[0][1]), MADE),
    "a certificate twice": (
        lambda c: doubled(c, "two.certificates.jsonl"),
        "stands twice",
    ),
    "a text of nobody": (lambda c: extra_text(c, "two.smt2"), "belongs to no entry"),
    "a certificate of nobody": (lambda c: extra_text(c, "two.certificates.jsonl"), "belongs to no entry"),
    "a text left out": (lambda c: c.put("one.smt2", "".join(b for _, b in c.blocks("one.smt2")[1:])), "is missing"),
    "a certificate left out": (
        lambda c: c.put("one.certificates.jsonl", "".join(lines(c, "one.certificates.jsonl")[1:])),
        "its certificate is missing",
    ),
    "a text cut": (lambda c: c.put("one.smt2", c.text("one.smt2")[:-9]), "the file is cut"),
    "words changed": (lambda c: c.replace("one.smt2", "what it says", "something else"), MADE),
    "words about hypotheses changed": (lambda c: c.replace("one.smt2", "; assumed: t | F", "; assumed: t | S"), MADE),
    "a contradiction among the settings": (
        lambda c: c.replace("one.smt2", "(set-info :status unsat)\n", "(set-info :status unsat)\n(assert false)\n"),
        MADE,
    ),
    "a contradiction after the last text": (
        lambda c: c.put("one.smt2", c.text("one.smt2") + "(assert false)\n"),
        "the file is cut",
    ),
    "a text changed": (lambda c: c.replace("two.smt2", "(* v_B v_S)", "(* v_S v_B)"), "its text was changed"),
    "a text made false, and its digest": (lambda c: c.write_again("two.sign", "(not (<=", "(not (<"), "z3 says sat"),
    "a goal made false in the index and the words": (
        untrue,
        "its example does not meet what it assumes: r < 0",
    ),
    "another example": (lambda c: c.entry("one.whole").update(example={"B": 1, "F": 3, "t": 2}), "does not meet"),
    "an example with a zero": (lambda c: c.entry("two.sign").update(example={"B": 0, "S": 1}), "its example has B = 0"),
    "an example without a symbol": (lambda c: c.entry("one.rank").update(example={"t": 1}), "unknown name"),
    "a verdict": (lambda c: c.entry("one.work").update(verdict="refuted"), "it was recorded as refuted"),
    "no verdict": (lambda c: c.entry("one.work").update(verdict=""), "it was recorded as"),
    "a judge too many": (lambda c: c.entry("two.mean").update(judges=["z3", "oracle"]), "judges are recorded as"),
    "a judge too few": (lambda c: c.entry("one.work").update(judges=["z3"]), "its judges are recorded as z3"),
    "no judge": (lambda c: c.entry("one.work").update(judges=[]), "its judges are recorded as none"),
    "a certificate that is not there": (
        lambda c: c.entry("two.mean").update(judges=["z3", "certificate"]),
        "its certificate is missing",
    ),
    "a digest": (lambda c: c.entry("one.work").update(digest="0" * 64), "belongs to no entry"),
    "a claim": (lambda c: c.entry("one.work").update(claim="0" * 64), "is missing"),
    "another law's claim": (
        lambda c: c.entry("one.work").update(claim=c.entry("two.work")["claim"]),
        "belongs to no entry",
    ),
    "a hypothesis used that is not assumed": (lambda c: c.entry("one.whole").update(uses=["t | S"]), "does not have"),
    "an entry left out": (lambda c: c.entries.pop(0), "belongs to no entry"),
    "two entries swapped": (lambda c: c.entries.insert(0, c.entries.pop(1)), MADE),
    "a certificate under another claim": (
        lambda c: c.put(
            "one.certificates.jsonl",
            c.text("one.certificates.jsonl").replace(c.entry("one.work")["digest"], c.entry("two.mean")["digest"]),
        ),
        "its certificate is",
    ),
    "blanks in a certificate": (
        lambda c: c.replace("one.certificates.jsonl", '"claim":', '"claim": '),
        "as it is recorded",
    ),
    "a limit of nothing": (lambda c: c.head.update(resource_limit=1), MADE),
    "a file outside": (lambda c: c.head["files"].update({"../one.smt2": "0" * 64}), "is no file of a proof run"),
}


def sealed(honest: Path, place: Path, change: Change) -> Path:
    shutil.copytree(honest, place)
    artefacts = Artefacts(place)
    change(artefacts)
    outside = [name for name in artefacts.head["files"] if "/" in name]
    for name in outside:
        (place / name).write_text("")
    artefacts.seal()
    return place


def test_what_was_recorded_is_confirmed_and_is_what_is_claimed(honest: Path) -> None:
    found = replay(honest, workers=1)
    assert found.faults == ()
    assert found.confirmed == {"z3": 1, "z3 + certificate": 5}
    assert not compare(read(honest / "index.jsonl"), today())
    assert read(honest / "index.jsonl").head.files.keys() == {
        f"{name}.{kind}" for name in ("one", "two") for kind in ("smt2", "certificates.jsonl")
    }


@pytest.mark.parametrize("name", BY_REPLAY)
def test_replay_finds_what_does_not_fit_even_where_every_digest_is_made_anew(
    name: str, honest: Path, tmp_path: Path
) -> None:
    change, fault = BY_REPLAY[name]
    found = replay(sealed(honest, tmp_path / "changed", change), workers=1)
    assert not found.good
    assert any(fault in said for said in found.faults), found.faults


def reworded(change: Artefacts, name: str, old: str, new: str, **fields: Any) -> None:
    change.entry(name).update(fields)
    change.replace(f"{name.partition('.')[0]}.smt2", old, new)


BY_COMPARISON: dict[str, tuple[Change, str]] = {
    "another goal in words": (
        lambda c: reworded(c, "two.sign", "claimed: B <= B*S", "claimed: B <= B", goal="B <= B"),
        "changed  two.sign\n  goal\n    before  B <= B\n    after   B <= B*S",
    ),
    "another sentence": (
        lambda c: (
            c.entry("two.sign")["obligations"][0].update(sentence="it is safe"),
            c.replace("two.smt2", "two.sign: what it says", "two.sign: it is safe"),
        ),
        "before  it is safe",
    ),
    "a hypothesis hidden": (
        lambda c: reworded(c, "one.rank", "; assumed: t | h\n", "", hypotheses=[], uses=[]),
        "changed  one.rank\n  hypotheses\n    before  nothing\n    after   t | h",
    ),
    "a contradiction in a text, and its digest": (
        lambda c: c.write_again("two.mean", "(assert (not", "(assert false)\n(assert (not"),
        "changed  two.mean\n  claim",
    ),
    "a digest of a claim without certificate": (
        lambda c: c.entry("two.mean").update(digest="0" * 64),
        "changed  two.mean\n  digest",
    ),
    "a law more": (lambda c: added(c, EXTRA), "gone     two.extra"),
    "a law under another name": (
        lambda c: (
            c.entry("two.sign")["obligations"][0].update(id="two.other"),
            c.replace("two.smt2", "; two.sign:", "; two.other:"),
        ),
        "added    two.sign: B <= B*S\ngone     two.other: B <= B*S",
    ),
}


@pytest.mark.parametrize("name", BY_COMPARISON)
def test_another_record_that_fits_in_itself_is_found_by_comparison(name: str, honest: Path, tmp_path: Path) -> None:
    change, difference = BY_COMPARISON[name]
    place = sealed(honest, tmp_path / "changed", change)
    assert replay(place, workers=1).faults == ()
    assert difference in str(compare(read(place / "index.jsonl"), today()))


def refused(place: Path) -> bool:
    try:
        return not replay(place, workers=1).good
    except ArtefactError:
        return True


@pytest.mark.parametrize("name", ["index.jsonl", "one.smt2", "two.smt2", "one.certificates.jsonl"])
def test_replay_finds_any_byte_that_is_changed_and_any_cut(name: str, honest: Path, tmp_path: Path) -> None:
    place = tmp_path / "changed"
    shutil.copytree(honest, place)
    content = (place / name).read_bytes()
    for spot in range(0, len(content), max(1, len(content) // 60)):
        (place / name).write_bytes(content[:spot] + bytes([content[spot] ^ 1]) + content[spot + 1 :])
        assert refused(place), f"byte {spot} of {name}"
    for kept in range(0, len(content), max(1, len(content) // 20)):
        (place / name).write_bytes(content[:kept])
        assert refused(place), f"{name} cut at {kept}"
    (place / name).unlink()
    assert refused(place)


def test_any_number_changed_in_a_certificate_is_found_or_proves_the_same(honest: Path, tmp_path: Path) -> None:
    """The statement is fixed by its digest; a proof that is changed and still accepted proves that statement."""
    name = "one.certificates.jsonl"
    content = Artefacts(honest).text(name)
    for spot in (n for n, character in enumerate(content) if character.isdigit()):
        digit = "7" if content[spot] != "7" else "8"
        changed = content[:spot] + digit + content[spot + 1 :]
        place = sealed(honest, tmp_path / str(spot), lambda c, text=changed: c.put(name, text))
        before, after = ([json.loads(line) for line in text.splitlines()] for text in (content, changed))
        proofs_alone = all({**a, "proof": 0} == {**b, "proof": 0} for a, b in zip(before, after, strict=True))
        assert refused(place) or proofs_alone
        shutil.rmtree(place)


def test_a_further_solver_that_disagrees_is_told_and_one_that_was_recorded_must_agree(
    honest: Path, tmp_path: Path
) -> None:
    assert any("the other solver says sat" in f for f in replay(honest, solver=lambda bodies: Answer("sat")).faults)
    assert replay(honest, solver=lambda bodies: Answer("unknown")).good
    place = sealed(honest, tmp_path / "c", lambda c: c.entry("two.mean").update(judges=["z3", "cvc5"]))
    assert replay(place).good, "without a further solver nothing is known of its word"
    assert replay(place, solver=lambda bodies: Answer("unsat")).good
    assert (
        "judges are recorded as z3 + cvc5, but are z3"
        in replay(place, solver=lambda bodies: Answer("unknown")).faults[0]
    )


def test_a_lying_z3_confirms_no_text_that_the_checker_rejects(honest: Path, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("blueprint_sym.proof.judges.ask_z3", lambda body, limit: Answer("unsat"))
        place = sealed(
            honest, tmp_path / "c", lambda c: c.replace("one.certificates.jsonl", '"goal":["', '"goal":["<","')
        )
        assert any("its certificate is" in fault for fault in replay(place).faults)


def test_a_false_law_cannot_be_written_under_another_claim() -> None:
    true = proved()[0]
    with pytest.raises(ArtefactError, match="its text is not the one that was proved"):
        write_all(Path("nowhere"), (evolve(true, obligation=law(below(B, Integer(5)))),))


def test_an_empty_record_confirms_nothing(tmp_path: Path) -> None:
    write_all(tmp_path, ())
    found = replay(tmp_path, workers=1)
    assert found.faults == ("index.jsonl: nothing is recorded, so there is nothing to confirm",)
    assert set(compare(read(tmp_path / "index.jsonl"), today()).added) == {item.id for item in LAWS}


def test_another_example_is_found_by_comparison(tmp_path: Path) -> None:
    write_all(tmp_path, [evolve(item, record=evolve(item.record, example={})) for item in proved()])
    changed = compare(read(tmp_path / "index.jsonl"), today()).changed
    assert set(changed) == {item.id for item in LAWS}


def test_nothing_is_written_for_two_claims_of_one_id(tmp_path: Path) -> None:
    same = [evolve(item, record=evolve(item.record, id="one.work")) for item in proved()]
    with pytest.raises(ArtefactError, match=r"one\.work: the id stands twice"):
        write_all(tmp_path / "new", same)
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("name", ["../../evil", "a/b", "", ".hidden", "a b", "x\n"])
def test_a_pass_whose_name_is_no_word_is_not_written(name: str, tmp_path: Path) -> None:
    with pytest.raises(ArtefactError, match="is no word of letters, digits, _ and -"):
        write_all(tmp_path / "new", [evolve(item, record=evolve(item.record, pass_name=name)) for item in proved()])
    assert not (tmp_path / "new").exists()
