"""Lens models against OpenCV, mpmath and hand-computed numbers, where they are smooth and where they end."""

from __future__ import annotations

import math
from typing import Any

import mpmath as mp
import numpy as np
import pytest
import torch
from torch import Tensor

from posekit.math import cameras
from posekit.math.cameras import LENSES
from tests.reference import cameras as reference
from tests.support import contract, sampling

INTRINSICS = torch.tensor([420.0, 380.0, 319.25, 241.75], dtype=torch.float64)
# By the name of the model and the number of coefficients.
COEFFICIENTS: dict[tuple[str, int], list[float]] = {
    ("radtan", 4): [-0.28, 0.07, 0.001, -0.002],
    ("radtan", 5): [-0.31, 0.12, -0.0015, 0.0007, -0.02],
    ("radtan", 8): [0.45, -0.02, 0.0009, -0.0004, 0.002, 0.8, 0.09, -0.003],
    ("fisheye", 4): [-0.02, 0.005, -0.004, 0.0006],
}
KINDS = list(COEFFICIENTS)
COEFFICIENTS |= {
    ("radtan", 12): [*COEFFICIENTS["radtan", 8], 0.012, -0.003, -0.008, 0.002],
    ("radtan", 14): [*COEFFICIENTS["radtan", 8], 0.012, -0.003, -0.008, 0.002, 0.06, -0.04],
}
ALL = list(COEFFICIENTS)


def lens(kind: tuple[str, int], dtype: torch.dtype = torch.float64) -> tuple[cameras.LensOps, Tensor]:
    return LENSES[kind], torch.tensor(COEFFICIENTS[kind], dtype=dtype)


def before(count: int, seed: int = 3) -> Tensor:
    """Points before the camera, up to 45 degrees from the axis to each side."""
    x = sampling.normal(count, 3, seed=seed)
    depth = 0.5 + x[:, 2:].square()
    return torch.cat((x[:, :2].sin() * depth, depth), -1)


# OpenCV


def opencv() -> Any:
    return pytest.importorskip("cv2", reason="the extra `dev` is not installed")


@pytest.mark.parametrize("kind", ALL)
def test_projection_has_the_numbers_of_opencv(kind: tuple[str, int]) -> None:
    cv2 = opencv()
    ops, k = lens(kind)
    points = before(200)
    points[:40] *= -1 if kind[0] == "radtan" else 1  # behind: for OpenCV's fisheye model as if they were in front
    points[0, 2] = 0 if kind[0] == "radtan" else points[0, 2]  # counts as 1 in OpenCV, too
    matrix, zero = cameras.matrix(INTRINSICS).numpy(), np.zeros(3)
    project = cv2.fisheye.projectPoints if kind[0] == "fisheye" else cv2.projectPoints
    wanted, _ = project(points.numpy().reshape(-1, 1, 3), zero, zero, matrix, k.numpy())
    pixels, depth = ops.project(INTRINSICS, k, points)
    torch.testing.assert_close(pixels, torch.from_numpy(wanted).reshape(-1, 2), rtol=1e-13, atol=1e-10)
    assert torch.equal(depth, points[:, 2])


@pytest.mark.slow(but="kind[0134]")
@pytest.mark.parametrize("kind", ALL)
def test_undistorted_points_have_the_numbers_of_opencv(kind: tuple[str, int]) -> None:
    cv2 = opencv()
    ops, k = lens(kind)
    pixels = ops.project(INTRINSICS, k, before(200))[0]
    given, matrix = pixels.numpy().reshape(-1, 1, 2), cameras.matrix(INTRINSICS).numpy()
    exact = (cv2.TERM_CRITERIA_COUNT | cv2.TERM_CRITERIA_EPS, 1000, 1e-15)
    undistort = cv2.fisheye.undistortPoints if kind[0] == "fisheye" else cv2.undistortPoints
    wanted = torch.from_numpy(undistort(given, matrix, k.numpy(), criteria=exact)).reshape(-1, 2)
    got = ops.unproject(INTRINSICS, k, pixels, torch.ones((), dtype=torch.float64))
    torch.testing.assert_close(got[:, :2], wanted, rtol=0, atol=2e-12)
    torch.testing.assert_close(ops.rays(INTRINSICS, k, pixels), got / got.norm(dim=-1, keepdim=True))


# Formulas with many digits


