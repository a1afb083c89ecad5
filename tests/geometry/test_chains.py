"""Cumulative and total compositions of poses, rotations and uncertain poses, against sequential products."""

from __future__ import annotations

import collections
from typing import Any

import pytest
import torch

import posekit as pk
from posekit import Pose, UncertainPose
from posekit.engine import private
from tests.support import sampling
from tests.support.chains import D, matrices, poses
from tests.support.uncertainties import estimates


@pytest.mark.parametrize(
    ("batch", "dim"),
    [((5,), 0), ((1,), 0), ((4, 70), 0), ((70, 4), 1), ((2, 3, 5), 1), ((3, 2), -1), ((0, 3), 1)],
    ids=str,
)
def test_cumulative_compositions_agree_with_matrix_products(batch: tuple[int, ...], dim: int) -> None:
    T = poses(*batch)
    place = dim % len(batch)
    want = matrices(T.matrix(), place)
    made = pk.cumulative(T, dim)
    assert made.shape == T.shape
    torch.testing.assert_close(made.matrix(), want, rtol=0, atol=1e-13)
    torch.testing.assert_close(pk.chain(T, dim).matrix(), want.select(place, -1), rtol=0, atol=1e-13)
    turn = want[..., :3, :3]
    torch.testing.assert_close(pk.cumulative(T.rotation, dim).matrix(), turn, rtol=0, atol=1e-13)
    torch.testing.assert_close(pk.chain(T.rotation, dim).matrix(), turn.select(place, -1), rtol=0, atol=1e-13)


def test_empty_chain_is_the_identity() -> None:
    empty = pk.Pose.identity(3, 0)
    assert pk.chain(empty, 1).allclose(pk.Pose.identity(3))
    assert pk.cumulative(empty, 1).shape == (3, 0)
    x = torch.zeros(3, 0, 4, requires_grad=True)
    pk.chain(pk.Rotation(x), 1).quaternion.sum().backward()
    assert x.grad.shape == (3, 0, 4)


def test_long_chains_keep_their_precision_for_any_quaternion_length() -> None:
    T = pk.Pose(*sampling.poses(2, 4096, seed=3))
    T = pk.Pose(T.position, T.rotation.normalized().quaternion * torch.logspace(-9, 9, 4096, dtype=D)[:, None])
    want = matrices(T.matrix(), 1)[:, -1]
    torch.testing.assert_close(pk.chain(T, 1).matrix(), want, rtol=0, atol=1e-10)
    torch.testing.assert_close(pk.chain(T.float(), 1).matrix().double(), want, rtol=0, atol=2e-3)
    length = pk.cumulative(T.float(), 1).quaternion.norm(dim=-1)
    torch.testing.assert_close(length, torch.ones_like(length), rtol=0, atol=1e-4)


@pytest.mark.parametrize("batch", ((), (3,)), ids=str)
def test_empty_sequences_are_not_read(batch: tuple[int, ...]) -> None:
    poses = Pose(*sampling.poses(*batch, 5))[..., :0]
    for empty in (poses, Pose.identity(dtype=poses.dtype).expand(*batch, 0)):
        assert pk.chain(empty, -1).allclose(Pose.identity(*batch, dtype=poses.dtype))
        assert pk.cumulative(empty, -1).shape == (*batch, 0)


@pytest.mark.parametrize("dim", (0, 1))
@pytest.mark.parametrize("lanes", (5, 300, 700))
def test_results_and_gradients_have_the_strides_of_the_poses(lanes: int, dim: int) -> None:
    shape = (9, lanes) if dim == 0 else (lanes, 9)
    leaves = [x.requires_grad_() for x in sampling.poses(*shape, seed=5)]
    running = pk.cumulative(Pose(*leaves), dim)
    if private.AVAILABLE:  # otherwise calls go through the dispatcher, which keeps the strides of the batch
        assert running.position.is_contiguous() and running.quaternion.is_contiguous()
    looped = [Pose(*leaves).unbind(dim)[0]]
    for step in Pose(*leaves).unbind(dim)[1:]:
        looped.append(looped[-1] @ step)
    wanted = pk.stack(looped, dim)
    assert running.allclose(wanted, atol=1e-10)
    weights = sampling.normal(*shape, 3, seed=6)
    got, want = (torch.autograd.grad((weights * x.position).sum(), leaves) for x in (running, wanted))
    for g, w in zip(got, want, strict=True):
        assert g.is_contiguous() or not private.AVAILABLE
        torch.testing.assert_close(g, w, rtol=1e-9, atol=1e-9)
    total = pk.chain(Pose(*leaves), dim)
    assert total.allclose(wanted.unbind(dim)[-1], atol=1e-10)


