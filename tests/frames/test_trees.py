"""FrameTree: the poses of frames in others, in time, beside pytransform3d and formulas of matrices."""

from __future__ import annotations

import copy
import io
import pickle
import threading
from typing import Any, cast

import numpy as np
import pytest
import torch
from pytransform3d.transform_manager import (
    NumpyTimeseriesTransform,
    StaticTransform,
    TemporalTransformManager,
    TransformManager,
)
from torch import Tensor
from torch.autograd import gradcheck
from torch.utils import _pytree as pytree
from torch.utils.data import default_collate

import posekit as pk
from tests.support import sampling

D = torch.float64
TIMES = torch.tensor([0.3, 1.0, 4.75, 9.5], dtype=D)


def poses(*batch: int, seed: int = 0) -> pk.Pose:
    return pk.Pose(*sampling.poses(*batch, seed=seed))


def path(keys: int, seed: int, *batch: int) -> pk.Trajectory[pk.Pose]:
    """A trajectory from 0 to 10 with uneven keys and small steps."""
    steps = sampling.normal(*batch, keys, 6, seed=seed) * 0.4
    times = torch.linspace(0, 10, keys, dtype=D) ** 2 / 10
    return pk.Trajectory(times, poses(seed=seed) @ pk.Pose.exp(steps))


def robot() -> pk.FrameTree:
    """Two moving and three fixed edges; "arm" and "camera" are in different branches."""
    return pk.FrameTree(
        {
            ("map", "odom"): path(5, 1),
            ("odom", "base"): poses(seed=2),
            ("base", "arm"): path(7, 3),
            ("arm", "tool"): poses(seed=4),
            ("base", "camera"): poses(seed=5),
        }
    )


def matrices(tree: pk.FrameTree, times: Tensor, kind: Any = "decoupled") -> dict[str, Tensor]:
    """The matrix of each frame in the map, composed edge by edge."""
    found = {"map": torch.eye(4, dtype=D)}
    for (parent, child), edge in tree.edges.items():
        local = edge.at(times, kind) if isinstance(edge, pk.Trajectory) else edge
        found[child] = found[parent] @ local.matrix()  # type: ignore[union-attr]
    return {name: matrix.expand(*times.shape, 4, 4) for name, matrix in found.items()}


# Poses


@pytest.mark.parametrize("times", [torch.tensor(2.5, dtype=D), TIMES, TIMES.reshape(2, 2), TIMES[:0]])
def test_each_pose_is_the_product_of_matrices_at_times_of_any_shape(times: Tensor) -> None:
    tree = robot().at(times)
    reference = matrices(tree, times)
    for a in tree.frames:
        for b in tree.frames:
            expected = torch.linalg.inv(reference[a]) @ reference[b]
            torch.testing.assert_close(tree[a, b].matrix().expand_as(expected), expected, rtol=0, atol=1e-12)
            assert tree[a, b].shape == times.shape


@pytest.mark.parametrize("kind", ["screw", "spline", "bspline", {"odom": "screw", "arm": "spline"}])
def test_edges_are_interpolated_as_asked(kind: Any) -> None:
    tree = robot()
    chosen = kind if isinstance(kind, dict) else {"odom": kind, "arm": kind}
    map_T_odom = tree.edges["map", "odom"].at(TIMES, chosen["odom"])  # type: ignore[union-attr]
    base_T_arm = tree.edges["base", "arm"].at(TIMES, chosen["arm"])  # type: ignore[union-attr]
    expected = map_T_odom @ tree.edges["odom", "base"] @ base_T_arm
    assert tree.at(TIMES, kind)["map", "arm"].allclose(expected, atol=1e-12)


def test_a_kind_that_is_left_out_is_decoupled() -> None:
    tree = robot()
    mixed = tree.at(TIMES, {"odom": "screw"})
    assert mixed["base", "arm"].allclose(tree.at(TIMES)["base", "arm"], atol=1e-15)
    assert not mixed["map", "odom"].allclose(tree.at(TIMES)["map", "odom"], atol=1e-3)


