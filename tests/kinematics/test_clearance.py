"""Signed distances of spheres: all pairs with obstacles, ties, dtypes, transforms of torch, and errors."""

from __future__ import annotations

import math
import pickle
from collections.abc import Callable

import pytest
import torch
from torch import Tensor
from torch.utils import _pytree as pytree

from posekit import ArgumentError, DTypeError, ImmutableError, IndexingError, Pose, ShapeError, ValidationError
from posekit.kinematics import Boxes, Capsules, Cylinders, Planes, Spheres, clearance, self_clearance
from tests.kinematics.examples import directions
from tests.reference import clearance as reference
from tests.support.joining import joined

DOUBLE = torch.float64
Obstacles = Planes | Spheres | Boxes | Capsules | Cylinders


def generator(seed: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def normal(*shape: int, seed: int) -> Tensor:
    return torch.randn(shape, dtype=DOUBLE, generator=generator(seed))


def random_spheres(*batch: int, seed: int = 0) -> Spheres:
    return Spheres(normal(*batch, 3, seed=seed), 0.1 + normal(*batch, seed=seed + 1).abs())


def obstacles(*batch: int) -> dict[str, Obstacles]:
    poses = Pose.random(*batch, dtype=DOUBLE, generator=generator(5))
    return {
        "planes": Planes(normal(*batch, 4, seed=6)),
        "spheres": random_spheres(*batch, seed=7),
        "boxes": Boxes(poses, 0.2 + normal(*batch, 3, seed=9).abs()),
        "capsules": Capsules(
            normal(*batch, 3, seed=10), normal(*batch, 3, seed=11), 0.1 + normal(*batch, seed=12).abs()
        ),
        "cylinders": Cylinders(poses, 0.2 + normal(*batch, seed=13).abs(), 0.2 + normal(*batch, seed=14).abs()),
    }


def expected(spheres: Spheres, others: Obstacles) -> Tensor:
    """The distances of each sphere from each obstacle, one by one, of unbatched obstacles."""
    rows = []
    for i in range(spheres.shape[-1]):
        own = spheres.centres[..., i, :], spheres.radii[..., i]
        if isinstance(others, Planes):
            row = [reference.sphere_to_plane(*own, plane) for plane in others.planes]
        elif isinstance(others, Spheres):
            pairs = zip(others.centres, others.radii, strict=True)
            row = [reference.sphere_to_sphere(*own, centre, radius) for centre, radius in pairs]
        elif isinstance(others, Capsules):
            ends = zip(others.start, others.end, others.radii, strict=True)
            row = [reference.sphere_to_capsule(*own, *parts) for parts in ends]
        elif isinstance(others, Cylinders):
            solids = zip(others.poses, others.half_lengths, others.radii, strict=True)
            row = [reference.sphere_to_cylinder(*own, p.position, p.quaternion, *sizes) for p, *sizes in solids]
        else:
            pairs = zip(others.poses, others.half_extents, strict=True)
            row = [reference.sphere_to_box(*own, pose.position, pose.quaternion, h) for pose, h in pairs]
        rows.append(torch.stack(row, -1))
    return torch.stack(rows, -2)


@pytest.mark.parametrize("kind", ["planes", "spheres", "boxes", "capsules", "cylinders"])
def test_clearances_of_all_spheres_from_all_obstacles(kind: str) -> None:
    spheres, others = random_spheres(2, 30), obstacles(4)[kind]
    found = clearance(spheres, others)
    assert found.shape == (2, 30, 4)
    torch.testing.assert_close(found, expected(spheres, others), rtol=0, atol=1e-12)
    assert bool((found < 0).any() and (found > 0).any())


@pytest.mark.parametrize("kind", ["planes", "spheres", "boxes", "capsules", "cylinders"])
def test_batches_of_spheres_and_of_obstacles_broadcast_and_single_ones_have_no_dimension(kind: str) -> None:
    spheres, others = random_spheres(5, 1, 3), obstacles(2, 4)[kind]
    found = clearance(spheres, others)
    assert found.shape == (5, 2, 3, 4)
    second, single = obstacles(2, 4)[kind], obstacles()[kind]
    parts = pytree.tree_map(lambda x: x[1], second)
    torch.testing.assert_close(found[:, 1], clearance(Spheres(spheres.centres[:, 0], spheres.radii[:, 0]), parts))
    one = Spheres(spheres.centres[0, 0, 0], spheres.radii[0, 0, 0])
    assert clearance(one, others).shape == (2, 4)
    assert clearance(one, single).shape == ()
    assert clearance(spheres, single).shape == (5, 1, 3)
    assert clearance(random_spheres(5, 0), obstacles(4)[kind]).shape == (5, 0, 4)
    assert clearance(random_spheres(3), obstacles(2, 0)[kind]).shape == (2, 3, 0)
    torch.testing.assert_close(clearance(one, others)[1], found[0, 1, 0])


def test_tensors_of_a_value_broadcast() -> None:
    boxes = Boxes(Pose([[0, 0, 0], [0, 0, 3.0]]), half_extents=[1, 1, 1])
    assert boxes.shape == (2,)
    assert clearance(Spheres([[0, 0, 2.0], [0, 3, 0]], 0.5), boxes).tolist() == [
        [0.5, -0.5],
        [1.5, pytest.approx(math.sqrt(8) - 0.5)],
    ]
    assert clearance(Spheres([0, 0, 2.0], [0.5, 0.25]), Planes([0, 0, 2, 2])).tolist() == [2.5, 2.75]


def test_a_box_by_hand() -> None:
    turned = Pose([1, 0, 0], quaternion=[math.sqrt(0.5), 0, 0, math.sqrt(0.5)])  # x of the box is y of the world
    box = Boxes(turned.double(), torch.tensor([3.0, 1.0, 2.0], dtype=DOUBLE))
    points = torch.tensor([[1, 4, 0], [3, 0, 0], [3, 0, 3], [1, 0, 1.5], [1.75, 0, 0], [1, -2.9, 0]], dtype=DOUBLE)
    distances = [1, 1, math.sqrt(2), -0.5, -0.25, -0.1]
    found = clearance(Spheres(points, 0.0), box)
    torch.testing.assert_close(found, torch.tensor(distances, dtype=DOUBLE), rtol=0, atol=1e-12)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.float64])
