"""Bundle adjustment problems: the format of BAL ("Bundle Adjustment in the Large"), and Bundler's.

Their cameras look along -z with y up, and their pixels have y up. posekit's have y down and look along z: both flips
change signs only.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable

import numpy as np
import torch
from torch import Tensor

from .. import arguments
from ..errors import FileFormatError
from ..values import Pose, Rotation
from .bundle import Bundle
from .files import PathLike, checked_path
from .text_files import Numbers, exported, formatted, is_number, write_text

_BLOCK = 1 << 18  # numbers that are read at once: some 40 ms


def read_bal(path: PathLike, *, dtype: torch.dtype = torch.float64, device: str | torch.device | None = None) -> Bundle:
    r"""Read a bundle adjustment problem in the format of BAL, or of Bundler (v0.3).

    Cameras of these formats look along -z, with y up in pixels. Those of the bundle look along z with y down, as others
    of posekit: poses are turned by half a turn about x, and the y of pixels changes its sign. Errors stay the same.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "problem.txt")
    >>> _ = path.write_text("1 1 1\n0 0 -5.0 2.0\n0 0 0\n0 0 0\n100 0 0\n1 0 -10\n")
    >>> bundle = pk.io.read_bal(path)
    >>> bundle, bundle.errors()[0, 0]
    (Bundle(cameras=1, points=1, observations=1, dtype=torch.float64), tensor(15., dtype=torch.float64))

    Args:
        path: The path of the file.
        dtype: The dtype of the numbers.
        device: The device of the bundle. The default is the CPU.

    Raises:
        FileFormatError: If the file does not follow the format, or a number is not finite.
    """
    where = "posekit.io.read_bal"
    arguments.check_target(where, dtype, device)
    name = checked_path(path, where)
    with open(name, "rb") as file:
        text = file.read()
    is_bundler = text[:1] == b"#"
    words = (text[text.find(b"\n") :] if is_bundler else text).split()
    try:
        if not arguments.is_plain(b"".join(words)):
            raise ValueError
        values = np.empty(len(words))
        with arguments.Progress(where, len(words), True, unit=" numbers", unit_scale=True) as progress:
            for k in range(0, len(words), _BLOCK):
                values[k : k + _BLOCK] = words[k : k + _BLOCK]
                progress.advance(_BLOCK)
    except ValueError:
        raise FileFormatError(name, _line_of(text, is_number), "a word is not a number") from None
    if not np.isfinite(values).all():
        raise FileFormatError(name, _line_of(text, _is_finite), "a number is not finite")
    reader = _NumberReader(name, values)
    bundle = reader.bundler() if is_bundler else reader.bal()
    if dtype == torch.float64 and device is None:
        return bundle
    intrinsics, points, pixels = (x.to(device, dtype) for x in (bundle.intrinsics, bundle.points, bundle.pixels))
    cameras, seen = bundle.cameras.to(device), bundle.seen.to(device)
    return Bundle(bundle.poses.to(dtype).to(device), intrinsics, points, cameras, seen, pixels)


def _is_finite(word: bytes) -> bool:
    return is_number(word) and bool(np.isfinite(float(word)))


def _line_of(text: bytes, good: Callable[[bytes], bool]) -> int | None:
    """The first line with a word that is not good."""
    for number, line in enumerate(text.split(b"\n"), 1):
        if not line.startswith(b"#") and not all(map(good, line.split())):
            return number
    return None


class _NumberReader:
    """Takes the numbers of a file in their order."""

    def __init__(self, path: str, numbers: Numbers) -> None:
        self.path, self.numbers, self.at = path, numbers, 0

    def take(self, count: int, what: str) -> Numbers:
        values = self.numbers[self.at : self.at + count]
        if len(values) < count:
            raise FileFormatError(
                self.path, None, f"the file ends in {what}: {count - len(values)} numbers are missing"
            )
        self.at += count
        return values

    def counts(self, count: int, what: str) -> list[int]:
        values = self.take(count, what)
        if (values != np.floor(values)).any() or (values < 0).any():
            raise FileFormatError(self.path, None, f"{what} must be integers of at least 0, got {values.tolist()}")
        return [int(x) for x in values]

    def end(self) -> None:
        if self.at < len(self.numbers):
            raise FileFormatError(self.path, None, f"{len(self.numbers) - self.at} numbers follow the last point")

    def bal(self) -> Bundle:
        cameras, points, observations = self.counts(3, "the numbers of cameras, points and observations")
        rows = torch.from_numpy(self.take(4 * observations, "the observations").reshape(-1, 4).copy())
        parameters = torch.from_numpy(self.take(9 * cameras, "the cameras").reshape(-1, 9).copy())
        cloud = torch.from_numpy(self.take(3 * points, "the points").reshape(-1, 3).copy())
        self.end()
        turn = Rotation.exp(parameters[:, :3])
        return self.made(turn, parameters[:, 3:6], parameters[:, 6:], cloud, rows)

    def bundler(self) -> Bundle:
        cameras, points = self.counts(2, "the numbers of cameras and points")
        parameters = torch.from_numpy(self.take(15 * cameras, "the cameras").reshape(-1, 15).copy())
        left = len(self.numbers) - self.at
        if (
            7 * points > left
        ):  # each has at least a place, a colour and a count: the file's word is no reason to allocate
            raise FileFormatError(
                self.path, None, f"the file says {points} points of 7 numbers or more, and has {left}"
            )
        cloud, rows = np.zeros((points, 3)), []
        for k in range(points):
            cloud[k] = self.take(6, f"point {k}")[:3]
            (views,) = self.counts(1, f"the number of views of point {k}")
            for view in self.take(4 * views, f"the views of point {k}").reshape(-1, 4):
                rows.append([view[0], k, view[2], view[3]])
        self.end()
        turn = Rotation.from_matrix(parameters[:, 3:12].reshape(-1, 3, 3), validate=False)
        table = torch.tensor(rows, dtype=torch.float64).reshape(-1, 4)
        return self.made(turn, parameters[:, 12:], parameters[:, :3], torch.from_numpy(cloud), table)

    def made(self, turn: Rotation, shift: Tensor, intrinsics: Tensor, points: Tensor, rows: Tensor) -> Bundle:
        for column, count, what in ((0, len(shift), "camera"), (1, len(points), "point")):
            bad = (rows[:, column] < 0) | (rows[:, column] >= count) | (rows[:, column] != rows[:, column].floor())
            if bool(bad.any()):
                k = int(bad.nonzero()[0])
                raise FileFormatError(
                    self.path, None, f"observation {k} names {what} {rows[k, column]:g}, of {count} that the file has"
                )
        pixels = rows[:, 2:] * torch.tensor([1.0, -1], dtype=torch.float64)
        cameras, seen = rows[:, :2].long().unbind(-1)
        poses = _flipped(Pose(shift, turn.quaternion))
        return Bundle(poses, intrinsics.clone(), points, cameras, seen, pixels)


def _flipped(pose: Pose) -> Pose:
    """A camera turned by half a turn about its x axis: between the axes of the files and posekit's."""
    w, x, y, z = pose.quaternion.unbind(-1)
    return Pose(pose.position * pose.position.new_tensor([1.0, -1, -1]), torch.stack((-x, w, -z, y), -1))


