"""Height maps and distance grids: against exact distances, trimesh, autograd and the kernel of plans."""

from __future__ import annotations

import math
import pathlib
import pickle
import tempfile
from typing import Any

import numpy as np
import pytest
import torch
import trimesh
from torch import Generator, Tensor
from torch.autograd import gradcheck, gradgradcheck
from torch.utils import _pytree as pytree

from posekit import ArgumentError, IndexingError, OptionError, Pose, ShapeError, ValidationError
from posekit.kinematics import Avoidance, DistanceGrid, HeightMap, Planes, Robot, Spheres, clearance
from posekit.kinematics.obstacles import Proximity
from tests.kinematics.examples import directions
from tests.reference import grids as reference

DOUBLE = torch.float64
ARM = Robot.example("arm")


def seeded(seed: int = 0) -> Generator:
    return Generator().manual_seed(seed)


def normal(*shape: int, seed: int = 0) -> Tensor:
    return torch.randn(*shape, dtype=DOUBLE, generator=seeded(seed))


def ball_grid(radius: float, spacing: float, half: float, **options: Any) -> DistanceGrid:
    """The exact distances of a ball at the origin."""
    count = round(2 * half / spacing) + 1
    points = -half + spacing * reference.lattice([count] * 3)
    corner = torch.full((3,), -half, dtype=DOUBLE)
    return DistanceGrid(points.norm(dim=-1) - radius, corner, torch.tensor(spacing, dtype=DOUBLE), **options)


def grid_of(sizes: tuple[int, ...], poses: Pose) -> DistanceGrid:
    return DistanceGrid(normal(*sizes, seed=3), normal(3, seed=4), torch.tensor(0.4, dtype=DOUBLE), poses)


def map_of(sizes: tuple[int, ...], poses: Pose) -> HeightMap:
    return HeightMap(0.3 * normal(*sizes, seed=5), torch.tensor(0.5, dtype=DOUBLE), poses)


def poses_of(*batch: int) -> Pose:
    return Pose.random(*batch, dtype=DOUBLE, generator=seeded(9))


def expected(centres: Tensor, radii: Tensor, obstacle: DistanceGrid | HeightMap) -> Tensor:
    """The distance of each sphere, by reading the table in Python."""
    table = obstacle.distances if isinstance(obstacle, DistanceGrid) else obstacle.heights
    last = torch.tensor([n - 1.0 for n in table.shape], dtype=DOUBLE)
    pose, found = obstacle.poses, []
    for centre, radius in zip(centres, radii, strict=True):
        args = (centre, pose.position, pose.quaternion)
        if isinstance(obstacle, DistanceGrid):
            place = reference.place_in_distance_grid(*args, obstacle.corner, obstacle.spacing, last)
        else:
            place = reference.place_in_height_map(*args, obstacle.spacing, last)
        cell = torch.minimum(place.floor(), last - 1)
        first = cell.long().tolist()
        block = table[tuple(slice(k, k + 2) for k in first)].reshape(-1)
        args = (centre, radius, pose.position, pose.quaternion)
        if isinstance(obstacle, DistanceGrid):
            found.append(reference.sphere_to_distance_grid(*args, obstacle.corner, obstacle.spacing, last, cell, block))
        else:
            found.append(reference.sphere_to_height_map(*args, obstacle.spacing, last, obstacle.cosine, cell, block))
    return torch.stack(found)


@pytest.mark.parametrize("kind", ["map", "grid"])
def test_cells_are_those_where_the_spheres_are(kind: str) -> None:
    poses = poses_of()
    obstacle = map_of((4, 7), poses) if kind == "map" else grid_of((3, 5, 4), poses)
    local = 1.5 * normal(200, 3, seed=1) + (0 if kind == "map" else obstacle.corner + 0.6)  # type: ignore[union-attr]
    spheres = Spheres(poses.apply(local), 0.1 + normal(200, seed=2).abs())
    found = clearance(spheres, obstacle)
    torch.testing.assert_close(found, expected(spheres.centres, spheres.radii, obstacle), rtol=0, atol=1e-12)
    half = clearance(spheres.to(torch.float16), obstacle)
    assert half.dtype == DOUBLE and clearance(spheres.to(torch.float16), obstacle.to(torch.float16)).dtype.itemsize == 2


