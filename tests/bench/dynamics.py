"""Rows of the table for the dynamics of robots: those of posekit, and loops of Pinocchio."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Generator, Tensor

JOINTS = {"arm": 7, "humanoid": 23}


def kinds() -> dict[str, Callable[[int, Generator], tuple[Tensor, ...]]]:
    """Configurations, velocities and accelerations or torques, as kinds of argument."""

    def motion(joints: int, n: int, generator: Generator) -> tuple[Tensor, ...]:
        return tuple(torch.randn(3, n, joints, generator=generator))

    return {f"motion_{name}": functools.partial(motion, joints) for name, joints in JOINTS.items()}


def posekit(robot: Callable[[str, torch.device], Any]) -> dict[str, Callable[..., Any]]:
    """The rows of posekit, by a function that returns the robot of a name on a device."""

    def gradients(name: str, states: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
        leaves = [x.requires_grad_() for x in map(torch.clone, states)]
        with torch.enable_grad():  # the clock runs without
            total = on_device(name, leaves).inverse_dynamics(*leaves).sum()
        return torch.autograd.grad(total, leaves)

    def torque(name: str, states: tuple[Tensor, ...]) -> Tensor:
        return on_device(name, states).inverse_dynamics(*states)

    def acceleration(name: str, states: tuple[Tensor, ...]) -> Tensor:
        return on_device(name, states).forward_dynamics(*states)

    def torque_derivatives(name: str, states: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
        return on_device(name, states).inverse_dynamics_derivatives(*states)

    def acceleration_derivatives(name: str, states: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
        return on_device(name, states).forward_dynamics_derivatives(*states)

    def on_device(name: str, states: Sequence[Tensor]) -> Any:
        return robot(name, states[0].device)

    rows = {
        **{"torque": torque, "torque_gradients": gradients, "torque_derivatives": torque_derivatives},
        **{"acceleration": acceleration, "acceleration_derivatives": acceleration_derivatives},
    }
    return {
        f"robot_{name}_{row}": functools.partial(function, name) for name in JOINTS for row, function in rows.items()
    }


def pinocchio(text: Callable[[str], str]) -> dict[str, Callable[..., Any]]:
    import pinocchio as pin

    def loop(function: Callable[..., Any], model: Any, data: Any, states: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
        for rows in zip(*[x.double().numpy() for x in states], strict=True):
            function(model, data, *rows)
        return ()

    models = {name: pin.buildModelFromXML(text(name)) for name in JOINTS}
    functions = {
        **{"torque": pin.rnea, "torque_gradients": pin.computeRNEADerivatives},
        **{"torque_derivatives": pin.computeRNEADerivatives},
        **{"acceleration": pin.aba, "acceleration_derivatives": pin.computeABADerivatives},
    }
    return {
        f"robot_{name}_{row}": functools.partial(loop, function, model, model.createData())
        for name, model in models.items()
        for row, function in functions.items()
    }
