r"""A paper's worth of LaTeX from a derivation: one text, or a set of files that a paper can ``\input``.

Plain TeX Live with amsmath and booktabs compiles it; siunitx and cleveref are used where they are asked for. The same
derivation gives the same bytes: there is no date in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from attrs import field, frozen

from ..derivation import Derivation
from ..errors import ProofError, SpecError
from ..expr.words import escape
from ..numeric import Instance
from ..passes.manager import Checkpoint
from ..quantity import Quantity
from ..whole import ModelDerivation
from ..worked import grouped
from . import bibliography, pieces

JUDGES = {"z3": "z3", "cvc5": "cvc5", "coq": "Coq", "certificate": "a certificate that a separate checker accepts"}
"""How a judge of obligations is named in a sentence."""


@frozen
class Paper:
    """Proved quantities on their way into a paper.

    ``instance`` gives numbers, ``siunitx`` and ``cleveref`` use those packages, ``steps`` adds the derivations,
    ``command`` is what the header says that it was made by.
    """

    derivation: Derivation | ModelDerivation
    quantities: tuple[Quantity, ...]
    instance: Instance | None = None
    siunitx: bool = False
    cleveref: bool = False
    steps: bool = False
    command: str = "blueprint_sym.export.paper"
    references: tuple[bibliography.Reference, ...] = field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "references", bibliography.of_quantities(self.quantities))

    @property
    def checkpoints(self) -> tuple[Checkpoint, ...]:
        """The IRs behind the formulas: those of the block, or of every kind of layer."""
        if isinstance(self.derivation, ModelDerivation):
            return tuple(item for kind in self.derivation.kinds for item in kind.block.checkpoints)
        return self.derivation.checkpoints

    def text(self, *, standalone: bool = False) -> str:
        """Everything as one text: to be pasted, or, ``standalone``, to be compiled as it is."""
        parts = self._parts()
        names = ["macros", "equations", "hypotheses", "quantities", "nomenclature", *(["steps"] if self.steps else [])]
        if not standalone:
            return "\n".join([self.header(), *(parts[name] for name in names), parts["footnote"]])
        names += ["tasks"] if "tasks" in parts else []
        return self._document([parts["macros"]], [parts[name] for name in names[1:]])

    def files(self, *, standalone: bool = False) -> dict[str, str]:
        """The set of files by name; with a ``paper.tex`` around them where ``standalone``."""
        parts = self._parts()
        made = {f"{name}.tex": f"{self.header()}\n{text}" for name, text in parts.items()}
        made["references.bib"] = "\n".join([self.header(), *(ref.bibtex() for ref in self.references)])
        if standalone:
            inner = [rf"\input{{{name}}}" for name in parts if name not in ("macros", "footnote")]
            made["paper.tex"] = self._document([r"\input{macros}"], inner)
        return made

    def write(self, folder: Path, *, standalone: bool = False) -> tuple[Path, ...]:
        """Writes the files into a folder, which is made where it does not exist; raises OSError."""
        folder.mkdir(parents=True, exist_ok=True)
        paths = []
        for name, text in self.files(standalone=standalone).items():
            (folder / name).write_text(text, encoding="utf-8")
            paths.append(folder / name)
        return tuple(paths)

    def header(self) -> str:
        """Comment lines: version, digests of the IRs, command, packages."""
        from .. import __version__

        packages = ["amsmath", "booktabs", *(["siunitx"] if self.siunitx else [])]
        packages += ["cleveref"] if self.cleveref else []
        rows = [
            f"blueprint_sym {__version__}: do not edit, make again",
            f"command: {self.command}",
            *(f"digest of {item.pass_name}: {item.digest}" for item in self.checkpoints),
            f"packages: {', '.join(packages)}",
        ]
        return "".join(f"% {_comment(row)}\n" for row in rows)

    def footnote(self) -> str:
        """What was proved, for which sizes, and by whom; with the sources of the cost laws."""
        from .. import __version__
        from ..proof.store import versions

        number = len(self.derivation.report)
        judged = "; ".join(f"{count} by {_judges(words)}" for words, count in self.derivation.report.by_judges.items())
        digest = self.checkpoints[-1].digest[:12]
        sentence = (
            f"Derived with \\texttt{{blueprint\\_sym}} {__version__} (digest \\texttt{{{digest}}}). All {number} "
            f"obligations of this derivation are proved for every size that meets the hypotheses ({judged}; "
            f"z3 {dict(versions())['z3-solver']})."
        )
        cited = ",".join(reference.key for reference in self.references)
        return f"{sentence} The cost laws follow~\\cite{{{cited}}}.\n" if cited else f"{sentence}\n"

    def _parts(self) -> dict[str, str]:
        number: Callable[[int], str] = (lambda value: rf"\num{{{value}}}") if self.siunitx else grouped
        reference = r"\cref{%s}" if self.cleveref else r"\eqref{%s}"
        assumed = self.derivation.hypotheses
        parts = {
            "macros": pieces.macros(self.quantities, self.instance),
            "equations": pieces.equations(self.quantities),
            "hypotheses": pieces.hypotheses(assumed),
            "quantities": pieces.quantity_table(self.quantities, self.instance, number, lambda name: reference % name),
            **self._tasks(),
            "nomenclature": pieces.nomenclature(self.quantities, assumed),
            "footnote": self.footnote(),
        }
        if self.steps:
            parts["steps"] = "\n".join(quantity.derivation().latex() for quantity in self.quantities)
        return parts

    def _tasks(self) -> dict[str, str]:
        """The tasks of a block; a whole model has those of each kind of layer, which are papers of their own."""
        if isinstance(self.derivation, ModelDerivation):
            return {}
        return {"tasks": pieces.task_table(self.derivation.distributed)}

    def _document(self, preamble: list[str], body: list[str]) -> str:
        packages = [r"\usepackage{amsmath}", r"\usepackage{booktabs}"]
        packages += [r"\usepackage{siunitx}"] if self.siunitx else []
        packages += [r"\usepackage{cleveref}"] if self.cleveref else []
        whole = isinstance(self.derivation, ModelDerivation)
        what, whose = ("model", "all ranks") if whole else ("block", "one rank")
        name = escape(self.derivation.model.name).replace(".", r".\allowbreak{}")
        title = f"{self.derivation.session.workload.task.capitalize()} {what} ({name}), {whose}"
        sources = "".join(reference.bibitem() for reference in self.references)
        bib = ["\\begin{thebibliography}{9}\n" + sources + "\\end{thebibliography}"] if sources else []
        return "\n".join(
            [
                self.header() + r"\documentclass{article}",
                r"\usepackage[margin=25mm]{geometry}",
                *packages,
                *preamble,
                r"\allowdisplaybreaks",
                r"\begin{document}",
                rf"{{\raggedright\section*{{{title}}}}}",
                rf"The formulas below\footnote{{{self.footnote().strip()}}} are those of {whose} and one {what}.",
                *body,
                *bib,
                r"\end{document}",
                "",
            ]
        )


def _comment(line: str) -> str:
    """A line of a comment: one line, ASCII, whatever a file name has."""
    return line.encode("ascii", "backslashreplace").decode().replace("\n", "\\n").replace("\r", "\\r")


def _judges(words: str) -> str:
    return " and ".join(JUDGES.get(word, escape(word)) for word in words.split(" + "))


def paper(
    derivation: Derivation | ModelDerivation,
    quantities: Iterable[str] | None = None,
    *,
    at: Instance | None = None,
    siunitx: bool = False,
    cleveref: bool = False,
    steps: bool = False,
    command: str = "blueprint_sym.export.paper",
) -> Paper:
    """The LaTeX of quantities of a derivation.

    Args:
        derivation: where they come from; it must be proved.
        quantities: their names, by default all that are not zero.
        at: numbers, as `Derivation.instantiate` gives them.
        siunitx: write numbers with siunitx.
        cleveref: refer to equations with cleveref.
        steps: add the derivation of each quantity, line by line.
        command: what the header says that the text was made by.

    Raises:
        SpecError: for a name that is no quantity, or is given twice.
        ProofError: for a derivation that is not proved.

    """
    if not derivation.report.proved:
        raise ProofError("this derivation is not proved and goes into no paper", derivation.report)
    known = derivation.quantities
    names = [name for name, item in known.items() if item.expr != 0] if quantities is None else list(quantities)
    for name in names:
        if name not in known:
            raise SpecError(f"unknown quantity {name!r}; known are {', '.join(known)}", field="quantities")
        if names.count(name) > 1:
            raise SpecError(f"{name} is given twice", field="quantities")
    if not names:
        raise SpecError("no quantity is chosen", field="quantities")
    return Paper(derivation, tuple(known[name] for name in names), at, siunitx, cleveref, steps, command)
