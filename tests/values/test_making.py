"""How poses are made: from rotations, translations, Euler angles, axes, other poses; and composed with rotations."""

from __future__ import annotations

import copy
import math
import pickle
from collections.abc import Callable
from typing import Any

import attrs
import numpy as np
import pytest
import torch
from scipy.spatial.transform import Rotation as Oracle
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Pose, Rotation, UncertainPose
from tests.support import sampling
from tests.support.compiling import quiet
from tests.support.joining import joined
from tests.support.marks import needs_operators

D = torch.float64
ALL = (torch.float16, torch.bfloat16, torch.float32, torch.float64)


def near(got: Tensor, want: Any, atol: float = 1e-12) -> None:
    torch.testing.assert_close(got, torch.as_tensor(want, dtype=got.dtype), rtol=0, atol=atol)


def homogeneous(rotation: Any, position: Any) -> np.ndarray:
    """The matrices of poses, from those of rotations."""
    position = np.asarray(position)
    matrix = np.zeros((*np.broadcast_shapes(rotation.shape[:-2], position.shape[:-1]), 4, 4))
    matrix[..., :3, :3], matrix[..., :3, 3], matrix[..., 3, 3] = rotation, position, 1
    return matrix


# The constructor


@pytest.mark.parametrize("dtype", ALL)
def test_a_rotation_gives_its_quaternion_and_is_not_copied(dtype: torch.dtype) -> None:
    p, q = (x.to(dtype) for x in sampling.poses(4))
    R = Rotation(q)
    for T in (Pose(p, R), Pose(p, rotation=R), Pose(position=p, rotation=q), Pose(p, q), Pose(p, quaternion=q)):
        assert T.position is p and T.quaternion is q


def test_without_arguments_a_pose_is_the_identity() -> None:
    T = Pose()
    assert (T.shape, T.dtype) == ((), torch.get_default_dtype())
    assert T.position.tolist() == [0, 0, 0] and T.quaternion.tolist() == [1, 0, 0, 0]


def test_without_a_position_a_pose_is_at_the_origin() -> None:
    q = sampling.quaternions(2, 3)
    for T in (Pose(rotation=Rotation(q)), Pose(rotation=q), Pose(quaternion=q), Pose(None, q)):
        assert T.quaternion is q
        assert T.position.shape == (2, 3, 3) and T.position.dtype == D and not T.position.any()
    assert Pose(quaternion=[1, 0, 0, 0]).dtype == torch.float32
    assert Pose(rotation=np.array([1.0, 0, 0, 0])).dtype == D
    assert Pose(rotation=Rotation.identity(0)).shape == (0,)
    assert Pose(rotation=Rotation.identity(2, device="meta")).position.is_meta


def test_positions_and_rotations_broadcast_and_promote() -> None:
    T = Pose(torch.ones(2, 1, 3), Rotation(sampling.quaternions(5)))
    assert T.shape == (2, 5) and T.position.dtype == T.dtype == D
    assert Pose([1, 2, 3], Rotation(sampling.quaternions(5))).position.dtype == D
    with pytest.raises(pk.ShapeError, match=r"Pose: batch shapes do not broadcast: position \(2,\), quaternion \(3,\)"):
        Pose(torch.ones(2, 3), Rotation.identity(3))
    with pytest.raises(pk.DeviceError, match="Pose: position and quaternion: on different devices"):
        Pose(torch.ones(2, 3), Rotation.identity(2, device="meta"))


def test_replace_changes_one_part_and_keeps_the_other() -> None:
    T, R = Pose(*sampling.poses(4)), Rotation(sampling.quaternions(4, seed=9))
    moved, turned = T.replace(position=[1, 2, 3]), T.replace(rotation=R)
    assert torch.equal(moved.quaternion, T.quaternion) and moved.position.tolist() == [[1, 2, 3]] * 4
    assert moved.dtype == D
    assert turned.position is T.position and turned.quaternion is R.quaternion
    assert T.replace(quaternion=R.quaternion).quaternion is R.quaternion
    assert T.replace(rotation=R.quaternion, position=T.position[0]).shape == (4,)
    assert T.replace().isclose(T).all()
    with pytest.raises(pk.ArgumentError, match="got both rotation and quaternion"):
        T.replace(rotation=R, quaternion=R.quaternion)


