"""Rigid-body geometry for PyTorch: immutable, batched, differentiable poses on fused Warp kernels."""

from . import errors, functions, sampling, transform, uncertainty
from ._joined import cat, stack, where
from .alignment import align_vectors, kabsch, umeyama
from .chains import chain, cumulative
from .engine import op, workspace
from .errors import (
    ArgumentError,
    DeviceError,
    DTypeError,
    ImmutableError,
    IndexingError,
    OptionError,
    PosekitError,
    ShapeError,
    ValidationError,
)
from .functions import GradFactor, scale_grad
from .motion import angular_velocity
from .nested import NestedContext, NestedFunction
from .pose import Pose
from .rotation import Rotation
from .tangents import bracket, hat, tangent_grad, vee
from .trajectory import Trajectory
from .uncertainty import UncertainPose

__all__ = [
    "ArgumentError",
    "DTypeError",
    "DeviceError",
    "GradFactor",
    "ImmutableError",
    "IndexingError",
    "NestedContext",
    "NestedFunction",
    "OptionError",
    "Pose",
    "PosekitError",
    "Rotation",
    "ShapeError",
    "Trajectory",
    "UncertainPose",
    "ValidationError",
    "align_vectors",
    "angular_velocity",
    "bracket",
    "cat",
    "chain",
    "cumulative",
    "errors",
    "functions",
    "hat",
    "kabsch",
    "op",
    "sampling",
    "scale_grad",
    "stack",
    "tangent_grad",
    "transform",
    "umeyama",
    "uncertainty",
    "vee",
    "where",
    "workspace",
]
__version__ = "0.1.0"
