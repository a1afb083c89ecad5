"""Objects that are wrong as arguments, by name. Each call creates them, and some of them from a right argument."""

from __future__ import annotations

import collections
import decimal
import fractions
import warnings
from collections.abc import Callable
from typing import Any
from unittest import mock

import numpy as np
import torch
from torch import Tensor

import posekit as pk


class RaisingArray:
    def __array__(self, *_: Any, **__: Any) -> Any:
        raise RuntimeError("this object has no array")


class RaisingLength:
    def __len__(self) -> int:
        raise RuntimeError("this object has no length")

    def __getitem__(self, index: Any) -> Any:
        raise RuntimeError("this object has no items")


class Lookalike:
    """Has the attributes of a value, and is none."""

    quaternion = position = shape = dtype = device = None


class OwnTensor(torch.Tensor):
    """A subclass of tensors."""


class OwnFloat(float):
    """A subclass of numbers."""


def _tensor(right: Any) -> Tensor:
    """The right argument, if it is a tensor, or some tensor."""
    if isinstance(right, Tensor) and right.is_floating_point():
        return right.detach().resolve_neg()
    return getattr(right, "quaternion", torch.ones(2, 4)).detach().resolve_neg()


def _nested(right: Any) -> Tensor:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return torch.nested.nested_tensor([torch.ones(2, 3), torch.ones(1, 3)])


def _deep(right: Any) -> list[Any]:
    found: list[Any] = [1.0]
    for _ in range(40):
        found = [found]
    return found


def _sparse(right: Any) -> Tensor:
    return _tensor(right).float().contiguous().to_sparse()


def _inference(right: Any) -> Tensor:
    with torch.inference_mode():
        return _tensor(right) * 1


def _big_endian(right: Any) -> Any:
    return _tensor(right).double().numpy().astype(">f8")


def _read_only(right: Any) -> Any:
    array = _tensor(right).double().numpy().copy()
    array.setflags(write=False)
    return array


Maker = Callable[[Any], Any]
# Of no type that any argument but an index or an option may have: a call that accepts one of them is wrong.
NEVER: dict[str, Maker] = {
    "text": lambda right: "nope",
    "bytes": lambda right: b"nope",
    "object": lambda right: object(),
    "mock": lambda right: mock.Mock(),
    "dict": lambda right: {"a": 1},
    "set": lambda right: {1.0, 2.0},
    "function": lambda right: len,
    "complex": lambda right: 1j,
    "complex tensor": lambda right: _tensor(right).float() * 1j,
    "complex array": lambda right: np.ones((2, 3), dtype=complex),
    "list of texts": lambda right: ["a", "b"],
    "list of None": lambda right: [None, None],
    "ragged list": lambda right: [[1.0, 2.0], [3.0]],
    "array of objects": lambda right: np.array([object(), None]),
    "array of texts": lambda right: np.array(["a", "b"]),
    "array of dates": lambda right: np.array(["2020-01-01"], dtype="datetime64[D]"),
    "structured array": lambda right: np.zeros(3, dtype=[("a", float), ("b", int)]),
    "masked array": lambda right: np.ma.masked_array(np.ones((2, 3)), mask=np.eye(2, 3)),
    "raising array": lambda right: RaisingArray(),
    "raising length": lambda right: RaisingLength(),
    "lookalike": lambda right: Lookalike(),
    "sparse tensor": _sparse,
    "sparse rows": lambda right: torch.eye(4).to_sparse_csr(),
    "mkldnn tensor": lambda right: torch.ones(2, 4).to_mkldnn(),
    "nested tensor": _nested,
    "module": lambda right: torch.nn.Linear(3, 3),
    "class": lambda right: pk.Pose,
}
# Right for some arguments: what a call makes of them must be what it makes of the tensor with the same numbers.
SOMETIMES: dict[str, Maker] = {
    "None": lambda right: None,
    "bool": lambda right: True,
    "number": lambda right: 0.5,
    "integer": lambda right: 7,
    "negative integer": lambda right: -3,
    "large integer": lambda right: 2**31,
    "huge integer": lambda right: 10**30,
    "nan": lambda right: float("nan"),
    "inf": lambda right: float("-inf"),
    "own number": lambda right: OwnFloat(2.0),
    "fraction": lambda right: fractions.Fraction(1, 3),
    "decimal": lambda right: decimal.Decimal("0.1"),
    "empty list": lambda right: [],
    "empty lists": lambda right: [[], []],
    "list": lambda right: [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]],
    "deep list": _deep,
    "tuple": lambda right: (1, 2, 3, 4),
    "list of tensors": lambda right: [torch.ones(3), torch.zeros(3)],
    "list of values": lambda right: [pk.Pose.identity(), pk.Pose.identity()],
    "range": lambda right: range(3),
    "deque": lambda right: collections.deque([1.0, 2.0, 3.0]),
    "memory": lambda right: memoryview(b"abc"),
    "pose": lambda right: pk.Pose.identity(2),
    "rotation": lambda right: pk.Rotation.identity(2),
    "estimate": lambda right: pk.UncertainPose(pk.Pose.identity(), torch.eye(6)),
    "trajectory": lambda right: pk.Trajectory([0.0, 1.0], pk.Pose.identity(2)),
    "mock of everything": lambda right: mock.MagicMock(),
    "empty pose": lambda right: pk.Pose.identity(0),
    "number of numpy": lambda right: np.float32(2.5),
    "integer of numpy": lambda right: np.int64(2),
    "array": lambda right: np.ones((2, 3)),
    "long array": lambda right: np.ones((2, 3), dtype=np.longdouble),
    "array of integers": lambda right: np.arange(6).reshape(2, 3),
    "array of bools": lambda right: np.ones((2, 3), dtype=bool),
    "empty array": lambda right: np.zeros((0,)),
    "big-endian array": _big_endian,
    "read-only array": _read_only,
    "integers": lambda right: _tensor(right).to(torch.int64),
    "bytes of a tensor": lambda right: _tensor(right).to(torch.uint8),
    "bools": lambda right: _tensor(right) > 0,
    "number as tensor": lambda right: torch.tensor(2.0),
    "no numbers": lambda right: torch.zeros(0),
    "shorter": lambda right: _tensor(right)[..., :-1] if _tensor(right).dim() else torch.zeros(5),
    "longer": lambda right: torch.cat((_tensor(right),) * 2, -1) if _tensor(right).dim() else torch.zeros(2, 5),
    "float8 tensor": lambda right: _tensor(right).to(torch.float8_e4m3fn),
    "other batch": lambda right: _tensor(right).new_ones(7, 11, *_tensor(right).shape),
    "on meta": lambda right: _tensor(right).to("meta"),
    "of nan": lambda right: torch.full_like(_tensor(right), torch.nan),
    "zeros": lambda right: torch.zeros_like(_tensor(right)),
    "parameter": lambda right: torch.nn.Parameter(_tensor(right).clone()),
    "own tensor": lambda right: _tensor(right).clone().as_subclass(OwnTensor),
    "inference tensor": _inference,
    "device": lambda right: torch.device("meta"),
    "dtype": lambda right: torch.float32,
    "integer dtype": lambda right: torch.int32,
}
OBJECTS = {**NEVER, **SOMETIMES}
