"""Rotation2 and Pose2: what only transforms of the plane have, and hand-computed numbers."""

from __future__ import annotations

import math
import pathlib
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Pose, Pose2, Rotation, Rotation2
from tests.support import sampling

D = torch.float64
BOTH = pytest.mark.parametrize("kind", [Rotation2, Pose2])


def near(got: Tensor, want: Any, atol: float = 1e-12) -> None:
    torch.testing.assert_close(got, torch.as_tensor(want, dtype=got.dtype), rtol=0, atol=atol)


def poses(*batch: int, seed: int = 0) -> Pose2:
    return Pose2(sampling.normal(*batch, 2, seed=seed), sampling.complexes(*batch, seed=seed + 1))


def test_hand_computed_numbers() -> None:
    T = Pose2([1, 2], [3, 4])  # cos 0.6, sin 0.8
    near(T @ [10, 0], [7.0, 10.0], 1e-6)
    near(T.inverse_apply([7, 10]), [10.0, 0.0], 1e-6)
    near((~T).position, [-2.2, -0.4], 1e-6)
    near((T @ T).position, [1 + 0.6 - 1.6, 2 + 0.8 + 1.2], 1e-6)
    near((T @ T).matrix()[:2, 0], [0.36 - 0.64, 0.96], 1e-6)
    near(T.adjoint(), [[0.6, -0.8, 2], [0.8, 0.6, -1], [0, 0, 1]], 1e-6)
    quarter = Pose2.exp([1.0, 0, math.pi / 2])  # a quarter of a circle with the radius 2 / pi, to the left
    near(quarter.position, [2 / math.pi, 2 / math.pi], 1e-6)
    assert T.apply_vectors([10, 0]).tolist() == pytest.approx([6, 8])
    near(T.affine(), [[0.6, -0.8, 1], [0.8, 0.6, 2]], 1e-6)


def test_multiples_of_a_quarter_turn_are_exact_in_degrees() -> None:
    for dtype in (torch.float32, D):
        turns = torch.tensor([0, 90, 180, 270, 360, -90, -180, 450, 36000090], dtype=dtype)
        exact = torch.tensor([[1, 0], [0, 1], [-1, 0], [0, -1], [1, 0], [0, -1], [-1, 0], [0, 1], [0, 1]], dtype=dtype)
        found = Rotation2.from_angle(turns, degrees=True)
        assert torch.equal(found.complex, exact)
        assert not found.complex[found.complex == 0].signbit().any()
        assert torch.equal(found.angle(degrees=True)[:4], torch.tensor([0.0, 90, 180, -90], dtype=dtype))


def test_angles_convert_there_and_back_in_both_units() -> None:
    radians = torch.cat((torch.linspace(-3.14, 3.14, 50, dtype=D), torch.tensor([1e-12, -1e-12, 1e-30], dtype=D)))
    near(Rotation2.from_angle(radians).angle(), radians)
    near(Rotation2.from_angle(radians).angle(degrees=True), radians * 180 / math.pi, 1e-11)
    near(Rotation2.from_angle(radians * 180 / math.pi, degrees=True).angle(), radians)
    small = Rotation2.from_angle(torch.tensor([1e-30, -1e-20], dtype=D)).angle()
    assert ((small / torch.tensor([1e-30, -1e-20], dtype=D) - 1).abs() < 1e-15).all()
    vector = torch.tensor([[1.0, 2, 30], [-1, 0, -170]], dtype=D)
    near(Pose2.from_vector(vector, degrees=True).vector(degrees=True), vector)
    assert torch.autograd.gradcheck(lambda x: Rotation2.from_angle(x, degrees=True).complex, radians.requires_grad_())


def test_small_angles_between_rotations_keep_their_digits() -> None:
    start = Rotation2.from_angle(torch.tensor(1.2345, dtype=torch.float32))
    step = Rotation2.from_angle(torch.tensor(1e-6, dtype=torch.float32))
    near_end = start @ step
    before, after = (math.atan2(*reversed(R.complex.tolist())) for R in (start, near_end))
    exact = after - before
    assert float(start.local(near_end)) == pytest.approx(exact, rel=1e-6)
    assert float(start.distance(near_end)) == pytest.approx(exact, rel=1e-6)
    assert float(start.squared_chordal_distance(near_end)) == pytest.approx(2 * exact**2, rel=1e-6)


