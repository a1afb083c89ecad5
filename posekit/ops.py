"""posekit's own ops on poses and rotations, as ops with Jacobians.

`pose` and `rotation` are namespaces of ops. They compute what the methods of `posekit.Pose` and `posekit.Rotation` of
the same name compute, with the same kernels. As all ops that `posekit.op` declares they have ``jacobian``:

>>> import torch, posekit as pk
>>> a, b = pk.Pose.exp(torch.tensor([0.1, 0.2, 0.3, 0.4, 0.5, 0.6])), pk.Pose.identity(7)
>>> pk.ops.pose.compose(a, b).shape
torch.Size([7])
>>> pk.ops.pose.compose.jacobian(wrt="b")(a, b).shape
torch.Size([7, 6, 6])
>>> by_pose, by_points = pk.ops.pose.apply.jacobian(("pose", "points"))(b, torch.zeros(3))
>>> by_pose.shape, by_points.shape
(torch.Size([7, 3, 6]), torch.Size([7, 3, 3]))

The tangents of poses and rotations are those of ``retract`` and ``local``: twists [v, w] and rotation vectors in the
body frame. `posekit.jacobian` differentiates any function of poses; an op's Jacobian is one kernel.
"""

from __future__ import annotations

from .geometry import PosePort as Pose
from .geometry import RotationPort as Rotation
from .geometry import on_values
from .math import pose as _pose
from .math import rotation as _rotation
from .math import se3, so3

__all__ = ["pose", "rotation"]


def __dir__() -> list[str]:
    return __all__


_ONE, _TWO = {"pose": Pose}, {"a": Pose, "b": Pose}
_ONE_ROTATION, _TWO_ROTATIONS = {"rotation": Rotation}, {"a": Rotation, "b": Rotation}


class pose:
    """The ops of `posekit.Pose`."""

    compose = staticmethod(on_values(_pose.compose, _TWO, Pose))
    inverse = staticmethod(on_values(_pose.inverse, _ONE, Pose))
    between = staticmethod(on_values(_pose.between, _TWO, Pose))
    apply = staticmethod(on_values(_pose.apply, {**_ONE, "points": None}, None))
    inverse_apply = staticmethod(on_values(_pose.inverse_apply, {**_ONE, "points": None}, None))
    matrix = staticmethod(on_values(_pose.matrix, _ONE, None))
    from_matrix = staticmethod(on_values(_pose.from_matrix, {"matrix": None}, Pose))
    exp = staticmethod(on_values(se3.exp, {"tangent": None}, Pose))
    log = staticmethod(on_values(se3.log, _ONE, None))
    retract = staticmethod(on_values(se3.retract, {**_ONE, "tangent": None}, Pose))
    local = staticmethod(on_values(se3.local, _TWO, None))
    interpolate = staticmethod(on_values(se3.interpolate, {**_TWO, "t": None}, Pose))
    power = staticmethod(on_values(se3.power, {**_ONE, "exponent": None}, Pose))
    adjoint = staticmethod(on_values(se3.adjoint, _ONE, None))


class rotation:
    """The ops of `posekit.Rotation`."""

    compose = staticmethod(on_values(_rotation.compose, _TWO_ROTATIONS, Rotation))
    inverse = staticmethod(on_values(_rotation.inverse, _ONE_ROTATION, Rotation))
    between = staticmethod(on_values(_rotation.between, _TWO_ROTATIONS, Rotation))
    apply = staticmethod(on_values(_rotation.apply, {**_ONE_ROTATION, "points": None}, None))
    inverse_apply = staticmethod(on_values(_rotation.inverse_apply, {**_ONE_ROTATION, "points": None}, None))
    matrix = staticmethod(on_values(_rotation.matrix, _ONE_ROTATION, None))
    from_matrix = staticmethod(on_values(_rotation.from_matrix, {"matrix": None}, Rotation))
    exp = staticmethod(on_values(so3.exp, {"tangent": None}, Rotation))
    log = staticmethod(on_values(so3.log, _ONE_ROTATION, None))
    retract = staticmethod(on_values(so3.retract, {**_ONE_ROTATION, "tangent": None}, Rotation))
    local = staticmethod(on_values(so3.local, _TWO_ROTATIONS, None))
    slerp = staticmethod(on_values(so3.slerp, {**_TWO_ROTATIONS, "t": None}, Rotation))
    power = staticmethod(on_values(so3.power, {**_ONE_ROTATION, "exponent": None}, Rotation))
