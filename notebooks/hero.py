"""Draws the first picture of the README, on light and on dark: `python notebooks/hero.py`.

It needs the extras `viz` and `robots`: the arm is the UR5e of airo-models. Five scenes, each by `pk.viz.plot`: a pose
graph before and after its optimisation, two scans and wrong matches, uncertainty along a chain, 4096 double pendulums,
and a planned motion of the arm.
"""

from __future__ import annotations

import io
import math
import pathlib
from collections.abc import Callable
from typing import Any

import airo_models
import matplotlib.pyplot as plt
import numpy as np
import torch
from matplotlib.colors import to_rgb
from mpl_toolkits.mplot3d.art3d import Line3DCollection, Poly3DCollection
from PIL import Image, ImageChops

import posekit as pk
from posekit.kinematics import Avoidance, Boxes, Inertias, Joint, Planes, Robot

FOLDER = pathlib.Path(__file__).parent / "pictures"
D = torch.float64
BACKGROUNDS = {"light": "#ffffff", "dark": "#0d1117"}  # those of GitHub
INKS = {"light": "#24292f", "dark": "#c9d1d9"}
GREYS = {"light": "#6e7781", "dark": "#8b949e"}
LINES = {"light": "#d0d7de", "dark": "#30363d"}  # of level grids
BLUE, ORANGE, GREEN, RED = "#56b4e9", "#e69f00", "#009e73", "#d55e00"
DOTS, WIDTH, HEIGHT, CAPTION = 150, 9.0, 4.7, 0.4  # per inch; inches


def faded(lines: Line3DCollection, colour: str, background: str, width: float) -> None:
    """Colour lines, the paler the farther they are from the viewer."""
    axes = lines.axes
    a, e = math.radians(axes.azim), math.radians(axes.elev)
    viewer = np.array([math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)])
    depth = np.asarray(lines._segments3d).mean(1) @ viewer
    share = 0.25 + 0.75 * (depth - depth.min()) / np.ptp(depth)
    shades = share[:, None] * to_rgb(colour) + (1 - share[:, None]) * to_rgb(BACKGROUNDS[background])
    lines.set(array=None, linewidth=width)
    lines.set_color(shades)


def graph(axes: Any, background: str) -> None:
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
    shift = torch.tensor([-1.3, 1.86, 0.0], dtype=D)  # to the right in the picture
    before = pk.kabsch(start.position, place) @ start
    after = pk.Pose(shift) @ pk.kabsch(solved.position, place) @ solved
    for poses, colour in ((before, GREYS[background]), (after, BLUE)):
        pk.viz.plot((poses, torch.linspace(0, 1, len(poses))), ax=axes)
        axes.collections[-1].remove()  # the dot at the start
        faded(axes.collections[-1], colour, background, 1.3)


def scans(axes: Any, background: str) -> None:
    """Two scans of a terrain, and matches of which seven in ten are wrong."""
    generator = torch.Generator().manual_seed(1)
    xy = 4 * torch.rand(4000, 2, generator=generator) - 2
    z = 0.5 * (2 * xy[:, 0]).sin() * (1.5 * xy[:, 1]).cos()
    source = torch.cat((xy, z[:, None]), -1)
    truth = pk.Pose([0.0, 0.0, 1.9], pk.Rotation.from_euler("xyz", [10, -8, 25], degrees=True))
    target = truth.apply(source)
    matched = target.clone()
    wrong = torch.rand(len(source), generator=generator) < 0.7
    matched[wrong] = target[torch.randint(len(source), (int(wrong.sum()),), generator=generator)]
    found = pk.register(source, matched, generator=generator).pose
    assert found.distance(truth)[0] < 0.02
    pk.viz.plot(source, found.apply(source), ax=axes)
    for points, colour in zip(axes.collections, (GREYS[background], ORANGE), strict=True):
        points.set(color=colour, sizes=[5.0])
    chosen = torch.arange(0, len(source), 80)
    lines = torch.stack((source[chosen], matched[chosen]), 1).numpy()
    colours = [RED if bad else GREEN for bad in wrong[chosen].tolist()]
    axes.add_collection3d(Line3DCollection(lines, colors=colours, linewidths=1.2, alpha=0.8), autolim=False)


