"""Trajectory as a value class: batches, dtypes, pytrees, serialization, keys and errors."""

from __future__ import annotations

import copy
import io
import math
import pickle

import numpy as np
import pytest
import torch
from torch import Tensor
from torch.utils import _pytree as pytree

from posekit import Pose, Rotation, Trajectory, errors
from tests.support import contract, marks, sampling
from tests.support.trajectories import D, every_kind, keys, made, stamps, within

# Batches, dtypes and what carries them


@every_kind
def test_batch_shapes_of_keys_and_times_broadcast(kind: str) -> None:
    times = torch.stack([stamps(5, s) for s in range(3)])
    poses = keys(2, 3, 5)
    t = 0.5 * times[:, :1] + 0.5 * times[:, -1:] + torch.linspace(-0.3, 0.3, 4, dtype=D)
    batch, shared = Trajectory(times, poses), Trajectory(times[0], poses)
    assert batch.shape == shared.shape == (2, 3)
    assert len(batch) == 5
    found, moving = batch.at(t, kind), batch.velocity(t, kind)
    alike = shared.at(t[0], kind)
    own = shared.at(t[0].expand(3, 4), kind)
    one = shared.at(t[0, 1], kind)
    assert found.shape == alike.shape == own.shape == (2, 3, 4)
    assert one.shape == (2, 3)
    assert shared.velocity(t[0, 1].item(), kind).shape == (2, 3, 6)
    assert own.allclose(alike, atol=1e-12)
    assert one.allclose(alike[..., 1], atol=1e-12)
    for i in range(2):
        for j in range(3):
            alone = Trajectory(times[j], poses[i, j])
            assert found[i, j].allclose(alone.at(t[j], kind), atol=1e-12)
            torch.testing.assert_close(moving[i, j], alone.velocity(t[j], kind), rtol=0, atol=1e-11)
    assert Trajectory(times[0], poses[0, 0]).at(t[0].expand(2, 1, 4), kind).allclose(alike[:1, :1], atol=1e-12)
    assert batch.at(t[:, :0], kind).shape == (2, 3, 0)
    assert Trajectory(times[:0], poses[:, :0]).at(t[:0], kind).shape == (2, 0, 4)


@every_kind
def test_rotation_trajectories_agree_with_pose_trajectories(kind: str) -> None:
    trajectory = made(5)
    turning = Trajectory(trajectory.times, trajectory.poses.rotation)
    t = within(trajectory)
    found = turning.at(t, kind)
    assert isinstance(found, Rotation)
    assert found.allclose(trajectory.at(t, kind).rotation, atol=1e-12)
    torch.testing.assert_close(turning.velocity(t, kind), trajectory.velocity(t, kind)[:, 3:])
    torch.testing.assert_close(turning.acceleration(t, kind), trajectory.acceleration(t, kind)[:, 3:])


@every_kind
def test_float32_poses_keep_their_precision_with_float64_times(kind: str) -> None:
    exact = made(6)
    since = 1_790_000_000.0  # seconds, of which float32 sees only every 128th
    times = exact.times.round(decimals=3)
    t = within(exact)
    wide = Trajectory(times, exact.poses).at(t.clamp(times[0], times[-1]), kind)
    single = Trajectory(times + since, exact.poses.float())
    found = single.at(t.clamp(times[0], times[-1]) + since, kind)
    assert found.dtype is single.dtype is torch.float32
    assert single.velocity(single.start, kind).dtype is torch.float32
    torch.testing.assert_close(found.matrix().double(), wide.matrix(), rtol=0, atol=1e-5)


def test_times_are_compared_in_the_coarser_dtype() -> None:
    trajectory = Trajectory([0.0, 0.3], keys(2).float())
    assert trajectory.times.dtype is torch.float64
    end = torch.tensor(0.3)  # in float32, more than 0.3
    assert trajectory.at(end).allclose(trajectory.poses[1], atol=1e-6)


@every_kind
def test_half_precision_is_only_storage(kind: str) -> None:
    trajectory = made(5).to(torch.float16)
    t = within(trajectory)
    found = trajectory.at(t, kind)
    assert found.dtype is trajectory.velocity(t, kind).dtype is torch.float16
    wanted = trajectory.float().at(t, kind)
    assert torch.equal(found.position, wanted.position.half())


