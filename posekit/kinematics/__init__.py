"""Robots as kinematic trees: batched, differentiable forward and inverse kinematics, Jacobians and clearances."""

from .clearances import clearance, self_clearance
from .ik import IKResult
from .ik_avoid import Avoidance
from .inertias import Inertias
from .joints import Joint, JointKind
from .registering import register_joint_kind
from .robot import Robot
from .shapes import Boxes, Planes, Spheres

__all__ = [
    "Avoidance",
    "Boxes",
    "IKResult",
    "Inertias",
    "Joint",
    "JointKind",
    "Planes",
    "Robot",
    "Spheres",
    "clearance",
    "register_joint_kind",
    "self_clearance",
]


def __dir__() -> list[str]:
    return __all__