def test_evolve_of_attrs_takes_the_fields() -> None:
    T = Pose(*sampling.poses(4))
    moved, turned = attrs.evolve(T, position=[1, 2, 3]), attrs.evolve(T, quaternion=2 * T.quaternion)
    assert torch.equal(moved.quaternion, T.quaternion) and moved.position.tolist() == [[1, 2, 3]] * 4
    assert turned.position is T.position and torch.equal(turned.quaternion, 2 * T.quaternion)
    assert [field.name for field in attrs.fields(Pose)] == ["position", "quaternion"]
    for again in (copy.deepcopy(T), pickle.loads(pickle.dumps(T))):
        assert torch.equal(again.position, T.position) and torch.equal(again.quaternion, T.quaternion)


# From other representations


def test_from_translation_does_not_rotate() -> None:
    position = sampling.normal(2, 3, 3)
    T = Pose.from_translation(position)
    assert T.position is position
    near(T.matrix(), homogeneous(np.broadcast_to(np.eye(3), (2, 3, 3, 3)), position))
    assert Pose.from_translation([1, 2, 3]).position.tolist() == [1, 2, 3]


POSITION, ANGLES = sampling.normal(5, 3, seed=2), sampling.normal(5, 3, seed=3)
MADE: dict[str, tuple[Callable[..., Pose], Oracle]] = {
    "from_euler": (lambda angles, *p, **o: Pose.from_euler("ZYX", angles, *p, **o), Oracle.from_euler("ZYX", ANGLES)),
    "from_euler, of one": (
        lambda angles, *p, **o: Pose.from_euler("y", angles[..., 0], *p, **o),
        Oracle.from_euler("y", ANGLES[:, :1]),
    ),
    "from_rotvec": (Pose.from_rotvec, Oracle.from_rotvec(ANGLES)),
    "from_axis_angle": (
        lambda angles, *p, **o: Pose.from_axis_angle([0, 3, -4], angles[..., 1], *p, **o),
        Oracle.from_rotvec(np.multiply.outer(ANGLES[:, 1].numpy(), [0, 0.6, -0.8])),
    ),
}


@pytest.mark.parametrize("name", MADE)
def test_conversions_of_rotations_make_poses_too(name: str) -> None:
    make, oracle = MADE[name]
    rotation = oracle.as_matrix()
    near(make(ANGLES).matrix(), homogeneous(rotation, np.zeros((5, 3))))
    near(make(ANGLES, POSITION).matrix(), homogeneous(rotation, POSITION))
    near(make(ANGLES, position=POSITION[0]).matrix(), homogeneous(rotation, POSITION[:1]))
    near(make(ANGLES * (180 / math.pi), position=POSITION, degrees=True).matrix(), homogeneous(rotation, POSITION))
    assert make(ANGLES, position=[1, 2, 3]).position.dtype == D
    assert make(ANGLES[:0]).shape == (0,)
    assert make(ANGLES[0], position=POSITION).shape == (5,)
    for dtype in ALL:
        assert make(ANGLES.to(dtype), POSITION.to(dtype), degrees=True).dtype == dtype


@pytest.mark.parametrize("name", MADE)
def test_gradients_flow_to_angles_and_positions(name: str) -> None:
    def matrix(angles: Tensor, position: Tensor) -> Tensor:
        return MADE[name][0](angles, position).matrix()

    inputs = ANGLES[:2].clone().requires_grad_(), POSITION[:2].clone().requires_grad_()
    assert gradcheck(matrix, inputs)
    assert gradgradcheck(*joined(matrix, inputs))