def test_autocast_has_no_effect() -> None:
    trajectory = made(5).float()
    t = within(trajectory)
    wanted = trajectory.at(t, "spline")
    with torch.autocast("cpu", dtype=torch.bfloat16):
        found = trajectory.at(t, "spline")
    assert torch.equal(found.position, wanted.position)
    assert torch.equal(found.quaternion, wanted.quaternion)


@pytest.mark.slow(but="screw")
@marks.needs_recent_dynamo  # for splines
@every_kind
def test_compiles_without_graph_breaks(kind: str) -> None:
    trajectory = made(4)
    t = within(trajectory, 5)

    def moved(times: Tensor, poses: Pose, t: Tensor) -> Tensor:
        trajectory = Trajectory(times, poses)
        return trajectory.at(t, kind).position.sum() + trajectory.velocity(t, kind).square().sum()

    given = [x.clone().requires_grad_() for x in (trajectory.times, t)]
    wanted = moved(given[0], trajectory.poses, given[1])
    # The eager backend: what becomes of the graph behind it is the engine's, and tested there.
    found = torch.compile(moved, fullgraph=True, backend="eager")(given[0], trajectory.poses, given[1])
    torch.testing.assert_close(found, wanted)
    torch.testing.assert_close(torch.autograd.grad(found, given), torch.autograd.grad(wanted, given))


@every_kind
def test_vmap_and_grad_accept_trajectories(kind: str) -> None:
    times, poses = stamps(4), keys(3, 4)
    batch = Trajectory(times.expand(3, 4), poses)
    t = within(Trajectory(times, poses), 5)

    def far(trajectory: Trajectory[Pose], t: Tensor) -> Tensor:
        return trajectory.at(t, kind).position.square().sum(-1)

    found = torch.func.vmap(far, in_dims=(0, None))(batch, t)
    torch.testing.assert_close(found, far(batch, t))
    each = torch.func.vmap(lambda t: far(Trajectory(times, poses[0]), t))(t.expand(2, 5))
    torch.testing.assert_close(each, found[:1].expand(2, 5))
    gradient = torch.func.grad(lambda x: far(x, t).sum())(batch)
    assert isinstance(gradient, Trajectory)
    leaves = contract.leaves([batch.times, *poses._tensors()])
    far(Trajectory(leaves[0], Pose(*leaves[1:])), t).sum().backward()
    torch.testing.assert_close(gradient.times, leaves[0].grad)
    torch.testing.assert_close(gradient.poses.position, leaves[1].grad)


def test_unsolvable_spline_is_nan() -> None:
    # Half a turn from key to key, about axes and at paces that have nothing to do with each other.
    g = sampling.generator(1)
    axes = torch.randn(40, 11, 3, dtype=D, generator=g)
    turns = Rotation.exp(3.14 * axes / axes.norm(dim=-1, keepdim=True))
    rotations = [Rotation.identity(40, dtype=D)]
    for k in range(11):
        rotations.append(rotations[-1] @ turns[:, k])
    quaternion = torch.stack([R.quaternion for R in rotations], 1)
    steps = torch.exp(2.0 * torch.randn(40, 11, dtype=D, generator=g))
    times = torch.cat((torch.zeros(40, 1, dtype=D), steps.cumsum(-1)), -1)
    trajectory = Trajectory(times, Rotation(quaternion))
    inner = times[:, 1:-1]
    rate = trajectory.velocity(inner, "spline")
    none = rate.isnan().flatten(1).all(-1)
    assert 0 < none.sum() < 20
    assert torch.equal(none, rate.isnan().flatten(1).any(-1))
    jump = trajectory.acceleration(torch.nextafter(inner, torch.zeros_like(inner)), "spline")
    jump = jump - trajectory.acceleration(inner, "spline")
    size = trajectory.acceleration(inner, "spline").abs().amax((-1, -2), keepdim=True)
    assert (jump.abs() / size)[~none].max() < 1e-9


# The keys


def test_slicing_selects_keys() -> None:
    trajectory = made(6)
    part = trajectory[1:6:2]
    assert len(part) == 3
    assert torch.equal(part.times, trajectory.times[1:6:2])
    assert part.poses.allclose(trajectory.poses[1:6:2])
    assert part.start == trajectory.times[1]
    assert part.end == trajectory.times[5]
    torch.testing.assert_close(part.duration, trajectory.times[5] - trajectory.times[1])