def test_places_at_points_of_the_grid_and_at_its_edges() -> None:
    grid = DistanceGrid(torch.arange(12.0).reshape(2, 2, 3), [0.0, 0, 0], 1.0)
    points = reference.lattice([2, 2, 3]).float().reshape(-1, 3)
    torch.testing.assert_close(clearance(Spheres(points, 0.0), grid), torch.arange(12.0))
    outside = Spheres([[4.0, 0, 0], [0, -3, 2], [4, 5, 2], [0.5, 0.5, 1]], radii=0.5)
    values = [math.hypot(3, 6) - 0.5, math.hypot(3, 2) - 0.5, math.sqrt(9 + 16 + 121) - 0.5, 5.0]
    torch.testing.assert_close(clearance(outside, grid), torch.tensor(values))
    solid = DistanceGrid(torch.full((2, 2, 2), -0.25), [0.0, 0, 0], 1.0)
    torch.testing.assert_close(clearance(Spheres([3.0, 0.5, 0.5], 0.5), solid), torch.tensor(2.0 - 0.25 - 0.5))
    not_a_number = clearance(Spheres([math.nan, 0, 0], 0.5), grid)
    assert bool(not_a_number.isnan())


def test_outside_a_grid_is_a_lower_bound_that_is_continuous_at_its_edge() -> None:
    grid = ball_grid(0.5, 0.1, 1.0)
    far = 3.0 * normal(5000, 3, seed=1)
    far = far[(far.abs() > 1.0).any(-1)]
    found, exact = clearance(Spheres(far, 0.0), grid), far.norm(dim=-1) - 0.5
    assert bool((found <= exact + 2e-3).all()) and bool((found > 0.25 * exact).all())
    edge = torch.tensor([[1.0, 0.3, -0.2]], dtype=DOUBLE)
    both = clearance(Spheres(torch.cat((edge - 1e-9, edge + 1e-9)), 0.0), grid)
    torch.testing.assert_close(both[0], both[1], rtol=0, atol=1e-8)


def test_a_grid_is_as_near_as_it_says() -> None:
    for spacing in (0.2, 0.1, 0.05):
        grid = ball_grid(0.5, spacing, 1.0)
        points = 2 * torch.rand(20000, 3, dtype=DOUBLE, generator=seeded()) - 1
        error = (clearance(Spheres(points, 0.0), grid) - (points.norm(dim=-1) - 0.5)).abs()
        assert error.max() < 0.87 * spacing
        assert error[points.norm(dim=-1) > 0.3].max() < 1.5 * spacing**2


def test_a_height_map_is_a_lower_bound_with_the_right_sign() -> None:
    x, y = torch.arange(12, dtype=DOUBLE)[:, None], torch.arange(9, dtype=DOUBLE)
    heights = 0.4 * torch.sin(0.7 * x) * torch.cos(0.9 * y)
    ground = HeightMap(heights, torch.tensor(0.25, dtype=DOUBLE))
    u = torch.linspace(0, 1, 9, dtype=DOUBLE)
    place = torch.stack(torch.meshgrid(x[:-1, 0], y[:-1], u, u, indexing="ij"), -1)
    cells = place[..., :2].long()
    corners = [heights[cells[..., 0] + i, cells[..., 1] + j] for i in (0, 1) for j in (0, 1)]
    level = reference.interpolated(torch.stack(corners, -1), place[..., 2:])
    flat = 0.25 * (place[..., :2] + place[..., 2:])
    surface = torch.cat((flat, level[..., None]), -1).reshape(-1, 3)
    points = torch.rand(3000, 3, dtype=DOUBLE, generator=seeded()) * torch.tensor([2.75, 2.0, 3.0]) - torch.tensor(
        [0, 0, 1.5]
    )
    nearest = torch.cdist(points, surface).amin(-1)
    found = clearance(Spheres(points, 0.0), ground)
    assert bool((found.abs() <= nearest + 1e-12).all()) and bool((found.abs() > 0.3 * nearest - 0.05).all())
    on = clearance(
        Spheres(torch.cat((surface + torch.tensor([0, 0, 1e-6]), surface - torch.tensor([0, 0, 1e-6]))), 0.0), ground
    )
    assert bool((on[: len(surface)] > 0).all()) and bool((on[len(surface) :] < 0).all())
    beyond = clearance(Spheres(torch.tensor([[-9.0, 0, 2.0]], dtype=DOUBLE), 0.0), ground)
    torch.testing.assert_close(beyond[0], (2.0 - heights[0, 0]) * ground.cosine)
    ramp = HeightMap([[0.0, 0.0], [0.75, 0.75]], spacing=1.0)  # exact where all slopes are equal
    torch.testing.assert_close(clearance(Spheres([0.5, 0.2, 1.375], 0.0), ramp), torch.tensor(0.8))


