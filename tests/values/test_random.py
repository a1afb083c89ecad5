"""Random values: uniform rotations, and perturbed poses and rotations."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
import torch
from scipy import stats
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Pose, Rotation
from posekit.numerics import covariance_root
from tests.support import sampling

D = torch.float64
MANY = 200_000
RARE = 1e-6  # how often a correct sampler would fail one of these tests


def generator(seed: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def chi_square(R: Rotation) -> float:
    """How improbable the counts in 8 x 8 x 8 equally likely cells of angle, height and azimuth of the axis are."""
    rotvec = R.log().double()
    angle = rotvec.norm(dim=-1)
    axis = rotvec / angle[:, None]
    # The angle has density (1 - cos)/pi; height and azimuth of a uniform axis are uniform.
    part = torch.stack(
        (
            (angle - angle.sin()) / math.pi,
            (axis[:, 2] + 1) / 2,
            torch.atan2(axis[:, 1], axis[:, 0]) / (2 * math.pi) + 0.5,
        ),
        -1,
    )
    cells = (part * 8).long().clamp(0, 7) @ torch.tensor([64, 8, 1])
    return stats.chisquare(torch.bincount(cells, minlength=512).numpy()).pvalue


@pytest.mark.parametrize("dtype", (torch.float32, D))
def test_random_rotations_are_uniform(dtype: torch.dtype) -> None:
    R = Rotation.random(MANY, dtype=dtype, generator=generator())
    assert chi_square(R) > RARE
    assert chi_square(Rotation.from_rotvec([0.4, -1.0, 2.0]) @ R) > RARE
    assert chi_square(~R) > RARE


def test_random_poses_have_uniform_rotations_and_normal_positions() -> None:
    T = Pose.random(MANY, dtype=D, generator=generator(1))
    assert chi_square(T.rotation) > RARE
    for x in T.position.unbind(-1):
        assert stats.kstest(x.numpy(), "norm").pvalue > RARE


def test_the_chi_square_test_detects_nonuniform_rotations() -> None:
    cube = Rotation(torch.rand(MANY, 4, dtype=D, generator=generator(2)) - 0.5)
    euler = torch.rand(MANY, 3, dtype=D, generator=generator(3)) * 2 * math.pi
    x, y, z = (Rotation.from_rotvec(euler[:, k, None] * torch.eye(3, dtype=D)[k]) for k in range(3))
    assert chi_square(cube) < RARE
    assert chi_square(x @ y @ z) < RARE


# Roots of covariances


def covariances(n: int, rank: int, *, size: int = 6, seed: int = 0) -> Tensor:
    """Of a rank, with standard deviations from 1e-3 to 1e3."""
    factor = sampling.normal(n, size, rank, seed=seed)
    deviation = 10 ** (6 * torch.rand(n, size, 1, dtype=D, generator=generator(seed)) - 3)
    return (factor @ factor.mT) * deviation * deviation.mT


@pytest.mark.parametrize("dtype", (torch.float32, D))
@pytest.mark.parametrize("size", (3, 6))
def test_root_reproduces_covariances_of_any_rank(size: int, dtype: torch.dtype) -> None:
    for rank in range(size + 1):
        covariance = covariances(2000, rank, size=size, seed=rank).to(dtype)
        found = covariance_root(covariance)
        assert ((found != 0).any(-2).sum(-1) <= rank).all()  # so nothing leaves the plane of a singular one
        deviation = covariance.diagonal(dim1=-2, dim2=-1).sqrt()
        allowed = 48 * torch.finfo(dtype).eps * deviation[..., None] * deviation[..., None, :]
        assert ((found @ found.mT - covariance).abs() <= allowed).all()


def test_root_uses_the_symmetric_part_and_ignores_rounding_below_zero() -> None:
    covariance = torch.tensor([[4.0, 2.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, -1e-3]])
    found = covariance_root(covariance)
    torch.testing.assert_close(found @ found.mT, torch.tensor([[4.0, 1.0, 0.0], [1.0, 1.0, 0.0], [0.0, 0.0, 0.0]]))


def test_nan_covariance_gives_nan_poses() -> None:
    covariance = torch.eye(6)
    covariance[4, 2] = torch.nan
    assert Pose.identity().perturb(covariance).quaternion.isnan().all()


def test_derivatives_of_root_are_correct() -> None:
    covariance = covariances(1, 3, size=3)[0]
    covariance = (covariance / covariance.diagonal().max() + 0.1 * torch.eye(3, dtype=D)).requires_grad_()
    assert gradcheck(covariance_root, covariance)
    assert gradgradcheck(covariance_root, covariance)
    for singular in (torch.zeros(3, 3, dtype=D), torch.ones(3, 3, dtype=D)):
        x = singular.requires_grad_()
        (first,) = torch.autograd.grad(covariance_root(x).sum(), x, create_graph=True)
        (second,) = torch.autograd.grad((first * first).sum(), x)
        assert first.isfinite().all() and second.isfinite().all()


# Perturbed values


@pytest.mark.parametrize("kind", (Pose, Rotation))
def test_perturbed_values_have_the_given_right_covariance(kind: type[Pose] | type[Rotation]) -> None:
    value = kind.random(dtype=D, generator=generator(4))
    size = 3 * len(value._names)
    factor = 0.1 * sampling.normal(size, 2, seed=5)  # singular: rank 2
    covariance = factor @ factor.T
    drawn = value.local(value.expand(MANY).perturb(covariance, generator=generator(6)))
    found = drawn.T.cov()
    deviation = covariance.diagonal().sqrt()
    spread = ((deviation[:, None] * deviation) ** 2 + covariance**2).sqrt() / math.sqrt(MANY)
    assert ((found - covariance).abs() <= 5 * spread).all()
    assert (drawn.mean(0).abs() <= 5 * deviation / math.sqrt(MANY)).all()
    # No sample leaves the plane that the covariance spans.
    outside = torch.linalg.svd(factor)[0][:, 2:]
    assert (drawn @ outside).abs().max() < 1e-14


def test_zero_covariance_gives_no_perturbation() -> None:
    T = Pose.random(4, dtype=D, generator=generator(7))
    assert T.perturb(torch.zeros(6, 6, dtype=D)).allclose(T, atol=1e-15)
    assert T.rotation.perturb([[0.0] * 3] * 3).allclose(T.rotation, atol=1e-15)


def test_batches_of_poses_and_covariances_broadcast_with_independent_samples() -> None:
    T = Pose.identity(3, 1, dtype=torch.float32)
    covariance = covariances(2, 6).float()
    made = T.perturb(covariance, generator=generator(8))
    assert made.shape == (3, 2)
    assert made.dtype == torch.float32
    again = T.perturb(covariance, generator=generator(8))
    assert torch.equal(made.position, again.position)
    assert not made[0].isclose(made[1]).any()
    assert T.half().perturb(covariance.clamp(-1, 1).half()).dtype == torch.float16
    assert Pose.identity(0).perturb(torch.eye(6)).shape == (0,)


def test_gradients_flow_to_the_value_and_the_covariance() -> None:
    position, quaternion = sampling.poses(2)
    factor = sampling.normal(6, 6, seed=9)
    covariance = 0.1 * factor @ factor.T + 0.1 * torch.eye(6, dtype=D)

    def moved(position: Tensor, quaternion: Tensor, covariance: Tensor) -> Tensor:
        made = Pose(position, quaternion).perturb(covariance, generator=generator(10))
        return torch.cat((made.position, made.quaternion), -1)

    assert gradcheck(moved, [x.requires_grad_() for x in (position, quaternion, covariance)])


def test_compile_and_vmap_support() -> None:
    T, covariance = Pose.random(3, generator=generator(11)), covariances(3, 6).float()
    compiled = torch.compile(lambda T, c: T.perturb(c), fullgraph=True, backend="eager")
    torch.manual_seed(0)
    made = compiled(T, covariance)
    torch.manual_seed(0)
    assert made.allclose(T.perturb(covariance), atol=1e-6)
    mapped = torch.func.vmap(lambda T, c: T.perturb(c), randomness="different")(T, covariance)
    assert mapped.shape == (3,)


ERRORS: dict[str, Callable[[], object]] = {
    r"Pose.perturb: covariance must have shape \(\.\.\., 6, 6\), got \(3, 3\)": lambda: Pose.identity().perturb(
        torch.eye(3)
    ),
    r"Rotation.perturb: covariance must have shape \(\.\.\., 3, 3\), got \(3,\)": (
        lambda: Rotation.identity().perturb(np.ones(3))
    ),
    r"Pose.perturb: batch shapes do not broadcast: self \(2,\), covariance \(3,\)": (
        lambda: Pose.identity(2).perturb(torch.eye(6).expand(3, 6, 6))
    ),
}


@pytest.mark.parametrize("message", ERRORS)
def test_covariance_errors(message: str) -> None:
    with pytest.raises(pk.ShapeError, match=message):
        ERRORS[message]()


def test_integer_covariances_are_rejected() -> None:
    with pytest.raises(pk.DTypeError, match=r"Rotation.perturb: covariance must be of a floating dtype"):
        Rotation.identity().perturb(torch.eye(3, dtype=torch.int64))
