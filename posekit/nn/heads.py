"""Heads of networks: from features to rotations, and a parametrization that keeps a weight a rotation matrix."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError, OptionError, ShapeError
from ..values import Rotation, Rotation2

Kind = Literal["6d", "9d", "quaternion", "rotvec"]


class Representation(NamedTuple):
    """Numbers that stand for a rotation."""

    size: int
    rotation: Callable[[Tensor], Rotation]  # from any numbers
    numbers: Callable[[Rotation], Tensor]


REPRESENTATIONS: dict[str, Representation] = {
    "6d": Representation(6, Rotation.from_sixd, Rotation.sixd),
    "9d": Representation(9, lambda x: Rotation.nearest(x.unflatten(-1, (3, 3))), lambda R: R.matrix().flatten(-2)),
    "quaternion": Representation(4, Rotation, lambda R: R.canonical().quaternion),
    "rotvec": Representation(3, Rotation.from_rotvec, Rotation.rotvec),
}


_OF_THE_PLANE = ("2d", "angle", "complex")


def check_kind(kind: Any, where: str) -> None:
    if kind is Rotation2 or (isinstance(kind, str) and kind in _OF_THE_PLANE):
        remedy = "in the plane two numbers of any length are a rotation, `pk.Rotation2(features)`, which is continuous"
        raise OptionError(f"{where}: kind must be for rotations in space, got {arguments.describe(kind)}: {remedy}")
    arguments.check_choice(kind, REPRESENTATIONS, f"{where}: kind")


def rotation_from_features(features: TensorLike, kind: Kind = "6d") -> Rotation:
    """Interpret any numbers as rotations.

    ==========  ====  ==============================================================================================
    kind        size
    ==========  ====  ==============================================================================================
    6d          6     The first two columns of a matrix, made orthonormal: `Rotation.from_sixd`. NaN for zeros.
    9d          9     A matrix, row by row, of which the nearest rotation is taken: `Rotation.nearest`. Never NaN.
    quaternion  4     A quaternion wxyz of any length. No rotation for zeros. q and -q are the same rotation.
    rotvec      3     A rotation vector: `Rotation.from_rotvec`. Many vectors are the same rotation.
    ==========  ====  ==============================================================================================

    "6d" and "9d" are continuous: near rotations have near numbers, so that a network can learn all rotations. The other
    two have a jump somewhere, whatever their range (Zhou et al. 2019): use them where rotations stay within less than
    half a turn of the identity.

    >>> import posekit as pk
    >>> pk.nn.rotation_from_features([2.0, 0.0, 0.0, 1.0, 1.0, 0.0]).angle()
    tensor(0.)

    Args:
        features: Shape (*batch, size).
        kind: "6d", "9d", "quaternion" or "rotvec".
    """
    check_kind(kind, "rotation_from_features")
    representation = REPRESENTATIONS[kind]
    features = arguments.tensor(features, "rotation_from_features: features")
    arguments.check(features, representation.size, f'rotation_from_features: features of kind "{kind}"')
    return representation.rotation(features)


class RotationHead(torch.nn.Module):
    """The last layer of a network that predicts rotations: a linear layer and a map from its numbers to a `Rotation`.

    It starts near the identity, whatever the features are: the bias is the identity, and the weights are a hundredth of
    those of `torch.nn.Linear`, small but not zero, so that gradients pass from the first step on. The result has the
    dtype of the weights, also under autocast. The keys of the state_dict are ``linear.weight`` and ``linear.bias``.

    >>> import torch, posekit as pk
    >>> head = pk.nn.RotationHead(256, kind="9d")
    >>> head(torch.zeros(8, 256)).allclose(pk.Rotation.identity(8))
    True

    Without ``in_features`` there is no linear layer: the features are the numbers themselves, as in
    `rotation_from_features`. In the plane no head is needed: ``pk.Rotation2(torch.nn.Linear(256, 2)(features))``.

    Args:
        in_features: The size of the features, or None.
        kind: How numbers represent a rotation: "6d", "9d", "quaternion" or "rotvec", see `rotation_from_features`.
        device: The device of the parameters.
        dtype: The dtype of the parameters.
    """

    @arguments.closed({"representation": "use `kind`"})
    def __init__(
        self,
        in_features: int | None = None,
        kind: Kind = "6d",
        *,
        device: torch.device | str | None = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        check_kind(kind, "RotationHead")
        if in_features is not None and (isinstance(in_features, bool) or not isinstance(in_features, int)):
            actual = type(in_features).__name__
            raise ArgumentError(f"RotationHead: in_features must be an integer or None, got {actual}")
        super().__init__()
        self.in_features, self.kind = in_features, kind
        self.linear = None
        if in_features is not None:
            self.linear = torch.nn.Linear(in_features, REPRESENTATIONS[kind].size, device=device, dtype=dtype)
            self.reset_parameters()

    @torch.no_grad()
    def reset_parameters(self) -> None:
        """Draw new random weights and set the bias to the identity."""
        if self.linear is not None:
            self.linear.reset_parameters()
            self.linear.weight.mul_(0.01)
            identity = REPRESENTATIONS[self.kind].numbers(Rotation.identity())
            self.linear.bias.copy_(identity)

    def forward(self, features: Tensor) -> Rotation:
        """Predict rotations, shape (*batch), from features, shape (*batch, in_features)."""
        if self.linear is None:
            return rotation_from_features(features, self.kind)
        # Under autocast the linear layer is computed in half precision, which a rotation must not be.
        return rotation_from_features(self.linear(features).to(self.linear.weight.dtype), self.kind)

    def extra_repr(self) -> str:
        """What the module's repr shows."""
        return f"kind={self.kind!r}" if self.in_features is None else f"{self.in_features}, kind={self.kind!r}"

    if TYPE_CHECKING:
        linear: torch.nn.Linear | None

        def __call__(self, features: Tensor) -> Rotation: ...


