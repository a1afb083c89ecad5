"""Poses and rotations as parameters of modules, which optimizers learn by their tangents.

When a tangent gets a new base, what optimizers remember of it is changed to the coordinates about that base. Let V be
the Jacobian of the new tangent with respect to the old one. Steps change by V and gradients by A, the inverse of its
transpose, because the product of a gradient and a step, the change of the loss, is the same in all coordinates.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Literal

import torch
from torch import Tensor
from torch.optim import LBFGS, SGD, Adam, AdamW, NAdam, Optimizer, RAdam
from typing_extensions import Self

from .. import arguments
from ..engine import is_distributed
from ..errors import ArgumentError
from ..values import Pose, Pose2, Rotation, Rotation2, Similarity
from .buffers import Holder, P, R, V
from .charts import GROUP_CHARTS, POSE_CHARTS, Chart

# How the tensors in the state of an optimizer change: they are averages or sums of gradients, or averages of squares of
# the entries of gradients.
_ADAM = {"exp_avg": "gradient", "exp_avg_sq": "squares", "max_exp_avg_sq": "squares"}
_HINTS = {
    **arguments.synonyms("lr learning_rate", "optimizers have it: `torch.optim.Adam(module.parameters(), lr=0.1)`"),
    **arguments.synonyms("requires_grad trainable", "as of any module: `module.requires_grad_(False)`"),
    **arguments.synonyms("position quaternion rotation", "it takes one value: `PoseParameter(pose)`"),
    "*": "it takes one value: `PoseParameter(pose)`",
}
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


_GROUPS: dict[type, tuple[str, str]] = {Pose: ("SE3", "SO3xR3"), Pose2: ("SE2", "SO2xR2")}


class _Parameter(Holder[V]):
    """Base class of modules whose value is ``base``, in buffers, moved by the parameter ``tangent``."""

    tangent: torch.nn.Parameter

    def __init__(self, value: V, chart: type[Chart]) -> None:
        super().__init__(value)
        zero = torch.zeros(*value.shape, chart.size, dtype=value.dtype, device=value.device)
        self.tangent = torch.nn.Parameter(zero)

    @property
    def _chart(self) -> type[Chart]:
        return GROUP_CHARTS[self._kind]

    @property
    def base(self) -> V:
        """The value at which the tangent is zero. It shares the buffers' memory.

        >>> pk.nn.PoseParameter(pk.Pose([1, 2, 3])).base.position
        tensor([1., 2., 3.])
        """
        return self._stored

    def forward(self) -> V:
        """Return the value: ``base`` moved by the tangent."""
        value: V = self._chart.retract(self._stored, self.tangent)
        return value

    @torch.no_grad()
    def copy_(self, value: V) -> Self:
        """Replace the value, in place, by a copy of another, whose shape broadcasts. The tangent becomes zero.

        The state of an optimizer is not changed.

        >>> camera = pk.nn.PoseParameter(pk.Pose.identity())
        >>> camera.copy_(pk.Pose([1, 2, 3])).tangent.detach()
        tensor([0., 0., 0., 0., 0., 0.])

        Args:
            value: The new value.
        """
        self._store(value, "copy_")
        self.tangent.zero_()
        return self

    def recenter(self, optimizer: Optimizer | None = None, *, at: V | None = None) -> None:
        """Make the value the new base, so that the tangent is zero. The value stays the same, up to rounding.

        A tangent is a good coordinate near zero, and a bad one near a full turn, where two of its directions no longer
        move the value. Recenter before half a turn: every few hundred steps, or after each call of LBFGS, and not
        between forward and backward, which then raises. All changes are in place and depend on the module and the
        optimizer alone: ranks of a distributed training that recenter after the same step stay equal, bit for bit. With
        FSDP2, all ranks must call it, since it gathers the tangent.

        The gradient of the tangent, and what the optimizer remembers, are changed to the new coordinates. Let V be the
        derivative of the new tangent with respect to the old one, the right Jacobian of ``exp``, and A the inverse of
        its transpose. Steps change by V and gradients by A, so that their products, changes of the loss, stay the same.

        - The momentum of SGD and ``exp_avg`` of Adam, AdamW, NAdam and RAdam are averages of gradients: A.
        - Their ``exp_avg_sq`` and ``max_exp_avg_sq`` are averages of squared entries of gradients: the squared entries
          of A, which is exact for uncorrelated entries. They stay positive, and the maximum stays above the average.
        - The history of LBFGS has steps, V, and differences of gradients, A. So its curvatures stay positive, and what
          it knows about other parameters stays as it is.
        - The state of any other optimizer is reset for this tangent, because its meaning is not known.

        Beyond half a turn V and A are those of half a turn, because A grows without bound towards a full turn.

        >>> import torch, posekit as pk
        >>> T = pk.nn.PoseParameter(pk.Pose.identity())
        >>> optimizer = torch.optim.SGD(T.parameters(), lr=0.5, momentum=0.9)
        >>> T().squared_distance(pk.Pose([1.0, 2.0, 3.0])).backward()
        >>> optimizer.step()
        >>> T.recenter(optimizer)
        >>> T.position, T.tangent.norm().item()
        (tensor([1., 2., 3.]), 0.0)

        Args:
            optimizer: The optimizer of the tangent. If None, what an optimizer remembers stays as it is.
            at: The new base, instead of the value; the tangent then leads from there to the value, and the part that is
                not learned is ignored. An averaged copy needs it, since tangents can be averaged about one base only:
                ``original.recenter(optimizer)``, then ``averaged.recenter(at=original.base)``.
        """
        if optimizer is not None:
            check_optimizer(optimizer, self.tangent, f"{type(self).__name__}.recenter")
        if at is not None:
            self._check(at, "at", "recenter")
        self._move_base(at, optimizer)

    @torch.no_grad()
    def _move_base(self, at: V | None, optimizer: Optimizer | None) -> None:
        chart, old = self._chart, whole(self.tangent).clone()
        value = chart.retract(self._stored, old)
        self._store(chart.moved(self._stored, value if at is None else at), "recenter")
        if at is None:
            self.tangent.zero_()
        else:
            write(self.tangent, chart.local(self._stored, value))
        transport(chart, self.tangent, old, optimizer)


class PoseParameter(_Parameter[P]):
    """Poses that a module learns. Call it for the value, a `Pose`.

    The value is ``base`` moved by its tangent, a `torch.nn.Parameter` that starts at zero. So optimizers see numbers
    without constraints, every step leads to a pose, and the gradient has as many numbers as a pose has freedoms. The
    keys of the state_dict are "position" and "quaternion", buffers of the base, and "tangent".

    >>> import posekit as pk
    >>> cameras = pk.nn.PoseParameter(pk.Pose.identity(100), group="SO3xR3")
    >>> cameras()[[3, 14]].apply([0.0, 0.0, 1.0]).shape
    torch.Size([2, 3])
    >>> {name: tuple(x.shape) for name, x in cameras.state_dict().items()}
    {'tangent': (100, 6), 'position': (100, 3), 'quaternion': (100, 4)}

    The attributes ``position`` and ``quaternion`` are those of the base: ``cameras().position`` is the current one.
    Weight decay draws the tangent to zero, so the value to the base; use ``AdamW(..., weight_decay=0.0)`` where that is
    not meant. The conversions to half precision round base and tangent; updates much smaller than the tangent are then
    lost, so keep the module in float32 where possible, as mixed precision does with all parameters. To shard a module
    with FSDP2, import `posekit.distributed`: without it, torch finds no tensors in the poses that the module returns.

    ========  ==========  ===========  ========================================================
    group     learn       tangent      value
    ========  ==========  ===========  ========================================================
    SE3       all         (*batch, 6)  ``base @ exp([v, w])``, the method ``retract``
    SE3       position    (*batch, 3)  ``base @ exp([v, 0])``: v is along the pose's own axes
    SE3       rotation    (*batch, 3)  ``base @ exp([0, w])``
    SO3xR3    all         (*batch, 6)  position + v, along the parent's axes; rotation @ exp(w)
    SO3xR3    position    (*batch, 3)  position + v, along the parent's axes
    SO3xR3    rotation    (*batch, 3)  rotation @ exp(w), as with SE3
    ========  ==========  ===========  ========================================================

    Of a `Pose2` the groups are "SE2" and "SO2xR2", v has two numbers and w one, and the buffer of the rotation is
    ``complex``.

    Args:
        pose: The value at first, a Pose or a Pose2 of shape (*batch). It is copied and detached.
        group: "SE3", the default, moves along screws in the pose's own frame, so that turning also turns the direction
            of v. "SO3xR3" keeps position and rotation apart. "SE2" and "SO2xR2" are those of a Pose2.
        learn: The part that is learned: "all", "position" or "rotation". The other part stays the same, bit for bit.
    """

    _kinds = (Pose, Pose2)
    _argument = "pose"

    @arguments.closed(_HINTS)
    def __init__(
        self,
        pose: P,
        *,
        group: Literal["SE3", "SO3xR3", "SE2", "SO2xR2"] | None = None,
        learn: Literal["all", "position", "rotation"] = "all",
    ) -> None:
        held: Any = pose
        kind: type[Pose] | type[Pose2] = Pose2 if isinstance(pose, Pose2) else Pose
        chosen: str = _GROUPS[kind][0] if group is None else group
        arguments.check_choice(chosen, _GROUPS[kind], "PoseParameter: group")
        arguments.check_choice(learn, ("all", "position", "rotation"), "PoseParameter: learn")
        super().__init__(held, POSE_CHARTS[kind][chosen, learn])
        self.group, self.learn = chosen, learn

    @property
    def _chart(self) -> type[Chart]:
        return POSE_CHARTS[self._kind][self.group, self.learn]

    def extra_repr(self) -> str:
        return f"{super().extra_repr()}, group={self.group!r}, learn={self.learn!r}"

    if TYPE_CHECKING:
        position: Tensor
        quaternion: Tensor
        complex: Tensor


class RotationParameter(_Parameter[R]):
    """Rotations that a module learns. Call it for the value, a `Rotation`, or a `Rotation2` in the plane.

    The value is ``base @ exp(tangent)``. The tangent is a `torch.nn.Parameter` of shape (*batch, 3) that starts at
    zero; in the plane (*batch, 1). The keys of the state_dict are "quaternion" or "complex", a buffer of the base, and
    "tangent". See `PoseParameter`.

    >>> import posekit as pk
    >>> R = pk.nn.RotationParameter(pk.Rotation.identity())
    >>> R().apply([1.0, 0.0, 0.0])[1].backward()
    >>> R.tangent.grad
    tensor([0., 0., 1.])

    Args:
        rotation: The value at first, a Rotation or a Rotation2 of shape (*batch). It is copied and detached.
    """

    _kinds = (Rotation, Rotation2)
    _argument = "rotation"
    if TYPE_CHECKING:
        quaternion: Tensor
        complex: Tensor

    @arguments.closed(_HINTS)
    def __init__(self, rotation: R) -> None:
        held: Any = rotation
        super().__init__(held, GROUP_CHARTS[Rotation2 if isinstance(rotation, Rotation2) else Rotation])


class SimilarityParameter(_Parameter[Similarity]):
    """Similarities that a module learns. Call it for the value, a `Similarity`.

    The value is ``base @ exp(tangent)``. The tangent [v, w, sigma] is a `torch.nn.Parameter` of shape (*batch, 7) that
    starts at zero, so that scales stay positive. The keys of the state_dict are "position", "quaternion" and "scale",
    buffers of the base, and "tangent". See `PoseParameter`.

    >>> import posekit as pk
    >>> S = pk.nn.SimilarityParameter(pk.Similarity.identity())
    >>> S().scale.backward()
    >>> S.tangent.grad
    tensor([0., 0., 0., 0., 0., 0., 1.])

    Args:
        similarity: The value at first, shape (*batch). It is copied and detached.
    """

    _kinds = (Similarity,)
    _argument = "similarity"

    def __init__(self, similarity: Similarity) -> None:
        super().__init__(similarity, GROUP_CHARTS[Similarity])

    if TYPE_CHECKING:
        position: Tensor
        quaternion: Tensor
        scale: Tensor
