"""The arguments of Pose, made into its fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..engine import same_shape
from ..errors import ArgumentError, PosekitError
from .rotation import Rotation


def made_rotation(make: Callable[..., Rotation], *given: Any, **options: Any) -> Rotation:
    """Call a constructor of Rotation whose name Pose has, too. Errors name the class that the user called."""
    try:
        return make(*given, **options)
    except PosekitError as error:
        text = str(error)
        raise type(error)(f"Pose.{text.removeprefix('Rotation.')}" if text.startswith("Rotation.") else text) from None


def broadcast_fields(position: Any, quaternion: Any) -> tuple[Tensor, Tensor]:
    """Convert positions and quaternions to tensors of one batch shape, dtype and device.

    None stands for the origin or no rotation.
    """
    if position is None or quaternion is None:
        return _completed(position, quaternion)
    if not isinstance(position, Tensor):
        if not isinstance(quaternion, Tensor):
            quaternion = arguments.tensor(quaternion, "Pose: quaternion")
        position = _position(position, quaternion)
    arguments.check(position, 3, "Pose: position", from_matrix="Pose.from_matrix")
    if not isinstance(quaternion, Tensor):
        quaternion = arguments.tensor(quaternion, "Pose: quaternion", position)
    arguments.check(quaternion, 4, "Pose: quaternion", from_matrix="Rotation.from_matrix")
    if position.device != quaternion.device:
        arguments.check_devices("Pose: position and quaternion", position, quaternion)
    if position.dtype is not quaternion.dtype:
        dtype = torch.promote_types(position.dtype, quaternion.dtype)
        position, quaternion = position.to(dtype), quaternion.to(dtype)
    if not same_shape(position.shape[:-1], quaternion.shape[:-1]):
        batch = arguments.broadcast("Pose", position=position.shape[:-1], quaternion=quaternion.shape[:-1])
        position, quaternion = position.expand(*batch, 3), quaternion.expand(*batch, 4)
    return position, quaternion


def _completed(position: Any, quaternion: Any) -> tuple[Tensor, Tensor]:
    """Add the origin to quaternions, or no rotation to positions, or both to nothing."""
    if quaternion is not None:
        quaternion = arguments.tensor(quaternion, "Pose: quaternion")
        arguments.check(quaternion, 4, "Pose: quaternion", from_matrix="Rotation.from_matrix")
        return quaternion.new_zeros(*quaternion.shape[:-1], 3), quaternion
    if position is None:
        quaternion = Rotation.identity().quaternion
        return quaternion.new_zeros(3), quaternion
    position = _position(position, None)
    arguments.check(position, 3, "Pose: position", from_matrix="Pose.from_matrix")
    identity = Rotation.identity(*position.shape[:-1], dtype=position.dtype, device=position.device)
    return position, identity.quaternion


def _position(position: Any, quaternion: Tensor | None) -> Tensor:
    if isinstance(position, Rotation):
        raise ArgumentError("Pose: position must be a tensor, got Rotation; the position comes first: Pose(p, R)")
    return arguments.tensor(position, "Pose: position", quaternion)