def test_poses_between_keys_are_those_of_tf2() -> None:
    """`tf2::TimeCache::interpolate`: positions linearly, and `slerp` of Bullet's quaternions by the smaller angle."""
    tree, expected = robot(), []
    edge: Any = tree.edges["map", "odom"]
    keys, rows = edge.times.tolist(), edge.poses.normalized()
    for t in TIMES.tolist():
        i = max(k for k in range(len(keys) - 1) if keys[k] <= t)
        ratio = (t - keys[i]) / (keys[i + 1] - keys[i])
        p, q = rows.position.numpy(), rows.quaternion.numpy()
        dot = float(q[i] @ q[i + 1])
        theta = np.arccos(np.clip(abs(dot), -1, 1))
        first, second = np.sin((1 - ratio) * theta), np.sin(ratio * theta) * (1 if dot >= 0 else -1)
        quaternion = (first * q[i] + second * q[i + 1]) / np.sin(theta)
        expected.append(np.concatenate(((1 - ratio) * p[i] + ratio * p[i + 1], quaternion)))
    wanted = pk.Pose.from_vector(torch.tensor(np.stack(expected)))
    assert tree.at(TIMES)["map", "odom"].allclose(wanted, rtol=0, atol=1e-12)


def test_fixed_trees_are_those_of_pytransform3d() -> None:
    names = ["map", *(f"link {i}" for i in range(10)), *(f"side {i}" for i in range(5))]
    above = {name: names[max(0, i - 1)] if i <= 10 else names[i - 8] for i, name in enumerate(names) if i}
    tree = pk.FrameTree({(above[name], name): poses(seed=i) for i, name in enumerate(names) if i})
    manager = TransformManager()
    for (parent, child), pose in tree.edges.items():
        manager.add_transform(child, parent, pose.matrix().numpy())  # type: ignore[union-attr]
    for a, b in [("map", "link 9"), ("link 9", "map"), ("side 4", "link 9"), ("side 0", "side 3")]:
        expected = torch.from_numpy(manager.get_transform(b, a))
        torch.testing.assert_close(tree[a, b].matrix(), expected, rtol=0, atol=1e-12)


def test_moving_trees_are_those_of_pytransform3d_by_screws() -> None:
    tree, manager = robot(), TemporalTransformManager()
    for (parent, child), edge in tree.edges.items():
        if isinstance(edge, pk.Trajectory):
            manager.add_transform(
                child, parent, NumpyTimeseriesTransform(edge.times.numpy(), edge.poses.normalized().vector().numpy())
            )
        else:
            manager.add_transform(child, parent, StaticTransform(edge.matrix().numpy()))  # type: ignore[union-attr]
    for a, b in [("map", "tool"), ("tool", "camera"), ("camera", "odom")]:
        expected = torch.from_numpy(manager.get_transform_at_time(b, a, TIMES.numpy()))
        got = tree.at(TIMES, "screw")[a, b].matrix()
        torch.testing.assert_close(got, expected.expand_as(got), rtol=0, atol=1e-12)


def test_several_frames_at_once_are_those_one_by_one() -> None:
    tree = robot().at(TIMES)
    for a in tree.frames:
        together = tree[a, tree.frames]
        assert together.shape == (4, 6)
        for i, b in enumerate(tree.frames):
            assert together[:, i].allclose(tree[a, b], rtol=0, atol=1e-12)
    assert tree["base", ["camera", "camera"]].shape == (4, 2)
    assert robot()["base", ["base"]].shape == (1,)


