"""Unusual arguments: extreme distances, type promotion, half precision and invalid types."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Pose, Rotation
from tests.support import sampling

# Precision and promotion


@pytest.mark.parametrize("dtype", sampling.FLOATS)
def test_distances_of_any_magnitude_and_their_derivatives_are_accurate(dtype: torch.dtype) -> None:
    direction = torch.tensor([0.6, 0.0, 0.8], dtype=dtype)
    here = Pose.identity(dtype=dtype)

    def metres(position: Tensor) -> Tensor:
        return Pose(position).distance(here)[0]

    for power in (-30, -22, -1, 0, 19, 30) if dtype is torch.float32 else (-200, -160, 0, 155, 300):
        position = direction * 10.0**power
        torch.testing.assert_close(metres(position), torch.tensor(10.0**power, dtype=dtype), rtol=1e-6, atol=0)
        torch.testing.assert_close(torch.func.grad(metres)(position), direction, rtol=1e-6, atol=0)
        curvature = 10.0**power * torch.func.hessian(metres)(position)
        if -30 < power < 30 or dtype is torch.float64:
            sphere = torch.eye(3, dtype=dtype) - direction * direction[:, None]
            torch.testing.assert_close(curvature, sphere, rtol=0, atol=1e-6)
    for nested in (torch.func.hessian, lambda f: torch.func.jacrev(torch.func.jacrev(f))):
        assert torch.equal(nested(metres)(0 * direction), torch.zeros(3, 3, dtype=dtype))


def test_zero_dimensional_tensors_promote_as_in_torch() -> None:
    R, S = Rotation.random(5, dtype=torch.float32), Rotation.random(5, dtype=torch.float32)
    T, v = Pose.random(5, dtype=torch.float32), torch.ones(3)
    half = torch.tensor(0.5, dtype=torch.float64, requires_grad=True)
    made = [
        R.slerp(S, half),
        R**half,
        T.interpolate(T, half),
        T.integrate(torch.ones(6), half),
        Rotation.from_axis_angle(v, half),
        Pose.from_dh(torch.ones(5), half, half, half),
    ]
    assert all(x.dtype is torch.float32 for x in made)
    assert pk.angular_velocity(R, S, half).dtype is torch.float32
    assert R.slerp(S, half.expand(5)).dtype is torch.float64
    assert Pose.from_dh(half, half, half, half).dtype is torch.float64
    (gradient,) = torch.autograd.grad(R.slerp(S, half).quaternion.sum(), half)
    assert gradient.dtype is torch.float64
    assert gradient != 0
    mapped = torch.vmap(lambda t: R.slerp(S, t).quaternion)(torch.rand(3, dtype=torch.float64))
    assert mapped.dtype is torch.float32


@pytest.mark.parametrize("dtype", (torch.float16, torch.bfloat16))
def test_degrees_of_half_precision_are_converted_in_float32(dtype: torch.dtype) -> None:
    turns = torch.tensor(3600.0, dtype=dtype)
    assert Rotation.from_euler("z", turns, degrees=True).allclose(Rotation.identity(dtype=dtype), atol=1e-5)
    assert Rotation.from_axis_angle(turns * 0 + torch.tensor([0, 0, 1.0]).to(dtype), turns, degrees=True).dtype is dtype
    half_turn = Rotation.from_rotvec(torch.tensor([0, 0, 180.0], dtype=dtype), degrees=True)
    assert half_turn.dtype is dtype
    assert abs(half_turn.quaternion[0]) < 1e-6
    R = Rotation.from_rotvec([0.0, 0, 1], degrees=True).to(dtype)
    wide = R.to(torch.float32)
    for name, arguments in (("euler", ("xyz",)), ("rotvec", ())):
        got = getattr(R, name)(*arguments, degrees=True)
        assert got.dtype is dtype
        assert torch.equal(got, getattr(wide, name)(*arguments, degrees=True).to(dtype))
    assert torch.equal(R.axis_angle(degrees=True)[1], wide.axis_angle(degrees=True)[1].to(dtype))
    with pytest.raises(pk.DTypeError, match=r"Rotation.from_euler: angles must be of a floating dtype"):
        Rotation.from_euler("xyz", torch.tensor([1, 2, 3]), degrees=True)


def test_axis_of_the_identity_is_x_for_either_sign() -> None:
    for w in (1.0, -1.0, 2.0, -0.5):
        axis, angle = Rotation([w, 0.0, 0, 0]).axis_angle()
        assert axis.tolist() == [1.0, 0.0, 0.0]
        assert angle == 0


@pytest.mark.parametrize("matrix", (-torch.eye(6), torch.tensor([[1.0, 2], [2, 1]]).repeat(3, 3)), ids=("-I", "saddle"))
def test_invalid_covariances_are_not_repaired(matrix: Tensor) -> None:
    both = torch.stack((matrix, torch.eye(6)))
    moved = Pose.identity(2).perturb(both)
    assert moved.position[0].isnan().all()
    assert moved.position[1].isfinite().all()


@pytest.mark.parametrize("dtype", (torch.bfloat16, torch.float16))
def test_half_precision_covariances_use_half_precision_tolerances(dtype: torch.dtype) -> None:
    covariance = torch.eye(3)
    covariance[0, 1] = covariance[1, 0] = 0.9
    moved = Rotation.identity(5, dtype=dtype).perturb(0.01 * covariance.to(dtype))
    assert moved.quaternion.isfinite().all()


def test_gradients_of_nested_containers_are_scaled() -> None:
    x = torch.ones(2, requires_grad=True)
    for nest, leaf in (((x,), lambda y: y[0]), ([x], lambda y: y[0]), ({"a": (x, 1 * x)}, lambda y: y["a"][0])):
        (gradient,) = torch.autograd.grad(leaf(pk.GradFactor.apply(nest, 3.0)).sum(), x)
        assert gradient.tolist() == [3, 3]


def test_infinite_factors_do_not_change_the_value() -> None:
    x = torch.ones(2, requires_grad=True)
    compiled = torch.compile(lambda x: pk.scale_grad(x, math.inf), backend="aot_eager", fullgraph=True)
    assert torch.equal(compiled(x), x)
    assert torch.equal(pk.scale_grad(x, math.inf), x)


# Arguments

WRONG: dict[str, tuple[type[pk.PosekitError], Callable[[], object]]] = {
    r"Pose.to: 'nope' is not a valid device": (pk.DeviceError, lambda: Pose.identity().to(device="nope")),
    r"Pose.to: needs a dtype, a device or a tensor, got 3.5": (pk.ArgumentError, lambda: Pose.identity().to(3.5)),
    r"Pose.identity: there is no cuda:99: torch sees \d+ CUDA": (
        pk.DeviceError,
        lambda: Pose.identity(device="cuda:99"),
    ),
    r"Rotation.random: -5 is not a valid device": (pk.DeviceError, lambda: Rotation.random(device=-5)),
    r"Pose.cuda: there is no cuda:99": (pk.DeviceError, lambda: Pose.identity().cuda("cuda:99")),
    r"Pose.identity: sizes and their product must be in": (pk.ShapeError, lambda: Pose.identity(10**30)),
    r"Pose\[...\]: .*NoneType": (pk.IndexingError, lambda: Pose.identity(2)[[None]]),
    r"Pose.roll: ": (pk.ArgumentError, lambda: Pose.identity(2).roll(10**30, 0)),
    r"Pose.flatten: dim must be": (pk.ArgumentError, lambda: Pose.identity().flatten("a", 99)),  # type: ignore[arg-type]
    r"workspace.limit: must be a number of bytes, got 'a'": (
        pk.ArgumentError,
        lambda: setattr(pk.workspace, "limit", "a"),
    ),
    r"choice: p must be real": (
        pk.DTypeError,
        lambda: pk.sampling.choice(4, 2, p=torch.ones(4, dtype=torch.complex64)),
    ),
    r"choice: dtype must be a torch.dtype, got str": (
        pk.ArgumentError,
        lambda: pk.sampling.choice(4, 2, dtype="float"),  # type: ignore[arg-type]
    ),
    r"choice: 'nope' is not a valid device": (pk.DeviceError, lambda: pk.sampling.choice(4, 2, device="nope")),
    r"scale_grad: factor must be real": (pk.DTypeError, lambda: pk.scale_grad(torch.ones(2), torch.tensor(2j))),
    r"GradFactor: factor must be a number": (pk.ArgumentError, lambda: pk.GradFactor.apply(torch.ones(2), "a")),
    r"GradFactor: x must be a tensor, Pose or Rotation, got str": (
        pk.ArgumentError,
        lambda: pk.GradFactor.apply("a", 2.0),
    ),
    r"NestedFunction: apply must be called on a subclass": (pk.ArgumentError, lambda: pk.NestedFunction.apply(3)),
    r"fuse: iterations must be an integer, got str": (
        pk.ArgumentError,
        lambda: estimate().fuse(estimate(), iterations="a"),  # type: ignore[arg-type]
    ),
    r"Pose.to_convention: source must be one of": (
        pk.ArgumentError,
        lambda: Pose.identity().to_convention(source=np.ones(2), target="ros"),  # type: ignore[arg-type]
    ),
    r"out_points must not be expanded": (
        pk.ArgumentError,
        lambda: pk.transform.transform_points(
            torch.zeros(3), torch.ones(4), torch.ones(4, 3), torch.zeros(9).as_strided((4, 3), (2, 1))
        ),
    ),
    r"torch_quaternion_to_matrix: quaternions must be": (
        pk.DTypeError,
        lambda: pk.transform.torch_quaternion_to_matrix(torch.ones(4, dtype=torch.complex64)),
    ),
    r"transform_point_inverse: trans must have shape": (
        pk.ShapeError,
        lambda: pk.transform.transform_point_inverse(torch.zeros(5, 7, 3), torch.zeros(5, 3, 3), torch.tensor(1.0)),
    ),
}


def estimate() -> pk.UncertainPose:
    return pk.UncertainPose(Pose.identity(), torch.eye(6))


@pytest.mark.parametrize("message", WRONG)
def test_invalid_arguments_raise_posekit_errors(message: str) -> None:
    error, call = WRONG[message]
    with pytest.raises(error, match=message):
        call()
    assert isinstance(pk.workspace.limit, int)


def test_infinite_poses_are_close_only_to_themselves() -> None:
    far = torch.tensor([[math.inf, 0, 0], [-math.inf, 0, 0], [math.nan, 0, 0], [1, 0, 0]])
    close = Pose(far[:, None]).isclose(Pose(far))
    assert torch.equal(close, torch.diag(torch.tensor([True, True, False, True])))


def test_dimension_arguments_have_the_names_of_torch() -> None:
    T = Pose(*sampling.poses(2, 3))
    assert torch.equal(T.flip(dims=(0,)).position, T.position.flip(0))
    assert torch.equal(T.permute(dims=(1, 0)).position, T.position.transpose(0, 1))
    assert torch.equal(T.reshape(shape=(6,)).position, T.position.reshape(6, 3))
    assert torch.equal(T.split(split_size=1)[1].position, T.position[1:])
    assert torch.equal(T.roll(2).position, T.position.reshape(6, 3).roll(2, 0).reshape(2, 3, 3))


def test_choice_weights_support_vmap() -> None:
    weights = torch.eye(4)[:, None].expand(4, 2, 4)[:, 0]
    found = torch.vmap(lambda p: pk.sampling.choice(4, 2, p=p), randomness="different")(weights)
    assert torch.equal(found, torch.arange(4)[:, None].expand(4, 2))


def test_functions_with_positional_buffers_compile_without_graph_breaks() -> None:
    position, quaternion = sampling.poses(5)
    points = sampling.normal(5, 3)

    def moved(position: Tensor, quaternion: Tensor, points: Tensor) -> Tensor:
        return 2 * pk.functions.TransformPoint.apply(position, quaternion, points)

    compiled = torch.compile(moved, fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(position, quaternion, points), moved(position, quaternion, points))


def test_scale_grad_works_where_the_scaled_value_would_overflow() -> None:
    x = torch.tensor([700.0], dtype=torch.float16, requires_grad=True)

    def scaled(x: Tensor) -> Tensor:
        return pk.scale_grad(x, 100.0).sum()

    for function in (scaled, torch.compile(scaled, backend="aot_eager", fullgraph=True)):
        assert torch.autograd.grad(function(x), x)[0].item() == 100


def test_nodes_of_the_graph_have_the_names_of_their_ops() -> None:
    T = Pose(*sampling.poses(3)).requires_grad_()
    assert type((T @ T).position.grad_fn).__name__ == "Pose_composeBackward"
