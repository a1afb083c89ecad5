"""Errors of trajectories agree with evo, on the same files, and with formulas that are written out."""

from __future__ import annotations

import itertools
import math
import pathlib
from typing import Any

import numpy as np
import pytest
import torch
from evo.core import metrics as oracle
from evo.core import sync
from evo.core.trajectory import PoseTrajectory3D
from evo.core.units import Unit
from evo.tools import file_interface
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Pose, Rotation, Trajectory
from posekit.metrics import TrajectoryError, associate, ate, rpe
from tests.support import sampling

D = torch.float64
STATISTICS = ("rmse", "mean", "median", "std", "min", "max")
RELATIONS = {
    ("translation", False): oracle.PoseRelation.translation_part,
    ("rotation", False): oracle.PoseRelation.rotation_angle_rad,
    ("rotation", True): oracle.PoseRelation.rotation_angle_deg,
    ("full", False): oracle.PoseRelation.full_transformation,
}
each_relation = pytest.mark.parametrize(("relation", "degrees"), RELATIONS)
Files = tuple[pathlib.Path, pathlib.Path]


def walk(n: int, seed: int = 0) -> Trajectory[Pose]:
    """A random walk with times since 1970, as a robot records them."""
    times = 1.7e9 + 0.05 * torch.arange(n, dtype=D) + 0.004 * torch.rand(n, dtype=D, generator=sampling.generator(seed))
    steps = 0.1 * sampling.normal(n, 6, seed=seed + 1) + torch.tensor([0.2, 0, 0, 0, 0, 0.02], dtype=D)
    return Trajectory(times, pk.cumulative(Pose.exp(steps)))


def disturbed(path: Trajectory[Pose], scale: float = 1.0, seed: int = 9) -> Trajectory[Pose]:
    """An estimate of it: noisy, in another frame, with another scale."""
    noise = Pose.exp(0.03 * sampling.normal(len(path), 6, seed=seed))
    moved = Pose.exp(sampling.normal(6, seed=seed + 1)) @ path.poses @ noise
    return Trajectory(path.times, moved.replace(position=scale * moved.position))


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Files:
    folder = tmp_path_factory.mktemp("trajectories")
    reference = walk(101)
    paths = folder / "estimate.txt", folder / "reference.txt"
    pk.io.write_tum(paths[0], disturbed(reference, 0.8))
    pk.io.write_tum(paths[1], reference)
    return paths


def as_evo(path: pathlib.Path) -> PoseTrajectory3D:
    return file_interface.read_tum_trajectory_file(str(path))


def check(found: TrajectoryError, wanted: Any) -> None:
    np.testing.assert_allclose(found.errors, wanted.error, rtol=1e-9, atol=1e-9)
    numbers = wanted.get_all_statistics()
    for name in STATISTICS:
        assert float(getattr(found, name)) == pytest.approx(numbers[name], rel=1e-9, abs=1e-9), name


# ATE


@each_relation
@pytest.mark.parametrize("align", [None, "se3", "sim3"])
def test_ate_agrees_with_evo(files: Files, relation: Any, degrees: bool, align: Any) -> None:
    found = ate(*map(pk.io.read_tum, files), align=align, relation=relation, degrees=degrees)
    estimate, reference = map(as_evo, files)
    rotation, position, scale = np.eye(3), np.zeros(3), 1.0
    if align:
        rotation, position, scale = estimate.align(reference, correct_scale=align == "sim3")
    wanted = oracle.APE(RELATIONS[relation, degrees])
    wanted.process_data((reference, estimate))
    check(found, wanted)
    np.testing.assert_allclose(found.alignment.rotation.matrix(), rotation, atol=1e-9)
    np.testing.assert_allclose(found.alignment.position, position, atol=1e-9)
    assert float(found.scale) == pytest.approx(scale, rel=1e-9)
    assert found.pairs is None


def test_the_alignment_maps_the_scaled_estimate_to_the_reference() -> None:
    reference = walk(20)
    T, scale = Pose.exp(sampling.normal(6, seed=3)), 2.5
    moved = ~T @ reference.poses
    estimate = Trajectory(reference.times, moved.replace(position=moved.position / scale))
    found = ate(estimate, reference, align="sim3", relation="full")
    assert found.max < 1e-12
    assert found.alignment.allclose(T, atol=1e-12)
    assert float(found.scale) == pytest.approx(scale, rel=1e-12)