@pytest.mark.parametrize("kind", [pk.Pose, pk.Rotation, UncertainPose])
def test_lists_are_stacked_and_composed(kind: type[pk.Pose | pk.Rotation | UncertainPose]) -> None:
    several: list[Any] = [poses(), poses(2, 1), poses(3)]
    if kind is not pk.Pose:
        several = [x.rotation if kind is pk.Rotation else UncertainPose(x, torch.eye(6)) for x in several]
    want = several[0] @ several[1] @ several[2]
    whole, running = pk.chain(collections.deque(several)), pk.cumulative(tuple(several), -1)
    assert whole.shape == (2, 3) and running.shape == (2, 3, 3) and type(whole) is type(running) is kind
    assert whole.allclose(want, atol=1e-5) and running[..., 2].allclose(want, atol=1e-5)
    assert running[..., 0].allclose(several[0], atol=1e-5)


@pytest.mark.parametrize("frame", ["body", "world"])
@pytest.mark.parametrize("count", [1, 2, 3, 5, 8, 13])
def test_uncertain_poses_agree_with_sequential_composition(frame: str, count: int) -> None:
    given = estimates(2, count, 3, frame=frame)
    running, whole = pk.cumulative(given, 1), pk.chain(given, -2)
    path = given[:, 0]
    for i in range(count):
        path = path @ given[:, i] if i else path
        assert running[:, i].allclose(path, rtol=1e-10)
    assert whole.allclose(path, rtol=1e-10)
    assert running.frame == whole.frame == frame and running.shape == (2, count, 3)
    long = UncertainPose(Pose._unchecked(given.pose.position, 1e200 * given.pose.quaternion), given.covariance, frame)
    assert pk.chain(long, 1).allclose(whole, rtol=1e-10)
    assert pk.cumulative(long, 1).allclose(running, rtol=1e-10)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16], ids=str)
def test_chains_of_uncertain_poses_round_to_half_precision_once(dtype: torch.dtype) -> None:
    given = estimates(64, deviation=0.01)
    given = UncertainPose(Pose(0.1 * given.pose.position, given.pose.quaternion), given.covariance).to(dtype)
    want = pk.cumulative(given.double())
    for got, exact in ((pk.cumulative(given), want), (pk.chain(given), want[-1])):
        assert got.dtype == dtype
        assert got.double().allclose(exact, rtol=4 * torch.finfo(dtype).eps, atol=2 * torch.finfo(dtype).eps)


def test_empty_chain_of_uncertain_poses_is_the_identity_with_zero_covariance() -> None:
    none = estimates(2, 0, frame="world")
    assert pk.cumulative(none, 1).shape == (2, 0)
    made = pk.chain(none, 1)
    assert made.frame == "world" and made.pose.allclose(Pose.identity(2, dtype=torch.float64))
    assert not made.covariance.any() and made.covariance.shape == (2, 6, 6)


def test_error_messages() -> None:
    with pytest.raises(pk.ArgumentError, match=r"chain: needs a Pose, .* or a list of one of them, got Tensor"):
        pk.chain(torch.zeros(3, 4))
    with pytest.raises(pk.ArgumentError, match=r"cumulative: needs .* a list of one of them, got Pose, Rotation"):
        pk.cumulative([poses(), poses().rotation])  # type: ignore[list-item]
    with pytest.raises(pk.ArgumentError, match=r"chain: needs .* a list of one of them, got an empty list"):
        pk.chain([])
    with pytest.raises(pk.DeviceError, match="chain: on different devices: cpu, meta"):
        pk.chain([poses(), pk.Pose.identity(device="meta")])
    with pytest.raises(
        pk.ShapeError, match=r"chain: batch shapes do not broadcast: poses\[0\] \(2,\), poses\[1\] \(3,\)"
    ):
        pk.chain([poses(2), poses(3)])
    with pytest.raises(pk.IndexingError, match=r"cumulative: dim must be in \[-2, 1\], got 2"):
        pk.cumulative([poses(2), poses(2)], 2)
    with pytest.raises(pk.IndexingError, match=r"cumulative: dim must be in \[-1, 0\], got 1"):
        pk.cumulative(poses(3), 1)
    with pytest.raises(pk.IndexingError, match=r"chain: dim is not valid for a batch of shape \(\)"):
        pk.chain(pk.Pose.identity())
