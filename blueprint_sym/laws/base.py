"""What a law is, and what it yields."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen
from sympy import Expr

from ..work import WorkVector


@frozen
class Cost:
    """FLOPs, bytes read, bytes written and payload of one invocation; ``matmul`` are the FLOPs of contractions."""

    flops: Expr | int = 0
    read: Expr | int = 0
    written: Expr | int = 0
    message: Expr | int = 0
    matmul: Expr | int = 0

    @property
    def work(self) -> WorkVector:
        """The work vector (F, R, W, M)."""
        return WorkVector(self.flops, self.read, self.written, self.message)


@frozen
class Law:
    """The law of one primitive in one role.

    ``arguments`` are the names of the shape in the order of ``cost``'s parameters; ``source`` says where the count
    comes from.
    """

    primitive: str
    role: str
    arguments: tuple[str, ...]
    cost: Callable[..., Cost]
    source: str

    def instance(self, shape: dict[str, Expr]) -> Cost:
        """The cost at a shape; raises TypeError for one that has not exactly the law's arguments."""
        if set(shape) != set(self.arguments):
            raise TypeError(f"{self.primitive} {self.role} takes {self.arguments}, not {tuple(shape)}")
        return self.cost(**shape)
