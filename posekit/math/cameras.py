"""The ops of Camera: projection to pixels and its inverses, for the lens models of OpenCV.

The intrinsics of a camera are [fx, fy, cx, cy]. The coefficients of a lens have OpenCV's order. A radial-tangential
lens has 4, 5, 8, 12 or 14, and each number has its own ops, so that a kernel reads what the camera has.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..engine import (
    Array,
    Declared,
    DeclaredOnUse,
    Mat3,
    Scalar,
    Vec2,
    Vec3,
    Vec4,
    absolute,
    constant_maximum,
    inv,
    nonzero,
    own_ops,
    rsqrt,
    select,
    unscale,
)
from .lib import atan2_quotient, bessel, distorted, fisheye_factor, squared_angle, undistorted

op = own_ops()
own = own_ops("Camera")
_LABELS = {"intrinsics": "self.intrinsics", "distortion": "self.distortion"}

# Of a point at more than this from the axis, relative to its depth, the polynomial would overflow in float32.
_FARTHEST = 2.0**16


def _pixels(intrinsics: Vec4, x: Scalar, y: Scalar) -> Vec2:
    """The pixels of normalised image coordinates."""
    fx, fy, cx, cy = intrinsics
    return Vec2((fx * x + cx, fy * y + cy))


def _normalised(intrinsics: Vec4, pixels: Vec2) -> tuple[Scalar, Scalar]:
    """The normalised image coordinates of pixels."""
    fx, fy, cx, cy = intrinsics
    return (pixels[0] - cx) * inv(fx), (pixels[1] - cy) * inv(fy)


def _divided(points: Vec3) -> tuple[Scalar, Scalar]:
    """The coordinates x and y over the depth; a depth of 0 counts as 1, as in OpenCV, so that nothing is infinite."""
    x, y, z = points
    inverse = select(nonzero(z), inv(select(nonzero(z), z, 1)), 1)
    return x * inverse, y * inverse


def _unit(x: Scalar, y: Scalar) -> Vec3:
    """The unit vector along [x, y, 1]."""
    inverse = rsqrt(x * x + y * y + 1)
    return Vec3((x * inverse, y * inverse, inverse))


def _bounded(x: Scalar) -> Scalar:
    """``x``, limited to a range in which no polynomial overflows. Its derivative beyond is 0."""
    return select(x > _FARTHEST, _FARTHEST, select(x < -_FARTHEST, -_FARTHEST, x))


def _fisheye_image(points: Vec3, k: Vec4) -> tuple[Scalar, Scalar]:
    """The normalised image coordinates of the fisheye model, for all directions but that of the axis backwards.

    They are the angle from the axis times a polynomial of its square, in the direction of x and y.
    """
    largest = constant_maximum(*map(absolute, points))
    x, y, z = points * unscale(select(nonzero(largest), largest, 1))
    is_behind, s = z < 0, x * x + y * y
    # The angle over the length of (x, y). Behind the camera it is pi minus that of the reflected point.
    front = atan2_quotient(0, select(nonzero(largest), absolute(z), 1), s)
    has_direction = nonzero(s)
    back = select(has_direction, math.pi * rsqrt(select(has_direction, s, 1)) - front, 0)
    quotient = select(is_behind, back, front)
    scale = quotient * fisheye_factor(s * (quotient * quotient), k)
    return x * scale, y * scale


def _fisheye_ray(intrinsics: Vec4, distortion: Vec4, pixels: Vec2) -> tuple[Scalar, Scalar, Scalar, Scalar]:
    """The unit direction of a pixel in the fisheye model; and 1 where there is one, else 0 and the axis."""
    x, y = _normalised(intrinsics, pixels)
    t, exists = squared_angle(x * x + y * y, distortion)
    x, y = (select(exists > 0, component, 0) for component in (x, y))
    sine = bessel(0, t) * inv(fisheye_factor(t, distortion))  # over the radius
    return x * sine, y * sine, bessel(-1, t), exists


@own
def from_matrix(matrix: Mat3) -> Vec4:
    """The intrinsics of a camera matrix. Its other entries are assumed to be those of such a matrix without skew."""
    return Vec4((matrix[0], matrix[4], matrix[2], matrix[5]))


@own(labels=_LABELS)
def matrix(intrinsics: Vec4) -> Mat3:
    """The camera matrix [[fx, 0, cx], [0, fy, cy], [0, 0, 1]]."""
    fx, fy, cx, cy = intrinsics
    zero, one = fx * 0, fx * 0 + 1
    return Mat3((fx, zero, cx, zero, fy, cy, zero, zero, one))


@own(labels=_LABELS)
def resize(intrinsics: Vec4, scale: Vec2) -> Vec4:
    """The intrinsics for an image of another size, whose edge is at -1/2 as well."""
    fx, fy, cx, cy = intrinsics
    u, v = scale
    return Vec4((fx * u, fy * v, (cx + 0.5) * u - 0.5, (cy + 0.5) * v - 0.5))


@own(labels=_LABELS)
def crop(intrinsics: Vec4, x: Scalar, y: Scalar) -> Vec4:
    """The intrinsics for a part of the image, whose first pixel is at (x, y)."""
    fx, fy, cx, cy = intrinsics
    return Vec4((fx, fy, cx - x, cy - y))


# One lens after the other. An op of a lens is called "Camera.<method>.<lens>", and errors name the method.


def _declare(lens: str, distortion: type[Array] | None, returns: str = "") -> Callable[[Callable[..., Any]], Declared]:
    """The decorator for an op of a lens, whose coefficients are of the type ``distortion``.

    The Newton steps of an inverse are 500 to 1400 operations, which compilers would take a minute to make a loop of.
    """

    def decorate(function: Callable[..., Any]) -> Declared:
        if distortion is not None:
            function.__annotations__["distortion"] = distortion
        title = f"Camera.{function.__name__}"
        fusible = distortion is None or function.__name__ == "project"
        return op(name=f"{title}.{lens}", title=title, returns=returns, labels=_LABELS, fusible=fusible)(function)

    return decorate


class LensOps(NamedTuple):
    """The ops of a lens. The intrinsics are their first argument, and the coefficients, if it has some, their second.

    Attributes:
        project: From points to pixels and depths.
        unproject: From pixels and depths to points.
        rays: From pixels to unit directions.
        invertible: From pixels to 1 where ``rays`` is the direction that projects to the pixel, else 0.
    """

    project: Declared
    unproject: Declared
    rays: Declared
    invertible: Declared | None


def _pinhole() -> LensOps:
    @_declare("pinhole", None, "pixels depth")
    def project(intrinsics: Vec4, points: Vec3) -> tuple[Vec2, Scalar]:
        """The pixels and depths of points."""
        return _pixels(intrinsics, *_divided(points)), points[2]

    @_declare("pinhole", None)
    def unproject(intrinsics: Vec4, pixels: Vec2, depth: Scalar) -> Vec3:
        """The points at pixels and depths."""
        x, y = _normalised(intrinsics, pixels)
        return Vec3((x * depth, y * depth, depth))

    @_declare("pinhole", None)
    def rays(intrinsics: Vec4, pixels: Vec2) -> Vec3:
        """The unit directions of pixels."""
        return _unit(*_normalised(intrinsics, pixels))

    return LensOps(project, unproject, rays, None)


def _radtan(count: int) -> LensOps:
    lens, kind = f"radtan{count}", Array.__class_getitem__(count)

    @_declare(lens, kind, "pixels depth")
    def project(intrinsics: Vec4, distortion: Any, points: Vec3) -> tuple[Vec2, Scalar]:
        """The pixels and depths of points."""
        x, y = _divided(points)
        return _pixels(intrinsics, *distorted(_bounded(x), _bounded(y), distortion)), points[2]

    @_declare(lens, kind)
    def unproject(intrinsics: Vec4, distortion: Any, pixels: Vec2, depth: Scalar) -> Vec3:
        """The points at pixels and depths."""
        x, y, _ = undistorted(*_normalised(intrinsics, pixels), distortion)
        return Vec3((x * depth, y * depth, depth))

    @_declare(lens, kind)
    def rays(intrinsics: Vec4, distortion: Any, pixels: Vec2) -> Vec3:
        """The unit directions of pixels."""
        x, y, _ = undistorted(*_normalised(intrinsics, pixels), distortion)
        return _unit(x, y)

    @_declare(lens, kind)
    def invertible(intrinsics: Vec4, distortion: Any, pixels: Vec2) -> Scalar:
        """1 where the lens maps a direction to the pixel, else 0."""
        return undistorted(*_normalised(intrinsics, pixels), distortion)[2]

    return LensOps(project, unproject, rays, invertible)


def _fisheye() -> LensOps:
    @_declare("fisheye", Vec4, "pixels depth")
    def project(intrinsics: Vec4, distortion: Any, points: Vec3) -> tuple[Vec2, Scalar]:
        """The pixels and depths of points."""
        return _pixels(intrinsics, *_fisheye_image(points, distortion)), points[2]

    @_declare("fisheye", Vec4)
    def unproject(intrinsics: Vec4, distortion: Any, pixels: Vec2, depth: Scalar) -> Vec3:
        """The points at pixels and depths; of a direction behind the camera, the depth is negative."""
        x, y, z, _ = _fisheye_ray(intrinsics, distortion, pixels)
        scale = depth * inv(z)
        return Vec3((x * scale, y * scale, depth))

    @_declare("fisheye", Vec4)
    def rays(intrinsics: Vec4, distortion: Any, pixels: Vec2) -> Vec3:
        """The unit directions of pixels."""
        return Vec3(_fisheye_ray(intrinsics, distortion, pixels)[:3])

    @_declare("fisheye", Vec4)
    def invertible(intrinsics: Vec4, distortion: Any, pixels: Vec2) -> Scalar:
        """1 where the lens maps a direction to the pixel, else 0."""
        return _fisheye_ray(intrinsics, distortion, pixels)[3]

    return LensOps(project, unproject, rays, invertible)


def _lens(name: str) -> LensOps:
    if name.startswith("radtan"):
        return _radtan(int(name.removeprefix("radtan")))
    return _pinhole() if name == "pinhole" else _fisheye()


# By the name of the model and the number of coefficients.
LENSES: Mapping[tuple[str, int], LensOps] = DeclaredOnUse(
    [f"Camera.{method}." for method in ("project", "unproject", "rays", "invertible")],
    {("pinhole", 0): "pinhole", **{("radtan", n): f"radtan{n}" for n in (4, 5, 8, 12, 14)}, ("fisheye", 4): "fisheye"},
    _lens,
)
