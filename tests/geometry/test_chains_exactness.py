"""Total compositions with vectorised lanes and unrolled steps: any number of both, and any quaternion length."""

from __future__ import annotations

import itertools

import pytest
import torch

import posekit as pk
from posekit.math import chains
from tests.support import sampling
from tests.support.chains import D, as_matrices, inputs_of, poses, reference

both_totals = pytest.mark.parametrize(
    "sweep", (chains.chain_poses, chains.chain_rotations), ids=lambda sweep: sweep.name
)
both_dtypes = pytest.mark.parametrize("dtype", (torch.float32, D), ids=str)


@both_totals
@both_dtypes
def test_every_number_of_lanes_and_steps_agrees_with_matrix_products(sweep: object, dtype: torch.dtype) -> None:
    eps = torch.finfo(dtype).eps
    for lanes, steps in itertools.product((1, 2, 7, 8, 9, 15, 16, 17, 33, 48, 129), (1, 3, 4, 5, 8, 11, 64)):
        inputs = [x.to(dtype) for x in inputs_of(sweep, lanes, steps, seed=lanes * steps)]
        want = reference(sweep, *[x.double() for x in inputs])
        error = (as_matrices(sweep, *inputs).double() - want).abs().max() / want.abs().max()
        assert error < 8 * eps * steps**0.5, (lanes, steps)
        length = sweep(*inputs)[-1].double().norm(dim=-1)
        torch.testing.assert_close(length, torch.ones_like(length), rtol=0, atol=2 * eps)


@both_totals
@both_dtypes
def test_a_sequence_has_the_same_bits_alone_and_in_a_batch(sweep: object, dtype: torch.dtype) -> None:
    inputs = [x.to(dtype) for x in inputs_of(sweep, 300, 11)]
    together = sweep(*inputs)
    for first, count in ((0, 1), (17, 1), (40, 7), (100, 130), (299, 1)):
        alone = sweep(*[x[first : first + count] for x in inputs])
        for x, y in zip(alone, together, strict=True):
            assert torch.equal(x, y[first : first + count])


@both_totals
@pytest.mark.parametrize(("dtype", "most"), ((torch.float32, 60), (D, 500)), ids=str)
@pytest.mark.parametrize("rare", (False, True))
def test_power_of_two_quaternion_lengths_change_no_bit(
    sweep: object, dtype: torch.dtype, most: int, rare: bool
) -> None:
    inputs = [x.to(dtype) for x in inputs_of(sweep, 50, 23)]
    inputs[-1] /= inputs[-1].norm(dim=-1, keepdim=True)
    generator = torch.Generator().manual_seed(2)
    power = torch.randint(-most, most + 1, (50, 23, 1), generator=generator)
    if rare:  # in a single lane of a register, in one of the unrolled steps
        power = torch.where(torch.rand(50, 23, 1, generator=generator) < 0.01, power, 0)
    longer = torch.ldexp(inputs[-1], power)
    for x, y in zip(sweep(*inputs[:-1], longer), sweep(*inputs), strict=True):
        assert torch.equal(x, y)


@pytest.mark.parametrize(("dtype", "powers"), ((torch.float32, (-149, 127)), (D, (-1074, 1023))), ids=str)
def test_every_quaternion_length_in_the_range_of_the_dtype(dtype: torch.dtype, powers: tuple[int, int]) -> None:
    generator = torch.Generator().manual_seed(4)
    turns = torch.randint(-1, 2, (200, 11, 4), generator=generator).to(dtype)  # exact at any power of two
    turns[(turns == 0).all(-1)] = 1
    points = torch.randint(-9, 10, (200, 11, 3), generator=generator).to(dtype)
    want = pk.chain(pk.Pose(points, turns), 1)
    lowest, highest = powers
    for low, high in ((lowest, lowest), (lowest, lowest + 30), (lowest, highest), (highest - 9, highest), (-9, 9)):
        power = torch.randint(low, high + 1, (200, 11, 1), generator=generator)
        half = power // 2  # a power of two that is not representable is applied in two factors
        longer = torch.ldexp(torch.ldexp(turns, half), power - half)
        got = pk.chain(pk.Pose(points, longer), 1)
        assert torch.equal(got.position, want.position), (low, high)
        assert torch.equal(got.quaternion, want.quaternion), (low, high)


def test_positions_of_any_magnitude_are_accurate() -> None:
    T = poses(40, 8, dtype=torch.float32)
    power = torch.randint(-4, 5, (40, 8, 1), generator=torch.Generator().manual_seed(5))
    T = pk.Pose(T.position, torch.ldexp(T.rotation.normalized().quaternion, power))
    want = pk.chain(T, 1).position
    for exponent in (-100, -60, 60, 100):
        scaled = pk.Pose(torch.ldexp(T.position, torch.tensor(exponent)), T.quaternion)
        got = torch.ldexp(pk.chain(scaled, 1).position, torch.tensor(-exponent))
        torch.testing.assert_close(got, want, rtol=1e-6, atol=1e-6)


def test_invalid_quaternions_affect_only_their_own_lane_and_no_position() -> None:
    for bad, step in itertools.product((0.0, float("nan"), float("inf")), (7, 8)):
        T = poses(40, step + 1, dtype=torch.float32)
        spoiled = T.quaternion.clone()
        spoiled[21, step] = bad
        got, want = pk.chain(pk.Pose(T.position, spoiled), 1), pk.chain(T, 1)
        assert torch.equal(got.position, want.position)
        assert got.quaternion[21].isnan().all()
        others = torch.arange(40) != 21
        assert torch.equal(got.quaternion[others], want.quaternion[others])


@both_totals
def test_strided_operands_agree(sweep: object) -> None:
    inputs = inputs_of(sweep, 37, 24)
    want = as_matrices(sweep, *inputs)
    layouts = {
        "step by step": [x.transpose(0, 1).contiguous().transpose(0, 1) for x in inputs],
        "every other lane": [torch.stack((x, x + 1), 1)[:, 0] for x in inputs],
        "every other step": [torch.stack((x, x + 1), 2)[:, :, 0] for x in inputs],
        "number by number": [x.movedim(-1, 0).contiguous().movedim(0, -1) for x in inputs],
        "longer rows": [torch.cat((x, x), 1)[:, :24] for x in inputs],
        "unaligned": [torch.cat((x.new_zeros(1), x.flatten()))[1:].view(x.shape) for x in inputs],
    }
    for name, moved in layouts.items():
        assert all(torch.equal(x, y) for x, y in zip(moved, inputs, strict=True))
        torch.testing.assert_close(as_matrices(sweep, *moved), want, rtol=0, atol=1e-13, msg=name)
    shared = [x[:1].expand(x.shape) for x in inputs]
    torch.testing.assert_close(as_matrices(sweep, *shared), want[:1].expand(want.shape), rtol=0, atol=1e-13)


def test_number_of_threads_changes_no_bit() -> None:
    T = pk.Pose(*sampling.poses(5000, 9, dtype=torch.float32))
    before = torch.get_num_threads()
    made = []
    try:
        for threads in (1, 2, 3):
            torch.set_num_threads(threads)
            made.append(pk.chain(T, 1))
    finally:
        torch.set_num_threads(before)
    for other in made[1:]:
        assert torch.equal(other.position, made[0].position)
        assert torch.equal(other.quaternion, made[0].quaternion)
