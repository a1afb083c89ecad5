"""Arguments of conversions: matrices and their checks, sequences of axes."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..engine import have_memory, is_eager
from ..errors import OptionError, ShapeError
from .group import Group


def convert_arguments(cls: type[Group], method: str, **parameters: Any) -> list[Tensor]:
    """Convert arguments to tensors. Lists and numbers take the dtype of the first floating tensor, else array."""
    known = [x for x in parameters.values() if isinstance(x, Tensor) and x.is_floating_point()]
    if not known:
        arrays = [(name, x) for name, x in parameters.items() if hasattr(x, "dtype") and not isinstance(x, Tensor)]
        known = [cls._argument(x, method, name) for name, x in arrays]
    like = known[0] if known else None
    tensors = [cls._argument(x, method, name, like) for name, x in parameters.items()]
    # As in torch, zero-dimensional tensors do not promote the dtype of those with dimensions.
    dtypes = [x.dtype for x in tensors if x.ndim and x.is_floating_point()]
    if dtypes and len(dtypes) < len(tensors):
        dtype = functools.reduce(torch.promote_types, dtypes)
        tensors = [x if x.ndim or not x.is_floating_point() else x.to(dtype) for x in tensors]
    return tensors


def euler_op(ops: Mapping[str, Any], seq: Any, method: str) -> Any:
    """Look up the op of an axis sequence."""
    if not isinstance(seq, str):
        remedy = "; the sequence comes before the angles" if method == "from_euler" else ""
        raise OptionError(f'Rotation.{method}: seq must be a string such as "ZYX", got {type(seq).__name__}{remedy}')
    if seq not in ops:
        raise OptionError(
            f"Rotation.{method}: seq must be one to three letters of xyz (extrinsic) or of XYZ (intrinsic), no two "
            f"adjacent letters equal, got {arguments.describe(seq)}"
        )
    return ops[seq]


def must_validate(matrix: Any, validate: Any, where: str) -> bool:
    """Return whether to check matrices. By default, tensors on devices are not checked and other inputs are."""
    if validate is None:
        return not isinstance(matrix, Tensor) or matrix.is_cpu
    arguments.check_flags(where, validate=validate)
    return bool(validate)


def can_be_checked(matrix: Tensor) -> bool:
    """Return whether a kernel can check matrices and its result can be read."""
    return arguments.is_readable(matrix) and is_eager((matrix,)) and have_memory((matrix,))


def _tolerance(dtype: torch.dtype) -> float:
    """Return the tolerance of orthonormality: sqrt(eps), at least 1e-5 for numbers printed with six digits."""
    return max(1e-5, torch.finfo(dtype).eps ** 0.5)


def needs_exact_check(deviation: Tensor) -> bool:
    """Return whether a deviation from `math.checked` requires an exact check. Synchronizes with the device."""
    if not deviation.numel():
        return False
    largest = deviation.detach()
    return not (largest.max() if largest.ndim else largest).item() <= _tolerance(deviation.dtype) / 2  # True for NaN


def validate_matrix(matrix: Tensor, name: str) -> None:
    """Raise on the first matrix, 3x3 or 2x2, that is not a rotation."""
    arguments.refuse(~matrix.isfinite().flatten(-2).all(-1), matrix, name, "is not finite")
    exact = matrix.detach().double()
    deviation = (
        (exact.mT @ exact - torch.eye(matrix.shape[-1], dtype=exact.dtype, device=exact.device))
        .abs()
        .flatten(-2)
        .amax(-1)
    )
    remedy = "; Rotation.nearest(matrix) is the rotation nearest to it" if matrix.shape[-1] == 3 else ""
    arguments.refuse(deviation > _tolerance(matrix.dtype), matrix, name, f"is not orthogonal{remedy}")
    arguments.refuse(torch.linalg.det(exact) < 0, matrix, name, "is a reflection: its determinant is -1")


def validate_affine(matrix: Tensor, name: str) -> Tensor:
    """Raise on the first matrix [A | t] that is not finite, or has another last row than 0 ... 0 1. Return the A."""
    arguments.refuse(~matrix.isfinite().flatten(-2).all(-1), matrix, name, "is not finite")
    n = matrix.shape[-1] - 1
    unit = torch.eye(n + 1, dtype=matrix.dtype, device=matrix.device)[n]
    wrong = (matrix[..., n:, :] != unit).flatten(-2).any(-1)
    fact = f"is not homogeneous: its last row is not {'0 ' * n}1"
    if wrong.any() and bool((matrix[..., n] == unit).all(-1)[wrong][0]):
        fact += "; it looks transposed: pass matrix.mT"
    arguments.refuse(wrong, matrix, name, fact)
    return matrix[..., :n, :n]


def check_matrix(matrix: Tensor, where: str, *shapes: tuple[int, int]) -> None:
    """Raise unless the matrices are dense and of one of the shapes."""
    arguments.check_dense(matrix, f"{where}: matrix")
    if matrix.shape[-2:] not in shapes:
        expected = " or ".join([f"(..., {rows}, {columns})" for rows, columns in shapes])
        raise ShapeError(f"{where}: matrix must have shape {expected}, got {tuple(matrix.shape)}")
