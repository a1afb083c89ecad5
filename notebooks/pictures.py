"""Draws the README's bars of times, and the pictures with which notebooks open. `hero.py` draws its first picture.

python notebooks/pictures.py         # both
python notebooks/pictures.py covers  # those of notebooks, from their outputs
"""

from __future__ import annotations

import base64
import io
import json
import pathlib
import re
import sys

import matplotlib.pyplot as plt
from PIL import Image, ImageChops, ImageOps

ROOT = pathlib.Path(__file__).parents[1]
FOLDER = ROOT / "notebooks" / "pictures"


SHADES = {"speed": ("#ffffff", "#24292f"), "speed_dark": ("#0d1117", "#c9d1d9")}  # grounds and inks of GitHub


def speed() -> None:
    """The README's table of times over posekit's, as bars, on light and on dark."""
    text = (ROOT / "README.md").read_text().split("## Speed")[1].split("`backward` includes")[0]
    header, _, *rows = re.findall(r"^\|.*\|$", text, re.MULTILINE)
    names, *table = [[cell.strip() for cell in row.strip("|").split("|")] for row in (header, *rows)]
    others, table = names[3:], [[*row[:2], *row[3:]] for row in table]  # without the times on a device
    keys = ("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color")
    for name, (ground, ink) in SHADES.items():
        faces = dict.fromkeys(("figure.facecolor", "axes.facecolor", "savefig.facecolor"), ground)
        with plt.rc_context({**dict.fromkeys(keys, ink), **faces}):
            bars(others, table, ink).savefig(FOLDER / f"{name}.png", dpi=100)


def bars(others: list[str], table: list[list[str]], ink: str) -> plt.Figure:
    """Bars of the ratios in the rows of a table."""
    figure, axes = plt.subplots(figsize=(9, 0.55 * len(table) + 1.2))
    colours = ("#0072b2", "#56b4e9", "#d55e00", "#e69f00", "#cc79a7", "#009e73")
    for k, (other, colour) in enumerate(zip(others, colours, strict=True)):
        found = [(j, float(row[2 + k].rstrip("x"))) for j, row in enumerate(table) if row[2 + k]]
        places, ratios = zip(*found, strict=True)
        widths = [ratio - 1 for ratio in ratios]
        axes.barh([j + (k - 2.5) * 0.13 for j in places], widths, 0.12, left=1, color=colour, label=other)
    axes.axvline(1, color=ink, linewidth=1)
    axes.set(xscale="log", yticks=range(len(table)), yticklabels=[row[0].replace("`", "") for row in table])
    axes.set_xticks([0.5, 1, 2, 5, 10, 20, 50, 100], ["½", "1", "2", "5", "10", "20", "50", "100"])
    axes.minorticks_off()
    axes.set_xlabel("times as long as posekit")
    axes.set_ylim(len(table) - 0.5, -0.5)  # the first row at the top
    axes.spines[["top", "right"]].set_visible(False)
    # Above the axes: inside, it would cover a bar of one table or another.
    axes.legend(ncols=len(others), frameon=False, loc="lower left", bbox_to_anchor=(0, 1), fontsize="small")
    figure.tight_layout()
    return figure


# Of each notebook the output with which it opens; of others the first.
COVERS = {"01_tour": 3, "03_pictures": 1, "05_gradients": 5, "06_training": 1, "08_robot_arm": 1}
COVERS |= {"09_inverse_kinematics": 2, "10_solving": 1, "13_planning": 4, "15_inertial": 1}
WIDTH, HEIGHT, BORDER = 544, 400, 8  # pixels


def covers() -> None:
    """The pictures with which notebooks open: one of their outputs, in one size and with few colours."""
    for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
        cells = json.loads(path.read_text())["cells"]
        data = [output.get("data", {}) for cell in cells for output in cell.get("outputs", ())]
        found = ["".join(x["image/png"]) for x in data if "image/png" in x][COVERS.get(path.stem, 0)]
        image = Image.open(io.BytesIO(base64.b64decode(found))).convert("RGB")
        image = image.crop(ImageChops.difference(image, Image.new("RGB", image.size, "white")).getbbox())
        image = ImageOps.pad(image, (WIDTH, HEIGHT), Image.Resampling.LANCZOS, "white")
        image = ImageOps.expand(image, BORDER, "white")
        image.quantize(128, kmeans=1, dither=Image.Dither.NONE).save(FOLDER / f"{path.stem}.png", optimize=True)


def main(names: list[str]) -> None:
    plt.switch_backend("Agg")
    FOLDER.mkdir(exist_ok=True)
    drawn = {"speed": speed, "covers": covers}
    for name in names or drawn:
        drawn[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
