"""Registration of points of the plane: they are refused with the call that registers them, which is right."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import Tensor
from torch.nn.functional import pad

import posekit as pk
from posekit import Pose2, Rotation2

D = torch.float64
REMEDY = r"for the plane pass torch.nn.functional.pad\(points, \(0, 1\)\)"


def outline(count: int) -> Tensor:
    """Points of a closed curve without symmetry."""
    t = torch.linspace(0, 6.2, count, dtype=D)
    return torch.stack((2 * t.cos() + 0.3 * (3 * t).sin(), t.sin() + 0.4 * (2 * t).cos()), -1)


def test_an_outline_with_a_third_coordinate_is_registered() -> None:
    T = Pose2(torch.tensor([0.05, -0.03], dtype=D), Rotation2.from_angle(torch.tensor(0.04, dtype=D)))
    target = outline(400)
    source = T.inverse_apply(target[50:350])
    found = pk.icp(pad(source, (0, 1)), pad(target, (0, 1)), kind="point")
    assert found.status == "converged"
    assert found.pose.planar().allclose(T, atol=1e-9, rtol=0)
    best = pk.kabsch(source, target[50:350])
    assert best.allclose(found.pose.planar(), atol=1e-9, rtol=0)


@pytest.mark.parametrize("options", [{"max_distance": 0.01}, {"max_distance": 0.01, "method": "gnc"}], ids=str)
def test_matches_with_a_third_coordinate_are_registered(options: dict[str, Any]) -> None:
    g = torch.Generator().manual_seed(0)
    T = Pose2.random(5, dtype=D, generator=g)
    source = torch.rand(5, 300, 2, dtype=D, generator=g)
    target = T.apply(source, clouds=True)
    target[:, :180] = T.apply(torch.rand(5, 180, 2, dtype=D, generator=g), clouds=True)
    found = pk.register(pad(source, (0, 1)), pad(target, (0, 1)), **options)
    assert found.converged.all()
    best = pk.kabsch(source, target, found.inliers.double())
    assert found.pose.planar().isclose(best, atol=1e-6, rtol=0).all()
    assert found.pose.planar().isclose(T, atol=3e-3, rtol=0).all()


@pytest.mark.parametrize("name", ["source", "target"])
def test_points_of_two_numbers_are_refused_with_the_remedy(name: str) -> None:
    given = {"source": torch.zeros(5, 3), "target": torch.zeros(5, 3), name: torch.zeros(5, 2)}
    got = rf"{name} must have shape \(..., n, 3\), got \(5, 2\): {REMEDY}"
    with pytest.raises(pk.ShapeError, match=rf'icp: {got} and kind="point", and take pose.planar\(\)'):
        pk.icp(**given)
    with pytest.raises(pk.ShapeError, match=rf"register: {got}, and take pose.planar\(\)"):
        pk.register(**given)


def test_poses_of_the_plane_are_no_start() -> None:
    with pytest.raises(pk.ArgumentError, match=r"icp: initial must be a Pose, got Pose2; pass its `lift\(\)`"):
        pk.icp(torch.zeros(5, 3), torch.zeros(5, 3), Pose2())
