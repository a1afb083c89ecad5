"""Registration of clouds, compared with the truth and with small_gicp."""

from __future__ import annotations

import math
import sys
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Pose, Rotation
from posekit.registration import downsample, normals, rounds

D = torch.float64
KINDS = ("point", "plane", "generalized")
TRUE = Pose([0.08, -0.05, 0.03], Rotation.from_euler("xyz", [0.02, -0.03, 0.04])).to(D)


def terrain(*batch: int, count: int = 900, seed: int = 0, noise: float = 0.0) -> Tensor:
    g = torch.Generator().manual_seed(seed)
    x, y = (4 * torch.rand(*batch, count, generator=g, dtype=D) - 2 for _ in range(2))
    z = 0.4 * (2 * x).sin() * (1.5 * y).cos() + 0.2 * (x + 2 * y).sin()
    return torch.stack((x, y, z), -1) + noise * torch.randn(*batch, count, 3, generator=g, dtype=D)


@pytest.mark.parametrize("kind", KINDS)
def test_a_moved_cloud_is_moved_back(kind: str) -> None:
    target = terrain()
    found = pk.icp(TRUE.inverse_apply(target), target, kind=kind)
    assert found.status == "converged"
    assert found.pose.allclose(TRUE, atol=1e-6)
    assert found.fitness == 1
    assert found.rmse < 1e-6
    assert found.inliers.all()


@pytest.mark.parametrize("kind", KINDS[1:])
def test_other_samples_of_a_surface_are_registered_as_by_small_gicp(kind: str) -> None:
    small_gicp = pytest.importorskip("small_gicp", reason="small-gicp is not installed")
    target, source = terrain(count=3000, noise=0.002), TRUE.inverse_apply(terrain(count=3000, seed=1, noise=0.002))
    found = pk.icp(source, target, kind=kind, max_distance=0.5)
    other = small_gicp.align(
        target.numpy(),
        source.numpy(),
        registration_type={"plane": "PLANE_ICP", "generalized": "GICP"}[kind],
        downsampling_resolution=1e-4,
        max_correspondence_distance=0.5,
    )
    theirs = Pose.from_matrix(torch.from_numpy(other.T_target_source))
    ours, peer = (max(x.item() for x in p.distance(TRUE)) for p in (found.pose, theirs))
    assert found.status == "converged"
    assert ours < max(1.1 * peer, 2e-3)


def test_clouds_of_a_batch_end_by_themselves_as_alone() -> None:
    shifts = Pose.exp(torch.tensor([[0.0] * 6, [0.1, 0, 0, 0, 0, 0.03], [0.0, -0.1, 0.05, 0.02, 0, 0]], dtype=D))
    target = terrain(3)
    source = shifts.inverse_apply(target, clouds=True)
    together = pk.icp(source, target, kind="plane")
    assert together.pose.allclose(shifts, atol=1e-6)
    assert together.iterations[0] < together.iterations[1]
    for k in range(3):
        alone = pk.icp(source[k], target[k], kind="plane")
        assert alone.iterations == together.iterations[k]
        assert alone.pose.allclose(together.pose[k], rtol=0, atol=1e-9)


def test_clouds_of_different_lengths_are_a_list() -> None:
    targets = [terrain(count=700), terrain(count=900, seed=1)]
    sources = [TRUE.inverse_apply(t)[: len(t) - 50] for t in targets]
    found = pk.icp(sources, targets, kind="plane")
    assert found.pose.allclose(pk.stack([TRUE, TRUE]), atol=1e-6)
    assert torch.equal(found.inliers.sum(-1), torch.tensor([650, 850]))
    assert torch.equal(found.fitness, torch.ones(2, dtype=D))