def exact_image(kind: tuple[str, int], coefficients: list[float], point: list[float]) -> list[mp.mpf]:
    x, y, z = map(mp.mpf, point)
    k = list(map(mp.mpf, coefficients))
    if kind[0] == "fisheye":
        angle, radius = mp.atan2(mp.hypot(x, y), z), mp.hypot(x, y)
        scale = angle * (1 + sum(c * angle ** (2 * n + 2) for n, c in enumerate(k))) / radius
        a, b = scale * x, scale * y
    else:
        k1, k2, p1, p2, k3, k4, k5, k6, s1, s2, s3, s4, tx, ty = [*k, *[mp.mpf(0)] * (14 - len(k))]
        x, y = x / z, y / z
        r = x * x + y * y
        radial = (1 + k1 * r + k2 * r**2 + k3 * r**3) / (1 + k4 * r + k5 * r**2 + k6 * r**3)
        a = x * radial + 2 * p1 * x * y + p2 * (r + 2 * x * x)
        b = y * radial + p1 * (r + 2 * y * y) + 2 * p2 * x * y
        a, b = a + s1 * r + s2 * r**2, b + s3 * r + s4 * r**2
        about_x = mp.matrix([[1, 0, 0], [0, mp.cos(tx), mp.sin(tx)], [0, -mp.sin(tx), mp.cos(tx)]])
        about_y = mp.matrix([[mp.cos(ty), 0, -mp.sin(ty)], [0, 1, 0], [mp.sin(ty), 0, mp.cos(ty)]])
        turn = about_y * about_x
        a, b, depth = turn * mp.matrix([a, b, 1])
        a, b = turn[2, 2] * a / depth - turn[0, 2], turn[2, 2] * b / depth - turn[1, 2]
    fx, fy, cx, cy = map(mp.mpf, INTRINSICS.tolist())
    return [fx * a + cx, fy * b + cy]


@pytest.mark.parametrize("kind", ALL)
@pytest.mark.parametrize("dtype", [torch.float64, torch.float32])
def test_projection_and_its_inverse_are_accurate(kind: tuple[str, int], dtype: torch.dtype) -> None:
    ops, _ = lens(kind)
    points = before(40, seed=5).to(dtype)
    k = torch.tensor(COEFFICIENTS[kind], dtype=dtype)
    eps, focal = torch.finfo(dtype).eps, 420.0
    with mp.workdps(40):
        images = [exact_image(kind, k.double().tolist(), p) for p in points.double().tolist()]
        wanted = torch.tensor([[float(v) for v in image] for image in images], dtype=torch.float64)
    pixels = ops.project(INTRINSICS.to(dtype), k, points)[0]
    torch.testing.assert_close(pixels.double(), wanted, rtol=0, atol=4 * eps * focal)
    back = ops.unproject(INTRINSICS.to(dtype), k, wanted.to(dtype), points[:, 2])
    # The pixels have been rounded, to up to 500 eps / 2, which the distortion enlarges.
    assert ((back - points).abs() / points[:, 2:]).max() < 8 * eps


def test_a_projection_by_hand() -> None:
    # x = 0.5, y = -0.25, r^2 = 0.3125; R = 1 - 0.2 r^2 + 0.1 r^4 = 0.947265625
    k = torch.tensor([-0.2, 0.1, 0.01, -0.02], dtype=torch.float64)
    pixels, depth = LENSES["radtan", 4].project(
        torch.tensor([200.0, 100.0, 30.0, 20.0], dtype=torch.float64), k, torch.tensor([1.0, -0.5, 2.0]).double()
    )
    # u: 0.4736328125 + 2 (0.01) (-0.125) - 0.02 (0.3125 + 0.5); v: -0.23681640625 + 0.01 (0.3125 + 0.125) + 0.005
    wanted = torch.tensor([200 * 0.4548828125 + 30, 100 * -0.22744140625 + 20], dtype=torch.float64)
    torch.testing.assert_close(pixels, wanted, rtol=1e-15, atol=0)
    assert depth.item() == 2


# The fisheye model: smooth at the axis, defined on all sides


def at_angle(angle: float, turn: float = 0.7) -> Tensor:
    radius = math.sin(angle)
    return torch.tensor([radius * math.cos(turn), radius * math.sin(turn), math.cos(angle)], dtype=torch.float64)


ANGLES = [0.0, *(10.0**n for n in range(-12, 0)), 0.7, math.pi / 4, 1.2, math.pi / 2, 1.7, 2.4, 3.0, math.pi - 1e-6]


