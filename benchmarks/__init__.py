"""Figures of speed and size, each measured in a process of its own; ``python -m benchmarks`` prints them."""