def test_partial_overlap_needs_a_largest_distance() -> None:
    cloud = terrain(count=2500)
    target, source = cloud[cloud[:, 0] < 0.8], TRUE.inverse_apply(cloud[cloud[:, 0] > -0.8])
    found = pk.icp(source, target, kind="plane", max_distance=0.15)
    assert found.pose.distance(TRUE)[0] < 3e-3  # points beyond the edge are matched with it
    right = (TRUE.apply(source)[:, 0] < 0.8).float().mean()
    assert abs(found.fitness - right) < 0.1
    robust = pk.icp(source, target, kind="point", loss=pk.Loss("geman_mcclure", 0.05))
    assert robust.pose.distance(TRUE)[0] < 0.02


def test_voxels_from_coarse_to_fine_reach_farther() -> None:
    target = terrain(count=4000)
    far = Pose([0.5, -0.3, 0.2], Rotation.from_euler("z", 0.15)).to(D)
    seen = []
    found = pk.icp(far.inverse_apply(target), target, kind="plane", voxels=[0.4, 0.1, 0], callback=seen.append)
    assert found.pose.allclose(far, atol=1e-5)
    assert [p.iteration for p in seen] == list(range(1, int(found.iterations) + 1))
    assert seen[-1].active == 0
    assert seen[0].pose.distance(seen[1].pose)[0] > 1e-3  # what a callback gets does not change later


@pytest.mark.parametrize("far", [0.0, 100, 1e5])
def test_a_part_of_a_step_is_that_of_its_screw_so_that_far_clouds_stay_in_place(far: float) -> None:
    g = torch.Generator().manual_seed(4)
    pose, centre = Pose.random(6, generator=g, dtype=D), far * torch.randn(6, 3, generator=g, dtype=D)
    turn = Rotation.from_rotvec(torch.tensor([0.0, 1e-9, 1e-3, 0.3, 2.5, 3.1], dtype=D)[:, None] * pose.position / 2)
    there = pose @ Pose(centre - turn.apply(centre) + 0.01 * torch.randn(6, 3, generator=g, dtype=D), turn)
    one, zero = torch.ones(6, dtype=D), torch.zeros(6, dtype=D)
    tensors = pose.position, 3 * pose.quaternion, there.position, -there.quaternion
    step = (
        1e-9 * one[:, None].expand(6, 6),
        one / 2,
        zero,
        one[:, None].expand(6, 3),
        zero,
        zero,
        zero[:, None].expand(6, 8),
    )
    position, quaternion, *_ = rounds.follow(Pose._unchecked(*tensors[:2]), Pose._unchecked(*tensors[2:]), *step)
    moved, expected = Pose(position, Rotation(quaternion)), pose @ Pose.exp(0.5 * pose.between(there).log())
    assert moved.apply(centre).sub(expected.apply(centre)).abs().max() < 1e-12 * max(far, 1)
    assert moved.distance(expected)[1].max() < 1e-14
    assert (quaternion.norm(dim=-1) / 3 - 1).abs().max() < 1e-14


def test_clouds_far_from_the_origin_are_registered_as_those_near_it() -> None:
    g = torch.Generator().manual_seed(0)
    xy = 4 * torch.rand(1000, 2, generator=g, dtype=D) - 2
    target = torch.cat((xy, 0.3 * (2 * xy[:, :1]).sin() * (1.5 * xy[:, 1:]).cos()), -1)
    pose = Pose([0.05, -0.03, 0.02], Rotation.from_rotvec([0.1, -0.1, 0.2])).to(D)
    source = pose.inverse_apply(target[:500]) + 0.002 * torch.randn(500, 3, generator=g, dtype=D)
    near, far = (pk.icp(source + x, target + x, kind="plane", voxels=[0.4, 0.1, 0]) for x in (0, 100))
    assert near.converged and far.converged
    assert far.pose.apply(source + 100).allclose(near.pose.apply(source) + 100, atol=1e-4)


