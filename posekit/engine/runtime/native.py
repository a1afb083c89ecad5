"""Kernels of native text: over rows that are independent problems, or for threads that work on one problem."""

from __future__ import annotations

import array
import contextlib
import functools
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from ..private import BLOCK, is_mapped, unwrapped
from . import ahead, machine, threads
from . import kernel as kernels
from .kernel import Kernel

_NO_MEMORY = "a tensor has no memory of its own, as those of fake modes"


def _replaces_operations(x: Any) -> bool:
    """Whether it is a tensor of a mode or a subclass that replaces torch's operations, such as FakeTensor."""
    return isinstance(x, Tensor) and type(x).__torch_dispatch__ != Tensor.__torch_dispatch__


class _Captured(threading.local):
    """What records the ops and kernels that this thread runs, in place of running them: a `Recording`."""

    by: Any = None


captured = _Captured()


@contextlib.contextmanager
def uncaptured() -> Iterator[None]:
    """Run what is called inside, even while a loop is recorded."""
    by = captured.by
    try:
        captured.by = None
        yield
    finally:
        captured.by = by


def is_cuda(device: torch.device) -> bool:
    """Whether the kernels for tensors of a device are those of CUDA."""
    return machine.target(device) == "cuda"


class Native:
    """A kernel of native text. It is built on its first run.

    The text finds each pointer and each integer by its name, and the rows that are its own as ``first`` and ``count``.

    Args:
        name: The name of the kernel, which is that of its text.
        text: Makes the text.
        pointers: The names of tensors; in the text they end in an underscore.
        numbers: The names of integers.
        title: Names it in errors, by default ``name``.
        team: How many threads of CUDA a row has.
        flags: Further flags of the compiler.
    """

    def __init__(
        self,
        name: str,
        text: Callable[[], str],
        pointers: Sequence[str],
        numbers: Sequence[str],
        title: str | None = None,
        team: int = 1,
        flags: str = "",
    ) -> None:
        self._team = team
        self.pointers, self.numbers = tuple(pointers), tuple(numbers)
        self.declaration = name, (*[f"{p}_" for p in pointers], "first", "count", *numbers), text

        def declare() -> object:
            return kernels.declare_source(name, self.declaration[1], text(), name, flags=flags)

        self._title = title or name
        self._kernel = Kernel(declare, len(self.declaration[1]), title=self._title)

    @property
    def block(self) -> int:
        """The threads of a block of CUDA."""
        return BLOCK

    def announce(self) -> None:
        """Say that it will run, among the calls of `together`."""
        announce(self._kernel)

    def run(
        self,
        tensors: Mapping[str, Tensor | array.array[Any] | None],
        numbers: Mapping[str, int],
        rows: int,
        elements: int,
        device: torch.device,
        unit: int = threads.PART_ALIGNMENT,
        cuda_threads: int = 0,
    ) -> None:
        """Run it for all rows.

        Args:
            tensors: Contiguous tensors, or tables on the CPU, by name; those that are missing are null.
            numbers: The integers by name.
            rows: The number of rows.
            elements: How many operations of an elementwise kernel take as long as a row, for the division in threads.
            device: The device of the tensors.
            unit: Threads take multiples of so many rows.
            cuda_threads: How many threads of CUDA there are; by default a team for each row.
        """
        if not rows:
            return
        ordered = [tensors.get(name) for name in self.pointers]
        if any([x is not None and type(x) is not Tensor and _replaces_operations(x) for x in ordered]):
            raise RuntimeError(f"{self._title}: {_NO_MEMORY}")
        try:
            pointers = [0 if x is None else _address(x) for x in ordered]
        except RuntimeError:  # inside of torch.func, whose levels wrap whatever is made in them
            ordered = [unwrapped(x) if isinstance(x, Tensor) and not is_mapped(x) else x for x in ordered]
            pointers = [0 if x is None else _address(x) for x in ordered]
        if 0 in pointers and any(
            [not p and isinstance(x, Tensor) and x.numel() for p, x in zip(pointers, ordered, strict=True)]
        ):
            raise RuntimeError(f"{self._title}: {_NO_MEMORY}")
        kernel, arguments = self._kernel, [*pointers, 0, rows, *[numbers[name] for name in self.numbers]]
        if captured.by is not None:
            captured.by.kernel(kernel, arguments, ordered)
            return
        if is_cuda(device):
            count = cuda_threads or rows * self._team
            kernel.cuda(device.index, -(-count // BLOCK) * BLOCK, kernel.pack(*arguments))
            return
        partition = threads.partition(rows, elements, unit)
        if partition.parts == 1:
            kernel.cpu(rows * elements, kernel.pack(*arguments))
        else:
            first = len(pointers)
            steps = [1 if k == first else 0 for k in range(len(arguments))]
            threads.run(kernel, partition, arguments, first + 1, steps)


class CooperativeKernel:
    """A kernel of native text for the CPU, which one thread runs, or several together. It is built on its first run.

    Args:
        name: The name of the kernel, which is that of its text.
        text: The text.
        arguments: The names of its arguments: pointers if a name ends in an underscore, integers otherwise. One that
            several threads may run has ``workers``, their number, and ``worker``, which of these the thread is.
        title: Names it in errors.
        flags: Further flags of the compiler.
    """

    def __init__(self, name: str, text: str, arguments: Sequence[str], title: str, flags: str = "") -> None:
        self._arguments = tuple(arguments)
        self._labels = [argument.removesuffix("_") for argument in arguments]  # as callers name them
        declare = functools.partial(kernels.declare_source, name, self._arguments, text, name, flags=flags)
        with kernels.LOCK:
            self._kernel = Kernel(declare, len(self._arguments), title=title)

    def announce(self) -> None:
        """Say that it will run, among the calls of `together`."""
        announce(self._kernel)

    def run(self, arguments: Mapping[str, Tensor | array.array[Any] | int], workers: int = 1) -> None:
        """Run it, without the GIL.

        Args:
            arguments: Tensors, arrays and integers, by name. Those that are missing are null.
            workers: How many threads run it together.
        """
        ordered = [arguments.get(label, 0) for label in self._labels]
        values = [x if type(x) is int else _address(x) for x in ordered]
        if captured.by is not None:
            captured.by.kernel(self._kernel, values, ordered)
            return
        if workers == 1:
            self._kernel.cpu(kernels.HOLD_GIL_BELOW, self._kernel.pack(*values))
            return
        self._divide(values, workers, {"worker": 1})

    def run_each(self, arguments: Mapping[str, Tensor | int], steps: Mapping[str, int], count: int) -> None:
        """Run it several times, without the GIL, as far as possible at once.

        Args:
            arguments: Those of the first run, by name, one of them ``workers``, which is 1. Missing ones are null.
            steps: By how many bytes each pointer that is named moves from run to run.
            count: How often.
        """
        ordered = [arguments.get(label, 0) for label in self._labels]
        self._divide([x if type(x) is int else _address(x) for x in ordered], count, steps)

    def _divide(self, values: list[int], parts: int, steps: Mapping[str, int]) -> None:
        increments = [steps.get(label, 0) for label in self._labels]
        threads.run(self._kernel, threads.Partition(parts, 1, 1), values, self._labels.index("workers"), increments)


def announce(kernel: Kernel) -> None:
    """Add a kernel to those of `together`."""
    if ahead.wanted.kernels is not None:
        ahead.wanted.kernels.append(kernel)


def _address(x: Tensor | array.array[Any] | int) -> int:
    if isinstance(x, Tensor):
        return x.data_ptr()
    return x.buffer_info()[0] if isinstance(x, array.array) else int(x)


def most_workers() -> int:
    """The number of threads that may run one kernel together: those of torch."""
    return torch.get_num_threads() if threads.available() else 1
