"""Code generation: the text of Warp kernels, for the CPU and for CUDA, from programs."""

from .cpu import is_narrow
from .forest_steps import SHARED, block_lanes, scratch_size
from .kernels import arguments, snippet
from .layouts import FLAT, OUTER, STREAMED, Access, Layout, is_flat, layout_name
from .scans import BLOCK_LANES, MAX_BLOCK_LANES
from .sweep_steps import writing_sweeps