def test_lifting_to_space_keeps_products_and_is_undone_by_planar() -> None:
    a, b = poses(7), poses(7, seed=5)
    for lifted, flat in ((a.lift() @ b.lift(), a @ b), (~a.lift(), ~a), (a.lift() ** 0.3, a**0.3)):
        near(lifted.matrix()[:, :2, [0, 1, 3]], flat.affine())
        near(lifted.matrix()[:, 2], torch.tensor([0.0, 0, 1, 0], dtype=D).expand(7, 4))
        pk.testing.assert_close(lifted.planar(), flat)
    near(a.rotation.lift().quaternion.norm(dim=-1), torch.ones(7, dtype=D))
    pk.testing.assert_close(a.lift().rotation.planar(), a.rotation)
    half = Rotation2([[-1.0, 0.0], [-1.0, -0.0], [-1.0, 1e-30], [-1.0, -1e-30]])
    near(half.lift().quaternion[:, 3].abs(), [1.0, 1, 1, 1])
    twist = a.log()
    near(a.lift().log(), torch.stack((twist[:, 0], twist[:, 1], *[0 * twist[:, 0]] * 3, twist[:, 2]), -1))


def test_planar_is_the_nearest_rotation_about_z() -> None:
    R = Rotation(sampling.quaternions(50))
    flat = R.planar()
    ways = Rotation2.from_angle(torch.linspace(-math.pi, math.pi, 721, dtype=D)[:-1])
    distances = ways.lift()[:, None].chordal_distance(R)
    assert (flat.lift().chordal_distance(R) <= distances.min(0).values + 1e-12).all()
    tilted = Rotation.from_euler("ZYX", torch.tensor([0.7, 0.0, 0.3], dtype=D))
    assert float(Rotation.from_euler("Z", torch.tensor(0.7, dtype=D)).planar().angle()) == pytest.approx(0.7)
    assert 0.5 < float(tilted.planar().angle()) < 0.9
    assert Rotation([0.0, 1, 0, 0]).planar().complex.isnan().all()  # z is upside down
    near(Pose([1.0, 2, 3]).planar().position, [1.0, 2.0])


def test_matrices_of_every_form_and_those_that_are_none() -> None:
    T = poses(3)
    pk.testing.assert_close(Pose2.from_matrix(T.affine()), T)
    stretched = T.matrix() * torch.tensor([2.0, 2, 1], dtype=D)
    pk.testing.assert_close(Pose2.nearest(stretched), T)
    pk.testing.assert_close(Rotation2.nearest(3 * T.rotation.matrix()), T.rotation)
    with pytest.raises(pk.ValidationError, match=r"Pose2.from_matrix: matrix.* its last row is not 0 0 1"):
        Pose2.from_matrix(torch.ones(3, 3))
    with pytest.raises(pk.ValidationError, match=r"Rotation2.from_matrix: matrix.* is a reflection"):
        Rotation2.from_matrix([[1.0, 0], [0, -1]])
    with pytest.raises(pk.ValidationError, match=r"Rotation2.from_matrix: matrix.* is not finite"):
        Rotation2.from_matrix([[math.nan, 0], [0, 1]])
    assert Rotation2.from_matrix(torch.ones(2, 2), validate=False).complex.shape == (2,)
    with pytest.raises(
        pk.ShapeError, match=r"Rotation2.nearest: matrix must have shape \(\.\.\., 2, 2\), got \(3, 3\)"
    ):
        Rotation2.nearest(torch.eye(3))