@every_kind
def test_resample_uses_the_interpolated_poses_as_keys(kind: str) -> None:
    trajectory = made(5)
    t = within(trajectory).sort().values
    sampled = trajectory.resample(t, kind)
    assert len(sampled) == 25
    assert torch.equal(sampled.times, t)
    assert sampled.poses.allclose(trajectory.at(t, kind))


@every_kind
def test_extrapolation_continues_the_end_segments(kind: str) -> None:
    trajectory = made(5)
    out = torch.tensor([0.3], dtype=D)
    after = trajectory.at(trajectory.end + out, kind, extrapolate=True)
    near = trajectory.at(trajectory.end, kind)
    twist = trajectory.velocity(trajectory.end, kind)
    assert not after[0].allclose(near, atol=1e-2)
    tiny = trajectory.at(trajectory.end + 1e-7, kind, extrapolate=True)
    assert tiny.allclose(near.retract(1e-7 * twist), rtol=0, atol=1e-12)
    tiny = trajectory.at(trajectory.start - 1e-7, kind, extrapolate=True)
    start = trajectory.at(trajectory.start, kind)
    assert tiny.allclose(start.retract(-1e-7 * trajectory.velocity(trajectory.start, kind)), rtol=0, atol=1e-12)


def test_pytree_and_serialization_support() -> None:
    trajectory = made(3)
    file = io.BytesIO()
    torch.save(trajectory, file)
    file.seek(0)
    loaded = torch.load(file, weights_only=True)
    for other in (copy.deepcopy(trajectory), pickle.loads(pickle.dumps(trajectory)), loaded):
        assert type(other) is Trajectory
        assert torch.equal(other.times, trajectory.times)
        assert torch.equal(other.poses.quaternion, trajectory.poses.quaternion)
    leaves, spec = pytree.tree_flatten(trajectory)
    assert len(leaves) == 3
    assert pytree.tree_unflatten(leaves, spec).poses.position is trajectory.poses.position
    loader = torch.utils.data.DataLoader([trajectory, trajectory], batch_size=2)
    assert next(iter(loader)).shape == (2,)


def test_dtype_conversion_keeps_the_dtype_of_the_times() -> None:
    trajectory = made(3)
    single = trajectory.float()
    assert single.dtype is torch.float32
    assert single.times is trajectory.times
    assert single.double().dtype is torch.float64
    assert trajectory.to(torch.float64) is trajectory
    assert trajectory.to(single).dtype is torch.float32
    assert trajectory.to("meta").times.is_meta
    leaf = Trajectory(trajectory.times.clone().requires_grad_(), Pose(*contract.leaves(trajectory.poses._tensors())))
    assert leaf.requires_grad and not trajectory.requires_grad
    assert trajectory.clone().requires_grad_().poses.position.requires_grad
    assert not leaf.detach().times.requires_grad
    assert not leaf.detach().poses.requires_grad


def test_equality_is_identity() -> None:
    trajectory = made(3)
    assert trajectory == trajectory
    assert trajectory != made(3)
    assert bool(trajectory)
    with pytest.raises(AttributeError):
        trajectory.times = trajectory.times


def test_integer_times_become_float64() -> None:
    path = Trajectory(torch.arange(3), keys(3))
    assert path.times.dtype == torch.float64
    for times in (torch.tensor([0, 2]), [0, 2], np.array([0, 2])):
        assert torch.equal(path.at(times).position, path.at([0.0, 2.0]).position)
    stamps = torch.tensor([1 << 53, (1 << 53) + 2])
    late = Trajectory(stamps, keys(2).float())
    assert late.at(stamps[1]).allclose(late.poses[1]) and late.at(stamps).dtype == torch.float32
    with pytest.raises(errors.ValidationError, match=r"times\[0\] = 70000\.0 is outside"):
        Trajectory(torch.tensor([0, 1]).half(), keys(2).half()).at(torch.tensor([70000]))
    assert Trajectory([0.5, 1.5, 2.5], keys(3)).resample(torch.tensor([1, 2], dtype=torch.int32)).end == 2


def test_validate_false_skips_the_check_of_times() -> None:
    backwards = Trajectory([1.0, 0.0], keys(2), validate=False)
    assert backwards.duration == -1


# Errors


