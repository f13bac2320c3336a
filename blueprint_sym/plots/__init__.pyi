from .bars import rank_memory as rank_memory
from .bars import stacked_bars as stacked_bars
from .bars import work as work
from .graph import task_graph as task_graph
from .maps import curves as curves
from .maps import heat_map as heat_map
