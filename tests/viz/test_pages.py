"""Pages: what viser's scene holds is compared with numbers that are computed here."""

from __future__ import annotations

import math
import os
import pathlib
import re
import threading
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
import rich
import torch
import viser
from viser import infra

import posekit as pk
from posekit.kinematics import Avoidance, Plan, Robot, Spheres
from tests.support import processes

VERMILION = (0xD5, 0x5E, 0x00)


@pytest.fixture
def shown() -> Iterator[Any]:
    """A `show` whose server stops after the test."""
    servers: list[Any] = []

    def show(*values: Any, **options: Any) -> Any:
        servers.append(pk.viz.show(*values, port=0, **options) if "server" not in options else None)
        return servers[-1] or pk.viz.show(*values, **options)

    yield show
    for server in servers:
        if server is not None:
            server.stop()


def sockets() -> int:
    """The number of open sockets of this process."""
    links = [f"/proc/self/fd/{name}" for name in os.listdir("/proc/self/fd")]
    return sum(os.readlink(link).startswith("socket:") for link in links if os.path.islink(link))


def node(server: Any, name: str) -> Any:
    handle = server.scene.get_handle_by_name(name)
    assert handle is not None, name
    return handle


def sliders(server: Any) -> list[Any]:
    return [x for x in server.gui._gui_input_handle_from_uuid.values() if type(x).__name__ == "GuiSliderHandle"]


def wait_for(condition: Any) -> None:
    end = time.monotonic() + processes.LONGEST
    while not condition() and time.monotonic() < end:
        time.sleep(0.01)
    assert condition()


def test_the_server_does_not_block_and_its_page_is_there(shown: Any, capsys: pytest.CaptureFixture[str]) -> None:
    server = shown(pk.Pose.identity(3), names="three")
    address = f"http://127.0.0.1:{server.get_port()}"
    assert address in capsys.readouterr().out  # printed by viser
    with urllib.request.urlopen(address, timeout=processes.LONGEST) as page:
        assert page.status == 200 and b"<html" in page.read()


def test_axes_are_lines_in_the_colours_of_the_figures(shown: Any) -> None:
    half = math.sqrt(0.5)
    server = shown(pk.Pose([1.0, 2.0, 3.0], [half, 0, 0, half]), names="camera", scale=0.5)
    lines = node(server, "/camera/axes")
    expected = [[[1, 2, 3], [1, 2.5, 3]], [[1, 2, 3], [0.5, 2, 3]], [[1, 2, 3], [1, 2, 3.5]]]
    np.testing.assert_allclose(lines.points, expected, atol=1e-6)
    light = lines.colors[0, 0] / 255  # viser takes linear light
    seen = np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055)
    np.testing.assert_allclose(255 * seen, VERMILION, atol=8)
    assert node(server, "/camera/name").text == "camera"


def test_every_value_is_a_layer_with_a_name(shown: Any) -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    camera = pk.Camera([400, 400, 319.5, 239.5], (640, 480))
    estimate = pk.UncertainPose(pk.Pose([0, 0, 9]), torch.diag(torch.tensor([1.0, 4.0, 9.0, 0, 0, 0])))
    cloud = torch.tensor([[1.0, 2, 3], [float("nan"), 0, 0]])
    trajectory = pk.Trajectory([0.0, 2.0], pk.Pose([[0, 0, 0], [4, 0, 0]]))
    values = [(arm, [0.0, 0.0]), (camera, pk.Pose()), estimate, cloud, trajectory, pk.Rotation.identity(2), cloud]
    server = shown(*values, names=["arm", None, "estimate", None, "path", None, None], scale=1.0)
    np.testing.assert_allclose(node(server, "/arm/links").points[-1, 1], [0.9, 0, 0], atol=1e-6)
    np.testing.assert_allclose(node(server, "/camera/frusta").points[0, 1], [-0.8, -0.6, 1], atol=1e-6)
    surface = node(server, "/estimate/95 percent").vertices
    np.testing.assert_allclose(np.abs(surface - [0, 0, 9]).max(0), 2.7954835 * np.array([1, 2, 3]), rtol=1e-5)
    np.testing.assert_array_equal(node(server, "/points/points").points, [[1, 2, 3]])
    np.testing.assert_array_equal(node(server, "/points 2/points").points, [[1, 2, 3]])
    np.testing.assert_allclose(node(server, "/path/path 0").points[-1, 1], [4, 0, 0])
    assert node(server, "/rotation/axes").points.shape == (6, 2, 3)


