"""Exceptions of posekit. Each is also a subclass of the builtin exception for the same kind of error."""

from __future__ import annotations

__all__ = [
    "ArgumentError",
    "BuildError",
    "CaptureError",
    "DTypeError",
    "DeviceError",
    "FileFormatError",
    "FormatError",
    "ImmutableError",
    "IndexingError",
    "MissingExtraError",
    "OptionError",
    "OverwrittenError",
    "PosekitError",
    "ShapeError",
    "UnknownNameError",
    "ValidationError",
]


def __dir__() -> list[str]:
    return __all__


class PosekitError(Exception):
    """Base class of all posekit exceptions.

    >>> try:
    ...     pk.Pose.identity().apply(torch.zeros(8, 4))
    ... except pk.PosekitError as error:
    ...     print(f"{type(error).__name__}: {error}")
    ShapeError: Pose.apply: points must have shape (..., 3), got (8, 4)

    A caller may also catch the builtin exception:

    >>> issubclass(pk.ShapeError, ValueError), issubclass(pk.DTypeError, TypeError)
    (True, True)
    """


class ShapeError(PosekitError, ValueError):
    """A shape is invalid, or is incompatible with another shape."""


class DTypeError(PosekitError, TypeError):
    """A tensor does not have a supported floating-point dtype."""


class DeviceError(PosekitError, RuntimeError):
    """Tensors are on different devices, or on a device without kernels. A RuntimeError, as in torch."""


class CaptureError(DeviceError):
    """A call cannot be captured in a CUDA graph: it would wait for the device, or build or load a kernel."""


class ArgumentError(PosekitError, TypeError):
    """An argument has a type that the operation does not support."""


class BuildError(PosekitError, OSError):
    """A kernel cannot be built or loaded: its directory is full or not writable."""


class FormatError(PosekitError, ValueError):
    """A file, a text or a description does not follow its format, such as a robot whose joints form a loop."""


class FileFormatError(FormatError):
    """A file does not follow its format. The message begins with the path and the line.

    Attributes:
        path: The path of the file, as it was passed.
        line: The number of the line, from 1, or None if the error has no line.
    """

    def __init__(self, path: str, line: int | None, fact: str) -> None:
        super().__init__(path, line, fact)  # the arguments, so that the error can be pickled
        self.path, self.line, self.fact = path, line, fact

    def __str__(self) -> str:
        place = self.path if self.line is None else f"{self.path}:{self.line}"
        return f"{place}: {self.fact}"


class OptionError(ArgumentError, ValueError):
    """An option's value is not one of the allowed values."""


class IndexingError(PosekitError, IndexError):
    """An index or a dimension is outside the batch."""


class ImmutableError(PosekitError, AttributeError):
    """An attribute of a value is set or deleted. Values are immutable: create a new one."""


class OverwrittenError(PosekitError, RuntimeError):
    """A tensor that a backward pass needs was overwritten after the call that saved it."""


class UnknownNameError(PosekitError, AttributeError):
    """posekit has this attribute or function under another name, which the message contains."""


class ValidationError(PosekitError, ValueError):
    """A value contains numbers that represent no pose: zero quaternions, infinities or NaN."""


class MissingExtraError(PosekitError, ImportError):
    """A function needs a library of an optional extra that is not installed."""
