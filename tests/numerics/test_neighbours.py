"""Nearest neighbours, compared with all distances in float64."""

from __future__ import annotations

import math
import pathlib
import tempfile

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.engine.runtime import kernel
from posekit.numerics import Matches, box_tree, matched, nearest_points, neighbours, scatter_of_neighbours
from posekit.numerics.neighbours import sorted_tree
from tests.support import device_calls, emulation

SIZES = [1, 2, neighbours.LEAF, neighbours.LEAF + 1, 500]


def cloud(*shape: int, seed: int, dtype: torch.dtype = torch.float64) -> Tensor:
    return torch.randn(*shape, 3, generator=torch.Generator().manual_seed(seed), dtype=torch.float64).to(dtype)


def all_squares(points: Tensor, queries: Tensor) -> Tensor:
    """The squared distances from all points, those that are not finite at infinity, shape (B, m, n)."""
    square = (queries.double()[:, :, None] - points.double()[:, None]).square().sum(-1)
    return square.nan_to_num(math.inf, posinf=math.inf)


def assert_nearest(points: Tensor, queries: Tensor, count: int, farthest: float, found: tuple[Tensor, ...]) -> None:
    index, _, square = found
    expected = all_squares(points, queries)
    expected = torch.where(expected < farthest**2, expected, math.inf)
    nearest = expected.sort(-1).values[..., :count]
    nearest = torch.nn.functional.pad(nearest, (0, count - nearest.shape[-1]), value=math.inf)
    eps = 8 * torch.finfo(points.dtype).eps
    torch.testing.assert_close(square.double(), nearest, rtol=eps, atol=eps)
    assert torch.equal(index < 0, nearest.isinf())
    torch.testing.assert_close(
        expected.gather(-1, index.clamp(min=0)).where(index >= 0, math.inf), nearest, rtol=eps, atol=eps
    )
    for row in index.flatten(0, 1):
        real = row[row >= 0]
        assert len(real.unique()) == len(real)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 5])
def test_the_nearest_points_are_those_of_all_distances(size: int, count: int, dtype: torch.dtype) -> None:
    points, queries = cloud(3, size, seed=1, dtype=dtype), cloud(3, 41, seed=2, dtype=dtype)
    tree = box_tree(points)
    assert_nearest(points, queries, count, math.inf, nearest_points(tree, queries, count))
    assert_nearest(points, queries, count, 0.7, nearest_points(tree, queries, count, 0.7))


@pytest.mark.parametrize("count", [1, 3])
def test_a_guess_changes_nothing_but_the_time(count: int) -> None:
    points, queries = cloud(2, 300, seed=1), cloud(2, 50, seed=2)
    tree = box_tree(points)
    index, place, square = nearest_points(tree, queries, count)
    for guess in (place[..., 0], place[..., -1].flip(1), torch.full_like(place[..., 0], -1)):
        again = nearest_points(tree, queries, count, guess=guess)
        assert torch.equal(again[0], index)
        assert torch.equal(again[2], square)


def test_points_that_are_not_finite_are_left_out_and_such_queries_find_none() -> None:
    points, queries = cloud(2, 70, seed=1), cloud(2, 9, seed=2)
    points[0, ::3] = math.nan
    points[1, 5:, 1] = math.inf
    queries[1, 4, 2] = math.nan
    found = nearest_points(box_tree(points), queries, 4)
    assert (found[0][1, 4] == -1).all()
    queries[1, 4] = 1e6  # all others are as without it
    assert (found[0][0] % 3 != 0).all()
    keep = [0, 1, 2, 3, 5, 6, 7, 8]
    assert_nearest(points, queries[:, keep], 4, math.inf, tuple(x[:, keep] for x in found))


