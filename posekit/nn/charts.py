"""Charts: how a tangent moves a value away from its base, for each group and each part that is learned."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from ..values import Pose, Rotation


class Chart:
    """A chart about a base. The zero tangent is the base.

    ``jacobian(tangent)`` maps a change of the tangent to the motion of the value that it causes, in axes that do not
    depend on the base. So the Jacobians at the tangents of one value about two bases say how changes of the one become
    changes of the other.
    """

    size: int  # of the tangent
    turn: slice  # the entries of the tangent that are a rotation vector

    @staticmethod
    def retract(base: Any, tangent: Tensor) -> Any:
        """The value that a tangent leads to, by default by the group's own ``retract``."""
        return base.retract(tangent)

    @staticmethod
    def local(base: Any, value: Any) -> Tensor:
        """The tangent that leads to a value: the inverse of ``retract``."""
        tangent: Tensor = base.local(value)
        return tangent

    @staticmethod
    def moved(base: Any, center: Any) -> Any:
        """The base of the chart about another value, of which the learned part alone is used."""
        return center.normalized()

    @staticmethod
    def jacobian(tangent: Tensor) -> Tensor:
        """The Jacobian, shape (*batch, size, size)."""
        raise NotImplementedError

    @staticmethod
    def jacobian_inverse(tangent: Tensor) -> Tensor:
        raise NotImplementedError


class RotationChart(Chart):
    """``R @ exp(w)``."""

    size = 3
    turn = slice(0, 3)

    jacobian = staticmethod(Rotation.right_jacobian)
    jacobian_inverse = staticmethod(Rotation.right_jacobian_inverse)


class PoseChart(Chart):
    """SE(3): ``T @ exp([v, w])``, a screw motion in the frame of the base."""

    size = 6
    turn = slice(3, 6)

    jacobian = staticmethod(Pose.right_jacobian)
    jacobian_inverse = staticmethod(Pose.right_jacobian_inverse)


class ProductChart(Chart):
    """SO(3) x R^3: the position moves by v along the axes of the parent, the rotation by w."""

    size = 6
    turn = slice(3, 6)

    @staticmethod
    def retract(base: Pose, tangent: Tensor) -> Pose:
        rotation = base.rotation.retract(tangent[..., 3:])
        return Pose(base.position + tangent[..., :3], rotation.quaternion)

    @staticmethod
    def local(base: Pose, value: Pose) -> Tensor:
        return torch.cat((value.position - base.position, base.rotation.local(value.rotation)), -1)

    @staticmethod
    def jacobian(tangent: Tensor) -> Tensor:
        return _below_identity(Rotation.right_jacobian(tangent[..., 3:]))

    @staticmethod
    def jacobian_inverse(tangent: Tensor) -> Tensor:
        return _below_identity(Rotation.right_jacobian_inverse(tangent[..., 3:]))


def _below_identity(block: Tensor) -> Tensor:
    """The block-diagonal matrices of the identity and the given 3x3 blocks."""
    matrix = torch.eye(6, dtype=block.dtype, device=block.device).repeat(*block.shape[:-2], 1, 1)
    matrix[..., 3:, 3:] = block
    return matrix


class OrientationChart(Chart):
    """The rotation of a pose alone. The position is that of the base, bit for bit."""

    size = 3
    turn = slice(0, 3)

    @staticmethod
    def retract(base: Pose, tangent: Tensor) -> Pose:
        return Pose(base.position, base.rotation.retract(tangent).quaternion)

    @staticmethod
    def local(base: Pose, value: Pose) -> Tensor:
        return base.rotation.local(value.rotation)

    @staticmethod
    def moved(base: Pose, center: Pose) -> Pose:
        return Pose(base.position, center.rotation.normalized().quaternion)

    jacobian = staticmethod(Rotation.right_jacobian)
    jacobian_inverse = staticmethod(Rotation.right_jacobian_inverse)


class ParentPositionChart(Chart):
    """The position of a pose alone, along the axes of the parent. The quaternion is that of the base, bit for bit."""

    size = 3
    turn = slice(0, 0)

    @staticmethod
    def retract(base: Pose, tangent: Tensor) -> Pose:
        return Pose(base.position + tangent, base.quaternion)

    @staticmethod
    def local(base: Pose, value: Pose) -> Tensor:
        return value.position - base.position

    @staticmethod
    def moved(base: Pose, center: Pose) -> Pose:
        return Pose(center.position, base.quaternion)

    @staticmethod
    def jacobian(tangent: Tensor) -> Tensor:
        return torch.eye(3, dtype=tangent.dtype, device=tangent.device).expand(*tangent.shape, 3)

    jacobian_inverse = jacobian


class BodyPositionChart(ParentPositionChart):
    """The position of a pose alone, along the pose's own axes: ``T @ exp([v, 0])``."""

    @staticmethod
    def retract(base: Pose, tangent: Tensor) -> Pose:
        return Pose(base.position + base.rotation.apply(tangent), base.quaternion)

    @staticmethod
    def local(base: Pose, value: Pose) -> Tensor:
        return base.rotation.inverse_apply(value.position - base.position)


POSE_CHARTS: dict[tuple[str, str], type[Chart]] = {
    ("SE3", "all"): PoseChart,
    ("SE3", "position"): BodyPositionChart,
    ("SE3", "rotation"): OrientationChart,
    ("SO3xR3", "all"): ProductChart,
    ("SO3xR3", "position"): ParentPositionChart,
    ("SO3xR3", "rotation"): OrientationChart,
}
