"""PyPose's `LieTensor` of type SE3, SO3 or Sim3: positions, then xyzw quaternions, then scales.

PyPose differentiates by tangents on the left. The gradient of the numbers X = [t, q] is that of ``f(Exp(d) X)`` with
respect to d = [v, w] at 0, and a zero, so that it has as many numbers as X. posekit's is the derivative with respect to
the numbers, as everywhere in torch. Two Functions convert between them, both ways of the conversion. Since
dt = v + w x t and dq = w q / 2, they are derived from <a, w q> = <a q*, w> for pure quaternions w. Of a similarity,
dt = v + w x t + sigma t and ds = sigma s.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..engine import is_eager
from ..errors import ArgumentError, ValidationError
from ..values import Pose, Rotation, Similarity
from .foreign_values import check_finite, check_quaternion, kind_of

_TANGENTS = {"se3Type": "Pose.exp", "so3Type": "Rotation.exp", "sim3Type": "Similarity.exp"}
_SCALED = ("RxSO3Type", "rxso3Type")


def from_pypose(value: Any, *, validate: bool = True) -> Pose | Rotation | Similarity:
    """Convert PyPose's ``LieTensor`` of type SE3 to a Pose, SO3 to a Rotation, or Sim3 to a Similarity, with gradients.

    The batch shape, dtype and device stay. PyPose's tangents ``se3`` are [v, w], as posekit's are.

    Gradients are converted to those of PyPose: the ``LieTensor`` receives the tangent on the left, [v, w] of
    ``Exp([v, w]) @ value``, and a zero, as from PyPose's own functions and as its optimizers expect it.

    >>> import pypose
    >>> pk.interop.from_pypose(pypose.SE3([1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 1.0]))  # quaternions are x, y, z, w
    Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.])

    Args:
        value: A ``pypose.LieTensor`` of type ``SE3_type``, ``SO3_type`` or ``Sim3_type``.
        validate: Whether to raise if a number is not finite or a quaternion has no unit length. The check reads the
            values, which synchronizes with a CUDA device.
    """
    where = "interop.from_pypose"
    arguments.check_flags(where, validate=validate)
    library = arguments.import_extra(f"posekit.{where}", "pypose", "interop")
    if not isinstance(value, library.LieTensor):
        raise ArgumentError(f"{where}: value must be a LieTensor, got {kind_of(value)}")
    kind = type(value.ltype).__name__
    if kind in _SCALED:
        raise ArgumentError(
            f"{where}: value is of type {kind}, a rotation with a scale: a Similarity has a position, too"
        )
    if kind in _TANGENTS:
        remedy = f"{_TANGENTS[kind]}(value.tensor())"
        raise ArgumentError(f"{where}: value is of type {kind}, a tangent: use {remedy}")
    size = {"SE3Type": 7, "SO3Type": 4, "Sim3Type": 8}.get(kind)
    if size is None:
        raise ArgumentError(f"{where}: value must be of type SE3Type, SO3Type or Sim3Type, got {kind}")
    vector = value.tensor()
    arguments.check(vector, size, f"{where}: value")
    end = min(size, 7)  # of the quaternion
    if validate:
        check_finite(vector[..., : end - 4], f"{where}: translation")
        check_quaternion(vector[..., end - 4 : end], f"{where}: xyzw")
        check_finite(vector[..., end:], f"{where}: scale")
    if vector.requires_grad:
        vector = _FromPyPose.apply(vector)
    if size == 8:
        return Similarity.from_pose(Pose.from_vector(vector[..., :7], xyzw=True), vector[..., 7])
    return Rotation.from_xyzw(vector) if size == 4 else Pose.from_vector(vector, xyzw=True)


def to_pypose(value: Pose | Rotation | Similarity) -> Any:
    """Convert a Pose, a Rotation or a Similarity to PyPose's ``LieTensor`` of type SE3, SO3 or Sim3, with gradients.

    The batch shape, dtype and device stay. The quaternions are normalized, as PyPose expects them.

    The gradients that PyPose's functions return (``Act``, ``@``, ``Log``, ``matrix``, ``rotation`` and more), which are
    tangents on the left, are converted to gradients of the value. The bare numbers of a ``LieTensor`` have no such
    gradients: those through ``tensor()``, ``translation()`` and ``euler()`` are wrong in PyPose, too. Take the numbers
    from the posekit value. A gradient that is no tangent, because its last number is not zero, raises a
    `ValidationError` in ``backward``.

    >>> pk.interop.to_pypose(pk.Rotation([0, 0, 0, 2])).tensor()  # x, y, z, w
    tensor([0., 0., 1., 0.])

    Args:
        value: A Pose, a Rotation or a Similarity.
    """
    where = "interop.to_pypose"
    if not isinstance(value, Pose | Rotation | Similarity):
        raise ArgumentError(f"{where}: value must be a Pose, a Rotation or a Similarity, got {kind_of(value)}")
    library = arguments.import_extra(f"posekit.{where}", "pypose", "interop")
    value = value.normalized()
    if isinstance(value, Rotation):
        vector = value.xyzw()
    elif isinstance(value, Pose):
        vector = value.vector(xyzw=True)
    else:
        vector = torch.cat((value.pose.vector(xyzw=True), value.scale.unsqueeze(-1)), -1)
    if vector.requires_grad:
        vector = _ToPyPose.apply(vector)
    return {4: library.SO3, 7: library.SE3, 8: library.Sim3}[vector.shape[-1]](vector)


class _Identity(torch.autograd.Function):
    """The identity on numbers. It takes one tensor: a call takes 5 us, and 84 us as a `NestedFunction`."""

    generate_vmap_rule = True

    @staticmethod
    def forward(parameters: Tensor) -> Tensor:
        return parameters.clone()

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Tensor], output: Tensor) -> None:
        ctx.save_for_backward(*inputs)


class _FromPyPose(_Identity):
    """That of a LieTensor. Its backward returns PyPose's gradient for torch's."""

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        (parameters,) = ctx.saved_tensors
        if parameters.requires_grad and torch.is_grad_enabled():  # its gradient, a second one, is PyPose's as well
            parameters = _FromPyPose.apply(parameters)
        (t, v, s, scale), (t_bar, v_bar, s_bar, scale_bar) = _split(parameters), _split(gradient)
        turn = 0.5 * (s * v_bar - s_bar * v - torch.linalg.cross(v_bar, v))
        growth = scale * scale_bar
        if parameters.shape[-1] > 4:
            turn = turn + torch.linalg.cross(t, t_bar)
        if parameters.shape[-1] == 8:
            growth = growth + (t * t_bar).sum(-1, keepdim=True)
        return torch.cat((t_bar, turn, growth, torch.zeros_like(s_bar)), -1)


class _ToPyPose(_Identity):
    """That for a LieTensor. Its backward returns torch's gradient for PyPose's."""

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        (parameters,) = ctx.saved_tensors
        (t, v, s, scale), (t_bar, turn, *rest) = _split(parameters), _split(gradient)
        size = parameters.shape[-1]
        _check_tangent(gradient[..., -1:])
        if size > 4:
            turn = turn - torch.linalg.cross(t, t_bar)
        v_bar = s * turn + torch.linalg.cross(turn, v)
        s_bar = -(turn * v).sum(-1, keepdim=True)
        growth = (rest[0] - (t * t_bar).sum(-1, keepdim=True)) / scale if size == 8 else scale
        return torch.cat((t_bar, 2 * v_bar, 2 * s_bar, growth), -1)


def _split(parameters: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """The position, which a rotation lacks, both parts of the quaternion, and the scale of a similarity."""
    size = parameters.shape[-1]
    position, vector, real, scale = parameters.split((min(size, 7) - 4, 3, 1, max(size - 7, 0)), -1)
    return position, vector, real, scale


def _check_tangent(last: Tensor) -> None:
    """Raise on a gradient of PyPose whose last number is not the zero that pads a tangent."""
    if arguments.is_readable(last) and is_eager((last.detach().resolve_neg(),)) and bool((last != 0).any()):
        raise ValidationError(
            "interop.to_pypose: a gradient of the LieTensor is no tangent of PyPose: it comes from bare numbers, as of "
            "tensor() or euler(), which PyPose does not differentiate rightly; take them from the posekit value"
        )
