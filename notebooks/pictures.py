"""Draws the pictures of the README and those with which notebooks open, which needs the extra `viz`.

python notebooks/pictures.py                       # all
python notebooks/pictures.py covers                # those of notebooks, from their outputs
python notebooks/pictures.py overview speed        # some of the others
"""

from __future__ import annotations

import base64
import io
import json
import math
import pathlib
import re
import sys

import matplotlib.pyplot as plt
import torch
from PIL import Image

import posekit as pk
from posekit.kinematics import Robot

ROOT = pathlib.Path(__file__).parents[1]
FOLDER = ROOT / "notebooks" / "pictures"


def overview() -> None:
    """Cameras about a cloud, a robot that reaches along a line, and odometry whose uncertainty grows."""
    torch.manual_seed(0)
    figure = plt.figure(figsize=(13, 4.4))
    cameras, robot, odometry = (figure.add_subplot(1, 3, k + 1, projection="3d") for k in range(3))

    angle = torch.linspace(0, 1.6 * math.pi, 8)
    eyes = torch.stack((2.6 * angle.cos(), 2.6 * angle.sin(), 1 + angle / 4), -1)
    poses = pk.Pose.look_at(eyes, [0, 0, 0.4], up=[0, 0, 1])
    torus = torch.rand(900, 2) * 2 * math.pi
    ring = 1 + 0.35 * torus[:, 1].cos()
    cloud = torch.stack((ring * torus[:, 0].cos(), ring * torus[:, 0].sin(), 0.4 + 0.35 * torus[:, 1].sin()), -1)
    camera = pk.Camera.from_fov(50, (640, 480), degrees=True)
    pk.viz.plot(cloud, (camera, poses), names=["points", "cameras"], scale=0.6, ax=cameras)

    arm = Robot.example("arm", dtype=torch.float64)
    start = torch.tensor([0.3, 0.5, -0.2, -1.6, 0.1, 2.0, 0.8], dtype=torch.float64)
    first = arm.forward(start, "l8")
    goals = pk.Pose(
        first.position + torch.linspace(0, 0.35, 5)[:, None] * torch.tensor([0.0, -1.0, 0.3]), first.rotation
    )
    q = arm.ik(goals, link="l8", initial=start.expand(5, 7)).configuration
    pk.viz.plot((arm, q[[0, 2, 4]]), goals, names=["robot.ik", "targets"], scale=0.12, ax=robot)

    sigma = torch.tensor([0.05, 0.02, 0.02, 0.01, 0.01, 0.05])
    step = pk.UncertainPose(pk.Pose([1.0, 0, 0], pk.Rotation.from_euler("z", 14, degrees=True)), torch.diag(sigma**2))
    estimates = [pk.UncertainPose(pk.Pose(), torch.zeros(6, 6))]
    for _ in range(9):
        estimates.append(estimates[-1] @ step)
    pk.viz.plot(pk.stack(estimates), names="odometry", scale=0.7, ax=odometry)

    for axes, title in zip(
        (cameras, robot, odometry), ("Camera, viz.plot", "Robot.ik", "UncertainPose @"), strict=True
    ):
        axes.get_legend().remove()
        axes.set_axis_off()
        axes.set_title(title, y=0.12, family="monospace")
    figure.subplots_adjust(left=0, right=1, bottom=0, top=1.08, wspace=-0.05)
    figure.savefig(FOLDER / "overview.png", dpi=90, bbox_inches="tight", pad_inches=0.05)


def speed() -> None:
    """The README's table of times over posekit's, as bars."""
    text = (ROOT / "README.md").read_text().split("## Speed")[1].split("`backward` includes")[0]
    header, _, *rows = re.findall(r"^\|.*\|$", text, re.MULTILINE)
    others = [cell.strip() for cell in header.strip("|").split("|")][2:]
    table = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    figure, axes = plt.subplots(figsize=(9, 0.55 * len(table) + 1.2))
    colours = ("#0072b2", "#56b4e9", "#d55e00", "#e69f00", "#cc79a7", "#009e73")
    for k, (other, colour) in enumerate(zip(others, colours, strict=True)):
        found = [(j, float(row[2 + k].rstrip("x"))) for j, row in enumerate(table) if row[2 + k]]
        places, ratios = zip(*found, strict=True)
        widths = [ratio - 1 for ratio in ratios]
        axes.barh([j + (k - 2.5) * 0.13 for j in places], widths, 0.12, left=1, color=colour, label=other)
    axes.axvline(1, color="0.3", linewidth=1)
    axes.set(xscale="log", yticks=range(len(table)), yticklabels=[row[0].replace("`", "") for row in table])
    axes.set_xticks([0.5, 1, 2, 5, 10, 20, 50, 100], ["½", "1", "2", "5", "10", "20", "50", "100"])
    axes.minorticks_off()
    axes.set_xlabel("times as long as posekit")
    axes.set_ylim(len(table) - 0.5, -0.5)  # the first row at the top
    axes.spines[["top", "right"]].set_visible(False)
    # Above the axes: inside, it would cover a bar of one table or another.
    axes.legend(ncols=len(others), frameon=False, loc="lower left", bbox_to_anchor=(0, 1), fontsize="small")
    figure.tight_layout()
    figure.savefig(FOLDER / "speed.png", dpi=100)


# Of each notebook the output with which it opens; of others the first.
COVERS = {"01_tour": 3, "03_pictures": 1, "05_gradients": 5, "06_training": 1, "08_robot_arm": 1}
COVERS |= {"09_inverse_kinematics": 2}
WIDTH = 560  # pixels


def covers() -> None:
    """The pictures with which notebooks open: one of their outputs, small and with few colours."""
    for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
        cells = json.loads(path.read_text())["cells"]
        data = [output.get("data", {}) for cell in cells for output in cell.get("outputs", ())]
        found = ["".join(x["image/png"]) for x in data if "image/png" in x][COVERS.get(path.stem, 0)]
        image = Image.open(io.BytesIO(base64.b64decode(found))).convert("RGB")
        image.thumbnail((WIDTH, WIDTH))
        image.quantize(64).save(FOLDER / f"{path.stem}.png", optimize=True)


def main(names: list[str]) -> None:
    plt.switch_backend("Agg")
    FOLDER.mkdir(exist_ok=True)
    drawn = {"overview": overview, "speed": speed, "covers": covers}
    for name in names or drawn:
        drawn[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
