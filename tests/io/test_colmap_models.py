"""Models of COLMAP, beside pycolmap's reader, writer and bundle adjustment."""

from __future__ import annotations

import pathlib
from typing import Any

import numpy as np
import pytest
import torch

import posekit as pk
from posekit.errors import ArgumentError, FileFormatError, OptionError, ShapeError, ValidationError

F64 = torch.float64
PARAMS = {
    "PINHOLE": [500.0, 510, 321, 242],
    "SIMPLE_RADIAL": [500.0, 321, 242, 0.05],
    "OPENCV": [500.0, 510, 321, 242, -0.1, 0.02, 0.001, -0.002],
    "OPENCV_FISHEYE": [500.0, 510, 321, 242, 0.01, 0.002, 0.001, 0.0003],
}
both_formats = pytest.mark.parametrize("format", ["text", "binary"])


def theirs(model: str = "OPENCV", noise: float = 0.0) -> Any:
    pycolmap = pytest.importorskip("pycolmap")
    pycolmap.set_random_seed(0)
    options = pycolmap.SyntheticDatasetOptions(
        camera_model_id=getattr(pycolmap.CameraModelId, model), camera_params=PARAMS[model], camera_width=640,
        camera_height=480, num_frames_per_rig=3, num_points3D=40,
    )  # fmt: skip
    scene = pycolmap.synthesize_dataset(options)
    if noise:
        pycolmap.synthesize_noise(pycolmap.SyntheticNoiseOptions(point2D_stddev=noise, point3D_stddev=0.05), scene)
    return scene


@both_formats
@pytest.mark.parametrize("model", PARAMS)
def test_models_of_pycolmap_are_read(model: str, format: str, tmp_path: pathlib.Path) -> None:
    scene = theirs(model)
    getattr(scene, f"write_{format}")(tmp_path)
    found = pk.io.read_colmap(tmp_path)
    assert (len(found.cameras), len(found.poses), len(found.points)) == (2, 6, 40)
    assert len(found.pixels) == scene.compute_num_observations()
    assert found.errors().abs().max() < 1e-9
    for k, image in enumerate([scene.images[i] for i in sorted(scene.images)]):
        assert found.names[k] == image.name and int(found.lenses[k]) + 1 == image.camera_id
        np.testing.assert_allclose(found.poses[k].matrix()[:3], image.cam_from_world().matrix(), atol=1e-14)
    points = np.array([scene.points3D[i].xyz for i in sorted(scene.points3D)])
    np.testing.assert_allclose(found.points, points, rtol=1e-15)


@both_formats
def test_a_long_file_has_a_progress_bar(format: str, tmp_path: pathlib.Path, monkeypatch: Any, capsys: Any) -> None:
    poses, lens = pk.Pose.identity(300), pk.Camera(torch.tensor([500.0, 500, 320, 240], dtype=F64), (640, 480))
    none = torch.zeros(0, dtype=torch.int64)
    model = pk.io.Reconstruction(
        cameras=(lens,), poses=poses.to(F64), lenses=torch.zeros(300, dtype=torch.int64),
        names=tuple(f"{k}.png" for k in range(300)), points=torch.zeros(0, 3, dtype=F64), images=none, seen=none,
        pixels=torch.zeros(0, 2, dtype=F64),
    )  # fmt: skip
    pk.io.write_colmap(tmp_path, model, format=format)
    monkeypatch.setattr("posekit.arguments.bars.DELAY", -1e9)
    assert len(pk.io.read_colmap(tmp_path).poses) == 300
    shown = capsys.readouterr().err
    assert "read_colmap" in shown and "/300 " in shown