def test_batches_of_trees_are_trees_one_by_one() -> None:
    edges: dict[tuple[str, str], Any] = {
        ("map", "base"): path(4, 1, 3),
        ("base", "camera"): poses(3, seed=2),
        ("base", "lidar"): poses(seed=3),
    }
    tree = pk.FrameTree(edges)
    assert tree.shape == (3,)
    each = [
        pk.FrameTree(
            {
                ("map", "base"): pk.Trajectory(edges["map", "base"].times[i], edges["map", "base"].poses[i])
                if edges["map", "base"].times.dim() > 1
                else pk.Trajectory(edges["map", "base"].times, edges["map", "base"].poses[i]),
                ("base", "camera"): edges["base", "camera"][i],
                ("base", "lidar"): edges["base", "lidar"],
            }
        )
        for i in range(3)
    ]
    for a, b in [("map", "lidar"), ("camera", "map"), ("camera", "lidar")]:
        assert tree.at(TIMES)[a, b].shape == (3, 4)
        for i in range(3):
            assert tree.at(TIMES)[a, b][i].allclose(each[i].at(TIMES)[a, b], rtol=0, atol=1e-12)
            assert tree.at(2.0)[a, b][i].allclose(each[i].at(2.0)[a, b], rtol=0, atol=1e-12)
    assert tree.at(TIMES)["map", ["camera", "lidar"]].shape == (3, 4, 2)


def test_edges_of_two_dtypes_have_the_wider_one() -> None:
    tree = pk.FrameTree({("a", "b"): poses(seed=1).float(), ("b", "c"): poses(seed=2)})
    assert tree["a", "c"].dtype == D
    assert tree["a", ["b", "c"]].dtype == D


# Motion


@pytest.mark.parametrize("kind", ["decoupled", "screw", "spline"])
def test_velocities_are_the_differences_of_poses(kind: Any) -> None:
    tree, h = robot(), 1e-6
    for a, b in [("map", "tool"), ("tool", "map"), ("tool", "camera"), ("camera", "base")]:
        before, after = tree.at(TIMES[[0, 2, 3]] - h, kind)[a, b], tree.at(TIMES[[0, 2, 3]] + h, kind)[a, b]
        now = tree.at(TIMES[[0, 2, 3]], kind)[a, b]
        expected = (now.local(after) - now.local(before)) / (2 * h)
        torch.testing.assert_close(tree.at(TIMES[[0, 2, 3]], kind).velocity(a, b), expected, rtol=1e-7, atol=1e-7)


def test_what_is_fixed_has_no_velocity() -> None:
    assert torch.equal(robot().at(TIMES).velocity("camera", "odom"), torch.zeros(4, 6, dtype=D))


# Uncertain edges


def test_covariances_along_the_way_are_summed_as_by_products() -> None:
    spread = sampling.normal(6, 6, seed=9) * 0.1
    covariance = spread @ spread.mT
    a_T_b = pk.UncertainPose(poses(seed=1), covariance)
    a_T_c = pk.UncertainPose(poses(seed=2), 0.5 * covariance, frame="world")
    tree = pk.FrameTree({("a", "b"): a_T_b, ("a", "c"): a_T_c, ("c", "d"): poses(seed=3)})
    expected = (~a_T_b) @ a_T_c.in_frame("body") @ poses(seed=3)
    assert tree["b", "d"].allclose(expected, atol=1e-12)
    assert tree["b", "d"].frame == "body"
    assert isinstance(tree["c", "d"], pk.Pose)
    assert tree["b", ["c", "d"]][1].allclose(expected, atol=1e-12)


def test_an_uncertain_mount_on_a_moving_body() -> None:
    mount = pk.UncertainPose(poses(seed=1), 0.01 * torch.eye(6, dtype=D))
    tree = robot().set("base", "camera", mount).at(TIMES)
    assert tree["map", "camera"].pose.allclose(robot().at(TIMES)["map", "base"] @ mount.pose, atol=1e-12)
    torch.testing.assert_close(tree["map", "camera"].covariance, mount.covariance.expand(4, 6, 6))
    torch.testing.assert_close(tree.velocity("map", "camera").shape, torch.Size([4, 6]))


