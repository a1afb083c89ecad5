"""Samples of distributions, and maps of rotations."""

from __future__ import annotations

import math
from typing import Any

import torch

from .. import arguments, distributions
from ..errors import ArgumentError
from ..values import Pose, Rotation
from . import reading

_WHERE = "posekit.viz.mollweide"
_POINTS = 5000
DISTRIBUTIONS: tuple[type[Any], ...] = tuple(getattr(distributions, name) for name in distributions.__all__)


def samples(distribution: Any, count: int) -> Any:
    """Samples of a distribution, the same in every picture. The state of torch's generators stays."""
    with torch.random.fork_rng():
        torch.manual_seed(0)
        return distribution.sample((count,))


def mollweide(value: Any, *, ax: Any = None) -> Any:
    """Draw rotations as points on a map of the sphere, side by side: samples of a distribution, or a batch.

    A point is where the rotated x axis points to: its longitude is the angle about the world's z axis, the latitude
    that above the horizon. The colour is the turn about that axis (Murphy et al. 2021). So each rotation has a place
    and a colour of its own, and a distribution of several modes as many clouds.

    >>> head = pk.distributions.MatrixFisher(torch.diag(torch.tensor([20.0, 10.0, 5.0])))
    >>> ax = pk.viz.mollweide(head)

    Args:
        value: A distribution of `posekit.distributions`, of which 5000 samples are drawn, a `Rotation`, or a `Pose`, of
            which the rotations are drawn.
        ax: Axes of matplotlib with ``projection="mollweide"``. By default these of a new figure.

    Returns:
        The axes.

    Raises:
        MissingExtraError: If matplotlib is not installed.
    """
    drawn = samples(value, _POINTS) if isinstance(value, DISTRIBUTIONS) else value
    rotations = drawn.rotation if isinstance(drawn, Pose) else drawn
    if not isinstance(rotations, Rotation):
        expected = "a Rotation, a Pose or a distribution of them"
        raise ArgumentError(f"{_WHERE}: value must be {expected}, got {type(value).__name__}")
    if ax is not None and getattr(ax, "name", "") != "mollweide":
        remedy = 'plt.figure().add_subplot(projection="mollweide")'
        raise ArgumentError(f"{_WHERE}: ax must be axes as of {remedy}, got {type(ax).__name__}")
    reading.check_readable(_WHERE, rotations.quaternion)
    index, note = reading.choose(_POINTS, rotations.quaternion)
    matrix = rotations.detach().reshape(-1)[index].double().matrix()
    longitude = torch.atan2(matrix[:, 1, 0], matrix[:, 0, 0])
    latitude = matrix[:, 2, 0].clamp(-1, 1).asin()
    turn = torch.atan2(matrix[:, 2, 1], matrix[:, 2, 2])
    if ax is None:
        plt = arguments.import_extra(_WHERE, "matplotlib.pyplot", "viz")
        ax = plt.figure(figsize=(6.4, 3.6), dpi=150, layout="constrained").add_subplot(projection="mollweide")
    coordinates = [reading.array(x) for x in (longitude, latitude, turn)]
    points = ax.scatter(
        *coordinates[:2], c=coordinates[2], s=4, linewidths=0, cmap="twilight", vmin=-math.pi, vmax=math.pi
    )
    ax.grid(color="0.85", linewidth=0.6)
    ax.set_axisbelow(True)
    ax.tick_params(labelsize=7, colors="0.5")
    ax.figure.colorbar(points, ax=ax, shrink=0.8, label="turn about the x axis")
    if note:
        ax.set_title(note, fontsize=8)
    return ax
