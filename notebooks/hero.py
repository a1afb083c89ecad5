"""Draws the first picture of the README, on light and on dark: `python notebooks/hero.py`, which needs the extra `viz`.

Five scenes, each by `pk.viz.plot`: a pose graph before and after its optimisation, two scans and wrong matches,
uncertainty along a chain, 4096 double pendulums, and a planned motion of an arm.
"""

from __future__ import annotations

import io
import math
import pathlib
from collections.abc import Callable
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
import torch
from matplotlib.colors import ListedColormap, to_rgba_array
from mpl_toolkits.mplot3d.art3d import Line3DCollection
from PIL import Image

import posekit as pk
from posekit.kinematics import Avoidance, Boxes, Inertias, Joint, Planes, Robot

FOLDER = pathlib.Path(__file__).parent / "pictures"
D = torch.float64
BACKGROUNDS = {"light": "#ffffff", "dark": "#0d1117"}  # those of GitHub


def graph(axes: Any) -> None:
    """A sphere of 1500 poses, from odometry and as optimised."""
    generator = torch.Generator().manual_seed(0)
    turns, each = 30, 50
    k = torch.arange(turns * each, dtype=D)
    around, height = 2 * math.pi * k / each, math.pi * (k + 0.5) / len(k)
    place = torch.stack((around.cos() * height.sin(), around.sin() * height.sin(), height.cos()), -1)
    ahead = place.roll(-1, 0) - place
    ahead[-1] = ahead[-2]
    truth = pk.Pose.look_at(place, place + ahead, up=[0, 0, 1])
    steps = torch.stack((k[:-1], k[1:]), -1).long()
    pairs = torch.cat((steps, torch.stack((k[:-each], k[each:]), -1).long()))
    sigma = torch.tensor([0.003, 0.003, 0.003, 0.02, 0.02, 0.02], dtype=D)
    noise = sigma * torch.randn(len(pairs), 6, generator=generator, dtype=D)
    measured = truth[pairs[:, 0]].between(truth[pairs[:, 1]]).retract(noise)
    start = pk.cumulative(pk.cat([truth[:1], measured[: len(steps)]]))
    information = torch.diag(sigma**-2).expand(len(pairs), 6, 6)
    solved = pk.io.PoseGraph(start, pairs, measured, information).optimize(progress=False).graph.poses
    shift = torch.tensor([0.0, 2.6, 0.0], dtype=D)
    before = pk.kabsch(start.position, place) @ start
    after = pk.Pose(shift) @ pk.kabsch(solved.position, place) @ solved
    for poses in (before, after):
        pk.viz.plot((poses, torch.linspace(0, 1, len(poses))), ax=axes)
    for line in axes.collections:
        if isinstance(line, Line3DCollection):
            line.set_linewidth(0.8)


def scans(axes: Any) -> None:
    """Two scans of a terrain, and matches of which seven in ten are wrong."""
    generator = torch.Generator().manual_seed(1)
    xy = 4 * torch.rand(1500, 2, generator=generator) - 2
    z = 0.5 * (2 * xy[:, 0]).sin() * (1.5 * xy[:, 1]).cos()
    source = torch.cat((xy, z[:, None]), -1)
    truth = pk.Pose([0.0, 0.0, 1.6], pk.Rotation.from_euler("xyz", [10, -8, 25], degrees=True))
    target = truth.apply(source)
    matched = target.clone()
    wrong = torch.rand(len(source), generator=generator) < 0.7
    matched[wrong] = target[torch.randint(len(source), (int(wrong.sum()),), generator=generator)]
    found = pk.register(source, matched, generator=generator).pose
    assert found.distance(truth)[0] < 0.02
    pk.viz.plot(source, found.apply(source), ax=axes)
    chosen = torch.arange(0, len(source), 25)
    lines = torch.stack((source[chosen], matched[chosen]), 1).numpy()
    colours = ["#cc3311" if bad else "#009e73" for bad in wrong[chosen].tolist()]
    axes.add_collection3d(Line3DCollection(lines, colors=colours, linewidths=0.7, alpha=0.8), autolim=False)


def chain(axes: Any) -> None:
    """Odometry along a curve, whose uncertainty grows."""
    sigma = torch.tensor([0.05, 0.02, 0.02, 0.01, 0.01, 0.05])
    step = pk.UncertainPose(pk.Pose([1.0, 0, 0], pk.Rotation.from_euler("z", 16, degrees=True)), torch.diag(sigma**2))
    estimates = [pk.UncertainPose(pk.Pose(), torch.zeros(6, 6))]
    for _ in range(11):
        estimates.append(estimates[-1] @ step)
    pk.viz.plot(pk.stack(estimates), scale=0.7, ax=axes)


