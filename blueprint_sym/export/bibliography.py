"""The sources of formulas as BibTeX: exactly those of what is exported."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from ..laws.base import Law
from ..quantity import Quantity


@frozen
class Reference:
    """A paper: its BibTeX fields in order, and the marks by which a law's ``source`` names it."""

    key: str
    kind: str
    fields: tuple[tuple[str, str], ...]
    marks: tuple[str, ...]

    def bibtex(self) -> str:
        """The entry."""
        rows = ",\n".join(f"  {name:<9} = {{{value}}}" for name, value in self.fields)
        return f"@{self.kind}{{{self.key},\n{rows}\n}}\n"

    def bibitem(self) -> str:
        r"""The entry for a ``thebibliography``, where BibTeX is not run."""
        given = dict(self.fields)
        where = given.get("booktitle", "")
        number = f"arXiv:{given['eprint']}" if "eprint" in given else f"doi:{given['doi']}"
        venue = f"{where}, " if where else ""
        return f"\\bibitem{{{self.key}}} {given['author']}. {given['title']}. {venue}{given['year']}, {number}.\n"


def _arxiv(key: str, author: str, title: str, year: str, eprint: str, *marks: str, booktitle: str = "") -> Reference:
    fields = [("author", author), ("title", title), ("year", year), ("eprint", eprint), ("archivePrefix", "arXiv")]
    kind = "inproceedings" if booktitle else "misc"
    if booktitle:
        fields.insert(2, ("booktitle", booktitle))
    return Reference(key, kind, tuple(fields), (eprint, *marks))


REFERENCES: tuple[Reference, ...] = (
    _arxiv(
        "vaswani2017attention",
        "Ashish Vaswani and Noam Shazeer and Niki Parmar and Jakob Uszkoreit and Llion Jones and Aidan N. Gomez and "
        r"{\L}ukasz Kaiser and Illia Polosukhin",
        "Attention Is All You Need",
        "2017",
        "1706.03762",
        "Vaswani",
        booktitle="Advances in Neural Information Processing Systems 30",
    ),
    _arxiv(
        "shoeybi2019megatron",
        "Mohammad Shoeybi and Mostofa Patwary and Raul Puri and Patrick LeGresley and Jared Casper and Bryan Catanzaro",
        "{Megatron-LM}: Training Multi-Billion Parameter Language Models Using Model Parallelism",
        "2019",
        "1909.08053",
        "Shoeybi et al.",
    ),
    _arxiv(
        "rajbhandari2020zero",
        "Samyam Rajbhandari and Jeff Rasley and Olatunji Ruwase and Yuxiong He",
        "{ZeRO}: Memory Optimizations Toward Training Trillion Parameter Models",
        "2020",
        "1910.02054",
        "Rajbhandari",
        "ZeRO",
        booktitle="SC20: International Conference for High Performance Computing, Networking, Storage and Analysis",
    ),
    _arxiv(
        "narayanan2021efficient",
        "Deepak Narayanan and Mohammad Shoeybi and Jared Casper and Patrick LeGresley and Mostofa Patwary and "
        "Vijay Anand Korthikanti and Dmitri Vainbrand and Prethvi Kashinkunti and Julie Bernauer and Bryan Catanzaro "
        "and Amar Phanishayee and Matei Zaharia",
        "Efficient Large-Scale Language Model Training on {GPU} Clusters Using {Megatron-LM}",
        "2021",
        "2104.04473",
        "Narayanan",
        booktitle="SC21: International Conference for High Performance Computing, Networking, Storage and Analysis",
    ),
    _arxiv(
        "korthikanti2022reducing",
        "Vijay Korthikanti and Jared Casper and Sangkug Lym and Lawrence McAfee and Michael Andersch and "
        "Mohammad Shoeybi and Bryan Catanzaro",
        "Reducing Activation Recomputation in Large Transformer Models",
        "2022",
        "2205.05198",
        "Korthikanti",
    ),
    _arxiv(
        "dao2022flashattention",
        r"Tri Dao and Daniel Y. Fu and Stefano Ermon and Atri Rudra and Christopher R{\'e}",
        "{FlashAttention}: Fast and Memory-Efficient Exact Attention with {IO}-Awareness",
        "2022",
        "2205.14135",
        "Dao et al.",
        "FlashAttention",
        booktitle="Advances in Neural Information Processing Systems 35",
    ),
    Reference(
        "isaev2023calculon",
        "inproceedings",
        (
            ("author", "Mikhail Isaev and Nic McDonald and Larry Dennison and Richard Vuduc"),
            ("title", "Calculon: a Methodology and Tool for High-Level Codesign of Systems and Large Language Models"),
            (
                "booktitle",
                "SC23: International Conference for High Performance Computing, Networking, Storage and Analysis",
            ),
            ("year", "2023"),
            ("doi", "10.1145/3581784.3607102"),
        ),
        ("Calculon",),
    ),
    _arxiv("shazeer2020glu", "Noam Shazeer", "{GLU} Variants Improve Transformer", "2020", "2002.05202"),
    _arxiv(
        "su2021roformer",
        "Jianlin Su and Yu Lu and Shengfeng Pan and Ahmed Murtadha and Bo Wen and Yunfeng Liu",
        "{RoFormer}: Enhanced Transformer with Rotary Position Embedding",
        "2021",
        "2104.09864",
    ),
    _arxiv(
        "press2022alibi",
        "Ofir Press and Noah A. Smith and Mike Lewis",
        "Train Short, Test Long: Attention with Linear Biases Enables Input Length Extrapolation",
        "2022",
        "2108.12409",
    ),
    _arxiv(
        "lepikhin2020gshard",
        "Dmitry Lepikhin and HyoukJoong Lee and Yuanzhong Xu and Dehao Chen and Orhan Firat and Yanping Huang and "
        "Maxim Krikun and Noam Shazeer and Zhifeng Chen",
        "{GShard}: Scaling Giant Models with Conditional Computation and Automatic Sharding",
        "2020",
        "2006.16668",
    ),
    _arxiv(
        "shazeer2017outrageously",
        "Noam Shazeer and Azalia Mirhoseini and Krzysztof Maziarz and Andy Davis and Quoc Le and Geoffrey Hinton and "
        "Jeff Dean",
        "Outrageously Large Neural Networks: The Sparsely-Gated Mixture-of-Experts Layer",
        "2017",
        "1701.06538",
    ),
)

