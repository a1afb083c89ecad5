"""Models of COLMAP: folders with cameras, images and points, in text or binary files, and rigs as trees of frames."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
import torch

from .. import arguments
from ..errors import ArgumentError, FileFormatError
from ..frames import FrameTree
from ..values import CENTRE, LENSES, Camera, Pose, camera_of_lens, has_lens, lens_of
from .colmap_files import Binary, Text
from .files import PathLike, checked_path, replacing
from .reconstruction import Reconstruction
from .text_files import exported

_NUMBERS = {lens.number: name for name, lens in LENSES.items()}
_NONE = -1  # the point of a pixel that belongs to none


def read_colmap(
    folder: PathLike, *, dtype: torch.dtype = torch.float64, device: str | torch.device | None = None
) -> Reconstruction:
    r"""Read a model of COLMAP: ``cameras``, ``images`` and ``points3D`` of a folder, binary (.bin) or text (.txt).

    Pixels that belong to no point are left out. Pixels are measured from the centre of the first one, half a pixel from
    where COLMAP has its origin. Images, cameras and points have the order of their numbers in the files.

    >>> import pathlib, tempfile
    >>> folder = pathlib.Path(tempfile.mkdtemp())
    >>> _ = (folder / "cameras.txt").write_text("1 SIMPLE_PINHOLE 101 81 100 50.5 40.5")
    >>> _ = (folder / "images.txt").write_text("7 1 0 0 0 0 0 0 1 a.png\n100.5 40.5 3 2 2 -1")
    >>> _ = (folder / "points3D.txt").write_text("3 1 0 2 255 0 0 0.1 7 0")
    >>> pk.io.read_colmap(folder)
    Reconstruction(cameras=1, images=1, points=1, observations=1, dtype=torch.float64)

    Args:
        folder: The path of the folder. Binary files are read if there are both kinds.
        dtype: The dtype of the numbers.
        device: The device of the reconstruction. The default is the CPU.

    Raises:
        FileFormatError: If a file does not follow the format, or a number is not finite.
        ArgumentError: If a camera has a model that posekit does not have.
    """
    where = "posekit.io.read_colmap"
    arguments.check_target(where, dtype, device)
    base = checked_path(folder, where)
    kind: Any = Binary if os.path.exists(os.path.join(base, "cameras.bin")) else Text
    cameras = dict(sorted(_cameras(kind(base, "cameras"), where).items()))
    file = kind(base, "images")
    images = sorted(file.images(), key=lambda x: x[0])
    points = sorted(kind(base, "points3D").points(), key=lambda x: x[0])
    identifiers = np.array([x[0] for x in points], dtype=np.int64)
    lenses, index, pixels = _observations(file.path, images, [*cameras], identifiers)
    poses = torch.from_numpy(np.array([x[1] for x in images]).reshape(-1, 7))
    where_seen = torch.from_numpy(np.array([x[1] for x in points]).reshape(-1, 3)).to(device, dtype)
    colors = torch.tensor([x[2] for x in points], dtype=torch.int64, device=device).reshape(-1, 3)
    return Reconstruction(
        [c.to(dtype).to(device or "cpu") for c in cameras.values()],
        torch.tensor(lenses, dtype=torch.int64, device=device),
        Pose(poses[:, 4:].to(device, dtype), poses[:, :4].to(device, dtype)),
        where_seen,
        torch.from_numpy(index[0]).to(device),
        torch.from_numpy(index[1]).to(device),
        torch.from_numpy(pixels).to(device, dtype),
        [x[3] for x in images],
        colors,
    )


def _observations(path: str, images: Sequence[Any], lenses: list[int], points: Any) -> tuple[list[int], Any, Any]:
    """The place of each image's camera, and of all observations the images and points, and the pixels."""
    places, index, pixels = [], [np.empty((2, 0), dtype=np.int64)], [np.empty((0, 2))]
    for k, (number, _, lens, _, xy, of) in enumerate(images):
        if lens not in lenses:
            raise FileFormatError(
                path, None, f"image {number} names camera {lens}, which is not in the file of cameras"
            )
        places.append(lenses.index(lens))
        is_seen = of != _NONE
        missing = ~np.isin(of[is_seen], points)
        if missing.any():
            first = of[is_seen][missing][0]
            raise FileFormatError(path, None, f"image {number} names point {first}, which is not in the file of points")
        place = np.searchsorted(points, of[is_seen])
        index.append(np.stack((np.full(len(place), k), place)))
        pixels.append(xy[is_seen] - CENTRE)
    return places, np.concatenate(index, 1), np.concatenate(pixels)


