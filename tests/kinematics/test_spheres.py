"""Spheres of robots: carried along with links, their gradients, and pairs that may collide."""

from __future__ import annotations

import pytest
import torch

from posekit import ArgumentError, Pose, ShapeError, ValidationError
from posekit.kinematics import Boxes, Planes, Robot, Spheres, clearance, self_clearance
from tests.kinematics.examples import ARM, DOUBLE, HUMANOID, every_kind, reference
from tests.support.joining import joined

ROBOT = every_kind()
LINKS = ["ball", "base", "ball", "tag", "screw"]


def generator(seed: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def centres(*shape: int) -> torch.Tensor:
    return torch.randn(*shape, 3, dtype=DOUBLE, generator=generator(4))


def expected(q: torch.Tensor, points: torch.Tensor, links: list[str]) -> torch.Tensor:
    matrices = reference(ROBOT, q)[..., [ROBOT.links.index(link) for link in links], :, :]
    return (matrices[..., :3, :3] @ points.unsqueeze(-1)).squeeze(-1) + matrices[..., :3, 3]


@pytest.mark.parametrize("batch", [(), (3,), (2, 3), (0,)])
def test_spheres_are_carried_by_their_links(batch: tuple[int, ...]) -> None:
    q, points = ROBOT.random(*batch, generator=generator()), centres(5)
    radii = torch.tensor([0.1, 0.2, 0.3, 0.4, 0.5], dtype=DOUBLE)
    found = ROBOT.spheres(q, points, radii, LINKS)
    assert isinstance(found, Spheres) and found.shape == (*batch, 5)
    torch.testing.assert_close(found.centres, expected(q, points, LINKS), rtol=0, atol=1e-12)
    assert torch.equal(found.radii, radii)


def test_spheres_by_links_come_in_the_order_of_the_dict() -> None:
    q, points = ROBOT.random(2, generator=generator()), centres(5)
    parts = {"tag": points[:2], "base": points[2:3], "ball": points[3:]}
    found = ROBOT.spheres(q, parts, {"base": 0.2, "tag": [0.3, 0.4], "ball": 0.5})
    links = ["tag", "tag", "base", "ball", "ball"]
    torch.testing.assert_close(found.centres, expected(q, points, links), rtol=0, atol=1e-12)
    torch.testing.assert_close(found.radii, torch.tensor([0.3, 0.4, 0.2, 0.5, 0.5], dtype=DOUBLE))
    assert ROBOT.spheres(q, parts, 0.25).radii.item() == 0.25
    assert ROBOT.spheres(q, {}, {}).shape == (2, 0)
    assert ROBOT.spheres(q, {"tag": centres(0)}, {"tag": 1.0}).shape == (2, 0)
    asked = ROBOT.spheres(ROBOT.neutral(), {"tag": [[0, 0, 0]]}, 0.1)  # lists, and a single configuration
    torch.testing.assert_close(asked.centres[0], ROBOT.forward(ROBOT.neutral(), "tag").position)


def test_a_sphere_for_each_link_in_order_and_batches_of_spheres() -> None:
    q, points = ROBOT.random(3, generator=generator()), centres(3, len(ROBOT.links))
    found = ROBOT.spheres(q, points, torch.rand(3, len(ROBOT.links)), ROBOT.links)
    torch.testing.assert_close(found.centres, expected(q, points, list(ROBOT.links)), rtol=0, atol=1e-12)
    parts = {"tag": centres(3, 1, 2), "base": centres(4, 1)}
    radii = {"tag": torch.rand(3, 1, 2), "base": torch.rand(4, 1)}
    found = ROBOT.spheres(q[:, None], parts, radii)
    assert found.shape == (3, 4, 3) and found.radii.shape == (3, 4, 3)
    single = ROBOT.spheres(q[2], {"tag": parts["tag"][2, 0], "base": parts["base"][1]}, 0.1)
    torch.testing.assert_close(found.centres[2, 1], single.centres, rtol=0, atol=1e-12)
    assert found.radii[2, 1].tolist() == [*radii["tag"][2, 0].tolist(), *radii["base"][1].tolist()]


def test_the_base_may_be_anywhere() -> None:
    q, base = ROBOT.random(2, generator=generator()), Pose.random(3, 1, dtype=DOUBLE, generator=generator(1))
    here, there = ROBOT.spheres(q, centres(5), 0.1, LINKS), ROBOT.spheres(q, centres(5), 0.1, LINKS, base)
    torch.testing.assert_close(there.centres, base[..., None].apply(here.centres), rtol=0, atol=1e-12)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32])