def write_bal(path: PathLike, bundle: Bundle, *, progress: bool = True) -> None:
    """Write a bundle adjustment problem in the format of BAL.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "problem.txt")
    >>> pk.io.write_bal(path, pk.io.Bundle(pk.Pose.identity(1), [[100.0, 0, 0]], [[1.0, 0, 2]], [0], [0], [[50.0, 0]]))
    >>> pk.io.read_bal(path).points
    tensor([[1., 0., 2.]], dtype=torch.float64)

    Args:
        path: The path of the file. The file is replaced when it is complete.
        bundle: The bundle.
        progress: Whether to show a progress bar after a second.
    """
    where = "posekit.io.write_bal"
    path = checked_path(path, where)
    arguments.check_kinds(where, Bundle, bundle=bundle)
    poses = _flipped(exported(bundle.poses, where, "bundle.poses"))
    tensors = {name: getattr(bundle, name).detach().cpu() for name in ("intrinsics", "points", "pixels")}
    for name, x in tensors.items():
        arguments.refuse(~x.isfinite().all(-1), x, f"{where}: bundle.{name}", "is not finite")
    counts = len(poses), len(tensors["points"]), len(tensors["pixels"])
    index = torch.stack((bundle.cameras, bundle.seen), -1).cpu()
    parameters = torch.cat((poses.rotation.rotvec(), poses.position, tensors["intrinsics"]), -1)
    parts = [
        iter([(f"{counts[0]} {counts[1]} {counts[2]}\n".encode(), 1)]),
        formatted(index, tensors["pixels"] * tensors["pixels"].new_tensor([1, -1])),
        formatted(parameters.reshape(-1, 1)),
        formatted(tensors["points"].reshape(-1, 1)),
    ]
    total = 1 + counts[2] + 9 * counts[0] + 3 * counts[1]
    write_text(path, where, itertools.chain(*parts), total, progress)
