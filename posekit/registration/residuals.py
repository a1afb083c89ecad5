"""The residuals of registration and calibration: ops whose normal equations `least_squares` solves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..engine import Array, Declared, DeclaredOnUse, Scalar, Vec2, Vec3, Vec4, Vec6, inv, own_ops, sqrt
from ..math import cameras, groups, lib

op = own_ops()
# The variance of a surface along its normal, over that across it (Segal, Haehnel and Thrun 2009).
FLATNESS = 1e-3


class Generalized(Array):
    """The residual of generalized ICP: its square is that of a vector of three numbers with a covariance."""

    shape = (5,)


@op(title="icp")
def point_to_point(pose: groups.Pose, source: Vec3, target: Vec3) -> Vec3:
    """The vector from a target point to a moved source point."""
    return pose @ source - target


@op(title="icp")
def point_to_plane(pose: groups.Pose, source: Vec3, target: Vec3, normal: Vec3) -> Scalar:
    """The distance of a moved source point from the plane through a target point, along its normal."""
    return lib.dot(normal, pose @ source - target)


@op(title="icp")
def plane_to_plane(
    pose: groups.Pose, source: Vec3, target: Vec3, source_normal: Vec3, target_normal: Vec3, turn: groups.Rotation
) -> Generalized:
    """The vector between a moved source point and a target point, whitened by the covariances of both surfaces.

    A and B are these covariances, 1 across the normal and `FLATNESS` along it: A = 1 - c a a^T. Their sum has the
    eigenvectors a + b and a - b, so that (A + B)^-1 = 1/2 + u u^T + v v^T with multiples u and v of these.

    Args:
        pose: The pose.
        source: The source point.
        target: The target point.
        source_normal: The unit normal of the source there, b before it is turned; 0 for a ball.
        target_normal: The unit normal of the target there, a.
        turn: The rotation of the normals: that of the pose, with which weights do not change during a step.
    """
    distance = pose @ source - target
    other = turn @ source_normal
    c, cosine = 1 - FLATNESS, lib.dot(target_normal, other)
    along = []
    for sign in (1, -1):
        factor = sqrt(c * inv(4 * (2 - c * (1 + sign * cosine))))
        along.append(factor * lib.dot(target_normal + sign * other, distance))
    return Generalized((*(0.5**0.5 * x for x in distance), *along))


@op(title="hand_eye")
def loop(sensor: groups.Pose, base: groups.Pose, robot: groups.Pose, camera: groups.Pose, weights: Vec6) -> Vec6:
    """How far the loop A X = Y B is from closed: the twist of (A X)^-1 Y B, multiplied by weights.

    Args:
        sensor: X, the sensor on the hand.
        base: Y, the target in the base.
        robot: A, the hand in the base.
        camera: B, the sensor in the target.
        weights: A factor for each number of the twist.
    """
    twist = (~(robot @ sensor) @ (base @ camera)).log()
    return Vec6(w * x for w, x in zip(weights, twist, strict=True))


@op(title="hand_eye")
def motion(sensor: groups.Pose, robot: groups.Pose, camera: groups.Pose, weights: Vec6) -> Vec6:
    """How far motions A of the hand and B of the sensor are from A X = X B, as `loop`."""
    twist = (~(robot @ sensor) @ (sensor @ camera)).log()
    return Vec6(w * x for w, x in zip(weights, twist, strict=True))


def _project(lens: str) -> tuple[Callable[..., Any], Any]:
    """The projection of a lens, and the type of its coefficients or None."""
    model, count = next(key for key, name in _NAMES.items() if name == lens)
    kind = Vec4 if count == 4 else Array.__class_getitem__(count) if count else None
    return cameras.LENSES[model, count].project.declaration, kind


def _declared(function: Callable[..., Any], lens: str, distortion: Any, title: str) -> Declared:
    if distortion is not None:
        function.__annotations__["distortion"] = distortion
    return op(name=f"registration.{title}.{lens}", title=title)(function)


def _difference(a: Vec2, b: Vec2) -> Vec2:
    return Vec2(x - y for x, y in zip(a, b, strict=True))


def _of_pose(lens: str) -> Declared:
    """The vector from a pixel to the projection of a moved point, as a function of the pose."""
    project, distortion = _project(lens)
    if distortion is None:

        def pnp(pose: groups.Pose, intrinsics: Vec4, point: Vec3, pixel: Vec2) -> Vec2:
            return _difference(project(intrinsics, pose @ point)[0], pixel)

        return _declared(pnp, lens, None, "pnp")

    def with_lens(pose: groups.Pose, intrinsics: Vec4, distortion: Any, point: Vec3, pixel: Vec2) -> Vec2:
        return _difference(project(intrinsics, distortion, pose @ point)[0], pixel)

    return _declared(with_lens, lens, distortion, "pnp")


def _of_camera(lens: str) -> Declared:
    """The same vector as a function of the pose and of the numbers of the camera, its distortion last."""
    project, distortion = _project(lens)
    count = 4 if distortion is None else 4 + distortion.shape[0]

    def calibrate(pose: groups.Pose, camera: Any, point: Vec3, pixel: Vec2) -> Vec2:
        parts = [Vec4(camera[:4])] if distortion is None else [Vec4(camera[:4]), distortion(camera[4:])]
        return _difference(project(*parts, pose @ point)[0], pixel)

    calibrate.__annotations__["camera"] = Array.__class_getitem__(count)
    return op(name=f"registration.calibrate.{lens}", title="calibrate")(calibrate)


def _of_point(lens: str) -> Declared:
    """The same vector as a function of the point."""
    project, distortion = _project(lens)
    if distortion is None:

        def triangulate(point: Vec3, pose: groups.Pose, intrinsics: Vec4, pixel: Vec2) -> Vec2:
            return _difference(project(intrinsics, pose @ point)[0], pixel)

        return _declared(triangulate, lens, None, "triangulate")

    def with_lens(point: Vec3, pose: groups.Pose, intrinsics: Vec4, distortion: Any, pixel: Vec2) -> Vec2:
        return _difference(project(intrinsics, distortion, pose @ point)[0], pixel)

    return _declared(with_lens, lens, distortion, "triangulate")


Table = Mapping[tuple[str, int], Declared]
_NAMES = {(model, n): f"{model}{n}" for model, n in cameras.LENSES}
# By the name of the model and the number of coefficients.
REPROJECTION: Table = DeclaredOnUse("registration.pnp.", _NAMES, _of_pose)
CALIBRATION: Table = DeclaredOnUse("registration.calibrate.", _NAMES, _of_camera)
TRIANGULATION: Table = DeclaredOnUse("registration.triangulate.", _NAMES, _of_point)
