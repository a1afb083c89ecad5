"""What `Robot.ik` returns."""

from __future__ import annotations

from typing import Any

import attrs
import numpy as np
import torch
from torch import Tensor

from ... import arguments
from ...values import Named, refer
from ..foreign import RESULT


@arguments.immutable
@attrs.frozen(eq=False, repr=False)
class IKResult(metaclass=Named):
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
        converged: Whether both errors are within the tolerance, and no sphere of ``avoid`` overlaps an obstacle,
            shape (*batch), boolean.
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

    @property
    def status(self) -> Any:
        """What became of each target: a str for one, or an array of them of the shape of the batch.

        It is "converged", "not_reached", "in_collision" where a sphere of ``avoid`` overlaps an obstacle, or
        "not_finite" where the target or a number of the robot is not.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> goals = pk.Pose([[0.5, 0.4, 0], [2.0, 0, 0], [torch.nan, 0, 0]])
        >>> arm.ik(goals, "tool", weights=[1, 1, 1, 0, 0, 0]).status.tolist()
        ['converged', 'not_reached', 'not_finite']
        """
        arguments.check_read("IKResult.status", self.converged)
        lost = (self.position_error + self.rotation_error).isnan()
        code = torch.where(self.converged, 0, torch.where(lost, 3, torch.where(self.clearance < 0, 2, 1)))
        names = np.array(("converged", "not_reached", "in_collision", "not_finite"))[code.cpu().numpy()]
        return str(names) if names.ndim == 0 else names

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
        fields += [] if self.costs is None else [self.costs]
        return IKResult(*arguments.selected(fields, self.converged, index, "IKResult"))

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
