"""Lists of launches that are recorded, on buffers that stay."""

from __future__ import annotations

import array
import bisect
import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias, cast

import torch
from torch import Tensor

from . import native
from .captures import CAST, COPY, ZERO, TorchCapture, Unrecordable
from .kernel import Kernel
from .launch import Executable
from .plan import Shape
from .sweeps import SweepExecutable

CPU = torch.device("cpu")  # whatever is the default
Call: TypeAlias = "tuple[int, array.array[int]]"  # the address of a function, and its arguments


class Tape:
    """Base class of Recording: a list of launches, and the buffers that they use.

    Args:
        rows: The number of rows.
        dtype: Of all tensors.
    """

    def __init__(self, rows: int, dtype: torch.dtype) -> None:
        self.rows, self.dtype = rows, dtype
        self._calls: list[Call] = []
        self._slot_of: dict[int, int] = {}  # of data, by the addresses of what stands for them
        self._given = range(0)  # these addresses
        self._tables: dict[int, array.array[int]] = {}  # by address what arguments point to
        self._count_of: dict[int, int | None] = {}  # by the address of arguments which is the number of rows
        self._words: list[tuple[int, int]] = []  # addresses of arguments, and the slots of the data that they are
        self._counts: list[int] | None = []  # addresses of arguments that are the number of rows, if all have one
        self._kept: list[Any] = []
        self.nbytes = 0

    def buffer(self, *shape: int, rows: int | None = None) -> Tensor:
        """A tensor of zeros that stays, with a first dimension for the rows."""
        with torch.inference_mode(False):  # later calls may write to it outside
            x = torch.empty(self.rows if rows is None else rows, *shape, dtype=self.dtype, device=CPU)
        x.numpy().fill(0)  # now, also while torch's operations are recorded
        if native.captured.by is not self:
            self.keep([x], x.nbytes)  # tables may have its address alone
        return x

    def data(self, first: int, like: Sequence[Tensor]) -> list[Tensor]:
        """What stands for tensors that each run gives, in slots from the first one on, and that are read in place."""
        if not all([x.numel() and x.dtype is self.dtype for x in like]):
            raise Unrecordable
        lengths = [1 + sum([(n - 1) * stride for n, stride in zip(x.shape, x.stride(), strict=True)]) for x in like]
        parts = torch.empty(sum(lengths), dtype=self.dtype, device=CPU).split(
            lengths
        )  # one range of addresses, never touched
        self._slot_of = {x.data_ptr(): k for k, x in enumerate(parts, first)}
        self._given = range(parts[0].data_ptr(), parts[-1].data_ptr() + parts[-1].nbytes) if parts else range(0)
        return [part.as_strided(x.shape, x.stride()) for part, x in zip(parts, like, strict=True)]

    def keep(self, objects: Sequence[Any], nbytes: int) -> None:
        """Keep objects whose memory the launches read."""
        self._kept += objects
        self.nbytes += nbytes

    @contextlib.contextmanager
    def capture(self) -> Iterator[None]:
        """Record the ops and kernels that this thread calls inside, which do not run now.

        Results are tensors that stay, in whose memory nothing is yet. Of torch's operations those are recorded that
        allocate, copy, join, gather rows or add. Views and shapes are as ever. Anything else raises `Unrecordable`.
        """
        try:
            native.captured.by = self
            with torch.inference_mode(False), torch.no_grad(), TorchCapture(self):
                yield
        finally:
            native.captured.by = None

    def op(
        self,
        executable: Executable,
        inputs: Sequence[Tensor],
        results: tuple[Shape, ...] | None = None,
        into: Sequence[Tensor] | None = None,
    ) -> Sequence[Tensor]:
        """Record the launch of an op.

        Args:
            executable: Runs its program.
            inputs: Its inputs.
            results: The batch shapes of its results, for sums.
            into: Contiguous tensors that become its results; by default new ones.
        """
        given = iter(into or ())

        def allocate(*shape: int) -> Tensor:
            return (
                next(given) if into else torch.empty(shape, dtype=self.dtype, device=CPU)
            )  # which `TorchCapture` keeps

        if isinstance(executable, SweepExecutable):
            swept = None if results else executable.prepared(inputs, allocate)
            if swept is None:
                raise Unrecordable
            self.kernel(swept[0], swept[1], (*inputs, *swept[2]))
            return swept[2]
        prepared = executable.prepare(inputs, results)
        plan, kernel = prepared.plan, prepared.kernel
        loop = plan.shared
        if kernel is None or plan.order is not None or plan.outer or (loop and loop.part):
            raise Unrecordable
        if any([x.dtype is not self.dtype for x in inputs]):
            raise Unrecordable
        kernel.load_cpu()
        outputs = [allocate(*shape) for shape in plan.outputs]
        sums = [self._sum(y) if is_sum else y for y, is_sum in zip(outputs, plan.summed, strict=True)]
        pointers = [x.data_ptr() for x in (*inputs, *sums)]
        tail = memoryview(plan.tail).cast("q") if plan.layout else ()
        if not plan.layout:
            count = 0 if plan.elements == self.rows else None
        else:
            count = len(pointers) + loop.loop if loop and loop.iterations == self.rows else None
        arguments = [*pointers, *tail] if plan.layout else [plan.elements, 0, *pointers]
        self._append(kernel, arguments, (*inputs, *outputs), count)
        for x, y in zip(sums, outputs, strict=True):
            if x is not y:
                self.work(CAST, y, x)
        return outputs

    def kernel(self, kernel: Kernel, arguments: Sequence[int], owners: Sequence[Any]) -> None:
        """Record the launch of a kernel of native text."""
        kernel.load_cpu()
        self._append(kernel, arguments, owners)

    def _append(
        self, kernel: Kernel | None, arguments: Sequence[int], owners: Sequence[Any], count: int | None = None
    ) -> None:
        """Add a call to the list.

        Args:
            kernel: The kernel; None for what the runner does itself.
            arguments: Its arguments.
            owners: Whose memory it uses.
            count: Which of the arguments is the number of rows; negative if it takes those that go on by itself.
        """
        if kernel is not None and kernel.address is None:
            raise Unrecordable
        self._kept += [kernel, *[x for x in owners if not (isinstance(x, Tensor) and x.data_ptr() in self._given)]]
        tables = {x.buffer_info()[0]: x for x in owners if isinstance(x, array.array) and x.typecode == "q"}
        if any([number in self._given for table in tables.values() for number in table]):
            raise Unrecordable
        self._tables |= tables
        self._add((0 if kernel is None else cast("int", kernel.address), array.array("q", arguments)), count)

    def _add(self, call: Call, count: int | None) -> None:
        _, packed = call
        address = packed.buffer_info()[0]
        if count is None:
            self._counts = None
        elif self._counts is not None and count >= 0:
            self._counts.append(address + 8 * count)
        self._count_of[address] = count
        for place, number in enumerate(packed):
            if number in self._given:
                if number not in self._slot_of:
                    raise Unrecordable  # a part of data
                self._words.append((address + 8 * place, self._slot_of[number]))
        self._kept.append(packed)
        self._calls.append(call)

    def work(self, kind: int, target: Tensor, source: Tensor | None = None, index: Tensor | None = None) -> None:
        """Record what the runner does itself to the numbers of a tensor, or to those of the rows that go on."""
        if not target.is_contiguous() or not all([x is None or x.is_contiguous() for x in (source, index)]):
            raise Unrecordable
        each, unit, width = target.numel(), target.element_size(), 0
        if index is not None:
            each, width = len(index), target[0].numel() * unit
        elif kind in (ZERO, COPY):
            each *= unit
        by_row = each // self.rows if target.ndim and len(target) == self.rows else 0
        addresses = [0 if x is None else x.data_ptr() for x in (target, source, index)]
        if index is not None:
            self._counts = None
        arguments = [kind, *addresses[:2], by_row, 0 if by_row else each, addresses[2], width]
        self._append(None, arguments, (target, source, index), -1)

    def _sum(self, like: Tensor) -> Tensor:
        """A result, or a tensor in float64 that becomes it, to which a launch adds: it is 0 before."""
        y = like if like.dtype is torch.float64 else torch.empty(like.shape, dtype=torch.float64, device=CPU)
        self.work(ZERO, y)
        return y

    def choose(self, word: Tensor, record: Callable[[], Any], *others: Sequence[tuple[Tensor, Tensor]]) -> Any:
        """Record launches of which a number in memory chooses.

        Args:
            word: The number, int64: 0 for the first branch.
            record: Records the launches of the first branch.
            others: For each other branch the tensors of the first one that are replaced, and by which.

        Returns:
            What ``record`` returned.
        """
        calls, self._calls = self._calls, []
        result = record()
        rows = [self._calls, *[self.replaced(self._calls, pairs) for pairs in others]]
        self._calls, self._counts = calls, None
        for row in zip(*rows, strict=True):
            if all([call == row[0] for call in row]):
                calls.append(row[0])
                continue
            choice = array.array("q", [word.data_ptr(), len(row)])
            self._kept += [choice, word]
            calls += [(1, choice), *row]
        return result

    def replaced(self, calls: Sequence[Call], pairs: Sequence[tuple[Tensor, Tensor]]) -> list[Call]:
        """The same calls on other tensors, whose addresses are replaced in all arguments and tables."""
        spans = sorted([(a.data_ptr(), a.data_ptr() + a.nbytes, b.data_ptr()) for a, b in pairs if a.nbytes])
        starts = [x[0] for x in spans]
        tables: dict[int, int] = {}

        def moved(number: int) -> int:
            place = bisect.bisect_right(starts, number) - 1
            if place >= 0 and number < spans[place][1]:
                return number - spans[place][0] + spans[place][2]
            if number in tables:
                return tables[number]
            if number in self._tables:
                table = self._tables[number]
                other = array.array("q", [*map(moved, table)])
                if other != table:
                    self._kept.append(other)
                    self._tables[other.buffer_info()[0]] = other
                    number = tables[number] = other.buffer_info()[0]
            return number

        before, self._calls = self._calls, []
        for function, packed in calls:
            other = array.array("q", [*map(moved, packed)])
            if other == packed:
                self._calls.append((function, packed))
            else:
                self._add((function, other), self._count_of.get(packed.buffer_info()[0]))
        result, self._calls = self._calls, before
        return result
