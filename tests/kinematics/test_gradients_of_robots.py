"""The gradient to each tensor that a method of a robot reads, wanted alone, in every mode, against differences."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor

from posekit.kinematics import Robot
from tests.kinematics.robot_calls import CALLS, DOUBLE, OTHERS, ROBOTS, TIPS, fields, state_of, with_field
from tests.support import marks

STATE = ("q", "v", "a")
# They and their gradients follow from identities that hold for unit axes, which is what robots have.
OF_UNIT_AXES = ("inverse_dynamics_derivatives", "forward_dynamics_derivatives")
QUICK = [("arm", "inverse_dynamics", ("armature", "damping")), ("arm", "velocity", ()), ("arm", "clamp", ())]
# Of many solutions `ik` finds one, and its derivatives are the shortest motions: see `test_ik.py`.
EVERY = [(robot, call, ()) for robot in ROBOTS for call in CALLS if call != "ik"]


def test_every_method_is_called() -> None:
    methods = {name for name in dir(Robot) if not name.startswith("_") and callable(getattr(Robot, name))}
    assert methods == {name.partition(",")[0] for name in CALLS} | set(OTHERS)


def function_of(robot: str, call: str, name: str, weights: list[Tensor]) -> Callable[[Tensor], Tensor]:
    """A weighted sum of what a call returns, as a function of one tensor."""
    model, state = ROBOTS[robot], state_of(robot)

    def f(x: Tensor) -> Tensor:
        given = [x if name == own else other for own, other in zip(STATE, state, strict=True)]
        y = CALLS[call](model if name in STATE else with_field(model, name, x), TIPS[robot], *given)
        if not weights:
            weights.append(torch.randn(y.shape, dtype=DOUBLE, generator=torch.Generator().manual_seed(2)))
        return (y * weights[0]).sum()

    return f


def gradients_of(f: Callable[[Tensor], Tensor], x: Tensor) -> dict[str, Tensor]:
    """The gradient in every mode."""
    leaf, pairs = x.clone().requires_grad_(), torch.stack([x, x])
    mapped = pairs.clone().requires_grad_()

    def backward(f: Callable[[Tensor], Tensor], x: Tensor) -> Tensor:
        y = f(x)
        return torch.autograd.grad(y, x, materialize_grads=True)[0] if y.requires_grad else torch.zeros_like(x)

    return {
        "backward": backward(f, leaf),
        "func.grad": torch.func.grad(f)(x),
        "vmap, then backward": backward(lambda xs: torch.vmap(f)(xs)[0], mapped)[0],
        "func.grad of vmap": torch.func.grad(lambda xs: torch.vmap(f)(xs).sum())(pairs)[1],
        "vmap of func.grad": torch.vmap(torch.func.grad(f))(pairs)[0],
    }


@pytest.mark.parametrize(("robot", "call", "only"), [*QUICK, *[marks.slow(*x) for x in EVERY]])
def test_the_gradient_to_each_tensor_alone_is_that_of_differences_in_every_mode(
    robot: str, call: str, only: tuple[str, ...]
) -> None:
    weights: list[Tensor] = []
    tensors = fields(ROBOTS[robot]) | dict(zip(STATE, state_of(robot), strict=True))
    generator, wrong = torch.Generator().manual_seed(1), []
    for name in only or tensors:
        x = tensors[name]
        f = function_of(robot, call, name, weights)
        along = torch.randn(x.shape, dtype=DOUBLE, generator=generator)
        if name == "axes" and call in OF_UNIT_AXES:
            along = along - (along * x).sum(-1, keepdim=True) * x
        step = 1e-6 * along
        want = float(f(x + step) - f(x - step)) / 2e-6
        found = {mode: float((g * along).sum()) for mode, g in gradients_of(f, x).items()}
        found["jvp"] = float(torch.func.jvp(f, (x,), (along,))[1])
        allowed = 2e-5 * max(abs(want), float(f(x).abs()), 1.0)
        wrong += [
            f"{name}, {mode}: {y:.8g}, not {want:.8g}" for mode, y in found.items() if not abs(y - want) <= allowed
        ]
    assert wrong == []
