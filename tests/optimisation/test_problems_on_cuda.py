"""Problems of many variables on a CUDA device, emulated on the CPU, end where those of the CPU do."""

from __future__ import annotations

import contextlib
import functools
import re
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import pytest
import torch

import posekit as pk
from posekit.numerics import Schur, device_memory
from posekit.optimisation import equation_solver, replayed_batches
from posekit.optimisation.choices import choice_kernel, chosen
from posekit.optimisation.damping import Point
from posekit.optimisation.factors import Factor
from posekit.optimisation.search_kernels import Decisions, search_kernel
from tests.support import bundles, device_calls, emulation, graphs
from tests.support.compiling import compiles


@pytest.fixture(scope="module")
def emulator() -> emulation.Emulator:
    return emulation.Emulator()


@contextlib.contextmanager
def device(emulator: emulation.Emulator, call: Callable[..., Any] | None = None) -> Iterator[list[int]]:
    """The device, and how often the host looked at its decisions.

    Args:
        emulator: Compiles its kernels: first all that a call launches in one iteration, in which none of them runs.
        call: The call.
    """
    counted: list[int] = []
    look = Decisions.look

    def counting(search: Decisions) -> int:
        counted.append(1)
        return look(search)

    with emulation.as_cuda(emulator):
        if call is not None:
            with emulator.collecting(), contextlib.suppress(ValueError):  # as all numbers are 0
                call(max_iterations=1)
        with mock.patch.object(Decisions, "look", counting):
            yield counted


def assert_same(here: Any, there: Any) -> None:
    assert abs(here.cost - there.cost) <= 1e-12 * here.cost
    assert (here.status, here.iterations) == (there.status, there.iterations)
    assert torch.allclose(here.history, there.history, rtol=1e-5, atol=1e-9 * here.cost)


@pytest.mark.slow
@pytest.mark.parametrize("loss", [None, "huber"])
def test_a_graph_on_a_device_ends_where_that_of_the_cpu_does(loss: str | None, emulator: emulation.Emulator) -> None:
    graph = graphs.grid(2, 3, sigma=0.05, start=0.1)
    options: dict[str, Any] = {"initialise": None, "loss": loss, "progress": False}
    call = functools.partial(graph.optimize, **options)
    here = call()
    with device(emulator, call) as looks:
        first, second = call(), call()
    assert_same(here, first)
    assert torch.equal(first.graph.poses.matrix(), second.graph.poses.matrix())
    assert first.history.tolist() == second.history.tolist()
    # One look at each step, and one at each that is tried in another way: where a loss bends, those of Newton first.
    assert here.iterations < len(looks) / 2 <= (1 if loss is None else 2) * here.iterations + 2


def problem(linear: str, **options: Any) -> Any:
    g = torch.Generator().manual_seed(0)
    made = pk.Problem()
    x = made.variables(torch.zeros(4, 3), fixed=[True, False, False, False])
    y = made.variables(torch.zeros(6, 2), eliminate=True)
    data = torch.randn(6, 2, generator=g)
    made.add(lambda a, b, m: 2 * a[:, :2] + 3 * b - m, x[[0, 1, 2, 3, 0, 1]], y[:], data, weight=data[:, 0] ** 2 + 1)
    made.prior(x[[1, 2, 3]], torch.ones(3, 3), weight=torch.eye(3))
    return made.solve(linear=linear, progress=False, **options)


@pytest.mark.slow(but="cholesky")
@pytest.mark.parametrize("linear", ["cholesky", "pcg"])
def test_eliminated_variables_and_iterations_on_a_device(linear: str, emulator: emulation.Emulator) -> None:
    here = problem(linear)
    with device(emulator, functools.partial(problem, linear)):
        there = problem(linear)
    assert here.status == there.status
    for x, y in zip(here.value, there.value, strict=True):
        assert torch.allclose(x, y, atol=1e-6)


@pytest.mark.slow(but=("step", "point"))
@pytest.mark.parametrize("name", ["decide", "point", "step", "choose"])
def test_the_kernels_compile_for_cuda(name: str) -> None:
    compiles((choice_kernel() if name == "choose" else search_kernel(name)).declaration)


def test_parts_out_of_turn_change_nothing(emulator: emulation.Emulator) -> None:
    with device(emulator):
        search = Decisions(1, 3, 1e-3, 0.0, (False, False))
        before = search.numbers.clone(), search.words.clone()
        for phase in ("FACTORISE", "SOLVE", "FINISH", "MOVE"):  # the first part is that of judgement
            search.decide(phase, ahead=True)
    assert torch.equal(search.words, before[1])
    assert torch.equal(search.numbers, before[0])


