"""Another batch shape: the methods of tensors that change it, on values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self

import torch
from torch import Tensor

from .. import arguments
from ..engine import unbound
from ..errors import ArgumentError, ShapeError
from .storage import Map, Stored

Dims = int | Sequence[int]


class Shaped(Stored):
    """A batch whose dimensions are changed as those of tensors. The components of an element are out of their reach."""

    __slots__ = ()

    def _with(self, *tensors: Tensor) -> Self:
        """A value like this one of other tensors."""
        raise NotImplementedError

    @property
    def shape(self) -> torch.Size:
        """The batch shape."""
        return self._lead.shape[:-1]

    @property
    def ndim(self) -> int:
        """The number of batch dimensions."""
        return self._lead.dim() - 1

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
        return self._parts(lambda x: unbound(x, place))

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
