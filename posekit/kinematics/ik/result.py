"""What `Robot.ik` returns."""

from __future__ import annotations

from typing import Any

import attrs
import numpy as np
import torch
from torch import Tensor

from ... import arguments
from ...errors import ArgumentError
from ...optimisation import CODES, Result, Search
from ...values import refer
from ..foreign import RESULT

_UNKNOWN = (
    "IKResult: without costs only the errors at the end are computed, as a step is one kernel; "
    "pass costs=[] for a history of the targets alone"
)


@arguments.immutable
@attrs.frozen(eq=False, repr=False)
class IKResult(Result):
    """What `Robot.ik` found. Tensors have the batch shape of the targets. Printed, it is a summary in one line.

    >>> from posekit.kinematics import Robot
    >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    >>> found = arm.ik(pk.Pose([[0.5, 0.4, 0], [2.0, 0, 0]]), "tool", weights=[1, 1, 1, 0, 0, 0])
    >>> found.converged
    tensor([ True, False])

    Attributes:
        configuration: The best configuration for each target, shape (*batch, nq).
        position_error: The distance of the link from its target, shape (*batch); of several links the largest.
        rotation_error: The angle between the link and its target in radians, shape (*batch).
        converged: Whether both errors are within the accuracy, no sphere of ``avoid`` overlaps an obstacle, and the
            costs are finite, shape (*batch), boolean.
        clearance: The least distance of a sphere from an obstacle, shape (*batch); inf without ``avoid``.
        costs: Half the sum of the squared rows of each level, shape (*batch, levels): targets and costs of priority 0,
            then those of priority 1. None without ``costs``.
    """

    configuration: Tensor
    position_error: Tensor
    rotation_error: Tensor
    converged: Tensor
    clearance: Tensor
    costs: Tensor | None = None

    _steps: Tensor | None = None
    _costs_of_steps: Tensor | None = None
    _begin: float = float("nan")
    _end: float = float("nan")

    @property
    def value(self) -> Tensor:
        """The `configuration`.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.ik(arm.forward([0.5, 1.0], "tool"), "tool", initial=[0.0, 0.5]).value
        tensor([0.5000, 1.0000])
        """
        return self.configuration

    @property
    def cost(self) -> Tensor:
        """The sum of the squared rows of priority 0, shape (*batch).

        Without ``costs`` it is that of the errors of position and rotation, of several links of the largest ones.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.ik(pk.Pose([1.0, 0, 0]), "tool", weights=[1, 1, 1, 0, 0, 0]).cost.round(decimals=3)
        tensor(0.0100)
        """
        if self.costs is not None:
            return 2 * self.costs[..., 0]
        return self.position_error.square() + self.rotation_error.square()

    @property
    def _search(self) -> Search:  # type: ignore[override]
        lost = (self.position_error + self.rotation_error).isnan()
        if self.costs is not None:
            lost = lost | ~self.costs.isfinite().all(-1)
        wrong = torch.where(self.clearance < 0, CODES["in_collision"], CODES["not_reached"])
        codes = torch.where(lost, CODES["not_finite"], wrong)
        codes = torch.where(self.converged, CODES["converged"], codes)
        history = () if self._costs_of_steps is None else self._costs_of_steps
        return Search(codes, self.cost, self.iterations, history, self._begin, self._end)

    @property
    def status(self) -> Any:
        """What became of each target: a str for one, or an array of them of the shape of the batch.

        It is "converged", "not_reached", "in_collision" where a sphere of ``avoid`` overlaps an obstacle, or
        "not_finite" where the target, a cost or a number of the robot is not.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> goals = pk.Pose([[0.5, 0.4, 0], [2.0, 0, 0], [torch.nan, 0, 0]])
        >>> arm.ik(goals, "tool", weights=[1, 1, 1, 0, 0, 0]).status.tolist()
        ['converged', 'not_reached', 'not_finite']
        """
        arguments.check_read("IKResult.status", self.converged)
        return super().status

    @property
    def iterations(self) -> Tensor:
        """The number of steps, shape (*batch), int64.

        With ``costs`` they are those of the candidate that was best, from the configuration that reached the target on.
        Without costs the seeds of a target step together, until one of them reaches it; what polishes it is not
        counted.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.ik(arm.forward([0.5, 1.0], "tool"), "tool", initial=[0.0, 0.5]).iterations
        tensor(3)
        """
        return torch.zeros_like(self.converged, dtype=torch.long) if self._steps is None else self._steps.long()

    @property
    def history(self) -> Tensor:
        """The costs of the best candidate at its start and after each step, shape (n, *batch), of priority 0.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> found = arm.ik(arm.forward([0.5, 1.0], "tool"), "tool", initial=[0.0, 0.5], seeds=1, costs=[])
        >>> found.history[0] > 0.1, found.history[-1] < 1e-9
        (tensor(True), tensor(True))
        """
        if self._costs_of_steps is None:
            raise ArgumentError(_UNKNOWN)
        return super().history

    def __getitem__(self, index: Any) -> IKResult:
        """Select targets: indices act on the batch dimensions.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> found = arm.ik(arm.forward([[0.5, 1.0], [0.0, 0.5]], "tool"), "tool", initial=[0.0, 0.5])
        >>> found[0].configuration
        tensor([0.5000, 1.0000])

        Args:
            index: An integer, a slice, a mask or a tensor of integers, or a tuple of them.
        """
        fields = [self.configuration, self.position_error, self.rotation_error, self.converged, self.clearance]
        fields += [self.iterations] if self.costs is None else [self.iterations, self.costs]
        history = self._costs_of_steps
        fields += [] if history is None else [history.movedim(0, -1)]
        chosen = arguments.selected(fields, self.converged, index, "IKResult")
        q, position, rotation, converged, clearance, steps, *rest = chosen
        costs = rest[0] if rest else None
        history = rest[1].movedim(-1, 0) if len(rest) > 1 else None
        return IKResult(q, position, rotation, converged, clearance, costs, steps, history, self._begin, self._end)

    def _table(self) -> list[str]:
        """The lines of the summary: how many targets have each status, and why."""
        names, counts = np.unique(self.status, return_counts=True)
        ends = ", ".join([f"{n} {name}" if self.shape else str(name) for name, n in zip(names, counts, strict=True)])
        if self._costs_of_steps is not None:
            return [*super()._table(), repr(self)]
        lines = [f"IKResult: {ends or 'no targets'} after {self.seconds:.3g} s", repr(self)]
        return [*lines, *[f"{name}: {text}" for name, text in self._why().items()]]

    def __repr__(self) -> str:
        shape = tuple(self.configuration.shape)
        if self.converged.is_meta or not arguments.is_readable(self.converged):
            return f"IKResult(configuration of shape {shape})"
        count = self.converged.numel()
        if self.converged.dim():
            solved = f"converged={int(self.converged.sum())} of {count}, configuration of shape {shape}"
        else:
            solved = f"converged={bool(self.converged)}, configuration={self.configuration.detach().tolist()}"
        worst = "" if count == 1 else "up to "
        errors = {"position_error": self.position_error, "rotation_error": self.rotation_error} if count else {}
        facts = [solved, *[f"{name}={worst}{float(x.detach().max()):.3g}" for name, x in errors.items()]]
        if count and bool((self.clearance < torch.inf).any()):
            facts.append(f"clearance={worst and 'at least '}{float(self.clearance.detach().min()):.3g}")
        return f"IKResult({', '.join(facts)})"


refer(IKResult, RESULT)
