"""Large calls are shared by threads: whatever is broadcast or summed, several parts give what one gives."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.engine import kernel, layout, operation, parallel, pool, team
from posekit.math import pose, rotation
from tests.support import sampling
from tests.support.marks import needs_team

Shape = tuple[int, ...]
# The batch shapes of the poses and of the points: which loop is shared, and what is summed by whom, differs.
BATCHES: dict[str, tuple[Shape, Shape]] = {
    "a pose for each point": ((20_000,), (20_000,)),
    "one pose, many points": ((), (3000,)),
    "many poses, one point": ((3000,), ()),
    "few poses, a cloud each": ((3, 1), (3, 1000)),
    "many poses, a few points each": ((1000, 1), (1000, 3)),
    "poses for one cloud": ((70, 1), (80,)),
    "one for a row, one for a column": ((1, 80), (70, 1)),
    "six dimensions": ((2, 1, 3, 1, 2, 1), (1, 5, 1, 7, 1, 9)),
    "one sum as large as the work": ((2, 3000), (3000,)),
}


@contextlib.contextmanager
def shared_by(threads: int, *, by_team: bool) -> Iterator[None]:
    """That many threads, torch's or Python's, share even small calls."""
    with contextlib.ExitStack() as direct:
        for op in operation._REGISTRY.values():
            op.replays.clear()
            op.prepared.clear()
            direct.enter_context(mock.patch.dict(op.ready, clear=True))  # by which the quick route launches small calls
        yield from _sharing(threads, by_team)


def _sharing(threads: int, by_team: bool) -> Iterator[None]:
    with (
        mock.patch.object(parallel, "PART", 128),
        mock.patch.object(layout, "SHARED_FROM", 256),
        mock.patch.object(parallel, "PART_OF_POOL", 128),
        mock.patch.object(kernel, "QUICK_BELOW", 0),  # small calls are not to be replayed
        mock.patch.object(torch, "get_num_threads", lambda: threads),
        mock.patch.object(team, "run", mock.Mock(side_effect=team.run)) as started,
        mock.patch.object(pool, "run", mock.Mock(side_effect=pool.run)) as handed_over,
    ):
        if by_team:
            yield
        else:
            with mock.patch.multiple(team, _start=None, _sought=True):
                yield
        assert started.called or not by_team
        assert handed_over.called != by_team


TEAMS = [pytest.param((n, True), id=f"team of {n}", marks=needs_team) for n in (2, 3, 16)]
POOLS = [pytest.param((n, False), id=f"pool of {n}") for n in (2, 16)]


@pytest.fixture(params=[*TEAMS, *POOLS])
def parts(request: pytest.FixtureRequest) -> Iterator[None]:
    threads, by_team = request.param
    with shared_by(threads, by_team=by_team):
        yield


def leaves(batches: tuple[Shape, Shape], dtype: torch.dtype) -> list[Tensor]:
    parts = (*sampling.poses(*batches[0], seed=1), sampling.normal(*batches[1], 3, seed=2))
    return [x.to(dtype).requires_grad_() for x in parts]


def results(op: Callable[..., Any], inputs: list[Tensor]) -> list[Tensor]:
    made = op(*inputs)
    first = torch.autograd.grad(made, inputs, made.detach().cos(), create_graph=True)
    again = [x for x in first if x.requires_grad]  # that of the position is the cotangent, which is constant
    second = torch.autograd.grad(again, inputs, [x.detach().sin() for x in again], materialize_grads=True)
    return [made, *first, *second]


@pytest.mark.usefixtures("parts")
@pytest.mark.parametrize("name", BATCHES)
def test_values_and_gradients_do_not_depend_on_how_many_share(name: str) -> None:
    got = results(pose.apply, leaves(BATCHES[name], torch.float64))
    with mock.patch.object(torch, "get_num_threads", lambda: 1):
        want = results(pose.apply, leaves(BATCHES[name], torch.float64))
    for x, y in zip(got, want, strict=True):
        torch.testing.assert_close(x, y, rtol=1e-12, atol=1e-10)


@pytest.mark.usefixtures("parts")
@pytest.mark.parametrize("dtype", [torch.float32, torch.float16])
def test_each_thread_sums_in_double_precision(dtype: torch.dtype) -> None:
    one, many = leaves(BATCHES["one pose, many points"], dtype), leaves(BATCHES["one pose, many points"], dtype)
    got = results(pose.apply, one)[:4]
    want = results(pose.apply, [x.detach().double().requires_grad_() for x in many])[:4]
    for x, y in zip(got, want, strict=True):
        torch.testing.assert_close(x.double(), y, rtol=4 * torch.finfo(dtype).eps, atol=100 * torch.finfo(dtype).eps)


@pytest.mark.usefixtures("parts")
def test_strided_operands_are_shared_too() -> None:
    q = sampling.quaternions(60, 50, seed=3)
    for x in (q.transpose(0, 1), q[::2, 1::3], q.flip(0), q[:, :1].expand(60, 50, 4)):
        torch.testing.assert_close(rotation.inverse(x), x * torch.tensor([1.0, -1, -1, -1], dtype=x.dtype))


@pytest.mark.usefixtures("parts")
def test_functions_with_buffers_are_shared_too() -> None:
    position, quaternion, points = leaves(BATCHES["poses for one cloud"], torch.float64)
    out = torch.full((70, 80, 3), torch.nan, dtype=torch.float64)
    got = pk.transform.transform_points(position, quaternion, points, out)
    assert got.data_ptr() == out.data_ptr()
    torch.testing.assert_close(out, pose.apply(position, quaternion, points).detach(), rtol=0, atol=0)


def test_the_rows_are_divided_among_the_threads() -> None:
    part = parallel.PART
    with mock.patch.object(torch, "get_num_threads", lambda: 4):
        assert parallel.shares(2 * part - 1) == (2 * part - 1, 2 * part - 1, 1)
        assert parallel.shares(2 * part) == (2 * part, part // 2, 1)
        assert parallel.shares(100 * part) == (100 * part, 100 * part // 8, 1)
        assert parallel.shares(100 * part, apart=True).parts == 4
        assert parallel.shares(100 * part, most=3).parts == 3
        assert parallel.shares(3, part, 1) == (3, 1, part)
        assert parallel.shares(9, part, 1) == (9, 2, part)
        assert parallel.shares(1, 100 * part, 1).parts == 1
        assert parallel.shares(0).parts == 0
        assert parallel.shares(10**6 + 1).size % 64 == 0
    with mock.patch.object(torch, "get_num_threads", lambda: 1):
        assert parallel.shares(100 * part).parts == 1


def test_the_result_does_not_depend_on_who_takes_the_parts() -> None:
    inputs = leaves(((), (50_000,)), torch.float32)
    want = results(pose.apply, inputs)
    with mock.patch.multiple(team, _start=None, _sought=True):
        got = results(pose.apply, inputs)
    for x, y in zip(got, want, strict=True):
        assert torch.equal(x, y)


def test_few_elements_are_not_handed_over_to_python_threads() -> None:
    q, before = sampling.quaternions(2 * parallel.PART, dtype=torch.float32), threading.active_count()
    with (
        mock.patch.multiple(team, _start=None, _sought=True),
        mock.patch.object(torch, "get_num_threads", lambda: 200),
        mock.patch.object(pool, "run", mock.Mock(side_effect=pool.run)) as handed_over,
    ):
        rotation.inverse(q)
    assert handed_over.call_args.args[2] < 2
    assert threading.active_count() == before


@pytest.mark.parametrize("n", [kernel.QUICK_BELOW - 1, kernel.QUICK_BELOW, 2 * parallel.PART + 1, 100_003])
def test_the_quick_route_takes_calls_of_any_size(n: int) -> None:
    position, quaternion = sampling.poses(n, seed=5)
    point = sampling.normal(n, 3, seed=6).requires_grad_()
    with mock.patch.object(torch, "get_num_threads", lambda: 3):
        for out in (None, torch.full((n, 3), torch.nan, dtype=torch.float64)):
            for _ in range(2):  # the second time by the quick route
                moved = pk.transform.transform_points(position, quaternion, point, out)
                (back,) = torch.autograd.grad(moved, point, moved.detach())
                if out is not None:
                    out.detach_()
            for at in (slice(0, 100), slice(n // 2 - 50, n // 2 + 50), slice(n - 100, n)):  # too few to be shared
                want = pose.apply(position[at], quaternion[at], point[at]).detach()
                assert torch.equal(moved[at], want)
                torch.testing.assert_close(back[at], rotation.apply(rotation.inverse(quaternion[at]), want))


@needs_team
@pytest.mark.parametrize("sequence", [False, True])
def test_no_threads_are_started_beside_those_of_torch(sequence: bool) -> None:
    shape = (1000, 160) if sequence else (160_000,)
    T = pk.Pose(*sampling.poses(*shape, dtype=torch.float16))
    before = threading.active_count()
    with (
        mock.patch.object(torch, "get_num_threads", lambda: 3),
        mock.patch.object(team, "run", mock.Mock(side_effect=team.run)) as started,
    ):
        pk.chain(T, -1) if sequence else ~T
    assert all(call.args[2] == 3 for call in started.call_args_list)
    assert started.called
    assert threading.active_count() == before
