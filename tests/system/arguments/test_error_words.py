"""Errors in the user's words: the method that was called, its arguments, and no name of ours behind it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Pose, Rotation, Trajectory, UncertainPose, transform

POSES, ROTATIONS = Pose.random(8), Rotation.random(8)
ESTIMATES = UncertainPose(POSES, 0.1 * torch.eye(6))
PATH = Trajectory([0.0, 1, 2], Pose.random(3))
SEVEN = {Pose: Pose.random(7), Rotation: Rotation.random(7)}
CLOUDS = torch.ones(8, 100, 3)

# Shapes name the arguments


@pytest.mark.parametrize("value", [POSES, ROTATIONS], ids=["Pose", "Rotation"])
def test_shapes_that_do_not_broadcast_are_those_of_self_and_other(value: Any) -> None:
    kind, other = type(value).__name__, SEVEN[type(value)]
    names = ["compose", "between", "local", "distance", "squared_distance", "isclose", "allclose"]
    calls = {name: getattr(value, name) for name in names}
    if kind == "Pose":
        calls |= {"interpolate": lambda x: value.interpolate(x, 0.5, kind="screw")}
    else:
        more = ["chordal_distance", "squared_chordal_distance", "phi3_distance"]
        calls |= {name: getattr(value, name) for name in more}
        calls |= {
            "slerp": lambda x: value.slerp(x, 0.5, shortest=False),
            "interpolate": lambda x: value.interpolate(x, 0.5),
        }
    for name, call in calls.items():
        with pytest.raises(
            pk.ShapeError, match=rf"^{kind}.{name}: batch shapes do not broadcast: self \(8,\), other \(7,\)"
        ):
            call(other)
    with pytest.raises(pk.DeviceError, match=rf"^{kind}.compose: other is on meta but self is on cpu; move them"):
        value @ value.to("meta")


SHAPES: dict[str, Callable[[], object]] = {
    "Pose.interpolate: .*: self (8,), other (8,), t (5,)": lambda: POSES.interpolate(POSES, torch.rand(5)),
    "Pose.squared_distance: .*: self (8,), other (8,), position (3,), rotation ()": lambda: POSES.squared_distance(
        POSES, position=torch.ones(3)
    ),
    "Pose.retract: .*: self (8,), tangent (7,)": lambda: POSES.retract(torch.ones(7, 6)),
    "Rotation.power: .*: self (8,), exponent (5,)": lambda: ROTATIONS ** torch.ones(5),
    "Rotation.adjoint_apply: .*: self (8,), tangent (7,)": lambda: ROTATIONS.adjoint_apply(torch.ones(7, 3)),
    "Rotation.coadjoint_apply: .*: self (8,), wrench (7,)": lambda: ROTATIONS.coadjoint_apply(torch.ones(7, 3)),
    "angular_velocity: .*: R0 (8,), R1 (7,), dt ()": lambda: pk.angular_velocity(ROTATIONS, SEVEN[Rotation], 1.0),
    "tangent_grad: .*: value (8,), gradient (7,)": lambda: pk.tangent_grad(POSES, SEVEN[Pose]),
    "tangent_grad: .*: value (8,), gradient (8,), gradient.quaternion (7,)": lambda: pk.tangent_grad(
        POSES, (torch.ones(8, 3), torch.ones(7, 4))
    ),
    "UncertainPose.fuse: .*: self (8,), others[0] (8,), others[1] (2,)": lambda: ESTIMATES.fuse(
        ESTIMATES, ESTIMATES[:2]
    ),
    "chain: .*: poses[0] (8,), poses[1] (7,)": lambda: pk.chain([POSES, SEVEN[Pose]]),
    "Trajectory.at: .*: self (8,), times (7,)": lambda: Trajectory([0.0, 1, 2], PATH.poses.expand(8, 3)).at(
        torch.ones(7, 2)
    ),
}


@pytest.mark.parametrize("message", SHAPES)
def test_shapes_that_do_not_broadcast_are_those_of_the_arguments(message: str) -> None:
    pattern = re.escape(message).replace(r"\.\*", "batch shapes do not broadcast")
    with pytest.raises(pk.ShapeError, match=f"^{pattern}"):
        SHAPES[message]()


def test_a_cloud_per_pose_is_answered_with_the_index() -> None:
    remedy = "; to align leading dimensions, as for one cloud per {}, write {}[..., {}]"
    calls: dict[str, tuple[Callable[[Any], Any], Any, tuple[str, str, str]]] = {
        "Pose.apply": (POSES.apply, CLOUDS, ("pose", "poses", "None")),
        "Pose.inverse_apply": (POSES.inverse_apply, CLOUDS, ("pose", "poses", "None")),
        "Pose.apply_planes": (POSES.apply_planes, torch.ones(8, 2, 5, 4), ("pose", "poses", "None, None")),
        "Rotation.apply": (ROTATIONS.apply, CLOUDS, ("rotation", "rotations", "None")),
        "Rotation.adjoint_apply": (ROTATIONS.adjoint_apply, CLOUDS, ("rotation", "rotations", "None")),
        "Pose.compose": (POSES.compose, Pose.random(8, 100), ("pose", "poses", "None")),
        "UncertainPose.apply": (ESTIMATES.apply, CLOUDS, ("uncertain pose", "uncertain_poses", "None")),
    }
    for method, (call, wrong, words) in calls.items():
        with pytest.raises(pk.ShapeError, match=f"^{method}: .*{re.escape(remedy.format(*words))}$"):
            call(wrong)
    assert POSES[..., None].apply(CLOUDS).shape == CLOUDS.shape
    for call, wrong in ((POSES.compose, SEVEN[Pose]), (POSES.compose, Pose.random(7, 100))):
        with pytest.raises(pk.ShapeError, match=r"\)$"):  # the index would not help
            call(wrong)


def test_points_for_all_poses_are_answered_with_the_index() -> None:
    points = torch.ones(7, 3)
    for values, words in ((POSES, "pose, write poses"), (ESTIMATES, "uncertain pose, write uncertain_poses")):
        for index, cloud in (("..., None", points), ("..., None, None", points.expand(9, 7, 3))):
            with pytest.raises(pk.ShapeError, match=re.escape(f"; for every point in every {words}[{index}]") + "$"):
                values.apply(cloud)
    assert POSES[..., None].apply(points).shape == (8, 7, 3)
    assert POSES[..., None, None].apply(points.expand(9, 7, 3)).shape == (8, 9, 7, 3)


@pytest.mark.parametrize(
    "matrix",
    [torch.eye(4), torch.eye(4).expand(8, 4, 4), torch.eye(4)[:3], np.eye(4)],
    ids=["4x4", "batch", "3x4", "array"],
)
def test_matrices_in_the_place_of_points_are_answered_with_from_matrix(matrix: Any) -> None:
    remedy = r"must have shape \(\.\.\., 3\), got \(.*4\); convert matrices with Pose.from_matrix$"
    for name, call in {
        "Pose.apply": lambda: POSES @ matrix,
        "Pose.inverse_apply": lambda: POSES.inverse_apply(matrix),
        "Rotation.apply": lambda: ROTATIONS @ matrix,
    }.items():
        with pytest.raises(pk.ShapeError, match=f"^{name}: points {remedy}"):
            call()
    assert (POSES @ Pose.from_matrix(matrix)).allclose(POSES)
    with pytest.raises(pk.ShapeError, match=r"got \(8, 4\)$"):
        POSES @ torch.ones(8, 4)


def test_matrices_in_the_place_of_values_are_answered_with_from_matrix() -> None:
    for value, size in ((POSES, 4), (ROTATIONS, 3)):
        kind = type(value).__name__
        fact = f"{kind}.between: other must be a {kind}, got Tensor; convert matrices with {kind}.from_matrix"
        with pytest.raises(pk.ArgumentError, match=f"^{fact}$"):
            value.between(torch.eye(size))


@pytest.mark.parametrize("angles", [torch.ones(3), np.ones(3), [1.0, 2, 3]], ids=lambda x: type(x).__name__)
def test_an_euler_sequence_in_second_place_is_named(angles: Any) -> None:
    kind = type(angles).__name__
    message = (
        f'^Rotation.from_euler: seq must be a string such as "ZYX", got {kind}; the sequence comes before the angles$'
    )
    with pytest.raises(pk.OptionError, match=message):
        Rotation.from_euler(angles, "ZYX")  # type: ignore[arg-type]


# Unusual tensors, numbers and objects

LAYOUTS: dict[str, Callable[[], Tensor]] = {
    "torch.sparse_coo": lambda: torch.ones(8, 3).to_sparse(),
    "a nested tensor": lambda: torch.nested.nested_tensor([torch.ones(2, 3)] * 8, layout=torch.jagged),
    "torch._mkldnn": lambda: torch.ones(8, 3).to_mkldnn(),
}
TAKE: dict[str, Callable[[Any], object]] = {
    "Pose: position": Pose,
    "Rotation: quaternion": Rotation,
    "Pose.apply: points": POSES.apply,
    "Pose.from_matrix: matrix": Pose.from_matrix,
    "Pose.nearest: matrix": Pose.nearest,
    "Rotation.nearest: matrix": Rotation.nearest,
    "Pose.retract: tangent": POSES.retract,
    "Pose.isclose: atol": lambda x: POSES.isclose(POSES, atol=x),
    "Pose.repeat_interleave: repeats": POSES.repeat_interleave,
    "UncertainPose: covariance": lambda x: UncertainPose(POSES, x),
    "Trajectory.at: times": PATH.at,
    "kabsch: source": lambda x: pk.kabsch(x, x),
    "choice: a": pk.sampling.choice,
    "choice: p": lambda x: pk.sampling.choice(8, 2, p=x),
    "sample_bernoulli: probs": pk.sampling.sample_bernoulli,
    "sample_multinomial: probs": pk.sampling.sample_multinomial,
    "scale_grad: x": lambda x: pk.scale_grad(x, 2.0),
    "scale_grad: factor": lambda x: pk.scale_grad(torch.ones(3), x),
    "transform_points: points": lambda x: transform.transform_points(torch.zeros(1, 3), torch.ones(1, 4), x),
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_tensors_of_other_layouts_are_refused(layout: str) -> None:
    x = LAYOUTS[layout]()
    for argument, call in TAKE.items():
        with pytest.raises(pk.ArgumentError, match=f"^{re.escape(argument)} must be a dense tensor, got {layout}$"):
            call(x)
    with pytest.raises(pk.IndexingError, match=r"^Pose\[\.\.\.\]: "):
        POSES[x]


class Broken:
    """An object whose conversions raise an error that is none of an argument."""

    def __array__(self, *_: Any, **__: Any) -> Any:
        raise OSError("no such file")

    def __index__(self) -> int:
        raise OSError("no such file")


def nested_in_itself() -> list[Any]:
    x: list[Any] = []
    x.append(x)
    return x


HUGE = 10**30
REFUSED: dict[str, tuple[type[Exception], Callable[[], object]]] = {
    r"Pose.identity: 10{30} is not a valid device: an integer does not fit 64 bits$": (
        pk.DeviceError,
        lambda: Pose.identity(device=HUGE),
    ),
    r"Pose.to: -10{30} is not a valid device": (pk.DeviceError, lambda: POSES.to(-HUGE)),
    r"Trajectory.to: 10{30} is not a valid device": (pk.DeviceError, lambda: PATH.to(HUGE)),
    r"Pose.cuda: a number of more than \d+ digits is not a valid device": (
        pk.DeviceError,
        lambda: POSES.cuda(10**5000),
    ),
    r"Pose.to: there is no (device 'cuda:200'|cuda:200)": (pk.DeviceError, lambda: POSES.to("cuda:200")),
    r"Pose.to: needs a dtype, a device or a tensor, got bytes$": (pk.ArgumentError, lambda: POSES.to(b"cpu")),
    r"Pose.identity: device must be a torch.device or its name, got bytes$": (
        pk.ArgumentError,
        lambda: Pose.identity(device=b"cpu"),  # type: ignore[arg-type]
    ),
    r"Pose.cuda: device must be a torch.device or its name, got bytes$": (
        pk.ArgumentError,
        lambda: POSES.cuda(b"cuda"),  # type: ignore[arg-type]
    ),
    r"choice: k must be less than 2\*\*56, got 10{30}$": (pk.ShapeError, lambda: pk.sampling.choice(3, HUGE)),
    r"choice: a must be less than 2\*\*56, got 10{30}$": (pk.ShapeError, lambda: pk.sampling.choice(HUGE)),
    r"Pose.repeat_interleave: repeats must be integers, got \[1.5, 2\]$": (
        pk.ArgumentError,
        lambda: POSES.repeat_interleave([1.5, 2]),  # type: ignore[list-item]
    ),
    r"Pose.repeat_interleave: repeats must be integers, got \['a'\]": (
        pk.ArgumentError,
        lambda: POSES.repeat_interleave(["a"]),  # type: ignore[list-item]
    ),
    r"Pose.repeat_interleave: the sum of repeats must be less than 2\*\*56$": (
        pk.ShapeError,
        lambda: POSES.repeat_interleave(torch.full((8,), 1 << 62)),
    ),
    r"Pose.repeat_interleave: batch shape \(8,\) does not fit \(2,\)$": (
        pk.ShapeError,
        lambda: POSES.repeat_interleave([1, 2]),
    ),
    r"Pose.apply: points must be a tensor, an array or a list of numbers, got Broken, whose conversion raised "
    r"OSError: no such file$": (pk.ArgumentError, lambda: POSES.apply(Broken())),  # type: ignore[arg-type]
    r"Pose.interpolate: t must be a number or an array of numbers, got Broken: ": (
        pk.ArgumentError,
        lambda: POSES.interpolate(POSES, Broken()),  # type: ignore[arg-type]
    ),
    r"Pose\[\.\.\.\]: .*got Broken.*; the batch shape is \(8,\)$": (pk.IndexingError, lambda: POSES[Broken()]),
    r"Pose: position must be a regular array, but the list is nested too deeply|.* nested too deeply$": (
        pk.ArgumentError,
        lambda: Pose(nested_in_itself()),
    ),
    r"Pose.integrate: dt must be a number or an array of numbers, got the class Pose$": (
        pk.ArgumentError,
        lambda: POSES.integrate(torch.zeros(6), Pose),  # type: ignore[arg-type]
    ),
    r"Pose.requires_grad_: requires_grad must be True or False, got 1$": (
        pk.OptionError,
        lambda: POSES.requires_grad_(1),  # type: ignore[arg-type]
    ),
    r"Pose.scale_grad: position must be a number or a tensor, got str$": (
        pk.ArgumentError,
        lambda: POSES.scale_grad(position="a"),  # type: ignore[arg-type]
    ),
    r"stack: needs a list .*, got Tensor$": (pk.ArgumentError, lambda: pk.stack(torch.ones(3, 1000))),  # type: ignore
    r"Pose.mean: kind must be .*, got ndarray$": (pk.OptionError, lambda: POSES.mean(kind=np.ones(1000))),  # type: ignore
    r"Pose.identity: sizes must be integers, got '?.{,80}$": (pk.ArgumentError, lambda: Pose.identity("x" * 1000)),  # type: ignore
    r"assert_close: rtol must be a number, got str$|assert_close: rtol must be a number, got 'a'$": (
        pk.ArgumentError,
        lambda: pk.testing.assert_close(POSES, POSES, rtol="a", atol=0),  # type: ignore[arg-type]
    ),
    r"transform_points: position must be a torch.Tensor, got Pose$": (
        pk.ArgumentError,
        lambda: transform.transform_points(POSES, POSES, CLOUDS),  # type: ignore[arg-type]
    ),
}


@pytest.mark.parametrize("message", REFUSED)
def test_unusual_arguments_raise_one_typed_error(message: str) -> None:
    kind, call = REFUSED[message]
    with pytest.raises(kind, match=f"^(?:{message})") as caught:
        call()
    assert isinstance(caught.value, pk.PosekitError)


def test_unusual_arguments_with_a_meaning_are_taken() -> None:
    assert [part.shape for part in POSES[:3].chunk(HUGE)] == [(1,)] * 3
    for repeats in ([0, 1, 2], (0, 1, 2), np.array([0, 1, 2], dtype=np.int32), torch.tensor([0, 1, 2])):
        repeated = POSES[:3].repeat_interleave(repeats)  # type: ignore[arg-type]
        assert torch.equal(repeated.position, POSES.position[torch.tensor([1, 2, 2])])
    assert Pose.identity(0).repeat_interleave([]).shape == (0,)
    assert len(PATH[-HUGE:HUGE]) == 3  # type: ignore[misc]


# Buffers that backward needs


@pytest.mark.parametrize("operation", ["Function", "method"])
def test_overwriting_a_buffer_that_backward_saved_raises_a_typed_error(operation: str) -> None:
    position, points, out = torch.zeros(5, 3), torch.ones(5, 3), torch.empty(5, 3)
    quaternion = Rotation.random(5).quaternion.requires_grad_()
    first = transform.transform_points(position, quaternion, points, out)
    if operation == "Function":
        result = transform.transform_points(position, quaternion, first)
    else:
        result = Rotation(quaternion) @ first
    transform.transform_points(position, quaternion, 2 * points, out)
    with pytest.raises(pk.OverwrittenError, match=r"backward needs a tensor that was overwritten .* out_ buffer"):
        result.sum().backward()
    assert issubclass(pk.OverwrittenError, RuntimeError)


def test_a_graph_that_was_freed_keeps_torchs_error() -> None:
    result = Rotation(torch.ones(4, requires_grad=True)).apply(torch.ones(3)).sum()
    result.backward()
    with pytest.raises(RuntimeError, match="a second time") as caught:
        result.backward()
    assert not isinstance(caught.value, pk.PosekitError)