@pytest.mark.parametrize("kind", ["planes", "spheres", "boxes", "capsules", "cylinders"])
def test_dtypes(kind: str, dtype: torch.dtype) -> None:
    spheres, others = random_spheres(6).to(dtype), obstacles(3)[kind].to(dtype)
    found = clearance(spheres, others)
    assert found.dtype == dtype
    # half precision is a storage dtype: the result is rounded once
    exact = clearance(spheres.to(DOUBLE), others.to(DOUBLE))
    tolerance = 5 * torch.finfo(dtype).eps * max(1, exact.abs().max().item())
    torch.testing.assert_close(found.double(), exact, rtol=0, atol=tolerance)


UP = [0.0, 0.0, 1.0]
CORNER = Boxes(Pose.identity(dtype=DOUBLE), torch.tensor([1.0, 2.0, 3.0], dtype=DOUBLE))
CUBE = Boxes(Pose.identity(dtype=DOUBLE), torch.tensor([1.0, 1.0, 1.0], dtype=DOUBLE))
TIES = {
    "equal centres": (Spheres(torch.zeros(3, dtype=DOUBLE), 1.0), [0, 0, 0], -1.0, UP),
    "middle of a box": (CORNER, [0, 0, 0], -1.0, [1, 0, 0]),
    "middle of a cube": (CUBE, [0, 0, 0], -1.0, [1, 0, 0]),
    "equal depth": (CUBE, [-0.25, 0.5, -0.5], -0.5, [0, 1, 0]),
    "face": (CORNER, [0.5, -2, 0.5], 0.0, [0, -1, 0]),
    "edge": (CORNER, [0.5, 2, -3], 0.0, [0, 1, 0]),
    "corner": (CORNER, [-1, 2, -3], 0.0, [-1, 0, 0]),
    "above an edge": (CORNER, [1, 3, 0], 1.0, [0, 1, 0]),
    "a box that is a point": (Boxes(Pose.identity(dtype=DOUBLE), [0, 0, 0]), [0, 0, 0], 0.0, [1, 0, 0]),
}


@pytest.mark.parametrize("tie", TIES)
def test_at_ties_the_gradient_is_the_unit_vector_of_one_side(tie: str) -> None:
    other, centre, distance, direction = TIES[tie]
    x = torch.tensor(centre, dtype=DOUBLE, requires_grad=True)
    found = clearance(Spheres(x, 0.0), other)
    assert found.item() == distance
    (gradient,) = torch.autograd.grad(found, x, create_graph=True)
    assert gradient.tolist() == direction
    assert directions(Spheres(x.detach(), 0.0), other).tolist() == direction
    (second,) = torch.autograd.grad(gradient.sum(), x)
    assert bool(second.isfinite().all())
    step = 1e-7 * gradient.detach()
    moved = clearance(Spheres(x.detach() + step, 0.0), other)
    assert moved.item() - distance == pytest.approx(1e-7, rel=1e-6)


