"""Questions with symbolic answers: where one quantity passes another, how it grows, what the smallest degree is.

Every answer is proved before it is given: by obligations as those of the passes (`crossings`, `growth`), or by z3's
optimizer with its answer checked in exact integers (`optima`).
"""
