"""Blocks: descriptions of layers that compose from laws.

`layers`, `pointwise`, `core` and `routing` have one constructor per primitive; `attention`, `latent` and `mlp` are the
parts that a structure chooses; `training` and `inference` put them together. Another kind of block is another
description; no pass needs to know.
"""
