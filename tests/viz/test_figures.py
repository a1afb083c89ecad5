"""Figures: what the artists of matplotlib hold is compared with numbers that are computed here."""

from __future__ import annotations

import gc
import math
import pickle
import weakref
from collections.abc import Iterator
from typing import Any

import matplotlib
import matplotlib.pyplot as plt
import numpy as np
import pytest
import torch
from matplotlib.colors import to_rgb
from mpl_toolkits.mplot3d.art3d import Line3DCollection, Poly3DCollection

import posekit as pk
from posekit.kinematics import Robot

matplotlib.use("Agg")
VERMILION, GREEN, BLUE = "#D55E00", "#009E73", "#0072B2"


@pytest.fixture(autouse=True)
def _figures() -> Iterator[None]:
    yield
    plt.close("all")


def segments(collection: Line3DCollection) -> np.ndarray:
    return np.asarray(collection._segments3d, dtype=float)  # no public accessor in 3D


def collections(ax: Any) -> list[np.ndarray]:
    return [segments(x) for x in ax.collections if isinstance(x, Line3DCollection)]


def points(ax: Any) -> list[np.ndarray]:
    scatters = [x for x in ax.collections if type(x).__name__ == "Path3DCollection"]
    return [np.stack(x._offsets3d, -1) for x in scatters]


def written(ax: Any) -> list[str]:
    return [text.get_text() for text in ax.texts]


def legend(ax: Any) -> list[str]:
    return [text.get_text() for text in ax.get_legend().get_texts()] if ax.get_legend() else []


def test_axes_of_a_pose_are_segments_along_its_columns() -> None:
    half = math.sqrt(0.5)
    ax = pk.viz.plot(pk.Pose([1.0, 2.0, 3.0], [half, 0, 0, half]), scale=0.5)  # a quarter turn about z
    (lines,) = [x for x in ax.collections if isinstance(x, Line3DCollection)]
    expected = [
        [[1, 2, 3], [1, 2.5, 3]],
        [[1, 2, 3], [0.5, 2, 3]],
        [[1, 2, 3], [1, 2, 3.5]],
    ]
    np.testing.assert_allclose(segments(lines), expected, atol=1e-6)
    ax.figure.canvas.draw()
    np.testing.assert_allclose(lines.get_colors()[:, :3], [to_rgb(c) for c in (VERMILION, GREEN, BLUE)])
    assert written(ax) == ["x", "y", "z"]
    assert [ax.get_xlabel(), ax.get_ylabel(), ax.get_zlabel()] == ["x", "y", "z"]
    assert ax.figure.dpi == 150


@pytest.mark.slow(but="*-dtype0")
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.float64])
@pytest.mark.parametrize("shape", [(), (3,), (2, 3), (0,)])
def test_batches_of_any_shape_and_dtype_are_drawn(dtype: torch.dtype, shape: tuple[int, ...]) -> None:
    poses = pk.Pose.random(*shape, generator=torch.Generator().manual_seed(1)).to(dtype).requires_grad_()
    ax = pk.viz.plot(poses, scale=1.0, trail=True)
    exact = poses.detach().double()
    matrices = exact.rotation.matrix().reshape(-1, 3, 3).numpy()
    origins = exact.position.reshape(-1, 3).numpy()
    expected = {
        tuple(np.round([*o, *(o + m[:, i])], 9)) for o, m in zip(origins, matrices, strict=True) for i in range(3)
    }
    drawn = collections(ax)
    found = {tuple(np.round(s.ravel(), 9)) for s in (drawn[-1] if origins.size else [])}
    assert found == expected
    connections = len(origins) * (shape[-1] - 1) // shape[-1] if shape and shape[-1] else 0
    assert sum(map(len, drawn)) == 3 * len(origins) + connections
    assert poses.requires_grad


def test_a_thousand_poses_are_one_collection_with_a_legend_of_the_axes() -> None:
    ax = pk.viz.plot(pk.Pose.random(1000, generator=torch.Generator().manual_seed(0)))
    (drawn,) = collections(ax)
    assert drawn.shape == (3000, 2, 3)
    assert legend(ax) == ["x axis", "y axis", "z axis"]
    assert written(ax) == []