def test_without_tqdm_one_line_is_written_again(monkeypatch: Any, capsys: Any) -> None:
    target = terrain(count=200)
    monkeypatch.setattr("posekit.arguments.bars.DELAY", 0.0)
    monkeypatch.setitem(sys.modules, "tqdm", None)
    pk.icp(TRUE.inverse_apply(target), target)
    assert capsys.readouterr().err.count("\n") == 1  # not a terminal: no more than one line in ten seconds
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    pk.icp(TRUE.inverse_apply(target), target)
    shown = capsys.readouterr().err
    assert shown.startswith("\ricp: 1 of 50, ") and shown.endswith("\r") and "\n" not in shown


def test_a_progress_bar_is_shown_after_a_second(monkeypatch: Any, capsys: Any) -> None:
    pytest.importorskip("tqdm", reason="tqdm is not installed")
    target = terrain(count=200)
    pk.icp(TRUE.inverse_apply(target), target)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("posekit.arguments.bars.DELAY", 0.0)
    pk.icp(TRUE.inverse_apply(target), target, voxels=[0.4, 0.0])
    assert "icp:" in (shown := capsys.readouterr().err) and "/100" in shown
    pk.icp(TRUE.inverse_apply(target), target, progress=False)
    assert capsys.readouterr().err == ""


def test_an_initial_pose_and_given_normals_are_used() -> None:
    target = terrain()
    far = Pose([3.0, 0, 0], Rotation.from_euler("z", 2.0)).to(D)
    source = far.inverse_apply(target)
    found = pk.icp(
        source,
        target,
        far.retract(torch.full((6,), 0.01, dtype=D)),
        kind="generalized",
        target_normals=normals(target),
        source_normals=normals(source),
    )
    assert found.pose.allclose(far, atol=1e-6)


def test_float32_gives_float32() -> None:
    target = terrain().float()
    found = pk.icp(TRUE.float().inverse_apply(target), target, kind="plane")
    assert found.pose.dtype == found.covariance().covariance.dtype == torch.float32
    assert found.pose.double().allclose(TRUE, atol=1e-4)


@pytest.mark.parametrize("dtype", [D, torch.float32])
@pytest.mark.parametrize("kind", ["point", "plane", "generalized"])
def test_points_on_a_line_say_so(kind: Any, dtype: torch.dtype) -> None:
    g = torch.Generator().manual_seed(0)
    line = (torch.randn(50, 1, generator=g, dtype=D) * torch.tensor([1.0, 2, 3])).to(dtype)
    clouds = torch.stack((line, torch.randn(50, 3, generator=g, dtype=D).to(dtype)))
    found = pk.icp(clouds + 0.001, clouds, kind=kind)
    assert list(found.status) == ["collinear_points", "converged"]
    assert torch.equal(found.covariance().covariance.isinf().all(-1).all(-1), torch.tensor([True, False]))
    assert found.pose.matrix().isfinite().all()


def test_rounding_errors_of_normals_do_not_hold_a_plane() -> None:
    g = torch.Generator().manual_seed(0)
    plane = torch.randn(200, 3, generator=g) * torch.tensor([1.0, 1, 0])
    turned = Pose([0.05, 0.1, 0], Rotation.from_rotvec([0.1, -0.2, 0.05])).apply(plane)
    floor = turned + 1e-3 * torch.randn(200, 3, generator=g)
    found = pk.icp(torch.stack((turned, floor)), torch.stack((turned, floor)), kind="plane")
    assert list(found.status) == ["rank_deficient", "converged"]
    assert torch.equal(found.covariance().covariance.isinf().all(-1).all(-1), torch.tensor([True, False]))


def test_the_covariance_of_a_plane_is_infinite_and_the_status_says_so() -> None:
    g = torch.Generator().manual_seed(0)
    plane = torch.cat((torch.rand(300, 2, generator=g, dtype=D), torch.zeros(300, 1, dtype=D)), -1)
    found = pk.icp(plane + torch.tensor([0.0, 0, 0.01], dtype=D), plane, kind="plane")
    assert found.status == "rank_deficient"
    assert found.covariance().covariance.isinf().all()
    assert found.pose.matrix().isfinite().all()
    assert abs(found.pose.position[2] + 0.01) < 1e-6


