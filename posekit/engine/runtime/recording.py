"""Loops that run without Python: launches that are recorded once, on buffers that stay."""

from __future__ import annotations

import array
import ctypes
import itertools
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from torch import Tensor

from .. import private
from ..codegen import fill
from ..locks import Lock
from . import kernel as kernels
from . import threads
from .captures import Unrecordable
from .kernel import Kernel
from .plan import Shape
from .tape import CPU, Tape


class Beats(threading.local):
    """The listener of this thread: called with a number of steps that are done, and the costs after them."""

    listener: Callable[[int, Tensor], None] | None = None

    def tell(self, count: int, costs: Tensor) -> None:
        """Say that steps are done."""
        if self.listener is not None:
            self.listener(count, costs)


beats = Beats()


_ARGUMENTS = ["table_", "count", "begin", "most", "whole", "endless"]
_WORK = 1 << 20  # elements of steps that run without a look at signals: some 40 ms
_HELD = 1 << 14  # elements of steps that run with the lock of the interpreter: releasing it would take longer
_MOST_ROWS = 64  # steps whose costs are kept in C
_lock = Lock()
_runner: Kernel | None = None


def _native() -> Kernel:
    """The kernel that runs recordings, built on first use."""
    global _runner
    if _runner is not None:
        return _runner
    with _lock:
        if _runner is None:
            text = fill("cpu/recording.h")
            _runner = Kernel(
                lambda: kernels.declare_source("pk_recording", _ARGUMENTS, text, "recording", flags="-O0"),
                len(_ARGUMENTS),
                title="recorded loops",
            )
            _runner.load_cpu()
        return _runner


class Parts(Sequence[Tensor]):
    """Tensors in the memory of one, each of which is made when it is asked for: most callers need few of them."""

    def __init__(self, whole: Tensor, layout: Sequence[tuple[Shape, Shape, int]]) -> None:
        self._whole, self._layout = whole, layout

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return Parts(self._whole, self._layout[place])
        return self._whole.as_strided(*self._layout[place])

    def __len__(self) -> int:
        return len(self._layout)

    def __iter__(self) -> Iterator[Tensor]:
        return itertools.starmap(self._whole.as_strided, self._layout)


