"""What posekit raises. Each error is also the builtin one that says the same, so either can be caught."""

from __future__ import annotations

__all__ = [
    "ArgumentError",
    "BuildError",
    "DTypeError",
    "DeviceError",
    "ImmutableError",
    "IndexingError",
    "OptionError",
    "PosekitError",
    "ShapeError",
    "ValidationError",
]


class PosekitError(Exception):
    """What all of posekit's errors have in common."""


class ShapeError(PosekitError, ValueError):
    """A shape does not fit, by itself or beside another one."""


class DTypeError(PosekitError, TypeError):
    """A tensor is not of a floating dtype that posekit computes with."""


class DeviceError(PosekitError, RuntimeError):
    """Tensors are on different devices, or on one without kernels. Torch raises a RuntimeError for this."""


class ArgumentError(PosekitError, TypeError):
    """An argument or a value is of a kind that the operation does not take."""


class BuildError(PosekitError, OSError):
    """A kernel cannot be built or loaded: its folder is full, or cannot be written to."""


class OptionError(ArgumentError, ValueError):
    """The name of a way to do something is none of those there are."""


class IndexingError(PosekitError, IndexError):
    """An index or a dimension reaches beyond the batch."""


class ImmutableError(PosekitError, AttributeError):
    """An attribute of a value is set or deleted. Values never change; others are made of them."""


class ValidationError(PosekitError, ValueError):
    """A value holds numbers that denote no pose: zero quaternions, infinities, NaN."""
