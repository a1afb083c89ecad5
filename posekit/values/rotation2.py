"""Rotation2: a batch of rotations of the plane, stored as complex numbers."""

from __future__ import annotations

import math
from typing import Any, ClassVar, final

import attrs
import torch
from torch import Generator, Tensor

from .. import arguments, numerics
from ..arguments import TensorLike
from ..math import rotation2 as ops
from .base import Dims, fields
from .group import define
from .matrix_arguments import can_be_checked, check_matrix, must_validate, validate_matrix
from .rigid import AnyRotation
from .rotation import Rotation


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Rotation2(AnyRotation):
    """An immutable batch of rotations of the plane.

    The ``shape`` is the batch shape. A complex number of any nonzero length represents the rotation to its direction.
    Tangents are angles in radians, of shape (*batch, 1).

    >>> quarter = pk.Rotation2.from_angle(90, degrees=True)
    >>> quarter @ [1, 0]
    tensor([0., 1.])

    Args:
        complex: The real and the imaginary parts, shape (*batch, 2): cosine and sine of the angle, times any nonzero
            length. A tensor is stored without a copy. The default is no rotation.
    """

    complex: Tensor
    _ops: ClassVar[Any] = ops

    # Explicit: torch.compile cannot trace the one of attrs.
    def __init__(self, complex: TensorLike | None = None) -> None:
        if complex is None:
            complex = fields.identity(self._fields["complex"], (), torch.zeros)
        complex = arguments.tensor(complex, "Rotation2: complex")
        arguments.check(complex, 2, "Rotation2: complex")
        object.__setattr__(self, "complex", complex)

    @classmethod
    def _unchecked(cls, complex: Any) -> Rotation2:
        self = object.__new__(cls)
        object.__setattr__(self, "complex", complex)
        return self

    _from_op = _unchecked  # type: ignore[assignment]

    @property
    def _lead(self) -> Tensor:
        return self.complex

    def _stored(self) -> tuple[Tensor, ...]:
        return (self.complex,)

    @classmethod
    @arguments.closed(arguments.SEEDS)
    def random(
        cls,
        *shape: Dims,
        max_angle: TensorLike | float | None = None,
        degrees: bool = False,
        dtype: torch.dtype | None = None,
        device: torch.device | str | None = None,
        generator: Generator | None = None,
    ) -> Rotation2:
        """Draw rotations with uniform angles.

        >>> bool((pk.Rotation2.random(1000, max_angle=10, degrees=True).angle(degrees=True).abs() < 10.01).all())
        True

        Args:
            shape: The batch shape.
            max_angle: The largest angle, to either side: a number, or numbers that broadcast to the batch shape. The
                default is half a turn.
            degrees: Whether ``max_angle`` is in degrees instead of radians.
            dtype: The dtype of the rotations.
            device: The device of the rotations. The default is that of the generator.
            generator: The source of the random numbers.
        """
        sizes, device = fields.drawn(shape, "Rotation2.random", degrees, dtype, device, generator)
        # The directions of normally distributed points are uniform.
        direction = ops.normalized(arguments.normal((*sizes, 2), generator, dtype, device))
        if max_angle is None:
            return cls._unchecked(direction)
        wide = arguments.wide(direction)
        largest = numerics.limit(max_angle, wide, "Rotation2.random", "max_angle", degrees=degrees)
        share = ops.angle(wide).unsqueeze(-1) / math.pi  # uniform between -1 and 1
        capped = largest.abs().clamp(max=math.pi) if isinstance(largest, Tensor) else min(largest, math.pi)
        return cls._unchecked(ops.exp((share * capped).to(wide.dtype)).to(direction.dtype))

    @classmethod
    def from_angle(cls, angle: TensorLike | float, *, degrees: bool = False) -> Rotation2:
        """Create from angles, shape (*batch), counterclockwise from the x axis to the y axis.

        >>> pk.Rotation2.from_angle([0, 90], degrees=True)
        Rotation2(shape=(2,),
          [0] complex=[1., 0.]
          [1] complex=[0., 1.])

        Args:
            angle: Angles, any real numbers of shape (*batch).
            degrees: Whether the angles are in degrees instead of radians.
        """
        arguments.check_flags("Rotation2.from_angle", degrees=degrees)
        name = "Rotation2.from_angle: angle"
        angles = arguments.tensor(angle, name)
        if not degrees:
            return cls._unchecked(ops.from_angle(angles))
        return cls._unchecked(ops.from_degrees(angles))

    def angle(self, *, degrees: bool = False) -> Tensor:
        """Return the angles, shape (*batch), in [-pi, pi] or in [-180, 180].

        >>> pk.Rotation2([0, -2]).angle(degrees=True)
        tensor(-90.)

        Args:
            degrees: Whether to return degrees instead of radians.
        """
        if degrees is False:
            return ops.angle(self.complex)
        arguments.check_flags("Rotation2.angle", degrees=degrees)
        return arguments.in_degrees(ops.angle, self.complex)

    @classmethod
    def from_matrix(cls, matrix: TensorLike, *, validate: bool | None = None) -> Rotation2:
        """Create from rotation matrices.

        >>> pk.Rotation2.from_matrix([[0, -1], [1, 0]])
        Rotation2(complex=[0., 1.])

        Args:
            matrix: Orthogonal matrices of determinant 1, shape (*batch, 2, 2).
            validate: Whether to raise if a matrix is not a rotation. By default, lists, arrays and tensors on the CPU
                are checked, and tensors on other devices are not, because reading their values waits for the device.
        """
        where = "Rotation2.from_matrix"
        checks = must_validate(matrix, validate, where)
        matrix = cls._argument(matrix, "from_matrix", "matrix")
        check_matrix(matrix, where, (2, 2))
        if validate or (checks and can_be_checked(matrix)):
            validate_matrix(matrix, f"{where}: matrix")
        return cls._unchecked(ops.from_matrix(matrix))

    @classmethod
    def nearest(cls, matrix: TensorLike) -> Rotation2:
        """Create the rotations that are nearest to any matrices, by the Frobenius norm. It is NaN for a reflection.

        >>> pk.Rotation2.nearest([[0, -2], [3, 0]])
        Rotation2(complex=[0., 1.])

        Args:
            matrix: Matrices, shape (*batch, 2, 2).
        """
        matrices = cls._argument(matrix, "nearest", "matrix")
        check_matrix(matrices, "Rotation2.nearest", (2, 2))
        return cls._unchecked(ops.from_matrix(matrices))

    def lift(self) -> Rotation:
        """Return the rotations of space about the z axis by the same angles, with unit quaternions.

        >>> pk.Rotation2([0, 1]).lift()
        Rotation(quaternion=[0.7071, 0.0000, 0.0000, 0.7071])
        """
        return Rotation._unchecked(ops.lift(self.complex))

    def _averaged(self) -> tuple[Tensor, ...]:
        return (ops.lift(self.complex),)

    @classmethod
    def _from_averages(cls, *tensors: Tensor) -> Rotation2:
        return cls._unchecked(ops.planar(*tensors))


define(Rotation2)
Rotation._planar = Rotation2