def test_the_axes_have_one_scale() -> None:
    ax = pk.viz.plot(torch.tensor([[0.0, 0, 0], [10, 1, 3]]))
    sides = [np.ptp(limits) for limits in (ax.get_xlim(), ax.get_ylim(), ax.get_zlim())]
    box = ax.get_box_aspect() if hasattr(ax, "get_box_aspect") else None
    box = ax._box_aspect if box is None else box
    np.testing.assert_allclose(np.divide(sides, sides[0]), np.divide(box, box[0]), rtol=1e-6)
    for limits, low, high in zip((ax.get_xlim(), ax.get_ylim(), ax.get_zlim()), (0, 0, 0), (10, 1, 3), strict=True):
        assert limits[0] <= low and limits[1] >= high


def test_the_automatic_scale_follows_the_extent() -> None:
    poses = pk.Pose([[0, 0, 0], [4, 0, 0]])
    near, far = (collections(pk.viz.plot(pk.Pose(f * poses.position, poses.quaternion)))[0] for f in (1, 1000))
    length = np.linalg.norm(near[0, 1] - near[0, 0])
    assert 0.2 < length < 2
    assert np.linalg.norm(far[0, 1] - far[0, 0]) == pytest.approx(1000 * length)


def test_points_are_drawn_where_they_are_and_named() -> None:
    cloud = torch.tensor([[[1.0, 2, 3], [4, 5, 6]], [[7, 8, 9], [-1, -2, -3]]])
    ax = pk.viz.plot(cloud, names="cloud")
    (drawn,) = points(ax)
    np.testing.assert_array_equal(drawn, cloud.reshape(-1, 3).numpy())
    assert legend(ax) == ["cloud"]
    for other in (cloud.numpy(), cloud.tolist(), cloud.int()):
        np.testing.assert_array_equal(points(pk.viz.plot(other))[0], drawn)


def test_elements_that_are_not_finite_are_left_out_and_the_legend_says_so() -> None:
    nan = float("nan")
    cloud = torch.tensor([[1.0, 2, 3], [nan, 0, 0], [4, 5, float("inf")]])
    ax = pk.viz.plot(cloud, names="cloud")
    np.testing.assert_array_equal(points(ax)[0], [[1, 2, 3]])
    assert legend(ax) == ["cloud (2 not finite)"]
    poses = pk.Pose(
        torch.tensor([[0.0, 0, 0], [nan, 0, 0], [5, 0, 0]]), torch.tensor([[1.0, 0, 0, 0]] * 2 + [[0.0] * 4])
    )
    ax = pk.viz.plot(poses)
    assert collections(ax)[0].shape == (3, 2, 3)
    assert legend(ax) == ["pose (2 not finite)"]


def test_large_batches_are_thinned_and_the_legend_says_so() -> None:
    ax = pk.viz.plot(torch.arange(300_000.0).reshape(-1, 3))
    (drawn,) = points(ax)
    assert len(drawn) == 20_000
    np.testing.assert_array_equal(drawn[[0, -1]], [[0, 1, 2], [299_997, 299_998, 299_999]])
    assert legend(ax) == ["points (20,000 of 100,000 shown)"]
    ax = pk.viz.plot(pk.Pose.identity(5000).replace(position=torch.arange(15_000.0).reshape(-1, 3)))
    assert collections(ax)[0].shape == (6000, 2, 3)
    assert legend(ax)[0] == "pose (2,000 of 5,000 shown)"


def test_a_single_frame_has_its_name_beside_it() -> None:
    ax = pk.viz.plot(pk.Pose(), pk.Pose([5, 0, 0]), names=["world", "camera"])
    names = {text.get_text(): np.array(text.get_position_3d()) for text in ax.texts}
    assert set(names) == {"world", "camera", "x", "y", "z"}
    assert np.linalg.norm(names["world"]) < 1 and np.linalg.norm(names["camera"] - [5, 0, 0]) < 1
    assert legend(ax) == []


def test_elements_of_a_batch_have_names() -> None:
    poses = pk.Pose([[0, 0, 0], [float("nan"), 0, 0], [2, 0, 0], [3, 0, 0]])
    ax = pk.viz.plot(poses, names=["a", "b", "c", "d"])
    assert set(written(ax)) == {"a", "c", "d", "x", "y", "z"}
    ax = pk.viz.plot(poses, torch.zeros(3), names=[["a", "b", "c", "d"], None])
    assert {"a", "c", "d"} < set(written(ax))
    ax = pk.viz.plot(poses, names="all")
    assert "all (1 not finite)" in legend(ax)


