"""Euler angles of every sequence, against SciPy, the matrix formulas and many digits.

The algebra of all sequences is evaluated in plain torch, as small batches are in compiled graphs; SOME of them, one of
each kind, run as kernels and have their derivatives judged.
"""

from __future__ import annotations

import math
import warnings
from typing import Any

import mpmath as mp
import numpy as np
import pytest
import torch
from scipy.spatial.transform import Rotation as Scipy
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit.engine.ops import torch_route
from posekit.math import euler
from tests.reference import euler as reference
from tests.support import contract, sampling

THREE = [sequence for sequence in euler.FROM if len(sequence) == 3]
SOME = ("xyz", "XZY", "ZXZ")
FEWER = ("z", "X", "yx", "XZ")
both_precisions = pytest.mark.parametrize("dtype", sampling.FLOATS, ids=("float32", "float64"))


def to(sequence: str, quaternion: Tensor) -> Tensor:
    return torch_route.run(euler.TO[sequence].op.program, (quaternion,), None)[0]


def of(sequence: str, angles: Tensor) -> Tensor:
    return torch_route.run(euler.FROM[sequence].op.program, (angles,), None)[0]


def locks(sequence: str, quaternion: Tensor) -> Tensor:
    return torch_route.run(euler.LOCK[sequence].op.program, (quaternion,), None)[0] > 0


def scipy(quaternion: Tensor) -> Scipy:
    return Scipy.from_quat(quaternion.double().numpy(), scalar_first=True)


def apart(a: Tensor, b: Tensor) -> Tensor:
    """The angles between the rotations of quaternions."""
    return torch.from_numpy((scipy(a).inv() * scipy(b)).magnitude())


def proper(sequence: str) -> bool:
    return sequence[0] == sequence[-1]


def near_lock(sequence: str, off: list[float], dtype: torch.dtype) -> tuple[Tensor, Tensor]:
    """Quaternions whose second angle is ``off`` from either end of its range, and how far that is; 20 for each."""
    outer = math.pi * (2 * torch.rand(2, 20, 2, generator=sampling.generator(5), dtype=torch.float64) - 1)
    far = torch.tensor(off, dtype=torch.float64)[:, None, None].expand(-1, 2, 20)
    low, high = (0, math.pi) if proper(sequence) else (-math.pi / 2, math.pi / 2)
    middle = torch.stack((low + far[:, 0], high - far[:, 1]), 1)
    angles = torch.stack((outer[..., 0].expand_as(middle), middle, outer[..., 1].expand_as(middle)), -1)
    return torch.from_numpy(Scipy.from_euler(sequence, angles.reshape(-1, 3)).as_quat(scalar_first=True)).to(
        dtype
    ), far.flatten()


# Values


def test_there_are_the_24_conventions_of_scipy_and_all_shorter_ones() -> None:
    assert len(THREE) == 24
    assert [len([s for s in euler.FROM if len(s) == n]) for n in (1, 2)] == [6, 12]


@both_precisions
@pytest.mark.parametrize("sequence", THREE)
def test_angles_agree_with_scipy_in_both_directions(sequence: str, dtype: torch.dtype) -> None:
    quaternion = sampling.quaternions(100, seed=1, dtype=dtype)
    angles = to(sequence, quaternion)
    atol = 16 * torch.finfo(dtype).eps
    torch.testing.assert_close(
        angles.double(), torch.from_numpy(scipy(quaternion).as_euler(sequence)), rtol=0, atol=atol
    )
    expected = torch.from_numpy(Scipy.from_euler(sequence, angles.double().numpy()).as_quat(scalar_first=True))
    assert apart(of(sequence, angles), expected).max() < 6 * torch.finfo(dtype).eps


