"""Rigid-body geometry for PyTorch: immutable, batched, differentiable poses on fused Warp kernels."""

from . import errors, functions, sampling, transform
from ._batched import cat, stack, where
from .chains import chain, cumulative
from .engine import op, workspace
from .errors import (
    ArgumentError,
    DeviceError,
    DTypeError,
    IndexingError,
    PosekitError,
    ShapeError,
    ValidationError,
)
from .functions import GradFactor, scale_grad
from .nested import NestedContext, NestedFunction
from .pose import Pose
from .rotation import Rotation

__all__ = [
    "ArgumentError",
    "DTypeError",
    "DeviceError",
    "GradFactor",
    "IndexingError",
    "NestedContext",
    "NestedFunction",
    "Pose",
    "PosekitError",
    "Rotation",
    "ShapeError",
    "ValidationError",
    "cat",
    "chain",
    "cumulative",
    "errors",
    "functions",
    "op",
    "sampling",
    "scale_grad",
    "stack",
    "transform",
    "where",
    "workspace",
]
__version__ = "0.1.0"
