"""Tangents as matrices of the Lie algebra, Lie brackets, gradients in the tangent space, and angular velocity."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..arguments import Frame, TensorLike
from ..errors import ArgumentError, ShapeError
from ..math import motion as ops
from ..values import Group, Rotation

__all__ = ["angular_velocity", "bracket", "hat", "tangent_grad", "vee"]


def hat(tangent: TensorLike) -> Tensor:
    """The Lie algebra matrix of a tangent: its matrix exponential is the matrix of ``exp(tangent)``.

    The tangents are those of rotations and poses in space: three numbers are a rotation vector, never a twist of a
    `Pose2`, for which there is `Pose2.hat`.

    >>> pk.hat([1.0, 2.0, 3.0])
    tensor([[ 0., -3.,  2.],
            [ 3.,  0., -1.],
            [-2.,  1.,  0.]])

    Args:
        tangent: A rotation vector, shape (*batch, 3), or a twist [v, w], shape (*batch, 6).

    Returns:
        The skew-symmetric matrix of the cross product, shape (*batch, 3, 3), or [[w]x, v] above a row of zeros, shape
        (*batch, 4, 4).
    """
    tangent = arguments.tensor(tangent, "hat: tangent")
    size = tangent.shape[-1] if tangent.ndim else None
    if size not in (3, 6):
        raise ShapeError(f"hat: tangent must have shape (..., 3) or (..., 6), got {tuple(tangent.shape)}")
    return ops.hat_rotvec(tangent) if size == 3 else ops.hat_twist(tangent)


def vee(matrix: TensorLike) -> Tensor:
    """The tangent of a Lie algebra matrix: the exact inverse of ``hat``.

    A matrix that is not in the Lie algebra is projected: only the skew-symmetric part (M - M^T) / 2 of the 3x3 block is
    used, and the last row of a 4x4 matrix is ignored. So ``vee(R.matrix())`` is the axis of R times the sine of its
    angle. Matrices of shape 3x3 are those of rotations; for a `Pose2` there is `Pose2.vee`.

    >>> pk.vee(pk.hat([1.0, 2.0, 3.0]))
    tensor([1., 2., 3.])

    Args:
        matrix: Matrices, shape (*batch, 3, 3) or (*batch, 4, 4).

    Returns:
        A rotation vector, shape (*batch, 3), or a twist [v, w], shape (*batch, 6).
    """
    matrix = arguments.tensor(matrix, "vee: matrix")
    shape = tuple(matrix.shape[-2:])
    if shape not in ((3, 3), (4, 4)):
        raise ShapeError(f"vee: matrix must have shape (..., 3, 3) or (..., 4, 4), got {tuple(matrix.shape)}")
    return ops.vee_rotvec(matrix) if shape == (3, 3) else ops.vee_twist(matrix)


def bracket(tangent1: TensorLike, tangent2: TensorLike) -> Tensor:
    """The Lie bracket: the cross product of rotation vectors, or the motion cross product of twists.

    It is the commutator ``vee(hat(a) @ hat(b) - hat(b) @ hat(a))``, and the derivative of
    ``Pose.exp(a * t).adjoint_apply(b)`` with respect to t at t = 0. Three numbers are a rotation vector, never a twist
    of a `Pose2`, for which there is `Pose2.bracket`.

    >>> pk.bracket([1.0, 0.0, 0.0], [0.0, 1.0, 0.0])
    tensor([0., 0., 1.])

    Args:
        tangent1: Rotation vectors, shape (*batch, 3), or twists [v, w], shape (*batch, 6).
        tangent2: Tangents of the same kind.
    """
    tangent1 = arguments.tensor(tangent1, "bracket: tangent1")
    tangent2 = arguments.tensor(tangent2, "bracket: tangent2", tangent1)
    sizes = tuple(x.shape[-1] if x.ndim else None for x in (tangent1, tangent2))
    if sizes not in ((3, 3), (6, 6)):
        shapes = f"{tuple(tangent1.shape)} and {tuple(tangent2.shape)}"
        raise ShapeError(f"bracket: both tangents must have shape (..., 3) or (..., 6), got {shapes}")
    return (ops.bracket_rotvec if sizes == (3, 3) else ops.bracket_twist)(tangent1, tangent2)


def tangent_grad(
    value: Group,
    gradient: Group | Tensor | Sequence[Tensor | None] | None = None,
    *,
    frame: Frame = "body",
) -> Tensor:
    """The gradient of a loss with respect to a pose or rotation, as a tangent: 6 numbers for a Pose, 3 for a Rotation.

    In the body frame it is the gradient of the loss at ``value.retract(d)`` with respect to d, at d = 0; in the world
    frame, of the loss at ``value.retract(d, frame="world")``. Its negative is a descent direction for any quaternion
    length.

    >>> import posekit as pk
    >>> T = pk.Pose.identity().requires_grad_()
    >>> T.apply([1.0, 0.0, 0.0])[1].backward()
    >>> pk.tangent_grad(T)
    tensor([0., 1., 0., 0., 0., 1.])

    Args:
        value: The pose or rotation at which the gradient was computed, shape (*batch).
        gradient: The gradient with respect to the tensors of ``value``: as a Pose or Rotation of gradients, which
            `torch.func.grad` returns, or as a tuple in the order of the fields, which `torch.autograd.grad` returns and
            in which None stands for zeros. The default is the ``.grad`` that ``backward`` accumulated. It may have
            leading dimensions before the batch, as a Jacobian of `torch.func.jacrev` has. Under `torch.vmap` over the
            elements they follow the batch: for one output dimension, use ``tangent_grad(value[..., None], jacobian)``.
        frame: "body" or "world".

    Returns:
        Shape (*batch, 6), [v, w], for a Pose or (*batch, 3) for a Rotation, after the gradient's leading dimensions.
    """
    kind = type(value).__name__
    if not isinstance(value, Group):
        raise ArgumentError(f"tangent_grad: value must be a Pose, a Rotation or of another group, got {kind}")
    arguments.check_frame(frame, "tangent_grad")
    tensors = value._stored()
    fields = _accumulated(value) if gradient is None else _fields_of(gradient, value, kind)
    if gradient is None and not any(g is not None and g.requires_grad for g in fields):
        tensors = tuple([x.detach() for x in tensors])  # like .grad itself, the result then requires no gradient
    if all(part is None for part in fields):
        raise ArgumentError(f"tangent_grad: gradient must hold a tensor, got {fields}")
    filled = [torch.zeros_like(x) if g is None else g for x, g in zip(tensors, fields, strict=True)]
    op = value._ops.body_gradient if frame == "body" else value._ops.world_gradient
    result: Tensor = op(*tensors, *filled)
    return result


def _accumulated(value: Group) -> list[Tensor | None]:
    """The ``.grad`` of each field; None for constants and for leaves that the loss does not depend on."""
    kind, tensors = type(value).__name__, value._stored()
    for name, x in zip(value._names, tensors, strict=True):
        if x.requires_grad and not (x.is_leaf or x.retains_grad):
            reason = f"the {name} of this {kind} is a result of other tensors and keeps no .grad"
            raise ArgumentError(
                f"tangent_grad: {reason}: call retain_grad() on it before backward(), or pass the gradient"
            )
    gradients = [x.grad for x in tensors]
    if all(g is None for g in gradients):
        reason = "call backward() first, or pass the gradient"
        raise ArgumentError(f"tangent_grad: the tensors of this {kind} have no .grad: {reason}")
    return gradients


def _fields_of(gradient: Any, value: Group, kind: str) -> Sequence[Tensor | None]:
    """The gradients in the order of the fields, after a check of their types and number."""
    if type(gradient) is type(value):
        return gradient._stored()
    names = value._names
    fields = [gradient] if isinstance(gradient, Tensor) and len(names) == 1 else gradient
    if not isinstance(fields, list | tuple) or len(fields) != len(names):
        got = type(gradient).__name__ + (f" of {len(gradient)}" if isinstance(gradient, list | tuple) else "")
        expected = f"a {kind} of gradients or a tuple ({', '.join(names)}{',' if len(names) == 1 else ''})"
        raise ArgumentError(f"tangent_grad: gradient must be {expected}, got {got}")
    for name, field in zip(names, fields, strict=True):
        if field is not None and not isinstance(field, Tensor):
            raise ArgumentError(
                f"tangent_grad: gradient of {name} must be a tensor or None, got {type(field).__name__}"
            )
    return fields


def angular_velocity(
    R0: Rotation, R1: Rotation, dt: TensorLike | float, *, frame: Frame = "body", degrees: bool = False
) -> Tensor:
    """The constant angular velocity that leads from one rotation to another in a given time, by the smaller angle.

    >>> from posekit import Rotation
    >>> pk.angular_velocity(Rotation.identity(), Rotation.from_rotvec([0, 0, 0.5]), dt=0.1)
    tensor([0., 0., 5.])

    Args:
        R0: The initial rotation, as ``world_R_body``.
        R1: The final rotation.
        dt: The duration, shape (*batch), not 0.
        frame: The frame in which the velocity is expressed: "body", that of R0, or "world", the parent frame of both
            rotations. ``R0.integrate(velocity, dt)`` is R1, for either frame.
        degrees: Whether to return degrees instead of radians per unit of time.

    Returns:
        The angular velocity, shape (*batch, 3).
    """
    arguments.check_frame(frame, "angular_velocity")
    arguments.check_flags("angular_velocity", degrees=degrees)
    for name, value in (("R0", R0), ("R1", R1)):
        kind = type(value).__name__
        if kind != "Rotation":
            remedy = "; the twist of a pose is T0.local(T1) / dt" if kind == "Pose" else ""
            remedy = "; in the plane it is R0.local(R1) / dt" if kind == "Rotation2" else remedy
            raise ArgumentError(f"angular_velocity: {name} must be a Rotation, got {kind}{remedy}")
    velocity = ops.body_angular_velocity if frame == "body" else ops.world_angular_velocity
    rotations = R0.quaternion, R1.quaternion
    duration = arguments.scalar(dt, "angular_velocity: dt", *rotations)
    return arguments.in_degrees(velocity, *rotations, duration) if degrees else velocity(*rotations, duration)