def test_construction_completes_and_broadcasts_the_fields() -> None:
    assert repr(Pose2()) == "Pose2(position=[0., 0.], complex=[1., 0.])"
    assert Pose2(torch.zeros(5, 2)).shape == (5,)
    assert Pose2(torch.zeros(5, 1, 2), Rotation2.identity(3)).shape == (5, 3)
    assert Pose2([1, 2], complex=torch.ones(2, dtype=D)).dtype == D
    assert Pose2([1, 2], np.array([0.0, 1.0])).dtype == D
    moved = Pose2([1, 2], [0, 1]).replace(rotation=Rotation2([1.0, 0]))
    near(moved.matrix(), [[1.0, 0, 1], [0, 1, 2], [0, 0, 1]])
    assert Pose2([1, 2], [0, 1]).replace(position=[5, 6]).position.tolist() == [5, 6]
    near(Pose2.from_rotation(Rotation2([0, 1])).matrix(), Pose2(complex=[0, 1]).matrix())
    kept = torch.tensor([0.0, 1.0])
    assert Rotation2(kept).complex is kept
    errors: dict[str, tuple[type[Exception], Any]] = {
        r"Pose2: got both rotation and complex": (pk.ArgumentError, lambda: Pose2([1, 2], [1, 0], complex=[1, 0])),
        r"Pose2: position must be a tensor, got Rotation2; the position": (
            pk.ArgumentError,
            lambda: Pose2(Rotation2([1, 0])),  # type: ignore[arg-type]
        ),
        r"Pose2: position must have shape \(\.\.\., 2\), got \(3,\)": (pk.ShapeError, lambda: Pose2([1, 2, 3])),
        r"Rotation2: complex must have shape \(\.\.\., 2\), got \(4,\)": (
            pk.ShapeError,
            lambda: Rotation2([1, 0, 0, 0]),
        ),
        r"Pose2.from_rotation: rotation must be a Rotation2, got Tensor": (
            pk.ArgumentError,
            lambda: Pose2.from_rotation(torch.ones(2)),  # type: ignore[arg-type]
        ),
        r"Pose2.from_vector: vector must have shape": (pk.ShapeError, lambda: Pose2.from_vector([1, 2])),
        r"Pose2.random: max_angle must be finite": (pk.OptionError, lambda: Pose2.random(max_angle=-1.0)),
        r"Pose2.compose: other must be a Pose2, got Pose": (pk.ArgumentError, lambda: Pose2() @ Pose()),
        r"Rotation2.compose: other must be a Rotation2, got Rotation": (
            pk.ArgumentError,
            lambda: Rotation2([1, 0]) @ Rotation.identity(),
        ),
        r"Rotation.compose: other must be a Rotation, got Pose2": (
            pk.ArgumentError,
            lambda: Rotation.identity() @ Pose2(),
        ),
        r"Pose.compose: other must be a Pose, got Pose2$": (pk.ArgumentError, lambda: Pose() @ Pose2()),
        r"Pose: quaternion must be a tensor, .*, got Rotation2": (
            pk.ArgumentError,
            lambda: Pose([1, 2, 3], Rotation2([1, 0])),
        ),  # type: ignore
    }
    for match, (kind, call) in errors.items():
        with pytest.raises(kind, match=match):
            call()


def test_rotations_compose_as_poses_at_the_origin() -> None:
    R, T = Rotation2([0.0, 1.0]), Pose2([1, 2], [1, 0])
    near((R @ T).matrix(), Pose2.from_rotation(R).compose(T).matrix())
    near((T @ R).matrix(), T.compose(Pose2.from_rotation(R)).matrix())
    near((R @ T).position, [-2.0, 1.0])


def test_distances_and_their_degrees() -> None:
    a, b = poses(5), poses(5, seed=3)
    angle = np.abs(np.angle(np.exp(1j * (b.angle() - a.angle()).numpy())))
    length = np.linalg.norm((b.position - a.position).numpy(), axis=-1)
    distance, turn = a.distance(b)
    near(distance, length)
    near(turn, angle)
    near(a.distance(b, degrees=True)[1], np.degrees(angle), 1e-10)
    near(a.squared_distance(b, position=2.0, rotation=3.0), 2 * length**2 + 3 * angle**2)
    near(a.squared_distance(b, position=0.0, degrees=True), np.degrees(angle) ** 2, 1e-8)
    near(a.rotation.distance(b.rotation, degrees=True), np.degrees(angle), 1e-10)
    near(a.rotation.squared_distance(b.rotation, degrees=True), np.degrees(angle) ** 2, 1e-8)
    near(a.rotation.squared_chordal_distance(b.rotation), 8 * np.sin(angle / 2) ** 2)
    same = a.rotation.complex.clone().requires_grad_()
    Rotation2(same).distance(Rotation2(same.detach())).sum().backward()
    assert same.grad is not None and not same.grad.any()


