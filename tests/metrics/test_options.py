"""Association, alignment and projection in `ate` and `rpe`, compared with evo, and tables of results."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest
import torch
from evo import main_ape, main_rpe
from evo.core import metrics as oracle
from evo.core import sync
from evo.core.trajectory import Plane, PoseTrajectory3D
from torch.autograd import gradcheck

import posekit as pk
from posekit import Pose, Rotation, Trajectory
from posekit.metrics import ErrorTable, ate, rpe, table
from tests.support import sampling

D = torch.float64
STATISTICS = ("rmse", "mean", "median", "std", "min", "max")
RELATIONS = {
    "translation": oracle.PoseRelation.translation_part,
    "rotation": oracle.PoseRelation.rotation_angle_rad,
    "full": oracle.PoseRelation.full_transformation,
}


def recorded(n: int, seed: int) -> Trajectory[Pose]:
    """A random walk, as a robot records it."""
    steps = Pose.exp(0.3 * sampling.normal(n, 6, seed=seed))
    return Trajectory(1.7e9 + 0.1 * torch.arange(n, dtype=D), pk.cumulative(steps, 0))


REFERENCE = recorded(60, 1)
NOISE = Pose.exp(0.05 * sampling.normal(60, 6, seed=2))
MOVED = Pose([5.0, -3.0, 2.0], [0.9, 0.1, -0.3, 0.2]).double() @ (REFERENCE.poses @ NOISE)
ESTIMATE = Trajectory(REFERENCE.times, MOVED.replace(position=1.3 * MOVED.position))


def of_evo(trajectory: Trajectory[Pose]) -> PoseTrajectory3D:
    poses = trajectory.poses.normalized()
    return PoseTrajectory3D(poses.position.numpy(), poses.quaternion.numpy(), trajectory.times.numpy())


ALIGNMENTS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "none": ({"align": None}, {}),
    "se3": ({"align": "se3"}, {"align": True}),
    "sim3": ({"align": "sim3"}, {"align": True, "correct_scale": True}),
    "scale": ({"align": "scale"}, {"correct_scale": True}),
    "origin": ({"align": "origin"}, {"align_origin": True}),
    "se3 of 10": ({"align": "se3", "align_first": 10}, {"align": True, "n_to_align": 10}),
    "sim3 of 7": ({"align": "sim3", "align_first": 7}, {"align": True, "correct_scale": True, "n_to_align": 7}),
    "scale of 9": ({"align": "scale", "align_first": 9}, {"correct_scale": True, "n_to_align": 9}),
}
PLANES = {None: None, "xy": Plane.XY, "xz": Plane.XZ, "yz": Plane.YZ}


@pytest.mark.slow(but=3)
@pytest.mark.parametrize("alignment", ALIGNMENTS)
@pytest.mark.parametrize("plane", PLANES)
def test_ate_agrees_with_evo(alignment: str, plane: Any) -> None:
    ours, theirs = ALIGNMENTS[alignment]
    for relation, kind in RELATIONS.items():
        found = ate(ESTIMATE, REFERENCE, relation=relation, project=plane, **ours)
        result = main_ape.ape(of_evo(REFERENCE), of_evo(ESTIMATE), kind, project_to_plane=PLANES[plane], **theirs)
        np.testing.assert_allclose(found.errors, result.np_arrays["error_array"], rtol=1e-9, atol=1e-9)
        for name in STATISTICS:
            assert float(getattr(found, name)) == pytest.approx(result.stats[name], rel=1e-9, abs=1e-9)


@pytest.mark.slow(but=3)
@pytest.mark.parametrize("alignment", ALIGNMENTS)
@pytest.mark.parametrize("plane", PLANES)
def test_rpe_agrees_with_evo(alignment: str, plane: Any) -> None:
    ours, theirs = ALIGNMENTS[alignment]
    cases = [(3, "frames", False), (3, "frames", True), (1.5, "metres", False), (1.5, "metres", True)]
    units = {"frames": oracle.Unit.frames, "metres": oracle.Unit.meters}
    for delta, unit, all_pairs in cases:
        options = {"delta": delta, "unit": unit, "all_pairs": all_pairs, "tolerance": 0.4, "pairs_from": "reference"}
        found = rpe(ESTIMATE, REFERENCE, relation="full", project=plane, **options, **ours)
        result = main_rpe.rpe(
            of_evo(REFERENCE),
            of_evo(ESTIMATE),
            RELATIONS["full"],
            delta=delta,
            delta_unit=units[unit],
            rel_delta_tol=0.4,
            all_pairs=all_pairs,
            pairs_from_reference=True,
            project_to_plane=PLANES[plane],
            **theirs,
        )
        np.testing.assert_allclose(found.errors, result.np_arrays["error_array"], rtol=1e-9, atol=1e-9)


def test_poses_are_paired_by_their_times_as_evo_pairs_them() -> None:
    late = Trajectory(ESTIMATE.times[::3] + 0.5 + 0.004 * torch.rand(20, dtype=D), ESTIMATE.poses[::3])
    pair = sync.associate_trajectories(of_evo(REFERENCE), of_evo(late), max_diff=0.01, offset_2=-0.5)
    result = main_ape.ape(*copy.deepcopy(pair), RELATIONS["translation"], align=True)
    found = ate(late, REFERENCE, max_difference=0.01, offset=0.5)
    np.testing.assert_allclose(found.errors, result.np_arrays["error_array"], rtol=1e-10)
    assert found.estimate is not None and found.reference is not None
    assert torch.equal(found.estimate.times, late.times)
    assert torch.equal(found.reference.times, REFERENCE.times[::3])
    drift = rpe(late, REFERENCE, max_difference=0.01, offset=0.5, delta=2)
    theirs = main_rpe.rpe(*pair, RELATIONS["translation"], delta=2, delta_unit=oracle.Unit.frames)
    np.testing.assert_allclose(drift.errors, theirs.np_arrays["error_array"], rtol=1e-10)


def test_the_result_has_the_poses_that_were_compared() -> None:
    found = ate(ESTIMATE, REFERENCE, align="sim3")
    assert isinstance(found.alignment, Pose) and isinstance(found.estimate, Trajectory)
    moved = found.alignment @ Pose(found.scale * ESTIMATE.poses.position, ESTIMATE.poses.quaternion)
    assert found.estimate.poses.allclose(moved, atol=1e-12)
    distance = (found.estimate.poses.position - found.reference.poses.position).norm(dim=-1)
    torch.testing.assert_close(found.errors, distance)
    flat = ate(ESTIMATE.poses, REFERENCE.poses, project="xz")
    assert isinstance(flat.estimate, Pose) and isinstance(flat.reference, Pose)
    assert bool((flat.estimate.position[:, 1] == 0).all())
    assert torch.equal(flat.reference.position[:, [0, 2]], REFERENCE.poses.position[:, [0, 2]])


def test_batches_are_aligned_and_projected_one_by_one() -> None:
    both = pk.stack([ESTIMATE.poses, REFERENCE.poses @ Pose([1.0, 2.0, 3.0])])
    for options in ({"align": "origin"}, {"align": "scale"}, {"align_first": 8}, {"project": "xy"}):
        whole = ate(both, REFERENCE.poses, **options)
        for k in range(2):
            torch.testing.assert_close(whole.errors[k], ate(both[k], REFERENCE.poses, **options).errors)
        batched = ate(Trajectory(REFERENCE.times, both), REFERENCE, **options)
        assert isinstance(batched.estimate, Trajectory) and batched.estimate.shape == (2,)


@pytest.mark.parametrize(
    "options", [{"align": "origin"}, {"align": "scale"}, {"align_first": 4}, {"project": "xy"}], ids=str
)
def test_errors_are_differentiable(options: dict[str, Any]) -> None:
    position = ESTIMATE.poses.position[:6].clone().requires_grad_()
    quaternion = ESTIMATE.poses.quaternion[:6].clone().requires_grad_()

    def errors(position: Any, quaternion: Any) -> Any:
        return ate(Pose(position, quaternion), REFERENCE.poses[:6], relation="full", **options).errors

    assert gradcheck(errors, (position, quaternion))


def test_poses_on_a_line_determine_no_alignment_of_the_others() -> None:
    line = Pose([[0.0, 0, 0], [1, 0, 0], [2, 0, 0], [2, 1, 1]])
    with pytest.raises(pk.ValidationError, match="ate: the positions are on a line and determine no rotation"):
        ate(line, line, align_first=3)
    assert ate(line, line, align="scale", align_first=3).max == 0
    with pytest.raises(pk.ValidationError, match="rpe: the positions are on a line"):
        rpe(line[:3], line[:3], align="se3", project="xy")


WRONG: dict[str, Any] = {
    "ate: offset shifts times, which are not compared: pass two trajectories": lambda: ate(
        ESTIMATE.poses, REFERENCE, offset=0.1
    ),
    "rpe: offset shifts times, which are not compared: .* and a max_difference": lambda: rpe(
        ESTIMATE, REFERENCE, offset=1.0, max_difference=None
    ),
    "ate: max_difference must be a finite number, got 'x'": lambda: ate(ESTIMATE, REFERENCE, max_difference="x"),
    "ate: 0 pairs of times differ by at most 0.01, of 1.* and 1.*; .* max_difference=None": lambda: ate(
        ESTIMATE, REFERENCE, max_difference=0.01, offset=1e4
    ),
    'ate: project must be one of "xy", "xz", "yz", got .zx': lambda: ate(ESTIMATE, REFERENCE, project="zx"),
    "ate: align_first is for alignments of several poses, got align='origin'": lambda: ate(
        ESTIMATE, REFERENCE, align="origin", align_first=3
    ),
    "rpe: align_first is for alignments of several poses, got align=None": lambda: rpe(
        ESTIMATE, REFERENCE, align_first=3
    ),
    "ate: align_first must be an integer from 1 to 60, got 61": lambda: ate(ESTIMATE, REFERENCE, align_first=61),
    "ate: align_first must be an integer from 1 to 60, got True": lambda: ate(ESTIMATE, REFERENCE, align_first=True),
    "ate: both must have as many poses, got 60 and 59; pass trajectories": lambda: ate(
        ESTIMATE, REFERENCE[:-1], max_difference=None
    ),
    r"table: results must be a dict of results by names, got \[\]": lambda: table([]),
    "table: results must be a dict of results by names": lambda: table({}),
    "table: keys of results must be strings, got 1": lambda: table({1: ate(ESTIMATE, REFERENCE)}),
    r"table: results\['a'\] must be a TrajectoryError, got Tensor": lambda: table({"a": torch.ones(3)}),
    r"table: results\['a'\] must have errors of shape \(m,\), got \(1, 60\)": lambda: table(
        {"a": ate(ESTIMATE.poses[None], REFERENCE.poses)}
    ),
}


@pytest.mark.parametrize("message", WRONG)
def test_wrong_arguments_raise(message: str) -> None:
    with pytest.raises(pk.PosekitError, match=message):
        WRONG[message]()


# Tables


def test_several_results_are_one_table() -> None:
    pytest.importorskip("pyarrow")
    results = {"se3": ate(ESTIMATE, REFERENCE), "a <drift>": rpe(ESTIMATE, REFERENCE, delta=2)}
    made = table(results)
    assert isinstance(made, ErrorTable) and made.names == ("se3", "a <drift>")
    for name in STATISTICS:
        assert made.columns[name].tolist() == [float(getattr(x, name)) for x in results.values()]
    assert made.columns["count"].tolist() == [60, 29]
    head, first, second = repr(made).splitlines()
    assert head.split() == [*STATISTICS, "count"]
    assert first.split() == ["se3", *[f"{float(getattr(results['se3'], x)):.6g}" for x in STATISTICS], "60"]
    assert second.startswith("a <drift>  ") and len(head) == len(first) == len(second)
    assert "<th>a &lt;drift&gt;</th>" in made._repr_html_() and made._repr_html_().count("<td>") == 14
    assert pk.io.to_arrow(made.columns).num_rows == 2
    with pytest.raises(pk.ImmutableError):
        made.names = ()  # type: ignore[misc]


def test_results_with_gradients_are_tabulated_without_a_warning() -> None:
    poses = ESTIMATE.poses.clone().requires_grad_()
    assert table({"x": ate(poses, REFERENCE.poses)}).columns["count"].tolist() == [60]


def test_projection_keeps_the_yaw_of_flat_poses() -> None:
    yaw = torch.linspace(-3, 3, 7, dtype=D)
    flat = Pose.from_rotation(Rotation.from_euler("z", yaw), torch.stack([yaw, yaw.cos(), 0 * yaw], -1))
    assert ate(flat, flat, align=None, project="xy").estimate.allclose(flat, atol=1e-12)