@pytest.mark.slow(but="map")
@pytest.mark.parametrize("kind", ["map", "grid"])
def test_derivatives(kind: str) -> None:
    poses = poses_of(2)
    made = map_of((4, 5), poses) if kind == "map" else grid_of((3, 4, 3), poses)
    shift = 0 if kind == "map" else made.corner + 0.5  # type: ignore[union-attr]
    centres = poses[:1].apply(normal(6, 3, seed=11) + shift)
    tensors = [centres, 0.1 + normal(6, seed=2).abs(), *pytree.tree_leaves(made)]
    leaves = [x.detach().clone().requires_grad_() for x in tensors]
    structure = pytree.tree_structure(made)

    def value(centre: Tensor, radii: Tensor, *parts: Tensor) -> Tensor:
        return clearance(Spheres(centre, radii), pytree.tree_unflatten(parts, structure))

    assert gradcheck(value, leaves) and gradgradcheck(value, leaves)
    slope = torch.autograd.functional.jacobian(lambda c: value(c, *tensors[1:]), centres)
    torch.testing.assert_close(
        directions(Spheres(centres, tensors[1]), made), slope[torch.arange(6), :, torch.arange(6)]
    )
    heights = [k for k, x in enumerate(tensors) if x.dim() == (2 if kind == "map" else 3)][-1]
    assert bool((torch.autograd.grad(value(*leaves).sum(), leaves[heights])[0] != 0).any())


def test_heights_give_their_gradients_to_the_steepest_slope() -> None:
    heights = normal(4, 5, seed=5).requires_grad_()
    points = Spheres(normal(3, 3, seed=1), 0.1)
    assert gradcheck(lambda h: clearance(points, HeightMap(h, 0.5)), heights)


def test_batches_of_poses_and_spheres_broadcast() -> None:
    for make in (map_of, grid_of):
        sizes = (4, 5) if make is map_of else (4, 5, 3)
        obstacle = make(sizes, poses_of(2, 4))
        spheres = Spheres(normal(5, 1, 3, 3, seed=1), 0.1)
        found = clearance(spheres, obstacle)
        assert obstacle.shape == (2, 4) and found.shape == (5, 2, 3, 4)
        one = clearance(Spheres(spheres.centres[2, 0, 1], 0.1), make(sizes, obstacle.poses[1, 3]))
        assert one.shape == ()
        torch.testing.assert_close(found[2, 1, 1, 3], one)
        assert clearance(Spheres(torch.zeros(0, 3, dtype=DOUBLE), 0.1), make(sizes, poses_of(4))).shape == (0, 4)
        again = pickle.loads(pickle.dumps(obstacle))
        assert torch.equal(clearance(spheres, again), found)
        single = obstacle.to(torch.float32)
        assert single.poses.dtype == single.spacing.dtype == torch.float32 and type(single) is type(obstacle)
        mapped = torch.vmap(lambda c, obstacle=obstacle: clearance(Spheres(c, 0.1), obstacle))(spheres.centres)
        torch.testing.assert_close(mapped, found)
        assert repr(obstacle).startswith(f"{type(obstacle).__name__}(shape=(2, 4), dtype=torch.float64")


# Meshes and clouds