def test_statistics_are_those_of_numpy() -> None:
    errors = np.array([3.0, 1.0, 7.0, 2.0])
    poses = Pose(torch.tensor(errors)[:, None] * torch.tensor([0, 0.6, -0.8], dtype=D))
    found = ate(poses, Pose.identity(4, dtype=D), align=None)
    np.testing.assert_allclose(found.errors, errors, rtol=1e-15)
    wanted = [np.sqrt(np.mean(errors**2)), errors.mean(), np.median(errors), errors.std(), errors.min(), errors.max()]
    np.testing.assert_allclose([float(getattr(found, name)) for name in STATISTICS], wanted, rtol=1e-15)
    said = "TrajectoryError(rmse=3.96863, mean=3.25, median=2.5, std=2.27761, min=1, max=7, count=4)"
    assert repr(found) == said


def test_a_batch_is_compared_element_by_element() -> None:
    reference = pk.stack([walk(12, seed=k).poses for k in range(3)])
    estimate = pk.stack([disturbed(walk(12, seed=k), 1.5, seed=k).poses for k in range(3)])
    for metric, options in ((ate, {"align": "sim3"}), (rpe, {"align": "sim3", "delta": 2, "all_pairs": True})):
        together = metric(estimate, reference, relation="full", **options)
        assert together.rmse.shape == together.scale.shape == together.alignment.shape == (3,)
        assert repr(together).startswith("TrajectoryError(errors of shape (3, 1")
        for k in range(3):
            alone = metric(estimate[k], reference[k], relation="full", **options)
            torch.testing.assert_close(together.errors[k], alone.errors, rtol=1e-12, atol=1e-12)
            for name in STATISTICS:
                torch.testing.assert_close(getattr(together, name)[k], getattr(alone, name), rtol=1e-12, atol=1e-12)
    one = ate(estimate, reference[0])
    torch.testing.assert_close(one.errors[0], ate(estimate[0], reference[0]).errors)
    assert one.errors.shape == (3, 12)


@pytest.mark.parametrize("dtype", [torch.float32, torch.half, torch.bfloat16])
def test_errors_have_the_dtype_of_the_poses(dtype: torch.dtype) -> None:
    reference = walk(30)
    estimate = disturbed(reference)
    eps = torch.finfo(dtype).eps
    size = float(reference.poses.position.abs().max())
    for relation in ("translation", "rotation", "full"):
        wanted = ate(estimate, reference, relation=relation)
        found = ate(estimate.to(dtype), reference.to(dtype), relation=relation)
        assert found.errors.dtype == found.rmse.dtype == found.median.dtype == found.std.dtype == dtype
        torch.testing.assert_close(found.errors.double(), wanted.errors, rtol=0, atol=20 * eps * size)
        torch.testing.assert_close(found.rmse.double(), wanted.rmse, rtol=0, atol=20 * eps * size)
    assert ate(estimate.to(dtype), reference).errors.dtype == D


def test_squares_of_half_precision_errors_do_not_overflow() -> None:
    far = Pose(torch.tensor([[0.0, 0, 3000], [0, 0, 4000]]).half())
    assert ate(far, Pose.identity(2).half(), align=None).rmse == torch.tensor(math.sqrt(12.5e6)).half()


def test_poses_on_a_line_are_aligned_where_the_rotation_about_it_has_no_effect() -> None:
    line = Pose(torch.arange(5, dtype=D)[:, None] * torch.tensor([1.0, 2, 0], dtype=D))
    moved = Pose.exp(sampling.normal(6, seed=1)) @ line
    assert ate(moved, line).max < 1e-12
    assert ate(moved.replace(position=2 * moved.position), line, align="sim3").max < 1e-12
    for relation in ("rotation", "full"):
        with pytest.raises(pk.ValidationError, match=r"ate: the positions are on a line and determine no rotation"):
            ate(moved, line, relation=relation)


@pytest.mark.slow(but="sim3-rotation-True")
@pytest.mark.parametrize(
    ("align", "relation", "degrees"),
    [(None, "full", False), ("se3", "translation", False), ("sim3", "rotation", True), ("sim3", "full", False)],
)
def test_errors_are_differentiable(align: Any, relation: Any, degrees: bool) -> None:
    reference, estimate = walk(4), disturbed(walk(4), 0.7)

    def statistics(p: Tensor, q: Tensor) -> tuple[Tensor, ...]:
        found = ate(Pose(p, q), reference, align=align, relation=relation, degrees=degrees)
        other = rpe(Pose(p, q), reference, align=align, relation=relation, degrees=degrees)
        return found.errors, found.rmse, found.std, found.median, other.rmse

    inputs = [x.clone().requires_grad_() for x in (estimate.poses.position, estimate.poses.quaternion)]
    assert gradcheck(statistics, inputs, fast_mode=True)
    assert gradgradcheck(statistics, inputs, fast_mode=True)


