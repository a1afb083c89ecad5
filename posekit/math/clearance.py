"""Signed distances from the surfaces of spheres to planes, spheres, boxes, capsules and cylinders.

They are negative where these overlap.

Where a distance has no gradient, these ops have that of one side, which is a unit vector: an optimiser that starts at
such a point moves on.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import Quat, Scalar, Vec3, Vec4, absolute, constant_maximum, inv, nonzero, own_ops, select
from .lib import conjugate, dot, length, rotate

op = own_ops()


def _norm(v: Sequence[Scalar]) -> Scalar:
    """The length of a vector. Its gradient at 0 is that along its last axis, +z."""
    return length(v) + select(nonzero(constant_maximum(*map(absolute, v))), 0, v[-1])


def _signed_distance(beyond: Sequence[Scalar]) -> Scalar:
    """The distance from a point to a solid of faces at right angles, negative inside, where the nearest face counts.

    Its gradient is the normal of the face that is first where several faces are nearest.

    Args:
        beyond: How far the point is beyond each face, or each pair of opposite faces.
    """
    depth = beyond[0]
    for x in beyond[1:]:
        depth = select(depth < x, x, depth)
    outside = length([select(x < 0, 0, x) for x in beyond])  # false for NaN, which stays
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
    """The distance to a box whose middle is at a pose. It is exact inside, too: the nearest face counts.

    Faces count in the order x, y, z, and in the middle between two faces the positive one.
    """
    v = rotate(conjugate(quaternion), centre - position)
    return _signed_distance([absolute(a) - h for a, h in zip(v, half_extents, strict=True)]) - radius


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


@op(title="clearance")
def sphere_to_cylinder(
    centre: Vec3, radius: Scalar, position: Vec3, quaternion: Quat, half_length: Scalar, cylinder_radius: Scalar
) -> Scalar:
    """The distance to a cylinder whose middle is at a pose, along its z, exact inside, too.

    The side counts before the ends. On the axis the gradient is that along +y of the pose, in the middle between the
    ends along +z.
    """
    x, y, z = rotate(conjugate(quaternion), centre - position)
    return _signed_distance([_norm([x, y]) - cylinder_radius, absolute(z) - half_length]) - radius


@op(title="Planes.from_points")
def plane_of_point(point: Vec3, normal: Vec3) -> Vec4:
    """The plane [n, d] through a point, where n.x + d = 0."""
    return Vec4((*normal, -dot(normal, point)))