@pytest.mark.parametrize("angle", ANGLES)
def test_a_fisheye_image_is_the_polynomial_of_the_angle(angle: float) -> None:
    ops, k = lens(("fisheye", 4))
    unit = torch.tensor([1.0, 1, 0, 0], dtype=torch.float64)
    pixels, _ = ops.project(unit, k, at_angle(angle) * 3)
    radius = angle * (1 + sum(c * angle ** (2 * n + 2) for n, c in enumerate(COEFFICIENTS["fisheye", 4])))
    wanted = radius * torch.tensor([math.cos(0.7), math.sin(0.7)], dtype=torch.float64)
    torch.testing.assert_close(pixels, wanted, rtol=4e-15 if angle < 3 else 1e-9, atol=0)
    slope = 1 + sum((2 * n + 3) * c * angle ** (2 * n + 2) for n, c in enumerate(COEFFICIENTS["fisheye", 4]))
    if slope > 0.05 and angle < 3:
        torch.testing.assert_close(ops.rays(unit, k, pixels), at_angle(angle), rtol=2e-14, atol=2e-14)


def test_derivatives_of_the_fisheye_model_are_exact_at_the_axis_and_behind() -> None:
    ops, k = lens(("fisheye", 4))
    angles = [0.0, 1e-9, 1e-4, 0.5, math.pi / 2, 2.0]
    points = torch.stack([at_angle(angle) for angle in angles])
    parameters = [x.expand(len(angles), 4).contiguous() for x in (INTRINSICS / 400, k)]
    pixels = ops.project(*parameters, points)[0]
    for function, given in ((ops.project, points), (ops.rays, pixels)):
        contract.check_first(function, (*parameters, given))
        contract.check_second(function, (*parameters, given))


@pytest.mark.parametrize(("z", "slope"), [(0.0, 1.0), (-1.0, 0.0)])
def test_points_without_a_fisheye_image_are_at_the_centre(z: float, slope: float) -> None:
    ops, k = lens(("fisheye", 4))
    point = torch.tensor([0.0, 0.0, z], dtype=torch.float64, requires_grad=True)
    pixels, depth = ops.project(INTRINSICS, k, point)
    assert torch.equal(pixels, INTRINSICS[2:]) and depth.item() == z
    (gradient,) = torch.autograd.grad(pixels.sum(), point)
    assert gradient.tolist() == [420 * slope, 380 * slope, 0]


# The inverse: accurate where a lens is invertible, told apart where it is not


def fold(kind: tuple[str, int]) -> tuple[float, float]:
    """The radius or angle where a lens ceases to be invertible, without tangential distortion, and its image."""
    k = COEFFICIENTS[kind]
    if kind[0] == "fisheye":
        image = lambda r: r * (1 + sum(c * r ** (2 * n + 2) for n, c in enumerate(k)))  # noqa: E731
    else:
        upper, lower = [k[0], k[1], *k[4:5]], k[5:]
        image = lambda r: (  # noqa: E731
            r
            * (1 + sum(c * r ** (2 * n + 2) for n, c in enumerate(upper)))
            / (1 + sum(c * r ** (2 * n + 2) for n, c in enumerate(lower)))
        )
    grid = np.linspace(0, math.pi if kind[0] == "fisheye" else 2.5, 5001)
    values = image(grid)
    falls = np.flatnonzero(np.diff(values) <= 0)
    end = falls[0] if len(falls) else len(grid) - 1
    return float(grid[end]), float(values[end])


@pytest.mark.slow(but="dtype0-*")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("dtype", "tolerance"), [(torch.float64, 1e-14), (torch.float32, 4e-6)])
def test_the_inverse_converges_up_to_the_fold(kind: tuple[str, int], dtype: torch.dtype, tolerance: float) -> None:
    ops, k = lens(kind)
    k = k.clone()
    if kind[0] == "radtan":
        k[2:4] = 0
    _, end = fold(kind)
    radius = end * torch.tensor([1e-20, 1e-9, 1e-3, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 0.99], dtype=torch.float64)
    pixels = torch.stack((0.6 * radius, -0.8 * radius), -1).to(dtype)
    unit = torch.tensor([1.0, 1, 0, 0], dtype=dtype)
    assert (ops.invertible(unit, k.to(dtype), pixels) == 1).all()
    again, _ = LENSES[kind].project(unit.double(), k.to(dtype).double(), ops.rays(unit, k.to(dtype), pixels).double())
    torch.testing.assert_close(again, pixels.double(), rtol=tolerance, atol=0)


