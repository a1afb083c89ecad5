"""The functions of `posekit.transform` as a plain Warp user writes them, which is how cuRobo does.

One Function for each: forward turns every tensor into a Warp array and launches a kernel, and backward launches the
adjoint that Warp has generated for it. float32 and contiguous only, differentiable once.
"""

from collections.abc import Callable, Sequence
from typing import Any

import torch
import warp as wp
from torch import Tensor

_TYPES = {(3,): wp.vec3, (4,): wp.vec4, (3, 3): wp.mat33}


@wp.func
def hamilton(a: wp.vec4, b: wp.vec4):
    return wp.vec4(
        a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
        a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
        a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
        a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
    )


@wp.func
def rotated(q: wp.vec4, x: wp.vec3):
    v = wp.vec3(q[1], q[2], q[3])
    t = 2.0 * wp.cross(v, x)
    return x + q[0] * t + wp.cross(v, t)


@wp.kernel
def multiply_kernel(
    position: wp.array(dtype=wp.vec3),
    quaternion: wp.array(dtype=wp.vec4),
    position2: wp.array(dtype=wp.vec3),
    quaternion2: wp.array(dtype=wp.vec4),
    out_position: wp.array(dtype=wp.vec3),
    out_quaternion: wp.array(dtype=wp.vec4),
):
    i = wp.tid()
    out_position[i] = position[i] + rotated(quaternion[i], position2[i])
    out_quaternion[i] = hamilton(quaternion[i], quaternion2[i])


@wp.kernel
def inverse_kernel(
    position: wp.array(dtype=wp.vec3),
    quaternion: wp.array(dtype=wp.vec4),
    out_position: wp.array(dtype=wp.vec3),
    out_quaternion: wp.array(dtype=wp.vec4),
):
    i = wp.tid()
    q = quaternion[i]
    conjugate = wp.vec4(q[0], -q[1], -q[2], -q[3])
    out_position[i] = -rotated(conjugate, position[i])
    out_quaternion[i] = conjugate


@wp.kernel
def points_kernel(
    position: wp.array(dtype=wp.vec3),
    quaternion: wp.array(dtype=wp.vec4),
    points: wp.array(dtype=wp.vec3),
    out_points: wp.array(dtype=wp.vec3),
):
    i = wp.tid()
    out_points[i] = position[i] + rotated(quaternion[i], points[i])


@wp.kernel
def matrix_kernel(quaternion: wp.array(dtype=wp.vec4), out_matrix: wp.array(dtype=wp.mat33)):
    i = wp.tid()
    q = quaternion[i]
    out_matrix[i] = wp.quat_to_matrix(wp.quat(q[1], q[2], q[3], q[0]))


@wp.kernel
def quaternion_kernel(matrix: wp.array(dtype=wp.mat33), out_quaternion: wp.array(dtype=wp.vec4)):
    i = wp.tid()
    q = wp.quat_from_matrix(matrix[i])
    out_quaternion[i] = wp.vec4(q[3], q[0], q[1], q[2])


def _arrays(tensors: Sequence[Tensor], sizes: Sequence[tuple[int, ...]]) -> list[wp.array]:
    return [wp.from_torch(x.detach(), dtype=_TYPES[s]) for x, s in zip(tensors, sizes, strict=True)]


def _launched(kernel: Any, inputs: Sequence[tuple[int, ...]], outputs: Sequence[tuple[int, ...]]) -> Callable[..., Any]:
    """The function of a kernel, from the shapes of one element of its inputs and outputs."""

    class Launched(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, *tensors: Tensor) -> Any:
            made = [tensors[0].new_empty((len(tensors[0]), *s)) for s in outputs]
            wp.launch(
                kernel,
                len(tensors[0]),
                _arrays(tensors, inputs),
                _arrays(made, outputs),
                device="cpu",
                record_tape=False,
            )
            ctx.save_for_backward(*tensors, *made)
            return made[0] if len(made) == 1 else tuple(made)

        @staticmethod
        def backward(ctx: Any, *cotangents: Tensor) -> Any:
            saved = ctx.saved_tensors
            gradients = [torch.zeros_like(x) for x in saved[: len(inputs)]]
            wp.launch(
                kernel,
                len(saved[0]),
                _arrays(saved[: len(inputs)], inputs),
                _arrays(saved[len(inputs) :], outputs),
                _arrays(gradients, inputs),
                _arrays(cotangents, outputs),
                device="cpu",
                adjoint=True,
                record_tape=False,
            )
            return tuple(gradients)

    return Launched.apply


_V, _Q, _M = (3,), (4,), (3, 3)
OPS = {
    "pose_multiply": _launched(multiply_kernel, (_V, _Q, _V, _Q), (_V, _Q)),
    "pose_inverse": _launched(inverse_kernel, (_V, _Q), (_V, _Q)),
    "transform_points": _launched(points_kernel, (_V, _Q, _V), (_V,)),
    "quaternion_to_matrix": _launched(matrix_kernel, (_Q,), (_M,)),
    "matrix_to_quaternion": _launched(quaternion_kernel, (_M,), (_Q,)),
}
