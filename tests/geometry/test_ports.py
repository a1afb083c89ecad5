"""`posekit.algebra.Pose` and `Rotation` in declarations, their Jacobians, and the ops of `posekit.ops`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.algebra import Mat4, Pose, Quat, Rotation, Vec3, Vec6
from posekit.engine.ops import torch_route
from tests.support import sampling


@pk.op
def moved(a: Pose, x: Vec3) -> Pose:
    return a @ Pose(x, a.quaternion)


@pk.op(returns="pose point rotation")
def mixed(a: Pose, r: Rotation, x: Vec3) -> tuple[Pose, Vec3, Rotation]:
    return ~a @ Pose(x, r.quaternion), a @ (r @ x), ~r @ a.rotation


@pk.op(returns="twist vector back_pose back_rotation matrix point")
def mapped(a: Pose, r: Rotation, x: Vec3) -> tuple[Vec6, Vec3, Pose, Rotation, Mat4, Vec3]:
    twist, vector = a.log(), r.log()
    return twist, vector, Pose.exp(twist), Rotation.exp(vector), a.matrix(), a.inverse_apply(x)


def poses(seed: int, count: int = 4) -> pk.Pose:
    """Poses whose quaternions do not have length 1."""
    position, quaternion = sampling.poses(count, seed=seed)
    return pk.Pose._unchecked(position, quaternion * 1.7)


A, B, X = poses(1), poses(2), sampling.normal(4, 3, seed=3)
R, S = A.rotation, B.rotation


def near(got: Tensor, want: Tensor, tolerance: float = 1e-12) -> None:
    torch.testing.assert_close(got, want, rtol=tolerance, atol=tolerance)


def same(got: Any, want: Any) -> None:
    near(got.matrix(), want.matrix())


def test_ops_take_and_return_values() -> None:
    got = moved(A, X)
    assert type(got) is pk.Pose
    same(got, A @ pk.Pose(X, A.quaternion))
    pose, point, rotation = mixed(A, S, x=X)
    assert (type(pose), type(point), type(rotation)) == (pk.Pose, Tensor, pk.Rotation)
    same(pose, ~A @ pk.Pose(X, S.quaternion))
    near(point, A.apply(S.apply(X)))
    same(rotation, ~S @ A.rotation)


def test_values_have_their_maps() -> None:
    twist, vector, pose, rotation, matrix, point = mapped(A, R, X)
    near(twist, A.log())
    near(vector, R.log())
    same(pose, A)
    same(rotation, R)
    near(matrix, A.matrix())
    near(point, A.inverse_apply(X))


def test_ops_on_values_broadcast_and_are_differentiable() -> None:
    assert moved(A[0], X).shape == (4,)

    def positions(position: Tensor, quaternion: Tensor, x: Tensor) -> tuple[Tensor, ...]:
        pose = moved(pk.Pose._unchecked(position, quaternion), x)
        return pose.position, pose.quaternion

    inputs = [x[:2].clone().requires_grad_() for x in (A.position, A.quaternion, X)]
    assert torch.autograd.gradcheck(positions, inputs)
    assert torch.autograd.gradgradcheck(positions, inputs)


def test_ops_on_values_compile_and_vmap() -> None:
    want = moved(A, X)
    same(torch.compile(moved, fullgraph=True, backend="aot_eager")(A, X), want)
    same(torch.vmap(moved)(A, X), want)


def by_differences(function: Callable[..., Any], values: tuple[Any, ...], k: int) -> Tensor:
    """The Jacobian with respect to an argument by central differences in tangents."""
    step, value = 1e-6, values[k]
    size = {pk.Pose: 6, pk.Rotation: 3}.get(type(value), 3)
    columns = []
    for direction in step * torch.eye(size, dtype=torch.float64):
        ends = []
        for sign in (1, -1):
            along = sign * direction
            changed = value + along if isinstance(value, Tensor) else value.retract(along)
            ends.append(function(*values[:k], changed, *values[k + 1 :]))
        is_tensor = isinstance(ends[0], Tensor)
        columns.append((ends[0] - ends[1] if is_tensor else ends[1].local(ends[0])) / (2 * step))
    return torch.stack(columns, -1)


@pytest.mark.parametrize("wrt", ["a", "r", "x"])
def test_jacobians_are_tangents_in_the_body_frame(wrt: str) -> None:
    values = (A, S, X)
    k = "arx".index(wrt)
    for j, got in enumerate(mixed.jacobian(wrt)(*values)):
        near(got, by_differences(lambda *v, j=j: mixed(*v)[j], values, k), 2e-8)


def test_jacobians_agree_with_those_of_functions() -> None:
    def function(a: pk.Pose, r: pk.Rotation, x: Tensor) -> Any:
        return ~a @ pk.Pose(x, r.quaternion), a.apply(r.apply(x)), ~r @ a.rotation

    want = pk.jacobian(function, argnums=(0, 1, 2))(A, S, X)
    for row, expected in zip(mixed.jacobian(("a", "r", "x"))(A, S, X), want, strict=True):
        for block, other in zip(row, expected, strict=True):
            near(block, other)


def test_jacobians_of_values_are_differentiable() -> None:
    def jacobians(position: Tensor, quaternion: Tensor, x: Tensor) -> Any:
        return moved.jacobian("a")(pk.Pose._unchecked(position, quaternion), x)

    inputs = [x[:1].clone().requires_grad_() for x in (A.position, A.quaternion, X)]
    assert torch.autograd.gradcheck(jacobians, inputs)
    assert torch.autograd.gradgradcheck(jacobians, inputs)


ROOTS = {size: sampling.normal(4, size, size, seed=size).tril() for size in (3, 6)}


def weighted(a: pk.Pose, b: pk.Pose, position_weight: Tensor, rotation_weight: Tensor) -> Tensor:
    metres, radians = a.distance(b)
    return position_weight * metres.square() + rotation_weight * radians.square()


POSE_OPS: dict[str, tuple[tuple[Any, ...], Callable[..., Any]]] = {
    "compose": ((A, B), lambda a, b: a @ b),
    "inverse": ((A,), lambda a: ~a),
    "between": ((A, B), lambda a, b: ~a @ b),
    "apply": ((A, X), lambda a, x: a.apply(x)),
    "inverse_apply": ((A, X), lambda a, x: a.inverse_apply(x)),
    "matrix": ((A,), lambda a: a.matrix()),
    "from_matrix": ((A.matrix(),), pk.Pose.from_matrix),
    "exp": ((A.log(),), pk.Pose.exp),
    "log": ((A,), lambda a: a.log()),
    "retract": ((A, B.log()), lambda a, t: a.retract(t)),
    "local": ((A, B), lambda a, b: a.local(b)),
    "interpolate": ((A, B, X[:, 0]), lambda a, b, t: a.interpolate(b, t)),
    "power": ((A, X[:, 0]), lambda a, t: a**t),
    "adjoint": ((A,), lambda a: a.adjoint()),
    "affine": ((A,), lambda a: a.affine()),
    "distance": ((A, B), lambda a, b: a.distance(b)),
    "squared_distance": ((A, B, X[:, 0], X[:, 1]), lambda a, b, *weights: weighted(a, b, *weights)),
    "adjoint_apply": ((A, B.log()), lambda a, t: a.adjoint_apply(t)),
    "coadjoint_apply": ((A, B.log()), lambda a, w: a.coadjoint_apply(w)),
    "left_jacobian": ((B.log(),), pk.Pose.left_jacobian),
    "left_jacobian_inverse": ((B.log(),), pk.Pose.left_jacobian_inverse),
    "integrate": ((A, B.log(), X[:, 0]), lambda a, t, dt: a.integrate(t, dt)),
    "perturb": ((A, ROOTS[6], B.log()), lambda a, root, x: a.retract((root @ x[..., None])[..., 0])),
}
ROTATION_OPS: dict[str, tuple[tuple[Any, ...], Callable[..., Any]]] = {
    "compose": ((R, S), lambda a, b: a @ b),
    "inverse": ((R,), lambda a: ~a),
    "between": ((R, S), lambda a, b: ~a @ b),
    "apply": ((R, X), lambda a, x: a.apply(x)),
    "inverse_apply": ((R, X), lambda a, x: a.inverse_apply(x)),
    "matrix": ((R,), lambda a: a.matrix()),
    "from_matrix": ((R.matrix(),), pk.Rotation.from_matrix),
    "exp": ((X,), pk.Rotation.exp),
    "log": ((R,), lambda a: a.log()),
    "retract": ((R, X), lambda a, t: a.retract(t)),
    "local": ((R, S), lambda a, b: a.local(b)),
    "slerp": ((R, S, X[:, 0]), lambda a, b, t: a.slerp(b, t)),
    "interpolate": ((R, S, X[:, 0]), lambda a, b, t: a.interpolate(b, t)),
    "adjoint": ((R,), lambda a: a.adjoint()),
    "adjoint_apply": ((R, X), lambda a, t: a.adjoint_apply(t)),
    "coadjoint_apply": ((R, X), lambda a, w: a.coadjoint_apply(w)),
    "power": ((R, X[:, 0]), lambda a, t: a**t),
    "normalized": ((R,), lambda a: a.normalized()),
    "canonical": ((R,), lambda a: a.canonical()),
    "angle": ((R,), lambda a: a.angle()),
    "squared_angle": ((R,), lambda a: a.squared_angle()),
    "distance": ((R, S), lambda a, b: a.distance(b)),
    "squared_distance": ((R, S), lambda a, b: a.squared_distance(b)),
    "chordal_distance": ((R, S), lambda a, b: a.chordal_distance(b)),
    "squared_chordal_distance": ((R, S), lambda a, b: a.squared_chordal_distance(b)),
    "phi3_distance": ((R, S), lambda a, b: a.phi3_distance(b)),
    "left_jacobian": ((X,), pk.Rotation.left_jacobian),
    "left_jacobian_inverse": ((X,), pk.Rotation.left_jacobian_inverse),
    "integrate": ((R, X, X[:, 0]), lambda a, t, dt: a.integrate(t, dt)),
    "perturb": ((R, ROOTS[3], X), lambda a, root, x: a.retract((root @ x[..., None])[..., 0])),
}
CASES = [("pose", name) for name in POSE_OPS] + [("rotation", name) for name in ROTATION_OPS]


@pytest.mark.parametrize(("kind", "name"), CASES)
def test_the_ops_of_the_library_agree_with_the_methods(kind: str, name: str) -> None:
    op = getattr(getattr(pk.ops, kind), name)
    inputs, method = (POSE_OPS if kind == "pose" else ROTATION_OPS)[name]
    got, want = op(*inputs), method(*inputs)
    assert type(got) is type(want)
    if isinstance(got, tuple):
        got, want = torch.stack(got), torch.stack(want)
    near(got, want) if isinstance(got, Tensor) else same(got, want)
    assert (op.__doc__ or "").strip()


def test_every_op_of_the_library_is_tested() -> None:
    for namespace, cases in ((pk.ops.pose, POSE_OPS), (pk.ops.rotation, ROTATION_OPS)):
        assert {name for name in vars(namespace)} == {*cases}


@pytest.mark.parametrize(
    ("kind", "name", "wrt", "k"),
    [
        ("pose", "compose", "a", 0),
        ("pose", "log", "pose", 0),
        ("pose", "local", "b", 1),
        ("pose", "inverse", "pose", 0),
        ("rotation", "slerp", "a", 0),
        ("rotation", "exp", "tangent", 0),
    ],
)
def test_the_ops_of_the_library_have_jacobians(kind: str, name: str, wrt: str, k: int) -> None:
    op = getattr(getattr(pk.ops, kind), name)
    inputs, _ = (POSE_OPS if kind == "pose" else ROTATION_OPS)[name]
    near(op.jacobian(wrt)(*inputs), by_differences(op, inputs, k), 2e-8)
    assert op.jacobian(wrt).op.name.startswith(f"{op.op.name}>d")


def test_wrong_values_are_rejected() -> None:
    with pytest.raises(pk.ArgumentError, match="moved: a must be a Pose, got Tensor"):
        moved(X, X)
    with pytest.raises(pk.ArgumentError, match="mixed: r must be a Rotation, got Pose"):
        mixed(A, B, X)
    with pytest.raises(TypeError, match=r"mixed\(\) takes the arguments a, r, x; got 0, 1"):
        mixed(A, R)
    with pytest.raises(pk.ShapeError, match=r"moved: x must have shape \(\.\.\., 3\), got \(4, 2\)"):
        moved(A, X[:, :2])


def test_wrong_declarations_are_rejected() -> None:
    def no_pose(a: Pose) -> Pose:
        return a.position  # type: ignore[return-value]

    def short(a: Pose) -> Pose:
        return Pose(a.position, a.position)  # type: ignore[arg-type]

    def one_number(a: Pose, x: Vec3) -> Pose:
        return Pose(x[0], a.quaternion)

    def repeated(a: Pose, a_position: Vec3) -> Vec3:
        return a @ a_position

    with pytest.raises(pk.ArgumentError, match="declares a Pose in result, gave Vec3"):
        pk.op(no_pose)
    with pytest.raises(pk.ArgumentError, match="Pose: the quaternion must be a Quat, got 3 numbers"):
        pk.op(short)
    with pytest.raises(pk.ArgumentError, match="Pose: the position must be a Vec3, got Scalar"):
        pk.op(one_number)
    with pytest.raises(pk.ArgumentError, match="has arguments of the same name: a_position, a_quaternion, a_position"):
        pk.op(repeated)


def test_numbers_are_allowed_in_a_pose() -> None:
    @pk.op
    def shifted(a: Pose) -> Pose:
        return Pose(Vec3((1, 2, 3)), Quat((1, 0, 0, 0))) @ a @ Pose(Vec3((1, 2, 3)), Quat((1, 0, 0, 0)))

    step = pk.Pose([1.0, 2.0, 3.0]).to(torch.float64)
    same(shifted(A), step @ A @ step)
    same(pk.Pose(*torch_route.run(shifted.op.program, (A.position, A.quaternion), None)), step @ A @ step)

    def constant(a: Pose) -> Pose:
        return Pose(Vec3((1, 2, 3)), Quat((1, 0, 0, 0))) @ Pose(Vec3((1, 2, 3)), Quat((1, 0, 0, 0)))

    with pytest.raises(pk.ArgumentError, match="Pose: one of the operands must depend on an argument"):
        pk.op(constant)