class RotationMatrix(torch.nn.Module):
    """Keeps a weight of a module a rotation matrix, for `torch.nn.utils.parametrize.register_parametrization`.

    The module learns numbers without constraints, shape (*batch, 6) for "6d", in the place of matrices of shape
    (*batch, 3, 3). At registration, and when the weight is assigned, they are those of the rotation that is nearest to
    the given matrix.

    >>> import torch, posekit as pk
    >>> layer = torch.nn.Linear(3, 3)
    >>> _ = torch.nn.utils.parametrize.register_parametrization(layer, "weight", pk.nn.RotationMatrix())
    >>> torch.linalg.det(layer.weight) > 0.99
    tensor(True)
    >>> layer.weight = pk.Rotation.from_euler("z", 90.0, degrees=True).matrix()
    >>> layer.parametrizations.weight.original
    Parameter containing:
    tensor([ 0.,  1.,  0., -1.,  0.,  0.], requires_grad=True)

    Args:
        kind: What numbers are learned: "6d", "9d", "quaternion" or "rotvec", see `rotation_from_features`.
    """

    def __init__(self, kind: Kind = "6d") -> None:
        check_kind(kind, "RotationMatrix")
        super().__init__()
        self.kind = kind

    def forward(self, numbers: Tensor) -> Tensor:
        """Return the rotation matrices, shape (*batch, 3, 3)."""
        return REPRESENTATIONS[self.kind].rotation(numbers).matrix()

    def right_inverse(self, matrix: Tensor) -> Tensor:
        """Return the numbers of the rotations that are nearest to matrices, shape (*batch, 3, 3)."""
        if matrix.shape[-2:] != (3, 3):
            raise ShapeError(f"RotationMatrix: the weight must have shape (..., 3, 3), got {tuple(matrix.shape)}")
        arguments.check_dtype(matrix.dtype, "RotationMatrix: the weight")
        return REPRESENTATIONS[self.kind].numbers(Rotation.nearest(matrix))

    def extra_repr(self) -> str:
        """What the module's repr shows."""
        return f"kind={self.kind!r}"
