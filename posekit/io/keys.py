"""The order of a trajectory's rows: times that go back, and times that occur twice."""

from __future__ import annotations

import warnings
from typing import Any, get_args

import attrs
import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from .. import arguments
from ..errors import FileFormatError
from ..values import Duplicates, Pose, cat, distinct
from .text_files import Fail


@attrs.define
class Keys:
    """Collects the times and poses of a file.

    Attributes:
        where: The reader, for errors and warnings.
        path: The path of the file.
        duplicates: Which of the rows with one time is kept. None: the first, with a warning.
        sort: Whether times may go back.
        times: The times of the blocks.
        poses: The poses of the blocks.
        dropped: The number of rows that were left out.
    """

    where: str
    path: str
    duplicates: Duplicates | None
    sort: bool = False
    times: list[Tensor] = attrs.field(factory=list)
    poses: list[Pose] = attrs.field(factory=list)
    dropped: int = 0

    def __attrs_post_init__(self) -> None:
        if self.duplicates is not None:
            arguments.check_choice(self.duplicates, get_args(Duplicates), f"{self.where}: duplicates")
        arguments.check_flags(self.where, sort=self.sort)

    def check(self, times: npt.NDArray[Any], fail: Fail) -> None:
        """Raise for the first time of a block that must not come after the one before it."""
        if self.sort:
            return
        last = self.times[-1][-1:].numpy() if self.times else times[:0]
        joined = np.concatenate((last, times))
        before, after = joined[:-1], joined[1:]
        bad = np.flatnonzero(after <= before if self.duplicates == "raise" else after < before)
        if len(bad):
            first, second = before[bad[0]].item(), after[bad[0]].item()
            remedy = 'duplicates="first" or "last"' if first == second else "sort=True"
            fact = f"time {second} comes after {first}; times must increase strictly: pass {remedy}"
            fail(int(bad[0]) + 1 - len(last), fact)

    def add(self, times: npt.NDArray[Any], poses: Pose) -> None:
        self.times.append(torch.from_numpy(times.copy()))
        self.poses.append(poses)

    def joined(self) -> tuple[Tensor, Pose]:
        """The times and poses up to now, in order, without duplicates. They are one block from then on."""
        if not self.times:
            return torch.empty(0, dtype=torch.float64), Pose.identity(0)
        times, poses = torch.cat(self.times), cat(self.poses)
        places = distinct(times, self.duplicates or "first", self.sort)
        if places is not None:
            self.dropped += len(times) - len(places)
            times, poses = times[places], poses[places]
        self.times, self.poses = [times], [poses]
        return times, poses

    def finished(self) -> tuple[Tensor, Pose]:
        """The times and poses of the whole file."""
        times, poses = self.joined()
        if len(times) < 2:
            dropped = f" without {self.dropped} at equal times" if self.dropped else ""
            has = f"{len(times) or 'no'} pose{'s' * (len(times) != 1)}{dropped}"
            raise FileFormatError(self.path, None, f"the file has {has}; a trajectory needs at least 2")
        equal = (times[1:] == times[:-1]).nonzero()
        if len(equal):  # sorted, and kept by duplicates="raise"
            fact = f'time {times[equal[0, 0]].item()} occurs twice: pass duplicates="first" or "last"'
            raise FileFormatError(self.path, None, fact)
        return times, poses

    def warn(self, stacklevel: int) -> None:
        """Warn of rows that were left out, if nobody asked for it."""
        if self.dropped and self.duplicates is None:
            count = f"{self.dropped} row{'s' * (self.dropped != 1)}"
            fact = f"left out {count} at times that occur before; duplicates= says which row of a time is kept"
            warnings.warn(f"{self.where}: {self.path}: {fact}", stacklevel=stacklevel + 1)
