"""Functions on values: alignment, chains, tangents, velocity; values in declarations."""

from .alignment import align_vectors, kabsch, umeyama
from .chains import chain, cumulative
from .filtering import kalman_update
from .group_ports import PORTS
from .group_ports import Pose2 as Pose2Port
from .group_ports import Rotation2 as Rotation2Port
from .group_ports import Similarity as SimilarityPort
from .jacobians import jacobian, jacobian_by_torch
from .losses import Loss
from .ports import Element, on_values
from .ports import Pose as PosePort
from .ports import Rotation as RotationPort
from .tangents import bracket, hat, tangent_grad, vee
from .velocity import angular_velocity
