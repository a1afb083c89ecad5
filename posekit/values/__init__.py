"""The public value classes: immutable and batched. Their arithmetic is implemented by the ops in `posekit.math`."""

from ..arguments import publish
from ..engine import Index
from .base import Batched, Convertible, Stored, cat, stack, tuples, where
from .camera import Camera
from .colmap_models import CENTRE, LENSES, camera_of_lens, has_lens, lens_of
from .display import report
from .group import GROUPS, Group
from .names import (
    AT,
    CAMERA,
    FRAME_TREE,
    LOSS,
    MAKE_POSE_GRAPH,
    POSE,
    POSE2,
    POSE_GRAPH,
    POSE_GRAPH_RESULT,
    PREINTEGRATED,
    PROBLEM,
    PROBLEM_RESULT,
    REGISTRATION_RESULT,
    RESULT,
    ROTATION,
    ROTATION2,
    SIMILARITY,
    TRAJECTORY,
    UNCERTAIN_POSE,
    UNCERTAIN_ROTATION,
    Named,
    explain,
    explain_function,
    explained,
    own_members,
    publish_module,
    refer,
    was_attribute,
)
from .pose import Pose
from .pose2 import Pose2
from .registered_groups import register_group
from .rotation import Rotation
from .rotation2 import Rotation2
from .similarity import Similarity
from .times import Duplicates, Outside, as_times, choice, distinct
from .trajectory import Trajectory
from .uncertainty import UncertainPose, UncertainRotation

_FOREIGN = {
    Pose: POSE,
    Rotation: ROTATION,
    Pose2: POSE2,
    Rotation2: ROTATION2,
    Similarity: SIMILARITY,
    UncertainPose: UNCERTAIN_POSE,
    UncertainRotation: UNCERTAIN_ROTATION,
    Trajectory: TRAJECTORY,
    Camera: CAMERA,
}


def _name(foreign: dict[type, dict[str, str]]) -> None:
    for kind, names in foreign.items():
        own_members(kind)
        refer(kind, names)


_name(_FOREIGN)
publish(Index, "posekit")
