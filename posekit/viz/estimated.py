"""Pose graphs, reconstructions and results of solvers."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError
from ..io import Bundle, PoseGraph, Reconstruction
from ..optimisation import Result
from ..values import Camera, Pose
from . import reading
from .layers import Drawing, Trail

_EDGES, _AXES, _POINTS, _FRUSTA = 20_000, 40, 20_000, 400


def graph(where: str, given: PoseGraph) -> Drawing:
    """The edges of a pose graph, coloured by their errors, and few poses as their axes.

    Errors are in standard deviations: the square roots of ``e^T information e``.
    """
    poses, pairs = given.poses.detach(), given.pairs
    lifted = poses if isinstance(poses, Pose) else poses.lift()
    reading.check_readable(where, lifted.quaternion)
    index, note = reading.choose(_EDGES, lifted.position[pairs].flatten(-2))
    error = given.errors().detach()[index]
    square = (error.unsqueeze(-2) @ given.information[index].to(error.dtype) @ error.unsqueeze(-1)).flatten()
    ends = reading.array(lifted.position)[pairs[index].cpu().numpy()]
    points = np.concatenate((ends, np.full_like(ends[:, :1], np.nan)), 1).reshape(-1, 3)
    values = np.repeat(reading.array(square.clamp(min=0).sqrt()), 3)
    origins, axes = reading.frames(lifted if len(lifted) <= _AXES else lifted[:0])
    note = note.replace(" shown", " edges shown")
    trails = [Trail(points=points, values=values, quantity="error")] if len(ends) else []
    return Drawing(kind="pose graph", origins=origins, axes=axes, trails=trails, note=note)


def reconstruction(where: str, given: Bundle | Reconstruction, camera_layer: Any) -> Drawing:
    """The points of a reconstruction and the frusta of its cameras."""
    poses = given.poses.detach()
    chosen = torch.from_numpy(reading.picks(len(poses), _FRUSTA)).to(poses.position.device)
    frusta = [
        camera_layer(where, camera, ~poses[rows], False)[0].corners
        for camera, rows in _cameras(given, chosen)
        if len(rows)
    ]
    index, left_out = reading.choose(_POINTS, given.points)
    notes = [f"{len(chosen):,} of {len(poses):,} cameras"] if len(chosen) < len(poses) else []
    notes += [left_out.replace(" shown", " points shown")] if left_out else []
    return Drawing(
        kind="reconstruction",
        points=reading.array(given.points[index]),
        corners=np.concatenate([np.zeros((0, 5, 3)), *frusta]),
        note=", ".join(notes),
    )


def _cameras(given: Bundle | Reconstruction, chosen: Tensor) -> list[tuple[Camera, Tensor]]:
    """The cameras, and the places of the poses, of those that are chosen, which have one."""
    if isinstance(given, Reconstruction):
        lenses = given.lenses.to(chosen.device)[chosen]
        return [(camera, chosen[lenses == k]) for k, camera in enumerate(given.cameras)]
    # Bundles have no image sizes: an image is as large as what is seen in it.
    half = given.pixels.detach().abs().double()
    focal = given.intrinsics[:, 0].detach().abs().double()
    width, height = (max(1.0, float(x)) for x in (half.amax(0) if len(half) else half.new_ones(2)).cpu())
    centre = torch.tensor([width, height], dtype=torch.float64)
    cameras = []
    for row in chosen.tolist():
        f = float(focal[row].clamp(min=1e-6))
        camera = Camera([f, f, *centre.tolist()], (max(1, round(2 * width)), max(1, round(2 * height))))
        cameras.append((camera, chosen.new_tensor([row])))
    return cameras


def history(where: str, result: Result, ax: Any, names: Any) -> Any:
    """Draw the costs of a search over its iterations into two-dimensional axes, one line for each problem."""
    plt = arguments.import_extra(where, "matplotlib.pyplot", "viz")
    if ax is None:
        ax = plt.figure(figsize=(5.2, 3.4), dpi=150, layout="constrained").add_subplot()
    elif hasattr(ax, "get_zlim"):
        raise ArgumentError(f"{where}: a {type(result).__name__} is drawn into axes of the plane, plt.subplots()[1]")
    costs = reading.array(result.history.detach().flatten(1) if result.shape else result.history[:, None])
    if len(costs) == 0:
        raise ArgumentError(f"{where}: the {type(result).__name__} has no history")
    drawn = costs[:, reading.picks(costs.shape[1], reading.PATHS)]
    label = names if isinstance(names, str) or names is None else names[0]
    lines = ax.plot(drawn, linewidth=1.6, marker="o" if len(drawn) <= 40 else "", markersize=3)
    if label:
        lines[0].set_label(label)
        ax.legend(frameon=False)
    positive = costs[np.isfinite(costs) & (costs > 0)]
    if positive.size and positive.max() > 100 * positive.min():
        least = max(float(positive.min()), float(positive.max()) * 1e-30)
        ax.set_yscale("log")
        ax.set_ylim(bottom=least / 2)
    ax.set_xlabel("iteration")
    ax.set_ylabel("cost")
    ax.xaxis.get_major_locator().set_params(integer=True)
    ax.spines[["top", "right"]].set_visible(False)
    return ax