def test_dtypes(dtype: torch.dtype) -> None:
    robot = ROBOT.to(dtype)
    q = robot.random(4, generator=generator())
    found = robot.spheres(q, centres(5).to(dtype), 0.1, LINKS)
    assert found.centres.dtype == found.radii.dtype == dtype
    wide = robot.to(DOUBLE).spheres(q.double(), centres(5).to(dtype).double(), 0.1, LINKS)
    assert (found.centres.double() - wide.centres).abs().max() < 60 * torch.finfo(dtype).eps


@pytest.mark.slow
def test_derivatives_of_clearances_with_respect_to_configurations_centres_and_radii() -> None:
    q = ROBOT.random(2, generator=generator()).requires_grad_()
    points = centres(5).requires_grad_()
    radii = torch.rand(5, dtype=DOUBLE, generator=generator(3)).requires_grad_()
    pairs = ROBOT.sphere_pairs(LINKS)
    floor = Planes(torch.tensor([0.25, 0, 1, 0.5], dtype=DOUBLE))
    boxes = Boxes(Pose.random(2, dtype=DOUBLE, generator=generator(2)), torch.full((3,), 0.5, dtype=DOUBLE))

    def distances(q: torch.Tensor, points: torch.Tensor, radii: torch.Tensor) -> torch.Tensor:
        spheres = ROBOT.spheres(q, points, radii, LINKS)
        parts = clearance(spheres, floor), clearance(spheres, boxes).flatten(-2), self_clearance(spheres, pairs)
        return torch.cat(parts, -1)

    assert torch.autograd.gradcheck(distances, (q, points, radii), fast_mode=True)
    assert torch.autograd.gradgradcheck(*joined(distances, (q, points, radii)), fast_mode=True, rtol=1e-5, atol=1e-6)


def test_vmap_and_compile_agree_with_eager() -> None:
    q, points = ROBOT.random(3, generator=generator()), centres(5)

    def distances(q: torch.Tensor) -> torch.Tensor:
        return clearance(ROBOT.spheres(q, points, 0.1, LINKS), Planes([0, 0, 1, 0.5]).to(DOUBLE))

    torch.testing.assert_close(torch.vmap(distances)(q), distances(q))
    compiled = torch.compile(distances, fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(q), distances(q))


def test_gradients_reach_origins_and_axes() -> None:
    q = ROBOT.random(2, generator=generator())
    position = ROBOT.origins.position.clone().requires_grad_()
    axes = ROBOT.axes.clone().requires_grad_()
    robot = ROBOT.replace(origins=Pose(position, ROBOT.origins.quaternion), axes=axes)
    weights = torch.randn(2, 5, 3, dtype=DOUBLE, generator=generator(2))
    points = centres(5)
    carried = robot.spheres(q, points, 0.1, LINKS).centres
    found = torch.autograd.grad((carried * weights).sum(), (position, axes), retain_graph=True)
    poses = [robot.forward(q, link).apply(point) for link, point in zip(LINKS, points, strict=True)]
    wanted = torch.autograd.grad((torch.stack(poses, -2) * weights).sum(), (position, axes))
    for a, b in zip(found, wanted, strict=True):
        torch.testing.assert_close(a, b, rtol=0, atol=1e-12)


def test_descent_along_the_gradient_moves_an_arm_out_of_a_box() -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE)
    tip = robot.links[-1]
    q = torch.full((robot.nq,), 0.3, dtype=DOUBLE)
    box = Boxes(Pose(robot.forward(q, tip).position), torch.full((3,), 0.05, dtype=DOUBLE))

    def lowest(q: torch.Tensor) -> torch.Tensor:
        return clearance(robot.spheres(q, {tip: [[0, 0, 0]]}, 0.02), box).min()

    assert lowest(q).item() == pytest.approx(-0.07)
    for _ in range(100):
        x = q.detach().requires_grad_()
        (gradient,) = torch.autograd.grad(lowest(x), x)
        q = x.detach() + 0.01 * gradient
    assert lowest(q) > 0


def test_pairs_that_may_collide() -> None:
    robot = Robot.from_urdf(HUMANOID, dtype=DOUBLE)
    links = list(robot.links)
    pairs = {(links[i], links[j]) for i, j in robot.sphere_pairs(links).tolist()}
    moving = [name for name, kind in zip(links, robot.kinds, strict=True) if kind != "fixed"]
    for i, name in enumerate(links):
        parent = robot.parents[i]
        if parent >= 0:  # neighbours, and links that a fixed joint holds
            assert (links[parent], name) not in pairs
    assert (moving[0], moving[2]) in pairs or (moving[0], moving[-1]) in pairs
    assert all(links.index(a) < links.index(b) for a, b in pairs)
    a, b = sorted(pairs)[0]
    assert (a, b) not in {(links[i], links[j]) for i, j in robot.sphere_pairs(links, ignore=[(b, a)]).tolist()}
    # Of a tree by hand: tag is fixed to body; the bodies are base, arm, screw, slide, twin, cart, ball, body.
    tree = [tuple(p) for p in ROBOT.sphere_pairs(["base", "tag", "body", "screw", "arm", "slide", "base"]).tolist()]
    assert tree == [(0, 3), (0, 5), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (2, 5), (3, 5), (3, 6), (5, 6)]
    assert ROBOT.sphere_pairs([]).shape == (0, 2)