SIX = walk(6).poses


def rmse(p: Tensor, q: Tensor) -> Tensor:
    return ate(Pose(p, q), SIX, align="sim3", relation="full").rmse + rpe(Pose(p, q), SIX, delta=2).max


@pytest.mark.slow
def test_errors_compile_and_map() -> None:
    estimates = pk.stack([disturbed(walk(6), 0.7, seed=k).poses for k in range(2)])
    tensors = estimates.position, estimates.quaternion
    wanted = torch.stack([rmse(*pair) for pair in zip(*tensors, strict=True)])
    torch.testing.assert_close(torch.func.vmap(rmse)(*tensors), wanted, rtol=1e-12, atol=0)
    one = [x[0] for x in tensors]
    compiled = torch.compile(rmse, fullgraph=True, backend="aot_eager")  # generating C++ for it takes 15 s
    torch.testing.assert_close(compiled(*one), wanted[0], rtol=1e-12, atol=0)
    gradient = torch.func.grad(rmse)(*one)
    _, slope = torch.func.jvp(lambda p: rmse(p, one[1]), (one[0],), (torch.ones_like(one[0]),))
    torch.testing.assert_close(slope, gradient.sum(), rtol=1e-10, atol=1e-10)


def test_gradients_of_equal_trajectories_are_zero() -> None:
    reference = walk(5).poses
    p, q = [x.clone().requires_grad_() for x in (reference.position, reference.quaternion)]
    for relation in ("translation", "rotation", "full"):
        found = ate(Pose(p, q), reference, align=None, relation=relation)
        for gradient in torch.autograd.grad(found.rmse + found.mean, (p, q), materialize_grads=True):
            assert gradient.abs().max() == 0


# RPE


@each_relation
@pytest.mark.parametrize("all_pairs", [False, True])
@pytest.mark.parametrize(
    ("unit", "delta"), [("frames", 1), ("frames", 7), ("frames", 50), ("metres", 0.5), ("metres", 3)]
)
def test_rpe_agrees_with_evo(
    files: Files, relation: Any, degrees: bool, all_pairs: bool, unit: Any, delta: float
) -> None:
    found = rpe(
        *map(pk.io.read_tum, files), delta=delta, unit=unit, relation=relation, all_pairs=all_pairs, degrees=degrees
    )
    unit = {"frames": Unit.frames, "metres": Unit.meters}[unit]
    wanted = oracle.RPE(RELATIONS[relation, degrees], delta, unit, all_pairs=all_pairs)
    estimate, reference = map(as_evo, files)
    wanted.process_data((reference, estimate))
    check(found, wanted)
    assert len(found.errors) > 1
    assert found.pairs[:, 1].tolist() == wanted.delta_ids


@pytest.mark.parametrize("source", ["estimate", "reference"])
def test_rpe_with_a_scale_agrees_with_evo(files: Files, source: Any) -> None:
    options: dict[str, Any] = {"delta": 2.0, "all_pairs": True}
    estimate, reference = map(as_evo, files)
    estimate.align(reference, correct_only_scale=True)
    wanted = oracle.RPE(
        oracle.PoseRelation.translation_part,
        delta_unit=Unit.meters,
        rel_delta_tol=0.04,
        pairs_from_reference=source == "reference",
        **options,
    )
    wanted.process_data((reference, estimate))
    found = rpe(*map(pk.io.read_tum, files), unit="metres", align="sim3", tolerance=0.04, pairs_from=source, **options)
    check(found, wanted)
    assert len(found.errors) not in (0, 1, 100)


def loop_over_seconds(times: list[float], delta: float, limit: float, all_pairs: bool) -> list[tuple[int, int]]:
    pairs, i = [], 0
    while i < len(times):
        later = range(i + 1, len(times))
        j = min(later, key=lambda k, at=i: abs(times[k] - times[at] - delta), default=None)
        if j is None or abs(times[j] - times[i] - delta) > limit:
            i += 1
            continue
        pairs.append((i, j))
        i = i + 1 if all_pairs else j
    return pairs


