"""Rigid-body geometry for PyTorch: immutable, batched, differentiable poses on fused Warp kernels."""

from . import algebra, errors, functions, sampling, testing, transform, uncertainty
from .autograd import GradFactor, NestedContext, NestedFunction, scale_grad
from .engine import op, workspace
from .errors import (
    ArgumentError,
    BuildError,
    DeviceError,
    DTypeError,
    FormatError,
    ImmutableError,
    IndexingError,
    OptionError,
    PosekitError,
    ShapeError,
    ValidationError,
)
from .geometry import (
    align_vectors,
    angular_velocity,
    bracket,
    chain,
    cumulative,
    hat,
    kabsch,
    tangent_grad,
    umeyama,
    vee,
)
from .values import Pose, Rotation, Trajectory, UncertainPose, cat, stack, where

__all__ = [
    "ArgumentError",
    "BuildError",
    "DTypeError",
    "DeviceError",
    "FormatError",
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
    "algebra",
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
    "testing",
    "transform",
    "umeyama",
    "uncertainty",
    "vee",
    "where",
    "workspace",
]
__version__ = "0.2.0"


def __getattr__(name: str) -> object:
    if name == "kinematics" or name in (
        "pose",
        "rotation",
        "trajectory",
    ):  # the latter: modules of version 0.1, which emit a DeprecationWarning
        import importlib

        return importlib.import_module(f".{name}", __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
