"""Spheres, planes, boxes, capsules and cylinders: batched values between which clearances are computed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

import attrs
import torch
from torch import Tensor
from typing_extensions import Self

from ... import arguments
from ...arguments import TensorLike
from ...engine import is_eager
from ...math import clearance as ops
from ...values import Convertible, Pose
from ..foreign_keywords import BOXES_KEYWORDS, CAPSULES_KEYWORDS, CYLINDERS_KEYWORDS, PLANES_KEYWORDS, SPHERES_KEYWORDS


def broadcast(where: str, **shapes: torch.Size) -> torch.Size:
    """As `arguments.broadcast`, whose 15 microseconds are saved where all shapes but () are equal."""
    large = [shape for shape in shapes.values() if shape]
    if all([shape == large[0] for shape in large]):
        return large[0] if large else torch.Size()
    return arguments.broadcast(where, **shapes)


class Shape(Convertible):
    """Base class of spheres, planes, boxes, capsules and cylinders: immutable values, and pytrees of their tensors."""

    __slots__ = ()

    @property
    def shape(self) -> torch.Size:
        """The batch shape, whose last dimension counts the spheres, planes, boxes and so on; () for a single one.

        >>> from posekit.kinematics import Planes
        >>> Planes([[0, 0, 1, 0], [1, 0, 0, 0.5]]).shape
        torch.Size([2])
        """
        return broadcast(type(self).__name__, **self._batches())

    def _parts(self) -> dict[str, tuple[Tensor, int]]:
        """The tensors, in the order of the ops on spheres, each with the number of dimensions of one element."""
        raise NotImplementedError

    def _with(self, parts: Sequence[Any]) -> Self:
        """A shape of the same class with other parts, which are its fields, first of all poses, and not checked."""
        if hasattr(self, "poses"):
            parts = Pose._unchecked(parts[0], parts[1]), *parts[2:]
        return arguments.filled(type(self), *parts)

    def _detached(self) -> Self:
        return self._with([x.detach() for x, _ in self._parts().values()])

    def _filled(self, tensors: list[Tensor]) -> list[Tensor]:
        """The inputs of the op on spheres, of the tensors of spheres and shapes that broadcast."""
        return tensors

    def _batches(self) -> dict[str, torch.Size]:
        return {name: x.shape[: x.dim() - axes] for name, (x, axes) in self._parts().items()}

    def _check(self) -> None:
        """Raise unless the tensors broadcast and are on one device."""
        where = type(self).__name__
        broadcast(where, **self._batches())
        arguments.check_devices(where, *[x for x, _ in self._parts().values()])

    def to(self, *target: Any, **options: Any) -> Self:
        """Convert the tensors to another dtype or device, as ``torch.Tensor.to``.

        >>> from posekit.kinematics import Planes
        >>> Planes([0, 0, 1, 0]).to(torch.float64).planes.dtype
        torch.float64

        Args:
            *target: A dtype, a device or a tensor, as for ``torch.Tensor.to``.
            **options: As for ``torch.Tensor.to``.
        """
        return type(self)(*[getattr(self, name).to(*target, **options) for name in fields(type(self))])

    def __repr__(self) -> str:
        tensor, _ = next(iter(self._parts().values()))
        return f"{type(self).__name__}(shape={tuple(self.shape)}, dtype={tensor.dtype}, device={tensor.device})"


def fields(kind: Any) -> list[str]:
    """The names of the fields of a class of shapes."""
    return [field.name for field in attrs.fields(kind)]


def vectors(value: TensorLike, size: int, name: str, like: Tensor | None = None) -> Tensor:
    """Convert to a checked tensor of shape (*batch, size)."""
    tensor = arguments.tensor(value, name, like)
    arguments.check(tensor, size, name)
    return tensor


def check_sizes(x: Tensor, name: str) -> None:
    """Raise unless radii or extents are positive or 0. Nothing is read of tensors that are traced or mapped."""
    if _is_readable(x):
        arguments.refuse(~(x.detach() >= 0), x.detach(), name, "is not a positive number or 0")


def _is_readable(x: Tensor) -> bool:
    return not x.is_meta and arguments.is_readable(x) and is_eager((x.detach(),))


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Spheres(Shape):
    """Spheres: those of a robot in the world (`Robot.spheres`), or obstacles.

    >>> from posekit.kinematics import Spheres
    >>> Spheres(centres=[[0, 0, 0], [0, 0, 1.0]], radii=[0.1, 0.2])
    Spheres(shape=(2,), dtype=torch.float32, device=cpu)

    Args:
        centres: The centres, shape (*batch, spheres, 3), or (3,) for a single sphere.
        radii: The radii, shape (*batch, spheres), or one number for all.
    """

    centres: Tensor
    radii: Tensor

    # Explicit: torch.compile cannot trace the one of attrs.
    @arguments.closed(SPHERES_KEYWORDS)
    def __init__(self, centres: TensorLike, radii: TensorLike | float) -> None:
        centres = vectors(centres, 3, "Spheres: centres")
        radii = arguments.scalar(radii, "Spheres: radii", centres)
        check_sizes(radii, "Spheres: radii")
        arguments.fill(self, centres, radii)
        self._check()

    def _parts(self) -> dict[str, tuple[Tensor, int]]:
        return {"centres": (self.centres, 1), "radii": (self.radii, 0)}


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Planes(Shape):
    """Planes [n, d], of the points x where n.x + d = 0, as in `Pose.apply_planes`. The side of -n is solid.

    >>> from posekit.kinematics import Planes
    >>> floor = Planes([0, 0, 1, 0])  # z = 0
    >>> floor.shape
    torch.Size([])

    Args:
        planes: The normal, of any length but 0, and the offset, shape (*batch, planes, 4), or (4,) for a single plane.
    """

    planes: Tensor

    @arguments.closed(PLANES_KEYWORDS)
    def __init__(self, planes: TensorLike) -> None:
        planes = vectors(planes, 4, "Planes: planes")
        if _is_readable(planes):
            values, normals = planes.detach(), planes.detach()[..., :3]
            flat = ~(normals != 0).any(-1) | ~values.isfinite().all(-1)
            arguments.refuse(
                flat, values, "Planes: planes", "is no plane: write [nx, ny, nz, d], whose normal is not 0"
            )
        object.__setattr__(self, "planes", planes)

    @classmethod
    def from_points(cls, points: TensorLike, normals: TensorLike) -> Planes:
        """Make planes of points on them and normals.

        >>> from posekit.kinematics import Planes
        >>> Planes.from_points([0, 0, 0.5], normals=[0, 0, 1]).planes
        tensor([ 0.0000,  0.0000,  1.0000, -0.5000])

        Args:
            points: A point on each plane, shape (*batch, planes, 3), or (3,) for a single plane.
            normals: The normals, which point to the free side and have any length but 0, shape (*batch, planes, 3).
        """
        points = vectors(points, 3, "Planes.from_points: points")
        return cls(ops.plane_of_point(points, vectors(normals, 3, "Planes.from_points: normals", points)))

    def _parts(self) -> dict[str, tuple[Tensor, int]]:
        return {"planes": (self.planes, 1)}


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Boxes(Shape):
    """Solid boxes, oriented by poses.

    >>> from posekit.kinematics import Boxes
    >>> table = Boxes(pk.Pose([0.6, 0, 0.2]), half_extents=[0.4, 0.5, 0.2])
    >>> table.shape
    torch.Size([])

    Args:
        poses: The poses of the middles of the boxes, shape (*batch, boxes), or () for a single box.
        half_extents: Half of the edges' lengths along the axes of the poses, shape (*batch, boxes, 3), or (3,) for
            a single box or for all.
    """

    poses: Pose
    half_extents: Tensor

    @arguments.closed(BOXES_KEYWORDS)
    def __init__(self, poses: Pose, half_extents: TensorLike) -> None:
        arguments.check_kinds("Boxes", Pose, poses=poses)
        half_extents = vectors(half_extents, 3, "Boxes: half_extents", poses.position)
        check_sizes(half_extents, "Boxes: half_extents")
        arguments.fill(self, poses, half_extents)
        self._check()

    def _parts(self) -> dict[str, tuple[Tensor, int]]:
        tensors = {"poses": self.poses.position, "quaternions": self.poses.quaternion}
        return {name: (x, 1) for name, x in (tensors | {"half_extents": self.half_extents}).items()}


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Capsules(Shape):
    """Solid capsules: the points that are nearer than a radius to a segment.

    >>> from posekit.kinematics import Capsules, Spheres, clearance
    >>> pole = Capsules(start=[0, 0, 0], end=[0, 0, 2.0], radii=0.25)
    >>> clearance(Spheres([[1.0, 0, 1.0], [0, 0, 3.0]], radii=0.5), pole)
    tensor([0.2500, 0.2500])

    Args:
        start: One end of each segment, shape (*batch, capsules, 3), or (3,) for a single capsule.
        end: The other end, which may be the same.
        radii: The radii, shape (*batch, capsules), or one number for all.
    """

    start: Tensor
    end: Tensor
    radii: Tensor

    @arguments.closed(CAPSULES_KEYWORDS)
    def __init__(self, start: TensorLike, end: TensorLike, radii: TensorLike | float) -> None:
        start = vectors(start, 3, "Capsules: start")
        object.__setattr__(self, "start", start)
        object.__setattr__(self, "end", vectors(end, 3, "Capsules: end", start))
        object.__setattr__(self, "radii", arguments.scalar(radii, "Capsules: radii", start))
        check_sizes(self.radii, "Capsules: radii")
        self._check()

    def _parts(self) -> dict[str, tuple[Tensor, int]]:
        return {"start": (self.start, 1), "end": (self.end, 1), "radii": (self.radii, 0)}


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Cylinders(Shape):
    """Solid cylinders with flat ends, around the z axes of poses.

    >>> from posekit.kinematics import Cylinders, Spheres, clearance
    >>> can = Cylinders(pk.Pose([0, 0, 1.0]), half_lengths=1.0, radii=0.25)  # from z = 0 to z = 2
    >>> clearance(Spheres([[1.0, 0, 1.0], [0, 0, 3.0]], radii=0.5), can)
    tensor([0.2500, 0.5000])

    Args:
        poses: The poses of the middles, shape (*batch, cylinders), or () for a single cylinder.
        half_lengths: Half of the lengths, shape (*batch, cylinders), or one number for all.
        radii: The radii, likewise.
    """

    poses: Pose
    half_lengths: Tensor
    radii: Tensor

    @arguments.closed(CYLINDERS_KEYWORDS)
    def __init__(self, poses: Pose, half_lengths: TensorLike | float, radii: TensorLike | float) -> None:
        arguments.check_kinds("Cylinders", Pose, poses=poses)
        object.__setattr__(self, "poses", poses)
        for name, value in (("half_lengths", half_lengths), ("radii", radii)):
            sizes = arguments.scalar(value, f"Cylinders: {name}", poses.position)
            check_sizes(sizes, f"Cylinders: {name}")
            object.__setattr__(self, name, sizes)
        self._check()

    def _parts(self) -> dict[str, tuple[Tensor, int]]:
        poses = {"poses": (self.poses.position, 1), "quaternions": (self.poses.quaternion, 1)}
        return poses | {"half_lengths": (self.half_lengths, 0), "radii": (self.radii, 0)}


def register(kind: type[Shape]) -> None:
    """Register a class as a pytree, whose leaves are its fields. They may be any objects, as in `tree_map`."""
    names = fields(kind)

    def build(leaves: list[Any], _: Any) -> Shape:
        return arguments.filled(kind, *leaves)

    arguments.register(kind, "posekit.kinematics", names, build)


for _kind in (Spheres, Planes, Boxes, Capsules, Cylinders):
    register(_kind)