@pytest.mark.parametrize("kind", [("radtan", 4), ("radtan", 5), ("fisheye", 4)])
def test_pixels_beyond_the_fold_are_told_apart_and_have_finite_results(kind: tuple[str, int]) -> None:
    ops, _ = lens(kind)
    coefficients = {4: [-0.4, 0.0, 0.0, 0.0], 5: [-0.4, 0.0, 0.001, 0.0, 0.0]}
    k = torch.tensor(coefficients[kind[1]], dtype=torch.float64)
    end = {"radtan": 0.6086, "fisheye": 0.6086}[kind[0]]  # of x (1 - 0.4 x^2), at x = 0.9129
    radius = torch.tensor([0.1, 0.6, 0.62, 1.0, 3.0, 1e3, 1e20, 1e200], dtype=torch.float64)
    pixels = torch.stack((radius, 0 * radius), -1).requires_grad_()
    unit = torch.tensor([1.0, 1, 0, 0], dtype=torch.float64, requires_grad=True)
    k.requires_grad_()
    found = ops.invertible(unit, k, pixels)
    assert torch.equal(found, (radius < end).double())
    rays = ops.rays(unit, k, pixels)
    torch.testing.assert_close(rays.norm(dim=-1), torch.ones_like(radius))
    assert torch.equal(rays[2:], torch.tensor([0.0, 0, 1], dtype=torch.float64).expand(6, 3))
    gradients = torch.autograd.grad(rays.sum(), (unit, k, pixels))
    assert all(g.isfinite().all() for g in gradients)
    assert (gradients[2][found == 0] == 0).all() and (gradients[2][found == 1][:, 1] != 0).all()


@pytest.mark.parametrize("kind", KINDS)
def test_nan_gives_nan_and_infinite_pixels_have_no_ray(kind: tuple[str, int]) -> None:
    ops, k = lens(kind)
    pixels = torch.tensor([[math.nan, 3.0], [3.0, math.nan], [math.inf, 3.0], [330.0, 200.0]], dtype=torch.float64)
    rays = ops.rays(INTRINSICS, k, pixels)
    assert rays[:2].isnan().any(-1).all() and rays[3].isfinite().all()
    assert rays[2].tolist() == [0, 0, 1]
    assert ops.invertible(INTRINSICS, k, pixels).tolist() == [0, 0, 0, 1]


@pytest.mark.slow(but="kind3")
@pytest.mark.parametrize("kind", KINDS)
def test_derivatives_of_the_third_order_are_those_of_the_inverse_function(kind: tuple[str, int]) -> None:
    ops, _ = lens(kind)
    k = [-0.2, 0.05, *[0.0] * (kind[1] - 2)]
    unit = torch.tensor([1.0, 1, 0, 0], dtype=torch.float64)

    def tangent(x: Tensor) -> Tensor:
        pixel = torch.stack((x, torch.zeros_like(x)))
        return ops.unproject(unit, torch.tensor(k, dtype=torch.float64), pixel, torch.ones((), dtype=torch.float64))[0]

    x = torch.tensor(0.45, dtype=torch.float64, requires_grad=True)
    got = [tangent(x)]
    for _ in range(3):
        got += torch.autograd.grad(got[-1], x, create_graph=True)

    def exact(image: mp.mpf) -> mp.mpf:
        root = mp.findroot(lambda r: r * (1 + k[0] * r**2 + k[1] * r**4) - image, 0.5)
        return mp.tan(root) if kind[0] == "fisheye" else root

    with mp.workdps(60):
        wanted = [float(mp.diff(exact, mp.mpf(0.45), n)) for n in range(4)]
    assert [float(y.detach()) for y in got] == pytest.approx(wanted, rel=1e-12)


@pytest.mark.slow(but="rays-4")
@pytest.mark.parametrize("count", [4, 8, 12, 14])
@pytest.mark.parametrize("method", ["unproject", "rays"])
def test_derivatives_of_inverses_with_other_numbers_of_coefficients(method: str, count: int) -> None:
    """As those of the inverse with 5 coefficients, which `test_contract` tests."""
    function, formula = getattr(LENSES["radtan", count], method), getattr(reference, f"{method}_radtan")
    inputs = [reference.intrinsics(3, seed=1), reference.coefficients(count)(3, seed=2), reference.pixels(3, seed=3)]
    inputs = [x.double() for x in (*inputs, *[sampling.normal(3, seed=4)] * (method == "unproject"))]
    contract.assert_follows(contract.Declared(function, formula), inputs)
    contract.check_first(function, inputs)
    contract.check_second(function, inputs)


