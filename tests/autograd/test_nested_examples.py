"""Examples of user-defined functions: one with setup_context, jvp and vmap, and one that calls a kernel."""

from __future__ import annotations

import math
from typing import Any

import torch
import warp as wp
from torch import Tensor

from posekit import NestedContext, NestedFunction, Pose
from tests.support import sampling


class Scaled(NestedFunction):
    """A function with a context of its own, a jvp and a vmap."""

    mapped = 0

    @staticmethod
    def forward(pose: Pose, factor: Tensor) -> tuple[Pose, Tensor]:
        return Pose._unchecked(pose.position * factor, pose.quaternion * 1), factor.detach() * 2

    @staticmethod
    def setup_context(ctx: NestedContext, inputs: tuple[Any, ...], output: Any) -> None:
        pose, factor = inputs
        ctx.save_for_backward(pose.position, factor)
        ctx.mark_non_differentiable(output[1])

    @staticmethod
    def backward(ctx: NestedContext, g_pose: Pose, nothing: Tensor) -> Any:
        position, factor = ctx.saved
        return Pose._unchecked(g_pose.position * factor, g_pose.quaternion), (g_pose.position * position).sum().reshape(
            factor.shape
        )

    @staticmethod
    def jvp(ctx: NestedContext, t_pose: Pose, t_factor: Tensor) -> Any:
        position, factor = ctx.saved
        return Pose._unchecked(t_pose.position * factor + position * t_factor, t_pose.quaternion), None

    @staticmethod
    def vmap(info: Any, in_dims: Any, pose: Pose, factor: Tensor) -> Any:
        Scaled.mapped += 1
        d_pose, d_factor = in_dims
        position = pose.position if d_pose.position is None else pose.position.movedim(d_pose.position, 0)
        quaternion = pose.quaternion if d_pose.quaternion is None else pose.quaternion.movedim(d_pose.quaternion, 0)
        f = factor if d_factor is None else factor.movedim(d_factor, 0)
        f = f.reshape(*f.shape, *[1] * (position.dim() - f.dim()))
        position = position * f
        quaternion = quaternion.expand(info.batch_size, *quaternion.shape[int(d_pose.quaternion is not None) :]) * 1
        doubled = f.detach().reshape(-1).expand(info.batch_size) * 2
        return (Pose._unchecked(position, quaternion), doubled), 0


def test_user_defined_jvp_and_vmap() -> None:
    p, q = sampling.poses(4)
    factor = sampling.normal(1)[0]

    def position(p: Tensor, factor: Tensor) -> Tensor:
        return Scaled.apply(Pose(p, q), factor)[0].position

    tangents = (sampling.normal(4, 3, seed=8), sampling.normal(1, seed=9)[0])
    value, moved = torch.func.jvp(position, (p, factor), tangents)
    torch.testing.assert_close(value, p * factor)
    torch.testing.assert_close(moved, tangents[0] * factor + p * tangents[1])
    with torch.autograd.forward_ad.dual_level():
        dual = torch.autograd.forward_ad.make_dual(p, tangents[0])
        out = torch.autograd.forward_ad.unpack_dual(position(dual, factor))
        torch.testing.assert_close(out.tangent, tangents[0] * factor)
    before = Scaled.mapped
    mapped, doubled = torch.func.vmap(lambda p, q, f: Scaled.apply(Pose(p, q), f))(p, q, p[:, 0])
    assert Scaled.mapped == before + 1
    torch.testing.assert_close(mapped.position, p * p[:, :1])
    torch.testing.assert_close(doubled, 2 * p[:, 0])
    each = torch.func.vmap(torch.func.grad(lambda p, q, f: Scaled.apply(Pose(p, q), f)[0].position.square().sum()))(
        p, q, p[:, 0]
    )
    torch.testing.assert_close(each, 2 * p * p[:, :1] ** 2)


def test_outputs_marked_non_differentiable_require_no_gradient() -> None:
    p, q = (x.requires_grad_() for x in sampling.poses(2))
    pose, doubled = Scaled.apply(Pose(p, q), sampling.normal(1)[0].requires_grad_())
    assert pose.requires_grad and not doubled.requires_grad


# A fused op with a kernel of its own, to which the README links.
wp.config.quiet = True
wp.init()


@wp.kernel
def reach_kernel(
    position: wp.array(dtype=wp.vec3),
    target: wp.array(dtype=wp.vec3),
    distance: wp.array(dtype=float),
    unit: wp.array(dtype=wp.vec3),
):
    i = wp.tid()
    d = position[i] - target[i]
    distance[i] = wp.length(d)
    unit[i] = d / wp.max(distance[i], 1e-12)


class Reach(NestedFunction):
    """The distance of each pose from its target, and the gradient from the same launch."""

    @staticmethod
    def forward(ctx: NestedContext, pose: Pose, target: Tensor) -> dict[str, Tensor]:
        position = pose.position.contiguous()
        distance, unit = torch.empty_like(position[..., 0]), torch.empty_like(position)
        arrays = [wp.from_torch(x.detach().view(-1, 3), dtype=wp.vec3) for x in (position, target.contiguous(), unit)]
        arrays.insert(2, wp.from_torch(distance.view(-1)))
        stream = wp.stream_from_torch() if position.is_cuda else None
        wp.launch(reach_kernel, distance.numel(), arrays, device=arrays[0].device, stream=stream)
        ctx.save_for_backward(unit)
        return {"distance": distance}

    @staticmethod
    def backward(ctx: NestedContext, gradient: dict[str, Tensor]) -> Any:
        along = gradient["distance"].unsqueeze(-1) * ctx.saved[0]
        return (along, None), -along


def test_a_fused_op_on_a_warp_kernel() -> None:
    p, q = sampling.poses(2, 3, dtype=torch.float32)
    target = sampling.normal(2, 3, 3, dtype=torch.float32, seed=9).requires_grad_()
    p.requires_grad_()
    got = Reach.apply(Pose(p, q), target)["distance"]
    want = torch.linalg.vector_norm(p - target, dim=-1)
    torch.testing.assert_close(got, want)
    for a, b in zip(
        torch.autograd.grad(got.square().sum(), (p, target)),
        torch.autograd.grad(want.square().sum(), (p, target)),
        strict=True,
    ):
        torch.testing.assert_close(a, b)
    assert not math.isnan(Reach.apply(Pose(p, q), p)["distance"].sum().item())
