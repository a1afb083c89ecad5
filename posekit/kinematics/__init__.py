"""Robots as kinematic trees: batched, differentiable forward and inverse kinematics, Jacobians and clearances."""

from .ik import Avoidance, IKResult
from .inertias import Inertias
from .joints import Joint, JointKind
from .obstacles import Boxes, Planes, Spheres, clearance, self_clearance
from .registering import register_joint_kind
from .robot import Robot

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
