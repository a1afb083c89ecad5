"""Problems of many variables on a CUDA device, emulated on the CPU, end where those of the CPU do."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any
from unittest import mock

import pytest
import torch

import posekit as pk
from posekit.optimisation.search_kernels import Decisions
from tests.support import emulation, graphs


@pytest.fixture(scope="module")
def emulator() -> emulation.Emulator:
    return emulation.Emulator()


@contextlib.contextmanager
def device(emulator: emulation.Emulator) -> Iterator[list[int]]:
    """The device, and how often the host looked at its decisions."""
    counted: list[int] = []
    look = Decisions.look

    def counting(search: Decisions) -> int:
        counted.append(1)
        return look(search)

    with emulation.as_cuda(emulator), mock.patch.object(Decisions, "look", counting):
        yield counted


def assert_same(here: Any, there: Any) -> None:
    assert abs(here.cost - there.cost) <= 1e-12 * here.cost
    assert (here.status, here.iterations) == (there.status, there.iterations)
    assert torch.allclose(here.history, there.history, rtol=1e-5, atol=1e-9 * here.cost)


@pytest.mark.parametrize("loss", [None, "huber"])
def test_a_graph_on_a_device_ends_where_that_of_the_cpu_does(loss: str | None, emulator: emulation.Emulator) -> None:
    graph = graphs.grid(2, 3, sigma=0.05, start=0.1)
    options: dict[str, Any] = {"initialise": None, "loss": loss, "progress": False}
    here = graph.optimize(**options)
    with device(emulator) as looks:
        first, second = (graph.optimize(**options) for _ in range(2))
    assert_same(here, first)
    assert torch.equal(first.graph.poses.matrix(), second.graph.poses.matrix())
    assert first.history.tolist() == second.history.tolist()
    # One look at each step, and one at each that is tried in another way: where a loss bends, those of Newton first.
    assert here.iterations < len(looks) / 2 <= (1 if loss is None else 2) * here.iterations + 2


def problem(linear: str) -> Any:
    g = torch.Generator().manual_seed(0)
    made = pk.Problem()
    x = made.variables(torch.zeros(4, 3), fixed=[True, False, False, False])
    y = made.variables(torch.zeros(6, 2), eliminate=True)
    data = torch.randn(6, 2, generator=g)
    made.add(lambda a, b, m: 2 * a[:, :2] + 3 * b - m, x[[0, 1, 2, 3, 0, 1]], y[:], data, weight=data[:, 0] ** 2 + 1)
    made.prior(x[[1, 2, 3]], torch.ones(3, 3), weight=torch.eye(3))
    return made.solve(linear=linear, progress=False)


@pytest.mark.parametrize("linear", ["cholesky", "pcg"])
def test_eliminated_variables_and_iterations_on_a_device(linear: str, emulator: emulation.Emulator) -> None:
    here = problem(linear)
    with device(emulator):
        there = problem(linear)
    assert here.status == there.status
    for x, y in zip(here.value, there.value, strict=True):
        assert torch.allclose(x, y, atol=1e-6)


def test_parts_out_of_turn_change_nothing(emulator: emulation.Emulator) -> None:
    with device(emulator):
        search = Decisions(1, 3, 1e-3, 0.0, (False, False))
        before = search.numbers.clone(), search.words.clone()
        for phase in ("FACTORISE", "SOLVE", "FINISH", "MOVE"):  # the first part is that of judgement
            search.decide(phase, ahead=True)
    assert torch.equal(search.words, before[1])
    assert torch.equal(search.numbers, before[0])


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
    here = bundle.optimize(progress=False, **options)[1]
    with device(emulator):
        there = bundle.optimize(progress=False, **options)[1]
    assert_same(here, there)
