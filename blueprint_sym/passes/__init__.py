"""The six passes, one module each, and what they share: the pass protocol, the manager with its commit gate."""
