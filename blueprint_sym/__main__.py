"""``python -m blueprint_sym`` is the command line."""

from .cli import main

main(prog_name="blueprint-sym")
