"""What makes the documentation site: equations read and proved, pages generated, MathJax vendored.

`make docs` runs ``python -m pages`` and builds what it wrote. Nothing here is part of the installed package.
"""
