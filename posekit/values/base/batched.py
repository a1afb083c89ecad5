"""Base class of Pose, Rotation and UncertainPose: batch semantics, indexing, comparison and display."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NoReturn

import numpy as np
import torch
from torch import Tensor
from typing_extensions import Never, Self

from ... import arguments
from ...arguments import Weight
from ...engine import is_capturing
from ...errors import ArgumentError, IndexingError
from .protocols import TorchFunctions
from .shape_methods import Dims as Dims
from .shape_methods import Shaped
from .shown import Numbers, Shown
from .storage import Map

_INDICES = "select by slices, integers or tensors of integers on the device, or by where(mask, a, b)"


class Batched(Shaped, TorchFunctions):
    """An immutable batch of elements, stored as tensors of one batch shape, dtype and device.

    Shapes, dimensions and indices refer to the batch. They never address the components of an element.
    """

    __slots__ = ()
    __array_ufunc__ = None  # NumPy operators then return NotImplemented, so that this class handles them

    _names: ClassVar[tuple[str, ...]]
    quaternion: Tensor

    @classmethod
    def _unchecked(cls, *args: Any, **kwargs: Any) -> Self:
        """Construct a value from consistent tensors, without checks."""
        raise NotImplementedError

    def _tensors(self) -> tuple[Tensor, ...]:
        """Return the tensors. The last dimension of each holds the components of an element."""
        return tuple([getattr(self, name) for name in self._names])

    def _with(self, *tensors: Tensor) -> Self:
        """Return a value of the same class, with the same convention, made of other tensors."""
        return self._unchecked(*tensors)

    def _map(self, function: Map) -> Self:
        tensors = self._tensors()
        results = [function(x) for x in tensors]
        return self if all([r is x for r, x in zip(results, tensors, strict=True)]) else self._with(*results)

    def _fits(self, _: Self) -> bool:
        """Return whether both can be in one batch, for classes with properties that a batch has in common."""
        return True

    def _in_convention_of(self, _: Self) -> Self:
        """Convert to the convention of another value, for classes with more than one convention."""
        return self

    @property
    def _lead(self) -> Tensor:
        return self.quaternion

    def _for_clouds(self, clouds: Any, method: str) -> Self:
        """Add a batch dimension for the points of a cloud."""
        arguments.check_flags(self._where(method), clouds=clouds)
        return self.unsqueeze(-1)

    # The batch

    def numel(self) -> int:
        """Return the number of elements in the batch.

        >>> pk.Pose.identity(2, 3).numel()
        6
        """
        return self.shape.numel()

    def __len__(self) -> int:
        if self.ndim == 0:
            raise ArgumentError(f"this {type(self).__name__} is unbatched: it has no len()")
        return self._lead.shape[0]

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Iterator[Self]:
        if self.ndim == 0:
            raise ArgumentError(f"this {type(self).__name__} is unbatched: it cannot be iterated over")
        return iter(self.unbind())

    def __getitem__(self, index: Any) -> Self:
        index = index if isinstance(index, tuple) else (index,)
        ellipses = sum([1 for i in index if i is Ellipsis])
        full = (*index, slice(None)) if ellipses else (*index, Ellipsis, slice(None))
        device = self._lead.device
        if is_capturing(device) and not all([_is_capturable(i, device) for i in index]):
            arguments.check_read(f"{type(self).__name__}[...]", self._lead, remedy=_INDICES)
        try:
            if ellipses > 1:
                raise IndexError("an index can have only one ellipsis")
            if any([arguments.contains_non_integers(i) for i in index]):  # torch would truncate them to integers
                raise IndexError("an index must consist of integers, bools, slices, None and ...")
            return self._map(lambda x: x[full])
        except Exception as error:  # the sequence or the `__index__` of a user's object may raise anything
            expected = isinstance(error, IndexError | TypeError | ValueError | NotImplementedError)
            if not (expected or "indices" in str(error)) and _is_plain(index):
                raise
            fact = f"the batch shape is {tuple(self.shape)}"
            if "step must be" in str(error):
                fact = "use .flip(dims) to go backwards"
            text = arguments.reason(error) if all(map(_is_dense, index)) else "an index must be a dense tensor"
            if any([isinstance(i, str) for i in index]):
                text = "elements have no names; a robot is asked for links: `robot.forward(q, link)`"
            raise IndexingError(f"{type(self).__name__}[...]: {text}; {fact}") from error

    # `Never` makes type checkers reject these operations as well.
    def __setitem__(self, index: Never, value: Any) -> NoReturn:
        raise ArgumentError(f"{_article(type(self))} is immutable: create a new one with where(mask, a, b) or stack")

    def __delitem__(self, index: Never) -> NoReturn:
        raise ArgumentError(f"{_article(type(self))} is immutable: select the other elements with a mask or pk.cat")

    def __contains__(self, value: Never) -> NoReturn:
        raise ArgumentError(f"{type(self).__name__}: in would compare identities; use isclose(other).any()")

    def __mul__(self, other: Never) -> NoReturn:
        raise ArgumentError(f"{type(self).__name__}: * is not defined; @ composes and applies, ** repeats, ~ inverts")

    def __rmul__(self, other: Never) -> NoReturn:
        self.__mul__(other)

    # Comparison and display

    def isclose(self, other: Self, *, rtol: Weight = 1e-5, atol: Weight = 1e-8) -> Tensor:
        """Return where two elements are equal within a tolerance, as a bool tensor of the common batch shape.

        The distance between positions must be at most ``atol + rtol * |other.position|`` and the angle between
        rotations at most ``atol + rtol`` radians. The length of a complex number or a quaternion has no influence. The
        entries of covariances, in the ``frame`` of this estimate, must differ by at most
        ``atol + rtol * max(abs(other.covariance))``, and each number of a camera by at most
        ``atol + rtol * abs(other)``. NaN is not close to anything.

        >>> pk.Pose2([1, 2]).isclose(pk.Pose2([[1, 2], [1, 3]], [2, 0]))
        tensor([ True, False])
        >>> a = pk.UncertainPose(pk.Pose.identity(), torch.eye(6))
        >>> a.isclose(pk.UncertainPose(pk.Pose.identity(), 2 * torch.eye(6)))
        tensor(False)
        >>> a = pk.Camera([400, 400, 319.5, 239.5], (640, 480))
        >>> a.isclose(pk.Camera([[400, 400, 319.5, 239.5], [401, 400, 319.5, 239.5]], (640, 480)))
        tensor([ True, False])

        Args:
            other: The elements to compare with; cameras of the same model and size.
            rtol: The relative tolerance.
            atol: The absolute tolerance, in units of length, in radians, in units of the covariance, and of cameras in
                pixels and in units of the coefficients.
        """
        return self._near(other, *self._tolerances("isclose", other, rtol, atol))

    def allclose(self, other: Self, *, rtol: Weight = 1e-5, atol: Weight = 1e-8) -> bool:
        """Return whether ``isclose`` is True for all elements.

        >>> pk.Rotation([1, 0, 0, 1]).allclose(pk.Rotation([-2, 0, 0, -2]))  # the same rotation
        True

        Args:
            other: The values to compare with.
            rtol: The relative tolerance.
            atol: The absolute tolerance.
        """
        if self._lead.is_meta:
            raise ArgumentError(f"{self._where('allclose')}: on the meta device, tensors have no values to compare")
        arguments.check_read(self._where("allclose"), self._lead, remedy="capture isclose, which returns a tensor")
        return bool(self._near(other, *self._tolerances("allclose", other, rtol, atol)).all())

    def _near(self, other: Self, relative: Tensor, absolute: Tensor) -> Tensor:
        """Compute `isclose` from checked arguments."""
        raise NotImplementedError

    def _tolerances(self, method: str, other: Self, rtol: Any, atol: Any) -> tuple[Tensor, Tensor]:
        """Check the arguments of a comparison and return the tolerances as tensors."""
        where = self._where(method)
        self._check_same(other, method)
        for name, x in (("rtol", rtol), ("atol", atol)):
            if isinstance(x, Tensor):
                arguments.check_dense(x, f"{where}: {name}")
        tolerances = [arguments.scalar(x, f"{where}: {n}", self._lead) for x, n in ((rtol, "rtol"), (atol, "atol"))]
        # As in torch, a tensor without dimensions may be on the CPU beside tensors on a device.
        elsewhere = [x for x in tolerances if x.ndim or not x.is_cpu]
        arguments.check_devices(where, self._lead, other._lead, *elsewhere)
        named = {n: x.shape for n, x in zip(("rtol", "atol"), tolerances, strict=True) if x.ndim}
        arguments.broadcast(where, self=self.shape, other=other.shape, **named)
        return tolerances[0], tolerances[1]

    def _check_same(self, other: Any, method: str) -> None:
        """Raise unless ``other`` is a value of this class."""
        expected, actual = type(self).__name__, type(other).__name__
        if expected != actual:
            mixed = {expected, actual} == {"Pose", "Rotation"}
            remedy = "; make a pose of the rotation with Pose.from_rotation" if mixed else ""
            if isinstance(other, Tensor) and hasattr(type(self), "from_matrix"):
                remedy = f"; convert matrices with {expected}.from_matrix"
            raise ArgumentError(f"{expected}.{method}: other must be {_article(type(self))}, got {actual}{remedy}")

    @classmethod
    def _check_both(cls, value: Any, other: Any, method: str, remedy: str = "") -> None:
        """Raise unless a method that may be called on the class, as a function of two values, got two of them."""
        if not isinstance(value, cls):
            kind = type(value).__name__
            raise ArgumentError(f"{cls.__name__}.{method}: self must be {_article(cls)}, got {kind}{remedy}")
        value._check_same(other, method)

    def _shown(self) -> Shown:
        tensors = self._named()
        fits = len({x.shape[:-1] for x in tensors.values()}) == 1 and all([x.dim() for x in tensors.values()])
        return Shown(f"shape={tuple(self.shape)}" if fits else "", tensors)

    def _numbers(self) -> Numbers:
        return Numbers(self._named())

    def _named(self) -> dict[str, Tensor]:
        return dict(zip(self._names, self._tensors(), strict=True))


def _article(kind: type) -> str:
    return f"{'an' if kind.__name__[0] == 'U' else 'a'} {kind.__name__}"


def _is_plain(index: tuple[Any, ...]) -> bool:
    """Return whether torch raises errors of an index only: for lists and other objects it raises any errors."""
    return all([i is None or i is Ellipsis or isinstance(i, int | slice | Tensor) for i in index])


def _is_capturable(index: Any, device: torch.device) -> bool:
    """Whether neither the number of elements nor the places that an index selects must be read or copied."""
    if isinstance(index, Tensor):
        return index.dtype is not torch.bool and index.device == device
    if isinstance(index, bool | np.bool_):  # a mask
        return False
    return index is None or index is Ellipsis or isinstance(index, int | np.integer | slice)


def _is_dense(index: Any) -> bool:
    return not isinstance(index, Tensor) or (index.layout is torch.strided and not index.is_nested)