@pytest.mark.parametrize("sequence", THREE)
def test_multiples_of_quarter_turns_agree_with_scipy_up_to_the_end_of_the_range(sequence: str) -> None:
    quaternion = torch.from_numpy(Scipy.create_group("O").as_quat(scalar_first=True))
    quaternion = torch.cat((quaternion, -quaternion))
    angles = to(sequence, quaternion)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # SciPy's, of gimbal lock
        expected = torch.from_numpy(scipy(quaternion).as_euler(sequence))
    turns = (angles - expected) / (2 * math.pi)
    torch.testing.assert_close(turns, turns.round(), rtol=0, atol=1e-15)  # SciPy gives pi or -pi, here it is pi
    low, high = (0, math.pi) if proper(sequence) else (-math.pi / 2, math.pi / 2)
    middle, outer = angles[:, 1], angles[:, [0, 2]]
    assert ((middle > low - 1e-15) & (middle < high + 1e-15)).all()
    assert ((outer > 1e-9 - math.pi) & (outer <= math.pi)).all()
    torch.testing.assert_close(angles[:24], angles[24:], rtol=0, atol=0)


@both_precisions
@pytest.mark.parametrize("sequence", THREE)
def test_conversions_round_trip_near_and_at_gimbal_lock(sequence: str, dtype: torch.dtype) -> None:
    off = [0.0, 1e-17, 1e-16, 1e-15, 1e-14, 1e-12, 1e-8, 1e-7, 3e-7, 1e-6, 1e-5, 1e-3]
    quaternion, far = near_lock(sequence, off, dtype)
    angles = to(sequence, quaternion)
    eps = torch.finfo(dtype).eps
    assert apart(of(sequence, angles), quaternion).max() < 16 * eps
    locked = locks(sequence, quaternion)
    assert (locked[far <= eps]).all() and not locked[far > 12 * eps].any()
    assert (angles[locked, 2] == 0).all()
    # Away from it the outer angles have the digits that the quaternion determines.
    clear = far > 1e-6
    expected = torch.from_numpy(scipy(quaternion[clear]).as_euler(sequence))
    turns = (angles[clear].double() - expected) / (2 * math.pi)
    assert ((turns - turns.round()).abs().amax(-1) * far[clear] < 8 * eps).all()


@both_precisions
def test_tiny_angles_are_accurate_to_rounding(dtype: torch.dtype) -> None:
    sizes = 10.0 ** torch.arange(-30, -2, 3, dtype=torch.float64)[:, None]
    angles = (sizes * torch.tensor([0.3, -0.8, 0.5], dtype=torch.float64)).to(dtype)
    for sequence in ("xyz", "YXZ"):
        got = to(sequence, of(sequence, angles))
        assert ((got - angles).abs().amax(-1) <= 4 * torch.finfo(dtype).eps * angles.abs().amax(-1)).all()


@both_precisions
def test_angles_of_hundreds_of_radians_are_accurate(dtype: torch.dtype) -> None:
    angles = torch.linspace(-700, 700, 41, dtype=dtype)
    with mp.workdps(40):
        halves = [(mp.cos(mp.mpf(a) / 2), mp.sin(mp.mpf(a) / 2)) for a in angles.tolist()]
        expected = torch.tensor([[float(c), 0, 0, float(s)] for c, s in halves], dtype=torch.float64)
    got = pk.Rotation.from_euler("z", angles).quaternion.double()
    sign = torch.where((got * expected).sum(-1, keepdim=True) < 0, -1, 1)
    torch.testing.assert_close(got * sign, expected, rtol=0, atol=2 * torch.finfo(dtype).eps)


def test_lower_case_is_extrinsic_and_upper_case_intrinsic() -> None:
    quarter, eighth = math.pi / 2, math.pi / 4
    h = math.sqrt(0.5)
    # The x axis goes over y, by the quarter about z, to where the other turn has it.
    fixed = pk.Rotation.from_euler("zx", [quarter, eighth]).apply([1.0, 0.0, 0.0])
    torch.testing.assert_close(fixed, torch.tensor([0.0, h, h]))
    turning = pk.Rotation.from_euler("ZX", [quarter, eighth]).apply([1.0, 0.0, 0.0])
    torch.testing.assert_close(turning, torch.tensor([0.0, 1.0, 0.0]))


