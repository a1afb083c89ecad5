"""The arguments of Camera, made into its fields."""

from __future__ import annotations

from typing import Any, Literal

import torch
from torch import Tensor

from .. import arguments
from ..engine import is_eager, same_shape
from ..errors import ArgumentError, ShapeError
from ..math import cameras as ops

Model = Literal["pinhole", "radtan", "fisheye"]
Size = tuple[int, int]

_FORM = "is not [[fx, 0, cx], [0, fy, cy], [0, 0, 1]]; skew is not supported"
_HOMOGENEOUS = "is a 4x4 matrix: pass its upper left part, matrix[..., :3, :3]"
_CONSTANTS = ((0, 1, 0.0), (1, 0, 0.0), (2, 0, 0.0), (2, 1, 0.0), (2, 2, 1.0))  # row, column, value


def checked_size(size: Any, name: str) -> Size:
    """Return a width and a height, checked."""
    if not isinstance(size, tuple | list | torch.Size) or len(size) != 2:
        raise ArgumentError(f"{name} must be two integers (width, height), got {arguments.describe(size)}")
    width, height = arguments.new_sizes(tuple(size), name)
    if not torch.compiler.is_compiling() and (width < 1 or height < 1):
        raise ShapeError(f"{name} must be positive, got {(width, height)}")
    return width, height


def broadcast_fields(intrinsics: Any, distortion: Any, model: Model, validate: bool) -> tuple[Tensor, Tensor]:
    """Convert intrinsics and coefficients to tensors of one batch shape, dtype and device."""
    like = distortion if isinstance(distortion, Tensor) and distortion.is_floating_point() else None
    intrinsics = _intrinsics(arguments.tensor(intrinsics, "Camera: intrinsics", like), validate)
    coefficients = _coefficients(distortion, model, intrinsics)
    arguments.check_devices("Camera: intrinsics and distortion", intrinsics, coefficients)
    dtype = torch.promote_types(intrinsics.dtype, coefficients.dtype)
    intrinsics, coefficients = intrinsics.to(dtype), coefficients.to(dtype)
    shapes = intrinsics.shape[:-1], coefficients.shape[:-1]
    if not same_shape(*shapes):
        batch = arguments.broadcast("Camera", intrinsics=shapes[0], distortion=shapes[1])
        intrinsics, coefficients = intrinsics.expand(*batch, -1), coefficients.expand(*batch, -1)
    return intrinsics, coefficients


def joined_intrinsics(fx: Any, fy: Any, cx: Any, cy: Any) -> Tensor:
    """Return the numbers [fx, fy, cx, cy], shape (*batch, 4)."""
    parameters = {"fx": fx, "fy": fy, "cx": cx, "cy": cy}
    missing = [name for name, value in parameters.items() if value is None]
    if missing:
        raise ArgumentError(f"Camera: needs intrinsics, or fx, fy, cx and cy; {', '.join(missing)} is missing")
    like = next((x for x in parameters.values() if isinstance(x, Tensor)), None)
    tensors = [arguments.tensor(value, f"Camera: {name}", like) for name, value in parameters.items()]
    batch = arguments.broadcast("Camera", **{name: x.shape for name, x in zip(parameters, tensors, strict=True)})
    return torch.stack([x.expand(batch) for x in tensors], -1)


def _intrinsics(intrinsics: Tensor, validate: bool) -> Tensor:
    """Return [fx, fy, cx, cy] of these numbers or of camera matrices."""
    name = "Camera: intrinsics"
    shape = tuple(intrinsics.shape)
    arguments.check_dtype(intrinsics.dtype, name)
    readable = validate and arguments.is_readable(intrinsics) and is_eager((intrinsics,)) and not intrinsics.is_meta
    if shape[-1:] == (4,):
        if shape[-2:] == (4, 4) and readable:  # four cameras, or a matrix as Kornia's and PyTorch3D's cameras have
            arguments.refuse((intrinsics[..., 2:, :2] == 0).all(-1).all(-1), None, name, _HOMOGENEOUS)
        return intrinsics
    if shape[-2:] != (3, 3):
        raise ShapeError(f"{name} must have shape (..., 4) or (..., 3, 3), got {shape}")
    if readable:
        wrong = torch.stack([intrinsics[..., i, j] != value for i, j, value in _CONSTANTS]).any(0)
        arguments.refuse(wrong, intrinsics, name, _FORM)
    return ops.from_matrix(intrinsics)


def _coefficients(coefficients: Any, model: Model, like: Tensor) -> Tensor:
    """Return the coefficients of a lens, none for a pinhole camera."""
    name, counts = "Camera: distortion", [n for lens, n in ops.LENSES if lens == model]
    if model == "pinhole":
        is_none = coefficients is None or (isinstance(coefficients, Tensor) and coefficients.shape[-1:] == (0,))
        if not is_none:  # of its attribute there are 0
            raise ArgumentError(f'{name} is for the models "radtan" and "fisheye": a pinhole camera has none')
        return like[..., :0]
    if coefficients is None:
        raise ArgumentError(f'{name} is missing: the model "{model}" has {_listed(counts)} coefficients')
    coefficients = arguments.tensor(coefficients, name, like)
    shape = tuple(coefficients.shape)
    if shape[-1:] not in [(n,) for n in counts]:
        column = shape[-1:] == (1,) and shape[-2:-1] in [(n,) for n in counts]
        remedy = "; pass a column with .ravel()" if column else ""
        expected = _listed([f"(..., {n})" for n in counts])
        raise ShapeError(f'{name} of the model "{model}" must have shape {expected}, got {shape}{remedy}')
    arguments.check_dtype(coefficients.dtype, name)
    return coefficients


def _listed(items: list[Any]) -> str:
    *first, last = map(str, items)
    return f"{', '.join(first)} or {last}" if first else last
