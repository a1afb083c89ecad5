"""Rigs of COLMAP, of version 3.12 and newer, as trees of frames."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import torch

from .. import arguments
from ..errors import FileFormatError
from ..frames import FrameTree
from ..values import Pose
from .colmap_files import Binary, Text
from .files import PathLike, checked_path


def read_colmap_rigs(
    folder: PathLike, *, dtype: torch.dtype = torch.float64, device: str | torch.device | None = None
) -> FrameTree:
    r"""Read the rigs of a model of COLMAP 3.12 or newer, and where they are: ``rigs``, ``frames`` and ``images``.

    Rig 1 is the frame "rig 1", with "camera 1" and its other sensors below it. Frame 7 of COLMAP, a rig at a time, is
    "frame 7" below "world", with its images below it by their names, as cameras look: right, down and forward. Sensors
    whose pose in the rig is not known are left out, and so are their images.

    >>> import pathlib, tempfile
    >>> folder = pathlib.Path(tempfile.mkdtemp())
    >>> _ = (folder / "rigs.txt").write_text("1 2 CAMERA 1 CAMERA 2 1 1 0 0 0 -0.5 0 0")
    >>> _ = (folder / "frames.txt").write_text("7 1 1 0 0 0 0 0 3 2 CAMERA 1 11 CAMERA 2 12")
    >>> _ = (folder / "images.txt").write_text("11 1 0 0 0 0 0 3 1 left.png\n\n12 1 0 0 0 -0.5 0 3 2 right.png\n\n")
    >>> tree = pk.io.read_colmap_rigs(folder)
    >>> tree["camera 1", "camera 2"].position, tree["world", "right.png"].position
    (tensor([0.5000, 0.0000, 0.0000], dtype=torch.float64), tensor([ 0.5000,  0.0000, -3.0000], dtype=torch.float64))

    Args:
        folder: The path of the folder. Binary files are read if there are both kinds.
        dtype: The dtype of the poses.
        device: The device of the tree. The default is the CPU.

    Raises:
        FileFormatError: If a file does not follow the format, or a number is not finite.
        ValidationError: If two images have one name.
    """
    where = "posekit.io.read_colmap_rigs"
    arguments.check_target(where, dtype, device)
    base = checked_path(folder, where)
    kind: Any = Binary if os.path.exists(os.path.join(base, "rigs.bin")) else Text
    names = {number: name for number, _, _, name, _, _ in kind(base, "images").images()}
    edges: dict[tuple[str, str], Pose] = {}
    mounts: dict[tuple[int, str, int], Pose] = {}
    for rig, sensors in kind(base, "rigs").rigs():
        for sensor, number, row in sensors:
            if row is not None:
                mounts[rig, sensor, number] = edges[f"rig {rig}", f"{sensor} {number}"] = _inverse(row, dtype, device)
    file = kind(base, "frames")
    for frame, rig, row, measurements in file.frames():
        edges["world", f"frame {frame}"] = _inverse(row, dtype, device)
        for sensor, number, image in measurements:
            mount = mounts.get((rig, sensor, number))
            if mount is None or sensor != "camera":
                continue
            if image not in names:
                fact = f"frame {frame} names image {image}, which is not in the file of images"
                raise FileFormatError(file.path, None, fact)
            edges[f"frame {frame}", names[image]] = mount
    return FrameTree(edges)


def _inverse(row: Any, dtype: torch.dtype, device: Any) -> Pose:
    """The inverse of a pose, of a quaternion and a translation."""
    components = torch.from_numpy(np.array(row)).to(device)
    return Pose(components[4:], components[:4]).inverse().to(dtype)
