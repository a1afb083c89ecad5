"""Code generation: the text of Warp kernels, for the CPU and for CUDA, from programs."""

from .expressions import assignments, preamble
from .kernels import arguments, snippet
from .layouts import FLAT, OUTER, STREAMED, Access, Layout, is_flat, is_for_cuda, layout_name
from .printing import readable
from .sweeps import (
    MAX_BLOCK_LANES,
    ONE_LANE,
    SHARED,
    block_lanes,
    has_one_lane,
    has_rows,
    is_fixed,
    is_shared,
    one_lane,
    resident_blocks,
    scratch_size,
    writing_sweeps,
)
from .templates import fill, fill_file
from .vectors import is_narrow
