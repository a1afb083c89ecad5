"""Shapes, storage, indexing and comparison of values: what a tensor of indices does, the tensors of a value do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.utils import _pytree as pytree

import posekit as pk
from tests.fuzz.draws import Draw, Shape
from tests.fuzz.kinds import symmetric
from tests.fuzz.subject import Subject
from tests.reference import pose, rotation, so3, uncertainty

KINDS = {"Pose": "pose", "Rotation": "rotation", "UncertainPose": "estimate", "Camera": "camera"}
FLOATS = {"half": torch.float16, "bfloat16": torch.bfloat16, "float": torch.float32, "double": torch.float64}
COMPONENTS = (1, 1, 2)  # the numbers of dimensions of the components of a position, a quaternion and a covariance


def indexed(method: Callable[..., Any]) -> Callable[..., Any]:
    """What a method does to each tensor of a value, by what it does to a tensor of the indices of the elements."""

    def formula(*given: Any, **options: Any) -> Any:
        tensors = [x for x in given if isinstance(x, Tensor) and x.is_floating_point()]
        extra = given[len(tensors) :]
        tensors[2:] = [symmetric(c) for c in tensors[2:]]
        ranks = COMPONENTS if len(tensors) > 1 else (1,)
        batch = tensors[0].shape[:-1]
        index = torch.arange(batch.numel()).reshape(batch)

        def taken(part: Tensor) -> tuple[Tensor, ...]:
            return tuple(
                x.reshape(index.numel(), *x.shape[x.dim() - rank :])[part]
                for x, rank in zip(tensors, ranks, strict=False)
            )

        return pytree.tree_map_only(Tensor, taken, method(index, *extra, **options))

    return formula


def positional(*makers: Callable[[Draw, Shape], Any]) -> dict[str, Any]:
    """Options that are passed by position."""
    return {"*": lambda draw, batch: tuple(make(draw, batch) for make in makers)}


def dim(draw: Draw, batch: Shape) -> int:
    return draw.integer(-len(batch), len(batch) - 1)


def new_dim(draw: Draw, batch: Shape) -> int:
    return draw.integer(-len(batch) - 1, len(batch))


def dims(draw: Draw, batch: Shape) -> tuple[int, ...]:
    order = list(range(len(batch)))
    draw.random.shuffle(order)
    return tuple(order[: draw.integer(1, len(order))])


def order(draw: Draw, batch: Shape) -> tuple[int, ...]:
    found = list(range(len(batch)))
    draw.random.shuffle(found)
    return tuple(found)


def new_shape(draw: Draw, batch: Shape) -> Shape:
    count = torch.Size(batch).numel()
    return draw.choice(((count,), (1, *batch), (*batch, 1), batch[::-1], (-1,) if count else (0,)))


def larger(draw: Draw, batch: Shape) -> Shape:
    grown = [draw.choice((n, -1)) if n != 1 else draw.integer(1, 4) for n in batch]
    return (*(draw.integer(0, 3) for _ in range(draw.integer(0, 2))), *grown)


def repeats(draw: Draw, batch: Shape) -> Shape:
    return (*(draw.integer(1, 2) for _ in range(draw.integer(0, 1))), *(draw.integer(0, 2) for _ in batch))


def small(draw: Draw, batch: Shape) -> int:
    return draw.integer(1, 4)


def index_of(draw: Draw, batch: Shape) -> Any:
    """An index of a batch: integers, slices, None, an ellipsis, a mask, or a list or tensor of integers."""
    n = batch[0]
    choices: list[Any] = [slice(None), None, Ellipsis, slice(draw.integer(-3, 3), None, draw.integer(1, 3))]
    choices += [(Ellipsis, None), torch.rand(n, generator=draw.generator) < 0.5]
    if n:
        several = torch.randint(-n, n, (draw.integer(0, 4),), generator=draw.generator)
        choices += [draw.integer(-n, n - 1), several, several.tolist(), (Ellipsis, slice(0, 2))]
    return draw.choice(choices)


SHAPES: dict[str, tuple[Any, dict[str, Any], int]] = {
    "reshape": (Tensor.reshape, {"shape": new_shape}, 0),
    "expand": (Tensor.expand, positional(larger), 0),
    "broadcast_to": (Tensor.broadcast_to, positional(larger), 0),
    "repeat": (Tensor.repeat, positional(repeats), 0),
    "repeat_interleave": (Tensor.repeat_interleave, {"repeats": small, "dim": dim}, 1),
    "flatten": (Tensor.flatten, positional(), 0),
    "flatten:first": (Tensor.flatten, {"start_dim": dim}, 1),
    "flatten:last": (Tensor.flatten, {"end_dim": dim}, 1),
    "squeeze": (Tensor.squeeze, positional(), 0),
    "squeeze:dims": (Tensor.squeeze, {"dim": dims}, 1),
    "unsqueeze": (Tensor.unsqueeze, {"dim": new_dim}, 0),
    "movedim": (Tensor.movedim, {"source": dim, "destination": dim}, 1),
    "transpose": (Tensor.transpose, {"dim0": dim, "dim1": dim}, 1),
    "permute": (Tensor.permute, {"dims": order}, 1),
    "flip": (Tensor.flip, {"dims": dims}, 1),
    "roll": (Tensor.roll, {"shifts": small, "dims": dim}, 1),
    "roll:flat": (Tensor.roll, {"shifts": small}, 1),
    "unbind": (Tensor.unbind, {"dim": dim}, 1),
    "split": (Tensor.split, {"split_size": small, "dim": dim}, 1),
    "chunk": (Tensor.chunk, {"chunks": small, "dim": dim}, 1),
    "__getitem__": (Tensor.__getitem__, positional(index_of), 1),
    "__iter__": (lambda x: list(x), {}, 1),
}
CALLS: dict[str, Callable[..., Any]] = {
    "__iter__": lambda value: list(value),
}


def shapes() -> Iterator[Subject]:
    for name, kind in KINDS.items():
        for method, (function, options, rank) in SHAPES.items():
            yield Subject(
                f"{name}.{method}",
                kind,
                indexed(function),
                options,
                call=CALLS.get(method),
                exact=True,
                rank=rank,
                vmap=method not in ("__getitem__", "__iter__"),  # a mask, whose result has any size; a list
            )
        for field, fact in (("shape", lambda i: i.shape), ("ndim", lambda i: i.dim()), ("numel", lambda i: i.numel())):
            yield _plain(f"{name}.{field}", kind, indexed(fact))
        yield _plain(f"{name}.__len__", kind, indexed(len), rank=1, call=len)
        yield _plain(f"{name}.__bool__", kind, lambda *x: True, call=bool)


def _plain(name: str, kind: str, reference: Callable[..., Any], **options: Any) -> Subject:
    """A row whose result is no tensor."""
    return Subject(name, kind, reference, derivatives=False, vmap=False, **options)


def same(*tensors: Tensor) -> list[Tensor]:
    """The tensors, of a covariance the symmetric part: that is what the estimate is made of."""
    return [symmetric(x) if x.shape[-2:] == (6, 6) else x for x in tensors]


def storage() -> Iterator[Subject]:
    for name, kind in {**KINDS, "Trajectory": "trajectory", "Trajectory:of rotations": "rotation trajectory"}.items():
        own, _, tail = name.partition(":")
        tail = tail and f":{tail}"
        types = {"mixed": False} if own == "Trajectory" else {}  # the times of a trajectory have their own dtype
        for method in ("contiguous", "cpu", "clone"):
            yield Subject(f"{own}.{method}{tail}", kind, same, exact=True, **types)
        yield Subject(f"{own}.detach{tail}", kind, lambda *x: [y.detach() for y in same(*x)], exact=True, **types)
        for method in ("requires_grad_", "retain_grad"):
            yield Subject(
                f"{own}.{method}{tail}",
                kind,
                same,
                call=lambda value, m=method: getattr(value.clone().requires_grad_(), m)(),
                exact=True,
                derivatives=False,
                vmap=False,
                **types,
            )
        for field, fact in (("is_cuda", False), ("device", torch.device("cpu")), ("requires_grad", False)):
            yield _plain(f"{own}.{field}{tail}", kind, lambda *x, fact=fact: fact)
        yield _plain(f"{own}.dtype{tail}", kind, lambda *x, dtype: dtype, informed=True, mixed=own != "Trajectory")
        if own == "Trajectory":
            continue  # the table of trajectories has the conversions, which keep the dtype of the times
        for method, dtype in FLOATS.items():
            yield Subject(f"{own}.{method}", kind, same, dtype=lambda t, o, d=dtype: d, exact=True, narrow=True)
        yield Subject(
            f"{own}.to",
            kind,
            lambda *x, dtype: same(*x),
            {"dtype": list(FLOATS.values())},
            dtype=lambda t, o: o["dtype"],
            exact=True,
            narrow=True,
        )


def close(*tensors: Tensor, rtol: float, atol: float) -> Tensor:
    """Whether positions and rotations are close, in the words of the documentation."""
    half = len(tensors) // 2
    one, other = tensors[:half], tensors[half:]
    near = so3.distance(one[half > 1], other[half > 1]) <= atol + rtol
    if half > 1:
        near = near & ((one[0] - other[0]).norm(dim=-1) <= atol + rtol * other[0].norm(dim=-1))
    if half > 2:
        a, b = (uncertainty.on(*x, of="right", side="right")[2] for x in (one, other))
        near = near & ((a - b).abs().amax((-2, -1)) <= atol + rtol * b.abs().amax((-2, -1)))
    return near


def tensors_close(*tensors: Tensor, rtol: float, atol: float) -> Tensor:
    """Whether positions, entry by entry, and rotations are close: what `testing.assert_close` asserts."""
    one, other = tensors[: len(tensors) // 2], tensors[len(tensors) // 2 :]
    near = (so3.distance(one[-1], other[-1]) <= atol + rtol).all()
    for a, b in zip(one[:-1], other[:-1], strict=True):
        near = near & ((a - b).abs() <= atol + rtol * b.abs()).all()
    return near


def asserts(one: Any, other: Any, **tolerance: float) -> Tensor:
    """Whether two values are close. An assertion about anything else goes to the caller."""
    try:
        pk.testing.assert_close(one, other, **tolerance)
    except AssertionError:
        if type(one) is not type(other) or not isinstance(one, pk.Pose | pk.Rotation):
            raise
        return torch.tensor(False)
    return torch.tensor(True)


def conversions() -> Iterator[Subject]:
    for name, formula in (("Pose", pose.matrix), ("Rotation", rotation.matrix)):
        kind, plain = KINDS[name], {"derivatives": False, "vmap": False}
        yield Subject(
            f"{name}.__array__",
            kind,
            formula,
            dtype=lambda tensors, options: torch.float64,
            call=lambda value: torch.from_numpy(np.asarray(value.double())),  # NumPy has no bfloat16
            **plain,
        )
        for method in ("__dlpack__", "__dlpack_device__"):
            yield Subject(f"{name}.{method}", kind, formula, call=torch.from_dlpack, **plain)


def comparisons() -> Iterator[Subject]:
    tolerances = {"rtol": [1e-5, 1e-3], "atol": [1e-3, 1.0]}
    for name, kind in KINDS.items():
        if name == "Camera":
            continue  # the table of cameras has these
        two = f"{kind}, {kind}"
        yield Subject(f"{name}.isclose", two, close, tolerances, derivatives=False)
        yield Subject(
            f"{name}.allclose",
            two,
            lambda *x, **tolerance: close(*x, **tolerance).all(),
            tolerances,
            call=lambda a, b, **tolerance: torch.tensor(a.allclose(b, **tolerance)),
            derivatives=False,
            vmap=False,
        )
        yield Subject(
            f"{name}.__torch_function__:isclose",
            two,
            close,
            tolerances,
            call=lambda a, b, **tolerance: torch.isclose(a, b, **tolerance),
            derivatives=False,
        )
        if name != "UncertainPose":
            yield Subject(
                f"testing.assert_close:{name}",
                two,
                tensors_close,
                tolerances,
                call=asserts,
                derivatives=False,
                vmap=False,
                mixed=False,
                alike=True,
            )
        yield Subject(f"{name}.validate", kind, same, exact=True, vmap=False, orders=False)
        yield _plain(f"{name}.__repr__", kind, lambda *x: True, call=lambda value: bool(repr(value)))
