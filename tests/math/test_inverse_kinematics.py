"""The ops of inverse kinematics, against products of matrices and linear algebra of torch in float64."""

from __future__ import annotations

import math
import pathlib
import tempfile
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck

from posekit import Pose
from posekit.engine.codegen import FLAT, SHARED
from posekit.engine.ops import registry, sweeps_in_torch
from posekit.engine.runtime import kernel
from posekit.kinematics import Robot
from posekit.kinematics.ik import paths
from posekit.math import inverse_kinematics as ik
from tests.kinematics.examples import DOUBLE, every_kind
from tests.support import kernels, sampling

ACCEPTED = torch.tensor([1e6, 1e4], dtype=DOUBLE)


def full(normal: Tensor) -> Tensor:
    """The symmetric matrices of lower triangles."""
    result = normal.new_zeros(*normal.shape[:-1], 6, 6)
    for k, (i, j) in enumerate(ik.LOWER):
        result[..., i, j] = result[..., j, i] = normal[..., k]
    return result


def test_the_path_gives_the_pose_the_jacobian_and_the_normal_matrix() -> None:
    robot = every_kind()
    generator = torch.Generator().manual_seed(0)
    for link in ("screw", "twin", "cart", "ball", "tag"):
        smaller, columns, _ = paths.reduced(robot, (link,))
        route, _ = paths.path(smaller, smaller.tree.index[link])
        q = robot.random(5, generator=generator)
        free = (torch.rand(5, smaller.nq, generator=generator) < 0.7).to(DOUBLE)
        start = Pose.random(5, dtype=DOUBLE, generator=generator)
        base = (start.position, start.quaternion)
        *origins, axes, screws, offset, turn = route.geometry
        out = ik.path(q[:, columns], free, (origins[0], origins[1]), axes, screws, base, route.table)
        expected = start @ robot.forward(q, link)
        found = Pose(out[0], out[1]) @ Pose(offset, turn)
        torch.testing.assert_close(found.matrix(), expected.matrix(), rtol=0, atol=1e-12)
        jacobian = start.adjoint() @ robot.jacobian(q, link, "world")
        summed = out[3].new_zeros(5, smaller.nv, 6).index_add(1, route.columns, out[3])
        moved = paths.reduced(robot, (link,)).v
        torch.testing.assert_close(summed.mT, jacobian[..., moved], rtol=0, atol=1e-12)
        number = torch.tensor([int(x) for x in route.table[:, 2]])
        held = out[3] * free[:, number].unsqueeze(-1)
        torch.testing.assert_close(full(out[2]), held.mT @ out[3], rtol=0, atol=1e-12)


def inputs(count: int = 6) -> tuple[Tensor, ...]:
    position, quaternion = sampling.poses(count, seed=1)
    offset, turn = sampling.poses(count, seed=2)
    quaternion, turn = (x / x.norm(dim=-1, keepdim=True) for x in (quaternion, turn))
    return position, quaternion, offset, turn


WEIGHTS = torch.tensor([1.0, 2.0, 0.5, 3.0, 0.0, 1.5], dtype=DOUBLE)


def test_rows_are_the_derivatives_of_the_errors() -> None:
    position, quaternion, offset, turn = inputs()
    matrix, error, score = ik.rows(position, quaternion, offset, turn, WEIGHTS, ACCEPTED)
    frame, tool = Pose(position, quaternion), Pose(offset, turn)

    def errors(twist: Tensor) -> Tensor:
        here = Pose.exp(twist) @ frame @ tool
        return -WEIGHTS * torch.cat((here.position, here.rotation.log()), -1)

    zero = torch.zeros(len(position), 6, dtype=DOUBLE)
    torch.testing.assert_close(error, errors(zero), rtol=0, atol=1e-13)
    expected = -torch.func.jacrev(lambda twist: errors(twist).sum(0))(zero).movedim(1, 0)
    torch.testing.assert_close(matrix, expected, rtol=0, atol=1e-11)
    assert bool((score > 1).all())
    torch.testing.assert_close(score, 1 + 1e4 * error.square().sum(-1))
    near = Pose.exp(torch.tensor([3e-4, 0, 4e-4, 0, 2e-3, 1e-3], dtype=DOUBLE))
    none = torch.zeros(3, dtype=DOUBLE), torch.tensor([1.0, 0, 0, 0], dtype=DOUBLE)
    _, _, small = ik.rows(near.position, near.quaternion, *none, WEIGHTS, ACCEPTED)
    torch.testing.assert_close(small, torch.tensor(0.25, dtype=DOUBLE), rtol=1e-2, atol=0)


