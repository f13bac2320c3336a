"""The pages that are made from code: pass formulae, cost laws, glossary, comparisons, claims, API reference."""

from __future__ import annotations

import inspect
import shutil
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

import blueprint_sym
from blueprint_sym.claims.bibliography import Entry
from blueprint_sym.claims.check import Checked, check_all
from blueprint_sym.claims.file import bibliography, read_file
from blueprint_sym.claims.problem import Bench
from blueprint_sym.derivation import PASSES
from blueprint_sym.export.bibliography import REFERENCES
from blueprint_sym.expr.latex import latex_inline
from blueprint_sym.expr.text import read
from blueprint_sym.glossary import GLOSSARY
from blueprint_sym.laws import LAWS
from blueprint_sym.laws.base import Law
from blueprint_sym.origin import argument_latex, law_shown
from blueprint_sym.passes.base import AnyPass
from blueprint_sym.symbols import SYMBOLS
from blueprint_sym.views.claims import counts

from .displays import ROOT
from .equations import Checked as Equation
from .equations import RefusalError

TITLES = {
    "distribute_training": "Training distribution",
    "distribute_inference": "Inference distribution",
    "plan_training": "Training portable planning",
    "plan_inference": "Inference portable planning",
    "bind_queue": "Reference queue binding",
    "bind_slot": "Reference slot/dataflow binding",
}
"""The specification's headings."""


def write(folder: Path, checked: Iterable[Equation]) -> None:
    """Copies docs/ to a folder, which is emptied first, and adds the generated pages."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder)
    found = tuple(checked)
    for name, text in {
        "passes.md": passes(found),
        "laws.md": laws(),
        "glossary.md": glossary(),
        "calculon.md": calculon(),
        "claims.md": claims(),
        "api.md": api(),
    }.items():
        (folder / name).write_text(text, encoding="utf-8")


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A Markdown table; strokes in cells are escaped."""
    head = list(heads)
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(cell.replace("|", r"\|") for cell in line) + " |\n" for line in lines)


# --- pass formulae ----------------------------------------------------------------------------------------------------


def passes(checked: tuple[Equation, ...]) -> str:
    """The page of the specification: coverage and provenance, then each pass with its equations and `run`."""
    coverage = table(
        ("Pass", "Boundary", "Formula provenance", "Commit evidence"),
        ((f"[`{type(p).__name__}`](#{_anchor(p)})", p.boundary, p.provenance, p.evidence) for p in PASSES),
    )
    return "\n".join(
        [
            "# Pass formulae and API\n",
            "This page renders the source documentation of every public pass. The equations are part of the class",
            "docstrings; each of them was read back from its LaTeX and proved equal to what the pass derives when this",
            "page was made.\n",
            "## Coverage and provenance\n",
            coverage,
            '!!! note "Formula versus performance evidence"\n',
            "    FLOPs, bytes, payloads, shapes and capacities below are facts of the workload. Latency, efficiency,",
            "    overlap and uncertainty belong to views outside the passes and are deliberately absent from these",
            "    equations.\n",
            *(_pass(item, checked) for item in PASSES),
            "## Research sources\n",
            *(f"- {_source(dict(reference.fields))}" for reference in REFERENCES),
            "",
            "These papers say where the algorithms come from; proofs and tests, not citation alone, say what this",
            "implementation preserves.\n",
        ]
    )


def _source(given: dict[str, str]) -> str:
    surname = given["author"].split(" and ")[0].split()[-1]
    number = f"arXiv {given['eprint']}" if "eprint" in given else f"doi {given['doi']}"
    return f"{surname} et al. {given['year']}, {given['title'].replace('{', '').replace('}', '')}, {number}."


def _anchor(item: AnyPass) -> str:
    return f"{type(item).__module__}.{type(item).__name__}"


def _pass(item: AnyPass, checked: tuple[Equation, ...]) -> str:
    module = type(item).__module__.removeprefix("blueprint_sym.")
    rows = [
        (f"`{found.display.place}`", str(found.equations), str(found.cases))
        for found in checked
        if found.display.module == module
    ]
    return "\n".join(
        [
            f"## {TITLES[item.name]}\n",
            f"::: {_anchor(item)}",
            "    options:",
            "      members: [run, obligations]\n",
            "**Read back and proved**\n",
            table(("display", "equations", "cases"), rows),
        ]
    )


# --- cost laws --------------------------------------------------------------------------------------------------------


