"""Calls of declared ops: values made of several tensors as arguments and results, and Jacobians."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import torch
from torch import Tensor

from ...errors import ArgumentError
from ..programs import ARRAY, Part, Struct, parts
from ..runtime import LOCK
from .registry import op_for
from .torch_op import Op

Tree = int | tuple["Tree", ...]


class Declared(Protocol):
    """A declared op, as users call it.

    Attributes:
        op: The op.
        declaration: The function that declares it.
    """

    op: Op
    declaration: Callable[..., Any]

    def __call__(self, *arguments: Any, **named: Any) -> Any: ...

    def jacobian(self, wrt: str | Sequence[str]) -> Declared:
        """The op that computes the dense Jacobian, see `posekit.op`."""

    def source(self, derivative: str = "", dtype: torch.dtype = torch.float32) -> str:
        """The generated kernel source of the op, or of a derivative such as "vjp", "jvp" or "vjp.jvp"."""


class Signature(NamedTuple):
    """What a call takes and returns.

    Attributes:
        parameters: The names of the arguments, and for each its struct, or None if it is a tensor.
        results: The struct of each result, or None.
        shapes: The shape of an element of each result that is a tensor, if it is not that of the output.
        tree: How the results are nested in tuples: indices of results.
    """

    parameters: Mapping[str, type[Struct] | None]
    results: Sequence[type[Struct] | None]
    shapes: Sequence[tuple[int, ...] | None]
    tree: Tree

    @classmethod
    def of(cls, parameters: Mapping[str, type[Struct] | None], results: Sequence[type[Struct] | None]) -> Signature:
        """That of an op whose results are a tuple, if there are several."""
        return cls(parameters, results, (None,) * len(results), 0 if len(results) == 1 else tuple(range(len(results))))

    @property
    def is_plain(self) -> bool:
        """Whether the call takes and returns exactly the tensors of the op."""
        flat: Tree = 0 if len(self.results) == 1 else tuple(range(len(self.results)))
        return not any([*self.parameters.values(), *self.results, *self.shapes]) and self.tree == flat

    def layouts(self) -> tuple[str, str]:
        """The layouts of the inputs and outputs: see `parts`."""
        kinds = (self.parameters.values(), self.results)
        arguments, results = ("".join(kind.letter if kind else ARRAY for kind in row) for row in kinds)
        return arguments, results

    def tensors(self, title: str, arguments: tuple[Any, ...], named: Mapping[str, Any]) -> list[Any]:
        """The tensors of the arguments of a call."""
        names = list(self.parameters)
        rest = names[len(arguments) :]
        if len(arguments) > len(names) or len(named) != len(rest) or any([n not in named for n in rest]):
            given = [*map(str, range(len(arguments))), *named]
            raise TypeError(f"{title}() takes the arguments {', '.join(names)}; got {', '.join(given) or 'none'}")
        found: list[Any] = []
        values = [*arguments, *[named[n] for n in rest]]
        for (name, kind), value in zip(self.parameters.items(), values, strict=True):
            found += kind.unpack(value, f"{title}: {name}") if kind else (value,)
        return found

    def nested(self, outputs: Sequence[Tensor]) -> Any:
        """The results of a call, from the outputs of the op."""
        leaves: list[Any] = []
        start = 0
        for kind, shape in zip(self.results, self.shapes, strict=True):
            count = len(kind.fields) if kind else 1
            tensors = outputs[start : start + count]
            start += count
            if kind:
                leaves.append(kind.pack(*tensors))
            else:
                leaves.append(tensors[0] if shape is None else tensors[0].reshape(*tensors[0].shape[:-2], *shape))
        return _nest(self.tree, leaves)


def _nest(tree: Tree, leaves: Sequence[Any]) -> Any:
    return leaves[tree] if isinstance(tree, int) else tuple([_nest(part, leaves) for part in tree])


def public(op: Op, signature: Signature, declaration: Callable[..., Any]) -> Any:
    """The call of an op, with the metadata of the function that declares it (as `functools.wraps`)."""
    call: Any = op.call
    if not signature.is_plain:
        direct, title = op.call, op.program.title
        is_single = len(op.program.outputs) == 1

        def call(*arguments: Any, **named: Any) -> Any:
            outputs = direct(*signature.tensors(title, arguments, named))
            return signature.nested((outputs,) if is_single else outputs)

        names = [inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD) for name in signature.parameters]
        call.__signature__, call.__annotations__ = inspect.Signature(names), {}

    call.__name__, call.__qualname__ = declaration.__name__, declaration.__qualname__
    call.__doc__, call.__module__ = declaration.__doc__, declaration.__module__
    call.op, call.source, call.declaration = op, op.source, declaration
    memo: dict[Any, Any] = {}

    def jacobian(wrt: str | Sequence[str]) -> Any:
        key = tuple(wrt) if isinstance(wrt, list) else wrt
        found = memo.get(key)
        if found is None:
            if not isinstance(key, str | tuple):
                raise ArgumentError(f"{op.program.title}.jacobian: wrt must be a name or names, got {wrt!r}")
            with LOCK:
                found = memo.get(key) or _jacobian(op, signature, declaration, key)
                memo[key] = found
        return found

    call.jacobian = jacobian
    return call


def _jacobian(op: Op, signature: Signature, declaration: Callable[..., Any], wrt: str | tuple[str, ...]) -> Any:
    title, names = op.program.title, list(signature.parameters)
    chosen = (wrt,) if isinstance(wrt, str) else wrt
    if not chosen or any([n not in names for n in chosen]) or len({*chosen}) < len(chosen):
        raise ArgumentError(
            f"{title}.jacobian: wrt must name arguments of the op, each once, got {wrt!r}; they are {', '.join(names)}"
        )
    layouts = signature.layouts()
    program = op.program.jacobian(*layouts, tuple([n in chosen for n in names]))
    arguments, results = (
        parts(layout, [p.shape for p in ports])
        for layout, ports in zip(layouts, (op.program.inputs, op.program.outputs), strict=True)
    )
    ordered = [n for n in names if n in chosen]
    shapes = [_shape(shape, arguments[names.index(n)]) for shape in _shapes(signature, results) for n in ordered]

    def replaced(tree: Tree) -> Tree:
        """The tree of the results with those of their Jacobians in place of each."""
        if not isinstance(tree, int):
            return tuple([replaced(part) for part in tree])
        indices = [tree * len(ordered) + ordered.index(n) for n in chosen]
        return indices[0] if isinstance(wrt, str) else tuple(indices)

    nested = Signature(signature.parameters, (None,) * len(shapes), shapes, replaced(signature.tree))
    return public(op_for(program), nested, declaration)


def _shapes(signature: Signature, results: Sequence[Part]) -> list[tuple[int, ...]]:
    """The shape of an element of each result."""
    return [part.shape if shape is None else shape for part, shape in zip(results, signature.shapes, strict=True)]


def _shape(result: tuple[int, ...], argument: Part) -> tuple[int, ...] | None:
    """The shape of a Jacobian, or None if the output has that shape."""
    shape = (*result, *argument.shape)
    return shape if len(shape) > 2 else None
