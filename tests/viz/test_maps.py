"""Distributions in pictures, and maps of rotations."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import matplotlib
import matplotlib.pyplot as plt
import numpy as np
import pytest
import torch
from mpl_toolkits.mplot3d.art3d import Line3DCollection

import posekit as pk

matplotlib.use("Agg")


@pytest.fixture(autouse=True)
def _figures() -> Iterator[None]:
    yield
    plt.close("all")


def points(ax: Any) -> tuple[np.ndarray, np.ndarray]:
    (scatter,) = [x for x in ax.collections if type(x).__name__ == "PathCollection"]
    return np.asarray(scatter.get_offsets()), np.asarray(scatter.get_array())


def test_a_rotation_is_where_its_x_axis_points_in_the_colour_of_the_turn_about_it() -> None:
    angles = torch.tensor([[0.5, -0.3, 1.0], [-2.0, 0.7, -0.4]], dtype=torch.float64)  # yaw, pitch, roll
    at, turn = points(pk.viz.mollweide(pk.Rotation.from_euler("ZYX", angles)))
    np.testing.assert_allclose(at, [[0.5, 0.3], [-2.0, -0.7]], atol=1e-12)
    np.testing.assert_allclose(turn, [1.0, -0.4], atol=1e-12)
    pose = pk.Pose.from_rotation(pk.Rotation.from_euler("ZYX", angles), [1.0, 2.0, 3.0])
    np.testing.assert_array_equal(points(pk.viz.mollweide(pose))[0], at)


def test_a_map_of_a_distribution_has_its_samples_and_leaves_the_generator_alone() -> None:
    noise = pk.distributions.IsotropicGaussian(pk.Rotation.from_euler("Z", 1.0), 0.01)
    ax = plt.figure().add_subplot(projection="mollweide")
    torch.manual_seed(3)
    expected = torch.rand(1)
    torch.manual_seed(3)
    assert pk.viz.mollweide(noise, ax=ax) is ax
    assert torch.rand(1) == expected
    at, _ = points(ax)
    assert len(at) == 5000
    assert np.abs(at.mean(0) - [1.0, 0.0]).max() < 0.001
    assert np.abs(at.std(0) - 0.01).max() < 0.001


def test_values_that_are_not_finite_are_left_out_and_the_title_says_so() -> None:
    ax = pk.viz.mollweide(pk.stack([pk.Rotation.identity(), pk.Rotation([math.nan, 0.0, 0.0, 0.0])]))
    assert (len(points(ax)[0]), ax.get_title()) == (1, "1 not finite")


@pytest.mark.parametrize(
    "distribution",
    [
        pk.distributions.Haar(),
        pk.distributions.VonMises(pk.Rotation2.identity(), 4.0),
        pk.distributions.TangentGaussian(pk.UncertainPose(pk.Pose([5.0, 0, 0]), 0.01 * torch.eye(6))),
        pk.distributions.Product(
            torch.distributions.MultivariateNormal(torch.ones(3), torch.eye(3)), pk.distributions.Haar()
        ),
    ],
)
def test_a_distribution_is_drawn_as_the_axes_of_its_samples(distribution: Any) -> None:
    ax = pk.viz.plot(distribution, names=["noise"])
    lines = [x for x in ax.collections if isinstance(x, Line3DCollection)]
    assert sum([len(x._segments3d) for x in lines]) >= 3 * 200
    texts = [text.get_text() for text in ax.get_legend().get_texts()]
    assert "noise (200 samples)" in texts
    again = [x for x in pk.viz.plot(distribution).collections if isinstance(x, Line3DCollection)]
    np.testing.assert_array_equal(np.asarray(lines[0]._segments3d), np.asarray(again[0]._segments3d))


def test_mistakes_say_what_is_wrong() -> None:
    planar = pk.distributions.VonMises(pk.Rotation2.identity(), 4.0)
    with pytest.raises(pk.ArgumentError, match=r"mollweide: value must be a Rotation, a Pose or .*, got VonMises"):
        pk.viz.mollweide(planar)
    with pytest.raises(pk.ArgumentError, match=r'mollweide: ax must be axes as of .*"mollweide".*, got Axes'):
        pk.viz.mollweide(pk.Rotation.identity(3), ax=plt.figure().add_subplot())