@pytest.mark.slow
@pytest.mark.parametrize("loss", [None, "cauchy"])
def test_a_batch_of_graphs_on_a_device_ends_where_each_alone_does(
    loss: str | None, emulator: emulation.Emulator
) -> None:
    each = [graphs.grid(2, 3, sigma=0.05, start=0.1 + 0.3 * k, seed=k) for k in range(3)]
    call = functools.partial(graphs.batched(each).optimize, initialise=None, loss=loss, progress=False)
    alone = [x.optimize(initialise=None, loss=loss, progress=False) for x in each]
    with device(emulator, call) as looks:
        first, second = call(), call()
    for k, one in enumerate(alone):
        assert abs(one.cost - float(first.cost[k])) <= 1e-12 * one.cost
        assert (one.status, one.iterations) == (first.status[k], int(first.iterations[k]))
    assert len({x.iterations for x in alone}) > 1
    assert torch.equal(first.graph.poses.matrix(), second.graph.poses.matrix())
    assert len(looks) / 2 <= (2 if loss is None else 4) * max(x.iterations for x in alone) + 2


def test_of_two_nestings_each_problem_has_what_is_chosen_for_it(emulator: emulation.Emulator) -> None:
    g = torch.Generator().manual_seed(0)

    def nesting() -> Any:
        draw = lambda *shape: torch.randn(*shape, generator=g, dtype=torch.float64)  # noqa: E731
        many = [draw(6, 2, k) for k in range(9)]  # one of them has no numbers
        return Point([pk.Pose.random(12, dtype=torch.float64, generator=g), *many], {(0, 1): draw(3), "none": None})

    first, second = nesting(), nesting()
    mask = torch.tensor([True, False, True])

    def expected(x: Any, y: Any) -> torch.Tensor:
        return torch.where(mask.repeat_interleave(len(x) // 3).reshape(-1, *[1] * (x.ndim - 1)), x, y)

    with device(emulator, lambda **_: chosen(mask, first, second)):
        found = [chosen(mask, first, second), chosen(~mask, second, first)]
    found.append(chosen(mask, first, second))
    for x in found:
        assert isinstance(x, Point) and x.system["none"] is None
        assert torch.equal(x.state[0].matrix(), expected(first.state[0].matrix(), second.state[0].matrix()))
        for a, b, c in zip(x.state[1:], first.state[1:], second.state[1:], strict=True):
            assert torch.equal(a, expected(b, c))
        assert torch.equal(x.system[0, 1], expected(first.system[0, 1], second.system[0, 1]))
    assert emulator.launched[-3:].count("pk_choose") >= 2


def test_a_step_of_a_batch_copies_what_is_chosen_by_few_launches() -> None:
    several = graphs.batched([graphs.grid(2, 3, sigma=0.05, start=0.1 + 0.3 * k, seed=k) for k in range(3)])
    step_by_step = mock.patch.object(replayed_batches, "minimised", return_value=None)
    with step_by_step, device_calls.counted() as counting:
        one, two = (
            counting.calls(lambda n=n: several.optimize(initialise=None, max_iterations=n, progress=False)).launches
            for n in (1, 2)
        )
    step = two - one
    assert 0 < step["pk_choose"] <= 6 and step["where"] == 1 and step.total() <= 68


@pytest.mark.slow
def test_whatever_a_search_makes_is_on_the_device_of_its_variables(emulator: emulation.Emulator) -> None:
    graph = graphs.grid(2, 3, sigma=0.05, start=0.1)
    information = graph.information.clone().requires_grad_()
    graph = pk.io.PoseGraph(graph.poses, graph.pairs, graph.measurements, information)

    def results(**options: Any) -> list[torch.Tensor]:
        result = graph.optimize(progress=False, loss="huber", **options)
        (gradient,) = torch.autograd.grad(result.graph.poses.position.square().sum(), information)
        return [result.graph.poses.matrix(), result.covariance([1, 4]).covariance, gradient]

    here = results()
    with device(emulator, results), torch.device("meta"):  # the default, from which nothing can be copied
        there = results()
    for x, y in zip(here, there, strict=True):
        assert torch.allclose(x, y, rtol=1e-7, atol=1e-9)


def test_each_stream_has_a_factor_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    made = pk.Problem()
    x = made.variables(torch.zeros(2, 3))
    made.prior(x[:], torch.ones(2, 3), weight=torch.eye(3))
    made.solve(progress=False)
    (structure,) = made._structure
    solvers = []
    for stream in (1, 2, 1):
        monkeypatch.setattr(equation_solver, "stream_of", lambda device, stream=stream: stream)
        solvers.append(structure.solver("cholesky"))
    assert solvers[0] is solvers[2] is not solvers[1]
    assert solvers[0].factor is not solvers[1].factor


def test_data_and_variables_are_on_one_device() -> None:
    made = pk.Problem()
    x = made.variables(torch.zeros(2, 3))
    with pytest.raises(pk.DeviceError, match=r"Problem.add: data must be on cpu, as the variables are, got meta"):
        made.add(torch.sub, x[:], torch.ones(2, 3, device="meta"))
    with pytest.raises(pk.DeviceError, match=r"Problem.variables: value must be on cpu, as other variables are, got"):
        made.variables(torch.zeros(2, 3, device="meta"))
    factor = made.add(torch.sub, x[:], torch.ones(2, 3))
    with pytest.raises(pk.DeviceError, match=r"Factor.replace: data must be on cpu, .* move them with"):
        factor.replace(torch.ones(2, 3, device="meta"))


def test_too_little_memory_is_told_before_it_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = bundles.street(cameras=20, points=1000)
    count = len(bundle.cameras)
    rows = 8 * count * (1 + 12 + 36 + 9 + 9 + 18 + 18 + 9)  # poses, intrinsics and points
    tables = 64 * 3 * count
    equations = rows + 8 * (3 * (20 * 9 * 10 + 1000 * 3 * 4 + count * 9 * 3) + 20 * 81)

    def computed(factor: Any, *rest: Any) -> None:
        raise AssertionError("rows were computed")

    with device_calls.counted():
        for free, subject, needed in (
            (1e6, "the rows of residuals need", rows + tables),
            (rows + tables, "rows and equations need", equations),
            (equations - 1, "rows and equations need", equations),
        ):
            fact = f"Problem.solve: {subject} {needed / 1e9:.2f} GB, and cpu has {free / 1e9:.2f} GB free; solve it on"
            with monkeypatch.context() as patch, pytest.raises(pk.DeviceError, match=re.escape(fact)):
                patch.setattr(device_memory, "free_memory", lambda device, free=free: free)
                patch.setattr(Factor, "equations", computed)
                bundle.optimize(progress=False)
        monkeypatch.setattr(device_memory, "free_memory", lambda device: equations)
        bundle.optimize(linear="pcg", max_iterations=1, progress=False)
        with monkeypatch.context() as patch, pytest.raises(pk.DeviceError, match='on the CPU, or with linear="pcg"'):
            patch.setattr(Factor, "equations", computed)
            bundle.optimize(progress=False)  # as the matrix of pairs of cameras has no room
        monkeypatch.setattr(device_memory, "free_memory", lambda device: 1e5)
        schur = Schur(torch.arange(3000) // 30, torch.arange(3000) % 30, 100, 9, 3)
        with pytest.raises(pk.DeviceError, match=r'Schur: the complement needs 0.01 GB, .*; solve with linear="pcg"'):
            schur.pairs  # noqa: B018


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"loss": "huber"}, {"fixed": [True, True, False, False]}, {"linear": "pcg"}])
def test_bundles_on_a_device_end_where_those_of_the_cpu_do(
    options: dict[str, Any], emulator: emulation.Emulator
) -> None:
    g = torch.Generator().manual_seed(0)
    position = 0.5 * torch.randn(4, 3, generator=g) + torch.tensor([0, 0, 4.0])
    poses = pk.Pose(position, pk.Rotation.random(4, max_angle=0.2, generator=g)).double()
    points = torch.rand(20, 3, generator=g, dtype=torch.float64)
    cameras, seen = torch.arange(4).repeat_interleave(20), torch.arange(20).repeat(4)
    intrinsics = torch.tensor([[100.0, 0, 0]]).expand(4, 3)
    exact = pk.io.Bundle(poses, intrinsics, points, cameras, seen, torch.zeros(80, 2))
    pixels = exact.errors() + 0.1 * torch.randn(80, 2, generator=g)
    bundle = pk.io.Bundle(poses, intrinsics, points + 0.1 * torch.randn(20, 3, generator=g), cameras, seen, pixels)
    call = functools.partial(bundle.optimize, progress=False, **options)
    here = call()[1]
    with device(emulator, call):
        there, again = call(), call()
    assert_same(here, there[1])
    assert torch.equal(there[0].points, again[0].points) and there[1].cost == again[1].cost
