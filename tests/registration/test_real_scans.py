"""Registration of measured ground: the radar scan of the Jacksboro fault (SRTM) that Matplotlib ships."""

from __future__ import annotations

import math
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Pose, Rotation

D = torch.float64
MOVED = Pose([0.05, -0.04, 0.02], Rotation.from_euler("xyz", [0.01, -0.008, 0.015])).to(D)


def scan() -> tuple[Tensor, Tensor]:
    """Two parts of the ground in kilometres, of which one has the black and one the white fields of a chequerboard."""
    cbook = pytest.importorskip("matplotlib.cbook", reason="Matplotlib is not installed")
    with cbook.get_sample_data("jacksboro_fault_dem.npz") as file:
        data = dict(file)
    height = torch.from_numpy(data["elevation"]).to(D)[150:270, 150:270] / 1000
    degree = 111.2  # kilometres
    steps = degree * float(data["dx"]) * math.cos(math.radians(float(data["ymin"]))), degree * float(data["dy"])
    rows, columns = torch.meshgrid(*[torch.arange(120, dtype=D)] * 2, indexing="ij")
    points = torch.stack((columns * steps[0], rows * steps[1], height), -1)
    points = points - points.mean((0, 1))
    is_black = (rows + columns) % 2 == 0
    target, source = points[is_black & (columns < 100)], points[~is_black & (columns >= 20)]
    return MOVED.inverse_apply(source), target


@pytest.mark.slow(but="plane")
@pytest.mark.parametrize("kind", ["plane", "generalized"])
def test_ground_is_registered_as_by_small_gicp(kind: Any) -> None:
    small_gicp = pytest.importorskip("small_gicp", reason="small-gicp is not installed")
    source, target = scan()
    found = pk.icp(source, target, kind=kind, max_distance=0.15)
    other = small_gicp.align(
        target.numpy(),
        source.numpy(),
        registration_type={"plane": "PLANE_ICP", "generalized": "GICP"}[kind],
        downsampling_resolution=1e-4,
        max_correspondence_distance=0.15,
    )
    theirs = Pose.from_matrix(torch.from_numpy(other.T_target_source))
    ours, peer = ([float(x) for x in p.distance(MOVED)] for p in (found.pose, theirs))
    assert found.status == "converged"  # though each point is as far from four others
    assert ours[0] < 0.002  # of points that are 0.07 and 0.09 apart
    assert ours[0] < peer[0]
    assert ours[1] < peer[1]


def test_wrong_matches_of_ground_are_found() -> None:
    source, target = scan()
    g = torch.Generator().manual_seed(0)
    nearest = torch.cdist(MOVED.apply(source), target).min(-1)
    near = torch.nonzero(nearest.values < 0.1).squeeze(-1)
    pick = near[torch.randperm(len(near), generator=g)[:600]]
    matches = torch.stack((pick, nearest.indices[pick]), -1)
    matches[:510, 1] = torch.randint(len(target), (510,), generator=g)
    found = pk.register(source, target, matches, max_distance=0.12)
    assert found.status == "converged"
    assert found.inliers[510:].all()
    assert found.pose.distance(MOVED)[0] < 0.03