# One and two letters


@pytest.mark.parametrize("sequence", [s for s in euler.FROM if len(s) == 2])
def test_two_letters_round_trip_over_the_whole_range(sequence: str) -> None:
    grid = torch.linspace(-3.1, math.pi, 12, dtype=torch.float64)
    angles = torch.cartesian_prod(grid, grid)
    torch.testing.assert_close(to(sequence, of(sequence, angles)), angles, rtol=0, atol=4e-15)
    expected = Scipy.from_euler(sequence, angles.numpy()).as_quat(scalar_first=True)
    assert apart(of(sequence, angles), torch.from_numpy(expected)).max() < 2e-15


@both_precisions
def test_one_letter_round_trips_over_the_whole_range(dtype: torch.dtype) -> None:
    angles = torch.tensor([0.0, 1e-30, -1e-9, 0.3, -1.6, 3.0, -3.1], dtype=dtype)
    for axis in "xyzXYZ":
        torch.testing.assert_close(to(axis, of(axis, angles)), angles, rtol=4 * torch.finfo(dtype).eps, atol=0)
        half_turn = to(axis, of(axis, torch.tensor(-math.pi, dtype=dtype)))  # float32's pi is beyond pi
        torch.testing.assert_close(half_turn.abs().item(), math.pi, rtol=torch.finfo(dtype).eps, atol=0)


@pytest.mark.parametrize("sequence", FEWER)
def test_fewer_letters_give_the_nearest_rotation_of_their_form(sequence: str) -> None:
    quaternion = sampling.quaternions(50, seed=3)
    angles = to(sequence, quaternion)
    found = apart(of(sequence, angles), quaternion)
    grid = torch.linspace(-math.pi, math.pi, 61, dtype=torch.float64)
    tries = grid if len(sequence) == 1 else torch.cartesian_prod(grid, grid)
    nearest = torch.stack([apart(of(sequence, tries), q.expand(len(tries), 4)).min() for q in quaternion])
    assert (found <= nearest + 1e-12).all()
    assert (nearest - found).max() < 0.2  # one step of the grid


def test_fewer_letters_report_where_the_nearest_rotation_is_undetermined() -> None:
    half_turn_x = torch.tensor([0.0, 1.0, 0.0, 0.0], dtype=torch.float64)
    for scale in (1.0, 1e-200):
        angle, open_ = pk.Rotation(half_turn_x * scale).euler("z", return_lock=True)
        assert angle == 0 and open_
    assert not pk.Rotation(half_turn_x).euler("x", return_lock=True)[1]
    # Between turns about x and turns about y: a half turn about z is as near to all of (a, pi - a).
    angles, open_ = pk.Rotation([0.0, 0.0, 0.0, 1.0]).euler("xz", return_lock=True)
    torch.testing.assert_close(angles, torch.tensor([0.0, math.pi]))
    assert not open_
    twist = pk.Rotation([[1.0, 0.0, 0.0, 1.0], [1.0, 0.0, 0.0, -1.0]])
    angles, open_ = twist.euler("xy", return_lock=True)
    assert open_.all() and (angles[:, 1] == 0).all()


# Derivatives


@pytest.mark.slow(but=("xyz", "yx"))
@pytest.mark.parametrize("sequence", (*SOME, "yx", "z"))
def test_first_and_second_derivatives_are_right(sequence: str) -> None:
    # The identity, too, where it is not the lock of the sequence.
    quaternion = sampling.quaternions(4, seed=8)
    if not proper(sequence):
        quaternion[:3, 1:] = 0
        quaternion[0, 0] = -1
    angles = torch.from_numpy(np.array([[0.4, 0.3, -2.0], [0.0, 0.0, 0.0], [3.0, 1.0, 300.0]]))[:, : len(sequence)]
    for op, x in ((euler.TO[sequence], quaternion), (euler.FROM[sequence], angles.squeeze(-1).contiguous())):
        x.requires_grad_()
        assert gradcheck(op, (x,), check_undefined_grad=False)
        assert gradgradcheck(op, (x,), check_undefined_grad=False)


