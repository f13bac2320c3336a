"""``python -m pages``: read and prove the equations of docstrings, write build/docs with MathJax.

python -m pages              # everything; then `mkdocs build --strict` makes the site
python -m pages equations    # read and prove only
python -m pages docstrings   # list public names whose docstring lacks something
"""

from __future__ import annotations

import argparse
import shutil
import sys

from .displays import ROOT
from .docstrings import gaps
from .equations import RefusalError, check
from .generate import write
from .vendor import NoMathJaxError, mathjax


def main() -> int:
    """Exit code 0, or 1 with a line that says what is wrong and where."""
    parser = argparse.ArgumentParser(prog="python -m pages", description="Make the pages of the site.")
    parser.add_argument("part", nargs="?", choices=["all", "equations", "docstrings"], default="all")
    part = parser.parse_args().part
    if part == "docstrings":
        found = list(gaps())
        print("\n".join(found) if found else "every public name says what it must")
        return 1 if found else 0
    try:
        checked = check()
        for item in checked:
            print(f"{item.display.place}: {item.equations} equations, proved in {item.cases} cases")
        if part == "all":
            target = ROOT / "build" / "docs"
            write(target, checked)
            shutil.copy(mathjax(ROOT / "build" / "npm"), target / "js" / "tex-svg.js")
    except (RefusalError, NoMathJaxError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    total = sum(item.equations for item in checked)
    print(f"{total} equations of {len(checked)} displays read back and proved")
    return 0


if __name__ == "__main__":
    sys.exit(main())
