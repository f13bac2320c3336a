"""MathJax, put beside the pages so that they load nothing from elsewhere."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path

PACKAGE = "mathjax@3.2.2"
FILE = Path("node_modules/mathjax/es5/tex-svg.js")
SHA256 = "d4295dc33744836935c1399feece5159577b34c5c8ffb9f1c6324cd82e03a882"
"""Of the one file that is used: it needs no fonts and no other file."""


class NoMathJaxError(Exception):
    """MathJax cannot be had here, or is not the file that is expected."""


def mathjax(cache: Path) -> Path:
    """The file, from the cache or from npm; raises NoMathJaxError where there is neither or it is another file."""
    found = cache / FILE
    if not found.exists():
        npm = shutil.which("npm")
        if npm is None:
            raise NoMathJaxError(f"npm is not installed; it is needed once, for {PACKAGE}")
        cache.mkdir(parents=True, exist_ok=True)
        command = [npm, "install", "--no-save", "--ignore-scripts", "--silent", "--prefix", str(cache), PACKAGE]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode or not found.exists():
            raise NoMathJaxError(f"npm could not install {PACKAGE}: {done.stderr.strip()[-300:]}")
    digest = hashlib.sha256(found.read_bytes()).hexdigest()
    if digest != SHA256:
        raise NoMathJaxError(f"{FILE} of {PACKAGE} has the SHA-256 {digest}, not the one that was reviewed")
    return found
