"""What optimizers remember about a tangent, changed to the coordinates about a new base.

Let V be the Jacobian of the new tangent with respect to the old one. Steps change by V and gradients by A, the inverse
of its transpose, because the product of a gradient and a step, the change of the loss, is the same in all coordinates.
"""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor
from torch.optim import LBFGS, SGD, Adam, AdamW, NAdam, Optimizer, RAdam

from .. import arguments
from ..engine import is_distributed
from ..errors import ArgumentError
from .charts import Chart

# How the tensors in the state of an optimizer change: they are averages or sums of gradients, or averages of squares of
# the entries of gradients.
_ADAM = {"exp_avg": "gradient", "exp_avg_sq": "squares", "max_exp_avg_sq": "squares"}
_LAWS: dict[type[Optimizer], dict[str, str]] = {
    Adam: _ADAM,
    AdamW: _ADAM,
    NAdam: _ADAM,
    RAdam: _ADAM,
    SGD: {"momentum_buffer": "gradient"},
}


def check_optimizer(optimizer: Any, parameter: Tensor, where: str) -> None:
    """Raise unless an optimizer holds a parameter."""
    if not isinstance(optimizer, Optimizer):
        raise ArgumentError(f"{where}: optimizer must be a torch.optim.Optimizer, got {type(optimizer).__name__}")
    if not any(p is parameter for group in optimizer.param_groups for p in group["params"]):
        raise ArgumentError(f"{where}: optimizer does not hold the tangent of this module")


def whole(x: Tensor) -> Tensor:
    """The whole tensor of a parameter, or of what an optimizer remembers about it, where FSDP2 has sharded it."""
    full: Tensor = x.full_tensor() if is_distributed(x) else x  # type: ignore[attr-defined]
    return full


def write(x: Tensor, value: Tensor) -> None:
    """Copy a whole tensor into one that may be sharded, as `whole` reads it. Every rank has the value."""
    if is_distributed(x):
        from torch.distributed.tensor import distribute_tensor

        placement: Any = x
        value = distribute_tensor(value, placement.device_mesh, placement.placements, src_data_rank=None)
    x.copy_(value)


def transport(chart: type[Chart], parameter: Tensor, old: Tensor, optimizer: Optimizer | None) -> None:
    """Change the gradient of a tangent and its optimizer's state, in place, after the tangent's base has moved.

    Args:
        chart: Of the tangent.
        parameter: The tangent, about the new base.
        old: The tangent of the same value about the former base.
        optimizer: The optimizer that holds the parameter.
    """
    if parameter.grad is None and optimizer is None:
        return
    steps, gradients = _changes(chart, old, whole(parameter))
    if parameter.grad is not None:
        write(parameter.grad, _times(gradients, whole(parameter.grad)))
    if isinstance(optimizer, LBFGS):
        _transport_history(optimizer, parameter, steps, gradients)
    elif optimizer is not None and parameter in optimizer.state:
        _transport_moments(optimizer, parameter, gradients)


def _changes(chart: type[Chart], old: Tensor, new: Tensor) -> tuple[Tensor, Tensor]:
    """The matrices V of steps and A of gradients, shape (*batch, size, size), in at least float32."""
    former, latter = [_within_half_a_turn(chart, arguments.wide(x.detach())) for x in (old, new)]
    steps = _product(chart.jacobian_inverse(latter), chart.jacobian(former))
    inverse = _product(chart.jacobian_inverse(former), chart.jacobian(latter))
    return steps, inverse.mT


def _within_half_a_turn(chart: type[Chart], tangent: Tensor) -> Tensor:
    # A grows without bound towards a full turn, where the chart is singular: it would blow old gradients up. Up to half
    # a turn its singular values are in [1, pi / 2].
    angle = torch.linalg.vector_norm(tangent[..., chart.turn], dim=-1, keepdim=True)
    return tangent * (math.pi / angle).clamp(max=1)


def _product(a: Tensor, b: Tensor) -> Tensor:
    return (a.unsqueeze(-1) * b.unsqueeze(-3)).sum(-2)  # not @, whose precision autocast and TF32 reduce


def _times(matrix: Tensor, vector: Tensor) -> Tensor:
    return (matrix * vector.to(matrix.dtype).unsqueeze(-2)).sum(-1)


def _transport_moments(optimizer: Optimizer, parameter: Tensor, gradients: Tensor) -> None:
    state = optimizer.state[parameter]
    laws = next((laws for kind, laws in _LAWS.items() if isinstance(optimizer, kind)), {})
    moments = {k: x for k, x in state.items() if isinstance(x, Tensor) and x.shape == parameter.shape}
    if not moments.keys() <= laws.keys():
        del optimizer.state[parameter]  # the optimizer creates a new one in its next step
        return
    for name, moment in moments.items():
        matrix = gradients if laws[name] == "gradient" else gradients.square()
        write(moment, _times(matrix, whole(moment)))


def _transport_history(optimizer: LBFGS, parameter: Tensor, steps: Tensor, gradients: Tensor) -> None:
    """Change the pairs of steps and gradient differences of LBFGS. It stores all its parameters in one flat vector."""
    parameters = optimizer.param_groups[0]["params"]
    state = optimizer.state.get(parameters[0], {})
    start = 0
    for other in parameters:
        if other is parameter:
            break
        start += other.numel() * (2 if other.is_complex() else 1)

    def change(flat: Any, matrix: Tensor) -> None:
        if isinstance(flat, Tensor):
            part = flat[start : start + parameter.numel()]
            part.copy_(_times(matrix, part.view_as(parameter)).flatten())

    for vector in (state.get("d"), *(state.get("old_stps") or [])):
        change(vector, steps)
    for covector in (state.get("prev_flat_grad"), *(state.get("old_dirs") or [])):
        change(covector, gradients)
