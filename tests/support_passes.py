"""A prover that is shared, passes that do the wrong thing, and how the gate refuses them."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from blueprint_sym.derivation import Derivation, derive_session
from blueprint_sym.errors import ProofError
from blueprint_sym.passes.base import AnyPass, PassContext
from blueprint_sym.passes.manager import commit
from blueprint_sym.proof.prover import Prover
from blueprint_sym.spec.session import Session, Workload
from tests.support_structure import Change

DECODE, TRAINING = Session(Workload("decode")), Session(Workload("training"))
PROVER = Prover()


def context(session: Session = DECODE) -> PassContext:
    return PassContext(session, PROVER)


@cache
def decode() -> Derivation:
    return derive_session(DECODE, PROVER)


def changed(kind: type[AnyPass], change: Change) -> AnyPass:
    """A pass that does the right thing, and then changes its target."""

    class Changed(kind):  # type: ignore[misc, valid-type]
        def run(self, ir: Any, context: PassContext) -> Any:
            return change(super().run(ir, context))

    return Changed()


def refused(item: AnyPass, source: Any, session: Session = DECODE) -> ProofError:
    with pytest.raises(ProofError) as caught:
        commit(item, source, context(session))
    return caught.value