def test_names_avoid_the_axes_as_they_are_seen() -> None:
    poses = pk.Pose.random(12, generator=torch.Generator().manual_seed(3))
    for pose in poses:
        ax = pk.viz.plot(pose, names="name", scale=1.0)
        (place,) = [np.array(t.get_position_3d()) for t in ax.texts if t.get_text() == "name"]
        a, e = math.radians(ax.azim), math.radians(ax.elev)
        view = np.array(
            [[-math.sin(a), math.cos(a), 0], [-math.sin(e) * math.cos(a), -math.sin(e) * math.sin(a), math.cos(e)]]
        )
        away = view @ (place - pose.position.double().numpy())
        for column in pose.rotation.matrix().double().numpy().T:
            seen = view @ column
            # Either the angle is at least 45 degrees, or the axis is seen from its end.
            assert away @ seen <= math.cos(math.radians(45)) * np.linalg.norm(away) + 1e-6
        plt.close(ax.figure)


def test_ellipsoids_hold_95_percent_of_the_positions() -> None:
    pose = pk.Pose(torch.tensor([1.0, -2, 0.5]), pk.Rotation.from_euler("zyx", torch.tensor([0.3, -0.5, 1.0]))).double()
    covariance = torch.diag(torch.tensor([0.04, 0.01, 0.0025, 0.01, 0.02, 0.03], dtype=torch.float64))
    generator = torch.Generator().manual_seed(0)
    for estimate in (pk.UncertainPose(pose, covariance), pk.UncertainPose(pose, covariance, "body").in_frame("world")):
        ax = pk.viz.plot(estimate, names="e")
        (surface,) = [x for x in ax.collections if isinstance(x, Poly3DCollection)]
        outline = collections(ax)[0][:, 0]
        # The closed form: in the body's axes the semi-axes are 2.795 sigma.
        local = pose.inverse().apply(torch.from_numpy(outline)) / (2.7954834829 * torch.tensor([0.2, 0.1, 0.05]))
        np.testing.assert_allclose(local.norm(dim=-1), 1, rtol=1e-6)
        assert surface is not None
        samples = estimate.sample(20_000, generator=generator).position
        inside = (pose.inverse().apply(samples) / (2.7954834829 * torch.tensor([0.2, 0.1, 0.05]))).norm(dim=-1) <= 1
        assert inside.double().mean().item() == pytest.approx(0.95, abs=0.02)
        assert legend(ax) == ["e, 95 %"]


def test_a_flat_covariance_is_drawn_flat() -> None:
    estimate = pk.UncertainPose(pk.Pose(), torch.diag(torch.tensor([1.0, 4.0, 0, 0, 0, 0])))
    outline = collections(pk.viz.plot(estimate))[0]
    np.testing.assert_allclose(np.abs(outline).reshape(-1, 3).max(0), 2.7954834829 * np.array([1, 2, 0]), atol=1e-5)


def test_trajectories_are_paths_coloured_by_time() -> None:
    trajectory = pk.Trajectory([0.0, 1.0, 4.0], pk.Pose([[0, 0, 0], [1, 0, 0], [1, 6, 0]]))
    ax = pk.viz.plot(trajectory, scale=0.1)
    path, frames = [x for x in ax.collections if isinstance(x, Line3DCollection)]
    assert len(segments(frames)) == 9
    ends = segments(path)
    np.testing.assert_allclose(ends[1:, 0], ends[:-1, 1])
    np.testing.assert_allclose(ends[0, 0], [0, 0, 0])
    np.testing.assert_allclose(ends[-1, 1], [1, 6, 0])
    times = path.get_array()
    middle = (ends[:, 0] + ends[:, 1]) / 2
    np.testing.assert_allclose(middle, trajectory.at(torch.from_numpy(times)).position.double(), atol=1e-5)
    assert len(times) >= 100 and (np.diff(times) > 0).all()
    assert (path.norm.vmin, path.norm.vmax) == (times.min() - times[0], 4.0) or path.norm.vmin == 0.0
    assert [x.get_ylabel() for x in ax.figure.axes if x is not ax] == ["time"]