ERRORS: dict[str, Callable[[], object]] = {
    "Pose.from_translation: position must be a tensor, .* got NoneType": lambda: Pose.from_translation(None),  # type: ignore
    r"Pose: position must have shape \(..., 3\), got \(2,\)": lambda: Pose.from_rotvec([0, 0, 1], position=[1, 2]),
    r"Pose.from_rotvec: rotvec must have shape \(..., 3\), got \(4,\)": lambda: Pose.from_rotvec(torch.ones(4)),
    "Pose.from_rotvec: degrees must be True or False, got 1": lambda: Pose.from_rotvec([0, 0, 1], degrees=1),  # type: ignore
    r"Pose.from_euler: angles must have shape \(..., 3\)": lambda: Pose.from_euler("xyz", torch.ones(2)),
    "Pose.from_euler: seq must be one to three letters": lambda: Pose.from_euler("xxz", [1, 2, 3]),
    "Pose.from_euler: seq must be a string .* comes before the angles": lambda: Pose.from_euler([1, 2, 3], "xyz"),  # type: ignore
    "Pose.from_axis_angle: angle must be": lambda: Pose.from_axis_angle([0, 0, 1], "x"),  # type: ignore
    r"Pose.compose: other must be a Pose, got Tensor": lambda: Pose().compose(torch.ones(3)),  # type: ignore
    r"Rotation.compose: other must be a Rotation, got Tensor": lambda: Rotation.identity().compose(torch.ones(3)),  # type: ignore
    "Pose.apply: clouds must be True or False, got 1": lambda: Pose().apply(torch.ones(5, 3), clouds=1),  # type: ignore
    "Rotation.inverse_apply: clouds must be True or": lambda: Rotation.identity().inverse_apply([1, 2, 3], clouds=None),  # type: ignore
    r"Pose.apply: points must have shape \(..., 3\), got \(5, 4\)": lambda: Pose().apply(torch.ones(5, 4), clouds=True),
    'Rotation.interpolate: kind must be "decoupled" or "screw", got': lambda: Rotation.identity().interpolate(
        Rotation.identity(),
        0.5,
        kind="spline",  # type: ignore
    ),
    "Rotation.interpolate: other must be a Rotation, got Pose": lambda: Rotation.identity().interpolate(Pose(), 0.5),  # type: ignore
    "Rotation.interpolate: t must be a number": lambda: Rotation.identity().interpolate(Rotation.identity(), "half"),  # type: ignore
    "Pose.from_dh: theta must be of a floating dtype": lambda: Pose.from_dh(1, 2, 3, torch.arange(4), degrees=True),
}


@pytest.mark.parametrize("message", ERRORS)
def test_errors_name_the_class_and_the_method_that_was_called(message: str) -> None:
    with pytest.raises(pk.PosekitError, match=message):
        ERRORS[message]()


# Composition with rotations


@pytest.mark.parametrize("dtype", ALL)
@pytest.mark.parametrize(("left", "right", "shape"), (*sampling.BROADCASTS, ((), (), ())), ids=str)
def test_a_rotation_composes_as_a_pose_at_the_origin(left: Any, right: Any, shape: Any, dtype: torch.dtype) -> None:
    T, R = Pose(*sampling.poses(*left, dtype=dtype)), Rotation(sampling.quaternions(*right, dtype=dtype, seed=5))
    at_origin = Pose.from_rotation(R)
    for got, want in ((T @ R, T @ at_origin), (R @ T, at_origin @ T), (T.compose(R), T @ at_origin)):
        assert type(got) is Pose and got.shape == shape and got.dtype == dtype
        assert torch.equal(got.position, want.position) and torch.equal(got.quaternion, want.quaternion)
    assert torch.equal(R.compose(T).position, (R @ T).position)
    tolerance = 1e-12 if dtype == D else 16 * torch.finfo(dtype).eps
    wide = T.double(), R.double()
    near((R @ T).double().position, wide[1] @ wide[0].position, 4 * tolerance)
    near((T @ R).double().position, wide[0].position.expand(*shape, 3), 4 * tolerance)
    near((T @ R).double().rotation.matrix(), (wide[0].rotation @ wide[1]).matrix(), 4 * tolerance)