@pytest.mark.parametrize("sequence", SOME)
def test_kernels_agree_with_the_textbook_in_both_precisions(sequence: str) -> None:
    there = contract.Declared(euler.FROM[sequence], reference.from_euler(sequence))
    back = contract.Declared(euler.TO[sequence], reference.euler(sequence))
    for dtype in sampling.FLOATS:
        for declared in (there, back):
            inputs = contract.operands(declared.program, [(5,)], dtype)
            contract.assert_follows(declared, inputs, forward=False)


@both_precisions
@pytest.mark.parametrize("sequence", ("xyz", "ZXZ"))
def test_in_gimbal_lock_first_and_second_derivatives_are_finite_and_those_of_the_third_angle_zero(
    sequence: str, dtype: torch.dtype
) -> None:
    quaternion, _ = near_lock(sequence, [0.0, 1e-17, 1e-16, 1e-9, 1e-7, 1e-6, 1e-4], dtype)
    exact = [[1, 0, 1, 0], [1, 0, -1, 0], [0.3, 0.4, 0.3, -0.4], [0.3, -0.4, -0.3, -0.4], [0.5, 0.5, 0.5, -0.5]]
    if proper(sequence):
        exact = [[1, 0, 0, 0], [-0.6, 0, 0, 0.8], [0.3, 0, 0, 0], [0, 1, 0, 0], [0, 0.6, -0.8, 0]]
    quaternion = torch.cat((quaternion, torch.tensor(exact, dtype=dtype))).requires_grad_()
    op = euler.TO[sequence]
    locked = locks(sequence, quaternion.detach())
    assert locked[-5:].all()
    for k in range(3):
        (first,) = torch.autograd.grad(op(quaternion)[:, k].sum(), quaternion, create_graph=True)
        assert first.isfinite().all()
        if k == 2:
            assert (first[locked] == 0).all()
        for i in range(4):
            (second,) = torch.autograd.grad(first[:, i].sum(), quaternion, retain_graph=True)
            assert second.isfinite().all()


@pytest.mark.parametrize(("sequence", "middle"), (("xyz", -math.pi / 2), ("XZY", math.pi / 2), ("ZXZ", 0.0)))
def test_in_gimbal_lock_the_first_angle_has_the_gradient_of_rotations_about_its_axis(
    sequence: str, middle: float
) -> None:
    first = torch.tensor([0.3, -2.0], dtype=torch.float64, requires_grad=True)
    angles = torch.stack((first, torch.full_like(first, middle), torch.zeros_like(first)), -1)
    back = euler.TO[sequence](euler.FROM[sequence](angles))
    torch.testing.assert_close(back, angles, rtol=0, atol=1e-15)
    (gradient,) = torch.autograd.grad(back[:, 0].sum(), first)
    torch.testing.assert_close(gradient, torch.ones_like(first))


# The methods


def test_gimbal_lock_is_reported_only_where_it_occurs() -> None:
    R = pk.Rotation.from_euler("ZYX", [[10, 90, 30], [10, 89.99, 30], [10, -90, 30]], degrees=True)
    angles, locked = R.euler("ZYX", degrees=True, return_lock=True)
    assert locked.tolist() == [True, False, True]
    torch.testing.assert_close(angles[[0, 2]], torch.tensor([[-20.0, 90, 0], [40, -90, 0]]), rtol=0, atol=1e-4)
    torch.testing.assert_close(angles[1], torch.tensor([10.0, 89.99, 30]), rtol=0, atol=0.1)
    assert torch.equal(R.euler("ZYX", degrees=True), angles)


