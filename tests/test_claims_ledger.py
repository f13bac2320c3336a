"""The ledger of published claims: every verdict is the expected one, every claim is cited, every erratum explained."""

from __future__ import annotations

from pathlib import Path

import pytest

from blueprint_sym.claims.check import Checked
from blueprint_sym.claims.claim import Claim
from blueprint_sym.claims.file import bibliography, read_file, without_doubles
from tests.support_claims import judged

LEDGER = Path(__file__).parents[1] / "proofs" / "claims"
CLAIMS = tuple(claim for path in sorted(LEDGER.glob("*.toml")) for claim in read_file(path))


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.id)
def test_the_verdict_is_the_expected_one(claim: Claim) -> None:
    found: Checked = judged(claim)
    assert found.verdict == claim.expect
    if claim.expect == "refuted":
        assert found.difference_text
        assert found.counterexample is not None
        assert found.counterexample.claimed != found.counterexample.derived
        assert found.sources


def test_there_are_forty_claims_and_more_each_with_a_source_and_a_place() -> None:
    assert len(CLAIMS) >= 40
    without_doubles(CLAIMS)
    assert all(claim.title and claim.cite and claim.where and claim.expect for claim in CLAIMS)


def test_every_source_is_cited() -> None:
    assert set(bibliography(LEDGER)) == {claim.cite for claim in CLAIMS}


def test_every_erratum_is_explained() -> None:
    assert [claim.id for claim in CLAIMS if claim.expect != "proved" and not claim.note] == []


DIFFERENCES = {
    "korthikanti2022.hardware": "8*B*L*h*s**2",
    "eq3-with-72": "-3*B*h*V*s/2",
    "narayanan2021.eq2-final-norm": "-2*h",
    "kaplan2020.6NBS": "-12*B*S**2*L*H",
    "chinchilla.forward": "2*d*s*v",
    "megatron.flops-swiglu-before-2024": "-6*B*S*L*H*F",
    "megatron.flops-causal": "6*B*S*L*H*(S - 1)",
    "megatron.flops-causal-half": "-6*B*S*L*H",
    "nanogpt.mfu": "6*B*T*n_embd*(13*L + 2)",
    "pytorch.195460": "-4*B*S**2*L*H",
    "llm-viewer.12": "2*L*H*e*(heads - groups)/heads",
}
"""On paper: 12 − 4 BLs²h; a quarter of 6BshV; the last norm; 12BS²H a layer; the look-up as a product; a third of
18BSHF; S² against S(S+1)/2; half of the diagonal; 6 FLOPs for 13LH + 2H parameters; the core's 4BS²H; h for h_kv."""


@pytest.mark.parametrize("name", DIFFERENCES)
def test_the_differences_are_those_found_on_paper(name: str) -> None:
    claim = next(claim for claim in CLAIMS if claim.id == name)
    assert judged(claim).difference_text == DIFFERENCES[name]


REPAIRS = {
    "narayanan2021.eq3-any-width": "exactly when F = 4*h",
    "llm-analysis.8": "exactly when F = 4*H",
    "llm-viewer.12": "exactly when groups = heads",
    "lmcache.688": "exactly when hidden_size = d_h*heads",
    "llms-from-scratch.922": "exactly when heads = groups**2",
    "megatron.flops-swiglu-before-2024": "when mlp = gelu",
    "megatron.flops-causal": "when mask = full",
    "megatron.2434": "when norm = layer",
    "narayanan2021.eq2-final-norm": "when final_norm = false",
    "table2-selective-without-recompute": "when recompute = selective",
}


@pytest.mark.parametrize("name", REPAIRS)
def test_what_makes_a_refuted_claim_hold(name: str) -> None:
    claim = next(claim for claim in CLAIMS if claim.id == name)
    assert REPAIRS[name] in [str(repair) for repair in judged(claim).holds_when]
