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
    FRAME_TREE,
    LOSS,
    MAKE_POSE_GRAPH,
    POSE_GRAPH,
    POSE_GRAPH_RESULT,
    PREINTEGRATED,
    PROBLEM,
    PROBLEM_RESULT,
    REGISTRATION_RESULT,
    RESULT,
    VALUES,
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


def _name(*kinds: type) -> None:
    for kind in kinds:
        own_members(kind)
        refer(kind, VALUES[kind.__name__])


_name(Pose, Rotation, Pose2, Rotation2, Similarity, UncertainPose, UncertainRotation, Trajectory, Camera)
publish(Index, "posekit")
