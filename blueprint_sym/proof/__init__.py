"""The proof layer: obligations as data, their translation to SMT-LIB, the prover, and reports.

Only a solver's ``unsat`` on the negated goal is a proof. This package imports z3 when the first obligation is
discharged, not before.
"""
