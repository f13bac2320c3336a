"""Claims: formulas of papers and programs, each proved, refuted with the exact difference, or neither.

`file` and `paper` read them, `problem` makes an obligation of each, `check` judges it, `sources` says where a
difference comes from and `repair` under which hypothesis or structure it vanishes; `code` does the same for a function.
"""