def test_certain_poses_among_uncertain_ones_have_no_variance() -> None:
    mount = pk.UncertainPose(poses(seed=1), 0.01 * torch.eye(6, dtype=D))
    together = robot().set("base", "camera", mount).at(TIMES)["base", ["camera", "arm", "base"]]
    assert together.shape == (4, 3)
    torch.testing.assert_close(together.covariance[:, 0], mount.covariance.expand(4, 6, 6))
    assert not together.covariance[:, 1:].any()
    assert together.pose[:, 1].allclose(robot().at(TIMES)["base", "arm"], atol=1e-12)


# Derivatives and protocols


def test_gradients_reach_every_edge_keys_and_times() -> None:
    tangents = [torch.zeros(6, dtype=D, requires_grad=True) for _ in range(3)]
    tree, times = robot(), TIMES.clone().requires_grad_()

    def residual(a: Tensor, b: Tensor, c: Tensor, times: Tensor) -> Tensor:
        odom: Any = tree.edges["map", "odom"]
        moved = tree.set("map", "odom", pk.Trajectory(odom.times, odom.poses.retract(a)))
        for edge, tangent in ((("odom", "base"), b), (("base", "camera"), c)):
            moved = moved.set(*edge, moved.edges[edge].retract(tangent))  # type: ignore[union-attr]
        return moved.at(times)["arm", "camera"].matrix().sum() + moved.at(times)["camera", "map"].matrix()

    assert gradcheck(residual, (*tangents, times))


def test_trees_are_pytrees_with_times_and_without() -> None:
    for tree in (robot(), robot().at(TIMES, {"odom": "screw"}, outside="clamp")):
        leaves, structure = pytree.tree_flatten(tree)
        again = pytree.tree_unflatten(leaves, structure)
        assert again.frames == tree.frames
        assert again.at(12.0, outside="clamp")["map", "tool"].allclose(
            tree.at(12.0, outside="clamp")["map", "tool"], atol=0
        )
    assert again["map", "tool"].allclose(tree["map", "tool"], atol=0)
    doubled: Any = pytree.tree_map(lambda x: 2 * x, pk.FrameTree({("a", "b"): poses(seed=1)}))
    torch.testing.assert_close(doubled["a", "b"].position, 2 * poses(seed=1).position)


def test_trees_survive_pickle_copies_and_files() -> None:
    tree = robot().at(TIMES)
    file = io.BytesIO()
    torch.save(tree, file)
    file.seek(0)
    for again in (pickle.loads(pickle.dumps(tree)), copy.deepcopy(tree), torch.load(file, weights_only=True)):
        assert again["map", "tool"].allclose(tree["map", "tool"], atol=0)


@pytest.mark.slow
def test_compiled_look_ups_are_those_of_eager_code() -> None:
    def seen(tree: pk.FrameTree, times: Tensor) -> Tensor:
        return tree.at(times, outside="clamp")["tool", "camera"].matrix()

    compiled = torch.compile(seen, fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(robot(), TIMES), robot().at(TIMES)["tool", "camera"].matrix())


def test_vmap_maps_over_trees() -> None:
    batched = pk.FrameTree({("a", "b"): poses(3, seed=1), ("b", "c"): poses(3, seed=2)})
    got = torch.vmap(lambda tree: tree["c", "a"].matrix())(batched)
    torch.testing.assert_close(got, batched["c", "a"].matrix())


def test_a_dataloader_makes_batches_of_trees() -> None:
    trees = [robot(), guessed := robot().set("base", "camera", poses(seed=8))]
    batch = default_collate(trees)
    assert batch.shape == (2,)
    assert batch.at(TIMES)["map", "camera"].shape == (2, 4)
    assert batch["base", "camera"][1].allclose(guessed["base", "camera"])
    with pytest.raises(pk.ArgumentError, match="collating FrameTree: all must have the same frames and edges"):
        default_collate([robot(), robot().remove("tool")])


