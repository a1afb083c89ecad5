"""Trajectories in other frames, their length, and parts of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Pose, Rotation, Trajectory
from tests.support import sampling
from tests.support.trajectories import KINDS, D, keys, made, stamps, within

PATH, T = made(5), Pose(*sampling.poses(seed=8))
TURNS = Trajectory(stamps(5), keys(5).rotation)

# Composition


def test_a_pose_moves_each_key_on_either_side() -> None:
    left, right = T @ PATH, PATH @ T
    assert left.times is PATH.times
    for k in range(5):
        key = PATH.poses[k].matrix()
        np.testing.assert_allclose(left.poses[k].matrix(), T.matrix() @ key, atol=1e-14)
        np.testing.assert_allclose(right.poses[k].matrix(), key @ T.matrix(), atol=1e-14)
    np.testing.assert_array_equal(PATH.compose(T).poses.matrix(), right.poses.matrix())


def test_the_motion_seen_from_another_parent_frame_is_the_moved_motion() -> None:
    t = within(PATH, 6)
    for kind in KINDS:
        np.testing.assert_allclose((T @ PATH).at(t, kind).matrix(), (T @ PATH.at(t, kind)).matrix(), atol=1e-12)
        np.testing.assert_allclose((T @ PATH).velocity(t, kind), PATH.velocity(t, kind), atol=1e-11)


def test_rotations_turn_trajectories_of_poses_and_of_rotations() -> None:
    R = T.rotation
    np.testing.assert_allclose((R @ PATH).poses.matrix(), (Pose.from_rotation(R) @ PATH.poses).matrix(), atol=1e-14)
    np.testing.assert_allclose((PATH @ R).poses.matrix(), (PATH.poses @ Pose.from_rotation(R)).matrix(), atol=1e-14)
    np.testing.assert_allclose((R @ TURNS).poses.matrix(), R.matrix() @ TURNS.poses.matrix(), atol=1e-14)
    np.testing.assert_allclose((TURNS @ R).poses.matrix(), TURNS.poses.matrix() @ R.matrix(), atol=1e-14)
    assert isinstance((TURNS @ R).poses, Rotation)


@pytest.mark.parametrize("dtype", [torch.half, torch.bfloat16, torch.float32])
def test_the_dtype_is_that_of_the_poses(dtype: torch.dtype) -> None:
    moved = T.to(dtype) @ PATH.to(dtype)
    assert (moved.dtype, moved.times.dtype) == (dtype, D)
    assert (T @ PATH.to(dtype)).dtype == D
    torch.testing.assert_close(moved.poses.position.double(), (T @ PATH).poses.position, atol=0.05, rtol=0.02)


def test_batches_broadcast() -> None:
    several = Pose(*sampling.poses(3, seed=4))
    moved = several @ PATH
    assert moved.shape == (3,)
    assert moved.times is PATH.times
    np.testing.assert_allclose(moved.poses[2].matrix(), (several[2] @ PATH).poses.matrix(), atol=1e-14)
    each = Trajectory(torch.stack([stamps(5, k) for k in range(3)]), keys(3, 5))
    assert (T @ each).times.shape == (3, 5)
    more = Pose(*sampling.poses(2, 1, seed=4)) @ each
    assert more.shape == (2, 3)
    assert more.times.shape == (2, 3, 5)
    np.testing.assert_array_equal(more.times[1], each.times)
    assert (Pose.identity(0, dtype=D) @ PATH).shape == (0,)


@pytest.mark.slow
def test_compositions_compile_and_map() -> None:
    def both(trajectory: Trajectory[Pose], pose: Pose) -> Tensor:
        return ((pose @ trajectory) @ pose).poses.position

    compiled = torch.compile(both, fullgraph=True)
    torch.testing.assert_close(compiled(PATH, T), both(PATH, T))
    several = Pose(*sampling.poses(3, seed=4))
    mapped = torch.func.vmap(both, in_dims=(None, 0))(PATH, several)
    torch.testing.assert_close(mapped[1], both(PATH, several[1]))


# Length


def test_the_length_is_that_of_the_polygon() -> None:
    path = Trajectory([0, 1, 2, 3], Pose([[1, 0, 0], [1, 3, 4], [1, 3, 4], [3, 9, 7]]))
    assert path.path_length == 12
    batch = Trajectory(stamps(4), keys(2, 3, 4))
    wanted = np.linalg.norm(np.diff(batch.poses.position, axis=-2), axis=-1).sum(-1)
    np.testing.assert_allclose(batch.path_length, wanted, rtol=1e-14)
    assert Trajectory([0, 1], Pose.identity(0, 2)).path_length.shape == (0,)


@pytest.mark.parametrize("dtype", [torch.half, torch.bfloat16, torch.float32])
def test_the_length_has_the_dtype_of_the_poses(dtype: torch.dtype) -> None:
    found = PATH.to(dtype).path_length
    assert found.dtype == dtype
    torch.testing.assert_close(found.double(), PATH.path_length, rtol=8 * torch.finfo(dtype).eps, atol=0)


def test_the_length_is_differentiable_twice_and_its_gradient_is_zero_where_the_path_stands_still() -> None:
    position = sampling.normal(4, 3).requires_grad_()

    def length(p: Tensor) -> Tensor:
        return Trajectory(stamps(4), Pose(p, PATH.poses.quaternion[:4])).path_length

    assert gradcheck(length, position, check_forward_ad=True)
    assert gradgradcheck(length, position)
    still = torch.tensor([[0.0, 0, 0], [0, 0, 0], [2, 0, 0]], dtype=D, requires_grad=True)
    (gradient,) = torch.autograd.grad(Trajectory([0, 1, 2], Pose(still)).path_length, still)
    assert gradient.tolist() == [[0, 0, 0], [-1, 0, 0], [1, 0, 0]]


# Parts


def test_crop_keeps_the_keys_within_the_times() -> None:
    path = Trajectory([0.0, 1, 2, 3, 4], keys(5))
    assert path.crop(1, 3).times.tolist() == [1, 2, 3]
    assert path.crop(0.5, 2.5).times.tolist() == [1, 2]
    assert path.crop(end=1).times.tolist() == [0, 1]
    assert path.crop(2).times.tolist() == [2, 3, 4]
    assert path.crop(-1, 9).times.tolist() == path.crop().times.tolist() == path.times.tolist()
    assert path.crop(torch.tensor(2), np.float64(3)).times.tolist() == [2, 3]
    np.testing.assert_array_equal(path.crop(1, 3).poses.matrix(), path.poses[1:4].matrix())
    assert path.crop(1, 3).poses.position.data_ptr() == path.poses.position[1:].data_ptr()  # a view
    assert Trajectory(path.times.float(), path.poses).crop(torch.tensor(0.3, dtype=D)).times.tolist() == [1, 2, 3, 4]


def test_bounds_are_compared_in_the_coarser_dtype() -> None:
    """0.3 is the same time in float32 and float64."""
    path = Trajectory(torch.tensor([0.1, 0.2, 0.3]), Pose.identity(3))
    assert len(path.crop(end=torch.tensor(0.3, dtype=D))) == 3
    assert len(path.crop(end=0.3)) == 3


def test_crop_of_a_batch() -> None:
    shared = Trajectory([0.0, 1, 2, 3], keys(2, 4)).crop(1, 2)
    assert shared.shape == (2,)
    assert shared.times.tolist() == [1, 2]
    times = torch.tensor([[0.0, 1, 2, 3], [10, 11, 12, 13]], dtype=D)
    path = Trajectory(times, keys(2, 4))
    each = path.crop(torch.tensor([1.0, 12]), torch.tensor([2.0, 13]))
    assert each.times.tolist() == [[1, 2], [12, 13]]
    np.testing.assert_array_equal(each.poses[0].matrix(), path.poses[0, 1:3].matrix())
    np.testing.assert_array_equal(each.poses[1].matrix(), path.poses[1, 2:].matrix())
    several = Trajectory(times[0], keys(2, 4)).crop(torch.tensor([0.0, 2]), torch.tensor([1.0, 3]))
    assert several.times.tolist() == [[0, 1], [2, 3]]
    np.testing.assert_array_equal(several.poses[1].matrix(), keys(2, 4)[1, 2:].matrix())
    same = Trajectory(times[0], keys(2, 4)).crop(torch.tensor([1.0, 0.5]))
    assert (same.shape, len(same)) == ((2,), 3)
    assert len(Trajectory(torch.zeros(0, 4), Pose.identity(0, 4)).crop(0, 1)) == 4


def test_crop_passes_gradients() -> None:
    p = sampling.normal(2, 4, 3).requires_grad_()
    path = Trajectory(torch.tensor([[0.0, 1, 2, 3], [1, 2, 3, 4]]), Pose(p))
    assert gradcheck(lambda x: Trajectory(path.times, Pose(x)).crop(2, 3).poses.position, p)


WRONG: dict[str, Any] = {
    "Trajectory.crop: needs at least 2 keys, got 1": lambda: PATH.crop(end=float(PATH.start)),
    "Trajectory.crop: needs at least 2 keys, got 0": lambda: PATH.crop(float("nan")),
    "Trajectory.crop: trajectories of the batch would keep from 2 to 3 keys": lambda: Trajectory(
        [[0.0, 1, 2], [1, 2, 3]], Pose.identity(3)
    ).crop(1),
    r"Trajectory.crop: batch shapes do not broadcast: self \(3,\), end \(2,\)": lambda: Trajectory(
        [0.0, 1], Pose.identity(3, 2)
    ).crop(end=[1, 2]),
    "Trajectory.crop: start and trajectory: on different devices": lambda: PATH.crop(torch.ones((), device="meta")),
    "Trajectory.crop: start": lambda: PATH.crop("noon"),
    "Trajectory.path_length: the keys are rotations": lambda: TURNS.path_length,
    "Trajectory.compose: other must be a Pose or a Rotation, got Tensor": lambda: PATH.compose(torch.ones(3)),
    "Trajectory.compose: the keys are rotations, and other is a Pose": lambda: TURNS @ T,
    "Trajectory.compose: the keys are rotations, and other is a Pose;": lambda: T @ TURNS,
    r"Trajectory.compose: batch shapes do not broadcast: self \(3,\), other \(2,\)": lambda: (
        Pose.identity(2) @ Trajectory([0.0, 1], Pose.identity(3, 2))
    ),
    "Trajectory.compose: self and other: on different devices": lambda: T.to("meta") @ PATH,
}


@pytest.mark.parametrize("message", WRONG)
def test_errors_name_the_method_and_the_fact(message: str) -> None:
    with pytest.raises(pk.PosekitError, match=message):
        WRONG[message]()


def test_a_trajectory_is_multiplied_by_values_alone() -> None:
    for other in (3, [1.0, 2, 3], PATH):
        with pytest.raises(TypeError):
            PATH @ other
