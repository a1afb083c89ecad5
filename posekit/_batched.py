"""What Pose, Rotation and UncertainPose share: they are batches, and travel as torch's tensors do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Never, NoReturn, Self

import torch
from torch import Tensor

from . import _arguments as arguments
from ._repr import describe
from .engine import plain
from .errors import ArgumentError, DeviceError, DTypeError, IndexingError, ShapeError

Dims = int | Sequence[int]
Map = Callable[[Tensor], Tensor]


class Batched:
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

    def _told_like(self, _: Self) -> Self:
        """The same, told in the way of another one, if there are several ways."""
        return self

    @property
    def _lead(self) -> Tensor:
        """The tensor that tells the batch shape, dtype and device."""
        return self.quaternion

    def _where(self, method: str) -> str:
        return f"{type(self).__name__}.{method}"

    # The batch

    @property
    def shape(self) -> torch.Size:
        """The batch shape."""
        return self._lead.shape[:-1]

    @property
    def ndim(self) -> int:
        """The number of batch dimensions."""
        return self._lead.dim() - 1

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

    def _fitted(self, method: str, sizes: tuple[int, ...], function: Map) -> Self:
        try:
            return self._map(function)
        except (TypeError, ValueError, OverflowError) as error:
            raise ArgumentError(f"{self._where(method)}: {str(error).splitlines()[0]}") from error
        except RuntimeError as error:
            fact = f"batch shape {tuple(self.shape)} does not fit {tuple(sizes)}"
            raise ShapeError(f"{self._where(method)}: {fact}") from error

    def reshape(self, *sizes: Dims, shape: Dims | None = None) -> Self:
        """The same elements in another batch shape; one size may be -1."""
        sizes = arguments.named(sizes, shape, "shape", self._where("reshape"))
        return self._fitted("reshape", sizes, lambda x: x.reshape(*sizes, x.shape[-1]))

    def expand(self, *shape: Dims) -> Self:
        """A view in a larger batch shape that repeats the elements; -1 keeps a size."""
        sizes = arguments.sizes(shape, self._where("expand"))
        return self._fitted("expand", sizes, lambda x: x.expand(*sizes, -1))

    def broadcast_to(self, *shape: Dims) -> Self:
        """``expand``, under numpy's name."""
        return self.expand(*shape)

    def repeat(self, *repeats: Dims) -> Self:
        """The batch, copied as often as said along each dimension."""
        sizes = arguments.sizes(repeats, self._where("repeat"))
        return self._fitted("repeat", sizes, lambda x: x.repeat(*sizes, 1))

    def repeat_interleave(self, repeats: int | Tensor, dim: int | None = None) -> Self:
        """Each element, copied as often as said, one after the other along a dimension; along all of them made one."""
        where = self._where("repeat_interleave")
        if dim is None:
            return self.flatten().repeat_interleave(repeats, 0)
        place = arguments.dim(dim, self.ndim, where)
        if isinstance(repeats, Tensor):
            if repeats.dtype not in (torch.int32, torch.int64) or repeats.dim() > 1:
                given = f"{repeats.dtype} of shape {tuple(repeats.shape)}"
                raise ArgumentError(f"{where}: repeats must be a row of integers, got {given}")
            sizes: tuple[int, ...] = tuple(repeats.shape)
        else:
            (repeats,) = sizes = arguments.sizes((repeats,), where)
        return self._fitted("repeat_interleave", sizes, lambda x: x.repeat_interleave(repeats, place))

    def flatten(self, start_dim: int = 0, end_dim: int = -1) -> Self:
        """The batch with a range of dimensions, by default all of them, made one."""
        if self.ndim == 0:
            arguments.dims((start_dim, end_dim), 1, self._where("flatten"))
            return self.unsqueeze(0)
        start, end = arguments.dims((start_dim, end_dim), self.ndim, self._where("flatten"))
        if start > end:
            raise ShapeError(f"{self._where('flatten')}: start_dim {start_dim} comes after end_dim {end_dim}")
        return self._map(lambda x: x.flatten(start, end))

    def squeeze(self, dim: Dims | None = None) -> Self:
        """The batch without its dimensions of size 1, or without those of them that are named."""
        if dim is None:
            dim = [i for i, size in enumerate(self.shape) if size == 1]
        dims = arguments.dims(dim, self.ndim, self._where("squeeze"))
        return self._fitted("squeeze", dims, lambda x: x.squeeze(dims))

    def unsqueeze(self, dim: int) -> Self:
        """The batch with a dimension of size 1 more."""
        place = arguments.dim(dim, self.ndim + 1, self._where("unsqueeze"))
        return self._map(lambda x: x.unsqueeze(place))

    def movedim(self, source: Dims, destination: Dims) -> Self:
        """The batch with dimensions moved to other places."""
        where = self._where("movedim")
        old, new = (arguments.dims(d, self.ndim, where) for d in (source, destination))
        return self._fitted("movedim", new, lambda x: x.movedim(old, new))

    def transpose(self, dim0: int, dim1: int) -> Self:
        """The batch with two dimensions swapped."""
        first, second = arguments.dims((dim0, dim1), self.ndim, self._where("transpose"))
        return self._map(lambda x: x.transpose(first, second))

    def permute(self, *order: Dims, dims: Dims | None = None) -> Self:
        """The batch with its dimensions in another order."""
        where = self._where("permute")
        order = arguments.dims(arguments.named(order, dims, "dims", where), self.ndim, where)
        return self._fitted("permute", order, lambda x: x.permute(*order, -1))

    def flip(self, *along: Dims, dims: Dims | None = None) -> Self:
        """The batch backwards along dimensions."""
        where = self._where("flip")
        places = arguments.dims(arguments.named(along, dims, "dims", where), self.ndim, where)
        return self._fitted("flip", places, lambda x: x.flip(places))

    def roll(self, shifts: Dims, dims: Dims | None = None) -> Self:
        """The batch with its elements shifted along dimensions, those that leave coming back at the other end.

        Without dimensions, along the one that all of them make when they are flattened.
        """
        if dims is None:
            return self.flatten().roll(shifts, 0).reshape(self.shape)
        places = arguments.dims(dims, self.ndim, self._where("roll"))
        return self._fitted("roll", places, lambda x: x.roll(shifts, places))

    def unbind(self, dim: int = 0) -> tuple[Self, ...]:
        """The parts along a dimension, which they lose."""
        place = arguments.dim(dim, self.ndim, self._where("unbind"))
        return self._parts(lambda x: plain.unbound(x, place))

    def split(self, split_size: Dims, dim: int = 0) -> tuple[Self, ...]:
        """Parts of one size, or of the sizes given, along a dimension."""
        place = arguments.dim(dim, self.ndim, self._where("split"))
        try:
            return self._parts(lambda x: x.split(split_size, place))
        except (TypeError, ValueError, OverflowError) as error:
            raise ArgumentError(
                f"{self._where('split')}: split_size must be an int or a list of them, got {split_size!r}"
            ) from error
        except RuntimeError as error:
            fact = f"batch shape {tuple(self.shape)} does not split into {split_size} along dim {dim}"
            raise ShapeError(f"{self._where('split')}: {fact}") from error

    def chunk(self, chunks: int, dim: int = 0) -> tuple[Self, ...]:
        """That many parts along a dimension, or fewer, of one size but for the last."""
        where = self._where("chunk")
        place = arguments.dim(dim, self.ndim, where)
        if not isinstance(chunks, int) or isinstance(chunks, bool) or chunks < 1:
            raise ArgumentError(f"{where}: chunks must be a positive integer, got {chunks!r}")
        return self._parts(lambda x: x.chunk(chunks, place))

    def _parts(self, cut: Callable[[Tensor], Sequence[Tensor]]) -> tuple[Self, ...]:
        return tuple([self._with(*part) for part in zip(*map(cut, self._tensors()), strict=True)])

    # Dtype, device and memory

    @property
    def dtype(self) -> torch.dtype:
        """The dtype of the tensors."""
        return self._lead.dtype

    @property
    def device(self) -> torch.device:
        """Where the tensors are."""
        return self._lead.device

    @property
    def is_cuda(self) -> bool:
        return self._lead.is_cuda

    @property
    def requires_grad(self) -> bool:
        """Whether gradients flow into any of its tensors."""
        return any([x.requires_grad for x in self._tensors()])

    def to(self, *target: Any, **options: Any) -> Self:
        """On another device or in another dtype, as ``torch.Tensor.to``; a Pose or Rotation can be the model too.

        Nothing is copied where nothing changes.
        """
        target = tuple([t._lead if isinstance(t, Batched) else t for t in target])
        for goal in (*target, options.get("dtype"), options.get("device")):
            dtype = goal.dtype if isinstance(goal, Tensor) else goal
            if isinstance(dtype, torch.dtype) and dtype not in arguments.FLOATS:
                raise DTypeError(f"{self._where('to')}: needs a floating dtype, got {dtype}")
            if isinstance(dtype, str | torch.device) or type(dtype) is int:
                arguments.check_device(self._where("to"), dtype)
            elif isinstance(dtype, float) or (isinstance(dtype, type) and dtype is not float):
                raise ArgumentError(f"{self._where('to')}: needs a dtype, a device or a tensor, got {dtype}")
        if target and isinstance(target[0], bool):
            raise ArgumentError(f"{self._where('to')}: needs a dtype, a device or a tensor, got {target[0]}")
        try:
            return self._map(lambda x: x.to(*target, **options))
        except TypeError as error:
            raise ArgumentError(f"{self._where('to')}: {str(error).splitlines()[0]}") from error
        except NotImplementedError as error:
            raise DeviceError(f"{self._where('to')}: {str(error).splitlines()[0]}") from error

    def cpu(self) -> Self:
        """On the CPU."""
        return self.to("cpu")

    def cuda(self, device: int | str | torch.device | None = None, non_blocking: bool = False) -> Self:
        """On a CUDA device: the current one if none is given."""
        arguments.check_device(self._where("cuda"), "cuda" if device is None else device)
        return self._map(lambda x: x.cuda(device, non_blocking=non_blocking))

    def float(self) -> Self:
        """In float32."""
        return self.to(torch.float32)

    def double(self) -> Self:
        """In float64."""
        return self.to(torch.float64)

    def half(self) -> Self:
        """In float16."""
        return self.to(torch.float16)

    def bfloat16(self) -> Self:
        """In bfloat16."""
        return self.to(torch.bfloat16)

    def detach(self) -> Self:
        """The same numbers, cut from the graph of gradients."""
        return self._map(Tensor.detach)

    def clone(self) -> Self:
        """A copy in memory of its own."""
        return self._map(Tensor.clone)

    def contiguous(self) -> Self:
        """With every tensor in one piece of memory: itself where they are."""
        return self._map(Tensor.contiguous)

    def pin_memory(self) -> Self:
        """A copy in page-locked memory, from which a GPU can read while the CPU goes on."""
        try:
            return self._map(Tensor.pin_memory)
        except RuntimeError as error:
            raise DeviceError(f"{self._where('pin_memory')}: {str(error).splitlines()[0]}") from error

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Ask for gradients, in place: the tensors it was made of, where it shares them, ask too."""
        for x in self._tensors():
            x.requires_grad_(requires_grad)
        return self

    def retain_grad(self) -> Self:
        """Have its tensors, where gradients flow into them, keep these, also where they are made from others."""
        flowing = [x for x in self._tensors() if x.requires_grad]
        if not flowing:
            raise ArgumentError(f"{self._where('retain_grad')}: no gradient flows into it; call requires_grad_() first")
        for x in flowing:
            x.retain_grad()
        return self

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