@both_formats
def test_rigs_of_pycolmap_are_trees_of_frames(format: str, tmp_path: pathlib.Path) -> None:
    pycolmap = pytest.importorskip("pycolmap")
    options = pycolmap.SyntheticDatasetOptions(num_rigs=2, num_cameras_per_rig=3, num_frames_per_rig=2)
    scene = pycolmap.synthesize_dataset(options)
    getattr(scene, f"write_{format}")(tmp_path)
    tree = pk.io.read_colmap_rigs(tmp_path)
    assert len(tree.roots) == 3 and len(tree.frames) == 1 + 4 + 12 + 2 + 6
    for image in scene.images.values():
        np.testing.assert_allclose(tree[image.name, "world"].matrix()[:3], image.cam_from_world().matrix(), atol=1e-14)
        frame = scene.frames[image.frame_id]
        found = tree[f"frame {image.frame_id}", "world"].matrix()[:3]
        np.testing.assert_allclose(found, frame.rig_from_world.matrix(), atol=1e-14)
    for number, rig in scene.rigs.items():
        for sensor, pose in rig.non_ref_sensors.items():
            found = tree[f"camera {sensor.id}", f"rig {number}"].matrix()[:3]
            np.testing.assert_allclose(found, pose.matrix(), atol=1e-14)
        assert tree[f"rig {number}", f"camera {rig.ref_sensor_id.id}"].allclose(pk.Pose().double())


RIG, FRAME = "1 2 CAMERA 1 CAMERA 2 1 1 0 0 0 -0.5 0 0", "7 1 1 0 0 0 0 0 3 2 CAMERA 1 11 CAMERA 2 12"
IMAGES = "11 1 0 0 0 0 0 3 1 left.png\n\n12 1 0 0 0 -0.5 0 3 2 right.png\n"


def rigs(folder: pathlib.Path, rig: str = RIG, frame: str = FRAME, images: str = IMAGES) -> pk.FrameTree:
    for name, text in (("rigs", rig), ("frames", frame), ("images", images)):
        (folder / f"{name}.txt").write_text(text)
    return pk.io.read_colmap_rigs(folder)


def test_sensors_without_a_pose_and_those_that_are_no_cameras_have_no_images(tmp_path: pathlib.Path) -> None:
    tree = rigs(tmp_path, "1 3 CAMERA 1 CAMERA 2 0 IMU 1 1 1 0 0 0 0 0 1", f"{FRAME[:-11]} IMU 1 5")
    assert tree.frames == ("rig 1", "camera 1", "imu 1", "world", "frame 7", "left.png")


@pytest.mark.parametrize(
    ("files", "fact"),
    [
        ({"rig": "1 2 CAMERA 1"}, r"rigs.txt:1: a rig of 2 sensors needs 7 words, got 4"),
        ({"rig": "1 2 CAMERA 1 CAMERA 2 1 1 0 0 0"}, r"rigs.txt:1: a rig of 2 sensors needs 14 words, got 11"),
        ({"rig": f"{RIG} 4"}, r"rigs.txt:1: 1 words follow the last sensor"),
        ({"rig": RIG.replace("-0.5", "nan")}, r"rigs.txt:1: a number is not finite"),
        ({"frame": "7 1 1 0 0 0"}, r"frames.txt:1: a frame needs 10 words, got 6"),
        ({"frame": f"{FRAME} CAMERA"}, r"frames.txt:1: 2 measurements have 6 words, got 7"),
        (
            {"frame": FRAME.replace("12", "13")},
            r"frames.txt: frame 7 names image 13, which is not in the file",
        ),
    ],
)
def test_malformed_rigs(files: dict[str, str], fact: str, tmp_path: pathlib.Path) -> None:
    with pytest.raises(FileFormatError, match=fact):
        rigs(tmp_path, **files)


def test_images_of_one_name_are_an_error(tmp_path: pathlib.Path) -> None:
    with pytest.raises(ValidationError, match=r"FrameTree: 'left.png' would have two parents|two edges"):
        rigs(tmp_path, frame=f"{FRAME}\n8{FRAME[1:]}")


