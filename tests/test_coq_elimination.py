"""The elimination of hypotheses, which every judge's question rests on, as lemmas that Coq's kernel checks."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable

import pytest
from attrs import evolve

from blueprint_sym.audit import every_obligation, variants
from blueprint_sym.errors import HypothesisError
from blueprint_sym.hypotheses import AtLeast, Defines, Divides, Elimination, Hypotheses, Hypothesis
from blueprint_sym.proof.coq import claims, judged, lemmas
from blueprint_sym.proof.coq_elimination import elimination
from blueprint_sym.proof.coq_judge import Coq
from blueprint_sym.proof.coq_statement import Lemma
from blueprint_sym.proof.obligation import equal
from blueprint_sym.symbols import B, H, S, d, d_h, e, h, index, t
from tests.support_prover import law

COQ = pytest.mark.skipif(shutil.which("coqc") is None, reason="coqc is not installed")

HEADS = Defines(H, h * d_h, solved=d_h)
SPLIT = Divides(t, h)
r = index("r")


def bridge(*items: Hypothesis) -> Lemma:
    found = elimination(Hypotheses(items))
    assert found is not None
    return found


def accepted(*items: Hypothesis) -> bool:
    lemma = bridge(*items)
    return Coq().accepted(claims([(law(equal(B, B)), (lemma,))])) == {lemma.name}


def test_the_lemma_says_the_hypotheses_as_a_person_reads_them() -> None:
    assert bridge(HEADS, SPLIT, AtLeast(t, 2)).statement == "\n  ".join(
        (
            "",
            "(v_H v_d_h v_h v_t : Z)",
            "(size_1 : 1 <= v_H)",
            "(size_2 : 1 <= v_d_h)",
            "(size_3 : 1 <= v_h)",
            "(size_4 : 1 <= v_t)",
            "(given_1 : v_H = v_d_h * v_h)",
            "(given_2 : Z.divide v_t v_h)",
            "(given_3 : 2 <= v_t) :",
            "exists v_h_per_t : Z, 1 <= v_d_h /\\ 1 <= v_h_per_t /\\ 2 <= v_t"
            " /\\ v_H = v_d_h * v_h_per_t * v_t /\\ v_h = v_h_per_t * v_t",
        )
    )


def test_without_hypotheses_there_is_no_lemma() -> None:
    assert elimination(Hypotheses()) is None
    assert judged(law(equal(B, B))) == tuple(lemmas(law(equal(B, B))))


def test_an_obligation_brings_the_lemma_of_its_hypotheses() -> None:
    first, *others = judged(law(equal(H, h * d_h), HEADS, SPLIT))
    assert first == bridge(HEADS, SPLIT)
    assert others == list(lemmas(law(equal(H, h * d_h), HEADS, SPLIT)))


SETS: dict[str, tuple[Hypothesis, ...]] = {
    "a divisibility": (SPLIT,),
    "an equation and a divisibility of one of its symbols": (HEADS, SPLIT),
    "a symbol constrained twice": (HEADS, Divides(d, H)),
    "a symbol constrained three times": (HEADS, Divides(d, H), Divides(t, H)),
    "divisors of divisors": (Divides(t, h), Divides(d, t)),
    "a bound of a divided symbol": (Divides(t, h), AtLeast(h, 8)),
    "a bound of a defined symbol": (Defines(t, 2 * d, solved=t), AtLeast(t, 4)),
    "a number": (Defines(t, B / B, solved=t), HEADS),
    "an index": (AtLeast(r, 3),),
}


@COQ
@pytest.mark.parametrize("name", SETS)
def test_coq_accepts_that_no_case_is_lost(name: str) -> None:
    assert accepted(*SETS[name])


WRONG: dict[str, Callable[[Elimination], Elimination]] = {
    "a bound is too high": lambda e: evolve(e, bounds=tuple((s, n + 1) for s, n in e.bounds)),
    "a value has a factor more": lambda e: evolve(e, values=tuple((s, 2 * v) for s, v in e.values)),
    "a value has a term more": lambda e: evolve(e, values=tuple((s, v + 1) for s, v in e.values)),
    "the sides of an equation differ": lambda e: evolve(e, equations=tuple((a, 2 * b) for a, b in e.equations)),
    "a floor is too high": lambda e: evolve(e, floors=tuple((v, n + 1) for v, n in e.floors)),
}
EVERYTHING = (HEADS, Divides(d, H), SPLIT, AtLeast(H, 16))


@COQ
@pytest.mark.parametrize("name", WRONG)
def test_coq_refuses_a_wrong_elimination(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert accepted(*EVERYTHING)
    right = Hypotheses.eliminate
    monkeypatch.setattr(Hypotheses, "eliminate", lambda self, symbols: WRONG[name](right(self, symbols)))
    assert not accepted(*EVERYTHING)


@COQ
def test_a_divided_symbol_that_may_be_zero_has_no_positive_quotient() -> None:
    """Every judge takes the quotient to be at least 1; of an index, which may be 0, that is not so."""
    assert not accepted(Divides(t, r))


def test_a_symbol_that_is_defined_by_itself_is_refused() -> None:
    with pytest.raises(HypothesisError, match="by itself"):
        elimination(Hypotheses((Defines(H, H * h, solved=h),)))


def test_what_a_claim_is_given_is_what_the_elimination_shows() -> None:
    """So a claim and the lemma of its hypotheses together say it of all sizes that a person would allow."""
    sessions = [item for item in variants() if item.strategy.tensor_parallel][::12]
    checked = 0
    for obligation in every_obligation(sessions):
        found = elimination(obligation.hypotheses)
        shown = set(re.split(r" /\\ |, ", found.statement.rpartition(":\n  ")[2])) if found else set()
        about = {f"v_{symbol.name}" for item in obligation.hypotheses for symbol in item.symbols}
        for lemma in lemmas(obligation):
            for kind, given in re.findall(r"\((bound|value|equation|floor)_\d+ : (.*)\)", lemma.statement):
                alone = re.fullmatch(r"[01] <= (v_\w+)", given)
                assert given in shown or (kind == "bound" and alone and alone[1] not in about), given
                checked += 1
    assert checked > 1000


def test_symbols_beside_the_hypotheses_are_as_large_as_their_kind() -> None:
    (lemma,) = lemmas(law(equal(B * S * e + r, S * B * e + r), SPLIT))
    assert re.findall(r"bound_\d+ : (.*)\)", lemma.statement) == ["1 <= v_B", "1 <= v_S", "1 <= v_e", "0 <= v_r"]