@pytest.mark.slow(but="planes")
@pytest.mark.parametrize("kind", ["planes", "spheres", "boxes", "capsules", "cylinders"])
def test_derivatives_of_first_and_second_order_of_all_tensors(kind: str) -> None:
    spheres, others = random_spheres(2, 3), obstacles(2)[kind]
    leaves, spec = pytree.tree_flatten((spheres, others))
    inputs = [x.requires_grad_() for x in leaves]

    def distances(*tensors: Tensor) -> Tensor:
        return clearance(*pytree.tree_unflatten(tensors, spec))

    assert torch.autograd.gradcheck(distances, inputs, check_forward_ad=True, fast_mode=True)
    assert torch.autograd.gradgradcheck(*joined(distances, inputs), fast_mode=True)


@pytest.mark.parametrize("kind", ["planes", "spheres", "boxes", "capsules", "cylinders"])
def test_directions_are_the_gradients_with_respect_to_the_centres(kind: str) -> None:
    spheres, others = random_spheres(2, 3), obstacles(4)[kind]
    x = spheres.centres.requires_grad_()
    found = directions(spheres, others)
    assert found.shape == (2, 3, 4, 3)
    for j in range(4):
        (gradient,) = torch.autograd.grad(clearance(spheres, others)[..., j].sum(), x)
        torch.testing.assert_close(found[..., j, :], gradient)
    torch.testing.assert_close(found.norm(dim=-1), torch.ones(2, 3, 4, dtype=DOUBLE))


@pytest.mark.slow(but="spheres")
@pytest.mark.parametrize("kind", ["planes", "spheres", "boxes", "capsules", "cylinders"])
def test_vmap_forward_mode_and_compile_agree_with_eager(kind: str) -> None:
    spheres, others = random_spheres(4, 3), obstacles(2)[kind]

    def distances(centres: Tensor) -> Tensor:
        return clearance(Spheres(centres, 0.25), others)

    x = spheres.centres
    torch.testing.assert_close(torch.vmap(distances)(x), distances(x))
    along = normal(4, 3, 3, seed=3)
    _, tangent = torch.func.jvp(distances, (x,), (along,))
    slopes = (directions(Spheres(x, 0.25), others) * along.unsqueeze(-2)).sum(-1)
    torch.testing.assert_close(tangent, slopes)
    compiled = torch.compile(distances, fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(x), distances(x))


def test_nan_stays_nan() -> None:
    for i in range(3):
        centre = torch.zeros(3)
        centre[i] = math.nan
        for others in (Planes([0.5, 1, 2, 0]), Spheres([0, 0, 1], 1), Boxes(Pose.identity(), [1, 1, 1])):
            assert clearance(Spheres(centre, 1.0), others).isnan()


def test_lengths_of_normals_and_quaternions_have_no_influence() -> None:
    spheres, planes = random_spheres(5), obstacles(3)["planes"]
    assert isinstance(planes, Planes)
    scaled = Planes(planes.planes * torch.tensor([1e-150, 1e150, 3.0], dtype=DOUBLE)[:, None])
    torch.testing.assert_close(clearance(spheres, scaled), clearance(spheres, planes))
    boxes = obstacles(3)["boxes"]
    assert isinstance(boxes, Boxes)
    longer = Boxes(Pose(boxes.poses.position, boxes.poses.quaternion * 3), boxes.half_extents)
    torch.testing.assert_close(clearance(spheres, longer), clearance(spheres, boxes))


def test_a_plane_of_a_point_is_that_of_apply_planes() -> None:
    pose = Pose.random(dtype=DOUBLE, generator=generator())
    point, direction = normal(3, seed=1), normal(3, seed=2)
    here = Planes.from_points(point, direction)
    there = Planes.from_points(pose.apply(point), pose.apply_normals(direction))
    torch.testing.assert_close(pose.apply_planes(here.planes), there.planes)
    assert clearance(Spheres(point + direction, 0.0), here).item() == pytest.approx(direction.norm().item())


def test_distances_of_pairs_of_spheres() -> None:
    spheres = random_spheres(2, 4)
    found = self_clearance(spheres, [[0, 1], [3, 1], [2, 2]])
    for k, (i, j) in enumerate([(0, 1), (3, 1), (2, 2)]):
        gap = (spheres.centres[:, i] - spheres.centres[:, j]).norm(dim=-1)
        torch.testing.assert_close(found[:, k], gap - spheres.radii[:, i] - spheres.radii[:, j])
    assert self_clearance(spheres, torch.zeros(0, 2, dtype=torch.long)).shape == (2, 0)
    shared = Spheres(spheres.centres, 0.5)
    assert self_clearance(shared, [[0, 1]]).shape == (2, 1)