@pytest.mark.parametrize("all_pairs", [False, True])
@pytest.mark.parametrize("delta", [0.02, 0.1, 0.5, 1.0])
def test_rpe_over_seconds_agrees_with_a_loop(all_pairs: bool, delta: float) -> None:
    times = torch.cat([walk(40).times, walk(40).times[-1] + 1.3 + walk(30, seed=5).times - 1.7e9])  # with a gap
    reference = Trajectory(times, walk(70).poses)
    estimate = disturbed(reference)
    pairs = loop_over_seconds(times.tolist(), delta, 0.1 * delta, all_pairs)
    if not pairs:
        assert delta == 0.02
        with pytest.raises(pk.ValidationError, match=r"rpe: no poses are 0\.02 seconds apart"):
            rpe(estimate, reference, delta=delta, unit="seconds", all_pairs=all_pairs)
        return
    found = rpe(estimate, reference, delta=delta, unit="seconds", all_pairs=all_pairs)
    assert found.pairs.tolist() == [list(pair) for pair in pairs]
    P, Q = estimate.poses.matrix(), reference.poses.matrix()
    inverse = torch.linalg.inv
    errors = [inverse(inverse(Q[i]) @ Q[j]) @ (inverse(P[i]) @ P[j]) for i, j in pairs]
    np.testing.assert_allclose(found.errors, [float(e[:3, 3].norm()) for e in errors], atol=1e-11)


def test_pairs_of_equal_marks_are_the_first() -> None:
    """A robot that stands still: many poses have the same path."""
    x = torch.tensor([0.0, 0, 0, 1, 1, 1, 2, 2, 3], dtype=D)
    poses = Pose(torch.stack([x, 0 * x, 0 * x], -1))
    found = rpe(poses, poses, delta=1, unit="metres", all_pairs=True)
    wanted = oracle.RPE(delta=1.0, delta_unit=Unit.meters, all_pairs=True)
    evo = PoseTrajectory3D(poses.position.numpy(), poses.quaternion.numpy(), np.arange(9.0))
    wanted.process_data((evo, evo))
    assert found.pairs[:, 1].tolist() == wanted.delta_ids == [3, 3, 3, 6, 6, 6, 8, 8]


# Association


def check_association(a: Tensor, b: Tensor, limit: float, offset: float, repeat: bool) -> int:
    trajectories = [Trajectory(t, Pose(torch.arange(3.0 * len(t)).reshape(-1, 3).double())) for t in (a, b)]
    evo = [
        PoseTrajectory3D(t.poses.position.numpy(), t.poses.quaternion.numpy(), t.times.numpy()) for t in trajectories
    ]
    wanted = sync.associate_trajectories(*evo, max_diff=limit, offset_2=offset)
    found = associate(*trajectories, max_difference=limit, offset=offset, repeat=repeat)
    for x, y in zip(found, wanted, strict=True):
        assert x.times.tolist() == y.timestamps.tolist()
        assert x.poses.position.tolist() == y.positions_xyz.tolist()
    return len(found[0])


@pytest.mark.parametrize("offset", [0.0, 0.0123, -2.0])
@pytest.mark.parametrize("limit", [0.003, 0.01, 0.04])
def test_association_agrees_with_evo(offset: float, limit: float) -> None:
    for n, m in ((60, 200), (200, 60), (80, 80)):
        rng = sampling.generator(n + m)
        a, b = torch.linspace(0, 5, n, dtype=D), torch.linspace(1, 6, m, dtype=D)
        a, b = [(1.7e9 + x + 0.03 * torch.rand(len(x), dtype=D, generator=rng)).sort().values for x in (a, b)]
        assert check_association(a, b - offset, limit, offset, repeat=limit > 0.01) >= 5
        a, b = [torch.rand(k, dtype=D, generator=rng).sort().values for k in (n, m)]
        assert check_association(a, b - offset, limit, offset, repeat=True) >= 5


def test_a_pose_is_paired_once_with_the_nearest_in_time() -> None:
    a = Trajectory([0.0, 10.0, 20.0, 30.0], Pose.identity(4))
    b = Trajectory([9.5, 9.9, 10.2, 29.0], Pose.identity(4))
    first, second = associate(a, b, max_difference=2)
    assert first.times.tolist() == [10, 30]
    assert second.times.tolist() == [9.9, 29]
    assert associate(a, b, max_difference=2, repeat=True)[0].times.tolist() == [10, 10, 10, 30]