def test_several_paths_share_one_scale_of_time_and_have_hues_of_their_own() -> None:
    keys = pk.Pose([[0, 0, 0], [1, 0, 0]])
    ax = pk.viz.plot(pk.Trajectory([0.0, 1.0], keys), pk.Trajectory([5.0, 9.0], keys), names=["first", "second"])
    ax = pk.viz.plot(pk.Trajectory([-3.0, 1.0], keys), ax=ax, names=["third"])
    paths = [x for x in ax.collections if isinstance(x, Line3DCollection) and x.get_array() is not None]
    assert len(paths) == 3
    assert {(x.norm.vmin, x.norm.vmax) for x in paths} == {(-3.0, 9.0)}
    colours = {tuple(np.round(x.get_cmap()(0.5), 3)) for x in paths}
    assert len(colours) == 3
    assert legend(ax) == ["first", "second", "third", "x axis", "y axis", "z axis"]
    assert len(ax.figure.axes) == 2  # one colour bar


def test_colours_of_time_grow_in_one_direction_of_lightness() -> None:
    from posekit.viz import colours

    def lightness(table: np.ndarray) -> np.ndarray:
        linear = np.where(table <= 0.04045, table / 12.92, ((table + 0.055) / 1.055) ** 2.4)
        return linear @ [0.2126, 0.7152, 0.0722]

    assert (np.diff(lightness(colours.times())) > 0).all()
    for colour in colours.NAMED:
        assert (np.diff(lightness(colours.shades(colour))) < 0).all()


def test_batches_of_trajectories_are_drawn_and_interrupted_at_nan() -> None:
    position = torch.zeros(2, 3, 3)
    position[0, :, 0], position[1, :, 1] = torch.arange(3.0), torch.arange(3.0)
    position[1, 1] = float("nan")
    ax = pk.viz.plot(pk.Trajectory([0.0, 1.0, 2.0], pk.Pose(position)), scale=0.1)
    path, frames = collections(ax)
    assert len(frames) == 3 * 5
    np.testing.assert_allclose(path[..., 1:], 0)
    assert path[..., 0].max() == 2


def test_rotations_are_drawn_at_the_origin_with_the_paths_of_their_tips() -> None:
    turns = pk.Rotation.from_euler("z", torch.linspace(0, 1, 5))
    for value in (turns, pk.Trajectory(torch.linspace(0, 1, 5), turns)):
        ax = pk.viz.plot(value, trail=True, scale=2.0)
        path, frames = collections(ax)
        np.testing.assert_array_equal(frames[:, 0], 0)
        np.testing.assert_allclose(np.linalg.norm(frames[:, 1], axis=-1), 2, rtol=1e-6)
        np.testing.assert_allclose(path[0, 0], [2, 0, 0], atol=1e-6)
    assert len(collections(pk.viz.plot(turns))) == 1


def test_poses_of_the_plane_are_drawn_at_the_height_0() -> None:
    turned = pk.Rotation2([0.0, 1.0])  # a quarter turn
    (frames,) = collections(pk.viz.plot(pk.Pose2([1.0, 2.0], turned), scale=2.0))
    expected = [[[1, 2, 0], [1, 4, 0]], [[1, 2, 0], [-1, 2, 0]], [[1, 2, 0], [1, 2, 2]]]
    np.testing.assert_allclose(frames, expected, atol=1e-6)
    (frames,) = collections(pk.viz.plot(turned, scale=2.0))
    np.testing.assert_allclose(frames, np.array(expected) - [1, 2, 0], atol=1e-6)
    for value in (pk.UncertainPose(pk.Pose2([1.0, 2.0], turned), torch.eye(3)), pk.UncertainRotation(turned, [[1.0]])):
        drawn = collections(pk.viz.plot(value, scale=2.0))
        shift = [1, 2, 0] if isinstance(value, pk.UncertainRotation) else [0, 0, 0]
        assert any(x.shape == (3, 2, 3) and np.allclose(x, np.array(expected) - shift, atol=1e-6) for x in drawn)