def test_errors_of_spheres() -> None:
    q = ROBOT.neutral()
    with pytest.raises(ArgumentError, match=r"Robot.spheres: centres must be a dict by links, or a tensor with links="):
        ROBOT.spheres(q, centres(1), 0.1)
    with pytest.raises(ArgumentError, match=r"Robot.spheres: centres must be a dict by links, or a tensor with links="):
        ROBOT.spheres(q, centres(1), 0.1, "base")
    with pytest.raises(ArgumentError, match=r"Robot.spheres: links must not be given with a dict of centres"):
        ROBOT.spheres(q, {"base": centres(1)}, 0.1, ["base"])
    with pytest.raises(ArgumentError, match=r"Robot.spheres: links: there is no link 'hand'; the links are base, arm"):
        ROBOT.spheres(q, {"hand": centres(1)}, 0.1)
    with pytest.raises(
        ShapeError, match=r"Robot.spheres: centres must have shape \(..., 2, 3\) for 2 links, got \(3, 3"
    ):
        ROBOT.spheres(q, centres(3), 0.1, ["base", "arm"])
    with pytest.raises(ShapeError, match=r"Robot.spheres: centres\['base'\] must have shape \(..., spheres, 3\)"):
        ROBOT.spheres(q, {"base": [0, 0, 0]}, 0.1)
    with pytest.raises(ShapeError, match=r"Robot.spheres: centres\['base'\] must have shape \(..., 3\), got \(2, 2\)"):
        ROBOT.spheres(q, {"base": torch.zeros(2, 2)}, 0.1)
    with pytest.raises(ArgumentError, match=r"centres and radii must have the same links; only one has 'arm', 'tag'"):
        ROBOT.spheres(q, {"base": centres(1), "arm": centres(1)}, {"base": 0.1, "tag": 0.1})
    with pytest.raises(ArgumentError, match=r"Robot.spheres: radii must be a number or an array of numbers, got dict"):
        ROBOT.spheres(q, centres(1), {"base": 0.1}, ["base"])
    with pytest.raises(ShapeError, match=r"Robot.spheres: 'base': .*centres \(2,\).*radii \(3,\)"):
        ROBOT.spheres(q, {"base": centres(2)}, {"base": [0.1, 0.2, 0.3]})
    with pytest.raises(ShapeError, match=r"Robot.spheres: .*centres \(2,\).*radii \(3,\)"):
        ROBOT.spheres(q, centres(2), [0.1, 0.2, 0.3], ["base", "arm"])
    with pytest.raises(ShapeError, match=r"Robot.spheres: .*q \(3,\).*centres \(2,\)"):
        ROBOT.spheres(ROBOT.neutral(3), centres(2, 1), 0.1, ["base"])
    with pytest.raises(ShapeError, match=r"Robot.spheres: .*q \(3,\).*world_T_base \(2,\)"):
        ROBOT.spheres(ROBOT.neutral(3), centres(1), 0.1, ["base"], Pose.identity(2))
    with pytest.raises(ArgumentError, match=r"Robot.spheres: world_T_base must be a Pose, got Tensor"):
        ROBOT.spheres(q, centres(1), 0.1, ["base"], torch.eye(4))  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match=r"Robot.sphere_pairs: links: there is no link 'hand'"):
        ROBOT.sphere_pairs(["hand"])
    with pytest.raises(
        ArgumentError, match=r"Robot.sphere_pairs: links must be a list of links, got the string 'base'"
    ):
        ROBOT.sphere_pairs("base")
    with pytest.raises(ArgumentError, match=r"Robot.sphere_pairs: ignore must be a list of pairs of links, got 'base'"):
        ROBOT.sphere_pairs(["base"], ignore=["base"])  # type: ignore[list-item]


def test_a_negative_radius_is_refused() -> None:
    robot = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    with pytest.raises(ValidationError, match=r"Robot.spheres: radii = -0.1 is not a positive number or 0"):
        robot.spheres([0.0, 0.0], {"tool": [[0, 0, 0]]}, radii=-0.1)