def test_frames_follow_the_slider(shown: Any) -> None:
    poses = pk.Pose([[0, 0, 0], [4, 0, 0]], pk.Rotation.from_euler("z", torch.tensor([0.0, 1.0])))
    later = pk.Trajectory([2.0, 6.0], pk.Pose([[0, 5, 0], [0, 9, 0]]))
    server = shown(pk.Trajectory([0.0, 2.0], poses), later, names=["first", "second"])
    first, second = (node(server, f"/{name}/now 0") for name in ("first", "second"))
    np.testing.assert_allclose(first.position, [0, 0, 0])
    (slider,) = sliders(server)
    assert (slider.min, slider.max, slider.value) == (0.0, 6.0, 0.0)
    slider.value = 1.5
    wait_for(lambda: first.position[0] == pytest.approx(3))
    np.testing.assert_allclose(first.wxyz, [math.cos(0.375), 0, 0, math.sin(0.375)], atol=1e-6)
    np.testing.assert_allclose(second.position, [0, 5, 0])
    slider.value = 5.0
    wait_for(lambda: second.position[1] == pytest.approx(8))
    np.testing.assert_allclose(first.position, [4, 0, 0])


def test_layers_of_the_same_name_are_replaced(shown: Any) -> None:
    server = shown(pk.Trajectory([0.0, 2.0], pk.Pose.identity(2)), names="it")
    assert shown(torch.ones(1, 3), names="it", server=server) is server
    assert server.scene.get_handle_by_name("/it/axes") is None
    assert server.scene.get_handle_by_name("/it/now 0") is None
    np.testing.assert_array_equal(node(server, "/it/points").points, [[1, 1, 1]])
    assert not sliders(server)


def test_a_ground_is_replaced_by_the_next(shown: Any) -> None:
    server = shown(torch.tensor([[0.0, 0.0, 0.0], [1.6, 1.6, 0.0]]), ground=True)
    lines = node(server, "/ground").points
    assert (lines[..., 2] == 0).all()
    np.testing.assert_allclose(np.unique(lines[..., 0].round(6)), 0.2 * np.arange(9), atol=1e-6)
    shown(torch.tensor([[10.0, 0, 0]]), server=server, names="there", ground=-1)
    assert (node(server, "/ground").points[..., 2] == -1).all()


def test_the_camera_sees_all_layers(shown: Any) -> None:
    server = shown(torch.zeros(2, 3), names="here")
    first = server.initial_camera.position
    shown(torch.tensor([[10.0, 0, 0]]), names="there", server=server)
    np.testing.assert_allclose(server.initial_camera.look_at, [5, 0, 0])
    assert np.linalg.norm(server.initial_camera.position - [5, 0, 0]) > 10 > np.linalg.norm(first)
    here, there = (node(server, f"/{name}/points").colors for name in ("here", "there"))
    assert not np.array_equal(here, there)


def _fail(*_: Any) -> str:
    raise RuntimeError("in the middle")


