"""The recipes of "Adding" in `posekit/README.md`, followed outside the package with what they name."""

from __future__ import annotations

import math
import pathlib
import sys
import types
from collections.abc import Iterator
from typing import Any

import attrs
import numpy as np
import pytest
import torch

import posekit as pk
from posekit import Pose, algebra, arguments, kinematics
from posekit.algebra import Array, Scalar, sqrt
from posekit.interop import foreign_values
from posekit.io import files, formats, text_files
from posekit.kinematics.joints import KINDS
from posekit.math import losses
from posekit.viz import contents
from tests.interop import literals

DOUBLE = torch.float64


# A file format

LAYOUT = text_files.RowFormat("an XYZ pose", ("x", "y", "z", "qx", "qy", "qz", "qw"), separator=",")


def read_xyz(path: files.PathLike, *, dtype: torch.dtype = DOUBLE, progress: bool = True) -> Pose:
    parts = []
    for block in text_files.open_blocks(path, "read_xyz", progress):
        rows, _ = block.rows(LAYOUT)
        parts.append(text_files.checked_poses(rows, LAYOUT.columns, "xyzw", dtype, block.fail_row))
    return pk.cat(parts)


def write_xyz(path: files.PathLike, poses: Pose, *, progress: bool = True) -> None:
    poses = text_files.exported(poses, "write_xyz", "poses")
    parts = text_files.formatted(poses.position, poses.rotation.xyzw(), separator=",")
    text_files.write_text(files.checked_path(path, "write_xyz"), "write_xyz", parts, len(poses), progress)


