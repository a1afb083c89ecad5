"""Names in error messages: those of methods, and those that other libraries have for what posekit has."""

from .foreign_estimation import (
    LOSS,
    MAKE_POSE_GRAPH,
    POSE_GRAPH,
    POSE_GRAPH_RESULT,
    PREINTEGRATED,
    PROBLEM,
    PROBLEM_RESULT,
    REGISTRATION_RESULT,
    RESULT,
)
from .foreign_geometry import (
    AT,
    EULER,
    FROM_EULER,
    FROM_FOV,
    FROM_MATRIX,
    LOOK_AT,
    MAKE_CAMERA,
    MAKE_POSE,
    MAKE_ROTATION,
    MAKE_SIMILARITY,
    MAKE_TRAJECTORY,
    MAKE_UNCERTAIN,
    PROJECT,
    RESIZE,
    UNPROJECT,
)
from .foreign_names import VALUES
from .foreign_robotics import FRAME_TREE
from .naming import (
    InstanceName,
    Named,
    explain,
    explain_function,
    explained,
    own_members,
    publish_module,
    refer,
    was_attribute,
)
