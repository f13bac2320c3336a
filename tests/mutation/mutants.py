"""Mutants of a module: one small change each, made on its syntax tree."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from pathlib import Path

from attrs import frozen

PACKAGE = Path(__file__).parents[2] / "blueprint_sym"

LAWS = tuple(f"laws/{name}.py" for name in ("matmul", "elementwise", "attention", "routing", "collective", "optimizer"))
TABLES = tuple(
    f"blocks/{name}.py"
    for name in (
        "training",
        "inference",
        "layers",
        "pointwise",
        "core",
        "routing",
        "draft",
        "attention",
        "latent",
        "mlp",
    )
)
RULES = tuple(
    f"passes/{name}.py"
    for name in (
        "regime",
        "sharding",
        "instance",
        "expansion",
        "storage",
        "distribute_training",
        "distribute_inference",
        "planning",
        "plan_training",
        "plan_inference",
        "layout",
        "tiling",
        "bind_queue",
        "bind_slot",
    )
)
STATEMENTS = ("passes/meaning.py", "passes/closed_forms.py", "spec/masking.py")
"""The other side of conservation: a change here must be refuted as well."""

CLOSED_FORMS = frozenset({"_equations", "_summed_gradients", "served_forms", "trained_forms"})
"""Functions of pass modules that state formulas; their numbers, signs and operands are changed, nothing is left out."""

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
}

MEMBERS = {
    "Drop": ("NEVER", "ALWAYS", "CORE_REPEATED", "GATHERED_AGAIN", "NOT_GATHERED_AGAIN", "FUSED"),
    "Repeat": ("FULL", "CORE", "GATHER"),
    "Placement": ("REPLICATED", "STREAM", "PARTIAL"),
    "Phase": ("FORWARD", "RECOMPUTE", "RECOMMUNICATION", "ACTIVATION_GRADIENT", "WEIGHT_GRADIENT", "OPTIMIZER"),
    "Kind": ("COMPUTE", "COLLECTIVE", "TRANSFER", "HOST", "BARRIER"),
    "Engine": ("MATRIX", "VECTOR", "NETWORK"),
}

WORDS = (
    ("all_reduce", "reduce_scatter", "all_gather"),
    ("partial", "replicated", "sharded"),
    ("persistent", "transient"),
    ("read", "write"),
    ("forward", "activation gradient", "weight gradient"),
)


FLAGS = ("parallel", "stream", "contraction", "view", "saved", "repeat", "fused", "effects", "fusable")
"""Keywords whose absence means something else."""

ROLES = ("qkv", "attention", "output", "mlp")
"""What a layer's ``role=`` may be."""


@frozen
class Mutant:
    """A module's source with one change; ``stated`` mutants change a statement and not what a pass emits."""

    module: str
    line: int
    place: str
    change: str
    source: str
    stated: bool

    @property
    def name(self) -> str:
        """What and where; it outlives a change elsewhere in the file."""
        return f"{self.module}: {self.change} in `{self.place}`"


def mutants() -> Iterator[Mutant]:
    """All mutants, in a fixed order."""
    for path in (*LAWS, *TABLES, *RULES, *STATEMENTS):
        yield from _of_module(path)


def _of_module(path: str) -> Iterator[Mutant]:
    tree = ast.parse((PACKAGE / path).read_text())
    kind = "law" if path in LAWS else "statement" if path in STATEMENTS else "rule"
    for site, statement, edits in _sites(tree, kind):
        for change, edit in edits:
            mutated = copy.deepcopy(tree)
            edit(_same_place(mutated, tree, site))
            line = getattr(site, "lineno", 0)
            yield Mutant(
                path,
                line,
                statement,
                change,
                ast.unparse(ast.fix_missing_locations(mutated)),
                _stated(tree, site, path),
            )


Edit = tuple[str, Callable[[ast.AST], None]]


def _sites(tree: ast.Module, kind: str) -> Iterator[tuple[ast.AST, str, list[Edit]]]:
    for node, functions, statement in _walk(tree, (), ""):
        closed = bool(functions) and functions[-1].name in CLOSED_FORMS
        if _excluded(functions) and not closed:
            continue
        edits = list(_edits(node, functions, kind, only_values=closed or kind == "statement"))
        if edits:
            yield node, statement, edits


def _walk(
    node: ast.AST, functions: tuple[ast.FunctionDef, ...], statement: str
) -> Iterator[tuple[ast.AST, tuple[ast.FunctionDef, ...], str]]:
    """Nodes that carry meaning, with the functions around them and the first line of their statement.

    Annotations, decorators, docstrings and the texts of errors carry none.
    """
    inside = (*functions, node) if isinstance(node, ast.FunctionDef) else functions
    if isinstance(node, ast.stmt):
        statement = ast.unparse(node).partition("\n")[0][:100]
    yield node, inside, statement
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "args") and isinstance(node, ast.FunctionDef | ast.arg):
            continue
        if name == "decorator_list" or (isinstance(node, ast.Call) and _called(node) == "field"):
            continue
        if name in ("annotation",) or isinstance(node, ast.Raise | ast.JoinedStr | ast.Assert | ast.Import):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _docstring(child):
                yield from _walk(child, inside, statement)


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _claims(function: ast.FunctionDef) -> bool:
    """Whether a function states obligations: a change there changes the question, not the answer."""
    names = {node.attr for node in ast.walk(function) if isinstance(node, ast.Attribute)}
    called = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
    return function.name.endswith("obligations") or "claim" in names or "Laws" in called


