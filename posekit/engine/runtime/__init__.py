"""From text to machine code to memory: kernels, plans, threads and buffers. Launching takes a program, never an op."""

from .buffer_cache import workspace
from .checks import check, common_dtype, dense
from .kernel import HOLD_GIL_BELOW, LOCK, QUICK_BELOW, source
from .launch import BroadcastInfo, Executable
from .memo import Memo
from .plan import Shape, batch_shape, same
from .scans import SweepExecutable