class Recording(Tape):
    """Steps of launches over rows that are independent problems, until a number of each row says that it is done.

    Two steps alternate: the first reads the buffers A and writes B, the second reads B and writes A. As soon as a
    quarter of the rows is done, these are taken out: their results are stored, and the others move up, with the data
    that are their own. The user's data are read where they are, but for those that move.

    A recording with branches has parts in place of steps: a number in memory, which launches write, says which part
    comes next, and others choose among launches. So a state is accepted without a copy.

    A recording serves one call at a time. One whose run was interrupted is of no use any more.

    Args:
        rows: The number of rows.
        dtype: Of all tensors.
        elements: The elements of a step, which tell how long it takes.
    """

    def __init__(self, rows: int, dtype: torch.dtype, elements: int) -> None:
        super().__init__(rows, dtype)
        self._elements = max(elements, 1)
        self._starts, self._flags, self._costs, self._stride = [0], list[int](), list[int](), 1
        self._branches = (0, 0)  # addresses of words: the next part, and which of the tensors are the results

    def swap(self, pairs: Sequence[tuple[Tensor, Tensor]]) -> None:
        """Add a step like the last one, which reads what that wrote and writes what that read."""
        both = [*pairs, *[(b, a) for a, b in pairs]]
        self._calls += self.replaced(self._calls[self._starts[-2] :], both)
        self._starts.append(len(self._calls))
        for row in (self._flags, self._costs):
            number = row[-1]
            place = next(((a, b) for a, b in both if a.data_ptr() <= number < a.data_ptr() + a.nbytes), None)
            row.append(number if place is None else number - place[0].data_ptr() + place[1].data_ptr())

    def end_step(self, flags: Tensor, column: int, costs: Tensor) -> None:
        """End a step.

        Args:
            flags: A row is done if the number in a column is not 0, shape (rows, columns).
            column: The column.
            costs: A number of each row that is kept for each step, shape (rows).
        """
        self._starts.append(len(self._calls))
        self._flags.append(flags.data_ptr() + column * flags.element_size())
        self._costs.append(costs.data_ptr())
        self._stride = flags.stride(0)

    def end_part(self) -> None:
        """End a part that ends no step."""
        self._starts.append(len(self._calls))
        self._flags.append(0)
        self._costs.append(0)

    def branch(self, following: Tensor, which: Tensor) -> None:
        """Run parts in place of steps: numbers in memory say which is next, and which tensors are the results."""
        self._branches = following.data_ptr(), which.data_ptr()
        self._kept += [following, which]

    def close(
        self,
        starts: Sequence[tuple[int, Tensor]],
        zeros: Sequence[Tensor],
        own: Sequence[tuple[int, Tensor]],
        reads: Sequence[Sequence[Tensor]],
        results: Sequence[int],
    ) -> None:
        """End the recording.

        Args:
            starts: Slots of tensors that are copied before the first step, and where to.
            zeros: What is 0 before the first step.
            own: Slots of data of which each row has its own part, and tensors like them.
            reads: For each step the tensors that it reads of the step before.
            results: Which of these are results, by their places.
        """
        reading = self._reading(reads, results)
        copies = [self.buffer(*x.shape[1:]) for _, x in own] if self.rows > 1 and self._counts else []
        self._history = self.buffer(rows=(_MOST_ROWS + 1) * self.rows)
        flat = [x for address, packed in self._calls for x in (address, packed.buffer_info()[0])]
        moves = [x for (s, like), y in zip(own, copies, strict=False) for x in (s, y.data_ptr(), _row_bytes(like), 0)]
        tables = {
            "calls": flat,
            "starts": self._starts,
            "flags": self._flags,
            "costs": self._costs,
            "words": [x for pair in self._words for x in pair],
            "counts": self._counts or [],
            "own": moves,
            "begin": [x for slot, y in starts for x in (slot, y.data_ptr(), y.nbytes)],
            "zeros": [x for y in zeros for x in (y.data_ptr(), y.nbytes)],
            "index": [*range(self.rows)],
        }
        made = {name: array.array("q", column) for name, column in tables.items()}
        bounds = ctypes.c_char_p(private.ONE_THREAD)

        def at(name: str) -> int:
            return made[name].buffer_info()[0]

        self._head = array.array("q", [
            at("calls"), at("starts"), len(self._flags), self.rows, at("flags"), self._stride, self.dtype.itemsize,
            at("costs"), self._history.data_ptr(), private.address(bounds), len(self._words), at("words"),
            len(made["counts"]), at("counts"), len(moves) // 4, at("own"), len(starts), at("begin"), len(zeros),
            at("zeros"), at("index"), len(reads[0]), *self._branches, *[x.buffer_info()[0] for x in reading],
        ])  # fmt: skip
        slots = 1 + max([slot for slot, _ in (*starts, *own)] + [slot for _, slot in self._words], default=-1)
        self._slots, self._state = array.array("q", [0] * slots), array.array("q", [0] * 4)
        for table in (self._slot_of, self._tables, self._count_of):
            table.clear()
        self._kept += [made, reading, bounds, copies, *reads, *zeros, *[y for _, y in starts]]
        self._addresses = [x.buffer_info()[0] for x in (self._head, self._slots, self._state)]

    def _reading(self, reads: Sequence[Sequence[Tensor]], results: Sequence[int]) -> list[array.array[int]]:
        """For each step where its tensors are, the bytes of their rows, and their places among the results or -1."""
        widths = [_row_bytes(x) for x in reads[0]]
        places, total = {}, 0
        for k in results:
            places[k] = total
            total += widths[k] * self.rows
        size = self.dtype.itemsize
        self._layout = [(x.shape, x.stride(), places[k] // size) for k, x in enumerate(reads[0]) if k in places]
        self._total = total // size
        return [
            array.array("q", [n for k, x in enumerate(xs) for n in (x.data_ptr(), widths[k], places.get(k, -1))])
            for xs in reads
        ]

    def run(
        self,
        tensors: Sequence[Tensor],
        most: int,
        each: Callable[[int, Sequence[Tensor], Tensor], Any] | None = None,
        *,
        endless: bool = False,
        aside: Callable[[], Any] | None = None,
    ) -> tuple[Sequence[Tensor], Tensor]:
        """Run steps until all rows are done.

        Args:
            tensors: The tensor of each slot, contiguous.
            most: The largest number of steps.
            each: Called after each step but the first, with their number, the results so far and the costs.
            endless: Whether all steps run, whatever is done.
            aside: Does what a part after the last one stands for, and writes which is next.

        Returns:
            The results, and the costs after each step, shape (steps, rows).
        """
        results, costs = run_together([self], [tensors], most, each, endless=endless, aside=aside)
        return results[0], costs

    def _bound(self, tensors: Sequence[Tensor]) -> tuple[Tensor, Parts]:
        """A tensor for all results of a run with tensors in its slots, and its parts."""
        for slot, x in enumerate(tensors):
            self._slots[slot] = x.data_ptr()
        out = torch.empty(self._total, dtype=self.dtype, device=CPU)
        return out, Parts(out, self._layout)

    def _last_costs(self, steps: int) -> Tensor:
        """The costs after the last steps: those of rows that were done before stay."""
        taken = self._state[2]
        costs = self._history.as_strided((taken, self.rows), (self.rows, 1), self.rows)
        if taken == steps:
            return costs.clone()
        return torch.cat((costs, self._history[: self.rows].expand(steps - taken, self.rows)))


def run_together(
    recordings: Sequence[Recording],
    tensors: Sequence[Sequence[Tensor]],
    most: int,
    each: Callable[[int, Sequence[Tensor], Tensor], Any] | None = None,
    *,
    endless: bool = False,
    aside: Callable[[], Any] | None = None,
) -> tuple[list[Parts], Tensor]:
    """Run recordings of parts of a batch, each in a thread: see `Recording.run`. ``each`` is for a single one.

    Returns:
        The results of each, and the costs after each step of all rows, shape (steps, rows).
    """
    runner = _native()
    _, hold, release = runner.load_cpu()
    bound = [x._bound(own) for x, own in zip(recordings, tensors, strict=True)]
    pairs = zip(recordings, bound, strict=True)
    table = array.array("q", [n for x, (out, _) in pairs for n in (*x._addresses, out.data_ptr())])
    strides = [8 * len(table) // len(recordings), *[0] * (len(_ARGUMENTS) - 1)]
    elements, address = max([x._elements for x in recordings]), table.buffer_info()[0]
    limit = 1 if each is not None else min(_MOST_ROWS, max(_WORK // elements, 1))
    done, begin, costs, states = 0, True, list[Tensor](), [x._state for x in recordings]
    while done < most:
        count = min(limit, most - done)
        arguments = address, 1, begin, count, each is not None or done + count == most, endless
        if len(recordings) > 1:
            threads.run(runner, threads.Partition(len(recordings), 1, elements), arguments, 1, strides)
        else:
            call = hold if count * elements < _HELD else release
            call(private.ONE_THREAD, runner.pack(*arguments))
        begin, taken = False, max([state[2] for state in states])
        if aside is not None and taken < count and states[0][3]:
            aside()
        if not taken:
            continue
        parts = [x._last_costs(taken) for x in recordings]
        costs.append(torch.cat(parts, 1) if len(parts) > 1 else parts[0])
        done += taken
        if each is not None and done > 1:  # the first one is the start
            each(done - 1, bound[0][1], costs[-1][-1])
        if not endless and not any([state[3] for state in states]):
            break
        beats.tell(taken, costs[-1])
    return [results for _, results in bound], costs[0] if len(costs) == 1 else torch.cat(costs)


def _row_bytes(x: Tensor) -> int:
    return x[0].numel() * x.element_size()


class Recordings:
    """Recordings that are kept for later calls, by what they are for: a bounded number of bounded size.

    A call takes one out, so that no other call uses it, and puts it back if nothing went wrong.

    Args:
        most: Their largest number.
        largest: The largest number of bytes of all. One that has more than a quarter is not kept.
    """

    def __init__(self, most: int = 64, largest: int = 1 << 28) -> None:
        self._idle: dict[Any, list[Any]] = {}
        self._lock = Lock()
        self.most, self.largest, self.count, self.nbytes = most, largest, 0, 0

    def take(self, key: Any) -> Any:
        """An idle one, or None."""
        with self._lock:
            waiting = self._idle.get(key)
            return self._removed(key, waiting, -1) if waiting else None

    def put(self, key: Any, recording: Any) -> None:
        """Keep one, whose size is its ``nbytes``. Those of keys that were put first make room."""
        if recording.nbytes > self.largest // 4:
            return
        with self._lock:
            waiting = self._idle.pop(key, [])
            waiting.append(recording)
            self._idle[key] = waiting
            self.count, self.nbytes = self.count + 1, self.nbytes + recording.nbytes
            while self.count > self.most or self.nbytes > self.largest:
                first = next(iter(self._idle))
                self._removed(first, self._idle[first], 0)

    def run(
        self,
        key: Any,
        tensors: Sequence[Tensor],
        make: Callable[[slice], Recording] | None,
        most: int,
        each: Callable[[int, Sequence[Tensor], Tensor], Any] | None = None,
        *,
        endless: bool = False,
        spans: Sequence[slice] = (slice(None),),
        apart: Sequence[bool] = (),
    ) -> tuple[Sequence[Tensor], Tensor] | None:
        """Run what is kept for a key, or what is made for it, and keep it: see `Recording.run`.

        Args:
            key: What it is for.
            tensors: The tensor of each slot.
            make: Makes a recording of some rows. None where only an idle one is wanted.
            most: The largest number of steps.
            each: Called after each step, unless there are several spans.
            endless: Whether all steps run, whatever is done.
            spans: The rows of each recording, which run in threads.
            apart: Which of the tensors have a part for each row; for several spans.

        Returns:
            The results and the costs after each step; None where none is idle, or none can be made.
        """
        keys = [(key, x.stop is not None and x.stop - x.start) for x in spans]
        idle = [self.take(k) for k in keys]
        used = [x for x in idle if x is not None]
        if len(used) < len(spans):
            if make is None:
                return None
            try:
                with torch.inference_mode(False):
                    used = [x or make(span) for x, span in zip(idle, spans, strict=True)]
            except Unrecordable:
                return None
        parts = [tensors]
        if len(spans) > 1:
            pairs = [*zip(tensors, apart, strict=True)]
            parts = [[x[span] if own else x for x, own in pairs] for span in spans]
        results, costs = run_together(used, parts, most, each, endless=endless)
        for k, recording in zip(keys, used, strict=True):
            self.put(k, recording)
        return results[0] if len(results) == 1 else [torch.cat(x) for x in zip(*results, strict=True)], costs

    def _removed(self, key: Any, waiting: list[Any], place: int) -> Any:
        recording = waiting.pop(place)
        if not waiting:
            del self._idle[key]
        self.count, self.nbytes = self.count - 1, self.nbytes - recording.nbytes
        return recording

    def clear(self) -> None:
        """Forget all."""
        with self._lock:
            self._idle.clear()
            self.count = self.nbytes = 0