def laws() -> str:
    """Every law with its shape, its costs and its source; then the conventions."""
    made = ["# Cost laws\n", _text(blueprint_sym.laws) + "\n"]
    made.append("A letter is an argument of the law: a local extent, or e, the bytes of an element.\n")
    modules = dict.fromkeys(inspect.getmodule(law.cost) for law in LAWS)
    for module in modules:
        assert module is not None
        text = _text(module)
        rows = [_law(law) for law in LAWS if inspect.getmodule(law.cost) is module]
        heads = ("law", "letters", "FLOPs", "bytes read", "bytes written", "payload", "source")
        made += [f"## {module.__name__.rpartition('.')[2].capitalize()}\n", text + "\n", table(heads, rows)]
        made += [_constants(module)]
    return "\n".join(made)


def _text(thing: Any) -> str:
    """A docstring for Markdown: a display stands alone between blank lines."""
    text = inspect.getdoc(thing) or ""
    return text.replace("\\[", "\n\n\\[").replace("\\]", "\\]\n\n")


def _law(law: Law) -> tuple[str, ...]:
    letters = ", ".join(rf"\({argument_latex(name).strip()}\)" for name in law.arguments)
    costs = (law_shown(law, component)[1] for component in ("flops", "read", "written", "message"))
    return (
        f"{law.primitive}, {law.role}: {(law.cost.__doc__ or '').strip().splitlines()[0]}",
        letters,
        *("" if cost == "0" else rf"\({cost}\)" for cost in costs),
        law.source,
    )


def _constants(module: Any) -> str:
    """The named constants of a module with the line below each, which says where the number is from."""
    lines = inspect.getsource(module).splitlines()
    rows = []
    for line, below in pairwise(lines):
        name, equals, value = line.partition(" = ")
        if equals and name.isidentifier() and name.isupper() and value.isdigit():
            rows.append((f"`{name}`", value, below.strip('"') if below.startswith('"""') else ""))
    return table(("constant", "value", "where from"), rows) if rows else ""


# --- glossary, comparison ---------------------------------------------------------------------------------------------


def glossary() -> str:
    """The letters, and the words that need saying."""
    letters = table(
        ("symbol", "in Python", "meaning", "unit of its value"),
        ((rf"\({info.latex}\)", f"`{info.name}`", info.meaning, info.unit) for info in GLOSSARY),
    )
    words = table(
        ("word", "meaning"),
        (
            ("work vector", r"\((F, R, W, M)\): FLOPs, bytes read, bytes written and payload of one rank"),
            ("payload", "the logical bytes of a collective, before any physical algorithm is chosen"),
            ("rank", "one of the t workers that share a block; everything is of one rank unless it says otherwise"),
            ("obligation", "a law that a pass must prove before its target is committed"),
            ("hypothesis", "what is assumed of the sizes: a divisibility, an equation, a lower bound"),
            ("regime", "structure that depends on a value and is chosen before: t = 1 has no collectives"),
            ("workspace", "what an execution that fuses nothing needs beside weights, input, output and cache"),
            ("lineage", "which elements of the source IR an element of the target IR comes from"),
        ),
    )
    return f"# Glossary\n\nEvery symbol is a positive integer.\n\n{letters}\n## Words\n\n{words}"


def calculon() -> str:
    """What agrees with Calculon, what differs and why; from the table that the tests check against its runs."""
    from tests.support_calculon import FIELDS, NOT_COMPARED, TRAINING, R
    from tests.test_calculon import DIFFERENCES

    names = {**SYMBOLS, "r": R}
    rows = [
        (
            row.name,
            row.reason,
            "<br>".join(rf"`{key}`: \({latex_inline(read(text, names))}\)" for key, text in row.formulas.items()),
        )
        for row in DIFFERENCES
    ]
    left_out = table(("field", "why it is not compared"), ((f"`{key}`", why) for key, why in NOT_COMPARED.items()))
    return "\n".join(
        [
            "# Beside Calculon and others\n",
            "## Calculon\n",
            "Calculon (Isaev et al., SC'23) counts the same training block at given sizes and goes on to times and",
            f"efficiencies, which are not our subject. The tests take {len(TRAINING)} of its runs and compare",
            f"{len(FIELDS)} fields of each. Ours plus the differences below is Calculon's value, exactly, in every",
            r"field of every run; \(r\) is \(t\) where the sequence is sharded and 1 elsewhere.",
            "",
            table(("difference", "why", "Calculon less ours"), rows),
            left_out,
            "## Narayanan et al. 2021",
            "",
            "The paper's parameter count and FLOPs per iteration (equations 2 and 3) follow from our block: the",
            r"forward products are \(8BSH^2 + 4BS^2H + 4BSHF\), at \(F = 4H\) its \(24BSH^2 + 4BS^2H\). The paper",
            "counts biases and embeddings, which a block has not; the tests name them and meet Table 1.",
            "",
            "## Korthikanti et al. 2022",
            "",
            r"Every row of the paper's table of stored activations is a theorem here, for any \(e\), \(F\) and head",
            r"width, and gives the paper's row at \(e = 2\), \(F = 4H\).",
            "",
        ]
    )