def test_saving_leaves_nothing_behind(
    tmp_path: pathlib.Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pk.viz.save_html(tmp_path / "first.html", pk.Pose())  # imports and kernels
    capfd.readouterr()
    threads, ports, quiet = threading.enumerate(), sockets(), rich.get_console().quiet
    pk.viz.save_html(tmp_path / "page.html", pk.Trajectory([0.0, 1.0], pk.Pose.identity(2)), torch.rand(10, 3))
    with monkeypatch.context() as patched:
        patched.setattr(infra.StateSerializer, "as_html", _fail)
        with pytest.raises(RuntimeError, match="in the middle"):
            pk.viz.save_html(tmp_path / "never.html", pk.Pose())
    assert capfd.readouterr() == ("", "")
    assert threading.enumerate() == threads
    assert sockets() == ports
    assert rich.get_console().quiet is quiet
    assert sorted(x.name for x in tmp_path.iterdir()) == ["first.html", "page.html"]


def test_saved_pages_are_one_offline_file(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "page.html"
    pk.viz.save_html(str(path), pk.Pose.identity(2), names="two")
    text = path.read_text()
    assert 100_000 < len(text) < 5_000_000
    assert not re.search(r"<(?:script|link|img|iframe)[^>]*(?:src|href)=[\"']?(?:https?:)?//", text)
    assert "__VISER_EMBED_DATA__" in text


def test_recordings_are_in_real_time_or_take_ten_seconds(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    slept: list[float] = []
    monkeypatch.setattr(infra.StateSerializer, "insert_sleep", lambda _, duration: slept.append(duration))
    keys = pk.Pose([[0, 0, 0], [4, 0, 0]])
    for end, seconds in ((4.0, 4.0), (0.001, 10.0), (3600.0, 10.0)):
        slept.clear()
        pk.viz.save_html(tmp_path / "page.html", pk.Trajectory([0.0, end], keys))
        assert sum(slept) == pytest.approx(seconds)
        assert len(slept) == 30 * seconds + 1


def test_recorded_frames_are_on_the_trajectory(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    moved: list[Any] = []
    monkeypatch.setattr(viser.FrameHandle, "position", property(lambda _: None, lambda _, x: moved.append(x)))
    pk.viz.save_html(tmp_path / "page.html", pk.Trajectory([1.0, 3.0], pk.Pose([[0, 0, 0], [0, 6, 0]])))
    np.testing.assert_allclose(moved[-61:], np.linspace([0, 0, 0], [0, 6, 0], 61), atol=1e-6)


ARM = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])


def plans(*batch: int) -> Plan:
    avoid = Avoidance({"tool": [[0, 0, 0]]}, 0.05, Spheres([0.9, 0.0, 0.0], radii=0.1))
    goal = torch.tensor([1.0, 0.0]).expand(*batch, 2)
    return ARM.plan([-1.0, 0.0], goal, avoid=avoid, generator=torch.Generator().manual_seed(0))


def corners(q: Any) -> Any:
    """The elbow and the tip of the arm, written out."""
    q = np.asarray(q)
    elbow = 0.5 * np.stack((np.cos(q[..., 0]), np.sin(q[..., 0]), 0 * q[..., 0]), -1)
    both = q.sum(-1)
    return np.stack((elbow, elbow + 0.4 * np.stack((np.cos(both), np.sin(both), 0 * both), -1)), -2)


def test_robots_follow_the_slider_along_plans(shown: Any) -> None:
    plan = plans(2, 2)
    server = shown((ARM, plan), (ARM, plan[0, 1]), names=["four", "one"])
    for name in ("four", "one"):
        path = node(server, f"/{name}/path 0").points
        np.testing.assert_allclose(path[-1, 1], corners([1.0, 0.0])[1], atol=1e-5)
    assert server.scene.get_handle_by_name("/one/now 1/links") is None
    (slider,) = sliders(server)
    assert (slider.min, slider.max) == (0.0, pytest.approx(float(plan.times.max())))
    moving = [node(server, f"/four/now {i}/joints") for i in range(4)] + [node(server, "/one/now 0/joints")]
    for handle in moving:
        np.testing.assert_allclose(handle.points[-1], corners([-1.0, 0.0])[1], atol=1e-5)
    slider.value = 0.4 * slider.max
    wait_for(lambda: moving[-1].points[-1, 1] > corners([-1.0, 0.0])[1, 1] + 0.1)
    where = plan[0, 1].at([slider.value])[0]
    np.testing.assert_allclose(moving[-1].points[-1], corners(where)[1], atol=1e-5)
    np.testing.assert_allclose(node(server, "/one/now 0/links").points[-1, 1], corners(where)[1], atol=1e-5)


def test_recorded_robots_are_on_their_plans(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    slept: list[float] = []
    monkeypatch.setattr(infra.StateSerializer, "insert_sleep", lambda _, duration: slept.append(duration))
    moved: list[Any] = []
    plan, assign = plans(), viser.PointCloudHandle.__setattr__

    def record(handle: Any, name: str, value: Any) -> None:
        assign(handle, name, value)
        if name == "points":
            moved.append(value)

    monkeypatch.setattr(viser.PointCloudHandle, "__setattr__", record)
    pk.viz.save_html(tmp_path / "page.html", (ARM, plan))
    assert sum(slept) == pytest.approx(float(plan.times[-1]), abs=1e-5) and len(moved) == len(slept)
    expected = corners(plan.at(torch.linspace(0, float(plan.times[-1]), len(moved))))
    np.testing.assert_allclose(np.stack(moved)[:, -1], expected[:, 1], atol=1e-5)


def test_empty_batches_of_plans_do_not_move(tmp_path: pathlib.Path) -> None:
    pk.viz.save_html(tmp_path / "page.html", (ARM, plans(0)))
    assert (tmp_path / "page.html").stat().st_size > 100_000


def test_a_page_follows_the_iterations_of_a_solver(shown: Any) -> None:
    points = torch.randn(20, 3, generator=torch.Generator().manual_seed(0))
    truth = pk.Pose([0.5, -1.0, 2.0], [1.0, 0.2, 0.1, 0.0])
    server = shown(truth, names="truth", scale=1.0)
    seen = []

    def follow(step: Any) -> None:
        shown(step.value, names="estimate", scale=1.0, server=server)
        seen.append(node(server, "/estimate/axes").points[0, 0])
        np.testing.assert_allclose(seen[-1], step.value.position.numpy(), atol=1e-6)

    pk.least_squares(lambda x: x[..., None] @ points - truth.apply(points), pk.Pose(), callback=follow)
    assert len(seen) > 1
    np.testing.assert_allclose(seen[-1], [0.5, -1.0, 2.0], atol=1e-3)
