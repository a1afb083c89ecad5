"""From programs to the text of Warp kernels, for the CPU and for CUDA."""

from .cpu import is_narrow
from .kernels import arguments, snippet
from .layouts import FLAT, OUTER, STREAMED, Access, Layout, is_flat, layout_name
from .scans import LANES, MOST
from .sweep_steps import scratch, written_in