# --- claims -----------------------------------------------------------------------------------------------------------

LEDGER = ROOT / "proofs" / "claims"
TOPICS = {
    "training_flops": "FLOPs of training",
    "parameters": "Parameters",
    "memory": "Memory and messages of training",
    "inference": "Inference",
}
"""The files of the ledger, in the order of the page."""


def claims() -> str:
    """The ledger of published claims, each judged while the page is made."""
    bench, known = Bench(), bibliography(LEDGER)
    made: list[str] = []
    found: list[Checked] = []
    for name, title in TOPICS.items():
        checks = check_all(read_file(LEDGER / f"{name}.toml"), bench)
        found += checks
        rows = [_claimed(item, known) for item in checks]
        made += [f"## {title}\n", table(("claim", "says", "verdict"), rows)]
    unmet = [item.claim.id for item in found if not item.met]
    if unmet:
        raise RefusalError(f"the ledger's verdicts are not the expected ones: {', '.join(unmet)}")
    return "\n".join([*_ledger_head(found), *made])


def _ledger_head(found: list[Checked]) -> list[str]:
    tally = ", ".join(f"{number} {word}" for word, number in counts(found).items())
    return [
        "# Published formulas, checked\n",
        "Formulas of papers, documentation and programs beside what is derived here, for every size at once:",
        f"{tally}. Each verdict was found anew when this page was made.\n",
        "A refuted formula is not always a mistake: a source may leave out on purpose what it calls small, or count by",
        "a convention of its own. Nothing is bent to fit: where a source counts otherwise, the quantity or the",
        "structure of its claim in `proofs/claims` says so.\n",
        "    blueprint-sym check proofs/claims/*.toml --html report.html\n",
        "A claims file of your own is checked in the same way; see [is this formula right?](tutorials/claims.md).\n",
    ]


def _claimed(item: Checked, known: dict[str, Entry]) -> tuple[str, ...]:
    claim, entry = item.claim, known[item.claim.cite]
    source = f"[{entry.short}]({entry.link})" if entry.link else entry.short
    anchor = f'<a id="{claim.id}"></a>'
    sign = {"=": "", "<=": "at most ", ">=": "at least "}[claim.relation]
    said = rf"\({claim.formula}\)" if claim.claimed_latex else f"`{claim.formula}`"
    told = [f"Claimed less derived: `{item.difference_text}`."] if item.difference is not None else []
    told += [f"It holds {repair}." for repair in item.holds_when[:2]]
    note = " ".join(claim.note.split())
    verdict = " ".join(part for part in (f"**{item.verdict}**", *told, note) if part)
    return f"{anchor}`{claim.id}`<br>{source}, {claim.where}", f"{claim.title}<br>{sign}{said}", verdict


# --- API reference ----------------------------------------------------------------------------------------------------

MODULES = (
    "blueprint_sym.export.paper",
    "blueprint_sym.derivation_tree",
    "blueprint_sym.worked",
    "blueprint_sym.expr.latex_reader",
    "blueprint_sym.expr.latex",
    "blueprint_sym.expr.text",
    "blueprint_sym.proof.obligation",
    "blueprint_sym.passes.base",
    "blueprint_sym.theorem",
    "blueprint_sym.claims.claim",
    "blueprint_sym.claims.check",
    "blueprint_sym.claims.problem",
    "blueprint_sym.plots.bars",
    "blueprint_sym.plots.maps",
    "blueprint_sym.plots.graph",
    "blueprint_sym.views.evidence",
    "blueprint_sym.views.devices",
)
"""Modules beside the names of the package that a user may need."""

CONSTANTS = {"PASSES": "blueprint_sym.derivation.PASSES", "SYMBOLS": "blueprint_sym.symbols.SYMBOLS"}


def api() -> str:
    """A line for each public name, and one for each module beside them."""
    kinds: tuple[tuple[str, Callable[[Any], bool]], ...] = (
        ("Functions", lambda thing: callable(thing) and not inspect.isclass(thing)),
        ("Classes", lambda thing: inspect.isclass(thing) and not issubclass(thing, Exception)),
        ("Errors", lambda thing: inspect.isclass(thing) and issubclass(thing, Exception)),
    )
    made = ["# API reference\n", "What `import blueprint_sym` gives.\n"]
    public = {name: getattr(blueprint_sym, name) for name in blueprint_sym.__all__}
    for title, belongs in kinds:
        made.append(f"## {title}\n")
        made += [f"::: {thing.__module__}.{thing.__qualname__}\n" for thing in public.values() if belongs(thing)]
    made += ["## Constants\n", *(f"::: {CONSTANTS[name]}\n" for name in public if name in CONSTANTS)]
    made += ["## Modules\n", *(f"::: {name}\n" for name in MODULES)]
    return "\n".join(made)
