"""ONNX models of poses compute what torch computes, for static and dynamic batches, in float32 and float64.

Results of onnxruntime are compared with multiple-precision arithmetic. Errors are in eps of the largest entry of a
result, at one element of the batch.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import mpmath as mp
import numpy as np
import onnxruntime
import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.algebra import Scalar
from posekit.engine import private
from tests.reference import multiprecision, multiprecision_lie
from tests.reference.multiprecision import Numbers
from tests.support import sampling
from tests.support.accuracy import Errors, wide

LIMIT = 10.0
DYNAMIC = torch.export.Dim.DYNAMIC
Tensors = tuple[Tensor, ...]

once = pytest.mark.skipif(
    private.PUBLIC_ONLY, reason="models are the same with and without private names, as the other tests here show"
)


class Function(torch.nn.Module):
    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__()
        self.function = function

    def forward(self, *inputs: Tensor) -> Any:
        return self.function(*inputs)


def model_of(function: Any, inputs: Tensors = (), dynamic_batch: bool = False) -> Callable[..., Tensors]:
    """What onnxruntime computes from an exported function of tensors, or from an exported program."""
    options: dict[str, Any] = {"dynamo": True, "verbose": False}
    if dynamic_batch:
        options["dynamic_shapes"] = (({0: DYNAMIC},) * len(inputs),)
    module = function if isinstance(function, torch.export.ExportedProgram) else Function(function)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # torch and onnxscript warn about their own code
        program = torch.onnx.export(module, inputs, **options)
    session = onnxruntime.InferenceSession(program.model_proto.SerializeToString(), providers=["CPUExecutionProvider"])
    names = [i.name for i in session.get_inputs()]

    def run(*tensors: Tensor) -> Tensors:
        fed = {name: x.numpy() for name, x in zip(names, tensors, strict=True)}
        return tuple(torch.from_numpy(np.asarray(y)) for y in session.run(None, fed))

    return run


def fields(pose: pk.Pose) -> Tensors:
    return pose.position, pose.quaternion


def cycled(values: Tensor, count: int) -> Tensor:
    return values.repeat(-(-count // len(values)), *[1] * (values.ndim - 1))[:count]


# Two models of several methods, and the formulas of their results from the numbers of one element of each input.


def group(p1: Tensor, q1: Tensor, p2: Tensor, q2: Tensor, point: Tensor, twist: Tensor) -> Tensors:
    pose, product = pk.Pose(p1, q1), pk.Pose(p1, q1) @ pk.Pose(p2, q2)
    matrix = pose.matrix()
    return (
        *fields(product.normalized()),
        pose @ point,
        *(matrix[..., :3, :3], matrix[..., :3, 3], matrix[..., 3, :]),
        pose.log(),
        *fields(pk.Pose.exp(twist)),
    )


def right_of_group(p1: Numbers, q1: Numbers, p2: Numbers, q2: Numbers, point: Numbers, twist: Numbers) -> list[Numbers]:
    pose, exp = [*p1, *q1], multiprecision_lie.pose_exp(twist, twist)
    product = multiprecision_lie.compose(pose, [*p2, *q2])
    return [
        *(product[:3], multiprecision_lie.unit(product[3:])),
        multiprecision_lie.plus(p1, multiprecision.apply(q1, point)),
        *(multiprecision_lie.flat(multiprecision.matrix(q1)), p1, [mp.mpf(0)] * 3 + [mp.mpf(1)]),
        multiprecision_lie.pose_log(pose, pose),
        *(exp[:3], exp[3:]),
    ]


def conversions(p1: Tensor, q1: Tensor, q2: Tensor, matrix: Tensor, t: Tensor) -> Tensors:
    inverse, rotation, other = ~pk.Pose(p1, q1), pk.Rotation(q1), pk.Rotation(q2)
    return (
        *fields(inverse.normalized()),
        *fields(pk.Pose.from_matrix(matrix)),
        (rotation @ other).matrix(),
        rotation @ p1,
        other.slerp(rotation, t).quaternion,
    )


def right_of_conversions(p1: Numbers, q1: Numbers, q2: Numbers, matrix: Numbers, t: Numbers) -> list[Numbers]:
    inverse, slerp = multiprecision_lie.invert([*p1, *q1]), [*q2, *q1, *t]
    return [
        *(inverse[:3], multiprecision_lie.unit(inverse[3:])),
        *(matrix[3:12:4], multiprecision.from_matrix([matrix[4 * i : 4 * i + 3] for i in range(3)])),
        multiprecision_lie.flat(multiprecision.matrix(multiprecision_lie.multiply(q1, q2))),
        multiprecision.apply(q1, p1),
        multiprecision_lie.slerp(slerp, slerp),
    ]


MODELS = {
    "group": (group, right_of_group, ("p1", "q1", "p2", "q2", "point", "twist")),
    "conversions": (conversions, right_of_conversions, ("p1", "q1", "q2", "matrix", "t")),
}


def edge_cases(dtype: torch.dtype) -> dict[str, Tensor]:
    """Angles of 0 to pi with both signs of the quaternion, and components from 1e-30 to 1e30."""
    quaternion = sampling.quaternion_sweep(torch.float64)[::3]
    count = len(quaternion)
    lengths = torch.tensor([[1.0], [1e-30], [37.5], [1e30], [1e-3]], dtype=torch.float64)
    sizes = torch.tensor([[1.0], [1e30], [1.0], [1e-30]], dtype=torch.float64)
    rotvec = cycled(sampling.rotvecs(torch.float64)[::5], count)
    rotation = torch.cat([*sampling.rotation_matrices(torch.float64).values()])
    matrix = torch.cat((cycled(rotation, count), sampling.normal(count, 3, 1, seed=4)), -1)
    bottom = torch.tensor([[0.0, 0.0, 0.0, 1.0]], dtype=torch.float64).expand(count, 1, 4)
    found = {
        "p1": sampling.normal(count, 3, seed=1) * cycled(sizes, count),
        "q1": quaternion * cycled(lengths, count),
        "p2": sampling.normal(count, 3, seed=2) * cycled(sizes.roll(1, 0), count),
        "q2": sampling.quaternions(count, seed=3) * cycled(lengths.roll(2, 0), count),
        "point": sampling.normal(count, 3, seed=5) * cycled(sizes.roll(2, 0), count),
        "twist": torch.cat((sampling.normal(count, 3, seed=6), rotvec), -1),
        "matrix": torch.cat((matrix, bottom), -2),
        "t": cycled(torch.tensor([0.3, 0.5, 1.0, 0.0, -0.7, 1.6], dtype=torch.float64), count),
    }
    return {name: x.to(dtype) for name, x in found.items()}


def check(made: Tensors, inputs: Tensors, right: Callable[..., list[Numbers]]) -> None:
    """Compares the results at each element of a batch with the formulas."""
    dtype = inputs[0].dtype
    assert all(y.dtype is dtype for y in made)
    errors = Errors(dtype)
    for i in range(len(inputs[0])):
        point = [x[i] for x in inputs]
        with mp.workdps(60):
            wants = right(*map(multiprecision.exact, point))
        for k, (y, want) in enumerate(zip(made, wants, strict=True)):
            got = wide(y[i]).flatten()
            errors.add(f"result {k}", [x.tolist() for x in point], got, np.array([float(x) for x in want]))
    errors.check(LIMIT)


@pytest.mark.guarantee("Guarantees", "compiler")
@pytest.mark.slow
@once
@pytest.mark.parametrize("name", MODELS)
def test_a_model_with_a_dynamic_batch_is_accurate_at_edge_cases(name: str) -> None:
    function, right, names = MODELS[name]
    inputs = tuple(edge_cases(torch.float64)[x] for x in names)
    model = model_of(function, tuple(x[:4] for x in inputs), True)
    check(model(*inputs), inputs, right)
    for count in (1, 2):
        some = tuple(x[7 : 7 + count] for x in inputs)
        check(model(*some), some, right)
    empty = tuple(x[:0] for x in inputs)
    assert [y.shape for y in model(*empty)] == [y.shape for y in function(*empty)]


@pytest.mark.slow
@once
def test_a_float32_model_of_static_and_unbatched_poses_is_accurate_at_edge_cases() -> None:
    function, right, names = MODELS["group"]
    cases, unbatched = edge_cases(torch.float32), ("p2", "q2")
    count = len(cases["q1"])
    inputs = tuple(cases[name][40] if name in unbatched else cases[name] for name in names)
    made = model_of(function, inputs)(*inputs)
    assert [y.shape for y in made] == [y.shape for y in function(*inputs)]
    rows = tuple(x.expand(count, *x.shape) if name in unbatched else x for name, x in zip(names, inputs, strict=True))
    check(made, rows, right)


@pytest.mark.slow(but=())  # quick in the pass without private names
def test_a_program_with_two_dynamic_dimensions_broadcasts_poses_over_clouds() -> None:
    def function(position: Tensor, quaternion: Tensor, clouds: Tensor) -> Tensor:
        return pk.Pose(position, quaternion)[:, None] @ clouds

    def inputs(poses: int, points: int) -> Tensors:
        return *sampling.poses(poses, seed=60), sampling.normal(poses, points, 3, seed=61)

    shapes = (({0: DYNAMIC}, {0: DYNAMIC}, {0: DYNAMIC, 1: DYNAMIC}),)
    program = torch.export.export(Function(function), inputs(2, 3), dynamic_shapes=shapes)
    model = model_of(program)
    for poses, points in ((2, 3), (5, 1), (1, 7), (0, 4)):
        (made,) = model(*inputs(poses, points))
        torch.testing.assert_close(made, function(*inputs(poses, points)), rtol=1e-14, atol=1e-14)


@pk.op(name="test_onnx.delicate")
def delicate(x: Scalar) -> tuple[Scalar, Scalar, Scalar, Scalar]:
    """Numbers that ONNX's exporter would round, and its optimizer drop."""
    return x + 1e-12, x * (1 + 1e-9), x * 1e-200 - 1e-300, (x + 0.1) * 1e200


