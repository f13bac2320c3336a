"""The runs of Calculon (Isaev et al., SC'23), and which of our formulas stands beside which of its fields."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

from attrs import frozen
from sympy import Expr

from blueprint_sym import SYMBOLS, Derivation, derive
from blueprint_sym.expr.evaluate import evaluate
from blueprint_sym.symbols import index

DATA = Path(__file__).parent / "data" / "calculon_blocks.json"
R = index("r", positive=True)
RECOMPUTE = {"none": "none", "attn_only": "selective", "full": "full"}
BYTES = {"float16": 2}


@frozen(eq=False)
class Case:
    """One run of Calculon: what it was told, and what it printed of a block."""

    number: int
    model: str
    application: dict[str, int]
    execution: dict[str, Any]
    block: dict[str, int | float]
    parameters: int

    def __str__(self) -> str:
        words = (self.model, self.execution["activation_recompute"], self.communication)
        return "-".join((str(self.number), *words))

    @property
    def communication(self) -> str:
        """``ar`` all-reduces; ``rs_ag`` shards the sequence; ``p2p_rs_ag`` shards it between pipeline stages only."""
        return str(self.execution["tensor_par_comm_type"])

    @property
    def sequence_parallel(self) -> bool:
        return self.communication == "rs_ag"

    @property
    def fused(self) -> bool:
        return bool(self.execution["fused_activation"])

    @property
    def overlapped(self) -> bool:
        """Whether collectives run inside the matrix products beside them."""
        return bool(self.execution["tensor_par_overlap"] != "none")

    @property
    def recompute(self) -> str:
        return RECOMPUTE[self.execution["activation_recompute"]]

    @property
    def derivation(self) -> Derivation:
        return training(
            recompute=self.recompute,
            tensor_parallel=self.execution["tensor_par"] > 1,
            sequence_parallel=self.sequence_parallel,
            regather=self.execution["seq_par_ag_redo"],
            fused_activation=self.fused,
            shard_optimizer=self.execution["optimizer_sharding"],
        )

    @property
    def sizes(self) -> dict[str, int]:
        return {
            "B": self.execution["microbatch_size"],
            "S": self.application["seq_size"],
            "H": self.application["hidden"],
            "F": self.application["feedforward"],
            "h": self.application["attn_heads"],
            "t": self.execution["tensor_par"],
            "e": BYTES[self.execution["datatype"]],
        }

    @property
    def shards(self) -> int:
        """Ranks over which the optimizer is split."""
        return int(self.execution["data_par"]) if self.execution["optimizer_sharding"] else 1

    def value(self, expr: Expr) -> Fraction:
        """A formula at the sizes of the case; r is t where the sequence is sharded, else 1."""
        ranks = self.sizes["t"] if self.sequence_parallel else 1
        sizes = {SYMBOLS[name]: size for name, size in self.sizes.items()}
        return evaluate(expr, {**sizes, SYMBOLS["d"]: self.shards, R: ranks})

    def printed(self, field: str) -> Fraction:
        """The value as Calculon printed it; a d-th part is printed as a float, of which it is the closest d-th part."""
        return Fraction(self.block[field]).limit_denominator(self.shards)


def _cases() -> list[Case]:
    rows = json.loads(DATA.read_text())["cases"]
    return [
        Case(number, row["model"], row["application"], row["execution"], row["block"], row["num_parameters"])
        for number, row in enumerate(rows)
    ]


CASES = _cases()
LEFT_OUT = {
    37: "inference keeps no activations and has no backward pass: only its forward pass is compared",
    38: "multi-query attention is another block, with narrower keys and values",
}
TRAINING = [case for case in CASES if case.number not in LEFT_OUT]


@cache
def training(**choices: Any) -> Derivation:
    return derive("training", scope="block", **choices)


# What of ours is compared with which of Calculon's fields


def _flops(phase: str) -> Callable[[Derivation], Expr]:
    return lambda block: block.work(phase=phase).flops


def _accesses(phase: str) -> Callable[[Derivation], Expr]:
    return lambda block: block.work(phase=phase).read + block.work(phase=phase).written


def _payload(phase: str) -> Callable[[Derivation], Expr]:
    return lambda block: block.work(phase=phase).message


def _memory(name: str) -> Callable[[Derivation], Expr]:
    return lambda block: block.quantities[f"memory.{name}"].expr


FORWARD: dict[str, Callable[[Derivation], Expr]] = {
    "block_fw_flops": _flops("forward"),
    "block_fw_mem_accessed": _accesses("forward"),
    "baseblock_fw_tp_size": _payload("forward"),
    "edgeblock_fw_tp_size": _payload("forward"),
    "block_weight_space": _memory("weights"),
}

FIELDS: dict[str, Callable[[Derivation], Expr]] = {
    **FORWARD,
    "block_agrad_flops": _flops("activation gradient"),
    "block_wgrad_flops": _flops("weight gradient"),
    "block_optim_flops": _flops("optimizer"),
    "block_agrad_mem_accessed": _accesses("activation gradient"),
    "block_wgrad_mem_accessed": _accesses("weight gradient"),
    "block_optim_mem_accessed": _accesses("optimizer"),
    "baseblock_bw_tp_size": _payload("activation gradient"),
    "edgeblock_bw_tp_size": _payload("activation gradient"),
    "block_act_storage_space": _memory("activations"),
    "block_act_checkpoint_size": _memory("checkpoint"),
    "block_weight_grad_space": _memory("gradients"),
    "block_optimizer_space": _memory("optimizer"),
}

NOT_COMPARED = {
    "block_act_working_space": "what one layer needs while it runs, not what a block keeps",
    "block_act_grad_space": "the same of gradients",
    "block_weight_grad_space_no_sharding": "accumulators of four bytes, which the block has not",
    "block_fw_pp_size": "between pipeline stages, outside of a block",
    "block_bw_pp_size": "between pipeline stages, outside of a block",
    "block_dp_size": "between data-parallel replicas, outside of a block",
    "weight_space": "all blocks of a stage",
}
