"""The public value classes: immutable and batched. Their arithmetic is implemented by the ops in `posekit.math`."""

from ..arguments import publish
from ..engine import Index
from .batched import Batched
from .camera import Camera
from .foreign_names import CAMERA, POSE, POSE2, ROTATION, ROTATION2, TRAJECTORY, UNCERTAIN_POSE
from .joining import cat, stack, where
from .naming import Named, explain, own_members, refer
from .pose import Pose
from .pose2 import Pose2
from .rotation import Rotation
from .rotation2 import Rotation2
from .times import Duplicates, distinct
from .trajectory import Trajectory
from .transforms import Transform
from .uncertainty import UncertainPose

_FOREIGN = {
    Pose: POSE,
    Rotation: ROTATION,
    Pose2: POSE2,
    Rotation2: ROTATION2,
    UncertainPose: UNCERTAIN_POSE,
    Trajectory: TRAJECTORY,
    Camera: CAMERA,
}


def explain_function(name: str) -> str | None:
    """Return what to use for a function or a class of another library; None if it is none."""
    from .foreign_functions import MODULE  # not needed without errors: importing posekit stays cheap

    entry = MODULE.get(name)
    return explain("module 'posekit'", name, entry) if entry else None


def _name(foreign: dict[type, dict[str, str]]) -> None:
    for kind, names in foreign.items():
        own_members(kind)
        refer(kind, names)


_name(_FOREIGN)
publish(Index, "posekit")
