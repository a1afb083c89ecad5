"""Signed distances from the surfaces of spheres to planes, spheres, boxes and capsules: negative where they overlap.

Where a distance has no gradient, these ops have that of one side, which is a unit vector: an optimiser that starts at
such a point moves on.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import Quat, Scalar, Vec3, Vec4, absolute, constant_maximum, inv, nonzero, own_ops, select
from .lib import conjugate, dot, length, rotate

op = own_ops()


def _norm(v: Sequence[Scalar]) -> Scalar:
    """The length of a vector. Its gradient at 0 is that along +z."""
    return length(v) + select(nonzero(constant_maximum(*map(absolute, v))), 0, v[2])


def _signed_distance(v: Vec3, half_extents: Vec3) -> Scalar:
    """The distance from a point to a box around the origin, negative inside, where the nearest face counts.

    Its gradient is the normal of the face that is first in the order x, y, z where several faces are nearest, and that
    of the positive side in the middle between two faces.
    """
    x, y, z = (absolute(a) - h for a, h in zip(v, half_extents, strict=True))
    larger = select(x < y, y, x)
    depth = select(larger < z, z, larger)
    outside = length([select(a < 0, 0, a) for a in (x, y, z)])  # `absolute(x) < 0` is false for NaN, which stays
    return outside + select(depth <= 0, depth, 0)


@op(title="clearance")
def sphere_to_plane(centre: Vec3, radius: Scalar, plane: Vec4) -> Scalar:
    """The distance to the half-space n.x + d <= 0 of a plane [n, d], whose normal has any length but 0."""
    normal = Vec3(plane[0:3])
    return (dot(normal, centre) + plane[3]) * inv(length(normal)) - radius


@op(title="clearance")
def sphere_to_sphere(centre: Vec3, radius: Scalar, other_centre: Vec3, other_radius: Scalar) -> Scalar:
    """The distance to another sphere. Where the centres coincide, the gradient is that along +z."""
    return _norm(centre - other_centre) - (radius + other_radius)


@op(title="clearance")
def sphere_to_box(centre: Vec3, radius: Scalar, position: Vec3, quaternion: Quat, half_extents: Vec3) -> Scalar:
    """The distance to a box whose middle is at a pose. It is exact inside, too: the nearest face counts."""
    return _signed_distance(rotate(conjugate(quaternion), centre - position), half_extents) - radius


@op(title="clearance")
def sphere_to_capsule(centre: Vec3, radius: Scalar, start: Vec3, end: Vec3, capsule_radius: Scalar) -> Scalar:
    """The distance to a capsule: the points that are nearer than a radius to the segment from ``start`` to ``end``.

    On the segment the gradient is that along +z. Start and end may coincide.
    """
    along, away = end - start, centre - start
    square = dot(along, along)
    part = dot(away, along) * select(square > 0, inv(select(square > 0, square, 1)), 0)
    part = select(part < 0, 0, select(part > 1, 1, part))
    return _norm(away - along * part) - (radius + capsule_radius)


@op(title="Planes.from_points")
def plane_of_point(point: Vec3, normal: Vec3) -> Vec4:
    """The plane [n, d] through a point, where n.x + d = 0."""
    return Vec4((*normal, -dot(normal, point)))