def test_random_transforms_are_uniform_within_their_limits() -> None:
    generator = torch.Generator().manual_seed(0)
    T = Pose2.random(40000, max_angle=30, max_distance=2.0, degrees=True, generator=generator, dtype=D)
    angle, radius = T.angle(degrees=True), T.position.norm(dim=-1)
    assert angle.abs().max() <= 30 + 1e-9 and radius.max() <= 2
    assert abs(float((angle / 30).square().mean()) - 1 / 3) < 0.01
    assert abs(float((radius / 2).square().mean()) - 1 / 2) < 0.01
    free = Rotation2.random(40000, generator=generator, dtype=D)
    assert abs(float(free.angle().square().mean()) - math.pi**2 / 3) < 0.05
    assert Pose2.random(2, 3, dtype=torch.float16).dtype == torch.float16
    assert Rotation2.random(3, max_angle=torch.tensor([0.0, 1.0, 2.0])).angle()[0] == 0


@BOTH
def test_a_zero_number_denotes_no_rotation(kind: Any) -> None:
    zero, other = kind.identity(), kind.identity()
    zero = kind._unchecked(*[torch.zeros_like(x) for x in zero._tensors()])
    assert not (zero @ other).complex.any() and not (~zero).complex.any()
    for lost in (zero.log()[..., -1:], zero @ [1.0, 0], zero.local(other)[..., -1:], zero.matrix()[:2, :2]):
        assert lost.isnan().all()
    assert not zero.isclose(other) and not zero.isclose(zero)
    with pytest.raises(pk.ValidationError, match="has no direction"):
        zero.validate()


def test_what_takes_poses_of_space_alone_says_how_to_lift(tmp_path: pathlib.Path) -> None:
    poses = pk.Pose2([[0.0, 0], [1, 2]])
    with pytest.raises(pk.ArgumentError, match=r"Trajectory: poses must be .* got Pose2; lift .*poses.lift\(\)"):
        pk.Trajectory([0, 1], poses)
    path = pk.Trajectory([0, 1], poses.lift())
    assert path.at(0.5).planar().allclose(pk.Pose2([0.5, 1]))
    with pytest.raises(pk.ArgumentError, match=r"poses must be a Pose, got Pose2; write its `lift\(\)`"):
        pk.io.write_kitti(tmp_path / "path.txt", poses)
    with pytest.raises(pk.ArgumentError, match=r"got Rotation2; in the plane it is R0.local\(R1\) / dt"):
        pk.angular_velocity(poses[0].rotation, poses[1].rotation, 0.1)


def test_hat_vee_and_bracket_are_those_of_the_group() -> None:
    a, b = (torch.randn(5, 3, dtype=D, generator=torch.Generator().manual_seed(k)) for k in (0, 1))
    torch.testing.assert_close(torch.linalg.matrix_exp(Pose2.hat(a)), Pose2.exp(a).matrix(), rtol=0, atol=1e-13)
    assert torch.equal(Pose2.vee(Pose2.hat(a)), a)
    other = torch.tensor([[7.0, -2, 5], [4, 9, 6], [1, 2, 3]])
    assert Pose2.vee(other).tolist() == [5, 6, 3]
    commutator = Pose2.hat(a) @ Pose2.hat(b) - Pose2.hat(b) @ Pose2.hat(a)
    torch.testing.assert_close(Pose2.hat(Pose2.bracket(a, b)), commutator, rtol=0, atol=1e-14)
    still = torch.zeros((), dtype=D)
    _, rate = torch.func.jvp(lambda t: Pose2.exp(a * t).adjoint_apply(b), (still,), (torch.ones_like(still),))
    torch.testing.assert_close(Pose2.bracket(a, b), rate, rtol=0, atol=1e-13)
    assert Pose2.bracket(a[:1], b).shape == (5, 3) and Pose2.hat(a[:0].half()).shape == (0, 3, 3)
    leaves = a.requires_grad_(), b.requires_grad_()
    for function, given in ((Pose2.hat, leaves[:1]), (Pose2.bracket, leaves)):
        assert gradcheck(function, given) and gradgradcheck(function, given)