def test_a_lens_without_prism_and_tilt_is_that_of_fewer_coefficients() -> None:
    pixels, points = reference.pixels(20, seed=3).double(), before(20)
    k = torch.tensor(COEFFICIENTS["radtan", 8], dtype=torch.float64)
    unit = torch.tensor([1.0, 1, 0, 0], dtype=torch.float64)
    for count in (12, 14):
        longer = torch.cat((k, k.new_zeros(count - 8)))
        for method, given in (("project", points), ("rays", pixels)):
            wanted = getattr(LENSES["radtan", 8], method)(unit, k, given)
            found = getattr(LENSES["radtan", count], method)(unit, longer, given)
            torch.testing.assert_close(found, wanted, rtol=0, atol=4e-16)


def test_a_tilted_sensor_ends_at_its_horizon() -> None:
    ops = LENSES["radtan", 14]
    unit = torch.tensor([1.0, 1, 0, 0], dtype=torch.float64)
    k = torch.tensor([*[0.0] * 12, 0.3, 0.0], dtype=torch.float64, requires_grad=True)  # tilted about x
    # (0, y) is at v = (y + sin 0.3) / cos 0.3 on a plane whose depth, v sin 0.3 + cos 0.3, ends at v = -1 / tan 0.3.
    horizon = -math.cos(0.3) / math.tan(0.3) - math.sin(0.3)
    heights = [horizon + 1e-3, horizon - 1e-3, -1e9, -math.inf, 0.5, math.nan]
    pixels = torch.tensor([[0.0, y] for y in heights], dtype=torch.float64, requires_grad=True)
    assert ops.invertible(unit, k, pixels).tolist() == [1, 0, 0, 0, 1, 0]
    rays = ops.rays(unit, k, pixels)
    assert rays[1:4].tolist() == [[0, 0, 1]] * 3 and rays[5].isnan().any()
    v = (0.5 + math.sin(0.3)) / math.cos(0.3)
    y = (math.cos(0.3) * v - math.sin(0.3)) / (math.sin(0.3) * v + math.cos(0.3))
    torch.testing.assert_close(rays[4, 1] / rays[4, 2], torch.tensor(y, dtype=torch.float64), rtol=1e-14, atol=0)
    gradients = torch.autograd.grad(ops.rays(unit, k, pixels[:5]).sum(), (k, pixels))
    assert gradients[0].isfinite().all() and (gradients[1][1:4] == 0).all()


# Masks


@pytest.mark.parametrize("kind", [("pinhole", 0), *KINDS])
@pytest.mark.parametrize("dtype", [torch.float64, torch.float32])
def test_points_near_the_plane_of_the_camera_leave_the_gradients_of_others_alone(
    kind: tuple[str, int], dtype: torch.dtype
) -> None:
    ops = LENSES[kind]
    parameters = [INTRINSICS.to(dtype)]
    if kind[1]:
        parameters.append(torch.tensor(COEFFICIENTS[kind], dtype=dtype))
    good = before(5).to(dtype)
    depths = torch.tensor([0.0, -0.0, 1e-6, -1e-12, 1e-18], dtype=dtype)
    bad = torch.stack((3 + 0 * depths, 0 * depths - 2, depths), -1)
    origin = torch.zeros(1, 3, dtype=dtype)

    def gradients(points: Tensor) -> list[Tensor]:
        inputs = [x.clone().requires_grad_() for x in (*parameters, points)]
        pixels, depth = ops.project(*inputs)
        loss = torch.where((depth > 1e-3)[:, None], pixels, 0).square().sum()
        return list(torch.autograd.grad(loss, inputs))

    wanted, got = gradients(good), gradients(torch.cat((good, bad, origin)))
    for one, other in zip(got[:-1], wanted[:-1], strict=True):
        torch.testing.assert_close(one, other, rtol=1e-5, atol=0)
    assert torch.equal(got[-1][:5], wanted[-1]) and (got[-1][5:] == 0).all()
