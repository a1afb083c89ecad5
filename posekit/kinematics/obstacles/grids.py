"""Obstacles that grids describe: heights over a plane, and signed distances in space."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any, ClassVar, final

import attrs
import torch
from torch import Tensor
from typing_extensions import Self

from ... import arguments
from ...arguments import TensorLike
from ...errors import IndexingError, OptionError, ShapeError, ValidationError
from ...math import grids as ops
from ...numerics import box_tree, mesh_distances, nearest_points
from ...values import Pose
from .shapes import Shape, fields, register, vectors

_MOST = 1 << 27  # points of a grid
_CELLS = 64  # along the longest side, by default
_CHUNK = 1 << 20  # points whose distances are computed at once


def of_mesh(vertices: TensorLike, faces: TensorLike, spacing: Any, margin: Any) -> tuple[Tensor, Tensor, float]:
    """The distances from a mesh, the first point of the grid, and its spacing: see `DistanceGrid.from_mesh`."""
    where = "DistanceGrid.from_mesh"
    vertices = _points(vertices, f"{where}: vertices")
    if vertices.dim() != 2:
        raise ShapeError(f"{where}: vertices must have shape (vertices, 3), got {tuple(vertices.shape)}")
    index = arguments.integers(faces, f"{where}: faces", vertices.device)
    if index.dim() != 2 or index.shape[-1] != 3 or not len(index):
        raise ShapeError(f"{where}: faces must have shape (faces, 3), with at least one, got {tuple(index.shape)}")
    outside = (index < 0) | (index >= len(vertices))
    if bool(outside.any()):
        value = index[outside][0].item()
        raise IndexingError(f"{where}: faces must be in [0, {len(vertices) - 1}], got {value}")
    used = vertices[index.reshape(-1)]
    if not bool(used.isfinite().all()):
        raise ValidationError(f"{where}: vertices must be finite")
    corner, step, sizes = _layout(used, spacing, margin, where)
    moved, triangles = (vertices - corner).float().contiguous(), index.int().contiguous()
    made = [
        mesh_distances(moved, triangles, step * points) for points in _lattice(sizes, torch.float32, vertices.device)
    ]
    distances = torch.cat(made).reshape(sizes).to(vertices.dtype)
    return distances, corner, step


def of_points(points: TensorLike, radius: Any, spacing: Any, margin: Any) -> tuple[Tensor, Tensor, float]:
    """The distances from a cloud, the first point of the grid, and its spacing: see `DistanceGrid.from_points`."""
    where = "DistanceGrid.from_points"
    points = _points(points, f"{where}: points").reshape(-1, 3)
    size = arguments.positive(radius, f"{where}: radius", zero=True)
    points = points[points.isfinite().all(-1)]
    if not len(points):
        raise ShapeError(f"{where}: points must have at least one finite point")
    reach = arguments.positive(margin, f"{where}: margin", zero=True) + size
    corner, step, sizes = _layout(points, spacing, reach, where)
    tree, distances = box_tree((points - corner)[None].contiguous()), []
    for part in _lattice(sizes, points.dtype, points.device):
        _, _, squares = nearest_points(tree, (step * part)[None])
        distances.append(squares[0, :, 0].sqrt() - size)
    return torch.cat(distances).reshape(sizes), corner, step


def _points(value: TensorLike, name: str) -> Tensor:
    points = vectors(value, 3, name).detach()
    arguments.check_read(name, points)
    if points.dim() < 2 or points.is_meta:
        raise ShapeError(f"{name} must have shape (..., points, 3), with numbers, got {tuple(points.shape)}")
    return points.to(torch.promote_types(points.dtype, torch.float32))


def _layout(points: Tensor, spacing: Any, margin: Any, where: str) -> tuple[Tensor, float, tuple[int, ...]]:
    """The first point of a grid around points, the distance of neighbours, and the number of points along each axis."""
    beyond = arguments.positive(margin, f"{where}: margin", zero=True)
    low, high = points.amin(0), points.amax(0)
    sides = (high - low).tolist()
    extent = [x + 2 * beyond for x in sides]
    longest = max(sides) or max(extent)  # one point has no side
    step = longest / _CELLS if spacing is None else arguments.positive(spacing, f"{where}: spacing", zero=True)
    if not step > 0:
        raise OptionError(f"{where}: spacing must be positive, got {step:g}")
    sizes = tuple([max(math.ceil(x / step - 1e-6), 1) + 1 for x in extent])
    if math.prod(sizes) > _MOST:
        raise OptionError(f"{where}: spacing {step:g} makes a grid of {math.prod(sizes):,} points; make it larger")
    return low - beyond, step, sizes


def _lattice(sizes: tuple[int, ...], dtype: torch.dtype, device: torch.device) -> list[Tensor]:
    """The integers of all points of a grid, in parts of shape (n, 3)."""
    rows = max(_CHUNK // (sizes[1] * sizes[2]), 1)
    others = [torch.arange(n, dtype=dtype, device=device) for n in sizes[1:]]
    first = torch.arange(sizes[0], dtype=dtype, device=device)
    return [torch.cartesian_prod(part, *others) for part in first.split(rows)]


class GridShape(Shape):
    """Base class of obstacles that have one grid, which stands at one or many poses."""

    __slots__ = ()
    _place: ClassVar[Any]  # the op that computes where in the grid points are
    poses: Pose
    spacing: Tensor

    @property
    def shape(self) -> torch.Size:
        """The batch shape of the poses, whose last dimension counts the obstacles; () for a single one.

        >>> import posekit as pk
        >>> from posekit.kinematics import DistanceGrid
        >>> DistanceGrid.from_points([[0.0, 0, 0]], radius=0.25, spacing=0.125, poses=pk.Pose.identity(3)).shape
        torch.Size([3])
        """
        return self.poses.shape

    @property
    def _table(self) -> Tensor:
        """The numbers of the grid."""
        raise NotImplementedError

    def _slope(self) -> Tensor:
        """The largest slope of the distance from the obstacle, which is not convex."""
        raise NotImplementedError

    def _pose_parts(self) -> dict[str, tuple[Tensor, int]]:
        return {"poses": (self.poses.position, 1), "quaternions": (self.poses.quaternion, 1)}

    def _last(self) -> Tensor:
        """The number of the last point along each axis, from 0."""
        return torch.stack([self.spacing.new_full((), n - 1) for n in self._table.shape])

    def _batches(self) -> dict[str, torch.Size]:
        return {"poses": self.poses.shape}

    def _with(self, parts: Sequence[Tensor]) -> Self:
        return self._rebuilt(lambda name, x: Pose._unchecked(parts[0], parts[1]) if name == "poses" else x)

    def to(self, *target: Any, **options: Any) -> Self:
        return self._rebuilt(lambda _, x: x.to(*target, **options))

    def _detached(self) -> Self:
        return self._rebuilt(lambda _, x: x.detach())

    def _rebuilt(self, change: Any) -> Self:
        return arguments.filled(type(self), *[change(name, getattr(self, name)) for name in fields(type(self))])

    def _filled(self, tensors: list[Tensor]) -> list[Tensor]:
        """The inputs of the op on spheres: with the cells at their centres, and the numbers at the cells' corners."""
        table = self._table
        if torch.finfo(tensors[0].dtype).bits < 32 or torch.finfo(table.dtype).bits < 32:
            tensors, table = [x.float() for x in tensors], table.float()  # half precision would miss the cell
        centre, parts = tensors[0], tensors[2:]
        read = len(self._place.op.program.inputs) - 1  # of the parts, which begin with those that tell the place
        place = self._place(*[x.detach() for x in (centre, *parts[:read])])
        cell = torch.stack([place[..., k].nan_to_num().floor().clamp(0, n - 2) for k, n in enumerate(table.shape)], -1)
        index, flat = torch.zeros_like(cell[..., 0], dtype=torch.long), table.reshape(-1)
        for k, n in enumerate(table.shape):
            index = index * n + cell[..., k].long()
        strides = [math.prod(table.shape[k + 1 :]) for k in range(table.dim())]
        offsets = [sum(part) for part in itertools.product(*[(0, stride) for stride in strides])]
        return [*tensors, cell, torch.stack([flat[index + offset] for offset in offsets], -1)]


