"""The groups: each one class, with the algebra of its elements in declarations, and a namespace of its ops."""

from .derived import ops
from .element import Element, Field, field
from .se2 import Pose2, pose2
from .se3 import Pose, pose
from .sim3 import Similarity, similarity
from .so2 import Rotation2, rotation2
from .so3 import Rotation, rotation
