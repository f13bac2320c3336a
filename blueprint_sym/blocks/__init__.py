"""Blocks: descriptions of layers that compose from laws.

`layers` has one constructor per primitive; `training` and `inference` list the layers of the two blocks of the
specification. Another kind of block is another list; no pass needs to know.
"""
