"""What notebooks show of values: `_repr_html_`."""

from __future__ import annotations

import base64
import itertools
import math
import re
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
import torch

from posekit import Pose, Rotation, Trajectory, UncertainPose
from tests.support import sampling

# What JupyterLab, VS Code and GitHub keep in notebooks that are not trusted.
ATTRIBUTES = {
    "p": set(),
    "pre": set(),
    "code": set(),
    "table": set(),
    "tbody": set(),
    "tr": set(),
    "th": {"align", "colspan"},
    "td": {"align", "colspan"},
    "img": {"alt", "src"},
}
SVG = "{http://www.w3.org/2000/svg}"
COLOURS = {"#D55E00": "x", "#009E73": "y", "#0072B2": "z"}


class Parsed(HTMLParser):
    """A page: its innermost table as lists of cells, its images and its other text. Raises for what is not allowed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.rows: list[list[str]] = []
        self.widths: list[int] = []
        self.images: list[str] = []
        self.text = ""
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        assert given.keys() <= ATTRIBUTES[tag], (tag, given)
        if tag == "img":
            self.images.append(str(given["src"]))
            return
        self.open.append(tag)
        if tag == "table":  # inside the table that puts the picture beside it
            self.rows, self.widths = [], []
        if tag == "tr":
            self.rows.append([])
            self.widths.append(0)
        if tag in ("td", "th"):
            self.rows[-1].append("")
            self.widths[-1] += int(given.get("colspan") or 1)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1] in ("td", "th"):
            self.rows[-1][-1] += data.replace("\xa0", " ")
        else:
            self.text += data


def parsed(value: Any) -> Parsed:
    return Parsed(value._repr_html_())


def picture(value: Any) -> ElementTree.Element:
    (source,) = parsed(value).images
    prefix, _, data = source.partition(",")
    assert prefix == "data:image/svg+xml;base64"
    root = ElementTree.fromstring(base64.b64decode(data, validate=True))
    assert {node.tag for node in root.iter()} <= {SVG + tag for tag in ("svg", "path", "text")}
    assert not any("style" in node.attrib for node in root.iter())
    return root


def lines(root: ElementTree.Element) -> list[tuple[str, list[float]]]:
    """The colours and ends of the lines, in the order in which they are painted."""
    paths = [node for node in root.iter(f"{SVG}path") if "stroke" in node.attrib]
    return [(node.attrib["stroke"], [float(x) for x in re.findall(r"-?[\d.]+", node.attrib["d"])]) for node in paths]


def axes(root: ElementTree.Element) -> dict[str, tuple[np.ndarray, np.ndarray]]:
    """The start and the end of each axis in a picture of one value, whose lines are cut into pieces."""
    found: dict[str, Any] = {}
    for colour, name in COLOURS.items():
        pieces = np.array([line for c, line in lines(root) if c == colour]).reshape(-1, 2, 2)
        start = next(a for a, _ in pieces if not any(np.abs(a - b).max() < 0.15 for _, b in pieces))
        end = next(b for _, b in pieces if not any(np.abs(b - a).max() < 0.15 for a, _ in pieces))
        found[name] = (start, end)
    return found


def seen(points: np.ndarray) -> np.ndarray:
    """Columns of points as they are seen from 35 degrees beside x and 25 degrees above it: right, down, near."""
    a, e = math.radians(35), math.radians(25)
    near = np.array([math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)])
    right = np.cross([0, 0, 1], near) / math.cos(e)
    return np.stack([right, -np.cross(near, right), near]) @ points


POSE = Pose([1.5, 0.0, -2.0], [0.5**0.5, 0, 0, 0.5**0.5])


def test_one_pose_is_a_table_and_a_picture() -> None:
    page = parsed(POSE)
    assert page.rows == [
        ["position (x, y, z)", "1.5000", "0.0000", "-2.0000", ""],
        ["quaternion (w, x, y, z)", "0.7071", "0.0000", "0.0000", "0.7071"],
        ["angle", "90.0°", ""],
    ]
    assert page.text == "Pose" and len(page.images) == 1 and set(page.widths) == {5}
    assert parsed(POSE.double().requires_grad_()).text == "Pose(dtype=torch.float64, requires_grad=True)"


def test_a_small_batch_has_a_line_for_each_element() -> None:
    page = parsed(Pose([[[1, 2, 3], [4, 5, 6]]], [0, 1, 0, 0]).double())
    assert page.rows == [
        ["", "position (x, y, z)", "quaternion (w, x, y, z)", "angle"],
        ["[0, 0]", "1.", "2.", "3.", "0.", "1.", "0.", "0.", "180.0°"],
        ["[0, 1]", "4.", "5.", "6.", "0.", "1.", "0.", "0.", "180.0°"],
    ]
    assert page.text == "Pose(shape=(1, 2), dtype=torch.float64)" and set(page.widths) == {9}


@pytest.mark.parametrize("shape", [(10**12,), (10**6, 10**6)])
def test_of_large_batches_the_first_elements_are_read(shape: tuple[int, ...]) -> None:
    for value in (POSE, POSE.rotation, UncertainPose(POSE, torch.eye(6))):
        page = parsed(value.expand(*shape))
        assert len(page.rows) == 11 and len(set(page.widths)) == 1
        assert page.text.endswith("999,999,999,990 more; the first 32 are drawn")
        assert len(lines(picture(value.expand(*shape)))) == 3 * 32


def test_uncertain_poses_show_sigmas() -> None:
    estimate = UncertainPose(POSE, torch.tensor([0.01, 0.04, 0.09, 1, 4, 9]).diag(), "world")
    page = parsed(estimate)
    assert page.rows[2] == ["sigma (v, w)", "0.1000", "0.2000", "0.3000", "1.0000", "2.0000", "3.0000"]
    assert page.text == "UncertainPose(frame='world')" and len(set(page.widths)) == 1
    page = parsed(estimate.expand(2))
    assert page.rows[0][1:] == ["position (x, y, z)", "quaternion (w, x, y, z)", "sigma (v, w)", "angle"]
    assert page.rows[2][8:] == ["0.1000", "0.2000", "0.3000", "1.0000", "2.0000", "3.0000", "90.0°"]


def test_trajectories_show_their_keys_and_span() -> None:
    keys = Pose(torch.arange(300.0).reshape(100, 3))
    trajectory = Trajectory(torch.arange(100.0) / 4, keys)
    page = parsed(trajectory)
    assert page.text == "Trajectory(Pose, keys=100, span=[ 0.0000, 24.7500])90 more"
    assert page.rows[0][1:] == ["time", "position (x, y, z)", "quaternion (w, x, y, z)", "angle"]
    assert page.rows[2] == ["[1]", "0.2500", "3.", "4.", "5.", "1.", "0.", "0.", "0.", "0.0°"]
    grey = [line for colour, line in lines(picture(trajectory)) if colour not in COLOURS]
    assert len(grey) == 24  # lines between 25 of the keys, every fourth
    batch = Trajectory(torch.arange(100.0) / 4, keys.expand(3, 100))
    assert parsed(batch).text == "Trajectory(Pose, shape=(3,), keys=100, span=[ 0.0000, 24.7500])"
    assert lines(picture(batch)) == lines(picture(trajectory))
    spans = parsed(Trajectory(torch.tensor([[0.0, 1], [1, 3]]), POSE.expand(2, 2)))
    assert spans.rows == [["", "span"], ["[0]", "0.", "1."], ["[1]", "1.", "3."]]


@pytest.mark.parametrize("seed", range(8))
def test_the_axes_are_a_parallel_projection(seed: int) -> None:
    pose = Pose(*sampling.poses(8))[seed]
    root = picture(pose)
    drawn = np.array([end - start for start, end in axes(root).values()]).T
    expected = seen(pose.rotation.matrix().numpy())[:2]
    scale = (drawn * expected).sum() / (expected**2).sum()  # pixels per axis
    assert scale > 10
    np.testing.assert_allclose(drawn, scale * expected, atol=0.25)
    # The axes of the parent and the line from its origin are grey. An axis is half as long as the extent of the scene.
    grey = np.array([line for colour, line in lines(root) if colour not in COLOURS]).reshape(-1, 2, 2)
    position = seen(pose.position.numpy())
    parent = axes(root)["x"][0] - scale / (0.5 * np.abs(position).max()) * position[:2]
    assert np.abs(grey[:, 0] - parent).max(-1).min() < 0.5


def test_the_axes_of_the_identity_point_to_the_viewer_to_the_right_and_up() -> None:
    x, y, z = (end - start for start, end in axes(picture(Pose.identity())).values())
    assert x[0] < 0 < x[1] and y[0] > 0 and y[1] > 0 and z[0] == pytest.approx(0, abs=0.1) and z[1] < 0


@pytest.mark.parametrize("seed", range(8))
def test_near_lines_cover_far_ones(seed: int) -> None:
    rotation = Pose(*sampling.poses(8))[seed].rotation
    near = dict(zip("xyz", seen(rotation.matrix().numpy())[2], strict=True))
    painted = [COLOURS[colour] for colour, _ in lines(picture(rotation)) if colour in COLOURS]
    # When each piece of an axis is painted, from the origin on: those that point away are painted from the end.
    when = {a: [i for i, name in enumerate(painted) if name == a][:: 1 if near[a] > 0 else -1] for a in "xyz"}
    for first, second in itertools.permutations("xyz", 2):
        if near[first] < near[second]:
            assert all(i < j for i, j in zip(when[first], when[second], strict=True))


def test_colours_contrast_with_light_and_dark_themes() -> None:
    def luminance(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))

    root = picture(POSE)
    used = {colour for colour, _ in lines(root)}
    assert used == {*COLOURS, "#888888"}
    for colour in used:
        assert (luminance("#ffffff") + 0.05) / (luminance(colour) + 0.05) > 3
        assert (luminance(colour) + 0.05) / (luminance("#111111") + 0.05) > 3
    labels = {node.text: COLOURS[node.attrib["fill"]] for node in root.iter(f"{SVG}text")}
    assert labels == {"x": "x", "y": "y", "z": "z"}


def test_everything_is_inside_the_picture() -> None:
    values = [POSE, Pose.identity(), Pose(*sampling.poses(7)), Rotation.identity(20), Pose(1e-9 * torch.eye(3))]
    values += [Pose(1e30 * torch.eye(3)), Pose(torch.zeros(5, 3)), Pose([0.0, 0, 1e9])]
    for value in values:
        root = picture(value)
        width, height = float(root.attrib["width"]), float(root.attrib["height"])
        for _, (x, y, u, v) in lines(root):
            assert all(0 <= place <= width for place in (x, u)) and all(0 <= place <= height for place in (y, v))
        assert 60 < max(width, height) <= 321


def test_rotations_are_drawn_side_by_side() -> None:
    root = picture(Rotation.identity(3))
    starts = sorted({tuple(line[:2]) for colour, line in lines(root) if colour == "#D55E00"})
    assert len(starts) >= 3 and len(list(root.iter(f"{SVG}text"))) == 9


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Pose.identity(0), "Pose(shape=(0,))"),
        (Pose.identity(2, device="meta"), "Pose(shape=(2,), device='meta')"),
        (Pose._unchecked(None, "<b>"), "Pose(position=NoneType, quaternion=str)"),
        (Rotation._unchecked(torch.ones(2, 5)), "Rotation(shape=(2,),"),
        (object.__new__(UncertainPose), "UncertainPose(pose=NoneType, covariance=NoneType, frame=None)"),
    ],
)
def test_what_cannot_be_drawn_is_text(value: Any, text: str) -> None:
    page = parsed(value)
    assert page.text.splitlines()[0] == text and page.images == [] and page.rows == []


@pytest.mark.parametrize("bad", [torch.nan, torch.inf, -torch.inf])
def test_values_that_are_not_finite_or_zero_are_listed_but_not_drawn(bad: float) -> None:
    poses = Pose([[1, 2, 3], [bad, 0, 0], [0, 0, 0], [0, 0, 0]], [[1, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0], [bad] * 4])
    page = parsed(poses)
    assert [row[-1] for row in page.rows[1:]] == ["0.0°", "0.0°", "nan", "nan"] and len(page.images) == 1
    assert parsed(poses[1:]).images == [] and len(parsed(poses[1:]).rows) == 4
