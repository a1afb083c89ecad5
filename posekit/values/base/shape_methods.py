"""Shape methods of values: the methods of tensors that change a shape, applied to the batch shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor
from typing_extensions import Self

from ... import arguments
from ...engine import is_eager, unbind_slices
from ...errors import ArgumentError, ShapeError
from .storage import Map, Stored

Dims = int | Sequence[int]


class Shaped(Stored):
    """Base class with the shape methods of tensors. They act on batch dimensions, never on the components."""

    __slots__ = ()

    def _with(self, *tensors: Tensor) -> Self:
        """Return a value of the same class, with the same convention, made of other tensors."""
        raise NotImplementedError

    @property
    def shape(self) -> torch.Size:
        """The batch shape.

        >>> pk.Pose.identity(2, 3).shape
        torch.Size([2, 3])
        """
        return self._lead.shape[:-1]

    @property
    def ndim(self) -> int:
        """The number of batch dimensions.

        >>> pk.Pose.identity(2, 3).ndim
        2
        """
        return self._lead.dim() - 1

    def _map_checked(self, method: str, sizes: tuple[int, ...], function: Map) -> Self:
        """Apply a function to the tensors and turn torch's errors into those of posekit."""
        try:
            return self._map(function)
        except (TypeError, ValueError, OverflowError) as error:
            raise ArgumentError(f"{self._where(method)}: {arguments.reason(error)}") from error
        except RuntimeError as error:
            fact = f"batch shape {tuple(self.shape)} does not fit {tuple(sizes)}"
            raise ShapeError(f"{self._where(method)}: {fact}") from error

    def reshape(self, *sizes: Dims, shape: Dims | None = None) -> Self:
        """Return the same elements in another batch shape. One size may be -1: it is inferred.

        >>> pk.Pose.identity(2, 3).reshape(-1).shape
        torch.Size([6])

        Args:
            *sizes: The new batch shape, as integers or as one tuple.
            shape: The same, by name.
        """
        new = arguments.sizes_or_keyword(sizes, shape, "shape", self._where("reshape"))
        if any([n == -1 for n in new]):  # of a tensor without numbers, as the distortion of a pinhole, it is not known
            try:  # noqa: SIM105 - Dynamo of torch 2.9 does not trace contextlib.suppress
                new = tuple(self._lead.reshape(*new, self._lead.shape[-1]).shape[:-1])
            except (TypeError, RuntimeError):  # raised below
                pass
        return self._map_checked("reshape", new, lambda x: x.reshape(*new, x.shape[-1]))

    def expand(self, *shape: Dims) -> Self:
        """Return a view that repeats the elements in a larger batch shape. -1 keeps a size.

        >>> pk.Pose.identity().expand(2, 3).shape
        torch.Size([2, 3])

        Args:
            *shape: The larger batch shape, as integers or as one tuple.
        """
        sizes = arguments.sizes(shape, self._where("expand"))
        return self._map_checked("expand", sizes, lambda x: x.expand(*sizes, -1))

    def broadcast_to(self, *shape: Dims) -> Self:
        """Alias of ``expand`` with NumPy's name.

        >>> pk.Pose.identity(3).broadcast_to(2, 3).shape
        torch.Size([2, 3])

        Args:
            *shape: The larger batch shape, as integers or as one tuple.
        """
        sizes = arguments.sizes(shape, self._where("broadcast_to"))
        return self._map_checked("broadcast_to", sizes, lambda x: x.expand(*sizes, -1))

    def repeat(self, *repeats: Dims) -> Self:
        """Repeat the batch along each dimension; this copies.

        >>> pk.Pose(torch.eye(3)[:2]).repeat(2).position
        tensor([[1., 0., 0.],
                [0., 1., 0.],
                [1., 0., 0.],
                [0., 1., 0.]])

        Args:
            *repeats: How often to repeat along each dimension, as integers or as one tuple.
        """
        sizes = arguments.sizes(repeats, self._where("repeat"))
        return self._map_checked("repeat", sizes, lambda x: x.repeat(*sizes, 1))

    def repeat_interleave(self, repeats: Dims | Tensor, dim: int | None = None) -> Self:
        """Repeat each element along a dimension, or along the flattened batch if ``dim`` is None.

        >>> pk.Pose(torch.eye(3)[:2]).repeat_interleave(2).position
        tensor([[1., 0., 0.],
                [1., 0., 0.],
                [0., 1., 0.],
                [0., 1., 0.]])

        Args:
            repeats: How often to repeat each element: a number, or one number for each, as a list or a tensor.
            dim: The batch dimension.
        """
        where = self._where("repeat_interleave")
        if dim is None:
            return self.flatten().repeat_interleave(repeats, 0)
        place = arguments.dim(dim, self.ndim, where)
        if isinstance(repeats, arguments.NUMBERS):
            repeats = arguments.integers(repeats, f"{where}: repeats", self.device)
        if isinstance(repeats, Tensor):
            arguments.check_dense(repeats, f"{where}: repeats")
            if repeats.dtype not in (torch.int32, torch.int64) or repeats.dim() > 1:
                actual = f"{repeats.dtype} of shape {tuple(repeats.shape)}"
                raise ArgumentError(f"{where}: repeats must be an integer tensor of at most 1 dimension, got {actual}")
            arguments.check_read(f"{where}: repeats", repeats, remedy="pass a number, or make the call before")
            sizes: tuple[int, ...] = tuple(repeats.shape)
            # torch 2.13 crashes where the sum of the repeats overflows.
            if arguments.is_readable(repeats) and is_eager((repeats,)) and repeats.double().sum() >= 1 << 56:
                raise ShapeError(f"{where}: the sum of repeats must be less than 2**56")
        else:
            sizes = arguments.sizes((repeats,), where)
        counts: Any = repeats
        return self._map_checked("repeat_interleave", sizes, lambda x: x.repeat_interleave(counts, place))

    def flatten(self, start_dim: int = 0, end_dim: int = -1) -> Self:
        """Merge a range of batch dimensions, by default all of them, into one.

        >>> pk.Pose.identity(2, 3, 4).flatten(1).shape
        torch.Size([2, 12])

        Args:
            start_dim: The first dimension of the range.
            end_dim: The last dimension of the range, which it includes.
        """
        if self.ndim == 0:
            arguments.dims((start_dim, end_dim), 1, self._where("flatten"))
            return self.unsqueeze(0)
        start, end = arguments.dims((start_dim, end_dim), self.ndim, self._where("flatten"))
        if start > end:
            raise ShapeError(f"{self._where('flatten')}: start_dim {start_dim} comes after end_dim {end_dim}")
        return self._map(lambda x: x.flatten(start, end))

    def squeeze(self, dim: Dims | None = None) -> Self:
        """Remove all batch dimensions of size 1, or only those in ``dim``.

        >>> pk.Pose.identity(1, 3, 1).squeeze().shape
        torch.Size([3])

        Args:
            dim: One or more batch dimensions. Those of another size than 1 are kept.
        """
        if dim is None:
            dim = [i for i, size in enumerate(self.shape) if size == 1]
        dims = arguments.dims(dim, self.ndim, self._where("squeeze"))
        return self._map_checked("squeeze", dims, lambda x: x.squeeze(dims))

    def unsqueeze(self, dim: int) -> Self:
        """Insert a batch dimension of size 1.

        >>> pk.Pose.identity(3).unsqueeze(0).shape
        torch.Size([1, 3])

        Args:
            dim: The place of the new dimension.
        """
        place = arguments.dim(dim, self.ndim + 1, self._where("unsqueeze"))
        return self._map(lambda x: x.unsqueeze(place))

    def movedim(self, source: Dims, destination: Dims) -> Self:
        """Move batch dimensions to other positions.

        >>> pk.Pose.identity(2, 3, 4).movedim(0, -1).shape
        torch.Size([3, 4, 2])

        Args:
            source: One or more dimensions.
            destination: Their new places.
        """
        where = self._where("movedim")
        old, new = (arguments.dims(d, self.ndim, where) for d in (source, destination))
        return self._map_checked("movedim", new, lambda x: x.movedim(old, new))

    def transpose(self, dim0: int, dim1: int) -> Self:
        """Swap two batch dimensions.

        >>> pk.Pose.identity(2, 3).transpose(0, 1).shape
        torch.Size([3, 2])

        Args:
            dim0: A batch dimension.
            dim1: Another one.
        """
        first, second = arguments.dims((dim0, dim1), self.ndim, self._where("transpose"))
        return self._map(lambda x: x.transpose(first, second))

    def permute(self, *order: Dims, dims: Dims | None = None) -> Self:
        """Reorder the batch dimensions.

        >>> pk.Pose.identity(2, 3, 4).permute(2, 0, 1).shape
        torch.Size([4, 2, 3])

        Args:
            *order: The old dimensions in their new order, as integers or as one tuple.
            dims: The same, by name.
        """
        where = self._where("permute")
        order = arguments.dims(arguments.sizes_or_keyword(order, dims, "dims", where), self.ndim, where)
        return self._map_checked("permute", order, lambda x: x.permute(*order, -1))

    def flip(self, *along: Dims, dims: Dims | None = None) -> Self:
        """Reverse the order of the elements along batch dimensions.

        >>> pk.Pose(torch.eye(3)).flip(0).position
        tensor([[0., 0., 1.],
                [0., 1., 0.],
                [1., 0., 0.]])

        Args:
            *along: The batch dimensions, as integers or as one tuple.
            dims: The same, by name.
        """
        where = self._where("flip")
        places = arguments.dims(arguments.sizes_or_keyword(along, dims, "dims", where), self.ndim, where)
        return self._map_checked("flip", places, lambda x: x.flip(places))

    def roll(self, shifts: Dims, dims: Dims | None = None) -> Self:
        """Shift the elements cyclically along batch dimensions.

        If ``dims`` is None, the batch is flattened, shifted and restored to its shape.

        >>> pk.Pose(torch.eye(3)).roll(1).position
        tensor([[0., 0., 1.],
                [1., 0., 0.],
                [0., 1., 0.]])

        Args:
            shifts: By how many places to shift, for each dimension.
            dims: The batch dimensions.
        """
        if dims is None:
            return self.flatten().roll(shifts, 0).reshape(self.shape)
        places = arguments.dims(dims, self.ndim, self._where("roll"))
        return self._map_checked("roll", places, lambda x: x.roll(shifts, places))

    def unbind(self, dim: int = 0) -> tuple[Self, ...]:
        """Split into the slices along a batch dimension and remove that dimension.

        >>> first, second = pk.Pose(torch.eye(3)[:2]).unbind()
        >>> second
        Pose(position=[0., 1., 0.], quaternion=[1., 0., 0., 0.])

        Args:
            dim: The batch dimension.
        """
        place = arguments.dim(dim, self.ndim, self._where("unbind"))
        return self._parts(lambda x: unbind_slices(x, place))

    def split(self, split_size: Dims, dim: int = 0) -> tuple[Self, ...]:
        """Split along a batch dimension into parts of one size, or of given sizes.

        >>> [part.shape for part in pk.Pose.identity(5).split([2, 3])]
        [torch.Size([2]), torch.Size([3])]

        Args:
            split_size: The size of the parts, of which the last may be smaller; or a list of their sizes.
            dim: The batch dimension.
        """
        place = arguments.dim(dim, self.ndim, self._where("split"))
        try:
            return self._parts(lambda x: x.split(split_size, place))
        except (TypeError, ValueError, OverflowError) as error:
            actual = arguments.describe(split_size)
            raise ArgumentError(
                f"{self._where('split')}: split_size must be an int or a list of them, got {actual}"
            ) from error
        except RuntimeError as error:
            actual = arguments.describe(split_size)
            fact = f"batch shape {tuple(self.shape)} does not split into {actual} along dim {dim}"
            raise ShapeError(f"{self._where('split')}: {fact}") from error

    def chunk(self, chunks: int, dim: int = 0) -> tuple[Self, ...]:
        """Split along a batch dimension into at most ``chunks`` parts of equal size; the last may be smaller.

        >>> [part.shape for part in pk.Pose.identity(5).chunk(2)]
        [torch.Size([3]), torch.Size([2])]

        Args:
            chunks: The number of parts.
            dim: The batch dimension.
        """
        where = self._where("chunk")
        place = arguments.dim(dim, self.ndim, where)
        if not isinstance(chunks, int) or isinstance(chunks, bool) or chunks < 1:
            raise ArgumentError(f"{where}: chunks must be a positive integer, got {arguments.describe(chunks)}")
        count = min(chunks, 1 << 62)  # torch takes 64 bits
        return self._parts(lambda x: x.chunk(count, place))

    def _parts(self, cut: Callable[[Tensor], Sequence[Tensor]]) -> tuple[Self, ...]:
        return tuple([self._with(*part) for part in zip(*map(cut, self._tensors()), strict=True)])