def test_axes_of_similarities_have_the_proportions_of_their_scales() -> None:
    S = pk.Similarity([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], scale=[3.0, 6.0])
    (frames,) = collections(pk.viz.plot(S, scale=2.0))
    ends = sorted(frames.tolist())
    expected = [[[1, 2, 3], end] for end in ([1, 2, 4], [1, 3, 3], [2, 2, 3])]
    expected += [[[4, 5, 6], end] for end in ([4, 5, 8], [4, 7, 6], [6, 5, 6])]
    np.testing.assert_allclose(ends, expected, atol=1e-6)
    assert not collections(pk.viz.plot(S[:0]))


def test_robots_are_lines_between_their_links() -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    ax = pk.viz.plot((arm, [math.pi / 2, -math.pi / 2]), names="arm", scale=0.1)
    links, tool = collections(ax)
    np.testing.assert_allclose(links.reshape(-1, 3)[-1], [0.4, 0.5, 0], atol=1e-6)
    np.testing.assert_allclose(np.linalg.norm(links[:, 1] - links[:, 0], axis=-1), [0, 0.5, 0.4], atol=1e-6)
    np.testing.assert_allclose(tool[:, 0], [[0.4, 0.5, 0]] * 3, atol=1e-6)
    assert legend(ax) == ["arm"]
    ax = pk.viz.plot((arm, torch.zeros(4, 2), pk.Pose([0, 0, 7])))
    links, tools = collections(ax)
    assert len(links) == 12 and len(tools) == 12
    np.testing.assert_allclose(links[..., 2], 7)


def test_frusta_pass_through_the_corners_of_the_image() -> None:
    camera = pk.Camera([400, 300, 299.5, 249.5], (640, 480))  # its centre is at 300 and 250 of the image's sides
    world_T_camera = pk.Pose([1, 2, 3], pk.Rotation.from_euler("x", math.pi / 2))
    ax = pk.viz.plot((camera, world_T_camera), scale=2.0, names="camera")
    (edges,) = collections(ax)
    assert edges.shape == (10, 2, 3)
    x, y = [-300 / 400, 340 / 400], [-250 / 300, 230 / 300]
    local = 2 * np.array([[x[0], y[0], 1], [x[1], y[0], 1], [x[1], y[1], 1], [x[0], y[1], 1]])
    quarter = np.array([[1, 0, 0], [0, 0, -1], [0, 1, 0]])
    expected = local @ quarter.T + [1, 2, 3]
    np.testing.assert_allclose(edges[:4, 0], [[1, 2, 3]] * 4, atol=1e-6)
    np.testing.assert_allclose(edges[:4, 1], expected, atol=1e-5)
    peak = edges[-1, 1]
    assert abs(peak[1]) < 1e-5 and peak[2] < expected[:, 2].min()  # in the image's plane, above its top, which is down
    assert written(ax) == ["camera"]
    assert collections(pk.viz.plot((camera, world_T_camera.expand(5))))[0].shape == (50, 2, 3)


def test_frusta_of_wide_lenses_and_of_batches_of_cameras_are_drawn() -> None:
    fisheye = pk.Camera([200, 200, 319.5, 239.5], (640, 480), model="fisheye", distortion=[0.0, 0, 0, 0])
    (edges,) = collections(pk.viz.plot((fisheye, pk.Pose()), scale=1.0))
    np.testing.assert_allclose(np.linalg.norm(edges[:4, 1], axis=-1), 1, rtol=1e-6)  # at 115 degrees from the axis
    cameras = pk.Camera([[400.0, 400, 319.5, 239.5], [200, 200, 319.5, 239.5], [float("nan")] * 4], (640, 480))
    ax = pk.viz.plot((cameras, pk.Pose()), scale=1.0, names=["tele", "wide", "none"])
    (edges,) = collections(ax)
    np.testing.assert_allclose(edges[[0, 10], 1], [[-0.8, -0.6, 1], [-1.6, -1.2, 1]], rtol=1e-6)
    assert set(written(ax)) == {"tele", "wide"}


def test_the_centres_of_cameras_are_connected() -> None:
    camera = pk.Camera([400, 400, 319.5, 239.5], (640, 480))
    ax = pk.viz.plot((camera, pk.Pose([[0, 0, 0], [0, 2, 0], [5, 2, 0]])), trail=True, names="camera")
    edges, path = collections(ax)
    assert len(edges) == 30
    np.testing.assert_array_equal(path, [[[0, 0, 0], [0, 2, 0]], [[0, 2, 0], [5, 2, 0]]])
    assert legend(ax) == ["camera"]


