"""The public value classes: immutable and batched. Their arithmetic is implemented by the ops in `posekit.math`."""

from .batched import Batched
from .joining import cat, stack, where
from .pose import Pose
from .rotation import Rotation
from .trajectory import Trajectory
from .uncertainty import UncertainPose