def test_values_are_immutable_pytrees_that_pickle() -> None:
    for value in (random_spheres(2, 3), *obstacles(2).values()):
        again = pickle.loads(pickle.dumps(value))
        leaves, spec = pytree.tree_flatten(value)
        assert type(again) is type(value) and all(isinstance(x, Tensor) for x in leaves)
        for a, b in zip(leaves, pytree.tree_leaves(again), strict=True):
            assert torch.equal(a, b)
        assert repr(pytree.tree_unflatten(leaves, spec)) == repr(value)
        assert pytree.tree_unflatten([None] * len(leaves), spec) is not None
        with pytest.raises(ImmutableError, match="cannot be set or deleted: values are immutable"):
            value.planes = torch.zeros(4)  # type: ignore[union-attr]
    assert repr(Planes([0, 0, 1, 0])) == "Planes(shape=(), dtype=torch.float32, device=cpu)"


def test_errors_of_shapes() -> None:
    with pytest.raises(ShapeError, match=r"Spheres: centres must have shape \(..., 3\), got \(2,\)"):
        Spheres([0, 0], 1)
    with pytest.raises(ShapeError, match=r"Spheres: .*centres.*radii"):
        Spheres(torch.zeros(4, 3), torch.zeros(3))
    with pytest.raises(DTypeError, match=r"Spheres: radii must be real"):
        Spheres(torch.zeros(4, 3), torch.zeros(4, dtype=torch.complex64))
    with pytest.raises(ShapeError, match=r"Planes: planes must have shape \(..., 4\), got \(3,\)"):
        Planes([0, 0, 1])
    with pytest.raises(ShapeError, match=r"Planes.from_points: normals must have shape \(..., 3\), got \(4,\)"):
        Planes.from_points([0, 0, 1], [0, 0, 1, 0])
    with pytest.raises(ArgumentError, match=r"Boxes: poses must be a Pose, got Tensor"):
        Boxes(torch.eye(4), [1, 1, 1])  # type: ignore[arg-type]
    with pytest.raises(ShapeError, match=r"Boxes: half_extents must have shape \(..., 3\), got \(2,\)"):
        Boxes(Pose.identity(), [1, 1])
    with pytest.raises(ShapeError, match=r"Boxes: .*poses \(2,\).*half_extents \(3,\)"):
        Boxes(Pose.identity(2), torch.ones(3, 3))


def test_errors_of_clearance() -> None:
    spheres = Spheres(torch.zeros(2, 4, 3), 1.0)
    with pytest.raises(ArgumentError, match="clearance: spheres must be Spheres, got Tensor"):
        clearance(torch.zeros(3), spheres)  # type: ignore[arg-type]
    with pytest.raises(
        ArgumentError,
        match=r"clearance: obstacles must be Planes, .* Cylinders, HeightMap or DistanceGrid, got Pose",
    ):
        clearance(spheres, Pose.identity())  # type: ignore[arg-type]
    with pytest.raises(ShapeError, match=r"clearance: .*spheres \(2,\).*obstacles \(3,\)"):
        clearance(spheres, Planes(torch.ones(3, 5, 4)))
    with pytest.raises(ArgumentError, match="self_clearance: spheres must be Spheres, got Tensor"):
        self_clearance(torch.zeros(3), [[0, 1]])  # type: ignore[arg-type]
    with pytest.raises(ShapeError, match=r"self_clearance: spheres must have shape \(\*batch, spheres\), got a single"):
        self_clearance(Spheres([0, 0, 0], 1), [[0, 1]])
    with pytest.raises(ShapeError, match=r"self_clearance: pairs must have shape \(pairs, 2\), got \(3,\)"):
        self_clearance(spheres, [0, 1, 2])
    with pytest.raises(ArgumentError, match=r"self_clearance: pairs must be integers"):
        self_clearance(spheres, [[0.5, 1]])
    with pytest.raises(IndexingError, match=r"self_clearance: pairs must be in \[0, 3\], got 4"):
        self_clearance(spheres, [[0, 1], [4, 1]])


