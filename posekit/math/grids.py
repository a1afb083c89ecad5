"""Signed distances of spheres from solids that grids of numbers describe: distances in space, or heights over a plane.

A grid is read in two steps. A ``place_in_...`` op computes where a point is, in units of the grid. The caller takes the
cell there and reads the numbers at its corners, of which the distance is computed. So it has derivatives with respect
to the point as well as to the numbers.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import Array, Quat, Scalar, Vec2, Vec3, Vec4, inv, nonzero, own_ops, select
from .lib import conjugate, length, rotate

op = own_ops()


class Corners(Array):
    """The numbers at the corners of a cell, of which the last axis changes first."""

    shape = (8,)


def _clamp(x: Scalar, last: Scalar) -> Scalar:
    return select(x < 0, 0, select(last < x, last, x))


def _between(values: Sequence[Scalar], parts: Sequence[Scalar]) -> Scalar:
    """The multilinear interpolation of the numbers at the corners of a cell."""
    for part in parts:
        half = len(values) // 2
        values = [a + (b - a) * part for a, b in zip(values[:half], values[half:], strict=True)]
    return values[0]


def _place(centre: Vec3, position: Vec3, quaternion: Quat, spacing: Scalar) -> Vec3:
    return rotate(conjugate(quaternion), centre - position) * inv(spacing)


@op(title="clearance")
def place_in_distance_grid(
    centre: Vec3, position: Vec3, quaternion: Quat, corner: Vec3, spacing: Scalar, last: Vec3
) -> Vec3:
    """The nearest place in a grid, in units of its spacing from its first point, 0 to ``last`` along each axis."""
    place = _place(centre, position, quaternion, spacing) - corner * inv(spacing)
    return Vec3([_clamp(x, most) for x, most in zip(place, last, strict=True)])


@op(title="clearance")
def sphere_to_distance_grid(
    centre: Vec3,
    radius: Scalar,
    position: Vec3,
    quaternion: Quat,
    corner: Vec3,
    spacing: Scalar,
    last: Vec3,
    cell: Vec3,
    values: Corners,
) -> Scalar:
    """The distance that a grid has at the centre, by trilinear interpolation, less the radius.

    Outside the grid it is the least distance of a solid that is inside: for the nearest place in the grid at the
    distance a, where the grid has d, no point of the solid is nearer than ``sqrt(a^2 + d^2)``.

    Args:
        centre: The centre of the sphere.
        radius: Its radius.
        position: The position of the frame of the grid.
        quaternion: Its orientation.
        corner: The first point of the grid, in the frame.
        spacing: The distance of neighbouring points.
        last: The numbers of the last points along each axis, from 0.
        cell: Those of the first corner of the cell at the centre.
        values: The distances at the corners of the cell.
    """
    place = _place(centre, position, quaternion, spacing) - corner * inv(spacing)
    inside = [_clamp(x, most) for x, most in zip(place, last, strict=True)]
    distance = _between(values, [x - first for x, first in zip(inside, cell, strict=True)])
    beyond = [(x - y) * spacing for x, y in zip(place, inside, strict=True)]
    is_solid = distance < 0
    farther = length((*beyond, select(is_solid, 0, distance))) + select(is_solid, distance, 0)
    return select(nonzero(length(beyond)), farther, distance) - radius


@op(title="clearance")
def place_in_height_map(centre: Vec3, position: Vec3, quaternion: Quat, spacing: Scalar, last: Vec2) -> Vec2:
    """The nearest place in a map, in units of its spacing from its first height, 0 to ``last`` along each axis."""
    x, y, _ = _place(centre, position, quaternion, spacing)
    return Vec2((_clamp(x, last[0]), _clamp(y, last[1])))


@op(title="clearance")
def sphere_to_height_map(
    centre: Vec3,
    radius: Scalar,
    position: Vec3,
    quaternion: Quat,
    spacing: Scalar,
    last: Vec2,
    cosine: Scalar,
    cell: Vec2,
    values: Vec4,
) -> Scalar:
    """A lower bound of the distance from the ground of bilinear heights: that above it, times a cosine.

    Args:
        centre: The centre of the sphere.
        radius: Its radius.
        position: The position of the first height 0.
        quaternion: The orientation of the map.
        spacing: The distance of neighbouring heights.
        last: The numbers of the last heights along x and y, from 0.
        cosine: That of the angle of the steepest slope.
        cell: The numbers of the first corner of the cell below the centre.
        values: The heights at the corners of the cell.
    """
    x, y, height = _place(centre, position, quaternion, spacing)
    parts = _clamp(x, last[0]) - cell[0], _clamp(y, last[1]) - cell[1]
    return (height * spacing - _between(values, parts)) * cosine - radius
