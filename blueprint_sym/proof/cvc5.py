"""cvc5 as a further judge, on the same text that z3 reads.

It runs in child processes, since it overruns its own limits and may end the process it is in. A child that does not
answer in time is killed and says nothing; only "sat" against z3's "unsat" has a consequence, and only "unsat" counts as
a judge's word.
"""

from __future__ import annotations

import importlib.util
import os
import queue
import selectors
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from attrs import define, field

from ..errors import BlueprintError
from .judges import UNASKED, Answer

RESOURCE_LIMIT = 200_000
SECONDS = 3.0
CHILD = Path(__file__).with_name("cvc5_child.py")


@define
class Cvc5:
    """Children that are asked in turn; a context manager, which ends them.

    Attributes:
        children: how many run at a time.
        seconds: until a child that does not answer is killed.
        command: how a child is started.

    """

    children: int = 2
    seconds: float = SECONDS
    command: tuple[str, ...] = (sys.executable, "-P", str(CHILD), str(RESOURCE_LIMIT))
    _idle: queue.SimpleQueue[_Child] = field(factory=queue.SimpleQueue, init=False)

    @staticmethod
    def available() -> bool:
        """Whether cvc5 is installed."""
        return importlib.util.find_spec("cvc5") is not None

    def __enter__(self) -> Cvc5:
        if str(CHILD) in self.command and not self.available():
            raise BlueprintError("cvc5 is not installed: pip install 'blueprint-sym[cvc5]'")
        for _ in range(self.children):
            self._idle.put(_Child(self.command))
        return self

    def __exit__(self, *_: Any) -> None:
        while not self._idle.empty():
            self._idle.get().end()

    def __call__(self, bodies: tuple[str, ...]) -> Answer:
        """The answer to a claim of several texts: "unsat" when cvc5 says so of every one, else its first other one."""
        child = self._idle.get()
        answer = UNASKED
        started = time.perf_counter()
        try:
            for body in bodies:
                answer = child.ask(body, self.seconds)
                if answer.word != "unsat":
                    break
        finally:
            self._idle.put(child)
        return Answer(answer.word, reason=answer.reason, seconds=time.perf_counter() - started)


@define(eq=False)
class _Child:
    """One child process, started when it is first needed and again after it was lost."""

    command: tuple[str, ...]
    process: subprocess.Popen[bytes] | None = None

    def ask(self, body: str, seconds: float) -> Answer:
        if self.process is None or self.process.poll() is not None:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        text = body.encode()
        try:
            assert self.process.stdin is not None
            self.process.stdin.write(b"%d\n%s" % (len(text), text))
            self.process.stdin.flush()
            line = self._line(self.process, seconds)
        except OSError:
            line = b""
        if line is None:
            self.end()
            return Answer("unknown", reason=f"killed after {seconds:g} s")
        if not line.endswith(b"\n"):
            self.end()
            return Answer("error", reason="the child died")
        word, _, reason = line.decode(errors="replace").strip().partition(" ")
        known = word in ("unsat", "sat", "unknown", "error")
        return Answer(word if known else "error", reason=reason if known else f"it said {word[:40]!r}")

    @staticmethod
    def _line(process: subprocess.Popen[bytes], seconds: float) -> bytes | None:
        """The next line, what came of it before the end of the stream, or None when the time is over."""
        assert process.stdout is not None
        deadline, line = time.monotonic() + seconds, b""
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while not line.endswith(b"\n"):
                if not selector.select(max(0.0, deadline - time.monotonic())):
                    return None
                part = os.read(process.stdout.fileno(), 4096)
                if not part:
                    break
                line += part
        return line

    def end(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None
