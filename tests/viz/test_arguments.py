"""What cannot be drawn is refused by typed errors, before anything is drawn or any server starts."""

from __future__ import annotations

import pathlib
import re
import sys
from typing import Any

import matplotlib
import matplotlib.pyplot as plt
import pytest
import torch

import posekit as pk
from posekit.kinematics import Avoidance, Planes, Robot, Spheres

matplotlib.use("Agg")
ARM = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
CAMERA = pk.Camera([400, 400, 319.5, 239.5], (640, 480))
POSES = pk.Pose.identity(2)
THREE = pk.Robot.from_dh(a=[0.5, 0.4, 0.3], alpha=[0, 0, 0], d=[0, 0, 0])
AVOID = Avoidance({"tool": [[0, 0, 0]]}, 0.05, [Planes([0, 0, 1, 1]), Spheres([0, 0, 2.0], 0.25)])
PLAN = THREE.plan([0, 0, 0], [0.5, 0, 0], avoid=AVOID, waypoints=5)
BAD: list[tuple[tuple[Any, ...], dict[str, Any], type[Exception], str]] = [
    ((), {}, pk.ArgumentError, "needs a value to draw: a Pose, a Rotation"),
    (("pose",), {}, pk.ArgumentError, "cannot draw a str; it draws a Pose"),
    (((POSES, CAMERA),), {}, pk.ArgumentError, "a tuple (Pose, Camera); the camera comes first, `(camera, pose)`"),
    ((POSES,), {"ground": "z"}, pk.ArgumentError, "ground must be True, False or the height of the grid, got 'z'"),
    ((POSES,), {"ground": float("nan")}, pk.ArgumentError, "ground must be True, False or the height of the grid"),
    (((ARM,),), {}, pk.ArgumentError, "a robot is drawn as (robot, q) or (robot, q, world_T_base)"),
    (((CAMERA, pk.Pose.identity(3)), (CAMERA[None].expand(2), pk.Pose.identity(3))), {}, pk.ShapeError, "camera (2,)"),
    ((torch.zeros(3, 2),), {}, pk.ShapeError, "points must be real numbers of shape (..., 3), got (3, 2)"),
    ((torch.zeros(3, dtype=torch.complex64),), {}, pk.ShapeError, "points must be real numbers of shape (..., 3)"),
    ((pk.Pose.identity(2, device="meta"),), {}, pk.ArgumentError, "a value is on the meta device"),
    ((torch.zeros(3, device="meta"),), {}, pk.ArgumentError, "a value is on the meta device"),
    ((POSES, POSES), {"names": ["a"]}, pk.ShapeError, "names must have one entry for each of the 2 values, got 1"),
    ((POSES, POSES), {"names": "a"}, pk.ShapeError, "names must have one entry for each of the 2 values, got 1"),
    ((POSES,), {"names": ["a", "b", "c"]}, pk.ShapeError, "one entry for each of the 2 elements, got 3"),
    ((POSES,), {"names": [["a", 1]]}, pk.ArgumentError, "names must be strings, got ['a', 1]"),
    (((ARM, [0, 0]),), {"names": ["a", "b"]}, pk.ArgumentError, "a robot takes one name, got 2"),
    ((POSES,), {"names": 5}, pk.ArgumentError, "names must be a string or a sequence, got int"),
    ((POSES,), {"scale": 0}, pk.OptionError, "scale must be positive, got 0"),
    ((POSES,), {"scale": float("nan")}, pk.OptionError, "scale must be positive, got nan"),
    ((POSES,), {"scale": "2"}, pk.ArgumentError, "scale must be a number, got str"),
    ((POSES,), {"scale": True}, pk.ArgumentError, "scale must be a number, got bool"),
    (
        (THREE, torch.zeros(3)),
        {},
        pk.ShapeError,
        "a robot in a configuration is the tuple (robot, q); a point next to it",
    ),
    (
        (THREE, [0, 0.5, 0]),
        {},
        pk.ShapeError,
        "numbers of shape (3,): a robot in a configuration is the tuple (robot, q)",
    ),
    (
        (ARM, torch.zeros(8)),
        {},
        pk.ShapeError,
        "numbers of shape (8,): a robot in a configuration is the tuple (robot, q)",
    ),
    ((ARM, torch.zeros(5, 2)), {}, pk.ShapeError, "shape (5, 2): a robot in a configuration is the tuple (robot, q)"),
    ((THREE, PLAN), {}, pk.ArgumentError, "a robot and its plan are one value: write the tuple (robot, plan)"),
    ((AVOID,), {}, pk.ArgumentError, "cannot draw a Avoidance; draw its obstacles, `*avoid.obstacles`"),
    ((AVOID.obstacles,), {}, pk.ArgumentError, "pass its values one by one, `*values`"),
    ((POSES,), {"trail": 1}, pk.OptionError, "trail must be True or False, got 1"),
]


@pytest.mark.parametrize(("values", "options", "kind", "message"), BAD, ids=lambda x: str(x)[:30])
def test_bad_arguments_are_refused(
    values: tuple[Any, ...], options: dict[str, Any], kind: type[Exception], message: str, tmp_path: pathlib.Path
) -> None:
    plt.close("all")  # figures of other tests
    for name, call in (
        ("plot", pk.viz.plot),
        ("show", pk.viz.show),
        ("save_html", lambda *x, **y: pk.viz.save_html(tmp_path / "page.html", *x, **y)),
    ):
        with pytest.raises(kind, match=rf"^posekit\.viz\.{name}.*{re.escape(message)}"):
            call(*values, **options)
    assert plt.get_fignums() == []
    assert list(tmp_path.iterdir()) == []


def test_flat_axes_are_refused() -> None:
    message = r"plot: ax must be 3D axes, as of plt\.figure\(\)\.add_subplot\(projection=\"3d\"\), got Axes"
    with pytest.raises(pk.ArgumentError, match=message):
        pk.viz.plot(POSES, ax=plt.subplots()[1])
    plt.close("all")


def test_a_server_and_a_path_are_checked() -> None:
    with pytest.raises(pk.ArgumentError, match=r"show: server must be a viser\.ViserServer, got str"):
        pk.viz.show(POSES, server="localhost")
    with pytest.raises(pk.ArgumentError, match=r"save_html: path must be the path of a file, got Pose"):
        pk.viz.save_html(POSES)


@pytest.mark.parametrize(
    ("module", "library", "call"),
    [
        ("matplotlib.pyplot", "matplotlib", lambda: pk.viz.plot(POSES)),
        ("viser", "viser", lambda: pk.viz.show(POSES)),
        ("viser", "viser", lambda: pk.viz.save_html("page.html", POSES)),
    ],
    ids=["plot", "show", "save_html"],
)
def test_a_missing_library_is_named(module: str, library: str, call: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(pk.MissingExtraError, match=rf'needs {library}: pip install "posekit\[viz\]"'):
        call()


@pytest.mark.slow
def test_the_libraries_are_imported_on_first_use() -> None:
    from tests.support import processes

    code = """
        import sys
        import posekit as pk
        assert "posekit.viz" not in sys.modules and "viz" in pk.__all__
        print(pk.viz.plot.__name__, [x for x in ("matplotlib", "viser", "rich") if x in sys.modules])
    """
    assert processes.run(code) == "plot []"
