"""Work of a CUDA device that is recorded once, as a graph, and launched again by one call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch


def record(works: Sequence[Callable[[], Any]], device: torch.device) -> list[Callable[[], None]]:
    """Functions that launch again what others launched, on torch's current stream.

    The works are not done now. They wait for nothing, what they read and write stays where it is, and their kernels
    have been loaded. The graphs share memory, so that one runs after the other.

    Args:
        works: What is recorded.
        device: Where it runs.
    """
    with torch.cuda.device(device):
        current, stream, pool = torch.cuda.current_stream(), torch.cuda.Stream(), torch.cuda.graph_pool_handle()
        stream.wait_stream(current)
        graphs = []
        with torch.cuda.stream(stream):
            for work in works:
                graphs.append(_recorded(work, pool))
        current.wait_stream(stream)
    return [graph.replay for graph in graphs]


def _recorded(work: Callable[[], Any], pool: Any) -> torch.cuda.CUDAGraph:
    graph = torch.cuda.CUDAGraph()
    graph.capture_begin(pool, capture_error_mode="thread_local")  # other threads may use the device
    try:
        work()
    finally:
        graph.capture_end()
    return graph