def test_equal_points_and_points_on_a_line_and_no_points() -> None:
    same = torch.ones(1, 100, 3, dtype=torch.float64)
    assert_nearest(same, cloud(1, 5, seed=1), 7, math.inf, nearest_points(box_tree(same), cloud(1, 5, seed=1), 7))
    line = torch.linspace(0, 1, 90, dtype=torch.float64)[None, :, None] * torch.tensor([1.0, 2.0, -1.0])
    assert_nearest(line, cloud(1, 5, seed=1), 3, math.inf, nearest_points(box_tree(line), cloud(1, 5, seed=1), 3))
    index, _, square = nearest_points(box_tree(line[:, :0]), cloud(1, 5, seed=1), 2)
    assert (index == -1).all() and square.isinf().all()
    assert nearest_points(box_tree(line), cloud(1, 0, seed=1))[0].shape == (1, 0, 1)


def test_far_from_the_origin_float32_compares_differences() -> None:
    points = (cloud(1, 200, seed=1) * 10 + 1000).float()
    queries = (cloud(1, 20, seed=2) * 10 + 1000).float()
    assert_nearest(points, queries, 2, math.inf, nearest_points(box_tree(points), queries, 2))


def test_a_problem_is_solved_alike_alone_among_others_and_on_several_threads() -> None:
    points, queries = cloud(3, 2000, seed=1), cloud(3, 2000, seed=2)
    before = torch.get_num_threads()
    try:
        torch.set_num_threads(2)
        together = nearest_points(box_tree(points), queries, 2)
        torch.set_num_threads(1)
        for k in range(3):
            alone = nearest_points(box_tree(points[k : k + 1]), queries[k : k + 1], 2)
            assert all(torch.equal(a[0], b[k]) for a, b in zip(alone, together, strict=True))
    finally:
        torch.set_num_threads(before)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("size", [*SIZES, 0])
