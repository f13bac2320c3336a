"""The four intermediate representations, in the order in which data passes them.

`model` says what is computed, `distributed` what each rank does, `portable` what a plan must provide on any target,
`concrete` where and when one target does it. Each is a frozen record that verifies its structure on construction.
"""
