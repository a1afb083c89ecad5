"""The functions of `posekit.transform`: values, shapes, dtypes, layouts, derivatives, transforms and messages."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import transform
from tests import sampling
from tests.reference import matrices, metrics, pose, rates, rotation

# torch compiles a formula of its own with torch.jit.script when it first enters forward mode.
pytestmark = pytest.mark.filterwarnings("ignore:.torch.jit.script. is deprecated:DeprecationWarning")


def cloud(reference: Callable[..., Any]) -> Callable[..., Any]:
    return lambda position, quaternion, points: reference(position.unsqueeze(-2), quaternion.unsqueeze(-2), points)


@dataclasses.dataclass(frozen=True)
class Case:
    """A function, what its arguments are (one letter each), and its formula."""

    function: Callable[..., Any]
    kinds: str
    reference: Callable[..., Any]
    clouds: bool = False

    def inputs(self, *batch: int, dtype: torch.dtype = torch.float64, seed: int = 0) -> list[Tensor]:
        made = []
        for k, kind in enumerate(self.kinds):
            shape = (*batch, 2) if self.clouds and kind == "x" else batch
            if kind == "q":
                x = sampling.quaternions(*shape, seed=seed + k)
            elif kind == "m":
                x = rotation.matrix(sampling.quaternions(*shape, seed=seed + k))
            else:
                x = sampling.normal(*shape, 3, seed=seed + k)
            made.append(x.to(dtype))
        return made


CASES = {
    "transform_points": Case(transform.transform_points, "pqx", pose.apply),
    "batch_transform_points": Case(transform.batch_transform_points, "pqx", cloud(pose.apply), True),
    "batch_transform_points_inverse": Case(
        transform.batch_transform_points_inverse, "pqx", cloud(pose.inverse_apply), True
    ),
    "get_inv_transform": Case(transform.get_inv_transform, "mp", matrices.get_inv_transform),
    "transform_point_inverse": Case(transform.transform_point_inverse, "xmp", matrices.transform_point_inverse),
    "matrix_to_quaternion": Case(transform.matrix_to_quaternion, "m", rotation.from_matrix),
    "quaternion_to_matrix": Case(transform.quaternion_to_matrix, "q", rotation.matrix),
    "torch_quaternion_to_matrix": Case(transform.torch_quaternion_to_matrix, "q", rotation.matrix),
    "pose_to_matrix": Case(transform.pose_to_matrix, "pq", pose.matrix),
    "pose_to_affine_matrix": Case(transform.pose_to_affine_matrix, "pq", pose.affine),
    "pose_multiply": Case(transform.pose_multiply, "pqpq", pose.compose),
    "pose_inverse": Case(transform.pose_inverse, "pq", pose.inverse),
    "quat_multiply": Case(transform.quat_multiply, "qq", rotation.compose),
    "normalize_quaternion": Case(transform.normalize_quaternion, "q", rotation.canonical),
    "quaternion_rate_to_axis_angle_rate": Case(
        transform.quaternion_rate_to_axis_angle_rate, "qq", rates.quaternion_rate_to_axis_angle_rate
    ),
    "quaternion_rate_to_angular_velocity": Case(
        transform.quaternion_rate_to_angular_velocity, "qq", rates.quaternion_rate_to_angular_velocity
    ),
    "angular_distance_phi3": Case(transform.angular_distance_phi3, "qq", metrics.angular_distance_phi3),
    "angular_distance_axis_angle": Case(
        transform.angular_distance_axis_angle, "qq", metrics.angular_distance_axis_angle
    ),
}
every = pytest.mark.parametrize("name", CASES)


def outputs(value: Any) -> tuple[Tensor, ...]:
    return value if isinstance(value, tuple) else (value,)


def assert_near(got: Any, want: Any, tolerance: float = 1e-12) -> None:
    for a, b in zip(outputs(got), outputs(want), strict=True):
        assert a.shape == b.shape
        torch.testing.assert_close(a, b, rtol=tolerance, atol=tolerance, check_dtype=False)


def test_every_public_function_is_tested_here() -> None:
    assert set(transform.__all__) == {*CASES, "cuda_matrix_to_quaternion"}


@every
@pytest.mark.parametrize("batch", sampling.BATCHES, ids=str)
def test_values_in_any_batch_shape(name: str, batch: tuple[int, ...]) -> None:
    case = CASES[name]
    inputs = case.inputs(*batch)
    assert_near(case.function(*inputs), case.reference(*inputs))


@every
@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16], ids=str)
def test_every_dtype_gives_its_own(name: str, dtype: torch.dtype) -> None:
    case = CASES[name]
    inputs = case.inputs(5, dtype=dtype)
    got = case.function(*inputs)
    assert all(y.dtype == dtype for y in outputs(got))
    plain = name == "torch_quaternion_to_matrix"  # which computes in the dtype it is given
    want = case.reference(*[x.double() for x in inputs])
    tolerance = (64 if plain else 16) * torch.finfo(dtype).eps
    assert_near(outputs(got)[0].double(), outputs(want)[0], tolerance)


@every
def test_batch_shapes_broadcast_in_every_argument(name: str) -> None:
    case = CASES[name]
    full = case.inputs(3, 2)
    for i in range(len(full)):
        inputs = [x if k == i else x[:1, :1] for k, x in enumerate(full)]
        assert_near(case.function(*inputs), case.reference(*inputs))
        if name != "transform_point_inverse":  # where a lower rank of the frames means clouds
            inputs = [x if k == i else x[0] for k, x in enumerate(full)]
            assert_near(case.function(*inputs), case.reference(*inputs))


@every
def test_any_memory_layout(name: str) -> None:
    case = CASES[name]
    inputs = case.inputs(2, 3)
    want = case.reference(*inputs)
    for layouts in zip(*[[y for _, y in sampling.layouts(x)] for x in inputs], strict=True):
        assert_near(case.function(*layouts), want)


@every
def test_first_and_second_derivatives(name: str) -> None:
    case = CASES[name]
    inputs = [x.requires_grad_() for x in case.inputs(2)]
    assert torch.autograd.gradcheck(case.function, inputs)
    assert torch.autograd.gradgradcheck(case.function, inputs)


@every
def test_derivatives_of_broadcast_arguments(name: str) -> None:
    case = CASES[name]
    full = case.inputs(3)
    for i in range(len(full)):
        inputs = [(x if k == i else x[:1]).detach().requires_grad_() for k, x in enumerate(full)]
        assert torch.autograd.gradcheck(case.function, inputs)


@every
def test_jvp_vmap_and_their_nestings_agree_with_torch(name: str) -> None:
    case = CASES[name]
    inputs = tuple(case.inputs(3))
    tangents = tuple(case.inputs(3, seed=50))
    _, got = torch.func.jvp(case.function, inputs, tangents)
    _, want = torch.func.jvp(case.reference, inputs, tangents)
    assert_near(got, want, 1e-10)
    assert_near(torch.func.vmap(case.function)(*inputs), case.reference(*inputs))

    def loss(function: Callable[..., Any]) -> Callable[..., Tensor]:
        return lambda *x: sum((y * y).sum() + y.sum() for y in outputs(function(*x)))  # type: ignore[return-value]

    every_argument = tuple(range(len(inputs)))
    got = torch.func.vmap(torch.func.jacrev(loss(case.function), every_argument))(*inputs)
    want = torch.func.vmap(torch.func.jacrev(loss(case.reference), every_argument))(*inputs)
    assert_near(got, want, 1e-10)
    got = torch.func.vmap(torch.func.jacfwd(torch.func.grad(loss(case.function))))(*inputs)
    want = torch.func.vmap(torch.func.jacfwd(torch.func.grad(loss(case.reference))))(*inputs)
    assert_near(got, want, 1e-9)


def test_every_function_compiles_into_one_graph_with_its_gradient() -> None:
    def everything(inputs: dict[str, list[Tensor]]) -> list[Tensor]:
        return [y for name, case in CASES.items() for y in outputs(case.function(*inputs[name]))]

    def run(function: Callable[..., list[Tensor]]) -> tuple[list[Tensor], tuple[Tensor, ...]]:
        inputs = {name: [x.requires_grad_() for x in case.inputs(1500)] for name, case in CASES.items()}
        made = function(inputs)
        leaves = [x for xs in inputs.values() for x in xs]
        return made, torch.autograd.grad(sum((y * y).sum() + y.sum() for y in made), leaves)  # type: ignore[arg-type]

    torch.compiler.reset()
    compiled = run(torch.compile(everything, fullgraph=True, backend="aot_eager"))
    for got, want in zip(compiled, run(everything), strict=True):
        assert_near(tuple(got), tuple(want), 1e-10)


@every
def test_inputs_are_never_modified(name: str) -> None:
    case = CASES[name]
    inputs = case.inputs(4)
    before = [(x.clone(), x._version) for x in inputs]
    case.function(*inputs)
    assert all(torch.equal(x, y) and x._version == v for x, (y, v) in zip(inputs, before, strict=True))


@every
def test_a_quaternion_of_any_length_denotes_its_direction(name: str) -> None:
    case = CASES[name]
    if name in ("pose_multiply", "pose_inverse", "quat_multiply"):  # whose quaternions keep the lengths they are given
        return
    inputs = case.inputs(5)
    directions = [k for k, kind in enumerate(case.kinds) if kind == "q" and not ("rate" in name and k == 0)]
    scaled = [x * (3.7 if k in directions else 1) for k, x in enumerate(inputs)]
    assert_near(case.function(*scaled), case.function(*inputs))
    poisoned = [x * (0 if k in directions else 1) for k, x in enumerate(inputs)]
    if directions:
        assert outputs(case.function(*poisoned))[0].isnan().any()


# What the original had wrong


def test_one_pose_moves_all_points_whatever_their_dimensions() -> None:
    p, q = sampling.poses()
    points = sampling.normal(2, 2, 3)
    assert_near(transform.transform_points(p[None], q[None], points), pose.apply(p, q, points))
    assert_near(transform.transform_points(p, q, points[0, 0]), pose.apply(p, q, points[0, 0]))


def test_several_poses_are_each_used_or_refused() -> None:
    p, q = sampling.poses(3)
    points = sampling.normal(3, 3)
    assert_near(transform.transform_points(p, q, points), pose.apply(p, q, points))
    with pytest.raises(pk.ShapeError, match=r"transform_points: batch shapes do not broadcast: .*points \(5,\)"):
        transform.transform_points(p, q, sampling.normal(5, 3))


def test_one_pose_moves_every_cloud_and_one_cloud_is_moved_by_every_pose() -> None:
    p, q = sampling.poses(3)
    clouds = sampling.normal(3, 4, 3)
    assert_near(transform.batch_transform_points(p[:1], q[:1], clouds), pose.apply(p[0], q[0], clouds))
    want = torch.stack([pose.apply(p[i], q[i], clouds[0]) for i in range(3)])
    assert_near(transform.batch_transform_points(p, q, clouds[0]), want)


def test_matrix_to_quaternion_keeps_the_batch_shape_and_the_real_part_positive() -> None:
    matrix = rotation.matrix(sampling.quaternions(2, 2))
    got = transform.matrix_to_quaternion(matrix)
    assert got.shape == (2, 2, 4)
    assert (got[..., 0] >= 0).all()
    homogeneous = pose.matrix(*sampling.poses(5))
    assert_near(
        transform.matrix_to_quaternion(homogeneous[..., :3, :3]), rotation.from_matrix(homogeneous[..., :3, :3])
    )


def test_cuda_matrix_to_quaternion_works_on_the_cpu_and_has_no_gradient() -> None:
    matrix = rotation.matrix(sampling.quaternions(2, 3)).requires_grad_()
    got = transform.cuda_matrix_to_quaternion(matrix)
    assert not got.requires_grad
    assert_near(got, rotation.from_matrix(matrix.detach()))


def test_torch_quaternion_to_matrix_takes_lists() -> None:
    want = torch.tensor([[0.0, -1, 0], [1, 0, 0], [0, 0, 1]])
    assert torch.equal(transform.torch_quaternion_to_matrix([1, 0, 0, 1]), want)
    assert torch.equal(transform.torch_quaternion_to_matrix([[1.0, 0, 0, 1]]), want[None])


def test_one_pose_composes_with_a_batch_from_either_side() -> None:
    p, q = sampling.poses(4)
    assert_near(transform.pose_multiply(p[:1], q[:1], p, q), pose.compose(p[:1], q[:1], p, q))
    assert_near(transform.pose_multiply(p, q, p[:1], q[:1]), pose.compose(p, q, p[:1], q[:1]))


def test_transform_point_inverse_takes_a_point_or_a_cloud_for_each_frame() -> None:
    rot = rotation.matrix(sampling.quaternions(3))
    trans, points, clouds = (
        sampling.normal(3, 3, seed=1),
        sampling.normal(3, 3, seed=2),
        sampling.normal(3, 3, 3, seed=3),
    )
    want = torch.stack([rot[i].T @ (points[i] - trans[i]) for i in range(3)])
    assert_near(transform.transform_point_inverse(points, rot, trans), want)
    want = torch.stack([matrices.transform_point_inverse(clouds[i], rot[i], trans[i]) for i in range(3)])
    assert_near(transform.transform_point_inverse(clouds, rot, trans), want)
    want = matrices.transform_point_inverse(clouds, rot[0], trans[0])
    assert_near(transform.transform_point_inverse(clouds, rot[0], trans[0]), want)


def test_distances_are_one_value_for_each_pair_and_exact_near_zero_and_pi() -> None:
    angles = torch.tensor([0.0, 1e-9, 1e-3, 1.0, math.pi - 1e-9, math.pi], dtype=torch.float64)
    base = sampling.quaternions()
    turned = rotation.compose(base, sampling.quaternion_of(angles, sampling.axes()[1]))
    got = transform.angular_distance_axis_angle(base.expand(6, 4), -3 * turned)
    assert_near(got, angles, 1e-15)
    assert_near(transform.angular_distance_phi3(base, turned), angles / math.pi, 1e-15)


def test_the_gradient_of_a_distance_is_finite_between_equal_rotations() -> None:
    q = sampling.quaternions(3).requires_grad_()
    for distance in (transform.angular_distance_phi3, transform.angular_distance_axis_angle):
        (gradient,) = torch.autograd.grad(distance(q, q.detach()).sum(), q)
        assert torch.equal(gradient, torch.zeros_like(gradient))


def test_the_axis_angle_rate_is_the_gradient_of_a_small_turn_and_the_velocity_is_a_rate() -> None:
    quaternion, weights = sampling.unit_quaternions(4), sampling.normal(4, 4, seed=3)

    def turned(d: Tensor) -> Tensor:
        return rotation.compose(quaternion, rotation.exp(d))

    still = torch.zeros(4, 3, dtype=torch.float64)
    want = torch.func.grad(lambda d: (weights * turned(d)).sum())(still)
    assert_near(transform.quaternion_rate_to_axis_angle_rate(weights, quaternion), want)
    velocity = sampling.normal(4, 3, seed=4)
    _, rate = torch.func.jvp(turned, (still,), (velocity,))
    assert_near(transform.quaternion_rate_to_angular_velocity(rate, quaternion), velocity)


def test_quat_multiply_writes_into_its_third_argument() -> None:
    a, b = sampling.quaternions(3, seed=1), sampling.quaternions(3, seed=2)
    out = torch.full_like(a, math.nan)
    assert transform.quat_multiply(a, b, out) is out
    assert_near(out, rotation.compose(a, b))


def test_pose_to_matrix_writes_the_last_row_of_its_buffer() -> None:
    p, q = sampling.poses(3)
    out = torch.full((3, 4, 4), math.nan, dtype=torch.float64)
    assert transform.pose_to_matrix(p, q, out) is out
    assert_near(out, pose.matrix(p, q))


P, Q, M = torch.zeros(3), torch.ones(4), torch.eye(3)
MESSAGES: dict[str, tuple[type[Exception], Callable[[], object]]] = {
    r"transform_points: position must have shape \(\.\.\., 3\), got \(4,\)": (
        pk.ShapeError,
        lambda: transform.transform_points(Q, Q, P),
    ),
    r"transform_points: points must be a torch.Tensor, got list": (
        pk.ArgumentError,
        lambda: transform.transform_points(P, Q, [1.0, 2.0, 3.0]),  # type: ignore[arg-type]
    ),
    r"batch_transform_points: quaternion must have shape \(\.\.\., 4\), got \(2, 3\)": (
        pk.ShapeError,
        lambda: transform.batch_transform_points(P.expand(2, 3), P.expand(2, 3), P.expand(2, 5, 3)),
    ),
    r"batch_transform_points: position must be a torch.Tensor, got NoneType": (
        pk.ArgumentError,
        lambda: transform.batch_transform_points(None, Q, P),  # type: ignore[arg-type]
    ),
    r"batch_transform_points: batch shapes do not broadcast": (
        pk.ShapeError,
        lambda: transform.batch_transform_points(P.expand(2, 3), Q.expand(2, 4), P.expand(3, 5, 3)),
    ),
    r"quaternion_to_matrix: quaternions must be of a floating dtype .* got torch.int64": (
        pk.DTypeError,
        lambda: transform.quaternion_to_matrix(Q.long()),
    ),
    r"matrix_to_quaternion: matrix must have shape \(\.\.\., 3, 3\), got \(3, 4\)": (
        pk.ShapeError,
        lambda: transform.matrix_to_quaternion(torch.eye(3, 4)),
    ),
    r"matrix_to_quaternion: matrix must be a torch.Tensor, got list": (
        pk.ArgumentError,
        lambda: transform.cuda_matrix_to_quaternion([1.0]),  # type: ignore[arg-type]
    ),
    r"pose_multiply: batch shapes do not broadcast: .* quaternion2 \(3,\)": (
        pk.ShapeError,
        lambda: transform.pose_multiply(P.expand(2, 3), Q, P, Q.expand(3, 4)),
    ),
    r"pose_inverse: quaternion is on meta but position is on cpu": (
        pk.DeviceError,
        lambda: transform.pose_inverse(P, Q.to("meta")),
    ),
    r"transform_point_inverse: point must be a torch.Tensor, got list": (
        pk.ArgumentError,
        lambda: transform.transform_point_inverse([0.0] * 3, M, P),  # type: ignore[arg-type]
    ),
    r"angular_distance_phi3: goal_quat must have shape \(\.\.\., 4\), got \(3,\)": (
        pk.ShapeError,
        lambda: transform.angular_distance_phi3(P, Q),
    ),
}


@pytest.mark.parametrize("message", MESSAGES)
def test_messages_name_the_function_and_the_argument(message: str) -> None:
    kind, call = MESSAGES[message]
    with pytest.raises(kind, match=message):
        call()
