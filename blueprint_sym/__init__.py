"""Closed forms of what a Transformer block costs, derived pass by pass and proved before a number is put in.

import blueprint_sym as bs
d = bs.derive("training", recompute="selective", sequence_parallel=True)
print(d.quantities["flops.qkv"], d.report)
print(d.instantiate(B=1, S=2048, H=12288, F=49152, h=96, t=8, e=2)["memory.activations"])
"""

from lazy_loader import attach_stub

__version__ = "0.1.0"

__getattr__, __dir__, __all__ = attach_stub(__name__, __file__)
"""The names of the stub beside this file; each is imported when it is first used."""