GIVEN = Trajectory([0.0, 1.0, 2.0], keys(2, 3))
MESSAGES = {
    r"Trajectory: poses must be a Pose or a Rotation, got Tensor": (
        errors.ArgumentError,
        lambda: Trajectory([0, 1], torch.ones(2, 7)),
    ),
    r"Trajectory: times must have shape \(\.\.\., n\), got \(\)": (errors.ShapeError, lambda: Trajectory(1.0, keys(2))),
    r"Trajectory: poses must have shape \(\.\.\., n\), got \(\)": (
        errors.ShapeError,
        lambda: Trajectory([1.0], keys()),
    ),
    r"Trajectory: the numbers of times and poses must be equal, got 2 and 3": (
        errors.ShapeError,
        lambda: Trajectory([0, 1], keys(3)),
    ),
    r"Trajectory: needs at least 2 keys, got 1": (errors.ShapeError, lambda: Trajectory([0.0], keys(1))),
    r"Trajectory: times must be of a floating dtype .* got torch.bool": (
        errors.DTypeError,
        lambda: Trajectory(torch.arange(3) > 0, keys(3)),
    ),
    r"Trajectory: batch shapes do not broadcast: times \(2,\), poses \(4,\)": (
        errors.ShapeError,
        lambda: Trajectory(stamps(3).expand(2, 3), keys(4, 3)),
    ),
    r"Trajectory: times must be seconds, but times\[0\] = 1\.7e\+18 looks like nanoseconds": (
        errors.ValidationError,
        lambda: Trajectory(1_700_000_000_000_000_000 + 10_000_000 * np.arange(3), keys(3)),
    ),
    r"Trajectory: times must be finite and strictly increasing, but times\[1, 2\] = 1\.0 comes after 3\.0": (
        errors.ValidationError,
        lambda: Trajectory([[0.0, 1.0, 2.0], [0.0, 3.0, 1.0]], keys(2, 3)),
    ),
    r"Trajectory: times must be finite and strictly increasing, but times\[1\] = nan comes after 0\.0": (
        errors.ValidationError,
        lambda: Trajectory([0.0, math.nan, 1.0], keys(3)),
    ),
    r'Trajectory.at: kind must be one of "decoupled", "screw", "spline", "bspline", got \'linear\'': (
        errors.ArgumentError,
        lambda: GIVEN.at(0.5, "linear"),
    ),
    r'Trajectory.at: times = 2\.5 is outside \[0\.0, 2\.0\]; pass outside="clamp" .*or outside="extrapolate"': (
        errors.ValidationError,
        lambda: GIVEN.at(2.5),
    ),
    r"Trajectory.velocity: times\[1, 0\] = -1\.0 is outside \[0\.0, 2\.0\]": (
        errors.ValidationError,
        lambda: GIVEN.velocity([[0.0], [-1.0]]),
    ),
    r"Trajectory.acceleration: times\[0\] = nan is outside": (
        errors.ValidationError,
        lambda: GIVEN.acceleration([math.nan, 1.0]),
    ),
    r"Trajectory.at: times must be of a floating dtype .* got torch.complex64": (
        errors.DTypeError,
        lambda: GIVEN.at(torch.tensor(1j)),
    ),
    r"Trajectory.at: batch shapes do not broadcast: self \(2,\), times \(3,\)": (
        errors.ShapeError,
        lambda: GIVEN.at(torch.ones(3, 5)),
    ),
    r"Trajectory.at: times and trajectory: on different devices": (
        errors.DeviceError,
        lambda: GIVEN.at(torch.ones(3, device="meta")),
    ),
    r"Trajectory: times and poses: on different devices": (
        errors.DeviceError,
        lambda: Trajectory(torch.ones(3, device="meta"), keys(3)),
    ),
    r"Trajectory.resample: times must have shape \(\.\.\., n\), got \(\)": (
        errors.ShapeError,
        lambda: GIVEN.resample(1.0),
    ),
    r"Trajectory\[\.\.\.\]: the index must be a slice, got int; index \.poses for single keys": (
        errors.ArgumentError,
        lambda: GIVEN[0],
    ),
    r"Trajectory\[\.\.\.\]: the slice step must be positive, got -1": (errors.ArgumentError, lambda: GIVEN[::-1]),
    r"Trajectory\[\.\.\.\]: needs at least 2 keys, got 1": (errors.ShapeError, lambda: GIVEN[2:]),
    r"a Trajectory is immutable": (errors.ArgumentError, lambda: GIVEN.__setitem__(slice(0, 2), GIVEN)),
}


@pytest.mark.parametrize("message", MESSAGES, ids=str)
def test_error_messages(message: str) -> None:
    kind, attempt = MESSAGES[message]
    with pytest.raises(kind, match=f"^{message}"):
        attempt()
