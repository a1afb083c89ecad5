"""Jacobians in tangents, compared with differences of retracted values and with hand-computed matrices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import ArgumentError, DTypeError, IndexingError, OptionError, Pose, Rotation, ShapeError
from tests.support import marks

DOUBLE = torch.float64


def seeded(seed: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def pose(*shape: int, seed: int = 0) -> Pose:
    value = Pose.random(*shape, dtype=DOUBLE, generator=seeded(seed))
    return Pose(value.position, 1.7 * value.quaternion)  # the length of a quaternion must have no influence


def rotation(*shape: int, seed: int = 0) -> Rotation:
    return pose(*shape, seed=seed).rotation


def numbers(*shape: int, seed: int = 0) -> Tensor:
    return torch.randn(*shape, dtype=DOUBLE, generator=seeded(seed))


def moved(value: Any, change: Tensor, frame: str) -> Any:
    if isinstance(value, Tensor):
        return value + change
    return value.retract(change, frame=frame)


def difference(value: Any, other: Any, frame: str) -> Tensor:
    if isinstance(value, Tensor):
        return other - value
    return value.local(other, frame=frame)


def numerical(f: Callable[..., Any], args: tuple[Any, ...], n: int, frame: str, batch: int) -> Tensor:
    """The Jacobian by central differences, shape (*batch, *out, *in)."""
    value = args[n]
    tail = () if isinstance(value, Tensor) else (6 if isinstance(value, Pose) else 3,)
    shape = (*value.shape, *tail)
    columns = []
    step = 1e-6
    inner = shape[batch:]
    for k in range(torch.Size(inner).numel()):
        direction = torch.zeros(torch.Size(inner).numel(), dtype=DOUBLE)
        direction[k] = step
        change = direction.reshape(inner).expand(shape)
        ends = [f(*args[:n], moved(value, s * change, frame), *args[n + 1 :]) for s in (-1, 1)]
        here = f(*args)
        columns.append((difference(here, ends[1], frame) - difference(here, ends[0], frame)) / (2 * step))
    stacked = torch.stack(columns, -1)
    return stacked.reshape(*stacked.shape[:-1], *inner)


POINTS = numbers(4, 3, seed=9)
FUNCTIONS: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "compose": (lambda a, b: a @ b, (pose(2, 3), pose(2, 3, seed=1))),
    "inverse": (lambda a, b: ~a @ b, (pose(5), pose(5, seed=1))),
    "apply": (lambda a, x: a.apply(x), (pose(4), numbers(4, 3))),
    "clouds": (lambda a, x: a[..., None].apply(x), (pose(2), numbers(2, 5, 3))),
    "one": (lambda a, x: a.apply(x), (pose(), numbers(3))),
    "rotations": (lambda a, x: a.rotation @ x, (pose(4), rotation(4, seed=1))),
    "log": (lambda a, b: a.local(b), (pose(3), pose(3, seed=1))),
    "distance": (lambda a, b: a.squared_distance(b), (pose(3), pose(3, seed=1))),
    "exp": (lambda x, y: Pose.exp(x) @ Pose.exp(y), (numbers(3, 6), numbers(3, 6, seed=1))),
    "closed over": (lambda a, b: (a @ b).apply(POINTS), (pose(4), pose(4, seed=1))),
}


@pytest.mark.parametrize("frame", ["body", "world"])
@pytest.mark.parametrize("argnum", [0, 1])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_jacobians_are_the_limits_of_differences(name: str, argnum: int, frame: str) -> None:
    f, args = FUNCTIONS[name]
    batch = len(args[0].shape) - (1 if isinstance(args[0], Tensor) else 0)
    found = pk.jacobian(f, argnum, frame=frame, batch_dims=batch)(*args)
    torch.testing.assert_close(found, numerical(f, args, argnum, frame, batch), rtol=1e-7, atol=1e-7)


def test_hand_computed_matrices() -> None:
    quarter = Rotation.from_rotvec(torch.tensor([0, 0, torch.pi / 2], dtype=DOUBLE))
    T = Pose([1.0, 2.0, 3.0], quarter.quaternion)
    point = torch.tensor([1.0, 0.0, 0.0], dtype=DOUBLE)

    def apply(T: Pose) -> Tensor:
        return T.apply(point)

    # The point is at (1, 3, 3). A small twist [v, w] of the body moves it by R (v + w x (1, 0, 0)).
    body = torch.tensor([[0, -1, 0, 0, 0, -1], [1, 0, 0, 0, 0, 0], [0, 0, 1, 0, -1, 0]], dtype=DOUBLE)
    torch.testing.assert_close(pk.jacobian(apply)(T), body)
    # A twist of the world moves it by v + w x (1, 3, 3).
    world = torch.tensor([[1, 0, 0, 0, 3, -3], [0, 1, 0, -3, 0, 1], [0, 0, 1, 3, -1, 0]], dtype=DOUBLE)
    torch.testing.assert_close(pk.jacobian(apply, frame="world")(T), world)
    torch.testing.assert_close(pk.jacobian(lambda T: ~T)(T), -T.adjoint())
    other = pose()
    torch.testing.assert_close(pk.jacobian(lambda T: T @ other)(T), (~other).adjoint())
    torch.testing.assert_close(pk.jacobian(lambda T: T @ other, frame="world")(T), torch.eye(6, dtype=DOUBLE))


def test_several_arguments_and_structured_results() -> None:
    a, b, x = pose(3), pose(3, seed=1), numbers(3, 3)

    def f(a: Pose, b: Pose, x: Tensor, *, factor: float) -> dict[str, Any]:
        return {"pose": a @ b, "pair": [a.apply(x) * factor, b.rotation]}

    found = pk.jacobian(f, (0, -1))(a, b, x, factor=2.0)
    assert {*found} == {"pose", "pair"}
    assert [j.shape[1:] for j in found["pose"]] == [(6, 6), (6, 3)]
    assert [j.shape[1:] for j in found["pair"][0]] == [(3, 6), (3, 3)]
    assert [j.shape[1:] for j in found["pair"][1]] == [(3, 6), (3, 3)]
    torch.testing.assert_close(found["pose"][0], (~b).adjoint())
    torch.testing.assert_close(found["pair"][0][1], 2 * a.rotation.matrix())
    assert not found["pair"][1][0].any()


def test_forward_and_reverse_mode_agree() -> None:
    a, points = pose(3), numbers(3, 4, 3)
    wide = pk.jacobian(lambda a: a[..., None].apply(points))(a)  # 12 numbers of 6: forward
    narrow = [pk.jacobian(lambda a, k=k: a.apply(points[:, k])[..., :1])(a) for k in range(4)]  # 1 of 6: reverse
    torch.testing.assert_close(wide[:, :, :1], torch.stack(narrow, 1), rtol=1e-14, atol=1e-14)


@pytest.mark.slow
def test_jacobians_are_differentiable() -> None:
    b = pose(2, seed=1)

    def f(p: Tensor, q: Tensor) -> Tensor:
        return pk.jacobian(lambda a: a.local(b))(Pose(p, q))

    a = pose(2)
    inputs = (a.position.clone().requires_grad_(), a.quaternion.clone().requires_grad_())
    assert torch.autograd.gradcheck(f, inputs)
    assert torch.autograd.gradgradcheck(f, inputs, fast_mode=True)

    def reverse(p: Tensor, q: Tensor) -> Tensor:
        return pk.jacobian(lambda a: a.squared_distance(b))(Pose(p, q))

    assert torch.autograd.gradcheck(reverse, inputs)


def test_the_hessian_of_a_squared_distance() -> None:
    a = pose(3)
    gradient = pk.jacobian(lambda x: x.squared_distance(a))
    hessian = pk.jacobian(gradient)(a)
    expected = torch.diag(torch.tensor([2.0] * 6, dtype=DOUBLE)).expand(3, 6, 6)
    torch.testing.assert_close(hessian, expected, rtol=0, atol=1e-12)


@pytest.mark.slow
@marks.needs_recent_dynamo
@pytest.mark.parametrize("outputs", ["many", "few"])
def test_compiled_whole(outputs: str) -> None:
    points = numbers(4, 5, 3)
    f = {"many": lambda T: T[..., None].apply(points), "few": lambda T: T.apply(points[:, 0])}[outputs]
    T = pose(4)
    compiled = torch.compile(pk.jacobian(f), fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(T), pk.jacobian(f)(T))


def test_under_vmap_and_empty_batches() -> None:
    T, x = pose(4), numbers(4, 3)
    f = pk.jacobian(lambda T, x: T.apply(x))
    torch.testing.assert_close(torch.vmap(f)(T, x), f(T, x))
    assert f(T[:0], x[:0]).shape == (0, 3, 6)
    assert f(T.float(), x.float()).dtype == torch.float32


def test_batches_of_arguments_broadcast() -> None:
    T, x = pose(1), numbers(4, 3)
    found = pk.jacobian(lambda T, x: T.apply(x), (0, 1))(T, x)
    assert [j.shape for j in found] == [(4, 3, 6), (4, 3, 3)]
    torch.testing.assert_close(found[0][2], pk.jacobian(lambda T: T.apply(x[2]))(T[0]))


def test_errors() -> None:
    T = pose(3)
    with pytest.raises(ArgumentError, match=r"jacobian: f must be a function, got Pose"):
        pk.jacobian(T)
    with pytest.raises(OptionError, match=r'jacobian: frame must be "body" or "world"'):
        pk.jacobian(lambda T: T, frame="local")
    with pytest.raises(ArgumentError, match=r"jacobian: argnums must be an integer or a sequence of integers, got 'a'"):
        pk.jacobian(lambda T: T, "a")
    with pytest.raises(IndexingError, match=r"jacobian: argnums \(1,\) are not all among the 1 positional arguments"):
        pk.jacobian(lambda T: T, 1)(T)
    with pytest.raises(
        ArgumentError,
        match=r"jacobian: argument 0 must be a Pose, a Rotation, a Pose2, a Rotation2 or a tensor, got list",
    ):
        pk.jacobian(lambda T: T)([T])
    with pytest.raises(DTypeError, match=r"jacobian: argument 0 must be of a floating dtype, got torch.int64"):
        pk.jacobian(lambda x: x)(torch.arange(3))
    with pytest.raises(ShapeError, match=r"jacobian: the result must have the batch shape \(3,\), got \(2,\)"):
        pk.jacobian(lambda T: T[:2])(T)
    with pytest.raises(ShapeError, match=r"jacobian: the result must have at least 1 batch dimensions, got shape \(\)"):
        pk.jacobian(lambda T: T.position.sum())(T)


def test_jacobians_of_clouds_take_memory_in_proportion_to_their_points() -> None:
    """A result of n numbers for one pose has no matrix of n x n numbers on the way."""
    n = 20_000
    pose = pk.Pose.random(1, dtype=torch.float64, generator=torch.Generator().manual_seed(0))
    points = torch.randn(1, n, 3, dtype=torch.float64, generator=torch.Generator().manual_seed(1))
    found = pk.jacobian(lambda T: T.apply(points, clouds=True))(pose)  # an identity of 60_000 x 60_000 would take 29 GB
    expected = pk.ops.pose.apply.jacobian("pose")(pose[:, None], points)
    torch.testing.assert_close(found, expected, rtol=0, atol=1e-12)
    moved = pk.jacobian(lambda T: T[:, None] @ pk.Pose.from_rotation(pk.Rotation.exp(points)))(pose)
    assert moved.shape == (1, n, 6, 6)
    exact = pk.Pose.from_rotation(pk.Rotation.exp(points)).inverse().adjoint()
    torch.testing.assert_close(moved, exact, rtol=0, atol=1e-12)


def test_arguments_and_results_without_dimensions() -> None:
    T = pk.Pose.random(dtype=torch.float64)
    s = torch.tensor(2.0, dtype=torch.float64)
    height = pk.jacobian(lambda T: T.position[..., 2])(T)
    torch.testing.assert_close(height, torch.cat((T.rotation.matrix()[2], torch.zeros(3, dtype=torch.float64))))
    torch.testing.assert_close(pk.jacobian(lambda s: s**3)(s), torch.tensor(12.0, dtype=torch.float64))
    each = torch.tensor([1.0, 2.0, 3.0], dtype=torch.float64)
    by_each = pk.jacobian(lambda a, b: a * b, (0, 1), batch_dims=1)(each, each + 4)
    torch.testing.assert_close(by_each, (each + 4, each))
    rows = torch.arange(6, dtype=torch.float64).reshape(2, 3)
    torch.testing.assert_close(pk.jacobian(lambda x: (x * x).sum(-1), batch_dims=1)(rows), 2 * rows)  # reverse mode