def _cameras(file: Any, where: str) -> dict[int, Camera]:
    cameras = {}
    for number, model, size, params in file.cameras(_NUMBERS):
        if model not in LENSES:
            raise ArgumentError(f"{where}: the camera model {model} is not supported; there are {', '.join(LENSES)}")
        cameras[number] = camera_of_lens(model, torch.tensor(params, dtype=torch.float64), size)
    return cameras


def write_colmap(folder: PathLike, scene: Reconstruction, *, format: Literal["binary", "text"] = "binary") -> None:
    """Write a model of COLMAP into a folder, which is made if it does not exist.

    Images, cameras and points are numbered from 1. Cameras have the models PINHOLE, OPENCV, FULL_OPENCV and
    OPENCV_FISHEYE, and each is a rig of its own.

    >>> import tempfile
    >>> camera = pk.Camera([100.0, 100, 50, 40], (101, 81))
    >>> scene = pk.io.Reconstruction([camera], [0], pk.Pose.identity(1), [[1.0, 0, 2]], [0], [0], [[99.0, 41]])
    >>> folder = tempfile.mkdtemp()
    >>> pk.io.write_colmap(folder, scene)
    >>> pk.io.read_colmap(folder).pixels
    tensor([[99., 41.]], dtype=torch.float64)

    Args:
        folder: The path of the folder. Each file is replaced when it is complete.
        scene: The reconstruction.
        format: "binary", or "text", which cannot be written beside binary files: those would be read in its place.
    """
    where = "posekit.io.write_colmap"
    base = checked_path(folder, where)
    arguments.check_kinds(where, Reconstruction, scene=scene)
    arguments.check_choice(format, ("binary", "text"), f"{where}: format")
    if format == "text" and os.path.exists(os.path.join(base, "cameras.bin")):
        raise ArgumentError(f"{where}: the folder has binary files, which COLMAP reads in place of text; remove them")
    for name in scene.names:
        if "\0" in name or (format == "text" and (name.split() != [name])):
            kind = "spaces; write binary files" if format == "text" else "zeros"
            raise ArgumentError(f"{where}: the names of images must be without {kind}, got {name!r}")
    for k, camera in enumerate(scene.cameras):
        if not has_lens(camera):
            fact = f'"{camera.model}" with {camera.distortion.shape[-1]} coefficients, that of camera {k}'
            raise ArgumentError(f"{where}: COLMAP has no model for {fact}")
    poses = exported(scene.poses.to(torch.float64), where, "scene.poses")
    for name in ("points", "pixels"):
        x = getattr(scene, name)
        arguments.refuse(~x.isfinite().all(-1), x, f"{where}: scene.{name}", "is not finite")
    os.makedirs(base, exist_ok=True)
    files: Any = Binary if format == "binary" else Text
    for name, content in files.written(*_rows(scene, poses)).items():
        with replacing(os.path.join(base, name)) as temporary, open(temporary, "wb") as file:
            file.write(content)


def _rows(scene: Reconstruction, poses: Pose) -> tuple[Sequence[Any], Sequence[Any], Sequence[Any]]:
    """The cameras, images and points that files hold."""
    cameras = []
    for k, camera in enumerate(scene.cameras):
        model, params = lens_of(camera.detach().cpu().double())
        cameras.append((k + 1, model, camera.size, params))
    pixels = scene.pixels.detach().cpu().double().numpy() + CENTRE
    owners, seen = scene.images.cpu().numpy(), scene.seen.cpu().numpy()
    norms = scene.errors().detach().cpu().double().norm(dim=-1).numpy()
    place, images = np.zeros(len(owners), dtype=np.int64), []
    order = np.argsort(owners, kind="stable")
    bounds = np.searchsorted(owners[order], np.arange(len(poses) + 1))
    components = torch.cat((poses.quaternion, poses.position), -1).numpy()
    for k, name in enumerate(scene.names):
        own = order[bounds[k] : bounds[k + 1]]
        place[own] = np.arange(len(own))
        images.append((k + 1, components[k], int(scene.lenses[k]) + 1, name, pixels[own], seen[own] + 1))
    order = np.argsort(seen, kind="stable")
    bounds = np.searchsorted(seen[order], np.arange(len(scene.points) + 1))
    cloud, colors, points = scene.points.detach().cpu().double().numpy(), scene.colors.cpu().numpy(), []
    for k in range(len(cloud)):
        own = order[bounds[k] : bounds[k + 1]]
        error = float(norms[own].mean()) if len(own) else -1.0
        points.append((k + 1, cloud[k], colors[k], error, np.stack((owners[own] + 1, place[own]), -1)))
    return cameras, images, points


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