def test_association_keeps_batches_and_gradients() -> None:
    a = Trajectory([0.0, 1, 2], Pose.random(4, 3))
    b = Trajectory([1.0, 2, 3, 4, 5], Pose.random(5).requires_grad_())
    first, second = associate(a, b)
    assert first.poses.shape == (4, 2)
    assert second.requires_grad
    assert torch.equal(first.poses.position, a.poses.position[:, 1:])


# Errors


PATH, POSES = walk(6), Pose.identity(6)
WRONG: dict[str, Any] = {
    "ate: estimate must be a Trajectory of poses or a Pose, got Rotation": lambda: ate(
        Trajectory([0.0, 1], Rotation.identity(2)), POSES
    ),
    "ate: reference must be a Trajectory of poses or a Pose, got Tensor": lambda: ate(POSES, torch.ones(6, 4, 4)),
    r"ate: estimate must have shape \(..., n\) with n >= 1, got \(\)": lambda: ate(Pose(), POSES),
    "ate: both must have as many poses, got 5 and 6; pass trajectories, which are paired by their times": lambda: ate(
        POSES[:5], PATH
    ),
    r"ate: times differ by more than 0.01, and only those of shape \(n,\) are paired: estimate has \(1": lambda: ate(
        Trajectory(PATH.times[None] + 1, POSES[None]), PATH
    ),
    r"rpe: batch shapes do not broadcast: estimate \(2, 6\), reference \(3, 6\)": lambda: rpe(
        Pose.identity(2, 6), Pose.identity(3, 6)
    ),
    'ate: align must be one of "se3", "sim3", "origin", "scale", got .sim2': lambda: ate(PATH, PATH, align="sim2"),
    "ate: relation must be one of": lambda: ate(PATH, PATH, relation="angle"),
    "ate: degrees must be True or False": lambda: ate(PATH, PATH, degrees=1),
    "rpe: unit must be one of": lambda: rpe(PATH, PATH, unit="meters"),
    'rpe: pairs_from must be "estimate" or "reference"': lambda: rpe(PATH, PATH, pairs_from="both"),
    "rpe: delta must be a positive number, got 0": lambda: rpe(PATH, PATH, delta=0),
    "rpe: delta must be a positive number, got nan": lambda: rpe(PATH, PATH, delta=math.nan),
    'rpe: delta must be an integer for unit="frames", got 1.5': lambda: rpe(PATH, PATH, delta=1.5),
    "rpe: tolerance must be a positive number": lambda: rpe(PATH, PATH, tolerance=-1),
    "rpe: no poses are 6 frames apart": lambda: rpe(PATH, PATH, delta=6),
    "rpe: no poses are 1000 metres apart": lambda: rpe(PATH, PATH, delta=1000, unit="metres"),
    'rpe: unit="seconds" needs a Trajectory, got a Pose': lambda: rpe(POSES, POSES, unit="seconds"),
    r'rpe: unit="metres" needs poses of shape \(n,\), got \(2, 6\)': lambda: rpe(
        Pose.identity(2, 6), POSES, unit="metres"
    ),
    r"rpe: the times must have shape \(n,\), got \(2, 3\)": lambda: rpe(
        *[Trajectory([[0.0, 1, 2], [0, 1, 2]], Pose.identity(3))] * 2, unit="seconds"
    ),
    "associate: b must be a Trajectory, got Pose": lambda: associate(PATH, POSES),
    "associate: 0 pairs of times differ by at most 0.01, of .* and 0 to 1; a trajectory needs at least": lambda: (
        associate(PATH, Trajectory([0.0, 1], Pose.identity(2)))
    ),
    "associate: max_difference must be a finite number": lambda: associate(PATH, PATH, max_difference=math.inf),
    "associate: offset must be a finite number": lambda: associate(PATH, PATH, offset="0"),
    "associate: repeat must be True or False": lambda: associate(PATH, PATH, repeat=0),
    r"associate: the times of a must have shape \(n,\), got \(1, 2\)": lambda: associate(
        Trajectory([[0.0, 1]], Pose.identity(2)), PATH
    ),
    "'rmse' cannot be set": lambda: setattr(ate(PATH, PATH), "rmse", 0),
    "ate: estimate and reference: on different devices": lambda: ate(POSES.to("meta"), POSES),
}


@pytest.mark.parametrize("message", WRONG)
def test_errors_name_the_function_and_the_fact(message: str) -> None:
    with pytest.raises(pk.PosekitError, match=message):
        WRONG[message]()