@pytest.mark.slow(but="box")
@pytest.mark.parametrize("name", ["ball", "torus", "box"])
def test_grids_of_meshes_have_the_distances_of_trimesh(name: str) -> None:
    mesh = {
        "ball": trimesh.creation.icosphere(subdivisions=3, radius=0.4),
        "torus": trimesh.creation.torus(0.4, 0.12),
        "box": trimesh.creation.box((0.6, 0.3, 0.2)),
    }[name]
    grid = DistanceGrid.from_mesh(np.asarray(mesh.vertices), np.asarray(mesh.faces), spacing=0.04, margin=0.1)
    assert grid.distances.dtype == DOUBLE
    points = grid.corner + grid.spacing * reference.lattice(grid.distances.shape)
    rows = torch.randperm(points[..., 0].numel(), generator=seeded())[:1500]
    chosen, values = points.reshape(-1, 3)[rows], grid.distances.reshape(-1)[rows]
    _, away, _ = trimesh.proximity.closest_point_naive(mesh, chosen.numpy())
    inside = {
        "ball": chosen.norm(dim=-1) < 0.39,
        "torus": (chosen[:, :2].norm(dim=-1) - 0.4).hypot(chosen[:, 2]) < 0.11,
        "box": (chosen.abs() < torch.tensor([0.3, 0.15, 0.1])).all(-1),
    }[name]
    torch.testing.assert_close(values.abs(), torch.from_numpy(away), rtol=0, atol=2e-6)
    clear = torch.from_numpy(away) > 0.015
    assert torch.equal((values < 0)[clear], inside[clear])
    low, high = torch.tensor(mesh.bounds)
    assert bool((grid.corner <= low - 0.0999).all())
    assert bool((points[-1, -1, -1] >= high + 0.0999).all())


def test_grids_of_clouds_have_the_distances_of_the_nearest_points() -> None:
    cloud = normal(300, 3, seed=1)
    dirty = torch.cat((cloud, torch.full((1, 3), torch.nan, dtype=DOUBLE)))
    grid = DistanceGrid.from_points(dirty, radius=0.05, spacing=0.3, margin=0.2)
    points = grid.corner + grid.spacing * reference.lattice(grid.distances.shape)
    away = torch.cdist(points.reshape(-1, 3), cloud).amin(-1) - 0.05
    torch.testing.assert_close(grid.distances.reshape(-1), away, rtol=0, atol=1e-12)
    default = DistanceGrid.from_points(cloud.float())
    assert max(default.distances.shape) >= 65 and default.distances.dtype == torch.float32


def test_a_mesh_with_a_hole_has_an_inside_and_sides_may_be_cut_off() -> None:
    mesh = trimesh.creation.icosphere(subdivisions=2, radius=0.5)
    grid = DistanceGrid.from_mesh(mesh.vertices, mesh.faces[3:], spacing=0.1, margin=0.0)
    assert float(clearance(Spheres(torch.zeros(3, dtype=DOUBLE), 0.0), grid)) == pytest.approx(-0.47, abs=0.04)


@pytest.mark.slow
def test_the_kernel_of_meshes_compiles_for_cuda() -> None:
    import warp as wp

    from posekit.numerics import mesh_kernel

    with tempfile.TemporaryDirectory() as folder:
        (path,) = wp.compile_aot_module(mesh_kernel, device=None, arch=(90,), module_dir=folder, use_ptx=True)
        assert ".target sm_90" in pathlib.Path(path).read_text(errors="replace")


@pytest.mark.slow
def test_compiled_clearances_read_the_same_cells() -> None:
    compiled = torch.compile(
        lambda c, obstacle: clearance(Spheres(c, 0.1), obstacle), backend="aot_eager", fullgraph=True
    )
    centres = normal(4, 10, 3).requires_grad_()
    for obstacle in (grid_of((5, 6, 7), poses_of(3)), map_of((5, 6), poses_of())):
        found, eager = compiled(centres, obstacle), clearance(Spheres(centres, 0.1), obstacle)
        torch.testing.assert_close(found, eager, rtol=0, atol=1e-13)
        slopes = [torch.autograd.grad(x.sum(), centres)[0] for x in (found, eager)]
        torch.testing.assert_close(*slopes, rtol=0, atol=1e-12)


# Avoidance


def links() -> dict[str, Any]:
    return {f"l{i}": [[0.0, 0.0, 0.0], [0.0, 0.0, -0.08]] for i in range(3, 9)}


