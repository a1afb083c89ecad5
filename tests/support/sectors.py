"""How much memory an emulated kernel moves: the sectors of 32 bytes that the loads and stores of each warp touch.

An access of a warp is what its threads do at one place of the text, the first time they come there, the second time,
and so on. On a device it takes as many transfers as it touches sectors. The fewest possible are those that the bytes of
all tensors fill, each of which is read or written once. So a layout can be judged without a device.
"""

from __future__ import annotations

import ctypes
import pathlib
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tests.support import emulation

HEADER = pathlib.Path(__file__).with_name("accesses.h")
MOST = 1 << 21  # accesses of threads
_RANGES = 64
_LIBRARIES = ("-nodefaultlibs", "-Wl,--no-as-needed", "-lstdc++", "-lm", "-lc", "-lgcc_s", "-lgcc")


class Sectors(NamedTuple):
    """The sectors of a launch.

    Attributes:
        loads: How many its loads touch.
        shared: Those of them that all lanes of a warp read at one address, as of the table of a robot.
        stores: How many its stores touch.
        fewest_loads: How many the bytes of tensors that it reads fill.
        fewest_stores: How many the bytes of tensors that it writes fill.
    """

    loads: int
    shared: int
    stores: int
    fewest_loads: int
    fewest_stores: int


class Recorder(emulation.Emulator):
    """An emulator that records what kernels do in the memory that they are given.

    Attributes:
        found: The sectors of each launch, by the titles of kernels.
    """

    def __init__(self) -> None:
        self._record = np.zeros(3 + 2 * _RANGES + 5 * MOST, dtype=np.int64)
        self._record[1] = MOST
        address = f"-DRECORD={self._record.ctypes.data}ll"
        super().__init__(32, (address, "-fsanitize=thread", "-include", str(HEADER), *_LIBRARIES))
        self.found: list[tuple[str, Sectors]] = []

    def launch(self, text: emulation.Text, threads: int, packed: bytes) -> None:
        if self.only_collects:
            return super().launch(text, threads, packed)
        arguments = np.frombuffer(packed, dtype=np.int64)
        ranges = [(p, p + _size(p)) for n, p in zip(text.names, arguments.tolist(), strict=True) if n[-1] == "_" and p]
        self._record[0], self._record[2] = 0, len(ranges)
        self._record[3 : 3 + 2 * len(ranges)] = np.ravel(ranges)
        super().launch(text, threads, packed)
        count = int(self._record[0])
        assert count <= MOST, f"{text.title} does {count} accesses"
        accesses = self._record[3 + 2 * _RANGES :].reshape(-1, 5)[:count]
        begin, end = ranges[0] if text.names[0] == "scratch_" and arguments[0] else (0, 0)
        is_scratch = (accesses[:, 1] >= begin) & (accesses[:, 1] < end)
        self.found.append((text.title, _counted(accesses, is_scratch)))


def _size(address: int) -> int:
    """The bytes of memory that begins there: no tensor may be a view of a part of another."""
    function = ctypes.CDLL(None).malloc_usable_size
    function.argtypes, function.restype = (ctypes.c_void_p,), ctypes.c_size_t
    return int(function(address))


def _counted(accesses: np.ndarray[Any, Any], is_scratch: np.ndarray[Any, Any]) -> Sectors:
    """The sectors of recorded accesses, of which each has a place, an address, a size, whether it writes, a thread."""
    order = np.lexsort((np.arange(len(accesses)), accesses[:, 4], accesses[:, 0]))
    places = accesses[order]
    begins = np.r_[True, np.any(places[1:, [0, 4]] != places[:-1, [0, 4]], axis=1)]
    first = np.maximum.accumulate(np.where(begins, np.arange(len(places)), 0))
    turns, warps = np.arange(len(places)) - first, places[:, 4] // 32
    numbers = []
    for writes in (0, 1):
        of = places[:, 3] == writes
        # An access of 16 bytes is within one sector; one that is not aligned ends in another.
        ends = [places[of, 1] // 32, (places[of, 1] + places[of, 2] - 1) // 32]
        keys = [np.stack((places[of, 0], warps[of], turns[of], sector), axis=1) for sector in ends]
        numbers.append(len(np.unique(np.concatenate(keys), axis=0)))
        if not writes:
            numbers.append(_shared(keys[0][:, :3], places[of, 1]))
    for writes in (0, 1):
        own = accesses[(accesses[:, 3] == writes) & ~is_scratch]
        touched = np.unique(
            np.concatenate([own[:, 1] + k for k in range(16)])[np.concatenate([k < own[:, 2] for k in range(16)])]
        )
        numbers.append(-(-len(touched) // 32))
    return Sectors(*numbers)


def _shared(keys: np.ndarray[Any, Any], addresses: np.ndarray[Any, Any]) -> int:
    """How many accesses of a warp, each with a key, are at one address."""
    _, access, count = np.unique(keys, axis=0, return_inverse=True, return_counts=True)
    least, most = np.full(len(count), np.iinfo(np.int64).max), np.zeros(len(count), dtype=np.int64)
    np.minimum.at(least, access.ravel(), addresses)
    np.maximum.at(most, access.ravel(), addresses)
    return int(np.sum((least == most) & (count > 1)))


def of(call: Callable[[], object]) -> list[tuple[str, Sectors]]:
    """The sectors of each kernel that a call launches."""
    recorder = Recorder()
    with emulation.as_cuda(recorder):
        recorder.run(call)
    return recorder.found
