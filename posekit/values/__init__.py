"""The values that users meet: immutable, batched, without arithmetic of their own."""

from .batched import Batched
from .joining import cat, stack, where
from .pose import Pose
from .rotation import Rotation
from .trajectory import Trajectory
from .uncertainty import UncertainPose