def test_degrees_and_shapes() -> None:
    R = pk.Rotation.from_euler("z", 90.0, degrees=True)
    assert R.shape == () and R.euler("Z", degrees=True).item() == pytest.approx(90)
    assert pk.Rotation.from_euler("z", np.zeros((4, 1))).shape == (4, 1)
    assert pk.Rotation.from_euler("zy", torch.zeros(4, 2)).euler("zy").shape == (4, 2)
    assert pk.Rotation.from_euler("ZYX", torch.zeros(0, 3)).euler("xyz").shape == (0, 3)
    deep = pk.Rotation.from_euler("xyz", torch.ones(2, 5, 3), degrees=True)
    assert deep.shape == (2, 5)
    torch.testing.assert_close(deep.euler("xyz", degrees=True), torch.ones(2, 5, 3), rtol=0, atol=1e-5)


def test_angles_do_not_depend_on_the_length_of_a_quaternion_and_are_nan_for_zero() -> None:
    quaternion = sampling.unit_quaternions(5, seed=4, dtype=torch.float32)
    for scale in (-1.0, 2.0**-100, -(2.0**100)):
        assert torch.equal(pk.Rotation(quaternion * scale).euler("xyz"), pk.Rotation(quaternion).euler("xyz"))
    for sequence in ("xyz", "ZXZ", "yx", "z"):
        assert to(sequence, torch.zeros(4)).isnan().all()


def test_sequences_compile_and_vmap() -> None:
    def there_and_back(angles: Tensor) -> tuple[Tensor, Tensor]:
        return pk.Rotation.from_euler("xyz", angles, degrees=True).euler("xyz", return_lock=True)

    angles = 20 * sampling.normal(6, 3, seed=6)
    expected = there_and_back(angles)
    for made in (
        torch.compile(there_and_back, fullgraph=True, backend="eager")(angles),
        torch.vmap(there_and_back)(angles),
    ):
        torch.testing.assert_close(made, expected)
    jacobian = torch.vmap(torch.func.jacrev(lambda a: there_and_back(a)[0]))(angles)
    torch.testing.assert_close(jacobian, (math.pi / 180 * torch.eye(3, dtype=torch.float64)).expand(6, 3, 3))


@pytest.mark.parametrize("seq", ("", "xyx y", "xyy", "xx", "xYz", "xyzx", "abc", "ZYX\n"), ids=repr)
@pytest.mark.parametrize("method", ("from_euler", "euler"))
def test_an_invalid_sequence_is_rejected(method: str, seq: object) -> None:
    call = getattr(pk.Rotation.identity(), method)
    message = (
        rf"Rotation.{method}: seq must be one to three letters of xyz \(extrinsic\) or of XYZ \(intrinsic\), no two"
    )
    with pytest.raises(pk.ArgumentError, match=message):
        call(seq, [1.0, 2.0, 3.0]) if method == "from_euler" else call(seq)


@pytest.mark.parametrize("seq", (None, ["x"], torch.zeros(3), 1), ids=lambda seq: type(seq).__name__)
def test_a_sequence_that_is_no_string_is_rejected(seq: Any) -> None:
    fact = f'seq must be a string such as "ZYX", got {type(seq).__name__}'
    with pytest.raises(pk.OptionError, match=f"Rotation.from_euler: {fact}; the sequence comes before the angles$"):
        pk.Rotation.from_euler(seq, "ZYX")  # type: ignore[arg-type]
    with pytest.raises(pk.OptionError, match=f"Rotation.euler: {fact}$"):
        pk.Rotation.identity().euler(seq)


def test_angles_of_a_wrong_shape_are_rejected() -> None:
    with pytest.raises(pk.ShapeError, match=r"Rotation.from_euler: angles must have shape \(\.\.\., 3\), got \(2,\)"):
        pk.Rotation.from_euler("xyz", [1.0, 2.0])
    with pytest.raises(pk.ShapeError, match=r"Rotation.from_euler: angles must have shape \(\.\.\., 2\), got \(3,\)"):
        pk.Rotation.from_euler("xy", torch.ones(3))
