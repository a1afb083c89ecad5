"""Jacobians of functions of poses and rotations, in tangents."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

import torch
from torch import Tensor

from .. import arguments
from ..engine import jvp, pytree
from ..errors import ArgumentError, DTypeError, IndexingError, ShapeError
from ..values import Group
from .recalled_jacobians import JacobianCall, recalled, remember
from .traced_jacobians import Blocks, is_suitable
from .traced_jacobians import blocks as traced_blocks

__all__ = ["jacobian"]


def jacobian(
    f: Callable[..., Any],
    argnums: int | Sequence[int] = 0,
    *,
    frame: Literal["body", "world"] = "body",
    batch_dims: int | None = None,
) -> Callable[..., Any]:
    """Return the function that computes the Jacobian of ``f`` per element of a batch, with tangents for poses.

    It is like `torch.func.jacrev`, but a pose has 6 columns or rows and a rotation 3: their tangents, as in ``retract``
    and ``local``. And ``f`` acts on each element of the leading batch dimensions by itself, so that the Jacobian has no
    second batch dimension. It is computed in one batched pass, in forward or reverse mode, whichever needs fewer
    directions, and is differentiable. A large Jacobian of clouds, of 2^18 numbers or more in the body frame, is that of
    an op where ``f`` can be traced into one, as in `least_squares`: its first call compiles a kernel.

    A plain function is compiled in its fifth call, and from then on a kernel answers in its place, 20 times faster for
    small clouds. It must read nothing but its arguments and, from outside, numbers, strings, tensors, poses, and pure
    functions of torch, math or its own kind. They are compared before each call, tensors by shape. A function that
    reads anything else, such as attributes of an object, is called each time.

    >>> import torch, posekit as pk
    >>> T = pk.Pose.identity(5)
    >>> point = torch.tensor([1.0, 0.0, 0.0])
    >>> pk.jacobian(lambda T: T.apply(point))(T).shape  # 3 coordinates, by 6 numbers of a twist [v, w]
    torch.Size([5, 3, 6])
    >>> pk.jacobian(lambda T: ~T)(T)[0].diag()
    tensor([-1., -1., -1., -1., -1., -1.])

    Args:
        f: Takes poses, rotations and tensors, and returns one of them or a tuple, list or dict of them.
        argnums: The positional argument to differentiate with respect to, or several of them.
        frame: "body" or "world": where the tangents of arguments and results are expressed.
        batch_dims: The number of leading batch dimensions. By default all dimensions of the first pose or rotation
            among the arguments in ``argnums``, or, if all are tensors, all but the last dimension of the first one.

    Returns:
        A function with the arguments of ``f`` whose result has the structure of the result of ``f``. Each part has
        shape (*batch, *out, *in), where out and in are the shapes of a result and an argument without their batch,
        followed by 6 for a Pose, 3 for a Rotation or a Pose2, and 1 for a Rotation2. If ``argnums`` is a sequence,
        each part is a tuple.
    """
    arguments.check_frame(frame, "jacobian")
    if not callable(f):
        raise ArgumentError(f"jacobian: f must be a function, got {type(f).__name__}")
    kind = type(argnums).__name__
    if hasattr(argnums, "dtype"):  # a value, a tensor or an array
        raise ArgumentError(f"jacobian: argnums must be integers, got {kind}; call the result: `jacobian(f)(value)`")
    places = (argnums,) if isinstance(argnums, int) else tuple(argnums)
    if not places or not all([isinstance(n, int) and not isinstance(n, bool) for n in places]):
        raise ArgumentError(f"jacobian: argnums must be an integer or a sequence of integers, got {argnums!r}")

    @functools.wraps(f)
    def compute(*args: Any, **options: Any) -> Any:
        return _compute(f, args, options, places, isinstance(argnums, int), frame, batch_dims)

    return compute


def jacobian_by_torch(f: Callable[..., Any], argnums: Sequence[int], batch_dims: int) -> Callable[..., Any]:
    """As `jacobian`, always by torch.func."""
    return lambda *args: _compute(f, args, {}, tuple(argnums), False, "body", batch_dims, may_trace=False)


def directions_of(value: Any, batch_dims: int) -> list[Tensor]:
    """For each number of the tangent of a value, in a new first dimension, the direction in which its tensors move."""
    return _leaf(value, batch_dims, "value").directions("body", dual=False)


class _Leaf(NamedTuple):
    """An argument or result: an element of a group, such as a Pose, or a tensor.

    Attributes:
        value: The leaf.
        shape: Its shape without the batch, with the size of the tangent of an element of a group.
        batch: The number of batch dimensions.
    """

    value: Any
    shape: tuple[int, ...]
    batch: int

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def tensors(self) -> tuple[Tensor, ...]:
        return (self.value,) if isinstance(self.value, Tensor) else self.value._tensors()

    def rebuild(self, tensors: Sequence[Tensor]) -> Any:
        return tensors[0] if isinstance(self.value, Tensor) else self.value._with(*tensors)

    def directions(self, frame: str, dual: bool) -> list[Tensor]:
        """For each number of the tangent, in a new first dimension, the direction in which the tensors move.

        With ``dual``, the gradient of the number with respect to the tensors instead.
        """
        if isinstance(self.value, Tensor):
            return [_each(self.value, self.shape, self.batch)]
        value = self.value
        basis = _each(self.tensors[0], self.shape, self.batch)
        if frame == "world":  # a tangent d in the world frame is A^-1 d in the body frame
            basis = (basis.unsqueeze(-2) @ value.adjoint()).squeeze(-2) if dual else (~value).adjoint_apply(basis)
        op = value._ops.covectors if dual else value._ops.directions
        fields = op(*value._stored())
        rows = fields if isinstance(fields, tuple) else (fields,)
        return [(basis.unsqueeze(-2) @ x).squeeze(-2) for x in rows]

    def tangents(self, derivatives: Sequence[Tensor], frame: str) -> Tensor:
        """Derivatives of the tensors, (L, *batch, *shape), as those of the numbers of tangents: (*batch, size, L)."""
        if isinstance(self.value, Tensor):
            return self._flat(derivatives[0]).movedim(0, -1)
        return self._contracted(derivatives, frame, dual=True).mT

    def pulled(self, gradients: Sequence[Tensor], frame: str) -> Tensor:
        """Gradients of the tensors, (K, *batch, *shape), as those of the numbers of the tangent: (*batch, K, size)."""
        if isinstance(self.value, Tensor):
            return self._flat(gradients[0]).movedim(0, -2)
        return self._contracted(gradients, frame, dual=False)

    def _flat(self, x: Tensor) -> Tensor:
        """With one dimension for the numbers of an element, which may have none of its own."""
        return x.reshape(*x.shape[: 1 + self.batch], self.size)

    def _contracted(self, rows: Sequence[Tensor], frame: str, dual: bool) -> Tensor:
        """Products of rows of numbers and the directions of each pose by itself, shape (*batch, rows, size).

        The work is proportional to the number of poses: those of a cloud do not meet each other's directions.
        """
        extra = self.shape[:-1]
        each = self._replace(shape=self.shape[-1:], batch=self.batch + len(extra))
        total: Any = 0
        for direction, row in zip(each.directions(frame, dual), rows, strict=True):
            a, b = (x.expand(x.shape[0], *row.shape[1:]).movedim(0, -2) for x in (row, direction))
            total = total + a @ b.mT  # (*batch, *extra, rows, 6)
        return total.movedim(-2, self.batch).flatten(self.batch + 1)


def _each(like: Tensor, shape: tuple[int, ...], batch: int) -> Tensor:
    """A unit direction for each number of an element, shape (numbers, *batch, *shape)."""
    count = math.prod(shape)
    eye = torch.eye(count, dtype=like.dtype, device=like.device)
    eye = eye.reshape(count, *[1] * batch, *shape)
    return eye.expand(count, *like.shape[:batch], *shape)


def _leaf(value: Any, batch: int, where: str) -> _Leaf:
    tail: tuple[int, ...] = ()
    if isinstance(value, Tensor):
        if not value.is_floating_point():
            raise DTypeError(f"{where} must be of a floating dtype, got {value.dtype}")
        shape = tuple(value.shape)
    elif _is_leaf(value):
        shape = tuple(value.shape)
        tail = (value._size,)
    else:
        raise ArgumentError(
            f"{where} must be a Pose, a Rotation, a Pose2, a Rotation2 or a tensor, got {type(value).__name__}"
        )
    if len(shape) < batch:
        raise ShapeError(f"{where} must have at least {batch} batch dimensions, got shape {tuple(shape)}")
    return _Leaf(value, (*shape[batch:], *tail), batch)


def _batch_of(arguments_: Sequence[Any], batch_dims: int | None) -> int:
    if batch_dims is not None:
        return batch_dims
    for value in arguments_:
        if _is_leaf(value):
            ndim: int = value.ndim
            return ndim
    return max(arguments_[0].dim() - 1, 0) if isinstance(arguments_[0], Tensor) else 0


def _compute(
    f: Callable[..., Any],
    args: tuple[Any, ...],
    options: dict[str, Any],
    places: tuple[int, ...],
    single: bool,
    frame: str,
    batch_dims: int | None,
    may_trace: bool = True,
) -> Any:
    if any([not -len(args) <= n < len(args) for n in places]):
        raise IndexingError(f"jacobian: argnums {places} are not all among the {len(args)} positional arguments")
    places = tuple([n % len(args) for n in places])
    call = JacobianCall(f, args, options, places, single, batch_dims)
    may_trace = may_trace and frame == "body"
    remembered = recalled(call) if may_trace else None
    if remembered is not None:
        return remembered
    batch = _batch_of([args[n] for n in places], batch_dims)
    inputs = [_leaf(args[n], batch, f"jacobian: argument {n}") for n in places]
    shapes = [leaf.tensors[-1].shape[:batch] for leaf in inputs]
    shape = arguments.broadcast("jacobian", **{f"argument {n}": s for n, s in zip(places, shapes, strict=True)})
    inputs = [_expanded(leaf, shape) for leaf in inputs]
    leaves, spec = pytree.tree_flatten(f(*args, **options), is_leaf=_is_leaf)
    outputs = [_leaf(value, batch, "jacobian: the result") for value in leaves]
    for leaf in outputs:
        if leaf.tensors[-1].shape[:batch] != shape:
            batch_shape = tuple(leaf.tensors[-1].shape[:batch])
            raise ShapeError(f"jacobian: the result must have the batch shape {tuple(shape)}, got {batch_shape}")

    def raw(*tensors: Tensor) -> tuple[Tensor, ...]:
        changed, rest = list(args), list(tensors)
        for n, leaf in zip(places, inputs, strict=True):
            count = len(leaf.tensors)
            changed[n], rest = leaf.rebuild(rest[:count]), rest[count:]
        values = pytree.tree_flatten(f(*changed, **options), is_leaf=_is_leaf)[0]
        return tuple([x for leaf, value in zip(outputs, values, strict=True) for x in _leaf(value, batch, "").tensors])

    may_trace = may_trace and all([isinstance(x.value, Tensor) for x in outputs])
    blocks = _blocks(getattr(f, "__code__", None), raw, inputs, outputs, shape, frame, may_trace)
    finish = _finishing(shape, [x.shape for x in inputs], [x.shape for x in outputs], spec, single)
    if may_trace:
        remember(call, [leaf.value for leaf in inputs], shape, blocks, finish)
    return finish(blocks)


def _finishing(
    batch: Sequence[int], inputs: Sequence[tuple[int, ...]], outputs: Sequence[tuple[int, ...]], spec: Any, single: bool
) -> Callable[[Blocks], Any]:
    """Make of blocks what a call returns, which has a dimension for each of results and arguments."""
    shapes = [[(*batch, *out, *shape) for shape in inputs] for out in outputs]

    def finish(blocks: Blocks) -> Any:
        rows = [
            tuple([b.reshape(s) for b, s in zip(row, sizes, strict=True)])
            for row, sizes in zip(blocks, shapes, strict=True)
        ]
        return pytree.tree_unflatten([row[0] if single else row for row in rows], spec)

    return finish


def _blocks(
    code: Any,
    raw: Callable[..., tuple[Tensor, ...]],
    inputs: list[_Leaf],
    outputs: list[_Leaf],
    batch: Sequence[int],
    frame: str,
    may_trace: bool,
) -> list[list[Tensor]]:
    """For each result and argument the block (*batch, out, in), in the fastest way."""
    columns, rows = (sum([leaf.size for leaf in leaves]) for leaves in (inputs, outputs))

    def by_torch() -> list[list[Tensor]]:
        return (_forward if columns <= rows else _reverse)(raw, inputs, outputs, frame)

    values = [leaf.value for leaf in inputs]
    traced = None
    if may_trace and is_suitable(values, math.prod(batch) * rows, columns):
        traced = traced_blocks(code, raw, values, batch, by_torch)
    return by_torch() if traced is None else traced


def _is_leaf(value: Any) -> bool:
    return isinstance(value, Group)


def _expanded(leaf: _Leaf, shape: torch.Size) -> _Leaf:
    tensors = [x.expand((*shape, *x.shape[leaf.batch :])) for x in leaf.tensors]
    return leaf._replace(value=leaf.rebuild(tensors))


def _forward(
    raw: Callable[..., tuple[Tensor, ...]], inputs: list[_Leaf], outputs: list[_Leaf], frame: str
) -> list[list[Tensor]]:
    """For each result and argument the block (*batch, out, in), by directional derivatives."""
    primals = tuple([x for leaf in inputs for x in leaf.tensors])
    columns: list[list[Tensor]] = [[] for _ in outputs]
    place = 0
    for leaf in inputs:
        count = len(leaf.tensors)
        chosen = slice(place, place + count)
        place += count

        def derivative(*directions: Tensor, chosen: slice = chosen) -> tuple[Tensor, ...]:
            def along(*part: Tensor) -> tuple[Tensor, ...]:
                return raw(*primals[: chosen.start], *part, *primals[chosen.stop :])

            return jvp(along, primals[chosen], directions)[1]

        moved = list(torch.vmap(derivative)(*leaf.directions(frame, dual=False)))
        for out, column in zip(outputs, columns, strict=True):
            parts, moved = moved[: len(out.tensors)], moved[len(out.tensors) :]
            column.append(out.tangents(parts, frame))
    return columns


def _reverse(
    raw: Callable[..., tuple[Tensor, ...]], inputs: list[_Leaf], outputs: list[_Leaf], frame: str
) -> list[list[Tensor]]:
    """The same blocks, by gradients of the numbers of the results."""
    primals = tuple([x for leaf in inputs for x in leaf.tensors])
    results, vjp, *_ = torch.func.vjp(raw, *primals)
    rows: list[list[Tensor]] = []
    place = 0
    for out in outputs:
        seeds = out.directions(frame, dual=True)
        count = seeds[0].shape[0]
        others = [x.new_zeros(()).expand(count, *x.shape) for x in results]
        others[place : place + len(seeds)] = seeds
        place += len(seeds)
        gradients = list(torch.vmap(vjp)(tuple(others)))
        row = []
        for leaf in inputs:
            parts, gradients = gradients[: len(leaf.tensors)], gradients[len(leaf.tensors) :]
            row.append(leaf.pulled(parts, frame))
        rows.append(row)
    return rows
