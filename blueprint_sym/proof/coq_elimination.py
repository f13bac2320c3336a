"""The elimination of hypotheses, as a lemma for Coq: what is assumed of the sizes gives the witness form.

Claims are made, to every judge, in free symbols: where t | h is assumed, h is t times a positive integer. A lemma for
each set of hypotheses says that this loses no case: at all sizes that meet the hypotheses as a person reads them there
are witnesses with all that a claim is given.
"""

from __future__ import annotations

from attrs import define, field
from sympy import Integer, Symbol

from ..hypotheses import AtLeast, Defines, Hypotheses
from ..symbols import witness
from .coq_statement import Lemma, Translation, name


def elimination(hypotheses: Hypotheses) -> Lemma | None:
    """The lemma for a set of hypotheses, or None for an empty one; raises like `Hypotheses.eliminate`."""
    return _Bridge(hypotheses).lemma() if hypotheses.items else None


@define
class _Bridge:
    """What is given, what is shown of it, and the steps between."""

    hypotheses: Hypotheses
    given: list[str] = field(factory=list)
    shown: list[tuple[str, str]] = field(factory=list)
    steps: list[str] = field(factory=list)

    def lemma(self) -> Lemma:
        """Each symbol is as large as its kind; then the hypotheses in their order; then what a claim is given."""
        eliminated = self.hypotheses.eliminate(())
        text = Translation(eliminated, ())
        sizes = sorted({symbol for item in self.hypotheses for symbol in item.symbols}, key=name)
        self.given += [f"(size_{n} : {_least(symbol)} <= {name(symbol)})" for n, symbol in enumerate(sizes, 1)]
        kept, others, witnesses = self._assume(text)
        rewritten = (
            f"repeat first [{' | '.join(f'rewrite {each}' for each in kept.values())}]; ring" if kept else "ring"
        )
        for symbol, bound in eliminated.bounds:
            self._show(f"{bound} <= {name(symbol)}", witnesses.get(symbol, "lia"))
        stated = {}
        for symbol, value in eliminated.values:
            stated[symbol] = self._show(f"{name(symbol)} = {text.quotient(value).above}", rewritten)
        for (symbol, assumed), (left, right) in zip(others, eliminated.equations, strict=True):
            both = f"transitivity {name(symbol)}; [{rewritten} | rewrite {assumed}; {rewritten}]"
            self._show(text.compare(left, "=", right), both)
        floors = [item.symbol for item in self.hypotheses if isinstance(item, AtLeast) and item.symbol in stated]
        for symbol, (value, bound) in zip(floors, eliminated.floors, strict=True):
            self._show(text.compare(Integer(bound), "<=", value), f"rewrite <- {stated[symbol]}; lia")
        return self._written(sizes, [name(symbol) for symbol in witnesses])

    def _assume(self, text: Translation) -> tuple[dict[Symbol, str], list[tuple[Symbol, str]], dict[Symbol, str]]:
        """The definition that each symbol keeps, the further ones, and why each witness is positive."""
        kept: dict[Symbol, str] = {}
        others: list[tuple[Symbol, str]] = []
        witnesses: dict[Symbol, str] = {}
        for place, item in enumerate(self.hypotheses, 1):
            assumed = f"given_{place}"
            if isinstance(item, AtLeast):
                self.given.append(f"({assumed} : {item.bound} <= {name(item.symbol)})")
                continue
            if isinstance(item, Defines):
                defined = item.symbol
                self.given.append(f"({assumed} : {name(defined)} = {text.quotient(item.value).above})")
            else:
                defined, quotient = item.dividend, witness(item.divisor, item.dividend)
                sides = f"{name(item.divisor)} {name(defined)}"
                self.given.append(f"({assumed} : Z.divide {sides})")
                self.steps.append(f"destruct {assumed} as [{name(quotient)} {assumed}].")
                witnesses[quotient] = f"apply (quotient_positive {sides} {name(quotient)}); assumption"
            if defined in kept:
                others.append((defined, assumed))
            else:
                kept[defined] = assumed
        return kept, others, witnesses

    def _show(self, statement: str, proof: str) -> str:
        label = f"shown_{len(self.shown) + 1}"
        self.shown.append((label, statement))
        self.steps.append(f"assert ({label} : {statement}) by ({proof}).")
        return label

    def _written(self, sizes: list[Symbol], witnesses: list[str]) -> Lemma:
        *most, last = self.shown
        goal = " /\\ ".join(statement for _, statement in self.shown)
        proof = "".join(f"(conj {label} " for label, _ in most) + last[0] + ")" * len(most)
        exists = f"exists {' '.join(witnesses)} : Z, " if witnesses else ""
        named = [f"exists {', '.join(witnesses)}."] if witnesses else []
        lines = [f"({' '.join(map(name, sizes))} : Z)", *self.given]
        statement = "".join(f"\n  {line}" for line in lines) + f" :\n  {exists}{goal}"
        return Lemma(statement, " ".join([*self.steps, *named, f"exact {proof}."]))


def _least(symbol: Symbol) -> int:
    return 1 if symbol.is_positive else 0
