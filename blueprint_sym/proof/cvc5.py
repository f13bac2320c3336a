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
WRITTEN = 4096
"""Bytes that are written at a time: what a pipe takes whole."""
LONGEST = 65_536
"""Bytes of an answer. One that is longer is none."""
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
        text = body.encode()
        try:
            if self.process is None or self.process.poll() is not None:
                self.end()
                self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
            line = self._exchange(self.process, b"%d\n%s" % (len(text), text), seconds)
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
    def _exchange(process: subprocess.Popen[bytes], question: bytes, seconds: float) -> bytes | None:
        """The line that answers, what came of it before the end of the stream, or None when the time is over.

        A child that does not read its question is as late as one that does not answer it.
        """
        assert process.stdin is not None
        assert process.stdout is not None
        deadline, line = time.monotonic() + seconds, b""
        os.set_blocking(process.stdin.fileno(), False)
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdin, selectors.EVENT_WRITE)
            selector.register(process.stdout, selectors.EVENT_READ)
            while not line.endswith(b"\n"):
                ready = [key.fileobj for key, _ in selector.select(max(0.0, deadline - time.monotonic()))]
                if time.monotonic() > deadline:
                    return None
                if process.stdin in ready:
                    question = question[os.write(process.stdin.fileno(), question[:WRITTEN]) :]
                    if not question:
                        selector.unregister(process.stdin)
                if process.stdout in ready:
                    part = os.read(process.stdout.fileno(), 4096)
                    line += part
                    if not part or len(line) > LONGEST:
                        break
        return b"" if question else line

    def end(self) -> None:
        if self.process is not None:
            self.process.kill()
            for pipe in (self.process.stdin, self.process.stdout):
                if pipe is not None:
                    pipe.close()
            self.process.wait()
            self.process = None
