"""Symbolic tensors, and what meets them in a trace."""

from __future__ import annotations

import math
import numbers
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from ..engine import Graph, Scalar, find, nonzero, select, wrapper_tensor
from .axes import Axis, Dim, Key, Untraceable, size_of

RUN: Any = torch.ops.posekit.run.default
# The most numbers of an element of a tensor, and the most nodes of a program times its columns: with half as many, a
# compiler takes 2.5 s.
NUMBERS, NODES = 64, 10_000
# Numbers that are part of a program: multiples of 1/16 up to this. Others are read from memory, so that a program does
# not depend on them.
_PLAIN = 16


class Value(NamedTuple):
    """What a symbolic tensor holds.

    Attributes:
        dims: Its dimensions.
        numbers: Its scalars, of the shape of the dimensions that are unrolled, with 1 for those of the batch.
        is_condition: Whether they are conditions.
    """

    dims: Sequence[Dim]
    numbers: Any
    is_condition: bool = False

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple([size_of(dim) for dim in self.dims])


def array(numbers_: Any) -> Any:
    """An array of scalars."""
    return np.asarray(numbers_, dtype=object)


class Lifted(NamedTuple):
    """A tensor that a program reads.

    Attributes:
        tensor: The tensor.
        dims: Its dimensions.
        name: The name of its port.
        version: Counts the operations that have changed it in place.
    """

    tensor: Tensor
    dims: Sequence[Dim]
    name: str
    version: int

    def check(self) -> None:
        """Raise if the tensor has changed since it was read."""
        if self.tensor._version != self.version:
            raise Untraceable("a tensor is changed in place")

    @property
    def sizes(self) -> tuple[int, ...]:
        """The sizes of the dimensions that are unrolled."""
        return tuple([f for dim in self.dims for f in dim if isinstance(f, int)])


class Recording:
    """The state of one trace.

    Attributes:
        graph: Owns the scalars.
        dtype: The dtype of all numbers.
        device: Of all tensors.
        unrolled: The dimensions of inputs that are unrolled.
        nodes: The most nodes of the program.
        inputs: The tensors that are read, by identity.
        constants: The numbers that are read.
        values: All values that were computed.
        failure: Why the function is untraceable, after it has turned out so.
    """

    def __init__(self, dtype: torch.dtype, device: torch.device, unrolled: frozenset[Key], nodes: int) -> None:
        self.graph, self.nodes = Graph(), nodes
        self.dtype, self.device, self.unrolled = dtype, device, unrolled
        self.inputs: dict[int, Lifted] = {}
        self.constants: list[float] = []
        self.values: list[Value] = []
        self.failure: Exception | None = None
        self._made = 0

    def dimension(self, size: int, key: Key) -> Dim:
        """A dimension of an input."""
        if size == 1:
            return ()
        return (size,) if key in self.unrolled else (Axis(size, [key]),)

    def made_dimension(self, size: int) -> Dim:
        """A dimension that an operation makes, all of whose elements are equal."""
        self._made += 1
        return self.dimension(size, ("made", self._made))

    def operand(self, x: Any) -> Value:
        """An argument of an operation."""
        if isinstance(x, SymbolicTensor):
            return x.value
        if isinstance(x, Tensor):
            return self._lifted(x)
        if isinstance(x, numbers.Real):
            return Value([], array(self.number(x)))
        raise Untraceable(f"an operation on a {type(x).__name__}")

    def number(self, x: Any) -> Scalar:
        """A number of Python."""
        x = float(x)
        if abs(x) <= _PLAIN and (16 * x).is_integer():
            return self.graph.const(Fraction(x))
        self.constants.append(x)
        return self.graph.symbol("constants", len(self.constants) - 1)

    def _lifted(self, x: Tensor) -> Value:
        lifted = self.inputs.get(id(x))
        if lifted is None:
            if not x.numel() or x.is_complex() or x.layout != torch.strided:
                raise Untraceable("a tensor without numbers, of complex numbers or a sparse one")
            if x.ndim and (x.device != self.device or (x.is_floating_point() and x.dtype != self.dtype)):
                raise Untraceable("a tensor of another dtype or device")
            n = len(self.inputs)
            dims = [self.dimension(size, (n, i)) for i, size in enumerate(x.shape)]
            lifted = self.inputs[id(x)] = Lifted(x, dims, f"input{n}", x._version)
            self.values.append(Value(dims, None))
        lifted.check()
        shape = [math.prod([f for f in dim if isinstance(f, int)]) for dim in lifted.dims]
        if math.prod(shape) > NUMBERS:
            raise Untraceable("a tensor with too many numbers")
        scalars = [self.graph.symbol(lifted.name, k) for k in range(math.prod(shape))]
        if x.dtype == torch.bool:
            scalars = [nonzero(s) for s in scalars]
        return Value(lifted.dims, array(scalars).reshape(shape), x.dtype == torch.bool)

    def as_numbers(self, value: Value) -> Value:
        """A value whose conditions are 1 and 0."""
        if not value.is_condition:
            return value
        chosen = [select(c, 1, 0) for c in value.numbers.flat]
        return Value(value.dims, array(chosen).reshape(value.numbers.shape))

    def tensor(self, value: Value) -> SymbolicTensor:
        """The symbolic tensor of a value."""
        if value.numbers.size > NUMBERS * NUMBERS or len(self.graph) > self.nodes:
            raise Untraceable("the program is too long")
        self.values.append(value)
        return SymbolicTensor(value, self)


