"""Checks of what other libraries hand over, and of values on their way out."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..engine import is_eager
from ..errors import ArgumentError, DeviceError, MissingExtraError, PosekitError, ShapeError
from ..values import (
    Camera,
    Group,
    Pose,
    Pose2,
    Rotation,
    Rotation2,
    Similarity,
    Trajectory,
    UncertainPose,
    UncertainRotation,
    stack,
)

# Of the length of a unit quaternion. tf2 refuses squared lengths that differ from 1 by more than 0.01.
_UNIT_TOLERANCE = 0.01
# The attribute that is a Pose, of values that no library has.
_PARTS: dict[type, str] = {
    Trajectory: "poses",
    UncertainPose: "pose",
    UncertainRotation: "rotation",
    Similarity: "pose",
}
_LIFTED = (Pose2, Rotation2)  # of the plane, which most libraries do not have


def library(where: str, module: str, remedy: str) -> ModuleType:
    """Import a library that no extra of posekit installs."""
    try:
        return arguments.import_extra(where, module, "interop")
    except MissingExtraError:
        raise MissingExtraError(f"{where} needs {module.partition('.')[0]}: {remedy}") from None


def kind_of(value: Any) -> str:
    return f"the class {value.__name__}" if isinstance(value, type) else type(value).__name__


def is_from(value: Any, package: str) -> bool:
    """Return whether an object's class, or one that it inherits from, is defined in a package."""
    return any(str(kind.__module__).partition(".")[0] == package for kind in type(value).__mro__)


def has(value: Any, name: str) -> bool:
    try:
        getattr(value, name)
    except Exception:  # a property of a user's object may raise anything
        return False
    return True


def attribute(value: Any, name: str, path: str) -> Any:
    """Return an attribute of another library's object."""
    try:
        return getattr(value, name)
    except Exception as error:  # a property of a user's object may raise anything
        fact = f"has no attribute {name!r}" if isinstance(error, AttributeError) else f"raised in {name!r}: {error}"
        raise ArgumentError(f"{path}: {kind_of(value)} {fact}") from error


def tensor(value: Any, name: str, like: Tensor | None = None) -> Tensor:
    """Convert numbers of another library to a tensor."""
    if isinstance(value, Tensor) and is_from(value, "pypose"):
        raise ArgumentError(f"{name} must be numbers, got a LieTensor: use from_pypose")
    try:
        return arguments.tensor(value, name, like)
    except PosekitError:
        raise
    except Exception as error:  # an attribute of a user's object may raise anything
        fact = f"{kind_of(value)}, which raised {type(error).__name__}: {error}"
        raise ArgumentError(f"{name} must be a tensor, an array or a list of numbers, got {fact}") from error


def check_pose_or_rotation(value: Any, where: str) -> None:
    if not isinstance(value, Pose | Rotation):
        raise ArgumentError(f"{where}: value must be a Pose or a Rotation, got {kind_of(value)}{remedy_of(value)}")


def remedy_of(value: Any) -> str:
    """What to convert instead of a value, for the end of an error."""
    if type(value) in _LIFTED:
        return "; convert its `lift()`"
    if isinstance(value, Camera):
        return "; a camera has `matrix().numpy()` and `distortion.numpy()`"
    part = _PARTS.get(type(value))
    return f"; convert its `{part}`" if part else ""


def check_single_or_row(value: Group, where: str) -> None:
    """Raise unless a value is unbatched or has one batch dimension."""
    if value.ndim > 1:
        raise ShapeError(f"{where}: value has shape {tuple(value.shape)}; use one dimension: value.reshape(-1)")


def checked(value: Any, where: str) -> Any:
    """Return a value without its graph, on the CPU and in float64, with unit quaternions; raise where it is invalid."""
    check_pose_or_rotation(value, where)
    if value.device.type == "meta":
        raise DeviceError(f"{where}: value is on the meta device, which holds no numbers")
    value = value.detach().cpu().to(torch.float64)
    if isinstance(value, Pose):
        check_finite(value.position, f"{where}: position")
    check_quaternion(value.quaternion, f"{where}: quaternion", unit=False)
    return value.normalized()


def check_quaternion(quaternion: Tensor, name: str, *, unit: bool = True) -> None:
    """Raise on the first quaternion, in any order, that is not finite, is zero, or does not have unit length."""
    if not _is_readable(quaternion):
        return
    quaternion = quaternion.detach()
    bad = ~(quaternion.isfinite().all(-1) & (quaternion != 0).any(-1))
    arguments.refuse(bad, quaternion, name, "has no direction: it must be finite and not zero")
    if unit:
        length = torch.linalg.vector_norm(quaternion.double(), dim=-1)
        bad = ~((length - 1).abs() <= _UNIT_TOLERANCE)
        arguments.refuse(bad, quaternion, name, "is no unit quaternion: normalize it first")


def pose_of(position: Tensor, quaternion: Tensor, where: str, names: tuple[str, str]) -> Pose:
    """Return poses of positions and wxyz quaternions. Errors have the names that the other library uses."""
    for part, size, name in ((position, 3, names[0]), (quaternion, 4, names[1])):
        arguments.check(part, size, f"{where}: {name}")
    arguments.check_devices(f"{where}: {names[0]} and {names[1]}", position, quaternion)
    arguments.broadcast(where, **{names[0]: position.shape[:-1], names[1]: quaternion.shape[:-1]})
    return Pose(position, quaternion)