def limited(q: Tensor, v: Tensor, free: Tensor, lower: Any, upper: Any, first: Any, last: Any) -> tuple[Tensor, Tensor]:
    """Numbers within limits, and whether they are free, of which angles may move by a turn to the other limit."""
    aim = q + torch.where(free > 0, 0, v)
    q = torch.where(aim > last, aim - 2 * math.pi, torch.where(aim < first, aim + 2 * math.pi, q))
    held = ((q <= lower) & (v < 0)) | ((q >= upper) & (v > 0))
    return q.clamp(lower, upper), (~held).to(q)


@pytest.mark.parametrize("turns", [False, True])
def test_a_whole_step_is_that_of_its_parts(turns: bool) -> None:
    generator = torch.Generator().manual_seed(0)
    robot = Robot.example("humanoid", dtype=DOUBLE).chain("base", "rhand")
    smaller, _, _ = paths.reduced(robot, ("rhand",))
    route, _ = paths.path(smaller, smaller.tree.index["rhand"])
    count = smaller.nq
    upper = torch.tensor([0.3, 0.5, 1.0, 1.5, 2.0, 2.5], dtype=DOUBLE)
    lower = -0.5 * upper
    q = torch.where(torch.rand(7, count, generator=generator) < 0.5, lower, upper)
    free = (torch.rand(7, count, generator=generator) < 0.7).to(DOUBLE)
    start = Pose.random(7, dtype=DOUBLE, generator=generator)
    base = start.position, start.quaternion
    largest = torch.tensor([0.02, 1.0, math.inf, 0.3, 0.1, 0.5], dtype=DOUBLE)
    ends = (lower - 0.05, upper + 0.05) if turns else (-largest * math.inf, largest * math.inf)
    damping = torch.tensor([0.1, 1e-3], dtype=DOUBLE)
    *origins, axes, screws, offset, turn = route.geometry
    position, quaternion, normal, columns = ik.path(q, free, tuple(origins), axes, screws, base, route.table)
    matrix, error, score = ik.rows(position, quaternion, offset, turn, WEIGHTS, ACCEPTED)
    held = matrix @ (columns * free.unsqueeze(-1)).mT
    amount = 0.05 * error.square().sum(-1) + 1e-3
    damped = held @ held.mT + amount[:, None, None] * torch.eye(6, dtype=DOUBLE)
    y = matrix.mT @ torch.linalg.solve(damped, error.unsqueeze(-1))
    lowest = torch.stack([(columns[..., i] * columns[..., j] * free).sum(-1) for i, j in ik.LOWER], -1)
    torch.testing.assert_close(normal, lowest, rtol=0, atol=1e-13)
    v = (columns @ y).squeeze(-1).clamp(-largest, largest)
    expected = limited(q + v * free, v, free, lower, upper, *ends)
    assert bool((v.abs() == largest).any()) and bool((expected[1] == 0).any())
    bounds = torch.stack((lower, upper, *ends, largest), -1)
    settings = torch.cat((WEIGHTS, ACCEPTED, damping))
    frames, tool = route.packed
    found = ik.step(q, free, frames, bounds, base, tool, settings, route.table)
    torch.testing.assert_close(found[0], expected[0], rtol=0, atol=1e-12)
    assert torch.equal(found[1], expected[1])
    torch.testing.assert_close(found[2][:, 2], score, rtol=1e-12, atol=0)
    here = Pose(position, quaternion) @ Pose(offset, turn)
    torch.testing.assert_close(found[2][:, 0], here.position.norm(dim=-1), rtol=1e-12, atol=1e-12)
    turned = (here.rotation.log() * (WEIGHTS[3:] > 0)).norm(dim=-1)  # about axes that count
    torch.testing.assert_close(found[2][:, 1], turned, rtol=1e-12, atol=1e-12)
    many = ik.step(q, free, frames.expand(7, -1, -1), bounds, base, tool.expand(7, -1), settings, route.table)
    torch.testing.assert_close(many[0], found[0], rtol=0, atol=1e-14)  # a robot for each target
    inputs = [q, free, frames, bounds, *base, tool, settings, route.table]
    program = registry.SWEEPS["Robot.ik_step"].at(count).program
    for x, y in zip(sweeps_in_torch.run(program, inputs, None), found, strict=True):  # with operations of torch
        torch.testing.assert_close(x, y, rtol=1e-12, atol=1e-12)
    meta = ik.built_in.whole_step(*[x.to("meta") for x in inputs])
    assert [x.shape for x in meta] == [(7, count), (7, count), (7, 3)]