def test_every_way_of_building_a_tree_has_each_point_once_in_boxes_around_it(size: int, dtype: torch.dtype) -> None:
    points = cloud(3, size, seed=1, dtype=dtype)
    points[1] = points[1, :1]  # all equal
    points[2, 3::7] = math.nan
    for build in (box_tree, sorted_tree):
        tree = build(points)
        leaves = tree.names.shape[1]
        assert torch.equal(tree.names.flatten(1).sort(-1).values[0], torch.arange(leaves * neighbours.LEAF))
        for k in range(3):
            names = tree.names[k].flatten()
            assert torch.equal(names[:size].sort().values, torch.arange(size))  # those of no point are the last
            placed = tree.points[k].mT.reshape(-1, 3)
            is_valid = torch.nn.functional.pad(points[k].isfinite().all(-1), (0, len(names) - size))
            is_point = is_valid[names]
            assert torch.equal(placed[is_point], points[k, names[is_point]])
            assert placed[~is_point].isnan().all()
            assert -(-int(is_point.sum()) // neighbours.LEAF) == int(is_point.unflatten(0, (leaves, -1)).any(-1).sum())
            for node in range(1, 2 * leaves):
                level = node.bit_length() - 1
                width = len(names) >> level
                inside = placed[(node - (1 << level)) * width :][:width]
                inside = inside[~inside.isnan().any(-1)]
                low, high = tree.boxes[k, node].split(3)
                if len(inside):
                    assert torch.equal(low, inside.amin(0)) and torch.equal(high, inside.amax(0))
                else:
                    assert (low == math.inf).all() and (high == -math.inf).all()


def test_sorted_and_rising_and_falling_points_are_divided_at_medians() -> None:
    for values in (
        torch.arange(640.0),
        -torch.arange(640.0),
        (torch.arange(640.0) - 320).abs(),
        torch.arange(640.0) % 3,
    ):
        line = torch.nn.functional.pad(values.double()[:, None], (0, 2))[None]
        low, high = box_tree(line).boxes[0, :, 0], box_tree(line).boxes[0, :, 3]
        for node in range(1, 64):
            assert high[2 * node] <= low[2 * node + 1]


@pytest.mark.parametrize("tag", ["f32", "f64"])
def test_the_kernel_compiles_for_cuda(tag: str) -> None:
    import warp as wp

    name, parameters, text = neighbours.search_kernel(tag, 4).declaration
    made = kernel.declare_source(name, parameters, text(), name, module=f"neighbours_{tag}_cuda")
    made.module.options.update(kernel.module_options() | {"optimization_level": 1})
    with tempfile.TemporaryDirectory() as folder:
        (path,) = wp.compile_aot_module(made.module, device=None, arch=(90,), module_dir=folder, use_ptx=True)
        text = pathlib.Path(path).read_text(errors="replace")
    assert ".target sm_90" in text
    assert "atom." not in text


def test_matches_have_the_points_and_normals_of_their_partners_on_the_cpu_and_on_cuda() -> None:
    points, queries = cloud(3, 40, seed=1), cloud(3, 17, seed=2)
    target, normals = points.double(), cloud(3, 40, seed=3, dtype=torch.float64)
    normals[0, ::2] = 0
    queries[0, 3] = math.nan
    resting = torch.tensor([0.0, 0.0, 1.0], dtype=torch.float64)
    tree = box_tree(points)

    poses = pk.Pose.random(3, generator=torch.Generator().manual_seed(4), dtype=torch.float64)
    source = (~poses)[:, None].apply(queries)
    moved = poses[:, None].apply(source)
    kept_at = poses.position, poses.quaternion

    def found(before: Matches | None, kept: bool) -> Matches:
        places = before and before.place
        return matched(tree, source, (target, normals), 0.9, places, resting, poses=kept_at, needs_normal=kept)

    first, *again = found(None, False), *[found(found(None, False), kept) for kept in (False, True)]
    with emulation.as_cuda() as emulator:
        there = emulator.run(lambda: [found(None, False), found(first, False), found(first, True)])
    index, _, square = nearest_points(tree, moved, 1, 0.9)
    is_found = (index.squeeze(-1) >= 0) & (resting[:, None] == 0)
    assert is_found.any() and not is_found[:2].all() and not is_found[0, 3]
    for k, matches in enumerate((first, *again, *there)):
        assert torch.equal(matches.partner, torch.where(is_found, index.squeeze(-1), -1))
        assert torch.equal(matches.square, torch.where(is_found, square.squeeze(-1), math.inf))
        rows = matches.partner.clamp(min=0)[..., None].expand(-1, -1, 3)
        assert torch.equal(matches.point, target.gather(1, rows))
        assert matches.normal is not None and torch.equal(matches.normal, normals.gather(1, rows))
        counts = is_found & (matches.normal != 0).any(-1) if k in (2, 5) else is_found
        assert torch.equal(matches.weight, counts.double())
    assert not torch.equal(first.weight, again[1].weight)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_the_scatter_of_neighbours_is_that_of_their_offsets(dtype: torch.dtype) -> None:
    points, queries = cloud(2, 120, seed=1, dtype=dtype), cloud(2, 30, seed=2, dtype=dtype)
    points[1, 4:] = math.nan
    tree = box_tree(points)
    sums, number = scatter_of_neighbours(tree, queries, 6)
    index, _, _ = nearest_points(tree, queries, 6)
    for k in range(2):
        for row in range(30):
            near = points[k, index[k, row][index[k, row] >= 0]].double()
            offsets = near - near.mean(0)
            expected = (offsets.mT @ offsets)[[0, 0, 0, 1, 1, 2], [0, 1, 2, 1, 2, 2]]
            torch.testing.assert_close(
                sums[k, row].double(), expected, rtol=0, atol=1e-4 if dtype.itemsize == 4 else 1e-12
            )
            assert number[k, row] == len(near)


def test_trees_of_a_device_are_one_launch_from_the_second_call_on() -> None:
    g = torch.Generator().manual_seed(0)
    clouds = [torch.randn(2, 300, 3, generator=g, dtype=torch.float64) for _ in range(3)]
    clouds[1][0, 5] = torch.nan
    with device_calls.counted() as device:
        calls = device.calls(lambda: box_tree(clouds[0]))
        there = [box_tree(x) for x in clouds]
    assert calls.launches["graph"] == 1 and calls.launches.total() <= 4
    for tree, points in zip(there, clouds, strict=True):
        for x, y in zip(tree, sorted_tree(points), strict=True):
            torch.testing.assert_close(x, y, rtol=0, atol=0, equal_nan=True)
