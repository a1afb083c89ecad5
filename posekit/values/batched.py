"""What Pose, Rotation and UncertainPose share: they are batches, and travel as torch's tensors do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Never, NoReturn, Self

from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, IndexingError
from .display import describe
from .shapes import Dims as Dims
from .shapes import Shaped
from .storage import Map


class Batched(Shaped):
    """An immutable batch of something: tensors of one batch shape, dtype and device.

    Shapes, dimensions and indices are those of the batch. The components of an element are out of their reach.
    """

    __slots__ = ()
    __array_ufunc__ = None  # numpy's operators then leave the answer to this class

    _names: ClassVar[tuple[str, ...]]
    quaternion: Tensor

    @classmethod
    def _of(cls, *args: Any, **kwargs: Any) -> Self:
        """The value of tensors that are known to agree: nothing is checked."""
        raise NotImplementedError

    def _tensors(self) -> tuple[Tensor, ...]:
        """Its tensors, whose last dimensions are those of an element."""
        return tuple([getattr(self, name) for name in self._names])

    def _with(self, *tensors: Tensor) -> Self:
        """A value like this one of other tensors."""
        return self._of(*tensors)

    def _map(self, function: Map) -> Self:
        own = self._tensors()
        made = [function(x) for x in own]
        return self if all([m is x for m, x in zip(made, own, strict=True)]) else self._with(*made)

    def _in_convention_of(self, _: Self) -> Self:
        """The same value in the convention of another one, if the class has several."""
        return self

    @property
    def _lead(self) -> Tensor:
        return self.quaternion

    # The batch

    def numel(self) -> int:
        """How many elements the batch has."""
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
        try:
            if ellipses > 1:
                raise IndexError("an index can have only one ellipsis")
            if any([arguments.holds_fractions(i) for i in index]):  # which torch would cut off
                raise IndexError("an index is made of integers, bools, slices, None and ...")
            return self._map(lambda x: x[full])
        except (IndexError, TypeError, ValueError, RuntimeError) as error:
            unexpected = isinstance(error, RuntimeError) and not isinstance(error, NotImplementedError)
            if unexpected and not _holds_a_list(index):
                raise
            fact = f"the batch shape is {tuple(self.shape)}"
            if "step must be" in str(error):
                fact = "use .flip(dims) to go backwards"
            raise IndexingError(f"{type(self).__name__}[...]: {error}; {fact}") from error

    # Never: a type checker is to refuse all of these as well.
    def __setitem__(self, index: Never, value: Any) -> NoReturn:
        raise ArgumentError(f"{_a(type(self))} is immutable: make a new one, with where(mask, a, b) or stack")

    def __delitem__(self, index: Never) -> NoReturn:
        raise ArgumentError(f"{_a(type(self))} is immutable: keep the others, with a mask or pk.cat")

    def __contains__(self, value: Never) -> NoReturn:
        raise ArgumentError(f"{type(self).__name__}: in would compare identities; use isclose(other).any()")

    def __mul__(self, other: Never) -> NoReturn:
        raise ArgumentError(f"{type(self).__name__}: * is not defined; @ composes and applies, ** repeats, ~ inverts")

    def __rmul__(self, other: Never) -> NoReturn:
        self.__mul__(other)

    # Comparison and display

    def isclose(self, other: Any, *, rtol: Any = 1e-5, atol: Any = 1e-8) -> Tensor:
        """Which elements are nearly equal, as a bool tensor."""
        raise NotImplementedError

    def allclose(self, other: Self, *, rtol: Any = 1e-5, atol: Any = 1e-8) -> bool:
        """Whether all elements are close, in the sense of ``isclose``."""
        if self._lead.is_meta:
            raise ArgumentError(f"{self._where('allclose')}: on the meta device there are no numbers to compare")
        return bool(self._near(other, *self._tolerances("allclose", other, rtol, atol)).all())

    def _near(self, other: Self, relative: Tensor, absolute: Tensor) -> Tensor:
        """Which elements are nearly equal, of arguments that fit."""
        raise NotImplementedError

    def _tolerances(self, method: str, other: Self, rtol: Any, atol: Any) -> tuple[Tensor, Tensor]:
        """The tolerances as tensors, once all arguments fit."""
        where = self._where(method)
        self._check_same(other, method)
        found = [arguments.scalar(x, f"{where}: {n}", self._lead) for x, n in ((rtol, "rtol"), (atol, "atol"))]
        arguments.check_devices(where, self._lead, other._lead)
        arguments.broadcast(where, self.shape, other.shape, *[x.shape for x in found if x.ndim])
        return found[0], found[1]

    def _check_same(self, other: Any, method: str) -> None:
        """Refuse anything but another value of this class."""
        mine, given = type(self).__name__, type(other).__name__
        if mine != given:
            remedy = (
                "; make a pose of the rotation with Pose.from_rotation" if {mine, given} == {"Pose", "Rotation"} else ""
            )
            raise ArgumentError(f"{mine}.{method}: other must be {_a(type(self))}, got {given}{remedy}")

    def __repr__(self) -> str:
        return describe(type(self).__name__, dict(zip(self._names, self._tensors(), strict=True)))


def _a(kind: type) -> str:
    return f"{'an' if kind.__name__[0] == 'U' else 'a'} {kind.__name__}"


def _holds_a_list(index: tuple[Any, ...]) -> bool:
    """Whether an index has what torch makes a tensor of, which fails in its own ways."""
    return any([isinstance(i, list | tuple) for i in index])
