"""Robots as kinematic trees: batched, differentiable forward and inverse kinematics, Jacobians and clearances."""

from ..values import publish_module
from .ik import Avoidance, Cost, IKResult
from .inertias import Inertias
from .joints import Joint, JointKind
from .obstacles import Boxes, Capsules, Cylinders, DistanceGrid, HeightMap, Planes, Spheres, clearance, self_clearance
from .planning import Plan
from .readers import mesh_file as mesh_file
from .readers import visuals_of as visuals_of
from .registered_joints import register_joint_kind
from .robot import Robot
from .visuals import Visual as Visual
from .visuals import Visuals as Visuals

__all__ = [
    "Avoidance",
    "Boxes",
    "Capsules",
    "Cost",
    "Cylinders",
    "DistanceGrid",
    "HeightMap",
    "IKResult",
    "Inertias",
    "Joint",
    "JointKind",
    "Plan",
    "Planes",
    "Robot",
    "Spheres",
    "clearance",
    "register_joint_kind",
    "self_clearance",
]

publish_module(__name__)
