"""Inequalities that are sums of multiples of their premises: Coq is told which, and searches for nothing."""

from __future__ import annotations

import shutil

import pytest

from blueprint_sym.audit import every_obligation, variants
from blueprint_sym.proof.coq import claims, lemmas
from blueprint_sym.proof.coq_judge import Coq
from blueprint_sym.proof.obligation import at_most, below
from blueprint_sym.spec.structure import Structure
from blueprint_sym.symbols import B, F, H, S
from tests.support_prover import law

SUM = law(at_most(B * S * H + 2 * F, B * F * H + 2 * F), premises=(at_most(S, F),))
COQ = pytest.mark.skipif(shutil.which("coqc") is None, reason="coqc is not installed")


def test_the_proof_names_the_multiple_of_the_premise() -> None:
    (lemma,) = lemmas(SUM)
    assert lemma.proof == "apply (at_most_by ((v_B * v_H) * (v_F - (v_S)) + 0)); [ring | natural]."


def test_a_premise_that_does_not_bear_on_the_claim_is_not_named() -> None:
    (lemma,) = lemmas(law(at_most(B * S, B * F), premises=(at_most(H, F), at_most(S, F))))
    assert lemma.proof == "apply (at_most_by ((v_B) * (v_F - (v_S)) + 0)); [ring | natural]."


@COQ
def test_coq_accepts_the_sum_and_no_larger_one() -> None:
    larger = law(at_most(B * S * H + 2 * F + 1, B * F * H + 2 * F), premises=(at_most(S, F),))
    strict = law(below(B * S * H, B * F * H), premises=(at_most(S, F),))
    for claim, accepted in ((SUM, True), (larger, False), (strict, False)):
        assert bool(Coq().accepted(claims([(claim, tuple(lemmas(claim)))]))) is accepted


def test_no_inequality_of_the_specifications_block_is_left_to_a_search_of_high_degree() -> None:
    """What `nia` does not finish is of degree three and more: the traffic of tiles is given as a sum."""
    own = [item for item in variants() if item.workload.model.structure == Structure() and item.fused]
    traffic = [item for item in every_obligation(own) if "fused.traffic" in item.id]
    proofs = [lemma.proof for item in traffic for lemma in lemmas(item) if " <= v_T * (" in lemma.statement]
    assert proofs
    assert not [proof for proof in proofs if "arithmetic" in proof]