_BY_KEY = {reference.key: reference for reference in REFERENCES}

OF_PRIMITIVE = {
    "gemm": ("narayanan2021efficient",),
    "batched_matmul": ("narayanan2021efficient",),
    "softmax": ("vaswani2017attention",),
    "attention_core": ("vaswani2017attention", "dao2022flashattention"),
    "kv_save": ("vaswani2017attention",),
    "all_reduce": ("shoeybi2019megatron",),
    "reduce_scatter": ("korthikanti2022reducing",),
    "all_gather": ("korthikanti2022reducing",),
}
"""Which papers stand behind a law that says "specification"."""

OF_MEMORY = {
    "memory.weights": ("shoeybi2019megatron",),
    "memory.gradients": ("shoeybi2019megatron",),
    "memory.activations": ("korthikanti2022reducing",),
    "memory.checkpoint": ("korthikanti2022reducing",),
    "memory.optimizer": ("rajbhandari2020zero",),
    "memory.kv_cache": ("vaswani2017attention",),
    "memory.workspace": ("vaswani2017attention",),
}
"""Which papers stand behind a memory fact."""


def of_law(law: Law) -> tuple[Reference, ...]:
    """The papers behind a law: those that its source names, and those of its primitive in the specification."""
    named = [ref.key for ref in REFERENCES if any(mark in law.source for mark in ref.marks)]
    stated = OF_PRIMITIVE.get(law.primitive, ()) if law.source.startswith("specification") else ()
    return tuple(_BY_KEY[key] for key in dict.fromkeys((*named, *stated)))


def of_quantities(quantities: Iterable[Quantity]) -> tuple[Reference, ...]:
    """The papers behind quantities, oldest first."""
    keys: set[str] = set()
    for quantity in quantities:
        keys.update(OF_MEMORY.get(quantity.name, ()))
        terms = quantity.origin.terms if quantity.origin else ()
        keys.update(ref.key for term in terms if term.law for ref in of_law(term.law))
    return tuple(reference for reference in REFERENCES if reference.key in keys)
