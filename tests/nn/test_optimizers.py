"""Optimizers of torch reach the optimum from half a turn away, where many formulas have no gradient."""

from __future__ import annotations

import copy
import math
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Pose, Rotation
from posekit.nn import PoseParameter, RotationParameter
from tests.support import sampling

D = torch.float64
AXIS = torch.tensor([0.36, 0.48, -0.8], dtype=D)
TURN = Rotation(torch.cat((torch.zeros(1, dtype=D), AXIS)))  # by exactly half a turn
TARGET = Pose.from_rotation(TURN, torch.tensor([1.0, -2.0, 0.5], dtype=D))

Make = Callable[[Any], torch.optim.Optimizer]
OPTIMIZERS: dict[str, Make] = {
    "adam": lambda ps: torch.optim.Adam(ps, lr=0.1),
    "adamw": lambda ps: torch.optim.AdamW(ps, lr=0.1, weight_decay=0.0),
    "sgd": lambda ps: torch.optim.SGD(ps, lr=0.05, momentum=0.9),
    "lbfgs": lambda ps: torch.optim.LBFGS(ps, line_search_fn="strong_wolfe"),
}
each_optimizer = pytest.mark.parametrize("name", OPTIMIZERS)


def train(
    module: PoseParameter | RotationParameter, loss: Callable[[Any], Tensor], make: Make, every: int | None = None
) -> None:
    optimizer = make(module.parameters())

    def closure() -> Tensor:
        optimizer.zero_grad()
        value = loss(module())
        value.backward()
        return value

    for step in range(3 if isinstance(optimizer, torch.optim.LBFGS) else 250):
        optimizer.step(closure)
        if every and step % every == every - 1:
            module.recenter(optimizer)


@pytest.mark.slow(but=("None-*-adam", "25-SO3xR3-lbfgs"))
@each_optimizer
@pytest.mark.parametrize("group", ("SE3", "SO3xR3"))
@pytest.mark.parametrize("every", (None, 25))
def test_a_pose_is_reached_from_exactly_half_a_turn_away(name: str, group: Any, every: int | None) -> None:
    module = PoseParameter(Pose.identity(dtype=D), group=group)
    every = 1 if every and name == "lbfgs" else every
    train(module, lambda value: pk.nn.pose_loss(value, TARGET), OPTIMIZERS[name], every)
    assert module().local(TARGET).norm() < 1e-4


@each_optimizer
def test_a_rotation_is_reached_from_exactly_half_a_turn_away(name: str) -> None:
    module = RotationParameter(Rotation.identity(dtype=D))
    train(module, lambda value: pk.nn.geodesic_loss(value, TURN), OPTIMIZERS[name])
    assert module().distance(TURN) < 1e-4


@each_optimizer
def test_points_are_registered_from_a_turn_by_179_degrees(name: str) -> None:
    # At 180 degrees the loss of points, as every smooth loss, has a saddle: its gradient is zero.
    target = Pose.from_rotation(Rotation.from_axis_angle(AXIS, math.radians(179.0)), TARGET.position)
    points = sampling.normal(10, 3)
    module = PoseParameter(Pose.identity(dtype=D))
    train(module, lambda value: (value.apply(points) - target.apply(points)).square().sum(-1).mean(), OPTIMIZERS[name])
    assert module().local(target).norm() < 1e-4


def test_weight_decay_draws_to_the_base_unless_that_follows() -> None:
    errors = {}
    for every in (None, 25):
        module = PoseParameter(Pose.identity(dtype=D))
        train(module, lambda value: pk.nn.pose_loss(value, TARGET), lambda ps: torch.optim.AdamW(ps, lr=0.1), every)
        errors[every] = float(module().detach().local(TARGET).norm())
    assert errors[None] > 1e-2
    assert errors[25] < 1e-4


@pytest.mark.parametrize("learn", ("position", "rotation"))
def test_one_part_is_learned_as_far_as_the_other_allows(learn: Any) -> None:
    module = PoseParameter(Pose.identity(dtype=D), learn=learn)
    train(module, lambda value: pk.nn.pose_loss(value, TARGET), OPTIMIZERS["adam"])
    metres, radians = module().distance(TARGET)
    wanted = (0.0, math.pi) if learn == "position" else (TARGET.position.norm().item(), 0.0)
    assert metres.item() == pytest.approx(wanted[0], abs=1e-4)
    assert radians.item() == pytest.approx(wanted[1], abs=1e-4)


def test_optimizers_resume_from_their_saved_states() -> None:
    def run(steps: int, module: PoseParameter, optimizer: torch.optim.Optimizer) -> None:
        for _ in range(steps):
            optimizer.zero_grad()
            pk.nn.pose_loss(module(), TARGET).backward()
            optimizer.step()
            module.recenter(optimizer)

    one = PoseParameter(Pose.identity(dtype=D))
    first = OPTIMIZERS["adam"](one.parameters())
    run(7, one, first)
    two = PoseParameter(Pose.random(dtype=D))
    second = OPTIMIZERS["adam"](two.parameters())
    two.load_state_dict(one.state_dict())
    second.load_state_dict(copy.deepcopy(first.state_dict()))
    run(5, one, first)
    run(5, two, second)
    assert all(a.equal(b) for a, b in zip(two().detach()._tensors(), one().detach()._tensors(), strict=True))
