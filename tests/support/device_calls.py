"""What a call asks of a CUDA device, counted without one: launches of kernels, and waits of the host.

In the context `counted`, calls with tensors on the CPU are planned as those with CUDA tensors are. Launches of kernels
of posekit are counted and not made: what they would compute is computed by the CPU's kernels. The operations of torch
are those that its profiler sees. One that computes or copies and calls no other is a launch.
"""

from __future__ import annotations

import contextlib
import functools
import threading
from collections import Counter
from collections.abc import Iterator
from typing import Any
from unittest import mock

import torch
from torch.autograd.profiler import record_function
from torch.autograd.profiler_legacy import profile
from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_leaves

from posekit.engine.codegen import FLAT
from posekit.engine.programs import SweepProgram
from posekit.engine.runtime import Executable, machine, native
from posekit.engine.runtime import graphs as device_graphs
from posekit.engine.runtime import kernel as kernels
from posekit.engine.runtime.sweeps import SweepExecutable
from posekit.optimisation import replayed, replayed_batches
from posekit.optimisation.search_kernels import Decisions
from tests.support.capturing import COPIES as COPIED
from tests.support.capturing import READS
from tests.support.kernels import forget

# Operations that neither compute nor copy: they make views, or take memory.
IDLE = {
    *("empty", "empty_like", "empty_strided", "new_empty", "new_empty_strided", "resize_", "set_", "result_type"),
    *("as_strided", "view", "_unsafe_view", "_reshape_alias", "reshape", "alias", "detach", "detach_", "unbind"),
    *("select", "slice", "expand", "permute", "transpose", "t", "squeeze", "unsqueeze", "split", "diagonal", "unfold"),
    *("split_with_sizes", "narrow", "chunk", "movedim", "flatten", "unflatten", "expand_as", "view_as", "real", "imag"),
    *("is_nonzero", "item", "broadcast_tensors", "resolve_conj", "resolve_neg", "lift_fresh", "swapaxes", "ravel"),
    *("_local_scalar_dense", "promote_types", "scalar_tensor", "broadcast_to", "as_strided_"),
    *("numpy_T", "mT", "adjoint", "atleast_1d", "view_as_real", "to", "contiguous", "type_as"),
    *("sum_to_size", "_has_same_storage_numel", "_fw_primal", "_make_dual", "_unpack_dual", "is_same_size"),
}
ALONE = {"linalg_lu_solve"}  # on the CPU it reads its operand
# Operations whose results have a size, or are a number, that the host must know; and copies of the host's numbers.
WAITS = {"_local_scalar_dense", "nonzero", "equal", "masked_select", "_unique2", "unique_dim", "unique_consecutive"}
WAITS |= {"bincount", "_linalg_check_errors", "lift_fresh", "cholesky_inverse"}
COPIES = {"copy_", "fill_", "zero_", "to", "_to_copy", "clone"}
_ELSEWHERE = "posekit: computed for the device"


class Calls:
    """What was counted.

    Attributes:
        launches: How often each kernel of posekit and each operation of torch is launched.
        waits: How often the host waits for each operation.
    """

    def __init__(self) -> None:
        self.launches: Counter[str] = Counter()
        self.waits: Counter[str] = Counter()

    def add(self, event: Any) -> None:
        """Count an event of the profiler, and those within it."""
        if event.name == _ELSEWHERE:
            return
        name = event.name.removeprefix("aten::")
        self.waits[name] += name in WAITS
        composed = name in IDLE or (name not in ALONE and _is_composed(event))
        if event.name.startswith("aten::") and not composed:
            self.launches[name] += 1
            return
        for x in event.cpu_children:
            self.add(x)


def _is_composed(event: Any) -> bool:
    """Whether an operation calls others that compute, beside copies of its operands to another form."""
    names = [x.name.removeprefix("aten::") for x in event.cpu_children]
    return any(name not in COPIES and name not in IDLE for name in names)


class _State(threading.local):
    paused = True
    graph: _Graph | None = None  # that is recorded


_state = _State()


@contextlib.contextmanager
def _elsewhere() -> Iterator[None]:
    """What is done within this context is no part of the call."""
    before, _state.paused = _state.paused, True
    try:
        with record_function(_ELSEWHERE):
            yield
    finally:
        _state.paused = before


class _Graph(TorchFunctionMode):
    """Stands for a CUDA graph: what is done while it is recorded can be done again, with the same memory."""

    def __init__(self, calls: Calls, work: Any) -> None:
        super().__init__()
        self._calls, self._steps = calls, list[tuple[Any, Any]]()
        with _elsewhere():
            _state.graph = self
            _state.paused = False
            try:
                with self:
                    work()
            finally:
                _state.graph = None

    def __torch_function__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        def again() -> Any:
            return function(*args, **(kwargs or {}))

        result, name = again(), getattr(function, "__name__", "")
        if name in READS | COPIED:
            raise RuntimeError(f"{name} waits for the device: a graph cannot record it")
        if name == "__setitem__" or any([isinstance(x, torch.Tensor) for x in tree_leaves(result)]):
            self.add(again, result)
        return result

    def add(self, again: Any, result: Any) -> None:
        """Add what is done again, and where its results belong."""
        self._steps.append((again, tree_leaves(result)))

    def replay(self) -> None:
        self._calls.launches["graph"] += 1
        with _elsewhere():
            for again, results in self._steps:
                for x, y in zip(results, tree_leaves(again()), strict=True):
                    if isinstance(x, torch.Tensor) and x.data_ptr() != y.data_ptr():
                        x.copy_(y)