@pytest.mark.parametrize("trail", [False, True])
def test_empty_batches_are_drawn_as_nothing(trail: bool) -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    camera = pk.Camera([400, 400, 319.5, 239.5], (640, 480))
    none = pk.Pose.identity(0)
    trajectory = pk.Trajectory([0.0, 1.0], pk.Pose.identity(0, 2))
    estimate = pk.UncertainPose(none, torch.eye(6))
    values = [none, none.rotation, estimate, trajectory, torch.zeros(0, 3), (arm, torch.zeros(0, 2)), (camera, none)]
    ax = pk.viz.plot(*values, trail=trail)
    ax.figure.canvas.draw()
    assert [len(x) for x in (*collections(ax), *points(ax)) if len(x)] == []


@pytest.mark.slow(but="dtype2")
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float64])
def test_values_of_any_dtype_that_require_grad_are_drawn(dtype: torch.dtype) -> None:
    generator = torch.Generator().manual_seed(0)
    poses = pk.Pose.random(2, generator=generator).to(dtype).requires_grad_()
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0]).to(dtype)
    camera = pk.Camera([400, 400, 319.5, 239.5], (640, 480)).to(dtype)
    q = torch.zeros(2, 2, dtype=dtype, requires_grad=True)
    estimate, path = pk.UncertainPose(poses, torch.eye(6, dtype=dtype)), pk.Trajectory([0.0, 1.0], poses)
    for value in (poses.rotation, estimate, path, poses.position, (arm, q), (camera, poses)):
        ax = pk.viz.plot(value, trail=True)
        ax.figure.canvas.draw()
        assert sum(map(len, (*collections(ax), *points(ax)))) > 0
        plt.close(ax.figure)


def test_axes_are_reused() -> None:
    ax = pk.viz.plot(pk.Pose(), names="world")
    ax.plot([0, 9], [0, 0], [0, 0], label="mine")
    same = pk.viz.plot(torch.tensor([[0.0, 0, 5], [0, 0, 4]]), ax=ax, names="points")
    assert same is ax and plt.get_fignums() == [1]
    assert legend(ax) == ["mine", "points"]
    assert ax.get_xlim()[1] >= 9 and ax.get_zlim()[1] >= 5
    ax.view_init(10, 20)
    ax = pk.viz.plot(pk.Pose([0, -8, 0]), ax=ax)  # in lines alone, which matplotlib's own limits do not count
    ax = pk.viz.plot(pk.Pose(), ax=ax)
    assert ax.get_ylim()[0] <= -8 and ax.get_xlim()[1] >= 9 and ax.get_zlim()[1] >= 5
    assert (ax.elev, ax.azim) == (10, 20)
    (first,), (second,) = (pk.viz.plot(torch.zeros(3), ax=x).collections[-1:] for x in (ax, ax))
    assert not np.allclose(first.get_facecolor(), second.get_facecolor())
    ax.clear()
    pk.viz.plot(torch.zeros(2, 3), ax=ax, names="new")
    assert legend(ax) == ["new"]


def test_figures_are_pickled() -> None:
    ax = pk.viz.plot(pk.Pose(), names="world")
    copy = pickle.loads(pickle.dumps(ax.figure))
    assert written(copy.axes[0]) == written(ax)


def test_figures_are_freed() -> None:
    ax = pk.viz.plot(pk.Trajectory([0.0, 1.0], pk.Pose([[0, 0, 0], [1, 0, 0]])))
    ax.figure.canvas.draw()
    reference = weakref.ref(ax)
    plt.close(ax.figure)
    del ax
    gc.collect()
    assert reference() is None


def test_pictures_are_saved(tmp_path: Any) -> None:
    ax = pk.viz.plot(pk.Pose(), torch.rand(10, 3), names=["world", "cloud"])
    for suffix in ("png", "pdf"):
        ax.figure.savefig(tmp_path / f"picture.{suffix}")
        assert 5_000 < (tmp_path / f"picture.{suffix}").stat().st_size < 500_000
    picture = plt.imread(tmp_path / "picture.png")
    assert picture.shape[:2] == (780, 960)
    for colour in (VERMILION, GREEN, BLUE):
        assert (np.abs(picture[..., :3] - to_rgb(colour)).max(-1) < 0.02).sum() > 50


