"""Work of a CUDA device that is recorded once, as a graph, and launched again by one call."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from torch import Tensor

from ..private import copy_all, pytree
from .capture import is_capturing
from .captures import Unrecordable
from .recording import Recordings

_LARGEST = 1 << 24  # bytes of what a recording reads: with more the device takes longer than the host
_SEEN = 256  # keys of what was done once without a graph


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


class Graphs(Recordings):
    """Graphs that are kept for later calls, by what they do, and by the shapes and the strides of what they read."""

    def __init__(self, largest: int = 1 << 28) -> None:
        super().__init__(largest=largest)
        self._seen: dict[Any, bool] = {}  # whether it may be recorded

    @contextlib.contextmanager
    def use(self, key: Any, tensors: Sequence[Tensor], make: Callable[[], Any]) -> Iterator[Any]:
        """What is kept for a key, or what is made for it; it is kept again if no error ends its use.

        None for the first use of a key, which loads kernels, where a device cannot record what it launches, within a
        capture, and for large tensors.

        Args:
            key: What it does.
            tensors: What it reads.
            make: Makes it. Its ``nbytes`` are the size.
        """
        device = tensors[0].device
        fits = all([x.numel() and x.device == device for x in tensors])
        if not fits or is_capturing(device) or sum([dense(x).nbytes for x in tensors]) > _LARGEST:
            yield None
            return
        whole = key, device, stream_of(device), *[(x.shape, x.stride(), x.dtype) for x in tensors]
        kept = self.take(whole) or self._made(whole, make)
        yield kept
        if kept is not None:
            self.put(whole, kept)

    def _made(self, key: Any, make: Callable[[], Any]) -> Any:
        if key not in self._seen:
            self._seen[key] = True
            while len(self._seen) > _SEEN:
                self._seen.pop(next(iter(self._seen)), None)
            return None
        if not self._seen[key]:
            return None
        try:
            with torch.inference_mode(False), torch.no_grad():
                return make()
        except (RuntimeError, Unrecordable):  # of a device that cannot record one of the launches
            self._seen[key] = False
            return None

    def clear(self) -> None:
        super().clear()
        self._seen.clear()


def stream_of(device: torch.device) -> int:
    """A number for the stream that kernels of a device are launched on, 0 for other devices than CUDA's."""
    if device.type != "cuda" or not torch.cuda.is_initialized():
        return 0
    return 1 + int(torch.cuda.current_stream(device).cuda_stream)


def dense(x: Tensor) -> Tensor:
    """All numbers from the first to the last one of a tensor, in a row."""
    span = 1 + sum([(n - 1) * stride for n, stride in zip(x.shape, x.stride(), strict=True)])
    return x.as_strided((span,), (1,))


def alike(x: Tensor) -> Tensor:
    """A tensor of the same shape and strides in memory of its own."""
    return torch.zeros_like(dense(x)).as_strided(x.shape, x.stride())


class Copies:
    """Copies of tensors, which graphs read.

    Attributes:
        tensors: The copies.
        nbytes: Their size.
    """

    def __init__(self, tensors: Sequence[Tensor]) -> None:
        self.tensors = [alike(x) for x in tensors]
        self.nbytes = sum([x.nbytes for x in self.tensors])
        self._dense = [dense(x) for x in self.tensors]
        self.take(tensors)

    def take(self, tensors: Sequence[Tensor]) -> None:
        """Copy other tensors of the same shapes and strides there."""
        copy_all(self._dense, [dense(x) for x in tensors])


def copied(tensors: Sequence[Tensor]) -> list[Tensor]:
    """Tensors in memory of their own, by few launches."""
    found = [torch.empty_like(x) for x in tensors]
    copy_all(found, tensors)
    return found


functions = Graphs()


def graphed(function: Callable[..., Any], *tensors: Tensor) -> Any:
    """What a function makes of tensors: on a device by one launch, from the second call with such shapes on.

    Args:
        function: Waits for nothing, and returns a nesting of tensors. It is no function that is made for each call.
        tensors: Its arguments, on a device. Kernels run at once on them, unseen by anything.
    """
    with functions.use(function, tensors, lambda: _Graphed(function, tensors)) as kept:
        return function(*tensors) if kept is None else kept.run(tensors)


class _Graphed:
    """A function as a graph, on copies of tensors."""

    def __init__(self, function: Callable[..., Any], tensors: Sequence[Tensor]) -> None:
        self._copies = copies = Copies(tensors)
        leaves, self._spec = pytree.tree_flatten(function(*copies.tensors))  # loads all kernels
        self._results = [torch.empty_like(x) for x in leaves]

        def work() -> None:
            copy_all(self._results, pytree.tree_flatten(function(*copies.tensors))[0])

        (self._launch,) = record([work], tensors[0].device)
        self.nbytes = 4 * (copies.nbytes + sum([x.nbytes for x in self._results]))

    def run(self, tensors: Sequence[Tensor]) -> Any:
        """Its results."""
        self._copies.take(tensors)
        self._launch()
        return pytree.tree_unflatten(copied(self._results), self._spec)