def test_gradients_flow_through_products_with_rotations() -> None:
    position, quaternion = sampling.poses(2)
    other = sampling.quaternions(2, seed=4)

    def product(p: Tensor, q: Tensor, r: Tensor) -> Tensor:
        T, R = Pose(p, q), Rotation(r)
        return (R @ T @ R).matrix()

    inputs = [x.requires_grad_() for x in (position, quaternion, other)]
    assert gradcheck(product, inputs, check_forward_ad=True)
    assert gradgradcheck(*joined(product, inputs))


@pytest.mark.parametrize("frame", ("body", "world"))
def test_a_rotation_composes_with_an_uncertain_pose(frame: Any) -> None:
    root = sampling.normal(6, 6, seed=1)
    U, R = UncertainPose(Pose(*sampling.poses(3)), root @ root.T, frame), Rotation(sampling.quaternions(3, seed=4))
    at_origin = Pose.from_rotation(R)
    for got, want in ((R @ U, at_origin @ U), (U @ R, U @ at_origin), (R.compose(U), at_origin @ U)):
        assert got.frame == frame and got.pose.allclose(want.pose)
        near(got.covariance, want.covariance)


# Clouds


@pytest.mark.parametrize("dtype", ALL)
@pytest.mark.parametrize("batch", (*sampling.BATCHES, (8,)), ids=str)
def test_a_cloud_for_each_pose_is_the_pose_with_one_more_dimension(batch: Any, dtype: torch.dtype) -> None:
    T = Pose(*sampling.poses(*batch, dtype=dtype))
    for points in (sampling.normal(*batch, 8, 3, dtype=dtype), sampling.normal(3, dtype=dtype)):
        for value in (T, T.rotation):
            assert torch.equal(value.apply(points, clouds=True), value[..., None].apply(points))
            assert torch.equal(value.inverse_apply(points, clouds=True), value[..., None].inverse_apply(points))
    assert torch.equal(T.apply(points, clouds=False), T.apply(points))


def test_clouds_by_hand() -> None:
    T = Pose([[1, 2, 3], [4, 5, 6]], Rotation.from_euler("z", [0, 90], degrees=True))
    clouds = [[[1, 0, 0], [0, 1, 0], [0, 0, 1]]] * 2
    want = [[[2, 2, 3], [1, 3, 3], [1, 2, 4]], [[4, 6, 6], [3, 5, 6], [4, 5, 7]]]
    near(T.apply(clouds, clouds=True), want, 1e-6)
    near(T.inverse_apply(want, clouds=True), clouds, 1e-6)
    near(T.apply(np.float32(clouds), clouds=True), want, 1e-6)
    with pytest.raises(pk.ShapeError, match=r"Pose.apply: .*do not broadcast"):
        T.apply(clouds)


def test_gradients_of_clouds_are_right() -> None:
    position, quaternion = sampling.poses(2)
    inputs = [x.requires_grad_() for x in (position, quaternion, sampling.normal(2, 3, 3, seed=3))]
    for method in (Pose.apply, Pose.inverse_apply):
        assert gradcheck(lambda p, q, x, f=method: f(Pose(p, q), x, clouds=True), inputs, check_forward_ad=True)
    assert gradgradcheck(*joined(lambda p, q, x: Pose(p, q).apply(x, clouds=True), inputs))


# Cameras


def test_the_default_up_is_z() -> None:
    eye, target = sampling.normal(2, 1, 3), sampling.normal(7, 3, seed=1)
    T = Pose.look_at(eye, target)
    assert T.shape == (2, 7)
    assert T.allclose(Pose.look_at(eye, target, [0, 0, 1]), atol=0, rtol=0)
    # By hand: it looks along x from (1, 0, 2), so z is up and -y is right.
    camera = Pose.look_at([1, 0, 2], [9, 0, 2])
    near(camera @ [1, 0, 0], [1.0, -1, 2], 1e-6)
    near(camera @ [0, 1, 0], [1.0, 0, 1], 1e-6)
    assert camera.allclose(Pose.look_at([1, 0, 2], [9, 0, 2], up=None))


