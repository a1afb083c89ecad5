"""Random rotations and positions within limits, and noise by standard deviations, against their laws."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from scipy import stats
from torch import Tensor
from torch.autograd import gradcheck

import posekit as pk
from posekit import Pose, Rotation
from tests.support import sampling

D = torch.float64
ALL = (torch.float16, torch.bfloat16, torch.float32, torch.float64)
FRAMES = ("body", "world")
RARE = 1e-6  # how often a correct sampler would fail one of these tests
MANY = 50_000


def generator(seed: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def cap_law(angle: Tensor, largest: float) -> Tensor:
    """The share of a cap of rotations that has smaller angles: the density is proportional to 1 - cos(angle)."""
    if largest < 0.01:
        return (angle / largest) ** 3  # its relative error is below largest^2 / 20
    return (angle - angle.sin()) / (largest - math.sin(largest))


def improbability(vectors: Tensor, radial: Tensor) -> tuple[float, float]:
    """How probable it is that ``radial`` and the directions are uniform: singly, and in 6 x 6 x 6 equal cells."""
    axis = vectors / vectors.norm(dim=-1, keepdim=True)
    shares = radial, (axis[:, 2] + 1) / 2, torch.atan2(axis[:, 1], axis[:, 0]) / (2 * math.pi) + 0.5
    single = min(float(stats.kstest(share.numpy(), "uniform").pvalue) for share in shares)
    cells = (torch.stack(shares, -1) * 6).long().clamp(0, 5) @ torch.tensor([36, 6, 1])
    return single, float(stats.chisquare(torch.bincount(cells, minlength=216).numpy()).pvalue)


# Rotations

# float16 cannot represent the components of rotations by 1e-6, and bfloat16 has three digits.
CAPS = [(dtype, largest) for dtype in (torch.float32, D) for largest in (1e-6, 1e-3, 0.499, 0.501, 2.0, math.pi)]
CAPS += [(torch.float16, 0.5), (torch.bfloat16, 1e-6), (torch.bfloat16, 2.0)]


@pytest.mark.parametrize(("dtype", "largest"), CAPS, ids=str)
def test_rotations_in_a_cap_follow_the_haar_measure(dtype: torch.dtype, largest: float) -> None:
    many = MANY if dtype.itemsize > 2 else 4000
    R = Rotation.random(many, max_angle=largest, dtype=dtype, generator=generator())
    assert R.dtype == dtype
    rotvec = R.double().rotvec()
    angle = rotvec.norm(dim=-1)
    assert (angle <= largest * (1 + 4 * torch.finfo(dtype).eps)).all()
    assert min(improbability(rotvec, cap_law(angle, largest))) > RARE


@pytest.mark.parametrize("largest", (2.0, 3.0))
def test_the_test_detects_other_laws(largest: float) -> None:
    turned = Rotation.random(MANY, max_angle=largest, dtype=D, generator=generator(1)).rotvec()
    direction = turned / turned.norm(dim=-1, keepdim=True)
    share = torch.rand(MANY, dtype=D, generator=generator(2))
    for angle in (largest * share, largest * share ** (1 / 3)):  # uniform angles, uniform rotation vectors
        assert min(improbability(angle[:, None] * direction, cap_law(angle, largest))) < RARE
    skew = turned * torch.tensor([1.0, 1.0, 0.9], dtype=D)
    assert min(improbability(skew, cap_law(turned.norm(dim=-1), largest))) < RARE


@pytest.mark.parametrize("dtype", ALL)
def test_no_rotation_leaves_a_tiny_cap_but_for_rounding(dtype: torch.dtype) -> None:
    angle = Rotation.random(2000, max_angle=1e-6, dtype=dtype, generator=generator(3)).double().angle()
    rounding = 2 * 3**0.5 * 2.0**-25 if dtype == torch.float16 else 0  # subnormal numbers are multiples of 2^-24
    assert 0.9e-6 < angle.max() <= 1e-6 * (1 + 4 * torch.finfo(dtype).eps) + rounding
    assert abs((angle / 1e-6).pow(3).mean() - 0.5) < 0.05


def test_limits_of_elements_and_degrees() -> None:
    limits = torch.tensor([0.0, 1e-9, 30.0, 180.0, 400.0], dtype=D)
    R = Rotation.random(10_000, 5, max_angle=limits, degrees=True, dtype=D, generator=generator(4))
    angle = R.angle(degrees=True)
    assert R.shape == (10_000, 5) and not angle[:, 0].any()
    for k, limit in enumerate((1e-9, 30.0, 180.0, 180.0), 1):
        assert 0.99 * limit < angle[:, k].max() <= limit * (1 + 1e-14)
        assert min(improbability(R[:, k].rotvec(), cap_law(R[:, k].angle(), math.radians(limit)))) > RARE
    assert Rotation.random(2, 3, max_angle=[[1.0], [2.0]]).shape == (2, 3)
    assert Rotation.random(max_angle=np.float32(0.5)).shape == ()
    assert Rotation.random(0, max_angle=1).shape == (0,)
    assert Rotation.random(3, max_angle=1, device="meta").quaternion.is_meta


def test_without_limits_seeds_give_what_they_gave() -> None:
    normal = torch.randn(5, 4, generator=generator(5))
    torch.testing.assert_close(
        Rotation.random(5, generator=generator(5)).quaternion, normal / normal.norm(dim=-1, keepdim=True)
    )
    T = Pose.random(5, generator=generator(6))
    source = generator(6)
    torch.randn(5, 4, generator=source)
    assert torch.equal(T.position, torch.randn(5, 3, generator=source))


def test_seeds_repeat_and_the_global_source_is_the_default() -> None:
    for options in ({"max_angle": 0.5}, {"max_distance": 2.0}, {"max_angle": 0.5, "max_distance": 2.0}):
        one, same, other = (Pose.random(3, generator=generator(seed), **options) for seed in (7, 7, 8))
        assert torch.equal(one.matrix(), same.matrix()) and not torch.equal(one.matrix(), other.matrix())
        torch.manual_seed(9)
        one = Pose.random(3, **options)
        torch.manual_seed(9)
        assert torch.equal(one.matrix(), Pose.random(3, **options).matrix())


def test_gradients_reach_the_limits() -> None:
    def drawn(angle: Tensor, distance: Tensor) -> Tensor:
        T = Pose.random(4, max_angle=angle, max_distance=distance, dtype=D, generator=generator(10))
        return torch.cat((T.position, T.rotation.log()), -1)

    limits = torch.tensor([0.0, 0.2, 0.6, 3.0], dtype=D), torch.tensor([0.0, 1e-3, 1.0, 20.0], dtype=D)
    (at_zero,) = torch.autograd.grad(drawn(limits[0].requires_grad_(), limits[1])[0].sum(), limits[0])
    assert at_zero.isfinite().all()
    inside = limits[0].detach()[1:].requires_grad_(), limits[1][1:].requires_grad_()
    assert gradcheck(lambda a, d: drawn(torch.cat((a[:1], a)), torch.cat((d[:1], d))), inside)


# Positions


@pytest.mark.parametrize(
    ("dtype", "radius"),
    [(torch.float32, 1e-6), (torch.float32, 3.0), (D, 1e-100), (D, 1e100), (torch.float16, 2.0), (torch.bfloat16, 2.0)],
    ids=str,
)
def test_positions_are_uniform_in_a_ball(dtype: torch.dtype, radius: float) -> None:
    many = MANY if dtype.itemsize > 2 else 4000
    T = Pose.random(many, max_distance=radius, dtype=dtype, generator=generator(11))
    assert T.position.dtype == T.dtype == dtype
    distance = T.position.double().norm(dim=-1) / radius
    assert (distance <= 1 + 4 * torch.finfo(dtype).eps).all()
    assert min(improbability(T.position.double() / radius, distance**3)) > RARE


def test_limited_positions_and_rotations_are_independent() -> None:
    T = Pose.random(MANY, max_angle=1.0, max_distance=2.0, dtype=D, generator=generator(12))
    columns = torch.cat((T.position, T.rotation.rotvec(), T.position.norm(dim=-1, keepdim=True)), -1)
    columns = torch.cat((columns, T.rotation.angle()[:, None]), -1)
    correlation = torch.corrcoef(columns.T) - torch.eye(8, dtype=D)
    assert correlation.abs().max() < 5 / math.sqrt(MANY)
    free = Pose.random(MANY, max_angle=1.0, dtype=D, generator=generator(13))
    assert min(stats.kstest(x.numpy(), "norm").pvalue for x in free.position.unbind(-1)) > RARE


# Noise by standard deviations

SPREADS: dict[str, Callable[[int], Any]] = {
    "a number": lambda size: 0.02,
    "a number of NumPy": lambda size: np.float64(0.02),
    "an array without dimensions": lambda size: np.array(0.02),
    "a tensor without dimensions": lambda size: torch.tensor(0.02, dtype=D),
    "one for each element": lambda size: 0.02 * torch.linspace(0.1, 1, MANY, dtype=D)[:, None],
    "one for each component": lambda size: 0.02 * torch.linspace(0.1, 1, size, dtype=D),
    "a list": lambda size: (0.02 * np.linspace(0.1, 1, size)).tolist(),
    "one for each": lambda size: 0.02 * torch.linspace(0.1, 1, MANY * size, dtype=D).reshape(MANY, size),
}


@pytest.mark.slow(but=("a number-*", "one for each component-Pose-world"))
@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("kind", (Pose, Rotation))
@pytest.mark.parametrize("name", SPREADS)
def test_noise_has_the_given_deviations(name: str, kind: Any, frame: Any) -> None:
    value = kind.random(dtype=D, generator=generator(14))
    size = 3 * len(value._names)
    sigma = SPREADS[name](size)
    drawn = value.expand(MANY).perturb(sigma=sigma, frame=frame, generator=generator(15))
    assert drawn.shape == (MANY,) and drawn.dtype == D
    standard = value.local(drawn, frame=frame) / torch.as_tensor(sigma, dtype=D)
    assert min(stats.kstest(x.numpy(), "norm").pvalue for x in standard.unbind(-1)) > RARE
    assert (standard.T.cov() - torch.eye(size, dtype=D)).abs().max() < 5 * math.sqrt(2 / MANY)


@pytest.mark.parametrize("kind", (Pose, Rotation))
def test_a_covariance_in_the_world_frame(kind: Any) -> None:
    value = kind.random(dtype=D, generator=generator(16))
    size = 3 * len(value._names)
    root = 0.02 * sampling.normal(size, 2, seed=17)  # of rank 2
    drawn = value.expand(MANY).perturb(root @ root.T, frame="world", generator=generator(18))
    tangents = value.local(drawn, frame="world")
    deviation = (root @ root.T).diagonal().sqrt()
    spread = ((deviation[:, None] * deviation) ** 2 + (root @ root.T) ** 2).sqrt() / math.sqrt(MANY)
    assert ((tangents.T.cov() - root @ root.T).abs() <= 5 * spread).all()
    assert (tangents @ torch.linalg.svd(root)[0][:, 2:]).abs().max() < 1e-14


@pytest.mark.parametrize("dtype", ALL)
def test_noise_keeps_or_promotes_the_dtype(dtype: torch.dtype) -> None:
    T = Pose(*sampling.poses(3, dtype=dtype))
    for frame in FRAMES:
        for sigma in (0.1, torch.tensor(0.1, dtype=D), torch.ones(6, dtype=dtype)):
            assert T.perturb(sigma=sigma, frame=frame).dtype == dtype
        assert T.perturb(torch.eye(6, dtype=dtype), frame=frame).dtype == dtype
        assert T.perturb(sigma=torch.ones(3, 1, dtype=D), frame=frame).dtype == D
    assert T.perturb(sigma=0).isclose(T, atol=4 * torch.finfo(dtype).eps * 10).all()
    assert T[0].perturb(sigma=torch.ones(5, 1, 6)).shape == (5, 1)
    assert T[:0].perturb(sigma=0.1).shape == (0,)


@pytest.mark.parametrize("frame", FRAMES)
def test_gradients_flow_to_the_value_and_to_sigma(frame: Any) -> None:
    def moved(position: Tensor, quaternion: Tensor, sigma: Tensor) -> Tensor:
        return Pose(position, quaternion).perturb(sigma=sigma, frame=frame, generator=generator(19)).matrix()

    inputs = (*sampling.poses(2), torch.tensor([[0.1, 0.2, 0.3, 0.4, 0.5, 0.0]], dtype=D))
    assert gradcheck(moved, [x.requires_grad_() for x in inputs])


@pytest.mark.slow
def test_compiled_functions_draw_the_same() -> None:
    def drawn(T: Pose, limit: float) -> tuple[Any, ...]:
        sizes = T.shape[0]
        return (
            Pose.random(sizes, max_angle=limit, max_distance=limit),
            Rotation.random(sizes, max_angle=20.0, degrees=True),
            *[T.perturb(sigma=limit, frame=frame) for frame in FRAMES],
            T.perturb(0.01 * torch.eye(6), frame="world"),
        )

    torch._dynamo.reset()
    compiled = torch.compile(drawn, fullgraph=True, backend="eager", dynamic=True)
    T = Pose.random(5, generator=generator(20))
    torch.manual_seed(0)
    got = compiled(T, 0.3)
    torch.manual_seed(0)
    for one, other in zip(got, drawn(T, 0.3), strict=True):
        assert one.isclose(other, atol=1e-6).all()


def test_mapped_functions_draw_for_each_element() -> None:
    limits = torch.tensor([0.1, 0.2, 0.3])
    T = torch.vmap(lambda x: Pose.random(4, max_angle=x, max_distance=x), randomness="different")(limits)
    assert T.shape == (3, 4)
    assert (T.rotation.angle() <= limits[:, None] * 1.000001).all()
    made = torch.vmap(lambda T, x: T.perturb(sigma=x, frame="world"), randomness="different")(T, limits)
    assert made.shape == (3, 4) and not made.isclose(T).any()


ERRORS: dict[str, tuple[type[Exception], Callable[[], object]]] = {
    "Rotation.random: max_angle must be finite and not negative, got -0.1": (
        pk.OptionError,
        lambda: Rotation.random(max_angle=-0.1),
    ),
    "Rotation.random: max_angle must be finite and not negative, got nan": (
        pk.OptionError,
        lambda: Rotation.random(max_angle=math.nan),
    ),
    "Rotation.random: max_angle must be a number or an array of numbers, got str": (
        pk.ArgumentError,
        lambda: Rotation.random(max_angle="wide"),  # type: ignore[arg-type]
    ),
    r"Rotation.random: max_angle must broadcast to the batch shape \(3,\), got \(2, 3\)": (
        pk.ShapeError,
        lambda: Rotation.random(3, max_angle=torch.ones(2, 3)),
    ),
    "Rotation.random: max_angle: on different devices: cpu, meta": (
        pk.DeviceError,
        lambda: Rotation.random(3, max_angle=torch.ones(3, device="meta")),
    ),
    "Rotation.random: degrees must be True or False": (pk.OptionError, lambda: Rotation.random(degrees="yes")),  # type: ignore[arg-type]
    "Pose.random: max_angle must be finite": (pk.OptionError, lambda: Pose.random(max_angle=-1)),
    "Pose.random: max_distance must be finite": (pk.OptionError, lambda: Pose.random(max_distance=math.inf)),
    r"Pose.random: batch shapes do not broadcast: shape \(3,\), max_distance \(2,\)": (
        pk.ShapeError,
        lambda: Pose.random(3, max_distance=[1.0, 2.0]),
    ),
    "Pose.perturb: needs a covariance or sigma": (pk.ArgumentError, lambda: Pose().perturb()),
    "Pose.perturb: got both a covariance and sigma": (
        pk.ArgumentError,
        lambda: Pose().perturb(torch.eye(6), sigma=0.1),
    ),
    "Pose.perturb: sigma must be finite and not negative, got -1": (pk.OptionError, lambda: Pose().perturb(sigma=-1)),
    r"Pose.perturb: sigma must be a number or have shape \(..., 1\) or \(..., 6\), got \(5,\); for one number per": (
        pk.ShapeError,
        lambda: Pose.identity(5).perturb(sigma=torch.ones(5)),
    ),
    r"Rotation.perturb: sigma must be a number or have shape \(..., 1\) or \(..., 3\), got \(6,\)": (
        pk.ShapeError,
        lambda: Rotation.identity().perturb(sigma=torch.ones(6)),
    ),
    "Pose.perturb: sigma must be of a floating dtype": (
        pk.DTypeError,
        lambda: Pose().perturb(sigma=torch.ones(6).int()),
    ),
    "Pose.perturb: sigma must be a tensor, an array or a list of numbers, got str": (
        pk.ArgumentError,
        lambda: Pose().perturb(sigma="large"),  # type: ignore[arg-type]
    ),
    "Pose.perturb: sigma: on different devices: cpu, meta": (
        pk.DeviceError,
        lambda: Pose().perturb(sigma=torch.ones(6, device="meta")),
    ),
    r"Pose.perturb: batch shapes do not broadcast: self \(2,\), sigma \(3,\)": (
        pk.ShapeError,
        lambda: Pose.identity(2).perturb(sigma=torch.ones(3, 1)),
    ),
    'Pose.perturb: frame must be "body" or "world", got ': (
        pk.OptionError,
        lambda: Pose().perturb(sigma=0.1, frame="local"),  # type: ignore[arg-type]
    ),
}


@pytest.mark.parametrize("message", ERRORS)
def test_errors_name_the_limit(message: str) -> None:
    kind, call = ERRORS[message]
    with pytest.raises(kind, match=message):
        call()
