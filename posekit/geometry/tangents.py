"""Tangents in other clothes: as matrices of the Lie algebra, and as gradients on the group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError, ShapeError
from ..math import motion as ops
from ..values import Pose, Rotation
from .velocity import check_frame

__all__ = ["bracket", "hat", "tangent_grad", "vee"]


def hat(tangent: TensorLike) -> Tensor:
    """The matrix of a tangent, whose matrix exponential is that of the rotation or pose it leads to.

    >>> hat([1.0, 2.0, 3.0])
    tensor([[ 0., -3.,  2.],
            [ 3.,  0., -1.],
            [-2.,  1.,  0.]])

    Args:
        tangent: A rotation vector, shape (*batch, 3), or a twist [v, w], shape (*batch, 6).

    Returns:
        Shape (*batch, 3, 3), the matrix of the cross product, or (*batch, 4, 4), [[w]x, v] above a row of zeros.
    """
    tangent = arguments.tensor(tangent, "hat: tangent")
    size = tangent.shape[-1] if tangent.ndim else None
    if size not in (3, 6):
        raise ShapeError(f"hat: tangent must have shape (..., 3) or (..., 6), got {tuple(tangent.shape)}")
    return ops.hat_rotvec(tangent) if size == 3 else ops.hat_twist(tangent)


def vee(matrix: TensorLike) -> Tensor:
    """The tangent of a matrix: exactly undoes ``hat``.

    A matrix that is no ``hat`` of anything is projected: of its 3x3 block the skew part counts, (M - M^T) / 2, and of a
    4x4 matrix the last row does not. So ``vee(R.matrix())`` is the axis of R times the sine of its angle.

    Args:
        matrix: Shape (*batch, 3, 3) or (*batch, 4, 4).

    Returns:
        A rotation vector, shape (*batch, 3), or a twist [v, w], shape (*batch, 6).
    """
    matrix = arguments.tensor(matrix, "vee: matrix")
    shape = tuple(matrix.shape[-2:])
    if shape not in ((3, 3), (4, 4)):
        raise ShapeError(f"vee: matrix must have shape (..., 3, 3) or (..., 4, 4), got {tuple(matrix.shape)}")
    return ops.vee_rotvec(matrix) if shape == (3, 3) else ops.vee_twist(matrix)


def bracket(tangent1: TensorLike, tangent2: TensorLike) -> Tensor:
    """The Lie bracket: of rotation vectors their cross product, of twists the cross product of motions.

    It is ``vee(hat(a) @ hat(b) - hat(b) @ hat(a))``, and how ``Pose.exp(a * t).adjoint_apply(b)`` starts to change.

    Args:
        tangent1: Rotation vectors, shape (*batch, 3), or twists [v, w], shape (*batch, 6).
        tangent2: The same.
    """
    tangent1 = arguments.tensor(tangent1, "bracket: tangent1")
    tangent2 = arguments.tensor(tangent2, "bracket: tangent2", tangent1)
    sizes = tuple(x.shape[-1] if x.ndim else None for x in (tangent1, tangent2))
    if sizes not in ((3, 3), (6, 6)):
        shapes = f"{tuple(tangent1.shape)} and {tuple(tangent2.shape)}"
        raise ShapeError(f"bracket: both tangents must have shape (..., 3) or (..., 6), got {shapes}")
    return (ops.bracket_rotvec if sizes == (3, 3) else ops.bracket_twist)(tangent1, tangent2)


def tangent_grad(
    value: Pose | Rotation,
    gradient: Pose | Rotation | Tensor | Sequence[Tensor | None] | None = None,
    *,
    frame: str = "body",
) -> Tensor:
    """The gradient of a loss with respect to a pose or rotation, as a tangent: 6 numbers for a Pose, 3 for a Rotation.

    In the body frame it is the gradient with respect to d, at d = 0, of the loss at ``value.retract(d)``; in the world
    frame, at ``value.left_retract(d)``. A step against it goes downhill whatever the length of the quaternion.

    >>> import posekit as pk
    >>> T = pk.Pose.identity().requires_grad_()
    >>> T.apply([1.0, 0.0, 0.0])[1].backward()
    >>> tangent_grad(T)
    tensor([0., 1., 0., 0., 0., 1.])

    Args:
        value: Where the gradient was taken, shape (*batch).
        gradient: The gradient with respect to its tensors: as a Pose or Rotation of gradients, which `torch.func.grad`
            returns, or as a tuple, which `torch.autograd.grad` returns, in the order of the fields; None among them
            stands for zeros. If left out, what ``backward`` left in the tensors' ``.grad``. It may have dimensions in
            front of the batch: a Jacobian of `torch.func.jacrev` does. One that `torch.vmap` makes of the elements has
            them behind it: for outputs of one dimension, that is ``tangent_grad(value[..., None], jacobian)``.
        frame: "body" or "world".

    Returns:
        Shape (*batch, 6), [v, w], or (*batch, 3), with the gradient's dimensions in front.
    """
    kind = type(value).__name__
    if kind not in ("Pose", "Rotation"):
        raise ArgumentError(f"tangent_grad: value must be a Pose or a Rotation, got {kind}")
    check_frame(frame, "tangent_grad")
    tensors = value._tensors()
    parts = _accumulated(value) if gradient is None else _given(gradient, value, kind)
    if gradient is None and not any(g is not None and g.requires_grad for g in parts):
        tensors = tuple([x.detach() for x in tensors])  # as .grad itself, it then starts no graph
    if all(part is None for part in parts):
        raise ArgumentError(f"tangent_grad: gradient must hold a tensor, got {parts}")
    filled = [torch.zeros_like(x) if g is None else g for x, g in zip(tensors, parts, strict=True)]
    if kind == "Rotation":
        turned = ops.body_gradient_rotation if frame == "body" else ops.world_gradient_rotation
        return turned(*tensors, *filled)
    if frame == "body":
        return ops.body_gradient_pose(tensors[1], *filled)
    return ops.world_gradient_pose(*tensors, *filled)


def _accumulated(value: Pose | Rotation) -> list[Tensor | None]:
    """What backward left in the tensors; None for constants, and for leaves that the loss did not reach."""
    kind, tensors = type(value).__name__, value._tensors()
    for name, x in zip(value._names, tensors, strict=True):
        if x.requires_grad and not (x.is_leaf or x.retains_grad):
            fact = f"the {name} of this {kind} is a result of other tensors and keeps no .grad"
            raise ArgumentError(
                f"tangent_grad: {fact}: call retain_grad() on it before backward(), or pass the gradient"
            )
    found = [x.grad for x in tensors]
    if all(g is None for g in found):
        fact = "call backward() first, or pass the gradient"
        raise ArgumentError(f"tangent_grad: the tensors of this {kind} have no .grad: {fact}")
    return found


def _given(gradient: Any, value: Pose | Rotation, kind: str) -> Sequence[Tensor | None]:
    """A gradient in the order of the fields."""
    if type(gradient) is type(value):
        return gradient._tensors()
    names = value._names
    parts = [gradient] if isinstance(gradient, Tensor) and kind == "Rotation" else gradient
    if not isinstance(parts, list | tuple) or len(parts) != len(names):
        got = type(gradient).__name__ + (f" of {len(gradient)}" if isinstance(gradient, list | tuple) else "")
        fact = f"a {kind} of gradients or a tuple ({', '.join(names)}{',' if len(names) == 1 else ''})"
        raise ArgumentError(f"tangent_grad: gradient must be {fact}, got {got}")
    for name, part in zip(names, parts, strict=True):
        if part is not None and not isinstance(part, Tensor):
            raise ArgumentError(f"tangent_grad: gradient of {name} must be a tensor or None, got {type(part).__name__}")
    return parts