def test_clouds_without_matches_say_so() -> None:
    target = terrain()
    far = pk.icp(target + 100, target, max_distance=1.0)
    assert far.status == "too_few_matches"
    assert far.pose.allclose(Pose.identity(dtype=D))
    assert far.fitness == 0
    assert not far.inliers.any()


@pytest.mark.parametrize("kind", KINDS)
def test_empty_clouds_and_batches_say_so(kind: Any) -> None:
    cloud, none = terrain(count=40), terrain(count=40)[:0]
    for source, target in ((cloud, none), (none, cloud), (none, none)):
        for options in ({}, {"voxels": [0.5, 0.0]}):
            found = pk.icp(source, target, kind=kind, **options)
            assert found.status == "too_few_matches"
            assert found.pose.allclose(Pose.identity(dtype=D))
            assert found.inliers.shape == source.shape[:1]
    assert list(pk.icp([cloud, cloud], [cloud, none], kind=kind).status) == ["converged", "too_few_matches"]
    nothing = pk.icp(terrain(0, count=40), terrain(0, count=30), kind=kind)
    assert nothing.inliers.shape == (0, 40)


def test_the_representation_is_one_line_of_numbers() -> None:
    target = terrain(2, count=100)
    assert repr(pk.icp(target, target)).startswith("Registration(shape=(2,), 2 converged, fitness=1 to 1, rmse=0 to 0")


@pytest.mark.parametrize(
    ("change", "error", "match"),
    [
        ({"source": torch.zeros(5, 4)}, pk.ShapeError, r"icp: source must have shape \(..., n, 3\), got \(5, 4\)$"),
        ({"target": torch.zeros(5)}, pk.ShapeError, r"icp: target must have shape \(..., n, 3\), got \(5,\)"),
        ({"kind": "line"}, pk.OptionError, 'icp: kind must be one of "point", "plane", "generalized", got \'line\''),
        ({"max_distance": -1}, pk.OptionError, "icp: max_distance must be positive, got -1"),
        ({"voxels": "big"}, pk.ArgumentError, "icp: voxels must be a number or a list of them, got 'big'"),
        ({"voxels": -1.0}, pk.OptionError, "icp: voxels must be positive, or 0 for all points, got -1.0"),
        ({"voxels": []}, pk.OptionError, "icp: voxels must not be empty; pass 0 for all points"),
        (
            {"voxels": 0.1, "target_normals": torch.zeros(900, 3)},
            pk.OptionError,
            "icp: normals are estimated for each of the voxels, and cannot be passed with them",
        ),
        (
            {"target_normals": torch.zeros(5, 3)},
            pk.ShapeError,
            "icp: target_normals must be as many as the points, got 5 and 900",
        ),
        ({"initial": 3}, pk.ArgumentError, "icp: initial must be a Pose, got int"),
        ({"initial": Pose.identity(4)}, pk.ShapeError, r"icp: initial has shape \(4,\), which does not broadcast"),
        ({"max_iterations": 0}, pk.OptionError, "icp: max_iterations must be at least 1, got 0"),
        ({"max_iterations": 1.5}, pk.ArgumentError, "icp: max_iterations must be an integer, got float"),
        ({"tolerance": 0}, pk.OptionError, "icp: tolerance must be positive, got 0"),
        ({"tolerance": "low"}, pk.ArgumentError, "icp: tolerance must be a number, got str"),
        ({"progress": 1}, pk.OptionError, "icp: progress must be True or False, got 1"),
        ({"callback": 3}, pk.ArgumentError, "icp: callback must be a function, got int"),
    ],
)
def test_wrong_arguments_are_refused(change: dict[str, Any], error: type[Exception], match: str) -> None:
    with pytest.raises(error, match=match):
        pk.icp(**{"source": terrain(), "target": terrain(), **change})


