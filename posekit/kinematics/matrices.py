"""Matrices of the dynamics of robots: mass matrices, regressors, and derivatives of torques and accelerations.

Each is one kernel, for products of all pairs of joints one above the other. Where derivatives of the matrix itself are
recorded, the same numbers come from another formula, in which its columns or rows are a batch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from ..engine import broadcast_shapes, forward_ad_level, is_eager
from . import bodies, configurations
from .model import Model
from .programs import End, call, programs, run

Tensors = tuple[Tensor, ...]
Formula = Callable[..., Tensors]


def mass_matrix(robot: Model, q: Tensor) -> Tensor:
    bodies.check(robot, "Robot.mass_matrix")
    return call(robot, "mass_matrix", q, instead=_mass_matrix)[0]


def inertia_regressor(robot: Model, q: Tensor, v: Tensor, a: Tensor, gravity: Any, where: str) -> Tensor:
    lift = bodies.lift(robot, gravity, f"{where}: gravity", q)
    return call(robot, "regressor", q, v, a, end=lift, instead=_regressor)[0]


def torque_derivatives(robot: Model, q: Any, v: Any, a: Any, gravity: Any, where: str) -> tuple[Tensor, Tensor, Tensor]:
    q, v, a = configurations.state(robot, where, q, v=v, a=a)
    bodies.check(robot, where)
    lift = bodies.lift(robot, gravity, f"{where}: gravity", q)
    by_q, by_v, by_a = call(robot, "derivatives", q, v, a, end=lift, instead=_derivatives)
    return by_q, by_v, by_a


def acceleration_derivatives(robot: Model, q: Tensor, v: Tensor, a: Tensor, lift: End) -> tuple[Tensor, Tensor, Tensor]:
    """Those of the accelerations a, by the implicit function theorem: torques are what they are."""
    by_q, by_v, matrix = call(robot, "derivatives", q, v, a, end=lift, instead=_derivatives)
    by_torque = _inverse(matrix)
    shape = (by_torque.shape[:-2].numel(), *by_torque.shape[-2:])
    inverse = by_torque.reshape(shape)
    first, second, room = (x.expand(by_torque.shape).reshape(shape) for x in (by_q, by_v, matrix))
    # Memory of this size takes longer to get than to compute: results overwrite what is needed no more.
    spare = (room, first) if _is_plain((first, second, room)) else (None, None)
    pairs = zip((first, second), spare, strict=True)
    by_q, by_v = (torch.baddbmm(x, inverse, x, beta=0, alpha=-1, out=y).view(by_torque.shape) for x, y in pairs)
    return by_q, by_v, by_torque


def _is_plain(tensors: Tensors) -> bool:
    """Whether nothing records what is computed of tensors, which no others share memory with."""
    if torch.compiler.is_compiling() or not is_eager(tensors) or forward_ad_level() >= 0:
        return False
    return not any([x.requires_grad or not x.is_contiguous() for x in tensors])


def _inverse(matrix: Tensor) -> Tensor:
    """The inverses of mass matrices, NaN where one is not positive definite: in a third of the time of `solved`."""
    wide = matrix.to(torch.promote_types(matrix.dtype, torch.float32))
    factor, info = torch.linalg.cholesky_ex(wide)
    factor = factor.where((info == 0)[..., None, None], torch.nan)
    if (
        _is_plain((factor.mT,)) and not factor.is_cuda
    ):  # torch 2.13's forward derivative of it is wrong, and on a device it waits
        return torch.cholesky_inverse(factor).to(matrix.dtype)
    unit = torch.eye(factor.shape[-1], dtype=factor.dtype, device=factor.device)
    root = torch.linalg.solve_triangular(factor, unit, upper=False)
    return (root.mT @ root).to(matrix.dtype)


def solved(matrix: Tensor, right: Tensor) -> Tensor:
    """The solution of each element, which is NaN where the matrix is singular: a joint moves no mass."""
    shape = broadcast_shapes(matrix.shape[:-2], right.shape[:-2])
    dtype = torch.promote_types(torch.promote_types(matrix.dtype, right.dtype), torch.float32)  # LAPACK has no half
    left, known = (x.to(dtype).expand(*shape, *x.shape[-2:]) for x in (matrix, right))
    solution, info = torch.linalg.solve_ex(left, known)
    solution = torch.where((info == 0)[..., None, None], solution, torch.nan)
    return solution.to(torch.promote_types(matrix.dtype, right.dtype))


def either(robot: Model, name: str, formula: Formula, is_wide: bool = True) -> Formula:
    """A program whose results count as constants, or where derivatives are recorded a formula for them.

    Args:
        robot: The robot.
        name: The name of the program.
        formula: Computes the same numbers of the same tensors.
        is_wide: Whether a batch has a dimension of size 1 more there.
    """
    ports = programs(robot).sweeps[name].model.inputs[:-1]

    def computed(*tensors: Tensor) -> Tensors:
        recorded = torch.is_grad_enabled() and any([x.requires_grad for x in tensors])
        if torch.compiler.is_compiling():  # an exported program has no transforms of torch.func
            constant = torch.compiler.is_exporting() and not recorded
        else:
            constant = is_eager(tensors) and not recorded and forward_ad_level() < 0
        if constant:
            return run(robot, name, *tensors)
        if not is_wide:
            return formula(robot, *tensors)
        wide = [
            x.unsqueeze(-1 - len(p.shape)) if x.dim() > len(p.shape) or p.name == "q" else x
            for p, x in zip(ports, tensors, strict=False)
        ]
        return formula(robot, *wide, tensors[-1])

    return computed


def pulled_back(function: Callable[..., Any], tensors: Sequence[Tensor], covectors: Sequence[Tensor]) -> Tensors:
    """The gradients with respect to tensors, from those of the results."""
    if torch.compiler.is_compiling() or not is_eager([*tensors, *covectors]):
        mapped: Any = torch.func.vjp(lambda *x: _as_tuple(function(*x)), *tensors)
        pulled: Tensors = mapped[1](tuple(covectors))
        return pulled
    recorded = torch.is_grad_enabled()
    with torch.enable_grad():
        leaves = [_leaf(x) for x in tensors]
        outputs = _as_tuple(function(*leaves))
    return torch.autograd.grad(outputs, leaves, covectors, create_graph=recorded)


def _as_tuple(x: Any) -> Tensors:
    return (x,) if isinstance(x, Tensor) else tuple(x)


def _leaf(x: Tensor) -> Tensor:
    """A tensor to differentiate by, with the history of another one.

    That of torch.func, whose transform has ended, requires grad, and its views do not.
    """
    view = x.view_as(x)
    return view if view.requires_grad else x.detach().requires_grad_()


def _units(robot: Model, like: Tensor) -> Tensor:
    return torch.eye(robot.nv, dtype=like.dtype, device=like.device)


def _mass_matrix(robot: Model) -> Formula:
    """The columns are torques of unit accelerations at rest."""
    return either(robot, "mass_matrix", _mass_matrix_by_columns)


def _mass_matrix_by_columns(robot: Model, q: Tensor, *tree: Tensor) -> Tensors:
    half = 0.5 * _units(robot, q)
    triangle = run(robot, "torques_at_rest", q, half, *tree[:-1], q.new_zeros(3), tree[-1])[0]
    return (triangle + triangle.mT,)  # symmetric to the last bit


def _regressor(robot: Model) -> Formula:
    return either(robot, "regressor", _regressor_by_columns)


def _regressor_by_columns(robot: Model, q: Tensor, v: Tensor, a: Tensor, *tree: Tensor) -> Tensors:
    """The columns are torques of a unit in place of one moment of inertia of one link."""
    count = len(robot.links)
    unit = torch.eye(count * 10, dtype=q.dtype, device=q.device).view(-1, count, 10)
    torques = run(robot, "torques_of_moments", q, v, a, *tree[:-2], unit, *tree[-2:])[0]
    return (torques.mT.unflatten(-1, (count, 10)),)


def _derivatives(robot: Model) -> Formula:
    return either(robot, "derivatives", _derivatives_by_rows)


def _derivatives_by_rows(robot: Model, q: Tensor, v: Tensor, a: Tensor, *tree: Tensor) -> Tensors:
    """The rows are gradients of the torques."""
    unit = _units(robot, q)
    shape = broadcast_shapes(q.shape[:-2], v.shape[:-2] if v.dim() > 1 else (), a.shape[:-2] if a.dim() > 1 else ())
    rows = (*shape, robot.nv, robot.nv)
    moved = q.new_zeros(rows)

    def torques(x: Tensor, v: Tensor, a: Tensor) -> Tensors:
        return run(robot, "torques", configurations.retract(robot, q, x), v, a, *tree)

    by_q, by_v, matrix = pulled_back(torques, [moved, v.expand(rows), a.expand(rows)], [unit.expand(rows)])
    return by_q, by_v, matrix
