"""Design spaces: every combination of sizes and structural choices, evaluated in chunks and never held at once.

`design` has `sweep`, `axes` reads what a user gives, `work` is what a worker does, `frames` makes frames of rows.
"""