def test_the_kernel_of_plans_reads_grids() -> None:
    robot, names = ARM.to(DOUBLE), ["l4", "l6", "l8", "l8"]
    centres, radii = 0.1 * normal(4, 3, seed=1), 0.05 + 0.1 * normal(4, seed=2).abs()
    others = [
        map_of((5, 6), poses_of(3, 2)),
        Planes(normal(3, 1, 4, seed=6)),
        grid_of((4, 5, 6), poses_of(3, 3)),
        ball_grid(0.3, 0.1, 0.5, poses=poses_of(3, 1)),
    ]
    packed = []
    for x in others:
        parts = [p.expand(3, x.shape[-1], *p.shape[p.dim() - axes :]) for p, axes in x._parts().values()]
        packed.append((x, tuple(parts)))
    near = Proximity.of(robot, (centres, radii, tuple(names)), packed, robot.sphere_pairs(names))
    q, problem, margin = robot.random(3, 4, generator=seeded()), torch.tensor([2, 0, 1]), 0.5
    found = near.measure(q, problem, margin, True)

    def reference_of(one: Tensor, k: int) -> Tensor:
        spheres = robot.spheres(one, centres, radii, names)
        chosen = [Planes(x.planes[k]) if isinstance(x, Planes) else x._with(_row(x.poses, k)) for x in others]
        return torch.cat([clearance(spheres, x).flatten() for x in chosen])

    pairs = robot.sphere_pairs(names)
    for i, one in enumerate(q.flatten(0, 1)):
        k = int(problem[i // 4])
        away = reference_of(one, k)
        spheres = robot.spheres(one, centres, radii, names)
        both = spheres.centres[pairs[:, 0]] - spheres.centres[pairs[:, 1]]
        own = both.norm(dim=-1) - radii[pairs[:, 0]] - radii[pairs[:, 1]]
        away, own_lacks = torch.cat((away, own)), (margin - own).clamp(min=0)
        lacks = (margin - away).clamp(min=0)
        torch.testing.assert_close(found.least[i], away.amin(), rtol=0, atol=1e-12)
        torch.testing.assert_close(found.total[i], 0.5 * lacks.square().sum(), rtol=1e-12, atol=1e-12)
        if not bool(own_lacks.any()):
            slope = torch.autograd.functional.jacobian(lambda v, k=k: reference_of(v, k), one)
            expected = -lacks[: len(slope)] @ slope
            torch.testing.assert_close(found.gradient[i], expected, rtol=1e-10, atol=1e-10)


def _row(poses: Pose, k: int) -> list[Tensor]:
    return [poses.position[k], poses.quaternion[k]]


@pytest.mark.slow
def test_plans_and_inverse_kinematics_keep_away_from_grids() -> None:
    mesh = trimesh.creation.torus(0.25, 0.08)
    ring = DistanceGrid.from_mesh(mesh.vertices, mesh.faces, spacing=0.04, poses=Pose([[0.5, 0, 0.5]]))
    ring = ring.to(torch.float32)
    ground = HeightMap(0.05 * torch.rand(12, 12, generator=seeded()) - 0.1, 0.2, Pose([-1.1, -1.1, 0.0]))
    avoid = Avoidance(links(), 0.05, [ring, ground], margin=0.03)
    ignore = [("l3", "l5"), ("l4", "l6"), ("l5", "l7"), ("l6", "l8"), ("l5", "l8")]
    points = torch.tensor([p for rows in links().values() for p in rows])
    names = [link for link, rows in links().items() for _ in rows]

    def least(q: Tensor) -> Tensor:
        spheres = ARM.spheres(q, points, 0.05, names)
        both = clearance(spheres, ring).flatten(-2), clearance(spheres, ground)
        return torch.cat(both, -1).amin(-1)

    q = ARM.random(3000, generator=seeded())
    alone = ARM.plan(q, q, avoid=avoid, ignore=ignore, waypoints=3, seeds=1, max_iterations=1)
    torch.testing.assert_close(torch.minimum(alone.clearance, least(q)), alone.clearance, rtol=0, atol=1e-5)
    q = q[alone.clearance > 0.05]
    start, goal = q[:20], q[20:40]
    line = torch.lerp(start[:, None], goal[:, None], torch.linspace(0, 1, 250)[:, None])
    assert (least(line).amin(-1) < 0).sum() >= 3
    plan = ARM.plan(start, goal, avoid=avoid, ignore=ignore, generator=seeded())
    assert plan.converged.sum() >= 19
    finer = torch.lerp(
        plan.configurations[:, :-1, None], plan.configurations[:, 1:, None], torch.linspace(0, 1, 9)[:, None]
    )
    assert bool((least(finer.flatten(1, 2)).amin(-1) >= -1e-5)[plan.converged].all())
    touching = ARM.random(400, generator=seeded(2))
    targets = ARM.forward(touching[least(touching) < -0.02][:40], "l8")
    plain = ARM.ik(targets, "l8", generator=seeded())
    found = ARM.ik(targets, "l8", avoid=avoid, generator=seeded())
    away = least(found.configuration)
    torch.testing.assert_close(found.clearance, away, rtol=0, atol=1e-5)
    assert bool((away >= 0)[found.converged].all())
    free = (least(plain.configuration) >= 0) & plain.converged
    assert found.converged.sum() > free.sum()


# Errors


def test_misuse_is_refused() -> None:
    corners, faces = np.eye(4, 3), [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]]
    with pytest.raises(ShapeError, match=r"HeightMap: heights must have shape \(x, y\), at least 2 .*, got \(3,\)"):
        HeightMap([1.0, 2, 3], 0.1)
    with pytest.raises(ShapeError, match=r"DistanceGrid: distances must have shape \(x, y, z\), .* got \(1, 2, 2\)"):
        DistanceGrid(torch.zeros(1, 2, 2), [0.0, 0, 0], 0.1)
    with pytest.raises(ValidationError, match=r"HeightMap: heights must be finite"):
        HeightMap([[0.0, math.nan], [0, 0]], 0.1)
    with pytest.raises(ValidationError, match=r"HeightMap: spacing must be positive and finite, got 0.0"):
        HeightMap(torch.zeros(2, 2), 0.0)
    with pytest.raises(ShapeError, match=r"HeightMap: spacing must be one number, got shape \(2,\)"):
        HeightMap(torch.zeros(2, 2), [0.1, 0.1])
    with pytest.raises(ArgumentError, match=r"HeightMap: poses must be a Pose, got Tensor"):
        HeightMap(torch.zeros(2, 2), 0.1, torch.zeros(3))  # type: ignore[arg-type]
    with pytest.raises(ShapeError, match=r"DistanceGrid: corner must have shape \(3,\), got \(1, 3\)"):
        DistanceGrid(torch.zeros(2, 2, 2), [[0.0, 0, 0]], 0.1)
    with pytest.raises(
        ShapeError, match=r"DistanceGrid.from_mesh: vertices must have shape \(vertices, 3\), got \(1, 4, 3\)"
    ):
        DistanceGrid.from_mesh(corners[None], faces)
    with pytest.raises(
        ShapeError, match=r"DistanceGrid.from_mesh: faces must have shape \(faces, 3\), .* got \(0, 3\)"
    ):
        DistanceGrid.from_mesh(corners, torch.zeros(0, 3, dtype=torch.long))
    with pytest.raises(IndexingError, match=r"DistanceGrid.from_mesh: faces must be in \[0, 3\], got 4"):
        DistanceGrid.from_mesh(corners, [[0, 1, 4]])
    with pytest.raises(ArgumentError, match=r"DistanceGrid.from_mesh: faces must be integers"):
        DistanceGrid.from_mesh(corners, [[0.5, 1, 2]])
    with pytest.raises(ValidationError, match=r"DistanceGrid.from_mesh: vertices must be finite"):
        DistanceGrid.from_mesh(np.full((4, 3), math.inf), faces)
    with pytest.raises(OptionError, match=r"DistanceGrid.from_mesh: spacing 1e-05 makes a grid of .* points; make"):
        DistanceGrid.from_mesh(corners, faces, spacing=1e-5)
    with pytest.raises(OptionError, match=r"DistanceGrid.from_mesh: spacing must be positive, got 0"):
        DistanceGrid.from_mesh(corners, faces, spacing=0)
    with pytest.raises(OptionError, match=r"DistanceGrid.from_mesh: margin must be finite and not negative, got -1"):
        DistanceGrid.from_mesh(corners, faces, margin=-1)
    with pytest.raises(ArgumentError, match=r"DistanceGrid.from_points: radius must be a number, got str"):
        DistanceGrid.from_points(corners, radius="1")  # type: ignore[arg-type]
    with pytest.raises(ShapeError, match=r"DistanceGrid.from_points: points must have at least one finite point"):
        DistanceGrid.from_points(corners * math.nan)
    with pytest.raises(ShapeError, match=r"DistanceGrid.from_points: points must have shape \(..., points, 3\)"):
        DistanceGrid.from_points([0.0, 0, 0])


def test_one_point_has_a_spacing_of_its_margin() -> None:
    ball = DistanceGrid.from_points(torch.zeros(1, 3), radius=0.25, margin=0.07)
    assert float(ball.spacing) == pytest.approx(0.01)
    near = clearance(Spheres([[0.0, 0, 0.3], [0.1, 0, 0]], radii=0.0), ball)
    torch.testing.assert_close(near, torch.tensor([0.05, -0.15]), rtol=0, atol=1e-3)
