"""Denavit-Hartenberg parameters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import torch

from ... import arguments
from ...arguments import TensorLike
from ...errors import OptionError, ShapeError
from ...values import Pose
from .. import building
from ..joints import Joint
from ..model import Model

R = TypeVar("R", bound=Model)

_DOUBLE = torch.empty(0, dtype=torch.float64)  # numbers in lists are read in float64, then converted once


def from_dh(
    kind: type[R],
    a: TensorLike,
    alpha: TensorLike,
    d: TensorLike,
    theta: TensorLike | None,
    kinds: Sequence[str] | None,
    modified: bool,
    degrees: bool,
    dtype: torch.dtype | None,
    device: Any,
) -> R:
    arguments.check_flags("Robot.from_dh", modified=modified, degrees=degrees)
    columns = {"a": a, "alpha": alpha, "d": d} | ({} if theta is None else {"theta": theta})
    table = {}
    for name, value in columns.items():
        table[name] = arguments.tensor(value, f"Robot.from_dh: {name}", _DOUBLE).double().cpu()
        if table[name].dim() != 1 or table[name].shape != table["a"].shape:
            shapes = ", ".join(f"{n} {tuple(x.shape)}" for n, x in table.items())
            raise ShapeError(f"Robot.from_dh: parameters must have one shape (joints,), got {shapes}")
    count = len(table["a"])
    table.setdefault("theta", torch.zeros(count, dtype=torch.float64))
    if kinds is None:
        kinds = ["revolute"] * count
    if len(kinds) != count or not all([k in ("revolute", "prismatic") for k in kinds]):
        raise OptionError(f'Robot.from_dh: kinds must be {count} of "revolute" and "prismatic", got {list(kinds)}')
    rows = Pose.from_dh(table["a"], table["alpha"], table["d"], table["theta"], modified=modified, degrees=degrees)
    identity = Pose.identity(dtype=torch.float64)
    # A joint about or along z comes first in a standard row, and last in a modified one.
    origins = [*rows.unbind(), identity] if modified else [identity, *rows.unbind()]
    links = ["base", *[f"link{i + 1}" for i in range(count)]]
    joints = [
        Joint(name=f"joint{i + 1}", parent=links[i], child=links[i + 1], kind=k, origin=origins[i])
        for i, k in enumerate(kinds)
    ]
    tool = Joint(name="tool_joint", parent=links[-1], child="tool", kind="fixed", origin=origins[-1])
    return building.from_joints(kind, [*joints, tool], ["base"], False, dtype, device, "Robot.from_dh")
