"""Rigid-body geometry for PyTorch: immutable, batched, differentiable poses on fused Warp kernels."""

from . import errors
from ._batched import cat, stack, where
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
from .pose import Pose
from .rotation import Rotation

__all__ = [
    "ArgumentError",
    "DTypeError",
    "DeviceError",
    "IndexingError",
    "Pose",
    "PosekitError",
    "Rotation",
    "ShapeError",
    "ValidationError",
    "cat",
    "errors",
    "op",
    "stack",
    "where",
    "workspace",
]
__version__ = "0.1.0"