def pendulums(axes: Any) -> None:
    """4096 double pendulums after 5 s, which started a ten-thousandth apart."""
    generator = torch.Generator().manual_seed(0)
    links = [
        Joint(name="upper", parent="world", child="upper", axis=(0, 1, 0)),
        Joint(name="lower", parent="upper", child="lower", axis=(0, 1, 0), origin=pk.Pose([0, 0, -1.0])),
        Joint(name="end", parent="lower", child="end", kind="fixed", origin=pk.Pose([0, 0, -1.0])),
    ]
    masses = torch.tensor([0.0, 1.0, 1.0, 0.0], dtype=D)
    centres = torch.tensor([[0.0, 0, 0], [0, 0, -1], [0, 0, -1], [0, 0, 0]], dtype=D)
    robot = Robot.from_joints(links, dtype=D).replace(inertias=Inertias(masses, centres, torch.zeros(4, 3, 3, dtype=D)))
    q = torch.tensor([2.0, 2.5], dtype=D) + 1e-4 * torch.randn(4096, 2, generator=generator, dtype=D)
    v = torch.zeros_like(q)
    for _ in range(1400):
        q, v = robot.integrate(q, v, torch.zeros(2, dtype=D), 5e-3, method="rk4")
    place = robot.forward(q, "end").position
    place[:, 1] = torch.linspace(-0.6, 0.6, 4096, dtype=D)  # side by side
    base = pk.Pose(torch.stack((torch.zeros(12), torch.linspace(-0.6, 0.6, 12), torch.zeros(12)), -1).to(D))
    pk.viz.plot((robot, q[:: 4096 // 11], base), place, scale=1e-3, ax=axes)
    axes.collections[0].set_linewidth(1.2)


def motion(axes: Any) -> None:
    """A planned motion of an arm around a shelf."""
    generator = torch.Generator().manual_seed(4)
    arm = Robot.example("arm")
    centres = {f"l{i}": [[0.0, 0.0, 0.0], [0.0, 0.0, -0.08]] for i in range(3, 9)}
    poses = pk.Pose([[0.5, 0, 0.35], [0.3, 0.5, 0.6], [0.3, -0.5, 0.6]])
    halves = [[0.05, 0.3, 0.15], [0.15, 0.05, 0.15], [0.15, 0.05, 0.15]]
    shelf = Boxes(poses, half_extents=halves)
    avoid = Avoidance(centres, radii=0.05, obstacles=[shelf, Planes([0, 0, 1.0, 0.0])])
    ignore = [("l3", "l5"), ("l4", "l6"), ("l5", "l7"), ("l6", "l8"), ("l5", "l8")]
    q = arm.random(2000, generator=generator)
    alone = arm.plan(q, q, avoid=avoid, ignore=ignore, waypoints=3, seeds=1, steps=1)
    free = q[alone.clearance > 0.02]
    hands = arm.forward(free, "l8").position
    start = free[(hands[:, 1] - 2 * hands[:, 0].clamp(max=0)).argmin()]
    goal = free[(hands[:, 1] + 2 * hands[:, 0].clamp(max=0)).argmax()]
    found = arm.plan(start, goal, avoid=avoid, ignore=ignore)
    assert found.converged and found.clearance > 0
    path = found.configurations
    hand = arm.forward(path, "l8")
    pk.viz.plot(shelf, (hand, torch.linspace(0, 1, len(path))), ax=axes)
    shown = torch.linspace(0, len(path) - 1, 5).round().long()
    pk.viz.plot((arm, path[shown]), scale=1e-3, ax=axes, ground=True)


SCENES: dict[str, Callable[[Any], None]] = {
    "PoseGraph.optimize": graph,
    "register": scans,
    "UncertainPose": chain,
    "Robot.integrate": pendulums,
    "Robot.plan": motion,
}


def turned(colours: Any) -> Any:
    """Dark and light greys, each as the other; further colours as they are."""
    rgba = to_rgba_array(colours)
    grey = rgba[:, :3].mean(1)
    is_turned = (np.ptp(rgba[:, :3], axis=1) < 0.1) & (np.abs(grey - 0.6) > 0.15)
    rgba[is_turned, :3] = 1 - rgba[is_turned, :3]
    return rgba


def picture(background: str) -> None:
    torch.manual_seed(0)
    colour, ink = BACKGROUNDS[background], "#24292f" if background == "light" else "#c9d1d9"
    figure = plt.figure(figsize=(13, 2.9), dpi=150, facecolor=colour)
    width = 1 / len(SCENES)
    for k, (title, draw) in enumerate(SCENES.items()):
        place = (
            (k * width - 0.055, -0.12, width + 0.11, 1.3) if k < 4 else (k * width - 0.045, -0.05, width + 0.06, 1.2)
        )
        axes = figure.add_axes(place, projection="3d")
        axes.set_proj_type("ortho")
        axes.view_init(elev=22, azim=35)
        axes.patch.set_alpha(0)
        draw(axes)
        for bar in [other for other in figure.axes if other.name != "3d"]:
            bar.remove()
        if axes.get_legend():
            axes.get_legend().remove()
        axes.set_axis_off()
        axes.set_position(place)
        if background == "dark":
            for artist in axes.collections:
                if artist.get_array() is None:
                    artist.set_color(turned(artist.get_edgecolor()))
                else:
                    artist.set_cmap(ListedColormap(turned(artist.cmap(np.linspace(0, 1, 256)))))
        figure.text((k + 0.5) * width, 0.04, title, ha="center", family="monospace", fontsize=9, color=ink)
    data = io.BytesIO()
    figure.savefig(data, dpi=150, facecolor=colour)
    plt.close(figure)
    Image.open(data).convert("RGB").quantize(128).save(FOLDER / f"overview_{background}.png", optimize=True)


def main() -> None:
    plt.switch_backend("Agg")
    for background in BACKGROUNDS:
        picture(background)


if __name__ == "__main__":
    main()
