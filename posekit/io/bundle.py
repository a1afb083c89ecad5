"""Bundle: cameras, points and the pixels in which the cameras see the points, as bundle adjustment has them."""

from __future__ import annotations

from typing import Any, final

import attrs
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ShapeError
from ..geometry import Loss
from ..optimisation import ProblemResult, adjust
from ..values import Pose


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Bundle:
    """Cameras, points, and which camera sees which point where.

    A camera maps a point p of the world to ``x, y, z = camera_T_world @ p``, with axes right, down and forward, and
    that to ``f (1 + k1 s + k2 s^2) (x, y) / z`` with ``s = (x^2 + y^2) / z^2``, in pixels from the principal point.

    >>> bundle = pk.io.Bundle(pk.Pose.identity(1), [[100.0, 0, 0]], [[1.0, 0, 2]], [0], [0], [[49.0, 1]])
    >>> bundle.errors()
    tensor([[ 1., -1.]])

    Args:
        poses: ``camera_T_world`` of the cameras, shape (n,).
        intrinsics: The focal length f and the distortion k1, k2 of each, shape (n, 3).
        points: The points in the world, shape (m, 3).
        cameras: The camera of each observation, integers of shape (k,).
        seen: The point of each observation, integers of shape (k,).
        pixels: Where it is seen, shape (k, 2).
    """

    poses: Pose
    intrinsics: Tensor
    points: Tensor
    cameras: Tensor
    seen: Tensor
    pixels: Tensor

    def __init__(
        self,
        poses: Pose,
        intrinsics: TensorLike,
        points: TensorLike,
        cameras: TensorLike,
        seen: TensorLike,
        pixels: TensorLike,
    ) -> None:
        arguments.check_kinds("Bundle", Pose, poses=poses)
        if poses.ndim != 1:
            raise ShapeError(f"Bundle: poses must have shape (n,), got {tuple(poses.shape)}")
        like, n = poses.quaternion, len(poses)
        floats = {"intrinsics": intrinsics, "points": points, "pixels": pixels}
        tensors = {name: arguments.tensor(x, f"Bundle: {name}", like) for name, x in floats.items()}
        for name, index in (("cameras", cameras), ("seen", seen)):
            tensors[name] = arguments.integers(index, f"Bundle: {name}", like.device)
        m, k = tensors["points"].shape[0] if tensors["points"].ndim else 0, tensors["cameras"].numel()
        shapes = {"intrinsics": (n, 3), "points": (m, 3), "cameras": (k,), "seen": (k,), "pixels": (k, 2)}
        for name, shape in shapes.items():
            if tuple(tensors[name].shape) != shape:
                raise ShapeError(f"Bundle: {name} must have shape {shape}, got {tuple(tensors[name].shape)}")
        for name, count, what in (("cameras", n, "cameras"), ("seen", m, "points")):
            outside = (tensors[name] < 0) | (tensors[name] >= count)
            arguments.refuse(outside, tensors[name], f"Bundle: {name}", f"is outside the {count} {what}")
        object.__setattr__(self, "poses", poses)
        for name, x in tensors.items():
            object.__setattr__(self, name, x)

    def errors(self) -> Tensor:
        """Return the differences of the projected points and the pixels, shape (k, 2).

        >>> bundle = pk.io.Bundle(pk.Pose.identity(1), [[100.0, 0, 0]], [[1.0, 0, 2]], [0], [0], [[50.0, 0]])
        >>> bundle.errors()
        tensor([[0., 0.]])
        """
        x = self.poses[self.cameras].apply(self.points[self.seen])
        u = x[:, :2] / x[:, 2:]
        s = (u * u).sum(-1, keepdim=True)
        f, k1, k2 = self.intrinsics[self.cameras].unsqueeze(-1).unbind(1)
        return f * (1 + s * (k1 + s * k2)) * u - self.pixels

    def optimize(
        self, *, loss: Loss | str | None = None, fixed: TensorLike | None = None, **options: Any
    ) -> tuple[Bundle, ProblemResult]:
        """Adjust cameras and points to the pixels (bundle adjustment).

        The points are eliminated by a Schur complement. Unless two cameras are fixed, only a damping holds position,
        direction and scale of the whole. Such a result is ``stationary`` and of status "rank_deficient"; fix two
        cameras for one that has converged, and has covariances.

        >>> g = torch.Generator().manual_seed(0)
        >>> poses = pk.Pose([[0, 0, 4], [1, 0, 4], [0, 1, 5]]).double()
        >>> points = torch.rand(20, 3, generator=g, dtype=torch.float64)
        >>> cameras, seen = torch.arange(3).repeat_interleave(20), torch.arange(20).repeat(3)
        >>> intrinsics = torch.tensor([[100.0, 0, 0]]).expand(3, 3)
        >>> exact = pk.io.Bundle(poses, intrinsics, points, cameras, seen, torch.zeros(60, 2))
        >>> bundle = pk.io.Bundle(poses, intrinsics, points + 0.1, cameras, seen, exact.errors())
        >>> adjusted, result = bundle.optimize()
        >>> result.status, result.stationary, bool(adjusted.errors().abs().max() < 1e-6)
        ('rank_deficient', True, True)

        Args:
            loss: A robust loss of the errors, a `Loss` or its name.
            fixed: Which cameras keep their pose and intrinsics, bools of shape (n,).
            **options: Of `Problem.solve`.

        Returns:
            The adjusted bundle, and the result.
        """
        held = None if fixed is None else arguments.mask(fixed, "Bundle.optimize: fixed", self.cameras.device)
        fields = self.poses, self.intrinsics, self.points, self.cameras, self.seen, self.pixels
        values, result = adjust(*fields, fixed=held, loss=loss, **options)
        poses, intrinsics, points = values
        like = self.points
        moved = poses.to(self.poses.dtype), intrinsics.to(self.intrinsics), points.to(like)
        return Bundle(*moved, self.cameras, self.seen, self.pixels), result

    def __repr__(self) -> str:
        counts = f"cameras={len(self.poses)}, points={len(self.points)}, observations={len(self.pixels)}"
        return f"Bundle({counts}, dtype={self.points.dtype})"
