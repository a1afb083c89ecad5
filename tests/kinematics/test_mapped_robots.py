"""`torch.vmap` over the numbers of a robot, as randomised ones: values and gradients are those of a loop."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor

from posekit import ArgumentError, Pose, ValidationError
from posekit.kinematics import Inertias, Robot
from tests.kinematics.dynamics_examples import DOUBLE, varied
from tests.support import marks

ARM = varied(Robot.example("arm", dtype=DOUBLE))
TIP = ARM.links[-1]
GENERATOR = torch.Generator().manual_seed(0)
Q, V = ARM.random(generator=GENERATOR), torch.randn(ARM.nv, dtype=DOUBLE, generator=GENERATOR)

PARTS: dict[str, tuple[Tensor, Callable[[Tensor], Robot]]] = {
    "origins": (ARM.origins.position, lambda x: ARM.replace(origins=Pose(x, ARM.origins.quaternion))),
    "axes": (ARM.axes, lambda x: ARM.replace(axes=x)),
    "mass": (
        ARM.inertias.mass,
        lambda x: ARM.replace(inertias=Inertias(x, ARM.inertias.centre, ARM.inertias.inertia)),
    ),
    "armature": (ARM.armature, lambda x: ARM.replace(armature=x)),
    "damping": (ARM.damping, lambda x: ARM.replace(damping=x)),
}
CALLS: dict[str, Callable[[Robot], Tensor]] = {
    "forward": lambda robot: robot.forward(Q, TIP).matrix(),
    "jacobian": lambda robot: robot.jacobian(Q, TIP),
    "differential_ik": lambda robot: robot.differential_ik(Q, V[:6], TIP, dt=0.01),
    "inverse_dynamics": lambda robot: robot.inverse_dynamics(Q, V, V),
    "forward_dynamics": lambda robot: robot.forward_dynamics(Q, V, V),
    "mass_matrix": lambda robot: robot.mass_matrix(Q),
    "center_of_mass": lambda robot: robot.center_of_mass(Q),
}


@pytest.mark.slow(but=("mass-jacobian", "origins-jacobian", "damping-*"))
@pytest.mark.parametrize("call", [x if x in ("jacobian", "inverse_dynamics") else marks.slow(x) for x in CALLS])
@pytest.mark.parametrize("part", PARTS)
def test_values_and_gradients_of_mapped_robots_are_those_of_a_loop(part: str, call: str) -> None:
    number, robot_of = PARTS[part]
    numbers = torch.stack([number, number * 1.01])

    def f(x: Tensor) -> Tensor:
        return CALLS[call](robot_of(x))

    want = torch.stack([f(x) for x in numbers])
    weights = torch.randn(want.shape, dtype=DOUBLE, generator=torch.Generator().manual_seed(1))
    leaves = numbers.clone().requires_grad_()
    looped = (torch.stack([f(x) for x in leaves]) * weights).sum()
    (gradient,) = torch.autograd.grad(looped, leaves, materialize_grads=True) if looped.requires_grad else (None,)
    gradient = torch.zeros_like(numbers) if gradient is None else gradient

    def mapped(x: Tensor) -> Tensor:
        return (torch.vmap(f)(x) * weights).sum()

    tolerance = {"rtol": 1e-7, "atol": 1e-9 * float(gradient.abs().max() + 1)}
    torch.testing.assert_close(torch.vmap(f)(numbers), want, rtol=0, atol=1e-11 * float(want.abs().max() + 1))
    torch.testing.assert_close(torch.func.grad(mapped)(numbers), gradient, **tolerance)
    each = torch.vmap(torch.func.grad(lambda x, w: (f(x) * w).sum()))(numbers, weights)
    torch.testing.assert_close(each, gradient, **tolerance)
    after = mapped(leaves)
    assert after.requires_grad == looped.requires_grad
    if after.requires_grad:
        torch.testing.assert_close(torch.autograd.grad(after, leaves)[0], gradient, **tolerance)


def test_numbers_that_are_not_mapped_over_are_still_checked() -> None:
    def moved(x: Tensor) -> Tensor:
        return ARM.replace(axes=ARM.axes * 0).forward(Q + x, TIP).position

    with pytest.raises(ValidationError, match=r"^Robot.replace: axes\[\d\] must not be zero"):
        torch.vmap(moved)(torch.zeros(2, 1, dtype=DOUBLE))


def test_the_search_of_inverse_kinematics_cannot_be_mapped_over() -> None:
    goal = ARM.forward(Q, TIP)
    with pytest.raises(ArgumentError, match=r"^Robot.ik: torch.vmap cannot map over the search; give all targets in"):
        torch.vmap(lambda x: ARM.replace(axes=x).ik(goal, TIP, initial=Q).configuration)(torch.stack([ARM.axes] * 2))