def test_a_capsule_whose_ends_coincide_is_a_sphere_and_gradients_on_its_segment_are_unit_vectors() -> None:
    spheres, middle = random_spheres(6), normal(3, seed=3)
    found = clearance(spheres, Capsules(middle, middle, 0.3))
    torch.testing.assert_close(found, clearance(spheres, Spheres(middle, 0.3)), rtol=0, atol=1e-14)
    pole = Capsules(torch.zeros(3, dtype=DOUBLE), torch.tensor([0.0, 2.0, 0.0], dtype=DOUBLE), 0.25)
    inside = torch.tensor([[0.0, 0.5, 0.0], [0.0, 0.0, 0.0], [0.0, 2.5, 0.0]], dtype=DOUBLE)
    torch.testing.assert_close(
        directions(Spheres(inside, 0.1), pole), torch.tensor([[0.0, 0, 1], [0, 0, 1], [0, 1, 0]], dtype=DOUBLE)
    )
    with pytest.raises(ShapeError, match=r"Capsules: end must have shape \(..., 3\), got \(2,\)"):
        Capsules([0, 0, 0], [0, 0], 0.1)


def test_a_cylinder_by_hand() -> None:
    turned = Pose([1, 0, 0], quaternion=[math.sqrt(0.5), 0, math.sqrt(0.5), 0])  # z of the cylinder is x of the world
    can = Cylinders(turned.double(), 2.0, 0.5)
    points = torch.tensor([[1, 2, 0], [4, 0, 0], [4, 0.5, 0], [3.3, 0, 0.9], [2.9, 0.25, 0], [1, 0.3, 0.4]]).double()
    found = clearance(Spheres(points, 0.0), can)
    torch.testing.assert_close(found, torch.tensor([1.5, 1, 1, 0.5, -0.1, 0]).double(), rtol=0, atol=1e-7)
    axis, middle = Spheres([[1.7, 0, 0], [2.8, 0, 0]], 0.0).to(DOUBLE), Spheres([1.0, 0.1, 0], 0.0).to(DOUBLE)
    expected = torch.tensor([[0.0, 1, 0], [1, 0, 0]], dtype=DOUBLE)
    torch.testing.assert_close(directions(axis, can), expected, rtol=0, atol=1e-7)
    torch.testing.assert_close(directions(middle, can), torch.tensor([0.0, 1, 0]).double(), rtol=0, atol=1e-7)


class TestSizes:
    """Sizes and normals that describe no obstacle are refused: clearances of them would be wrong or infinite."""

    @pytest.mark.parametrize(
        ("make", "text"),
        [
            (lambda: Spheres([[0, 0, 0.5], [0, 0, 1]], [0.1, -0.25]), r"Spheres: radii\[1\] = -0.25 is not a positive"),
            (lambda: Spheres([0, 0, 0.5], math.nan), r"Spheres: radii = nan is not a positive"),
            (lambda: Boxes(Pose(), [0.5, -0.25, 1]), r"Boxes: half_extents\[1\] = -0.25 is not a positive"),
            (lambda: Capsules([0, 0, 0], [0, 0, 1], -0.5), r"Capsules: radii = -0.5 is not a positive"),
            (lambda: Cylinders(Pose(), -1, 1), r"Cylinders: half_lengths = -1.0 is not a positive"),
            (lambda: Cylinders(Pose(), 1, [1, -1]), r"Cylinders: radii\[1\] = -1.0 is not a positive"),
            (
                lambda: Planes([0, 0, 0, 1]),
                r"Planes: planes = \[0.0, 0.0, 0.0, 1.0\] is no plane: write \[nx, ny, nz, d\]",
            ),
            (lambda: Planes([[0, 0, 1, 1], [0, 0, 0, 1]]), r"Planes: planes\[1\] = .* is no plane"),
            (lambda: Planes([0, math.nan, 1, 1]), r"Planes: planes = .* is no plane"),
            (lambda: Planes.from_points([0, 0, 0.5], [0, 0, 0]), r"Planes: planes = .* is no plane"),
        ],
    )
    def test_what_is_no_obstacle_is_refused(self, make: Callable[[], object], text: str) -> None:
        with pytest.raises(ValidationError, match=text):
            make()

    def test_sizes_of_zero_are_points_and_plates(self) -> None:
        point = Spheres([0, 0, 2.0], 0.0)
        plate = Boxes(Pose(), [1.0, 1.0, 0.0])
        assert float(clearance(point, plate)) == 2.0
        assert float(clearance(point, Capsules([0, 0, 0], [0, 0, 1.0], 0.0))) == 1.0

    def test_values_are_not_read_in_transforms(self) -> None:
        radii = torch.tensor([0.1, -0.2])
        found = torch.vmap(lambda r: clearance(Spheres([0, 0, 1.0], r), Planes([0, 0, 1, 0])))(radii)
        torch.testing.assert_close(found, torch.tensor([0.9, 1.2]))