def chain(axes: Any, background: str) -> None:
    """Odometry along a curve, whose uncertainty grows."""
    sigma = torch.tensor([0.05, 0.03, 0.03, 0.01, 0.01, 0.06])
    step = pk.UncertainPose(pk.Pose([1.0, 0, 0], pk.Rotation.from_euler("z", 16, degrees=True)), torch.diag(sigma**2))
    estimates = [pk.UncertainPose(pk.Pose(), torch.zeros(6, 6))]
    for _ in range(13):
        estimates.append(estimates[-1] @ step)
    pk.viz.plot(pk.stack(estimates), scale=1.0, ax=axes)
    outlines, surface, triads = axes.collections
    outlines.set(color=BLUE, linewidth=1.4)
    surface.set_facecolor((*to_rgb(BLUE), 0.12))
    triads.set_linewidth(3.0)


def pendulums(axes: Any, background: str) -> None:
    """4096 double pendulums after 7 s, which hang from one rod and started a ten-thousandth apart."""
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
    across = torch.linspace(-2.0, 2.0, 4096, dtype=D)
    place[:, 1] = across  # side by side
    shown = torch.arange(40, 4096, 180)
    base = pk.Pose(torch.stack((0 * across, across, 0 * across), -1)[shown])
    pk.viz.plot((robot, q[shown], base), place, scale=1e-3, ax=axes)
    sticks, joints, _, ends = axes.collections
    faded(sticks, GREYS[background], background, 2.0)
    joints.set(color=GREYS[background], sizes=[10.0])
    ends.set(color=ORANGE, sizes=[6.0])
    axes.plot([0, 0], [-2.05, 2.05], [0, 0], color=INKS[background], linewidth=4.0, solid_capstyle="round")