@both_formats
def test_pycolmap_reads_what_is_written(format: Any, tmp_path: pathlib.Path) -> None:
    pycolmap = pytest.importorskip("pycolmap")
    theirs().write_binary(tmp_path)
    scene = pk.io.read_colmap(tmp_path)
    colors = torch.arange(120).reshape(40, 3)
    scene = pk.io.Reconstruction(
        scene.cameras, scene.lenses, scene.poses, scene.points + 0.01, scene.images, scene.seen, scene.pixels,
        [f"a{' ' if format == 'binary' else '/'}{k}.png" for k in range(6)], colors,
    )  # fmt: skip
    pk.io.write_colmap(tmp_path / "new", scene, format=format)
    read = pycolmap.Reconstruction(tmp_path / "new")
    assert [read.images[k + 1].name for k in range(6)] == list(scene.names)
    assert read.compute_mean_reprojection_error() == pytest.approx(float(scene.errors().norm(dim=-1).mean()), rel=1e-9)
    assert read.points3D[7].color.tolist() == colors[6].tolist()
    again = pk.io.read_colmap(tmp_path / "new")
    assert again.names == scene.names
    for name in ("points", "images", "seen", "lenses", "colors"):
        assert torch.equal(getattr(again, name), getattr(scene, name))
    torch.testing.assert_close(again.pixels, scene.pixels, rtol=0, atol=1e-12)
    pk.testing.assert_close(again.poses, scene.poses, atol=1e-15, rtol=0)
    # pycolmap writes the same bytes; its text has other digits.
    if format == "binary":
        (tmp_path / "theirs").mkdir()
        read.write_binary(tmp_path / "theirs")
        for path in (tmp_path / "theirs").iterdir():
            assert (tmp_path / "new" / path.name).read_bytes() == path.read_bytes(), path.name


def test_bundle_adjustment_finds_the_cost_of_pycolmap(tmp_path: pathlib.Path) -> None:
    pycolmap = pytest.importorskip("pycolmap")
    scene = theirs("PINHOLE", noise=0.5)
    scene.write_binary(tmp_path)
    found = pk.io.read_colmap(tmp_path)
    before = float(found.errors().square().sum())
    adjusted, result = found.optimize(tolerance=1e-7, progress=False)
    assert result.stationary and not result.converged  # nothing holds the whole
    cost = float(adjusted.errors().square().sum())
    assert result.cost == pytest.approx(cost, rel=1e-9) and cost < 0.5 * before
    options = pycolmap.BundleAdjustmentOptions(refine_principal_point=True, print_summary=False)
    options.ceres.solver_options.function_tolerance = 1e-14
    options.ceres.solver_options.max_num_iterations = 500
    pycolmap.bundle_adjustment(scene, options)
    scene.write_binary(tmp_path)
    assert cost == pytest.approx(float(pk.io.read_colmap(tmp_path).errors().square().sum()), rel=1e-5)
    _, held = found.optimize(fixed_cameras=True, fixed=torch.arange(6) < 2, progress=False)
    assert held.converged and held.cost > cost


def test_cameras_of_several_kinds_are_adjusted_together() -> None:
    g = torch.Generator().manual_seed(0)
    draw = lambda *shape: torch.randn(*shape, generator=g, dtype=F64)  # noqa: E731
    numbers = torch.tensor([400.0, 410, 320, 240], dtype=F64)
    cameras = [
        pk.Camera(numbers, (640, 480)),
        pk.Camera(numbers + 5, (640, 480), model="radtan", distortion=0.01 * draw(4)),
        pk.Camera(numbers - 5, (640, 480)),
    ]
    lenses = torch.tensor([1, 0, 2, 1, 0, 2])
    turn = pk.Rotation.exp(0.1 * draw(6, 3))
    poses = pk.Pose.from_rotation(turn, torch.tensor([0, 0, 6.0], dtype=F64) + 0.5 * draw(6, 3))
    points, i, j = draw(30, 3), torch.arange(6).repeat_interleave(30), torch.arange(30).repeat(6)
    exact = pk.io.Reconstruction(cameras, lenses, poses, points, i, j, torch.zeros(180, 2))
    expected = torch.cat([cameras[lenses[k]].project(poses[k].apply(points))[0] for k in range(6)])
    torch.testing.assert_close(exact.errors(), expected)
    start = [pk.Camera(c.intrinsics + 2, c.size, model=c.model, distortion=c.distortion) for c in cameras]  # type: ignore[arg-type]
    start[0], start[2] = pk.Camera(numbers + 2, (640, 480)), pk.Camera(numbers - 3, (640, 480))
    scene = pk.io.Reconstruction(start, lenses, poses, points, i, j, expected)
    adjusted, result = scene.optimize(fixed=[True] * 6, tolerance=1e-8, progress=False)
    assert result.converged and adjusted.errors().abs().max() < 1e-6
    for found, camera in zip(adjusted.cameras, cameras, strict=True):
        torch.testing.assert_close(found.intrinsics, camera.intrinsics, rtol=1e-6, atol=0)