def check_finite(vectors: Tensor, name: str) -> None:
    """Raise on the first vector with a number that is infinite or NaN."""
    if _is_readable(vectors):
        arguments.refuse(~vectors.isfinite().all(-1), vectors, name, "is not finite")


def _is_readable(x: Tensor) -> bool:
    return arguments.is_readable(x) and is_eager((x.detach().resolve_neg(),))


def pose_from_matrix(matrix: Any, name: str, *, validate: bool = True, rows: bool = False) -> Pose:
    """Return the poses of 4x4 matrices.

    Args:
        matrix: Matrices of shape (*batch, 4, 4).
        name: Their name in errors.
        validate: Whether to read the values and to raise on the first matrix that is no pose.
        rows: Whether the matrices act on row vectors: the position is in the last row.
    """
    matrix = _matrices(matrix, 4, name)
    if validate and _is_readable(matrix):
        _check_homogeneous(matrix.detach(), name, rows)
        _check_rotation(matrix.detach()[..., :3, :3], matrix, name)
    return Pose.from_matrix(matrix.mT if rows else matrix, validate=False)


def rotation_from_matrix(matrix: Any, name: str, *, validate: bool = True) -> Rotation:
    """Return the rotations of 3x3 matrices that act on column vectors."""
    matrix = _matrices(matrix, 3, name)
    if validate and _is_readable(matrix):
        _check_rotation(matrix.detach(), matrix, name)
    return Rotation.from_matrix(matrix, validate=False)


def _matrices(matrix: Any, size: int, name: str) -> Tensor:
    matrix = tensor(matrix, name)
    if tuple(matrix.shape[-2:]) != (size, size):
        raise ShapeError(f"{name} must have shape (..., {size}, {size}), got {tuple(matrix.shape)}")
    arguments.check_dtype(matrix.dtype, name)
    return matrix


def _check_homogeneous(matrix: Tensor, name: str, rows: bool) -> None:
    arguments.refuse(~matrix.isfinite().flatten(-2).all(-1), matrix, name, "is not finite")
    unit = torch.eye(4, dtype=matrix.dtype, device=matrix.device)[3]
    last_row, last_column = (matrix[..., 3, :] != unit).any(-1), (matrix[..., :, 3] != unit).any(-1)
    wrong, other = (last_column, last_row) if rows else (last_row, last_column)
    right, left = ("column", "row") if rows else ("row", "column")
    fact = f"is transposed: its last {left} is 0 0 0 1, but its last {right} should be"
    arguments.refuse(wrong & ~other, matrix, name, fact)
    arguments.refuse(wrong, matrix, name, f"is not homogeneous: its last {right} is not 0 0 0 1")


def _check_rotation(linear: Tensor, shown: Tensor, name: str) -> None:
    """Raise on the first 3x3 part that is no rotation: one that has a scale, is not orthogonal, or reflects."""
    arguments.refuse(~linear.isfinite().flatten(-2).all(-1), shown, name, "is not finite")
    # As in `Rotation.from_matrix`: sqrt(eps), at least 1e-5 for numbers printed with six digits.
    tolerance = max(1e-5, torch.finfo(linear.dtype).eps ** 0.5)
    exact = linear.double()
    gram, eye = exact.mT @ exact, torch.eye(3, dtype=torch.float64, device=linear.device)
    square = gram.diagonal(dim1=-2, dim2=-1).mean(-1)
    bent = (gram - square[..., None, None] * eye).abs().flatten(-2).amax(-1) > tolerance * square
    bent |= ~square.isfinite()
    scaled = ((square - 1).abs() > tolerance) & ~bent
    if scaled.any():
        scale = square[scaled].flatten()[0].sqrt()
        arguments.refuse(scaled, shown, name, f"has the scale {scale:.6g}, and poses have none")
    arguments.refuse(bent, shown, name, "is not orthogonal: it shears, or scales its axes differently")
    arguments.refuse(torch.linalg.det(exact) < 0, shown, name, "is a reflection: its determinant is -1")


def stacked(values: list[Any], where: str) -> Any:
    """Stack poses or rotations that were converted one by one."""
    try:
        return stack(values)
    except PosekitError as error:
        raise type(error)(f"{where}: {error}") from error


def poses_of(value: Any, where: str, matrix: Callable[[Any], Any]) -> Pose:
    """Convert one object of another library, or a list, a tuple or a C++ vector of them, by the matrix of each."""
    if not isinstance(value, list | tuple) and not type(value).__name__.startswith("StdVec"):
        return pose_from_matrix(matrix(value), f"{where}: matrix")
    return stacked([pose_from_matrix(matrix(one), f"{where}: [{i}]") for i, one in enumerate(value)], where)


def each_matrix(value: Any, where: str, make: Callable[[Any], Any]) -> Any:
    """Make an object of another library of the matrix of a value, or a list of them of a row of values."""
    check_single_or_row(value, where)
    matrices = value.matrix().numpy()
    return [make(matrix) for matrix in matrices] if value.ndim else make(matrices)
