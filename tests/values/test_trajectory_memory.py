"""The cache of a trajectory: it never returns results of other keys and never affects derivatives."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from unittest import mock

import pytest
import torch
from torch import Tensor

from posekit import Pose, Rotation, Trajectory
from posekit.numerics import interpolation, spline_coefficients
from posekit.values import trajectory
from tests.support.marks import needs_probes
from tests.support.trajectories import SMOOTH, keys, stamps, within

smooth = pytest.mark.parametrize("kind", SMOOTH)


def path(n: int = 5) -> tuple[Trajectory[Pose], Tensor]:
    found = Trajectory(stamps(n), Pose(*[x.clone() for x in keys(n)._tensors()]))
    return found, within(found)


def assert_same(found: Trajectory[Pose], t: Tensor, kind: str) -> None:
    """Asserts that a trajectory is evaluated as a new one with the same keys, which has nothing cached."""
    new = Trajectory(found.times.clone(), found.poses.clone())
    got, want = found.at(t, kind), new.at(t, kind)
    assert torch.equal(got.position, want.position) and torch.equal(got.quaternion, want.quaternion)
    assert torch.equal(found.velocity(t, kind), new.velocity(t, kind))


@needs_probes
@smooth
def test_coefficients_are_computed_once(kind: str) -> None:
    found, t = path()
    with mock.patch.object(
        interpolation.PATHS[kind], "rows", autospec=True, side_effect=interpolation.PATHS[kind].rows
    ) as asked:
        for _ in range(3):
            found.at(t, kind)
            found.acceleration(t[:2], kind)
    assert asked.call_count == 1


CHANGES: dict[str, Callable[[Trajectory[Pose]], object]] = {
    "in place": lambda x: x.poses.position.mul_(2),
    "by numpy": lambda x: x.poses.quaternion.numpy().__setitem__(2, [1, 0, 0, 0]),
    "by .data": lambda x: x.poses.position.data.add_(1),
    "of the times": lambda x: x.times.mul_(1.5),
}


@smooth
@pytest.mark.parametrize("change", CHANGES)
def test_changed_keys_invalidate_the_cache(kind: str, change: str) -> None:
    found, t = path()
    before = found.at(t, kind)
    CHANGES[change](found)
    t = t.clamp(found.start, found.end)
    assert not torch.equal(found.at(t, kind).matrix(), before.matrix())
    assert_same(found, t, kind)


@smooth
def test_derivatives_bypass_the_cache(kind: str) -> None:
    found, t = path()
    found.at(t, kind)
    t = t.clone().requires_grad_()
    (at_once,) = torch.autograd.grad(found.at(t, kind).position.sin().sum(), t)
    leaves = [x.requires_grad_() for x in (found.times, *found.poses._tensors())]
    with torch.no_grad():
        found.at(t, kind)
    *by_keys, by_times = torch.autograd.grad(found.at(t, kind).position.sin().sum(), [*leaves, t])
    new = Trajectory(leaves[0], Pose(*leaves[1:]))
    *wanted, again = torch.autograd.grad(new.at(t, kind).position.sin().sum(), [*leaves, t])
    torch.testing.assert_close(by_keys, wanted)
    torch.testing.assert_close([at_once, by_times], [again, again])


@smooth
def test_forward_mode_and_vmap_bypass_the_cache(kind: str) -> None:
    found, t = path()
    found.at(t, kind)
    direction = torch.ones_like(found.poses.position)

    def moved(p: Tensor) -> Tensor:
        return Trajectory(found.times, Pose(p, found.poses.quaternion)).at(t, kind).position

    p = found.poses.position
    _, tangent = torch.func.jvp(moved, (p,), (direction,))
    torch.testing.assert_close(tangent, torch.ones_like(tangent))  # a path that is moved as a whole
    torch.testing.assert_close(torch.func.vmap(moved)(torch.stack((p, p + 1)))[1], moved(p) + 1)
    with torch.autograd.forward_ad.dual_level():
        dual = torch.autograd.forward_ad.make_dual(p, direction)
        mine = Trajectory(found.times, Pose(dual, found.poses.quaternion))
        again = [torch.autograd.forward_ad.unpack_dual(mine.at(t, kind).position).tangent for _ in range(2)]
    torch.testing.assert_close(again, [tangent, tangent])


@smooth
def test_inference_mode_results_are_not_cached(kind: str) -> None:
    found, t = path()
    with torch.inference_mode():
        found.at(t, kind)
    t = t.clone().requires_grad_()
    found.at(t, kind).position.sum().backward()
    assert t.grad is not None and t.grad.isfinite().all()


@smooth
def test_dtypes_and_rotations_have_separate_entries(kind: str) -> None:
    found, t = path()
    for times in (t, t.float().clamp(found.start, found.end), t):
        assert_same(found, times, kind)
    turning = Trajectory(found.times, found.poses.rotation)
    got, want = turning.at(t, kind), found.at(t, kind)
    assert isinstance(got, Rotation) and got.allclose(turning.at(t, kind), rtol=0, atol=0)
    if kind == "spline":
        torch.testing.assert_close(got.quaternion, want.quaternion)


def test_cache_entry_is_released_with_the_trajectory() -> None:
    found, t = path()
    found.at(t, "spline")
    watched = weakref.ref(found)
    before = len(trajectory._CACHES)
    del found
    gc.collect()
    assert watched() is None and len(trajectory._CACHES) < before


@pytest.mark.parametrize("n", [1, 2, 3, 4, 7, 8, 20])
@pytest.mark.parametrize(("k", "m"), [(1, 3), (3, 1)])
def test_both_solvers_agree(n: int, k: int, m: int) -> None:
    generator = torch.Generator().manual_seed(n)
    lower, upper, diagonal = (torch.randn(2, n, k, k, generator=generator, dtype=torch.float64) for _ in "123")
    lower[:, 0], upper[:, -1] = 0, 0
    diagonal = diagonal + 8 * torch.eye(k, dtype=torch.float64)
    right = torch.randn(2, n, k, m, generator=generator, dtype=torch.float64)
    whole = spline_coefficients.tridiagonal(lower, diagonal, upper, right)
    with mock.patch.object(spline_coefficients, "_DENSE_COST", 0):
        reduced = spline_coefficients.tridiagonal(lower, diagonal, upper, right)
    torch.testing.assert_close(whole, reduced, rtol=1e-12, atol=1e-12)
    around = torch.nn.functional.pad(whole, (0, 0, 0, 0, 1, 1))
    residual = lower @ around[:, :-2] + diagonal @ whole + upper @ around[:, 2:] - right
    assert residual.abs().max() < 1e-12
