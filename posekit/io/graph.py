"""PoseGraph: poses and measurements between them, as pose graph optimisation has them."""

from __future__ import annotations

from typing import final

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError, ShapeError, ValidationError
from ..values import Pose


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class PoseGraph:
    """Poses, the vertices, and measured relative poses with information matrices, the edges.

    An edge from vertex i to vertex j measures ``~poses[i] @ poses[j]``. Its error is the tangent [v, w] in the body
    frame of the measurement, ``measurement.local(~poses[i] @ poses[j])``, and the information matrix is the inverse of
    the covariance of that tangent: ``UncertainPose(measurements, information.inverse())`` if it is invertible.

    >>> graph = pk.io.PoseGraph(Pose([[0, 0, 0], [1.5, 0, 0]]), [[0, 1]], Pose([[1, 0, 0]]), torch.eye(6)[None])
    >>> graph.errors()
    tensor([[0.5000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000]])

    Args:
        poses: The poses of the vertices, shape (n,).
        pairs: The places i, j of both vertices of each edge in ``poses``, integers of shape (m, 2).
        measurements: The measured relative poses, shape (m,).
        information: The information matrices, shape (m, 6, 6), symmetric.
        ids: The numbers of the vertices in a file, distinct integers of shape (n,). The default is 0, 1, ..., n - 1.
        fixed: Which vertices an optimiser must not move, bools of shape (n,). The default is none.
    """

    poses: Pose
    pairs: Tensor
    measurements: Pose
    information: Tensor
    ids: Tensor
    fixed: Tensor

    def __init__(
        self,
        poses: Pose,
        pairs: TensorLike,
        measurements: Pose,
        information: TensorLike,
        ids: TensorLike | None = None,
        fixed: TensorLike | None = None,
    ) -> None:
        for name, given in (("poses", poses), ("measurements", measurements)):
            if not isinstance(given, Pose):
                raise ArgumentError(f"PoseGraph: {name} must be a Pose, got {type(given).__name__}")
            if given.ndim != 1:
                raise ShapeError(f"PoseGraph: {name} must have shape (n,), got {tuple(given.shape)}")
        device, n, m = poses.device, len(poses), len(measurements)
        pairs = arguments.integers(pairs, "PoseGraph: pairs", device)
        information = arguments.tensor(information, "PoseGraph: information", measurements.quaternion)
        ids = torch.arange(n, device=device) if ids is None else arguments.integers(ids, "PoseGraph: ids", device)
        fixed = (
            ids.new_zeros(n, dtype=torch.bool) if fixed is None else arguments.mask(fixed, "PoseGraph: fixed", device)
        )
        arguments.check_dtype(information.dtype, "PoseGraph: information")
        shapes = {"pairs": (pairs, (m, 2)), "information": (information, (m, 6, 6)), "ids": (ids, (n,))}
        for name, (value, shape) in {**shapes, "fixed": (fixed, (n,))}.items():
            if value.shape != shape:
                raise ShapeError(f"PoseGraph: {name} must have shape {shape}, got {tuple(value.shape)}")
        arguments.check_devices("PoseGraph", poses.quaternion, measurements.quaternion, pairs, information, ids, fixed)
        if not pairs.is_meta and arguments.is_readable(pairs):
            outside = ((pairs < 0) | (pairs >= n)).any(-1)
            arguments.refuse(outside, pairs, "PoseGraph: pairs", f"is outside the {n} vertices")
            if len(ids.unique()) != n:
                raise ValidationError("PoseGraph: ids must be distinct")
        for name, field in (("poses", poses), ("measurements", measurements), ("pairs", pairs)):
            object.__setattr__(self, name, field)
        for name, tensor in (("information", information), ("ids", ids), ("fixed", fixed)):
            object.__setattr__(self, name, tensor)

    def errors(self) -> Tensor:
        """Return the errors of the edges: tangents [v, w] from the measurement to ``~poses[i] @ poses[j]``.

        The shape is (m, 6). The cost of a pose graph is the sum of ``e^T information e``.

        >>> graph = pk.io.PoseGraph(Pose.identity(2), [[0, 1]], Pose([[0, 2, 0]]), torch.eye(6)[None])
        >>> e = graph.errors()
        >>> (e[:, None] @ graph.information @ e[..., None]).sum()
        tensor(4.)
        """
        start, end = self.poses[self.pairs[:, 0]], self.poses[self.pairs[:, 1]]
        return self.measurements.local(start.between(end))

    def __repr__(self) -> str:
        poses, fixed = self.poses, ""
        if not self.fixed.is_meta and self.fixed.device.type == "cpu" and self.fixed.any():
            fixed = f", fixed={int(self.fixed.sum())}"
        device = "" if poses.device.type == "cpu" else f", device='{poses.device}'"
        counts = f"vertices={len(poses)}, edges={len(self.measurements)}{fixed}"
        return f"PoseGraph({counts}, dtype={poses.dtype}{device})"
