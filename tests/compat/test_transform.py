"""Every function of `posekit.transform`: values, shapes, dtypes, layouts, derivatives and torch's transforms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

from posekit import transform
from tests.reference import matrices, metrics, pose, rates, rotation
from tests.support import contract, sampling
from tests.support.cases import Case, assert_near, cloud, loss, outputs

CASES = {
    "transform_points": Case(transform.transform_points, "pqx", pose.apply),
    "batch_transform_points": Case(transform.batch_transform_points, "pqx", cloud(pose.apply), clouds=True),
    "batch_transform_points_inverse": Case(
        transform.batch_transform_points_inverse, "pqx", cloud(pose.inverse_apply), clouds=True
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


@pytest.mark.slow(but=3)
@every
def test_first_and_second_derivatives(name: str) -> None:
    case = CASES[name]
    contract.check_first(case.function, case.inputs(2))
    contract.check_second(case.function, case.inputs(2))


@pytest.mark.slow(but=3)
@every
def test_derivatives_of_broadcast_arguments(name: str) -> None:
    case = CASES[name]
    full = case.inputs(3)
    for i in range(len(full)):
        inputs = contract.leaves([x if k == i else x[:1] for k, x in enumerate(full)])
        assert_near(torch.autograd.grad(loss(case.function(*inputs)), inputs), case.gradients(inputs))


@every
def test_jvp_vmap_and_their_nestings_agree_with_torch(name: str) -> None:
    case = CASES[name]
    inputs = tuple(case.inputs(3))
    tangents = tuple(case.inputs(3, seed=50))
    _, got = torch.func.jvp(case.function, inputs, tangents)
    _, want = torch.func.jvp(case.reference, inputs, tangents)
    assert_near(got, want, 1e-10)
    assert_near(torch.func.vmap(case.function)(*inputs), case.reference(*inputs))

    def gradient(function: Callable[..., Any]) -> Callable[..., Any]:
        return torch.func.grad(lambda *x: loss(function(*x)), tuple(range(len(inputs))))

    def second(function: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *x: torch.func.jvp(gradient(function), x[: len(inputs)], x[len(inputs) :])[1]

    got, want = (torch.func.vmap(gradient(f))(*inputs) for f in (case.function, case.reference))
    assert_near(got, want, 1e-10)
    got, want = (torch.func.vmap(second(f))(*inputs, *tangents) for f in (case.function, case.reference))
    assert_near(got, want, 1e-9)


def test_every_function_compiles_into_one_graph_with_its_gradient() -> None:
    def everything(inputs: dict[str, list[Tensor]]) -> list[Tensor]:
        return [y for name, case in CASES.items() for y in outputs(case.function(*inputs[name]))]

    def run(function: Callable[..., list[Tensor]]) -> tuple[list[Tensor], tuple[Tensor, ...]]:
        inputs = {name: [x.requires_grad_() for x in case.inputs(1500)] for name, case in CASES.items()}
        made = function(inputs)
        leaves = [x for xs in inputs.values() for x in xs]
        return made, torch.autograd.grad(loss(tuple(made)), leaves)

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
