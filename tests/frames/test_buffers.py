"""FrameBuffer: poses that arrive one by one, late, again, and from several threads."""

from __future__ import annotations

import threading
from typing import Any, cast

import pytest
import torch

import posekit as pk
from tests.support import sampling

D = torch.float64


def poses(count: int, seed: int = 0) -> pk.Pose:
    return pk.Pose(*sampling.poses(count, seed=seed))


def test_poses_in_any_order_are_the_trajectory_of_all() -> None:
    buffer, keys = pk.FrameBuffer(history=1000), poses(200)
    order = torch.randperm(200, generator=sampling.generator(1)).tolist()
    for i in order:
        buffer.set("map", "base", keys[(i + 1) % 200], time=float(i))
        buffer.set("map", "base", keys[i], time=float(i))  # replaces the former
    buffer.set("base", "camera", keys[0])
    times = torch.linspace(0, 199, 77, dtype=D)
    expected = pk.Trajectory(torch.arange(200, dtype=D), keys).at(times) @ keys[0]
    assert buffer.tree().at(times)["map", "camera"].allclose(expected, rtol=0, atol=1e-12)


def test_only_the_history_is_kept() -> None:
    buffer, keys = pk.FrameBuffer(history=3.0), poses(300)
    for i in range(300):
        buffer.set("map", "base", keys[i], time=float(i))
    buffer.set("map", "base", keys[0], time=5.0)  # older than the history
    tree = buffer.tree()
    assert [x.item() for x in tree.span("map", "base")] == [296, 299]
    assert len(cast(Any, tree.edges["map", "base"])) == 4
    assert tree.at(297.0)["map", "base"].allclose(keys[297])
    with pytest.raises(pk.ValidationError, match=r"edge map -> base is not known then: .* outside \[296\.0, 299\.0\]"):
        tree.at(295.0)["map", "base"]


def test_a_tree_does_not_change_when_poses_arrive() -> None:
    buffer, keys = pk.FrameBuffer(history=2.0), poses(400)
    buffer.set("map", "base", keys[0], time=0.0)
    buffer.set("map", "base", keys[1], time=1.0)
    trees = [buffer.tree()]
    for i in range(2, 200):
        buffer.set("map", "base", keys[i], time=float(i))
        buffer.set("map", "base", keys[i + 200], time=i - 0.5)
        trees.append(buffer.tree())
    for i, tree in enumerate(trees):
        assert tree.span("map", "base")[1] == i + 1
        assert tree.at(float(i + 1))["map", "base"].allclose(keys[i + 1])
        if i:
            assert tree.at(i + 0.5)["map", "base"].allclose(keys[i + 201])


def test_one_pose_is_known_at_its_time_alone() -> None:
    buffer = pk.FrameBuffer()
    buffer.set("map", "base", poses(1)[0], time=1.7e9)
    assert buffer.tree().at(1.7e9)["map", "base"].allclose(poses(1)[0])
    assert not buffer.tree().at(1.7e9 + 1e-6).can("map", "base")
    assert not buffer.tree().at(1.7e9 - 1e-6).can("map", "base")


def test_an_edge_may_become_fixed_and_move_again() -> None:
    buffer, keys = pk.FrameBuffer(), poses(3)
    buffer.set("map", "base", keys[0], time=1.0)
    buffer.set("map", "base", keys[1])
    assert buffer.tree()["map", "base"].allclose(keys[1])
    buffer.set("map", "base", keys[2], time=0.5)
    assert [x.item() for x in buffer.tree().span("map", "base")] == pytest.approx([0.5, 0.5])


def test_threads_write_and_read_at_once() -> None:
    buffer, keys, seen = pk.FrameBuffer(history=1e6), poses(300), []
    buffer.set("map", "0", keys[0], time=0.0)

    def write(name: str) -> None:
        for i in range(300):
            buffer.set("map", name, keys[i], time=float(i))

    def read() -> None:
        for _ in range(100):
            tree = buffer.tree()
            end = int(tree.span("map", "0")[1])
            seen.append(tree.at(float(end))["map", "0"].allclose(keys[end]))

    threads = [threading.Thread(target=write, args=(str(k),)) for k in range(3)] + [threading.Thread(target=read)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(seen) == 100 and all(seen)
    times = torch.arange(300, dtype=D)
    for k in range(3):
        assert buffer.tree().at(times)["map", str(k)].allclose(keys, rtol=0, atol=1e-12)


def test_mistakes_leave_the_buffer_as_it_was() -> None:
    buffer, pose = pk.FrameBuffer(), poses(1)[0]
    buffer.set("map", "base", pose, time=1.0)
    zero: Any = torch.zeros(4)
    mistakes: list[tuple[Any, type[Exception], str]] = [
        (lambda: buffer.set("base", "map", pose), pk.ValidationError, "form a loop: map -> base -> map"),
        (lambda: buffer.set("odom", "base", pose), pk.ValidationError, "two parents"),
        (lambda: buffer.set("map", "base", poses(2)), pk.ShapeError, r"needs one Pose, got a Pose of shape \(2,\)"),
        (
            lambda: buffer.set("map", "base", cast(Any, pk.UncertainPose(pose, torch.eye(6)))),
            pk.ShapeError,
            "needs one Pose, got a UncertainPose",
        ),
        (lambda: buffer.set("map", "base", pose, time=float("nan")), pk.ValidationError, "not finite"),
        (lambda: buffer.set("map", "base", pk.Pose([0, 0, 0], zero)), pk.ValidationError, "quaternion is zero"),
        (
            lambda: buffer.set("map", "base", pose, time=torch.ones(2)),
            pk.ShapeError,
            r"must be one number, got .*\(2,\)",
        ),
        (lambda: buffer.set("map", "base", pose, time=17 * 10**17), pk.ValidationError, "looks like nanoseconds"),
        (lambda: pk.FrameBuffer(history=0), pk.ValidationError, "history must be positive, got 0"),
        (lambda: pk.FrameBuffer(cast(Any, "long")), pk.ArgumentError, "history must be a number, got str"),
    ]
    for call, kind, message in mistakes:
        with pytest.raises(kind, match=message):
            call()
    assert buffer.tree().frames == ("map", "base")
    assert buffer.tree().at(1.0)["map", "base"].allclose(pose)
    assert repr(buffer) == "FrameBuffer(history=10.0, edges=1)"