def test_a_file_format(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(formats.FORMATS, ".xyz", formats.Format(read_xyz, write_xyz))
    path = tmp_path / "poses.xyz"
    pk.io.write(path, Pose([[1, 2, 3], [4, 5, 6]], [[0, 0, 0, 2], [1, 0, 0, 0]]).to(DOUBLE))
    assert path.read_text() == "1.0,2.0,3.0,0.0,0.0,1.0,0.0\n4.0,5.0,6.0,0.0,0.0,0.0,1.0\n"
    assert pk.io.read(path).quaternion.tolist() == [[0, 0, 0, 1], [1, 0, 0, 0]]
    path.write_text("# a comment\n1,2,3,0,0,1,0\n1,2,3,0,0,0,0\n")
    with pytest.raises(pk.FileFormatError, match=r"poses\.xyz:3: the quaternion is zero"):
        pk.io.read(path)
    path.write_text("1,2,3\n")
    with pytest.raises(pk.FileFormatError, match=r":1: the row has 3 columns; an XYZ pose has 7: x y z qx qy qz qw"):
        pk.io.read(path)


# A joint kind


def _motion(origin: Any, axis: Any, q: Any, pitch: Any) -> Any:
    """A carriage on a rail along the axis, geared."""
    position, quaternion = origin
    return position + pk.algebra.rotate(quaternion, axis) * (pitch * q[0]), quaternion


def _screws(axis: torch.Tensor, pitch: float) -> torch.Tensor:
    return torch.cat((pitch * axis, torch.zeros_like(axis)), -1).unsqueeze(-2)


def test_a_joint_kind() -> None:
    kind = kinematics.JointKind(nq=1, nv=1, motion=_motion, screws=_screws, limits=True)
    kinematics.register_joint_kind("geared", kind)
    try:
        joint = kinematics.Joint(name="rail", parent="base", child="tip", kind="geared", axis=(0, 3, 0), pitch=0.5)
        robot = kinematics.Robot.from_joints([attrs.evolve(joint, lower=-1, upper=2)], dtype=DOUBLE)
        assert robot.forward([1.5], "tip").position.tolist() == [0, 0.75, 0]
        assert robot.jacobian([1.5], "tip").flatten().tolist() == [0, 0.5, 0, 0, 0, 0]
        found = robot.ik(Pose(torch.tensor([0, 0.6, 0], dtype=DOUBLE)), "tip", accuracy=(1e-9, 1e-9))
        assert found.configuration.item() == pytest.approx(1.2, abs=1e-8)
    finally:
        del KINDS["geared"]


# A cost


@pk.op(name="test.recipes.bearing")
def bearing(x: Array[2], beacon: Array[2], distance: Scalar) -> Array[1]:
    """The error of a measured distance from a beacon."""
    dx, dy = x[0] - beacon[0], x[1] - beacon[1]
    return Array((sqrt(dx * dx + dy * dy) - distance,))


BEACONS = torch.tensor([[0.0, 0.0], [4.0, 0.0], [0.0, 3.0]], dtype=DOUBLE)
DISTANCES = torch.tensor([5.0, 13.0, 2.0], dtype=DOUBLE).sqrt()  # of (1, 2)
START = torch.tensor([2.0, 1.0], dtype=DOUBLE)


def test_a_cost_that_is_a_residual() -> None:
    dense = pk.least_squares(bearing, START, BEACONS, DISTANCES)
    torch.testing.assert_close(dense.value, torch.tensor([1.0, 2.0], dtype=DOUBLE), rtol=0, atol=1e-8)
    problem = pk.Problem()
    points = problem.variables(START[None])
    problem.add(bearing, points[[0, 0, 0]], BEACONS, DISTANCES)
    sparse = problem.solve()
    torch.testing.assert_close(sparse[points], dense.value[None], rtol=0, atol=1e-8)


@pk.op(name="test.recipes.level")
def level(hand: algebra.Pose, up: Array[3]) -> Array[2]:
    """How far the z axis of a link is from a direction."""
    x, y, _ = ~hand.rotation @ algebra.Vec3(up)
    return Array((x, y))


def test_a_cost_of_inverse_kinematics() -> None:
    arm = kinematics.Robot.example("arm", dtype=DOUBLE)
    cost = kinematics.Cost(level, links=("l8",), data=[0.0, 0.0, 1.0], priority=1)
    goal = Pose(torch.tensor([0.5, 0.2, 0.6], dtype=DOUBLE))
    found = arm.ik(goal, "l8", weights=[1, 1, 1, 0, 0, 0], costs=[cost])
    assert bool(found.converged)
    up = arm.forward(found.configuration, "l8").rotation.matrix()[2, :2]
    torch.testing.assert_close(up, torch.zeros(2, dtype=DOUBLE), rtol=0, atol=1e-8)


def charbonnier(s: Scalar, c: Scalar) -> tuple[Scalar, Scalar]:
    """2 c^2 (sqrt(1 + s / c^2) - 1) and its derivative 1 / sqrt(1 + s / c^2)."""
    root = sqrt(1 + s / (c * c))
    return 2 * s / (1 + root), 1 / root


def test_a_cost_that_is_a_robust_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(losses.LOSSES, "charbonnier", charbonnier)
    monkeypatch.setattr(losses, "KINDS", tuple(losses.LOSSES))
    wrong = DISTANCES + torch.tensor([0.0, 0.0, 1.0], dtype=DOUBLE)
    loss: Any = "charbonnier"
    found = pk.least_squares(bearing, START, BEACONS, wrong, loss=pk.Loss(loss, 0.5))

    def cost(x: torch.Tensor) -> torch.Tensor:
        r = (x - BEACONS).norm(dim=-1) - wrong
        return (0.5 * ((1 + r * r / 0.25).sqrt() - 1)).sum()

    torch.testing.assert_close(found.cost, cost(found.value), rtol=1e-12, atol=0)
    assert torch.func.grad(cost)(found.value).abs().max() < 1e-7


# A layer of `viz`


@attrs.frozen
class Marker:
    """A thing that `viz` does not know: a printed square and where it is."""

    pose: Pose
    side: float


def _markers(where: str, value: Marker, trail: bool) -> contents.Drawn:
    layer, index = contents._poses(where, value.pose, trail)
    return attrs.evolve(layer, kind="marker"), index


def test_a_layer_of_viz(monkeypatch: pytest.MonkeyPatch) -> None:
    matplotlib = pytest.importorskip("matplotlib", reason="the extra `viz` is not installed")
    matplotlib.use("Agg")
    value = Marker(pk.Pose([1, 2, 3], [1, 0, 0, 0]), 0.2)
    with pytest.raises(pk.ArgumentError, match="cannot draw a Marker"):
        pk.viz.plot(value)
    monkeypatch.setitem(contents.LAYERS, Marker, _markers)
    (layer,) = contents.layers("plot", [value], "middle", False)
    assert (layer.kind, layer.name, layer.origins.tolist()) == ("marker", "middle", [[1, 2, 3]])
    ax = pk.viz.plot(value, names="middle")
    assert "middle" in [text.get_text() for text in ax.texts]
    matplotlib.pyplot.close(ax.figure)


# A backend of `interop`


@attrs.frozen
class Frame:
    """A pose of a library: a translation and a unit quaternion in the order xyzw."""

    translation: Any
    rotation: Any


def from_acme(frame: Any) -> Pose:
    where = "interop.from_acme"
    library = foreign_values.library(f"posekit.{where}", "acme", "it has no package")
    if not isinstance(frame, library.Frame):
        raise pk.ArgumentError(f"{where}: frame must be an acme.Frame, got {foreign_values.kind_of(frame)}")
    position = foreign_values.tensor(frame.translation, f"{where}: translation")
    quaternion = foreign_values.tensor(frame.rotation, f"{where}: rotation")
    pose = foreign_values.pose_of(position, quaternion.roll(1, -1), where, ("translation", "rotation"))
    foreign_values.check_finite(position, f"{where}: translation")
    foreign_values.check_quaternion(quaternion, f"{where}: rotation")
    return pose


def to_acme(value: Pose) -> Any:
    value = foreign_values.checked(value, "interop.to_acme")
    library = arguments.import_extra("posekit.interop.to_acme", "acme", "interop")
    return library.Frame(value.position.numpy(), value.rotation.xyzw().numpy())


@pytest.fixture
def acme(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    module: Any = types.ModuleType("acme")
    module.Frame = Frame
    monkeypatch.setitem(sys.modules, "acme", module)
    yield


@pytest.mark.usefixtures("acme")
def test_a_backend_of_interop() -> None:
    frame = to_acme(literals.POSE)
    np.testing.assert_allclose(frame.rotation, literals.XYZW, rtol=0, atol=1e-15)
    np.testing.assert_allclose(from_acme(frame).apply(torch.from_numpy(literals.POINT)), literals.MOVED, atol=1e-13)
    with pytest.raises(pk.ArgumentError, match=r"interop.from_acme: frame must be an acme.Frame, got int"):
        from_acme(3)
    with pytest.raises(pk.ValidationError, match=r"interop.from_acme: rotation.* is no unit quaternion"):
        from_acme(Frame([0.0, 0, 0], [0.0, 0, 0, 2]))
    with pytest.raises(pk.ValidationError, match=r"interop.from_acme: translation.* is not finite"):
        from_acme(Frame([0.0, math.nan, 0], [0.0, 0, 0, 1]))


def test_a_backend_whose_library_is_missing() -> None:
    with pytest.raises(pk.MissingExtraError, match=r'to_acme needs acme: pip install "posekit\[interop\]"'):
        to_acme(literals.POSE)
    with pytest.raises(pk.MissingExtraError, match=r"from_acme needs acme: it has no package"):
        from_acme(3)
    with pytest.raises(pk.ArgumentError, match=r"interop.to_acme: value must be a Pose or a Rotation, got int"):
        to_acme(3)  # type: ignore[arg-type]
