"""The scalar algebra that `posekit.op` declares ops with: types, functions, and the groups' products, exp and log.

A declaration is a function on numbers that are not known yet. Its annotations say what each argument and result is, its
body computes with them, and `posekit.op` turns it into a differentiable op on tensors:

>>> import torch, posekit as pk
>>> from posekit.algebra import Quat, Scalar, Vec3, rotate
>>> @pk.op
... def nudged(position: Vec3, quaternion: Quat, distance: Scalar) -> Vec3:
...     x_axis = Vec3((1 + distance * 0, distance * 0, distance * 0))
...     return position + rotate(quaternion, x_axis) * distance
>>> nudged(torch.zeros(3), torch.tensor([1.0, 0, 0, 0]), torch.tensor(2.0))
tensor([2., 0., 0.])

Types: a `Scalar` is one number. An array of numbers, row by row, is a subclass of `Array` with a ``shape``: `Vec2`,
`Vec3`, `Vec4`, `Vec6`, `Quat` (real part first), `Mat3`, `Mat34`, `Mat4`, `Mat6`, or one of your own, ``class
Joints(Array): shape = (7,)``. ``Array[7]`` and ``Array[2, 3]`` are short forms that type checkers do not know.

Arithmetic is Python's, powers are whole numbers. There is no `if`: `select` chooses, and its condition counts as
locally constant. Let it select the *inputs* of what is not smooth there, so that the branch that is not taken cannot
turn a gradient into NaN.

A quaternion may have any length but zero in `rotate`, `matrix`, `log_rotation`, `log_pose` and `compose`. `product` and
`conjugate` multiply and keep lengths.
"""

from __future__ import annotations

from .engine import (
    Array,
    Mat3,
    Mat4,
    Mat6,
    Mat34,
    Quat,
    Scalar,
    Vec2,
    Vec3,
    Vec4,
    Vec6,
    absolute,
    both,
    constant,
    inv,
    maximum,
    nonzero,
    rint,
    rsqrt,
    select,
    sqrt,
    unscale,
)
from .math import lib

__all__ = [
    "Array",
    "Mat3",
    "Mat4",
    "Mat6",
    "Mat34",
    "Quat",
    "Scalar",
    "Vec2",
    "Vec3",
    "Vec4",
    "Vec6",
    "absolute",
    "angle",
    "both",
    "compose",
    "conjugate",
    "constant",
    "cos_sin_half",
    "cross",
    "dot",
    "exp_pose",
    "exp_rotation",
    "inv",
    "inverse",
    "length",
    "log_pose",
    "log_rotation",
    "matrix",
    "maximum",
    "nonzero",
    "product",
    "rint",
    "rotate",
    "rsqrt",
    "select",
    "sqrt",
    "unit",
    "unscale",
]

Pair = tuple[Vec3, Quat]

# Vectors and special functions
dot, cross, length = lib.dot, lib.cross, lib.length
cos_sin_half = lib.cos_sin_half

# Rotations
product, conjugate, unit, rotate, matrix = lib.product, lib.conjugate, lib.unit, lib.rotate, lib.matrix
angle, exp_rotation, log_rotation = lib.angle_of, lib.exp_rotation, lib.log_rotation

# Poses
exp_pose, log_pose = lib.exp_pose, lib.log_pose


def compose(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> Pair:
    """The second pose, given in the first one's frame, in the parent frame."""
    return lib.compose_pose(position1, lib.factor(quaternion1), position2, lib.factor(quaternion2))


def inverse(position: Vec3, quaternion: Quat) -> Pair:
    """The parent frame as seen from the pose."""
    back = lib.conjugate(quaternion)
    return -lib.rotate(back, position), back