@pk.op(name="test_onnx.delicate_in_float32")
def delicate_in_float32(x: Scalar) -> tuple[Scalar, Scalar]:
    return x + 1e-12, x * (1 + 2.0**-22)


@pytest.mark.slow(but="delicate_in_float32-*")
@pytest.mark.parametrize("function, dtype", ((delicate, torch.float64), (delicate_in_float32, torch.float32)))
def test_constants_of_an_op_reach_the_model_as_they_are(function: Callable[..., Tensors], dtype: torch.dtype) -> None:
    x = sampling.normal(5, dtype=dtype, seed=62) * 1e-11
    made = model_of(function, (x,), True)(x)
    for y, want in zip(made, function(x), strict=True):
        torch.testing.assert_close(y, want, rtol=torch.finfo(dtype).eps, atol=0)


@pytest.mark.slow
def test_sequences_are_unrolled() -> None:
    def function(position: Tensor, quaternion: Tensor) -> Tensors:
        steps = pk.Pose(position, quaternion)
        return *fields(pk.chain(steps, dim=1)), pk.cumulative(steps.rotation, dim=1).quaternion

    model = model_of(function, sampling.poses(4, 2, seed=63), True)
    inputs = sampling.poses(9, 2, seed=64)
    for y, want in zip(model(*inputs), function(*inputs), strict=True):
        torch.testing.assert_close(y, want, rtol=1e-15, atol=1e-14)