def test_malformed_files(tmp_path: pathlib.Path) -> None:
    files = {
        "cameras.txt": "# comment\n1 SIMPLE_PINHOLE 101 81 100 50.5 40.5\n",
        "images.txt": "7 1 0 0 0 0 0 0 1 a.png\n100.5 40.5 3 2 2 -1\n",
        "points3D.txt": "3 1 0 2 255 0 0 0.1 7 0\n",
    }

    def write(**changed: str) -> None:
        for name, text in (files | {f"{k}.txt": v for k, v in changed.items()}).items():
            (tmp_path / name).write_text(text)

    write()
    assert pk.io.read_colmap(tmp_path, dtype=torch.float32).pixels.tolist() == [[100.0, 40.0]]
    write(images="7 1 0 0 0 0 0 0 1 a.png\n\n")
    assert len(pk.io.read_colmap(tmp_path).pixels) == 0
    for changed, fact in (
        (
            {"cameras": "1 SIMPLE_PINHOLE 101 81 100 50.5"},
            r"cameras.txt:1: the model SIMPLE_PINHOLE has 3 numbers, got 2",
        ),
        ({"cameras": "1 SIMPLE_PINHOLE"}, r"cameras.txt:1: a camera needs 4 words, got 2"),
        (
            {"cameras": "2 SIMPLE_PINHOLE 101 81 100 50.5 40.5"},
            r"image 7 names camera 1, which is not in the file of cam",
        ),
        ({"images": "7 1 0 0 0 0 0 1 a.png\n"}, r"images.txt:1: an image needs 10 words, got 9"),
        ({"images": "7 1 0 0 0 0 0 0 1 a.png\n1 2"}, r"images.txt:2: pixels have 3 words each, got 2"),
        ({"images": "7 1 0 0 0 0 0 0 1 a.png\n1 2 4"}, r"image 7 names point 4, which is not in the file of points"),
        ({"images": "7 1 0 0 0 0 0 nan 1 a.png\n"}, r"images.txt:1: a number is not finite"),
        ({"points3D": "3 1 0 2 255 0\n"}, r"points3D.txt:1: a point needs 8 words, got 6"),
        ({"points3D": "3 1 x 2 255 0 0 0.1\n"}, r"points3D.txt:1: a word is not a number"),
        ({"points3D": "3 1_0 0 2 255 0 0 0.1\n"}, r"points3D.txt:1: a word is not a number"),
        ({"points3D": "3 \u0661 0 2 255 0 0 0.1\n"}, r"points3D.txt:1: a word is not a number"),
        ({"points3D": f"{2**63} 1 0 2 255 0 0 0.1\n"}, r"points3D.txt:1: a word is not a number"),
    ):
        write(**changed)
        with pytest.raises(FileFormatError, match=fact):
            pk.io.read_colmap(tmp_path)
    write(cameras="1 FOV 101 81 100 100 50 40 1")
    with pytest.raises(ArgumentError, match="the camera model FOV is not supported"):
        pk.io.read_colmap(tmp_path)
    write()
    pk.io.write_colmap(tmp_path / "b", pk.io.read_colmap(tmp_path))
    for name, fact in (("images", "within a record|in the name of image"), ("cameras", "within a record")):
        path = tmp_path / "b" / f"{name}.bin"
        whole = path.read_bytes()
        for cut in (whole[:-1], whole[:20], whole[:4]):
            path.write_bytes(cut)
            with pytest.raises(FileFormatError, match=fact):
                pk.io.read_colmap(tmp_path / "b")
        path.write_bytes(whole + b"1")
        with pytest.raises(FileFormatError, match="1 bytes follow the last record"):
            pk.io.read_colmap(tmp_path / "b")
        path.write_bytes(whole)
    path = tmp_path / "b" / "points3D.bin"
    whole = path.read_bytes()
    for number in (2**63, 2**64 - 1):
        path.write_bytes(whole[:8] + number.to_bytes(8, "little") + whole[16:])
        with pytest.raises(FileFormatError, match=f"points3D.bin: the number {number} of a point does not fit 63 bits"):
            pk.io.read_colmap(tmp_path / "b")
    path.write_bytes((2**63).to_bytes(8, "little") + whole[8:])
    with pytest.raises(FileFormatError, match=r"points3D.bin: the file ends at byte .*, within a record"):
        pk.io.read_colmap(tmp_path / "b")
    with pytest.raises(FileNotFoundError):
        pk.io.read_colmap(tmp_path / "nothing")


