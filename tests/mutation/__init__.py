"""Mutation: break every law, flag and rule, one at a time, and see the proof run refuse it."""
