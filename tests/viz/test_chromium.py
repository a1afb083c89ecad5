"""A saved page in a browser: headless Chromium with SwiftShader, a renderer in software, and a clock of its own."""

from __future__ import annotations

import pathlib
import re
import shutil
import subprocess

import matplotlib.pyplot as plt
import numpy as np
import pytest
import torch
from matplotlib.colors import to_rgb

import posekit as pk
from tests.support import processes

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
# Without the budget of virtual time the picture is taken before the scene is drawn. Smaller windows than about 500 by
# 400 never give one.
OPTIONS = [
    "--headless",
    "--no-sandbox",
    "--no-first-run",
    "--disable-extensions",
    "--disable-background-networking",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--virtual-time-budget=2000",
    "--enable-logging=stderr",
    "--window-size=640,480",
]


@pytest.mark.skipif(BROWSER is None, reason="needs Chromium, which is no package of Python: apt install chromium")
def test_a_saved_page_is_drawn_without_errors(tmp_path: pathlib.Path) -> None:
    page, picture = tmp_path / "page.html", tmp_path / "picture.png"
    poses = pk.Pose([[0, 0, 0], [1, 0, 0], [0, 1, 0]])
    pk.viz.save_html(page, poses, pk.Trajectory([0, 2, 4], poses), torch.rand(50, 3), names=["three", "path", "cloud"])
    process = subprocess.run(
        [str(BROWSER), *OPTIONS, f"--user-data-dir={tmp_path / 'profile'}", f"--screenshot={picture}", page.as_uri()],
        capture_output=True,
        text=True,
        timeout=processes.LONGEST,
    )
    assert process.returncode == 0, process.stderr
    console = [line for line in process.stderr.splitlines() if "CONSOLE" in line]
    assert any("Embedded data loaded" in line for line in console)
    assert [line for line in console if re.search(r"ERROR:CONSOLE|Uncaught|Error\b", line)] == []
    pixels = plt.imread(picture)[..., :3].reshape(-1, 3)
    for colour in ("#D55E00", "#009E73", "#0072B2"):  # the axes, but for the rounding of linear light to bytes
        assert (np.abs(pixels - to_rgb(colour)).max(-1) < 30 / 255).sum() > 100
    assert (pixels.min(-1) > 0.98).mean() > 0.5  # on a white page