class _Counting:
    """Stands for a kernel on CUDA: counts its launches. A flat kernel runs, as its arguments are those for the CPU."""

    def __init__(self, calls: Calls, title: str, kernel: Any, is_flat: bool) -> None:
        self._calls, self._title, self.pack, self.unpack = calls, title, kernel.pack, kernel.unpack
        self._flat = kernel if is_flat else None

    def cuda(self, index: int | None, threads: int, packed: bytes) -> None:
        if _state.graph is None:
            self._calls.launches[self._title] += 1
        if self._flat is None:
            return
        self._flat.cpu(threads, packed)
        if _state.graph is not None:
            _state.graph.add(functools.partial(self._flat.cpu, threads, packed), None)


class Device:
    """Counts calls within the context `counted`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def calls(self, function: Any) -> Calls:
        """What a call of a function asks of the device, after two others: the second one may record graphs."""
        for _ in range(2):
            torch.manual_seed(0)
            function()
        self._calls.launches.clear()
        self._calls.waits.clear()
        torch.manual_seed(0)
        with profile() as profiled:
            function()
        for event in profiled.function_events:
            if event.cpu_parent is None:
                self._calls.add(event)
        result, empty = Calls(), Calls()
        result.launches, result.waits = +self._calls.launches, +self._calls.waits
        self._calls.launches, self._calls.waits = empty.launches, empty.waits
        return result


@contextlib.contextmanager
def counted() -> Iterator[Device]:
    """Plan calls as on a device, and count what they ask of it."""
    calls, made = Calls(), kernels.of
    twins: dict[int, tuple[Any, Any]] = {}
    run_of = {cls: cls.__dict__["run"] for cls in (Executable, SweepExecutable)}
    run_native = native.Native.run

    def target(device: torch.device) -> str:
        return "cuda" if device.type == "cpu" and not _state.paused else device.type

    def run(self: Any, *args: Any) -> Any:
        actual = run_of[SweepExecutable if isinstance(self, SweepExecutable) else Executable]
        if _state.paused:
            return actual(self, *args)
        if id(self) not in twins:
            twins[id(self)] = type(self)(self.program), self
            twins[id(self)][0].kernels = {}
        again = functools.partial(actual, twins[id(self)][0], *args)
        if _state.graph is not None:
            return recorded(again)
        actual(self, *args)  # counts
        with _elsewhere():
            return again()

    def recorded(again: Any) -> Any:
        graph, _state.graph = _state.graph, None
        try:
            with _elsewhere(), torch._C.DisableTorchFunction():
                result = again()
        finally:
            _state.graph = graph
        graph.add(again, result)
        return result

    def run_text(self: Any, *args: Any, **options: Any) -> None:
        again = functools.partial(run_native, self, *args, **options)
        if _state.graph is not None:
            recorded(again)
            return
        if not _state.paused:
            calls.launches[self.declaration[0]] += 1
        with _elsewhere():
            again()

    def record(works: Any, device: torch.device) -> list[Any]:
        return [_Graph(calls, work).replay for work in works]

    def of(program: Any, kind: str, layout: Any) -> Any:
        kernel = made(program, kind, layout)
        is_flat = layout == FLAT and not isinstance(program, SweepProgram)
        return kernel if _state.paused else _Counting(calls, program.kernel_name, kernel, is_flat)

    look, cpu = Decisions.look, torch.Tensor.cpu

    def looked(self: Any) -> int:
        calls.waits["look"] += not _state.paused
        return look(self)

    def copied(self: torch.Tensor, *args: Any, **options: Any) -> torch.Tensor:
        calls.waits["cpu"] += not _state.paused
        return cpu(self, *args, **options)

    def is_recorded(device: torch.device) -> bool:
        return _state.graph is not None

    with contextlib.ExitStack() as stack:
        stack.callback(forget)
        for place, name, value in (
            (machine, "target", target),
            (kernels, "of", of),
            (Executable, "run", run),
            (SweepExecutable, "run", run),
            (native.Native, "run", run_text),
            (Decisions, "look", looked),
            (torch.Tensor, "cpu", copied),
            *[(module, "record", record) for module in (replayed, replayed_batches, device_graphs)],
            (device_graphs, "is_capturing", is_recorded),
            (_state, "paused", False),
            (torch.Tensor, "is_cpu", property(lambda x: target(x.device) == "cpu")),
            (torch.Tensor, "is_cuda", property(lambda x: target(x.device) == "cuda")),
        ):
            stack.enter_context(mock.patch.object(place, name, value, create=True))
        forget()
        yield Device(calls)