def _numbers(value: TensorLike, axes: int, name: str) -> Tensor:
    """The numbers of a grid with at least two along each axis."""
    values = arguments.tensor(value, name)
    arguments.check_dense(values, name)
    arguments.check_dtype(values.dtype, name)
    if values.dim() != axes or min(values.shape) < 2:
        sizes = ", ".join("xyz"[:axes])
        raise ShapeError(f"{name} must have shape ({sizes}), at least 2 along each axis, got {tuple(values.shape)}")
    if arguments.is_readable(values) and not values.is_meta and not bool(values.isfinite().all()):
        raise ValidationError(f"{name} must be finite")
    return values


def _positive(value: Any, name: str, like: Tensor) -> Tensor:
    number = arguments.scalar(value, name, like)
    if number.dim():
        raise ShapeError(f"{name} must be one number, got shape {tuple(number.shape)}")
    if arguments.is_readable(number) and not number.is_meta and not bool(number.isfinite() & (number > 0)):
        raise ValidationError(f"{name} must be positive and finite, got {number.item()}")
    return number


def _checked_poses(poses: Any, where: str, like: Tensor) -> Pose:
    if poses is None:
        return Pose.identity(dtype=like.dtype, device=like.device)
    arguments.check_kinds(where, Pose, poses=poses)
    return poses


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class HeightMap(GridShape):
    """Ground that is solid below heights over a grid in x and y, one map at one or many poses.

    Between the heights it is bilinear, and beyond the map it goes on with the heights of the edge.

    >>> from posekit.kinematics import HeightMap, Spheres, clearance
    >>> ramp = HeightMap([[0.0, 0.0], [0.75, 0.75]], spacing=1.0)  # rises along x
    >>> clearance(Spheres([[0.5, 0.5, 1.375], [0.5, 0.5, 0.0]], radii=0.25), ramp)
    tensor([ 0.5500, -0.5500])

    Clearances are lower bounds with the right sign: the height above the ground times the cosine of the steepest slope,
    which is the distance where the ground has that slope. They suit ground that is smooth. For ground with steps make
    a `DistanceGrid` of a mesh of it.

    Args:
        heights: The heights at x = i * spacing and y = j * spacing, shape (x, y), at least 2 of each.
        spacing: The distance of neighbouring heights.
        poses: The poses of the map, shape (*batch, maps), or () for a single one: the identity by default.
    """

    poses: Pose
    heights: Tensor
    spacing: Tensor
    cosine: Tensor
    _place = staticmethod(ops.place_in_height_map)

    def __init__(self, heights: TensorLike, spacing: TensorLike | float, poses: Pose | None = None) -> None:
        heights = _numbers(heights, 2, "HeightMap: heights")
        object.__setattr__(self, "heights", heights)
        object.__setattr__(self, "spacing", _positive(spacing, "HeightMap: spacing", heights))
        object.__setattr__(self, "poses", _checked_poses(poses, "HeightMap", heights))
        along_x, along_y = (heights.diff(dim=k).square() for k in (0, 1))
        steepest = torch.maximum(along_x[:, 1:], along_x[:, :-1]) + torch.maximum(along_y[1:], along_y[:-1])
        object.__setattr__(self, "cosine", self.spacing / (self.spacing.square() + steepest.amax()).sqrt())
        arguments.check_devices("HeightMap", heights, self.poses.position, self.spacing)

    @property
    def _table(self) -> Tensor:
        return self.heights

    def _slope(self) -> Tensor:
        return torch.ones_like(self.cosine)

    def _parts(self) -> dict[str, tuple[Tensor, int]]:
        return self._pose_parts() | {
            "spacing": (self.spacing, 0),
            "last": (self._last(), 1),
            "cosine": (self.cosine, 0),
        }


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class DistanceGrid(GridShape):
    """Signed distances from a solid at the points of a grid, one grid at one or many poses.

    `from_mesh` and `from_points` make it. Between the points the distance is trilinear. It differs from that of the
    solid by less than ``0.87 * spacing``, the half diagonal of a cell, and by much less where surfaces are flat; a
    margin of that size makes up for it. Outside the grid it is a lower bound of the distance from anything inside.

    >>> import torch
    >>> from posekit.kinematics import DistanceGrid, Spheres, clearance
    >>> line = DistanceGrid.from_points([[0.0, 0, 0], [0, 0, 1.0]], radius=0.125, spacing=0.125, margin=0.5)
    >>> clearance(Spheres([[0.375, 0, 1.0], [0, 0, 4.0]], radii=0.125), line)
    tensor([0.1250, 2.3021])

    Args:
        distances: At the points ``corner + spacing * [i, j, k]``, shape (x, y, z), at least 2 along each axis; negative
            in the solid.
        corner: The first point of the grid, in the frame of the poses, shape (3,).
        spacing: The distance of neighbouring points.
        poses: The poses of the grid, shape (*batch, grids), or () for a single one: the identity by default.
    """

    poses: Pose
    distances: Tensor
    corner: Tensor
    spacing: Tensor
    _place = staticmethod(ops.place_in_distance_grid)

    def __init__(
        self, distances: TensorLike, corner: TensorLike, spacing: TensorLike | float, poses: Pose | None = None
    ) -> None:
        distances = _numbers(distances, 3, "DistanceGrid: distances")
        corner = vectors(corner, 3, "DistanceGrid: corner", distances)
        if corner.dim() != 1:
            raise ShapeError(f"DistanceGrid: corner must have shape (3,), got {tuple(corner.shape)}")
        object.__setattr__(self, "distances", distances)
        object.__setattr__(self, "corner", corner)
        object.__setattr__(self, "spacing", _positive(spacing, "DistanceGrid: spacing", distances))
        object.__setattr__(self, "poses", _checked_poses(poses, "DistanceGrid", distances))
        arguments.check_devices("DistanceGrid", distances, corner, self.poses.position, self.spacing)

    @classmethod
    def from_mesh(
        cls,
        vertices: TensorLike,
        faces: TensorLike,
        *,
        spacing: float | None = None,
        margin: float = 0.1,
        poses: Pose | None = None,
    ) -> DistanceGrid:
        """Compute the signed distances from a mesh of triangles, by Warp, in float32.

        Inside is where the winding number says so: small holes do no harm.

        >>> from posekit.kinematics import DistanceGrid, Spheres, clearance
        >>> vertices = [[0.0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]
        >>> wedge = DistanceGrid.from_mesh(vertices, [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]], spacing=0.125)
        >>> clearance(Spheres([[0.25, 0.25, 0.125], [0.25, 0.25, -1.0]], radii=0.0), wedge).round(decimals=2)
        tensor([-0.1200,  1.0000])

        Args:
            vertices: Shape (vertices, 3).
            faces: The indices of the corners of each triangle, counterclockwise from outside, shape (faces, 3).
            spacing: The distance of neighbouring points, by default a sixty-fourth of the longest side of the mesh.
            margin: How far the grid goes beyond the mesh.
            poses: See `DistanceGrid`.
        """
        return cls(*of_mesh(vertices, faces, spacing, margin), poses)

    @classmethod
    def from_points(
        cls,
        points: TensorLike,
        *,
        radius: float = 0.0,
        spacing: float | None = None,
        margin: float = 0.1,
        poses: Pose | None = None,
    ) -> DistanceGrid:
        """Compute the distances from balls around the points of a cloud. The cloud has no inside.

        >>> from posekit.kinematics import DistanceGrid, Spheres, clearance
        >>> cloud = DistanceGrid.from_points([[0.0, 0, 0], [1.0, 0, 0]], radius=0.25, spacing=0.125, margin=0.5)
        >>> clearance(Spheres([[0.0, 0, 0.5], [1.0, 0, 0.5]], radii=0.0), cloud)
        tensor([0.2500, 0.2500])

        Args:
            points: Shape (points, 3), or (..., 3). Points that are not finite are left out.
            radius: The radius of the balls: half the distance of neighbouring points closes the holes of a surface.
            spacing: As in `from_mesh`.
            margin: How far the grid goes beyond the cloud.
            poses: See `DistanceGrid`.
        """
        return cls(*of_points(points, radius, spacing, margin), poses)

    @property
    def _table(self) -> Tensor:
        return self.distances

    def _slope(self) -> Tensor:
        """Along each axis that of a cell is the largest of its edges; beyond the border it is 1 across it."""
        squares = self.distances.new_zeros(())
        for axis in range(3):
            edges = self.distances.diff(dim=axis).square()
            for other in {0, 1, 2} - {axis}:
                count = edges.shape[other] - 1
                edges = torch.maximum(edges.narrow(other, 0, count), edges.narrow(other, 1, count))
            squares = squares + edges
        steepest = squares.amax() / self.spacing.square()
        ends = [self.distances.select(axis, place).amin() for axis in range(3) for place in (0, -1)]
        is_solid = torch.stack(ends).amin() < 0  # at the border: the distance is a sum beyond it, not a length
        return torch.where(is_solid, 1 + steepest, steepest.clamp(min=1)).sqrt()

    def _parts(self) -> dict[str, tuple[Tensor, int]]:
        own = {"corner": (self.corner, 1), "spacing": (self.spacing, 0), "last": (self._last(), 1)}
        return self._pose_parts() | own


register(HeightMap)
register(DistanceGrid)