def test_normals_are_those_of_the_surface() -> None:
    points = terrain(2, count=4000)
    x, y = points[..., 0], points[..., 1]
    slope_x = 0.8 * (2 * x).cos() * (1.5 * y).cos() + 0.2 * (x + 2 * y).cos()
    slope_y = -0.6 * (2 * x).sin() * (1.5 * y).sin() + 0.4 * (x + 2 * y).cos()
    true = torch.nn.functional.normalize(torch.stack((-slope_x, -slope_y, torch.ones_like(x)), -1), dim=-1)
    found = normals(points, viewpoint=[0.0, 0, 50])
    assert (found * true).sum(-1).quantile(0.02) > 0.995
    torch.testing.assert_close(found.norm(dim=-1), torch.ones(2, 4000, dtype=D))
    assert normals(points[0, :2]).isnan().all()


def test_normals_are_the_eigenvectors_of_covariances() -> None:
    points = terrain(count=60)
    nearest = torch.cdist(points, points).topk(8, largest=False).indices
    near = points[nearest]
    offsets = near - near.mean(1, keepdim=True)
    vectors = torch.linalg.eigh(offsets.mT @ offsets).eigenvectors[..., 0]
    cosine = (normals(points, neighbours=8) * vectors).sum(-1).abs()
    torch.testing.assert_close(cosine, torch.ones(60, dtype=D))


def test_voxels_hold_the_means_of_their_points() -> None:
    points = terrain(2, count=400)
    points[1, 100:] = math.nan
    found = downsample(points, 0.5)
    for k in range(2):
        rows = points[k][points[k].isfinite().all(-1)]
        cells: dict[tuple[float, ...], list[Tensor]] = {}
        for row in rows:
            cells.setdefault(tuple((row / 0.5).floor().tolist()), []).append(row)
        expected = torch.stack([torch.stack(cells[key]).mean(0) for key in sorted(cells)])
        mine = found[k][found[k].isfinite().all(-1)]
        torch.testing.assert_close(mine, expected)
    assert downsample(points[:, :0], 0.5).shape == (2, 0, 3)


@pytest.mark.parametrize(
    ("call", "error", "match"),
    [
        (lambda: downsample(terrain(), 0.0), pk.OptionError, "downsample: size must be positive and finite, got 0.0"),
        (lambda: downsample(terrain(), "x"), pk.ArgumentError, "downsample: size must be a number, got str"),
        (
            lambda: normals(terrain(), neighbours=2),
            pk.OptionError,
            "normals: neighbours must be at least 3 and at most 64, got 2",
        ),
        (
            lambda: normals(terrain(), neighbours=2.5),
            pk.ArgumentError,
            "normals: neighbours must be an integer, got float",
        ),
    ],
)
def test_wrong_sizes_are_refused(call: Any, error: type[Exception], match: str) -> None:
    with pytest.raises(error, match=match):
        call()


def test_normals_refuse_transforms_of_torch_func() -> None:
    points = torch.rand(20, 3, generator=torch.Generator().manual_seed(0), dtype=torch.float64)
    match = "^normals: the transforms of torch.func are not supported"
    for transform in (torch.func.grad, torch.func.jacfwd, torch.func.functionalize):
        with pytest.raises(pk.errors.ArgumentError, match=match):
            transform(lambda x: normals(x).sum())(points)


@pytest.mark.parametrize("as_list", [False, True])
def test_transforms_of_torch_func_are_refused(as_list: bool) -> None:
    target = torch.rand(20, 3, generator=torch.Generator().manual_seed(0), dtype=torch.float64)

    def total(x: torch.Tensor) -> torch.Tensor:
        return pk.icp([x] if as_list else x, [target] if as_list else target, progress=False).pose.position.sum()

    match = "^icp: the transforms of torch.func are not supported; differentiate with torch.autograd.grad$"
    for transform in (torch.func.grad, torch.func.jacrev, torch.func.jacfwd, torch.func.hessian):
        with pytest.raises(pk.errors.ArgumentError, match=match):
            transform(total)(target + 0.01)
