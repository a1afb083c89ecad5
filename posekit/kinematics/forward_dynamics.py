"""Forward dynamics of robots: mass matrices, and accelerations with derivatives by the implicit function theorem."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from ..autograd import NestedFunction
from ..engine import broadcast_shapes, forward_ad_level, is_eager, jvp
from ..math import inertias as ops
from . import bodies, inverse_dynamics, jacobians
from .model import Model
from .programs import End, call, run


def mass_matrix(robot: Model, q: Tensor) -> Tensor:
    """The composite-rigid-body algorithm.

    A column of the matrix has the components, along the screws of all joints above, of the momentum that a screw gives
    to the links below. The screws and momenta are in the axes of the first moving link of a branch, where they are
    accurate also far from the origin of the world.
    """
    where = "Robot.mass_matrix"
    bodies.check(robot, where)
    if q.numel() == robot.nq:
        return _mass_matrix_of_one(robot, q)
    rows = tuple(range(len(robot.links)))
    columns, screws = jacobians.prepared(robot, rows)
    runs = jacobians.path_runs(robot, rows)
    position, quaternion, moments = (jacobians.joined(x, runs) for x in call(robot, "composites", q))
    twists, momenta = ops.momentum_column(position, quaternion, screws, moments).unbind(-2)
    products = momenta @ twists.mT
    lower, strict = robot._derived(_masks, columns.rows, q.dtype, q.device)
    matrix = products * lower + (products * strict).mT
    if columns.columns != tuple(range(robot.nv)):  # mimic joints share numbers
        for _ in range(2):
            matrix = jacobians.summed(robot, columns.columns, matrix).mT
    return matrix + torch.diag_embed(robot.armature)


def _mass_matrix_of_one(robot: Model, q: Tensor) -> Tensor:
    """The mass matrix of one configuration.

    It takes 10 us for an arm, of which the kernel takes 2 and the sum of both halves 2, where the
    composite-rigid-body algorithm, with a dozen calls, takes 53. That one has less to compute for a batch.
    """
    half = robot._derived(_half, q.dtype, q.device)
    (triangle,) = call(robot, "torques_at_rest", q if q.dim() == 1 else q.reshape(robot.nq), half)
    matrix = triangle + triangle.mT  # both halves, so that the matrix is symmetric to the last bit
    return matrix if q.dim() == 1 else matrix.view(*q.shape[:-1], robot.nv, robot.nv)


def _half(robot: Model, dtype: torch.dtype, device: torch.device) -> Tensor:
    return torch.eye(robot.nv, dtype=dtype, device=device) * 0.5


def _masks(robot: Model, rows: tuple[int, ...], dtype: torch.dtype, device: torch.device) -> tuple[Tensor, Tensor]:
    """Whether the joint of a column, the row of the mask, is below that of another one: with and without itself."""
    index = torch.tensor(rows, dtype=torch.long)
    below = bodies.below(robot).mT[index][:, index].to(device, dtype)
    return below.tril(), below.tril(-1)


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
    """The solution of each element, which is NaN where the matrix is singular: a joint moves no mass."""
    shape = broadcast_shapes(matrix.shape[:-2], torque.shape[:-1])
    dtype = torch.promote_types(torch.promote_types(matrix.dtype, torque.dtype), torch.float32)  # LAPACK has no half
    left = matrix.to(dtype).expand(*shape, *matrix.shape[-2:])
    right = torque.to(dtype).expand(*shape, torque.shape[-1]).unsqueeze(-1)
    solution, info = torch.linalg.solve_ex(left, right)
    solution = torch.where((info == 0)[..., None], solution.squeeze(-1), torch.nan)
    return solution.to(torch.promote_types(matrix.dtype, torque.dtype))


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
        self.inverse, self.forward = (functools.partial(run, robot, name) for name in ("torques", "accelerations"))

    def solve(self, q: Tensor, torque: Tensor, tree: Sequence[Tensor]) -> Tensor:
        """The accelerations for torques at rest, without gravity and damping."""
        *parts, damping, lift, table = tree
        at_rest = (torch.zeros_like(torque), torque, *parts, torch.zeros_like(damping), torch.zeros_like(lift), table)
        return self.accelerations(q, *at_rest)

    def accelerations(self, *tensors: Tensor) -> Tensor:
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
            pulled = _pulled(torques, [inputs[i] for i in chosen], -weights)
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


def _pulled(function: Callable[..., Tensor], tensors: Sequence[Tensor], covector: Tensor) -> Sequence[Tensor]:
    """The gradients with respect to tensors, from that of the result."""
    if not is_eager([*tensors, covector]):
        mapped: Any = torch.func.vjp(function, *tensors)
        pulled: Sequence[Tensor] = mapped[1](covector)
        return pulled
    recorded = torch.is_grad_enabled()
    with torch.enable_grad():
        leaves = [_leaf(x) for x in tensors]
        outputs = function(*leaves)
    return torch.autograd.grad(outputs, leaves, covector, create_graph=recorded)


def _leaf(x: Tensor) -> Tensor:
    """A tensor to differentiate by, with the history of another one.

    That of torch.func, whose transform has ended, requires grad, and its views do not.
    """
    view = x.view_as(x)
    return view if view.requires_grad else x.detach().requires_grad_()