def test_errors(tmp_path: pathlib.Path) -> None:
    camera, pose = pk.Camera([100.0, 100, 50, 40], (101, 81)), pk.Pose.identity(1)
    rest: Any = ([[1.0, 0, 2]], [0], [0], [[99.0, 41]])
    scene = pk.io.Reconstruction([camera], [0], pose, *rest)
    pk.io.write_colmap(tmp_path, scene)
    with pytest.raises(ArgumentError, match="the folder has binary files, which COLMAP reads in place of text"):
        pk.io.write_colmap(tmp_path, scene, format="text")
    for name, format, fact in (
        ("a b", "text", "without spaces; write binary files, got 'a b'"),
        ("a\0", "binary", "zeros"),
    ):
        named = pk.io.Reconstruction([camera], [0], pose, *rest, names=[name])
        with pytest.raises(ArgumentError, match=fact):
            pk.io.write_colmap(tmp_path / "other", named, format=format)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="format must be"):
        pk.io.write_colmap(tmp_path, scene, format="json")  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="scene must be a Reconstruction, got Pose"):
        pk.io.write_colmap(tmp_path, pose)  # type: ignore[arg-type]
    prism = pk.Camera([100.0, 100, 50, 40], (101, 81), model="radtan", distortion=torch.zeros(12))
    with pytest.raises(ArgumentError, match='COLMAP has no model for "radtan" with 12 coefficients, that of camera 0'):
        pk.io.write_colmap(tmp_path, pk.io.Reconstruction([prism], [0], pose, *rest))
    with pytest.raises(ValidationError, match=r"scene.points\[0\] = .* is not finite"):
        pk.io.write_colmap(tmp_path, pk.io.Reconstruction([camera], [0], pose, [[torch.nan, 0, 2]], *rest[1:]))
    with pytest.raises(ArgumentError, match="poses must be a Pose, got Tensor"):
        pk.io.Reconstruction([camera], [0], torch.zeros(1, 7), *rest)  # type: ignore[arg-type]
    with pytest.raises(ShapeError, match=r"poses must have shape \(n,\), got \(\)"):
        pk.io.Reconstruction([camera], [0], pk.Pose.identity(), *rest)
    with pytest.raises(ArgumentError, match=r"cameras must be Cameras without batch dimensions, got shape \(1,\)"):
        pk.io.Reconstruction([camera[None]], [0], pose, *rest)
    with pytest.raises(ArgumentError, match="names must be 1 strings, one for each image"):
        pk.io.Reconstruction([camera], [0], pose, *rest, names=["a", "b"])
    with pytest.raises(ShapeError, match=r"pixels must have shape \(1, 2\), got \(2, 2\)"):
        pk.io.Reconstruction([camera], [0], pose, *rest[:3], torch.zeros(2, 2))
    with pytest.raises(ValidationError, match=r"lenses\[0\] = 1 is outside the 1 cameras"):
        pk.io.Reconstruction([camera], [1], pose, *rest)
