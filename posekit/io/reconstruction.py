"""Reconstruction: images, their cameras, points and the pixels in which images see points, as COLMAP has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast, final

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError, ShapeError
from ..geometry import Loss
from ..optimisation import Problem, ProblemResult
from ..values import Camera, Pose, stack


class _Group(NamedTuple):
    """Cameras of the same kind.

    Attributes:
        cameras: The cameras as a batch.
        members: Their places in the reconstruction.
        rows: The observations of their images.
        places: The camera of each of these.
    """

    cameras: Camera
    members: list[int]
    rows: Tensor
    places: Tensor


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Reconstruction:
    """Images of cameras, points, and which image sees which point where. Several images may share a camera.

    Axes are right, down and forward, and the centre of the first pixel is (0, 0), as for `Camera`.

    >>> camera = pk.Camera([100.0, 100, 50, 40], (101, 81))
    >>> scene = pk.io.Reconstruction([camera], [0], pk.Pose.identity(1), [[1.0, 0, 2]], [0], [0], [[99.0, 41]])
    >>> scene.errors()
    tensor([[ 1., -1.]])

    Args:
        cameras: The cameras, each without batch dimensions.
        lenses: The camera of each image, integers of shape (n,).
        poses: ``camera_T_world`` of the images, shape (n,).
        points: The points in the world, shape (m, 3).
        images: The image of each observation, integers of shape (k,).
        seen: The point of each observation, integers of shape (k,).
        pixels: Where it is seen, shape (k, 2).
        names: The names of the images, n strings. The default is "0", "1", ...
        colors: Red, green and blue of the points, integers from 0 to 255 of shape (m, 3). The default is black.
    """

    cameras: tuple[Camera, ...]
    lenses: Tensor
    poses: Pose
    points: Tensor
    images: Tensor
    seen: Tensor
    pixels: Tensor
    names: tuple[str, ...]
    colors: Tensor

    def __init__(
        self,
        cameras: Sequence[Camera],
        lenses: TensorLike,
        poses: Pose,
        points: TensorLike,
        images: TensorLike,
        seen: TensorLike,
        pixels: TensorLike,
        names: Sequence[str] | None = None,
        colors: TensorLike | None = None,
    ) -> None:
        arguments.check_kinds("Reconstruction", Pose, poses=poses)
        if poses.ndim != 1:
            raise ShapeError(f"Reconstruction: poses must have shape (n,), got {tuple(poses.shape)}")
        like, n = poses.quaternion, len(poses)
        for camera in cameras:
            if not isinstance(camera, Camera) or camera.ndim:
                got = f"shape {tuple(camera.shape)}" if isinstance(camera, Camera) else type(camera).__name__
                raise ArgumentError(f"Reconstruction: cameras must be Cameras without batch dimensions, got {got}")
        named = tuple([str(k) for k in range(n)]) if names is None else tuple(names)
        if len(named) != n or not all([isinstance(x, str) for x in named]):
            raise ArgumentError(f"Reconstruction: names must be {n} strings, one for each image")
        fields = {"points": points, "pixels": pixels}
        tensors = {name: arguments.tensor(x, f"Reconstruction: {name}", like) for name, x in fields.items()}
        m = tensors["points"].shape[0] if tensors["points"].ndim else 0
        colors = torch.zeros(m, 3, dtype=torch.int64, device=like.device) if colors is None else colors
        index = {"lenses": lenses, "images": images, "seen": seen, "colors": colors}
        for name, value in index.items():
            tensors[name] = arguments.integers(value, f"Reconstruction: {name}", like.device)
        k = tensors["images"].numel()
        shapes = {"points": (m, 3), "pixels": (k, 2), "lenses": (n,), "images": (k,), "seen": (k,), "colors": (m, 3)}
        for name, shape in shapes.items():
            if tuple(tensors[name].shape) != shape:
                raise ShapeError(f"Reconstruction: {name} must have shape {shape}, got {tuple(tensors[name].shape)}")
        counts = {"lenses": (len(cameras), "cameras"), "images": (n, "images"), "seen": (m, "points")}
        for name, (count, what) in counts.items():
            outside = (tensors[name] < 0) | (tensors[name] >= count)
            arguments.refuse(outside, tensors[name], f"Reconstruction: {name}", f"is outside the {count} {what}")
        for name, field in {"cameras": tuple(cameras), "poses": poses, "names": named, **tensors}.items():
            object.__setattr__(self, name, field)

    def errors(self) -> Tensor:
        """Return the differences of the projected points and the pixels, shape (k, 2).

        >>> camera = pk.Camera([100.0, 100, 50, 40], (101, 81))
        >>> pk.io.Reconstruction([camera], [0], pk.Pose.identity(1), [[1.0, 0, 2]], [0], [0], [[100.0, 40]]).errors()
        tensor([[0., 0.]])
        """
        parts, order = [self.pixels[:0]], [self.images[:0]]
        for group, _, rows, places in self._groups():
            x = self.poses[self.images[rows]].apply(self.points[self.seen[rows]])
            parts.append(group[places].project(x)[0] - self.pixels[rows])
            order.append(rows)
        return torch.cat(parts)[torch.cat(order).argsort()]

    def _groups(self) -> list[_Group]:
        """The cameras, those of the same kind together."""
        kinds: dict[Any, list[int]] = {}
        for k, camera in enumerate(self.cameras):
            kinds.setdefault((camera._form, camera.distortion.shape[-1], camera.dtype), []).append(k)
        owner, groups = self.lenses[self.images], []
        for members in kinds.values():
            place = torch.full((len(self.cameras),), -1, device=owner.device)
            place[members] = torch.arange(len(members), device=owner.device)
            rows = (place[owner] >= 0).nonzero().squeeze(-1)
            groups.append(_Group(stack([self.cameras[k] for k in members]), members, rows, place[owner[rows]]))
        return groups

    def optimize(
        self,
        *,
        loss: Loss | str | None = None,
        fixed: TensorLike | None = None,
        fixed_cameras: bool = False,
        **options: Any,
    ) -> tuple[Reconstruction, ProblemResult]:
        """Adjust poses, points and cameras to the pixels (bundle adjustment).

        All numbers of a camera are unknown, for all images of it together: focal lengths, principal point and up to 5
        coefficients of distortion. Unless two images are fixed, only a damping holds position, direction and scale of
        the whole. Such a result is ``stationary`` and of status "rank_deficient"; fix two images for one that has
        converged, and has covariances. The result's sets of variables are the poses, the points, and the cameras of
        each kind.

        >>> g = torch.Generator().manual_seed(0)
        >>> poses = pk.Pose([[0, 0, 4], [1, 0, 4], [0, 1, 5]]).double()
        >>> camera = pk.Camera(torch.tensor([90.0, 90, 50, 40], dtype=torch.float64), (101, 81))
        >>> points = torch.rand(20, 3, generator=g, dtype=torch.float64)
        >>> images, seen = torch.arange(3).repeat_interleave(20), torch.arange(20).repeat(3)
        >>> exact = pk.io.Reconstruction([camera], [0] * 3, poses, points, images, seen, torch.zeros(60, 2))
        >>> scene = pk.io.Reconstruction([camera], [0] * 3, poses, points + 0.1, images, seen, exact.errors())
        >>> adjusted, result = scene.optimize(fixed_cameras=True)
        >>> result.status, result.stationary, bool(adjusted.errors().abs().max() < 1e-5)
        ('rank_deficient', True, True)

        Args:
            loss: A robust loss of the errors, a `Loss` or its name.
            fixed: Which images keep their pose, bools of shape (n,).
            fixed_cameras: Whether the cameras keep their numbers.
            **options: Of `Problem.solve`.

        Returns:
            The adjusted reconstruction, and the result.
        """
        where = "Reconstruction.optimize"
        arguments.check_flags(where, fixed_cameras=fixed_cameras)
        if not len(self.pixels):
            raise ArgumentError(f"{where}: no image sees a point; there are no observations")
        device = self.poses.device
        held = None if fixed is None else arguments.mask(fixed, f"{where}: fixed", device)
        problem, groups = Problem(), self._groups()
        poses = problem.variables(self.poses, fixed=held)
        points = problem.variables(self.points, eliminate=True)
        lenses = []
        for group, _, rows, places in groups:
            kind = problem.variables(group.to(device), fixed=fixed_cameras)
            lenses.append(kind)
            if len(rows):
                operands = kind[places], poses[self.images[rows]], points[self.seen[rows]], self.pixels[rows]
                problem.add(_reprojection, *operands, loss=loss)
        result = problem.solve(**options)
        cameras = list(self.cameras)
        for same, kind in zip(groups, lenses, strict=True):
            for k, camera in zip(same.members, result[kind], strict=True):
                cameras[k] = camera.to(self.cameras[k].dtype).to(self.cameras[k].device)
        moved = result[poses].to(self.poses.dtype)
        rest = self.images, self.seen, self.pixels, self.names, self.colors
        return Reconstruction(cameras, self.lenses, moved, result[points].to(self.points), *rest), result

    def __repr__(self) -> str:
        counts = f"cameras={len(self.cameras)}, images={len(self.poses)}, points={len(self.points)}"
        return f"Reconstruction({counts}, observations={len(self.pixels)}, dtype={self.points.dtype})"


def _reprojection(camera: Camera, camera_T_world: Pose, point: Tensor, pixel: Tensor) -> Tensor:
    return camera.project(camera_T_world.apply(point))[0] - pixel


# Keywords of other libraries.
_HINTS = {
    **arguments.synonyms("K intrinsics calibration cameras", "use `camera`, a `pk.Camera(intrinsics, size)`"),
    **arguments.synonyms("observations keypoints measurements", "use `pixels`"),
    **arguments.synonyms("camera_indices cam_idx camera_ids", "use `images`, the image of each pixel"),
    **arguments.synonyms("point_indices pt_idx point_ids", "use `seen`, the point of each pixel"),
    **arguments.synonyms("visibility mask visible", "write NaN for pixels where a point is not seen"),
    **arguments.synonyms("fix_cameras fix_intrinsics refine_intrinsics", "use `fixed_cameras`"),
}


def bundle_adjustment(
    camera: Camera | Sequence[Camera],
    poses: Pose,
    points: TensorLike,
    pixels: TensorLike,
    *,
    images: TensorLike | None = None,
    seen: TensorLike | None = None,
    loss: Loss | str | None = None,
    fixed: TensorLike | None = None,
    fixed_cameras: bool = True,
    **options: Any,
) -> tuple[Reconstruction, ProblemResult]:
    """Adjust poses of cameras and points to the pixels in which these are seen.

    Fix two images for a result that has converged and has covariances: without them nothing but a damping holds the
    position, the direction and the scale of the whole, and its status is "rank_deficient".

    >>> g = torch.Generator().manual_seed(0)
    >>> camera = pk.Camera(torch.tensor([90.0, 90, 50, 40], dtype=torch.float64), (101, 81))
    >>> camera_T_world = pk.Pose([[0, 0, 4], [1, 0, 4], [0, 1, 5]]).double()
    >>> points = torch.rand(20, 3, generator=g, dtype=torch.float64)
    >>> pixels, _ = camera.project(camera_T_world[:, None].apply(points))  # shape (3, 20, 2)
    >>> pixels[0, 3] = torch.nan  # is not seen there
    >>> guess = points + 0.1 * torch.randn(20, 3, generator=g, dtype=torch.float64)
    >>> scene, result = pk.bundle_adjustment(camera, camera_T_world, guess, pixels, fixed=[True, True, False])
    >>> result.status, bool((scene.points - points).abs().max() < 1e-6)
    ('converged', True)

    Args:
        camera: The camera of all images, or one for each, as a batch of shape (n,) or a sequence.
        poses: Where to start: ``camera_T_world`` of the images, shape (n,).
        points: Where to start: points in the world, shape (m, 3).
        pixels: Where each image sees each point, shape (n, m, 2), with NaN where it does not; or with ``images`` and
            ``seen`` of all observations, shape (k, 2).
        images: The image of each observation, integers of shape (k,).
        seen: The point of each observation, integers of shape (k,).
        loss: A robust loss of the errors, a `Loss` or its name, against wrong matches.
        fixed: Which images keep their pose, bools of shape (n,).
        fixed_cameras: Whether the cameras keep their numbers. Else all of them are adjusted, too.
        **options: Of `Problem.solve`.

    Returns:
        The adjusted `Reconstruction`, with ``poses``, ``points`` and ``cameras``, and the result of the `Problem`.
    """
    where = "bundle_adjustment"
    for name in options.keys() & _HINTS.keys():
        raise ArgumentError(f"{where}() got an unexpected keyword argument {name!r}: {_HINTS[name]}")
    if not isinstance(poses, Pose):
        raise ArgumentError(f"{where}: poses must be a Pose, camera_T_world, got {type(poses).__name__}")
    if poses.ndim != 1:
        raise ShapeError(f"{where}: poses must have shape (n,), got {tuple(poses.shape)}")
    cameras, lenses = _own_cameras(where, camera, len(poses))
    points = arguments.tensor(points, f"{where}: points", poses.position)
    pixels = arguments.tensor(pixels, f"{where}: pixels", poses.position)
    if points.ndim != 2 or points.shape[1] != 3:
        raise ShapeError(f"{where}: points must have shape (m, 3), got {tuple(points.shape)}")
    if (images is None) != (seen is None):
        raise ArgumentError(f"{where}: images and seen go together: the image and the point of each observation")
    if images is None:
        shape = (len(poses), len(points), 2)
        if tuple(pixels.shape) != shape:
            remedy = ", or pass `images` and `seen` with those of all observations"
            raise ShapeError(f"{where}: pixels must have shape {shape}{remedy}, got {tuple(pixels.shape)}")
        images, seen = pixels.detach().isfinite().all(-1).nonzero(as_tuple=True)
        pixels = pixels[images, seen]
    if not len(pixels):
        raise ArgumentError(f"{where}: no image sees a point; all pixels are NaN, or there are none")
    scene = Reconstruction(cameras, lenses, poses, points, images, cast("Tensor", seen), pixels)
    return scene.optimize(loss=loss, fixed=fixed, fixed_cameras=fixed_cameras, **options)


def _own_cameras(where: str, camera: Any, count: int) -> tuple[list[Camera], list[int]]:
    """The cameras, and which of them each image has."""
    if isinstance(camera, Camera) and not camera.ndim:
        return [camera], [0] * count
    cameras = list(camera) if isinstance(camera, Camera | list | tuple) else []
    if not cameras or not all([isinstance(x, Camera) for x in cameras]):
        raise ArgumentError(f"{where}: camera must be a Camera or one for each image, got {arguments.describe(camera)}")
    if len(cameras) != count:
        raise ShapeError(f"{where}: camera must be one, or one for each of {count} images, got {len(cameras)}")
    return cameras, list(range(count))
