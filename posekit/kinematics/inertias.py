"""Inertias: the mass, the centre of mass and the rotational inertia of each link of a robot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, final

import attrs
import torch
from torch import Tensor
from typing_extensions import Self

from .. import arguments
from ..arguments import TensorLike
from ..engine import broadcast_shapes, wants_grad
from ..errors import ShapeError
from ..values import Convertible, Pose

# Relative: files round to three digits, and of a flat body the sum of two moments is equal to the third one.
_ROUNDING = 5e-3
# Moments of a body of 1e-6 m, per mass. Smaller ones are zero but for rounding.
_POINT = 1e-12


class StatedInertia(NamedTuple):
    """What a file says about a link, in float64: NaN where it cannot be known."""

    mass: float
    centre: Sequence[float]
    inertia: Sequence[Sequence[float]]

    @classmethod
    def of(cls, mass: float) -> StatedInertia:
        """A point mass at the origin."""
        return cls(mass, (0.0,) * 3, ((0.0,) * 3,) * 3)


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Inertias(Convertible):
    """The inertias of the links of a robot. An immutable value, and a pytree of its tensors.

    >>> import torch
    >>> from posekit.kinematics import Inertias, Robot
    >>> inertias = Inertias(mass=[0.0, 2.0, 1.0, 0.0], centre=torch.zeros(4, 3), inertia=torch.zeros(4, 3, 3))
    >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0]).replace(inertias=inertias)
    >>> arm.inertias
    Inertias(links=4, mass=3, dtype=torch.float32, device=cpu)

    Args:
        mass: The masses, shape (*batch, links). NaN is a mass that is not known.
        centre: The centres of mass in the frames of the links, shape (*batch, links, 3).
        inertia: The rotational inertias about the centres of mass, along the axes of the frames of the links, shape
            (*batch, links, 3, 3). They are read as symmetric: the mean of a matrix and its transpose.
    """

    mass: Tensor
    centre: Tensor
    inertia: Tensor

    # Explicit: torch.compile cannot trace the one of attrs.
    def __init__(self, mass: TensorLike, centre: TensorLike, inertia: TensorLike) -> None:
        mass = arguments.tensor(mass, "Inertias: mass")
        centre = arguments.tensor(centre, "Inertias: centre", mass)
        inertia = arguments.tensor(inertia, "Inertias: inertia", mass)
        for name, value, axes in (("mass", mass, ()), ("centre", centre, (3,)), ("inertia", inertia, (3, 3))):
            shape = tuple(value.shape)
            if len(shape) < len(axes) + 1 or shape[len(shape) - len(axes) :] != axes:
                expected = ", ".join(["...", "links", *map(str, axes)])
                raise ShapeError(f"Inertias: {name} must have shape ({expected}), got {shape}")
            arguments.check_dtype(value.dtype, f"Inertias: {name}")
        arguments.check_devices("Inertias", mass, centre, inertia)
        counts = mass.shape[-1], centre.shape[-2], inertia.shape[-3]
        if len(set(counts)) > 1:
            raise ShapeError(f"Inertias: mass, centre and inertia must have as many links, got {counts}")
        arguments.broadcast("Inertias", mass=mass.shape[:-1], centre=centre.shape[:-2], inertia=inertia.shape[:-3])
        arguments.fill(self, mass, centre, inertia)

    @classmethod
    def _unchecked(cls, mass: Any, centre: Any, inertia: Any) -> Inertias:
        return arguments.filled(cls, mass, centre, inertia)

    @property
    def shape(self) -> torch.Size:
        """The batch shape, whose last dimension counts the links.

        >>> from posekit.kinematics import Robot
        >>> Robot.example("arm").inertias.shape
        torch.Size([9])
        """
        batches = {"mass": self.mass.shape, "centre": self.centre.shape[:-1], "inertia": self.inertia.shape[:-2]}
        return arguments.broadcast("Inertias", **batches)

    @property
    def dtype(self) -> torch.dtype:
        """The dtype of the tensors.

        >>> from posekit.kinematics import Robot
        >>> Robot.example("arm").inertias.dtype
        torch.float32
        """
        return self.mass.dtype

    @property
    def device(self) -> torch.device:
        """The device of the tensors.

        >>> from posekit.kinematics import Robot
        >>> Robot.example("arm").inertias.device
        device(type='cpu')
        """
        return self.mass.device

    @property
    def requires_grad(self) -> bool:
        """Whether any of the tensors requires grad.

        >>> from posekit.kinematics import Robot
        >>> Robot.example("arm").inertias.requires_grad
        False
        """
        return wants_grad((self.mass, self.centre, self.inertia))

    def to(self, *target: Any, **options: Any) -> Self:
        """Convert the tensors to another dtype or device, as ``torch.Tensor.to``.

        >>> import torch
        >>> from posekit.kinematics import Robot
        >>> Robot.example("arm").inertias.to(torch.float64).mass.dtype
        torch.float64

        Args:
            *target: A dtype, a device or a tensor, as for ``torch.Tensor.to``.
            **options: As for ``torch.Tensor.to``.
        """
        return type(self)._unchecked(*[x.to(*target, **options) for x in (self.mass, self.centre, self.inertia)])

    @classmethod
    def from_parameters(cls, parameters: TensorLike) -> Inertias:
        """Make inertias of the numbers in which torques are linear, as in `parameters`.

        >>> import torch
        >>> from posekit.kinematics import Inertias
        >>> Inertias.from_parameters([[2.0, 1.0, 0, 0, 0, 0, 0.5, 0, 0, 0.5]]).centre
        tensor([[0.5000, 0.0000, 0.0000]])

        Args:
            parameters: For each link [m, m cx, m cy, m cz, xx, xy, yy, xz, yz, zz], shape (*batch, links, 10).
        """
        parameters = arguments.tensor(parameters, "Inertias.from_parameters: parameters")
        arguments.check(parameters, 10, "Inertias.from_parameters: parameters")
        if parameters.dim() < 2:
            raise ShapeError("Inertias.from_parameters: parameters must have shape (..., links, 10), got (10,)")
        mass = parameters[..., 0]
        centre = parameters[..., 1:4] / mass.where(mass != 0, 1).unsqueeze(-1)
        full = parameters[..., (4, 5, 7, 5, 6, 8, 7, 8, 9)].unflatten(-1, (3, 3))
        return cls._unchecked(mass, centre, full - mass[..., None, None] * _about(centre))

    def parameters(self) -> Tensor:
        """Return the numbers in which torques are linear, shape (*batch, links, 10).

        They are, for each link, the mass, the mass times the centre, and the inertia about the origin of the link:
        [m, m cx, m cy, m cz, xx, xy, yy, xz, yz, zz], as in Pinocchio.

        >>> import torch
        >>> from posekit.kinematics import Inertias
        >>> Inertias(mass=[2.0], centre=[[0.5, 0, 0]], inertia=torch.zeros(1, 3, 3)).parameters()
        tensor([[2.0000, 1.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.5000, 0.0000, 0.0000,
                 0.5000]])
        """
        mass = self.mass.unsqueeze(-1)
        symmetric = (self.inertia + self.inertia.mT) / 2
        full = (symmetric + mass.unsqueeze(-1) * _about(self.centre)).flatten(-2)[..., (0, 1, 4, 2, 5, 8)]
        parts = (mass, mass * self.centre, full)
        return torch.cat([x.expand(*self.shape, x.shape[-1]) for x in parts], -1)

    def detach(self) -> Self:
        """Return inertias that share the numbers, without their history.

        >>> from posekit.kinematics import Robot
        >>> Robot.example("arm").inertias.detach().requires_grad
        False
        """
        return type(self)._unchecked(self.mass.detach(), self.centre.detach(), self.inertia.detach())

    def balanced(self) -> Self:
        """Return inertias that bodies can have.

        Where a principal moment is larger than the sum of the other two, or negative, all three become the mean of
        their absolute values, as by MuJoCo's ``balanceinertia``.

        >>> import torch
        >>> from posekit.kinematics import Inertias
        >>> sheet = Inertias(mass=[1.0], centre=[[0, 0, 0]], inertia=torch.tensor([[1.0, 1.0, 4.0]]).diag_embed())
        >>> sheet.balanced().inertia.diagonal(dim1=-2, dim2=-1)
        tensor([[2., 2., 2.]])
        """
        _, moments, broken = _moments(self)
        identity = torch.eye(3, dtype=self.inertia.dtype, device=self.inertia.device)
        mean = moments.abs().mean(-1).to(self.inertia.dtype)[..., None, None] * identity
        return type(self)._unchecked(self.mass, self.centre, torch.where(broken[..., None, None], mean, self.inertia))

    def __repr__(self) -> str:
        batch = f"shape={tuple(self.shape[:-1])}, " if len(self.shape) > 1 else ""
        readable = not batch and arguments.is_readable(self.mass) and not self.mass.is_meta
        mass = f"mass={self.mass.sum().item():.6g}, " if readable else ""
        return f"Inertias({batch}links={self.shape[-1]}, {mass}dtype={self.dtype}, device={self.device})"


def made(links: Sequence[str], bodies: Mapping[str, StatedInertia] | None) -> Inertias:
    """The inertias of links in float64: zero for those without a body, and unknown if there is no dict of bodies."""
    rows = [
        StatedInertia.of(float("nan")) if bodies is None else bodies.get(name, StatedInertia.of(0.0)) for name in links
    ]

    def column(values: list[Any], *shape: int) -> Tensor:
        return torch.tensor(values, dtype=torch.float64).reshape(len(links), *shape)

    return Inertias._unchecked(
        column([row.mass for row in rows]),
        column([row.centre for row in rows], 3),
        column([row.inertia for row in rows], 3, 3),
    )


def fault(inertias: Inertias) -> tuple[int, str] | None:
    """The first link that no body can have the inertia of, and why. Numbers that are not known have no fault."""
    with torch.no_grad():
        mass, moments, broken = _moments(inertias)
        for bad, quantity in ((mass < 0, mass), (broken, moments)):
            if bad.any():
                *row, link = bad.nonzero()[0].tolist()
                actual = quantity[(*row, link)].tolist()
                if quantity is mass:
                    return link, f"the mass must not be negative, got {actual:.6g}"
                listed = ", ".join(f"{x:.4g}" for x in actual)
                return link, (
                    f"its principal moments of inertia are {listed}: one of a body is at most the sum of the other "
                    "two; Inertias.balanced repairs it: robot.replace(inertias=robot.inertias.balanced())"
                )
    return None


def _moments(inertias: Inertias) -> tuple[Tensor, Tensor, Tensor]:
    """Masses, principal moments in ascending order, and whether no body has these moments, over the whole batch."""
    shape = inertias.shape
    mass = inertias.mass.expand(shape).double()
    symmetric = ((inertias.inertia + inertias.inertia.mT) / 2).expand(*shape, 3, 3).double()
    moments = torch.linalg.eigvalsh(symmetric.nan_to_num(0.0, 0.0, 0.0))
    high = moments[..., 2]
    margin = _ROUNDING * high.abs() + _POINT * mass.abs().nan_to_num()
    return mass, moments, (2 * high - moments.sum(-1) > margin) | (moments[..., 0] < -margin)


def merged(inertias: Inertias, rows: Sequence[int], parts: Sequence[tuple[int, int, Pose]]) -> Inertias:
    """The inertias of some links, each with those of further links that are fixed to it.

    Args:
        inertias: The inertias of all links.
        rows: The links that are kept.
        parts: The others: the place in ``rows`` that each is fixed to, the link, and its pose there.
    """
    batch = broadcast_shapes(inertias.shape[:-1], *[pose.shape for _, _, pose in parts])
    mass, centre, inertia = inertias.mass, inertias.centre, inertias.inertia
    new = [_body(mass, centre, inertia, i, batch) for i in rows]
    for place, i, pose in parts:
        m, c, turned = _body(mass, centre, inertia, i, batch)
        rotation = pose.rotation.matrix()
        new[place] = _joined(new[place], (m, pose.apply(c), rotation @ turned @ rotation.mT))
    columns = zip(*new, strict=True)
    return Inertias._unchecked(*[torch.stack(x, k) for x, k in zip(columns, (-1, -2, -3), strict=True)])


_Triple = tuple[Tensor, Tensor, Tensor]


def _body(mass: Tensor, centre: Tensor, inertia: Tensor, i: int, batch: Sequence[int]) -> _Triple:
    return (
        mass[..., i].expand(batch),
        centre[..., i, :].expand(*batch, 3),
        inertia[..., i, :, :].expand(*batch, 3, 3),
    )


def _joined(a: _Triple, b: _Triple) -> _Triple:
    """One body of two: the parallel axis theorem about the common centre of mass."""
    mass = a[0] + b[0]
    share = b[0] / mass.where(mass != 0, 1)
    apart = b[1] - a[1]
    centre = a[1] + share.unsqueeze(-1) * apart
    return mass, centre, a[2] + b[2] + (a[0] * share)[..., None, None] * _about(apart)


def _about(x: Tensor) -> Tensor:
    """The inertia of a unit mass at a point, about the origin."""
    square = (x * x).sum(-1)[..., None, None]
    return square * torch.eye(3, dtype=x.dtype, device=x.device) - x.unsqueeze(-1) * x.unsqueeze(-2)


# Leaves may be any objects, as in `tree_map`.
arguments.register(Inertias, "posekit.kinematics", ["mass", "centre", "inertia"], lambda x, _: Inertias._unchecked(*x))