def test_a_whole_step_counts_as_constant() -> None:
    program = registry.SWEEPS["Robot.ik_step"].model
    assert program.vjp((True,) * len(program.inputs), (True, False, False)).program is None
    assert program.jvp((True,) * len(program.inputs)).program is None


def test_a_pose_seen_from_a_target_and_its_errors() -> None:
    (position, quaternion), (target, turn) = sampling.poses(6, seed=1), sampling.poses(6, seed=2)
    away = Pose(target, turn).inverse() @ Pose(position, quaternion)
    found = ik.seen_from(target, 2 * turn, position, quaternion)
    torch.testing.assert_close(Pose(*found).matrix(), away.matrix(), rtol=0, atol=1e-13)
    torch.testing.assert_close(found[1].norm(dim=-1), torch.ones(6, dtype=DOUBLE), rtol=0, atol=1e-15)
    errors = torch.stack(ik.errors(target, turn, position, 3 * quaternion, WEIGHTS), -1)
    axes = torch.cat((away.position, away.rotation.log()), -1) * (WEIGHTS > 0)
    expected = axes.unflatten(-1, (2, 3)).norm(dim=-1)
    torch.testing.assert_close(errors, expected, rtol=0, atol=1e-13)


def test_numbers_at_a_limit_are_not_free() -> None:
    q = torch.tensor([-1.0, -0.5, 2.0, math.nan])
    assert ik.unlimited(q, torch.tensor(-1.0), torch.tensor(2.0)).tolist() == [0, 1, 0, 0]


def test_angles_move_by_a_turn_if_the_other_limit_is_nearer() -> None:
    lower, upper, first, last = torch.tensor([-3.0, 2.0, -3.5, 3.0]).unbind()
    # A joint that is free has moved; one that is held would move by its velocity.
    q = torch.tensor([2.9, 3.1, -3.4, -3.6, 2.0, 2.0, -3.0, -3.0, 2.0])
    velocity = torch.tensor([1.0, 1.0, -1.0, -1.0, 0.9, 1.1, -0.4, -0.6, -0.5])
    was_free = torch.tensor([1.0, 1, 1, 1, 0, 0, 0, 0, 0])
    inside, free = limited(q, velocity, was_free, lower, upper, first, last)
    assert inside.tolist() == [2.0, -3.0, -3.0, 2.0, 2.0, -3.0, -3.0, 2.0, 2.0]
    assert free.tolist() == [0, 1, 0, 1, 0, 1, 0, 1, 1]
    # Limits that are more than a turn apart: the same angle within them.
    q, velocity, limit = torch.tensor([4.5, -4.5]), torch.tensor([1.0, -1.0]), torch.tensor(4.0)
    inside, free = limited(q, velocity, torch.tensor(1.0), -limit, limit, -limit, limit)
    torch.testing.assert_close(inside, torch.tensor([4.5 - 2 * math.pi, 2 * math.pi - 4.5]))
    assert free.tolist() == [1, 1]


def test_gradients() -> None:
    leaves = [x.clone().requires_grad_() for x in (*inputs(2), WEIGHTS.clamp(min=0.1), ACCEPTED)]
    assert gradcheck(lambda *x: ik.rows(*x)[:2], leaves, fast_mode=True)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:compile_aot_module. CPU module:UserWarning")  # it is not to be run elsewhere
def test_the_kernels_of_a_step_compile_for_cuda_and_are_vectorised_on_the_cpu() -> None:
    import warp as wp

    model = registry.SWEEPS["Robot.ik"].model
    ops = [ik.rows, ik.seen_from, ik.errors, ik.unlimited]
    for name, layout, level in (("cuda_ik", FLAT, 1), ("cpu_ik", SHARED, 2)):
        kernel.declare(model, "f32", layout, module=name)
        for op in ops:
            kernel.declare(op.op.program, "f32", FLAT, module=name)
        wp.get_module(name).options.update(kernel.module_options() | {"optimization_level": level})
    with tempfile.TemporaryDirectory() as folder:
        (path,) = wp.compile_aot_module(
            wp.get_module("cuda_ik"), device=None, arch=[90], module_dir=folder, use_ptx=True
        )
        assert pathlib.Path(path).read_bytes().decode(errors="replace").count(".entry ") == 1 + len(ops)
    marked, missed = kernels.vectorised(wp.get_module("cpu_ik"))
    assert marked > len(ops) and missed == []