def motion(axes: Any, background: str) -> None:
    """A planned motion of an arm over a wall."""
    generator = torch.Generator().manual_seed(4)
    arm = Robot.from_urdf(airo_models.get_urdf_path("ur5e"))
    along = torch.linspace(0.0, 1.0, 5)[:, None]
    spheres = {
        "upper_arm_link": (along * torch.tensor([-0.425, 0, 0]) + torch.tensor([0, 0, 0.13])).tolist(),
        "forearm_link": (along * torch.tensor([-0.392, 0, 0]) + torch.tensor([0, 0, 0.01])).tolist(),
        "wrist_1_link": [[0.0, 0, 0]],
        "wrist_2_link": [[0.0, 0, 0]],
        "wrist_3_link": [[0.0, 0, 0]],
    }
    wall = Boxes(pk.Pose([0.55, 0.0, 0.22]), half_extents=[0.28, 0.05, 0.22])
    avoid = Avoidance(spheres, radii=0.07, obstacles=[wall, Planes([0, 0, 1.0, 0.0])])
    ignore = [("forearm_link", "wrist_2_link"), ("forearm_link", "wrist_3_link"), ("wrist_1_link", "wrist_3_link")]
    ready = torch.tensor([0.0, -0.9, 1.7, -2.4, -1.57, 0.0])
    start, goal = (ready + torch.tensor([turn, 0, 0, 0, 0, 0]) for turn in (-1.0, 0.95))
    found = arm.plan(start, goal, avoid=avoid, ignore=ignore, generator=generator)
    assert found.converged and found.clearance > 0
    path = found.configurations
    hand = arm.forward(path, "tool0").position
    pk.viz.plot(wall, pk.Trajectory(found.times, pk.Pose(hand)), scale=1e-3, ax=axes)
    faces, edges = axes.collections[:2]
    faces.set_facecolor((*to_rgb(ORANGE), 0.3))
    edges.set(color=ORANGE, linewidth=1.5)
    for line in axes.collections[2:]:
        line.set_color(BLUE)
    for k in (0, len(path) // 2, len(path) - 1):
        pk.viz.plot((arm, path[k]), scale=1e-3, ax=axes, ground=k == len(path) - 1)
    axes.collections[-1].set(color=LINES[background], linewidth=1.0)
    # The mesh of the base has a cable, which hangs through the floor.
    for arm in [x for x in axes.collections if isinstance(x, Poly3DCollection) and len(x._faces) > 1000]:
        above = arm._faces[..., 2].min(-1) > -0.01
        colours = arm._facecolor3d[above]
        arm.set_verts(arm._faces[above])
        arm.set(facecolor=colours, edgecolor=colours)


# By caption, with the share of the width that a scene has.
ROWS: tuple[dict[str, tuple[Callable[[Any, str], None], float]], ...] = (
    {"optimised graphs": (graph, 0.36), "wrong matches": (scans, 0.31), "uncertainty": (chain, 0.33)},
    {"4096 pendulums, one batch": (pendulums, 0.5), "planned motions": (motion, 0.5)},
)


def scene(draw: Callable[[Any, str], None], background: str) -> Image.Image:
    """A scene, cut to what is drawn."""
    figure = plt.figure(figsize=(9, 9), dpi=DOTS, facecolor=BACKGROUNDS[background])
    axes = figure.add_axes((0, 0, 1, 1), projection="3d")
    axes.set_proj_type("ortho")
    axes.view_init(elev=22, azim=35)
    axes.patch.set_alpha(0)
    draw(axes, background)
    for bar in [other for other in figure.axes if other.name != "3d"]:
        bar.remove()
    if axes.get_legend():
        axes.get_legend().remove()
    for text in list(axes.texts):
        text.remove()
    axes.set_axis_off()
    axes.set_position((0, 0, 1, 1))
    data = io.BytesIO()
    figure.savefig(data, dpi=DOTS, facecolor=BACKGROUNDS[background])
    plt.close(figure)
    image = Image.open(data).convert("RGB")
    empty = Image.new("RGB", image.size, BACKGROUNDS[background])
    return image.crop(ImageChops.difference(image, empty).getbbox())


def picture(background: str) -> None:
    torch.manual_seed(0)
    figure = plt.figure(figsize=(WIDTH, HEIGHT), dpi=DOTS, facecolor=BACKGROUNDS[background])
    pasted = []
    height = HEIGHT / len(ROWS)
    for i, row in enumerate(ROWS):
        left, below = 0.0, HEIGHT - (i + 1) * height
        for caption, (draw, share) in row.items():
            width = share * WIDTH
            image = scene(draw, background)
            scale = DOTS * min((width - 0.3) / image.width, (height - CAPTION - 0.2) / image.height)
            image = image.resize((int(scale * image.width), int(scale * image.height)), Image.Resampling.LANCZOS)
            middle = DOTS * (left + width / 2), DOTS * (HEIGHT - below - CAPTION - (height - CAPTION) / 2)
            pasted.append((image, (int(middle[0] - image.width / 2), int(middle[1] - image.height / 2))))
            style = {"ha": "center", "va": "center", "fontsize": 16, "color": INKS[background]}
            figure.text((left + width / 2) / WIDTH, (below + CAPTION / 2 + 0.02) / HEIGHT, caption, **style)
            left += width
    data = io.BytesIO()
    figure.savefig(data, dpi=DOTS, facecolor=BACKGROUNDS[background])
    plt.close(figure)
    whole = Image.open(data).convert("RGB")
    for image, corner in pasted:
        whole.paste(image, corner)
    path = FOLDER / f"overview_{background}.png"
    whole.quantize(256, kmeans=1, dither=Image.Dither.NONE).save(path, optimize=True, dpi=(DOTS, DOTS))


def main() -> None:
    plt.switch_backend("Agg")
    for background in BACKGROUNDS:
        picture(background)


if __name__ == "__main__":
    main()