def test_exported_programs_take_trees() -> None:
    class Seen(torch.nn.Module):
        def forward(self, tree: pk.FrameTree, times: Tensor) -> Tensor:
            matrix: Tensor = tree.at(times, outside="clamp")["tool", "camera"].matrix()
            return matrix

    program = torch.export.export(Seen(), (robot(), TIMES))
    file = io.BytesIO()
    torch.export.save(program, file)
    file.seek(0)
    got = torch.export.load(file).module()(robot(), TIMES)
    torch.testing.assert_close(got, robot().at(TIMES)["tool", "camera"].matrix())


def test_conversions_move_poses_and_leave_times() -> None:
    tree = robot().at(TIMES)
    single = tree.float()
    assert single["map", "tool"].dtype == single.dtype == torch.float32
    odom: Any = single.edges["map", "odom"]
    assert odom.times.dtype == D
    assert tree.to(D) is tree
    assert tree.requires_grad_().requires_grad
    assert not tree.detach().requires_grad


# Changes


def test_set_leaves_the_former_tree_as_it_was() -> None:
    tree = robot()
    changed = tree.set("base", "camera", pk.Pose.identity(dtype=D)).set("camera", "lens", poses(seed=9))
    assert tree["base", "camera"].allclose(poses(seed=5))
    assert changed["base", "lens"].allclose(poses(seed=9), atol=1e-15)
    assert "lens" in changed and "lens" not in tree
    assert robot().at(TIMES).set("base", "lens", poses(seed=9))["map", "lens"].shape == (4,)


def test_remove_cuts_a_tree_in_two() -> None:
    tree = robot().remove("base")
    assert tree.roots == ("map", "base")
    assert not tree.can("map", "camera")
    assert tree.can("arm", "camera")
    assert tree.set("map", "base", pk.Pose.identity(dtype=D))["map", "camera"].allclose(poses(seed=5))
    with pytest.raises(pk.IndexingError, match=r"FrameTree\.remove: there is no edge above 'map'"):
        tree.remove("map")


def test_the_span_is_the_intersection_of_those_of_the_edges() -> None:
    edges: dict[tuple[str, str], Any] = {
        ("a", "b"): pk.Trajectory([0, 5], poses(2)),
        ("b", "c"): pk.Trajectory([2, 7], poses(2)),
        ("c", "d"): poses(),
    }
    tree = pk.FrameTree(edges)
    assert [x.item() for x in tree.span("d", "a")] == [2, 5]
    assert [x.item() for x in tree.span("c", "d")] == [-torch.inf, torch.inf]
    assert tree.at([2.0, 5.0]).can("a", "d")
    assert not tree.at([2.0, 5.5]).can("a", "d")
    assert tree.at([2.0, 5.5], outside="clamp").can("a", "d")
    assert tree.at([2.0, 5.5]).can("b", "d")
    assert not tree.can("a", "e")


def test_times_outside_are_clamped_or_extrapolated() -> None:
    tree = pk.FrameTree({("a", "b"): pk.Trajectory([0, 1], pk.Pose(torch.tensor([[0.0, 0, 0], [4, 0, 0]])))})
    assert tree.at(2.0, outside="clamp")["a", "b"].position.tolist() == [4, 0, 0]
    assert tree.at(2.0, outside="extrapolate")["a", "b"].position.tolist() == [8, 0, 0]