@pytest.mark.gpu
def test_values_on_a_device_are_copied(tmp_path: Any) -> None:
    poses = pk.Pose.random(3, generator=torch.Generator().manual_seed(0))
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    camera = pk.Camera([400, 400, 319.5, 239.5], (640, 480))
    estimate, path = pk.UncertainPose(poses, torch.eye(6)), pk.Trajectory([0.0, 1.0, 2.0], poses)
    here = [poses, poses.rotation, estimate, path, poses.position, (arm, torch.zeros(2, 2)), (camera, poses)]
    there = [tuple(x.cuda() for x in value) if isinstance(value, tuple) else value.cuda() for value in here]
    for a, b in zip(here, there, strict=True):
        for one, other in zip(*(collections(pk.viz.plot(x, trail=True, scale=1.0)) for x in (a, b)), strict=True):
            np.testing.assert_allclose(one, other, atol=1e-5)
    pk.viz.save_html(tmp_path / "page.html", *there)


def test_a_ground_is_a_level_grid_at_multiples_of_1_2_or_5() -> None:
    ax = pk.viz.plot(torch.tensor([[0.0, 0.0, 0.0], [1.6, 0.3, 0.7]]), ground=-0.25)
    (lines,) = collections(ax)
    assert np.all(lines[..., 2] == -0.25)
    x, y = (np.unique(lines[..., k].round(9)) for k in range(2))
    np.testing.assert_allclose(x, 0.2 * np.arange(9), atol=1e-9)  # 1.6 wide, in 8 squares
    np.testing.assert_allclose(y, 0.2 * np.arange(-3, 5), atol=1e-9)  # 0.15 +- 0.4 * 1.6: wide below what is narrow
    assert len(lines) == len(x) + len(y)
    assert [text.get_text() for text in ax.texts] == ["lines every 0.2"]
    assert not legend(ax)
    assert not ax.axison


@pytest.mark.parametrize(("size", "step"), [(0.79, 0.05), (0.81, 0.1), (3.9, 0.2), (4.1, 0.5), (2e4, 2e3)])
def test_a_ground_has_8_to_20_squares_along_the_scene(size: float, step: float) -> None:
    ax = pk.viz.plot(torch.tensor([[0.0, 0.0, 0.0], [size, size, 1e-3]]), ground=True)
    assert [text.get_text() for text in ax.texts] == [f"lines every {step:g}"]


def test_a_robot_alone_is_drawn_in_its_neutral_configuration() -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    for one, other in zip(collections(pk.viz.plot(arm)), collections(pk.viz.plot((arm, arm.neutral()))), strict=True):
        np.testing.assert_array_equal(one, other)


def test_a_frame_tree_has_the_axes_of_its_frames_with_names_and_lines_to_parents() -> None:
    path = pk.Trajectory([0, 2], pk.Pose([[0, 0, 0], [4, 0, 0]]))
    camera = pk.UncertainPose(pk.Pose([0, 2, 0]), torch.eye(6))
    tree = pk.FrameTree({("map", "base"): path, ("base", "camera"): camera, ("other", "tag"): pk.Pose([0, 0, 3])})
    ax = pk.viz.plot(tree.at(1.0), scale=0.5)
    lines = next(x for x in collections(ax) if x.shape == (3, 2, 3))
    np.testing.assert_allclose(lines, [[[0, 0, 0], [2, 0, 0]], [[2, 0, 0], [2, 2, 0]], [[0, 0, 0], [0, 0, 3]]])
    assert {text.get_text() for text in ax.texts} >= {"map", "base", "camera", "other", "tag"}
    with pytest.raises(pk.ShapeError, match=r"plot: a FrameTree is drawn at one time, tree\.at\(t\).*got \(2,\)"):
        pk.viz.plot(tree.at([0.5, 1.0]))
    with pytest.raises(pk.ArgumentError, match=r"map -> base moves in time: use tree\.at\(t\)"):
        pk.viz.plot(tree)
    with pytest.raises(pk.ArgumentError, match="takes one name"):
        pk.viz.plot(tree.at(1.0), names=["a", "b"])
    assert pk.viz.plot(pk.FrameTree()) is not None