def test_elements_that_look_along_the_default_up_have_y_up() -> None:
    eye = torch.zeros(4, 3, dtype=D)
    # The last one is parallel to z but for rounding errors.
    target = torch.tensor([[0, 0, 5], [0, 0, -5], [3, 4, 0], [1e-18, -2e-18, -2]], dtype=D)
    T = Pose.look_at(eye, target, convention="opengl")  # right, up, backward
    near(T.apply_vectors([0.0, 1, 0]), [[0, 1, 0], [0, 1, 0], [0, 0, 1], [0, 1, 0]])
    near(T.apply_vectors([0.0, 0, -1]), target / target.norm(dim=-1, keepdim=True))


def test_gradients_of_the_default_camera_are_right() -> None:
    inputs = [x.requires_grad_() for x in (sampling.normal(3, 3), sampling.normal(3, 3, seed=1))]
    assert gradcheck(lambda eye, target: Pose.look_at(eye, target).matrix(), inputs, check_forward_ad=True)
    assert gradgradcheck(*joined(lambda eye, target: Pose.look_at(eye, target).matrix(), inputs))
    along = torch.tensor([0.0, 0, 3], dtype=D, requires_grad=True)
    (gradient,) = torch.autograd.grad(Pose.look_at([0, 0, 0], along).quaternion.sum(), along)
    assert gradient.isfinite().all() and gradient.any()


# Interpolation


def test_rotations_interpolate_as_slerp_whatever_the_kind() -> None:
    R, S = Rotation(sampling.quaternions(5)), Rotation(sampling.quaternions(5, seed=1))
    t = torch.linspace(-0.5, 1.5, 5, dtype=D)
    for kind in ("decoupled", "screw"):
        near(R.interpolate(S, t, kind=kind).quaternion, R.slerp(S, t).quaternion, 0)
        T = Pose.from_rotation(R).interpolate(Pose.from_rotation(S), t, kind=kind)
        assert T.rotation.allclose(R.interpolate(S, t), atol=1e-12)
    near(R.interpolate(S, t).quaternion, R.slerp(S, t).quaternion, 0)


# Compilers and transforms


def everything(T: Pose, S: Pose, x: Tensor) -> Any:
    R = S.rotation
    angles, position = x[..., 0, :], x[..., 1, :]
    return (
        *(Pose(), Pose(rotation=R), Pose(T.position, R), T.replace(position=[1.0, 2.0, 3.0]), T.replace(rotation=R)),
        *(Pose.from_translation(position), Pose.from_euler("xyz", angles, position, degrees=True)),
        *(Pose.from_rotvec(angles, position), Pose.from_axis_angle(angles, 30.0, position, degrees=True)),
        *(T @ R, R @ T, R.compose(T), T.compose(R)),
        *(T.apply(x, clouds=True), T.inverse_apply(x, clouds=True), R.apply(x, clouds=True)),
        *(Pose.look_at(T.position, S.position), T.interpolate(S, 0.3, kind="screw"), T.rotation.interpolate(R, 0.3)),
    )


@needs_operators
@pytest.mark.filterwarnings(*[mark.args[0] for mark in quiet])
def test_everything_compiles_without_graph_breaks() -> None:
    torch._dynamo.reset()
    T, S, x = Pose(*sampling.poses(4)), Pose(*sampling.poses(4, seed=5)), sampling.normal(4, 6, 3, seed=1)
    compiled = torch.compile(everything, fullgraph=True, backend="eager")
    got, want = (torch.utils._pytree.tree_leaves(f(T, S, x)) for f in (compiled, everything))
    for a, b in zip(got, want, strict=True):
        near(a, b)


def test_everything_maps() -> None:
    T, S, x = Pose(*sampling.poses(4)), Pose(*sampling.poses(4, seed=5)), sampling.normal(4, 6, 3, seed=1)
    got, want = (torch.utils._pytree.tree_leaves(f(T, S, x)) for f in (torch.vmap(everything), everything))
    for a, b in zip(got, want, strict=True):
        near(a, b.expand_as(a))