def test_threads_read_a_tree_at_once() -> None:
    tree, found = robot(), {}

    def read(i: int) -> None:
        found[i] = [tree.at(TIMES + 1e-3 * i)["tool", "camera"].matrix() for _ in range(20)][-1]

    threads = [threading.Thread(target=read, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for i in range(4):
        torch.testing.assert_close(found[i], tree.at(TIMES + 1e-3 * i)["tool", "camera"].matrix(), rtol=0, atol=0)


# Mistakes


def test_mistakes_say_what_is_missing() -> None:
    tree = robot()
    apart = tree.set("world", "beacon", poses(seed=7))
    turns: Any = pk.Rotation.identity(2)
    mistakes: list[tuple[Any, type[Exception], str]] = [
        (lambda: tree["map", "cemara"], pk.IndexingError, r"no frame 'cemara' among map, .*; did you mean 'camera'\?"),
        (
            lambda: apart["camera", "beacon"],
            pk.IndexingError,
            r"'camera' is in the tree of 'map' \(map, odom.*\), 'beacon' in that of 'world' \(world, beacon\); "
            r"the edge above 'map' or above 'world' is missing: tree\.set\('map', 'world', pose\)",
        ),
        (lambda: tree["map", "base"], pk.ArgumentError, r"the edge map -> odom moves in time: use tree\.at\(t\)"),
        (
            lambda: tree.at([1.0, 11.0])["map", "camera"],
            pk.ValidationError,
            r"FrameTree\['map', 'camera'\]: the edge map -> odom is not known then: .*times\[1\] = 11\.0 is outside "
            r"\[0\.0, 10\.0\]; pass outside=\"clamp\"",
        ),
        (lambda: tree.velocity("map", "base"), pk.ArgumentError, r"FrameTree\.velocity.* moves in time"),
        (
            lambda: tree.set("tool", "map", poses()),
            pk.ValidationError,
            "form a loop: map -> odom -> base -> arm -> tool",
        ),
        (lambda: tree.set("tool", "arm", poses()), pk.ValidationError, "edge from 'arm' to 'tool': invert the pose"),
        (lambda: tree.set("a", "a", poses()), pk.ValidationError, "form a loop: a -> a"),
        (lambda: tree.set("map", "tool", poses()), pk.ValidationError, "two parents, 'arm' and 'map': remove"),
        (lambda: tree[cast(Any, "map")], pk.ArgumentError, "needs two names"),
        (lambda: tree["map", cast(Any, 3)], pk.ArgumentError, "needs a name or a list of names, got 3"),
        (lambda: iter(tree), pk.ArgumentError, r"iterate over tree\.frames"),
        (lambda: tree.at(1.0, "linear"), pk.OptionError, "kind"),  # type: ignore[arg-type]
        (lambda: tree.at(1.0, {"base": "screw", "x": "screw"}), pk.ArgumentError, "names 'x', which is no child"),
        (lambda: tree.at(1.0, outside="hold"), pk.OptionError, "outside"),  # type: ignore[arg-type]
        (lambda: tree.at("now"), pk.ArgumentError, "FrameTree.at: times"),
        (lambda: pk.FrameTree({("a", "b"): pk.Pose2()}), pk.ArgumentError, r"a -> b must be in space, got a Pose2"),  # type: ignore[dict-item]
        (lambda: pk.FrameTree({("a", "b"): pk.Rotation()}), pk.ArgumentError, "must be a Pose, an UncertainPose or"),  # type: ignore[dict-item]
        (
            lambda: pk.FrameTree({("a", "b"): pk.Trajectory([0, 1], turns)}),
            pk.ArgumentError,
            "must be a trajectory of poses",
        ),
        (lambda: pk.FrameTree({"ab": poses()}), pk.ArgumentError, r"named by \(parent, child\), got 'ab'"),  # type: ignore[dict-item]
        (lambda: pk.FrameTree({("a", ""): poses()}), pk.ArgumentError, "a frame must be a string that is not empty"),
        (lambda: pk.FrameTree([poses()]), pk.ArgumentError, "edges must be a dict"),  # type: ignore[arg-type]
        (
            lambda: pk.FrameTree({("a", "b"): poses(2), ("b", "c"): poses(3)}),
            pk.ShapeError,
            r"FrameTree: .*a -> b.*b -> c",
        ),
    ]
    for call, kind, message in mistakes:
        with pytest.raises(kind, match=message):
            call()


def test_a_tree_is_shown_by_its_frames() -> None:
    assert repr(robot().remove("arm").at(TIMES)) == (
        "FrameTree(6 frames, times of shape (4,),\n"
        "  map\n"
        "    odom: Trajectory, 5 keys\n"
        "      base: Pose\n"
        "        camera: Pose\n"
        "  arm\n"
        "    tool: Pose)"
    )
    assert repr(pk.FrameTree()) == "FrameTree(0 frames)"