def _excluded(functions: tuple[ast.FunctionDef, ...]) -> bool:
    return any(_claims(function) for function in functions)


def _stated(tree: ast.Module, site: ast.AST, path: str) -> bool:
    if path in STATEMENTS:
        return True
    owners = [f for f in ast.walk(tree) if isinstance(f, ast.FunctionDef) and any(n is site for n in ast.walk(f))]
    return any(function.name in CLOSED_FORMS for function in owners)


def _edits(node: ast.AST, functions: tuple[ast.FunctionDef, ...], kind: str, *, only_values: bool) -> Iterator[Edit]:
    if isinstance(node, ast.Constant):
        yield from _constant_edits(node, only_values)
    elif isinstance(node, ast.BinOp | ast.BoolOp) and type(node.op) in SWAPS:
        yield _operator_edit(node)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in SWAPS:
        yield _comparison_edit(node)
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in MEMBERS:
        yield from _member_edits(node, MEMBERS[node.value.id])
    elif isinstance(node, ast.If | ast.IfExp):
        yield _condition_edit(node)
    elif isinstance(node, ast.Name) and functions and (kind == "law" or functions[-1].name in CLOSED_FORMS):
        yield from _operand_edits(node, functions[-1])
    if only_values:
        return
    if isinstance(node, ast.keyword) and node.arg == "role" and isinstance(node.value, ast.Constant):
        for other in ROLES:
            if other != node.value.value:
                yield f"role {node.value.value!r} -> {other!r}", _set("value", ast.Constant(other))
    if isinstance(node, ast.Tuple | ast.List) and isinstance(node.ctx, ast.Load) and kind == "rule":
        yield from _removal_edits(node)
    if isinstance(node, ast.Call) and kind == "rule":
        yield from _keyword_edits(node)


def _constant_edits(node: ast.Constant, only_values: bool) -> Iterator[Edit]:
    if isinstance(node.value, bool):
        yield f"{node.value} -> {not node.value}", _set("value", not node.value)
    elif isinstance(node.value, int):
        yield f"{node.value} -> {node.value + 1}", _set("value", node.value + 1)
    elif isinstance(node.value, str) and not only_values:
        for words in WORDS:
            if node.value in words:
                for other in words:
                    if other != node.value:
                        yield f"{node.value!r} -> {other!r}", _set("value", other)


def _set(field: str, value: object) -> Callable[[ast.AST], None]:
    return lambda node: setattr(node, field, value)


def _operator_edit(node: ast.BinOp | ast.BoolOp) -> Edit:
    other = SWAPS[type(node.op)]
    return f"{type(node.op).__name__} -> {other.__name__} in {ast.unparse(node)}", _set("op", other())


def _comparison_edit(node: ast.Compare) -> Edit:
    other = SWAPS[type(node.ops[0])]
    return f"{type(node.ops[0]).__name__} -> {other.__name__} in {ast.unparse(node)}", _set("ops", [other()])


def _member_edits(node: ast.Attribute, members: tuple[str, ...]) -> Iterator[Edit]:
    if node.attr in members:
        for other in members:
            if other != node.attr:
                yield f"{node.attr} -> {other}", _set("attr", other)


def _condition_edit(site: ast.If | ast.IfExp) -> Edit:
    def negate(node: ast.AST) -> None:
        assert isinstance(node, ast.If | ast.IfExp)
        node.test = ast.UnaryOp(ast.Not(), node.test)

    return f"not ({ast.unparse(site.test)[:60]})", negate


def _operand_edits(node: ast.Name, function: ast.FunctionDef) -> Iterator[Edit]:
    """Each operand of a law becomes each other operand of the law."""
    operands = [arg.arg for arg in function.args.args if arg.arg not in ("strategy", "model", "degree", "laws")]
    if node.id in operands and isinstance(node.ctx, ast.Load):
        for other in operands:
            if other != node.id:
                yield f"{node.id} -> {other} in {function.name}", _set("id", other)


def _removal_edits(node: ast.Tuple | ast.List) -> Iterator[Edit]:
    for place, element in enumerate(node.elts):

        def remove(target: ast.AST, place: int = place) -> None:
            assert isinstance(target, ast.Tuple | ast.List)
            del target.elts[place]

        yield f"without {ast.unparse(element)[:60]} in {ast.unparse(node)[:60]}", remove


def _keyword_edits(node: ast.Call) -> Iterator[Edit]:
    for place, keyword in enumerate(node.keywords):

        def remove(target: ast.AST, place: int = place) -> None:
            assert isinstance(target, ast.Call)
            del target.keywords[place]

        if keyword.arg in FLAGS:
            yield f"without {ast.unparse(keyword)[:60]}", remove


def _same_place(mutated: ast.Module, tree: ast.Module, site: ast.AST) -> ast.AST:
    """The node of the copy at the place of ``site``."""
    for ours, theirs in zip(ast.walk(tree), ast.walk(mutated), strict=True):
        if ours is site:
            return theirs
    raise LookupError("the site is not in the tree")
