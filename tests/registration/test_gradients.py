"""Gradients through what was found, compared with finite differences in a random direction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Camera, Pose, Rotation

D = torch.float64


def randn(*shape: int, seed: int) -> Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=D)


def assert_gradients(function: Callable[..., Tensor], *inputs: Tensor, step: float = 1e-4) -> None:
    leaves = [x.detach().clone().requires_grad_() for x in inputs]
    result = function(*leaves)
    weights = randn(*result.shape, seed=100)
    gradients = torch.autograd.grad((result * weights).sum(), leaves)
    for k, gradient in enumerate(gradients):
        along = randn(*inputs[k].shape, seed=101)
        values = []
        for sign in (1, -1):
            moved = [x + sign * step * along if i == k else x for i, x in enumerate(inputs)]
            values.append((function(*moved) * weights).sum())
        torch.testing.assert_close((gradient * along).sum(), (values[0] - values[1]) / (2 * step), rtol=1e-3, atol=1e-7)


def seen() -> tuple[Tensor, Tensor, Camera]:
    camera = Camera([600.0, 610, 320, 240], (640, 480), model="radtan", distortion=[-0.2, 0.05, 1e-3, 0]).to(D)
    points = randn(2, 12, 3, seed=0)
    pose = Pose(torch.tensor([0.0, 0, 7], dtype=D) + 0.2 * randn(2, 3, seed=1), Rotation(randn(2, 4, seed=2)))
    return points, camera.project(pose[:, None].apply(points))[0] + 0.5 * randn(2, 12, 2, seed=3), camera


@pytest.mark.slow(but="None")
@pytest.mark.parametrize("loss", [None, pk.Loss("cauchy", 1.0)], ids=str)
def test_pnp(loss: pk.Loss | None) -> None:
    points, pixels, camera = seen()

    def pose(p: Tensor, x: Tensor, numbers: Tensor) -> Tensor:
        lens = Camera(numbers, (640, 480), model="radtan", distortion=camera.distortion)
        return pk.pnp(p, x, lens, loss=loss).pose.matrix()

    assert_gradients(pose, points, pixels, camera.intrinsics)


@pytest.mark.slow
def test_calibrate() -> None:
    camera = Camera([600.0, 610, 320, 240], (640, 480)).to(D)
    board = torch.cartesian_prod(torch.arange(4.0), torch.arange(3.0), torch.zeros(1)).to(D) * 0.1
    poses = Pose(
        torch.tensor([-0.15, -0.1, 0.8], dtype=D) + 0.05 * randn(3, 3, seed=15),
        Rotation.exp(0.35 * randn(3, 3, seed=16)),
    )
    pixels = camera.project(poses[:, None].apply(board))[0] + 0.2 * randn(3, 12, 2, seed=17)

    def numbers(points: Tensor, seen: Tensor) -> Tensor:
        found = Camera.calibrate(points, seen, (640, 480), model="pinhole")
        return torch.cat((1e-2 * found.camera.intrinsics, found.poses.matrix().flatten()))

    assert_gradients(numbers, board, pixels, step=1e-6)


def test_triangulate() -> None:
    _, _, camera = seen()
    poses = Pose(
        torch.tensor([0.0, 0, 6], dtype=D) + 0.4 * randn(4, 3, seed=4), Rotation.exp(0.2 * randn(4, 3, seed=5))
    )
    pixels = camera.project(poses.apply(randn(3, 1, 3, seed=6)))[0] + 0.3 * randn(3, 4, 2, seed=7)
    assert_gradients(lambda x: pk.triangulate(x, camera, poses).points, pixels)


def test_register() -> None:
    source, true = randn(2, 40, 3, seed=8), Pose(randn(2, 3, seed=9), Rotation(randn(2, 4, seed=10)))
    target = true.apply(source, clouds=True) + 0.01 * randn(2, 40, 3, seed=11)
    target[:, :15] += 1
    assert_gradients(lambda a, b: pk.register(a, b, max_distance=0.1).pose.matrix(), source, target, step=1e-5)


@pytest.mark.slow(but="p*")
@pytest.mark.parametrize("kind", ["point", "plane", "generalized"])
def test_icp(kind: Any) -> None:
    plane = 2 * torch.rand(200, 2, generator=torch.Generator().manual_seed(1), dtype=D)
    target = torch.cat((plane, (2 * plane[:, :1]).sin() * (3 * plane[:, 1:]).cos()), -1)
    source = target + 5e-3 * randn(200, 3, seed=12)
    normals = {} if kind == "point" else {"target_normals": pk.registration.normals(target)}
    if kind == "generalized":
        normals["source_normals"] = pk.registration.normals(source)

    def pose(a: Tensor, b: Tensor) -> Tensor:
        return pk.icp(a, b, kind=kind, tolerance=1e-12, **normals).pose.matrix()

    assert_gradients(pose, source, target, step=1e-6)


@pytest.mark.parametrize("motion", [pytest.param(False, marks=pytest.mark.slow), True])
def test_hand_eye(motion: bool) -> None:
    robot = Pose.random((2, 6), dtype=D, max_angle=1.0, generator=torch.Generator().manual_seed(2))
    sensor = Pose.exp(randn(2, 1, 6, seed=13))
    exact = ~sensor @ robot @ sensor if motion else robot @ sensor
    camera = exact.retract(1e-2 * randn(2, 6, 6, seed=14))  # so that the weights of distances and angles change

    def poses(a: Tensor, b: Tensor) -> Tensor:
        found = pk.hand_eye(robot.retract(a), camera.retract(b), motion=motion)
        return torch.cat((found.pose.matrix(), found.base.matrix()))

    zero = torch.zeros(2, 6, 6, dtype=D)
    assert_gradients(poses, zero, zero, step=1e-5)


CLOUDS = randn(2, 12, 3, seed=30)
VIEWS = Pose(torch.tensor([0.0, 0, 6], dtype=D) + 0.3 * randn(4, 3, seed=31), Rotation.identity(4, dtype=D))
LENS = Camera([600.0, 600, 320, 240], (640, 480)).to(D)
PIXELS = LENS.project(VIEWS[:, None].apply(CLOUDS[0]))[0]  # (4, 12, 2)
HANDS = Pose(randn(5, 3, seed=32), Rotation(randn(5, 4, seed=33)))
ONCE = "torch.vmap cannot map over the search; give all {} in one call, as a batch"
# Functions of one tensor, an example of it, and what they take many of.
SEARCHES: dict[str, tuple[Callable[[Tensor], Tensor], Tensor, str]] = {
    "pnp": (lambda x: pk.pnp(CLOUDS[0], x, LENS).pose.log(), PIXELS[0], "problems"),
    "register": (lambda x: pk.register(x, CLOUDS[1]).pose.log(), CLOUDS[1], "clouds"),
    "icp": (lambda x: pk.icp([x], [CLOUDS[0]], progress=False).pose.log(), CLOUDS[0], "clouds"),
    "triangulate": (lambda x: pk.triangulate(x, LENS, VIEWS).points, PIXELS[:, 0], "points"),
    "hand_eye": (lambda x: pk.hand_eye(HANDS, HANDS.retract(x)).pose.log(), 0.1 * randn(5, 6, seed=34), "problems"),
    "Camera.calibrate": (
        lambda x: Camera.calibrate(CLOUDS[0], x, (640, 480)).camera.intrinsics,
        PIXELS[:3],
        "problems",
    ),
    "normals": (lambda x: pk.registration.normals(x), CLOUDS[0], "clouds"),
    "downsample": (lambda x: pk.registration.downsample(x, 0.5), CLOUDS[0], "clouds"),
    "kabsch": (lambda x: pk.kabsch(CLOUDS[0], x, loss="huber").log(), CLOUDS[0], "clouds"),
    "umeyama": (lambda x: pk.umeyama(CLOUDS[0], x, loss="huber")[1], CLOUDS[0], "clouds"),
    "align_vectors": (
        lambda w: pk.align_vectors(CLOUDS[0], CLOUDS[1], w, loss="huber").log(),
        torch.rand(12, dtype=D),
        "clouds",
    ),
}


@pytest.mark.parametrize("name", SEARCHES)
def test_a_search_is_not_mapped_and_says_that_it_takes_batches(name: str) -> None:
    function, x, many = SEARCHES[name]
    for mapped in (function, torch.func.grad(lambda x: function(x).sum())):
        with pytest.raises(pk.errors.ArgumentError, match=f"^{name}: {ONCE.format(many)}$"):
            torch.func.vmap(mapped)(x.expand(2, *x.shape))


RANDOM: dict[str, tuple[Callable[[Tensor], Tensor], Tensor, str]] = {
    "pnp, ransac": (
        lambda x: pk.pnp(CLOUDS[0], x, LENS, ransac=True).pose.log(),
        PIXELS[0] + randn(12, 2, seed=36),
        "",
    ),
    "register, gnc": (
        lambda x: pk.register(x, CLOUDS[1], max_distance=0.5, method="gnc").pose.log(),
        CLOUDS[1] + 0.1 * randn(12, 3, seed=37),
        "",
    ),
    "register, ransac": (
        lambda x: pk.register(x, CLOUDS[1]).pose.log(),
        CLOUDS[1] + 0.1 * randn(12, 3, seed=37),
        "",
    ),
}
FORWARD = {
    **{k: SEARCHES[k] for k in ("pnp", "triangulate", "hand_eye", "kabsch", "umeyama", "align_vectors")},
    **RANDOM,
}


@pytest.mark.slow(but=("kabsch", "align_vectors", "register, ransac", "umeyama"))
@pytest.mark.parametrize("name", FORWARD)
def test_forward_mode_is_reverse_mode(name: str) -> None:
    function, x, _ = FORWARD[name]
    by_rows = torch.func.jacrev(function)(x)
    torch.testing.assert_close(torch.func.jacfwd(function)(x), by_rows, rtol=1e-6, atol=1e-9)
    along = randn(*x.shape, seed=35)
    _, moved = torch.func.jvp(function, (x,), (along,))
    torch.testing.assert_close(moved, (by_rows * along).flatten(-x.ndim).sum(-1), rtol=1e-6, atol=1e-9)


def test_errors_and_covariances_are_constants() -> None:
    clouds, pixels = CLOUDS[0].clone().requires_grad_(), PIXELS.clone().requires_grad_()
    hands = HANDS.position.clone().requires_grad_()
    results: list[tuple[Any, tuple[str, ...]]] = [
        (pk.pnp(clouds, pixels[0], LENS), ("pose",)),
        (pk.register(clouds, CLOUDS[1]), ("pose",)),
        (pk.icp(clouds, CLOUDS[0] + 0.01, progress=False), ("pose",)),
        (pk.triangulate(pixels[:, 0], LENS, VIEWS), ("points",)),
        (pk.hand_eye(Pose(hands, HANDS.rotation), HANDS.retract(0.1 * randn(5, 6, seed=34))), ("pose", "base")),
        (Camera.calibrate(CLOUDS[0], pixels[:3], (640, 480)), ("camera", "poses")),
    ]
    for result, differentiable in results:
        assert "errors and covariances are constants" in type(result).__doc__
        for name in (x for x in type(result).__slots__ if not x.startswith("_")):
            value = getattr(result, name)
            assert value.requires_grad == (name in differentiable), (type(result).__name__, name)


@pytest.mark.slow
@pytest.mark.parametrize("name", RANDOM)
def test_the_hessian_of_torch_func_is_that_of_nested_gradients(name: str) -> None:
    function, x, _ = RANDOM[name]
    along = randn(*x.shape, seed=38)

    def slope(x: Tensor) -> Tensor:
        return torch.func.jvp(lambda x: function(x).square().sum(), (x,), (along,))[1]

    leaf = x.clone().requires_grad_()
    (gradient,) = torch.autograd.grad(function(leaf).square().sum(), leaf, create_graph=True)
    (expected,) = torch.autograd.grad((gradient * along).sum(), leaf)
    assert expected.norm() > 0
    hessian = torch.func.hessian(lambda x: function(x).square().sum())(x)
    torch.testing.assert_close((hessian * along).sum((-2, -1)), expected, rtol=1e-5, atol=1e-9)
    torch.testing.assert_close(torch.func.grad(slope)(x), expected, rtol=1e-5, atol=1e-9)
