"""The scalar algebra of `posekit.op` declarations: types, functions, and the products, exp and log of SO(3) and SE(3).

A declaration is a function of symbolic scalars. Its annotations give the types of the arguments and results, and its
body is the formula. `posekit.op` makes a differentiable op on tensors of it:

>>> import torch, posekit as pk
>>> from posekit.algebra import Quat, Scalar, Vec3, rotate
>>> @pk.op
... def nudged(position: Vec3, quaternion: Quat, distance: Scalar) -> Vec3:
...     x_axis = Vec3((1 + distance * 0, distance * 0, distance * 0))
...     return position + rotate(quaternion, x_axis) * distance
>>> nudged(torch.zeros(3), torch.tensor([1.0, 0, 0, 0]), torch.tensor(2.0))
tensor([2., 0., 0.])

Types: a `Scalar` is one number. An array of numbers in row-major order is a subclass of `Array` with a ``shape``:
`Vec1`, `Vec2`, `Vec3`, `Vec4`, `Vec6`, `Vec7`, `Quat` (real part first), `Mat3`, `Mat34`, `Mat4`, `Mat6`, or a class
of your own, ``class Joints(Array): shape = (7,)``. ``Array[7]`` and ``Array[2, 3]`` are short forms, which type
checkers do not accept.

A `Pose` has a ``position`` and a ``quaternion``, a `Rotation` has a ``quaternion``. The op takes and returns them as
`posekit.Pose` and `posekit.Rotation`, and `Pose2`, `Rotation2` and `Similarity` likewise. In the declaration ``@``
composes and applies, and ``~`` inverts:

>>> from posekit.algebra import Pose, cos, sin
>>> @pk.op
... def hinge(base: Pose, angle: Scalar) -> Pose:
...     half = angle / 2
...     return base @ Pose(Vec3((1, 0, 0)), Quat((cos(half), 0, 0, sin(half))))
>>> hinge(pk.Pose.identity(), torch.tensor(0.0)).position
tensor([1., 0., 0.])

An op has Jacobians, which are ops too (see `posekit.op`). Of a pose the tangent counts, a twist [v, w]:

>>> hinge.jacobian("angle")(pk.Pose.identity(), torch.tensor(0.0))
tensor([0., 0., 0., 0., 0., 1.])

posekit's own ops on poses and rotations are in `posekit.ops`.

Operators are those of Python. Exponents of ``**`` are integers, and `power` takes real ones. `sin`, `cos`, `tan`,
`asin`, `acos`, `atan2`, `exp`, `log` and `power` are accurate to 4 eps and have derivatives of every order. They are
evaluated without libm, so that loops vectorise. `maximum`, `minimum` and `absolute` have derivatives;
`constant_maximum` and `constant` have none.

Instead of `if` there is `select`, whose condition has no derivative. Both of its branches are evaluated: select the
*inputs* of a function that is not smooth, so that the branch not taken cannot put NaN into a gradient.

A quaternion may have any nonzero length in `rotate`, `matrix`, `log_rotation`, `log_pose` and `compose`. `product`
multiplies the lengths of its operands, and `conjugate` keeps the length.
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
    Vec1,
    Vec2,
    Vec3,
    Vec4,
    Vec6,
    Vec7,
    absolute,
    both,
    constant,
    constant_maximum,
    inv,
    maximum,
    minimum,
    nonzero,
    rint,
    rsqrt,
    select,
    sqrt,
    unscale,
)
from .math import lib
from .math.groups import Element, Pose, Pose2, Rotation, Rotation2, Similarity, field

__all__ = [
    "Array",
    "Element",
    "Mat3",
    "Mat4",
    "Mat6",
    "Mat34",
    "Pose",
    "Pose2",
    "Quat",
    "Rotation",
    "Rotation2",
    "Scalar",
    "Similarity",
    "Vec1",
    "Vec2",
    "Vec3",
    "Vec4",
    "Vec6",
    "Vec7",
    "absolute",
    "acos",
    "angle",
    "asin",
    "atan2",
    "both",
    "compose",
    "conjugate",
    "constant",
    "constant_maximum",
    "cos",
    "cos_sin_half",
    "cross",
    "dot",
    "exp",
    "exp_pose",
    "exp_rotation",
    "field",
    "inv",
    "inverse",
    "length",
    "log",
    "log_pose",
    "log_rotation",
    "matrix",
    "maximum",
    "minimum",
    "nonzero",
    "power",
    "product",
    "rint",
    "rotate",
    "rsqrt",
    "select",
    "sin",
    "sqrt",
    "tan",
    "unit",
    "unscale",
]


def __dir__() -> list[str]:
    return __all__


Pair = tuple[Vec3, Quat]

# Vectors and special functions
dot, cross, length = lib.dot, lib.cross, lib.length
cos_sin_half = lib.cos_sin_half

acos, asin, atan2, cos, sin, tan = lib.acos, lib.asin, lib.atan2, lib.cos, lib.sin, lib.tan
exp, log, power = lib.exp, lib.log, lib.power

# Rotations
product, conjugate, unit, rotate, matrix = lib.product, lib.conjugate, lib.unit, lib.rotate, lib.matrix
angle, exp_rotation, log_rotation = lib.angle_of, lib.exp_rotation, lib.log_rotation

# Poses
exp_pose, log_pose = lib.exp_pose, lib.log_pose


def compose(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> Pair:
    """The product of two poses: the second pose, given in the frame of the first, expressed in the parent frame.

    >>> from posekit.algebra import Quat, Vec3, compose
    >>> @pk.op
    ... def chained(p1: Vec3, q1: Quat, p2: Vec3, q2: Quat) -> tuple[Vec3, Quat]:
    ...     return compose(p1, q1, p2, q2)
    >>> x, half_turn = torch.tensor([1.0, 0.0, 0.0]), torch.tensor([0.0, 0.0, 0.0, 1.0])
    >>> chained(x, half_turn, x, half_turn)[0]  # the second step goes back
    tensor([0., 0., 0.])
    """
    return lib.compose_pose(
        position1, lib.scaled_if_extreme(quaternion1), position2, lib.scaled_if_extreme(quaternion2)
    )


def inverse(position: Vec3, quaternion: Quat) -> Pair:
    """The inverse pose: the parent frame relative to the pose.

    >>> from posekit.algebra import Quat, Vec3, inverse
    >>> @pk.op
    ... def inverted(p: Vec3, q: Quat) -> tuple[Vec3, Quat]:
    ...     return inverse(p, q)
    >>> inverted(torch.tensor([1.0, 2.0, 3.0]), torch.tensor([0.0, 0.0, 0.0, 1.0]))[0]
    tensor([ 1.,  2., -3.])
    """
    inverted = lib.conjugate(quaternion)
    return -lib.rotate(inverted, position), inverted