def test_hat_vee_and_bracket_take_what_the_plane_has() -> None:
    with pytest.raises(pk.ShapeError, match=r"Pose2.hat: tangent must have shape \(..., 3\), got \(6,\)"):
        Pose2.hat(torch.zeros(6))
    with pytest.raises(pk.ShapeError, match=r"Pose2.vee: matrix must have shape \(..., 3, 3\), got \(4, 4\)"):
        Pose2.vee(torch.zeros(4, 4))
    with pytest.raises(pk.ShapeError, match=r"Pose2.bracket: tangent2 must have shape \(..., 3\), got \(2,\)"):
        Pose2.bracket(torch.zeros(3), torch.zeros(2))


def test_covariances_are_rotated() -> None:
    T, given = poses(4), sampling.normal(4, 2, 2, seed=3)
    R = T.rotation.matrix()
    near(T.apply_covariances(given), R @ (given + given.mT) @ R.mT / 2)
    moved = T.lift().apply_covariances(torch.nn.functional.pad(given, (0, 1, 0, 1)))
    near(T.apply_covariances(given), moved[:, :2, :2])
    assert torch.equal(T.apply_covariances(given), T.apply_covariances(given).mT)
    with pytest.raises(pk.ShapeError, match=r"Pose2.apply_covariances: covariances must have shape \(..., 2, 2\)"):
        T.apply_covariances(torch.eye(3))


def test_gradients_of_position_and_rotation_are_scaled_separately() -> None:
    T = poses(4).requires_grad_()
    scaled = T.scale_grad(position=0.5, rotation=torch.tensor([2.0, 4.0], dtype=D))
    assert torch.equal(scaled.position, T.position) and torch.equal(scaled.complex, T.complex)
    points = sampling.normal(4, 2, seed=5)
    plain = torch.autograd.grad(T.apply(points).sin().sum(), T._tensors())
    found = torch.autograd.grad(scaled.apply(points).sin().sum(), T._tensors())
    near(found[0], 0.5 * plain[0])
    near(found[1], plain[1] * torch.tensor([2.0, 4.0]))
    with pytest.raises(pk.PosekitError, match=r"Pose2.scale_grad: position"):
        T.scale_grad(position="0.5")  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [Pose2([1, 2]), Rotation2([0, 1])], ids=["Pose2", "Rotation2"])
def test_canonical_values_of_the_plane_are_normalized(value: Any) -> None:
    with pytest.raises(pk.UnknownNameError, match=r"canonical.*normalized\(\)"):
        value.canonical()


def test_estimates_of_a_similarity_say_what_to_pass() -> None:
    S = pk.Similarity([1, 2, 3], scale=2)
    rest = "with the covariance of that alone"
    with pytest.raises(pk.ArgumentError, match=rf"UncertainPose: pose .*, got Similarity; pass its `pose`, {rest}"):
        pk.UncertainPose(S, torch.eye(7))  # type: ignore[type-var]
    with pytest.raises(pk.ArgumentError, match=rf"UncertainRotation: .*, got Similarity; pass its `rotation`, {rest}"):
        pk.UncertainRotation(S, torch.eye(7))  # type: ignore[type-var]


@pytest.mark.parametrize("kind", ["2d", "angle", "complex", Rotation2])
def test_heads_of_the_plane_are_plain_layers(kind: Any) -> None:
    remedy = r"in the plane two numbers of any length are a rotation, `pk.Rotation2\(features\)`"
    with pytest.raises(pk.OptionError, match=rf"RotationHead: kind must be for rotations in space, .*: {remedy}"):
        pk.nn.RotationHead(8, kind)
    with pytest.raises(pk.OptionError, match=rf"rotation_from_features: kind .*: {remedy}"):
        pk.nn.rotation_from_features(torch.zeros(2), kind)


def test_second_derivatives_of_small_angles_keep_their_digits_in_float32() -> None:
    angle = torch.tensor([1e-6, 7e-5, -3e-3, 1.0])

    def distance(c: torch.Tensor) -> torch.Tensor:
        other = torch.stack((angle.cos(), angle.sin()), -1).float().to(c.dtype)
        return Rotation2(c).distance(Rotation2(other)).sum()

    c = torch.tensor([[1.0, 0.0]]).expand(4, 2)
    single, double = (torch.autograd.functional.hessian(distance, x.contiguous()) for x in (c, c.double()))
    torch.testing.assert_close(single.double(), double, rtol=1e-5, atol=1e-6)