def test_the_loop_of_seconds_finds_pairs_on_both_sides_of_a_gap() -> None:
    assert loop_over_seconds([0.0, 1, 5, 6, 7], 1, 0.1, False) == [(0, 1), (2, 3), (3, 4)]
    assert loop_over_seconds([0.0, 1, 2], 1, 0.1, True) == list(itertools.pairwise(range(3)))


def test_errors_of_values_that_require_a_gradient_are_printed_without_a_warning() -> None:
    found = ate(Pose([[3.0, 0, 0]] * 5).requires_grad_(), Pose.identity(5), align=None)
    assert repr(found) == "TrajectoryError(rmse=3, mean=3, median=3, std=0, min=3, max=3, count=5)"


def test_errors_in_the_plane_are_those_of_complex_numbers() -> None:
    generator = torch.Generator().manual_seed(3)
    reference = pk.Pose2.random(30, dtype=torch.float64, generator=generator)
    moved = pk.Pose2([3.0, -2], pk.Rotation2.from_angle(2.0)).to(torch.float64) @ reference
    estimate = moved.perturb(sigma=0.1, generator=generator)
    x, y = (torch.view_as_complex(T.position.contiguous()) for T in (estimate, reference))
    a, b = x - x.mean(), y - y.mean()
    turn = (a.conj() * b).sum()
    for align, factor in (("se3", turn / turn.abs()), ("sim3", turn / a.abs().square().sum())):
        found = ate(estimate, reference, align=align)
        torch.testing.assert_close(found.errors, (factor * a - b).abs(), rtol=1e-9, atol=1e-12)
        turns = ate(estimate, reference, align=align, relation="rotation").errors
        aligned = pk.Rotation2(torch.view_as_real(factor)) @ estimate.rotation
        torch.testing.assert_close(turns, reference.rotation.distance(aligned), rtol=1e-7, atol=1e-9)
    steps = [T[:-1].between(T[1:]) for T in (estimate, reference)]
    drift = rpe(estimate, reference).errors
    torch.testing.assert_close(drift, steps[1].between(steps[0]).position.norm(dim=-1), rtol=1e-9, atol=1e-12)


def test_trajectories_of_equal_length_are_paired_by_their_times() -> None:
    times = torch.arange(40, dtype=D) / 2
    curve = lambda t: Pose(torch.stack((t.cos(), t.sin(), 0.1 * t * t), -1))  # noqa: E731
    reference = Trajectory(times, curve(times))
    late = Trajectory(times + 0.5, curve(times + 0.5))  # perfect, but begins and ends later
    for metric in (ate, rpe):
        found = metric(late, reference)
        assert len(found.errors) == (39 if metric is ate else 38) and found.errors.max() < 1e-6
        assert metric(late, reference, max_difference=None).errors.max() > 0.1  # in their order
    fast = Trajectory(times / 100 + 0.005, curve(times))
    found = ate(fast, Trajectory(times / 100, curve(times)), max_difference=0.008, align=None)
    assert found.estimate is not None and found.reference is not None  # the nearest, not those in their order
    assert (found.estimate.times - found.reference.times).abs().max() < 1e-9


def test_trajectories_at_other_times_are_refused() -> None:
    poses = pk.Pose([[0.0, 0, 0], [1, 0, 0], [1, 2, 0]])
    first, second = pk.Trajectory([0.0, 1, 2], poses), pk.Trajectory([5.0, 6, 7], poses)
    for metric in (pk.metrics.ate, pk.metrics.rpe):
        with pytest.raises(
            pk.ValidationError,
            match=r"0 pairs of times differ by at most 0\.01, of 0 to 2 and 5 to 7; .* pass max_difference=None to",
        ):
            metric(first, second)
        assert float(metric(first, second, max_difference=0.1, offset=-5.0).rmse) < 1e-6
        assert float(metric(first.poses, second).rmse) < 1e-6
        assert float(metric(first, second, max_difference=None).rmse) < 1e-6


def test_keywords_of_evo_are_answered() -> None:
    poses = pk.Pose.identity(3)
    with pytest.raises(pk.ArgumentError, match=r"ate\(\) got .* 'with_scale': use `align=\"sim3\"`"):
        ate(poses, poses, with_scale=True)
    with pytest.raises(pk.ArgumentError, match=r"rpe\(\) got .* 'delta_unit': use `unit`: \"frames\""):
        rpe(poses, poses, delta_unit="m")