Rule = Callable[..., Any]
FUNCTIONS: dict[str, Rule] = {}  # by the names of torch's operators: from a recording and arguments to values
# By functions of torch: from a recording, arguments and those that are passed by name to a value, or NotImplemented.
DIRECT: dict[Any, Rule] = {}


class SymbolicTensor(Tensor):
    """A tensor of scalars of a program, with the shape and dtype that the tensor in its place has.

    Attributes:
        value: What it holds.
        recording: The trace that it belongs to.
    """

    value: Value
    recording: Recording

    @staticmethod
    def __new__(cls, value: Value, recording: Recording) -> SymbolicTensor:
        dtype = torch.bool if value.is_condition else recording.dtype
        self: SymbolicTensor = wrapper_tensor(cls, value.shape, dtype, recording.device)
        self.value, self.recording = value, recording
        return self

    def __init__(self, *_: Any) -> None:
        super().__init__()

    def __repr__(self, **_: Any) -> str:  # type: ignore[override]
        return f"SymbolicTensor(shape={tuple(self.shape)})"

    @classmethod
    def __torch_function__(cls, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if function is RUN:  # above the autograd of ops
            recording = _recording_of(args)
            return _guarded(recording, _run, recording, args)
        rule = DIRECT.get(function)
        if rule is not None:
            recording = _recording_of(args)
            result = _guarded(recording, _computed, recording, rule, args, kwargs or {})
            if result is not NotImplemented:
                return result
        return super().__torch_function__(function, types, args, kwargs or {})

    @classmethod
    def __torch_dispatch__(cls, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:  # type: ignore[override]
        recording = _recording_of((*args, *(kwargs or {}).values()))
        return _guarded(recording, _apply, recording, function, args, kwargs or {})


def _recording_of(arguments: Iterable[Any]) -> Recording:
    """The trace that one of the tensors in arguments, or in lists of them, belongs to."""
    for x in arguments:
        if isinstance(x, SymbolicTensor):
            return x.recording
        if isinstance(x, list | tuple):
            for y in x:
                if isinstance(y, SymbolicTensor):
                    return y.recording
    raise Untraceable("an operation on other nestings of tensors")


def _guarded(recording: Recording, compute: Callable[..., Any], *arguments: Any) -> Any:
    """Remember an exception, even if the function catches it."""
    try:
        if recording.failure is not None:
            raise recording.failure
        if not torch.is_grad_enabled():
            raise Untraceable("an operation without derivatives")
        return compute(*arguments)
    except Exception as error:
        recording.failure = recording.failure or error
        raise


def _apply(recording: Recording, function: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    """An operator of torch."""
    rule = FUNCTIONS.get(function.name().partition("::")[2].partition(".")[0])
    if rule is None:
        raise Untraceable(f"{function.name()} is unknown")
    result = rule(recording, *args, **kwargs)
    return recording.tensor(result) if isinstance(result, Value) else [recording.tensor(x) for x in result]


def _run(recording: Recording, arguments: tuple[str, Sequence[Any], Sequence[int]]) -> list[SymbolicTensor]:
    """An op of posekit."""
    name, inputs, shapes = arguments
    program = find(name).program
    if shapes:
        raise Untraceable(f"{program.title} sums over the batch")
    return [recording.tensor(x) for x in FUNCTIONS["run"](recording, program, inputs)]


def _computed(recording: Recording, rule: Rule, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    """A function of torch in place of its operator, or NotImplemented."""
    result = rule(recording, args, kwargs)
    return result if result is NotImplemented else recording.tensor(result)
