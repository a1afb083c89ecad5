"""Forward dynamics of robots: accelerations, with derivatives by the implicit function theorem."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from ..autograd import NestedFunction
from ..engine import forward_ad_level, is_eager, jvp
from . import bodies, configurations, inverse_dynamics
from .matrices import acceleration_derivatives, mass_matrix, pulled_back, solved
from .model import Model
from .programs import End, call, run


def solve(robot: Model, q: Tensor, torque: Tensor) -> Tensor:
    """The accelerations that torques give to a robot at rest without gravity."""
    bodies.check(robot, "Robot.mass_matrix_solve")
    if has_mimic(robot):
        return _dense_solve(mass_matrix(robot, q), torque)
    return _accelerations(robot, q, bodies.zeros_of_velocity(robot, q), torque, "zero", damping=False)


def has_mimic(robot: Model) -> bool:
    """Whether a joint follows another one. Then eliminating the numbers joint by joint is not possible."""
    tree = robot.tree
    return len(tree.moving) != sum([driver >= 0 for driver in tree.drivers])


def _dense_solve(matrix: Tensor, torque: Tensor) -> Tensor:
    return solved(matrix, torque.unsqueeze(-1)).squeeze(-1)


def forward_dynamics(
    robot: Model, q: Tensor, v: Tensor, torque: Tensor, gravity: Any, forces: Any, frame: str, where: str
) -> Tensor:
    bodies.check(robot, where)
    lift = bodies.lift(robot, gravity, f"{where}: gravity", q)
    if forces is not None:
        torque = torque + inverse_dynamics.external(robot, q, forces, frame, where)
    if has_mimic(robot):
        (effects,) = call(robot, "torques", q, v, end=lift)
        return _dense_solve(mass_matrix(robot, q), torque - effects)
    return _accelerations(robot, q, v, torque, lift)


def derivatives(robot: Model, q: Any, v: Any, torque: Any, gravity: Any, where: str) -> tuple[Tensor, Tensor, Tensor]:
    q, v, torque = configurations.state(robot, where, q, v=v, torque=torque)
    a = forward_dynamics(robot, q, v, torque, gravity, None, "", where)
    return acceleration_derivatives(robot, q, v, a, bodies.lift(robot, gravity, f"{where}: gravity", q))


def _accelerations(robot: Model, q: Tensor, v: Tensor, torque: Tensor, end: End, damping: bool = True) -> Tensor:
    """The accelerations of a robot without mimic joints.

    Derivatives of the algorithm itself are right, too, but those of its derivative are a kernel whose build takes
    minutes. So the second derivatives of eager tensors, and the first ones, are those of an implicit function.
    """
    return call(robot, "accelerations", q, v, torque, end=end, damping=damping, instead=_implicit)[0]


def _implicit(robot: Model) -> Callable[..., Tensor]:
    return _Call(robot).accelerations


class _Call:
    """The programs of a robot: an object, because a Function takes a tuple for a nesting of tensors."""

    def __init__(self, robot: Model) -> None:
        self.inverse, self.forward = (lambda *x, n=name: run(robot, n, *x)[0] for name in ("torques", "accelerations"))

    def solve(self, q: Tensor, torque: Tensor, tree: Sequence[Tensor]) -> Tensor:
        """The accelerations for torques at rest, without gravity and damping."""
        *parts, damping, lift, table = tree
        shapes = torque.shape[-1:], damping.shape, lift.shape
        zeros = torque.new_zeros(max([x.numel() for x in shapes]))  # one fill, of which each takes a part
        v, damping, lift = (zeros[: x.numel()].view(x) for x in shapes)
        return self.accelerations(q, v, torque, *parts, damping, lift, table)

    def accelerations(self, *tensors: Tensor) -> Tensor:
        if torch.compiler.is_compiling():
            return self.forward(*tensors)
        recorded = torch.is_grad_enabled() and any([x.requires_grad for x in tensors])
        if is_eager(tensors) and not recorded and forward_ad_level() < 0:
            return self.forward(*tensors)
        result: Tensor = _Acceleration.apply(self, *tensors)
        return result


class _Acceleration(NestedFunction):
    """The accelerations a for which the torques of inverse dynamics are those given.

    With ``T(x, a) = torque`` and the mass matrix M, the derivative of T by a, a change of x changes a by
    ``-M^-1 dT/dx``.
    """

    @staticmethod
    def forward(call: _Call, *tensors: Tensor) -> Tensor:
        return call.forward(*tensors)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
        ctx.call = inputs[0]
        ctx.save_for_backward(*inputs[1:], output)
        ctx.save_for_forward(*inputs[1:], output)

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Any:
        call: _Call = ctx.call
        q, v, torque, *tree, a = ctx.saved
        _, *needs = ctx.needs_input_grad
        weights = call.solve(q, gradient, tree)
        gradients: list[Tensor | None] = [None] * len(needs)
        if needs[2]:
            gradients[2] = weights.sum_to_size(torque.shape)
        inputs = [q, v, a, *tree]
        chosen = [i for i, needed in enumerate(needs) if needed and i != 2]

        def torques(*changed: Tensor) -> Tensor:
            values = list(inputs)
            for i, x in zip(chosen, changed, strict=True):
                values[i] = x
            return call.inverse(*values)

        if chosen:
            pulled = pulled_back(torques, [inputs[i] for i in chosen], [-weights])
            for i, x in zip(chosen, pulled, strict=True):
                gradients[i] = x
        return (None, *gradients)

    @staticmethod
    def jvp(ctx: Any, _: None, *tangents: Any) -> Tensor:
        call: _Call = ctx.call
        q, v, _, *tree, a = ctx.saved
        inputs = [q, v, a, *tree[:-1]]
        along = [*tangents[:2], torch.zeros_like(a), *tangents[3 : 2 + len(tree)]]
        moved: Any = jvp(lambda *x: call.inverse(*x, tree[-1]), tuple(inputs), tuple(along))
        return call.solve(q, (tangents[2] - moved[1]).expand(a.shape), tree)
