"""Builds and launches kernels: compilation, plans, threads and buffers. Launching takes a program, never an op."""

from .ahead import together
from .buffer_cache import workspace
from .call_log import LOGS, Call, Log, Route, logged, note, record_traced
from .capture import check_capture, is_capturing
from .captures import Unrecordable
from .graphs import Copies, Graphs, copied, graphed, record, stream_of
from .indexed import Index, run_indexed, zeros
from .input_checks import (
    accept_distributed,
    broadcast_error,
    check,
    check_dense,
    check_distributed,
    common_dtype,
    describe,
    is_distributed,
)
from .kernel import FAST_PATH_BELOW, HOLD_GIL_BELOW, LOCK, is_aligned, kernel_folders, launch_warp, source
from .launch import BroadcastInfo, Executable
from .launch_grids import MAX_THREADS
from .memo import Memo
from .native import CooperativeKernel, Native, captured, is_cuda, most_workers, uncaptured
from .notices import compiled_kernels, compiled_seconds, is_worker
from .plan import Shape, batch_shape, broadcast_shapes, same_shape
from .recording import Recording, Recordings, beats
from .sweeps import SweepExecutable, block_steps
