"""Large calls are divided among threads; results do not depend on the number of parts, for any broadcast or sum."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.engine.ops import registry
from posekit.engine.runtime import kernel, plan, threads
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
def shared_by(count: int, *, by_team: bool) -> Iterator[None]:
    """Divide even small calls among ``count`` threads; or into as many parts, all run by one thread."""
    with contextlib.ExitStack() as stack:
        for op in registry.all_ops():
            op.executable.replays.clear()
            op.executable._prepared.clear()
            stack.enter_context(mock.patch.dict(op.executable.flat, clear=True))  # by which the fast path launches
        stack.enter_context(mock.patch.object(threads, "ELEMENTS_PER_THREAD", 128))
        stack.enter_context(mock.patch.object(plan, "SHARED_FROM", 256))
        stack.enter_context(mock.patch.object(kernel, "FAST_PATH_BELOW", 0))  # small calls are not to be replayed
        stack.enter_context(mock.patch.object(torch, "get_num_threads", lambda: count))
        run = stack.enter_context(mock.patch.object(threads, "run", mock.Mock(side_effect=threads.run)))
        team = threads._team()
        if not by_team:
            stack.enter_context(mock.patch.object(threads, "_team", _team_only_for_partition(team)))
        yield
        assert run.called


def _team_only_for_partition(team: Any) -> Callable[[], Any]:
    """A team while rows are divided into parts, and none when the parts are run."""

    def find() -> Any:
        caller = sys._getframe(1).f_code.co_name
        return (team or object()) if caller == "partition" else None

    return find


TEAMS = [pytest.param((n, True), id=f"team of {n}", marks=needs_team) for n in (2, 3, 16)]
ALONE = [pytest.param((n, False), id=f"one thread for {n}") for n in (2, 16)]


@pytest.fixture(params=[*TEAMS, *ALONE])
def parts(request: pytest.FixtureRequest) -> Iterator[None]:
    count, by_team = request.param
    with shared_by(count, by_team=by_team):
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


@pytest.mark.slow(but="* 16-*")
@pytest.mark.usefixtures("parts")
@pytest.mark.parametrize("name", BATCHES)
def test_values_and_gradients_do_not_depend_on_the_number_of_threads(name: str) -> None:
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
def test_strided_operands_are_divided_among_threads() -> None:
    q = sampling.quaternions(60, 50, seed=3)
    for x in (q.transpose(0, 1), q[::2, 1::3], q.flip(0), q[:, :1].expand(60, 50, 4)):
        torch.testing.assert_close(rotation.inverse(x), x * torch.tensor([1.0, -1, -1, -1], dtype=x.dtype))


@pytest.mark.usefixtures("parts")
def test_functions_with_output_buffers_are_divided_among_threads() -> None:
    position, quaternion, points = leaves(BATCHES["poses for one cloud"], torch.float64)
    out = torch.full((70, 80, 3), torch.nan, dtype=torch.float64)
    got = pk.transform.transform_points(position, quaternion, points, out)
    assert got.data_ptr() == out.data_ptr()
    torch.testing.assert_close(out, pose.apply(position, quaternion, points).detach(), rtol=0, atol=0)


@pytest.mark.guarantee("Guarantees", "threads")
@needs_team
def test_the_rows_are_divided_among_the_threads() -> None:
    part = threads.ELEMENTS_PER_THREAD
    with mock.patch.object(torch, "get_num_threads", lambda: 4):
        assert threads.partition(2 * part - 1) == (2 * part - 1, 2 * part - 1, 1)
        assert threads.partition(2 * part) == (2 * part, part // 2, 1)
        assert threads.partition(100 * part) == (100 * part, 100 * part // 8, 1)
        assert threads.partition(100 * part, separate=True).parts == 4
        assert threads.partition(100 * part, most=3).parts == 3
        assert threads.partition(3, part, 1) == (3, 1, part)
        assert threads.partition(9, part, 1) == (9, 2, part)
        assert threads.partition(1, 100 * part, 1).parts == 1
        assert threads.partition(0).parts == 0
        assert threads.partition(10**6 + 1).size % 64 == 0
    with mock.patch.object(torch, "get_num_threads", lambda: 1):
        assert threads.partition(100 * part).parts == 1


@needs_team
def test_the_result_does_not_depend_on_which_thread_runs_a_part() -> None:
    inputs = leaves(((), (50_000,)), torch.float32)
    want = results(pose.apply, inputs)
    with mock.patch.object(threads, "_team", _team_only_for_partition(threads._team())):
        got = results(pose.apply, inputs)
    for x, y in zip(got, want, strict=True):
        assert torch.equal(x, y)


def test_without_a_team_a_call_runs_on_one_thread() -> None:
    q, before = sampling.quaternions(2 * threads.ELEMENTS_PER_THREAD, dtype=torch.float32), threading.active_count()
    with (
        mock.patch.multiple(threads, _start=None, _searched=True),
        mock.patch.object(torch, "get_num_threads", lambda: 200),
        mock.patch.object(threads, "run", mock.Mock(side_effect=threads.run)) as shared,
    ):
        assert threads.partition(100 * threads.ELEMENTS_PER_THREAD).parts == 1
        rotation.inverse(q)
    assert not shared.called
    assert threading.active_count() == before


@pytest.mark.parametrize(
    "n", [kernel.FAST_PATH_BELOW - 1, kernel.FAST_PATH_BELOW, 2 * threads.ELEMENTS_PER_THREAD + 1, 100_003]
)
def test_the_fast_path_takes_calls_of_any_size(n: int) -> None:
    position, quaternion = sampling.poses(n, seed=5)
    point = sampling.normal(n, 3, seed=6).requires_grad_()
    with mock.patch.object(torch, "get_num_threads", lambda: 3):
        for out in (None, torch.full((n, 3), torch.nan, dtype=torch.float64)):
            for _ in range(2):  # the second time by the fast path
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
def test_no_threads_are_started_but_those_of_torch(sequence: bool) -> None:
    shape = (1000, 160) if sequence else (160_000,)
    T = pk.Pose(*sampling.poses(*shape, dtype=torch.float16))
    before = threading.active_count()
    with (
        mock.patch.object(torch, "get_num_threads", lambda: 3),
        mock.patch.object(threads, "_start", mock.Mock(side_effect=threads._team())) as started,
    ):
        pk.chain(T, -1) if sequence else ~T
    assert all(call.args[-1] == 3 for call in started.call_args_list)
    assert started.called
    assert threading.active_count() == before
