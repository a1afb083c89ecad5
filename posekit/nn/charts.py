"""Charts: how a tangent moves a value away from its base, for each group and each part that is learned."""

from __future__ import annotations

from typing import Any, ClassVar

import torch
from torch import Tensor

from ..values import GROUPS, Group, Pose, Pose2, Rotation, Rotation2


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

    @classmethod
    def jacobian(cls, tangent: Tensor) -> Tensor:
        """The Jacobian, shape (*batch, size, size)."""
        raise NotImplementedError

    @classmethod
    def jacobian_inverse(cls, tangent: Tensor) -> Tensor:
        raise NotImplementedError


class GroupChart(Chart):
    """``X @ exp(tangent)``: of a pose a screw motion in the frame of the base."""

    kind: ClassVar[type[Group]]

    @classmethod
    def jacobian(cls, tangent: Tensor) -> Tensor:
        return cls.kind.right_jacobian(tangent)

    @classmethod
    def jacobian_inverse(cls, tangent: Tensor) -> Tensor:
        return cls.kind.right_jacobian_inverse(tangent)


class ProductChart(Chart):
    """The position moves by v along the axes of the parent, the rotation by w: SO(3) x R^3, or SO(2) x R^2."""

    kind: ClassVar[type[Group]]  # of the rotation
    lead: ClassVar[int]  # the numbers of a position

    @classmethod
    def retract(cls, base: Any, tangent: Tensor) -> Any:
        rotation = base.rotation.retract(tangent[..., cls.lead :])
        return base.from_rotation(rotation, base.position + tangent[..., : cls.lead])

    @staticmethod
    def local(base: Any, value: Any) -> Tensor:
        return torch.cat((value.position - base.position, base.rotation.local(value.rotation)), -1)

    @classmethod
    def jacobian(cls, tangent: Tensor) -> Tensor:
        return cls._below_identity(cls.kind.right_jacobian(tangent[..., cls.lead :]))

    @classmethod
    def jacobian_inverse(cls, tangent: Tensor) -> Tensor:
        return cls._below_identity(cls.kind.right_jacobian_inverse(tangent[..., cls.lead :]))

    @classmethod
    def _below_identity(cls, block: Tensor) -> Tensor:
        """The block-diagonal matrices of the identity and the given blocks."""
        matrix = torch.eye(cls.size, dtype=block.dtype, device=block.device).repeat(*block.shape[:-2], 1, 1)
        matrix[..., cls.lead :, cls.lead :] = block
        return matrix


class OrientationChart(GroupChart):
    """The rotation of a pose alone. The position is that of the base, bit for bit."""

    @staticmethod
    def retract(base: Any, tangent: Tensor) -> Any:
        return base.replace(rotation=base.rotation.retract(tangent))

    @staticmethod
    def local(base: Any, value: Any) -> Tensor:
        tangent: Tensor = base.rotation.local(value.rotation)
        return tangent

    @staticmethod
    def moved(base: Any, center: Any) -> Any:
        return base.replace(rotation=center.rotation.normalized())


class ParentPositionChart(Chart):
    """The position of a pose alone, along the axes of the parent. The rotation is that of the base, bit for bit."""

    turn = slice(0, 0)

    @staticmethod
    def retract(base: Any, tangent: Tensor) -> Any:
        return base.replace(position=base.position + tangent)

    @staticmethod
    def local(base: Any, value: Any) -> Tensor:
        tangent: Tensor = value.position - base.position
        return tangent

    @staticmethod
    def moved(base: Any, center: Any) -> Any:
        return base.replace(position=center.position)

    @classmethod
    def jacobian(cls, tangent: Tensor) -> Tensor:
        return torch.eye(cls.size, dtype=tangent.dtype, device=tangent.device).expand(*tangent.shape, cls.size)

    jacobian_inverse = jacobian


class BodyPositionChart(ParentPositionChart):
    """The position of a pose alone, along the pose's own axes: ``T @ exp([v, 0])``."""

    @staticmethod
    def retract(base: Any, tangent: Tensor) -> Any:
        return base.replace(position=base.position + base.rotation.apply(tangent))

    @staticmethod
    def local(base: Any, value: Any) -> Tensor:
        tangent: Tensor = base.rotation.inverse_apply(value.position - base.position)
        return tangent


def _chart(base: type[Chart], **attributes: Any) -> type[Chart]:
    return type(base.__name__, (base,), attributes)


def _turn(kind: type[Group]) -> slice:
    """The numbers of a tangent that are a rotation vector, or an angle in the plane, after those of a translation."""
    lead = kind._algebra.lead
    return slice(lead, lead + (3 if "quaternion" in kind._fields else 1))


GROUP_CHARTS = {kind: _chart(GroupChart, kind=kind, size=kind._size, turn=_turn(kind)) for kind in GROUPS}


def _of_poses(kind: type[Group], rotation: type[Group], group: str, product: str) -> dict[tuple[str, str], type[Chart]]:
    """The charts of poses by their group and by the part that is learned."""
    size, turn = kind._size, _turn(kind)
    lead = turn.start
    orientation = _chart(OrientationChart, kind=rotation, size=rotation._size, turn=_turn(rotation))
    return {
        (group, "all"): GROUP_CHARTS[kind],
        (group, "position"): _chart(BodyPositionChart, size=lead),
        (group, "rotation"): orientation,
        (product, "all"): _chart(ProductChart, kind=rotation, size=size, turn=turn, lead=lead),
        (product, "position"): _chart(ParentPositionChart, size=lead),
        (product, "rotation"): orientation,
    }


POSE_CHARTS: dict[type, dict[tuple[str, str], type[Chart]]] = {
    Pose: _of_poses(Pose, Rotation, "SE3", "SO3xR3"),
    Pose2: _of_poses(Pose2, Rotation2, "SE2", "SO2xR2"),
}
